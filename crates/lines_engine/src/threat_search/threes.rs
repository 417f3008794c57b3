//! Wins by fours and threes: depth-first proof-number search over the threats, with a table of bounded
//! size. A search that ends without a win because the searches for fours in it were too long begins
//! another round in which they may be longer.
//!
//! After a threat the defender is made to pass. Only replies that can stop the win by fours which it
//! would then suffer are searched (`line`); all others lose to that win.

use std::collections::HashMap;

use super::super::cell_set::{CellSet, Index};
use super::super::moves;
use super::super::patterns::ThreatLevel;
use super::super::proof_numbers::{ProofNumbers, most_below, together};
use super::super::proof_table::{ProofEntry, ProofTable};
use super::super::threat_board::ThreatBoard;
use super::candidates::{Candidates, Considered, Win, zone_of_move};
use super::fours::{ANY_NUMBER, FourSearch};
use super::{Budget, ThreatAnswer, Threats};
use crate::threat_search::NoWins;

/// Give positions keys by the side that attacks, by the moves that it may still make, and by the
/// search.
const ATTACKER_KEY: u64 = 0xd6e8_feb8_6659_fd93;
const DEPTH_KEY: u64 = 0x8cb9_2ba7_2f3d_8dd7;
const SEARCH_KEY: u64 = 0xa076_1d64_78bd_642f;
/// How many times as much as in the first round the searches for fours may visit, round by round.
const ROUNDS: [u64; 5] = [1, 4, 16, 64, 256];
/// Stands for all quiet moves before they are known.
const QUIET_MOVES: Index = Index::MAX;
/// Plies after which the proof number of a new move is larger by one: short ways are tried first.
const PLIES_PER_NUMBER: u32 = 2;
/// Positions visited at most to find the fours at the end of a line.
const FOURS_OF_LINE: u64 = 10_000;

/// A search for wins by fours and threes, with what it remembers.
pub(in super::super) struct ThreeSearch {
    candidates: Candidates,
    table: ProofTable,
    /// The zones of proven positions, where they are wanted.
    zones: HashMap<u64, CellSet>,
    attacker: usize,
    /// The rounds begun.
    round: usize,
    /// How far the position is from the first.
    ply: u32,
    /// Moves that the attacker may still make before its last fours.
    depth: u32,
    /// Whether the depth has ended a line.
    is_cut: bool,
    /// The number of the search or of its round: what it has found out holds within its limits only.
    search: u64,
}

/// A move, the key of the position after it and what is known of it.
#[derive(Clone, Copy, Debug)]
struct ThreatChild {
    at: Index,
    key: u64,
    numbers: ProofNumbers,
}

impl ThreeSearch {
    /// A search with a table of so many MiB that remembers so many positions without a win by fours.
    pub(in super::super) fn new(mib: u32, slots: usize) -> ThreeSearch {
        ThreeSearch {
            candidates: Candidates::new(slots),
            table: ProofTable::new(mib),
            zones: HashMap::new(),
            attacker: 0,
            round: 0,
            ply: 0,
            depth: 0,
            is_cut: false,
            search: 0,
        }
    }

    /// The same, which also finds the [`ThreeSearch::zone`] of a win.
    pub(in super::super) fn with_zones(mut self) -> ThreeSearch {
        self.candidates.with_zones = true;
        self
    }

    /// The zones of wins from now on are for so many earlier stones of the other side, not for one.
    pub(super) const fn set_extra(&mut self, extra: u8) {
        self.candidates.extra = extra;
    }

    /// Whether the side to move wins by these threats, with at most so many moves before its last
    /// fours.
    pub(in super::super) fn search(
        &mut self,
        board: &mut ThreatBoard,
        threats: Threats,
        deepest: u32,
        budget: &mut Budget,
    ) -> ThreatAnswer {
        self.start(board, threats, deepest);
        self.go_on(board, budget)
    }

    /// Begins a search that [`ThreeSearch::go_on`] carries out.
    pub(in super::super) fn start(&mut self, board: &ThreatBoard, threats: Threats, deepest: u32) {
        self.candidates.start(threats);
        self.attacker = board.to_move();
        self.depth = deepest;
        self.ply = 0;
        self.round = 0;
        self.begin_round();
    }

    fn begin_round(&mut self) {
        self.search += 1;
        self.zones.clear();
        self.is_cut = false;
        self.candidates.begin_round(ROUNDS[self.round]);
        self.round += 1;
    }

    /// Goes on from where the last budget was spent.
    pub(in super::super) fn go_on(
        &mut self,
        board: &mut ThreatBoard,
        budget: &mut Budget,
    ) -> ThreatAnswer {
        loop {
            let numbers = self.node(board, ProofNumbers::INFINITE, None, budget);
            if numbers.proof == 0 {
                let entry = self.table.get(self.key(board.hash(), self.attacker));
                return ThreatAnswer::Proven(entry.map_or(0, |entry| i32::from(entry.plies)));
            }
            if budget.is_spent() {
                return ThreatAnswer::Unknown;
            }
            if !self.candidates.is_partial {
                return match numbers.disproof == 0 && !self.is_cut {
                    true => ThreatAnswer::Disproven,
                    false => ThreatAnswer::Unknown,
                };
            }
            if self.round >= ROUNDS.len() {
                return ThreatAnswer::Unknown;
            }
            self.begin_round();
        }
    }

