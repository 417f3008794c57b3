//! The text of a shipped file as it has to be: its values, and above each what the structs say of it
//! ([`FieldSchema`]). Whoever changes a help or a range writes the files anew with the test that compares them.

use std::iter::once;

use super::reading::ConfigFile;
use super::schema::{FieldSchema, Numbers as _, ValueKind};
use super::theme::{Theme, ThemeName};
use super::tree::{PathStep, ValueTree};

/// Most characters of a line.
const WIDTH: usize = 100;

/// What every file says of itself.
const HOW: &str = "Save this file while the game runs: the new values are in use at once, those of a \
    computer player from its next move on. A line that you delete goes back to the value that stands \
    here now; a list counts as a whole. A mistake is shown in the window with its line, and the last \
    good values stay.";

/// What the other themes say of themselves.
const OTHER_THEME: &str = "What each field means, ../theme.ron says. A line that you delete goes back \
    to the value that stands here now. The table of contrasts in docs/themes.md is computed from these \
    colours.";

/// The text of a shipped file.
#[must_use]
pub fn documented<T: ConfigFile>() -> String {
    let about = format!("{}\n\n{HOW}", T::ABOUT);
    DocumentWriter::file(&about, T::FIELDS, T::SHIPPED, false)
}

/// The text of the file of a theme. The fields are explained in the first one.
#[must_use]
pub fn documented_theme(theme: ThemeName) -> String {
    let about = match theme {
        ThemeName::Dark => return documented::<Theme>(),
        ThemeName::Light => "The light theme: paper, maple and porcelain by day.",
        ThemeName::HighContrast => {
            "The theme of high contrast: black, strong colours and clear outlines."
        }
    };
    let about = format!("{about}\n\n{OTHER_THEME}");
    DocumentWriter::file(&about, Theme::FIELDS, theme.text(), true)
}

struct DocumentWriter {
    text: String,
    /// Without what the fields are.
    is_bare: bool,
}

impl DocumentWriter {
    fn file(about: &str, fields: &[FieldSchema], shipped: &str, is_bare: bool) -> String {
        let text = String::new();
        let mut writer = DocumentWriter { text, is_bare };
        writer.comment("", about, "");
        writer.line("", "(");
        writer.fields("    ", fields, &ValueTree::of(shipped));
        writer.line("", ")");
        writer.text
    }

    fn line(&mut self, indent: &str, text: &str) {
        let line = format!("{indent}{text}");
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }

    /// Pieces in lines, of which the first one may begin with something else than the others.
    fn filled<'a>(&mut self, first: &str, then: &str, pieces: impl Iterator<Item = &'a str>) {
        let width = |text: &str| text.chars().count();
        let mut line = String::new();
        for piece in pieces.filter(|piece| !piece.is_empty()) {
            if line.is_empty() {
                line = format!("{first}{piece}");
            } else if width(&line) + 1 + width(piece) <= WIDTH {
                line = format!("{line} {piece}");
            } else {
                self.line("", &line);
                line = format!("{then}{piece}");
            }
        }
        if !line.is_empty() {
            self.line("", &line);
        }
    }

    /// A comment of paragraphs, the first of which ends with the range, and of examples.
    fn comment(&mut self, indent: &str, help: &str, range: &str) {
        let begin = format!("{indent}// ");
        for (index, paragraph) in help.trim_end().split("\n\n").enumerate() {
            if index > 0 {
                self.line(indent, "//");
            }
            if let Some((_, example)) = paragraph.split_once("```text\n") {
                for line in example.lines().filter(|line| !line.contains("```")) {
                    self.line(indent, &format!("//    {line}"));
                }
            } else {
                let range = if index == 0 { range } else { "" };
                let words = paragraph.split_whitespace().chain(once(range));
                self.filled(&begin, &begin, words);
            }
        }
    }

    /// What the fields are that stand in every entry of a list, or in several structs.
    fn names(&mut self, begin: &str, field: &FieldSchema) {
        let deeper = format!("{begin}    ");
        let without = field.without;
        for field in field.kind.fields().iter().filter(|it| it.name != without) {
            let (name, range) = (format!("{}:", field.name), field.range());
            let words = field.help.split_whitespace().chain(once(&*range));
            self.filled(begin, &deeper, once(&*name).chain(words));
            self.names(&deeper, field);
        }
    }

    fn fields(&mut self, indent: &str, fields: &[FieldSchema], values: &ValueTree) {
        for (index, field) in fields.iter().enumerate() {
            if index > 0 && !(self.is_bare && field.part.is_empty()) {
                self.line("", "");
            }
            if !field.part.is_empty() {
                self.line(indent, &format!("// --- {} ---", field.part));
                self.line("", "");
            }
            let mut kind = field.kind;
            let inner = kind.fields();
            let is_alike = |it: &&FieldSchema| !inner.is_empty() && it.kind == field.kind;
            if fields.iter().filter(is_alike).count() > 1 {
                // They are explained together, before the first one.
                kind = ValueKind::Text;
                if fields.iter().find(is_alike) == Some(field) {
                    self.line(indent, "// Each has these:");
                    self.names(&format!("{indent}// "), field);
                    self.line("", "");
                }
            }
            if !self.is_bare {
                self.comment(indent, field.help, &field.range());
            }
            if !inner.is_empty() && matches!(kind, ValueKind::List(..)) {
                self.line(indent, "//");
                self.line(indent, "// Each has these:");
                self.names(&format!("{indent}// "), field);
            }
            let value = values.at(&[PathStep::Field(field.name.to_owned())]);
            let value = value.unwrap_or_else(|| panic!("{} stands in no file", field.name));
            self.value(indent, field.name, kind, value);
        }
    }

    /// A value in as few lines as can be, unless it is of a struct that is explained here.
    fn value(&mut self, indent: &str, name: &str, kind: ValueKind, value: &ValueTree) {
        let deeper = format!("{indent}    ");
        match (value, kind) {
            (ValueTree::Fields(_), ValueKind::Fields(fields)) => {
                self.line(indent, &format!("{name}: ("));
                self.fields(&deeper, fields, value);
                self.line(indent, "),");
            }
            (ValueTree::Fields(values), _)
                if values.iter().any(|it| matches!(it.1, ValueTree::List(_))) =>
            {
                self.line(indent, &format!("{name}: ("));
                for values in values.chunk_by(|one, other| !is_long(&one.1) && !is_long(&other.1)) {
                    if let [(name, value)] = values {
                        self.value(&deeper, name, ValueKind::Text, value);
                        continue;
                    }
                    let pieces = values
                        .iter()
                        .map(|(name, value)| format!("{name}: {value:#},"));
                    let pieces: Vec<String> = pieces.collect();
                    self.filled(&deeper, &deeper, pieces.iter().map(String::as_str));
                }
                self.line(indent, "),");
            }
            (ValueTree::List(entries), _) if is_long(value) => {
                self.line(indent, &format!("{name}: ["));
                for entry in entries {
                    self.line(&deeper, &format!("{entry:#},"));
                }
                self.line(indent, "],");
            }
            _ => self.line(indent, &format!("{name}: {value:#},")),
        }
    }
}

/// Whether this is a list of several structs.
fn is_long(value: &ValueTree) -> bool {
    matches!(value, ValueTree::List(entries) if matches!(entries[..], [ValueTree::Fields(_), _, ..]))
}

impl ValueKind {
    /// The fields of this struct, or of those in this list; nothing of anything else.
    const fn fields(self) -> &'static [FieldSchema] {
        match self {
            ValueKind::Fields(fields) => fields,
            ValueKind::List(_, _, each) => each.fields(),
            _ => &[],
        }
    }
}

impl FieldSchema {
    /// The unit and the range as a sentence; empty where there is nothing to be said.
    fn range(&self) -> String {
        let (kind, count) = match self.kind {
            ValueKind::List(_, usize::MAX, each) => (*each, String::new()),
            ValueKind::List(least, most, each) => {
                (*each, format!("From {least} to {most} of them."))
            }
            kind => (kind, String::new()),
        };
        let range = match (kind, self.unit) {
            (ValueKind::Whole(min, max) | ValueKind::Fraction(min, max), "") => {
                format!("From {min} to {max}.")
            }
            (ValueKind::Whole(min, max) | ValueKind::Fraction(min, max), unit) => {
                format!("{unit}, {min} to {max}.")
            }
            (ValueKind::Switch, _) => "Either true or false.".to_owned(),
            (ValueKind::Choice(words), _) => format!("One of {}.", words.join(", ")),
            _ => String::new(),
        };
        format!("{range} {count}").trim().to_owned()
    }
}
