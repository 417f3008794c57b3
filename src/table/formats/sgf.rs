//! What an SGF file means as a game of Lines, after the definition of FF\[4\] at
//! red-bean.com/sgf. Black is the first side. The first game of a collection is read; properties
//! that do not concern a game of Lines are passed over.
//!
//! SGF does not say how long a line must be. Files of this program name it under `RU` (as an id);
//! without that, five win, or on smaller boards the longer side, and longer lines win as well;
//! `RU[renju]` means renju.

use super::sgf_text::{Item, Items, PROGRAM, loser_by_resignation, point, unescape};
use super::{FormatError, Problem, at, expected, play, short, sit_down};
use crate::games::mnk::{LARGEST_SIDE, Mnk, MnkParams, Place, RENJU_LINE, Rule, SMALLEST_SIDE};
use crate::games::notation::{Reader, parse_id};
use crate::games::{Cell, Game as _, GameKind, Illegal, Position, Side};
use crate::table::history::History;
use crate::table::{Seat, Sitting};

/// Columns and rows where the file does not tell.
const USUAL_SIDE: u8 = 15;

pub(super) fn read(text: &str) -> Result<Sitting, FormatError> {
    let head = Head::read(text)?;
    let mut sitting = sit_down(head.start(text)?);
    if head.is_own {
        sitting.plan.seats = head.seats;
    }
    tree(text, &mut sitting)?;
    if let Some(side) = head.resigned {
        // Where the rules have decided the game, they are right.
        sitting.resign(side);
    }
    Ok(sitting)
}

/// The side that a property's name speaks of.
fn side(name: &str) -> Option<Side> {
    match name {
        "B" | "AB" => Some(Side::First),
        "W" | "AW" => Some(Side::Second),
        _ => None,
    }
}

