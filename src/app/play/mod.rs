//! The course of a match: what a person wants becomes moves, moves become events, and the turn goes
//! from one seat to the other; and what helps whoever plays.

pub mod analysing;
pub mod arena;
pub mod autosave;
pub mod best_moves;
pub mod cancellable;
pub mod clocks;
mod comments;
mod computer_moves;
pub mod dragging;
pub mod exercises;
mod game_over;
pub mod heaps;
pub mod incoming_game;
pub mod kept_scores;
pub mod lesson;
pub mod losing;
mod loss_marks;
pub mod marks;
mod match_board;
mod match_commands;
pub mod my_games;
pub mod navigation;
pub mod opponent_pages;
mod person_moves;
mod persons_turn;
pub mod pointing;
mod preview_marks;
pub mod previewing;
mod puzzle_shelf;
pub mod puzzles;
pub mod raised_pieces;
pub mod replaying;
pub mod research;
pub mod scoring;
mod script_copies;
pub mod script_editing;
pub mod studying;
pub mod teaching;
pub mod theorem;
pub mod thinking;
mod turn_flow;
pub mod undo;
mod validation;
mod variations;
#[cfg(target_family = "wasm")]
pub mod worker;

use bevy::prelude::*;

use self::comments::{drop_comment, write_comments};
use self::computer_moves::{end_game, start_thinking, stop_thinking, take_reply};
use self::game_over::{begin_turns, board_is_at_rest, check_game_over, next_turn};
use self::heaps::ChosenPieces;
pub(crate) use self::match_board::refresh_draft_stage;
use self::match_board::{set_up_board, show_draft};
use self::match_commands::carry_out_match_commands;
use self::navigation::{SettingsOpenedFrom, navigate, place_in_setup};
use self::person_moves::propose_person_moves;
use self::replaying::{play_on, press_play};
use self::undo::go_back;
use self::validation::{MoveProposal, validate_moves};
use self::variations::change_variations;
use super::state::states::{Phase, Screen, Turn};

/// Adds the course of a game.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(persons_turn::plugin)
        .init_resource::<ChosenPieces>()
        .init_resource::<SettingsOpenedFrom>()
        .add_message::<MoveProposal>()
        .add_observer(begin_turns)
        .add_systems(OnEnter(Screen::Play), set_up_board)
        .add_systems(OnEnter(Screen::Setup), show_draft)
        .add_systems(OnEnter(Turn::Computer), start_thinking)
        .add_systems(OnExit(Turn::Computer), stop_thinking)
        .add_systems(OnEnter(Turn::Over), end_game)
        .add_systems(OnExit(Screen::Play), (end_game, drop_comment))
        .add_systems(
            Update,
            (
                navigate,
                place_in_setup,
                refresh_draft_stage.run_if(in_state(Screen::Setup)),
                // On every screen, so that what was wanted elsewhere is not done in the game.
                press_play,
                go_back,
                change_variations,
                write_comments,
                carry_out_match_commands,
                propose_person_moves,
                take_reply.run_if(in_state(Turn::Computer)),
                validate_moves,
                play_on,
                (check_game_over, next_turn)
                    .chain()
                    .run_if(in_state(Turn::Animating).and_then(board_is_at_rest)),
            )
                .chain()
                .in_set(Phase::Rules),
        );
}
