//! What can be wrong with a script, as values with their places; the app words them.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::config::ScriptName;
use crate::rules::Illegal;

/// What is wrong with a script, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Error)]
#[error("{}, line {line}, column {column}: {fault}", script.file())]
pub struct Mistake {
    /// Whose mistake it is.
    pub script: ScriptName,
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What is wrong at one place of a script.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Error)]
pub enum Fault {
    /// There is no script with this name.
    #[error("there is no such file; put one there, or choose another opponent")]
    Missing,
    /// This build of the program runs no scripts (the cargo feature `scripts`).
    #[error("this program was built without scripts")]
    NotBuiltIn,
    /// It is longer than [`super::LONGEST_SOURCE`].
    #[error("the script is too long: {bytes} bytes, at most {most} are read")]
    TooLong {
        /// Its length in bytes.
        bytes: usize,
        /// How long it may be, in bytes.
        most: usize,
    },
    /// Its head names a game that there is not.
    #[error("“{found}” is none of the games; there are {}", known.join(", "))]
    UnknownGame {
        /// The word in the head.
        found: String,
        /// The words of the games that there are.
        known: Vec<String>,
    },
    /// It cannot be read as a script.
    #[error("{reason}")]
    Syntax {
        /// What is wrong, in English words.
        reason: String,
    },
    /// It has no function `choose` with one parameter.
    #[error("there is no function `choose`; a script needs `fn choose(board) {{ … }}`")]
    NoChoose,
    /// It failed while it ran.
    #[error("{reason}")]
    Failed {
        /// What is wrong, in English words.
        reason: String,
    },
    /// It took too many steps: a loop that does not end, or too much work.
    #[error(
        "still no move after {most} steps; does a loop never end? `script_limits` in \
         config/opponents.ron allows more"
    )]
    TooManySteps {
        /// How many it may take.
        most: u64,
    },
    /// Its time ran out.
    #[error("the time was up before there was a move")]
    OutOfTime,
    /// Its functions call each other too deeply.
    #[error("functions call each other more than {most} deep; does one call itself for ever?")]
    TooDeep {
        /// How deep they may.
        most: usize,
    },
    /// A text, list or map became too large.
    #[error("{what}; at most {most} characters or entries fit")]
    TooLarge {
        /// What became too large, in English words.
        what: String,
        /// How large it may be.
        most: usize,
    },
    /// What `choose` returned is no move.
    #[error(
        "`choose` returned {found} instead of a move; return one of board.legal_moves(), or its \
         text"
    )]
    NoMove {
        /// What it returned: the kind of value.
        found: String,
    },
    /// What `choose` returned cannot be read as a move.
    #[error("`choose` returned “{text}”, which is no move here: {reason}")]
    Unreadable {
        /// The text, shortened.
        text: String,
        /// What is wrong with it, in English words.
        reason: String,
    },
    /// The rules refuse what `choose` returned.
    #[error("`choose` returned {text}, which is not legal: {reason}")]
    Illegal {
        /// The move.
        text: String,
        /// Why the rules refuse it.
        reason: Box<Refused>,
    },
}

/// Why the rules refuse a move, in a form that can be sent to another process.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refused {
    /// See [`Illegal::key`].
    pub key: String,
    /// See [`Illegal::number`].
    pub number: Option<u8>,
    /// The sentence in English.
    pub english: String,
}

impl From<Illegal> for Refused {
    fn from(reason: Illegal) -> Self {
        Refused {
            key: reason.key().to_owned(),
            number: reason.number(),
            english: reason.to_string(),
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.english)
    }
}

impl Fault {
    /// The key under which it is worded for people.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self {
            Fault::Missing => "script-missing",
            Fault::NotBuiltIn => "script-not-built-in",
            Fault::TooLong { .. } => "script-too-long",
            Fault::UnknownGame { .. } => "script-unknown-game",
            Fault::Syntax { .. } | Fault::Failed { .. } => "script-failed",
            Fault::NoChoose => "script-no-choose",
            Fault::TooManySteps { .. } => "script-too-many-steps",
            Fault::OutOfTime => "script-out-of-time",
            Fault::TooDeep { .. } => "script-too-deep",
            Fault::TooLarge { .. } => "script-too-large",
            Fault::NoMove { .. } => "script-no-move",
            Fault::Unreadable { .. } => "script-unreadable",
            Fault::Illegal { .. } => "script-illegal",
        }
    }
}
