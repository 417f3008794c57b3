//! Scripts in words: what is wrong with one.

use super::language::{Words, number, text};
use super::screens::setup::refusal;
use crate::players::scripts::{Fault, Mistake};

/// A script's mistake as a sentence with its place.
#[must_use]
pub fn mistake_sentence(words: &Words, mistake: &Mistake) -> String {
    let key = mistake.fault.key();
    let reason = match &mistake.fault {
        Fault::Missing | Fault::NotBuiltIn | Fault::NoChoose | Fault::OutOfTime => words.say(key),
        Fault::TooLong { bytes, most } => words.with(
            key,
            &[
                ("bytes", number(*bytes as i64)),
                ("most", number(*most as i64)),
            ],
        ),
        Fault::UnknownGame { found } | Fault::NoMove { found } => {
            words.with(key, &[("found", text(found))])
        }
        // The interpreter speaks English only.
        Fault::Syntax { reason } | Fault::Failed { reason } => {
            words.with(key, &[("reason", text(reason))])
        }
        Fault::TooManySteps { most } => words.with(key, &[("most", number(*most as i64))]),
        Fault::TooDeep { most } => words.with(key, &[("most", number(*most as i64))]),
        Fault::TooLarge { what, most } => {
            words.with(key, &[("what", text(what)), ("most", number(*most as i64))])
        }
        Fault::Unreadable {
            text: found,
            reason,
        } => words.with(key, &[("text", text(found)), ("reason", text(reason))]),
        Fault::Illegal {
            text: found,
            reason,
        } => {
            let reason = refusal(words, *reason);
            words.with(key, &[("text", text(found)), ("reason", text(&reason))])
        }
    };
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
