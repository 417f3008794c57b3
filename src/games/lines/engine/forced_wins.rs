//! Forced wins: victory by continuous fours (VCF, every move makes a four) and by continuous
//! threats (VCT, every move makes a four or an open three).
//!
//! All replies that can meet the threat are searched: the one cell that stops a four; against an
//! open three every cell that spoils it, and every four of the defender. So a win found here is
//! proven.
//!
//! In renju black makes no forbidden moves, and white also wins by a four whose only answer is
//! forbidden. A three of black is a threat only if no white stone can make the point of its open
//! four forbidden from afar.

use super::cell_set::{CellSet, Index};
use super::moves::{self, Defence, StaticResult};
use super::patterns::Threat;
use super::search::Search;

/// The size of the cache of positions without a forced win; a power of two.
pub(super) const NO_WIN_SLOTS: usize = 1 << 15;
/// Gives positions without a VCT other keys than those without a VCF.
const VCT_KEY: u64 = 0x9e37_79b9_7f4a_7c15;
/// Positions visited at most by a VCF inside a VCT.
const VCF_NODES_IN_VCT: u32 = 100;
/// Threats with more replies are not followed.
const MOST_REPLIES: usize = 24;

impl Search<'_> {
    /// The plies in which the side to move wins by fours alone, if one is found within the budget
    /// of positions. The moves are left in `win_line`, the last one first, without the obvious last
    /// ones.
    pub(super) fn find_vcf(&mut self, budget: &mut u32) -> Option<i32> {
        self.win_line.clear();
        self.vcf(budget)
    }

    fn vcf(&mut self, budget: &mut u32) -> Option<i32> {
        let me = self.board.to_move();
        let defence = match moves::static_result(&self.board) {
            StaticResult::Wins(plies) => return Some(plies),
            StaticResult::Loses(_) | StaticResult::Drawn => return None,
            StaticResult::Open(defence) => defence,
        };
        let fours = match defence {
            Defence::Block(at) => {
                let mut only = CellSet::default();
                if self.board.threat(me, at) >= Threat::Four {
                    only.insert(at);
                }
                [only, CellSet::default()]
            }
            Defence::Answer(_) | Defence::Free => [
                *self.board.set(me, Threat::FourThree),
                *self.board.set(me, Threat::Four),
            ],
        };
        if fours.iter().all(CellSet::is_empty) {
            return None;
        }
        let key = self.board.hash();
        if self.has_no_win(key) {
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
                    self.win_line.push(at);
                    3
                })
            } else {
                block.and_then(|block| {
                    self.board.place(block);
                    let plies = self.vcf(budget);
                    self.board.undo();
                    plies.map(|plies| {
                        self.win_line.push(block);
                        self.win_line.push(at);
                        plies + 2
                    })
                })
            };
            self.board.undo();
            if plies.is_some() {
                return plies;
            }
        }
        if *budget > 0 && !self.stopped {
            self.note_no_win(key);
        }
        None
    }

    /// The same by fours and open threes, with at most so many threes in a line.
    pub(super) fn find_vct(&mut self, threes: i32, budget: &mut u32) -> Option<i32> {
        self.win_line.clear();
        self.vct(threes, budget)
    }

    fn vct(&mut self, threes: i32, budget: &mut u32) -> Option<i32> {
        let defence = match moves::static_result(&self.board) {
            StaticResult::Wins(plies) => return Some(plies),
            StaticResult::Loses(_) | StaticResult::Drawn => return None,
            StaticResult::Open(defence) => defence,
        };
        let length = self.win_line.len();
        let mut vcf_budget = VCF_NODES_IN_VCT.min(*budget);
        let before = vcf_budget;
        let by_fours = self.vcf(&mut vcf_budget);
        *budget -= before - vcf_budget;
        if by_fours.is_some() || threes == 0 || *budget == 0 {
            return by_fours;
        }
        self.win_line.truncate(length);
        let key = self.board.hash() ^ VCT_KEY.wrapping_mul(threes as u64 + 1);
        if self.has_no_win(key) {
            return None;
        }
        let mut list = Vec::new();
        moves::generate_from(&self.board, &self.attacks(&defence), &mut list);
        for turn in 0..list.len() {
            let Some(attack) = moves::pick_best(&mut list, turn) else {
                break;
            };
            if *budget == 0 || self.visit() {
                return None;
            }
            *budget -= 1;
            self.board.place(attack.at);
            let plies = self.all_replies_lose(threes, budget);
            self.board.undo();
            if let Some(plies) = plies {
                self.win_line.push(attack.at);
                return Some(plies + 1);
            }
            self.win_line.truncate(length);
        }
        if *budget > 0 && !self.stopped {
            self.note_no_win(key);
        }
        None
    }

    /// The fours and threes that also meet the opponent's threats.
    fn attacks(&self, defence: &Defence) -> CellSet {
        let me = self.board.to_move();
        let set = |threat| self.board.set(me, threat);
        let fours = set(Threat::Four).union(set(Threat::FourThree));
        let threes = set(Threat::Three).union(set(Threat::DoubleThree));
        match defence {
            Defence::Free => fours.union(&threes),
            Defence::Answer(defences) => fours.union(&threes.intersection(&defences.cells)),
            Defence::Block(at) => {
                let mut only = CellSet::default();
                only.insert(*at);
                only.intersection(&fours.union(&threes).union(set(Threat::OpenFour)))
            }
        }
    }

    /// The plies in which the side to move loses to threats alone, whatever it replies.
    fn all_replies_lose(&mut self, threes: i32, budget: &mut u32) -> Option<i32> {
        let (replies, below) = match moves::static_result(&self.board) {
            StaticResult::Loses(plies) => return Some(plies),
            StaticResult::Wins(_) | StaticResult::Drawn | StaticResult::Open(Defence::Free) => {
                return None;
            }
            StaticResult::Open(Defence::Block(at)) => {
                let mut only = CellSet::default();
                only.insert(at);
                (only, threes)
            }
            StaticResult::Open(Defence::Answer(defences)) => {
                if !defences.is_complete {
                    return None;
                }
                (defences.cells, threes - 1)
            }
        };
        let mut list = Vec::new();
        moves::generate_from(&self.board, &replies, &mut list);
        if list.len() > MOST_REPLIES {
            return None;
        }
        let length = self.win_line.len();
        let mut longest = 4;
        for turn in 0..list.len() {
            let reply = moves::pick_best(&mut list, turn)?;
            if *budget == 0 || self.visit() {
                return None;
            }
            *budget -= 1;
            let main: Vec<Index> = self.win_line.split_off(length);
            self.board.place(reply.at);
            let plies = self.vct(below, budget);
            self.board.undo();
            let plies = plies? + 1;
            if turn == 0 || plies > longest {
                longest = longest.max(plies);
                self.win_line.push(reply.at);
            } else {
                self.win_line.truncate(length);
                self.win_line.extend(main);
            }
        }
        Some(longest)
    }

    fn has_no_win(&self, key: u64) -> bool {
        self.no_wins[key as usize % NO_WIN_SLOTS] == key
    }

    fn note_no_win(&mut self, key: u64) {
        self.no_wins[key as usize % NO_WIN_SLOTS] = key;
    }
}
