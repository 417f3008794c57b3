//! The wins that need no words in a proof, as they are found by whoever reads or writes one: wins by fours and
//! by a few threats, positions that were proven before, and positions that were proven without some of
//! the defender's stones, which do not matter.

use std::collections::HashMap;
use std::mem;

use super::board::{Board, DEFENDER, Won};
use super::threats::Threats;

/// So many stones at most are taken away.
const MOST_TAKEN: usize = 2;
/// No win after a pass is shown within so many others.
pub(super) const MOST_EXTRA: u8 = 4;
/// No proof counts on more threats one after the other.
pub(super) const MOST_THREATS: u8 = 4;
/// Positions visited at most by the searches for fours of one search for threats, where a proof is read, and
/// where it is written: what was found with less is found again.
pub(super) const READING: u32 = 8_000;
pub(super) const WRITING: u32 = 4_000;

/// A position that was proven with a move.
struct Proven {
    /// All stones, as the symmetry with the smallest hash turns them.
    stones: Box<[u64]>,
    /// The win on the board turned so.
    won: Won,
}

/// What won after the other replies of the same list: tried first after the next one.
#[derive(Clone, Debug, Default)]
pub(super) struct Tried {
    fours: Vec<u16>,
    pub(super) threats: Threats,
}

/// A board with the positions that were proven.
pub(super) struct Wins {
    /// How many threats one after the other are looked for; without any a win after a pass is looked for only
    /// where there are extra stones.
    pub(super) depth: u8,
    pub(super) board: Board,
    /// The moves from the first position on.
    pub(super) path: Vec<(u16, usize)>,
    /// By the smallest hash and the number of extra stones.
    proven: HashMap<(u64, u8), Proven>,
    /// Positions visited at most by one search for threats.
    budget: u32,
}

impl Wins {
    pub(super) fn new(board: Board, depth: u8, budget: u32) -> Wins {
        Wins {
            depth,
            board,
            path: Vec::new(),
            proven: HashMap::new(),
            budget,
        }
    }

    pub(super) fn place(&mut self, at: u16, side: usize) {
        self.board.place(at, side);
        self.path.push((at, side));
    }

    pub(super) fn undo(&mut self) {
        if let Some((at, side)) = self.path.pop() {
            self.board.undo(at, side);
        }
    }

    /// A win of the attacker, who is to move, that needs no words.
    pub(super) fn find(&mut self, extra: u8, tried: &mut Tried) -> Option<Won> {
        let mut hint = mem::take(&mut tried.fours);
        hint.reverse();
        if let Some(won) = self.board.won_by_fours(&hint, &mut tried.fours, extra) {
            return Some(won);
        }
        hint.reverse();
        tried.fours = hint;
        if let Some(won) = self.seen(extra) {
            return Some(won);
        }
        if let Some(won) = self.without(extra, self.path.len(), &mut Vec::new()) {
            return Some(won);
        }
        if self.depth == 0 {
            return None;
        }
        let mut threats = tried.threats.clone();
        threats.budget = self.budget;
        let won = self.board.won_by_threats(self.depth, extra, &mut threats)?;
        tried.threats = threats;
        Some(won)
    }

    /// Notes that the position is won.
    pub(super) fn note(&mut self, extra: u8, won: &Won) {
        let (hash, turn) = self.board.hash();
        let proven = Proven {
            stones: self.board.turned(turn),
            won: won.turned(|at| self.board.turn(turn, at)),
        };
        self.proven.insert((hash, extra), proven);
    }

    /// The win of the position for so many extra stones, if it was proven before.
    fn seen(&self, extra: u8) -> Option<Won> {
        let (hash, turn) = self.board.hash();
        let proven = self.proven.get(&(hash, extra))?;
        let is_same = proven.stones == self.board.turned(turn);
        is_same.then(|| proven.won.turned(|at| self.board.turned_back(turn, at)))
    }

    /// A win that was proven without some of the defender's moves on the path before this place, if these do
    /// not matter to it.
    fn without(&mut self, extra: u8, before: usize, taken: &mut Vec<u16>) -> Option<Won> {
        let more = extra + taken.len() as u8 + 1;
        for place in (0..before).rev() {
            let (stone, side) = self.path[place];
            if side != DEFENDER {
                continue;
            }
            let hash = self.board.hash_without(stone);
            let is_known = self.proven.contains_key(&(hash, more));
            let goes_on = taken.len() + 1 < MOST_TAKEN;
            if !is_known && !goes_on {
                continue;
            }
            self.board.undo(stone, DEFENDER);
            taken.push(stone);
            let won = if is_known { self.seen(more) } else { None };
            let is_outside = |won: &Won| taken.iter().all(|&stone| !won.zone.contains(stone));
            let mut found = won.filter(is_outside);
            if found.is_none() && goes_on {
                found = self.without(extra, place, taken);
            }
            taken.pop();
            self.board.place(stone, DEFENDER);
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// The win after a pass of the defender, who is to move, for so many extra stones before it. The extra stones
    /// and the reply are one more.
    pub(super) fn after_pass(&mut self, extra: u8, tried: &mut Tried) -> Option<Won> {
        let is_looked_for = extra < MOST_EXTRA && (self.depth > 0 || extra > 0);
        is_looked_for.then(|| self.find(extra + 1, tried))?
    }
}
