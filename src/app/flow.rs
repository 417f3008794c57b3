//! The course of a game: what a person wants becomes moves, moves become events, and the turn
//! goes from one seat to the other.

mod acting;
mod board;
mod navigation;
mod turns;

use std::time::Duration;

use bevy::prelude::*;

use self::board::{clear_the_table, set_the_table, show_draft};
use self::turns::{end_game, start_thinking, stop_thinking, take_reply};
use super::going_back::go_back;
use super::replaying::{play_on, press_play};
use super::states::{Phase, Screen, Turn};
use crate::games::{Cell, Illegal, Move};
use crate::players::Choice;
use crate::players::external::Fault;
use crate::table::history::NodeId;
use crate::table::{Plan, Sitting};

pub(super) use self::acting::act;
pub use self::acting::marked;
pub(super) use self::board::refresh_draft_stage;
pub use self::board::{TableStage, Unsettled, settle_new_stages};
pub use self::navigation::Seeds;
pub(super) use self::navigation::navigate;
pub(super) use self::turns::next_turn;

/// The sitting on the table; it stays there while the menu is open.
#[derive(Resource, Default)]
pub struct Table {
    /// The sitting, if there is one.
    pub sitting: Option<Sitting>,
    /// The next rated game, with which [`NewGame`](super::intent::Intent::NewGame) begins: it has
    /// a plan of its own.
    pub next_rated: Option<Sitting>,
    /// What the computer knew when it moved last in this game.
    pub last_choice: Option<Choice<Move>>,
    /// Why the last try of a person was refused, and when (time since the program's start).
    pub refused: Option<(Illegal, Duration)>,
    /// The place of the keyboard or the pointer on the board.
    pub cursor: Cursor,
    /// Where another program has given up in this game, and what was wrong with it.
    pub fault: Option<(NodeId, Fault)>,
}

impl Table {
    /// Whether there is a game that has not ended.
    #[must_use]
    pub fn has_open_game(&self) -> bool {
        self.sitting
            .as_ref()
            .is_some_and(|sitting| sitting.result().is_none())
    }

    /// Whether a rated game is running: leaving it is losing it, nothing is taken back, and nobody
    /// helps.
    #[must_use]
    pub fn runs_rated(&self) -> bool {
        self.sitting.as_ref().is_some_and(Sitting::is_rated)
    }
}

/// Where pointer and keyboard are on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cursor {
    /// The cell under the pointer.
    pub hover: Option<Cell>,
    /// The keyboard's cell, once the keyboard has been used.
    pub focus: Option<Cell>,
    /// Whether a finger has aimed at that cell and has not played yet.
    pub aimed: bool,
}

/// Adds the course of a game.
pub fn plugin(app: &mut App) {
    app.init_resource::<Table>()
        .add_systems(OnEnter(Screen::Play), set_the_table)
        .add_systems(OnExit(Screen::Play), clear_the_table)
        .add_systems(OnEnter(Screen::Setup), show_draft)
        .add_systems(OnExit(Screen::Setup), clear_the_table)
        .add_systems(OnEnter(Turn::Computer), start_thinking)
        .add_systems(OnExit(Turn::Computer), stop_thinking)
        .add_systems(OnEnter(Turn::Over), end_game)
        .add_systems(OnExit(Screen::Play), end_game)
        .add_systems(
            Update,
            (
                navigate,
                refresh_draft_stage.run_if(in_state(Screen::Setup)),
                // On every screen, so that what was wanted elsewhere is not done in the game.
                press_play,
                go_back,
                act,
                take_reply.run_if(in_state(Turn::Computer)),
                play_on,
                next_turn.run_if(in_state(Turn::Animating)),
            )
                .chain()
                .in_set(Phase::Rules),
        );
}

/// Sits down to a new sitting and opens the board.
pub fn sit_down(table: &mut Table, screen: &mut NextState<Screen>, plan: Plan) {
    table.sitting = Some(Sitting::new(plan));
    forget_game(table);
    screen.set(Screen::Play);
}

/// Forgets what was said and refused in another game.
pub(super) fn forget_game(table: &mut Table) {
    table.fault = None;
    forget_position(table);
}

/// Forgets what was said and refused in another position of the same game.
pub(super) fn forget_position(table: &mut Table) {
    table.last_choice = None;
    table.refused = None;
    table.cursor.aimed = false;
}
