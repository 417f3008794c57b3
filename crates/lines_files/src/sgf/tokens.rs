//! The pieces of an SGF file, from left to right, however carelessly they are written.
//!
//! Everything is read in one walk: what is looked up ahead of it is one node, or blanks and a name.

use std::borrow::Cow;

use super::properties::{Property, short_name};

/// Longest name of a property.
const LONGEST_NAME: usize = 64;
/// Longest value of a move, where it shows that the value before has no end.
const LONGEST_MOVE: usize = 3;
/// The properties that only the first node of a game has.
const OF_FIRST_NODE: [&str; 3] = ["FF", "GM", "SZ"];

/// One piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum SgfToken<'a> {
    /// `(`
    Open,
    /// `)`
    Close,
    /// `;`
    Node,
    /// One value of a property.
    Value {
        /// The short name.
        name: Cow<'a, str>,
        /// The value as it stands in the file, backslashes included.
        raw: &'a str,
    },
    /// A bracket is missing or stands there once too often.
    Bracket,
    /// Something that is no part of a game.
    Stray(&'a str),
}

/// The pieces of one game.
#[derive(Clone)]
pub(super) struct SgfTokens<'a> {
    text: &'a str,
    at: usize,
    /// How many games and variations are open.
    depth: usize,
    /// The property whose values are being read.
    name: Cow<'a, str>,
    /// A fault of the last piece that is still to be told.
    fault: Option<usize>,
    is_over: bool,
}

impl<'a> SgfTokens<'a> {
    /// The game that begins at this byte.
    pub(super) fn new(text: &'a str, at: usize) -> SgfTokens<'a> {
        let is_without_bracket = text[at..].starts_with(';');
        SgfTokens {
            text,
            at,
            depth: usize::from(is_without_bracket),
            name: Cow::Borrowed(""),
            fault: is_without_bracket.then_some(at),
            is_over: false,
        }
    }

    /// Where reading has come, in bytes.
    pub(super) const fn place(&self) -> usize {
        self.at
    }

    fn byte(&self, at: usize) -> Option<u8> {
        self.text.as_bytes().get(at).copied()
    }

    fn bracket(&mut self) -> SgfToken<'a> {
        let depth = self.depth;
        self.at += 1;
        self.name = Cow::Borrowed("");
        match self.byte(self.at - 1) {
            Some(b'(') => {
                self.depth += 1;
                SgfToken::Open
            }
            Some(b';') => SgfToken::Node,
            _ if depth > 1 => {
                self.depth -= 1;
                SgfToken::Close
            }
            _ => self.last_bracket(),
        }
    }

    /// What the bracket means that would close the game.
    fn last_bracket(&mut self) -> SgfToken<'a> {
        let next = after_blanks(self.text, self.at);
        match self.byte(next) {
            Some(b';') if is_node(self.text, next) && !begins_game(self.text, next) => {
                SgfToken::Bracket
            }
            Some(b')') => {
                self.fault = Some(self.at);
                while self.byte(after_blanks(self.text, self.at)) == Some(b')') {
                    self.at = after_blanks(self.text, self.at) + 1;
                }
                self.is_over = true;
                SgfToken::Close
            }
            _ => {
                self.is_over = true;
                SgfToken::Close
            }
        }
    }

    /// A name with its first value, or a word that stands there without one.
    fn word(&mut self) -> SgfToken<'a> {
        let from = self.at;
        let word = word(&self.text[from..]);
        self.at += word.len();
        let next = after_blanks(self.text, self.at);
        if word.len() > LONGEST_NAME || self.byte(next) != Some(b'[') {
            return SgfToken::Stray(word);
        }
        self.name = short_name(word);
        self.at = next;
        self.value()
    }

    fn value(&mut self) -> SgfToken<'a> {
        let property = Property::named(&self.name);
        let from = self.at + 1;
        let end = if property.is_short() {
            end_of_short(self.text, from)
        } else if property == Property::Label {
            end_of_label(self.text, from)
        } else {
            end_of_text(self.text, from)
        };
        let raw = &self.text[from..end];
        self.at = end;
        match self.byte(end) {
            Some(b']') => self.at += 1,
            _ => self.fault = Some(end),
        }
        SgfToken::Value {
            name: self.name.clone(),
            raw,
        }
    }

    /// What is neither a bracket nor a name.
    fn stray(&mut self) -> SgfToken<'a> {
        let rest = &self.text[self.at..];
        let is_known = |c: char| c.is_ascii_alphanumeric() || "()[];".contains(c) || is_blank(c);
        let stray = &rest[..rest.find(is_known).unwrap_or(rest.len())];
        self.at += stray.len();
        SgfToken::Stray(stray)
    }
}

