//! Wins in a few moves, proven completely: every first move that wins within so many plies, whatever
//! the other side does, and every one that wins by fours alone.
//!
//! Wins of any kind are searched in freestyle only, where a further stone never harms its side. So a
//! move that wins within some plies also wins if the other side passes, and moves that do not are left
//! out without a look at their answers. Of the others every legal answer is tried.
//!
//! Wins by fours are searched under every rule: a four has one answer. In renju white wins by a four
//! whose only answer is forbidden to black.

use std::collections::HashMap;

use super::cell_set::Index;
use super::moves;
use super::patterns::{Shape, ThreatLevel};
use super::threat_board::ThreatBoard;
use super::threat_search::{Budget, FourSearch, Threats, ThreeSearch};
use fivefold_lines::{Lines, Place};
use fivefold_players::Stop;

/// The longest win of any kind that is searched for, in plies.
pub const LONGEST: u8 = 7;
/// What a look at a position takes: the longest win by fours in renju, in plies, and the positions
/// visited for it; the threes in a row and the positions visited otherwise.
const LONGEST_AT_A_LOOK: u8 = 17;
const RENJU_POSITIONS_AT_A_LOOK: u64 = 50_000;
const THREES_AT_A_LOOK: u32 = 2;
const POSITIONS_AT_A_LOOK: u64 = 2_000;
/// Positions without a win by fours that are remembered.
const FOURS_SLOTS: usize = 1 << 16;
/// Gives positions with black to move other keys than those with white to move.
const SIDE_KEY: u64 = 0x9e37_79b9_7f4a_7c15;
/// Gives every number of plies keys of its own.
const PLIES_KEY: u64 = 0xd6e8_feb8_6659_fd93;

/// Proofs about one position.
#[derive(Clone, Debug)]
pub struct ShortestWins {
    board: ThreatBoard,
    /// Whether the side to move wins within so many plies, by both as one key.
    wins: HashMap<u64, bool>,
    fours: FourSearch,
    /// The answers that refuted a move last, by the plies that were left.
    refutations: [Option<Index>; LONGEST as usize + 1],
}

impl ShortestWins {
    /// Proofs about a position that is not over, with lines of five.
    #[must_use]
    pub fn about(position: &Lines) -> ShortestWins {
        ShortestWins {
            board: ThreatBoard::new(position),
            wins: HashMap::new(),
            fours: FourSearch::new(FOURS_SLOTS),
            refutations: [None; LONGEST as usize + 1],
        }
    }

    /// Whether a side completes a line with its next stone: the side to move, and the other.
    #[must_use]
    pub fn threatened(&self) -> [bool; 2] {
        let me = self.board.to_move();
        [me, me ^ 1].map(|side| self.board.count(side, ThreatLevel::Five) > 0)
    }

    /// How many moves, except these, make a four or an open three.
    #[must_use]
    pub fn threats_besides(&self, moves: &[Place]) -> usize {
        let me = self.board.to_move();
        let threats = self
            .legal()
            .filter(|&at| self.board.threat(me, at) > ThreatLevel::None);
        threats
            .filter(|&at| !moves.contains(&self.board.move_to(at)))
            .count()
    }

    /// All moves that win within so many plies, an odd number up to [`LONGEST`], whatever the other
    /// side does.
    ///
    /// Proven in freestyle only.
    pub fn winning_moves(&mut self, plies: u8) -> Vec<Place> {
        let legal: Vec<Index> = self.legal().collect();
        let mut winning = Vec::new();
        for at in legal {
            if self.wins_by(at, plies) {
                winning.push(self.board.move_to(at));
            }
        }
        winning
    }

    /// Whether the side to move wins within so many plies, an odd number up to [`LONGEST`].
    ///
    /// Proven in freestyle only.
    pub fn wins_within(&mut self, plies: u8) -> bool {
        self.wins(plies)
    }

    /// All moves that complete a line, and all fours that win within so many plies, an odd number, if
    /// fours alone follow.
    pub fn winning_fours(&mut self, plies: u8) -> Vec<Place> {
        let me = self.board.to_move();
        let theirs = *self.board.set(me ^ 1, ThreatLevel::Five);
        let mut moves: Vec<Index> = self.legal().collect();
        moves.retain(|&at| match self.board.threat(me, at) {
            ThreatLevel::Five => true,
            threat if threat < ThreatLevel::Four || theirs.iter().any(|five| five != at) => false,
            _ => self.forces_by(at, plies),
        });
        moves.iter().map(|&at| self.board.move_to(at)).collect()
    }

