//! What a command has found out, in words or as JSON.

use std::io::{self, Write};
use std::process::ExitCode;

use fivefold_players::Verdict;
use fivefold_rules::{Cell, Side};
use serde::{Serialize, Serializer};

/// What a command has found out. Serialized it is what `--json` prints.
pub trait Report: Serialize {
    /// Writes it in words.
    ///
    /// # Errors
    /// What `out` refuses to take.
    fn write_words(&self, out: &mut dyn Write) -> io::Result<()>;

    /// The exit code.
    fn code(&self) -> ExitCode {
        ExitCode::SUCCESS
    }

    /// Writes it in words or as JSON.
    ///
    /// # Errors
    /// What `out` refuses to take.
    fn write(&self, json: bool, out: &mut dyn Write) -> io::Result<()> {
        match json {
            true => write_json(self, out),
            false => self.write_words(out),
        }
    }
}

/// Writes JSON for people too: a line for each value, the names sorted.
///
/// # Errors
/// What `out` refuses to take.
pub fn write_json(value: &(impl Serialize + ?Sized), out: &mut dyn Write) -> io::Result<()> {
    // By way of a value, which sorts the names.
    writeln!(out, "{:#}", serde_json::to_value(value)?)
}

/// What is known about a position, in JSON.
#[derive(Serialize)]
#[serde(remote = "Verdict", tag = "kind", rename_all = "lowercase")]
pub(crate) enum VerdictJson {
    Proven {
        #[serde(serialize_with = "winner_number")]
        winner: Option<Side>,
        plies: Option<u32>,
    },
    Found {
        #[serde(serialize_with = "side_number")]
        winner: Side,
        plies: u32,
    },
    Estimated {
        score: i32,
    },
    Unknown,
}

pub(crate) fn side_number<S: Serializer>(side: &Side, output: S) -> Result<S::Ok, S::Error> {
    side.number().serialize(output)
}

pub(crate) fn winner_number<S: Serializer>(
    winner: &Option<Side>,
    output: S,
) -> Result<S::Ok, S::Error> {
    winner.map(Side::number).serialize(output)
}

/// A cell in JSON: its column and its row.
pub(crate) fn cell(cell: Cell) -> [u8; 2] {
    [cell.col, cell.row]
}
