//! Why a proof does not hold.

use thiserror::Error;

use super::wins::MOST_THREATS;

/// Why a proof does not hold. Bytes are counted from the beginning of the stream, from 0.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CheckError {
    /// Renju has forbidden points, which wins by fours alone do not know.
    #[error("proofs of renju cannot be checked; only freestyle and exact lines can")]
    Renju,
    /// Nothing is left to prove.
    #[error("the game is over in the position that is to be proven")]
    Over,
    /// The stream ends too early, or holds a number that no proof has.
    #[error("byte {at}: a number is missing or too large")]
    NoNumber {
        /// Where it should be.
        at: usize,
    },
    /// The proof ends before the bytes do.
    #[error("byte {at}: the proof is complete here, but {left} more bytes follow")]
    Left {
        /// The first byte after it.
        at: usize,
        /// How many there are.
        left: usize,
    },
    /// The proof counts on longer searches than there are.
    #[error(
        "byte {at}: the proof counts on {told} threats one after the other, and at most {MOST_THREATS} are looked for"
    )]
    TooManyThreats {
        /// Where it says so.
        at: usize,
        /// How many.
        told: u32,
    },
    /// A stone is put where none can be.
    #[error("byte {at}: {cell} is occupied or not on the board")]
    NotEmpty {
        /// Where the cell stands.
        at: usize,
        /// Its name.
        cell: String,
    },
    /// A part is about a position in which the game is over.
    #[error("byte {at}: a part begins where the game is over, after {moves}")]
    OverBefore {
        /// Where the last move stands.
        at: usize,
        /// The moves that lead there.
        moves: String,
    },
    /// A part is about a position in which the loser is to move.
    #[error("byte {at}: a part begins where the winner is not to move")]
    OtherToMove {
        /// Where its moves begin.
        at: usize,
    },
    /// A reply is neither answered by the proof nor refuted by a win that needs no words.
    #[error("byte {at}: the last of the moves {moves} is not refuted")]
    NotRefuted {
        /// Where the replies end or go on with a later one.
        at: usize,
        /// The moves, with the reply at the end.
        moves: String,
    },
    /// The proof says another number of plies than the other side can hold out against it.
    #[error(
        "byte {at}: {told} plies are told for the position after {moves}, and it takes {plies}"
    )]
    OtherLength {
        /// Where it says so.
        at: usize,
        /// What it says.
        told: u32,
        /// The plies until the win.
        plies: u16,
        /// The moves that lead there.
        moves: String,
    },
    /// The other side completes a line first.
    #[error("byte {at}: the other side wins by {moves}")]
    OtherWins {
        /// Where the replies end or go on with a later one.
        at: usize,
        /// The moves, with the winning one at the end.
        moves: String,
    },
    /// Somebody wanted an end.
    #[error("the check was ended before it was complete")]
    Stopped,
    /// The board is full.
    #[error("byte {at}: the board is full after {moves}")]
    Full {
        /// Where the replies should stand.
        at: usize,
        /// The moves that lead there.
        moves: String,
    },
}
