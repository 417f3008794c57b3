//! `fivefold hint`: where to look, what to do there, and why.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Duration;

use clap::{Args, value_parser};
use rand::SeedableRng;
use serde::Serialize;
use serde_json::Value;

use super::cli;
use super::engine_spec::EngineSpec;
use super::report::{Report, cell, side_number, winner_number};
use fivefold_games::Id;
use fivefold_players::{Limits, NoMove};
use fivefold_rules::{Cell, Rng, Side};
use fivefold_study::binary::{BinaryColumns, ColumnChange};
use fivefold_study::hint::{HintMark, hint};
use fivefold_study::preserving_moves::keeping;
use fivefold_study::standing::{PositionJudgement, Standing, standing};
use fivefold_words::sentence::{Argument, Sentence};

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

/// A hint, to be printed.
#[derive(Serialize)]
pub struct HintReport {
    id: String,
    stands: Stands,
    #[serde(rename = "where")]
    place: PlaceReport,
    what: What,
    why: Why,
}

/// How the position stands.
#[derive(Serialize)]
struct Stands {
    #[serde(with = "JudgementJson")]
    judgement: PositionJudgement,
    kept: Option<KeptReport>,
    words: String,
}

#[derive(Serialize)]
#[serde(remote = "PositionJudgement", tag = "kind", rename_all = "lowercase")]
enum JudgementJson {
    Proven {
        #[serde(serialize_with = "winner_number")]
        winner: Option<Side>,
        moves: Option<u32>,
    },
    Found {
        #[serde(serialize_with = "side_number")]
        winner: Side,
        moves: u32,
        #[serde(skip)]
        share: u16,
    },
    Estimated {
        share: u16,
    },
    Unknown,
}

#[derive(Serialize)]
struct KeptReport {
    key: &'static str,
    moves: usize,
    of: usize,
}

#[derive(Serialize)]
struct PlaceReport {
    key: &'static str,
    words: String,
    cells: Vec<[u8; 2]>,
}

#[derive(Serialize)]
struct What {
    #[serde(rename = "move")]
    mv: String,
    #[serde(flatten)]
    action: Worded,
    target: [u8; 2],
    cells: Vec<[u8; 2]>,
}

#[derive(Serialize)]
struct Why {
    #[serde(flatten)]
    reason: Worded,
    evidence: Vec<Evidence>,
    columns: Option<BeforeAndAfter>,
    steps: Vec<StepReport>,
}

/// A sentence with what is put into it.
#[derive(Serialize)]
struct Worded {
    key: &'static str,
    arguments: BTreeMap<&'static str, Value>,
    words: String,
}

#[derive(Serialize)]
struct Evidence {
    cell: [u8; 2],
    mark: HintMark,
}

/// The binary columns before the move and after it.
#[derive(Serialize)]
struct BeforeAndAfter {
    before: ColumnsReport,
    after: ColumnsReport,
    #[serde(skip)]
    proof: ColumnChange,
}

#[derive(Serialize)]
struct ColumnsReport {
    heaps: Vec<u8>,
    odd: Vec<u8>,
    nim_sum: u8,
}

#[derive(Serialize)]
struct StepReport {
    side: u8,
    #[serde(rename = "move")]
    mv: String,
    key: &'static str,
    words: String,
    completing: Vec<[u8; 2]>,
}

