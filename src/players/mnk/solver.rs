//! Solves small boards for good: who wins with best play.
//!
//! One question at a time, with yes or no for an answer: can this side force a line? Attacks by
//! fours and threes come first. The defence holds as soon as it has a pairing strategy (Hales and
//! Jewett 1963: every line that is left has two empty cells of its own, and the defender answers
//! one with the other; neighbouring lines of a straight may share a pair) or the lines that are left
//! weigh too little (Erdős and Selfridge 1973).

use super::board::Board;
use super::cells::{CellSet, Index};
use super::lines::Lines;
use super::moves::{self, Candidate, Duty, Outlook};
use super::patterns::Tables;
use super::search::Search;
use super::symmetry::Symmetries;
use super::transposition::Transpositions;
use crate::games::mnk::{Mnk, Rule};
use crate::games::{Game, Side};
use crate::players::window::Bound;
use crate::players::{Limits, Stop};

/// Positions visited at most by a search for a forced win at each step of an attack.
const FORCED_AT_STEP: u32 = 60;
/// The same before everything else, at the position that is to be solved.
const FORCED_AT_START: u32 = 300_000;
/// Open threes in a row at most in a forced win at each step of an attack.
const THREES_AT_STEP: i32 = 1;
/// Open threes in a row at most in a forced win from the start.
const THREES_AT_START: i32 = 6;

/// The value of a position with best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solution {
    /// Who wins; `None`: a draw.
    pub winner: Option<Side>,
    /// Positions visited.
    pub nodes: u64,
}

/// The limits were reached before the value was known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not solved within the limits, after {nodes} positions")]
pub struct Unsolved {
    /// Positions visited.
    pub nodes: u64,
}

/// Solves a position, with a table of at most `memory_mib` MiB.
///
/// # Errors
/// [`Unsolved`] if the limit of nodes or the stop comes first; a depth limit is not looked at.
pub fn solve(
    position: &Mnk,
    memory_mib: u32,
    limits: &Limits,
    stop: &Stop,
) -> Result<Solution, Unsolved> {
    let params = position.params();
    let tables = Tables::new(params.len, params.rule);
    let mut known = Transpositions::new(memory_mib);
    let most = limits.nodes.unwrap_or(u64::MAX);
    value(position, &tables, &mut known, most, stop)
}

/// Solves a position with the tables of its parameters; `known` is cleared before.
pub(super) fn value(
    position: &Mnk,
    tables: &Tables,
    known: &mut Transpositions,
    most_nodes: u64,
    stop: &Stop,
) -> Result<Solution, Unsolved> {
    if let Some(outcome) = position.outcome() {
        return Ok(Solution {
            winner: outcome.winner(),
            nodes: 0,
        });
    }
    let mut unused = Transpositions::new(1);
    let mut nodes = 0;
    let mover = position.side_to_move();
    // An extra stone never hurts in freestyle, so on an empty board only the side that begins can
    // win.
    let second_may_win = position.stones() > 0 || position.params().rule != Rule::Freestyle;
    for attacker in [mover, mover.other()] {
        if attacker != mover && !second_may_win {
            break;
        }
        known.clear();
        let board = Board::new(position, tables);
        let mut solver = Solver {
            lines: Lines::new(position, attacker),
            symmetries: Symmetries::new(position),
            search: Search::new(board, &mut unused, stop, most_nodes - nodes),
            known,
            attacker: attacker.index(),
        };
        let wins = solver.start();
        nodes += solver.search.nodes;
        if wins.ok_or(Unsolved { nodes })? {
            let winner = Some(attacker);
            return Ok(Solution { winner, nodes });
        }
    }
    Ok(Solution {
        winner: None,
        nodes,
    })
}

struct Solver<'a> {
    search: Search<'a>,
    /// Answers found, by the position's hash under all symmetries.
    known: &'a mut Transpositions,
    lines: Lines,
    symmetries: Symmetries,
    /// The side whose win is in question.
    attacker: usize,
}

