//! Proves that a side wins, by depth-first proof-number search (Nagai 2002) with a table of bounded
//! size.
//!
//! A position's proof number says how many positions at least must still be won to prove it. As many
//! move orders lead to the same position, sums would count it again and again: instead a position has
//! the largest number among its moves, plus one for each other move that is still open (weak
//! proof-number search, Ueda and others 2008).

use std::collections::HashMap;

use super::cell_set::{CellSet, Index, MOST_CELLS};
use super::moves::{self, Candidate, Defence, StaticResult};
use super::patterns::ThreatLevel;
use super::proof_numbers::{ProofNumbers, most_below, together};
use super::proof_table::{ProofEntry, ProofTable};
use super::search::Search;
use super::symmetry::Symmetries;
use super::threat_board::ThreatBoard;
use super::threat_search::{ANY_NUMBER, Threats, ThreeSearch};
use super::transposition_table::TranspositionTable;
use super::winning_lines::WinningLines;
use fivefold_lines::Lines;
use fivefold_players::Stop;
use fivefold_rules::Side;

/// Positions visited at most by a search for a win by fours at each new position.
const VCF_NODES: u64 = 200;
/// Positions visited at most by a search for a win by fours and threes at each new position.
const VCT_NODES: u64 = 200;
/// A search of fewer positions may not be enough to judge a single one, and would come no further.
pub const LEAST_STEP: u64 = 1 + VCF_NODES + VCT_NODES + PASS_NODES;
/// Moves of such a win before its last fours.
const VCT_DEPTH: u32 = 2;
/// The least proof number of an attacker's move that makes no threat, before it is looked at: the
/// defender may answer anywhere.
const QUIET: u32 = 8;
/// What a defender's move gains in the order if it held in the last such position, and in the one before.
const HELD: [i32; 2] = [1_000, 500];
/// Gives the positions of either attacker keys of their own.
const SIDE_KEYS: [u64; 2] = [0, 0x9e37_79b9_7f4a_7c15];
/// Positions visited at most to find a win of the attacker by fours and threes after a pass of the
/// defender, and the moves of such a win before its last fours.
const PASS_NODES: u64 = 300;
const PASS_DEPTH: u32 = 4;
/// No more zones are kept than this.
const MOST_ZONES: usize = 1 << 20;
/// What these searches remember.
const THREATS_MIB: u32 = 1;
const THREATS_SLOTS: usize = 1 << 15;

/// What searches of positions of one game know, of both sides as the attacker.
pub struct Memory {
    table: ProofTable,
    /// Nothing where no replies are left out.
    passes: Option<Passes>,
    /// The search for wins by fours and threes at new positions.
    threats: ThreeSearch,
    /// The forced wins are looked for by a search whose own table is not needed.
    unused: TranspositionTable,
}

impl Memory {
    /// Room for what is known of positions, at most so many MiB.
    #[must_use]
    pub fn new(mib: u32) -> Memory {
        Memory {
            table: ProofTable::new(mib),
            passes: None,
            threats: ThreeSearch::new(THREATS_MIB, THREATS_SLOTS),
            unused: TranspositionTable::new(1),
        }
    }

    /// The same for a search that leaves out replies which cannot matter. Where there is no win, that
    /// takes more time than it saves.
    #[must_use]
    pub fn with_zones(self) -> Memory {
        Memory {
            passes: Some(Passes {
                search: ThreeSearch::new(THREATS_MIB, THREATS_SLOTS).with_zones(),
                zones: HashMap::new(),
            }),
            ..self
        }
    }

    /// What is known, as bytes for [`Memory::take_bytes`].
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        self.table.to_bytes()
    }

    /// Takes over what another search of the same game has found. The bytes are believed; what is no whole entry at
    /// their end is left out.
    pub fn take_bytes(&mut self, bytes: &[u8]) {
        self.table.take_bytes(bytes);
    }
}

/// What passes of the defender have shown.
struct Passes {
    search: ThreeSearch,
    /// The replies that can matter, in positions that were visited; nothing where the attacker
    /// threatens nothing.
    zones: HashMap<u64, Option<CellSet>>,
}

