//! Reads a configuration file and says precisely what is wrong with a broken one.

use std::marker::PhantomData;

use serde::de::DeserializeOwned;

use super::layered::Layer;
use super::reason::{LIST_LENGTH, NO_BOARD, OUT_OF_RANGE, Reason};
use super::schema::{Check, Numbers, ValueKind};
use fivefold_rules::{TextError, registry};

/// A configuration file that could not be used, with the place of the fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConfigError {
    /// The file's name as shown to people.
    pub file: String,
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// What is wrong there.
    pub problem: ConfigProblem,
}

/// What is wrong at one place of a configuration file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConfigProblem {
    /// A field that no configuration has.
    UnknownField {
        /// Its name in the file.
        found: String,
        /// The known field whose name is nearest, if one is near.
        nearest: Option<String>,
        /// All fields known at this place.
        known: Vec<String>,
    },
    /// A field that stands there a second time.
    TwiceField(String),
    /// A field that is not there and has to be.
    MissingField(String),
    /// A word that is none of those that can be chosen there.
    NoChoice {
        /// The word.
        found: String,
        /// The choice that is nearest, if one is near.
        nearest: Option<String>,
        /// All that can be chosen.
        known: Vec<String>,
    },
    /// Something of another kind than what belongs there.
    OtherKind {
        /// What belongs there.
        expected: ExpectedValue,
        /// What stands there, as the reader of the format calls it, in English.
        found: String,
    },
    /// A sign or an end in the wrong place; the key of the sentence about it.
    Syntax(&'static str),
    /// A value that is refused.
    Refused(Reason),
    /// The parameters of a board, which the game does not understand.
    NoBoard {
        /// The parameters.
        found: String,
        /// The word of the game.
        game: String,
        /// What is wrong with them.
        error: TextError,
    },
    /// What the reader of the format says, in English.
    AsSaid(String),
}

impl ConfigError {
    /// Whether what [`Check`] has found is told, and not this fault of the values.
    fn is_instead_of(&self, other: &ConfigError) -> bool {
        let is_of_range = match &self.problem {
            ConfigProblem::Refused(reason) => {
                reason.key == OUT_OF_RANGE || reason.key == LIST_LENGTH
            }
            ConfigProblem::OtherKind { expected, .. } => matches!(expected, ExpectedValue::Told(_)),
            _ => false,
        };
        // A value of another type is said to stand where the blanks before it begin.
        let is_of_type = matches!(other.problem, ConfigProblem::AsSaid(_));
        is_of_range && (is_of_type || (self.line, self.column) <= (other.line, other.column))
    }
}

/// What belongs in a place of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExpectedValue {
    /// In a sentence of this program.
    Told(Reason),
    /// As the reader of the format calls it, in English.
    AsSaid(String),
}

/// A file of the configuration.
pub trait ConfigFile: Numbers + DeserializeOwned + Clone + 'static {
    /// The shipped file. It has every field, and is the only place where their values stand.
    const SHIPPED: &'static str;

    /// Its content.
    fn shipped() -> &'static Self;
}

/// Reads the shipped content of a file.
///
/// # Panics
/// The shipped file is broken; a test reads them all.
#[must_use]
pub fn shipped<T: ConfigFile>() -> T {
    // As other files are read in this program: each way has code of its own for every type.
    read_numbers("shipped file", T::SHIPPED).unwrap_or_else(|error| panic!("{error:?}"))
}

/// Reads a file of numbers. A browser's worker is told all of them, so it need not know what a file may leave out:
/// that is a fifth of its program.
pub(super) fn read_numbers<T: ConfigFile>(file: &str, text: &str) -> Result<T, ConfigError> {
    match cfg!(feature = "worker") {
        true => read_whole(file, text),
        false => read(file, text),
    }
}

/// Reads the text of a configuration file; `file` is its name for messages. A field that it leaves
/// out has the shipped value.
///
/// # Errors
/// The first fault with its place: where the wrong field or value begins.
pub fn read<T: ConfigFile>(file: &str, text: &str) -> Result<T, ConfigError> {
    read_over(file, text, T::SHIPPED)
}

/// Reads the text of a configuration file over a shipped one that has every field.
///
/// # Errors
/// The first fault with its place.
pub(crate) fn read_over<T: Numbers + DeserializeOwned>(
    file: &str,
    text: &str,
    shipped: &'static str,
) -> Result<T, ConfigError> {
    // As everybody has it who has not changed it.
    let shipped = if text == shipped { "" } else { shipped };
    let read = read_with(file, text, |text| {
        let layer = Layer {
            seed: PhantomData::<T>,
            shipped,
        };
        ron::Options::default().from_str_seed(text, layer)
    });
    let check =
        |text| ron::Options::default().from_str_seed(text, Check(ValueKind::Fields(T::FIELDS)));
    match (read, read_with(file, text, check)) {
        (Ok(_), Err(error)) => Err(error),
        // What is said of a number is told rather than that its type has no room for it.
        (Err(other), Err(error)) if error.is_instead_of(&other) => Err(error),
        (read, _) => read,
    }
}