    /// Whether the side to move wins by fours within so many plies, an odd number.
    pub fn forces_within(&mut self, plies: u8) -> bool {
        self.forces(plies)
    }

    /// Whether it would still win by fours within so many plies if black were allowed to stop fours
    /// everywhere.
    pub fn forces_without_forbidden_points(&mut self, plies: u8) -> bool {
        let mut other = ShortestWins {
            board: self.board.clone().without_forbidden_points(),
            fours: FourSearch::new(FOURS_SLOTS),
            ..self.clone()
        };
        other.forces(plies)
    }

    /// The answer of the side to move to an attack that is to win within so many plies after it: one
    /// that stops it, or else one that holds out longest.
    pub fn answer(&mut self, plies: u8, by_fours: bool) -> Option<Place> {
        let (me, other) = (self.board.to_move(), self.board.to_move() ^ 1);
        let completes = self.board.set(me, ThreatLevel::Five).first();
        let blocks = self.board.set(other, ThreatLevel::Five).first();
        let clear = completes
            .or(blocks)
            .filter(|&at| self.board.may_play(me, at));
        if let Some(at) = clear {
            return Some(self.board.move_to(at));
        }
        let answers = self.likely_first();
        for plies in (1..=plies).rev().step_by(2) {
            for &at in &answers {
                self.board.place(at);
                let loses = match by_fours {
                    true => self.forces(plies),
                    false => self.wins(plies),
                };
                self.board.undo();
                if !loses {
                    return Some(self.board.move_to(at));
                }
            }
        }
        answers.first().map(|&at| self.board.move_to(at))
    }

    /// Whether a quick search finds a win by fours and threes, at most some positions long. In renju it
    /// may be one by fours alone.
    pub fn has_win_by_threats(&mut self) -> bool {
        self.quick_win().is_some()
    }

    /// The same for the side that is not to move, if it could move now: the plies of its win, and its
    /// first moves with the replies.
    pub fn threatened_win(&mut self) -> Option<(u32, Vec<Place>)> {
        self.board.pass();
        let win = self.quick_win();
        self.board.pass();
        win
    }

    /// A win by fours and threes of the side to move that a quick search finds.
    fn quick_win(&mut self) -> Option<(u32, Vec<Place>)> {
        let stop = Stop::new();
        let (plies, line) = if self.board.is_renju() {
            let mut budget = Budget::new(RENJU_POSITIONS_AT_A_LOOK, &stop);
            let fours = LONGEST_AT_A_LOOK / 2;
            let answer = self.fours.search(&self.board, fours, &mut budget);
            (answer.plies()?, self.fours.line().collect())
        } else {
            let mut budget = Budget::new(POSITIONS_AT_A_LOOK, &stop);
            let mut search = ThreeSearch::new(1, FOURS_SLOTS);
            search.start(&self.board, Threats::Threes, THREES_AT_A_LOOK);
            let plies = search.go_on(&mut self.board, &mut budget).plies()?;
            let mut budget = Budget::new(POSITIONS_AT_A_LOOK, &stop);
            (plies, search.line(&mut self.board, &mut budget))
        };
        let places = line.into_iter().map(|at: Index| self.board.move_to(at));
        Some((plies.unsigned_abs(), places.collect()))
    }

