//! The search for a proof, as the commands ask for it: first for the side to move, then, where it is
//! known not to win, for the other.

use std::cmp::Reverse;
use std::num::NonZeroUsize;

use crate::board_prover::{BoardProver, Guide, TreeWalk};
use crate::proof_search::ProofSearch;
use fivefold_lines::{Lines, Rule};
use fivefold_lines_engine::prover::ProverWalk;
use fivefold_players::Stop;
use fivefold_proof::writer::{self, ProofPart, WinningMoves, WrittenProof};
use fivefold_proof::{CheckError, MOST_THREATS, Unproven, each_position};
use fivefold_rules::{Game, Position, Side};

/// How far the writing of a proof is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProofWriting {
    /// It is written.
    Done(WrittenProof),
    /// So many parts of it are written.
    Open {
        /// How many.
        written: usize,
        /// How many there are.
        parts: usize,
    },
    /// It was stopped, or there is nothing to write.
    Stopped,
}

/// What a search for a proof has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProofOutcome {
    /// It goes on.
    Nothing,
    /// This side wins.
    Win(Side),
    /// Neither side can force a win.
    NoWin,
}

/// How far a search for a proof is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProverProgress {
    /// The side for which a win is looked for.
    pub side: Side,
    /// Positions visited.
    pub nodes: u64,
    /// How many positions at least must be won to prove the win, and lost to disprove it.
    pub proof: u32,
    /// See `proof`.
    pub disproof: u32,
    /// Of the replies to the move that is tried, those refuted, and all.
    pub replies: (usize, usize),
    /// What it is working on: moves as text.
    pub line: Vec<String>,
}

/// The position of Lines; of other games nothing can be proven.
///
/// # Errors
/// It is one of another game.
pub fn lines(position: &Position) -> Result<&Lines, Unproven> {
    let other = || Unproven(format!("{} has no proofs", position.game()));
    position.as_game().ok_or_else(other)
}

/// As many moves are told of what the search works on.
const LINE_TOLD: usize = 12;

/// A search for a proof that a side wins.
pub struct LinesProver {
    position: Lines,
    search: ProverSearch,
    /// The side whose win alone is looked for.
    winner: Option<Side>,
    found: ProofOutcome,
    /// How many threats one after the other the proof of a large board counts on.
    threats: u8,
    /// The parts of the proof that are written.
    parts: Vec<ProofPart>,
}

/// Small boards are searched to the end, so that it is known as well where nobody wins; on large ones only
/// attacks are tried.
enum ProverSearch {
    Small(Box<ProofSearch>),
    Large(Box<BoardProver>),
}

/// Proofs of large boards count on so many threats one after the other; those of small boards on none, so that
/// the plies of each reply are as few as the search found.
const THREATS: u8 = 3;
/// Boards with more cells are large, for lines of five and more. Shorter lines are won soon.
const MOST_SMALL_CELLS: u16 = 64;
const SHORTEST_LARGE_LINE: u8 = 5;

impl ProverSearch {
    fn new(position: &Lines, memory_mib: u32) -> ProverSearch {
        let params = position.params();
        let attacker = position.side_to_move();
        match params.cells() > MOST_SMALL_CELLS && params.len >= SHORTEST_LARGE_LINE {
            true => ProverSearch::Large(Box::new(BoardProver::new(position, attacker, memory_mib))),
            false => {
                ProverSearch::Small(Box::new(ProofSearch::new(position, attacker, memory_mib)))
            }
        }
    }

    fn attacker(&self) -> Side {
        match self {
            ProverSearch::Small(search) => search.attacker(),
            ProverSearch::Large(search) => search.attacker(),
        }
    }

    fn change_sides(&mut self) {
        match self {
            ProverSearch::Small(search) => search.change_sides(),
            ProverSearch::Large(search) => search.change_sides(),
        }
    }

    fn nodes(&self) -> u64 {
        match self {
            ProverSearch::Small(search) => search.nodes(),
            ProverSearch::Large(search) => search.visited(),
        }
    }