impl Solver<'_> {
    /// Whether the attacker wins from the start; `None` if the search was stopped.
    fn start(&mut self) -> Option<bool> {
        if self.search.board.to_move() == self.attacker {
            let mut budget = FORCED_AT_START;
            for threes in 0..=THREES_AT_START {
                if self.search.win_by_threes(threes, &mut budget).is_some() {
                    return Some(true);
                }
            }
        }
        self.attacker_wins()
    }

    fn attacker_wins(&mut self) -> Option<bool> {
        if self.search.visit() {
            return None;
        }
        let attacks = self.search.board.to_move() == self.attacker;
        let duty = match moves::outlook(&self.search.board) {
            Outlook::Wins(_) => return Some(attacks),
            Outlook::Loses(_) => return Some(!attacks),
            Outlook::Drawn => return Some(false),
            Outlook::Open(duty) => duty,
        };
        // A defender to whom points are forbidden may not be able to answer as the proof wants it.
        if !self.search.board.is_restricted(self.attacker ^ 1) && self.lines.are_held(attacks) {
            return Some(false);
        }
        let hash = self.symmetries.hash();
        let remembered = self.known.get(hash);
        if let Some(entry) = remembered {
            return Some(entry.score > 0);
        }
        if attacks {
            let mut budget = FORCED_AT_STEP;
            let forced = self.search.win_by_threes(THREES_AT_STEP, &mut budget);
            if self.search.stopped {
                return None;
            }
            if forced.is_some() {
                self.remember(hash, true);
                return Some(true);
            }
        }
        let mut list = self.candidates(&duty);
        // The attacker needs one move that wins, the defender one that holds.
        let mut wins = !attacks;
        for turn in 0..list.len() {
            let Some(Candidate { at, .. }) = moves::next_best(&mut list, turn) else {
                break;
            };
            self.place(at);
            let answer = self.attacker_wins();
            self.take_back(at);
            if answer? == attacks {
                wins = attacks;
                break;
            }
        }
        self.remember(hash, wins);
        Some(wins)
    }

    /// The moves that can matter: all but those that touch no line that can still be finished, of
    /// which one stands for all.
    fn candidates(&self, duty: &Duty) -> Vec<Candidate> {
        let board = &self.search.board;
        let mut list = Vec::new();
        let mut set = CellSet::default();
        match duty {
            Duty::Block(at) => set.insert(*at),
            // In renju a stone anywhere may change what is forbidden elsewhere.
            _ if board.is_renju() => {
                for at in board.all_cells().filter(|&at| board.is_empty_at(at)) {
                    set.insert(at);
                }
            }
            Duty::Answer(answers) => set = answers.cells,
            Duty::Free => {
                let mut idle = None;
                for at in board.all_cells().filter(|&at| board.is_empty_at(at)) {
                    if board.is_alive_at(at) {
                        set.insert(at);
                    } else {
                        idle = Some(at);
                    }
                }
                if let Some(idle) = idle {
                    set.insert(idle);
                }
            }
        }
        moves::of_set(board, &set, &mut list);
        for candidate in &mut list {
            candidate.order += self.lines.weight_at(candidate.at);
        }
        list
    }

    fn remember(&mut self, hash: u64, wins: bool) {
        // A position with more empty cells took longer.
        let depth = i32::from(self.search.board.empty());
        self.known
            .store(hash, i32::from(wins), None, depth, Bound::Exact);
    }

    fn place(&mut self, at: Index) {
        let side = self.search.board.to_move();
        self.symmetries.toggle(at, side);
        self.lines.place(at, side == self.attacker);
        self.search.board.place(at);
    }

    fn take_back(&mut self, at: Index) {
        self.search.board.take_back();
        let side = self.search.board.to_move();
        self.symmetries.toggle(at, side);
        self.lines.take_back(at, side == self.attacker);
    }
}
