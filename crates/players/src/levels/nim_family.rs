//! A level of the three Nim games: it reads a part of the nim-sum, overlooks moves, and sees the
//! end when few pieces are left.

use rand::RngExt;

use super::happens;
use crate::nimbers::{ExactNimbers, Solved};
use crate::{Explanation, Limits, NoMove, Player, SearchResult, Stop, Verdict};
use fivefold_config::NimLevel;
use fivefold_rules::{Game, Outcome, Rng};

/// A game that can be read in part.
pub trait Read: Solved {
    /// How many pieces are left: steps to the corner, fields between the stones.
    fn pieces(&self) -> u16;

    /// Whether the side to move seems to lose to somebody who reads so many columns.
    fn seems_lost(&self, columns: u8) -> bool;

    /// How many pieces the move takes; negative for a retreat in Northcott's game.
    fn taken(&self, mv: Self::Move) -> i16;
}

/// The lowest columns of a number.
#[must_use]
pub const fn lowest(number: u8, columns: u8) -> u8 {
    number & ((1 << columns) - 1)
}

/// A level of one of the Nim games. It always takes a win in one move and never hands over the
/// last piece of misère Nim where it has another move.
#[derive(Clone, Copy, Debug)]
pub struct NimLevelPlayer {
    level: NimLevel,
}

impl NimLevelPlayer {
    /// The player with these blind spots.
    #[must_use]
    pub const fn new(level: NimLevel) -> NimLevelPlayer {
        NimLevelPlayer { level }
    }

    /// Whether it sees everything in this position.
    fn sees_all(&self, pieces: u16) -> bool {
        let reads_all = self.level.columns == NimLevel::PERFECT.columns;
        pieces <= self.level.end_pieces || (reads_all && self.level.overlooks_percent == 0)
    }
}

/// The position after a move.
fn after<G: Game>(position: &G, mv: G::Move) -> G {
    let mut next = position.clone();
    next.apply(mv, &mut ());
    next
}

impl<G: Read> Player<G> for NimLevelPlayer {
    fn choose(
        &mut self,
        position: &G,
        limits: &Limits,
        stop: &Stop,
        rng: &mut Rng,
    ) -> Result<SearchResult<G::Move>, NoMove> {
        if self.sees_all(position.pieces()) {
            return ExactNimbers.choose(position, limits, stop, rng);
        }
        let me = position.side_to_move();
        let choice = |mv, explanation| SearchResult {
            depth: 1,
            ..SearchResult::unsearched(mv, explanation)
        };
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let ends = |mv: &G::Move| after(position, *mv).outcome();
        if let Some(&mv) = moves.iter().find(|mv| ends(mv) == Some(Outcome::Win(me))) {
            return Ok(SearchResult {
                verdict: Verdict::Proven {
                    winner: Some(me),
                    plies: Some(1),
                },
                ..choice(mv, Explanation::SEARCHED_WIN)
            });
        }
        if moves.iter().any(|mv| ends(mv).is_none()) {
            moves.retain(|mv| ends(mv).is_none());
        }
        // Retreats in Northcott's game lead nowhere, and without them the game comes to an end.
        let mut forward = moves.clone();
        forward.retain(|&mv| position.taken(mv) > 0);
        let reads = self.level.columns > 0 && !happens(self.level.overlooks_percent, rng);
        let seems_good = |&mv: &G::Move| after(position, mv).seems_lost(self.level.columns);
        let explanation = if reads && forward.iter().any(seems_good) {
            moves = forward;
            moves.retain(seems_good);
            Explanation::BEST_SCORE
        } else {
            // Back by single steps only: longer ones would undo whole games.
            let mut back = moves.clone();
            back.retain(|&mv| position.taken(mv) == -1);
            if !back.is_empty() && happens(self.level.retreats_percent, rng) {
                moves = back;
            } else if !forward.is_empty() {
                moves = forward;
            }
            if happens(self.level.greedy_percent, rng) {
                let most = moves.iter().map(|&mv| position.taken(mv)).max();
                moves.retain(|&mv| Some(position.taken(mv)) == most);
            }
            Explanation::RANDOM
        };
        if moves.is_empty() {
            return Err(NoMove::GameOver);
        }
        let mv = moves[rng.random_range(0..moves.len())];
        Ok(choice(mv, explanation))
    }
}
