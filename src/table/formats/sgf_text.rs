//! SGF as text: its brackets and backslashes apart from what they mean, and writing it.

use std::fmt::Write as _;

use super::{Format, FormatError, Problem, at, colour, expected, lines};
use crate::games::mnk::Mnk;
use crate::games::{Cell, Game as _, Outcome, Side};
use crate::table::history::{History, NodeId};
use crate::table::{Seat, Sitting};

/// What begins the name of the program in files that it has written itself.
pub(super) const PROGRAM: &str = "fivefold";

/// What follows the winner in a result if the other side has given up.
const RESIGNED: &str = "R";

/// The side that has given up according to a result: `B+R`, `W+Resign`.
pub(super) fn loser_by_resignation(result: &str) -> Option<Side> {
    let (winner, how) = result.trim().split_once('+')?;
    let loser = match winner {
        "B" | "b" => Side::Second,
        "W" | "w" => Side::First,
        _ => return None,
    };
    let how = how.to_ascii_lowercase();
    matches!(how.as_str(), "r" | "resign").then_some(loser)
}

/// One piece of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Item<'a> {
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
pub(super) struct Items<'a> {
    text: &'a str,
    at: usize,
    /// The property whose values are being read.
    name: &'a str,
}

impl<'a> Items<'a> {
    pub(super) const fn new(text: &'a str) -> Items<'a> {
        Items {
            text,
            at: 0,
            name: "",
        }
    }

    /// Where reading has come, in bytes.
    pub(super) const fn place(&self) -> usize {
        self.at
    }

    /// The next piece; nothing at the end of the text.
    pub(super) fn next(&mut self) -> Result<Option<Item<'a>>, FormatError> {
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
                    return Err(self.error("a value in square brackets", after));
                }
                return self.next();
            }
            _ => return Err(self.error("“(”, “)”, “;” or a property", rest)),
        };
        self.name = "";
        self.at += 1;
        Ok(Some(item))
    }

    fn value(&mut self) -> Result<Item<'a>, FormatError> {
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
        Err(self.error("“]” at the end of this value", ""))
    }

    fn error(&self, wanted: &'static str, found: &str) -> FormatError {
        at(self.text, self.at, expected(wanted, found))
    }
}

/// A value without its backslashes: one before a line end takes the line end away.
pub(super) fn unescape(raw: &str) -> String {
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

/// A point: two letters, column and row from the upper left, or such as `h8`.
pub(super) fn point(value: &str, lines: &Mnk) -> Result<Cell, Problem> {
    let value = value.trim().to_ascii_lowercase();
    if let [col @ b'a'..=b'z', row @ b'a'..=b'z'] = value.as_bytes() {
        return Ok(Cell::new(col - b'a', row - b'a'));
    }
    let params = lines.params();
    crate::games::notation::parse_cell(&value, params.cols, params.rows).map_err(|reason| {
        Problem::Text {
            text: super::short(&value),
            reason,
        }
    })
}

fn letters(cell: Cell) -> String {
    let letter = crate::games::notation::column_letter;
    [letter(cell.col), letter(cell.row)].iter().collect()
}

/// Writes the whole tree of a game of Lines.
pub(super) fn write(sitting: &Sitting) -> Result<String, FormatError> {
    let start = lines(sitting, Format::Sgf)?;
    let history = sitting.history();
    let mut text = head(sitting, start);
    text.push_str(&comment(history, NodeId::ROOT));
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
        let place = history.move_of(node).and_then(Mnk::unpack);
        if let (Some(place), Some(side)) = (place, history.mover(node)) {
            // Writing to a text cannot fail.
            let _ = write!(text, ";{}[{}]", colour(side), letters(place.cell()));
        }
        text.push_str(&comment(history, node));
        push(&mut tasks, node);
    }
    text.push('\n');
    Ok(text)
}

fn comment(history: &History, node: NodeId) -> String {
    match history.comment(node) {
        "" => String::new(),
        comment => format!("C[{}]", escape(comment)),
    }
}

/// The first node: the game, the players, the result, and the stones of the start.
fn head(sitting: &Sitting, start: &Mnk) -> String {
    let params = start.params();
    let (cols, rows) = (params.cols, params.rows);
    let size = if cols == rows {
        cols.to_string()
    } else {
        format!("{cols}:{rows}")
    };
    let [black, white] = sitting.seats_at_the_end().map(Seat::id);
    let mut text = format!(
        "(;FF[4]GM[4]CA[UTF-8]AP[{PROGRAM}:{}]\nSZ[{size}]RU[{}]PB[{black}]PW[{white}]",
        env!("CARGO_PKG_VERSION"),
        sitting.start().game_id(),
    );
    let history = sitting.history();
    match history.main_result() {
        Some(Outcome::Win(side)) => {
            let given_up = history.resigned_at(history.main_end()).is_some();
            let how = if given_up { RESIGNED } else { "" };
            let _ = write!(text, "RE[{}+{how}]", colour(side));
        }
        Some(Outcome::Draw) => text.push_str("RE[0]"),
        None => {}
    }
    for side in Side::BOTH {
        let cells = (0..rows).flat_map(|row| (0..cols).map(move |col| Cell::new(col, row)));
        let stones: String = cells
            .filter(|&cell| start.stone(cell) == Some(side))
            .map(|cell| format!("[{}]", letters(cell)))
            .collect();
        if !stones.is_empty() {
            let _ = write!(text, "A{}{stones}", colour(side));
        }
    }
    let side = start.side_to_move();
    if side == Side::Second || start.stones() > 0 {
        let _ = write!(text, "PL[{}]", colour(side));
    }
    text
}
