//! Lines, the (m,n,k) games from tic-tac-toe to Gomoku: both sides put stones on empty cells;
//! whoever first has `len` of them, or more, in an unbroken horizontal, vertical or diagonal line
//! wins. A full board is a draw. With the option exact, lines of more than `len` do not win
//! (standard Gomoku).
//!
//! Text: parameters `15x15x5` (columns, rows, length of a line) or `15x15x5,exact`; boards row by
//! row from the top with `/` between rows, `o` for the first side's stones, `x` for the second's,
//! numbers for runs of empty cells and a capital letter for the stone placed last (which may be
//! left out, if it is not known), for example `3/1oX/3`; moves `h8` (column letter without leaving
//! any out, row counted from 1 at the bottom).

use std::fmt;

use super::notation::{Expected, Reader, cell_text, parse_cell};
use super::{
    Cell, Event, Field, FieldError, Game, GameKind, Illegal, Move, Outcome, Parameters, Side, Sink,
    TextError, View, value_of,
};

/// Fewest columns and rows.
pub const SMALLEST_SIDE: u8 = 3;
/// Most columns and rows.
pub const LARGEST_SIDE: u8 = 22;
/// Shortest winning line.
pub const SHORTEST_LINE: u8 = 3;
/// Longest winning line.
pub const LONGEST_LINE: u8 = 6;

/// One step along each of the four kinds of lines, as columns and rows: across, down, and the two
/// diagonals. Every step leads to a later cell in row-major order.
pub const DIRECTIONS: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

/// Parameters of Lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MnkParams {
    /// Columns, [`SMALLEST_SIDE`] to [`LARGEST_SIDE`].
    pub cols: u8,
    /// Rows, [`SMALLEST_SIDE`] to [`LARGEST_SIDE`].
    pub rows: u8,
    /// Stones in a winning line, [`SHORTEST_LINE`] to [`LONGEST_LINE`], at most the longer side.
    pub len: u8,
    /// Whether lines of more than `len` stones do not win.
    pub exact: bool,
}

impl MnkParams {
    /// Whether a line of this many stones wins.
    #[must_use]
    pub const fn wins(&self, stones: u8) -> bool {
        stones == self.len || (stones > self.len && !self.exact)
    }

    fn fitting(self) -> Result<Self, FieldError> {
        let longest = self.cols.max(self.rows);
        if self.len > longest {
            return Err(FieldError::LineTooLong {
                len: self.len.into(),
                longest: longest.into(),
            });
        }
        Ok(self)
    }
}

impl Default for MnkParams {
    fn default() -> Self {
        MnkParams {
            cols: 15,
            rows: 15,
            len: 5,
            exact: false,
        }
    }
}

impl fmt::Display for MnkParams {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}x{}", self.cols, self.rows, self.len)?;
        if self.exact {
            f.write_str(",exact")?;
        }
        Ok(())
    }
}

impl Parameters for MnkParams {
    fn parse(text: &str) -> Result<Self, TextError> {
        const TIMES: &str = "x between the numbers";
        let mut reader = Reader::new(text)?;
        let cols = reader.small(SMALLEST_SIDE, LARGEST_SIDE)?;
        reader.expect("x", TIMES)?;
        let rows = reader.small(SMALLEST_SIDE, LARGEST_SIDE)?;
        reader.expect("x", TIMES)?;
        let at_len = text.len() - reader.rest().len();
        let len = reader.small(SHORTEST_LINE, LONGEST_LINE)?;
        let exact = reader.skip(",exact");
        reader.end()?;
        let params = MnkParams {
            cols,
            rows,
            len,
            exact,
        };
        params
            .fitting()
            .map_err(|e| TextError::new(text, at_len, Expected::Consistent(e.to_string())))
    }

    fn fields(&self) -> Vec<Field> {
        let side = i32::from(SMALLEST_SIDE)..=i32::from(LARGEST_SIDE);
        let line = i32::from(SHORTEST_LINE)..=i32::from(LONGEST_LINE);
        vec![
            Field::number("cols", self.cols.into(), side.clone()),
            Field::number("rows", self.rows.into(), side),
            Field::number("len", self.len.into(), line),
            Field::switch("exact", self.exact),
        ]
    }

