//! Corner Nim: one stone on its way to the corner. A move takes it any number of squares left or
//! any number down; with the option queen also diagonally down-left (Wythoff's game). Whoever
//! puts it on the bottom-left square wins.
//!
//! Text: parameters `8x8` or `8x8,queen` (columns × rows), boards `h8` (the stone's square: the
//! column's letter and the row's number from the bottom, `a1` is the corner), moves `c8` (the
//! square to go to).

use std::fmt;
use std::ops::RangeInclusive;

use rand::RngExt;

use fivefold_rules::notation::{Reader, cell_text, parse_cell};
use fivefold_rules::{
    Cell, Event, Field, FieldError, Game, Illegal, Move, Outcome, Parameters, Refusal, Rng, Side,
    Sink, TextError, View, value_of,
};

/// Fewest columns and rows.
pub(crate) const SHORTEST: u8 = 2;
/// Most columns and rows.
pub const LONGEST: u8 = 20;

/// The stone goes left or down.
pub const NOT_LEFT_OR_DOWN: Illegal = Illegal::Rule(Refusal::new("illegal-not-left-or-down"));

/// With the queen's moves the stone goes left, down, or both by as much.
pub const NOT_AS_A_QUEEN: Illegal = Illegal::Rule(Refusal::new("illegal-not-as-a-queen"));

const SIDES: RangeInclusive<i32> = SHORTEST as i32..=LONGEST as i32;

/// Parameters of Corner Nim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CornerParams {
    /// Number of columns, `SHORTEST` to [`LONGEST`].
    pub cols: u8,
    /// Number of rows, `SHORTEST` to [`LONGEST`].
    pub rows: u8,
    /// Whether the stone may also go diagonally down-left.
    pub queen: bool,
}

impl CornerParams {
    /// The bottom-left square.
    #[must_use]
    pub(crate) const fn home(&self) -> Cell {
        Cell::new(0, self.rows - 1)
    }

    const fn contains(&self, cell: Cell) -> bool {
        cell.col < self.cols && cell.row < self.rows
    }
}

impl Default for CornerParams {
    fn default() -> Self {
        CornerParams {
            cols: 9,
            rows: 7,
            queen: false,
        }
    }
}

impl fmt::Display for CornerParams {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.cols, self.rows)?;
        if self.queen {
            f.write_str(",queen")?;
        }
        Ok(())
    }
}

impl Parameters for CornerParams {
    fn parse(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text)?;
        let (cols, rows) = reader.size(SHORTEST..=LONGEST)?;
        let queen = reader.skip(",queen");
        reader.end()?;
        Ok(CornerParams { cols, rows, queen })
    }

    fn fields(&self) -> Vec<Field> {
        vec![
            Field::number("cols", self.cols.into(), SIDES),
            Field::number("rows", self.rows.into(), SIDES),
            Field::switch("queen", self.queen),
        ]
    }

    fn from_fields(fields: &[Field]) -> Result<Self, FieldError> {
        Ok(CornerParams {
            cols: value_of(fields, "cols", SIDES)? as u8,
            rows: value_of(fields, "rows", SIDES)? as u8,
            queen: value_of(fields, "queen", 0..=1)? == 1,
        })
    }
}

/// Take the stone to a square. Ordered column by column from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Go {
    /// The square's column, 0 at the left.
    pub col: u8,
    /// The square's row, 0 at the top.
    pub row: u8,
}

impl Go {
    /// The square.
    #[must_use]
    pub(crate) const fn to(self) -> Cell {
        Cell::new(self.col, self.row)
    }
}

/// A position of Corner Nim.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Corner {
    params: CornerParams,
    stone: Cell,
    to_move: Side,
}

impl Corner {
    /// Where the stone stands.
    #[must_use]
    pub const fn stone(&self) -> Cell {
        self.stone
    }

    /// How far the stone is from home, in columns and in rows: two heaps of Nim.
    #[must_use]
    pub const fn distances(&self) -> (u8, u8) {
        (self.stone.col, self.params.rows - 1 - self.stone.row)
    }

    /// Whether the stone may also go diagonally.
    #[must_use]
    pub const fn is_queen(&self) -> bool {
        self.params.queen
    }

    fn is_home(&self) -> bool {
        self.stone == self.params.home()
    }

    fn with_stone(params: &CornerParams, stone: Cell, to_move: Side) -> Self {
        Corner {
            params: *params,
            stone,
            to_move,
        }
    }
}

