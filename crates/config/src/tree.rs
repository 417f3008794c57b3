//! The values of a configuration file as a tree of texts, whatever struct reads them: what two files
//! say is laid over each other, and what one says differently is found.

use std::fmt;

use ron::value::RawValue;
use serde::de::{Deserializer, MapAccess, Visitor};

/// A value with everything in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Tree {
    /// Fields with their names.
    Fields(Vec<(String, Tree)>),
    /// The entries of a list.
    List(Vec<Tree>),
    /// A number, a text or a word, as it is written.
    Value(String),
}

/// A step from a value to one in it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// The field of this name.
    Field(String),
    /// The entry with this number, from 0.
    Entry(usize),
}

impl Tree {
    /// Reads the text of a value. What cannot be taken apart is one value: whoever reads the file
    /// for its numbers says what is wrong with it.
    pub(super) fn of(text: &str) -> Tree {
        if let Ok(fields) = fields_of(text) {
            let fields = fields.into_iter();
            Tree::Fields(
                fields
                    .map(|(name, value)| (name.to_owned(), Tree::of(value.get_ron())))
                    .collect(),
            )
        } else if let Ok(entries) = ron::from_str::<Vec<&RawValue>>(text) {
            Tree::List(entries.iter().map(|it| Tree::of(it.get_ron())).collect())
        } else {
            Tree::Value(text.trim().to_owned())
        }
    }

    /// Nothing at all.
    pub(super) const fn empty() -> Tree {
        Tree::Fields(Vec::new())
    }

    /// Whether nothing stands in it.
    pub(super) fn is_empty(&self) -> bool {
        matches!(self, Tree::Fields(fields) if fields.is_empty())
    }

    /// This value with another one over it: fields of structs in structs one by one, everything else as
    /// a whole.
    pub(super) fn under(&self, above: &Tree) -> Tree {
        let (Tree::Fields(below), Tree::Fields(above)) = (self, above) else {
            return above.clone();
        };
        let mut fields = below.clone();
        for (name, value) in above {
            match fields.iter_mut().find(|(known, _)| known == name) {
                Some((_, known)) => *known = known.under(value),
                None => fields.push((name.clone(), value.clone())),
            }
        }
        Tree::Fields(fields)
    }

    /// What must be laid over `below` so that this comes out; nothing where they are the same.
    pub(super) fn beyond(&self, below: &Tree) -> Option<Tree> {
        match (self, below) {
            (Tree::Fields(fields), Tree::Fields(known)) => {
                let other = fields.iter().filter_map(|(name, value)| {
                    let known = known.iter().find(|(known, _)| known == name);
                    let other = match known {
                        Some((_, known)) => value.beyond(known)?,
                        None => value.clone(),
                    };
                    Some((name.clone(), other))
                });
                let other: Vec<(String, Tree)> = other.collect();
                (!other.is_empty()).then_some(Tree::Fields(other))
            }
            _ => (!self.means(below)).then(|| self.clone()),
        }
    }

    /// Whether both mean the same, however their numbers are written.
    pub(super) fn means(&self, other: &Tree) -> bool {
        match (self, other) {
            (Tree::Value(one), Tree::Value(other)) => {
                one == other
                    || matches!((one.parse::<f64>(), other.parse::<f64>()), (Ok(a), Ok(b)) if a == b)
            }
            (Tree::List(one), Tree::List(other)) => {
                one.len() == other.len() && one.iter().zip(other).all(|(a, b)| a.means(b))
            }
            (Tree::Fields(_), Tree::Fields(_)) => {
                self.beyond(other).is_none() && other.beyond(self).is_none()
            }
            _ => false,
        }
    }

    /// The value at the end of these steps.
    pub(super) fn at(&self, path: &[Step]) -> Option<&Tree> {
        let Some((first, rest)) = path.split_first() else {
            return Some(self);
        };
        let next = match (self, first) {
            (Tree::Fields(fields), Step::Field(name)) => fields
                .iter()
                .find(|(known, _)| known == name)
                .map(|it| &it.1),
            (Tree::List(entries), Step::Entry(index)) => entries.get(*index),
            _ => None,
        };
        next?.at(rest)
    }

    /// The same to be changed.
    pub(super) fn at_mut(&mut self, path: &[Step]) -> Option<&mut Tree> {
        let Some((first, rest)) = path.split_first() else {
            return Some(self);
        };
        let next = match (self, first) {
            (Tree::Fields(fields), Step::Field(name)) => fields
                .iter_mut()
                .find(|(known, _)| known == name)
                .map(|it| &mut it.1),
            (Tree::List(entries), Step::Entry(index)) => entries.get_mut(*index),
            _ => None,
        };
        next?.at_mut(rest)
    }

    fn write(&self, f: &mut fmt::Formatter, depth: usize) -> fmt::Result {
        let indent = |f: &mut fmt::Formatter, depth| write!(f, "{:1$}", "", 4 * depth);
        match self {
            Tree::Value(text) => f.write_str(text),
            // What stands in a list is short, and stands in one line.
            Tree::List(entries) => {
                f.write_str("[")?;
                for (index, entry) in entries.iter().enumerate() {
                    f.write_str(if index == 0 { "" } else { ", " })?;
                    entry.write_in_line(f)?;
                }
                f.write_str("]")
            }
            Tree::Fields(fields) => {
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
        let Tree::Fields(fields) = self else {
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
impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match f.alternate() {
            true => self.write_in_line(f),
            false => self.write(f, 0),
        }
    }
}

/// The fields of a struct in their order.
fn fields_of(text: &str) -> Result<Vec<(&str, &RawValue)>, ron::Error> {
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
