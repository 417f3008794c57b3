//! Proofs that a side wins a position of Lines (Gomoku and its kin), and a checker that trusts nobody.
//!
//! A proof names the winner's moves and answers every reply of the other side; wins by fours, and by a few threats
//! before them, need no words: the checker finds them itself. `docs/proofs.md` of fivefold describes the bytes.
//! The checker depends on the rules alone, not on the search whose proofs it judges.
//!
//! - [`check`]: whether a proof holds, and what it has shown.
//! - [`Book`]: a proof in which every position can be looked up, turned or mirrored or not at all.
//! - [`writer`]: writes a proof down for somebody who knows the winning moves.
//! - [`ProofChecker`]: how a game that has proofs tells `fivefold check`.
//!
//! ```
//! use fivefold_lines::{Lines, LinesParams};
//! use fivefold_proof::{CheckError, check};
//! use fivefold_rules::{Game, Parameters, Side};
//!
//! // Four of the first side in a row with both ends open, and the second side to move: whatever it
//! // plays, a five follows. That needs no words, so the proof is three zeros: it counts on no threats,
//! // has no parts, and lists no replies.
//! let params = LinesParams::parse("7x7x5").expect("parameters");
//! let board = "x6/x6/x6/1oooo2/7/7/7";
//! let position = Lines::parse_board(&params, board, Side::Second).expect("a board");
//! let checked = check(&position, Side::First, &[0, 0, 0]).expect("the proof holds");
//! assert_eq!(checked.longest, 2);
//!
//! let empty = Lines::start(&params, Side::First);
//! let fault = check(&empty, Side::First, &[0, 0]).expect_err("nothing is proven");
//! assert!(matches!(fault, CheckError::NoNumber { .. }));
//! ```

mod board;
mod book;
mod checker;
mod entries;
mod fault;
mod proven;
mod stream;
mod threats;
mod walk;
mod wins;
pub mod writer;
mod zone;

use thiserror::Error;

use fivefold_rules::{GameId, Position, Side};

pub use book::{Book, KnownPosition};
pub use checker::check;
pub use entries::each_position;
pub use fault::CheckError;
pub use wins::MOST_THREATS;

/// Whether whoever reads a proof is to stop. It is asked often, so it must answer in well under a microsecond.
pub type IsStopped<'a> = &'a dyn Fn() -> bool;

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

/// What a game brings whose proofs can be checked.
pub struct ProofChecker {
    /// Checks that this side wins the position by these bytes.
    pub check: fn(&Position, Side, &[u8]) -> Result<Checked, Unproven>,
}

impl ProofChecker {
    /// What a game brings.
    ///
    /// # Errors
    /// The game has no proofs.
    pub fn of(game: GameId) -> Result<&'static ProofChecker, Unproven> {
        let brought = game.extension::<ProofChecker>();
        brought.ok_or_else(|| Unproven(format!("{} has no proofs", game.as_str())))
    }
}
