//! Lines, the (m,n,k) games from tic-tac-toe to Gomoku: both sides put stones on empty cells;
//! whoever first has `len` of them, or more, in an unbroken horizontal, vertical or diagonal line
//! wins. A full board is a draw. With the rule exact, lines of more than `len` do not win
//! (standard Gomoku).
//!
//! With the rule renju some points are forbidden to the side that begins (called black): those on
//! which its stone would make an overline, a double four or a double three ([`Forbidden`]). By the
//! Renju International Federation black loses by playing there, and in Gomocup too. Here such a
//! move is illegal instead: every point that would lose at once is known before the move, and
//! nobody is to lose by a slip. Games that were lost so elsewhere can be replayed: the foul is a move
//! of its own ([`Place::foul`]), which [`Game::fouls`] lists. If every empty point is forbidden to
//! black, the game is a draw.
//!
//! Text: parameters `15x15x5` (columns, rows, length of a line), `15x15x5,exact` or
//! `15x15x5,renju`; boards row by row from the top with `/` between rows, `o` for the first side's
//! stones, `x` for the second's, numbers for runs of empty cells and a capital letter for the stone
//! placed last (which may be left out, if it is not known), for example `3/1oX/3`; moves `h8`
//! (column letter without leaving any out, row counted from 1 at the bottom), a foul `h8!`. A board
//! may hold any number of stones of each side; black is the side that must have begun if they were
//! put in turn, and the first side if they were not.
//!
//! ```
//! use fivefold_lines::{Lines, LinesParams};
//! use fivefold_rules::{Game, Outcome, Parameters, Side};
//!
//! let params = LinesParams::parse("3x3x3").expect("tic-tac-toe");
//! let mut game = Lines::start(&params, Side::First);
//! for mv in ["a1", "a2", "b1", "b2", "c1"] {
//!     let mv = game.parse_move(mv).expect("a cell");
//!     game.check(mv).expect("a legal move");
//!     game.apply(mv, &mut ());
//! }
//! assert_eq!(game.outcome(), Some(Outcome::Win(Side::First)));
//! ```

mod forbidden;
mod legality;
mod lines;
mod params;
mod text;

use fivefold_rules::notation::{cell_text, parse_cell};
use fivefold_rules::{
    Cell, Event, Game, Illegal, Move, Outcome, Refusal, Side, Sink, TextError, View,
};

pub use forbidden::{Forbidden, ForbiddenJudge};
pub use params::{LinesParams, Rule, line_too_long, renju_line};

/// Fewest columns and rows.
pub const SMALLEST_SIDE: u8 = 3;
/// Most columns and rows.
pub const LARGEST_SIDE: u8 = 22;
/// Shortest winning line.
pub const SHORTEST_LINE: u8 = 3;
/// Longest winning line.
pub const LONGEST_LINE: u8 = 6;
/// The only length of a line in renju.
pub const RENJU_LINE: u8 = 5;

/// One step along each of the four kinds of lines, as columns and rows: across, down, and the two
/// diagonals. Every step leads to a later cell in row-major order.
pub const DIRECTIONS: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

/// A set of cells: one bit for each column of every row.
type RowBits = [u32; LARGEST_SIDE as usize];

/// A position of Lines.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Lines {
    params: LinesParams,
    /// The cells on which each side has a stone.
    stones: [RowBits; 2],
    /// Stones of both sides together.
    count: u16,
    /// The stone placed last, if it is known. It belongs to the position because players answer
    /// it (the original opponent Boora does).
    last: Option<Cell>,
    to_move: Side,
    /// The side that made the first move, or will: black in renju.
    beginner: Side,
    outcome: Option<Outcome>,
}

impl Lines {
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

    /// A position that was set up, however many stones each side has. In renju the number of all stones
    /// says who is black ([`Lines::beginner`]). `None` if a stone lies off the board or on another, or
    /// the side to move has a line.
    #[must_use]
    pub fn set_up(params: &LinesParams, stones: &[(Cell, Side)], to_move: Side) -> Option<Lines> {
        let mut board = Lines::start(params, to_move);
        for &(cell, side) in stones {
            if !board.contains(cell) || board.stone(cell).is_some() {
                return None;
            }
            board.stones[side.index()][usize::from(cell.row)] |= 1 << cell.col;
        }
        let black = match stones.len().is_multiple_of(2) {
            true => to_move,
            false => to_move.other(),
        };
        text::settle_as(board, black).ok()
    }

    /// Whether the cell lies on the board.
    #[must_use]
    pub const fn contains(&self, cell: Cell) -> bool {
        self.params.contains(cell)
    }

    /// All cells of the board, row by row from the top.
    pub fn all_cells(&self) -> impl DoubleEndedIterator<Item = Cell> + use<> {
        self.params.all_cells()
    }

    /// The stones on the board, row by row from the top.
    pub fn placed(&self) -> impl Iterator<Item = (Cell, Side)> + '_ {
        self.all_cells()
            .filter_map(|cell| Some((cell, self.stone(cell)?)))
    }

    /// The cell so many steps away in a direction, if it lies on the board.
    #[must_use]
    pub fn away(&self, from: Cell, (dx, dy): (i8, i8), steps: i8) -> Option<Cell> {
        let col = from.col.checked_add_signed(dx * steps)?;
        let row = from.row.checked_add_signed(dy * steps)?;
        Some(Cell::new(col, row)).filter(|&cell| self.contains(cell))
    }
}

impl Game for Lines {
    const ID: &'static str = "mnk";
    type Params = LinesParams;
    type Move = Place;
    /// The stone placed last before the move.
    type Undo = Option<Cell>;

