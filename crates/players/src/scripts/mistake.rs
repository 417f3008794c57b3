//! What can be wrong with a script, as values with their places and their sentences.

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};

use fivefold_config::ScriptName;
use fivefold_rules::Illegal;
use fivefold_words::in_english;
use fivefold_words::sentence::{Sentence, number};

/// What is wrong with a script, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScriptMistake {
    /// Whose mistake it is.
    pub script: ScriptName,
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: ScriptFault,
}

/// What is wrong at one place of a script.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ScriptFault {
    /// There is no script with this name.
    Missing,
    /// This build of the program runs no scripts (the cargo feature `scripts`).
    NotBuiltIn,
    /// It is longer than [`super::LONGEST_SOURCE`].
    TooLong {
        /// Its length in bytes.
        bytes: usize,
        /// How long it may be, in bytes.
        most: usize,
    },
    /// Its head names a game that there is not.
    UnknownGame {
        /// The word in the head.
        found: String,
        /// The words of the games that there are.
        known: Vec<String>,
    },
    /// It cannot be read as a script.
    Syntax {
        /// What is wrong, in English words.
        reason: String,
    },
    /// It has no function `choose` with one parameter.
    NoChoose,
    /// It failed while it ran.
    Failed {
        /// What is wrong, in English words.
        reason: String,
    },
    /// It took too many steps: a loop that does not end, or too much work.
    TooManySteps {
        /// How many it may take.
        most: u64,
    },
    /// Its time ran out.
    OutOfTime,
    /// Its functions call each other too deeply.
    TooDeep {
        /// How deep they may.
        most: usize,
    },
    /// A text, list or map became too large.
    TooLarge {
        /// What became too large, in English words.
        what: String,
        /// How large it may be.
        most: usize,
    },
    /// What `choose` returned is no move.
    NoMove {
        /// What it returned: the kind of value.
        found: String,
    },
    /// What `choose` returned cannot be read as a move.
    Unreadable {
        /// The text, shortened.
        text: String,
        /// Where the fault is, in characters from 1.
        at: usize,
    },
    /// The rules refuse a move that was tried or returned.
    Illegal {
        /// The move.
        text: String,
        /// Why the rules refuse it.
        reason: Box<MoveRefusal>,
    },
}

/// Why the rules refuse a move, in a form that can be sent to another process.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveRefusal {
    /// See [`Illegal::key`].
    pub key: String,
    /// See [`Illegal::number`].
    pub number: Option<u8>,
}

impl From<Illegal> for MoveRefusal {
    fn from(reason: Illegal) -> Self {
        MoveRefusal {
            key: reason.key().to_owned(),
            number: reason.number(),
        }
    }
}

impl ScriptFault {
    /// The sentence for people; `refusal` words the rules' reason in it, given its key and number.
    #[must_use]
    pub fn sentence(&self, refusal: impl Fn(&str, Option<u8>) -> String) -> Sentence {
        match self {
            ScriptFault::Missing => Sentence::new("script-missing"),
            ScriptFault::NotBuiltIn => Sentence::new("script-not-built-in"),
            ScriptFault::TooLong { bytes, most } => Sentence::new("script-too-long")
                .number("bytes", *bytes)
                .number("most", *most),
            ScriptFault::UnknownGame { found, known } => Sentence::new("script-unknown-game")
                .text("found", found.clone())
                .list("known", known.iter().map(String::as_str)),
            // The interpreter speaks English only.
            ScriptFault::Syntax { reason } | ScriptFault::Failed { reason } => {
                Sentence::new("script-failed").text("reason", reason.clone())
            }
            ScriptFault::NoChoose => Sentence::new("script-no-choose"),
            ScriptFault::TooManySteps { most } => {
                Sentence::new("script-too-many-steps").number("most", *most)
            }
            ScriptFault::OutOfTime => Sentence::new("script-out-of-time"),
            ScriptFault::TooDeep { most } => Sentence::new("script-too-deep").number("most", *most),
            ScriptFault::TooLarge { what, most } => Sentence::new("script-too-large")
                .text("what", what.clone())
                .number("most", *most),
            ScriptFault::NoMove { found } => {
                Sentence::new("script-no-move").text("found", found.clone())
            }
            ScriptFault::Unreadable { text, at } => Sentence::new("script-unreadable")
                .text("text", text.clone())
                .number("at", *at),
            ScriptFault::Illegal { text, reason } => Sentence::new("script-illegal")
                .text("text", text.clone())
                .text("reason", refusal(&reason.key, reason.number)),
        }
    }
}

impl fmt::Display for ScriptMistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentence = Sentence::new("config-broken")
            .text("file", self.script.file())
            .number("line", self.line)
            .number("column", self.column)
            .text("reason", self.fault.to_string());
        write!(f, "{sentence}")
    }
}

impl Error for ScriptMistake {}

impl fmt::Display for ScriptFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let refusal = |key: &str, n: Option<u8>| {
            let arguments = n.map(|n| number("n", n)).into_iter().collect();
            in_english(key, &arguments)
        };
        write!(f, "{}", self.sentence(refusal))
    }
}
