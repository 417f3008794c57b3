//! Which pieces of the heaps lie where in each position of the game: the moves say how many were
//! taken, the players' hands which ones.

use std::collections::{BTreeSet, HashMap};

use bevy::prelude::*;

use crate::app::board::heaps::{from_the_left, taken};
use crate::look::Look;
use crate::midend::Match;
use crate::players::pool::GameKey;
use crate::rules::{Cell, Event, Move};

/// The pieces that persons have chosen to take, by the game and its moves up to and with the one that took
/// them. They are known as long as the program runs; no record tells of them.
#[derive(Resource, Clone, Debug, Default)]
pub struct ChosenPieces(HashMap<GameKey, HashMap<Vec<Move>, BTreeSet<Cell>>>);

/// The heaps of one position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heaps {
    /// The places at which pieces lie.
    pub lying: BTreeSet<Cell>,
    /// The places from which the moves of the game have taken pieces.
    pub taken: BTreeSet<Cell>,
    /// Those from which the last move has.
    pub just_taken: BTreeSet<Cell>,
}

impl ChosenPieces {
    /// The last move of a game has taken these pieces.
    pub(crate) fn note(&mut self, game_match: &Match, pieces: BTreeSet<Cell>) {
        let of_game = self.0.entry(game_match.key()).or_default();
        of_game.insert(game_match.moves().to_vec(), pieces);
    }

    /// Where the pieces lie in the present position of a game, if it is one of heaps.
    #[must_use]
    pub(crate) fn heaps(&self, game_match: &Match) -> Option<Heaps> {
        let mut position = game_match.start().clone();
        if !Look::of(position.game()).has_heaps() {
            return None;
        }
        let mut heaps = Heaps {
            lying: from_the_left(&position.view()),
            ..Heaps::default()
        };
        let nothing = BTreeSet::new();
        let of_game = self.0.get(&game_match.key());
        let moves = game_match.moves();
        for (number, &mv) in (1..).zip(moves) {
            let chosen = of_game.and_then(|chosen| chosen.get(&moves[..number]));
            let (next, events) = position.preview(mv).ok()?;
            heaps.just_taken.clear();
            for event in &events {
                if let Event::Removed { cells } = event
                    && let Some(row) = cells.first().map(|cell| cell.row)
                {
                    let chosen = chosen.unwrap_or(&nothing);
                    let taken = taken(&heaps.lying, row, cells.len(), chosen);
                    heaps.lying.retain(|cell| !taken.contains(cell));
                    heaps.just_taken.extend(taken);
                }
            }
            heaps.taken.extend(&heaps.just_taken);
            position = next;
        }
        Some(heaps)
    }

    /// The filled places alone; see [`ChosenPieces::heaps`].
    #[must_use]
    pub(crate) fn lying(&self, game_match: &Match) -> Option<BTreeSet<Cell>> {
        Some(self.heaps(game_match)?.lying)
    }
}
