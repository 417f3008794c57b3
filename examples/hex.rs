//! Hex, a game for fivefold in one file: its winning line is a path with bends.
//!
//! `cargo run --release --example hex` opens the window with a card for it.
//!
//! The first side connects top and bottom, the second left and right. The cells of a row are shifted against those
//! above in Hex; on squares a cell touches its neighbours across and down, and two of the four at its corners: the
//! upper right and the lower left one. The board cannot be filled without a winner, and whoever begins wins
//! (P. Hein, 1942; J. Nash, 1949).

use std::collections::VecDeque;
use std::process::ExitCode;

use fivefold::look::Look;
use fivefold::rules::grid::Grid;
use fivefold::rules::notation::{Expected, Reader};
use fivefold::rules::{
    BoardSize, Cell, Event, Extensions, Game, GameEntry, Illegal, Outcome, Side, Sink, TextError,
    View, moves_are_cells,
};
use fivefold::search::{BySearching, Evaluation};
use fivefold::words::GameWords;

/// The game with what it brings: a look and words of its own, and players that search and count what is missing.
pub(crate) const ENTRY: GameEntry =
    GameEntry::of::<Hex>([OWN, BySearching::<Hex, Missing>::STAND_INS]);

fn main() -> ExitCode {
    fivefold::run_with(&[ENTRY])
}

const OWN: Extensions = &[&WORDS, &LOOK];

static WORDS: GameWords = GameWords {
    file: None,
    texts: &[(
        "en",
        "
game-hex-name = Hex
game-hex-line = Connect your two edges.
game-hex-rules = On your turn put a stone on an empty cell. One side connects the upper with the lower edge, the other the left with the right one. Stones connect across, down, and from lower left to upper right.
result-hex = {$name} has connected both edges.
expected-turns = a board on which the sides have taken turns
",
    )],
};

static LOOK: Look = Look {
    won: |_| Some("result-hex"),
    ..Look::PLAIN
};

/// The longest side of a board.
const LONGEST: u8 = 11;
/// The cells that a cell touches, as columns and rows.
const NEIGHBOURS: [(i8, i8); 6] = [(0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1)];

type Board = BoardSize<3, LONGEST, 7, 7>;

/// A position of Hex.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Hex {
    size: Board,
    stones: Grid<{ LONGEST as usize }>,
    to_move: Side,
    winner: Option<Side>,
}

impl Hex {
    fn neighbours(&self, cell: Cell) -> impl Iterator<Item = Cell> {
        let size = self.size;
        NEIGHBOURS.into_iter().filter_map(move |(cols, rows)| {
            let col = cell.col.checked_add_signed(cols)?;
            let row = cell.row.checked_add_signed(rows)?;
            (col < size.cols && row < size.rows).then_some(Cell::new(col, row))
        })
    }

    /// How far a cell is from the edge at which a side's path begins, and from the one at which it ends.
    const fn edge_distances(&self, side: Side, cell: Cell) -> (u8, u8) {
        match side {
            Side::First => (cell.row, self.size.rows - 1 - cell.row),
            Side::Second => (cell.col, self.size.cols - 1 - cell.col),
        }
    }

    /// The way from edge to edge that needs fewest further stones of a side, and how many; none if the other side
    /// has connected its edges.
    fn way(&self, side: Side) -> Option<(u32, Vec<Cell>)> {
        let cost = |cell| match self.stones.piece(cell) {
            None => Some(1),
            Some(owner) if owner == side => Some(0),
            Some(_) => None,
        };
        let mut best: Vec<Option<(u32, Cell)>> = vec![None; 256];
        let place = |cell: Cell| usize::from(cell.row) << 4 | usize::from(cell.col);
        let mut queue = VecDeque::new();
        for cell in self.stones.cells() {
            if let (0, Some(cost)) = (self.edge_distances(side, cell).0, cost(cell)) {
                best[place(cell)] = Some((cost, cell));
                queue.push_back(cell);
            }
        }
        while let Some(cell) = queue.pop_front() {
            let Some((so_far, _)) = best[place(cell)] else {
                continue;
            };
            for next in self.neighbours(cell) {
                let Some(cost) = cost(next) else { continue };
                let known = best[place(next)].map_or(u32::MAX, |(known, _)| known);
                if so_far + cost < known {
                    best[place(next)] = Some((so_far + cost, cell));
                    queue.push_back(next);
                }
            }
        }
        let ends = self.stones.cells();
        let ends = ends.filter(|&cell| self.edge_distances(side, cell).1 == 0);
        let reached = ends.filter_map(|cell| Some((best[place(cell)]?.0, cell)));
        let (missing, mut at) = reached.min_by_key(|&(missing, _)| missing)?;
        let mut way = vec![at];
        while let Some((_, before)) = best[place(at)].filter(|&(_, before)| before != at) {
            way.push(before);
            at = before;
        }
        way.reverse();
        Some((missing, way))
    }

