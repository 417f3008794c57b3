//! Proofs as files: one line of text, then bytes that only the game understands.
//!
//! ```text
//! fivefold-proof 2 mnk:6x6x4 1 27 0123456789abcdef
//! ```
//!
//! The line holds the format, the id of the position, the side that is proven to win, how many plies the
//! other side can hold out, and a checksum of all other bytes, so that a damaged file is told from a wrong
//! proof.

use thiserror::Error;

use fivefold_config::proofs::ProofHead;
use fivefold_games::parse_id;
use fivefold_rules::{Position, Side, TextError};
use fivefold_words::InEnglish as _;

pub use fivefold_config::proofs::{FORMAT, HEAD};

/// The largest file that is read, in bytes.
pub(crate) const LARGEST: usize = 1 << 30;

/// A proof, not checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The position.
    pub position: Position,
    /// Who wins it.
    pub winner: Side,
    /// How many plies the other side can hold out against it.
    pub longest: u16,
    /// The proof itself, in the form of the game.
    pub stream: Vec<u8>,
}

/// Why bytes are no proof.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ProofError {
    /// There are too many.
    #[error("the file has {length} bytes, and at most {LARGEST} are read")]
    TooLarge {
        /// How many there are.
        length: usize,
    },
    /// They begin like nothing that is known.
    #[error("the file must begin with a line like `{HEAD}{FORMAT} ID SIDE PLIES CHECKSUM`")]
    NoHead,
    /// An earlier version of the program wrote them.
    #[error(
        "the proof has format {found}, and this version reads format {FORMAT}; prove the position anew"
    )]
    Earlier {
        /// The number of its format.
        found: u32,
    },
    /// A later version of the program wrote them.
    #[error(
        "the proof has format {found}, and this version reads format {FORMAT}; use a newer one"
    )]
    Later {
        /// The number of its format.
        found: u32,
    },
    /// Its position cannot be read.
    #[error("the id of the position: {}", .0.in_english())]
    Id(TextError),
    /// The bytes are not those that were written.
    #[error("the file is damaged: its checksum is {told}, but its bytes give {found}")]
    Damaged {
        /// What the file says.
        told: String,
        /// What its bytes give.
        found: String,
    },
}

/// Writes a proof.
#[must_use]
pub fn write(proof: &Proof) -> Vec<u8> {
    let id = proof.position.short_id();
    let side = proof.winner.number();
    let longest = proof.longest;
    let told = format!("{HEAD}{FORMAT} {id} {side} {longest} ");
    let sum = checksum(&told, &proof.stream);
    let mut bytes = format!("{told}{sum}\n").into_bytes();
    bytes.extend_from_slice(&proof.stream);
    bytes
}

/// Reads a proof.
///
/// # Errors
/// [`ProofError`]; never panics, whatever the bytes.
pub fn read(bytes: &[u8]) -> Result<Proof, ProofError> {
    if bytes.len() > LARGEST {
        return Err(ProofError::TooLarge {
            length: bytes.len(),
        });
    }
    let (head, line, stream) = ProofHead::split(bytes).ok_or(ProofError::NoHead)?;
    match head.format {
        0 => return Err(ProofError::NoHead),
        FORMAT => {}
        found if found < FORMAT => return Err(ProofError::Earlier { found }),
        found => return Err(ProofError::Later { found }),
    }
    let told = head.checksum;
    let before = line.len() - told.len();
    let found = checksum(&line[..before], stream);
    if told != found {
        return Err(ProofError::Damaged {
            told: told.chars().take(found.len()).collect(),
            found,
        });
    }
    let side = Side::BOTH
        .into_iter()
        .find(|it| it.number().to_string() == head.side);
    Ok(Proof {
        position: parse_id(head.id).map_err(ProofError::Id)?.position,
        winner: side.ok_or(ProofError::NoHead)?,
        longest: head.longest,
        stream: stream.to_vec(),
    })
}

/// The checksum of a first line up to the checksum, and of what follows the line (FNV-1a, 64 bits).
/// Each step is reversible, so that one wrong byte always changes it.
#[must_use]
pub fn checksum(told: &str, stream: &[u8]) -> String {
    let bytes = told.bytes().chain(stream.iter().copied());
    let sum = bytes.fold(0xcbf2_9ce4_8422_2325, |sum: u64, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{sum:016x}")
}
