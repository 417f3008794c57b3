//! Names of games as OpenSpiel writes them, accepted wherever an id is: `nim(pile_sizes=3;4;5)`,
//! `mnk(m=15,n=15,k=5)`, `tic_tac_toe()`.
//!
//! Parameters and their defaults are those of OpenSpiel's `nim.cc`, `nim.h` and `mnk.h`: Nim is
//! **misère** unless `is_misere=false` stands there, and has piles of 1, 3, 5 and 7; `m` is the
//! number of columns, `n` of rows, `k` the length of a line.

use super::mnk::{LARGEST_SIDE, LONGEST_LINE, SHORTEST_LINE, SMALLEST_SIDE};
use super::nim::{Heaps, LARGEST_HEAP, MOST_HEAPS};
use super::notation::{Expected, Reader, TextError};
use super::{GameKind, Position, Side};

/// The start of the game with this name; `None` if the text is no such name.
///
/// # Errors
/// A parameter that is not understood, or that fivefold cannot play.
pub(super) fn parse(text: &str) -> Option<Result<Position, TextError>> {
    let (name, _) = text.split_once('(').unwrap_or((text, ""));
    let read = match name {
        "nim" if text.contains('(') => nim,
        "mnk" if text.contains('(') => mnk,
        "tic_tac_toe" => tic_tac_toe,
        _ => return None,
    };
    Some(Reader::new(text).and_then(|mut reader| {
        reader.skip(name);
        let (kind, params) = read(&mut reader)?;
        kind.rules()
            .start_text(&params, Side::First)
            // The values are in their ranges; what is left is that they do not fit together.
            .map_err(|error| TextError::new(text, 0, error.expected))
    }))
}

type Named = (GameKind, String);

fn nim(reader: &mut Reader) -> Result<Named, TextError> {
    let mut piles = vec![1, 3, 5, 7];
    let mut is_misere = true;
    parameters(reader, &["pile_sizes", "is_misere"], |key, reader| {
        if key == "is_misere" {
            is_misere = switch(reader)?;
            return Ok(());
        }
        piles.clear();
        loop {
            if piles.len() == MOST_HEAPS {
                return Err(reader.error(Expected::Words("the end (at most 8 heaps)")));
            }
            piles.push(reader.small(0, LARGEST_HEAP)?);
            if !reader.skip(";") {
                return Ok(());
            }
        }
    })?;
    let misere = if is_misere { ",misere" } else { "" };
    Ok((GameKind::Nim, format!("{}{misere}", Heaps::new(&piles))))
}

fn mnk(reader: &mut Reader) -> Result<Named, TextError> {
    let (mut cols, mut rows, mut len) = (15, 15, 5);
    parameters(reader, &["m", "n", "k"], |key, reader| {
        match key {
            "m" => cols = reader.small(SMALLEST_SIDE, LARGEST_SIDE)?,
            "n" => rows = reader.small(SMALLEST_SIDE, LARGEST_SIDE)?,
            _ => len = reader.small(SHORTEST_LINE, LONGEST_LINE)?,
        }
        Ok(())
    })?;
    Ok((GameKind::Mnk, format!("{cols}x{rows}x{len}")))
}

fn tic_tac_toe(reader: &mut Reader) -> Result<Named, TextError> {
    if !reader.at_end() {
        parameters(reader, &[], |_, _| Ok(()))?;
    }
    Ok((GameKind::Mnk, "3x3x3".to_owned()))
}

/// Reads `(key=value,key=value)` in any order, to the end of the text.
fn parameters(
    reader: &mut Reader,
    keys: &[&'static str],
    mut value: impl FnMut(&str, &mut Reader) -> Result<(), TextError>,
) -> Result<(), TextError> {
    reader.expect("(", "( before the parameters")?;
    let mut first = true;
    while !reader.skip(")") {
        if !first {
            reader.expect(",", "a comma or ) after the value")?;
        }
        first = false;
        let key = keys
            .iter()
            .find(|key| reader.rest().starts_with(&format!("{key}=")))
            .ok_or_else(|| reader.error(Expected::Words(wanted(keys))))?;
        reader.skip(key);
        reader.skip("=");
        value(key, reader)?;
    }
    reader.end()
}

fn wanted(keys: &[&str]) -> &'static str {
    match keys.first() {
        Some(&"m") => "m=, n= or k= (columns, rows, length of a line)",
        Some(_) => "pile_sizes= or is_misere=",
        None => ") at once",
    }
}

fn switch(reader: &mut Reader) -> Result<bool, TextError> {
    for (word, on) in [("true", true), ("false", false)] {
        let capital = if on { "True" } else { "False" };
        if reader.skip(word) || reader.skip(capital) {
            return Ok(on);
        }
    }
    Err(reader.error(Expected::Words("true or false")))
}
