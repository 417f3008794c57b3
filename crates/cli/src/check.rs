//! `fivefold check`: whether a proof holds.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Args;
use serde_json::json;
use thiserror::Error;

use fivefold_formats::proofs::{ProofError, read};
use fivefold_proof::{Checked, Proofs, Unproven};
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

/// Why there is nothing to check.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoProof {
    /// The file cannot be read.
    #[error("{path} cannot be read: {reason}")]
    Unreadable {
        /// The file.
        path: String,
        /// The system's own words.
        reason: String,
    },
}

/// Why a proof does not hold.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
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
pub struct CheckReport {
    result: Result<(Position, Side, Checked), Fault>,
    bytes: usize,
    time: Duration,
    json: bool,
}

/// Checks the proof in a file.
///
/// # Errors
/// See [`NoProof`].
pub fn run(args: &CheckArgs) -> Result<CheckReport, NoProof> {
    let start = Instant::now();
    let bytes = fs::read(&args.file).map_err(|error| NoProof::Unreadable {
        path: args.file.display().to_string(),
        reason: error.to_string(),
    })?;
    Ok(CheckReport {
        result: check(&bytes),
        bytes: bytes.len(),
        time: start.elapsed(),
        json: args.json,
    })
}

/// Checks the bytes of a proof: the position, who wins it, and what was checked.
///
/// # Errors
/// See [`Fault`].
pub fn check(bytes: &[u8]) -> Result<(Position, Side, Checked), Fault> {
    let proof = read(bytes)?;
    let proofs = Proofs::of(proof.position.game())?;
    let checked = (proofs.check)(&proof.position, proof.winner, &proof.stream)?;
    if checked.longest != proof.longest {
        return Err(Fault::Longest {
            told: proof.longest,
            found: checked.longest,
        });
    }
    Ok((proof.position, proof.winner, checked))
}

impl CheckReport {
    /// Writes it; the exit code says whether the proof holds.
    ///
    /// # Errors
    /// What `out` refuses to take.
    pub fn write(&self, out: &mut dyn Write) -> io::Result<ExitCode> {
        let seconds = self.time.as_secs_f64();
        match &self.result {
            Ok((position, winner, checked)) if self.json => {
                let report = json!({
                    "holds": true,
                    "id": position.short_id(),
                    "winner": winner.number(),
                    "positions": checked.positions,
                    "replies": checked.replies,
                    "longest": checked.longest,
                    "bytes": self.bytes,
                    "seconds": seconds,
                });
                writeln!(out, "{report:#}")?;
            }
            Ok((position, winner, checked)) => {
                writeln!(out, "{}", position.short_id())?;
                let side = winner.number();
                writeln!(out, "The proof holds: side {side} wins.")?;
                writeln!(out, "positions  {} checked", checked.positions)?;
                writeln!(out, "replies    {}, each refuted", checked.replies)?;
                writeln!(out, "longest    {} plies", checked.longest)?;
                writeln!(out, "file       {} bytes", self.bytes)?;
                writeln!(out, "time       {seconds:.3} s")?;
            }
            Err(fault) if self.json => {
                let report = json!({ "holds": false, "fault": fault.to_string() });
                writeln!(out, "{report:#}")?;
            }
            Err(fault) => writeln!(out, "The proof does not hold: {fault}.")?,
        }
        Ok(match self.result {
            Ok(_) => ExitCode::SUCCESS,
            Err(_) => ExitCode::from(DOES_NOT_HOLD),
        })
    }
}
