//! `fivefold hint`: where to look, what to do there, and why.

mod columns;
mod json;
mod words;

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;

use clap::{Args, value_parser};
use rand::SeedableRng;

use self::columns::write_proof;
use self::words::{action, kept_words, place, reason, step_words};
use super::cli;
use super::contestant::Contestant;
use crate::games::notation::Id;
use crate::games::{Position, Rng};
use crate::players::levels::Level;
use crate::players::opponents::Opponent;
use crate::players::{Limits, NoChoice, Stop};
use crate::study::hint::{Hint, Reason, Step, hint};
use crate::study::keeping::keeping;
use crate::study::standing::{Judgement, Standing, WHOLE, standing};

/// What can be typed after `fivefold hint`.
#[derive(Args, Clone, Debug)]
pub struct HintArgs {
    /// The game or position, for example nim:3,4,5 or mnk:3x3x3:3/1o1/3@2.
    #[arg(value_name = "ID", value_parser = cli::id)]
    pub id: Id,
    /// Look at no more than so many positions.
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,
    /// Think no longer than this.
    #[arg(long, value_name = "MILLISECONDS", value_parser = value_parser!(u64).range(1..))]
    pub time: Option<u64>,
    /// Print JSON instead of words.
    #[arg(long)]
    pub json: bool,
}

/// The hint with the position it is for.
pub struct Told {
    position: Position,
    hint: Hint,
    standing: Standing,
    json: bool,
}

/// Asks the strongest player of the game and makes a hint of its choice.
///
/// # Errors
/// The player gives no move, because the game is over.
pub fn run(args: HintArgs) -> Result<Told, NoChoice> {
    let position = args.id.position;
    let limits = Limits {
        nodes: args.nodes,
        depth: None,
    };
    let time = args.time.map(Duration::from_millis);
    let strongest = Contestant::new(Opponent::Level(Level::STRONGEST), limits, time);
    let mut rng = Rng::seed_from_u64(args.id.seed.unwrap_or(0));
    let mut player = strongest.player(position.kind());
    let choice = strongest.choose(&mut *player, &position, &Stop::new(), &mut rng)?;
    // The strongest player's moves are always legal.
    let hint = hint(&position, &choice).ok_or(NoChoice::GameOver)?;
    Ok(Told {
        standing: standing(&position, &choice, keeping(&position).as_ref()),
        position,
        hint,
        json: args.json,
    })
}

impl Told {
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
        writeln!(out, "where    {}", place(hint.place.region))?;
        writeln!(
            out,
            "what     {} ({})",
            action(&hint.action),
            self.position.move_text(hint.mv)
        )?;
        writeln!(out, "why      {}", reason(&hint.why))?;
        if let Some(proof) = &hint.proof {
            write_proof(proof, out)?;
        }
        if let Reason::ForcedWin { steps, .. } = &hint.why {
            for (number, (text, step)) in (1..).zip(self.step_texts(steps).iter().zip(steps)) {
                writeln!(out, "{number:>4}. {text:<4} {}", step_words(step.kind))?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }

    /// The moves of the steps in the game's notation.
    fn step_texts(&self, steps: &[Step]) -> Vec<String> {
        let moves: Vec<_> = steps.iter().map(|step| step.mv).collect();
        super::words::line(&self.position, &moves)
    }

    fn standing_words(&self) -> String {
        let judged = match self.standing.judgement {
            Judgement::Proven {
                winner: Some(side),
                moves,
            } => match moves {
                Some(1) => format!("won for side {side} in 1 move"),
                Some(moves) => format!("won for side {side} in {moves} moves"),
                None => format!("won for side {side}"),
            },
            Judgement::Proven { winner: None, .. } => "drawn".to_owned(),
            Judgement::Estimated { share } => {
                let percent = f64::from(share) * 100.0 / f64::from(WHOLE);
                format!("estimated: {percent:.1}% of the bar for side 1")
            }
            Judgement::Unknown => "unknown".to_owned(),
        };
        match self.standing.kept {
            Some(kept) => format!("{judged}; {}", kept_words(kept)),
            None => judged,
        }
    }
}
