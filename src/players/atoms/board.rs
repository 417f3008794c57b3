//! The bitboard of the engine: the content of the board as four sets of cells, and a move made
//! with shifts and masks.
//!
//! Every cell holds a *level*, its atoms plus 4 less its critical mass, so that all cells explode
//! at level 4: the overflow of a two-bit counter. By the rule Atoms the level is the number of
//! atoms; by chain reaction the cells at the edge begin at level 1 and those in the corners at 2,
//! and what they throw over the edge comes back to them, which keeps them at that level.

use super::plane::Plane;
use crate::games::atoms::{Add, Atoms};
use crate::games::{Cell, Game};

/// What does not change during a game: the shape of the board.
#[derive(Clone, Copy, Debug)]
pub struct Shape<P> {
    /// Columns.
    pub cols: u32,
    /// Cells.
    pub cells: i32,
    /// One level's share of a fully loaded board, where the whole is 2^24.
    pub share: i32,
    /// The rule chain reaction.
    pub chain: bool,
    /// All cells.
    pub board: P,
    /// The cells that have a neighbour to the left, and so on.
    has_left: P,
    has_right: P,
    /// The cells at each edge, by chain reaction; none by the rule Atoms. Their atoms come back.
    left: P,
    right: P,
    top: P,
    bottom: P,
    /// The cells that lack a neighbour at some side.
    pub rim: P,
    /// The levels of empty cells: bit 0 and bit 1.
    floor: [P; 2],
}

impl<P: Plane> Shape<P> {
    /// The shape of the position's board, which must fit the plane.
    pub fn of(position: &Atoms) -> Shape<P> {
        let params = *position.params();
        let (cols, rows) = (u32::from(params.cols), u32::from(params.rows));
        let mut shape = Shape {
            cols,
            cells: (cols * rows) as i32,
            share: (1 << 24) / (3 * cols * rows) as i32,
            chain: params.chain,
            board: P::EMPTY,
            has_left: P::EMPTY,
            has_right: P::EMPTY,
            left: P::EMPTY,
            right: P::EMPTY,
            top: P::EMPTY,
            bottom: P::EMPTY,
            rim: P::EMPTY,
            floor: [P::EMPTY; 2],
        };
        for row in 0..params.rows {
            for col in 0..params.cols {
                let cell = P::one(row * params.cols + col);
                let put = |plane: &mut P, yes: bool| {
                    if yes {
                        *plane = *plane | cell;
                    }
                };
                put(&mut shape.board, true);
                put(&mut shape.has_left, col > 0);
                put(&mut shape.has_right, col + 1 < params.cols);
                put(&mut shape.left, params.chain && col == 0);
                put(&mut shape.right, params.chain && col + 1 == params.cols);
                put(&mut shape.top, params.chain && row == 0);
                put(&mut shape.bottom, params.chain && row + 1 == params.rows);
                let at_side = col == 0 || col + 1 == params.cols;
                put(
                    &mut shape.rim,
                    at_side || row == 0 || row + 1 == params.rows,
                );
                let floor = 4 - params.critical(Cell::new(col, row));
                put(&mut shape.floor[0], floor & 1 == 1);
                put(&mut shape.floor[1], floor & 2 == 2);
            }
        }
        shape
    }

    /// The neighbours of the cells: those that have at least one of them at a side.
    #[inline(always)]
    pub fn around(&self, cells: P) -> P {
        ((cells & self.has_right).up(1) | (cells & self.has_left).down(1))
            | (cells.down(self.cols) | (cells.up(self.cols) & self.board))
    }

    /// The move that adds an atom to the cell with this number.
    pub fn add(&self, cell: u8) -> Add {
        let cols = self.cols as u8;
        Add {
            row: cell / cols,
            col: cell % cols,
        }
    }

    /// The number of the move's cell.
    pub fn cell(&self, mv: Add) -> u8 {
        mv.row * self.cols as u8 + mv.col
    }
}

