//! Which theme is shown: the one that was chosen, or the one that suits the system.

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowTheme};

use crate::config::ThemeName;
use crate::features::settings::{Configs, Settings};

/// What the system wants, as far as it says so.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SystemTheme {
    /// Whether windows are to be light.
    pub is_light: bool,
    /// Whether contrasts are to be high.
    pub is_high_contrast: bool,
}

impl SystemTheme {
    /// The theme that suits the system.
    pub(crate) const fn name(self) -> ThemeName {
        match self {
            SystemTheme {
                is_high_contrast: true,
                ..
            } => ThemeName::HighContrast,
            SystemTheme { is_light: true, .. } => ThemeName::Light,
            SystemTheme { .. } => ThemeName::Dark,
        }
    }
}

/// The key of the name of a choice; none of the themes stands for the system's.
pub(crate) const fn words_of(choice: Option<ThemeName>) -> &'static str {
    match choice {
        None => "follow-system",
        Some(ThemeName::Dark) => "theme-dark",
        Some(ThemeName::Light) => "theme-light",
        Some(ThemeName::HighContrast) => "theme-high-contrast",
    }
}

/// Shows the theme that is chosen, or that suits the system.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<SystemTheme>()
        .add_systems(PreUpdate, (ask_window, show_theme).chain());
}

/// The window knows whether the system is light, in a browser and on most desktops. Where it knows
/// nothing, as on Linux, what else is told of the system counts, and without that it is dark.
fn ask_window(
    windows: Query<&Window, (With<PrimaryWindow>, Changed<Window>)>,
    mut system: ResMut<SystemTheme>,
) {
    let Ok(window) = windows.single() else {
        return;
    };
    if let Some(theme) = window.window_theme {
        let next = SystemTheme {
            is_light: theme == WindowTheme::Light,
            ..*system
        };
        system.set_if_neq(next);
    }
}

fn show_theme(system: Res<SystemTheme>, settings: Res<Settings>, mut configs: ResMut<Configs>) {
    let name = settings.theme.unwrap_or(system.name());
    if configs.shown_theme() != name {
        configs.show_theme(name);
    }
}
