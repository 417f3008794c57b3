//! What stands in a file of numbers: each field with its help, range and unit, once, where the struct
//! is declared ([`numbers!`](crate::numbers)). The reader of the files, their comments and the screen
//! *Tune* take it from there.

use std::fmt::{self, Display as _};

use serde::de::{
    DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Unexpected, Visitor,
};

use super::reason::{LIST_LENGTH, OUT_OF_RANGE, Reason};

/// A field of a struct of numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FieldSchema {
    /// The heading that stands before it; empty where none does.
    pub part: &'static str,
    /// The field of the structs in this list that means nothing here; empty where all mean something.
    pub without: &'static str,
    /// Its name in the file.
    pub name: &'static str,
    /// What it is, line by line.
    pub help: &'static str,
    /// Its unit; empty where it has none.
    pub unit: &'static str,
    /// What it can be.
    pub kind: ValueKind,
}

/// What a value can be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ValueKind {
    /// A whole number from the first to the second.
    Whole(f64, f64),
    /// Any number from the first to the second.
    Fraction(f64, f64),
    /// A colour, `"#RRGGBB"`.
    Colour,
    /// `true` or `false`.
    Switch,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// Anything else that stands there as one value.
    Text,
    /// A struct with these fields.
    Fields(&'static [FieldSchema]),
    /// A list of such values, at least and at most so many.
    List(usize, usize, &'static ValueKind),
}

/// A type whose values can only be what the type says.
pub trait HasKind {
    /// What they can be.
    const KIND: ValueKind;
}

impl HasKind for bool {
    const KIND: ValueKind = ValueKind::Switch;
}

impl<T: Numbers> HasKind for T {
    const KIND: ValueKind = ValueKind::Fields(T::FIELDS);
}

impl<T: HasKind> HasKind for Vec<T> {
    const KIND: ValueKind = ValueKind::List(0, usize::MAX, &T::KIND);
}

impl<T: HasKind, const N: usize> HasKind for [T; N] {
    const KIND: ValueKind = ValueKind::List(0, usize::MAX, &T::KIND);
}

/// A type of numbers that stand in a file.
pub trait Number {
    /// A type in which the ends of every range can be written.
    type Wide;
    /// Whether all of them are whole.
    const IS_WHOLE: bool;
}

macro_rules! number {
    ($wide:ident, $is_whole:literal: $($type:ident)*) => {$(
        impl Number for $type {
            type Wide = $wide;
            const IS_WHOLE: bool = $is_whole;
        }
    )*};
}

number! { i64, true: u8 u16 u32 u64 i32 }
number! { f64, false: f32 }

/// A struct that [`numbers!`](crate::numbers) declares.
pub trait Numbers {
    /// What it is, line by line.
    const ABOUT: &'static str;
    /// Its fields.
    const FIELDS: &'static [FieldSchema];
}

/// Declares structs whose fields stand in the files of numbers.
///
/// The comment of a field is its help: it stands above the field in the file, and on the screen *Tune*.
/// Behind the type, in square brackets, stand the least and the greatest value, and the unit. Before the
/// range of the entries of a list stands `each`, or `1 to 8 of` if its length has a range; `1 to 8 of
/// each` is a list of structs. What cannot be described is `text`. `#[part("…")]` puts a heading before a
/// field, and `#[without("…")]` says which field of the structs in a list means nothing in this file.
/// After the fields, `apart` holds what stands in no file. `#[shipped(…)]` gives the text of the file
/// whose content the struct is.
#[macro_export]
macro_rules! numbers {
    (@kind $type:ty) => { <$type as $crate::schema::HasKind>::KIND };
    (@kind $type:ty, text) => { $crate::ValueKind::Text };
    (@kind $type:ty, $min:literal to $max:literal $(, $unit:literal)?) => {{
        let min = $min as <$type as $crate::schema::Number>::Wide as f64;
        let max = $max as <$type as $crate::schema::Number>::Wide as f64;
        match <$type as $crate::schema::Number>::IS_WHOLE {
            true => $crate::ValueKind::Whole(min, max),
            false => $crate::ValueKind::Fraction(min, max),
        }
    }};
    (@kind $type:ty, each $min:literal to $max:literal $(, $unit:literal)?) => {
        $crate::ValueKind::List(0, usize::MAX, &$crate::ValueKind::Whole($min as f64, $max as f64))
    };
    (@kind $type:ty, $least:literal to $most:literal of each) => {
        match <$type as $crate::schema::HasKind>::KIND {
            $crate::ValueKind::List(_, _, each) => $crate::ValueKind::List($least, $most, each),
            other => other,
        }
    };
    (@kind $type:ty, $least:literal to $most:literal of $min:literal to $max:literal, $unit:literal) => {
        $crate::ValueKind::List($least, $most, &$crate::ValueKind::Whole($min as f64, $max as f64))
    };
    (@unit $($range:tt)*) => { $crate::numbers!(@last "" $($range)*) };
    (@last $unit:literal) => { $unit };
    (@last $unit:literal , $last:literal) => { $last };
    (@last $unit:literal $skipped:tt $($range:tt)*) => { $crate::numbers!(@last $unit $($range)*) };
    ($(
        $(#[doc = $about:literal])*
        #[derive($($derive:path),*)]
        $(#[serde($($serde:tt)*)])?
        $(#[shipped($shipped:expr)])?
        pub struct $name:ident {
            $(
                $(#[part($part:literal)])?
                $(#[without($without:literal)])?
                $(#[doc = $help:literal])*
                $(#[serde($($field_serde:tt)*)])?
                pub $field:ident: $type:ty $([$($range:tt)*])?,
            )*
        }
        $(apart {
            $($(#[doc = $apart_help:literal])* pub $apart:ident: $apart_type:ty,)*
        })?
    )*) => {$(
        $(#[doc = $about])*
        #[derive($($derive),*)]
        #[serde(deny_unknown_fields)]
        $(#[serde($($serde)*)])?
        pub struct $name {
            $(
                $(#[doc = $help])*
                $(#[serde($($field_serde)*)])?
                pub $field: $type,
            )*
            $($($(#[doc = $apart_help])* #[serde(skip)] pub $apart: $apart_type,)*)?
        }

        impl $crate::schema::Numbers for $name {
            const ABOUT: &'static str = concat!($($about, "\n"),*);
            const FIELDS: &'static [$crate::FieldSchema] = &[$($crate::FieldSchema {
                part: concat!($($part)?),
                without: concat!($($without)?),
                name: stringify!($field),
                help: concat!($($help, "\n"),*),
                unit: $crate::numbers!(@unit $($($range)*)?),
                kind: $crate::numbers!(@kind $type $(, $($range)*)?),
            }),*];
        }

        $(
            impl $crate::ConfigFile for $name {
                const SHIPPED: &'static str = $shipped;

                fn shipped() -> &'static Self {
                    static SHIPPED: ::std::sync::LazyLock<$name> =
                        ::std::sync::LazyLock::new($crate::shipped);
                    &SHIPPED
                }
            }

            impl Default for $name {
                fn default() -> Self {
                    <$name as $crate::ConfigFile>::shipped().clone()
                }
            }
        )?
    )*};
}

/// Finds the first number that is out of its range, and the first list that is too short or too long.
/// Everything else is the business of whoever reads the values.
#[derive(Clone, Copy)]
pub(super) struct Check(pub(super) ValueKind);

impl Check {
    const fn ends(self) -> (f64, f64) {
        match self.0 {
            ValueKind::Whole(min, max) | ValueKind::Fraction(min, max) => (min, max),
            _ => (f64::NEG_INFINITY, f64::INFINITY),
        }
    }

    fn check<E: Error>(self, value: f64, told: impl fmt::Display) -> Result<(), E> {
        let (min, max) = self.ends();
        match (min..=max).contains(&value) {
            true => Ok(()),
            false => Err(E::custom(Reason::new(OUT_OF_RANGE, &[&told, &min, &max]))),
        }
    }
}

impl<'de> DeserializeSeed<'de> for Check {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, input: D) -> Result<(), D::Error> {
        match self.0 {
            ValueKind::Colour | ValueKind::Switch | ValueKind::Choice(_) | ValueKind::Text => {
                input.deserialize_ignored_any(IgnoredAny).map(drop)
            }
            // What is there is read, so that a text or a fraction in the wrong place is named as what
            // it is.
            _ => input.deserialize_any(self),
        }
    }
}

impl<'de> Visitor<'de> for Check {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (min, max) = self.ends();
        match self.0 {
            ValueKind::Whole(..) => Reason::new("config-whole-number", &[&min, &max]).fmt(f),
            ValueKind::Fraction(..) => Reason::new("config-number", &[&min, &max]).fmt(f),
            _ => f.write_str("several values"),
        }
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<(), E> {
        self.check(value as f64, value)
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<(), E> {
        self.check(value as f64, value)
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<(), E> {
        match self.0 {
            ValueKind::Fraction(..) => self.check(value, value),
            _ => Err(E::invalid_type(Unexpected::Float(value), &self)),
        }
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        match self.0 {
            // Nothing is told from no fields.
            ValueKind::Fields(_) => Ok(()),
            _ => Err(E::invalid_type(Unexpected::Unit, &self)),
        }
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        let ValueKind::List(least, most, &each) = self.0 else {
            return Err(A::Error::invalid_type(Unexpected::Seq, &self));
        };
        let mut have = 0_usize;
        while list.next_element_seed(Check(each))?.is_some() {
            have += 1;
        }
        match (least..=most).contains(&have) {
            true => Ok(()),
            false => Err(A::Error::custom(Reason::new(
                LIST_LENGTH,
                &[&have, &least, &most],
            ))),
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let ValueKind::Fields(fields) = self.0 else {
            return Err(A::Error::invalid_type(Unexpected::Map, &self));
        };
        while let Some(name) = map.next_key::<String>()? {
            let field = fields.iter().find(|field| field.name == name);
            map.next_value_seed(Check(field.map_or(ValueKind::Text, |field| field.kind)))?;
        }
        Ok(())
    }
}
