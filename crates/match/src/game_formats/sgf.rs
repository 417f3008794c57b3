//! SGF as text, after the definition of FF\[4\] at red-bean.com/sgf: its brackets and backslashes
//! apart from what they mean, and writing the tree of a game. What the properties mean, each game
//! says that has a number (`GM`) there.

use std::fmt::Write as _;

pub mod clocks;

use super::{GameFormatError, at, expected, seconds};
use crate::history::{Forfeit, History, NodeId};
use crate::{Match, Seat};
use fivefold_rules::{Move, Outcome, Side};

/// What begins the name of the program in files that it has written itself.
pub const PROGRAM: &str = "fivefold";

/// The property of this program for how long the mover thought, in seconds: SGF has none, only
/// for the time that is left (`BL`, `WL`).
pub const TIME: &str = "ET";

/// What follows the winner in a result if the other side has given up.
const RESIGNED: &str = "R";
/// What follows the winner if the time of the other side ran out.
const ON_TIME: &str = "T";

/// Who has given up, or whose time ran out, according to a result: `B+R`, `W+Resign`, `B+T`.
pub fn forfeit(result: &str) -> Option<Forfeit> {
    let (winner, how) = result.trim().split_once('+')?;
    let loser = match winner {
        "B" | "b" => Side::Second,
        "W" | "w" => Side::First,
        _ => return None,
    };
    let how = how.to_ascii_lowercase();
    match how.as_str() {
        "r" | "resign" => Some(Forfeit::Resigned(loser)),
        "t" | "time" => Some(Forfeit::OutOfTime(loser)),
        _ => None,
    }
}

/// One piece of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item<'a> {
    /// `(`
    Open,
    /// `)`
    Close,
    /// `;`
    Node,
    /// One value of a property.
    Value {
        /// The property's name.
        name: &'a str,
        /// The value as it stands in the file, backslashes included.
        raw: &'a str,
        /// Where it stands, in bytes.
        place: usize,
    },
}

/// The pieces of a file, from left to right.
#[derive(Clone)]
pub struct Items<'a> {
    text: &'a str,
    at: usize,
    /// The property whose values are being read.
    name: &'a str,
}

impl<'a> Items<'a> {
    /// A file, read as far as its properties.
    pub const fn new(text: &'a str) -> Items<'a> {
        Items {
            text,
            at: 0,
            name: "",
        }
    }

    /// Where reading has come, in bytes.
    pub const fn place(&self) -> usize {
        self.at
    }

    /// The next piece; nothing at the end of the text.
    pub fn next_item(&mut self) -> Result<Option<Item<'a>>, GameFormatError> {
        let rest = &self.text[self.at..];
        let blanks = rest.len() - rest.trim_start().len();
        self.at += blanks;
        let rest = &rest[blanks..];
        let Some(first) = rest.chars().next() else {
            return Ok(None);
        };
        let item = match first {
            '(' => Item::Open,
            ')' => Item::Close,
            ';' => Item::Node,
            '[' if !self.name.is_empty() => return self.value().map(Some),
            c if c.is_ascii_alphabetic() => {
                let end = rest.find(|c: char| !c.is_ascii_alphabetic());
                self.name = &rest[..end.unwrap_or(rest.len())];
                self.at += self.name.len();
                let after = self.text[self.at..].trim_start();
                if !after.starts_with('[') {
                    return Err(self.error("expected-sgf-value", after));
                }
                return self.next_item();
            }
            _ => return Err(self.error("expected-sgf-item", rest)),
        };
        self.name = "";
        self.at += 1;
        Ok(Some(item))
    }

    fn value(&mut self) -> Result<Item<'a>, GameFormatError> {
        let from = self.at + 1;
        let mut escaped = false;
        for (offset, c) in self.text[from..].char_indices() {
            if c == ']' && !escaped {
                self.at = from + offset + 1;
                return Ok(Item::Value {
                    name: self.name,
                    raw: &self.text[from..from + offset],
                    place: from,
                });
            }
            escaped = c == '\\' && !escaped;
        }
        Err(self.error("expected-sgf-value-end", ""))
    }

    fn error(&self, wanted: &'static str, found: &str) -> GameFormatError {
        at(self.text, self.at, expected(wanted, found))
    }
}

