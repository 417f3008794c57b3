//! Diagrams in text: a row of signs for each row of the board, with or without blanks between them
//! and coordinates at the edges. `X`, `B`, `#`, `●` are black, `O`, `W`, `○` white; dots, dashes,
//! crosses of lines and the like are empty, and so is `?`, the point that a problem asks about. Where
//! black has a letter, `#` is such a point too, and so is any other letter among empty points.
//! A line with the sign of a side alone tells whose turn it is in the diagram below it.

use fivefold_lines::{LARGEST_SIDE, SMALLEST_SIDE};
use fivefold_rules::{Cell, Side};

use crate::plain::{TextLine, lines, note_passed_over, plain_chars};
use crate::{FileGame, FilePlace, FileSetup, NoteKind};

/// A row of a diagram.
struct DiagramRow<'t> {
    line: TextLine<'t>,
    cells: Vec<Option<Side>>,
    /// Whether there are stones in it.
    has_stones: bool,
    /// Whether there are letters for black's stones.
    has_letters: bool,
    /// Whether there are X or O, which are no colours.
    has_x_or_o: bool,
    /// Signs that are no stones, and where they stand.
    marks: Vec<(FilePlace, char)>,
    /// Where `#` stands, and its column.
    hashes: Vec<(FilePlace, usize)>,
}

/// A diagram and whose turn it is, where that is told.
struct Diagram<'t> {
    rows: Vec<DiagramRow<'t>>,
    to_move: Option<Side>,
}

impl Diagram<'_> {
    /// Whether it has as many rows as columns.
    fn is_square(&self) -> bool {
        self.rows[0].cells.len() == self.rows.len()
    }
}

/// The positions of a text that consists of diagrams.
pub(crate) fn games(text: &str) -> Option<Vec<FileGame>> {
    let mut diagrams: Vec<Diagram<'_>> = Vec::new();
    let mut others: Vec<(usize, TextLine<'_>)> = Vec::new();
    let mut goes_on = false;
    let mut to_move = None;
    for line in lines(text) {
        if line.text.trim().is_empty() {
            goes_on = false;
            continue;
        }
        if let Some(side) = side(line.text) {
            to_move = Some(side);
            goes_on = false;
            continue;
        }
        match row(line) {
            Some(row) => match diagrams.last_mut() {
                Some(diagram) if goes_on => diagram.rows.push(row),
                _ => diagrams.push(Diagram {
                    rows: vec![row],
                    to_move: to_move.take(),
                }),
            },
            None if is_edge(line.text) => continue,
            None => {
                others.push((diagrams.len(), line));
                // A title between two boards.
                goes_on &= !diagrams.last().is_some_and(Diagram::is_square);
                continue;
            }
        }
        goes_on = true;
    }
    for diagram in &mut diagrams {
        remove_frame(&mut diagram.rows);
        empty_hashes(&mut diagram.rows);
    }
    let rows: usize = diagrams.iter().map(|it| it.rows.len()).sum();
    let is_board = |diagram: &Diagram<'_>| {
        let width = diagram.rows.first().map_or(0, |row| row.cells.len());
        let sides = usize::from(SMALLEST_SIDE)..=usize::from(LARGEST_SIDE);
        sides.contains(&width)
            && sides.contains(&diagram.rows.len())
            && diagram.rows.iter().all(|row| row.cells.len() == width)
    };
    if diagrams.is_empty() || others.len() > rows || !diagrams.iter().all(is_board) {
        return None;
    }
    let mut games: Vec<FileGame> = diagrams.into_iter().map(drawn).collect();
    note_passed_over(&mut games, &others);
    Some(games)
}

/// The side whose sign or name is all that stands in a line.
fn side(line: &str) -> Option<Side> {
    match line.trim() {
        "X" | "B" | "BLACK" | "Black" | "black" | "●" | "黑" | "黒" => Some(Side::First),
        "O" | "W" | "WHITE" | "White" | "white" | "○" | "白" => Some(Side::Second),
        _ => None,
    }
}

