//! Atoms: both sides add atoms to empty cells or their own. A cell that reaches its critical mass
//! explodes: it throws one atom to each neighbour, which changes to the mover's side and may
//! explode in turn. A side that has no cell left, once both have moved, loses.
//!
//! Two rule sets. Atoms: the critical mass is 4 everywhere and atoms thrown over the edge are
//! lost; every reaction settles. Chain reaction: the critical mass is the number of neighbours and
//! nothing is lost; a reaction that would never settle ends with the wave that decides the game.
//!
//! A reaction runs in waves: all cells that are critical at the same moment lose their critical
//! mass together. Counts and owners at the end do not depend on the order.
//!
//! Text: parameters `8x8` (columns, rows) or `8x8,chain`; boards row by row from the top with `/`
//! between rows, a letter for each cell with atoms (`a` is one atom, `b` two, up to `g`; small
//! letters for the first side, capitals for the second) and numbers for runs of empty cells, for
//! example `2a/1B1/3`; moves `c4` (column letter, row counted from 1 at the bottom).

mod content;
mod params;
mod text;

use self::content::{CountPlanes, NOTHING, Plane, is_empty, size};
use fivefold_rules::{
    Cell, Event, Game, Illegal, Outcome, Refusal, Side, Sink, TextError, Throw, View,
    moves_are_cells,
};

pub use self::content::AtomsContent;
pub use self::params::AtomsParams;
pub(crate) use self::params::{LARGEST_SIDE, SMALLEST_OFFERED};

/// The four neighbours of a cell as columns and rows, in the order in which their atoms are
/// reported: left, right, up, down.
const NEIGHBOURS: [(i8, i8); 4] = [(-1, 0), (1, 0), (0, -1), (0, 1)];

/// A position of Atoms.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Atoms {
    params: AtomsParams,
    /// The critical mass of every cell; 0 off the board.
    critical: CountPlanes,
    content: AtomsContent,
    to_move: Side,
    outcome: Option<Outcome>,
}

impl Atoms {
    /// How many atoms the cell holds; 0 off the board.
    #[must_use]
    pub fn count(&self, cell: Cell) -> u8 {
        if self.params.contains(cell) {
            self.content.count(cell)
        } else {
            0
        }
    }

    /// Whose cell it is; nobody's without atoms and off the board.
    #[must_use]
    pub fn owner(&self, cell: Cell) -> Option<Side> {
        if self.params.contains(cell) {
            self.content.owner(cell)
        } else {
            None
        }
    }

    /// How many cells the side owns.
    #[must_use]
    pub(crate) fn cells_of(&self, side: Side) -> u16 {
        size(&self.content.owned[side.index()])
    }

    /// How many atoms lie on the board.
    #[must_use]
    pub fn atoms(&self) -> u16 {
        let [ones, twos, fours] = &self.content.counts;
        size(ones) + 2 * size(twos) + 4 * size(fours)
    }

    /// The neighbours of a cell on the board: left, right, up, down.
    pub(crate) fn neighbours(&self, cell: Cell) -> impl Iterator<Item = Cell> + use<> {
        let params = self.params;
        NEIGHBOURS
            .into_iter()
            .filter_map(move |step| neighbour(&params, cell, step))
    }

    /// The reaction after an atom was added. With `decides` (both sides have moved) the rule chain
    /// reaction stops as soon as the other side has no cell left.
    fn react<S: Sink>(&mut self, mover: Side, decides: bool, sink: &mut S) {
        let mut number = 0;
        loop {
            let before = self.content;
            let exploding = self.content.explode(&self.critical);
            if is_empty(&exploding) {
                return;
            }
            self.content.scatter(&exploding, &self.critical, mover);
            if S::LISTENS {
                number += 1;
                sink.event(self.wave(mover, number, &before, &exploding));
            }
            let others = &self.content.owned[mover.other().index()];
            if self.params.chain && decides && is_empty(others) {
                return;
            }
        }
    }

    fn wave(&self, side: Side, number: u16, before: &AtomsContent, exploding: &Plane) -> Event {
        let mut thrown = Vec::new();
        let mut after = Vec::new();
        for cell in self.all_cells() {
            if exploding[cell.row as usize] >> cell.col & 1 == 1 {
                for (dx, dy) in NEIGHBOURS {
                    let to = neighbour(&self.params, cell, (dx, dy));
                    // Chain reaction throws no atom over the edge.
                    if to.is_some() || !self.params.chain {
                        let from = cell;
                        thrown.push(Throw { from, dx, dy, to });
                    }
                }
            }
            let count = self.content.count(cell);
            if count != before.count(cell) || self.content.owner(cell) != before.owner(cell) {
                after.push((cell, count));
            }
        }
        Event::Burst {
            side,
            wave: number,
            thrown,
            after,
        }
    }

    /// All cells, row by row from the top.
    pub(crate) fn all_cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let AtomsParams { cols, rows, .. } = self.params;
        (0..rows).flat_map(move |row| (0..cols).map(move |col| Cell::new(col, row)))
    }

    /// Whether the game is decided for one side. "Both sides have moved" is the same as "two atoms
    /// or more lie on the board": one atom lies there after the first move, two after the second,
    /// and no reaction leaves fewer, because its last wave leaves an atom in each of the two or
    /// more neighbours of every cell that explodes in it.
    fn decided(&self) -> Option<Outcome> {
        if self.atoms() < 2 {
            return None;
        }
        Side::BOTH
            .into_iter()
            .find(|side| self.cells_of(side.other()) == 0)
            .map(Outcome::Win)
    }
}

