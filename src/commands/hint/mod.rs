//! `fivefold hint`: where to look, what to do there, and why.

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;

use clap::{Args, value_parser};
use rand::SeedableRng;
use serde_json::{Map, Value, json};

use super::cli;
use super::contestant::Contestant;
use crate::games::notation::Id;
use crate::games::{Cell, Position, Rng, Side};
use crate::players::levels::Level;
use crate::players::opponents::Opponent;
use crate::players::{Limits, NoChoice, Stop};
use crate::study::binary::{Columns, Proof};
use crate::study::hint::{Action, Hint, Loss, Mark, Part, Reason, Region, Step, StepKind, hint};
use crate::study::keeping::keeping;
use crate::study::standing::{Judgement, Kept, KeptKind, Standing, WHOLE, standing};
use crate::study::wording::Argument;

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

    fn to_json(&self) -> Value {
        let hint = &self.hint;
        let cells = |cells: &[Cell]| cells.iter().map(|&cell| json_cell(cell)).collect::<Value>();
        let steps = match &hint.why {
            Reason::ForcedWin { steps, .. } => steps.as_slice(),
            _ => &[],
        };
        let texts = self.step_texts(steps);
        let steps: Value = texts
            .iter()
            .zip(steps)
            .map(|(text, step)| {
                json!({
                    "side": step.side.number(),
                    "move": text,
                    "key": step.kind.key(),
                    "words": step_words(step.kind),
                    "completing": cells(&step.completing),
                })
            })
            .collect();
        let evidence: Value = hint
            .evidence
            .iter()
            .map(|marked| json!({ "cell": json_cell(marked.cell), "mark": mark(marked.mark) }))
            .collect();
        let proof = hint.proof.as_ref().map(|proof| {
            json!({
                "before": json_columns(&proof.before),
                "after": json_columns(&proof.after),
            })
        });
        json!({
            "id": self.position.id(),
            "stands": self.standing_json(),
            "where": {
                "key": hint.place.region.key(),
                "words": place(hint.place.region),
                "cells": cells(&hint.place.cells),
            },
            "what": {
                "move": self.position.move_text(hint.mv),
                "key": hint.action.key(),
                "arguments": json_arguments(hint.action.arguments()),
                "words": action(&hint.action),
                "target": json_cell(hint.target),
                "cells": cells(&hint.cells),
            },
            "why": {
                "key": hint.why.key(),
                "arguments": json_arguments(hint.why.arguments()),
                "words": reason(&hint.why),
                "evidence": evidence,
                "columns": proof,
                "steps": steps,
            },
        })
    }

    fn standing_json(&self) -> Value {
        let judgement = match self.standing.judgement {
            Judgement::Proven { winner, moves } => json!({
                "kind": "proven",
                "winner": winner.map(Side::number),
                "moves": moves,
            }),
            Judgement::Estimated { share } => json!({ "kind": "estimated", "share": share }),
            Judgement::Unknown => json!({ "kind": "unknown" }),
        };
        let kept = self
            .standing
            .kept
            .map(|kept| json!({ "key": kept.key(), "moves": kept.moves, "of": kept.legal }));
        json!({
            "judgement": judgement,
            "kept": kept,
            "words": self.standing_words(),
        })
    }
}

fn json_cell(cell: Cell) -> Value {
    json!([cell.col, cell.row])
}

fn json_columns(columns: &Columns) -> Value {
    json!({
        "heaps": columns.heaps(),
        "odd": columns.odd_columns(),
        "nim_sum": columns.nim_sum(),
    })
}

