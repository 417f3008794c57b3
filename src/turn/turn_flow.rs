//! The course of a game goes on from another position.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::ask::thinking::Thinking;
use crate::features::replay::Replaying;
use crate::states::Turn;
use crate::turn::current_match::PositionChanged;

/// Whoever thinks or replays at the moment, and whose turn is next.
#[derive(SystemParam)]
pub struct TurnFlow<'w, 's> {
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
