//! The search for a proof, as the commands ask for it: first for the side to move, then, where it is
//! known not to win, for the other.

use std::cmp::Reverse;
use std::num::NonZeroUsize;

use super::CheckError;
use super::board::ATTACKER;
use super::commands::lines;
use super::entries::each_position;
use super::wins::MOST_THREATS;
use super::writer::{self, Part, WinningMoves};
use crate::lines::engine::board_prover::{BoardProver, Guide, Walk as BoardWalk};
use crate::lines::engine::proof_search::ProofSearch;
use crate::lines::engine::prover::Walk;
use crate::lines::{Lines, Rule};
use fivefold_players::Stop;
use fivefold_rules::{Game, Position, Side};
use fivefold_study::proving::{Found, Progress, Prover, Unproven, Writing};

/// As many moves are told of what the search works on.
const LINE_TOLD: usize = 12;

/// A search for a proof that a side wins.
pub struct LinesProver {
    position: Lines,
    search: Search,
    /// The side whose win alone is looked for.
    winner: Option<Side>,
    found: Found,
    /// How many threats one after the other the proof of a large board counts on.
    threats: u8,
    /// The parts of the proof that are written.
    parts: Vec<Part>,
}

/// Small boards are searched to the end, so that it is known as well where nobody wins; on large ones only
/// attacks are tried.
enum Search {
    Small(Box<ProofSearch>),
    Large(Box<BoardProver>),
}

/// Proofs of large boards count on so many threats one after the other; those of small boards on none, so that
/// the plies of each reply are as few as the search found.
const THREATS: u8 = 3;
/// Boards with more cells are large, for lines of five and more. Shorter lines are won soon.
const MOST_SMALL_CELLS: u16 = 64;
const SHORTEST_LARGE_LINE: u8 = 5;

impl Search {
    fn new(position: &Lines, memory_mib: u32) -> Search {
        let params = position.params();
        let attacker = position.side_to_move();
        match params.cells() > MOST_SMALL_CELLS && params.len >= SHORTEST_LARGE_LINE {
            true => Search::Large(Box::new(BoardProver::new(position, attacker, memory_mib))),
            false => Search::Small(Box::new(ProofSearch::new(position, attacker, memory_mib))),
        }
    }

    fn attacker(&self) -> Side {
        match self {
            Search::Small(search) => search.attacker(),
            Search::Large(search) => search.attacker(),
        }
    }

    fn change_sides(&mut self) {
        match self {
            Search::Small(search) => search.change_sides(),
            Search::Large(search) => search.change_sides(),
        }
    }

    fn nodes(&self) -> u64 {
        match self {
            Search::Small(search) => search.nodes(),
            Search::Large(search) => search.visited(),
        }
    }

    /// Whether the attacker wins, if that is known after so many positions.
    fn go_on(&mut self, nodes: u64, stop: &Stop) -> Option<bool> {
        match self {
            Search::Small(search) => search.go_on(nodes, stop),
            Search::Large(search) => search.go_on(nodes, stop),
        }
    }
}

impl LinesProver {
    /// A search with so many MiB of memory.
    ///
    /// # Errors
    /// The game is over, or it is renju.
    pub fn new(position: &Lines, memory_mib: u32) -> Result<LinesProver, Unproven> {
        let refused = |error: CheckError| Unproven(error.to_string());
        if position.params().rule == Rule::Renju {
            return Err(refused(CheckError::Renju));
        }
        if position.outcome().is_some() {
            return Err(refused(CheckError::Over));
        }
        Ok(LinesProver {
            search: Search::new(position, memory_mib),
            position: position.clone(),
            winner: None,
            found: Found::Nothing,
            threats: THREATS,
            parts: Vec::new(),
        })
    }

    /// Whether a win of the other side has not been looked for. In freestyle an extra stone never
    /// hurts, so on an empty board only the side that begins can win.
    fn may_change_sides(&self) -> bool {
        let has_begun =
            self.position.stones() > 0 || self.position.params().rule != Rule::Freestyle;
        self.winner.is_none() && has_begun && self.search.attacker() == self.position.side_to_move()
    }
}

impl LinesProver {
    /// Lets the proof of a large board count on so many threats one after the other, at most four: with fewer it is
    /// longer and leaves less to the checker.
    pub fn count_on(&mut self, threats: u8) {
        self.threats = threats.min(MOST_THREATS);
    }

    /// Lets a large board be searched on so many cores, not on all. On one the same positions are always
    /// visited.
    pub fn use_cores(&mut self, cores: NonZeroUsize) {
        if let Search::Large(search) = &mut self.search {
            search.use_cores(cores);
        }
    }
}

impl Prover for LinesProver {
    fn go_on(&mut self, nodes: u64, stop: &Stop) -> Found {
        let end = self.search.nodes().saturating_add(nodes);
        while self.found == Found::Nothing {
            let rest = end.saturating_sub(self.search.nodes());
            match self.search.go_on(rest, stop) {
                Some(true) => self.found = Found::Win(self.search.attacker()),
                Some(false) if self.may_change_sides() => self.search.change_sides(),
                Some(false) => self.found = Found::NoWin,
                None => break,
            }
        }
        self.found
    }

    fn look_only_for(&mut self, winner: Side) {
        self.winner = Some(winner);
        if self.search.attacker() != winner {
            self.search.change_sides();
        }
    }

