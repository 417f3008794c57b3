//! All games for other programs: as a table (CSV) and as JSON.

use std::fmt::Write as _;

use super::{ScoredGame, Scores};
use fivefold_config::Ratings;
use fivefold_rules::Side;

/// A form in which the scores can be taken away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreFormat {
    /// Comma-separated values (RFC 4180), one line a game under a line of names.
    Csv,
    /// One JSON object (RFC 8259) with all games, and per game what they add up to.
    Json,
}

impl ScoreFormat {
    /// Both forms.
    pub const ALL: [ScoreFormat; 2] = [ScoreFormat::Csv, ScoreFormat::Json];

    /// The ending of the name of its files.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            ScoreFormat::Csv => "csv",
            ScoreFormat::Json => "json",
        }
    }
}

/// The names of a game's values, in order.
const NAMES: [&str; 12] = [
    "day",
    "game",
    "parameters",
    "opponent",
    "side",
    "began",
    "result",
    "moves",
    "rated",
    "helped",
    "left",
    "adjusted",
];

/// The scores in this form.
#[must_use]
pub fn export(scores: &Scores, form: ScoreFormat, ratings: &Ratings) -> String {
    match form {
        ScoreFormat::Csv => csv(scores),
        ScoreFormat::Json => json(scores, ratings),
    }
}

/// A value as it is written.
enum ExportedValue {
    Text(String),
    Number(u32),
    Switch(bool),
}

fn values(game: &ScoredGame) -> [ExportedValue; NAMES.len()] {
    let side = match game.side {
        Side::First => "first",
        Side::Second => "second",
    };
    [
        ExportedValue::Text(game.day.to_string()),
        ExportedValue::Text(game.game.as_str().to_owned()),
        ExportedValue::Text(game.params.clone()),
        ExportedValue::Text(game.opponent.id().into_owned()),
        ExportedValue::Text(side.to_owned()),
        ExportedValue::Switch(game.began),
        ExportedValue::Text(game.ended.id().to_owned()),
        ExportedValue::Number(game.plies),
        ExportedValue::Switch(game.rated),
        ExportedValue::Switch(game.helped),
        ExportedValue::Switch(game.left),
        ExportedValue::Switch(game.adjusted),
    ]
}

fn csv(scores: &Scores) -> String {
    let mut text = NAMES.join(",");
    text.push_str("\r\n");
    for game in scores.games() {
        let line = values(game).map(|value| match value {
            ExportedValue::Text(text) if text.contains([',', '"', '\r', '\n']) => {
                format!("\"{}\"", text.replace('"', "\"\""))
            }
            ExportedValue::Text(text) => text,
            ExportedValue::Number(number) => number.to_string(),
            ExportedValue::Switch(on) => if on { "yes" } else { "no" }.to_owned(),
        });
        text.push_str(&line.join(","));
        text.push_str("\r\n");
    }
    text
}

fn json(scores: &Scores, ratings: &Ratings) -> String {
    let mut text = String::from("{\n  \"program\": \"fivefold\",\n  \"totals\": [");
    let summaries = scores.summaries(ratings);
    for (index, (game, summary)) in summaries.iter().enumerate() {
        let all = &summary.all;
        // Writing to a text cannot fail.
        let _ = write!(
            text,
            "{}\n    {{\"game\": {}, \"won\": {}, \"drawn\": {}, \"lost\": {}, \"streak\": {}, \
             \"best_streak\": {}, \"shortest_win\": {}, \"rated\": {}, \"rating\": {}, \
             \"deviation\": {}}}",
            comma(index),
            quoted(game.as_str()),
            all.won,
            all.drawn,
            all.lost,
            all.streak,
            all.best_streak,
            all.shortest_win
                .map_or_else(|| "null".to_owned(), |plies| plies.to_string()),
            summary.rated,
            tenths(summary.estimate.map(|estimate| estimate.rating)),
            tenths(summary.estimate.map(|estimate| estimate.deviation)),
        );
    }
    text.push_str("\n  ],\n  \"games\": [");
    for (index, game) in scores.games().iter().enumerate() {
        let fields: Vec<String> = NAMES
            .iter()
            .zip(values(game))
            .map(|(name, value)| {
                let value = match value {
                    ExportedValue::Text(text) => quoted(&text),
                    ExportedValue::Number(number) => number.to_string(),
                    ExportedValue::Switch(on) => on.to_string(),
                };
                format!("{}: {value}", quoted(name))
            })
            .collect();
        let _ = write!(text, "{}\n    {{{}}}", comma(index), fields.join(", "));
    }
    text.push_str("\n  ]\n}\n");
    text
}

const fn comma(index: usize) -> &'static str {
    if index == 0 { "" } else { "," }
}

fn tenths(value: Option<f64>) -> String {
    value.map_or_else(|| "null".to_owned(), |value| format!("{value:.1}"))
}

fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c.is_control() => {
                let _ = write!(quoted, "\\u{:04x}", u32::from(c));
            }
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}