/// Reads a text from which nothing may be left out.
///
/// # Errors
/// The first fault with its place.
pub fn read_whole<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, ConfigError> {
    read_with(file, text, ron::from_str)
}

fn read_with<'t, T>(
    file: &str,
    text: &'t str,
    read: impl FnOnce(&'t str) -> ron::error::SpannedResult<T>,
) -> Result<T, ConfigError> {
    // Some editors put a byte order mark in front of everything.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    read(text).map_err(|error| {
        let (start, end) = (error.span.start, error.span.end);
        let (line, column) = match error.code {
            // Found while or after a value was read, so that ron stands inside or behind it.
            ron::Error::Message(_)
            | ron::Error::InvalidValueForType { .. }
            | ron::Error::IntegerOutOfBounds
            | ron::Error::NoSuchEnumVariant { .. } => {
                (start.line, token_start(text, start.line, start.col))
            }
            ron::Error::Eof => (end.line, end.col),
            _ => (start.line, start.col),
        };
        ConfigError {
            file: file.to_owned(),
            line,
            column,
            problem: problem(error.code),
        }
    })
}

/// The column in which the token begins that contains or ends before this place.
fn token_start(text: &str, line: usize, column: usize) -> usize {
    let before: Vec<char> = text
        .split('\n')
        .nth(line - 1)
        .unwrap_or_default()
        .chars()
        .take(column - 1)
        .collect();
    before
        .iter()
        .rposition(|c| c.is_whitespace() || matches!(c, ':' | ',' | '[' | '('))
        .map_or(1, |at| at + 2)
}

/// What ron found wrong, in words that need no knowledge of ron.
fn problem(code: ron::Error) -> ConfigProblem {
    match code {
        ron::Error::NoSuchStructField {
            expected, found, ..
        } => ConfigProblem::UnknownField {
            nearest: nearest(&found, expected),
            known: expected.iter().map(|&name| name.to_owned()).collect(),
            found,
        },
        ron::Error::DuplicateStructField { field, .. } => {
            ConfigProblem::TwiceField(field.to_owned())
        }
        ron::Error::MissingStructField { field, .. } => {
            ConfigProblem::MissingField(field.to_owned())
        }
        ron::Error::NoSuchEnumVariant {
            expected, found, ..
        } => ConfigProblem::NoChoice {
            nearest: nearest(&found, expected),
            known: expected.iter().map(|&name| name.to_owned()).collect(),
            found,
        },
        ron::Error::Eof => ConfigProblem::Syntax("config-ends-early"),
        ron::Error::ExpectedComma => ConfigProblem::Syntax("config-comma"),
        ron::Error::ExpectedMapColon => ConfigProblem::Syntax("config-colon"),
        ron::Error::ExpectedString => ConfigProblem::Syntax("config-text"),
        ron::Error::ExpectedNamedStructLike(_) | ron::Error::ExpectedStructLike => {
            ConfigProblem::Syntax("config-brackets")
        }
        ron::Error::TrailingCharacters => ConfigProblem::Syntax("config-trailing"),
        ron::Error::Message(text) => match Reason::read(&text) {
            Some(reason) => refused(reason),
            None => ConfigProblem::AsSaid(text),
        },
        ron::Error::InvalidValueForType { expected, found } => ConfigProblem::OtherKind {
            expected: match Reason::read(&expected) {
                Some(reason) => ExpectedValue::Told(reason),
                None => ExpectedValue::AsSaid(expected),
            },
            found,
        },
        code => ConfigProblem::AsSaid(code.to_string()),
    }
}

/// A value that is refused. Whether a game understands the parameters of a board is asked again: why
/// it does not is more than a text.
fn refused(reason: Reason) -> ConfigProblem {
    let (found, game) = (reason.value("found"), reason.value("game"));
    let mut games = registry::all().iter();
    let asked = games.find(|it| reason.key == NO_BOARD && it.as_str() == game);
    match asked.and_then(|game| game.rules().fields_from_text(found).err()) {
        Some(error) => ConfigProblem::NoBoard {
            found: found.to_owned(),
            game: game.to_owned(),
            error,
        },
        None => ConfigProblem::Refused(reason),
    }
}

/// The known name that is nearest to what was found, unless nothing is near.
pub fn nearest(found: &str, known: &[&str]) -> Option<String> {
    known
        .iter()
        .map(|&name| (strsim::damerau_levenshtein(name, found), name))
        .min()
        .filter(|(distance, name)| *distance <= 1 + name.len().min(found.len()) / 3)
        .map(|(_, name)| name.to_owned())
}