impl<'a> Iterator for SgfTokens<'a> {
    type Item = (usize, SgfToken<'a>);

    fn next(&mut self) -> Option<(usize, SgfToken<'a>)> {
        if let Some(fault) = self.fault.take() {
            return Some((fault, SgfToken::Bracket));
        }
        if self.is_over {
            return None;
        }
        self.at = after_blanks(self.text, self.at);
        let at = self.at;
        let token = match self.byte(at) {
            None => {
                self.is_over = true;
                return (self.depth > 0).then_some((at, SgfToken::Bracket));
            }
            Some(b'(') if self.depth > 0 && begins_game(self.text, at + 1) => {
                self.is_over = true;
                SgfToken::Bracket
            }
            Some(b'(' | b')' | b';') => self.bracket(),
            Some(b'[') if !self.name.is_empty() => self.value(),
            Some(b'[' | b']') => {
                self.at += 1;
                SgfToken::Bracket
            }
            Some(byte) if byte.is_ascii_alphanumeric() => self.word(),
            Some(_) => self.stray(),
        };
        Some((at, token))
    }
}

/// Where the next game begins from this byte on: `(;`, or where a bracket or a semicolon is missing,
/// the first node or the first move.
pub(super) fn find_game(text: &str, from: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let places = (from..bytes.len()).filter(|&at| matches!(bytes[at], b'(' | b';'));
    places.into_iter().find(|&at| {
        let next = after_blanks(text, at + 1);
        let is_first = |name: &str| OF_FIRST_NODE.contains(&&*short_name(name));
        match (bytes[at], bytes.get(next)) {
            (b'(', Some(b';')) => is_node(text, next),
            _ if is_move(text, at) => true,
            _ => property_at(text, next).is_some_and(is_first),
        }
    })
}

/// Blanks between the pieces. Old programs end a file with the sign for that.
pub(super) fn is_blank(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\0' | '\u{1a}' | '\u{feff}')
}

fn after_blanks(text: &str, at: usize) -> usize {
    let rest = &text[at..];
    at + rest.len() - rest.trim_start_matches(is_blank).len()
}

/// The letters and digits at the beginning.
fn word(text: &str) -> &str {
    let letters = text.bytes().take_while(u8::is_ascii_alphanumeric);
    &text[..letters.count()]
}

/// The name of a property whose first value follows, at this byte.
fn property_at(text: &str, at: usize) -> Option<&str> {
    let name = word(&text[at..]);
    let value = after_blanks(text, at + name.len());
    let is_name = (1..=LONGEST_NAME).contains(&name.len());
    (is_name && text[value..].starts_with('[')).then_some(name)
}

/// Whether the semicolon at this byte begins a node.
fn is_node(text: &str, at: usize) -> bool {
    let next = after_blanks(text, at + 1);
    match text.as_bytes().get(next) {
        None | Some(b'(' | b')' | b';') => true,
        Some(_) => property_at(text, next).is_some(),
    }
}

/// Whether a property stands behind the semicolon at this byte.
pub(super) fn looks_like_node(text: &str, at: usize) -> bool {
    property_at(text, after_blanks(text, at + 1)).is_some()
}

/// Whether the semicolon, or what stands in its place, at this byte begins a node with a move.
fn is_move(text: &str, at: usize) -> bool {
    let name = after_blanks(text, at + 1);
    let is_player = |name: &&str| matches!(&*short_name(name), "B" | "W");
    let Some(player) = property_at(text, name).filter(is_player) else {
        return false;
    };
    let value = after_blanks(text, name + player.len()) + 1;
    let letters = word(&text[value..]).len();
    letters <= LONGEST_MOVE && text[value + letters..].starts_with(']')
}

/// Whether a node follows this byte that can only be the first of a game.
fn begins_game(text: &str, at: usize) -> bool {
    let node = after_blanks(text, at);
    if !text[node..].starts_with(';') {
        return false;
    }
    let mut tokens = SgfTokens::new(text, node);
    tokens.at += 1;
    loop {
        tokens.at = after_blanks(text, tokens.at);
        match tokens.byte(tokens.at) {
            None | Some(b'(' | b')' | b';') => return false,
            Some(b'[') if !tokens.name.is_empty() => drop(tokens.value()),
            Some(b'[' | b']') => tokens.at += 1,
            Some(byte) if byte.is_ascii_alphanumeric() => drop(tokens.word()),
            Some(_) => drop(tokens.stray()),
        }
        if OF_FIRST_NODE.contains(&&*tokens.name) {
            return true;
        }
    }
}

/// Where a value ends that holds no more than letters and digits.
fn end_of_short(text: &str, from: usize) -> usize {
    let rest = &text.as_bytes()[from..];
    let end = rest
        .iter()
        .position(|byte| matches!(byte, b'[' | b']' | b'(' | b')' | b';'));
    from + end.unwrap_or(rest.len())
}

/// Where a value ends in which every `]` that belongs to it has a backslash.
fn end_of_label(text: &str, from: usize) -> usize {
    let bytes = text.as_bytes();
    let mut at = from;
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => at += 1,
            b']' => return at,
            b';' if is_move(text, at) => return at,
            _ => {}
        }
        at += 1;
    }
    bytes.len()
}

