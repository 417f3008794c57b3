//! Finding a position in many games: a position is the same turned and mirrored, whatever the rule.
//!
//! A game is followed by a key alone (Zobrist, "A New Hashing Method with Application for Game
//! Playing", 1970): the exclusive or of a number for each stone. Not the games are turned and mirrored
//! but the position that is looked for, once, so that a game costs one step a stone. Two positions of
//! 64 bits are taken for the same by mistake about once in 10¹⁸ games.

use super::{LARGEST_SIDE, Lines, Place};
use fivefold_match::position_search::{FoundPosition, PositionFinder, PositionSearch};
use fivefold_rules::{Cell, Game as _, Move, Position, Side};

/// What the search asks.
pub(crate) static SEARCH: PositionSearch = PositionSearch { finder };

fn finder(wanted: &Position, start: &Position) -> Option<Box<dyn PositionFinder>> {
    let (wanted, start) = (wanted.as_game::<Lines>()?, start.as_game::<Lines>()?);
    let (board, other) = (wanted.params(), start.params());
    if (board.cols, board.rows, board.len) != (other.cols, other.rows, other.len) {
        return None;
    }
    let plies = wanted.stones().checked_sub(start.stones())?;
    let is_in_turn = (wanted.side_to_move() == start.side_to_move()) == (plies % 2 == 0);
    let forms = Symmetry::all(board.cols, board.rows)
        .map(|symmetry| (key(wanted, symmetry), symmetry))
        .collect();
    is_in_turn.then(|| {
        Box::new(LinesFinder {
            cols: board.cols,
            rows: board.rows,
            start: key(start, Symmetry::NONE),
            starter: start.side_to_move(),
            plies: usize::from(plies),
            forms,
        }) as Box<dyn PositionFinder>
    })
}

/// Finds a position in games from one start.
struct LinesFinder {
    cols: u8,
    rows: u8,
    /// The key of the start.
    start: u64,
    starter: Side,
    /// How many moves lead from the start to the position.
    plies: usize,
    /// The keys of the position, turned and mirrored in all ways.
    forms: Vec<(u64, Symmetry)>,
}

impl PositionFinder for LinesFinder {
    fn find(&self, moves: &[Move]) -> Option<FoundPosition> {
        let (before, after) = moves.split_at_checked(self.plies)?;
        let (mut key, mut side) = (self.start, self.starter);
        for &mv in before {
            key ^= stone_key(self.cell(mv)?, side);
            side = side.other();
        }
        let mut is_found = false;
        let mut next: Option<Move> = None;
        for (_, symmetry) in self.forms.iter().filter(|(form, _)| *form == key) {
            is_found = true;
            let played = after
                .first()
                .and_then(|&mv| self.turned_back(mv, *symmetry));
            // A position that is symmetric itself has several; one stands for all.
            next = [next, played].into_iter().flatten().min();
        }
        let ply = self.plies;
        is_found.then_some(FoundPosition { ply, next })
    }
}

impl LinesFinder {
    /// The cell of a move, if it lies on the board.
    fn cell(&self, mv: Move) -> Option<Cell> {
        let cell = Lines::unpack(mv)?.cell();
        (cell.col < self.cols && cell.row < self.rows).then_some(cell)
    }

    fn turned_back(&self, mv: Move, symmetry: Symmetry) -> Option<Move> {
        let cell = symmetry.back(self.cell(mv)?, self.cols, self.rows);
        let foul = Lines::unpack(mv)?.foul;
        Some(Lines::pack(Place {
            foul,
            ..cell.into()
        }))
    }
}

/// A way to turn and mirror a board: first columns and rows change places, then each is mirrored.
#[derive(Clone, Copy, Debug)]
struct Symmetry {
    transposes: bool,
    mirrors_cols: bool,
    mirrors_rows: bool,
}

impl Symmetry {
    const NONE: Symmetry = Symmetry {
        transposes: false,
        mirrors_cols: false,
        mirrors_rows: false,
    };

    /// All that leave a board of this size in its place: eight of a square, four of a rectangle.
    fn all(cols: u8, rows: u8) -> impl Iterator<Item = Symmetry> {
        let most = if cols == rows { 8 } else { 4 };
        (0..most).map(|bits| Symmetry {
            transposes: bits & 4 != 0,
            mirrors_cols: bits & 1 != 0,
            mirrors_rows: bits & 2 != 0,
        })
    }

    const fn apply(self, cell: Cell, cols: u8, rows: u8) -> Cell {
        let cell = match self.transposes {
            true => Cell::new(cell.row, cell.col),
            false => cell,
        };
        self.mirror(cell, cols, rows)
    }

    const fn back(self, cell: Cell, cols: u8, rows: u8) -> Cell {
        let cell = self.mirror(cell, cols, rows);
        match self.transposes {
            true => Cell::new(cell.row, cell.col),
            false => cell,
        }
    }

    const fn mirror(self, cell: Cell, cols: u8, rows: u8) -> Cell {
        let Cell { col, row } = cell;
        Cell::new(
            if self.mirrors_cols {
                cols - 1 - col
            } else {
                col
            },
            if self.mirrors_rows {
                rows - 1 - row
            } else {
                row
            },
        )
    }
}

/// The key of all stones of a position, turned and mirrored.
fn key(position: &Lines, symmetry: Symmetry) -> u64 {
    let board = position.params();
    let mut key = 0;
    for row in 0..board.rows {
        for col in 0..board.cols {
            let cell = Cell::new(col, row);
            if let Some(side) = position.stone(cell) {
                key ^= stone_key(symmetry.apply(cell, board.cols, board.rows), side);
            }
        }
    }
    key
}

const SIDE: usize = LARGEST_SIDE as usize;

/// The numbers of the stones of both sides, row by row.
static KEYS: [[u64; 2]; SIDE * SIDE] = keys();

const fn stone_key(cell: Cell, side: Side) -> u64 {
    KEYS[cell.row as usize * SIDE + cell.col as usize][side.index()]
}

/// Numbers by SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
const fn keys() -> [[u64; 2]; SIDE * SIDE] {
    let mut keys = [[0; 2]; SIDE * SIDE];
    let mut state: u64 = 0;
    let mut place = 0;
    while place < 2 * keys.len() {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        keys[place / 2][place % 2] = mixed ^ (mixed >> 31);
        place += 1;
    }
    keys
}
