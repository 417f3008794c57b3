//! The language of the page, what it is told, and its clock.

use std::cell::Cell;

use bevy::prelude::*;
use bevy::time::TimeSystems;
use web_sys::Event;

use crate::board::drawing::backdrop::FadeOverlay;
use crate::board::figure::Pose;
use crate::config::ThemeName;
use crate::features::language::{Language, SystemLanguage, Words};
use crate::features::settings::choices::SystemMotion;
use crate::features::settings::theme_choice::SystemTheme;
use crate::features::settings::{Configs, Settings};
use crate::platform::keeping;
use crate::platform::page::{document, listen, root, setting, window};
use crate::platform::web::storage::{LocalStorage, THEME};
use crate::platform::web::wake::wake;
use crate::states::{Phase, Screen};
use crate::storage::Keys as _;

/// Speaks the visitor's language, shows the contrast and moves as the visitor wants, tells the page when a
/// screen is there, and stops the clock while nobody sees the page.
pub(crate) fn plugin(app: &mut App) {
    let choose_language = choose_language.before(keeping::bring::<Settings>);
    app.add_systems(
        PreStartup,
        (choose_language, learn_preferences, hear_changes),
    )
    .add_systems(
        Update,
        // Of what is drawn in this very frame.
        (tell_screen.after(Phase::Scene), tell_language, tell_theme),
    )
    .add_systems(PreUpdate, learn_preferences.run_if(preferences_changed))
    .add_systems(First, rest_unseen.before(TimeSystems));
}

fn choose_language(mut system: ResMut<SystemLanguage>) {
    let liked = window().navigator().languages();
    let liked = liked.iter().filter_map(|id| id.as_string());
    system.0 = Language::preferred(liked);
}

fn tell_language(words: Res<Words>, mut told: Local<Option<Language>>) {
    if told.replace(words.language()) == Some(words.language()) {
        return;
    }
    if let Some(root) = root() {
        // A page without the attribute is readable all the same.
        let _ = root.set_attribute("lang", words.language().id());
    }
}

/// The page says in `data-contrast` whether the system wants more, and in `data-motion` whether it wants
/// less of that.
fn learn_preferences(mut theme: ResMut<SystemTheme>, mut motion: ResMut<SystemMotion>) {
    theme.is_high_contrast = setting("contrast").as_deref() == Some("more");
    motion.is_reduced = setting("motion").as_deref() == Some("reduce");
}

fn preferences_changed() -> bool {
    PREFERENCES_CHANGED.take()
}

/// The page's cover has the same colours at the next visit.
fn tell_theme(configs: Res<Configs>, mut told: Local<Option<ThemeName>>) {
    let now = configs.shown_theme();
    if told.replace(now) == Some(now) {
        return;
    }
    let name = match now {
        ThemeName::Dark => "dark",
        ThemeName::Light => "light",
        ThemeName::HighContrast => "high-contrast",
    };
    if let Some(root) = root() {
        // A page without the attribute has colours all the same.
        let _ = root.set_attribute("data-theme", name);
    }
    // Without storage the cover has the colours that suit the system.
    let _ = LocalStorage.set(THEME, name);
}

/// What was spawned in one frame is drawn in the next one.
const DRAWN_AFTER: u32 = 3;

/// The page takes its cover away when `data-screen` is set, and tests wait for it: not before the board can
/// be seen.
fn tell_screen(
    screen: Res<State<Screen>>,
    overlays: Query<&Pose, With<FadeOverlay>>,
    mut frames: Local<Option<u32>>,
) {
    if screen.is_changed() {
        *frames = Some(0);
    }
    let Some(count) = frames.as_mut() else {
        return;
    };
    *count += 1;
    let is_hidden = overlays.iter().any(|overlay| overlay.alpha >= 1.0);
    if *count < DRAWN_AFTER || is_hidden {
        return;
    }
    *frames = None;
    let name = match screen.get() {
        Screen::Loading => return,
        Screen::Menu => "menu",
        Screen::Setup => "setup",
        Screen::Play => "play",
        Screen::Lesson => "lesson",
        Screen::Puzzles => "puzzles",
        Screen::Research => "research",
        Screen::Theorem => "theorem",
        Screen::Arena => "arena",
        Screen::Scores => "scores",
        Screen::MyGames => "library",
        Screen::Collection => "collection",
        Screen::Settings => "settings",
        Screen::Tune => "tune",
        Screen::About => "about",
    };
    if let Some(root) = root() {
        let _ = root.set_attribute("data-screen", name);
    }
}

thread_local! {
    /// Set when the page is hidden or shown.
    static SEEN_OR_HIDDEN: Cell<bool> = const { Cell::new(false) };
    /// Set when the page says that the system wants another contrast, or more or less motion.
    static PREFERENCES_CHANGED: Cell<bool> = const { Cell::new(false) };
}

fn hear_changes() {
    listen(&document(), "visibilitychange", |_: Event| {
        SEEN_OR_HIDDEN.set(true);
    });
    listen(&document(), "preferencechange", |_: Event| {
        PREFERENCES_CHANGED.set(true);
        wake();
    });
}

/// No frames are drawn while the page is hidden; when it is seen again, that time has not passed.
fn rest_unseen(mut time: ResMut<Time<Virtual>>) {
    if SEEN_OR_HIDDEN.take() {
        time.pause();
    } else if time.is_paused() {
        time.unpause();
    }
}