    fn from_fields(fields: &[Field]) -> Result<Self, FieldError> {
        let side = i32::from(SMALLEST_SIDE)..=i32::from(LARGEST_SIDE);
        let line = i32::from(SHORTEST_LINE)..=i32::from(LONGEST_LINE);
        MnkParams {
            cols: value_of(fields, "cols", side.clone())? as u8,
            rows: value_of(fields, "rows", side)? as u8,
            len: value_of(fields, "len", line)? as u8,
            exact: value_of(fields, "exact", 0..=1)? == 1,
        }
        .fitting()
    }
}

/// Put a stone on an empty cell. Ordered row by row from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// Row, 0 at the top.
    pub row: u8,
    /// Column, 0 at the left.
    pub col: u8,
}

impl Place {
    /// The cell on which the stone is put.
    #[must_use]
    pub const fn cell(self) -> Cell {
        Cell::new(self.col, self.row)
    }
}

impl From<Cell> for Place {
    fn from(cell: Cell) -> Place {
        Place {
            row: cell.row,
            col: cell.col,
        }
    }
}

/// A set of cells: one bit for each column of every row.
type Rows = [u32; LARGEST_SIDE as usize];

/// A position of Lines.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Mnk {
    params: MnkParams,
    /// The cells on which each side has a stone.
    stones: [Rows; 2],
    /// Stones of both sides together.
    count: u16,
    /// The stone placed last, if it is known. It belongs to the position because players answer
    /// it (the original opponent Boora does).
    last: Option<Cell>,
    to_move: Side,
    outcome: Option<Outcome>,
}

