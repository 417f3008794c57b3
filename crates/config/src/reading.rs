//! Reads a configuration file and says precisely what is wrong with a broken one.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{self, DeserializeOwned, Deserializer};

use super::layered::Layer;
use super::reason::{NO_BOARD, Reason};
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
    pub problem: Problem,
}

/// What is wrong at one place of a configuration file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
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
        expected: Expected,
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

/// What belongs in a place of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// In a sentence of this program.
    Told(Reason),
    /// As the reader of the format calls it, in English.
    AsSaid(String),
}

/// A file of the configuration.
pub trait ConfigFile: DeserializeOwned {
    /// The shipped file. It has every field, and is the only place where their values stand.
    const SHIPPED: &'static str;
}

/// The shipped content of a file.
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
pub(crate) fn read_over<T: DeserializeOwned>(
    file: &str,
    text: &str,
    shipped: &'static str,
) -> Result<T, ConfigError> {
    // As everybody has it who has not changed it.
    let shipped = if text == shipped { "" } else { shipped };
    read_with(file, text, |text| {
        let layer = Layer {
            seed: PhantomData::<T>,
            shipped,
        };
        ron::Options::default().from_str_seed(text, layer)
    })
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
fn problem(code: ron::Error) -> Problem {
    match code {
        ron::Error::NoSuchStructField {
            expected, found, ..
        } => Problem::UnknownField {
            nearest: nearest(&found, expected),
            known: expected.iter().map(|&name| name.to_owned()).collect(),
            found,
        },
        ron::Error::DuplicateStructField { field, .. } => Problem::TwiceField(field.to_owned()),
        ron::Error::MissingStructField { field, .. } => Problem::MissingField(field.to_owned()),
        ron::Error::NoSuchEnumVariant {
            expected, found, ..
        } => Problem::NoChoice {
            nearest: nearest(&found, expected),
            known: expected.iter().map(|&name| name.to_owned()).collect(),
            found,
        },
        ron::Error::Eof => Problem::Syntax("config-ends-early"),
        ron::Error::ExpectedComma => Problem::Syntax("config-comma"),
        ron::Error::ExpectedMapColon => Problem::Syntax("config-colon"),
        ron::Error::ExpectedString => Problem::Syntax("config-text"),
        ron::Error::ExpectedNamedStructLike(_) | ron::Error::ExpectedStructLike => {
            Problem::Syntax("config-brackets")
        }
        ron::Error::TrailingCharacters => Problem::Syntax("config-trailing"),
        ron::Error::Message(text) => match Reason::read(&text) {
            Some(reason) => refused(reason),
            None => Problem::AsSaid(text),
        },
        ron::Error::InvalidValueForType { expected, found } => Problem::OtherKind {
            expected: match Reason::read(&expected) {
                Some(reason) => Expected::Told(reason),
                None => Expected::AsSaid(expected),
            },
            found,
        },
        code => Problem::AsSaid(code.to_string()),
    }
}

/// A value that is refused. Whether a game understands the parameters of a board is asked again: why
/// it does not is more than a text.
fn refused(reason: Reason) -> Problem {
    let (found, game) = (reason.value("found"), reason.value("game"));
    let mut games = registry::all().iter();
    let asked = games.find(|it| reason.key == NO_BOARD && it.as_str() == game);
    match asked.and_then(|game| game.rules().fields_from_text(found).err()) {
        Some(error) => Problem::NoBoard {
            found: found.to_owned(),
            game: game.to_owned(),
            error,
        },
        None => Problem::Refused(reason),
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

/// A whole number from `MIN` to `MAX`, both included.
///
/// # Errors
/// The value is no whole number or outside the range.
pub fn within<'de, const MIN: i64, const MAX: i64, T, D>(input: D) -> Result<T, D::Error>
where
    T: TryFrom<i64>,
    D: Deserializer<'de>,
{
    let value = input.deserialize_any(Whole { min: MIN, max: MAX })?;
    T::try_from(value).map_err(|_| out_of_range(value, MIN, MAX))
}

/// A number from `MIN` to `MAX` thousandths, both included.
///
/// # Errors
/// The value is no number or outside the range.
pub fn within_thousandths<'de, const MIN: i64, const MAX: i64, D>(input: D) -> Result<f32, D::Error>
where
    D: Deserializer<'de>,
{
    // `deserialize_any` lets ron read what is there, so that a text or a fraction in the wrong
    // place is named as what it is.
    input.deserialize_any(Fraction {
        min: thousandths(MIN),
        max: thousandths(MAX),
    })
}

fn out_of_range<E: de::Error>(
    value: impl fmt::Display,
    min: impl fmt::Display,
    max: impl fmt::Display,
) -> E {
    E::custom(Reason::new("config-out-of-range", &[&value, &min, &max]))
}

const fn thousandths(value: i64) -> f64 {
    value as f64 / 1000.0
}

/// Visits a whole number in a range. The range is no part of its type: each type of a visitor costs
/// the web version 5 kB.
struct Whole {
    min: i64,
    max: i64,
}

impl de::Visitor<'_> for Whole {
    type Value = i64;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(
            &Reason::new("config-whole-number", &[&self.min, &self.max]),
            f,
        )
    }

    fn visit_i64<E: de::Error>(self, value: i64) -> Result<i64, E> {
        if (self.min..=self.max).contains(&value) {
            Ok(value)
        } else {
            Err(out_of_range(value, self.min, self.max))
        }
    }

    fn visit_u64<E: de::Error>(self, value: u64) -> Result<i64, E> {
        match i64::try_from(value) {
            Ok(value) => self.visit_i64(value),
            Err(_) => Err(out_of_range(value, self.min, self.max)),
        }
    }
}

/// Visits a number in a range.
struct Fraction {
    min: f64,
    max: f64,
}

impl de::Visitor<'_> for Fraction {
    type Value = f32;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(&Reason::new("config-number", &[&self.min, &self.max]), f)
    }

    fn visit_f64<E: de::Error>(self, value: f64) -> Result<f32, E> {
        if (self.min..=self.max).contains(&value) {
            Ok(value as f32)
        } else {
            Err(out_of_range(value, self.min, self.max))
        }
    }

    fn visit_i64<E: de::Error>(self, value: i64) -> Result<f32, E> {
        self.visit_f64(value as f64)
    }

    fn visit_u64<E: de::Error>(self, value: u64) -> Result<f32, E> {
        self.visit_f64(value as f64)
    }
}