fn json_arguments(arguments: Vec<(&'static str, Argument)>) -> Value {
    let value = |argument| match argument {
        Argument::Number(number) => json!(number),
        Argument::Text(text) => json!(text),
    };
    let pairs = arguments
        .into_iter()
        .map(|(name, argument)| (name.to_owned(), value(argument)));
    Value::Object(pairs.collect::<Map<_, _>>())
}

fn mark(mark: Mark) -> Value {
    match mark {
        Mark::Target => json!("target"),
        Mark::Line => json!("line"),
        Mark::Completing => json!("completing"),
        Mark::Threat => json!("threat"),
        Mark::Pairs { bit } => json!({ "pairs": bit }),
        Mark::Odd { bit } => json!({ "odd": bit }),
        Mark::Cold => json!("cold"),
        Mark::Taken => json!("taken"),
        Mark::Saved => json!("saved"),
        Mark::Step { number } => json!({ "step": number }),
    }
}

/// The columns before and after below each other, with a mark under those that do not pair off.
fn write_proof(proof: &Proof, out: &mut dyn Write) -> io::Result<()> {
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

fn kept_words(kept: Kept) -> String {
    let Kept { moves, legal, kind } = kept;
    let verb = |one: &'static str, more: &'static str| if moves == 1 { one } else { more };
    match kind {
        KeptKind::Exactly => format!("{moves} of {legal} moves {} it", verb("keeps", "keep")),
        KeptKind::AtLeast => {
            let verb = verb("keeps", "keep");
            format!("at least {moves} of {legal} moves {verb} it")
        }
        KeptKind::Safe => {
            let verb = verb("does", "do");
            format!("{moves} of {legal} moves {verb} not lose at once")
        }
    }
}

/// Where to look.
fn place(region: Region) -> String {
    let part = |across, down| match (down, across) {
        (Part::First, Part::First) => "in the upper left",
        (Part::First, Part::Middle) => "in the upper part",
        (Part::First, Part::Last) => "in the upper right",
        (Part::Middle, Part::First) => "on the left",
        (Part::Middle, Part::Middle) => "in the middle",
        (Part::Middle, Part::Last) => "on the right",
        (Part::Last, Part::First) => "in the lower left",
        (Part::Last, Part::Middle) => "in the lower part",
        (Part::Last, Part::Last) => "in the lower right",
    };
    match region {
        Region::Row { row } => format!("Look at row {} from the top.", row + 1),
        Region::Left => "Look to the left.".to_owned(),
        Region::Down => "Look down.".to_owned(),
        Region::Diagonal => "Look along the diagonal.".to_owned(),
        Region::Part { across, down } => format!("Look {}.", part(across, down)),
    }
}

/// What to do.
fn action(action: &Action) -> String {
    match action {
        Action::Take { row, count } => format!("Take {count} from row {}.", row + 1),
        Action::Slide { row, advance, .. } => {
            let (steps, way) = (
                advance.unsigned_abs(),
                if *advance < 0 { "back" } else { "forward" },
            );
            format!("In row {} go {steps} {way}.", row + 1)
        }
        Action::Go { square, .. } => format!("Take the stone to {square}."),
        Action::PutStone { cell } => format!("Put a stone on {cell}."),
        Action::AddAtom { cell } => format!("Add an atom to {cell}."),
    }
}

/// Why.
fn reason(reason: &Reason) -> String {
    let words = match reason {
        Reason::WinsAtOnce => "This wins at once.",
        Reason::ColumnsPairOff { .. } => {
            "Then every binary column holds an even number of ones, and whatever is taken, you can \
             pair them off again."
        }
        Reason::GapsPairOff { .. } => {
            "Count the gaps as heaps: then every binary column holds an even number of ones."
        }
        Reason::OddSingles { singles: 1 } => {
            "Then a single piece is left, and the other side must take it."
        }
        Reason::OddSingles { singles } => {
            return format!(
                "Then {singles} single pieces are left: the other side takes the last."
            );
        }
        Reason::EqualDistances { distance } => {
            return format!(
                "Then it is {distance} to the left and {distance} down: answer each move with the \
                 same in the other direction."
            );
        }
        Reason::WythoffPair { near, far } => {
            return format!(
                "Then the distances are {near} and {far}, a pair of Wythoff's: no move leads from \
                 one pair to another."
            );
        }
        Reason::Lost(Loss::Columns) => {
            "Every binary column holds an even number of ones already, so each move breaks a pair. \
             Take little and hope for a mistake."
        }
        Reason::Lost(Loss::Gaps) => {
            "The gaps pair off in every binary column already, so each move breaks a pair. Hope for \
             a mistake."
        }
        Reason::Lost(Loss::EqualDistances) => {
            "It is as far to the left as down already. Go a short way and hope for a mistake."
        }
        Reason::Lost(Loss::WythoffPair) => {
            "The stone stands on a pair of Wythoff's already. Go a short way and hope for a mistake."
        }
        Reason::Lost(Loss::OddSingles) => {
            "An odd number of single pieces is left, so the last one is yours."
        }
        Reason::CompletesLine { cells } => {
            return format!("This completes your line of {}.", cells.len());
        }
        Reason::StopsLine { .. } => "Here the other side would complete a line next.",
        Reason::DoubleThreat { completing } => {
            return format!(
                "Then you can complete a line on {} points; only one can be stopped.",
                completing.len()
            );
        }
        Reason::ForcedWin { moves, .. } => {
            let length = match moves {
                Some(1) => " in 1 move".to_owned(),
                Some(moves) => format!(" in {moves} moves"),
                None => String::new(),
            };
            return format!("Here begins a win{length} that no answer stops.");
        }
        Reason::KeepsDraw => "With best play nobody wins, and this keeps it so.",
        Reason::CannotStop { completing } => {
            return format!(
                "The other side can complete a line on {} points, and you can stop only one.",
                completing.len()
            );
        }
        Reason::HoldsOut { .. } => "The other side can force a win; this does not make it easier.",
        Reason::StopsDouble { .. } => {
            "Otherwise the other side would threaten two points at once, and only one could be \
             stopped."
        }
        Reason::Threatens { .. } => "This threatens to complete a line and must be answered.",
        Reason::Prepares { .. } => "One stone more, and your line is open on two sides.",
        Reason::Opening => "Most lines run through the middle.",
        Reason::WinsCascade { waves: 1 } => "One wave, and the other side has no cell left.",
        Reason::WinsCascade { waves } => {
            return format!("After {waves} waves the other side has no cell left.");
        }
        Reason::Captures {
            waves,
            cells,
            saved,
        } => {
            let counted = |n: usize, word: &str| {
                let s = if n == 1 { "" } else { "s" };
                format!("{n} {word}{s}")
            };
            let taken = counted(cells.len(), "cell");
            let waves = counted(usize::from(*waves), "wave");
            return match saved.len() {
                0 => format!("This takes {taken} in {waves}."),
                saved => format!(
                    "This takes {taken} in {waves}, and {saved} of yours can no longer be taken."
                ),
            };
        }
        Reason::ReadyAtFront { .. } => {
            "Then this cell lacks one atom, right beside the other side's."
        }
        Reason::Estimate => "Nothing is proven here; of all moves this one seemed best.",
    };
    words.to_owned()
}

/// What a step of a win by force does.
fn step_words(kind: StepKind) -> String {
    match kind {
        StepKind::Completes => "completes the line".to_owned(),
        StepKind::DoubleThreat => "threatens two points at once".to_owned(),
        StepKind::Blocks => "stops the line".to_owned(),
        StepKind::Four => "threatens to complete a line".to_owned(),
        StepKind::Three => "prepares two threats at once".to_owned(),
        StepKind::Wins => "wins".to_owned(),
        StepKind::Captures { cells: 1 } => "takes 1 cell".to_owned(),
        StepKind::Captures { cells } => format!("takes {cells} cells"),
        StepKind::Defends => "tries to stop it".to_owned(),
        StepKind::Quiet => "goes on".to_owned(),
    }
}
