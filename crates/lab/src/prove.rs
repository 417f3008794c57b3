//! `prove`: looks for a proof that a side wins a position, and writes it into a file for
//! `fivefold check`. What it knows is kept beside the file until then, so that it can go on later.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::{Args, value_parser};
use serde::Serialize;
use thiserror::Error;

use crate::lines_prover::{LinesProver, ProofOutcome, ProofWriting, ProverProgress, lines};
use fivefold_cli::cli;
use fivefold_cli::engine_spec::within;
use fivefold_cli::report::Report;
use fivefold_formats::proofs::{Proof, read, write};
use fivefold_games::Id;
use fivefold_players::Stop;
use fivefold_proof::Unproven;
use fivefold_proof::writer::WrittenProof;
use fivefold_rules::{Position, Side};
use fivefold_store::storage::{FileError, atomic};

/// The exit code when no win is proven.
pub(crate) const NO_WIN: u8 = 1;
/// What the name of the file ends with in which an unfinished search is kept.
const PART: &str = ".part";
/// What such a file begins with; the id of the position follows.
const PART_HEAD: &str = "fivefold-proof-part 3 ";
/// Positions visited between the first two looks at the clock; later so many that it takes about this long, as
/// who searches on several cores waits for the slowest then.
const STEP: u64 = 200_000;
const STEP_TIME: Duration = Duration::from_secs(2);
/// How often is told how far the search is.
const TOLD_EVERY: Duration = Duration::from_secs(1);
/// How often what it knows is saved.
const SAVED_EVERY: Duration = Duration::from_secs(120);

/// What can be typed after `prove`.
#[derive(Args, Clone, Debug)]
pub struct ProveArgs {
    /// The game or position, as in `fivefold --help`.
    #[arg(value_name = "ID", value_parser = cli::id)]
    pub id: Id,
    /// Write the proof into this file. What is known of an unfinished one is kept beside it, in
    /// FILE.part, and used again.
    #[arg(long, value_name = "FILE")]
    pub to: PathBuf,
    /// Look only for a win of this side; without it, for one of the side to move and then of the other.
    #[arg(long, value_name = "SIDE", value_parser = value_parser!(u8).range(1..=2))]
    pub winner: Option<u8>,
    /// Try the moves of this proof first: one of the board under another rule or of another size, say.
    #[arg(long, value_name = "FILE")]
    pub guide: Option<PathBuf>,
    /// Give up after this time.
    #[arg(long, value_name = "MILLISECONDS", value_parser = value_parser!(u64).range(1..))]
    pub time: Option<u64>,
    /// Memory for the table of positions.
    #[arg(long, value_name = "MIB", default_value = "256",
        value_parser = value_parser!(u32).range(1..=65_536))]
    pub memory: u32,
    /// Print JSON instead of text.
    #[arg(long)]
    pub json: bool,
}

/// Why nothing can be proven.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ProveError {
    /// The game or the position has no proofs.
    #[error("{0}")]
    Unproven(#[from] Unproven),
    /// A file cannot be written.
    #[error("{0}")]
    Unwritable(#[from] FileError),
    /// The proof that is to be followed cannot be.
    #[error("{path} cannot be followed: {reason}")]
    NoGuide {
        /// The file.
        path: String,
        /// What is wrong with it.
        reason: String,
    },
    /// What is kept of an earlier search cannot be used.
    #[error(
        "{path} is not kept of a search for this position by this version; remove it or choose another file"
    )]
    OtherPart {
        /// The file.
        path: String,
    },
}

/// What was found.
#[derive(Serialize)]
pub struct ProveReport {
    id: String,
    winner: Option<u8>,
    no_win: bool,
    positions: Option<u64>,
    longest: Option<u16>,
    bytes: Option<usize>,
    nodes: u64,
    proof: u32,
    disproof: u32,
    seconds: f64,
    /// The side whose win alone was looked for.
    #[serde(skip)]
    only_for: Option<Side>,
}

