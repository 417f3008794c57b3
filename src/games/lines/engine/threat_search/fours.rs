//! Wins by continuous fours: every move of the winner makes a four, and so the other side has one
//! reply.

use super::super::cell_set::{CellSet, Index};
use super::super::moves;
use super::super::patterns::Threat;
use super::super::threat_board::ThreatBoard;
use super::no_wins::NoWins;
use super::{Answer, Budget};

/// No win has more fours: the largest board has 484 cells.
pub(in super::super) const ANY_NUMBER: u8 = u8::MAX;

/// A search for wins by fours, with what it remembers of positions that have none.
#[derive(Clone, Debug)]
pub(in super::super) struct FourSearch {
    no_wins: NoWins,
    /// The moves of the last win found, the last one first, without the obvious last ones.
    line: Vec<Index>,
    /// The candidates of all positions on the way, those of the deepest last.
    candidates: Vec<(i32, Index)>,
}

/// What can be seen of a position without a search.
enum Sight {
    /// The side to move wins in so many plies.
    Wins(i32),
    /// It does not win by fours.
    Fails,
    /// Any four may be tried, or only the one that meets the other side's.
    Open(Option<Index>),
}

impl FourSearch {
    /// A search that remembers so many positions.
    pub(in super::super) fn new(slots: usize) -> FourSearch {
        FourSearch {
            no_wins: NoWins::new(slots),
            line: Vec::new(),
            candidates: Vec::new(),
        }
    }

    /// The moves of the last win found, in order, without the obvious last ones.
    pub(in super::super) fn line(&self) -> impl DoubleEndedIterator<Item = Index> + '_ {
        self.line.iter().rev().copied()
    }

    /// Whether the side to move wins by at most so many fours; a win is not always the shortest.
    pub(in super::super) fn search(
        &mut self,
        board: &mut ThreatBoard,
        fours: u8,
        budget: &mut Budget,
    ) -> Answer {
        self.search_near(board, fours, None, budget)
    }

    /// The same, with the fours first that are in line with this cell.
    pub(super) fn search_near(
        &mut self,
        board: &mut ThreatBoard,
        fours: u8,
        near: Option<Index>,
        budget: &mut Budget,
    ) -> Answer {
        self.line.clear();
        self.candidates.clear();
        match self.attack(board, fours, near, budget) {
            Some(plies) => Answer::Proven(plies),
            None if budget.is_spent() => Answer::Unknown,
            None => Answer::Disproven,
        }
    }

    /// The plies in which the side to move wins; its four before this was on `last`.
    fn attack(
        &mut self,
        board: &mut ThreatBoard,
        fours: u8,
        last: Option<Index>,
        budget: &mut Budget,
    ) -> Option<i32> {
        let only = match look(board) {
            Sight::Wins(plies) => return (plies <= 2 * i32::from(fours) + 1).then_some(plies),
            Sight::Fails => return None,
            Sight::Open(only) => only,
        };
        let me = board.to_move();
        let four_threes = board.count(me, Threat::FourThree);
        if fours == 0 || four_threes == 0 && board.count(me, Threat::Four) == 0 {
            return None;
        }
        let key = NoWins::key(board);
        if self.no_wins.contains(key, fours) {
            return None;
        }
        let first = self.candidates.len();
        self.collect(board, only, last);
        let mut plies = None;
        for next in first..self.candidates.len() {
            let at = self.candidates[next].1;
            if !board.may_play(me, at) {
                continue;
            }
            if !budget.spend() {
                break;
            }
            plies = self.four(board, at, fewer(fours), budget);
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
        board: &mut ThreatBoard,
        at: Index,
        fours: u8,
        budget: &mut Budget,
    ) -> Option<i32> {
        let me = board.to_move();
        board.place(at);
        let block = board.set(me, Threat::Five).first();
        let is_lost = board.count(me, Threat::Five) > 1
            || block.is_some_and(|block| !board.may_play(me ^ 1, block));
        let plies = if is_lost {
            // Without any move left the game would be drawn.
            let wins = !board.is_renju() || board.first_allowed().is_some();
            wins.then_some(3)
        } else {
            block.and_then(|block| {
                board.place(block);
                let plies = self.attack(board, fours, Some(at), budget);
                board.undo();
                if plies.is_some() {
                    self.line.push(block);
                }
                plies.map(|plies| plies + 2)
            })
        };
        board.undo();
        if plies.is_some() {
            self.line.push(at);
        }
        plies
    }

    /// Adds the fours to the candidates: first those in line with the last one, then those that
    /// make a three as well, then those worth most.
    fn collect(&mut self, board: &ThreatBoard, only: Option<Index>, last: Option<Index>) {
        let me = board.to_move();
        if let Some(at) = only {
            if board.threat(me, at) >= Threat::Four {
                self.candidates.push((0, at));
            }
            return;
        }
        let near = last.map_or_else(CellSet::default, |last| board.neighbourhood(last));
        let first = self.candidates.len();
        for threat in [Threat::FourThree, Threat::Four] {
            for at in board.set(me, threat).iter() {
                let in_line = i32::from(near.contains(at)) << 20;
                let makes_three = i32::from(threat == Threat::FourThree) << 19;
                self.candidates
                    .push((in_line + makes_three + board.value(me, at), at));
            }
        }
        self.candidates[first..].sort_unstable_by_key(|&(worth, at)| (-worth, at));
    }
}

/// How many fours are left after one.
const fn fewer(fours: u8) -> u8 {
    match fours {
        ANY_NUMBER => ANY_NUMBER,
        fours => fours - 1,
    }
}

/// Looks at a position with the eyes of the side to move.
fn look(board: &ThreatBoard) -> Sight {
    let me = board.to_move();
    let other = me ^ 1;
    if board.count(me, Threat::Five) > 0 {
        return Sight::Wins(1);
    }
    if board.is_renju() && board.first_allowed().is_none() {
        return Sight::Fails;
    }
    match board.count(other, Threat::Five) {
        0 if moves::open_four(board, me).is_some() => Sight::Wins(3),
        0 => Sight::Open(None),
        1 => match board.set(other, Threat::Five).first() {
            Some(at) => Sight::Open(Some(at)),
            None => Sight::Fails,
        },
        _ => Sight::Fails,
    }
}
