//! Northcott's game (Shift Nim): in each row one O at the left and one X at the right. A move
//! slides one stone of the own colour any number of columns either way within its row; stones may
//! not cross or share a field. Whoever cannot move is clamped and loses.
//!
//! The first side plays O, the second X. Text: parameters `3x12` (rows × columns), boards
//! `1-12,1-12,3-9` (for each row from the top the columns of O and X, counted from 1), moves `b7`
//! (in the second row from the top, slide the own stone to column 7).

use std::fmt;
use std::ops::RangeInclusive;

use rand::RngExt;

use fivefold_rules::notation::{Reader, TIMES, column_letter};
use fivefold_rules::{
    Cell, Event, Field, FieldError, Game, Illegal, Move, Outcome, Parameters, Refusal, Rng, Side,
    Sink, TextError, View, value_of,
};

/// Fewest rows.
pub(crate) const FEWEST_ROWS: u8 = 2;
/// Most rows.
pub const MOST_ROWS: u8 = 5;
/// Fewest columns.
pub(crate) const FEWEST_COLS: u8 = 4;
/// Most columns.
pub(crate) const MOST_COLS: u8 = 20;

/// Stones may not cross or share a field.
pub const CROSSES: Illegal = Illegal::Rule(Refusal::new("illegal-crosses"));

/// Before the game: O must stand left of X.
pub const WRONG_ORDER: Illegal = Illegal::Rule(Refusal::new("illegal-wrong-order"));

const ROWS: RangeInclusive<i32> = FEWEST_ROWS as i32..=MOST_ROWS as i32;
const COLS: RangeInclusive<i32> = FEWEST_COLS as i32..=MOST_COLS as i32;

/// Parameters of Northcott's game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NorthcottParams {
    /// Number of rows, `FEWEST_ROWS` to [`MOST_ROWS`].
    pub rows: u8,
    /// Number of columns, `FEWEST_COLS` to `MOST_COLS`.
    pub cols: u8,
}

impl Default for NorthcottParams {
    fn default() -> Self {
        NorthcottParams { rows: 3, cols: 12 }
    }
}

impl fmt::Display for NorthcottParams {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.rows, self.cols)
    }
}

impl Parameters for NorthcottParams {
    fn parse(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text)?;
        let rows = reader.small(FEWEST_ROWS, MOST_ROWS)?;
        reader.expect("x", TIMES)?;
        let cols = reader.small(FEWEST_COLS, MOST_COLS)?;
        reader.end()?;
        Ok(NorthcottParams { rows, cols })
    }

    fn fields(&self) -> Vec<Field> {
        vec![
            Field::number("rows", self.rows.into(), ROWS),
            Field::number("cols", self.cols.into(), COLS),
        ]
    }

    fn from_fields(fields: &[Field]) -> Result<Self, FieldError> {
        Ok(NorthcottParams {
            rows: value_of(fields, "rows", ROWS)? as u8,
            cols: value_of(fields, "cols", COLS)? as u8,
        })
    }
}

/// The two stones of one row; O is always left of X.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pair {
    /// O's column, 0 at the left.
    pub o: u8,
    /// X's column, 0 at the left.
    pub x: u8,
}

impl Pair {
    /// The column of this side's stone.
    #[must_use]
    pub(crate) const fn of(self, side: Side) -> u8 {
        match side {
            Side::First => self.o,
            Side::Second => self.x,
        }
    }

    /// The empty fields between the two stones.
    #[must_use]
    pub(crate) const fn gap(self) -> u8 {
        self.x - self.o - 1
    }

    /// The columns into which this side's stone fits on a board `cols` wide, with its present one.
    const fn room(self, side: Side, cols: u8) -> std::ops::Range<u8> {
        match side {
            Side::First => 0..self.x,
            Side::Second => self.o + 1..cols,
        }
    }

    const fn set(&mut self, side: Side, col: u8) {
        match side {
            Side::First => self.o = col,
            Side::Second => self.x = col,
        }
    }
}

/// Slide the own stone of a row to a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slide {
    /// The row, 0 at the top.
    pub row: u8,
    /// The column to go to, 0 at the left.
    pub to: u8,
}

/// A position of Northcott's game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Northcott {
    params: NorthcottParams,
    pairs: [Pair; MOST_ROWS as usize],
    to_move: Side,
}

impl Northcott {
    /// The stones of each row, the top one first.
    #[must_use]
    pub fn pairs(&self) -> &[Pair] {
        &self.pairs[..self.params.rows as usize]
    }

    /// The gap of each row, the top one first: the heaps of the Nim that decides the game.
    pub fn gaps(&self) -> impl Iterator<Item = u8> + '_ {
        self.pairs().iter().map(|pair| pair.gap())
    }

    /// How far a legal move takes its stone towards the opponent's, in columns; negative for a
    /// retreat.
    #[must_use]
    pub fn advance(&self, mv: Slide) -> i8 {
        let from = self.pairs[mv.row as usize].of(self.to_move);
        let right = mv.to as i8 - from as i8;
        match self.to_move {
            Side::First => right,
            Side::Second => -right,
        }
    }

    fn is_clamped(&self) -> bool {
        let (side, cols) = (self.to_move, self.params.cols);
        self.pairs()
            .iter()
            .all(|pair| pair.room(side, cols).len() == 1)
    }

    fn with_pairs(params: &NorthcottParams, to_move: Side, mut pair: impl FnMut() -> Pair) -> Self {
        let mut pairs = [Pair::default(); MOST_ROWS as usize];
        pairs[..params.rows as usize].fill_with(&mut pair);
        Northcott {
            params: *params,
            pairs,
            to_move,
        }
    }
}