    /// The search for wins by fours that it uses.
    pub(in super::super) const fn fours(&mut self) -> &mut FourSearch {
        &mut self.candidates.fours
    }

    /// The first move of the win last found.
    pub(in super::super) fn first_move(&self, board: &ThreatBoard) -> Option<Index> {
        self.table
            .get(self.key(board.hash(), board.to_move()))?
            .best
    }

    /// After a win was found: the cells on which an earlier stone of the other side could matter. With
    /// one on any other cell the side to move wins by the same threats.
    pub(in super::super) fn zone(&self, board: &ThreatBoard) -> CellSet {
        self.zone_at(self.key(board.hash(), board.to_move()))
    }

    fn zone_at(&self, key: u64) -> CellSet {
        self.zones.get(&key).copied().unwrap_or(CellSet::ALL)
    }

    fn key(&self, stones: u64, to_move: usize) -> u64 {
        NoWins::key_of(stones, to_move)
            ^ ATTACKER_KEY.wrapping_mul(self.attacker as u64 + 1)
            ^ DEPTH_KEY.wrapping_mul(u64::from(self.depth) + 1)
            ^ SEARCH_KEY.wrapping_mul(self.search)
    }

    /// How much of the depth a move takes: a move that stops a four takes none.
    fn cost(&self, board: &ThreatBoard) -> u32 {
        let me = board.to_move();
        u32::from(me == self.attacker && board.count(me ^ 1, ThreatLevel::Five) == 0)
    }

    /// Searches a position until one of its numbers reaches that of `most`. A hint is a move of the
    /// attacker that won after another reply.
    fn node(
        &mut self,
        board: &mut ThreatBoard,
        most: ProofNumbers,
        hint: Option<Index>,
        budget: &mut Budget,
    ) -> ProofNumbers {
        let attacking = board.to_move() == self.attacker;
        let key = self.key(board.hash(), board.to_move());
        let known = self.table.get(key);
        let so_far = known.map_or(ProofNumbers::UNKNOWN, |entry| entry.numbers);
        if so_far.is_decided() || !budget.spend() {
            return so_far;
        }
        let before = budget.spent();
        let is_last = self.depth == 0;
        let judged = match attacking {
            true => {
                let is_new = known.is_none();
                self.candidates
                    .attacks(board, is_new, is_last, false, budget)
            }
            false => self.candidates.replies(board, budget),
        };
        let (moves, others) = match judged {
            Considered::Wins(win) => {
                self.store(key, ProofNumbers::PROVEN, win, 1);
                return ProofNumbers::PROVEN;
            }
            Considered::Fails if budget.is_left() => {
                self.is_cut |= is_last && attacking;
                self.store(key, ProofNumbers::DISPROVEN, Win::default(), 1);
                return ProofNumbers::DISPROVEN;
            }
            Considered::Fails => return so_far,
            Considered::Attacks(moves) => (moves, Win::default()),
            Considered::FirstAttacks(mut moves) => {
                moves.push(QUIET_MOVES);
                (moves, Win::default())
            }
            Considered::Replies(moves, others) => (moves, others),
        };
        let mut children = self.children(board, &moves, hint);
        let mut winner = None;
        let work = known.map_or(0, |entry| u64::from(entry.work));
        loop {
            let all = || children.iter().map(|child| child.numbers);
            let (numbers, best) = together(all(), attacking);
            let is_enough = numbers.proof >= most.proof || numbers.disproof >= most.disproof;
            let Some((place, second)) = best.filter(|_| !is_enough && !budget.is_spent()) else {
                let win = match numbers.proof {
                    0 => self.win(board, &children, others),
                    _ => Win::default(),
                };
                self.store(key, numbers, win, work + budget.spent() - before + 1);
                return numbers;
            };
            let at = children[place].at;
            if at == QUIET_MOVES {
                children = match self.candidates.attacks(board, false, false, true, budget) {
                    Considered::Attacks(moves) => self.children(board, &moves, hint),
                    _ => Vec::new(),
                };
                continue;
            }
            let most = most_below(most, numbers, second, attacking, all());
            let cost = self.cost(board);
            board.place(at);
            self.depth -= cost;
            self.ply += 1;
            let found = self.node(board, most, winner, budget);
            self.ply -= 1;
            self.depth += cost;
            board.undo();
            // All positions after this one have more stones, so no sibling changes.
            children[place].numbers = found;
            if !attacking && found.proof == 0 {
                let entry = self.table.get(children[place].key);
                winner = entry.and_then(|entry| entry.best);
            }
        }
    }

