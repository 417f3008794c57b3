//! Names of games as OpenSpiel writes them, accepted wherever an id is: `nim(pile_sizes=3;4;5)`,
//! `mnk(m=15,n=15,k=5)`, `tic_tac_toe()`. Each game says which names mean it.

use super::notation::{Expected, Reader, TextError};

/// The names under which OpenSpiel knows a game, as an extension of the game.
pub struct OpenSpielNames {
    /// The word before the parameters, and how the rest is read: into the parameters of our id.
    pub names: &'static [(&'static str, ReadParameters)],
}

/// Reads what follows a name, and gives the parameters of our id.
pub type ReadParameters = fn(&mut Reader) -> Result<String, TextError>;

/// Reads `(key=value,key=value)` in any order, to the end of the text. Which keys there are is
/// worded for people under `wanted`.
///
/// # Errors
/// A [`TextError`] at the first thing that is not understood.
pub fn parameters(
    reader: &mut Reader,
    keys: &[&str],
    wanted: &'static str,
    mut value: impl FnMut(&str, &mut Reader) -> Result<(), TextError>,
) -> Result<(), TextError> {
    reader.expect("(", "expected-parameters")?;
    let mut first = true;
    while !reader.skip(")") {
        if !first {
            reader.expect(",", "expected-after-value")?;
        }
        first = false;
        let key = keys
            .iter()
            .find(|key| reader.rest().starts_with(&format!("{key}=")))
            .ok_or_else(|| reader.error(Expected::Named(wanted)))?;
        reader.skip(key);
        reader.skip("=");
        value(key, reader)?;
    }
    reader.end()
}

/// Reads `true` or `false`, in small letters or with a capital.
///
/// # Errors
/// A [`TextError`] if neither stands there.
pub fn switch(reader: &mut Reader) -> Result<bool, TextError> {
    for (word, on) in [("true", true), ("false", false)] {
        let capital = if on { "True" } else { "False" };
        if reader.skip(word) || reader.skip(capital) {
            return Ok(on);
        }
    }
    Err(reader.error(Expected::Named("expected-true-or-false")))
}
