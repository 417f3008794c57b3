//! Diagrams in text: a row of signs for each row of the board, with or without blanks between them
//! and coordinates at the edges. `X`, `B`, `#`, `●` are black, `O`, `W`, `○` white; dots, dashes,
//! crosses of lines and the like are empty, and so is `?`, the point that a problem asks about.

use fivefold_lines::{LARGEST_SIDE, SMALLEST_SIDE};
use fivefold_rules::{Cell, Side};

use crate::file_note::short;
use crate::plain::{Line, lines, plain_chars};
use crate::{FileGame, FileNote, FilePlace, FileSetup, NoteKind};

/// A row of a diagram.
struct Row<'t> {
    line: Line<'t>,
    cells: Vec<Option<Side>>,
    /// Whether there are stones in it.
    has_stones: bool,
    /// Where question marks stand.
    questions: Vec<FilePlace>,
}

/// The positions of a text that consists of diagrams.
pub(crate) fn games(text: &str) -> Option<Vec<FileGame>> {
    let mut diagrams: Vec<Vec<Row<'_>>> = Vec::new();
    let mut others: Vec<(usize, Line<'_>)> = Vec::new();
    let mut goes_on = false;
    for line in lines(text) {
        if line.text.trim().is_empty() {
            goes_on = false;
            continue;
        }
        match row(line) {
            Some(row) => match diagrams.last_mut() {
                Some(diagram) if goes_on => diagram.push(row),
                _ => diagrams.push(vec![row]),
            },
            None if is_edge(line.text) => continue,
            None => others.push((diagrams.len(), line)),
        }
        goes_on = true;
    }
    diagrams.iter_mut().for_each(remove_frame);
    let rows: usize = diagrams.iter().map(Vec::len).sum();
    let is_board = |diagram: &Vec<Row<'_>>| {
        let width = diagram.first().map_or(0, |row| row.cells.len());
        let sides = usize::from(SMALLEST_SIDE)..=usize::from(LARGEST_SIDE);
        sides.contains(&width)
            && sides.contains(&diagram.len())
            && diagram.iter().all(|row| row.cells.len() == width)
    };
    if diagrams.is_empty() || others.len() > rows || !diagrams.iter().all(is_board) {
        return None;
    }
    let mut games: Vec<FileGame> = diagrams.iter().map(|diagram| position(diagram)).collect();
    let last = games.len() - 1;
    for (index, line) in others {
        let what = short(line.text);
        let kind = NoteKind::PassedOver { what };
        let place = line.place();
        games[index.min(last)].notes.push(FileNote { place, kind });
    }
    Some(games)
}

/// The row of a board in a line, if it is one.
fn row(line: Line<'_>) -> Option<Row<'_>> {
    let chars = plain_chars(line.text);
    let is_number = |c: &char| c.is_ascii_digit() || matches!(c, ' ' | '|');
    let signs = chars.iter().position(|c| !is_number(c))?;
    let end = chars.iter().rposition(|c| !is_number(c))? + 1;
    let signs = chars.iter().enumerate().take(end).skip(signs);
    let mut cells = Vec::new();
    let mut questions = Vec::new();
    let mut letters = [false; 2];
    for (index, &c) in signs.filter(|(_, c)| !is_link(**c)) {
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
                questions.push(line.at(index));
                None
            }
            _ => return None,
        });
    }
    // Letters of both pairs in one row are a word.
    if letters == [true; 2] {
        return None;
    }
    let has_stones = cells.iter().any(Option::is_some);
    // A single sign is a bullet, not a row.
    (cells.len() >= usize::from(SMALLEST_SIDE)).then_some(Row {
        line,
        cells,
        has_stones,
        questions,
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
fn remove_frame(diagram: &mut Vec<Row<'_>>) {
    let is_frame = |row: Option<&Row<'_>>, other: Option<&Row<'_>>| {
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

/// A position with the stones of a diagram. Whoever has fewer stones is to move, black if both have
/// the same; if white has one more, white began.
fn position(diagram: &[Row<'_>]) -> FileGame {
    let cols = diagram.first().map_or(0, |row| row.cells.len());
    let mut game = FileGame::new(cols as u8, diagram.len() as u8);
    let mut cells = Vec::new();
    for (row, line) in diagram.iter().enumerate() {
        for (col, side) in line.cells.iter().enumerate() {
            if side.is_some() {
                cells.push((Cell::new(col as u8, row as u8), *side));
            }
        }
    }
    let count = |side| cells.iter().filter(|(_, it)| *it == Some(side)).count();
    let (black, white) = (count(Side::First), count(Side::Second));
    let place = diagram
        .first()
        .map(|row| row.line.place())
        .unwrap_or_default();
    if white == black + 1 {
        for (_, side) in &mut cells {
            *side = side.map(Side::other);
        }
        let kind = NoteKind::GuessedSide;
        game.notes.push(FileNote { place, kind });
    }
    let to_move = if black == white {
        Side::First
    } else if white == black + 1 || black > white {
        Side::Second
    } else {
        Side::First
    };
    for place in diagram.iter().flat_map(|row| &row.questions) {
        let what = "?".to_owned();
        let kind = NoteKind::PassedOver { what };
        game.notes.push(FileNote {
            place: *place,
            kind,
        });
    }
    game.nodes[0].place = place;
    game.nodes[0].setup = Some(Box::new(FileSetup {
        cells,
        to_move: Some(to_move),
    }));
    game
}
