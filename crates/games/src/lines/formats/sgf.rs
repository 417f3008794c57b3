//! What an SGF file means as a game of Lines, after the definition of FF\[4\] at
//! red-bean.com/sgf. Black is the first side. The first game of a collection is read; properties
//! that do not concern a game of Lines are passed over.
//!
//! SGF does not say how long a line must be. Files of this program name it under `RU` (as an id);
//! without that, five win, or on smaller boards the longer side, and longer lines win as well;
//! `RU[renju]` means renju. Files of this program also name under `ET` how long each move took.

use crate::lines::formats::start;
use crate::lines::{LARGEST_SIDE, Lines, LinesParams, Place, RENJU_LINE, Rule, SMALLEST_SIDE};
use crate::{parse_id, seat};
use fivefold_match::game_formats::sgf::{
    Item, Items, PROGRAM, TIME, clocks, colour, forfeit, head, unescape, write_tree,
};
use fivefold_match::game_formats::{
    Format, FormatProblem, GameFormatError, at, expected, play, seconds, short, start_match,
};
use fivefold_match::history::{Forfeit, History};
use fivefold_match::{Match, Seat};
use fivefold_rules::notation::{Reader, column_letter, parse_cell};
use fivefold_rules::{Cell, Game as _, Illegal, Position, Side};
use fivefold_words::sentence::Sentence;
use std::fmt::Write as _;

/// The number of Gomoku and Renju under `GM`.
pub(super) const NUMBER: u8 = 4;
/// Columns and rows where the file does not tell.
const USUAL_SIDE: u8 = 15;

