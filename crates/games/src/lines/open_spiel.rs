//! Lines as OpenSpiel names it. `m` is the number of columns, `n` of rows, `k` the length of a
//! line; defaults are those of its `mnk.h`.

use super::{LARGEST_SIDE, LONGEST_LINE, SHORTEST_LINE, SMALLEST_SIDE};
use fivefold_rules::notation::{Reader, TextError};
use fivefold_rules::open_spiel::{OpenSpielNames, parameters};

/// The two names.
pub(crate) static NAMES: OpenSpielNames = OpenSpielNames {
    names: &[("mnk", mnk), ("tic_tac_toe", tic_tac_toe)],
};

fn mnk(reader: &mut Reader) -> Result<String, TextError> {
    let (mut cols, mut rows, mut len) = (15, 15, 5);
    let wanted = "expected-mnk-parameter";
    parameters(reader, &["m", "n", "k"], wanted, |key, reader| {
        match key {
            "m" => cols = reader.small(SMALLEST_SIDE, LARGEST_SIDE)?,
            "n" => rows = reader.small(SMALLEST_SIDE, LARGEST_SIDE)?,
            _ => len = reader.small(SHORTEST_LINE, LONGEST_LINE)?,
        }
        Ok(())
    })?;
    Ok(format!("{cols}x{rows}x{len}"))
}

fn tic_tac_toe(reader: &mut Reader) -> Result<String, TextError> {
    if !reader.at_end() {
        parameters(reader, &[], "expected-no-parameter", |_, _| Ok(()))?;
    }
    Ok("3x3x3".to_owned())
}