    fn legal(&self) -> impl Iterator<Item = Index> + '_ {
        let me = self.board.to_move();
        let cells = self.board.all_cells();
        cells.filter(move |&at| self.board.is_empty_at(at) && self.board.may_play(me, at))
    }

    /// All legal moves, those first that make or prevent most.
    fn likely_first(&self) -> Vec<Index> {
        let mut list: Vec<Index> = self.legal().collect();
        list.sort_by_cached_key(|&at| -moves::move_score(&self.board, at));
        list
    }

    fn key(&self, plies: u8) -> u64 {
        let side = SIDE_KEY.wrapping_mul(self.board.to_move() as u64 + 1);
        self.board.hash() ^ side ^ PLIES_KEY.wrapping_mul(u64::from(plies))
    }

    /// Whether the side to move wins within so many plies.
    fn wins(&mut self, plies: u8) -> bool {
        let (me, other) = (self.board.to_move(), self.board.to_move() ^ 1);
        if self.board.count(me, ThreatLevel::Five) > 0 {
            return true;
        }
        let block = match self.board.count(other, ThreatLevel::Five) {
            0 => None,
            1 => self.board.set(other, ThreatLevel::Five).first(),
            _ => return false,
        };
        if plies < 3 {
            return false;
        }
        if plies == 3 {
            return match block {
                None => self.board.count(me, ThreatLevel::OpenFour) > 0,
                Some(at) => self.board.threat(me, at) >= ThreatLevel::OpenFour,
            };
        }
        let key = self.key(plies);
        if let Some(&known) = self.wins.get(&key) {
            return known;
        }
        let wins = match block {
            Some(at) => self.wins_by(at, plies),
            None => {
                let mut moves = self.likely_first();
                moves.retain(|&at| self.can_matter(at, plies));
                moves.into_iter().any(|at| self.wins_by(at, plies))
            }
        };
        self.wins.insert(key, wins);
        wins
    }

    /// Whether this move wins within so many plies.
    fn wins_by(&mut self, at: Index, plies: u8) -> bool {
        let me = self.board.to_move();
        if self.board.threat(me, at) == ThreatLevel::Five {
            return true;
        }
        if !self.can_matter(at, plies) {
            return false;
        }
        self.board.place(at);
        let loses = self.loses(plies - 1);
        self.board.undo();
        loses
    }

    /// Whether a stone on this cell can be part of a win within so many plies. What is completed or
    /// threatened by then has the stones that are placed until then, and the others lie there now; and
    /// so has what the other side could threaten in between.
    fn can_matter(&self, at: Index, plies: u8) -> bool {
        let (me, other) = (self.board.to_move(), self.board.to_move() ^ 1);
        let least = match plies {
            ..3 => return false,
            3..=5 => Shape::Three,
            6..=7 => Shape::Two,
            _ => return true,
        };
        let spoils = self.board.best_shape(other, at) >= least;
        spoils || self.board.best_shape(me, at) >= least
    }

    /// Whether the side to move loses within so many plies, an even number, whatever it does.
    fn loses(&mut self, plies: u8) -> bool {
        let (me, other) = (self.board.to_move(), self.board.to_move() ^ 1);
        if self.board.count(me, ThreatLevel::Five) > 0 {
            return false;
        }
        match self.board.count(other, ThreatLevel::Five) {
            0 => {}
            1 => {
                let block = self.board.set(other, ThreatLevel::Five).first();
                return block.is_some_and(|at| !self.holds_by(at, plies));
            }
            _ => return true,
        }
        if plies < 4 {
            return false;
        }
        self.board.pass();
        let is_threatened = self.wins(plies - 1);
        self.board.pass();
        if !is_threatened {
            return false;
        }
        let last = self.refutations[usize::from(plies)];
        if let Some(at) = last.filter(|&at| self.board.is_empty_at(at))
            && self.holds_by(at, plies)
        {
            return false;
        }
        for at in self.likely_first() {
            if self.holds_by(at, plies) {
                self.refutations[usize::from(plies)] = Some(at);
                return false;
            }
        }
        true
    }

    /// Whether after this move the other side does not win within the plies that are left.
    fn holds_by(&mut self, at: Index, plies: u8) -> bool {
        self.board.place(at);
        let loses = self.wins(plies - 1);
        self.board.undo();
        !loses
    }

    /// Whether the side to move wins within so many plies by fours.
    fn forces(&mut self, plies: u8) -> bool {
        let stop = Stop::new();
        let mut budget = Budget::new(u64::MAX, &stop);
        let answer = self.fours.search(&self.board, plies / 2, &mut budget);
        answer.plies().is_some()
    }

    /// Whether this four, which meets what the other side threatens, wins within so many plies by fours.
    fn forces_by(&mut self, at: Index, plies: u8) -> bool {
        let me = self.board.to_move();
        self.board.place(at);
        let block = self.board.set(me, ThreatLevel::Five).first();
        let block = block.filter(|_| self.board.count(me, ThreatLevel::Five) == 1);
        let wins = match block.filter(|&block| self.board.may_play(me ^ 1, block)) {
            Some(block) => {
                self.board.place(block);
                let forces = plies >= 3 && self.forces(plies - 2);
                self.board.undo();
                forces
            }
            // Without any move left the game would be drawn.
            None => plies >= 3 && self.board.first_allowed().is_some(),
        };
        self.board.undo();
        wins
    }
}
