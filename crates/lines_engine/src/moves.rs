//! What is clear of a position without a search, move generation and the scores by which moves are ordered.

use super::cell_set::{CellSet, Index, MOST_CELLS};
use super::patterns::ThreatLevel;
use super::policy;
use super::threat_board::ThreatBoard;

/// The bits of a cell in a [`Candidate`].
const CELL_BITS: u32 = MOST_CELLS.ilog2();
const LAST_CELL: i32 = MOST_CELLS as i32 - 1;
/// No score of a move is larger.
const LARGEST_SCORE: i32 = i32::MAX >> CELL_BITS;

/// A move with its score for move ordering in one number: the score, and below it the cell counted
/// from the last. So the best is the largest, and of equals that of the smallest cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate(i32);

impl Candidate {
    pub(super) fn new(at: Index, score: i32) -> Candidate {
        let score = score.clamp(-LARGEST_SCORE, LARGEST_SCORE);
        Candidate(score << CELL_BITS | (LAST_CELL - i32::from(at)))
    }

    /// A move that comes before all others.
    pub(super) fn first(at: Index) -> Candidate {
        Candidate::new(at, LARGEST_SCORE)
    }

    /// The same move with a larger score.
    pub(super) fn plus(self, more: i32) -> Candidate {
        Candidate::new(self.at(), self.score() + more)
    }

    pub(super) const fn at(self) -> Index {
        (LAST_CELL - (self.0 & LAST_CELL)) as Index
    }

    pub(super) const fn score(self) -> i32 {
        self.0 >> CELL_BITS
    }
}

/// What the opponent's threats demand of the side to move.
#[derive(Clone, Copy, Debug)]
pub enum Defence {
    /// Nothing.
    Free,
    /// A stone on this cell, where the opponent would finish a line.
    Block(Index),
    /// One of these moves: after any other the opponent gets an open four.
    Answer(DefensiveMoves),
}

/// The moves that may stop the opponent's open fours.
#[derive(Clone, Copy, Debug, Default)]
pub struct DefensiveMoves {
    /// Where they go.
    pub cells: CellSet,
    /// Whether every other move loses. In renju white may make the point of black's open four
    /// forbidden from afar, and then these are only the likely answers.
    pub is_complete: bool,
}

/// The result of a position for the side to move, as far as it is clear without a search.
#[derive(Clone, Copy, Debug)]
pub enum StaticResult {
    /// It wins in this many plies, 1 or 3.
    Wins(i32),
    /// It loses in this many plies, 2.
    Loses(i32),
    /// Nobody can finish a line any more, or the board is full.
    Drawn,
    /// None is clear; the threats demand this defence.
    Open(Defence),
}

/// Judges a position by its fives and open fours.
///
/// An open four wins if the opponent cannot finish a line first: one stone cannot stand on
/// two cells, and no stone of a side ever makes a line of the other possible.
#[must_use]
pub fn static_result(board: &ThreatBoard) -> StaticResult {
    let me = board.to_move();
    let other = me ^ 1;
    if board.count(me, ThreatLevel::Five) > 0 {
        return StaticResult::Wins(1);
    }
    if board.is_dead() {
        return StaticResult::Drawn;
    }
    if board.is_renju() {
        return renju_static_result(board);
    }
    match board.count(other, ThreatLevel::Five) {
        0 => {}
        1 => {
            if let Some(at) = board.set(other, ThreatLevel::Five).first() {
                return StaticResult::Open(Defence::Block(at));
            }
        }
        _ => return StaticResult::Loses(2),
    }
    if board.count(me, ThreatLevel::OpenFour) > 0 {
        return StaticResult::Wins(3);
    }
    if board.count(other, ThreatLevel::OpenFour) > 0 {
        return StaticResult::Open(Defence::Answer(defensive_moves(board)));
    }
    StaticResult::Open(Defence::Free)
}

/// The same in renju, where nobody has a five yet. Black may be unable to block a four, and has
/// only those open fours that are allowed. A game in which black has no move left is drawn, so
/// white's threats count only where black surely has one.
fn renju_static_result(board: &ThreatBoard) -> StaticResult {
    let me = board.to_move();
    let other = me ^ 1;
    let first_allowed = board.first_allowed();
    if first_allowed.is_none() {
        return StaticResult::Drawn;
    }
    let mut fives = board.set(other, ThreatLevel::Five).iter();
    match (fives.next(), fives.next()) {
        (Some(_), Some(_)) => return StaticResult::Loses(2),
        (Some(at), None) if board.may_play(me, at) => {
            return StaticResult::Open(Defence::Block(at));
        }
        (Some(_), None) => return StaticResult::Loses(2),
        (None, _) => {}
    }
    if open_four(board, me).is_some() {
        return StaticResult::Wins(3);
    }
    if open_four(board, other).is_some() {
        return StaticResult::Open(Defence::Answer(defensive_moves(board)));
    }
    StaticResult::Open(Defence::Free)
}

