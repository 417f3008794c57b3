//! Reads a configuration file and says precisely what is wrong with a broken one.

use std::fmt;

use serde::de::{DeserializeOwned, Deserializer, Error as _};
use serde::{Deserialize, de};
use thiserror::Error;

/// A configuration file that could not be used, with the place of the fault.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{file}, line {line}, column {column}: {problem}")]
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
    /// Anything else, in a sentence: broken syntax, a wrong type, a value out of range.
    Other(String),
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::UnknownField {
                found,
                nearest: Some(nearest),
                ..
            } => write!(f, "there is no field `{found}`; did you mean `{nearest}`?"),
            Problem::UnknownField { found, known, .. } => {
                write!(f, "there is no field `{found}`; known are {}", known.join(", "))
            }
            Problem::Other(text) => f.write_str(text),
        }
    }
}

/// Reads the text of a configuration file; `file` is its name for messages.
///
/// # Errors
/// The first fault with its place.
pub fn read<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, ConfigError> {
    ron::from_str(text).map_err(|error| {
        let problem = match error.code {
            ron::Error::NoSuchStructField {
                expected, found, ..
            } => Problem::UnknownField {
                nearest: nearest(&found, expected),
                known: expected.iter().map(|&name| name.to_owned()).collect(),
                found,
            },
            // Written by the range checks below as whole sentences.
            ron::Error::Message(text) => Problem::Other(text),
            code => Problem::Other(code.to_string()),
        };
        ConfigError {
            file: file.to_owned(),
            line: error.span.start.line,
            column: error.span.start.col,
            problem,
        }
    })
}

/// The known name that is nearest to what was found, unless nothing is near.
fn nearest(found: &str, known: &[&str]) -> Option<String> {
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
pub(super) fn within<'de, const MIN: i64, const MAX: i64, T, D>(input: D) -> Result<T, D::Error>
where
    T: TryFrom<i64>,
    D: Deserializer<'de>,
{
    let value = i64::deserialize(input)?;
    let refused = || D::Error::custom(format!("{value} is out of range, allowed is {MIN} to {MAX}"));
    if !(MIN..=MAX).contains(&value) {
        return Err(refused());
    }
    T::try_from(value).map_err(|_| refused())
}

/// A number from `MIN` to `MAX` thousandths, both included.
///
/// # Errors
/// The value is no number or outside the range.
pub(super) fn within_thousandths<'de, const MIN: i64, const MAX: i64, D>(
    input: D,
) -> Result<f32, D::Error>
where
    D: Deserializer<'de>,
{
    struct Visitor<const MIN: i64, const MAX: i64>;
    impl<const MIN: i64, const MAX: i64> de::Visitor<'_> for Visitor<MIN, MAX> {
        type Value = f32;

        fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
            write!(f, "a number from {} to {}", thousandths(MIN), thousandths(MAX))
        }

        fn visit_f64<E: de::Error>(self, value: f64) -> Result<f32, E> {
            if value >= thousandths(MIN) && value <= thousandths(MAX) {
                Ok(value as f32)
            } else {
                Err(E::custom(format!(
                    "{value} is out of range, allowed is {} to {}",
                    thousandths(MIN),
                    thousandths(MAX)
                )))
            }
        }

        fn visit_i64<E: de::Error>(self, value: i64) -> Result<f32, E> {
            self.visit_f64(value as f64)
        }

        fn visit_u64<E: de::Error>(self, value: u64) -> Result<f32, E> {
            self.visit_f64(value as f64)
        }
    }
    input.deserialize_f64(Visitor::<MIN, MAX>)
}

const fn thousandths(value: i64) -> f64 {
    value as f64 / 1000.0
}