/// Makes `#` a mark where black's stones are letters.
fn empty_hashes(rows: &mut [DiagramRow<'_>]) {
    if !rows.iter().any(|row| row.has_letters) {
        return;
    }
    for row in rows {
        for (place, col) in std::mem::take(&mut row.hashes) {
            row.cells[col] = None;
            row.marks.push((place, '#'));
        }
    }
}

/// The row of a board in a line, if it is one.
fn row(line: TextLine<'_>) -> Option<DiagramRow<'_>> {
    let chars = plain_chars(line.text);
    let is_number = |c: &char| c.is_ascii_digit() || matches!(c, ' ' | '|');
    let signs = chars.iter().position(|c| !is_number(c))?;
    let end = chars.iter().rposition(|c| !is_number(c))? + 1;
    let signs = chars.iter().enumerate().take(end).skip(signs);
    let mut cells = Vec::new();
    let (mut marks, mut hashes) = (Vec::new(), Vec::new());
    let mut letters = [false; 2];
    let mut has_letters = false;
    let mut strange = 0;
    for (index, &c) in signs.filter(|(_, c)| !is_link(**c)) {
        has_letters |= matches!(c, 'X' | 'x' | 'B' | 'b');
        if c == '#' {
            hashes.push((line.at(index), cells.len()));
        }
        letters[0] |= matches!(c, 'X' | 'x' | 'O' | 'o');
        letters[1] |= matches!(c, 'B' | 'b' | 'W' | 'w');
        cells.push(match c {
            'X' | 'x' | 'B' | 'b' | '#' | '@' | '●' | '⚫' | '⬤' | '■' | '㊣' | '★' | '×' => {
                Some(Side::First)
            }
            'O' | 'o' | 'W' | 'w' | '○' | '⚪' | '◯' | '〇' | '□' | '☆' => {
                Some(Side::Second)
            }
            '.' | '+' | '-' | '*' | '_' | ',' | '·' | '・' | '˙' | '•' | '┌' | '┬' | '┐' | '├'
            | '┼' | '┤' | '└' | '┴' | '┘' | '╋' | '╔' | '╤' | '╗' | '╟' | '╢' | '╚' | '╧' | '╝' => {
                None
            }
            '?' => {
                marks.push((line.at(index), c));
                None
            }
            c if c.is_ascii_alphabetic() || matches!(c, '!' | '$' | '%' | '&' | '~') => {
                marks.push((line.at(index), c));
                strange += 1;
                None
            }
            _ => return None,
        });
    }
    // Strange signs are marks only among many empty points; elsewhere they are a text.
    let empty = chars
        .iter()
        .filter(|c| matches!(c, '.' | '·' | '・' | '+' | '-' | '_'));
    if strange > 2 || strange > 0 && 2 * empty.count() < cells.len() {
        return None;
    }
    // Letters of both pairs in one row are a word.
    if letters == [true; 2] {
        return None;
    }
    let has_stones = cells.iter().any(Option::is_some);
    // A single sign is a bullet, not a row.
    (cells.len() >= usize::from(SMALLEST_SIDE)).then_some(DiagramRow {
        line,
        cells,
        has_stones,
        has_letters,
        has_x_or_o: letters[0],
        marks,
        hashes,
    })
}

/// What connects the points of a board and is none itself.
const fn is_link(c: char) -> bool {
    matches!(
        c,
        ' ' | '|' | '─' | '━' | '│' | '┃' | '\u{fe0e}' | '\u{fe0f}'
    )
}

/// Whether a line has the letters or numbers of the columns.
fn is_edge(line: &str) -> bool {
    let chars = plain_chars(line);
    let words: String = chars.into_iter().collect();
    let letter = |word: &str| word.len() == 1 && word.bytes().all(|b| b.is_ascii_alphabetic());
    let number = |word: &str| word.len() <= 2 && word.bytes().all(|b| b.is_ascii_digit());
    let mut words = words.split(' ').filter(|it| !it.is_empty()).peekable();
    let together = "abcdefghijklmnopqrstuvwxyz";
    let first = words.peek().map(|it| it.to_ascii_lowercase());
    first.is_some_and(|it| it.len() > 2 && together.starts_with(&it))
        || words.clone().all(letter)
        || words.all(number)
}

/// Takes away a row of dashes or pluses at the top and at the bottom that is the frame.
fn remove_frame(diagram: &mut Vec<DiagramRow<'_>>) {
    let is_frame = |row: Option<&DiagramRow<'_>>, other: Option<&DiagramRow<'_>>| {
        let lengths = row.zip(other).map(|(a, b)| (a.cells.len(), b.cells.len()));
        row.is_some_and(|row| !row.has_stones && row.line.text.contains(['-', '_', '+']))
            && lengths.is_some_and(|(a, b)| a != b)
    };
    if is_frame(diagram.first(), diagram.get(1)) {
        diagram.remove(0);
    }
    let before_last = diagram.len().checked_sub(2).and_then(|at| diagram.get(at));
    if is_frame(diagram.last(), before_last) {
        diagram.pop();
    }
}

/// The position of a diagram, with what is told of its marks.
fn drawn(diagram: Diagram<'_>) -> FileGame {
    let rows = diagram.rows;
    let place = rows[0].line.place();
    let cells: Vec<&[Option<Side>]> = rows.iter().map(|row| &row.cells[..]).collect();
    let are_told = rows.iter().all(|row| !row.has_x_or_o);
    let mut game = position(place, &cells, diagram.to_move, are_told);
    for &(place, sign) in rows.iter().flat_map(|row| &row.marks) {
        game.note(place, NoteKind::passed_over(&sign.to_string()));
    }
    game
}

/// A position with these stones. Where it is not told whose turn it is, it is that of the side with
/// fewer stones, black's if both have the same. If white has one more and the colours are not told,
/// white began.
pub(crate) fn position(
    place: FilePlace,
    rows: &[&[Option<Side>]],
    to_move: Option<Side>,
    are_colours_told: bool,
) -> FileGame {
    let cols = rows.first().map_or(0, |row| row.len());
    let mut game = FileGame::new(cols as u8, rows.len() as u8);
    let mut cells = Vec::new();
    for (row, line) in rows.iter().enumerate() {
        for (col, side) in line.iter().enumerate() {
            if side.is_some() {
                cells.push((Cell::new(col as u8, row as u8), *side));
            }
        }
    }
    let count = |side| cells.iter().filter(|(_, it)| *it == Some(side)).count();
    let (black, white) = (count(Side::First), count(Side::Second));
    let white_began = white == black + 1 && !are_colours_told;
    if white_began {
        for (_, side) in &mut cells {
            *side = side.map(Side::other);
        }
        game.note(place, NoteKind::GuessedSide);
    }
    let to_move = match (to_move, winner(rows)) {
        (Some(side), _) if white_began => side.other(),
        (Some(side), _) => side,
        // Whoever has won moved last.
        (None, Some(side)) if white_began => side,
        (None, Some(side)) => side.other(),
        (None, None) if white_began || black > white => Side::Second,
        (None, None) => Side::First,
    };
    game.nodes[0].place = place;
    game.nodes[0].setup = Some(Box::new(FileSetup {
        cells,
        to_move: Some(to_move),
    }));
    game
}

/// The side that has five stones in a line, if one alone has.
fn winner(rows: &[&[Option<Side>]]) -> Option<Side> {
    let at = |col: Option<usize>, row: Option<usize>| *rows.get(row?)?.get(col?)?;
    let has_five = |side: Side| {
        rows.iter().enumerate().any(|(row, cells)| {
            (0..cells.len()).any(|col| {
                let lies = |cols: isize, rows: isize, step: isize| {
                    at(
                        col.checked_add_signed(cols * step),
                        row.checked_add_signed(rows * step),
                    ) == Some(side)
                };
                let ways = [(1, 0), (0, 1), (1, 1), (1, -1)];
                ways.into_iter()
                    .any(|(cols, rows)| (0..5).all(|step| lies(cols, rows, step)))
            })
        })
    };
    match [Side::First, Side::Second].map(has_five) {
        [true, false] => Some(Side::First),
        [false, true] => Some(Side::Second),
        _ => None,
    }
}
