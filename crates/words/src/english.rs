//! English, for all that is told without a window: errors, protocols, the command line. The window
//! says the same sentences in the language that was chosen there.

use std::fmt;
#[cfg(any(feature = "words", not(target_family = "wasm")))]
use std::sync::LazyLock;

use super::sentence::{Arguments, Sentence};

/// The English words of the program and of the games in its catalogue.
// The tests of the words find what lacks a text.
#[cfg(any(feature = "words", not(target_family = "wasm")))]
pub static ENGLISH: LazyLock<super::Localization> =
    LazyLock::new(|| super::Localization::new(fivefold_rules::registry::all(), |_| {}));

/// The sentence with this key in English.
#[cfg(any(feature = "words", not(target_family = "wasm")))]
pub fn in_english(key: &str, arguments: &Arguments) -> String {
    ENGLISH.with(key, &ENGLISH.values(arguments))
}

/// The key stands for the sentence in a browser's worker, which has no words. Nobody is shown it:
/// what the worker answers holds keys, which the page words, and its errors go to the page's log.
#[cfg(not(any(feature = "words", not(target_family = "wasm"))))]
pub fn in_english(key: &str, arguments: &Arguments) -> String {
    format!("{key} {arguments:?}")
}

impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&in_english(self.key, &self.arguments))
    }
}

/// What can be said, for errors of crates that know no words.
pub trait InEnglish {
    /// The English sentence without its full stop, to stand in another.
    fn in_english(&self) -> String;
}

impl<E> InEnglish for E
where
    for<'a> Sentence: From<&'a E>,
{
    fn in_english(&self) -> String {
        clause(&Sentence::from(self))
    }
}

fn clause(sentence: &Sentence) -> String {
    let mut text = sentence.to_string();
    text.truncate(text.trim_end_matches('.').len());
    text
}

/// Errors stand in sentences of others, so their own ends without a full stop.
pub fn within_another(sentence: &Sentence, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(&clause(sentence))
}
