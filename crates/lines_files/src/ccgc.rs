//! Records of the Chinese championships of computer games (CCGC), in which all programs of the five
//! in a row of universities save their games, in GB 2312 or UTF-8:
//!
//! ```text
//! {[C5][first team B][second team W][先手胜][2017.07.29 14:00 Chongqing][2017 CCGC];B(H,8);W(I,9)}
//! ```
//!
//! C5 is five in a row on 15 × 15 with black's fouls, C6 is Connect6 on 19 × 19. Letters are columns,
//! rows count from the bottom. `先手胜` says that the first team won, `后手胜` that the second did.

use fivefold_lines::Rule;
use fivefold_match::InfoField;
use fivefold_rules::{Outcome, Side};

use crate::coordinates::Lettered;
use crate::main_line::MainLine;
use crate::places::Places;
use crate::plain::plain_chars;
use crate::{FileEnd, FileGame, FilePlace, NoteKind};

/// The number of the game in which five in a row win.
const FIVE: u8 = b'5';
/// The number of Connect6.
const SIX: u8 = b'6';

/// Whether a text begins as such a record.
pub(crate) fn is_record(text: &str) -> bool {
    game_number(text).is_some()
}

/// What stands behind the C at the beginning.
fn game_number(text: &str) -> Option<u8> {
    let head = text.trim_start().strip_prefix('{')?.trim_start();
    let head = head.strip_prefix('[').unwrap_or(head).trim_start();
    let [b'C' | b'c', number @ (FIVE | SIX), ends, ..] = head.as_bytes() else {
        return None;
    };
    matches!(ends, b']' | b';').then_some(*number)
}

/// Reads a record.
pub(crate) fn read(text: &str) -> FileGame {
    let is_connect6 = game_number(text) == Some(SIX);
    let side = if is_connect6 { 19 } else { 15 };
    let way = Lettered::fitting(std::iter::empty(), Some((side, side)));
    let mut places = Places::new(text);
    let mut line = MainLine::new(side, side);
    let first = places.at(text.find('C').unwrap_or(0));
    kind_of_game(&mut line, first, is_connect6);
    let (head, moves) = text.split_once(';').unwrap_or((text, ""));
    tags(&mut line, places.at(0), head);
    let mut at = text.len() - moves.len();
    for piece in moves.split(';') {
        let place = places.at(at);
        at += piece.len() + 1;
        let plain: String = plain_chars(piece).into_iter().collect();
        let plain = plain.trim().trim_end_matches('}').trim_end();
        if plain.is_empty() {
            continue;
        }
        let Some((side, cell, rest)) = stone(plain) else {
            line.note(place, NoteKind::rest(plain));
            break;
        };
        let Some(cell) = way.cell(cell.0, cell.1) else {
            line.note(place, NoteKind::rest(plain));
            break;
        };
        // Both stones of a move in Connect6 are of one side.
        if side != line.to_move && !is_connect6 {
            line.note(place, NoteKind::GuessedSide);
        } else {
            line.to_move = side;
        }
        line.stone(place, cell);
        if !rest.is_empty() {
            line.note(place, NoteKind::passed_over(rest));
        }
    }
    line.game
}

fn kind_of_game(line: &mut MainLine, place: FilePlace, is_connect6: bool) {
    if is_connect6 {
        let number = "C6".to_owned();
        line.note(place, NoteKind::OtherGame { number });
    } else {
        let (name, rule) = ("C5".to_owned(), Rule::Renju);
        line.game.board.rule = Some(rule);
        line.note(place, NoteKind::GuessedRule { name, rule });
    }
}

/// What stands in brackets before the moves: teams, result, time and place, event.
fn tags(line: &mut MainLine, place: FilePlace, head: &str) {
    let values: Vec<&str> = head
        .split('[')
        .skip(1)
        .map(|value| value.split(']').next().unwrap_or("").trim())
        .collect();
    let team = |value: &str, letter: &str| {
        let name = value.strip_suffix(letter).map(str::trim_end);
        name.filter(|name| !name.is_empty())
            .unwrap_or(value)
            .to_owned()
    };
    for (index, value) in values.iter().enumerate().skip(1) {
        let field = match index {
            1 => InfoField::FirstPlayer,
            2 => InfoField::SecondPlayer,
            3 => InfoField::Result,
            4 => InfoField::Date,
            5 => InfoField::Event,
            _ => {
                line.note(place, NoteKind::passed_over(value));
                continue;
            }
        };
        let info = &mut line.game.info;
        match field {
            InfoField::FirstPlayer => _ = info.set(field, &team(value, " B")),
            InfoField::SecondPlayer => _ = info.set(field, &team(value, " W")),
            InfoField::Date => {
                let is_time = |c: &char| c.is_ascii_digit() || ".-/: ".contains(*c);
                let time: String = value.chars().take_while(is_time).collect();
                info.set(field, time.trim());
                info.set(InfoField::Place, value[time.len()..].trim());
            }
            InfoField::Result if result(value).is_some() => {
                line.game.end = result(value).map(FileEnd::Result);
            }
            field => _ = info.set(field, value),
        }
    }
}

fn result(value: &str) -> Option<Outcome> {
    let value = value.trim();
    if value.starts_with("先手胜") || value.starts_with("黑胜") {
        Some(Outcome::Win(Side::First))
    } else if value.starts_with("后手胜") || value.starts_with("白胜") {
        Some(Outcome::Win(Side::Second))
    } else if value.contains('和') || value.contains('平') {
        Some(Outcome::Draw)
    } else {
        None
    }
}

/// The side, the cell and what follows in `B(H,8)`.
fn stone(piece: &str) -> Option<(Side, (u8, u32), &str)> {
    let (side, rest) = piece.split_once('(')?;
    let side = match side.trim() {
        "B" | "b" => Side::First,
        "W" | "w" => Side::Second,
        _ => return None,
    };
    let (cell, rest) = rest.split_once(')')?;
    let (letter, number) = cell.split_once(',')?;
    let [letter] = letter.trim().as_bytes() else {
        return None;
    };
    let number = number.trim().parse().ok()?;
    Some((side, (letter.to_ascii_lowercase(), number), rest.trim()))
}
