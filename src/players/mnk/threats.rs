//! Wins by force: by fours (VCF, every move makes a four) and by threes (VCT, every move makes a
//! four or an open three).
//!
//! The defender's replies are all that can meet the threat: the one cell that stops a four; against
//! an open three every cell that touches it, and every four of the defender's own. So a win found
//! here is proven.
//!
//! In renju black makes no forbidden moves, and white wins too by a four whose one answer is
//! forbidden. A three of black's is a threat only if no white stone can make the point of its open
//! four forbidden from afar.

use super::cells::{CellSet, Index};
use super::moves::{self, Duty, Outlook};
use super::patterns::Threat;
use super::search::Search;

/// How many positions without a forced win are remembered; a power of two.
pub(super) const REFUTED: usize = 1 << 15;
/// Makes the numbers of positions refuted for threes differ from those for fours.
const THREES_KEY: u64 = 0x9e37_79b9_7f4a_7c15;
/// Positions visited at most by a search for fours inside a search for threes.
const FOURS_IN_THREES: u32 = 100;
/// What looking at more replies to a threat costs in a proof, in plies.
const MOST_REPLIES: usize = 24;

impl Search<'_> {
    /// Plies in which the side to move wins by fours alone, if it can and the budget of positions
    /// lasts. The moves are left in `forced`, the last one first, without those of the obvious end.
    pub(super) fn win_by_fours(&mut self, budget: &mut u32) -> Option<i32> {
        self.forced.clear();
        self.fours(budget)
    }

    fn fours(&mut self, budget: &mut u32) -> Option<i32> {
        let me = self.board.to_move();
        let duty = match moves::outlook(&self.board) {
            Outlook::Wins(plies) => return Some(plies),
            Outlook::Loses(_) | Outlook::Drawn => return None,
            Outlook::Open(duty) => duty,
        };
        let fours = match duty {
            Duty::Block(at) => {
                let mut only = CellSet::default();
                if self.board.threat(me, at) >= Threat::Four {
                    only.insert(at);
                }
                [only, CellSet::default()]
            }
            Duty::Answer(_) | Duty::Free => [
                *self.board.set(me, Threat::FourThree),
                *self.board.set(me, Threat::Four),
            ],
        };
        if fours.iter().all(CellSet::is_empty) {
            return None;
        }
        let key = self.board.hash();
        if self.is_refuted(key) {
            return None;
        }
        for at in fours.iter().flat_map(CellSet::iter) {
            if !self.board.may_play(me, at) {
                continue;
            }
            if *budget == 0 || self.visit() {
                return None;
            }
            *budget -= 1;
            self.board.place(at);
            let block = self.board.set(me, Threat::Five).first();
            let is_lost = self.board.count(me, Threat::Five) > 1
                || block.is_some_and(|block| !self.board.may_play(me ^ 1, block));
            let plies = if is_lost {
                // Without any move left the game would be drawn.
                let wins = !self.board.is_renju() || self.board.first_allowed().is_some();
                wins.then(|| {
                    self.forced.push(at);
                    3
                })
            } else {
                block.and_then(|block| {
                    self.board.place(block);
                    let plies = self.fours(budget);
                    self.board.take_back();
                    plies.map(|plies| {
                        self.forced.push(block);
                        self.forced.push(at);
                        plies + 2
                    })
                })
            };
            self.board.take_back();
            if plies.is_some() {
                return plies;
            }
        }
        if *budget > 0 && !self.stopped {
            self.refute(key);
        }
        None
    }

    /// Plies in which the side to move wins by fours and open threes with at most this many
    /// threes in a row, if it can and the budget of positions lasts. The moves are left in
    /// `forced` as by [`Search::win_by_fours`].
    pub(super) fn win_by_threes(&mut self, threes: i32, budget: &mut u32) -> Option<i32> {
        self.forced.clear();
        self.threes(threes, budget)
    }

    fn threes(&mut self, threes: i32, budget: &mut u32) -> Option<i32> {
        let duty = match moves::outlook(&self.board) {
            Outlook::Wins(plies) => return Some(plies),
            Outlook::Loses(_) | Outlook::Drawn => return None,
            Outlook::Open(duty) => duty,
        };
        let forced = self.forced.len();
        let mut fours = FOURS_IN_THREES.min(*budget);
        let before = fours;
        let by_fours = self.fours(&mut fours);
        *budget -= before - fours;
        if by_fours.is_some() || threes == 0 || *budget == 0 {
            return by_fours;
        }
        self.forced.truncate(forced);
        let key = self.board.hash() ^ THREES_KEY.wrapping_mul(threes as u64 + 1);
        if self.is_refuted(key) {
            return None;
        }
        let mut list = Vec::new();
        moves::of_set(&self.board, &self.attacks(&duty), &mut list);
        for turn in 0..list.len() {
            let Some(attack) = moves::next_best(&mut list, turn) else {
                break;
            };
            if *budget == 0 || self.visit() {
                return None;
            }
            *budget -= 1;
            self.board.place(attack.at);
            let plies = self.all_replies_lose(threes, budget);
            self.board.take_back();
            if let Some(plies) = plies {
                self.forced.push(attack.at);
                return Some(plies + 1);
            }
            self.forced.truncate(forced);
        }
        if *budget > 0 && !self.stopped {
            self.refute(key);
        }
        None
    }

    /// The moves of an attack that also do what has to be done.
    fn attacks(&self, duty: &Duty) -> CellSet {
        let me = self.board.to_move();
        let set = |threat| self.board.set(me, threat);
        let fours = set(Threat::Four).union(set(Threat::FourThree));
        let threes = set(Threat::Three).union(set(Threat::DoubleThree));
        match duty {
            Duty::Free => fours.union(&threes),
            Duty::Answer(answers) => fours.union(&threes.intersection(&answers.cells)),
            Duty::Block(at) => {
                let mut only = CellSet::default();
                only.insert(*at);
                only.intersection(&fours.union(&threes).union(set(Threat::OpenFour)))
            }
        }
    }

    /// Plies in which the side to move loses whatever it does, by threats alone.
    fn all_replies_lose(&mut self, threes: i32, budget: &mut u32) -> Option<i32> {
        let (replies, below) = match moves::outlook(&self.board) {
            Outlook::Loses(plies) => return Some(plies),
            Outlook::Wins(_) | Outlook::Drawn | Outlook::Open(Duty::Free) => return None,
            Outlook::Open(Duty::Block(at)) => {
                let mut only = CellSet::default();
                only.insert(at);
                (only, threes)
            }
            Outlook::Open(Duty::Answer(answers)) => {
                if !answers.are_all {
                    return None;
                }
                (answers.cells, threes - 1)
            }
        };
        let mut list = Vec::new();
        moves::of_set(&self.board, &replies, &mut list);
        if list.len() > MOST_REPLIES {
            return None;
        }
        let forced = self.forced.len();
        let mut longest = 4;
        for turn in 0..list.len() {
            let reply = moves::next_best(&mut list, turn)?;
            if *budget == 0 || self.visit() {
                return None;
            }
            *budget -= 1;
            let main: Vec<Index> = self.forced.split_off(forced);
            self.board.place(reply.at);
            let plies = self.threes(below, budget);
            self.board.take_back();
            let plies = plies? + 1;
            if turn == 0 || plies > longest {
                longest = longest.max(plies);
                self.forced.push(reply.at);
            } else {
                self.forced.truncate(forced);
                self.forced.extend(main);
            }
        }
        Some(longest)
    }

    fn is_refuted(&self, key: u64) -> bool {
        self.refuted[key as usize % REFUTED] == key
    }

    fn refute(&mut self, key: u64) {
        self.refuted[key as usize % REFUTED] = key;
    }
}
