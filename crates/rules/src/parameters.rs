//! Parameters of a game as fields that a setup screen can show and change without knowing the
//! game.

use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;

use super::TextError;

/// How a field is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldKind {
    /// A whole number.
    Number,
    /// Off (0) or on (1).
    Switch,
    /// One of these words, by its place among them; each is worded for people under
    /// `field-<key>-<word>`.
    Choice(&'static [&'static str]),
}

/// One value that a person chooses before a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// What it is, for example `cols`; worded for people under `field-<key>`.
    pub key: &'static str,
    /// Which of several fields with the same key (Nim's heaps), else 0.
    pub index: u8,
    /// The present value; it may be outside the range while somebody types.
    pub value: i32,
    /// The allowed values.
    pub range: RangeInclusive<i32>,
    /// How it is shown.
    pub kind: FieldKind,
}

impl Field {
    /// A number field.
    #[must_use]
    pub const fn number(key: &'static str, value: i32, range: RangeInclusive<i32>) -> Field {
        Field {
            key,
            index: 0,
            value,
            range,
            kind: FieldKind::Number,
        }
    }

    /// An on/off field.
    #[must_use]
    pub const fn switch(key: &'static str, on: bool) -> Field {
        Field {
            key,
            index: 0,
            value: on as i32,
            range: 0..=1,
            kind: FieldKind::Switch,
        }
    }

    /// A choice among words, of which this one (counted from 0) is chosen.
    #[must_use]
    pub const fn choice(key: &'static str, chosen: i32, words: &'static [&'static str]) -> Field {
        Field {
            key,
            index: 0,
            value: chosen,
            range: 0..=words.len() as i32 - 1,
            kind: FieldKind::Choice(words),
        }
    }
}

/// Why parameters are refused, with the field it concerns. The sentences are among the words of the
/// program and of each game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldError {
    /// A value outside its range.
    OutOfRange {
        /// The field's key.
        key: &'static str,
        /// Which of several fields with this key.
        index: u8,
        /// The refused value.
        value: i32,
        /// The smallest allowed value.
        min: i32,
        /// The largest allowed value.
        max: i32,
    },
    /// The values do not go together, by the game's own rules.
    Inconsistent {
        /// The field at which it is shown.
        field: &'static str,
        /// The key under which it is worded for people.
        key: &'static str,
        /// The numbers in the sentence, by name.
        numbers: Vec<(&'static str, i32)>,
    },
    /// A list of fields lacks one or has one too many.
    Missing {
        /// The field's key.
        key: &'static str,
    },
}

impl FieldError {
    /// The field at which the error is shown: key and index.
    #[must_use]
    pub const fn field(&self) -> (&'static str, u8) {
        match self {
            FieldError::OutOfRange { key, index, .. } => (key, *index),
            FieldError::Inconsistent { field, .. } => (field, 0),
            FieldError::Missing { key } => (key, 0),
        }
    }
}

/// What is chosen before a game and stays the same while it lasts.
///
/// Its text form (`Display`, [`Parameters::parse`]) is the parameter part of an id.
pub trait Parameters:
    Clone + Debug + PartialEq + Eq + Default + Display + Send + Sync + 'static
{
    /// Reads the text form.
    ///
    /// # Errors
    /// A [`TextError`] with place and reason; never panics, whatever the text.
    fn parse(text: &str) -> Result<Self, TextError>;

    /// The fields with their present values, in the order in which they are shown.
    fn fields(&self) -> Vec<Field>;

    /// Parameters with the values of these fields (in any order).
    ///
    /// # Errors
    /// The first field that is out of range, missing or at odds with another.
    fn from_fields(fields: &[Field]) -> Result<Self, FieldError>;
}

/// The value of the only field with this key, checked against the range that the game gives it.
///
/// # Errors
/// [`FieldError::OutOfRange`] or [`FieldError::Missing`].
pub fn value_of(
    fields: &[Field],
    key: &'static str,
    range: RangeInclusive<i32>,
) -> Result<i32, FieldError> {
    let field = fields
        .iter()
        .find(|field| field.key == key)
        .ok_or(FieldError::Missing { key })?;
    in_range(key, field.index, field.value, range)
}

/// The value, if it lies in the range.
///
/// # Errors
/// [`FieldError::OutOfRange`].
pub fn in_range(
    key: &'static str,
    index: u8,
    value: i32,
    range: RangeInclusive<i32>,
) -> Result<i32, FieldError> {
    if range.contains(&value) {
        Ok(value)
    } else {
        Err(FieldError::OutOfRange {
            key,
            index,
            value,
            min: *range.start(),
            max: *range.end(),
        })
    }
}
