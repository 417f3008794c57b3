//! What can be told about any game whose theory says who wins each position ([`Solved`]).

use super::binary::BinaryColumns;
use super::hint::{HintMark, HintReason, Marked};
use crate::loss::LostGame;
use crate::preserving_moves::{PreservingMoves, Worth};
use fivefold_players::nimbers::{Solved, winning_moves};
use fivefold_rules::{Cell, Game, Move, Outcome, Position, Side};
use fivefold_words::sentence::Sentence;

/// The position after a move.
pub fn after<G: Game>(position: &G, mv: Move) -> Option<G> {
    let mut next = position.clone();
    next.apply(G::unpack(mv)?, &mut ());
    Some(next)
}

/// What can be told of a move without the theory: that it wins at once, or that it comes from a
/// player that does not know better.
pub fn plainly<G: Solved>(position: &G, next: &G) -> Option<HintReason> {
    if next.outcome() == Some(Outcome::Win(position.side_to_move())) {
        return Some(HintReason::wins_at_once());
    }
    let misses = !position.is_lost() && !next.is_lost();
    misses.then(HintReason::estimate)
}

/// Which moves win.
pub fn keeping<G: Solved>(position: &Position) -> Option<PreservingMoves> {
    let position: &G = position.as_game()?;
    let mut legal = Vec::new();
    position.legal_moves(&mut legal);
    let winning = winning_moves(position);
    Some(PreservingMoves {
        worth: Some(match winning.is_empty() {
            true => Worth::Lost,
            false => Worth::Won,
        }),
        moves: winning.into_iter().map(G::pack).collect(),
        open: Vec::new(),
        legal: legal.len(),
    })
}

/// Whether this move wins and no other does.
pub fn is_only<G: Solved>(position: &Position, mv: Move) -> bool {
    let Some(position) = position.as_game::<G>() else {
        return false;
    };
    let wins = winning_moves(position);
    let mut legal = Vec::new();
    position.legal_moves(&mut legal);
    legal.len() > 1 && wins.len() == 1 && G::unpack(mv) == wins.first().copied()
}

/// Who wins.
pub fn winner<G: Solved>(position: &Position) -> Option<Side> {
    let game: &G = position.as_game()?;
    let mover = position.side_to_move();
    Some(if game.is_lost() { mover.other() } else { mover })
}

/// Whether whoever is to move loses.
pub fn balance<G: Solved>(position: &Position) -> Option<bool> {
    position.as_game::<G>().map(Solved::is_lost)
}

/// The binary columns that the losing move left odd: with the heaps before the move and after it. `None` where another reason decides, as where single pieces are left
/// in misère Nim.
pub fn odd_column(game: &LostGame) -> Option<HintReason> {
    let mistake = &game.mistake;
    let columns = BinaryColumns::of(mistake.after)?;
    let told = match columns.odd_columns()[..] {
        [] => return None,
        [bit] => Sentence::new("loss-odd-column")
            .number("column", 1_u32 << bit)
            .number("n", columns.ones(bit).count()),
        ref bits => {
            let columns = bits.iter().map(|&bit| (1_u32 << bit).to_string());
            Sentence::new("loss-odd-columns").list("columns", columns)
        }
    };
    Some(HintReason::plainly(told).prove(mistake.before, mistake.played))
}

/// The groups of all heaps, each with or without its partner; a heap lies in a row to the right of
/// its first cell.
pub fn groups(columns: &BinaryColumns, first: impl Fn(u8) -> Cell) -> Vec<Marked> {
    let mut marked = Vec::new();
    for (heap, row) in (0..columns.heaps().len()).zip(0..) {
        let begin = first(row);
        for (col, bit) in (begin.col..).zip(columns.groups(heap)) {
            let mark = match columns.odd_one(bit) == Some(heap) {
                true => HintMark::Odd { bit },
                false => HintMark::Pairs { bit },
            };
            let cell = Cell::new(col, begin.row);
            marked.push(Marked { cell, mark });
        }
    }
    marked
}