impl Game for Northcott {
    const ID: &'static str = "northcott";
    type Params = NorthcottParams;
    type Move = Slide;
    /// The column from which the stone came.
    type Undo = u8;

    /// All O stand at the left edge, all X at the right.
    fn start(params: &NorthcottParams, starter: Side) -> Self {
        Self::with_pairs(params, starter, || Pair {
            o: 0,
            x: params.cols - 1,
        })
    }

    /// In each row any two fields, all choices equally likely, but so that nobody is clamped yet.
    fn random_start(params: &NorthcottParams, starter: Side, rng: &mut Rng) -> Self {
        loop {
            let position = Self::with_pairs(params, starter, || {
                let a = rng.random_range(0..params.cols);
                let b = rng.random_range(0..params.cols - 1);
                let b = b + u8::from(b >= a);
                Pair {
                    o: a.min(b),
                    x: a.max(b),
                }
            });
            if !position.is_clamped() {
                return position;
            }
        }
    }

    fn params(&self) -> &NorthcottParams {
        &self.params
    }

    fn side_to_move(&self) -> Side {
        self.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_clamped()
            .then(|| Outcome::Win(self.to_move.other()))
    }

    fn legal_moves(&self, moves: &mut Vec<Slide>) {
        moves.clear();
        for (row, pair) in (0..).zip(self.pairs()) {
            let from = pair.of(self.to_move);
            let room = pair.room(self.to_move, self.params.cols);
            moves.extend(room.filter(|&to| to != from).map(|to| Slide { row, to }));
        }
    }

    fn check(&self, mv: Slide) -> Result<(), Illegal> {
        if self.is_clamped() {
            return Err(Illegal::GameOver);
        }
        let pair = *self
            .pairs()
            .get(mv.row as usize)
            .filter(|_| mv.to < self.params.cols)
            .ok_or(Illegal::OffBoard)?;
        if mv.to == pair.of(self.to_move) {
            Err(Illegal::StandsStill)
        } else if mv.to == pair.of(self.to_move.other()) {
            Err(Illegal::Occupied)
        } else if pair.room(self.to_move, self.params.cols).contains(&mv.to) {
            Ok(())
        } else {
            Err(CROSSES)
        }
    }

    fn apply<S: Sink>(&mut self, mv: Slide, sink: &mut S) -> u8 {
        let side = self.to_move;
        let pair = &mut self.pairs[mv.row as usize];
        let from = pair.of(side);
        pair.set(side, mv.to);
        self.to_move = side.other();
        if S::LISTENS {
            sink.event(Event::Moved {
                side: Some(side),
                from: Cell::new(from, mv.row),
                to: Cell::new(mv.to, mv.row),
            });
            if let Some(outcome) = self.outcome() {
                sink.event(Event::Over { outcome });
            }
        }
        from
    }

    fn undo(&mut self, mv: Slide, from: u8) {
        self.to_move = self.to_move.other();
        self.pairs[mv.row as usize].set(self.to_move, from);
    }

    fn view(&self) -> View {
        let mut view = View::empty(self.params.cols, self.params.rows);
        for (row, pair) in (0..).zip(self.pairs()) {
            for side in Side::BOTH {
                view.put(Cell::new(pair.of(side), row), Some(side), 1);
            }
        }
        view
    }

    fn target(&self, mv: Slide) -> Cell {
        Cell::new(mv.to, mv.row)
    }

    /// The side's stone of the cell's row on the cell. The result may be a position in which the
    /// side to move is clamped.
    fn place(&self, cell: Cell, side: Side) -> Result<Self, Illegal> {
        if cell.row >= self.params.rows || cell.col >= self.params.cols {
            return Err(Illegal::OffBoard);
        }
        let mut placed = self.clone();
        let pair = &mut placed.pairs[cell.row as usize];
        pair.set(side, cell.col);
        if pair.o < pair.x {
            Ok(placed)
        } else {
            Err(WRONG_ORDER)
        }
    }

    fn board_text(&self) -> String {
        let pairs: Vec<_> = self
            .pairs()
            .iter()
            .map(|pair| format!("{}-{}", pair.o + 1, pair.x + 1))
            .collect();
        pairs.join(",")
    }

    fn parse_board(params: &NorthcottParams, text: &str, to_move: Side) -> Result<Self, TextError> {
        let mut reader = Reader::new(text)?;
        let mut position = Self::start(params, to_move);
        for row in 0..params.rows as usize {
            if row > 0 {
                reader.expect(",", "expected-row-comma")?;
            }
            let o = reader.small(1, params.cols - 1)?;
            reader.expect("-", "expected-dash")?;
            let x = reader.small(o + 1, params.cols)?;
            position.pairs[row] = Pair { o: o - 1, x: x - 1 };
        }
        reader.end()?;
        Ok(position)
    }

    fn move_text(&self, mv: Slide) -> String {
        format!("{}{}", column_letter(mv.row), u32::from(mv.to) + 1)
    }

    fn parse_move(&self, text: &str) -> Result<Slide, TextError> {
        let mut reader = Reader::new(text)?;
        let row = reader.letter(self.params.rows, "expected-row-letter")?;
        let column = reader.small(1, self.params.cols)?;
        reader.end()?;
        Ok(Slide {
            row,
            to: column - 1,
        })
    }

    fn pack(mv: Slide) -> Move {
        Move(u32::from(mv.row) << 8 | u32::from(mv.to))
    }

    fn unpack(mv: Move) -> Option<Slide> {
        let [0, 0, row, to] = mv.0.to_be_bytes() else {
            return None;
        };
        (row < MOST_ROWS && to < MOST_COLS).then_some(Slide { row, to })
    }
}
