//! The course of a match: what a person wants becomes moves, moves become events, and the turn goes
//! from one seat to the other; and what helps whoever plays.

pub(crate) mod computer_moves;
pub(crate) mod current_match;
pub(crate) mod game_over;
pub(crate) mod incoming_game;
pub(crate) mod match_board;
pub(crate) mod match_commands;
pub(crate) mod person_moves;
pub(crate) mod pointing;
pub(crate) mod undo;
pub(crate) mod validation;
pub(crate) mod variations;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::ask::thinking::Thinking;
use crate::board::animation::AnimationQueue;
use crate::features::comments::{drop_comment, write_comments};
use crate::features::marking::{end_marking, is_marking, put_marks, take_tools};
use crate::features::navigation::{navigate, place_in_setup};
use crate::features::replay::{Replaying, play_on, press_play};
use crate::features::taking::ChosenPieces;
use crate::midend::Match;
use crate::states::{Phase, Screen, Turn};
use crate::turn::computer_moves::{
    end_game, start_pondering, start_thinking, stop_pondering, stop_thinking, take_reply,
};
use crate::turn::current_match::{CurrentMatch, MatchBoard, PositionChanged};
use crate::turn::game_over::{begin_turns, board_is_at_rest, check_game_over, next_turn};
pub(crate) use crate::turn::match_board::refresh_draft_stage;
use crate::turn::match_board::{set_up_board, show_draft};
use crate::turn::match_commands::carry_out_match_commands;
use crate::turn::person_moves::{WaitingInputs, forget_inputs, propose_person_moves};
use crate::turn::undo::go_back;
use crate::turn::validation::{MoveProposal, validate_moves};
use crate::turn::variations::change_variations;

/// Adds the course of a game.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(person_moves::plugin)
        .init_resource::<ChosenPieces>()
        .add_message::<MoveProposal>()
        .add_observer(begin_turns)
        .init_resource::<WaitingInputs>()
        .add_systems(OnEnter(Screen::Play), set_up_board)
        .add_systems(OnEnter(Screen::Setup), show_draft)
        .add_systems(OnEnter(Turn::Computer), start_thinking)
        .add_systems(OnExit(Turn::Computer), stop_thinking)
        .add_systems(OnEnter(Turn::Person), start_pondering)
        .add_systems(OnExit(Turn::Person), stop_pondering)
        .add_systems(OnEnter(Turn::Over), end_game)
        .add_systems(
            OnExit(Screen::Play),
            (end_game, drop_comment, end_marking, forget_inputs),
        )
        .add_systems(
            Update,
            (
                navigate,
                (place_in_setup, refresh_draft_stage)
                    .chain()
                    .run_if(in_state(Screen::Setup)),
                (
                    press_play,
                    go_back,
                    change_variations,
                    write_comments,
                    carry_out_match_commands,
                    take_tools,
                    (put_marks, forget_inputs).chain().run_if(is_marking),
                    propose_person_moves.run_if(not(is_marking)),
                    take_reply.run_if(in_state(Turn::Computer)),
                    validate_moves,
                    play_on,
                    (check_game_over, next_turn)
                        .chain()
                        .run_if(in_state(Turn::Animating).and_then(board_is_at_rest)),
                )
                    .chain()
                    .run_if(in_state(Screen::Play)),
            )
                .chain()
                .in_set(Phase::Rules),
        );
}

/// The game that is played, with its board, and what follows when its position changes.
#[derive(SystemParam)]
pub(crate) struct PlayedGame<'w, 's> {
    current: ResMut<'w, CurrentMatch>,
    motion: Single<'w, 's, &'static mut AnimationQueue, With<MatchBoard>>,
    chosen: Res<'w, ChosenPieces>,
    pub(crate) flow: TurnFlow<'w, 's>,
}

impl<'w, 's> PlayedGame<'w, 's> {
    /// The match, how its board moves, and the turn.
    pub(crate) fn parts(
        &mut self,
    ) -> Option<(Mut<'_, Match>, ShownMoves<'_>, &mut TurnFlow<'w, 's>)> {
        let game_match = CurrentMatch::to_change(&mut self.current)?;
        let shown = ShownMoves {
            motion: &mut self.motion,
            chosen: &self.chosen,
        };
        Some((game_match, shown, &mut self.flow))
    }
}

/// How changes of the position are shown on the board.
pub(crate) struct ShownMoves<'a> {
    motion: &'a mut AnimationQueue,
    chosen: &'a ChosenPieces,
}

impl ShownMoves<'_> {
    /// The pieces go to where they lie in the position that the match has now.
    pub(crate) fn jump(&mut self, game_match: &Match) {
        self.motion
            .jump(game_match.position(), self.chosen.lying(game_match));
    }

    /// The last move is shown.
    pub(crate) fn play_last(&mut self, game_match: &Match) {
        let events = game_match.last_events().iter().cloned();
        self.motion.push(events, self.chosen.lying(game_match));
    }

    pub(crate) fn is_at_rest(&self) -> bool {
        self.motion.is_at_rest()
    }
}

/// Whoever thinks or replays at the moment, and whose turn is next.
#[derive(SystemParam)]
pub(crate) struct TurnFlow<'w, 's> {
    pub(crate) thinking: ResMut<'w, Thinking>,
    pub(crate) replaying: ResMut<'w, Replaying>,
    next: ResMut<'w, NextState<Turn>>,
    commands: Commands<'w, 's>,
}

impl TurnFlow<'_, '_> {
    /// What was said about the position before is forgotten, and the turn goes on.
    pub(crate) fn go_on(&mut self, how: PositionChanged) {
        self.commands.trigger(how);
        self.next_turn();
    }

    /// Whose turn it is is decided as soon as nothing moves.
    pub(crate) fn next_turn(&mut self) {
        (*self.next).set_if_neq(Turn::Animating);
    }
}
