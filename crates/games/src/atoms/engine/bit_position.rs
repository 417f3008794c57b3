//! The engine's position as four bitboards, on which moves are made with shifts and masks.
//!
//! Every cell holds a *level*, its atoms plus 4 less its critical mass, so that all cells explode
//! at level 4: the overflow of a two-bit counter. By the rule Atoms the level is the number of
//! atoms; by chain reaction the cells at the edge begin at level 1 and those in the corners at 2,
//! and what they throw over the edge comes back to them, which keeps them at that level.

use super::bitboard::Bitboard;
use crate::atoms::Atoms;
use fivefold_rules::{Cell, Game};

/// The board's geometry and rules, which do not change during a game.
#[derive(Clone, Copy, Debug)]
pub struct BitGeometry<P> {
    pub(super) cols: u32,
    /// The number of cells.
    pub cell_count: i32,
    /// What one level adds to a fully loaded board, which counts 2^24.
    pub(super) level_share: i32,
    pub(crate) chain: bool,
    pub(super) board: P,
    /// The cells that have a neighbour to the left, and so on.
    has_left: P,
    has_right: P,
    /// The cells at each edge, by chain reaction; none by the rule Atoms. Their atoms come back.
    left: P,
    right: P,
    top: P,
    bottom: P,
    /// The cells that lack a neighbour at some side.
    pub(super) edge: P,
    /// The levels of empty cells: bit 0 and bit 1.
    empty_levels: [P; 2],
}

impl<P: Bitboard> BitGeometry<P> {
    /// The geometry of the position's board, which must fit the bitboard.
    pub fn of(position: &Atoms) -> BitGeometry<P> {
        let params = *position.params();
        let (cols, rows) = (u32::from(params.cols), u32::from(params.rows));
        let mut geometry = BitGeometry {
            cols,
            cell_count: (cols * rows) as i32,
            level_share: (1 << 24) / (3 * cols * rows) as i32,
            chain: params.chain,
            board: P::EMPTY,
            has_left: P::EMPTY,
            has_right: P::EMPTY,
            left: P::EMPTY,
            right: P::EMPTY,
            top: P::EMPTY,
            bottom: P::EMPTY,
            edge: P::EMPTY,
            empty_levels: [P::EMPTY; 2],
        };
        for row in 0..params.rows {
            for col in 0..params.cols {
                let cell = P::one(row * params.cols + col);
                let put = |plane: &mut P, yes: bool| {
                    if yes {
                        *plane = *plane | cell;
                    }
                };
                put(&mut geometry.board, true);
                put(&mut geometry.has_left, col > 0);
                put(&mut geometry.has_right, col + 1 < params.cols);
                put(&mut geometry.left, params.chain && col == 0);
                put(&mut geometry.right, params.chain && col + 1 == params.cols);
                put(&mut geometry.top, params.chain && row == 0);
                put(&mut geometry.bottom, params.chain && row + 1 == params.rows);
                let at_side = col == 0 || col + 1 == params.cols;
                put(
                    &mut geometry.edge,
                    at_side || row == 0 || row + 1 == params.rows,
                );
                let empty_levels = 4 - params.critical(Cell::new(col, row));
                put(&mut geometry.empty_levels[0], empty_levels & 1 == 1);
                put(&mut geometry.empty_levels[1], empty_levels & 2 == 2);
            }
        }
        geometry
    }

    /// All neighbours of the cells.
    #[inline(always)]
    pub(crate) fn neighbours(&self, cells: P) -> P {
        ((cells & self.has_right).up(1) | (cells & self.has_left).down(1))
            | (cells.down(self.cols) | (cells.up(self.cols) & self.board))
    }

    /// The move that adds an atom to the cell with this number.
    pub fn move_at(&self, cell: u8) -> Cell {
        Cell::from_index(cell.into(), self.cols as u8)
    }

    /// The number of the move's cell.
    pub fn cell(&self, mv: Cell) -> u8 {
        mv.row * self.cols as u8 + mv.col
    }
}

/// A position at rest, seen by the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BitPosition<P> {
    /// The levels: bit 0 and bit 1.
    pub(super) levels: [P; 2],
    /// The cells of the side to move.
    pub(super) mine: P,
    /// The cells of the other side.
    pub(super) theirs: P,
}

/// The result of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveResult<P> {
    /// The position, seen by the side that moves next; unfinished where the move wins.
    pub board: BitPosition<P>,
    /// Whether the move wins.
    pub wins: bool,
}

