//! What an atom sets off in Atoms, for telling it to people: waves, cells taken, and what the
//! other side could take.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use crate::atoms::Atoms;
use crate::atoms::levels::waves;
use fivefold_rules::{Cell, Game, Outcome, Side};

/// At most this many reactions of a side are looked at for [`captures`]; a crowded board of
/// 16 × 16 cells can have as many.
const MOST_REACTIONS: usize = 256;

/// What a move sets off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Reaction {
    /// How many waves run over the board; 0 if nothing explodes.
    pub waves: u16,
    /// The cells that the other side loses, row by row from the top.
    pub taken: Vec<Cell>,
    /// Whether the mover wins with it.
    pub wins: bool,
}

/// What a legal move sets off.
#[must_use]
pub(crate) fn reaction(position: &Atoms, mv: Cell) -> Reaction {
    let me = position.side_to_move();
    let mut after = position.clone();
    let mut events = Vec::new();
    after.apply(mv, &mut events);
    Reaction {
        waves: waves(&events),
        taken: taken(position, &after, me.other()),
        wins: after.outcome() == Some(Outcome::Win(me)),
    }
}

/// The legal moves with which something explodes.
pub(crate) fn exploding(position: &Atoms) -> impl Iterator<Item = Cell> + '_ {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let params = *position.params();
    moves
        .into_iter()
        .filter(move |&mv| position.count(mv) + 1 >= params.critical(mv))
}

/// The moves with which the side to move takes cells, and these cells.
#[must_use]
pub(crate) fn captures(position: &Atoms) -> Vec<(Cell, Vec<Cell>)> {
    let theirs = position.side_to_move().other();
    let mut board = position.clone();
    let mut captures = Vec::new();
    for mv in exploding(position).take(MOST_REACTIONS) {
        let undo = board.apply(mv, &mut ());
        let cells = taken(position, &board, theirs);
        board.undo(mv, undo);
        if !cells.is_empty() {
            captures.push((mv, cells));
        }
    }
    captures
}

/// The move with which the side to move captures most cells, and these cells.
#[must_use]
pub(crate) fn largest_capture(position: &Atoms) -> Option<(Cell, Vec<Cell>)> {
    let captures = captures(position).into_iter();
    captures.max_by_key(|(mv, cells)| (cells.len(), Reverse(*mv)))
}

/// The cells that the side to move can capture with one move or another.
#[must_use]
pub(crate) fn in_danger(position: &Atoms) -> BTreeSet<Cell> {
    let captures = captures(position).into_iter();
    captures.flat_map(|(_, cells)| cells).collect()
}

/// The same board with the other side to move; `None` where that cannot be, because only this
/// side's atoms lie there.
#[must_use]
pub(crate) fn with_other_to_move(position: &Atoms) -> Option<Atoms> {
    let other = position.side_to_move().other();
    Atoms::parse_board(position.params(), &position.board_text(), other).ok()
}

fn taken(before: &Atoms, after: &Atoms, loser: Side) -> Vec<Cell> {
    before
        .all_cells()
        .filter(|&cell| before.owner(cell) == Some(loser) && after.owner(cell) != Some(loser))
        .collect()
}