/// Asks the strongest player of the game and makes a hint of its choice.
///
/// # Errors
/// The player gives no move, because the game is over.
pub fn run(args: &HintArgs) -> Result<HintReport, NoMove> {
    let position = &args.id.position;
    let limits = Limits {
        nodes: args.nodes,
        ..Limits::default()
    };
    let time = args.time.map(Duration::from_millis);
    let strongest = EngineSpec::judge(position, limits, time);
    let mut rng = Rng::seed_from_u64(args.id.seed.unwrap_or(0));
    let choice = strongest.choose(position, &mut rng)?;
    // The strongest player's moves are always legal.
    let hint = hint(position, &choice).ok_or(NoMove::GameOver)?;
    let moves: Vec<_> = hint.steps.iter().map(|step| step.mv).collect();
    let steps = position.move_texts(&moves).into_iter().zip(&hint.steps);
    let steps = steps.map(|(mv, step)| StepReport {
        side: step.side.number(),
        mv,
        key: step.does.key,
        words: step.does.to_string(),
        completing: cells(&step.completing),
    });
    let evidence = hint.evidence.iter().map(|marked| Evidence {
        cell: cell(marked.cell),
        mark: marked.mark,
    });
    Ok(HintReport {
        id: position.id(),
        stands: standing(position, &choice, keeping(position).as_ref()).into(),
        place: PlaceReport {
            key: hint.place.region.key,
            words: hint.place.region.to_string(),
            cells: cells(&hint.place.cells),
        },
        what: What {
            mv: position.move_text(hint.mv),
            action: Worded::from(&hint.action),
            target: cell(hint.target),
            cells: cells(&hint.cells),
        },
        why: Why {
            reason: Worded::from(&hint.why),
            evidence: evidence.collect(),
            columns: hint.proof.map(|proof| BeforeAndAfter {
                before: ColumnsReport::from(&proof.before),
                after: ColumnsReport::from(&proof.after),
                proof,
            }),
            steps: steps.collect(),
        },
    })
}

fn cells(cells: &[Cell]) -> Vec<[u8; 2]> {
    cells.iter().copied().map(cell).collect()
}

impl From<Standing> for Stands {
    fn from(Standing { judgement, kept }: Standing) -> Stands {
        let judged = Sentence {
            key: judgement.key(),
            arguments: judgement.arguments(),
        };
        let mut words = match judgement.favoured() {
            Some(side) => judged.text("name", format!("side {side}")),
            None => judged,
        }
        .to_string();
        if let Some(kept) = kept {
            let (key, arguments) = (kept.key(), kept.arguments());
            words = format!("{words}; {}", Sentence { key, arguments });
        }
        let kept = kept.map(|kept| KeptReport {
            key: kept.key(),
            moves: kept.moves,
            of: kept.legal,
        });
        Stands {
            judgement,
            kept,
            words,
        }
    }
}

impl From<&Sentence> for Worded {
    fn from(sentence: &Sentence) -> Worded {
        let value = |argument: &Argument| match argument {
            Argument::Number(number) => Value::from(*number),
            Argument::Tenths(tenths) => Value::from(*tenths as f64 / 10.0),
            Argument::Text(text) | Argument::Game(text) => Value::from(text.as_str()),
            Argument::List(parts) => Value::from(parts.as_slice()),
            Argument::Sentence(sentence) => Value::from(sentence.to_string()),
        };
        let arguments = sentence.arguments.iter();
        Worded {
            key: sentence.key,
            arguments: arguments.map(|(name, it)| (*name, value(it))).collect(),
            words: sentence.to_string(),
        }
    }
}

impl From<&BinaryColumns> for ColumnsReport {
    fn from(columns: &BinaryColumns) -> ColumnsReport {
        ColumnsReport {
            heaps: columns.heaps().to_vec(),
            odd: columns.odd_columns(),
            nim_sum: columns.nim_sum(),
        }
    }
}

impl Report for HintReport {
    fn write_words(&self, out: &mut dyn Write) -> io::Result<()> {
        let HintReport { what, why, .. } = self;
        writeln!(out, "{}", self.id)?;
        writeln!(out, "stands   {}", self.stands.words)?;
        writeln!(out, "where    {}", self.place.words)?;
        writeln!(out, "what     {} ({})", what.action.words, what.mv)?;
        writeln!(out, "why      {}", why.reason.words)?;
        if let Some(columns) = &why.columns {
            write_proof(&columns.proof, out)?;
        }
        for (number, step) in (1..).zip(&why.steps) {
            writeln!(out, "{number:>4}. {:<4} {}", step.mv, step.words)?;
        }
        Ok(())
    }
}

/// The columns before and after below each other, with a mark under those that do not pair off.
fn write_proof(proof: &ColumnChange, out: &mut dyn Write) -> io::Result<()> {
    let ColumnChange { before, after } = proof;
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

fn digits(columns: &BinaryColumns, heap: usize) -> String {
    let bits = (0..columns.width()).rev();
    bits.map(|bit| if columns.is_one(heap, bit) { '1' } else { '0' })
        .collect()
}

fn odd(columns: &BinaryColumns) -> String {
    let bits = (0..columns.width()).rev();
    bits.map(|bit| if columns.pairs_off(bit) { '.' } else { '^' })
        .collect()
}
