//! The values of a configuration file as a tree of texts, whatever struct reads them: what two files
//! say is laid over each other, and what one says differently is found.

use std::fmt;

use ron::value::RawValue;
use serde::de::{Deserializer, MapAccess, Visitor};

/// A value with everything in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ValueTree {
    /// Fields with their names.
    Fields(Vec<(String, ValueTree)>),
    /// The entries of a list.
    List(Vec<ValueTree>),
    /// A number, a text or a word, as it is written.
    Value(String),
}

/// A step from a value to one in it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PathStep {
    /// The field of this name.
    Field(String),
    /// The entry with this number, from 0.
    Entry(usize),
}

impl ValueTree {
    /// Reads the text of a value. What cannot be taken apart is one value: whoever reads the file
    /// for its numbers says what is wrong with it.
    pub(super) fn of(text: &str) -> ValueTree {
        if let Ok(fields) = fields_of(text) {
            let fields = fields.into_iter();
            ValueTree::Fields(
                fields
                    .map(|(name, value)| (name.to_owned(), ValueTree::of(value.get_ron())))
                    .collect(),
            )
        } else if let Ok(entries) = ron::from_str::<Vec<&RawValue>>(text) {
            ValueTree::List(
                entries
                    .iter()
                    .map(|it| ValueTree::of(it.get_ron()))
                    .collect(),
            )
        } else {
            ValueTree::Value(text.trim().to_owned())
        }
    }

    /// Nothing at all.
    pub(super) const fn empty() -> ValueTree {
        ValueTree::Fields(Vec::new())
    }

    /// Whether nothing stands in it.
    pub(super) fn is_empty(&self) -> bool {
        matches!(self, ValueTree::Fields(fields) if fields.is_empty())
    }

    /// This value with another one over it: fields of structs in structs one by one, everything else as
    /// a whole.
    pub(super) fn under(&self, above: &ValueTree) -> ValueTree {
        let (ValueTree::Fields(below), ValueTree::Fields(above)) = (self, above) else {
            return above.clone();
        };
        let mut fields = below.clone();
        for (name, value) in above {
            match fields.iter_mut().find(|(known, _)| known == name) {
                Some((_, known)) => *known = known.under(value),
                None => fields.push((name.clone(), value.clone())),
            }
        }
        ValueTree::Fields(fields)
    }

    /// What must be laid over `below` so that this comes out; nothing where they are the same.
    pub(super) fn beyond(&self, below: &ValueTree) -> Option<ValueTree> {
        match (self, below) {
            (ValueTree::Fields(fields), ValueTree::Fields(known)) => {
                let other = fields.iter().filter_map(|(name, value)| {
                    let known = known.iter().find(|(known, _)| known == name);
                    let other = match known {
                        Some((_, known)) => value.beyond(known)?,
                        None => value.clone(),
                    };
                    Some((name.clone(), other))
                });
                let other: Vec<(String, ValueTree)> = other.collect();
                (!other.is_empty()).then_some(ValueTree::Fields(other))
            }
            _ => (!self.means(below)).then(|| self.clone()),
        }
    }

    /// Whether both mean the same, however their numbers are written.
    pub(super) fn means(&self, other: &ValueTree) -> bool {
        match (self, other) {
            (ValueTree::Value(one), ValueTree::Value(other)) => {
                one == other
                    || matches!((one.parse::<f64>(), other.parse::<f64>()), (Ok(a), Ok(b)) if a == b)
            }
            (ValueTree::List(one), ValueTree::List(other)) => {
                one.len() == other.len() && one.iter().zip(other).all(|(a, b)| a.means(b))
            }
            (ValueTree::Fields(_), ValueTree::Fields(_)) => {
                self.beyond(other).is_none() && other.beyond(self).is_none()
            }
            _ => false,
        }
    }

    /// The value at the end of these steps.
    pub(super) fn at(&self, path: &[PathStep]) -> Option<&ValueTree> {
        let Some((first, rest)) = path.split_first() else {
            return Some(self);
        };
        let next = match (self, first) {
            (ValueTree::Fields(fields), PathStep::Field(name)) => fields
                .iter()
                .find(|(known, _)| known == name)
                .map(|it| &it.1),
            (ValueTree::List(entries), PathStep::Entry(index)) => entries.get(*index),
            _ => None,
        };
        next?.at(rest)
    }

    /// The same to be changed.
    pub(super) fn at_mut(&mut self, path: &[PathStep]) -> Option<&mut ValueTree> {
        let Some((first, rest)) = path.split_first() else {
            return Some(self);
        };
        let next = match (self, first) {
            (ValueTree::Fields(fields), PathStep::Field(name)) => fields
                .iter_mut()
                .find(|(known, _)| known == name)
                .map(|it| &mut it.1),
            (ValueTree::List(entries), PathStep::Entry(index)) => entries.get_mut(*index),
            _ => None,
        };
        next?.at_mut(rest)
    }

    fn write(&self, f: &mut fmt::Formatter, depth: usize) -> fmt::Result {
        let indent = |f: &mut fmt::Formatter, depth| write!(f, "{:1$}", "", 4 * depth);
        match self {
            ValueTree::Value(text) => f.write_str(text),
            // What stands in a list is short, and stands in one line.
            ValueTree::List(entries) => {
                f.write_str("[")?;
                for (index, entry) in entries.iter().enumerate() {
                    f.write_str(if index == 0 { "" } else { ", " })?;
                    entry.write_in_line(f)?;
                }
                f.write_str("]")
            }
            ValueTree::Fields(fields) => {
                f.write_str("(\n")?;
                for (name, value) in fields {
                    indent(f, depth + 1)?;
                    write!(f, "{name}: ")?;
                    value.write(f, depth + 1)?;
                    f.write_str(",\n")?;
                }
                indent(f, depth)?;
                f.write_str(")")
            }
        }
    }

    fn write_in_line(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let ValueTree::Fields(fields) = self else {
            return self.write(f, 0);
        };
        f.write_str("(")?;
        for (index, (name, value)) in fields.iter().enumerate() {
            write!(f, "{}{name}: ", if index == 0 { "" } else { ", " })?;
            value.write_in_line(f)?;
        }
        f.write_str(")")
    }
}

/// As a file that any reader of the configuration understands; with `#` in one line.
impl fmt::Display for ValueTree {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match f.alternate() {
            true => self.write_in_line(f),
            false => self.write(f, 0),
        }
    }
}

/// The fields of a struct in their order.
pub(super) fn fields_of(text: &str) -> Result<Vec<(&str, &RawValue)>, ron::Error> {
    struct OfStruct;
    impl<'de> Visitor<'de> for OfStruct {
        type Value = Vec<(&'de str, &'de RawValue)>;

        fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
            f.write_str("fields in brackets")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut fields = Vec::new();
            while let Some(field) = map.next_entry()? {
                fields.push(field);
            }
            Ok(fields)
        }
    }
    let mut input = ron::Deserializer::from_str(text)?;
    let fields = input.deserialize_struct("", &[], OfStruct)?;
    input.end()?;
    Ok(fields)
}