/// Looks for a proof and writes it. `halt` ends the search, and what it knows is kept.
///
/// # Errors
/// See [`ProveError`].
pub fn run(args: &ProveArgs, halt: &Stop) -> Result<ProveReport, ProveError> {
    let position = &args.id.position;
    let mut prover = LinesProver::new(lines(position)?, args.memory)?;
    let winner = args.winner.and_then(Side::from_number);
    if let Some(winner) = winner {
        prover.look_only_for(winner);
    }
    let mut part = args.to.clone().into_os_string();
    part.push(PART);
    let part = PathBuf::from(part);
    let head = format!("{PART_HEAD}{}\n", position.short_id());
    if let Ok(kept) = fs::read(&part) {
        let other = || ProveError::OtherPart {
            path: part.display().to_string(),
        };
        let saved = kept.strip_prefix(head.as_bytes()).ok_or_else(other)?;
        prover.resume(saved)?;
    }
    if let Some(path) = &args.guide {
        follow(&mut prover, path).map_err(|reason| ProveError::NoGuide {
            path: path.display().to_string(),
            reason,
        })?;
    }
    let keep = |prover: &LinesProver| {
        let bytes = [head.as_bytes(), &prover.saved()].concat();
        atomic::write(&part, &bytes)
    };
    let stop = match args.time {
        Some(time) => within(halt, Duration::from_millis(time)),
        None => halt.clone(),
    };
    let start = Instant::now();
    let (mut told, mut saved) = (start, start);
    let mut step = STEP;
    let found = loop {
        let begin = Instant::now();
        let found = prover.go_on(step, &stop);
        step = match begin.elapsed() {
            time if time < STEP_TIME / 2 => step.saturating_mul(2),
            time if time > STEP_TIME => STEP.max(step / 2),
            _ => step,
        };
        if found != ProofOutcome::Nothing || stop.is_set() {
            break found;
        }
        if told.elapsed() >= TOLD_EVERY {
            told = Instant::now();
            tell(&prover.progress(), start.elapsed());
        }
        if saved.elapsed() >= SAVED_EVERY {
            keep(&prover)?;
            saved = Instant::now();
        }
    };
    // The proof that was found is written however long that takes, unless somebody wants an end.
    let written = write_down(&mut prover, halt, start, keep)?;
    let proof = match (found, written) {
        (ProofOutcome::Win(winner), Some(written)) => {
            let bytes = file(position, winner, &written);
            atomic::write(&args.to, &bytes)?;
            Some((winner, written, bytes.len()))
        }
        _ => None,
    };
    match (found, &proof) {
        (ProofOutcome::NoWin, _) | (_, Some(_)) => atomic::remove(&part)?,
        (ProofOutcome::Nothing | ProofOutcome::Win(_), None) => keep(&prover)?,
    }
    let ProverProgress {
        nodes,
        proof: to_prove,
        disproof,
        ..
    } = prover.progress();
    let written = proof.as_ref();
    Ok(ProveReport {
        id: position.short_id(),
        winner: written.map(|(winner, ..)| winner.number()),
        no_win: found == ProofOutcome::NoWin,
        positions: written.map(|(_, written, _)| written.positions),
        longest: written.map(|(_, written, _)| written.longest),
        bytes: written.map(|&(.., bytes)| bytes),
        nodes,
        proof: to_prove,
        disproof,
        seconds: start.elapsed().as_secs_f64(),
        only_for: winner,
    })
}

/// Lets a search follow the proof in a file; the error is a sentence.
fn follow(prover: &mut LinesProver, path: &Path) -> Result<(), String> {
    let bytes = fs::read(path).map_err(|error| error.to_string())?;
    let proof = read(&bytes).map_err(|error| error.to_string())?;
    let followed = prover.follow(&proof.position, proof.winner, &proof.stream);
    followed.map_err(|error| error.to_string())
}

/// Writes the proof that was found, part by part; nothing if there is none or it is stopped.
fn write_down(
    prover: &mut LinesProver,
    stop: &Stop,
    start: Instant,
    keep: impl Fn(&LinesProver) -> Result<(), FileError>,
) -> Result<Option<WrittenProof>, FileError> {
    loop {
        match prover.write(stop) {
            ProofWriting::Done(written) => return Ok(Some(written)),
            ProofWriting::Stopped => return Ok(None),
            ProofWriting::Open { written, parts } => {
                let seconds = start.elapsed().as_secs();
                // Nobody is left to tell if that fails.
                let _ = writeln!(
                    io::stderr(),
                    "{seconds:>6} s  written {written} of {parts} parts"
                );
                keep(prover)?;
            }
        }
    }
}

fn file(position: &Position, winner: Side, written: &WrittenProof) -> Vec<u8> {
    write(&Proof {
        position: position.clone(),
        winner,
        longest: written.longest,
        stream: written.stream.clone(),
    })
}

/// Says how far the search is, on standard error.
fn tell(progress: &ProverProgress, time: Duration) {
    let ProverProgress {
        side,
        nodes,
        proof,
        disproof,
        replies: (refuted, all),
        line,
    } = progress;
    // Nobody is left to tell if that fails.
    let _ = writeln!(
        io::stderr(),
        "{:>6} s  side {}  positions {nodes}  proof {proof}  disproof {disproof}  \
         replies {refuted} of {all}  {}",
        time.as_secs(),
        side.number(),
        line.join(" ")
    );
}

impl Report for ProveReport {
    fn write_words(&self, out: &mut dyn Write) -> io::Result<()> {
        if let Some(winner) = self.winner {
            writeln!(out, "Side {winner} wins; the proof is written.")?;
            let lengths = self.positions.zip(self.longest).zip(self.bytes);
            if let Some(((positions, longest), bytes)) = lengths {
                writeln!(out, "positions  {positions}")?;
                writeln!(out, "longest    {longest} plies")?;
                writeln!(out, "file       {bytes} bytes")?;
            }
        } else if self.no_win {
            let whose = self.only_for.map_or_else(String::new, |winner| {
                format!(" of side {}", winner.number())
            });
            writeln!(
                out,
                "No win{whose} is proven: the search found that there is none."
            )?;
        } else {
            writeln!(
                out,
                "No win is proven yet. What is known is kept; the same command goes on."
            )?;
            writeln!(out, "proof      {}", self.proof)?;
            writeln!(out, "disproof   {}", self.disproof)?;
        }
        writeln!(out, "searched   {} positions", self.nodes)?;
        writeln!(out, "time       {:.3} s", self.seconds)
    }

    /// It says whether a win is proven.
    fn code(&self) -> ExitCode {
        match self.winner {
            Some(_) => ExitCode::SUCCESS,
            None => ExitCode::from(NO_WIN),
        }
    }
}
