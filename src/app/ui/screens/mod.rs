//! What is shown around the board: panels, cards, overlays. One file a screen.

pub mod analysis;
pub mod clocks;
pub mod comment;
pub mod confirmation;
pub mod coordinates;
mod entrance;
pub mod export;
pub mod fields;
pub mod game_menu;
pub mod giving_up;
mod kept_games;
mod key_list;
pub mod last_move;
mod list_and_detail;
pub mod loading;
pub mod menu;
pub mod menu_demos;
mod messages;
pub mod moves;
mod my_games;
pub mod opening;
pub mod overlay;
pub mod play;
pub mod rated;
pub mod replay;
pub mod research;
mod rules;
pub mod scores;
pub mod seats;
pub mod settings;
pub mod setup;
pub mod study;
pub mod tune;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::app::state::states::Screen;

/// Adds all screens.
pub fn plugin(app: &mut App) {
    app.init_resource::<scores::ToldGame>()
        .init_resource::<settings::ChosenSection>()
        .add_plugins((
            giving_up::plugin,
            menu_demos::plugin,
            loading::plugin,
            overlay::plugin,
            comment::plugin,
            entrance::plugin,
            tune::plugin,
        ))
        .add_systems(
            EguiPrimaryContextPass,
            (
                menu::show.run_if(in_state(Screen::Menu)),
                setup::show.run_if(in_state(Screen::Setup)),
                play::show.run_if(in_state(Screen::Play)),
                research::show.run_if(in_state(Screen::Research)),
                scores::show.run_if(in_state(Screen::Scores)),
                my_games::show.run_if(in_state(Screen::MyGames)),
                settings::show.run_if(in_state(Screen::Settings)),
                tune::show.run_if(in_state(Screen::Tune)),
            )
                .before(overlay::Overlay),
        );
}
