//! Wins by continuous fours: every move of the winner makes a four, and so the other side has one
//! reply.

use super::super::cell_set::Index;
use super::super::threat_board::ThreatBoard;
use super::four_board::{Four, FourBoard};
use super::{Budget, ThreatAnswer};
use crate::threat_search::NoWins;

/// No win has more fours: the largest board has 484 cells.
pub(in super::super) const ANY_NUMBER: u8 = u8::MAX;
/// How much more a four in line with the last one is worth than all that it makes.
const IN_LINE: u32 = 1 << 16;
/// How much more a four is worth whose answer is forbidden.
const UNANSWERED: u32 = 1 << 17;

/// A four that may be tried.
#[derive(Clone, Copy, Debug)]
struct FourCandidate {
    worth: u32,
    four: Four,
}

/// A search for wins by fours, with what it remembers of positions that have none.
#[derive(Clone, Debug)]
pub(in super::super) struct FourSearch {
    no_wins: NoWins,
    /// Nothing before the first search.
    board: Option<Box<FourBoard>>,
    /// The moves of the last win found, the last one first, without the obvious last ones.
    line: Vec<Index>,
    /// The candidates of all positions on the way, those of the deepest last.
    candidates: Vec<FourCandidate>,
    fours: Vec<Four>,
}

impl FourSearch {
    /// A search that remembers so many positions.
    pub(in super::super) fn new(slots: usize) -> FourSearch {
        FourSearch {
            no_wins: NoWins::new(slots),
            board: None,
            line: Vec::new(),
            candidates: Vec::new(),
            fours: Vec::new(),
        }
    }

    /// Fetches what is known of a position that is about to be searched.
    pub(in super::super) fn prefetch(&self, board: &ThreatBoard) {
        self.no_wins.prefetch(NoWins::key(board));
    }

