//! What is shown around the board: panels, cards, overlays. One file a screen.

pub mod analysis;
pub mod confirmation;
pub mod coordinates;
#[cfg(not(target_family = "wasm"))]
pub mod engine_form;
pub mod export;
pub mod fields;
#[cfg(not(target_family = "wasm"))]
pub mod file_rows;
#[cfg(not(target_family = "wasm"))]
pub mod files;
pub mod game_menu;
pub mod giving_up;
pub mod living;
pub mod loading;
pub mod menu;
pub mod moves;
pub mod opening;
pub mod overlay;
pub mod play;
pub mod rated;
pub mod replay;
pub mod research;
pub mod scores;
pub mod seats;
pub mod setup;
pub mod study;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::states::Screen;

/// Adds all screens.
pub fn plugin(app: &mut App) {
    app.init_resource::<scores::ToldGame>()
        .add_plugins((
            giving_up::plugin,
            living::plugin,
            loading::plugin,
            overlay::plugin,
            #[cfg(not(target_family = "wasm"))]
            engine_form::plugin,
        ))
        .add_systems(
            EguiPrimaryContextPass,
            (
                menu::show.run_if(in_state(Screen::Menu)),
                setup::show.run_if(in_state(Screen::Setup)),
                play::show.run_if(in_state(Screen::Play)),
                research::show.run_if(in_state(Screen::Research)),
                scores::show.run_if(in_state(Screen::Scores)),
                overlay::show,
            )
                .chain(),
        );
    #[cfg(not(target_family = "wasm"))]
    app.add_systems(EguiPrimaryContextPass, files::show.before(overlay::show));
}
