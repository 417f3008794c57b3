//! Connect Four, a game for fivefold in one file: pieces fall, so a whole column stands for a move.
//!
//! `cargo run --release --example connect_four` opens the window with a card for it.
//!
//! The sides drop pieces into columns in turn; whoever first has four in an unbroken line wins, and a full board is a
//! draw. On the usual board of 7 x 6 whoever begins wins, in the middle (J. D. Allen, 1988; V. Allis, A
//! Knowledge-Based Approach of Connect-Four, 1988).

use std::process::ExitCode;

use fivefold::look::{Look, StockBoard};
use fivefold::rules::grid::Grid;
use fivefold::rules::notation::Reader;
use fivefold::rules::{
    BoardSize, Cell, Event, Extensions, Game, GameEntry, Illegal, Move, Outcome, Side, Sink,
    TextError, View,
};
use fivefold::search::{BySearching, Evaluation};
use fivefold::words::GameWords;

/// The game with what it brings: a look and words of its own, and players that search and judge lines.
pub(crate) const ENTRY: GameEntry =
    GameEntry::of::<ConnectFour>([OWN, BySearching::<ConnectFour, OpenLines>::STAND_INS]);

fn main() -> ExitCode {
    fivefold::run_with(&[ENTRY])
}

const OWN: Extensions = &[&WORDS, &LOOK];

static WORDS: GameWords = GameWords {
    file: None,
    texts: &[(
        "en",
        "
game-connect-four-name = Connect Four
game-connect-four-line = Drop pieces; four in a row win.
game-connect-four-rules = On your turn drop a piece into a column that is not full. Whoever first has four in an unbroken line, across, down or slanting, wins. A full board is a draw.
result-connect-four = {$name} has four in a row.
expected-turns = a board on which the sides have taken turns
expected-pieces-that-lie = a board on which every piece lies on another one or on the ground
",
    )],
};

static LOOK: Look = Look {
    board: |_, _| StockBoard::Grid,
    won: |_| Some("result-connect-four"),
    ..Look::PLAIN
};

/// The longest side of a board.
const LONGEST: u8 = 10;
/// So many in a line win.
const LINE: u8 = 4;
/// One step along each kind of line, as columns and rows.
const DIRECTIONS: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

type Board = BoardSize<4, LONGEST, 7, 6>;

/// A position of Connect Four.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ConnectFour {
    size: Board,
    pieces: Grid<{ LONGEST as usize }>,
    to_move: Side,
    outcome: Option<Outcome>,
}

/// A column, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Column(u8);

impl ConnectFour {
    /// Where a piece comes to rest; nowhere in a full column.
    fn landing(&self, column: Column) -> Option<Cell> {
        let cells = (0..self.size.rows)
            .rev()
            .map(|row| Cell::new(column.0, row));
        cells.into_iter().find(|&cell| self.pieces.is_empty(cell))
    }

    /// The cells from this one in a direction, as far as the board goes.
    fn ray(&self, from: Cell, (cols, rows): (i8, i8)) -> impl Iterator<Item = Cell> {
        let size = self.size;
        (0_i8..).map_while(move |step| {
            let col = u8::try_from(from.col as i8 + cols * step).ok()?;
            let row = u8::try_from(from.row as i8 + rows * step).ok()?;
            (col < size.cols && row < size.rows).then_some(Cell::new(col, row))
        })
    }

    /// The whole line of a side through a cell, if it is long enough.
    fn line(&self, side: Side, at: Cell, (cols, rows): (i8, i8)) -> Option<Vec<Cell>> {
        let own = |cell: &Cell| self.pieces.piece(*cell) == Some(side);
        let mut line: Vec<Cell> = self.ray(at, (-cols, -rows)).take_while(own).collect();
        line.reverse();
        line.extend(self.ray(at, (cols, rows)).skip(1).take_while(own));
        (line.len() >= usize::from(LINE)).then_some(line)
    }

    /// The lines of a side.
    fn lines(&self, side: Side) -> Vec<Vec<Cell>> {
        let mut found: Vec<Vec<Cell>> = Vec::new();
        for cell in self.pieces.cells() {
            if self.pieces.piece(cell) == Some(side) {
                let lines = DIRECTIONS.map(|direction| self.line(side, cell, direction));
                found.extend(lines.into_iter().flatten().filter(|line| line[0] == cell));
            }
        }
        found
    }

    fn is_full(&self) -> bool {
        (0..self.size.cols).all(|col| self.landing(Column(col)).is_none())
    }
}

impl Game for ConnectFour {
    const ID: &'static str = "connect-four";
    type Params = Board;
    type Move = Column;
    type Undo = ();

    fn start(size: &Board, starter: Side) -> Self {
        ConnectFour {
            size: *size,
            pieces: Grid::new(size.cols, size.rows),
            to_move: starter,
            outcome: None,
        }
    }

    fn params(&self) -> &Board {
        &self.size
    }

