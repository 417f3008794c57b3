//! Games as SGF, FF\[4\].

use std::fmt::Write as _;

use fivefold_match::InfoField;
use fivefold_match::game_formats::seconds;
use fivefold_match::history::{CellMark, MarkShape};
use fivefold_rules::{Cell, Side};

use super::points::PointSystem;
use super::properties::{CHOICE, KEY_AND_VALUE, NAMED_RULES, SPENT, name_of};
use super::text::{escape, escape_first};
use super::{GAME_NUMBER, PROGRAM, choices, clocks, result};
use crate::rules;
use crate::{FileGame, FileMove, FileNode, FileSetup};

/// How many nodes stand in a line of the file.
const NODES_IN_LINE: usize = 10;
const RENJU: &str = "renju";

/// Writes a game: what is read from the text is the same game, with its nodes in the order of their
/// variations and each cell that is set up named once.
#[must_use]
pub fn write(game: &FileGame) -> String {
    let mut text = format!("(;FF[4]GM[{GAME_NUMBER}]CA[UTF-8]");
    head(&mut text, game);
    let children = children(game);
    // The nodes that are still to be written, and the ends of the variations between them.
    let mut tasks = vec![None];
    if let Some(first) = game.nodes.first() {
        write_node(&mut text, first);
        push(&children[0], &mut tasks);
    }
    let mut in_line = NODES_IN_LINE;
    while let Some(task) = tasks.pop() {
        let Some((node, is_variation)) = task else {
            text.push(')');
            continue;
        };
        if is_variation {
            text.push_str("\n(");
            in_line = 0;
        } else if in_line >= NODES_IN_LINE {
            text.push('\n');
            in_line = 0;
        }
        in_line += 1;
        text.push(';');
        write_node(&mut text, &game.nodes[node]);
        push(&children[node], &mut tasks);
    }
    text.push('\n');
    text
}

/// The nodes that follow each node.
fn children(game: &FileGame) -> Vec<Vec<usize>> {
    let mut children = vec![Vec::new(); game.nodes.len()];
    for (index, node) in game.nodes.iter().enumerate().skip(1) {
        if node.parent < index {
            children[node.parent].push(index);
        }
    }
    children
}

/// Puts what follows a node on the heap of tasks.
fn push(children: &[usize], tasks: &mut Vec<Option<(usize, bool)>>) {
    match children {
        [only] => tasks.push(Some((*only, false))),
        several => {
            for &child in several.iter().rev() {
                tasks.extend([None, Some((child, true))]);
            }
        }
    }
}

/// What the first node says about the whole game.
fn head(text: &mut String, game: &FileGame) {
    let board = &game.board;
    if game.is_own {
        property(
            text,
            "AP",
            &format!("{PROGRAM}:{}", env!("CARGO_PKG_VERSION")),
        );
        text.push('\n');
    }
    let size = match board.cols == board.rows {
        true => board.cols.to_string(),
        false => format!("{}:{}", board.cols, board.rows),
    };
    property(text, "SZ", &size);
    let words = rules::words(board);
    if let Some(id) = &board.id {
        property(text, "RU", id);
    }
    if let Some(words) = &words {
        let is_id = game.is_own || board.id.is_some();
        let name = if is_id { NAMED_RULES } else { "RU" };
        property(text, name, words);
    }
    for (field, value) in game.info.iter() {
        let name = match field {
            InfoField::Time if !game.is_own => Some("TM"),
            InfoField::Rules if !game.is_own && words.is_none() => {
                let is_known = rules::read(value)
                    != rules::Rules {
                        has_unknown: true,
                        ..rules::Rules::default()
                    };
                (!is_known).then_some("RU")
            }
            InfoField::Result if game.end.is_none() => {
                result::read(value, true).is_none().then_some("RE")
            }
            InfoField::Other(name) if &**name == "AP" => {
                let is_foreign = !game.is_own && value.split(':').next() != Some(PROGRAM);
                is_foreign.then_some("AP")
            }
            InfoField::Other(name) if &**name == "OT" && !game.is_own => Some("OT"),
            field => name_of(field),
        };
        match name {
            Some(name) => property(text, name, value),
            None => {
                let word = escape_first(field.word());
                let value = escape(value);
                // Writing to a text cannot fail.
                let _ = write!(text, "{KEY_AND_VALUE}[{word}:{value}]");
            }
        }
    }
    if let Some(end) = game.end {
        let is_id_of_renju = board.id.as_ref().is_some_and(|id| id.contains(RENJU));
        let is_renju = board.rule == Some(fivefold_lines::Rule::Renju) || is_id_of_renju;
        property(text, "RE", &result::words(end, is_renju));
    }
    if let Some(control) = game.clock.filter(|_| game.is_own) {
        let [main, overtime] = clocks::values(control);
        property(text, "TM", &main);
        if !overtime.is_empty() {
            property(text, "OT", &overtime);
        }
    }
}