/// Where a text ends: many programs write no backslash before a `]` that belongs to it, so it ends
/// only where a game can go on.
fn end_of_text(text: &str, from: usize) -> usize {
    let bytes = text.as_bytes();
    let mut at = from;
    // How many `[` of the text have no `]` yet.
    let mut open = 0_usize;
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => {
                at += 1;
                match bytes.get(at) {
                    Some(b'[') => open += 1,
                    Some(b']') => open = open.saturating_sub(1),
                    _ => {}
                }
            }
            b'[' => open += 1,
            b']' if ends_text(text, at + 1, open > 0) => return at,
            b']' => open = open.saturating_sub(1),
            b';' if is_move(text, at) => return at,
            _ => {}
        }
        at += 1;
    }
    bytes.len()
}

/// Whether a game goes on behind a `]`; with more care where the text holds a `[` that it may belong
/// to.
fn ends_text(text: &str, at: usize, is_doubtful: bool) -> bool {
    let next = after_blanks(text, at);
    let opens = |at: usize| {
        let after = after_blanks(text, at + 1);
        match text.as_bytes().get(after) {
            Some(b';' | b'(') => true,
            _ => !is_doubtful && property_at(text, after).is_some(),
        }
    };
    match text.as_bytes().get(next) {
        None => true,
        Some(b'[') => !is_doubtful,
        Some(b';') => is_node(text, next),
        Some(b'(') => opens(next),
        Some(b')') if is_doubtful => {
            let line = text[next + 1..].trim_start_matches([' ', '\t']);
            let after = after_blanks(text, next + 1);
            match text.as_bytes().get(after) {
                None | Some(b')') => true,
                Some(b';') => is_node(text, after),
                Some(b'(') => opens(after),
                Some(_) => line.starts_with(['\r', '\n']),
            }
        }
        Some(b')') => true,
        Some(_) => {
            let is_name = |name: &str| !name.contains(|c: char| c.is_ascii_lowercase());
            property_at(text, next).is_some_and(|name| !is_doubtful || is_name(name))
        }
    }
}
