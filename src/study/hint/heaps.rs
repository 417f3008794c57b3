//! Why a move of a Nim game is good: from the theory of the games, not from a player.

use super::reason::Loss;
use super::{Mark, Marked, Reason, Told};
use crate::games::corner::Corner;
use crate::games::nim::Nim;
use crate::games::northcott::Northcott;
use crate::games::{Cell, Game, Move, Outcome};
use crate::players::exact::nimbers::{Solved, nim_sum};
use crate::study::binary::Columns;

/// A position after a move.
fn after<G: Game>(position: &G, mv: Move) -> Option<G> {
    let mut next = position.clone();
    next.apply(G::unpack(mv)?, &mut ());
    Some(next)
}

/// What can be told in all three games: that the move wins at once, or that it is one of a player
/// that does not know better.
fn plainly<G: Solved>(position: &G, next: &G) -> Option<Told> {
    if next.outcome() == Some(Outcome::Win(position.side_to_move())) {
        return Some(Told::plainly(Reason::WinsAtOnce));
    }
    let misses = !position.is_lost() && !next.is_lost();
    misses.then(|| Told::plainly(Reason::Estimate))
}

/// Why a legal move of Nim is good.
pub(super) fn nim(position: &Nim, mv: Move) -> Option<Told> {
    let next = after(position, mv)?;
    if let Some(told) = plainly(position, &next) {
        return Some(told);
    }
    let singles = |nim: &Nim| nim.is_misere() && nim.heaps().iter().all(|&heap| heap <= 1);
    let (why, shown) = if position.is_lost() {
        let loss = match singles(position) {
            true => Loss::OddSingles,
            false => Loss::Columns,
        };
        (Reason::Lost(loss), position)
    } else if singles(&next) {
        let singles = next.heaps().iter().sum();
        (Reason::OddSingles { singles }, &next)
    } else {
        let nim_sum = nim_sum(position.heaps().iter().copied());
        (Reason::ColumnsPairOff { nim_sum }, &next)
    };
    let columns = Columns::new(shown.heaps().iter().copied());
    Some(Told {
        why,
        evidence: groups(&columns, |heap| Cell::new(0, heap)),
    })
}

/// Why a legal move of Northcott's game is good.
pub(super) fn northcott(position: &Northcott, mv: Move) -> Option<Told> {
    let next = after(position, mv)?;
    if let Some(told) = plainly(position, &next) {
        return Some(told);
    }
    let (why, shown) = if position.is_lost() {
        (Reason::Lost(Loss::Gaps), position)
    } else {
        let nim_sum = nim_sum(position.gaps());
        (Reason::GapsPairOff { nim_sum }, &next)
    };
    let columns = Columns::new(shown.gaps());
    let begin = |row: u8| {
        let pair = shown.pairs().get(usize::from(row));
        Cell::new(pair.map_or(0, |pair| pair.o + 1), row)
    };
    Some(Told {
        why,
        evidence: groups(&columns, begin),
    })
}

/// Why a legal move of Corner Nim is good.
pub(super) fn corner(position: &Corner, mv: Move) -> Option<Told> {
    let next = after(position, mv)?;
    if let Some(told) = plainly(position, &next) {
        return Some(told);
    }
    let (cols, rows) = next.distances();
    let why = match (position.is_lost(), position.is_queen()) {
        (true, false) => Reason::Lost(Loss::EqualDistances),
        (true, true) => Reason::Lost(Loss::WythoffPair),
        (false, false) => Reason::EqualDistances { distance: cols },
        (false, true) => Reason::WythoffPair {
            near: cols.min(rows),
            far: cols.max(rows),
        },
    };
    let view = position.view();
    let cold = view.cells().filter(|&cell| {
        let placed = position.place(cell, position.side_to_move());
        // The corner itself: who must move there has lost.
        placed.is_ok_and(|placed| placed.is_lost()) || cell == position.params().home()
    });
    Some(Told::plainly(why).mark(Mark::Cold, cold))
}

/// The groups of all heaps, each with or without its partner; a heap lies in a row to the right of
/// its first cell.
fn groups(columns: &Columns, first: impl Fn(u8) -> Cell) -> Vec<Marked> {
    let mut marked = Vec::new();
    for (heap, row) in (0..columns.heaps().len()).zip(0..) {
        let begin = first(row);
        for (col, bit) in (begin.col..).zip(columns.groups(heap)) {
            let mark = match columns.odd_one(bit) == Some(heap) {
                true => Mark::Odd { bit },
                false => Mark::Pairs { bit },
            };
            let cell = Cell::new(col, begin.row);
            marked.push(Marked { cell, mark });
        }
    }
    marked
}
