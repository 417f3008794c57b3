//! Chomp, a sixth game for fivefold in one file: its rules, its words and its look.
//!
//! `cargo run --release --example chomp` opens the window with a card for it; behind `--` stand the
//! arguments that `fivefold` takes, for example `perft chomp:4x3 5` or `hint chomp:5x4`.
//!
//! A bar of chocolate is bitten away from its upper right corner: who bites a square takes all
//! squares above it, to the right of it and between. The square at the lower left is poisoned:
//! whoever must take it loses. Whoever begins wins on every bar but the single square, by an
//! argument that does not tell how: had the second player an answer to the smallest bite, the first
//! player could have begun with that answer (D. Gale, A curious Nim-type game, 1974).

use std::process::ExitCode;

use fivefold::look::{Look, StockBoard, StockPiece};
use fivefold::rules::notation::Reader;
use fivefold::rules::{
    BoardSize, Cell, Event, Extensions, Game, GameEntry, Illegal, Outcome, Side, Sink, TextError,
    View, moves_are_cells,
};
use fivefold::search::BySearching;
use fivefold::words::GameWords;

/// The game with what it brings: a look and words of its own, and players and hints that search.
pub(crate) const ENTRY: GameEntry = GameEntry::of::<Chomp>([OWN, BySearching::<Chomp>::STAND_INS]);

fn main() -> ExitCode {
    fivefold::run_with(&[ENTRY])
}

const OWN: Extensions = &[&WORDS, &LOOK];

static WORDS: GameWords = GameWords {
    file: None,
    texts: &[
        (
            "en",
            "
game-chomp-name = Chomp
game-chomp-line = Leave the poison to the other.
game-chomp-rules = On your turn bite a square: it goes, and with it every square above it or to its right. Whoever takes the poisoned square at the lower left loses.
result-chomp = {$loser} took the poisoned square.
",
        ),
        (
            "pl",
            "
game-chomp-name = Chomp
game-chomp-line = Zostaw truciznę przeciwnikowi.
game-chomp-rules = W swoim ruchu ugryź kawałek: znika on i wszystkie kawałki nad nim i na prawo od niego. Kto weźmie zatruty kawałek w lewym dolnym rogu, przegrywa.
result-chomp = {$loser} bierze zatruty kawałek.
",
        ),
    ],
};

static LOOK: Look = Look {
    board: |_, _| StockBoard::Tray,
    piece: |_, _| StockPiece::Tile,
    won: |_| Some("result-chomp"),
    ..Look::PLAIN
};

/// The longest side of a bar.
const LONGEST: u8 = 10;

/// A bar has sides from 2 to [`LONGEST`] and is usually 6 x 4.
type Bar = BoardSize<2, LONGEST, 6, 4>;

/// How many squares each row still has, from the top; never fewer than the row above.
type Rows = [u8; LONGEST as usize];

/// A position of Chomp.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Chomp {
    bar: Bar,
    rows: Rows,
    to_move: Side,
}

impl Game for Chomp {
    const ID: &'static str = "chomp";
    type Params = Bar;
    /// The square that is bitten.
    type Move = Cell;
    /// The rows before the bite.
    type Undo = Rows;

    fn start(bar: &Bar, starter: Side) -> Self {
        let mut rows = Rows::default();
        rows[..bar.rows as usize].fill(bar.cols);
        Chomp {
            bar: *bar,
            rows,
            to_move: starter,
        }
    }

    fn params(&self) -> &Bar {
        &self.bar
    }

    fn side_to_move(&self) -> Side {
        self.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        // Nothing is left: the other side has just taken the poisoned square.
        (self.rows == Rows::default()).then_some(Outcome::Win(self.to_move))
    }

    fn legal_moves(&self, bites: &mut Vec<Cell>) {
        bites.clear();
        for (row, &squares) in (0..).zip(&self.rows) {
            bites.extend((0..squares).map(|col| Cell { row, col }));
        }
    }

    fn check(&self, bite: Cell) -> Result<(), Illegal> {
        match self.rows.get(bite.row as usize) {
            _ if self.outcome().is_some() => Err(Illegal::GameOver),
            Some(&squares) if bite.col < squares => Ok(()),
            _ => Err(Illegal::OffBoard),
        }
    }

    fn apply<S: Sink>(&mut self, bite: Cell, sink: &mut S) -> Rows {
        let before = self.rows;
        for squares in &mut self.rows[..=bite.row as usize] {
            *squares = bite.col.min(*squares);
        }
        self.to_move = self.to_move.other();
        if S::LISTENS {
            let bitten = (0..=bite.row).flat_map(|row| {
                let cols = bite.col..before[row as usize];
                cols.map(move |col| Cell { row, col })
            });
            let cells = bitten.collect();
            sink.event(Event::Removed { cells });
            if let Some(outcome) = self.outcome() {
                sink.event(Event::Over { outcome });
            }
        }
        before
    }

    fn undo(&mut self, _bite: Cell, before: Rows) {
        self.rows = before;
        self.to_move = self.to_move.other();
    }

    fn view(&self) -> View {
        let mut view = View::empty(self.bar.cols, self.bar.rows);
        let mut left = Vec::new();
        self.legal_moves(&mut left);
        for cell in left {
            view.put(cell, None, 1);
        }
        view
    }

    fn target(&self, bite: Cell) -> Cell {
        bite
    }

    fn board_text(&self) -> String {
        let rows = self.rows[..self.bar.rows as usize].iter();
        rows.map(u8::to_string).collect::<Vec<_>>().join("/")
    }

    fn parse_board(bar: &Bar, text: &str, to_move: Side) -> Result<Self, TextError> {
        let mut reader = Reader::new(text)?;
        let mut chomp = Chomp::start(bar, to_move);
        let mut above = 0;
        for row in 0..bar.rows {
            reader.row(row)?;
            let squares = reader.small(above, bar.cols)?;
            chomp.rows[row as usize] = squares;
            above = squares;
        }
        reader.end()?;
        Ok(chomp)
    }

    moves_are_cells!(LONGEST);
}

#[cfg(test)]
mod tests {
    fivefold_contract::tests!(super::Chomp);
}
