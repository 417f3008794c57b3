//! Piskvork's `.psq` and Gomotur's `.rec`, as `savePsq` and `openPsq` of plastovicka/Piskvork
//! (`game.cpp`) write and read them, and with the last line that Gomocup adds:
//!
//! ```text
//! Piskvorky 15x15, 11:11, 0
//! 8,8,1200
//! 9,7,35
//! one.zip
//! two.zip
//! -1
//! 0,Freestyle15_1
//! ```
//!
//! The head has columns and rows, the levels of both players (0: a person) and who of the two
//! began. Moves are column and row from 1 at the upper left and milliseconds. Then come the names,
//! and how the game ended: 0 in the usual way, 15 by time, -1 not known. A `.rec` begins with the
//! names, whoever began first, has no head, and counts from 0 on 20 × 20.

use std::fmt::Write as _;
use std::time::Duration;

use fivefold_lines::Rule;
use fivefold_match::{GameInfo, InfoField};

use crate::coordinates::{Numbered, side_of};
use crate::main_line::{MainLine, stones_in_turn};
use crate::plain::{TextLine, filled_lines, numbers};
use crate::{FileEnd, FileGame, NoteKind, WriteError};

/// What a file begins with, in small letters.
const HEAD: &str = "piskvork";
/// The usual side of a board of Gomotur.
const REC_SIDE: u8 = 20;
/// How `savePsq` says that a player's time was up.
const TIME_IS_UP: i64 = 15;
/// Divisions that tell nothing but the rule, in the order of [`Rule::ALL`].
const DIVISIONS: [&str; 3] = ["Freestyle", "Standard", "Renju"];
/// What stands for the name of a person.
const PERSONS: [&str; 2] = ["homo-1", "homo-2"];

/// Whether a text begins as a `.psq`.
pub(crate) fn is_psq(text: &str) -> bool {
    let first = filled_lines(text).next();
    let head = first.and_then(|line| line.text.trim_start().get(..HEAD.len()));
    head.is_some_and(|head| head.eq_ignore_ascii_case(HEAD))
}

/// Whether a text is a `.rec`: two names, then lines of three numbers.
pub(crate) fn is_rec(text: &str) -> bool {
    let mut lines = filled_lines(text);
    let is_name = |line: TextLine<'_>| numbers(line.text).is_none();
    lines.next().is_some_and(is_name)
        && lines.next().is_some_and(is_name)
        && lines
            .next()
            .is_some_and(|line| numbers(line.text).is_some_and(|it| it.len() == 3))
}

/// Reads a `.psq`.
pub(crate) fn read(text: &str) -> FileGame {
    let mut all = filled_lines(text);
    let Some(first) = all.next() else {
        return FileGame::new(15, 15);
    };
    let rest: Vec<TextLine<'_>> = all.collect();
    let head = Head::of(first);
    let moves = rest.iter().filter_map(|line| numbers(line.text));
    let pairs = moves.filter(|it| it.len() > 1).map(|it| (it[0], it[1]));
    let (cols, rows) = head.size.unwrap_or_else(|| {
        let largest = pairs.map(|(x, y)| x.max(y)).filter(|&it| it <= 22).max();
        let way = Numbered::fitting(std::iter::once((1, largest.unwrap_or(1))));
        (way.cols, way.rows)
    });
    let mut line = MainLine::new(cols, rows);
    if head.size.is_none() {
        line.note(first.place(), NoteKind::GuessedSize { cols, rows });
    }
    let names = body(&mut line, &rest, Numbered::new(cols, rows, 1));
    players(&mut line.game.info, &names, head.second_began);
    line.game
}

/// Reads a `.rec`.
pub(crate) fn read_rec(text: &str) -> FileGame {
    let lines: Vec<TextLine<'_>> = filled_lines(text).collect();
    let (names, rest) = lines.split_at(lines.len().min(2));
    let largest = rest.iter().filter_map(|line| numbers(line.text));
    let largest = largest.filter(|it| it.len() > 1).map(|it| it[0].max(it[1]));
    let is_larger = largest
        .filter(|&it| it < 22)
        .any(|it| it >= i64::from(REC_SIDE));
    let side = if is_larger { 22 } else { REC_SIDE };
    let mut line = MainLine::new(side, side);
    if let (true, Some(first)) = (is_larger, lines.first()) {
        let (cols, rows) = (side, side);
        line.note(first.place(), NoteKind::GuessedSize { cols, rows });
    }
    body(&mut line, rest, Numbered::new(side, side, 0));
    let names: Vec<&str> = names.iter().map(|line| line.text.trim()).collect();
    players(&mut line.game.info, &names, false);
    line.game
}

/// What the first line tells.
struct Head {
    size: Option<(u8, u8)>,
    second_began: bool,
}

impl Head {
    fn of(line: TextLine<'_>) -> Head {
        let chars = crate::plain::plain_chars(line.text);
        let text: String = chars.into_iter().collect();
        let numbers = text.split(|c: char| !c.is_ascii_digit());
        let numbers: Vec<u32> = numbers.filter_map(|it| it.parse().ok()).collect();
        let side = |number: Option<&u32>| side_of(*number?);
        Head {
            size: side(numbers.first()).zip(side(numbers.get(1))),
            second_began: numbers.len() >= 5 && numbers.last() == Some(&1),
        }
    }
}