impl Game for Corner {
    const ID: &'static str = "corner";
    type Params = CornerParams;
    type Move = Go;
    /// The square from which the stone came.
    type Undo = Cell;

    /// The stone stands on the top-right square.
    fn start(params: &CornerParams, starter: Side) -> Self {
        Self::with_stone(params, Cell::new(params.cols - 1, 0), starter)
    }

    /// Any square but the corner, each equally likely.
    fn random_start(params: &CornerParams, starter: Side, rng: &mut Rng) -> Self {
        let home = params.home().index(params.cols);
        let squares = params.cols as usize * params.rows as usize;
        let drawn = rng.random_range(0..squares - 1);
        let stone = Cell::from_index(drawn + usize::from(drawn >= home), params.cols);
        Self::with_stone(params, stone, starter)
    }

    fn params(&self) -> &CornerParams {
        &self.params
    }

    fn side_to_move(&self) -> Side {
        self.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_home().then(|| Outcome::Win(self.to_move.other()))
    }

    fn legal_moves(&self, moves: &mut Vec<Go>) {
        moves.clear();
        let Cell { col, row } = self.stone;
        for left in 0..col {
            moves.push(Go { col: left, row });
            let diagonal = row + (col - left);
            if self.params.queen && diagonal < self.params.rows {
                moves.push(Go {
                    col: left,
                    row: diagonal,
                });
            }
        }
        moves.extend((row + 1..self.params.rows).map(|row| Go { col, row }));
    }

    fn check(&self, mv: Go) -> Result<(), Illegal> {
        if self.is_home() {
            return Err(Illegal::GameOver);
        }
        if !self.params.contains(mv.to()) {
            return Err(Illegal::OffBoard);
        }
        if mv.to() == self.stone {
            return Err(Illegal::StandsStill);
        }
        let left = i16::from(self.stone.col) - i16::from(mv.col);
        let down = i16::from(mv.row) - i16::from(self.stone.row);
        let straight = left == 0 || down == 0;
        let diagonal = self.params.queen && left == down;
        if left >= 0 && down >= 0 && (straight || diagonal) {
            Ok(())
        } else {
            Err(match self.params.queen {
                true => NOT_AS_A_QUEEN,
                false => NOT_LEFT_OR_DOWN,
            })
        }
    }

    fn apply<S: Sink>(&mut self, mv: Go, sink: &mut S) -> Cell {
        let from = std::mem::replace(&mut self.stone, mv.to());
        self.to_move = self.to_move.other();
        if S::LISTENS {
            sink.event(Event::Moved {
                side: None,
                from,
                to: mv.to(),
            });
            if let Some(outcome) = self.outcome() {
                sink.event(Event::Over { outcome });
            }
        }
        from
    }

    fn undo(&mut self, _mv: Go, from: Cell) {
        self.stone = from;
        self.to_move = self.to_move.other();
    }

    fn view(&self) -> View {
        let mut view = View::empty(self.params.cols, self.params.rows);
        view.put(self.stone, None, 1);
        view
    }

    fn target(&self, mv: Go) -> Cell {
        mv.to()
    }

    /// The stone on this square; on the corner the game would be over.
    fn place(&self, cell: Cell, _side: Side) -> Result<Self, Illegal> {
        if !self.params.contains(cell) {
            return Err(Illegal::OffBoard);
        }
        if cell == self.params.home() {
            return Err(Illegal::GameOver);
        }
        Ok(Self::with_stone(&self.params, cell, self.to_move))
    }

    fn board_text(&self) -> String {
        cell_text(self.stone, self.params.rows)
    }

    fn parse_board(params: &CornerParams, text: &str, to_move: Side) -> Result<Self, TextError> {
        let stone = parse_cell(text, params.cols, params.rows)?;
        Ok(Self::with_stone(params, stone, to_move))
    }

    fn move_text(&self, mv: Go) -> String {
        cell_text(mv.to(), self.params.rows)
    }

    fn parse_move(&self, text: &str) -> Result<Go, TextError> {
        let Cell { col, row } = parse_cell(text, self.params.cols, self.params.rows)?;
        Ok(Go { col, row })
    }

    fn pack(mv: Go) -> Move {
        Move(u32::from(mv.col) << 8 | u32::from(mv.row))
    }

    fn unpack(mv: Move) -> Option<Go> {
        let [0, 0, col, row] = mv.0.to_be_bytes() else {
            return None;
        };
        (col < LONGEST && row < LONGEST).then_some(Go { col, row })
    }
}
