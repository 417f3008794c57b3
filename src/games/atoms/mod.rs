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

use std::fmt;

use super::notation::{Expected, Reader, cell_text, parse_cell};
use super::{
    Cell, Event, Field, FieldError, Game, GameKind, Illegal, Move, Outcome, Parameters, Side, Sink,
    TextError, Throw, View, value_of,
};

/// Fewest columns and rows of the rules: the smallest board whose cells all have two neighbours.
/// Boards this small serve to solve the game completely.
pub const SMALLEST_SIDE: u8 = 2;
/// Fewest columns and rows that people are offered: below this, games are over in a few moves.
pub const SMALLEST_OFFERED: u8 = 3;
/// Most columns and rows.
pub const LARGEST_SIDE: u8 = 16;
/// Critical mass of every cell by the rule Atoms, and of inner cells by the rule chain reaction.
pub const CRITICAL_MASS: u8 = 4;

/// The four neighbours of a cell as columns and rows, in the order in which their atoms are
/// reported: left, right, up, down.
const NEIGHBOURS: [(i8, i8); 4] = [(-1, 0), (1, 0), (0, -1), (0, 1)];

/// Parameters of Atoms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AtomsParams {
    /// Columns, [`SMALLEST_SIDE`] to [`LARGEST_SIDE`].
    pub cols: u8,
    /// Rows, [`SMALLEST_SIDE`] to [`LARGEST_SIDE`].
    pub rows: u8,
    /// The rule chain reaction instead of Atoms.
    pub chain: bool,
}

impl AtomsParams {
    /// The number of atoms at which a cell explodes, 2 to 4; 0 off the board.
    #[must_use]
    pub const fn critical(&self, cell: Cell) -> u8 {
        if cell.col >= self.cols || cell.row >= self.rows {
            return 0;
        }
        if !self.chain {
            return CRITICAL_MASS;
        }
        let at_edges = (cell.col == 0) as u8
            + (cell.col + 1 == self.cols) as u8
            + (cell.row == 0) as u8
            + (cell.row + 1 == self.rows) as u8;
        CRITICAL_MASS - at_edges
    }

    const fn contains(&self, cell: Cell) -> bool {
        cell.col < self.cols && cell.row < self.rows
    }
}

impl Default for AtomsParams {
    fn default() -> Self {
        AtomsParams {
            cols: 8,
            rows: 8,
            chain: false,
        }
    }
}

impl fmt::Display for AtomsParams {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.cols, self.rows)?;
        if self.chain {
            f.write_str(",chain")?;
        }
        Ok(())
    }
}

impl Parameters for AtomsParams {
    fn parse(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text)?;
        let cols = reader.small(SMALLEST_SIDE, LARGEST_SIDE)?;
        reader.expect("x", "x between the numbers")?;
        let rows = reader.small(SMALLEST_SIDE, LARGEST_SIDE)?;
        let chain = reader.skip(",chain");
        reader.end()?;
        Ok(AtomsParams { cols, rows, chain })
    }

    fn fields(&self) -> Vec<Field> {
        let side = i32::from(SMALLEST_OFFERED)..=i32::from(LARGEST_SIDE);
        vec![
            Field::number("cols", self.cols.into(), side.clone()),
            Field::number("rows", self.rows.into(), side),
            Field::switch("chain", self.chain),
        ]
    }

    fn from_fields(fields: &[Field]) -> Result<Self, FieldError> {
        let side = i32::from(SMALLEST_OFFERED)..=i32::from(LARGEST_SIDE);
        Ok(AtomsParams {
            cols: value_of(fields, "cols", side.clone())? as u8,
            rows: value_of(fields, "rows", side)? as u8,
            chain: value_of(fields, "chain", 0..=1)? == 1,
        })
    }
}

/// Add an atom to a cell. Ordered row by row from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Add {
    /// Row, 0 at the top.
    pub row: u8,
    /// Column, 0 at the left.
    pub col: u8,
}

