//! Scripts in words: what is wrong with one.

use crate::app::state::language::{Words, number, text};
use crate::players::scripts::Mistake;

/// A script's mistake as a sentence with its place.
#[must_use]
pub(crate) fn mistake_sentence(words: &Words, mistake: &Mistake) -> String {
    let refusal = |key: &str, n: Option<u8>| match n {
        Some(n) => words.with(key, &[("n", number(n))]),
        None => words.say(key),
    };
    let reason = words.sentence(&mistake.fault.sentence(refusal));
    words.with(
        "config-broken",
        &[
            ("file", text(&mistake.script.file())),
            ("line", number(mistake.line as i64)),
            ("column", number(mistake.column as i64)),
            ("reason", text(&reason)),
        ],
    )
}