    fn follow(&mut self, other: &Position, winner: Side, stream: &[u8]) -> Result<(), Unproven> {
        let refused = |reason: &str| Unproven(reason.to_owned());
        let other: &Lines = lines(other)?;
        let Search::Large(search) = &mut self.search else {
            return Err(refused("only the search of large boards follows a proof"));
        };
        if winner != search.attacker() {
            return Err(refused("it proves a win of the other side"));
        }
        let mut guide = Guide::new(&self.position, other);
        let read = each_position(other, winner, stream, &Stop::default(), |board, met| {
            let stones = board.all_stones().map(|(at, side)| match side {
                ATTACKER => (at, winner),
                _ => (at, winner.other()),
            });
            guide.note(&stones.collect::<Vec<_>>(), met.cell);
        });
        read.ok_or_else(|| refused("its bytes are no proof; `fivefold check` says why"))?;
        search.follow(guide);
        Ok(())
    }

    fn progress(&mut self) -> Progress {
        let (side, nodes) = (self.search.attacker(), self.search.nodes());
        let (known, moves, replies) = match &mut self.search {
            Search::Small(search) => search.working_on(LINE_TOLD),
            Search::Large(search) => search.working_on(LINE_TOLD),
        };
        let mut position = self.position.clone();
        let mut line = Vec::new();
        for mv in moves {
            line.push(position.move_text(mv));
            position.apply(mv, &mut ());
        }
        Progress {
            side,
            nodes,
            proof: known.proof,
            disproof: known.disproof,
            replies,
            line,
        }
    }

    fn write(&mut self, stop: &Stop) -> Writing {
        let Found::Win(winner) = self.found else {
            return Writing::Stopped;
        };
        let position = &self.position;
        let written = match &mut self.search {
            Search::Small(search) => {
                let mut walk = search.walk(u64::MAX, stop);
                writer::write(position, winner, 0, &[], &mut walk)
            }
            Search::Large(search) => {
                return write_large(
                    position,
                    winner,
                    self.threats,
                    search,
                    &mut self.parts,
                    stop,
                );
            }
        };
        written.map_or(Writing::Stopped, Writing::Done)
    }

    /// The side for which a win is looked for, the parts of the proof that are written, and what the table holds.
    fn saved(&self) -> Vec<u8> {
        let mut bytes = vec![self.search.attacker().number()];
        bytes.extend(writer::to_bytes(&self.parts));
        bytes.extend(match &self.search {
            Search::Small(search) => search.to_bytes(),
            Search::Large(search) => search.to_bytes(),
        });
        bytes
    }

    fn resume(&mut self, saved: &[u8]) -> Result<(), Unproven> {
        let side = saved
            .split_first()
            .and_then(|(&number, rest)| Some((Side::from_number(number)?, rest)));
        let damaged = || Unproven("what was saved of this search is damaged".to_owned());
        let (side, rest) = side.ok_or_else(damaged)?;
        let cells = self.position.params().cells();
        let (parts, rest) = writer::from_bytes(rest, cells).ok_or_else(damaged)?;
        self.parts = parts;
        if self.winner.is_some_and(|winner| winner != side) {
            let side = side.number();
            return Err(Unproven(format!(
                "what was saved is of a search for a win of side {side}; name no winner, or another file"
            )));
        }
        if side != self.search.attacker() {
            self.search.change_sides();
        }
        let is_taken = match &mut self.search {
            Search::Small(search) => {
                search.take_bytes(rest);
                true
            }
            Search::Large(search) => search.take_bytes(rest),
        };
        is_taken.then_some(()).ok_or_else(damaged)
    }
}

/// Writes the next parts of the proof of a large board, one on each core, or where all are written the whole.
fn write_large(
    position: &Lines,
    winner: Side,
    threats: u8,
    search: &mut BoardProver,
    written: &mut Vec<Part>,
    stop: &Stop,
) -> Writing {
    let parts = search.walks(vec![()], stop, |walk, ()| {
        writer::parts(position, winner, threats, walk)
    });
    let mut left: Vec<_> = parts.into_iter().flatten().collect();
    let parts = left.len();
    left.retain(|moves| written.iter().all(|part| part.moves != *moves));
    if left.is_empty() {
        // Those that take longest to check come first.
        written.sort_by_key(|part| Reverse(part.written.stream.len()));
        let whole = search.walks(vec![()], stop, |walk, ()| {
            writer::write(position, winner, threats, written, walk)
        });
        let whole = whole.into_iter().flatten().next();
        return whole.map_or(Writing::Stopped, Writing::Done);
    }
    left.truncate(search.walkers());
    let new = search.walks(left, stop, |walk, moves| {
        writer::write_part(position, winner, threats, moves, walk)
    });
    let before = written.len();
    written.extend(new.into_iter().flatten());
    match written.len() > before {
        true => Writing::Open {
            written: written.len(),
            parts,
        },
        false => Writing::Stopped,
    }
}

impl WinningMoves for Walk<'_> {
    fn winning_move(&mut self) -> Option<u16> {
        Walk::winning_move(self)
    }

    /// Boards that are searched to the end are small.
    fn wins_after_pass(&mut self) -> bool {
        false
    }

    fn visits(&mut self) -> u32 {
        0
    }

    fn pass(&mut self) {}

    fn place(&mut self, at: u16) {
        Walk::place(self, at);
    }

    fn undo(&mut self, at: Option<u16>) {
        at.into_iter().for_each(|at| Walk::undo(self, at));
    }
}

impl WinningMoves for BoardWalk<'_, '_> {
    fn winning_move(&mut self) -> Option<u16> {
        BoardWalk::winning_move(self)
    }

    fn wins_after_pass(&mut self) -> bool {
        BoardWalk::wins_after_pass(self)
    }

    fn visits(&mut self) -> u32 {
        BoardWalk::visits(self)
    }

    fn pass(&mut self) {
        BoardWalk::pass(self);
    }

    fn place(&mut self, at: u16) {
        BoardWalk::place(self, at);
    }

    fn undo(&mut self, _: Option<u16>) {
        BoardWalk::undo(self);
    }
}
