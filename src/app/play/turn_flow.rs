//! The course of a game goes on from another position.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::replaying::Replaying;
use super::thinking::Thinking;
use crate::app::state::current_match::PositionChanged;
use crate::app::state::states::Turn;

/// Whoever thinks or replays at the moment, and whose turn is next.
#[derive(SystemParam)]
pub struct TurnFlow<'w, 's> {
    pub(super) thinking: ResMut<'w, Thinking>,
    pub(super) replaying: ResMut<'w, Replaying>,
    next: ResMut<'w, NextState<Turn>>,
    commands: Commands<'w, 's>,
}

impl TurnFlow<'_, '_> {
    /// What was said about the position before is forgotten, and the turn goes on.
    pub(super) fn go_on(&mut self, how: PositionChanged) {
        self.commands.trigger(how);
        self.next_turn();
    }

    /// Whose turn it is is decided as soon as nothing moves.
    pub(super) fn next_turn(&mut self) {
        (*self.next).set_if_neq(Turn::Animating);
    }
}