impl Add {
    /// The cell to which the atom is added.
    #[must_use]
    pub const fn cell(self) -> Cell {
        Cell::new(self.col, self.row)
    }
}

impl From<Cell> for Add {
    fn from(cell: Cell) -> Add {
        Add {
            row: cell.row,
            col: cell.col,
        }
    }
}

const ROWS: usize = LARGEST_SIDE as usize;

/// A set of cells: one bit for each column of every row. Whole waves are computed row by row on
/// such sets, which the compiler turns into a handful of vector instructions.
type Plane = [u16; ROWS];

const NOTHING: Plane = [0; ROWS];

/// A number from 0 to 7 for every cell, as the sets of cells whose number has the bit 1, 2, 4.
type Counts = [Plane; 3];

/// What a move changes: the whole content of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Content {
    /// How many atoms each cell holds. Below the critical mass at rest; in a wave, and where the
    /// rule chain reaction stops, less than twice the critical mass, so at most 7.
    counts: Counts,
    /// The cells of each side; a cell without atoms belongs to neither.
    owned: [Plane; 2],
}

/// A position of Atoms.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Atoms {
    params: AtomsParams,
    /// The critical mass of every cell; 0 off the board.
    critical: Counts,
    content: Content,
    to_move: Side,
    outcome: Option<Outcome>,
}

impl Content {
    fn count(&self, cell: Cell) -> u8 {
        let bit = |plane: usize| (self.counts[plane][cell.row as usize] >> cell.col & 1) as u8;
        bit(0) | bit(1) << 1 | bit(2) << 2
    }

    fn owner(&self, cell: Cell) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|side| self.owned[side.index()][cell.row as usize] >> cell.col & 1 == 1)
    }

    fn set(&mut self, cell: Cell, side: Side, count: u8) {
        for (bit, plane) in self.counts.iter_mut().enumerate() {
            plane[cell.row as usize] |= u16::from(count >> bit & 1) << cell.col;
        }
        self.owned[side.index()][cell.row as usize] |= 1 << cell.col;
    }

    /// One atom more in a cell, whose number stays below 8. Returns the number.
    fn add(&mut self, cell: Cell, side: Side) -> u8 {
        let bit = 1 << cell.col;
        let mut carry = bit;
        for plane in &mut self.counts {
            let row = &mut plane[cell.row as usize];
            *row ^= carry;
            carry &= !*row;
        }
        self.owned[side.index()][cell.row as usize] |= bit;
        self.count(cell)
    }

    /// Takes the critical mass from all cells that have reached it and returns these cells; no
    /// cell has a critical mass off the board.
    fn explode(&mut self, critical: &Counts) -> Plane {
        let mut exploding = NOTHING;
        let [c0, c1, c2] = &mut self.counts;
        let [k0, k1, k2] = critical;
        for row in 0..ROWS {
            // Binary subtraction of all cells of a row at once: `b` are the borrows; a borrow out
            // of the highest bit means that the cell holds less than its critical mass.
            let d0 = c0[row] ^ k0[row];
            let b0 = !c0[row] & k0[row];
            let d1 = c1[row] ^ k1[row] ^ b0;
            let b1 = (!c1[row] & (k1[row] | b0)) | (k1[row] & b0);
            let d2 = c2[row] ^ k2[row] ^ b1;
            let b2 = (!c2[row] & (k2[row] | b1)) | (k2[row] & b1);
            let on_board = k0[row] | k1[row] | k2[row];
            let e = on_board & !b2;
            c0[row] = (c0[row] & !e) | (d0 & e);
            c1[row] = (c1[row] & !e) | (d1 & e);
            c2[row] = (c2[row] & !e) | (d2 & e);
            exploding[row] = e;
        }
        exploding
    }

    /// Gives one atom from each exploding cell to each of its neighbours on the board, which
    /// change to the mover's side.
    fn scatter(&mut self, exploding: &Plane, critical: &Counts, mover: Side) {
        let [c0, c1, c2] = &mut self.counts;
        let [first, second] = &mut self.owned;
        let (mine, theirs) = match mover {
            Side::First => (first, second),
            Side::Second => (second, first),
        };
        // One empty row above and below, so that every row has neighbours.
        let mut framed = [0; ROWS + 2];
        framed[1..=ROWS].copy_from_slice(exploding);
        for row in 0..ROWS {
            let on_board = critical[0][row] | critical[1][row] | critical[2][row];
            let [up, e, down] = [framed[row], framed[row + 1], framed[row + 2]];
            let (right, left) = (e << 1 & on_board, e >> 1);
            let (up, down) = (up & on_board, down & on_board);
            // How many atoms arrive, 0 to 4, as the bits t0, t1, t2.
            let (h0, h1) = (right ^ left, right & left);
            let (v0, v1) = (up ^ down, up & down);
            let t0 = h0 ^ v0;
            let t1 = (h1 ^ v1) | (h0 & v0);
            let t2 = h1 & v1;
            let a0 = c0[row] & t0;
            let a1 = (c1[row] & t1) | (a0 & (c1[row] ^ t1));
            c0[row] ^= t0;
            c1[row] ^= t1 ^ a0;
            c2[row] ^= t2 ^ a1;
            let hit = right | left | up | down;
            mine[row] = (mine[row] | hit) & (c0[row] | c1[row] | c2[row]);
            theirs[row] &= !hit;
        }
    }
}

