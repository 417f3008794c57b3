//! Proofs that a side wins, where a game can find them, write them down and check what was written.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use fivefold_players::Stop;
use fivefold_rules::{GameId, Position, Side};

/// Why there is no proof of a position, or a proof does not hold: the sentence of its game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct Unproven(pub String);

/// What a proof that holds has shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Positions of the proof with the winner to move.
    pub positions: u64,
    /// Legal replies of the other side, each refuted.
    pub replies: u64,
    /// Plies until the win, if the other side holds out as long as this proof lets it.
    pub longest: u16,
}

/// A proof that was written down.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Written {
    /// Its bytes.
    pub stream: Vec<u8>,
    /// Positions of the proof with the winner to move.
    pub positions: u64,
    /// Plies until the win, if the other side holds out as long as this proof lets it.
    pub longest: u16,
}

/// How far the writing of a proof is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Writing {
    /// It is written.
    Done(Written),
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
pub enum Found {
    /// It goes on.
    Nothing,
    /// This side wins.
    Win(Side),
    /// Neither side can force a win.
    NoWin,
}

/// How far a search for a proof is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
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

/// A search for a proof that goes on in steps.
pub trait Prover {
    /// Goes on for about so many positions, or until it is stopped.
    fn go_on(&mut self, nodes: u64, stop: &Stop) -> Found;
    /// Looks for no win but this side's, from the beginning.
    fn look_only_for(&mut self, winner: Side);
    /// Tries the moves of another proof before all others, wherever its positions come up: of the board
    /// under another rule or of another size, say. They need not win here, and the proof need not hold.
    ///
    /// # Errors
    /// See [`Unproven`].
    fn follow(&mut self, position: &Position, winner: Side, stream: &[u8]) -> Result<(), Unproven>;
    /// How far it is.
    fn progress(&mut self) -> Progress;
    /// Goes on writing down the proof that was found. What is written is saved with what it knows.
    fn write(&mut self, stop: &Stop) -> Writing;
    /// What it knows, to go on another time.
    fn saved(&self) -> Vec<u8>;
    /// Takes over what another search for the same position has saved.
    ///
    /// # Errors
    /// See [`Unproven`].
    fn resume(&mut self, saved: &[u8]) -> Result<(), Unproven>;
}

/// What a game brings whose wins can be proven for others to check.
pub struct Proofs {
    /// Begins a search with so many MiB of memory.
    pub prover: fn(&Position, u32) -> Result<Box<dyn Prover>, Unproven>,
    /// Checks that this side wins the position by what a prover wrote.
    pub check: fn(&Position, Side, &[u8]) -> Result<Checked, Unproven>,
}

impl Proofs {
    /// What a game brings.
    ///
    /// # Errors
    /// The game has no proofs.
    pub fn of(game: GameId) -> Result<&'static Proofs, Unproven> {
        let brought = game.extension::<Proofs>();
        brought.ok_or_else(|| Unproven(format!("{} has no proofs", game.as_str())))
    }
}
