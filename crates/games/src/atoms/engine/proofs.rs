//! Wins in a few plies, proven by trying every move of both sides.

use std::collections::HashMap;

use super::bit_position::{BitGeometry, BitPosition};
use super::bitboard::Bitboard as _;
use crate::atoms::Atoms;
use fivefold_rules::Cell;

/// The most cells of a board about which something is proven.
pub(crate) const MOST_CELLS: usize = u64::BITS as usize;

/// Proofs about the positions of one board.
#[derive(Clone, Debug)]
pub struct BoardProofs {
    geometry: BitGeometry<u64>,
    /// Whether the side to move wins a position within so many plies.
    known: HashMap<([u64; 4], u8), bool>,
    /// The answers that refuted a move last, by the plies that were left.
    refutations: HashMap<u8, u64>,
}

impl BoardProofs {
    /// Proofs about this position, of at most `MOST_CELLS` cells, and those after it.
    #[must_use]
    pub(crate) fn about(position: &Atoms) -> BoardProofs {
        BoardProofs {
            geometry: BitGeometry::of(position),
            known: HashMap::new(),
            refutations: HashMap::new(),
        }
    }

    /// All moves by which the side to move wins within so many plies, an odd number, whatever the
    /// other side does. The game must not be over.
    pub(crate) fn winning_moves(&mut self, position: &Atoms, plies: u8) -> Vec<Cell> {
        let board = BitPosition::of(position, &self.geometry);
        let mut moves = self.moves(&board);
        moves.sort_unstable();
        moves.retain(|&cell| self.wins_by(&board, cell, plies));
        self.cells(&moves)
    }

    /// All moves after which the other side does not win within so many plies, an odd number.
    pub(crate) fn surviving_moves(&mut self, position: &Atoms, plies: u8) -> Vec<Cell> {
        let board = BitPosition::of(position, &self.geometry);
        let mut moves = self.moves(&board);
        moves.sort_unstable();
        moves.retain(|&cell| self.survives_by(&board, cell, plies));
        self.cells(&moves)
    }

    /// Whether the side to move wins within so many plies, an odd number.
    pub(crate) fn wins_within(&mut self, position: &Atoms, plies: u8) -> bool {
        let board = BitPosition::of(position, &self.geometry);
        self.wins(&board, plies)
    }

    /// The moves that set off an explosion.
    #[must_use]
    pub(crate) fn exploding_moves(&self, position: &Atoms) -> Vec<Cell> {
        let board = BitPosition::of(position, &self.geometry);
        let mut cells = board.mine & board.critical();
        let mut exploding = Vec::new();
        while let Some(cell) = cells.pop() {
            exploding.push(self.geometry.move_at(cell));
        }
        exploding
    }

    fn cells(&self, moves: &[u64]) -> Vec<Cell> {
        let number = |cell: &u64| cell.trailing_zeros() as u8;
        let numbers = moves.iter().map(number);
        numbers.map(|cell| self.geometry.move_at(cell)).collect()
    }

    /// The moves as sets of one cell, explosions first.
    fn moves(&self, board: &BitPosition<u64>) -> Vec<u64> {
        let all = board.moves(&self.geometry);
        let exploding = board.mine & board.critical();
        let mut moves = Vec::with_capacity(all.count_ones() as usize);
        for mut cells in [exploding, all & !exploding] {
            while cells != 0 {
                moves.push(cells & cells.wrapping_neg());
                cells &= cells - 1;
            }
        }
        moves
    }

    /// The position after a move, or nothing if the move wins.
    fn play(&self, board: &BitPosition<u64>, cell: u64) -> Option<BitPosition<u64>> {
        let after = match self.geometry.chain {
            true => board.play::<true>(&self.geometry, cell),
            false => board.play::<false>(&self.geometry, cell),
        };
        (!after.wins).then_some(after.board)
    }

    fn wins(&mut self, board: &BitPosition<u64>, plies: u8) -> bool {
        // Only an explosion wins.
        let mut exploding = board.mine & board.critical();
        while exploding != 0 {
            if self
                .play(board, exploding & exploding.wrapping_neg())
                .is_none()
            {
                return true;
            }
            exploding &= exploding - 1;
        }
        if plies < 3 {
            return false;
        }
        let [low, high] = board.levels;
        let key = ([low, high, board.mine, board.theirs], plies);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let moves = self.moves(board);
        let wins = moves
            .into_iter()
            .any(|cell| self.wins_by(board, cell, plies));
        self.known.insert(key, wins);
        wins
    }

    fn wins_by(&mut self, board: &BitPosition<u64>, cell: u64, plies: u8) -> bool {
        match self.play(board, cell) {
            None => true,
            Some(after) => plies >= 3 && self.loses(&after, plies - 1),
        }
    }

    fn loses(&mut self, board: &BitPosition<u64>, plies: u8) -> bool {
        let mut moves = self.moves(board);
        if let Some(last) = self.refutations.get(&plies)
            && let Some(at) = moves.iter().position(|cell| cell == last)
        {
            moves.swap(0, at);
        }
        for cell in moves {
            if self.survives_by(board, cell, plies - 1) {
                self.refutations.insert(plies, cell);
                return false;
            }
        }
        true
    }

    fn survives_by(&mut self, board: &BitPosition<u64>, cell: u64, plies: u8) -> bool {
        match self.play(board, cell) {
            None => true,
            Some(after) => !self.wins(&after, plies),
        }
    }
}