impl Mnk {
    /// Whose stone lies on a cell; nobody's on an empty cell and off the board.
    #[must_use]
    pub fn stone(&self, cell: Cell) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|&side| self.has(side, cell.col as i8, cell.row as i8))
    }

    /// How many stones lie on the board.
    #[must_use]
    pub const fn stones(&self) -> u16 {
        self.count
    }

    /// The cell of the stone placed last; `None` at the start and on a board read from a text
    /// that does not tell.
    #[must_use]
    pub const fn last(&self) -> Option<Cell> {
        self.last
    }

    /// Whether the cell lies on the board.
    #[must_use]
    pub const fn contains(&self, cell: Cell) -> bool {
        cell.col < self.params.cols && cell.row < self.params.rows
    }

    /// The winner's lines in a finished game, each from one end to the other; several if the last
    /// stone completed several.
    #[must_use]
    pub fn winning_lines(&self) -> Vec<Vec<Cell>> {
        let Some(side) = self.outcome.and_then(Outcome::winner) else {
            return Vec::new();
        };
        self.lines(side)
    }

    fn has(&self, side: Side, col: i8, row: i8) -> bool {
        (0..self.params.cols as i8).contains(&col)
            && (0..self.params.rows as i8).contains(&row)
            && self.stones[side.index()][row as usize] >> col & 1 == 1
    }

    /// How many of the side's stones follow each other from the cell in this direction, without
    /// the cell itself.
    fn run(&self, side: Side, cell: Cell, (dx, dy): (i8, i8)) -> u8 {
        let (mut col, mut row) = (cell.col as i8 + dx, cell.row as i8 + dy);
        let mut run = 0;
        while self.has(side, col, row) {
            run += 1;
            col += dx;
            row += dy;
        }
        run
    }

    /// Whether the side's stone on this cell is part of a winning line.
    fn completes(&self, side: Side, cell: Cell) -> bool {
        DIRECTIONS.into_iter().any(|(dx, dy)| {
            let stones = 1 + self.run(side, cell, (dx, dy)) + self.run(side, cell, (-dx, -dy));
            self.params.wins(stones)
        })
    }

    /// The winning line through the side's stone on this cell in one direction, if there is one.
    fn line(&self, side: Side, cell: Cell, (dx, dy): (i8, i8)) -> Option<Vec<Cell>> {
        let before = self.run(side, cell, (-dx, -dy)) as i8;
        let after = self.run(side, cell, (dx, dy)) as i8;
        let at = |step: i8| {
            Cell::new(
                (cell.col as i8 + step * dx) as u8,
                (cell.row as i8 + step * dy) as u8,
            )
        };
        self.params
            .wins((before + 1 + after) as u8)
            .then(|| (-before..=after).map(at).collect())
    }

    /// All winning lines of a side, found from their first cells.
    fn lines(&self, side: Side) -> Vec<Vec<Cell>> {
        let mut lines = Vec::new();
        for row in 0..self.params.rows {
            for col in 0..self.params.cols {
                if !self.has(side, col as i8, row as i8) {
                    continue;
                }
                for (dx, dy) in DIRECTIONS {
                    if !self.has(side, col as i8 - dx, row as i8 - dy) {
                        lines.extend(self.line(side, Cell::new(col, row), (dx, dy)));
                    }
                }
            }
        }
        lines
    }

    fn is_full(&self) -> bool {
        self.count == u16::from(self.params.cols) * u16::from(self.params.rows)
    }

    /// The side to move must have as many stones as the other, or one less: either side may have
    /// begun. Only the side that has just moved can have a line, and the last stone is its.
    fn settle(mut self) -> Result<Self, String> {
        let [first, second] = self.stones.map(|rows| {
            let count = rows.iter().map(|row| row.count_ones()).sum::<u32>();
            count as u16
        });
        self.count = first + second;
        let (mine, theirs) = match self.to_move {
            Side::First => (first, second),
            Side::Second => (second, first),
        };
        if mine != theirs && mine + 1 != theirs {
            return Err(format!(
                "with {first} o and {second} x it cannot be side {}'s turn",
                self.to_move
            ));
        }
        if !self.lines(self.to_move).is_empty() {
            return Err(format!(
                "side {} has a line, so it cannot be its turn",
                self.to_move
            ));
        }
        let mover = self.to_move.other();
        let lines = self.lines(mover);
        if let Some(last) = self.last {
            if self.stone(last) != Some(mover) {
                return Err(format!(
                    "the last stone is side {}'s, so it cannot be its turn",
                    self.to_move
                ));
            }
            if lines.iter().any(|line| !line.contains(&last)) {
                return Err("the last stone is in no line, but there is one".to_owned());
            }
        }
        self.outcome = if !lines.is_empty() {
            Some(Outcome::Win(mover))
        } else {
            self.is_full().then_some(Outcome::Draw)
        };
        Ok(self)
    }
}

impl Game for Mnk {
    const KIND: GameKind = GameKind::Mnk;
    type Params = MnkParams;
    type Move = Place;
    /// The stone placed last before the move.
    type Undo = Option<Cell>;

    fn start(params: &MnkParams, starter: Side) -> Self {
        Mnk {
            params: *params,
            stones: [[0; LARGEST_SIDE as usize]; 2],
            count: 0,
            last: None,
            to_move: starter,
            outcome: None,
        }
    }

    fn params(&self) -> &MnkParams {
        &self.params
    }

