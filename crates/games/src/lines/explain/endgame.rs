//! The end of a game of Lines, looked at whole: what each move is worth.

use crate::lines::{Lines, Place};
use fivefold_rules::{Cell, Game, Outcome};
use fivefold_study::preserving_moves::Worth;

/// With this many empty cells or fewer everything is looked at: at most 3^9 boards.
pub(crate) const MOST_EMPTY: usize = 9;

/// What each legal move is worth to the side that makes it, if at most [`MOST_EMPTY`] cells are
/// empty. At most 5 478 positions are visited, as from an empty board of 3 × 3 cells.
#[must_use]
pub(crate) fn worths(position: &Lines) -> Option<Vec<(Place, Worth)>> {
    // Also those that are forbidden now: the other side may play there, and later both.
    let params = position.params();
    let all = (0..params.rows)
        .flat_map(|row| (0..params.cols).map(move |col| Place::from(Cell::new(col, row))));
    let cells: Vec<Place> = all
        .filter(|place| position.stone(place.cell()).is_none())
        .take(MOST_EMPTY + 1)
        .collect();
    if cells.len() > MOST_EMPTY {
        return None;
    }
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut end = Endgame {
        board: position.clone(),
        known: vec![None; 3_usize.pow(cells.len() as u32)],
        cells,
    };
    let worth = |mv| (mv, end.after(mv, 0));
    Some(moves.into_iter().map(worth).collect())
}

struct Endgame {
    board: Lines,
    /// The cells that are empty at first.
    cells: Vec<Place>,
    /// What boards are worth to their side to move. A board's number in base 3 tells for each of
    /// the cells whether it is empty or whose stone it has.
    known: Vec<Option<Worth>>,
}

impl Endgame {
    /// The worth of a move on the board with this number, for the side that makes it.
    fn after(&mut self, mv: Place, number: usize) -> Worth {
        let digit = 1 + self.board.side_to_move().index();
        let at = self.cells.iter().position(|&cell| cell == mv).unwrap_or(0);
        let undo = self.board.apply(mv, &mut ());
        let reply = self.worth(number + digit * 3_usize.pow(at as u32));
        self.board.undo(mv, undo);
        reply.of_the_other()
    }

    fn worth(&mut self, number: usize) -> Worth {
        if let Some(worth) = self.known[number] {
            return worth;
        }
        let worth = match self.board.outcome() {
            Some(Outcome::Win(_)) => Worth::Lost,
            Some(Outcome::Draw) => Worth::Drawn,
            None => {
                let mut moves = Vec::new();
                self.board.legal_moves(&mut moves);
                let mut best = Worth::Lost;
                for mv in moves {
                    best = best.max(self.after(mv, number));
                    if best == Worth::Won {
                        break;
                    }
                }
                best
            }
        };
        self.known[number] = Some(worth);
        worth
    }
}
