//! The positions that were proven while a proof is written or checked.

use std::collections::HashMap;

use super::board::{Board, Won};
use super::wins::WinTable;

/// Won positions by their smallest hash and the number of extra stones.
#[derive(Default)]
pub(super) struct Proven(HashMap<(u64, u8), ProvenWin>);

struct ProvenWin {
    /// All stones, as the symmetry with the smallest hash turns them.
    stones: Box<[u64]>,
    /// The win on the board turned so.
    won: Won,
}

impl WinTable for Proven {
    fn has(&self, hash: u64, extra: u8) -> bool {
        self.0.contains_key(&(hash, extra))
    }

    fn won(&mut self, board: &Board, extra: u8, outside: &[u16]) -> Option<Won> {
        let (hash, turn) = board.hash();
        let entry = self.0.get(&(hash, extra))?;
        let is_same = entry.stones == board.turned(turn);
        let won = is_same.then(|| entry.won.turned(|at| board.turned_back(turn, at)));
        won.filter(|won| won.is_outside(outside))
    }

    fn note(&mut self, board: &Board, extra: u8, won: &Won, _: usize) {
        let (hash, turn) = board.hash();
        let entry = ProvenWin {
            stones: board.turned(turn),
            won: won.turned(|at| board.turn(turn, at)),
        };
        self.0.insert((hash, extra), entry);
    }
}