/// The cell one step away, if it lies on the board.
fn neighbour(params: &AtomsParams, cell: Cell, (dx, dy): (i8, i8)) -> Option<Cell> {
    let col = cell.col.checked_add_signed(dx)?;
    let row = cell.row.checked_add_signed(dy)?;
    Some(Cell::new(col, row)).filter(|&cell| params.contains(cell))
}

impl Game for Atoms {
    const ID: &'static str = "atoms";
    type Params = AtomsParams;
    /// The cell to which an atom is added.
    type Move = Cell;
    type Undo = AtomsContent;

    fn start(params: &AtomsParams, starter: Side) -> Self {
        let mut atoms = Atoms {
            params: *params,
            critical: [NOTHING; 3],
            content: AtomsContent {
                counts: [NOTHING; 3],
                owned: [NOTHING; 2],
            },
            to_move: starter,
            outcome: None,
        };
        for cell in atoms.all_cells() {
            let critical = params.critical(cell);
            for (bit, plane) in atoms.critical.iter_mut().enumerate() {
                plane[cell.row as usize] |= u16::from(critical >> bit & 1) << cell.col;
            }
        }
        atoms
    }

    fn params(&self) -> &AtomsParams {
        &self.params
    }

    fn side_to_move(&self) -> Side {
        self.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn legal_moves(&self, moves: &mut Vec<Cell>) {
        moves.clear();
        if self.outcome.is_some() {
            return;
        }
        let board = ((1_u32 << self.params.cols) - 1) as u16;
        let theirs = &self.content.owned[self.to_move.other().index()];
        let rows = &theirs[..self.params.rows as usize];
        // Four rows at a time: the fewer loops end, the fewer branches are guessed wrongly.
        for (first, rows) in (0..).step_by(4).zip(rows.chunks(4)) {
            let mut free = rows.iter().rev().fold(0_u64, |free, &theirs| {
                free << LARGEST_SIDE | u64::from(board & !theirs)
            });
            while free != 0 {
                let at = free.trailing_zeros() as u8;
                moves.push(Cell {
                    row: first + at / LARGEST_SIDE,
                    col: at % LARGEST_SIDE,
                });
                free &= free - 1;
            }
        }
    }

    fn check(&self, mv: Cell) -> Result<(), Illegal> {
        if self.outcome.is_some() {
            Err(Illegal::GameOver)
        } else if !self.params.contains(mv) {
            Err(Illegal::OffBoard)
        } else if self.content.owner(mv) == Some(self.to_move.other()) {
            Err(Illegal::NotYours)
        } else {
            Ok(())
        }
    }

    fn apply<S: Sink>(&mut self, mv: Cell, sink: &mut S) -> AtomsContent {
        let before = self.content;
        let (side, at) = (self.to_move, mv);
        self.to_move = side.other();
        let count = self.content.add(at, side);
        if S::LISTENS {
            sink.event(Event::Appeared {
                side: Some(side),
                at,
                count,
            });
        }
        let critical = self.params.critical(at);
        if count >= critical {
            let [first, second] = &before.owned;
            let both_have_moved = !is_empty(first) && !is_empty(second);
            self.react(side, both_have_moved, sink);
            // Without an explosion no cell changes sides.
            if both_have_moved && is_empty(&self.content.owned[side.other().index()]) {
                self.outcome = Some(Outcome::Win(side));
            }
        }
        if S::LISTENS
            && let Some(outcome) = self.outcome
        {
            sink.event(Event::Over { outcome });
        }
        before
    }

    fn undo(&mut self, _mv: Cell, before: AtomsContent) {
        self.content = before;
        self.to_move = self.to_move.other();
        self.outcome = None;
    }

    fn view(&self) -> View {
        let mut view = View::empty(self.params.cols, self.params.rows);
        for cell in self.all_cells() {
            view.squares[cell.index(self.params.cols)].critical = self.params.critical(cell);
            view.put(cell, self.content.owner(cell), self.content.count(cell));
        }
        view
    }

    /// One atom more of the side in the cell, from none again where there are as many as can lie there.
    /// Atoms of the other side give way to one.
    fn place(&self, cell: Cell, side: Side) -> Result<Self, Illegal> {
        if !self.params.contains(cell) {
            return Err(Illegal::OffBoard);
        }
        let mut placed = self.clone();
        let count = match self.content.owner(cell) == Some(side) {
            true => self.content.count(cell) + 1,
            false => 1,
        };
        placed.content.clear(cell);
        if count < self.params.critical(cell) {
            placed.content.set(cell, side, count);
        }
        placed
            .settle()
            .map_err(|_| Illegal::Rule(Refusal::new("illegal-atoms-alone")))
    }

    fn target(&self, mv: Cell) -> Cell {
        mv
    }

    fn board_text(&self) -> String {
        text::write(self)
    }

    fn parse_board(params: &AtomsParams, text: &str, to_move: Side) -> Result<Self, TextError> {
        text::read(params, text, to_move)
    }

    moves_are_cells!(LARGEST_SIDE);
}