fn is_empty(plane: &Plane) -> bool {
    plane.iter().fold(0, |all, row| all | row) == 0
}

fn size(plane: &Plane) -> u16 {
    plane.iter().map(|row| row.count_ones() as u16).sum()
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
    pub fn cells_of(&self, side: Side) -> u16 {
        size(&self.content.owned[side.index()])
    }

    /// How many atoms lie on the board.
    #[must_use]
    pub fn atoms(&self) -> u16 {
        let [ones, twos, fours] = &self.content.counts;
        size(ones) + 2 * size(twos) + 4 * size(fours)
    }

    /// The neighbours of a cell on the board: left, right, up, down.
    pub fn neighbours(&self, cell: Cell) -> impl Iterator<Item = Cell> + use<> {
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

    fn wave(&self, side: Side, number: u16, before: &Content, exploding: &Plane) -> Event {
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
        Event::Wave {
            side,
            number,
            thrown,
            after,
        }
    }

    fn all_cells(&self) -> impl Iterator<Item = Cell> + use<> {
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

    /// Checks a board that was read and finds out how the game stands.
    fn settle(mut self) -> Result<Self, String> {
        self.outcome = self.decided();
        let lone = Side::BOTH
            .into_iter()
            .find(|side| self.cells_of(side.other()) == 0 && self.atoms() > 0);
        if lone == Some(self.to_move) {
            return Err(format!(
                "only side {0} has atoms, so it has just moved and it cannot be its turn",
                self.to_move
            ));
        }
        let overflows = self.params.chain && self.outcome.is_some();
        for cell in self.all_cells() {
            let critical = self.params.critical(cell);
            let most = if overflows { 2 * critical } else { critical } - 1;
            if self.content.count(cell) > most {
                return Err(format!(
                    "{} can hold at most {most} atoms here",
                    cell_text(cell, self.params.rows)
                ));
            }
        }
        Ok(self)
    }
}

/// The cell one step away, if it lies on the board.
fn neighbour(params: &AtomsParams, cell: Cell, (dx, dy): (i8, i8)) -> Option<Cell> {
    let col = cell.col.checked_add_signed(dx)?;
    let row = cell.row.checked_add_signed(dy)?;
    Some(Cell::new(col, row)).filter(|&cell| params.contains(cell))
}

impl Game for Atoms {
    const KIND: GameKind = GameKind::Atoms;
    type Params = AtomsParams;
    type Move = Add;
    type Undo = Content;

    fn start(params: &AtomsParams, starter: Side) -> Self {
        let mut atoms = Atoms {
            params: *params,
            critical: [NOTHING; 3],
            content: Content {
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

    fn legal_moves(&self, moves: &mut Vec<Add>) {
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
                moves.push(Add {
                    row: first + at / LARGEST_SIDE,
                    col: at % LARGEST_SIDE,
                });
                free &= free - 1;
            }
        }
    }

    fn check(&self, mv: Add) -> Result<(), Illegal> {
        if self.outcome.is_some() {
            Err(Illegal::GameOver)
        } else if !self.params.contains(mv.cell()) {
            Err(Illegal::OffBoard)
        } else if self.content.owner(mv.cell()) == Some(self.to_move.other()) {
            Err(Illegal::NotYours)
        } else {
            Ok(())
        }
    }

    fn apply<S: Sink>(&mut self, mv: Add, sink: &mut S) -> Content {
        let before = self.content;
        let (side, at) = (self.to_move, mv.cell());
        self.to_move = side.other();
        let count = self.content.add(at, side);
        if S::LISTENS {
            sink.event(Event::AtomAdded { side, at, count });
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
            sink.event(Event::GameOver { outcome });
        }
        before
    }

    fn undo(&mut self, _mv: Add, before: Content) {
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

    fn target(&self, mv: Add) -> Cell {
        mv.cell()
    }

    fn board_text(&self) -> String {
        let mut text = String::new();
        for row in 0..self.params.rows {
            if row > 0 {
                text.push('/');
            }
            let mut empty = 0;
            for col in 0..=self.params.cols {
                let cell = Cell::new(col, row);
                let owner = self.owner(cell);
                let row_ends = col == self.params.cols;
                if empty > 0 && (owner.is_some() || row_ends) {
                    text.push_str(&empty.to_string());
                    empty = 0;
                }
                match owner {
                    None => empty += 1,
                    Some(side) => {
                        let one = if side == Side::First { b'a' } else { b'A' };
                        text.push((one + self.content.count(cell) - 1) as char);
                    }
                }
            }
        }
        text
    }

    fn parse_board(params: &AtomsParams, text: &str, to_move: Side) -> Result<Self, TextError> {
        let mut reader = Reader::new(text)?;
        let mut board = Self::start(params, to_move);
        for row in 0..params.rows {
            if row > 0 {
                reader.expect("/", "the end of the row, written /,")?;
            }
            let mut col = 0;
            while col < params.cols {
                let (side, count) = match reader.peek() {
                    Some(letter @ 'a'..='g') => (Side::First, letter as u8 - b'a' + 1),
                    Some(letter @ 'A'..='G') => (Side::Second, letter as u8 - b'A' + 1),
                    Some('0'..='9') => {
                        col += reader.small(1, params.cols - col)?;
                        continue;
                    }
                    _ => {
                        let words = "a to g, A to G or a number of empty cells";
                        return Err(reader.error(Expected::Words(words)));
                    }
                };
                reader.next_char();
                board.content.set(Cell::new(col, row), side, count);
                col += 1;
            }
        }
        reader.end()?;
        board
            .settle()
            .map_err(|reason| TextError::new(text, 0, Expected::Consistent(reason)))
    }

    fn move_text(&self, mv: Add) -> String {
        cell_text(mv.cell(), self.params.rows)
    }

    fn parse_move(&self, text: &str) -> Result<Add, TextError> {
        parse_cell(text, self.params.cols, self.params.rows).map(Add::from)
    }

    fn pack(mv: Add) -> Move {
        Move::from_cell(mv.cell())
    }

    fn unpack(mv: Move) -> Option<Add> {
        mv.to_cell(LARGEST_SIDE).map(Add::from)
    }
}