/// A position at rest, seen by the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board<P> {
    /// The levels: bit 0 and bit 1.
    pub levels: [P; 2],
    /// The cells of the side to move.
    pub mine: P,
    /// The cells of the other side.
    pub theirs: P,
}

/// What a move has led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made<P> {
    /// The board, seen by the side that moves next; unfinished where the move wins.
    pub board: Board<P>,
    /// Whether the move wins.
    pub wins: bool,
}

impl<P: Plane> Board<P> {
    /// The position of the rules as a bitboard; the game must not be over.
    pub fn of(position: &Atoms, shape: &Shape<P>) -> Board<P> {
        let mut board = Board {
            levels: shape.floor,
            mine: P::EMPTY,
            theirs: P::EMPTY,
        };
        let mut all = shape.board;
        while let Some(number) = all.pop() {
            let cell = shape.add(number).cell();
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
    pub fn count(&self, shape: &Shape<P>, cell: u8) -> u8 {
        let level = |levels: &[P; 2]| {
            let bit = |plane: P| u8::from(!(plane & P::one(cell)).is_empty());
            bit(levels[0]) + 2 * bit(levels[1])
        };
        level(&self.levels) - level(&shape.floor)
    }

    /// The cells to which the side to move may add an atom.
    #[inline(always)]
    pub fn moves(&self, shape: &Shape<P>) -> P {
        shape.board & !self.theirs
    }

    /// The cells that explode at the next atom.
    #[inline(always)]
    pub fn critical(&self) -> P {
        self.levels[0] & self.levels[1]
    }

    /// A number that differs between positions but for an accident of one in 2^64.
    #[inline(always)]
    pub fn hash(&self) -> u64 {
        let hash = self.levels[0].mix(0x243F_6A88_85A3_08D3);
        self.theirs.mix(self.mine.mix(self.levels[1].mix(hash)))
    }

    /// The position after an atom is added to a cell of [`Board::moves`]. `CHAIN` must be the
    /// rule of the shape.
    #[inline(always)]
    pub fn play<const CHAIN: bool>(&self, shape: &Shape<P>, cell: P) -> Made<P> {
        let [low, high] = self.levels;
        let carry = low & cell;
        let exploding = high & carry;
        let mut next = Board {
            levels: [low ^ cell, high ^ carry],
            mine: self.theirs,
            theirs: self.mine | cell,
        };
        let wins = !exploding.is_empty() && next.react::<CHAIN>(shape, exploding);
        Made { board: next, wins }
    }

    /// The waves after a move of the side that is now `theirs`, and whether it wins. The counters
    /// of the exploding cells have overflowed. It ends with the wave that wins: by chain reaction
    /// this is the rule, by the rule Atoms nobody asks any more what lies on the board.
    fn react<const CHAIN: bool>(&mut self, shape: &Shape<P>, mut exploding: P) -> bool {
        let [mut low, mut high] = self.levels;
        let (mut mover, mut other) = (self.theirs, self.mine);
        loop {
            let right = (exploding & shape.has_right).up(1);
            let left = (exploding & shape.has_left).down(1);
            let above = exploding.down(shape.cols);
            let below = exploding.up(shape.cols) & shape.board;
            let hit = (right | left) | (above | below);
            let (right, left, above, below) = if CHAIN {
                (
                    right | (exploding & shape.left),
                    left | (exploding & shape.right),
                    above | (exploding & shape.bottom),
                    below | (exploding & shape.top),
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
                (low ^ shape.floor[0]) | (high ^ shape.floor[1]) | exploding
            } else {
                low | high | exploding
            };
            mover = (mover | hit) & filled;
            other = other & !hit;
            if other.is_empty() || exploding.is_empty() {
                break;
            }
        }
        *self = Board {
            levels: [low, high],
            mine: other,
            theirs: mover,
        };
        other.is_empty()
    }
}
