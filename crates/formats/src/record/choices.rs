//! What was chosen in the course of an opening, in words.

use super::{ValueError, short};
use fivefold_match::OpeningChoice;
use fivefold_rules::{Position, Side};

const TAKES_FIRST: &str = "takes-first";
const TAKES_SECOND: &str = "takes-second";
const TWO_MORE: &str = "two-more";
/// What stands before the number of alternatives that are announced.
const NUMBER: &str = "number";
/// What stands before the alternatives that are offered for the fifth stone.
const FIFTHS: &str = "fifths";

/// Choices in order: each in words of its own, but the alternatives for one stone together. The
/// position is any of the game.
pub(crate) fn write(choices: &[OpeningChoice], position: &Position) -> Vec<String> {
    let mut written: Vec<String> = Vec::new();
    let mut offers = false;
    for &choice in choices {
        let word = match choice {
            OpeningChoice::Side(Side::First) => TAKES_FIRST.to_owned(),
            OpeningChoice::Side(Side::Second) => TAKES_SECOND.to_owned(),
            OpeningChoice::TwoMore => TWO_MORE.to_owned(),
            OpeningChoice::Number(number) => format!("{NUMBER} {number}"),
            OpeningChoice::Offer(mv) => {
                let cell = position.move_text(mv);
                if let Some(before) = written.last_mut().filter(|_| offers) {
                    before.push(' ');
                    before.push_str(&cell);
                    continue;
                }
                format!("{FIFTHS} {cell}")
            }
        };
        offers = choice.offered().is_some();
        written.push(word);
    }
    written
}

/// Whether a text begins as what [`write`] writes.
pub(super) fn is_choice(text: &str) -> bool {
    let word = text.split_ascii_whitespace().next().unwrap_or("");
    [TAKES_FIRST, TAKES_SECOND, TWO_MORE, NUMBER, FIFTHS].contains(&word)
}

/// Reads what [`write`] wrote, whether or not it fits the opening.
///
/// # Errors
/// [`ValueError`], with the word that is not understood.
pub(crate) fn read(text: &str, position: &Position) -> Result<Vec<OpeningChoice>, ValueError> {
    let unknown = |word: &str| ValueError::Word { found: short(word) };
    let mut choices = Vec::new();
    let mut words = text.split_ascii_whitespace().peekable();
    while let Some(word) = words.next() {
        choices.push(match word {
            TAKES_FIRST => OpeningChoice::Side(Side::First),
            TAKES_SECOND => OpeningChoice::Side(Side::Second),
            TWO_MORE => OpeningChoice::TwoMore,
            NUMBER => {
                let number = words.next().unwrap_or(NUMBER);
                OpeningChoice::Number(number.parse().map_err(|_| unknown(number))?)
            }
            FIFTHS => {
                // A number of alternatives, at least one.
                let mut cells = Vec::new();
                while let Some(cell) = words.next_if(|word| !is_choice(word)) {
                    let mv = position.parse_move(cell)?;
                    cells.push(OpeningChoice::Offer(mv));
                }
                if cells.is_empty() {
                    return Err(unknown(word));
                }
                choices.append(&mut cells);
                continue;
            }
            _ => return Err(unknown(word)),
        });
    }
    Ok(choices)
}
