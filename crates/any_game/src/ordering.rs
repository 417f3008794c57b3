//! Which moves to try first, from what any game has: the best move of an earlier search, moves
//! that refuted neighbouring positions (killers), and moves that refuted anything (history).

use super::hash::mix;
use fivefold_rules::{Game, Move, Side};

/// Moves share these many counters for each side.
const COUNTERS: usize = 4096;
/// Counters are halved when one reaches this.
const LARGEST: u32 = 1 << 20;

/// Killers by ply and history by move.
pub(super) struct HistoryTables {
    killers: Vec<[Option<Move>; 2]>,
    history: [Vec<u32>; 2],
}

impl HistoryTables {
    pub(super) fn new(most_plies: usize) -> HistoryTables {
        HistoryTables {
            killers: vec![[None; 2]; most_plies],
            history: [vec![0; COUNTERS], vec![0; COUNTERS]],
        }
    }

    /// Rewards a move that caused a beta cutoff.
    pub(super) fn record_cutoff(&mut self, mv: Move, side: Side, depth: u32, ply: usize) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        let history = &mut self.history[side.index()];
        let counter = &mut history[counter_of(mv)];
        *counter += depth * depth;
        if *counter >= LARGEST {
            history.iter_mut().for_each(|counter| *counter /= 2);
        }
    }

    /// Puts the moves of a position into the order in which to search them. Equal ones keep
    /// theirs.
    pub(super) fn sort<G: Game>(
        &self,
        moves: &mut [G::Move],
        best: Option<Move>,
        side: Side,
        ply: usize,
    ) {
        moves.sort_by_cached_key(|&mv| {
            let mv = G::pack(mv);
            let rank = if best == Some(mv) {
                u32::MAX
            } else if self.killers[ply].contains(&Some(mv)) {
                u32::MAX - 1
            } else {
                self.history[side.index()][counter_of(mv)]
            };
            std::cmp::Reverse(rank)
        });
    }
}

fn counter_of(mv: Move) -> usize {
    mix(mv.0.into(), 0) as usize % COUNTERS
}