    /// The moves of the last win found, in order, without the obvious last ones.
    pub(in super::super) fn line(&self) -> impl DoubleEndedIterator<Item = Index> + '_ {
        self.line.iter().rev().copied()
    }

    /// Whether the side to move wins by at most so many fours; a win is not always the shortest.
    pub(in super::super) fn search(
        &mut self,
        board: &ThreatBoard,
        fours: u8,
        budget: &mut Budget,
    ) -> ThreatAnswer {
        self.search_near(board, fours, None, budget)
    }

    /// The same, with the fours first that are in line with this cell.
    pub(super) fn search_near(
        &mut self,
        board: &ThreatBoard,
        fours: u8,
        near: Option<Index>,
        budget: &mut Budget,
    ) -> ThreatAnswer {
        self.line.clear();
        let key = NoWins::key(board);
        if self.no_wins.contains(key, fours) {
            return ThreatAnswer::Disproven;
        }
        let mut own = self.followed(board);
        let answer = self.run(&mut own, board.to_move(), fours, near, budget);
        self.board = Some(own);
        answer
    }

    /// The same for a side, after the side to move has put a stone on a cell.
    pub(super) fn search_after(
        &mut self,
        board: &ThreatBoard,
        at: Index,
        attacker: usize,
        fours: u8,
        near: Option<Index>,
        budget: &mut Budget,
    ) -> ThreatAnswer {
        let mut own = self.followed(board);
        own.place(at, board.to_move());
        let answer = self.run(&mut own, attacker, fours, near, budget);
        own.undo();
        self.board = Some(own);
        answer
    }

    /// The search's own board, with the stones of this one.
    fn followed(&mut self, board: &ThreatBoard) -> Box<FourBoard> {
        match self.board.take() {
            Some(mut own) => {
                own.take_over(board);
                own
            }
            None => Box::new(FourBoard::new(board)),
        }
    }

    fn run(
        &mut self,
        board: &mut FourBoard,
        me: usize,
        fours: u8,
        near: Option<Index>,
        budget: &mut Budget,
    ) -> ThreatAnswer {
        self.line.clear();
        self.candidates.clear();
        match self.attack(board, me, fours, near, budget) {
            Some(plies) => ThreatAnswer::Proven(plies),
            None if budget.is_spent() => ThreatAnswer::Unknown,
            None => ThreatAnswer::Disproven,
        }
    }

    /// The plies in which this side, which is to move, wins; its four before this was on `last`.
    fn attack(
        &mut self,
        board: &mut FourBoard,
        me: usize,
        fours: u8,
        last: Option<Index>,
        budget: &mut Budget,
    ) -> Option<i32> {
        if board.has_five(me) {
            return Some(1);
        }
        if board.is_renju() && !board.can_move(me) {
            return None;
        }
        let key = NoWins::key_of(board.hash(), me);
        self.no_wins.prefetch(key);
        let only = match board.five(me ^ 1) {
            Some((_, true)) => return None,
            five => five.map(|(at, _)| at),
        };
        self.fours.clear();
        board.fours(me, &mut self.fours);
        if only.is_none() && self.has_open_four(board, me) {
            return (fours > 0).then_some(3);
        }
        if fours == 0 || self.fours.is_empty() {
            return None;
        }
        if self.no_wins.contains(key, fours) {
            return None;
        }
        let first = self.candidates.len();
        self.collect(board, me, only, last);
        let mut plies = None;
        let mut before = None;
        for next in first..self.candidates.len() {
            let Four { at, answer } = self.candidates[next].four;
            // A cell that makes two fours stands there twice.
            if before.replace(at) == Some(at) || !board.may_play(me, at) {
                continue;
            }
            if !budget.spend() {
                break;
            }
            let following = self.candidates.get(next + 1);
            let has_one_answer =
                !board.is_renju() && following.is_none_or(|following| following.four.at != at);
            let after = board.hash_after([(at, me), (answer, me ^ 1)]);
            let key = NoWins::key_of(after, me);
            if has_one_answer && self.no_wins.contains(key, fewer(fours)) {
                continue;
            }
            plies = self.four(board, me, at, fewer(fours), budget);
            if plies.is_some() {
                break;
            }
        }
        self.candidates.truncate(first);
        if plies.is_none() && !budget.is_spent() {
            self.no_wins.insert(key, fours);
        }
        plies
    }

    /// Makes a four: the plies in which it wins.
    fn four(
        &mut self,
        board: &mut FourBoard,
        me: usize,
        at: Index,
        fours: u8,
        budget: &mut Budget,
    ) -> Option<i32> {
        let other = me ^ 1;
        board.place(at, me);
        let plies = match board.five(me) {
            Some((answer, false)) if board.may_play(other, answer) => {
                board.place(answer, other);
                let plies = self.attack(board, me, fours, Some(at), budget);
                board.undo();
                if plies.is_some() {
                    self.line.push(answer);
                }
                plies.map(|plies| plies + 2)
            }
            // Without any move left the game would be drawn.
            Some(_) => (!board.is_renju() || board.can_move(other)).then_some(3),
            None => None,
        };
        board.undo();
        if plies.is_some() {
            self.line.push(at);
        }
        plies
    }

    /// Whether one of the fours wins, as it has two answers.
    fn has_open_four(&self, board: &FourBoard, me: usize) -> bool {
        let has_two = |(place, one): (usize, &Four)| {
            let mut before = self.fours[..place].iter();
            before.any(|other| other.at == one.at && other.answer != one.answer)
                && board.may_play(me, one.at)
        };
        self.fours.iter().enumerate().any(has_two)
            && (board.is_restricted(me) || !board.is_renju() || board.has_room())
    }

    /// Adds the fours to the candidates: first those whose answer is forbidden, then those in line with
    /// the last one, then those that make most fours possible.
    fn collect(&mut self, board: &FourBoard, me: usize, only: Option<Index>, last: Option<Index>) {
        let first = self.candidates.len();
        for &Four { at, answer } in &self.fours {
            if only.is_some_and(|only| only != at) {
                continue;
            }
            let near = last.is_some_and(|last| board.are_in_line(last, at));
            let is_unanswered = !board.may_play(me ^ 1, answer);
            let worth = u32::from(is_unanswered) * UNANSWERED
                + u32::from(near) * IN_LINE
                + board.new_fours(at, me);
            let after = board.hash_after([(at, me), (answer, me ^ 1)]);
            self.no_wins.prefetch(NoWins::key_of(after, me));
            let four = Four { at, answer };
            self.candidates.push(FourCandidate { worth, four });
        }
        self.candidates[first..].sort_unstable_by_key(|one| (u32::MAX - one.worth, one.four.at));
    }
}

/// How many fours are left after one.
const fn fewer(fours: u8) -> u8 {
    match fours {
        ANY_NUMBER => ANY_NUMBER,
        fours => fours - 1,
    }
}