    fn children(
        &mut self,
        board: &ThreatBoard,
        moves: &[Index],
        hint: Option<Index>,
    ) -> Vec<ThreatChild> {
        let me = board.to_move();
        let attacking = me == self.attacker;
        let cost = self.cost(board);
        self.depth -= cost;
        let later = self.ply / PLIES_PER_NUMBER;
        let child = |&at: &Index| {
            let (key, proof) = match attacking {
                _ if at == QUIET_MOVES => (0, FIRST_QUIET + later),
                true if hint == Some(at) => (self.key(board.hash_after(at), me ^ 1), 1),
                true => {
                    let proof = first_guess(board.threat(me, at)) + later;
                    (self.key(board.hash_after(at), me ^ 1), proof)
                }
                false => (self.key(board.hash_after(at), me ^ 1), 1),
            };
            self.table.prefetch(key);
            let numbers = ProofNumbers { proof, disproof: 1 };
            ThreatChild { at, key, numbers }
        };
        let mut children: Vec<ThreatChild> = moves.iter().map(child).collect();
        for child in &mut children {
            if let Some(known) = self.table.get(child.key) {
                child.numbers = known.numbers;
            }
        }
        self.depth += cost;
        if attacking {
            let worth = |child: &ThreatChild| match child.at {
                QUIET_MOVES => 0,
                at => -moves::move_score(board, at),
            };
            children.sort_by_key(|child| (child.numbers.proof, worth(child)));
        }
        children
    }

    /// The win in a position of which these children are proven: the shortest of the attacker's, the
    /// longest of the defender's.
    fn win(&self, board: &ThreatBoard, children: &[ThreatChild], others: Win) -> Win {
        let plies = |child: &ThreatChild| {
            let entry = self.table.get(child.key);
            entry.map_or(0, |entry| i32::from(entry.plies)) + 1
        };
        let won = || children.iter().filter(|child| child.numbers.proof == 0);
        let with_zones = self.candidates.with_zones;
        if board.to_move() == self.attacker {
            let Some(best) = won().min_by_key(|child| plies(child)) else {
                return Win::default();
            };
            let zone = match with_zones {
                true => {
                    let zone = zone_of_move(board, best.at, self.candidates.extra);
                    zone.union(&self.zone_at(best.key))
                }
                false => CellSet::default(),
            };
            return Win {
                plies: plies(best),
                at: Some(best.at),
                zone,
            };
        }
        let mut win = others;
        for child in won() {
            win.plies = win.plies.max(plies(child));
            if with_zones {
                win.zone.insert(child.at);
                win.zone = win.zone.union(&self.zone_at(child.key));
            }
        }
        win
    }

    fn store(&mut self, key: u64, numbers: ProofNumbers, win: Win, work: u64) {
        if self.candidates.with_zones && numbers.proof == 0 {
            self.zones.insert(key, win.zone);
        }
        let entry = ProofEntry {
            numbers,
            best: win.at,
            plies: win.plies as u16,
            work: u32::try_from(work).unwrap_or(u32::MAX).max(1),
        };
        self.table.store(key, entry);
    }

    /// The moves of the win last found, as far as they are known: the winner's, and the replies that
    /// hold out longest.
    pub(in super::super) fn line(
        &mut self,
        board: &mut ThreatBoard,
        budget: &mut Budget,
    ) -> Vec<Index> {
        let depth = self.depth;
        let mut line = Vec::new();
        while let Some(at) = self.next_of_line(board, budget) {
            line.push(at);
            self.depth -= self.cost(board);
            board.place(at);
        }
        let placed = line.len();
        if board.to_move() == self.attacker && self.by_fours(board, budget) {
            line.extend(self.candidates.fours.line());
        }
        for _ in 0..placed {
            board.undo();
        }
        self.depth = depth;
        line
    }

    fn by_fours(&mut self, board: &mut ThreatBoard, budget: &mut Budget) -> bool {
        let mut part = budget.part(FOURS_OF_LINE);
        let fours = &mut self.candidates.fours;
        let answer = fours.search(board, ANY_NUMBER, &mut part);
        budget.take_back(&part);
        matches!(answer, ThreatAnswer::Proven(_))
    }

    fn next_of_line(&mut self, board: &mut ThreatBoard, budget: &mut Budget) -> Option<Index> {
        let entry = self.table.get(self.key(board.hash(), board.to_move()))?;
        if entry.numbers.proof != 0 {
            return None;
        }
        if board.to_move() == self.attacker {
            return match self.by_fours(board, budget) {
                true => None,
                false => entry.best,
            };
        }
        let moves = match self.candidates.replies(board, budget) {
            Considered::Replies(moves, _) => moves,
            _ => return self.candidates.longest_reply(board, budget),
        };
        let children = self.children(board, &moves, None);
        let plies = |child: &&ThreatChild| self.table.get(child.key).map(|entry| entry.plies);
        children.iter().max_by_key(plies).map(|child| child.at)
    }
}

/// The proof number of all quiet moves together before they are known.
const FIRST_QUIET: u32 = 5;

/// The proof number of an attacker's move before it is looked at: about how many replies there are.
const fn first_guess(threat: ThreatLevel) -> u32 {
    match threat {
        ThreatLevel::None => 6,
        ThreatLevel::Three => 3,
        _ => 2,
    }
}
