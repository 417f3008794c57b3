//! What can be changed in a configuration file, as the comments of the shipped file say: each value with
//! its place, its unit, its range and what it is. There is no other list of them.
//!
//! A comment above a value tells of it and of the values right below it. It ends with “Unit, least to
//! most.”, where the unit may be “No unit”. A comment with a list of “name: what it is” tells of the
//! values with these names in all that follows; there the range may stand in the
//! sentence, without a unit: “how often it errs, 0 to 100”. `--- Name ---` begins a part.

use super::tree::Step;

/// Everything that can be changed in a file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Description {
    /// The parts of the file in their order.
    pub parts: Vec<Part>,
}

/// A part of a file under one heading.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Part {
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
    pub path: Vec<Step>,
    /// What it is called, made from its name in the file.
    pub name: String,
    /// What it is, without its unit and range.
    pub comment: String,
    /// Its unit; empty where it has none.
    pub unit: String,
    /// What it can be.
    pub kind: Kind,
    /// How the shipped value is written.
    pub shipped: String,
}

/// What a value can be.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// A whole number from the first to the second.
    Whole(f64, f64),
    /// Any number from the first to the second.
    Fraction(f64, f64),
    /// A colour, `"#RRGGBB"`.
    Colour,
    /// `true` or `false`.
    Switch,
    /// One of these words.
    Choice(Vec<String>),
}

/// Reads the comments and values of a shipped file.
pub(super) fn describe(text: &str) -> Description {
    let mut walk = Walk {
        rest: text,
        ..Walk::default()
    };
    walk.value(&mut Vec::new());
    let mut parts = walk.parts;
    parts.retain(|part| !part.fields.is_empty());
    Description { parts }
}

#[derive(Default)]
struct Walk<'a> {
    rest: &'a str,
    /// The lines of the comment that is being read, and where it has ended.
    comment: Vec<&'a str>,
    /// Whether an empty line has followed the comment.
    is_apart: bool,
    /// What the comments with a list say of names, by the last steps of a path.
    glossary: Vec<(Vec<&'a str>, String)>,
    parts: Vec<Part>,
}

impl<'a> Walk<'a> {
    /// Skips blanks, and takes down comments.
    fn skip(&mut self) {
        loop {
            let blanks = self.rest.len() - self.rest.trim_start().len();
            let lines = self.rest[..blanks].matches('\n').count();
            self.rest = &self.rest[blanks..];
            if lines > 1 {
                self.is_apart = true;
            }
            let Some(rest) = self.rest.strip_prefix("//") else {
                return;
            };
            let (line, rest) = rest.split_once('\n').unwrap_or((rest, ""));
            if self.is_apart {
                self.end_comment();
            }
            // The end of the line still counts.
            self.rest = rest;
            if rest.trim_start_matches([' ', '\t']).starts_with('\n') {
                self.is_apart = true;
            }
            let line = line.strip_prefix(' ').unwrap_or(line);
            let heading = line.strip_prefix("--- ");
            if let Some(heading) = heading.and_then(|it| it.strip_suffix(" ---")) {
                self.end_comment();
                self.parts.push(Part {
                    heading: heading.to_owned(),
                    ..Part::default()
                });
            } else {
                self.comment.push(line);
            }
        }
    }

    /// A comment that tells of no value below it: it may be a list of names.
    fn end_comment(&mut self) {
        self.take_names();
        self.comment.clear();
        self.is_apart = false;
    }

    /// Takes down what a list of names in the comment says.
    fn take_names(&mut self) {
        let mut names: Vec<(usize, &str)> = Vec::new();
        for &line in &self.comment {
            let indent = line.len() - line.trim_start().len();
            match line.trim().split_once(": ") {
                Some((name, what)) if is_name(name) => {
                    names.retain(|(other, _)| *other < indent);
                    names.push((indent, name));
                    let path = names.iter().map(|(_, name)| *name).collect();
                    self.glossary.push((path, what.to_owned()));
                }
                _ if line.trim().is_empty() => names.clear(),
                _ if names.is_empty() => {}
                _ => {
                    if let Some((_, what)) = self.glossary.last_mut() {
                        what.push(' ');
                        what.push_str(line.trim());
                    }
                }
            }
        }
    }

