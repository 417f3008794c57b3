//! The hint as JSON.

use serde_json::{Map, Value, json};

use super::HintReport;
use fivefold_rules::{Cell, Side};
use fivefold_study::binary::Columns;
use fivefold_study::hint::Mark;
use fivefold_study::standing::Judgement;
use fivefold_words::sentence::{Argument, Arguments};

impl HintReport {
    pub(super) fn to_json(&self) -> Value {
        let hint = &self.hint;
        let cells = |cells: &[Cell]| cells.iter().map(|&cell| json_cell(cell)).collect::<Value>();
        let texts = self.step_texts();
        let steps: Value = texts
            .iter()
            .zip(&hint.steps)
            .map(|(text, step)| {
                json!({
                    "side": step.side.number(),
                    "move": text,
                    "key": step.does.key,
                    "words": step.does.to_string(),
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
                "key": hint.place.region.key,
                "words": hint.place.region.to_string(),
                "cells": cells(&hint.place.cells),
            },
            "what": {
                "move": self.position.move_text(hint.mv),
                "key": hint.action.key,
                "arguments": json_arguments(&hint.action.arguments),
                "words": hint.action.to_string(),
                "target": json_cell(hint.target),
                "cells": cells(&hint.cells),
            },
            "why": {
                "key": hint.why.key,
                "arguments": json_arguments(&hint.why.arguments),
                "words": hint.why.to_string(),
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
            Judgement::Found { winner, moves, .. } => json!({
                "kind": "found",
                "winner": winner.number(),
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

fn json_arguments(arguments: &Arguments) -> Value {
    let value = |argument: &Argument| match argument {
        Argument::Number(number) => json!(number),
        Argument::Tenths(tenths) => json!(*tenths as f64 / 10.0),
        Argument::Text(text) | Argument::Game(text) => json!(text),
        Argument::List(parts) => json!(parts),
        Argument::Sentence(sentence) => json!(sentence.to_string()),
    };
    let pairs = arguments
        .iter()
        .map(|(name, argument)| ((*name).to_owned(), value(argument)));
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
