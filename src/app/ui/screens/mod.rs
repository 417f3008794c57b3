//! What is shown around the board: panels, cards, overlays. One file a screen.

pub mod analysis;
mod arena;
mod best_moves;
mod board_table;
pub mod clocks;
pub mod comment;
pub mod confirmation;
pub mod coordinates;
mod entrance;
pub mod export;
pub mod fields;
pub mod game_menu;
pub mod giving_up;
pub mod interface_size;
mod kept_games;
mod key_list;
pub mod last_move;
mod lesson;
mod list_and_detail;
pub mod loading;
pub mod loss;
pub mod menu;
pub mod menu_demos;
mod messages;
pub mod moves;
mod my_games;
pub mod opening;
mod opponent_page;
pub mod overlay;
pub mod play;
mod puzzles;
pub mod rated;
pub mod replay;
pub mod research;
mod rules;
mod scanning;
pub mod scores;
pub mod seats;
pub mod settings;
pub mod setup;
pub mod study;
mod take;
pub mod theorem;
pub mod tune;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::gamepad_focus;
use super::widgets::surface::make_controls_large;
use crate::app::state::settings::Settings;
use crate::app::state::states::Screen;

/// Adds all screens.
pub fn plugin(app: &mut App) {
    app.init_resource::<scores::ToldGame>()
        .init_resource::<play::EndingCard>()
        .init_resource::<settings::ChosenSection>()
        .add_plugins((
            giving_up::plugin,
            interface_size::plugin,
            menu_demos::plugin,
            loading::plugin,
            overlay::plugin,
            comment::plugin,
            entrance::plugin,
            (scanning::plugin, gamepad_focus::plugin),
            tune::plugin,
        ))
        .configure_sets(EguiPrimaryContextPass, Drawing.before(overlay::Overlay))
        .add_systems(EguiPrimaryContextPass, size_controls.before(Drawing))
        .add_systems(
            EguiPrimaryContextPass,
            (
                menu::show.run_if(in_state(Screen::Menu)),
                setup::show.run_if(in_state(Screen::Setup)),
                play::show.run_if(in_state(Screen::Play)),
                lesson::show.run_if(in_state(Screen::Lesson)),
                puzzles::show.run_if(in_state(Screen::Puzzles)),
                theorem::show.run_if(in_state(Screen::Theorem)),
                research::show.run_if(in_state(Screen::Research)),
                scores::show.run_if(in_state(Screen::Scores)),
                my_games::show.run_if(in_state(Screen::MyGames)),
                settings::show.run_if(in_state(Screen::Settings)),
                tune::show.run_if(in_state(Screen::Tune)),
                arena::show.run_if(in_state(Screen::Arena)),
            )
                .in_set(Drawing),
        );
}

/// The systems that draw the screens.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Drawing;

/// How large the controls of all screens are.
fn size_controls(mut contexts: EguiContexts, settings: Res<Settings>) -> Result {
    make_controls_large(contexts.ctx_mut()?, settings.large_controls);
    Ok(())
}