    fn value(&mut self, path: &mut Vec<Step>) {
        self.skip();
        match self.rest.as_bytes().first() {
            Some(b'(') => self.fields(path),
            Some(b'[') => self.entries(path),
            _ => {
                let text = self.scalar();
                self.take_down(path, text);
            }
        }
    }

    fn fields(&mut self, path: &mut Vec<Step>) {
        self.rest = &self.rest[1..];
        loop {
            self.skip();
            if self.closes(')') {
                return;
            }
            let Some((name, rest)) = self.rest.split_once(':') else {
                self.rest = "";
                return;
            };
            self.rest = rest;
            if self.is_apart {
                self.end_comment();
            } else {
                self.take_names();
            }
            let comment = self.comment.clone();
            path.push(Step::Field(name.trim().to_owned()));
            let opens = self.rest.trim_start().starts_with('(');
            if opens && path.len() == 1 {
                self.parts.push(Part {
                    heading: named(name.trim()),
                    comment: joined(&comment),
                    fields: Vec::new(),
                });
                self.comment.clear();
            }
            self.value(path);
            path.pop();
            // The comment tells of the next value as well where that follows at once.
            self.comment = if opens { Vec::new() } else { comment };
            self.rest = self.rest.trim_start_matches([' ', ',']);
            if self.rest.starts_with("\n\n") {
                self.comment.clear();
            }
        }
    }

    fn entries(&mut self, path: &mut Vec<Step>) {
        self.rest = &self.rest[1..];
        for index in 0.. {
            self.skip();
            if self.closes(']') {
                return;
            }
            path.push(Step::Entry(index));
            let comment = self.comment.clone();
            self.value(path);
            self.comment = comment;
            path.pop();
            self.rest = self.rest.trim_start_matches([' ', ',']);
        }
    }

    /// Whether the bracket is closed here, or nothing more follows.
    fn closes(&mut self, bracket: char) -> bool {
        if self.rest.is_empty() {
            return true;
        }
        let closed = self.rest.strip_prefix(bracket);
        self.rest = closed.unwrap_or(self.rest);
        closed.is_some()
    }

    fn scalar(&mut self) -> &'a str {
        let end = match self.rest.strip_prefix('"') {
            Some(inside) => inside.find('"').map_or(self.rest.len(), |end| end + 2),
            None => {
                let ends = |c: char| matches!(c, ',' | ')' | ']') || c.is_whitespace();
                self.rest.find(ends).unwrap_or(self.rest.len())
            }
        };
        let (text, rest) = self.rest.split_at(end);
        self.rest = rest;
        text
    }

    fn take_down(&mut self, path: &[Step], text: &str) {
        let told = match self.listed(path) {
            Some(told) => told,
            None => joined(&self.comment),
        };
        let (comment, unit, range) = taken_apart(&told);
        let kind = if let Some((min, max)) = range {
            if text.contains('.') || self.is_fraction_elsewhere(&told) {
                Kind::Fraction(min, max)
            } else {
                Kind::Whole(min, max)
            }
        } else if text.starts_with("\"#") {
            Kind::Colour
        } else if matches!(text, "true" | "false") {
            Kind::Switch
        } else {
            Kind::Choice(words_in(&told, text))
        };
        if self.parts.is_empty() {
            self.parts.push(Part::default());
        }
        let Some(part) = self.parts.last_mut() else {
            return;
        };
        if let Kind::Fraction(min, max) = kind {
            // What a comment tells of many values holds for all of them.
            for field in part.fields.iter_mut().filter(|it| it.comment == comment) {
                field.kind = Kind::Fraction(min, max);
            }
        }
        // A part that is one struct has said its name.
        let own = usize::from(path.len() > 1 && matches!(path[1], Step::Field(_)));
        part.fields.push(Described {
            path: path.to_vec(),
            name: name_of(&path[own..]),
            comment,
            unit,
            kind,
            shipped: text.to_owned(),
        });
    }

    /// What a comment with a list says of the value at the end of this path.
    fn listed(&self, path: &[Step]) -> Option<String> {
        let names: Vec<&str> = path
            .iter()
            .skip(1)
            .filter_map(|step| match step {
                Step::Field(name) => Some(&**name),
                Step::Entry(_) => None,
            })
            .collect();
        let found = self.glossary.iter().find(|(known, _)| *known == names);
        found.map(|(_, told)| told.clone())
    }

    fn is_fraction_elsewhere(&self, told: &str) -> bool {
        let (comment, ..) = taken_apart(told);
        let mut fields = self.parts.iter().flat_map(|part| &part.fields);
        fields.any(|it| it.comment == comment && matches!(it.kind, Kind::Fraction(..)))
    }
}

