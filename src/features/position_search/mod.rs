//! Games that come to a position: the one on the table is looked for in a list of games, and the moves
//! that were played from it lead on. The lists of My games and of collections share it.

pub(crate) mod panel;

use bevy::ecs::component::Mutable;
use bevy::prelude::*;

use crate::rules::{Move, Position};
use crate::turn::current_match::CurrentMatch;

/// What is wanted of the search for a position in the list that is shown.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PositionCommand {
    /// The games with the position on the table.
    Find,
    /// Of those the ones in which this move was played.
    Play(Move),
    /// The games before the last of these moves.
    TakeBack,
    /// All games again.
    All,
}

/// The position that is looked for, if one is, and those through which moves have led to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct PositionQuery(Vec<Position>);

impl PositionQuery {
    /// This position is looked for.
    #[cfg(test)]
    pub(crate) fn of(wanted: Position) -> PositionQuery {
        PositionQuery(vec![wanted])
    }

    /// The position that is looked for.
    pub(crate) fn wanted(&self) -> Option<&Position> {
        self.0.last()
    }

    /// Whether a move has led to it that can be taken back.
    pub(crate) const fn can_take_back(&self) -> bool {
        self.0.len() > 1
    }

    /// Does what is wanted; true if another position is looked for now.
    pub(crate) fn obey(&mut self, command: PositionCommand, current: &CurrentMatch) -> bool {
        match (command, self.wanted(), &current.game_match) {
            (PositionCommand::Find, _, Some(game_match)) => {
                self.0 = vec![game_match.position().clone()];
                true
            }
            (PositionCommand::Play(mv), Some(wanted), _) => match wanted.preview(mv) {
                Ok((next, _)) => {
                    self.0.push(next);
                    true
                }
                // Games from elsewhere may hold any move.
                Err(_) => false,
            },
            (PositionCommand::TakeBack, ..) if self.can_take_back() => self.0.pop().is_some(),
            (PositionCommand::All, Some(_), _) => {
                self.0.clear();
                true
            }
            _ => false,
        }
    }
}

/// A list of games in which the position on the table can be looked for.
pub(crate) trait ListWithPositions: Resource<Mutability = Mutable> {
    fn query(&mut self) -> &mut PositionQuery;
}

/// Does what is wanted of the search in the list that is shown.
pub(crate) fn look_for_position<L: ListWithPositions>(
    mut asked: MessageReader<PositionCommand>,
    current: Res<CurrentMatch>,
    mut list: ResMut<L>,
) {
    for &command in asked.read() {
        if list
            .bypass_change_detection()
            .query()
            .obey(command, &current)
        {
            list.set_changed();
        }
    }
}