    fn side_to_move(&self) -> Side {
        self.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn legal_moves(&self, moves: &mut Vec<Place>) {
        moves.clear();
        if self.outcome.is_some() {
            return;
        }
        let [first, second] = &self.stones;
        let board = (1 << self.params.cols) - 1;
        for row in 0..self.params.rows {
            let mut empty = board & !(first[row as usize] | second[row as usize]);
            while empty != 0 {
                let col = empty.trailing_zeros() as u8;
                moves.push(Place { row, col });
                empty &= empty - 1;
            }
        }
    }

    fn check(&self, mv: Place) -> Result<(), Illegal> {
        if self.outcome.is_some() {
            Err(Illegal::GameOver)
        } else if !self.contains(mv.cell()) {
            Err(Illegal::OffBoard)
        } else if self.stone(mv.cell()).is_some() {
            Err(Illegal::Occupied)
        } else {
            Ok(())
        }
    }

    fn apply<S: Sink>(&mut self, mv: Place, sink: &mut S) -> Option<Cell> {
        let (side, at) = (self.to_move, mv.cell());
        let before = self.last.replace(at);
        self.stones[side.index()][mv.row as usize] |= 1 << mv.col;
        self.count += 1;
        self.to_move = side.other();
        self.outcome = if self.completes(side, at) {
            Some(Outcome::Win(side))
        } else {
            self.is_full().then_some(Outcome::Draw)
        };
        if S::LISTENS {
            sink.event(Event::StonePlaced { side, at });
            for direction in DIRECTIONS {
                if let Some(cells) = self.line(side, at, direction) {
                    sink.event(Event::LineCompleted { side, cells });
                }
            }
            if let Some(outcome) = self.outcome {
                sink.event(Event::GameOver { outcome });
            }
        }
        before
    }

    fn undo(&mut self, mv: Place, before: Option<Cell>) {
        self.to_move = self.to_move.other();
        self.stones[self.to_move.index()][mv.row as usize] &= !(1 << mv.col);
        self.count -= 1;
        self.last = before;
        self.outcome = None;
    }

    fn view(&self) -> View {
        let mut view = View::empty(self.params.cols, self.params.rows);
        for cell in view.cells() {
            if let Some(side) = self.stone(cell) {
                view.put(cell, Some(side), 1);
            }
        }
        view
    }

    fn target(&self, mv: Place) -> Cell {
        mv.cell()
    }

    /// The winner's lines one after the other; a cell in which two of them cross stands once.
    fn deciding_cells(&self) -> Vec<Cell> {
        let mut cells = Vec::new();
        for cell in self.winning_lines().into_iter().flatten() {
            if !cells.contains(&cell) {
                cells.push(cell);
            }
        }
        cells
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
                let stone = self.stone(cell);
                let row_ends = col == self.params.cols;
                if empty > 0 && (stone.is_some() || row_ends) {
                    text.push_str(&empty.to_string());
                    empty = 0;
                }
                match (stone, self.last == Some(cell)) {
                    (Some(Side::First), false) => text.push('o'),
                    (Some(Side::First), true) => text.push('O'),
                    (Some(Side::Second), false) => text.push('x'),
                    (Some(Side::Second), true) => text.push('X'),
                    (None, _) => empty += 1,
                }
            }
        }
        text
    }

    fn parse_board(params: &MnkParams, text: &str, to_move: Side) -> Result<Self, TextError> {
        let mut reader = Reader::new(text)?;
        let mut board = Self::start(params, to_move);
        for row in 0..params.rows {
            if row > 0 {
                reader.expect("/", "the end of the row, written /,")?;
            }
            let mut col = 0;
            while col < params.cols {
                let (side, is_last) = match reader.peek() {
                    Some('o') => (Side::First, false),
                    Some('x') => (Side::Second, false),
                    Some('O') if board.last.is_none() => (Side::First, true),
                    Some('X') if board.last.is_none() => (Side::Second, true),
                    Some('0'..='9') => {
                        col += reader.small(1, params.cols - col)?;
                        continue;
                    }
                    _ => {
                        let words = "o, x (one of them a capital) or a number of empty cells";
                        return Err(reader.error(Expected::Words(words)));
                    }
                };
                reader.next_char();
                board.stones[side.index()][row as usize] |= 1 << col;
                if is_last {
                    board.last = Some(Cell::new(col, row));
                }
                col += 1;
            }
        }
        reader.end()?;
        board
            .settle()
            .map_err(|reason| TextError::new(text, 0, Expected::Consistent(reason)))
    }

    fn move_text(&self, mv: Place) -> String {
        cell_text(mv.cell(), self.params.rows)
    }

    fn parse_move(&self, text: &str) -> Result<Place, TextError> {
        parse_cell(text, self.params.cols, self.params.rows).map(Place::from)
    }

    fn pack(mv: Place) -> Move {
        Move::from_cell(mv.cell())
    }

    fn unpack(mv: Move) -> Option<Place> {
        mv.to_cell(LARGEST_SIDE).map(Place::from)
    }
}
