//! What is chosen in the course of an opening, as a value: `black`, `two-more`, `number:3`, `offer:hh`.

use fivefold_rules::Side;

use super::points::PointSystem;
use crate::FileChoice;

const BLACK: &str = "black";
const WHITE: &str = "white";
const TWO_MORE: &str = "two-more";
const NUMBER: &str = "number:";
const OFFER: &str = "offer:";

/// A choice as [`read`] reads it.
pub(super) fn words(choice: FileChoice) -> String {
    match choice {
        FileChoice::Side(Side::First) => BLACK.to_owned(),
        FileChoice::Side(Side::Second) => WHITE.to_owned(),
        FileChoice::TwoMore => TWO_MORE.to_owned(),
        FileChoice::Number(number) => format!("{NUMBER}{number}"),
        FileChoice::Offer(cell) => format!("{OFFER}{}", PointSystem::letters(cell)),
    }
}

/// Reads a choice.
pub(super) fn read(raw: &str, frame: PointSystem) -> Option<FileChoice> {
    let raw = raw.trim();
    match raw {
        BLACK => return Some(FileChoice::Side(Side::First)),
        WHITE => return Some(FileChoice::Side(Side::Second)),
        TWO_MORE => return Some(FileChoice::TwoMore),
        _ => {}
    }
    if let Some(number) = raw.strip_prefix(NUMBER) {
        return number.parse().ok().map(FileChoice::Number);
    }
    let point = raw.strip_prefix(OFFER)?;
    frame.read(point).map(FileChoice::Offer)
}