    /// The path of a side that has connected its edges.
    fn path(&self, side: Side) -> Option<Vec<Cell>> {
        self.way(side)
            .filter(|(missing, _)| *missing == 0)
            .map(|(_, way)| way)
    }
}

impl Game for Hex {
    const ID: &'static str = "hex";
    type Params = Board;
    type Move = Cell;
    type Undo = ();

    fn start(size: &Board, starter: Side) -> Self {
        Hex {
            size: *size,
            stones: Grid::new(size.cols, size.rows),
            to_move: starter,
            winner: None,
        }
    }

    fn params(&self) -> &Board {
        &self.size
    }

    fn side_to_move(&self) -> Side {
        self.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        self.winner.map(Outcome::Win)
    }

    fn legal_moves(&self, moves: &mut Vec<Cell>) {
        moves.clear();
        if self.winner.is_none() {
            let cells = self.stones.cells();
            moves.extend(cells.filter(|&cell| self.stones.is_empty(cell)));
        }
    }

    fn check(&self, cell: Cell) -> Result<(), Illegal> {
        if self.winner.is_some() {
            Err(Illegal::GameOver)
        } else if !self.stones.contains(cell) {
            Err(Illegal::OffBoard)
        } else if self.stones.piece(cell).is_some() {
            Err(Illegal::Occupied)
        } else {
            Ok(())
        }
    }

    fn apply<S: Sink>(&mut self, at: Cell, sink: &mut S) {
        let side = self.to_move;
        self.stones.set(at, Some(side));
        self.to_move = side.other();
        let path = self.path(side);
        self.winner = path.is_some().then_some(side);
        if S::LISTENS {
            let side_of = Some(side);
            sink.event(Event::Appeared {
                side: side_of,
                at,
                count: 1,
            });
            if let Some(cells) = path {
                sink.event(Event::Line { side, cells });
                let outcome = Outcome::Win(side);
                sink.event(Event::Over { outcome });
            }
        }
    }

    fn undo(&mut self, at: Cell, (): ()) {
        self.stones.set(at, None);
        self.to_move = self.to_move.other();
        self.winner = None;
    }

    fn view(&self) -> View {
        self.stones.view()
    }

    fn target(&self, cell: Cell) -> Cell {
        cell
    }

    fn deciding_cells(&self) -> Vec<Cell> {
        let path = self.winner.and_then(|winner| self.path(winner));
        path.unwrap_or_default()
    }

    fn board_text(&self) -> String {
        self.stones.text()
    }

    fn parse_board(size: &Board, text: &str, to_move: Side) -> Result<Self, TextError> {
        let mut reader = Reader::new(text)?;
        let stones = Grid::read(&mut reader, size.cols, size.rows)?;
        reader.end()?;
        let mut hex = Hex {
            stones,
            ..Hex::start(size, to_move)
        };
        let count = |side| hex.stones.count(side);
        let ahead = count(to_move.other()).checked_sub(count(to_move));
        if !matches!(ahead, Some(0 | 1)) || hex.path(to_move).is_some() {
            return Err(reader.error(Expected::Named("expected-turns")));
        }
        hex.winner = hex.path(to_move.other()).map(|_| to_move.other());
        Ok(hex)
    }

    moves_are_cells!(LONGEST);
}

/// How many stones each side lacks to connect its edges, if the other one did nothing.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Missing;

impl Evaluation<Hex> for Missing {
    fn score(&self, position: &Hex) -> i32 {
        let missing = |side| position.way(side).map_or(0, |(missing, _)| missing as i32);
        100 * (missing(position.to_move.other()) - missing(position.to_move))
    }
}

#[cfg(test)]
mod tests {
    fivefold_contract::tests!(super::Hex);
}