pub(super) fn read(text: &str) -> Result<Match, GameFormatError> {
    let head = Head::read(text)?;
    let seats = match head.is_own {
        true => head.seats,
        false => [Seat::Person; 2],
    };
    let mut game_match = start_match(head.start(text)?, seats);
    // In files of other programs a time may mean anything.
    let [main, overtime] = head.time;
    if let Some(control) = clocks::control(main, overtime).filter(|_| head.is_own) {
        game_match.set_time_control(control);
    }
    tree(text, head.is_own, &mut game_match)?;
    if let Some(forfeit) = head.forfeit {
        // Where the rules have decided the game, they are right.
        game_match.history_mut().set_forfeit(forfeit);
    }
    Ok(game_match)
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
    /// Who has given up at the end of the main line, or whose time ran out.
    forfeit: Option<Forfeit>,
    /// The time for the game, and what follows it.
    time: [&'a str; 2],
    is_own: bool,
    seats: [Seat; 2],
}

impl<'a> Head<'a> {
    fn read(text: &'a str) -> Result<Head<'a>, GameFormatError> {
        let mut head = Head {
            size: None,
            rules: None,
            to_move: None,
            first_mover: None,
            stones: Vec::new(),
            forfeit: None,
            time: [""; 2],
            is_own: false,
            seats: [Seat::Person; 2],
        };
        let mut items = Items::new(text);
        let (mut nodes, mut depth) = (0, 0);
        while let Some(item) = items.next_item()? {
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
            return Err(at(text, items.place(), expected("expected-sgf-game", "")));
        }
        Ok(head)
    }

    fn take(&mut self, name: &str, raw: &'a str, place: usize) -> Result<(), FormatProblem> {
        let seat = || seat(raw).unwrap_or(Seat::Person);
        match name {
            "GM" if raw.trim() != NUMBER.to_string() => {
                let found = short(raw);
                let reason = Sentence::new("format-error-sgf-game")
                    .text("found", found)
                    .number("number", NUMBER);
                return Err(FormatProblem::Game(reason));
            }
            "SZ" => self.size = Some((raw, place)),
            "RU" => self.rules = Some(raw),
            "AP" => self.is_own = raw.split(':').next() == Some(PROGRAM),
            "RE" => self.forfeit = forfeit(raw),
            "TM" => self.time[0] = raw,
            "OT" => self.time[1] = raw,
            "PB" => self.seats[0] = seat(),
            "PW" => self.seats[1] = seat(),
            "PL" => {
                self.to_move = match raw.trim() {
                    "B" | "b" | "1" => Some(Side::First),
                    "W" | "w" | "2" => Some(Side::Second),
                    _ => return Err(expected("expected-sgf-colour", raw)),
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

    fn params(&self, text: &str) -> Result<LinesParams, GameFormatError> {
        let (cols, rows) = match self.size {
            None => (USUAL_SIDE, USUAL_SIDE),
            Some((raw, place)) => size(raw).map_err(|problem| at(text, place, problem))?,
        };
        let named = self.rules.and_then(|rules| parse_id(rules).ok());
        let named = named.and_then(|id| id.position.as_game::<Lines>().map(|g| *g.params()));
        Ok(match named {
            Some(params) if (params.cols, params.rows) == (cols, rows) => params,
            _ => LinesParams {
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

    fn start(&self, text: &str) -> Result<Position, GameFormatError> {
        let params = self.params(text)?;
        let begins = self.to_move.or(self.first_mover);
        let empty = Lines::start(&params, begins.unwrap_or(Side::First));
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
        let position = Lines::parse_board(
            &params,
            &board_text(&board, params.cols),
            begins.unwrap_or(fewer),
        );
        position
            .map(Position::new)
            .map_err(|reason| at(text, last, FormatProblem::Start { reason }))
    }
}

fn size(raw: &str) -> Result<(u8, u8), FormatProblem> {
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
    read().map_err(|reason| FormatProblem::Text {
        text: short(raw),
        reason,
    })
}

/// A point: two letters, column and row from the upper left, or such as `h8`.
fn point(value: &str, lines: &Lines) -> Result<Cell, FormatProblem> {
    let value = value.trim().to_ascii_lowercase();
    if let [col @ b'a'..=b'z', row @ b'a'..=b'z'] = value.as_bytes() {
        return Ok(Cell::new(col - b'a', row - b'a'));
    }
    let params = lines.params();
    parse_cell(&value, params.cols, params.rows).map_err(|reason| FormatProblem::Text {
        text: short(&value),
        reason,
    })
}

/// The points of a value: one, or those of a rectangle given by two corners.
fn points(raw: &str, lines: &Lines) -> Result<Vec<Cell>, FormatProblem> {
    let (from, to) = raw.split_once(':').unwrap_or((raw, raw));
    let (from, to) = (point(from, lines)?, point(to, lines)?);
    if !lines.contains(from) || !lines.contains(to) {
        return Err(expected("expected-sgf-point", raw));
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

/// Plays the moves of the first game of the file. `is_own`: this program wrote it.
fn tree(text: &str, is_own: bool, game_match: &mut Match) -> Result<(), GameFormatError> {
    let history = game_match.history_mut();
    let mut items = Items::new(text);
    let mut open = Vec::new();
    let mut nodes = 0;
    // A note belongs to the move of its node, wherever it stands in the node.
    let mut notes: Vec<(&str, &str, usize)> = Vec::new();
    while let Some(item) = items.next_item()? {
        if !matches!(item, Item::Value { .. }) {
            for (name, raw, place) in notes.drain(..) {
                note(history, name, raw).map_err(|problem| at(text, place, problem))?;
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
            Item::Value { name, raw, place }
                if name == "C" || (name == TIME || clocks::is_left(name)) && is_own =>
            {
                notes.push((name, raw, place));
            }
            Item::Value { name, raw, place } => {
                let done = match name {
                    "B" | "W" => one(history, side(name), raw),
                    "AB" | "AW" | "AE" if nodes > 1 => Err(FormatProblem::Setup),
                    _ => Ok(()),
                };
                done.map_err(|problem| at(text, place, problem))?;
            }
        }
    }
    if !open.is_empty() {
        return Err(at(text, items.place(), expected("expected-sgf-end", "")));
    }
    let end = history.main_end();
    history.jump(end);
    Ok(())
}

/// Notes a comment or a time beside the move on the board.
fn note(history: &mut History, name: &str, raw: &str) -> Result<(), FormatProblem> {
    let node = history.current();
    if clocks::is_left(name) {
        clocks::note(history, name, raw);
        return Ok(());
    }
    if name == TIME {
        let time = seconds::read(raw.trim()).ok_or_else(|| expected("expected-seconds", raw))?;
        return Ok(history.set_time(node, Some(time))?);
    }
    let comment = unescape(raw);
    let whole = match history.comment(node) {
        "" => comment,
        before => format!("{before}\n{comment}"),
    };
    Ok(history.set_comment(node, &whole)?)
}

/// Plays one move.
fn one(history: &mut History, side: Option<Side>, raw: &str) -> Result<(), FormatProblem> {
    let number = history.moves().len() + 1;
    let position = history.position();
    let illegal = |reason| FormatProblem::Illegal {
        number,
        text: short(raw),
        reason,
    };
    let Some(lines) = position.as_game::<Lines>() else {
        return Err(illegal(Illegal::NotAMove));
    };
    // A pass is an empty value.
    if side != Some(position.side_to_move()) || raw.trim().is_empty() {
        let reason = Sentence::new("format-error-turns").number("number", number);
        return Err(FormatProblem::Game(reason));
    }
    let cell = point(raw, lines)?;
    if !lines.contains(cell) {
        return Err(illegal(Illegal::OffBoard));
    }
    play(history, Lines::pack(Place::from(cell)), raw)
}

/// Writes the whole tree.
pub(super) fn write(game_match: &Match) -> Result<String, GameFormatError> {
    let start = start(game_match, Format::Sgf)?;
    let params = start.params();
    let size = match params.cols == params.rows {
        true => params.cols.to_string(),
        false => format!("{}:{}", params.cols, params.rows),
    };
    let mut head = head(game_match, NUMBER, &size);
    head.push_str(&stones(start));
    Ok(write_tree(game_match.history(), head, |mv| {
        Lines::unpack(mv).map(|place| letters(place.cell()))
    }))
}

fn letters(cell: Cell) -> String {
    [column_letter(cell.col), column_letter(cell.row)]
        .iter()
        .collect()
}

/// The stones of the start, and who begins where that is not clear.
fn stones(start: &Lines) -> String {
    let params = start.params();
    let mut text = String::new();
    for side in Side::BOTH {
        let cells =
            (0..params.rows).flat_map(|row| (0..params.cols).map(move |col| Cell::new(col, row)));
        let stones: String = cells
            .filter(|&cell| start.stone(cell) == Some(side))
            .map(|cell| format!("[{}]", letters(cell)))
            .collect();
        if !stones.is_empty() {
            // Writing to a text cannot fail.
            let _ = write!(text, "A{}{stones}", colour(side));
        }
    }
    let side = start.side_to_move();
    if side == Side::Second || start.stones() > 0 {
        let _ = write!(text, "PL[{}]", colour(side));
    }
    text
}
