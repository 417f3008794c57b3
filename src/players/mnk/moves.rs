//! Which moves a search looks at, and in which order.

use super::board::Board;
use super::cells::{CellSet, Index};
use super::patterns::Threat;

/// A move with its place in the order: larger comes first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) at: Index,
    pub(super) order: i32,
}

/// What the side to move has to do.
#[derive(Clone, Copy, Debug)]
pub(super) enum Duty {
    /// Nothing: every move is possible.
    Free,
    /// The opponent would finish a line on this cell.
    Block(Index),
    /// The opponent would get an open four: every other move than these answers loses in four
    /// plies.
    Answer(Answers),
}

/// The moves that may stop the opponent's open fours.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Answers {
    pub(super) cells: CellSet,
    /// Whether any other move surely loses. In renju white may make the point of black's open
    /// four forbidden from afar, and then these are only the promising answers.
    pub(super) are_all: bool,
}

/// What is clear without a search, for the side to move.
#[derive(Clone, Copy, Debug)]
pub(super) enum Outlook {
    /// It wins in this many plies, 1 or 3.
    Wins(i32),
    /// It loses in this many plies, 2.
    Loses(i32),
    /// Nobody can finish a line any more, or the board is full.
    Drawn,
    /// Something is open; this must be done.
    Open(Duty),
}

/// Looks at fives and open fours, which decide without a search.
///
/// An open four wins for sure if the opponent cannot finish a line first: one stone cannot stand on
/// two cells, and no stone of a side ever makes a line of the other possible.
pub(super) fn outlook(board: &Board) -> Outlook {
    let me = board.to_move();
    let other = me ^ 1;
    if board.count(me, Threat::Five) > 0 {
        return Outlook::Wins(1);
    }
    if board.is_dead() {
        return Outlook::Drawn;
    }
    if board.is_renju() {
        return renju_outlook(board);
    }
    match board.count(other, Threat::Five) {
        0 => {}
        1 => {
            if let Some(at) = board.set(other, Threat::Five).first() {
                return Outlook::Open(Duty::Block(at));
            }
        }
        _ => return Outlook::Loses(2),
    }
    if board.count(me, Threat::OpenFour) > 0 {
        return Outlook::Wins(3);
    }
    if board.count(other, Threat::OpenFour) > 0 {
        return Outlook::Open(Duty::Answer(answers(board)));
    }
    Outlook::Open(Duty::Free)
}

/// The same in renju, where nobody has a five yet. Black may be unable to block a four, and has
/// only those open fours that are allowed. A game in which black has no move left is drawn, so
/// white's threats count only where black surely has one.
fn renju_outlook(board: &Board) -> Outlook {
    let me = board.to_move();
    let other = me ^ 1;
    let first_allowed = board.first_allowed();
    if first_allowed.is_none() {
        return Outlook::Drawn;
    }
    let mut fives = board.set(other, Threat::Five).iter();
    match (fives.next(), fives.next()) {
        (Some(_), Some(_)) => return Outlook::Loses(2),
        (Some(at), None) if board.may_play(me, at) => return Outlook::Open(Duty::Block(at)),
        (Some(_), None) => return Outlook::Loses(2),
        (None, _) => {}
    }
    if open_four(board, me).is_some() {
        return Outlook::Wins(3);
    }
    if open_four(board, other).is_some() {
        return Outlook::Open(Duty::Answer(answers(board)));
    }
    Outlook::Open(Duty::Free)
}

/// The first cell on which a stone of the side makes an open four that wins.
pub(super) fn open_four(board: &Board, side: usize) -> Option<Index> {
    let is_restricted = board.is_restricted(side);
    board
        .set(side, Threat::OpenFour)
        .iter()
        .find(|&at| board.may_play(side, at))
        .filter(|_| is_restricted || board.has_room())
}