    /// Whether the attacker wins, if that is known after so many positions.
    fn go_on(&mut self, nodes: u64, stop: &Stop) -> Option<bool> {
        match self {
            ProverSearch::Small(search) => search.go_on(nodes, stop),
            ProverSearch::Large(search) => search.go_on(nodes, stop),
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
            search: ProverSearch::new(position, memory_mib),
            position: position.clone(),
            winner: None,
            found: ProofOutcome::Nothing,
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

    /// Lets the proof of a large board count on so many threats one after the other, at most four: with fewer it is
    /// longer and leaves less to the checker.
    pub fn count_on(&mut self, threats: u8) {
        self.threats = threats.min(MOST_THREATS);
    }

    /// Lets a large board be searched on so many cores, not on all. On one the same positions are always
    /// visited.
    pub fn use_cores(&mut self, cores: NonZeroUsize) {
        if let ProverSearch::Large(search) = &mut self.search {
            search.use_cores(cores);
        }
    }

    /// Goes on for about so many positions, or until it is stopped.
    pub fn go_on(&mut self, nodes: u64, stop: &Stop) -> ProofOutcome {
        let end = self.search.nodes().saturating_add(nodes);
        while self.found == ProofOutcome::Nothing {
            let rest = end.saturating_sub(self.search.nodes());
            match self.search.go_on(rest, stop) {
                Some(true) => self.found = ProofOutcome::Win(self.search.attacker()),
                Some(false) if self.may_change_sides() => self.search.change_sides(),
                Some(false) => self.found = ProofOutcome::NoWin,
                None => break,
            }
        }
        self.found
    }

    /// Looks for no win but this side's, from the beginning.
    pub fn look_only_for(&mut self, winner: Side) {
        self.winner = Some(winner);
        if self.search.attacker() != winner {
            self.search.change_sides();
        }
    }

    /// Tries the moves of another proof before all others, wherever its positions come up: of the board
    /// under another rule or of another size, say. They need not win here, and the proof need not hold.
    ///
    /// # Errors
    /// See [`Unproven`].
    pub fn follow(
        &mut self,
        other: &Position,
        winner: Side,
        stream: &[u8],
    ) -> Result<(), Unproven> {
        let refused = |reason: &str| Unproven(reason.to_owned());
        let other: &Lines = lines(other)?;
        let ProverSearch::Large(search) = &mut self.search else {
            return Err(refused("only the search of large boards follows a proof"));
        };
        if winner != search.attacker() {
            return Err(refused("it proves a win of the other side"));
        }
        let mut guide = Guide::new(&self.position, other);
        let read = each_position(other, winner, stream, &|| false, |stones, cell| {
            guide.note(stones, cell);
        });
        read.ok_or_else(|| refused("its bytes are no proof; `fivefold check` says why"))?;
        search.follow(guide);
        Ok(())
    }

    /// How far it is.
    pub fn progress(&mut self) -> ProverProgress {
        let (side, nodes) = (self.search.attacker(), self.search.nodes());
        let (known, moves, replies) = match &mut self.search {
            ProverSearch::Small(search) => search.working_on(LINE_TOLD),
            ProverSearch::Large(search) => search.working_on(LINE_TOLD),
        };
        let mut position = self.position.clone();
        let mut line = Vec::new();
        for mv in moves {
            line.push(position.move_text(mv));
            position.apply(mv, &mut ());
        }
        ProverProgress {
            side,
            nodes,
            proof: known.proof,
            disproof: known.disproof,
            replies,
            line,
        }
    }

    /// Goes on writing down the proof that was found. What is written is saved with what it knows.
    pub fn write(&mut self, stop: &Stop) -> ProofWriting {
        let ProofOutcome::Win(winner) = self.found else {
            return ProofWriting::Stopped;
        };
        let position = &self.position;
        let written = match &mut self.search {
            ProverSearch::Small(search) => {
                let mut walk = SmallWalk(search.walk(u64::MAX, stop));
                writer::write(position, winner, 0, &[], &mut walk)
            }
            ProverSearch::Large(search) => {
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
        written.map_or(ProofWriting::Stopped, ProofWriting::Done)
    }

    /// What it knows, to go on another time: the side for which a win is looked for, the parts of the proof that are
    /// written, and what the table holds.
    #[must_use]
    pub fn saved(&self) -> Vec<u8> {
        let mut bytes = vec![self.search.attacker().number()];
        bytes.extend(to_bytes(&self.parts));
        bytes.extend(match &self.search {
            ProverSearch::Small(search) => search.to_bytes(),
            ProverSearch::Large(search) => search.to_bytes(),
        });
        bytes
    }

    /// Takes over what another search for the same position has saved.
    ///
    /// # Errors
    /// See [`Unproven`].
    pub fn resume(&mut self, saved: &[u8]) -> Result<(), Unproven> {
        let side = saved
            .split_first()
            .and_then(|(&number, rest)| Some((Side::from_number(number)?, rest)));
        let damaged = || Unproven("what was saved of this search is damaged".to_owned());
        let (side, rest) = side.ok_or_else(damaged)?;
        let cells = self.position.params().cells();
        let (parts, rest) = from_bytes(rest, cells).ok_or_else(damaged)?;
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
            ProverSearch::Small(search) => {
                search.take_bytes(rest);
                true
            }
            ProverSearch::Large(search) => search.take_bytes(rest),
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
    written: &mut Vec<ProofPart>,
    stop: &Stop,
) -> ProofWriting {
    let parts = search.walks(vec![()], stop, |walk, ()| {
        writer::parts(position, winner, threats, &mut LargeWalk(walk))
    });
    let mut left: Vec<_> = parts.into_iter().flatten().collect();
    let parts = left.len();
    left.retain(|moves| written.iter().all(|part| part.moves != *moves));
    if left.is_empty() {
        // Those that take longest to check come first.
        written.sort_by_key(|part| Reverse(part.written.stream.len()));
        let whole = search.walks(vec![()], stop, |walk, ()| {
            writer::write(position, winner, threats, written, &mut LargeWalk(walk))
        });
        let whole = whole.into_iter().flatten().next();
        return whole.map_or(ProofWriting::Stopped, ProofWriting::Done);
    }
    left.truncate(search.walkers());
    let new = search.walks(left, stop, |walk, moves| {
        writer::write_part(position, winner, threats, moves, &mut LargeWalk(walk))
    });
    let before = written.len();
    written.extend(new.into_iter().flatten());
    match written.len() > before {
        true => ProofWriting::Open {
            written: written.len(),
            parts,
        },
        false => ProofWriting::Stopped,
    }
}

/// How the search of a small board tells the writer the winning moves.
struct SmallWalk<'a>(ProverWalk<'a>);

impl WinningMoves for SmallWalk<'_> {
    fn winning_move(&mut self) -> Option<u16> {
        self.0.winning_move()
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
        self.0.place(at);
    }

    fn undo(&mut self, at: Option<u16>) {
        at.into_iter().for_each(|at| self.0.undo(at));
    }
}

/// How the search of a large board does.
struct LargeWalk<'w, 'a, 'b>(&'w mut TreeWalk<'a, 'b>);

impl WinningMoves for LargeWalk<'_, '_, '_> {
    fn winning_move(&mut self) -> Option<u16> {
        self.0.winning_move()
    }

    fn wins_after_pass(&mut self) -> bool {
        self.0.wins_after_pass()
    }

    fn visits(&mut self) -> u32 {
        self.0.visits()
    }

    fn pass(&mut self) {
        self.0.pass();
    }

    fn place(&mut self, at: u16) {
        self.0.place(at);
    }

    fn undo(&mut self, _: Option<u16>) {
        self.0.undo();
    }
}

/// The parts as bytes, after their number of bytes.
fn to_bytes(parts: &[ProofPart]) -> Vec<u8> {
    // Numbers and lists of numbers have no key that JSON does not take.
    let parts = serde_json::to_vec(parts).unwrap_or_default();
    [&(parts.len() as u32).to_le_bytes()[..], &parts].concat()
}

/// The parts in such bytes, on a board of so many cells, and what follows; nothing if they are damaged.
fn from_bytes(bytes: &[u8], cells: u16) -> Option<(Vec<ProofPart>, &[u8])> {
    let (length, rest) = bytes.split_first_chunk()?;
    let (parts, rest) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
    let parts: Vec<ProofPart> = serde_json::from_slice(parts).ok()?;
    let mut moves = parts.iter().flat_map(|part| &part.moves);
    let are_on_board = moves.all(|&at| at < cells);
    are_on_board.then_some((parts, rest))
}