/// A move with what is known of the position after it.
#[derive(Clone, Copy, Debug)]
struct KnownChild {
    at: Index,
    numbers: ProofNumbers,
    hash: u64,
}

/// A position on the way through the search.
pub struct ProverWalk<'a> {
    search: Search<'a>,
    lines: WinningLines,
    symmetries: Symmetries,
    table: &'a mut ProofTable,
    passes: Option<&'a mut Passes>,
    threats: &'a mut ThreeSearch,
    attacker: usize,
    /// By the number of empty cells, the defender's moves that held last, the latest first.
    replies: Vec<[Option<Index>; 2]>,
}

impl<'a> ProverWalk<'a> {
    /// A walk from a position that is not over, with the question whether this side wins. All searches on it visit
    /// at most so many positions together.
    pub fn new(
        position: &Lines,
        attacker: Side,
        memory: &'a mut Memory,
        nodes: u64,
        stop: &'a Stop,
    ) -> ProverWalk<'a> {
        let board = ThreatBoard::new(position);
        ProverWalk {
            lines: WinningLines::new(position, attacker),
            symmetries: Symmetries::new(position),
            search: Search::new(board, &memory.unused, stop, nodes),
            table: &mut memory.table,
            passes: memory.passes.as_mut(),
            threats: &mut memory.threats,
            attacker: attacker.index(),
            replies: vec![[None; 2]; MOST_CELLS],
        }
    }

    /// Positions visited.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.search.nodes
    }

    /// Whether the attacker wins; nothing if the search was stopped first.
    pub fn attacker_wins(&mut self) -> Option<bool> {
        match self.search_all() {
            ProofNumbers { proof: 0, .. } => Some(true),
            ProofNumbers { disproof: 0, .. } => Some(false),
            ProofNumbers { .. } => None,
        }
    }

    /// The key of the position in the table.
    fn key(&self) -> u64 {
        self.symmetries.hash() ^ SIDE_KEYS[self.attacker]
    }

    fn is_attacking(&self) -> bool {
        self.search.board.to_move() == self.attacker
    }

    /// Searches the position until it is proven, disproven or the search is stopped.
    fn search_all(&mut self) -> ProofNumbers {
        self.search_node(ProofNumbers::INFINITE)
    }

    /// A winning move of the attacker, who is to move; none if the search is stopped or there is none.
    pub fn winning_move(&mut self) -> Option<Index> {
        (self.search_all().proof == 0).then(|| self.known_best())?
    }

    fn known_best(&self) -> Option<Index> {
        let best = self.table.get(self.key())?.best?;
        self.symmetries.turned_back(best)
    }

    /// What the table holds of this position.
    #[must_use]
    pub fn known(&self) -> ProofNumbers {
        self.numbers(self.key()).unwrap_or(ProofNumbers::UNKNOWN)
    }

    fn numbers(&self, hash: u64) -> Option<ProofNumbers> {
        self.table.get(hash).map(|entry| entry.numbers)
    }

    /// The move that the search tries next; nothing where it has not been yet.
    pub fn next_move(&mut self) -> Option<Index> {
        let attacking = self.is_attacking();
        self.numbers(self.key())?;
        let children = self.children().into_iter();
        let best = children.min_by_key(|child| child.numbers.wanted(attacking));
        best.map(|child| child.at)
    }

    /// Of the moves that can matter those after which the attacker is known to win, and all.
    pub fn refuted(&mut self) -> (usize, usize) {
        let children = self.children();
        let refuted = children.iter().filter(|child| child.numbers.proof == 0);
        (refuted.count(), children.len())
    }

    /// Searches the position until one of its numbers reaches that of `most`.
    fn search_node(&mut self, most: ProofNumbers) -> ProofNumbers {
        let hash = self.key();
        let before = self.search.nodes;
        let known = self.table.get(hash);
        match known {
            Some(entry) if entry.numbers.is_decided() => return entry.numbers,
            Some(_) => {}
            None => {
                if self.search.visit() {
                    return ProofNumbers::UNKNOWN;
                }
                let judged = self.judge();
                if self.search.stopped {
                    return ProofNumbers::UNKNOWN;
                }
                if let Some((numbers, best)) = judged {
                    self.store(hash, numbers, best, self.search.nodes - before);
                    return numbers;
                }
            }
        }
        let work = known.map_or(0, |entry| u64::from(entry.work));
        let attacking = self.is_attacking();
        let mut children = self.children();
        loop {
            let all = || children.iter().map(|child| child.numbers);
            let (numbers, best) = together(all(), attacking);
            let is_enough = numbers.proof >= most.proof || numbers.disproof >= most.disproof;
            let Some((place, second)) = best.filter(|_| !is_enough && !self.search.stopped) else {
                if let Some((place, _)) = best.filter(|_| !attacking && numbers.disproof == 0) {
                    self.remember_reply(children[place].at);
                }
                let won = best.filter(|_| numbers.proof == 0);
                let at = won.map(|(place, _)| children[place].at);
                self.store(hash, numbers, at, work + self.search.nodes - before);
                return numbers;
            };
            let most = most_below(most, numbers, second, attacking, all());
            let at = children[place].at;
            self.place(at);
            let found = self.search_node(most);
            self.undo(at);
            // All positions after this one have more stones, so of its siblings only its images change.
            let hash = children[place].hash;
            for child in children.iter_mut().filter(|child| child.hash == hash) {
                child.numbers = found;
            }
        }
    }

    /// Judges a new position without its moves; with a winning move, if the attacker has one.
    fn judge(&mut self) -> Option<(ProofNumbers, Option<Index>)> {
        let attacking = self.is_attacking();
        let me = self.search.board.to_move();
        let (mine, theirs) = match attacking {
            true => (ProofNumbers::PROVEN, ProofNumbers::DISPROVEN),
            false => (ProofNumbers::DISPROVEN, ProofNumbers::PROVEN),
        };
        match moves::static_result(&self.search.board) {
            StaticResult::Wins(_) => {
                let set = |threat| self.search.board.set(me, threat).first();
                return Some((
                    mine,
                    set(ThreatLevel::Five).or_else(|| set(ThreatLevel::OpenFour)),
                ));
            }
            StaticResult::Loses(_) => return Some((theirs, None)),
            StaticResult::Drawn => return Some((ProofNumbers::DISPROVEN, None)),
            StaticResult::Open(_) => {}
        }
        // A defender with forbidden points may not be able to answer as the proof demands.
        if !self.search.board.is_restricted(self.attacker ^ 1)
            && self.lines.defender_holds(attacking)
        {
            return Some((ProofNumbers::DISPROVEN, None));
        }
        let fours = self.threats.fours();
        let mut budget = self.search.budget(VCF_NODES);
        let answer = fours.search(&self.search.board, ANY_NUMBER, &mut budget);
        self.search.count(&budget);
        if answer.plies().is_some() {
            return Some((mine, fours.line().next()));
        }
        if !attacking {
            return None;
        }
        let mut budget = self.search.budget(VCT_NODES);
        let board = &mut self.search.board;
        let answer = self
            .threats
            .search(board, Threats::Threes, VCT_DEPTH, &mut budget);
        self.search.count(&budget);
        answer.plies()?;
        Some((mine, self.threats.first_move(&self.search.board)))
    }

    /// The replies of the defender that can matter, if the attacker would win by fours and threes after
    /// a pass: all others lose to the same win.
    fn zone(&mut self) -> Option<CellSet> {
        let passes = self.passes.as_deref_mut()?;
        let hash = self.search.board.hash();
        if let Some(&known) = passes.zones.get(&hash) {
            return known;
        }
        let mut budget = self.search.budget(PASS_NODES);
        let board = &mut self.search.board;
        board.pass();
        let search = &mut passes.search;
        let answer = search.search(board, Threats::Threes, PASS_DEPTH, &mut budget);
        let zone = answer.plies().map(|_| search.zone(board));
        board.pass();
        self.search.count(&budget);
        if passes.zones.len() >= MOST_ZONES {
            passes.zones.clear();
        }
        passes.zones.insert(hash, zone);
        zone
    }

    /// The moves that can matter, the likeliest first. Of those on no line that can still be finished
    /// one stands for all.
    fn children(&mut self) -> Vec<KnownChild> {
        let static_result = moves::static_result(&self.search.board);
        let zone = match static_result {
            StaticResult::Open(Defence::Block(_)) => None,
            // In renju a stone anywhere may change what is forbidden elsewhere.
            _ if self.is_attacking() || self.search.board.is_renju() => None,
            _ => self.zone(),
        };
        let board = &self.search.board;
        let mut set = CellSet::default();
        match static_result {
            StaticResult::Open(Defence::Block(at)) => set.insert(at),
            // In renju a stone anywhere may change what is forbidden elsewhere.
            _ if board.is_renju() => {
                for at in board.all_cells().filter(|&at| board.is_empty_at(at)) {
                    set.insert(at);
                }
            }
            StaticResult::Open(Defence::Answer(defences)) if defences.is_complete => {
                set = defences.cells;
            }
            _ => {
                let empty = || board.all_cells().filter(|&at| board.is_empty_at(at));
                for at in empty().filter(|&at| board.is_alive_at(at)) {
                    set.insert(at);
                }
                if let Some(idle) = empty().find(|&at| !board.is_alive_at(at)) {
                    set.insert(idle);
                }
            }
        }
        if let Some(zone) = zone {
            set = set.intersection(&zone);
        }
        let mut list = Vec::new();
        moves::generate_from(board, &set, &mut list);
        let attacking = board.to_move() == self.attacker;
        let held = match attacking {
            true => [None; 2],
            false => self.replies[usize::from(board.empty())],
        };
        for candidate in &mut list {
            let at = candidate.at();
            let age = held.iter().position(|&held| held == Some(at));
            let more = age.map_or(0, |age| HELD[age]);
            *candidate = candidate.plus(self.lines.weight_at(at) + more);
        }
        list.sort_by_key(|candidate| -candidate.score());
        let side = board.to_move();
        let child = |(rank, candidate): (_, &Candidate)| {
            let at = candidate.at();
            let hash = self.symmetries.hash_after(at, side) ^ SIDE_KEYS[self.attacker];
            let guess = match attacking {
                true => ProofNumbers {
                    proof: first_guess(board.threat(side, at), rank),
                    disproof: 1,
                },
                false => ProofNumbers {
                    proof: 1,
                    disproof: 1 + rank,
                },
            };
            let numbers = self.numbers(hash).unwrap_or(guess);
            KnownChild { at, numbers, hash }
        };
        (0..).zip(&list).map(child).collect()
    }

    /// Remembers a move by which the defender holds, for positions with as many stones.
    fn remember_reply(&mut self, at: Index) {
        let replies = &mut self.replies[usize::from(self.search.board.empty())];
        if replies[0] != Some(at) {
            *replies = [Some(at), replies[0]];
        }
    }

    fn store(&mut self, hash: u64, numbers: ProofNumbers, best: Option<Index>, work: u64) {
        let images = self.symmetries.to_canonical();
        let entry = ProofEntry {
            numbers,
            best: best.map(|at| images[usize::from(at)]),
            plies: 0,
            work: u32::try_from(work).unwrap_or(u32::MAX).max(1),
        };
        self.table.store(hash, entry);
    }

    /// Goes on to the position after this move.
    pub fn place(&mut self, at: Index) {
        let side = self.search.board.to_move();
        self.symmetries.toggle(at, side);
        self.lines.place(at, side == self.attacker);
        self.search.board.place(at);
    }

    /// Goes back before this move, the last one.
    pub fn undo(&mut self, at: Index) {
        self.search.board.undo();
        let side = self.search.board.to_move();
        self.symmetries.toggle(at, side);
        self.lines.undo(at, side == self.attacker);
    }
}

/// The proof number of an attacker's move before it is looked at: about how many replies there are.
const fn first_guess(threat: ThreatLevel, rank: u32) -> u32 {
    match threat {
        ThreatLevel::Five | ThreatLevel::OpenFour | ThreatLevel::FourThree => 1,
        ThreatLevel::Four | ThreatLevel::DoubleThree => 2,
        ThreatLevel::Three => 4,
        ThreatLevel::None => QUIET + rank,
    }
}
