//! Games as text, in a format that is named.

use fivefold_formats::{Format, FormatError, all, write};
use fivefold_match::Match;

/// The format with this word.
///
/// # Panics
/// There is none.
#[must_use]
pub fn format(word: &str) -> Format {
    let known = all().find(|format| format.id() == word);
    known.unwrap_or_else(|| panic!("{word} is no format"))
}

/// A game in the format with this word, one that is a text.
///
/// # Errors
/// The format cannot hold it.
///
/// # Panics
/// There is no such format, or it is no text.
#[expect(
    clippy::result_large_err,
    reason = "the error of the crate that it is about"
)]
pub fn written(game_match: &Match, word: &str) -> Result<String, FormatError> {
    let bytes = write(game_match, format(word))?;
    Ok(String::from_utf8(bytes).expect("a format of text"))
}
