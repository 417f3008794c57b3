//! Nim as OpenSpiel names it. Defaults are those of its `nim.cc`: Nim is **misère** unless
//! `is_misere=false` stands there, and has piles of 1, 3, 5 and 7.

use super::rules::too_many_heaps;
use super::{Heaps, LARGEST_HEAP, MOST_HEAPS};
use fivefold_rules::notation::{Reader, TextError};
use fivefold_rules::open_spiel::{OpenSpielNames, parameters, switch};

/// The one name.
pub(crate) static NAMES: OpenSpielNames = OpenSpielNames {
    names: &[("nim", nim)],
};

fn nim(reader: &mut Reader) -> Result<String, TextError> {
    let mut piles = vec![1, 3, 5, 7];
    let mut is_misere = true;
    let wanted = "expected-nim-parameter";
    parameters(
        reader,
        &["pile_sizes", "is_misere"],
        wanted,
        |key, reader| {
            if key == "is_misere" {
                is_misere = switch(reader)?;
                return Ok(());
            }
            piles.clear();
            loop {
                if piles.len() == MOST_HEAPS {
                    return Err(reader.error(too_many_heaps()));
                }
                piles.push(reader.small(0, LARGEST_HEAP)?);
                if !reader.skip(";") {
                    return Ok(());
                }
            }
        },
    )?;
    let misere = if is_misere { ",misere" } else { "" };
    Ok(format!("{}{misere}", Heaps::new(&piles)))
}