/// The moves that may stop the opponent's open fours: a four of one's own, and the cells on which
/// a stone spoils every one of them.
///
/// In renju white may also make the point of an open four forbidden from afar. A white stone never
/// gives black a three or a four; from afar it can only make a second three of that point real, by
/// freeing the cell that would make it an open four. So points with no two threes stay allowed.
fn answers(board: &Board) -> Answers {
    let me = board.to_move();
    let other = me ^ 1;
    let stays = |at: Index| !board.is_restricted(other) || !board.makes_threes(other, at);
    let open_fours = || {
        let all = board.set(other, Threat::OpenFour).iter();
        all.filter(|&at| board.may_play(other, at))
    };
    let are_all = open_fours().any(stays);
    let mut spoilers: Option<CellSet> = None;
    for at in open_fours().filter(|&at| !are_all || stays(at)) {
        let these = match are_all {
            true => board.spoilers(other, at),
            false => board.star(at),
        };
        spoilers = Some(spoilers.map_or(these, |so_far| so_far.intersection(&these)));
    }
    let mut cells = spoilers
        .unwrap_or_default()
        .union(board.set(me, Threat::Four))
        .union(board.set(me, Threat::FourThree));
    // Where nothing helps, a line of play still needs a move.
    if cells.is_empty()
        && let Some(at) = open_fours().next()
    {
        match board.may_play(me, at) {
            true => cells.insert(at),
            false => cells = board.star(at),
        }
    }
    Answers { cells, are_all }
}

/// How much more what a move makes counts than what it takes away: attacks decide, and where one
/// has to be met the moves are those few that do it. Found by matches of the engine against itself.
const ATTACK: i32 = 4;

/// What making this threat adds to the promise of a move.
const fn made(threat: Threat) -> i32 {
    match threat {
        Threat::None => 0,
        Threat::Three => 58,
        Threat::DoubleThree => 91,
        Threat::Four => 40,
        Threat::FourThree => 1_500,
        Threat::OpenFour => 3_000,
        Threat::Five => 10_000,
    }
}

/// What taking this threat away adds to the promise of a move.
const fn taken_away(threat: Threat) -> i32 {
    match threat {
        Threat::Three => 37,
        Threat::DoubleThree => 134,
        Threat::Four => 92,
        threat => made(threat),
    }
}

/// How promising a move looks for the side to move: what it makes and what it takes away.
pub(super) fn promise(board: &Board, at: Index) -> i32 {
    let me = board.to_move();
    ATTACK * (board.value(me, at) + made(board.threat(me, at)))
        + board.value(me ^ 1, at)
        + taken_away(board.threat(me ^ 1, at))
}

/// Fills the list with those moves of a set that the side to move may make.
pub(super) fn of_set(board: &Board, set: &CellSet, list: &mut Vec<Candidate>) {
    list.clear();
    let me = board.to_move();
    let allowed = set.iter().filter(|&at| board.may_play(me, at));
    list.extend(allowed.map(|at| Candidate {
        at,
        order: promise(board, at),
    }));
}

/// Fills the list with all moves (`everywhere`) or only those near which something is going on.
pub(super) fn free(board: &Board, everywhere: bool, least: i32, list: &mut Vec<Candidate>) {
    list.clear();
    let me = board.to_move();
    for at in board.all_cells() {
        if !board.is_empty_at(at) {
            continue;
        }
        let promising = board.value(me, at) + board.value(me ^ 1, at) > least;
        if (everywhere || promising) && board.may_play(me, at) {
            list.push(Candidate {
                at,
                order: promise(board, at),
            });
        }
    }
}

/// Brings the best move of the list from `from` on to `from`, and gives it. Of equals the first
/// cell of the board comes first.
pub(super) fn next_best(list: &mut [Candidate], from: usize) -> Option<Candidate> {
    let rest = list.get_mut(from..)?;
    // As one number each, of which the largest is found without a branch.
    let rank = |one: &Candidate| i64::from(one.order) << 16 | i64::from(Index::MAX - one.at);
    let best = rest.iter().map(rank).max()?;
    let place = rest.iter().position(|one| rank(one) == best)?;
    rest.swap(0, place);
    rest.first().copied()
}
