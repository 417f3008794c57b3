//! Domineering, a game for fivefold in one file: a piece covers two cells.
//!
//! `cargo run --release --example domineering` opens the window with a card for it.
//!
//! The first side puts dominoes upright, the second side flat; whoever cannot put one loses (G. Andersson, 1973; J. H.
//! Conway, On Numbers and Games, 1976). On 8 x 8 whoever begins wins (D. Breuker, J. Uiterwijk and H. J. van den Herik,
//! Solving 8 x 8 Domineering, 2000).

use std::process::ExitCode;

use fivefold::look::{HintRing, Look, Marks};
use fivefold::rules::grid::Grid;
use fivefold::rules::notation::{Expected, Reader};
use fivefold::rules::{
    BoardSize, Cell, Event, Extensions, Game, GameEntry, Illegal, Outcome, Side, Sink, TextError,
    View, moves_are_cells,
};
use fivefold::search::{BySearching, Evaluation};
use fivefold::words::GameWords;

/// The game with what it brings: a look and words of its own, and players that search and count places.
pub(crate) const ENTRY: GameEntry =
    GameEntry::of::<Domineering>([OWN, BySearching::<Domineering, Places>::STAND_INS]);

fn main() -> ExitCode {
    fivefold::run_with(&[ENTRY])
}

const OWN: Extensions = &[&WORDS, &LOOK];

static WORDS: GameWords = GameWords {
    file: None,
    texts: &[(
        "en",
        "
game-domineering-name = Domineering
game-domineering-line = Put the last domino.
game-domineering-rules = One side puts dominoes upright, the other flat, each on two empty cells. Press the upper or the left cell. Whoever cannot put one loses.
result-domineering = {$loser} has no place for a domino.
expected-turns = a board of dominoes on which the sides have taken turns
",
    )],
};

static LOOK: Look = Look {
    won: |_| Some("result-domineering"),
    marks: Marks {
        hint: HintRing::EveryCell,
        ..Look::PLAIN.marks
    },
    ..Look::PLAIN
};

/// The longest side of a board.
const LONGEST: u8 = 10;

type Board = BoardSize<2, LONGEST, 6, 6>;

/// A position of Domineering.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Domineering {
    size: Board,
    /// Whose domino covers a cell.
    covered: Grid<{ LONGEST as usize }>,
    to_move: Side,
}

impl Domineering {
    /// Where a domino of this side has its other half.
    const fn other_half(side: Side, cell: Cell) -> Cell {
        match side {
            Side::First => Cell::new(cell.col, cell.row.saturating_add(1)),
            Side::Second => Cell::new(cell.col.saturating_add(1), cell.row),
        }
    }

    fn places(&self, side: Side) -> impl Iterator<Item = Cell> {
        let cells = self.covered.cells();
        cells.filter(move |&cell| {
            self.covered.is_empty(cell) && self.covered.is_empty(Self::other_half(side, cell))
        })
    }

    fn cover(&mut self, at: Cell, side: Side, owner: Option<Side>) {
        for cell in [at, Self::other_half(side, at)] {
            self.covered.set(cell, owner);
        }
    }

    /// Whether the cells of a side fall into dominoes, and how many: in each column, or row, they come in pairs.
    fn dominoes(&self, side: Side) -> Option<usize> {
        let mut rest = self.clone();
        let mut count = 0;
        for cell in self.covered.cells() {
            if rest.covered.piece(cell) == Some(side) {
                let other = Self::other_half(side, cell);
                if !self.covered.contains(other) || rest.covered.piece(other) != Some(side) {
                    return None;
                }
                rest.cover(cell, side, None);
                count += 1;
            }
        }
        Some(count)
    }
}

impl Game for Domineering {
    const ID: &'static str = "domineering";
    type Params = Board;
    /// The upper or the left cell of the domino.
    type Move = Cell;
    type Undo = ();

    fn start(size: &Board, starter: Side) -> Self {
        Domineering {
            size: *size,
            covered: Grid::new(size.cols, size.rows),
            to_move: starter,
        }
    }

    fn params(&self) -> &Board {
        &self.size
    }

    fn side_to_move(&self) -> Side {
        self.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        let is_stuck = self.places(self.to_move).next().is_none();
        is_stuck.then_some(Outcome::Win(self.to_move.other()))
    }

    fn legal_moves(&self, moves: &mut Vec<Cell>) {
        moves.clear();
        moves.extend(self.places(self.to_move));
    }

    fn check(&self, cell: Cell) -> Result<(), Illegal> {
        let other = Self::other_half(self.to_move, cell);
        if self.outcome().is_some() {
            Err(Illegal::GameOver)
        } else if !self.covered.contains(cell) || !self.covered.contains(other) {
            Err(Illegal::OffBoard)
        } else if !self.covered.is_empty(cell) || !self.covered.is_empty(other) {
            Err(Illegal::Occupied)
        } else {
            Ok(())
        }
    }

    fn apply<S: Sink>(&mut self, at: Cell, sink: &mut S) {
        let side = self.to_move;
        self.cover(at, side, Some(side));
        self.to_move = side.other();
        if S::LISTENS {
            for at in [at, Self::other_half(side, at)] {
                let side = Some(side);
                sink.event(Event::Appeared { side, at, count: 1 });
            }
            if let Some(outcome) = self.outcome() {
                sink.event(Event::Over { outcome });
            }
        }
    }

    fn undo(&mut self, at: Cell, (): ()) {
        self.to_move = self.to_move.other();
        self.cover(at, self.to_move, None);
    }

    fn view(&self) -> View {
        self.covered.view()
    }

    fn target(&self, cell: Cell) -> Cell {
        cell
    }

    fn board_text(&self) -> String {
        self.covered.text()
    }

    fn parse_board(size: &Board, text: &str, to_move: Side) -> Result<Self, TextError> {
        let mut reader = Reader::new(text)?;
        let covered = Grid::read(&mut reader, size.cols, size.rows)?;
        reader.end()?;
        let board = Domineering {
            covered,
            ..Domineering::start(size, to_move)
        };
        let mine = board.dominoes(to_move);
        let theirs = board.dominoes(to_move.other());
        let ahead = mine
            .zip(theirs)
            .and_then(|(mine, theirs)| theirs.checked_sub(mine));
        match ahead {
            Some(0 | 1) => Ok(board),
            _ => Err(reader.error(Expected::Named("expected-turns"))),
        }
    }

    moves_are_cells!(LONGEST);
}

/// How many places each side has left.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Places;

impl Evaluation<Domineering> for Places {
    fn score(&self, position: &Domineering) -> i32 {
        let places = |side| position.places(side).count() as i32;
        10 * (places(position.to_move) - places(position.to_move.other()))
    }
}

#[cfg(test)]
mod tests {
    fivefold_contract::tests!(super::Domineering);
}
