//! The moves that a search for a win by threats tries: the attacker's threats, and the replies that can
//! stop them.

use std::collections::HashMap;

use super::super::cell_set::{CellSet, Index};
use super::super::moves::{self, Defence, StaticResult};
use super::super::patterns::{Shape, ThreatLevel};
use super::super::threat_board::ThreatBoard;
use super::fours::{ANY_NUMBER, FourSearch};
use super::line::{Line, lacking_after};
use super::{Budget, ThreatAnswer, Threats};
use crate::threat_search::NoWins;

/// Positions visited at most by the search for a win by fours of the attacker, in the first round;
/// later rounds may visit more.
const FOURS_AT_NODE: u64 = 20;
/// The same after each reply to a threat.
const FOURS_AFTER_REPLY: u64 = 10;
/// The same after a pass, to see whether a quiet move threatens anything.
const FOURS_OF_QUIET: u64 = 20;
/// A quiet move threatens a win by at most so many fours.
const MOST_FOURS_OF_QUIET: u8 = 4;
/// The same after a pass, to see what a threat is.
const FOURS_AFTER_PASS: u64 = 100;
/// No more lists of moves are kept than this.
const MOST_LISTS: usize = 1 << 18;

/// What a look at a position says.
pub(super) enum Considered {
    /// The attacker wins.
    Wins(Win),
    /// It does not.
    Fails,
    /// One of these moves of the attacker may win.
    Attacks(Vec<Index>),
    /// The same, or a quiet move; which there are has not been looked for.
    FirstAttacks(Vec<Index>),
    /// One of these replies may hold; after all others the attacker wins.
    Replies(Vec<Index>, Win),
}

/// How the attacker wins.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Win {
    pub(super) plies: i32,
    /// Its next move, if it is to move and one is known.
    pub(super) at: Option<Index>,
    /// The cells on which an earlier stone of the defender could have mattered.
    pub(super) zone: CellSet,
}

/// The replies to a threat that are not seen to lose to fours at once.
#[derive(Clone, Copy, Debug)]
struct Unrefuted {
    cells: CellSet,
    others: Win,
}

/// The moves of the positions of a search.
pub(super) struct Candidates {
    pub(super) fours: FourSearch,
    pub(super) threats: Threats,
    /// Whether zones are wanted.
    pub(super) with_zones: bool,
    /// For how many earlier stones of the defender.
    pub(super) extra: u8,
    /// How many times as much as in the first round the searches for fours may visit.
    round: u64,
    /// Whether something was left out because a search for fours was too long.
    pub(super) is_partial: bool,
    /// The quiet threats in positions that were visited.
    quiet: HashMap<u64, Box<[Index]>>,
    /// The replies in positions that were visited; nothing where the attacker threatens nothing.
    replies: HashMap<u64, Option<Unrefuted>>,
}

impl Candidates {
    pub(super) fn new(slots: usize) -> Candidates {
        Candidates {
            fours: FourSearch::new(slots),
            threats: Threats::Threes,
            with_zones: false,
            extra: 1,
            round: 0,
            is_partial: false,
            quiet: HashMap::new(),
            replies: HashMap::new(),
        }
    }

    /// Begins another search.
    pub(super) fn start(&mut self, threats: Threats) {
        self.threats = threats;
        self.begin_round(1);
    }

    /// Begins a round in which the searches for fours may visit so many times as much as in the first.
    pub(super) fn begin_round(&mut self, times: u64) {
        self.round = times;
        self.is_partial = false;
        self.quiet.clear();
        self.replies.clear();
    }

    /// A search for fours within a part of a budget.
    fn by_fours(
        &mut self,
        board: &mut ThreatBoard,
        near: Option<Index>,
        fours: u8,
        positions: u64,
        budget: &mut Budget,
    ) -> ThreatAnswer {
        let mut part = budget.part(positions);
        let answer = self.fours.search_near(board, fours, near, &mut part);
        budget.take_back(&part);
        answer
    }