/// What the first node says about the whole game.
struct Head<'a> {
    size: Option<(&'a str, usize)>,
    rules: Option<&'a str>,
    to_move: Option<Side>,
    /// Who makes the first move of the file.
    first_mover: Option<Side>,
    stones: Vec<(Side, &'a str, usize)>,
    /// Who has given up at the end of the main line.
    resigned: Option<Side>,
    is_own: bool,
    seats: [Seat; 2],
}

impl<'a> Head<'a> {
    fn read(text: &'a str) -> Result<Head<'a>, FormatError> {
        let mut head = Head {
            size: None,
            rules: None,
            to_move: None,
            first_mover: None,
            stones: Vec::new(),
            resigned: None,
            is_own: false,
            seats: [Seat::Person; 2],
        };
        let mut items = Items::new(text);
        let (mut nodes, mut depth) = (0, 0);
        while let Some(item) = items.next()? {
            match item {
                Item::Open => depth += 1,
                Item::Close => depth -= 1,
                Item::Node => nodes += 1,
                Item::Value { name, raw, place } => {
                    if matches!(name, "B" | "W") {
                        head.first_mover = head.first_mover.or(side(name));
                    }
                    if nodes == 1 {
                        head.take(name, raw, place)
                            .map_err(|problem| at(text, place, problem))?;
                    }
                }
            }
            if depth == 0 || (nodes > 1 && head.first_mover.is_some()) {
                break;
            }
        }
        if nodes == 0 {
            return Err(at(text, items.place(), expected("“;” and a game", "")));
        }
        Ok(head)
    }

    fn take(&mut self, name: &str, raw: &'a str, place: usize) -> Result<(), Problem> {
        let seat = || Seat::from_id(raw).unwrap_or(Seat::Person);
        match name {
            "GM" if raw.trim() != "4" => {
                return Err(Problem::OtherGame { found: short(raw) });
            }
            "SZ" => self.size = Some((raw, place)),
            "RU" => self.rules = Some(raw),
            "AP" => self.is_own = raw.split(':').next() == Some(PROGRAM),
            "RE" => self.resigned = loser_by_resignation(raw),
            "PB" => self.seats[0] = seat(),
            "PW" => self.seats[1] = seat(),
            "PL" => {
                self.to_move = match raw.trim() {
                    "B" | "b" | "1" => Some(Side::First),
                    "W" | "w" | "2" => Some(Side::Second),
                    _ => return Err(expected("B or W", raw)),
                }
            }
            "AB" | "AW" => {
                if let Some(side) = side(name) {
                    self.stones.push((side, raw, place));
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn params(&self, text: &str) -> Result<MnkParams, FormatError> {
        let (cols, rows) = match self.size {
            None => (USUAL_SIDE, USUAL_SIDE),
            Some((raw, place)) => size(raw).map_err(|problem| at(text, place, problem))?,
        };
        let named = self.rules.and_then(|rules| parse_id(rules).ok());
        let named = named.and_then(|id| id.position.as_game::<Mnk>().map(|g| *g.params()));
        Ok(match named {
            Some(params) if (params.cols, params.rows) == (cols, rows) => params,
            _ => MnkParams {
                cols,
                rows,
                len: cols.max(rows).min(5),
                rule: self.plain_rule(cols.max(rows)),
            },
        })
    }

    /// The rule where no id names it: files of other programs say `RU[Renju]`.
    fn plain_rule(&self, longest: u8) -> Rule {
        let says_renju = self
            .rules
            .is_some_and(|rules| rules.trim().eq_ignore_ascii_case(Rule::Renju.word()));
        if says_renju && longest >= RENJU_LINE {
            Rule::Renju
        } else {
            Rule::Freestyle
        }
    }

    fn start(&self, text: &str) -> Result<Position, FormatError> {
        let params = self.params(text)?;
        let begins = self.to_move.or(self.first_mover);
        let empty = Mnk::start(&params, begins.unwrap_or(Side::First));
        if self.stones.is_empty() {
            return Ok(Position::new(empty));
        }
        let mut board = vec![None; usize::from(params.cols) * usize::from(params.rows)];
        let mut last = 0;
        for &(side, raw, place) in &self.stones {
            for cell in points(raw, &empty).map_err(|problem| at(text, place, problem))? {
                board[usize::from(cell.row) * usize::from(params.cols) + usize::from(cell.col)] =
                    Some(side);
            }
            last = place;
        }
        let count = |side| board.iter().filter(|&&stone| stone == Some(side)).count();
        let fewer = if count(Side::First) > count(Side::Second) {
            Side::Second
        } else {
            Side::First
        };
        let position = GameKind::Mnk.rules().board_text(
            &params.to_string(),
            &board_text(&board, params.cols),
            begins.unwrap_or(fewer),
        );
        position.map_err(|reason| at(text, last, Problem::Start { reason }))
    }
}

fn size(raw: &str) -> Result<(u8, u8), Problem> {
    let read = || {
        let mut reader = Reader::new(raw.trim())?;
        let cols = reader.small(SMALLEST_SIDE, LARGEST_SIDE)?;
        let rows = if reader.skip(":") {
            reader.small(SMALLEST_SIDE, LARGEST_SIDE)?
        } else {
            cols
        };
        reader.end().map(|()| (cols, rows))
    };
    read().map_err(|reason| Problem::Text {
        text: short(raw),
        reason,
    })
}

/// The points of a value: one, or those of a rectangle given by two corners.
fn points(raw: &str, lines: &Mnk) -> Result<Vec<Cell>, Problem> {
    let (from, to) = raw.split_once(':').unwrap_or((raw, raw));
    let (from, to) = (point(from, lines)?, point(to, lines)?);
    if !lines.contains(from) || !lines.contains(to) {
        return Err(expected("a point of the board", raw));
    }
    let rows = from.row..=to.row;
    Ok(rows
        .flat_map(|row| (from.col..=to.col).map(move |col| Cell::new(col, row)))
        .collect())
}

/// The board as the text of an id.
fn board_text(board: &[Option<Side>], cols: u8) -> String {
    let row_text = |row: &[Option<Side>]| {
        let mut text = String::new();
        for run in row.chunk_by(|a, b| a == b) {
            match run.first() {
                Some(Some(Side::First)) => text.push_str(&"o".repeat(run.len())),
                Some(Some(Side::Second)) => text.push_str(&"x".repeat(run.len())),
                _ => text.push_str(&run.len().to_string()),
            }
        }
        text
    };
    let rows: Vec<_> = board.chunks(cols.into()).map(row_text).collect();
    rows.join("/")
}

/// Plays the moves of the first game of the file.
fn tree(text: &str, sitting: &mut Sitting) -> Result<(), FormatError> {
    let history = &mut sitting.history;
    let mut items = Items::new(text);
    let mut open = Vec::new();
    let mut nodes = 0;
    // A comment belongs to the move of its node, wherever it stands in the node.
    let mut comments: Vec<(String, usize)> = Vec::new();
    while let Some(item) = items.next()? {
        if !matches!(item, Item::Value { .. }) {
            for (comment, place) in comments.drain(..) {
                let node = history.current();
                let whole = match history.comment(node) {
                    "" => comment,
                    before => format!("{before}\n{comment}"),
                };
                history
                    .set_comment(node, &whole)
                    .map_err(|error| at(text, place, error.into()))?;
            }
        }
        match item {
            Item::Open => open.push(history.current()),
            Item::Close => {
                if let Some(node) = open.pop() {
                    history.jump(node);
                }
                if open.is_empty() {
                    break;
                }
            }
            Item::Node => nodes += 1,
            Item::Value { name, raw, place } => {
                let done = match name {
                    "B" | "W" => one(history, side(name), raw),
                    "C" => {
                        comments.push((unescape(raw), place));
                        Ok(())
                    }
                    "AB" | "AW" | "AE" if nodes > 1 => Err(Problem::Setup),
                    _ => Ok(()),
                };
                done.map_err(|problem| at(text, place, problem))?;
            }
        }
    }
    if !open.is_empty() {
        return Err(at(text, items.place(), expected("“)” at the end", "")));
    }
    let end = history.main_end();
    history.jump(end);
    Ok(())
}

/// Plays one move.
fn one(history: &mut History, side: Option<Side>, raw: &str) -> Result<(), Problem> {
    let number = history.moves().len() + 1;
    let position = history.position();
    let Some(lines) = position.as_game::<Mnk>() else {
        return Err(expected("a game of Lines", raw));
    };
    // A pass is an empty value.
    if side != Some(position.side_to_move()) || raw.trim().is_empty() {
        return Err(Problem::Turn { number });
    }
    let cell = point(raw, lines)?;
    if !lines.contains(cell) {
        return Err(Problem::Illegal {
            number,
            text: short(raw),
            reason: Illegal::OffBoard,
        });
    }
    play(history, Mnk::pack(Place::from(cell)), raw)
}
