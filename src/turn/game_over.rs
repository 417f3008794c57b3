//! Whether the game has ended, and whose turn it is otherwise.

use bevy::prelude::*;

use crate::board::animation::AnimationQueue;
use crate::midend::{Match, Seat};
use crate::states::Turn;
use crate::turn::current_match::{CurrentMatch, MatchBoard, PositionChanged};

/// Whether nothing moves on the board of the match.
pub(crate) fn board_is_at_rest(boards: Query<&AnimationQueue, With<MatchBoard>>) -> bool {
    boards.single().is_ok_and(AnimationQueue::is_at_rest)
}

/// The game ends once its last move has been shown.
pub(crate) fn check_game_over(current: Res<CurrentMatch>, mut next: ResMut<NextState<Turn>>) {
    let is_over = |game_match: &Match| game_match.result().is_some();
    if current.game_match.as_ref().is_some_and(is_over) {
        (*next).set_if_neq(Turn::Over);
    }
}

/// Gives the turn to whoever is to move.
pub(crate) fn next_turn(current: Res<CurrentMatch>, mut next: ResMut<NextState<Turn>>) {
    let open = |game_match: &&Match| game_match.result().is_none();
    let Some(game_match) = current.game_match.as_ref().filter(open) else {
        return;
    };
    (*next).set_if_neq(if game_match.seat_to_move() == Seat::Person {
        Turn::Person
    } else if game_match.computer_waits() {
        Turn::Waiting
    } else {
        Turn::Computer
    });
}

/// A game that takes the place of another on the board begins with its own turn, whatever the other
/// one waited for: the screen stays the same, and with it the turn would.
pub(crate) fn begin_turns(change: On<PositionChanged>, next: Option<ResMut<NextState<Turn>>>) {
    if let (PositionChanged::OtherGame, Some(mut next)) = (*change, next) {
        next.set(Turn::Animating);
    }
}