    /// Looks at a position in which the attacker is to move. In one that is not new no win by fours is
    /// looked for again, and at the end of the depth none by other threats. Quiet moves are found when
    /// they are wanted, or when there are no others.
    pub(super) fn attacks(
        &mut self,
        board: &mut ThreatBoard,
        is_new: bool,
        is_last: bool,
        wants_quiet: bool,
        budget: &mut Budget,
    ) -> Considered {
        let me = board.to_move();
        let defence = match moves::static_result(board) {
            StaticResult::Wins(1) => {
                let at = board.set(me, ThreatLevel::Five).first();
                let mut zone = CellSet::default();
                at.into_iter().for_each(|at| zone.insert(at));
                return Considered::Wins(Win { plies: 1, at, zone });
            }
            StaticResult::Wins(plies) => {
                let at = moves::open_four(board, me);
                return Considered::Wins(self.win(board, plies, at.into_iter()));
            }
            StaticResult::Loses(_) | StaticResult::Drawn => return Considered::Fails,
            StaticResult::Open(defence) => defence,
        };
        if is_new {
            let near = board.move_before(1);
            let answer = self.by_fours(board, near, ANY_NUMBER, FOURS_AT_NODE * self.round, budget);
            if let ThreatAnswer::Proven(plies) = answer {
                let line: Vec<Index> = self.fours.line().collect();
                return Considered::Wins(self.win(board, plies, line.into_iter()));
            }
        }
        if is_last {
            return Considered::Fails;
        }
        let set = |threat| board.set(me, threat);
        let fours = set(ThreatLevel::Four).union(set(ThreatLevel::FourThree));
        let threes = set(ThreatLevel::Three).union(set(ThreatLevel::DoubleThree));
        let cells = match &defence {
            Defence::Block(at) => {
                let mut only = CellSet::default();
                only.insert(*at);
                only
            }
            Defence::Answer(defences) => fours.union(&threes.intersection(&defences.cells)),
            Defence::Free => fours.union(&threes),
        };
        let mut list: Vec<Index> = cells.iter().filter(|&at| board.may_play(me, at)).collect();
        if self.threats == Threats::Quiet && !matches!(defence, Defence::Block(_)) {
            let known = self.quiet.get(&NoWins::key(board)).cloned();
            if known.is_none() && !wants_quiet && !list.is_empty() {
                return Considered::FirstAttacks(list);
            }
            let quiet = known.unwrap_or_else(|| self.quiet(board, &defence, &cells, budget));
            list.extend(&quiet);
        }
        match list.is_empty() {
            true => Considered::Fails,
            false => Considered::Attacks(list),
        }
    }

    /// A win of the side to move whose first moves are these.
    fn win(
        &self,
        board: &mut ThreatBoard,
        plies: i32,
        line: impl Iterator<Item = Index> + Clone,
    ) -> Win {
        let at = line.clone().next();
        let zone = match self.with_zones {
            true => Line::new(board, line).zone(board, self.extra),
            false => CellSet::default(),
        };
        Win { plies, at, zone }
    }

    /// Finds the moves that make neither a four nor a three but threaten a win by fours.
    fn quiet(
        &mut self,
        board: &mut ThreatBoard,
        defence: &Defence,
        others: &CellSet,
        budget: &mut Budget,
    ) -> Box<[Index]> {
        let me = board.to_move();
        let mut list = Vec::new();
        for at in board.all_cells() {
            let is_candidate = board.is_empty_at(at)
                && !others.contains(at)
                && board.best_shape(me, at) >= Shape::OpenTwo
                && match defence {
                    Defence::Answer(defences) => defences.cells.contains(at),
                    _ => true,
                };
            if is_candidate && board.may_play(me, at) {
                let mut part = budget.part(FOURS_OF_QUIET * self.round);
                let (fours, near) = (MOST_FOURS_OF_QUIET, Some(at));
                let answer = self
                    .fours
                    .search_after(board, at, me, fours, near, &mut part);
                budget.take_back(&part);
                match answer {
                    ThreatAnswer::Proven(_) => list.push(at),
                    ThreatAnswer::Disproven => {}
                    ThreatAnswer::Unknown => self.is_partial |= budget.is_left(),
                }
            }
        }
        let list: Box<[Index]> = list.into();
        if self.quiet.len() >= MOST_LISTS {
            self.quiet.clear();
        }
        if budget.is_left() {
            self.quiet.insert(NoWins::key(board), list.clone());
        }
        list
    }

    /// Looks at a position in which the defender is to move.
    pub(super) fn replies(&mut self, board: &mut ThreatBoard, budget: &mut Budget) -> Considered {
        let me = board.to_move();
        let fives = *board.set(me ^ 1, ThreatLevel::Five);
        let (cells, others) = match moves::static_result(board) {
            StaticResult::Loses(plies) => {
                return Considered::Wins(Win {
                    plies,
                    at: None,
                    zone: if board.is_renju() {
                        CellSet::ALL
                    } else {
                        fives
                    },
                });
            }
            StaticResult::Wins(_) | StaticResult::Drawn => return Considered::Fails,
            StaticResult::Open(Defence::Block(_)) => {
                let zone = fives;
                (
                    fives,
                    Win {
                        plies: 2,
                        at: None,
                        zone,
                    },
                )
            }
            StaticResult::Open(_) => match self.unrefuted(board, budget) {
                Some(found) => (found.cells, found.others),
                None => return Considered::Fails,
            },
        };
        let mut list = Vec::new();
        moves::generate_from(board, &cells, &mut list);
        list.sort_by_key(|reply| -reply.score());
        match list.is_empty() {
            true => Considered::Wins(others),
            false => Considered::Replies(list.iter().map(|reply| reply.at()).collect(), others),
        }
    }