/// The first cell on which a stone of the side makes an open four that wins.
pub(super) fn open_four(board: &ThreatBoard, side: usize) -> Option<Index> {
    let is_restricted = board.is_restricted(side);
    board
        .set(side, ThreatLevel::OpenFour)
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
fn defensive_moves(board: &ThreatBoard) -> DefensiveMoves {
    let me = board.to_move();
    let other = me ^ 1;
    let stays = |at: Index| !board.is_restricted(other) || !board.makes_double_three(other, at);
    let open_fours = || {
        let all = board.set(other, ThreatLevel::OpenFour).iter();
        all.filter(|&at| board.may_play(other, at))
    };
    let is_complete = open_fours().any(stays);
    let mut spoilers: Option<CellSet> = None;
    for at in open_fours().filter(|&at| !is_complete || stays(at)) {
        let these = match is_complete {
            true => board.spoilers(other, at),
            false => board.neighbourhood(at),
        };
        spoilers = Some(spoilers.map_or(these, |so_far| so_far.intersection(&these)));
    }
    let mut cells = spoilers
        .unwrap_or_default()
        .union(board.set(me, ThreatLevel::Four))
        .union(board.set(me, ThreatLevel::FourThree));
    // Even a lost position needs a move.
    if cells.is_empty()
        && let Some(at) = open_fours().next()
    {
        match board.may_play(me, at) {
            true => cells.insert(at),
            false => cells = board.neighbourhood(at),
        }
    }
    DefensiveMoves { cells, is_complete }
}

/// How much more a move's own threats count than those it prevents: attacks decide, and where one
/// must be answered only the defensive moves are searched anyway. Tuned by self-play.
const ATTACK_WEIGHT: i32 = 4;

/// What making this threat adds to a move's score.
const fn making_bonus(threat: ThreatLevel) -> i32 {
    match threat {
        ThreatLevel::None => 0,
        ThreatLevel::Three => 58,
        ThreatLevel::DoubleThree => 91,
        ThreatLevel::Four => 40,
        ThreatLevel::FourThree => 1_500,
        ThreatLevel::OpenFour => 3_000,
        ThreatLevel::Five => 10_000,
    }
}

/// What preventing this threat adds to a move's score.
const fn preventing_bonus(threat: ThreatLevel) -> i32 {
    match threat {
        ThreatLevel::Three => 37,
        ThreatLevel::DoubleThree => 134,
        ThreatLevel::Four => 92,
        threat => making_bonus(threat),
    }
}

/// The static score of a move: the threats that it makes and those that it prevents.
pub(super) fn move_score(board: &ThreatBoard, at: Index) -> i32 {
    let me = board.to_move();
    ATTACK_WEIGHT * (board.value(me, at) + making_bonus(board.threat(me, at)))
        + board.value(me ^ 1, at)
        + preventing_bonus(board.threat(me ^ 1, at))
}

/// Fills the list with the legal moves of a set.
pub(super) fn generate_from(board: &ThreatBoard, set: &CellSet, list: &mut Vec<Candidate>) {
    list.clear();
    let me = board.to_move();
    let allowed = set.iter().filter(|&at| board.may_play(me, at));
    list.extend(allowed.map(|at| Candidate::new(at, move_score(board, at))));
}

/// The legal ones of these moves, those first that make and prevent the greatest threats; of equals the smallest
/// cell.
#[must_use]
pub fn best_first(board: &ThreatBoard, cells: &CellSet) -> Vec<Index> {
    let mut list = Vec::new();
    generate_from(board, cells, &mut list);
    list.sort_by_key(|candidate| -candidate.score());
    list.into_iter().map(Candidate::at).collect()
}

/// Fills the list with all legal moves of a position without a threat that must be answered, or
/// unless `full_width` with those worth more than a quiet cell.
pub(super) fn generate(
    board: &ThreatBoard,
    full_width: bool,
    quiet_value: i32,
    list: &mut Vec<Candidate>,
) {
    list.clear();
    let me = board.to_move();
    let last = board.last_two();
    for at in board.all_cells() {
        if !board.is_empty_at(at) {
            continue;
        }
        let promising = board.value(me, at) + board.value(me ^ 1, at) > quiet_value;
        if (full_width || promising) && board.may_play(me, at) {
            let score = match board.policy() {
                Some(policy) => {
                    let distances = policy::distances(board.cell(at), last);
                    policy.score(board.features_at(at), distances)
                }
                None => move_score(board, at),
            };
            list.push(Candidate::new(at, score));
        }
    }
}

/// One step of a selection sort: swaps the best move from index `from` on to `from` and returns it.
pub(super) fn pick_best(list: &mut [Candidate], from: usize) -> Option<Index> {
    let rest = list.get_mut(from..)?;
    // Without branches.
    let best = rest.iter().fold(i32::MIN, |best, one| best.max(one.0));
    let place = rest.iter().position(|one| one.0 == best)?;
    rest.swap(0, place);
    rest.first().map(|one| one.at())
}
