//! What is shown around the board: panels, cards, overlays. One file a screen.

pub mod coordinates;
#[cfg(not(target_family = "wasm"))]
pub mod engine_form;
pub mod fields;
pub mod giving_up;
pub mod living;
pub mod loading;
pub mod menu;
pub mod moves;
pub mod overlay;
pub mod play;
pub mod seats;
pub mod setup;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::states::Screen;

/// Adds all screens.
pub fn plugin(app: &mut App) {
    app.add_plugins((
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
            overlay::show,
        )
            .chain(),
    );
}