impl<P: Bitboard> BitPosition<P> {
    /// Converts a position of the rules; the game must not be over.
    pub fn of(position: &Atoms, geometry: &BitGeometry<P>) -> BitPosition<P> {
        let mut board = BitPosition {
            levels: geometry.empty_levels,
            mine: P::EMPTY,
            theirs: P::EMPTY,
        };
        let mut all = geometry.board;
        while let Some(number) = all.pop() {
            let cell = geometry.move_at(number);
            let one = P::one(number);
            for _ in 0..position.count(cell) {
                let carry = board.levels[0] & one;
                board.levels = [board.levels[0] ^ one, board.levels[1] ^ carry];
            }
            match position.owner(cell) {
                None => {}
                Some(side) if side == position.side_to_move() => board.mine = board.mine | one,
                Some(_) => board.theirs = board.theirs | one,
            }
        }
        board
    }

    /// How many atoms the cell holds.
    pub fn count(&self, geometry: &BitGeometry<P>, cell: u8) -> u8 {
        let level = |levels: &[P; 2]| {
            let bit = |plane: P| u8::from(!(plane & P::one(cell)).is_empty());
            bit(levels[0]) + 2 * bit(levels[1])
        };
        level(&self.levels) - level(&geometry.empty_levels)
    }

    /// The cells to which the side to move may add an atom.
    #[inline(always)]
    pub fn moves(&self, geometry: &BitGeometry<P>) -> P {
        geometry.board & !self.theirs
    }

    /// The cells that explode at the next atom.
    #[inline(always)]
    pub(crate) fn critical(&self) -> P {
        self.levels[0] & self.levels[1]
    }

    /// A 64-bit hash.
    #[inline(always)]
    pub(crate) fn hash(&self) -> u64 {
        let hash = self.levels[0].mix(0x243F_6A88_85A3_08D3);
        self.theirs.mix(self.mine.mix(self.levels[1].mix(hash)))
    }

    /// Adds an atom to a cell of [`BitPosition::moves`]. `CHAIN` must be the rule of the geometry.
    #[inline(always)]
    pub fn play<const CHAIN: bool>(&self, geometry: &BitGeometry<P>, cell: P) -> MoveResult<P> {
        let [low, high] = self.levels;
        let carry = low & cell;
        let exploding = high & carry;
        let mut next = BitPosition {
            levels: [low ^ cell, high ^ carry],
            mine: self.theirs,
            theirs: self.mine | cell,
        };
        let wins = !exploding.is_empty() && next.react::<CHAIN>(geometry, exploding);
        MoveResult { board: next, wins }
    }

    /// The waves after a move of the side that is now `theirs`, and whether it wins. The counters
    /// of the exploding cells have overflowed. It ends with the wave that wins: by chain reaction
    /// this is the rule, by the rule Atoms nobody asks any more what lies on the board.
    fn react<const CHAIN: bool>(&mut self, geometry: &BitGeometry<P>, mut exploding: P) -> bool {
        let [mut low, mut high] = self.levels;
        let (mut mover, mut other) = (self.theirs, self.mine);
        loop {
            let right = (exploding & geometry.has_right).up(1);
            let left = (exploding & geometry.has_left).down(1);
            let above = exploding.down(geometry.cols);
            let below = exploding.up(geometry.cols) & geometry.board;
            let hit = (right | left) | (above | below);
            let (right, left, above, below) = if CHAIN {
                (
                    right | (exploding & geometry.left),
                    left | (exploding & geometry.right),
                    above | (exploding & geometry.bottom),
                    below | (exploding & geometry.top),
                )
            } else {
                (right, left, above, below)
            };
            // How many atoms arrive, 0 to 4, as the bits `ones`, `twos`, `fours`.
            let (h0, h1) = (right ^ left, right & left);
            let (v0, v1) = (above ^ below, above & below);
            let ones = h0 ^ v0;
            let twos = (h1 ^ v1) | (h0 & v0);
            let fours = h1 & v1;
            // A cell has at most 3 after its explosion and gets at most 4: three bits are enough.
            let carry = low & ones;
            low = low ^ ones;
            let overflow = (high & twos) | (carry & (high ^ twos));
            high = high ^ twos ^ carry;
            exploding = overflow | fours;
            let filled = if CHAIN {
                (low ^ geometry.empty_levels[0]) | (high ^ geometry.empty_levels[1]) | exploding
            } else {
                low | high | exploding
            };
            mover = (mover | hit) & filled;
            other = other & !hit;
            if other.is_empty() || exploding.is_empty() {
                break;
            }
        }
        *self = BitPosition {
            levels: [low, high],
            mine: other,
            theirs: mover,
        };
        other.is_empty()
    }
}
