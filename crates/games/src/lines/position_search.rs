//! Finding a position in many games: a position is the same turned and mirrored, whatever the rule.
//!
//! A game is followed by a key alone (Zobrist, "A New Hashing Method with Application for Game
//! Playing", 1970): the exclusive or of a number for each stone. Not the games are turned and mirrored
//! but the position that is looked for, once, so that a game costs one step a stone. Two positions of
//! 64 bits are taken for the same by mistake about once in 10¹⁸ games.

use super::{LARGEST_SIDE, Lines, LinesParams, Place};
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
    let forms = (0..board.turns()).map(|turn| (key(wanted, turn), turn));
    is_in_turn.then(|| {
        Box::new(LinesFinder {
            params: *board,
            start: key(start, 0),
            starter: start.side_to_move(),
            plies: usize::from(plies),
            forms: forms.collect(),
        }) as Box<dyn PositionFinder>
    })
}

/// Finds a position in games from one start.
struct LinesFinder {
    params: LinesParams,
    /// The key of the start.
    start: u64,
    starter: Side,
    /// How many moves lead from the start to the position.
    plies: usize,
    /// The keys of the position, turned and mirrored in all ways.
    forms: Vec<(u64, u8)>,
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
        for (_, turn) in self.forms.iter().filter(|(form, _)| *form == key) {
            is_found = true;
            let played = after.first().and_then(|&mv| self.turned_back(mv, *turn));
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
        self.params.contains(cell).then_some(cell)
    }

    fn turned_back(&self, mv: Move, turn: u8) -> Option<Move> {
        let at = self.cell(mv)?;
        let mut cells = self.params.all_cells();
        let cell = cells.find(|&cell| self.params.turned(cell, turn) == at)?;
        let foul = Lines::unpack(mv)?.foul;
        Some(Lines::pack(Place {
            foul,
            ..cell.into()
        }))
    }
}

/// The key of all stones of a position, turned and mirrored.
fn key(position: &Lines, turn: u8) -> u64 {
    let params = position.params();
    let key = |(cell, side)| stone_key(params.turned(cell, turn), side);
    position.placed().map(key).fold(0, |all, key| all ^ key)
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
