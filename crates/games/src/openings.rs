//! The openings of all games by name.

use fivefold_match::Opening;
use fivefold_match::opening::Openings;

/// The openings of all games, the free one first.
pub fn openings() -> impl Iterator<Item = Opening> {
    let brought = super::all().iter().filter_map(|game| game.extension());
    let rules = brought.flat_map(|Openings(rules)| rules.iter().copied());
    std::iter::once(Opening::Free).chain(rules.map(Opening::Rule))
}

/// The opening with this word.
#[must_use]
pub fn opening(word: &str) -> Option<Opening> {
    openings().find(|opening| opening.word() == word)
}
