//! The marks on the board beside a move, as notes of a record: `[label h8 A i9 12]`,
//! `[triangle h8 i9]`, `[circle …]`, `[square …]`, `[cross …]`.

use fivefold_match::history::{CellMark, History, MarkShape, NodeId};
use fivefold_rules::notation::{TextError, cell_text, parse_cell};
use fivefold_rules::{Cell, Position};

/// What begins a note of letters on cells.
const LABEL: &str = "label";

/// What begins a note of marks of one shape.
const SHAPES: [(&str, MarkShape); 4] = [
    ("triangle", MarkShape::Triangle),
    ("circle", MarkShape::Circle),
    ("square", MarkShape::Square),
    ("cross", MarkShape::Cross),
];

/// The notes of a node without their brackets.
pub(super) fn write(history: &History, node: NodeId) -> Vec<String> {
    let marks = history.marks(node);
    if marks.is_empty() {
        return Vec::new();
    }
    let rows = history.start().view().rows;
    let name = |cell: Cell| cell_text(cell, rows);
    let labels = marks.iter().filter_map(|mark| match &mark.shape {
        MarkShape::Label(text) => Some(format!(" {} {text}", name(mark.cell))),
        _ => None,
    });
    let labels: String = labels.collect();
    let shapes = SHAPES.iter().map(|(word, shape)| {
        let marked = marks.iter().filter(|mark| mark.shape == *shape);
        let cells = marked.map(|mark| format!(" {}", name(mark.cell)));
        (*word, cells.collect::<String>())
    });
    std::iter::once((LABEL, labels))
        .chain(shapes)
        .filter(|(_, cells)| !cells.is_empty())
        .map(|(word, cells)| format!("{word}{cells}"))
        .collect()
}

/// Reads what [`write`] wrote; nothing if the note is about something else.
pub(super) fn read(text: &str, start: &Position) -> Option<Result<Vec<CellMark>, TextError>> {
    let mut words = text.split_ascii_whitespace();
    let first = words.next()?;
    let shape = SHAPES.iter().find(|(word, _)| *word == first);
    if shape.is_none() && first != LABEL {
        return None;
    }
    let view = start.view();
    let mut marks = Vec::new();
    while let Some(name) = words.next() {
        let cell = match parse_cell(name, view.cols, view.rows) {
            Ok(cell) => cell,
            Err(error) => return Some(Err(error)),
        };
        marks.push(match shape {
            Some((_, shape)) => CellMark {
                cell,
                shape: shape.clone(),
            },
            None => CellMark::label(cell, words.next().unwrap_or("?")),
        });
    }
    Some(Ok(marks))
}
