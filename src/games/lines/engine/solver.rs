//! Solves small boards exactly: who wins with best play.
//!
//! For each side it asks whether that side can force a line. Forced wins by fours and threes come
//! first. The defence holds as soon as there is a pairing strategy (Hales and Jewett 1963: every
//! open line has two empty cells of its own, and the defender answers one with the other;
//! neighbouring lines on the same row, column or diagonal may share a pair) or the weight of the
//! open lines is small enough (Erdős and Selfridge 1973).

use super::cell_set::{CellSet, Index};
use super::moves::{self, Candidate, Defence, StaticResult};
use super::patterns::Tables;
use super::search::Search;
use super::symmetry::Symmetries;
use super::threat_board::ThreatBoard;
use super::transposition_table::TranspositionTable;
use super::winning_lines::WinningLines;
use crate::games::lines::{Lines, Rule};
use crate::players::window::Bound;
use crate::players::{Limits, Stop};
use crate::rules::{Game, Side};

/// Positions visited at most by a search for a forced win at each step of an attack.
const VCT_NODES_AT_STEP: u32 = 60;
/// The same at the position that is to be solved.
const VCT_NODES_AT_ROOT: u32 = 300_000;
/// Open threes in a row at most at each step of an attack.
const VCT_THREES_AT_STEP: i32 = 1;
/// The same at the position that is to be solved.
const VCT_THREES_AT_ROOT: i32 = 6;

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
/// [`Unsolved`] if the limit of nodes or the stop comes first; a limit of depth is ignored.
pub fn solve(
    position: &Lines,
    memory_mib: u32,
    limits: &Limits,
    stop: &Stop,
) -> Result<Solution, Unsolved> {
    let params = position.params();
    let tables = Tables::new(params.len, params.rule);
    let mut tt = TranspositionTable::new(memory_mib);
    let most = limits.nodes.unwrap_or(u64::MAX);
    solve_with(position, &tables, &mut tt, most, stop)
}

/// Solves a position with the tables of its parameters. Clears the transposition table.
pub(super) fn solve_with(
    position: &Lines,
    tables: &Tables,
    tt: &mut TranspositionTable,
    most_nodes: u64,
    stop: &Stop,
) -> Result<Solution, Unsolved> {
    if let Some(outcome) = position.outcome() {
        return Ok(Solution {
            winner: outcome.winner(),
            nodes: 0,
        });
    }
    let mut unused = TranspositionTable::new(1);
    let mut nodes = 0;
    let mover = position.side_to_move();
    // An extra stone never hurts in freestyle, so on an empty board only the side that begins can
    // win.
    let second_may_win = position.stones() > 0 || position.params().rule != Rule::Freestyle;
    for attacker in [mover, mover.other()] {
        if attacker != mover && !second_may_win {
            break;
        }
        tt.clear();
        let board = ThreatBoard::new(position, tables);
        let mut solver = Solver {
            lines: WinningLines::new(position, attacker),
            symmetries: Symmetries::new(position),
            search: Search::new(board, &mut unused, stop, most_nodes - nodes),
            tt,
            attacker: attacker.index(),
        };
        let attacker_wins = solver.solve_root();
        nodes += solver.search.nodes;
        if attacker_wins.ok_or(Unsolved { nodes })? {
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
    /// By the position's hash under all symmetries; a score of 1 means that the attacker wins.
    tt: &'a mut TranspositionTable,
    lines: WinningLines,
    symmetries: Symmetries,
    attacker: usize,
}

impl Solver<'_> {
    /// Whether the attacker wins; `None` if the search was stopped.
    fn solve_root(&mut self) -> Option<bool> {
        if self.search.board.to_move() == self.attacker {
            let mut budget = VCT_NODES_AT_ROOT;
            for threes in 0..=VCT_THREES_AT_ROOT {
                if self.search.find_vct(threes, &mut budget).is_some() {
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
        let attacker_to_move = self.search.board.to_move() == self.attacker;
        let defence = match moves::static_result(&self.search.board) {
            StaticResult::Wins(_) => return Some(attacker_to_move),
            StaticResult::Loses(_) => return Some(!attacker_to_move),
            StaticResult::Drawn => return Some(false),
            StaticResult::Open(defence) => defence,
        };
        // A defender with forbidden points may not be able to answer as the proof demands.
        if !self.search.board.is_restricted(self.attacker ^ 1)
            && self.lines.defender_holds(attacker_to_move)
        {
            return Some(false);
        }
        let hash = self.symmetries.hash();
        let entry = self.tt.get(hash);
        if let Some(entry) = entry {
            return Some(entry.score > 0);
        }
        if attacker_to_move {
            let mut budget = VCT_NODES_AT_STEP;
            let win_line = self.search.find_vct(VCT_THREES_AT_STEP, &mut budget);
            if self.search.stopped {
                return None;
            }
            if win_line.is_some() {
                self.store(hash, true);
                return Some(true);
            }
        }
        let mut list = self.candidates(&defence);
        // The attacker needs one move that wins, the defender one that holds.
        let mut attacker_wins = !attacker_to_move;
        for turn in 0..list.len() {
            let Some(Candidate { at, .. }) = moves::pick_best(&mut list, turn) else {
                break;
            };
            self.place(at);
            let answer = self.attacker_wins();
            self.undo(at);
            if answer? == attacker_to_move {
                attacker_wins = attacker_to_move;
                break;
            }
        }
        self.store(hash, attacker_wins);
        Some(attacker_wins)
    }

    /// The moves that can matter. Of those on no line that can still be finished one stands for
    /// all.
    fn candidates(&self, defence: &Defence) -> Vec<Candidate> {
        let board = &self.search.board;
        let mut list = Vec::new();
        let mut set = CellSet::default();
        match defence {
            Defence::Block(at) => set.insert(*at),
            // In renju a stone anywhere may change what is forbidden elsewhere.
            _ if board.is_renju() => {
                for at in board.all_cells().filter(|&at| board.is_empty_at(at)) {
                    set.insert(at);
                }
            }
            Defence::Answer(defences) => set = defences.cells,
            Defence::Free => {
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
        moves::generate_from(board, &set, &mut list);
        for candidate in &mut list {
            candidate.score += self.lines.weight_at(candidate.at);
        }
        list
    }

    fn store(&mut self, hash: u64, attacker_wins: bool) {
        // A position with more empty cells took longer to solve.
        let depth = i32::from(self.search.board.empty());
        self.tt
            .store(hash, i32::from(attacker_wins), None, depth, Bound::Exact);
    }

    fn place(&mut self, at: Index) {
        let side = self.search.board.to_move();
        self.symmetries.toggle(at, side);
        self.lines.place(at, side == self.attacker);
        self.search.board.place(at);
    }

    fn undo(&mut self, at: Index) {
        self.search.board.undo();
        let side = self.search.board.to_move();
        self.symmetries.toggle(at, side);
        self.lines.undo(at, side == self.attacker);
    }
}