fn property(text: &mut String, name: &str, value: &str) {
    let value = escape(value);
    // Writing to a text cannot fail.
    let _ = write!(text, "{name}[{value}]");
}

/// The letter of a side.
const fn letter(side: Side) -> char {
    match side {
        Side::First => 'B',
        Side::Second => 'W',
    }
}

/// The properties of a node besides those of the whole game.
fn write_node(text: &mut String, node: &FileNode) {
    if let Some(setup) = &node.setup {
        write_setup(text, setup);
    }
    list(
        text,
        CHOICE,
        node.choices.iter().map(|&choice| choices::words(choice)),
    );
    let mover = node.mv.map(|mv| match mv {
        FileMove::Stone(side, cell) => {
            let _ = write!(text, "{}[{}]", letter(side), PointSystem::letters(cell));
            side
        }
        FileMove::Pass(side) => {
            let _ = write!(text, "{}[]", letter(side));
            side
        }
    });
    if let Some(time) = node.time {
        property(text, SPENT, &seconds::write(time));
    }
    if let (Some(left), Some(side)) = (node.time_left, mover) {
        text.push_str(&clocks::left_values(left, letter(side)));
    }
    write_marks(text, &node.marks);
    if !node.comment.is_empty() {
        property(text, "C", &node.comment);
    }
}

/// Each cell once, as it is in the end.
fn write_setup(text: &mut String, setup: &FileSetup) {
    let mut last: std::collections::BTreeMap<Cell, (usize, Option<Side>)> = Default::default();
    for (index, &(cell, owner)) in setup.cells.iter().enumerate() {
        last.insert(cell, (index, owner));
    }
    for (name, owner) in [
        ("AB", Some(Side::First)),
        ("AW", Some(Side::Second)),
        ("AE", None),
    ] {
        let cells = setup.cells.iter().enumerate();
        let cells = cells.filter(|(index, (cell, of))| {
            *of == owner && last.get(cell).is_some_and(|(last, _)| last == index)
        });
        list(
            text,
            name,
            cells.map(|(_, (cell, _))| PointSystem::letters(*cell)),
        );
    }
    if let Some(side) = setup.to_move {
        property(text, "PL", &letter(side).to_string());
    }
}

fn write_marks(text: &mut String, marks: &[CellMark]) {
    for (name, shape) in [
        ("TR", MarkShape::Triangle),
        ("CR", MarkShape::Circle),
        ("SQ", MarkShape::Square),
        ("MA", MarkShape::Cross),
    ] {
        let cells = marks.iter().filter(|mark| mark.shape == shape);
        list(
            text,
            name,
            cells.map(|mark| PointSystem::letters(mark.cell)),
        );
    }
    let labels = marks.iter().filter_map(|mark| match &mark.shape {
        MarkShape::Label(label) => Some(format!(
            "{}:{}",
            PointSystem::letters(mark.cell),
            escape(label)
        )),
        _ => None,
    });
    list(text, "LB", labels);
}

/// A property with these values, if there are any.
fn list(text: &mut String, name: &str, values: impl Iterator<Item = String>) {
    let mut values = values.peekable();
    if values.peek().is_some() {
        text.push_str(name);
    }
    for value in values {
        let _ = write!(text, "[{value}]");
    }
}
