//! What can be changed in a configuration file: each value with its place, its unit, its range and what
//! it is, as the structs of the file say ([`FieldSchema`]).

use super::schema::{FieldSchema, ValueKind};
use super::tree::{PathStep, ValueTree};

/// Everything that can be changed in a file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Description {
    /// The parts of the file in their order.
    pub parts: Vec<FilePart>,
}

/// A part of a file under one heading.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FilePart {
    /// Its heading; empty before the first one.
    pub heading: String,
    /// What the values have in common; may be empty.
    pub comment: String,
    /// What can be changed.
    pub fields: Vec<Described>,
}

/// A value that can be changed.
#[derive(Clone, Debug, PartialEq)]
pub struct Described {
    /// Where it stands.
    pub path: Vec<PathStep>,
    /// What it is called, made from its name in the file.
    pub name: String,
    /// What it is, without its unit and range.
    pub comment: String,
    /// Its unit; empty where it has none.
    pub unit: &'static str,
    /// What it can be.
    pub kind: ValueKind,
    /// How the shipped value is written.
    pub shipped: String,
}

impl Described {
    pub(super) fn new(
        field: &FieldSchema,
        path: Vec<PathStep>,
        name: String,
        shipped: String,
    ) -> Described {
        Described {
            path,
            name,
            comment: field.comment(),
            unit: field.unit,
            kind: field.kind,
            shipped,
        }
    }
}

impl FieldSchema {
    /// What it is, in one line.
    fn comment(&self) -> String {
        let words: Vec<&str> = self.help.split_whitespace().collect();
        words.join(" ")
    }
}

/// What can be changed in a file with these fields and values.
pub(super) fn describe(fields: &[FieldSchema], shipped: &ValueTree) -> Description {
    let mut parts = vec![FilePart::default()];
    for field in fields {
        if !field.part.is_empty() {
            parts.push(FilePart {
                heading: field.part.to_owned(),
                ..FilePart::default()
            });
        }
        if let ValueKind::Fields(_) = field.kind {
            parts.push(FilePart {
                heading: named(field.name),
                comment: field.comment(),
                fields: Vec::new(),
            });
        }
        let path = vec![PathStep::Field(field.name.to_owned())];
        if let (Some(part), Some(value)) = (parts.last_mut(), shipped.at(&path)) {
            add(&mut part.fields, field, path, value);
        }
    }
    parts.retain(|part| !part.fields.is_empty());
    Description { parts }
}

/// Adds what can be changed at this place.
fn add(to: &mut Vec<Described>, field: &FieldSchema, path: Vec<PathStep>, value: &ValueTree) {
    let then = |step: PathStep| [&path[..], &[step]].concat();
    match (field.kind, value) {
        (ValueKind::Fields(fields), _) => {
            for field in fields {
                let step = PathStep::Field(field.name.to_owned());
                if let Some(value) = value.at(std::slice::from_ref(&step)) {
                    add(to, field, then(step), value);
                }
            }
        }
        (ValueKind::List(_, _, &kind), ValueTree::List(entries)) => {
            let field = FieldSchema { kind, ..*field };
            for (index, entry) in entries.iter().enumerate() {
                add(to, &field, then(PathStep::Entry(index)), entry);
            }
        }
        (_, ValueTree::Value(text)) => {
            // A part that is one struct has said its name.
            let own = usize::from(matches!(path[..], [_, PathStep::Field(_), ..]));
            let name = name_of(&path[own..]);
            to.push(Described::new(field, path, name, text.clone()));
        }
        _ => {}
    }
}

/// The name of a value from its place: “partials 2: ratio”.
fn name_of(path: &[PathStep]) -> String {
    let mut name = String::new();
    for step in path {
        match step {
            PathStep::Field(field) if name.is_empty() => name.push_str(&named(field)),
            PathStep::Field(field) => {
                name.push_str(": ");
                name.push_str(&named(field).to_lowercase());
            }
            PathStep::Entry(index) => {
                name.push(' ');
                name.push_str(&(index + 1).to_string());
            }
        }
    }
    name
}

/// The name of a field as words, without its unit.
pub(super) fn named(field: &str) -> String {
    let units = ["_ms", "_hz", "_percent", "_mib"];
    let bare = units.iter().find_map(|unit| field.strip_suffix(unit));
    let words = bare.unwrap_or(field).replace('_', " ");
    let mut letters = words.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}