fn is_name(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_lowercase() || b == b'_')
}

fn joined(lines: &[&str]) -> String {
    let lines: Vec<&str> = lines.iter().map(|line| line.trim()).collect();
    lines.join(" ")
}

/// A comment as what the value is, its unit, and its range.
fn taken_apart(told: &str) -> (String, String, Option<(f64, f64)>) {
    let nothing = || (told.trim().to_owned(), String::new(), None);
    let Some((at, end, min, max)) = range_in(told) else {
        return nothing();
    };
    let before = &told[..at];
    let begin = before.rfind(". ").map_or(0, |at| at + 2);
    let unit = before[begin..].trim().trim_end_matches("each").trim();
    let unit = unit.trim_end_matches(',');
    if unit.starts_with(char::is_lowercase) {
        // The range stands in the midst of what the value is.
        let around = [before.trim_end_matches([' ', ',', ';']), &told[end..]];
        return (
            around.concat().trim().to_owned(),
            String::new(),
            Some((min, max)),
        );
    }
    let unit = if unit == "No unit" { "" } else { unit };
    let after = told[end..].trim_start_matches(['.', ';', ' ']);
    let comment = format!("{} {}", before[..begin].trim(), sentence(after));
    (comment.trim().to_owned(), unit.to_owned(), Some((min, max)))
}

/// With a large letter.
pub(super) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// The last “least to most” of a text: where it begins and ends, and the two.
fn range_in(text: &str) -> Option<(usize, usize, f64, f64)> {
    let at = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
    let words: Vec<&str> = text.split_whitespace().collect();
    words.windows(3).rev().find_map(|three| {
        let bare = |word: &'_ str| word.trim_end_matches(['.', ';', ',']).len();
        let number = |word: &str| word[..bare(word)].parse::<f64>().ok();
        if three[1] != "to" {
            return None;
        }
        let (min, max) = (number(three[0])?, number(three[2])?);
        let end = at(three[2]) + bare(three[2]);
        Some((at(three[0]), end, min, max))
    })
}

/// The words that a comment offers: those that begin with a large letter like the one that is chosen,
/// from the list that has this one.
fn words_in(told: &str, chosen: &str) -> Vec<String> {
    let is_choice = |word: &&str| {
        let mut letters = word.chars();
        letters.next().is_some_and(char::is_uppercase) && letters.all(char::is_alphanumeric)
    };
    let list = told.split(": ").find(|part| part.contains(chosen));
    let list = list.unwrap_or(chosen);
    let list = list.split(". ").next().unwrap_or(list);
    // What stands in brackets explains a choice.
    let mut depth = 0;
    let plain: String = list
        .chars()
        .filter(|&c| {
            depth += i32::from(c == '(') - i32::from(c == ')');
            depth == 0 && c != ')'
        })
        .collect();
    plain
        .split([' ', ',', '.'])
        .filter(is_choice)
        .map(str::to_owned)
        .collect()
}

/// The name of a value from its place: “partials 2: ratio”.
fn name_of(path: &[Step]) -> String {
    let mut name = String::new();
    for step in path {
        match step {
            Step::Field(field) if name.is_empty() => name.push_str(&named(field)),
            Step::Field(field) => {
                name.push_str(": ");
                name.push_str(&named(field).to_lowercase());
            }
            Step::Entry(index) => {
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
    sentence(&bare.unwrap_or(field).replace('_', " "))
}