    fn side_to_move(&self) -> Side {
        self.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn legal_moves(&self, moves: &mut Vec<Column>) {
        moves.clear();
        if self.outcome.is_none() {
            let columns = (0..self.size.cols).map(Column);
            moves.extend(columns.filter(|&column| self.landing(column).is_some()));
        }
    }

    fn check(&self, column: Column) -> Result<(), Illegal> {
        if self.outcome.is_some() {
            return Err(Illegal::GameOver);
        }
        if column.0 >= self.size.cols {
            return Err(Illegal::OffBoard);
        }
        self.landing(column).map(|_| ()).ok_or(Illegal::Occupied)
    }

    fn apply<S: Sink>(&mut self, column: Column, sink: &mut S) {
        let (side, at) = (self.to_move, self.target(column));
        self.pieces.set(at, Some(side));
        self.to_move = side.other();
        let lines = DIRECTIONS.map(|direction| self.line(side, at, direction));
        if lines.iter().any(Option::is_some) {
            self.outcome = Some(Outcome::Win(side));
        } else if self.is_full() {
            self.outcome = Some(Outcome::Draw);
        }
        if S::LISTENS {
            let side_of = Some(side);
            sink.event(Event::Appeared {
                side: side_of,
                at,
                count: 1,
            });
            for cells in lines.into_iter().flatten() {
                sink.event(Event::Line { side, cells });
            }
            if let Some(outcome) = self.outcome {
                sink.event(Event::Over { outcome });
            }
        }
    }

    fn undo(&mut self, column: Column, (): ()) {
        let cells = (0..self.size.rows).map(|row| Cell::new(column.0, row));
        let top = cells.into_iter().find(|&cell| !self.pieces.is_empty(cell));
        top.into_iter().for_each(|top| self.pieces.set(top, None));
        self.to_move = self.to_move.other();
        self.outcome = None;
    }

    fn view(&self) -> View {
        self.pieces.view()
    }

    /// The cell on which the piece lands; the lowest one of a full column, where none does.
    fn target(&self, column: Column) -> Cell {
        let lowest = Cell::new(column.0, self.size.rows - 1);
        self.landing(column).unwrap_or(lowest)
    }

    fn move_at(&self, cell: Cell) -> Option<Column> {
        Some(Column(cell.col))
    }

    fn deciding_cells(&self) -> Vec<Cell> {
        match self.outcome {
            Some(Outcome::Win(side)) => self.lines(side).into_iter().flatten().collect(),
            _ => Vec::new(),
        }
    }

    fn board_text(&self) -> String {
        self.pieces.text()
    }

    fn parse_board(size: &Board, text: &str, to_move: Side) -> Result<Self, TextError> {
        let mut reader = Reader::new(text)?;
        let pieces = Grid::read(&mut reader, size.cols, size.rows)?;
        reader.end()?;
        let mut board = ConnectFour {
            pieces,
            ..ConnectFour::start(size, to_move)
        };
        let wrong =
            |key: &'static str| reader.error(fivefold::rules::notation::Expected::Named(key));
        let floats = |cell: Cell| {
            let below = Cell::new(cell.col, cell.row + 1);
            !board.pieces.is_empty(cell) && board.pieces.is_empty(below)
        };
        if board.pieces.cells().any(floats) {
            return Err(wrong("expected-pieces-that-lie"));
        }
        let count = |side| board.pieces.count(side);
        let ahead = count(to_move.other()).checked_sub(count(to_move));
        if !matches!(ahead, Some(0 | 1)) || !board.lines(to_move).is_empty() {
            return Err(wrong("expected-turns"));
        }
        board.outcome = match board.lines(to_move.other()).is_empty() {
            false => Some(Outcome::Win(to_move.other())),
            true => board.is_full().then_some(Outcome::Draw),
        };
        Ok(board)
    }

    fn move_text(&self, column: Column) -> String {
        fivefold::rules::notation::column_letter(column.0).to_string()
    }

    fn parse_move(&self, text: &str) -> Result<Column, TextError> {
        let mut reader = Reader::new(text)?;
        let column = reader.letter(self.size.cols, "expected-column")?;
        reader.end()?;
        Ok(Column(column))
    }

    fn pack(column: Column) -> Move {
        Move(column.0.into())
    }

    fn unpack(mv: Move) -> Option<Column> {
        let column = u8::try_from(mv.0).ok()?;
        (column < LONGEST).then_some(Column(column))
    }
}

/// Counts the lines of four that a side can still fill, the more the fuller they are.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct OpenLines;

impl Evaluation<ConnectFour> for OpenLines {
    fn score(&self, position: &ConnectFour) -> i32 {
        let mut score = 0;
        for cell in position.pieces.cells() {
            for direction in DIRECTIONS {
                let ray = position.ray(cell, direction).take(usize::from(LINE));
                let line: Vec<_> = ray.map(|cell| position.pieces.piece(cell)).collect();
                let of = |side| line.iter().filter(|it| **it == Some(side)).count() as i32;
                let (mine, theirs) = (of(position.to_move), of(position.to_move.other()));
                if line.len() == usize::from(LINE) && (mine == 0 || theirs == 0) {
                    score += mine * mine - theirs * theirs;
                }
            }
        }
        score
    }
}

#[cfg(test)]
mod tests {
    fivefold_contract::tests!(super::ConnectFour);
}
