//! The wins that need no words in a proof, as they are found by whoever reads or writes one: wins by fours and
//! by a few threats, positions that were proven before, and positions that were proven without some of
//! the defender's stones, which do not matter.

use std::mem;

use super::board::{ATTACKER, Board, DEFENDER, Won};
use super::threats::ThreatLimits;
use super::zone::Zone;
use fivefold_lines::Lines;
use fivefold_rules::{Game, Side};

/// No win after a pass is shown within so many others.
pub(super) const MOST_EXTRA: u8 = 4;
/// No proof counts on more threats one after the other.
pub const MOST_THREATS: u8 = 4;

/// What limits the looking for wins.
#[derive(Clone, Copy, Debug)]
pub(super) struct WinLimits {
    /// Positions visited at most by the searches for fours of one search for threats.
    pub(super) threats: u32,
    /// The same of each of these searches for fours.
    pub(super) fours: u32,
    /// So many stones at most are taken away.
    pub(super) taken: usize,
}

/// Where a proof is written.
pub(super) const WRITING: WinLimits = WinLimits {
    threats: 4_000,
    fours: 300,
    taken: 2,
};
/// Where it is read. What was found with less is found again; the other limits decide what is found, not only whether.
pub(super) const READING: WinLimits = WinLimits {
    threats: 8_000,
    ..WRITING
};

/// Where the loser has more stones, no more than two are taken away: there are too many ways to choose them.
const MANY_STONES: usize = 40;

/// The positions that are known to be won.
pub(super) trait WinTable {
    /// Whether the position with this smallest hash is known to be won for so many extra stones.
    fn has(&self, hash: u64, extra: u8) -> bool;
    /// The win of the position, if it is, with none of these cells in its zone.
    fn won(&mut self, board: &Board, extra: u8, outside: &[u16]) -> Option<Won>;
    /// Notes that the position is won, as the proof shows from this byte on.
    fn note(&mut self, board: &Board, extra: u8, won: &Won, from: usize);
    /// From here on what the proof shows before this byte is known.
    fn goes_on(&mut self, _at: usize) {}
    /// Whether the plies that a proof tells need not be right.
    fn trusts(&self) -> bool {
        false
    }
    /// Whether somebody wants an end.
    fn is_stopped(&self) -> bool {
        false
    }
}

/// What won after the other replies of the same list: tried first after the next one.
#[derive(Clone, Debug, Default)]
pub(super) struct Tried {
    fours: Vec<u16>,
    pub(super) threats: ThreatLimits,
}

/// A board with the positions that were proven.
pub(super) struct Wins<T> {
    /// How many threats one after the other are looked for; without any a win after a pass is looked for only
    /// where there are extra stones.
    pub(super) depth: u8,
    pub(super) board: Board,
    /// Whether the attacker is to move in the first position.
    pub(super) attacker_begins: bool,
    /// The moves from the first position on.
    pub(super) path: Vec<(u16, usize)>,
    pub(super) table: T,
    pub(super) limits: WinLimits,
}

impl<T: WinTable> Wins<T> {
    pub(super) fn new(
        position: &Lines,
        attacker: Side,
        depth: u8,
        limits: WinLimits,
        table: T,
    ) -> Wins<T> {
        Wins {
            depth,
            board: Board::new(position, attacker),
            attacker_begins: position.side_to_move() == attacker,
            path: Vec::new(),
            table,
            limits,
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

    /// Makes these moves, one side after the other.
    pub(super) fn place_all(&mut self, moves: &[u16]) {
        for &at in moves {
            self.place(at, self.to_move());
        }
    }

    /// Whether the attacker is to move, if nobody has passed.
    pub(super) fn attacks(&self) -> bool {
        self.path.len().is_multiple_of(2) == self.attacker_begins
    }

    /// The side that is to move then.
    pub(super) fn to_move(&self) -> usize {
        if self.attacks() { ATTACKER } else { DEFENDER }
    }

    /// A win of the attacker that needs no words, if it is to move in the first position, where nothing is known yet.
    pub(super) fn find_first(&mut self) -> Option<Won> {
        let mut tried = Tried::default();
        self.attacks().then(|| self.find(0, &mut tried)).flatten()
    }

    /// A win of the attacker, who is to move, that needs no words.
    pub(super) fn find(&mut self, extra: u8, tried: &mut Tried) -> Option<Won> {
        let mut hint = mem::take(&mut tried.fours);
        hint.reverse();
        if let Some(won) = self
            .board
            .won_by_fours(&hint, &mut tried.fours, extra, self.depth == 0)
        {
            return Some(won);
        }
        hint.reverse();
        tried.fours = hint;
        if let Some(won) = self.table.won(&self.board, extra, &[]) {
            return Some(won);
        }
        if let Some(won) = self.without(extra) {
            return Some(won);
        }
        if self.depth == 0 {
            return None;
        }
        let mut threats = tried.threats.clone();
        threats.budget = self.limits.threats;
        threats.fours = self.limits.fours;
        let won = self.board.won_by_threats(self.depth, extra, &mut threats)?;
        tried.threats = threats;
        Some(won)
    }

    /// Notes that the position is won, as the proof shows from this byte on.
    pub(super) fn note(&mut self, extra: u8, won: &Won, from: usize) {
        self.table.note(&self.board, extra, won, from);
    }

    /// Notes that the position after these moves is won in so many plies.
    pub(super) fn note_after(&mut self, moves: &[u16], plies: u16) {
        self.place_all(moves);
        let zone = Zone::default();
        let first = 0;
        self.note(0, &Won { first, plies, zone }, 0);
        moves.iter().for_each(|_| self.undo());
    }

    /// A win that was proven without some of the defender's stones, if these do not matter to it.
    fn without(&mut self, extra: u8) -> Option<Won> {
        // In this order they are the same in all pictures of the position.
        let (_, turn) = self.board.hash();
        let cells = 0..self.board.cells();
        let mut stones: Vec<u16> = cells.filter(|&at| self.board.has(at, DEFENDER)).collect();
        stones.sort_by_key(|&at| self.board.turn(turn, at));
        let most = match stones.len() {
            MANY_STONES.. => self.limits.taken.min(2),
            _ => self.limits.taken,
        };
        self.without_some(extra, &stones, most, &mut Vec::new())
    }

    /// The same without those that are taken away already, and one or more of these; at most so many.
    fn without_some(
        &mut self,
        extra: u8,
        stones: &[u16],
        most: usize,
        taken: &mut Vec<u16>,
    ) -> Option<Won> {
        let more = extra + taken.len() as u8 + 1;
        for (place, &stone) in stones.iter().enumerate() {
            let hash = self.board.hash_without(stone);
            let is_known = self.table.has(hash, more);
            let goes_on = taken.len() + 1 < most;
            if !is_known && !goes_on {
                continue;
            }
            self.board.undo(stone, DEFENDER);
            taken.push(stone);
            let mut found = match is_known {
                true => self.table.won(&self.board, more, taken),
                false => None,
            };
            if found.is_none() && goes_on {
                found = self.without_some(extra, &stones[place + 1..], most, taken);
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
