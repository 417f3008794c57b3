//! `fivefold hint`: where to look, what to do there, and why.

mod json;

use fivefold_study::binary::{Columns, Proof};
use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;

use clap::{Args, value_parser};
use rand::SeedableRng;

use super::cli;
use super::engine_spec::EngineSpec;
use super::words::line;
use fivefold_games::Id;
use fivefold_players::{Limits, NoMove};
use fivefold_rules::{Position, Rng};
use fivefold_study::hint::{Hint, hint};
use fivefold_study::preserving_moves::keeping;
use fivefold_study::standing::{Standing, standing};
use fivefold_words::sentence::Sentence;

/// What can be typed after `fivefold hint`.
#[derive(Args, Clone, Debug)]
pub struct HintArgs {
    /// The game or position, as in `fivefold --help`.
    #[arg(value_name = "ID", value_parser = cli::id)]
    pub id: Id,
    /// Look at no more than N positions.
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,
    /// Think no longer than this.
    #[arg(long, value_name = "MILLISECONDS", value_parser = value_parser!(u64).range(1..))]
    pub time: Option<u64>,
    /// Print JSON instead of text.
    #[arg(long)]
    pub json: bool,
}

/// The hint with the position it is for.
pub struct HintReport {
    position: Position,
    hint: Hint,
    standing: Standing,
    json: bool,
}

/// Asks the strongest player of the game and makes a hint of its choice.
///
/// # Errors
/// The player gives no move, because the game is over.
pub fn run(args: HintArgs) -> Result<HintReport, NoMove> {
    let position = args.id.position;
    let limits = Limits {
        nodes: args.nodes,
        depth: None,
    };
    let time = args.time.map(Duration::from_millis);
    let strongest = EngineSpec::judge(&position, limits, time);
    let mut rng = Rng::seed_from_u64(args.id.seed.unwrap_or(0));
    let choice = strongest.choose(&position, &mut rng)?;
    // The strongest player's moves are always legal.
    let hint = hint(&position, &choice).ok_or(NoMove::GameOver)?;
    Ok(HintReport {
        standing: standing(&position, &choice, keeping(&position).as_ref()),
        position,
        hint,
        json: args.json,
    })
}

impl HintReport {
    /// Writes it.
    ///
    /// # Errors
    /// What `out` refuses to take.
    pub fn write(&self, out: &mut dyn Write) -> io::Result<ExitCode> {
        if self.json {
            writeln!(out, "{:#}", self.to_json())?;
            return Ok(ExitCode::SUCCESS);
        }
        let hint = &self.hint;
        writeln!(out, "{}", self.position)?;
        writeln!(out, "stands   {}", self.standing_words())?;
        writeln!(out, "where    {}", hint.place.region)?;
        writeln!(
            out,
            "what     {} ({})",
            hint.action,
            self.position.move_text(hint.mv)
        )?;
        writeln!(out, "why      {}", hint.why)?;
        if let Some(proof) = &hint.proof {
            write_proof(proof, out)?;
        }
        for (number, (text, step)) in (1..).zip(self.step_texts().iter().zip(&hint.steps)) {
            writeln!(out, "{number:>4}. {text:<4} {}", step.does)?;
        }
        Ok(ExitCode::SUCCESS)
    }

    /// The moves of the steps in the game's notation.
    fn step_texts(&self) -> Vec<String> {
        let moves: Vec<_> = self.hint.steps.iter().map(|step| step.mv).collect();
        line(&self.position, &moves)
    }

    fn standing_words(&self) -> String {
        let Standing { judgement, kept } = self.standing;
        let judged = Sentence {
            key: judgement.key(),
            arguments: judgement.arguments(),
        };
        let judged = match judgement.favoured() {
            Some(side) => judged.text("name", format!("side {side}")),
            None => judged,
        };
        let Some(kept) = kept else {
            return judged.to_string();
        };
        let kept = Sentence {
            key: kept.key(),
            arguments: kept.arguments(),
        };
        format!("{judged}; {kept}")
    }
}

/// The columns before and after below each other, with a mark under those that do not pair off.
pub(super) fn write_proof(proof: &Proof, out: &mut dyn Write) -> io::Result<()> {
    let Proof { before, after } = proof;
    for (heap, (&was, &is)) in before.heaps().iter().zip(after.heaps()).enumerate() {
        writeln!(
            out,
            "         {was:>3}  {}   ->  {is:>3}  {}",
            digits(before, heap),
            digits(after, heap)
        )?;
    }
    writeln!(
        out,
        "    odd       {}   ->       {}",
        odd(before),
        odd(after)
    )
}

fn digits(columns: &Columns, heap: usize) -> String {
    let bits = (0..columns.width()).rev();
    bits.map(|bit| if columns.is_one(heap, bit) { '1' } else { '0' })
        .collect()
}

fn odd(columns: &Columns) -> String {
    let bits = (0..columns.width()).rev();
    bits.map(|bit| if columns.pairs_off(bit) { '.' } else { '^' })
        .collect()
}
