//! English, for all that is told without a window: errors, protocols, the command line. The window
//! says the same sentences in the language that was chosen there.

use std::error::Error;
use std::fmt;
#[cfg(any(feature = "words", not(target_family = "wasm")))]
use std::sync::LazyLock;

use super::sentence::{Arguments, Sentence, number};
use crate::config::Problem;
use crate::rules::{FieldError, Illegal};

/// The English words of the program and of the games in its catalogue.
// The tests of the words find what lacks a text.
#[cfg(any(feature = "words", not(target_family = "wasm")))]
pub static ENGLISH: LazyLock<super::Words> =
    LazyLock::new(|| super::Words::new(crate::rules::registry::all(), |_| {}));

/// The sentence with this key in English.
#[cfg(any(feature = "words", not(target_family = "wasm")))]
pub(crate) fn in_english(key: &str, arguments: &Arguments) -> String {
    ENGLISH.with(key, &ENGLISH.values(arguments))
}

/// The key stands for the sentence in a browser's worker, which has no words. Nobody is shown it:
/// what the worker answers holds keys, which the page words, and its errors go to the page's log.
#[cfg(not(any(feature = "words", not(target_family = "wasm"))))]
pub(crate) fn in_english(key: &str, arguments: &Arguments) -> String {
    format!("{key} {arguments:?}")
}

impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&in_english(self.key, &self.arguments))
    }
}

impl From<Illegal> for Sentence {
    fn from(reason: Illegal) -> Sentence {
        let sentence = Sentence::new(reason.key());
        match reason.number() {
            Some(n) => sentence.number("n", n),
            None => sentence,
        }
    }
}

impl From<&FieldError> for Sentence {
    fn from(error: &FieldError) -> Sentence {
        match error {
            FieldError::OutOfRange { min, max, .. } => Sentence::new("field-error-out-of-range")
                .number("min", *min)
                .number("max", *max),
            FieldError::Inconsistent { key, numbers, .. } => Sentence {
                key,
                arguments: numbers.iter().map(|&(name, n)| number(name, n)).collect(),
            },
            FieldError::Missing { .. } => Sentence::new("field-error-missing"),
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        within_another(&Sentence::from(*self), f)
    }
}

impl fmt::Display for FieldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        within_another(&Sentence::from(self), f)
    }
}

/// A configuration file has a field that nothing knows.
#[must_use]
pub fn unknown_field(found: &str, nearest: Option<&str>, known: &[String]) -> Sentence {
    match nearest {
        Some(nearest) => Sentence::new("config-unknown-near").text("nearest", nearest.to_owned()),
        None => Sentence::new("config-unknown").text("known", known.join(", ")),
    }
    .text("found", found.to_owned())
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::UnknownField {
                found,
                nearest,
                known,
            } => write!(f, "{}", unknown_field(found, nearest.as_deref(), known)),
            Problem::Other(text) => f.write_str(text),
        }
    }
}

/// Errors stand in sentences of others, so their own ends without a full stop.
pub(crate) fn within_another(sentence: &Sentence, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(sentence.to_string().trim_end_matches('.'))
}

impl Error for Illegal {}

impl Error for FieldError {}
