//! `fivefold check`: whether a proof holds.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use clap::Args;
use serde::Serialize;
use thiserror::Error;

use super::report::Report;
use fivefold_formats::proofs::{ProofError, read};
use fivefold_proof::{Checked, ProofChecker, Unproven};
use fivefold_rules::{Position, Side};

/// The exit code of a proof that does not hold.
pub(crate) const DOES_NOT_HOLD: u8 = 1;

/// What can be typed after `fivefold check`.
#[derive(Args, Clone, Debug)]
pub struct CheckArgs {
    /// The file with the proof.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Print JSON instead of text.
    #[arg(long)]
    pub json: bool,
}

/// There is nothing to check: the file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{path} cannot be read: {reason}")]
pub struct NoProof {
    /// The file.
    path: String,
    /// The system's own words.
    reason: String,
}

/// Why a proof does not hold.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ProofCheckError {
    /// The file is no proof.
    #[error("{0}")]
    File(#[from] ProofError),
    /// It proves nothing.
    #[error("{0}")]
    Proof(#[from] Unproven),
    /// Its first line says something else about its length.
    #[error("the first line tells {told} plies, and the other side can hold out {found}")]
    Longest {
        /// What the line says.
        told: u16,
        /// What was found.
        found: u16,
    },
}

/// What was checked.
#[derive(Serialize)]
pub struct CheckReport {
    holds: bool,
    #[serde(flatten)]
    found: FoundOut,
}

#[derive(Serialize)]
#[serde(untagged)]
enum FoundOut {
    Proof {
        id: String,
        winner: u8,
        positions: u64,
        replies: u64,
        longest: u16,
        bytes: usize,
        seconds: f64,
    },
    Fault {
        fault: String,
    },
}

/// Checks the proof in a file.
///
/// # Errors
/// See [`NoProof`].
pub fn run(args: &CheckArgs) -> Result<CheckReport, NoProof> {
    let start = Instant::now();
    let bytes = fs::read(&args.file).map_err(|error| NoProof {
        path: args.file.display().to_string(),
        reason: error.to_string(),
    })?;
    let checked = check(&bytes);
    Ok(CheckReport {
        holds: checked.is_ok(),
        found: match checked {
            Ok((position, winner, checked)) => FoundOut::Proof {
                id: position.short_id(),
                winner: winner.number(),
                positions: checked.positions,
                replies: checked.replies,
                longest: checked.longest,
                bytes: bytes.len(),
                seconds: start.elapsed().as_secs_f64(),
            },
            Err(fault) => FoundOut::Fault {
                fault: fault.to_string(),
            },
        },
    })
}

/// Checks the bytes of a proof: the position, who wins it, and what was checked.
///
/// # Errors
/// See [`ProofCheckError`].
pub fn check(bytes: &[u8]) -> Result<(Position, Side, Checked), ProofCheckError> {
    let proof = read(bytes)?;
    let proofs = ProofChecker::of(proof.position.game())?;
    let checked = (proofs.check)(&proof.position, proof.winner, &proof.stream)?;
    if checked.longest != proof.longest {
        return Err(ProofCheckError::Longest {
            told: proof.longest,
            found: checked.longest,
        });
    }
    Ok((proof.position, proof.winner, checked))
}

impl Report for CheckReport {
    fn write_words(&self, out: &mut dyn Write) -> io::Result<()> {
        match &self.found {
            FoundOut::Proof {
                id,
                winner,
                positions,
                replies,
                longest,
                bytes,
                seconds,
            } => {
                writeln!(out, "{id}")?;
                writeln!(out, "The proof holds: side {winner} wins.")?;
                writeln!(out, "positions  {positions} checked")?;
                writeln!(out, "replies    {replies}, each refuted")?;
                writeln!(out, "longest    {longest} plies")?;
                writeln!(out, "file       {bytes} bytes")?;
                writeln!(out, "time       {seconds:.3} s")
            }
            FoundOut::Fault { fault } => writeln!(out, "The proof does not hold: {fault}."),
        }
    }

    /// It says whether the proof holds.
    fn code(&self) -> ExitCode {
        match self.holds {
            true => ExitCode::SUCCESS,
            false => ExitCode::from(DOES_NOT_HOLD),
        }
    }
}
