//! Whether a move is the only good one, where that is known without a search.

use crate::games::corner::Corner;
use crate::games::mnk::{Mnk, Place};
use crate::games::nim::Nim;
use crate::games::northcott::Northcott;
use crate::games::{Game, Move, Position};
use crate::players::exact::ExactLines;
use crate::players::exact::nimbers::{Solved, winning_moves};

/// Whether every other legal move is proven to be worth less than this one. False where there is no
/// other, and where it is not known.
#[must_use]
pub fn is_only(position: &Position, mv: Move) -> bool {
    if let Some(board) = position.as_game::<Mnk>() {
        return is_only_on_small_board(board, mv);
    }
    is_only_win::<Nim>(position, mv)
        || is_only_win::<Corner>(position, mv)
        || is_only_win::<Northcott>(position, mv)
}

fn is_only_win<G: Solved>(position: &Position, mv: Move) -> bool {
    let Some(position) = position.as_game::<G>() else {
        return false;
    };
    let wins = winning_moves(position);
    let mut legal = Vec::new();
    position.legal_moves(&mut legal);
    legal.len() > 1 && wins.len() == 1 && G::unpack(mv) == wins.first().copied()
}

fn is_only_on_small_board(board: &Mnk, mv: Move) -> bool {
    let Some(keeping) = ExactLines::keeping(board) else {
        return false;
    };
    let mut legal: Vec<Place> = Vec::new();
    board.legal_moves(&mut legal);
    legal.len() > 1 && keeping.len() == 1 && Mnk::unpack(mv) == keeping.first().copied()
}