/// A value without its backslashes: one before a line end takes the line end away.
pub fn unescape(raw: &str) -> String {
    let raw = raw.replace("\r\n", "\n");
    let mut text = String::new();
    let mut chars = raw.chars();
    while let Some(c) = chars.next() {
        match c {
            '\\' => text.extend(chars.next().filter(|&c| c != '\n')),
            _ => text.push(c),
        }
    }
    text
}

fn escape(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]")
}

/// The number under `GM` in the first node of a file, if one stands there.
pub fn game_number(text: &str) -> Option<&str> {
    let mut items = Items::new(text);
    let mut nodes = 0;
    while let Ok(Some(item)) = items.next_item() {
        match item {
            Item::Node if nodes == 1 => return None,
            Item::Node => nodes += 1,
            Item::Value {
                name: "GM", raw, ..
            } => return Some(raw.trim()),
            _ => {}
        }
    }
    None
}

/// The letter of a side: the first one is black.
pub const fn colour(side: Side) -> char {
    match side {
        Side::First => 'B',
        Side::Second => 'W',
    }
}

/// What the first node of every game begins with: the game's number, the program, the size of the
/// board, the rules as an id, the players and the result.
pub fn head(game_match: &Match, number: u8, size: &str) -> String {
    let [black, white] = game_match.seats_at_the_end().map(Seat::id);
    let mut text = format!(
        "(;FF[4]GM[{number}]CA[UTF-8]AP[{PROGRAM}:{}]\nSZ[{size}]RU[{}]PB[{black}]PW[{white}]",
        env!("CARGO_PKG_VERSION"),
        game_match.start().game_id(),
    );
    let history = game_match.history();
    match history.main_result() {
        Some(Outcome::Win(side)) => {
            let how = match history.forfeit_at(history.main_end()) {
                Some(Forfeit::Resigned(_)) => RESIGNED,
                Some(Forfeit::OutOfTime(_)) => ON_TIME,
                None => "",
            };
            let _ = write!(text, "RE[{}+{how}]", colour(side));
        }
        Some(Outcome::Draw) => text.push_str("RE[0]"),
        None => {}
    }
    if let Some(control) = game_match.time_control() {
        text.push_str(&clocks::head(control));
    }
    text
}

/// Writes the whole tree of a game behind its first node, with each move as `value_of` writes it.
pub fn write_tree(
    history: &History,
    head: String,
    value_of: impl Fn(Move) -> Option<String>,
) -> String {
    let mut text = head;
    text.push_str(&notes(history, NodeId::ROOT));
    // The nodes that are still to be written, and the ends of the variations between them.
    let mut tasks: Vec<Option<NodeId>> = vec![None];
    let push = |tasks: &mut Vec<Option<NodeId>>, node| match history.children(node) {
        [only] => tasks.push(Some(*only)),
        several => {
            for &child in several.iter().rev() {
                tasks.extend([None, Some(child)]);
            }
        }
    };
    push(&mut tasks, NodeId::ROOT);
    while let Some(task) = tasks.pop() {
        let Some(node) = task else {
            text.push(')');
            continue;
        };
        let is_alone = |parent| history.children(parent).len() == 1;
        if history.parent(node).is_some_and(|parent| !is_alone(parent)) {
            text.push_str("\n(");
        } else if history.number(node) % 10 == 1 {
            text.push('\n');
        }
        let value = history.move_of(node).and_then(&value_of);
        if let (Some(value), Some(side)) = (value, history.mover(node)) {
            // Writing to a text cannot fail.
            let _ = write!(text, ";{}[{value}]", colour(side));
        }
        text.push_str(&notes(history, node));
        push(&mut tasks, node);
    }
    text.push('\n');
    text
}

/// What is noted beside a node: its time and its comment.
fn notes(history: &History, node: NodeId) -> String {
    let mut text = String::new();
    if let Some(time) = history.time(node) {
        let _ = write!(text, "{TIME}[{}]", seconds::write(time));
    }
    if let (Some(left), Some(side)) = (history.time_left(node), history.mover(node)) {
        text.push_str(&clocks::left(left, colour(side)));
    }
    match history.comment(node) {
        "" => {}
        comment => {
            let _ = write!(text, "C[{}]", escape(comment));
        }
    }
    text
}