/// Reads moves, the end and what follows; says the names that stand between.
fn body<'t>(line: &mut MainLine, rest: &[TextLine<'t>], way: Numbered) -> Vec<&'t str> {
    let is_code = |it: &TextLine<'_>| numbers(it.text).is_some_and(|it| it.len() == 1);
    let code = rest.iter().position(is_code);
    let (before, after) = rest.split_at(code.unwrap_or(rest.len()));
    let is_move = |it: &TextLine<'_>| numbers(it.text).is_some_and(|it| it.len() > 1);
    let moves = before.iter().rposition(is_move).map_or(0, |last| last + 1);
    let (moves, names) = before.split_at(moves);
    for it in moves {
        let numbers = numbers(it.text).unwrap_or_default();
        let [x, y, more @ ..] = numbers.as_slice() else {
            line.note(it.place(), NoteKind::passed_over(it.text));
            continue;
        };
        let Some(cell) = way.cell(*x, *y) else {
            line.note(it.place(), NoteKind::rest(it.text));
            break;
        };
        line.stone(it.place(), cell);
        time(line, *it, more);
    }
    if let Some((code, after)) = after.split_first() {
        end(line, *code);
        after.iter().for_each(|it| trailer(line, *it));
    }
    let (names, more) = names.split_at(names.len().min(2));
    for it in more {
        trailer(line, *it);
    }
    names.iter().map(|it| it.text.trim()).collect()
}

/// The time of a move; Piskvork writes negative ones when its clock was set back.
fn time(line: &mut MainLine, it: TextLine<'_>, more: &[i64]) {
    let [time, ..] = more else { return };
    match u64::try_from(*time) {
        Ok(0) => {}
        Ok(ms) => line.tip().time = Some(Duration::from_millis(ms)),
        Err(_) => line.note(it.place(), NoteKind::bad_value("ms", &time.to_string())),
    }
}

fn end(line: &mut MainLine, code: TextLine<'_>) {
    let number = numbers(code.text).and_then(|it| it.first().copied());
    match number {
        Some(-1 | 0) | None => {}
        Some(TIME_IS_UP) => line.game.end = Some(FileEnd::OutOfTime(line.to_move)),
        Some(_) => line.note(code.place(), NoteKind::passed_over(code.text)),
    }
}

/// The line that Gomocup adds: a number and the division, which begins with the rule.
fn trailer(line: &mut MainLine, it: TextLine<'_>) {
    let text = it.text.trim();
    let division = text.split_once(',').filter(|(number, _)| {
        let number = number.trim();
        !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit())
    });
    let Some((_, division)) = division else {
        line.note(it.place(), NoteKind::passed_over(text));
        return;
    };
    let division = division.trim();
    let name = division.to_ascii_lowercase();
    if !DIVISIONS.contains(&division) {
        line.game.info.set(InfoField::Event, division);
    }
    let rule = if name.starts_with("free") || name.starts_with("fast") {
        Rule::Freestyle
    } else if name.starts_with("standard") {
        Rule::Exact
    } else if name.starts_with("renju") {
        Rule::Renju
    } else {
        line.note(it.place(), NoteKind::unknown_rule(division));
        return;
    };
    line.game.board.rule = Some(rule);
}

fn players(info: &mut GameInfo, names: &[&str], second_began: bool) {
    let fields = [InfoField::FirstPlayer, InfoField::SecondPlayer];
    for (index, (field, name)) in fields.into_iter().zip(names).enumerate() {
        let name = if second_began && names.len() == 2 {
            &names[1 - index]
        } else {
            name
        };
        if !PERSONS.contains(name) {
            info.set(field, name);
        }
    }
}

/// Writes the main line with its times, the players and the rule.
///
/// # Errors
/// [`WriteError`], if there are stones that were set up, passes or sides out of turn.
pub(crate) fn write(game: &FileGame) -> Result<String, WriteError> {
    let (cols, rows) = (game.board.cols, game.board.rows);
    let mut text = format!("Piskvorky {cols}x{rows}, 0:0, 0\n");
    for (node, cell) in stones_in_turn(game)? {
        let ms = node.time.map_or(0, |time| time.as_millis());
        // Writing to a text cannot fail.
        let _ = writeln!(text, "{},{},{ms}", cell.col + 1, cell.row + 1);
    }
    let fields = [InfoField::FirstPlayer, InfoField::SecondPlayer];
    for (field, nobody) in fields.into_iter().zip(PERSONS) {
        let name = game.info.get(&field);
        // A name that is a number would be read as a move or the end.
        let is_name = !name.is_empty() && numbers(name).is_none();
        let _ = writeln!(text, "{}", if is_name { name } else { nobody });
    }
    let code = match game.end {
        Some(FileEnd::OutOfTime(_)) => TIME_IS_UP,
        Some(_) => 0,
        None => -1,
    };
    let _ = writeln!(text, "{code}");
    if let Some(rule) = game.board.rule {
        let division = DIVISIONS[rule as usize];
        let _ = writeln!(text, "0,{division}");
    }
    Ok(text)
}
