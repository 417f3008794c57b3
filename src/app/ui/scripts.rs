//! Scripts in words: what is wrong with one.

use super::screens::setup::refusal_text;
use crate::app::state::language::{Words, number, text};
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
        Fault::UnknownGame { found, known } => {
            let known = known.join(", ");
            words.with(key, &[("found", text(found)), ("known", text(&known))])
        }
        Fault::NoMove { found } => words.with(key, &[("found", text(found))]),
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
            let reason = refusal_text(words, &reason.key, reason.number);
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