    fn start(params: &LinesParams, starter: Side) -> Self {
        Lines {
            params: *params,
            stones: [[0; LARGEST_SIDE as usize]; 2],
            count: 0,
            last: None,
            to_move: starter,
            beginner: starter,
            outcome: None,
        }
    }

    fn params(&self) -> &LinesParams {
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
        moves.extend(self.empty_cells());
        if let Some(judge) = self.judge() {
            moves.retain(|mv| judge.forbidden(mv.cell()).is_none());
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
            match (self.forbidden(mv.cell()), mv.foul) {
                (None, false) | (Some(_), true) => Ok(()),
                (Some(reason), false) => Err(Illegal::Rule(reason.refusal())),
                (None, true) => Err(Illegal::NotAMove),
            }
        }
    }

    fn fouls(&self) -> Vec<Place> {
        let cells = self.forbidden_cells().into_iter();
        cells.map(|(cell, _)| Place::foul(cell)).collect()
    }

    fn apply<S: Sink>(&mut self, mv: Place, sink: &mut S) -> Option<Cell> {
        let (side, at) = (self.to_move, mv.cell());
        let before = self.last.replace(at);
        self.stones[side.index()][mv.row as usize] |= 1 << mv.col;
        self.count += 1;
        self.to_move = side.other();
        self.outcome = if mv.foul {
            Some(Outcome::Win(side.other()))
        } else if self.completes(side, at) {
            Some(Outcome::Win(side))
        } else {
            self.is_stuck().then_some(Outcome::Draw)
        };
        if S::LISTENS {
            sink.event(Event::Appeared {
                side: Some(side),
                at,
                count: 1,
            });
            for direction in DIRECTIONS {
                if let Some(cells) = self.line(side, at, direction) {
                    sink.event(Event::Line { side, cells });
                }
            }
            if let Some(outcome) = self.outcome {
                sink.event(Event::Over { outcome });
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
        for (cell, side) in self.placed() {
            view.put(cell, Some(side), 1);
        }
        view
    }

    /// Puts a stone of the side on the cell, in place of one of the other side's, or takes its own away.
    fn place(&self, cell: Cell, side: Side) -> Result<Self, Illegal> {
        if !self.contains(cell) {
            return Err(Illegal::OffBoard);
        }
        let mut placed = self.clone();
        placed.last = None;
        let bit = 1 << cell.col;
        placed.stones[side.index()][usize::from(cell.row)] ^= bit;
        placed.stones[side.other().index()][usize::from(cell.row)] &= !bit;
        // Only a line of the side to move makes no position.
        text::settle(placed).map_err(|_| Illegal::OverAtStart)
    }

    fn target(&self, mv: Place) -> Cell {
        mv.cell()
    }

    fn can_win(&self, side: Side) -> bool {
        self.has_room_for_a_line(side)
    }

    /// The winner's lines one after the other; a cell in which two of them cross stands once.
    fn deciding_cells(&self) -> Vec<Cell> {
        let mut cells = Vec::new();
        for cell in self.winning_lines().into_iter().flatten() {
            if !cells.contains(&cell) {
                cells.push(cell);
            }
        }
        // A foul has lost the game.
        if cells.is_empty() && self.outcome.and_then(Outcome::winner).is_some() {
            cells.extend(self.last);
        }
        cells
    }

    fn forbidden_cells(&self) -> Vec<(Cell, Refusal)> {
        let Some(judge) = self.judge().filter(|_| self.outcome.is_none()) else {
            return Vec::new();
        };
        let cells = self.empty_cells().map(Place::cell);
        cells
            .filter_map(|cell| Some((cell, judge.forbidden(cell)?.refusal())))
            .collect()
    }

    fn board_text(&self) -> String {
        text::write(self)
    }

    fn parse_board(params: &LinesParams, text: &str, to_move: Side) -> Result<Self, TextError> {
        text::read(params, text, to_move)
    }

    fn move_text(&self, mv: Place) -> String {
        let mark = if mv.foul { FOUL } else { "" };
        format!("{}{mark}", cell_text(mv.cell(), self.params.rows))
    }

    fn parse_move(&self, text: &str) -> Result<Place, TextError> {
        let name = text.strip_suffix(FOUL);
        let cell = parse_cell(name.unwrap_or(text), self.params.cols, self.params.rows)?;
        let foul = name.is_some();
        Ok(Place {
            foul,
            ..cell.into()
        })
    }

    fn pack(mv: Place) -> Move {
        let flag = if mv.foul { FOUL_BIT } else { 0 };
        Move(Move::from_cell(mv.cell()).0 | flag)
    }

    fn unpack(mv: Move) -> Option<Place> {
        let cell = Move(mv.0 & !FOUL_BIT).to_cell(LARGEST_SIDE)?;
        let foul = mv.0 & FOUL_BIT != 0;
        Some(Place {
            foul,
            ..cell.into()
        })
    }
}

/// What stands behind the cell of a foul.
const FOUL: &str = "!";
/// Tells the number of a foul from that of the move to the same cell; columns need fewer bits.
const FOUL_BIT: u32 = 1 << 5;

/// Put a stone on an empty cell. Ordered row by row from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// Row, 0 at the top.
    pub row: u8,
    /// Column, 0 at the left.
    pub col: u8,
    /// Whether it loses at once because the cell is forbidden.
    pub foul: bool,
}

impl Place {
    /// Put a stone where it is forbidden, and lose.
    #[must_use]
    pub const fn foul(cell: Cell) -> Place {
        Place {
            row: cell.row,
            col: cell.col,
            foul: true,
        }
    }

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
            foul: false,
        }
    }
}