    /// The same where the defender need not stop a four, and remembered.
    fn unrefuted(&mut self, board: &mut ThreatBoard, budget: &mut Budget) -> Option<Unrefuted> {
        let key = NoWins::key(board);
        if let Some(&known) = self.replies.get(&key) {
            return known;
        }
        let found = self.find_unrefuted(board, budget);
        if self.replies.len() >= MOST_LISTS {
            self.replies.clear();
        }
        if budget.is_left() {
            self.replies.insert(key, found);
        }
        found
    }

    fn find_unrefuted(
        &mut self,
        board: &mut ThreatBoard,
        budget: &mut Budget,
    ) -> Option<Unrefuted> {
        let me = board.to_move();
        let near = board.move_before(0);
        let threat = self.threat(board, near, budget)?;
        let mut cells = threat.spoilers(board)?;
        let mut others = Win {
            plies: threat.plies() + 1,
            ..Win::default()
        };
        if self.with_zones {
            others.zone = threat.zone_after_pass(board, self.extra);
        }
        let mut list = Vec::new();
        moves::generate_from(board, &cells, &mut list);
        let mut open = CellSet::default();
        for turn in 0..list.len() {
            let Some(at) = moves::pick_best(&mut list, turn) else {
                break;
            };
            // Another win by fours may already have shown that this reply stops nothing.
            if !cells.contains(at) {
                continue;
            }
            let mut part = budget.part(FOURS_AFTER_REPLY * self.round);
            // The zone of a win that meets a four first is not known.
            let is_open = self.with_zones && board.threat(me, at) >= ThreatLevel::Four;
            let fours = &mut self.fours;
            let found = match is_open {
                true => ThreatAnswer::Unknown,
                false => fours.search_after(board, at, me ^ 1, ANY_NUMBER, near, &mut part),
            };
            budget.take_back(&part);
            let ThreatAnswer::Proven(plies) = found else {
                open.insert(at);
                continue;
            };
            board.place(at);
            let line = {
                let first: Vec<Index> = self.fours.line().collect();
                let win = Line::new(board, first.into_iter());
                others.plies = others.plies.max(plies + 1);
                if self.with_zones {
                    others.zone = others.zone.union(&win.zone(board, self.extra));
                }
                win
            };
            board.undo();
            if let Some(these) = line.spoilers(board) {
                others.plies = others.plies.max(line.plies() + 1);
                cells = cells.intersection(&these);
                if self.with_zones {
                    others.zone = others.zone.union(&line.zone_after_pass(board, self.extra));
                }
            }
        }
        Some(Unrefuted {
            cells: open.intersection(&cells),
            others,
        })
    }

    /// Of the replies that stop a threat, though not all fours, the one that holds out longest; nothing
    /// where the attacker threatens to complete lines at once.
    pub(super) fn longest_reply(
        &mut self,
        board: &mut ThreatBoard,
        budget: &mut Budget,
    ) -> Option<Index> {
        if board.count(board.to_move() ^ 1, ThreatLevel::Five) > 0 {
            return None;
        }
        let threat = self.threat(board, board.move_before(0), budget)?;
        let mut replies = Vec::new();
        let spoilers = threat.spoilers(board)?;
        moves::generate_from(board, &spoilers, &mut replies);
        let mut holds_out = |at: Index| {
            board.place(at);
            let plies = self.fours.search(board, ANY_NUMBER, budget).plies();
            board.undo();
            plies
        };
        let longest = replies
            .iter()
            .max_by_key(|reply| (holds_out(reply.at()), reply.score()));
        longest.map(|reply| reply.at())
    }

    /// The win by fours that the attacker would have if the defender, who is to move, passed.
    fn threat(
        &mut self,
        board: &mut ThreatBoard,
        near: Option<Index>,
        budget: &mut Budget,
    ) -> Option<Line> {
        board.pass();
        let positions = FOURS_AFTER_PASS * self.round;
        let answer = self.by_fours(board, near, ANY_NUMBER, positions, budget);
        let line = match answer {
            ThreatAnswer::Proven(_) => {
                let first: Vec<Index> = self.fours.line().collect();
                Some(Line::new(board, first.into_iter()))
            }
            ThreatAnswer::Disproven => None,
            ThreatAnswer::Unknown => {
                self.is_partial |= budget.is_left();
                None
            }
        };
        board.pass();
        line
    }
}

/// The cells on which earlier stones of the other side, at most so many (1 to 4), could matter to a move of the
/// side to move: the cell itself, and those where they could make the other side threaten to complete a line.
#[must_use]
pub fn zone_of_move(board: &ThreatBoard, at: Index, stones: u8) -> CellSet {
    let mut cells = lacking_after(board, board.to_move() ^ 1, stones);
    cells.insert(at);
    cells
}
