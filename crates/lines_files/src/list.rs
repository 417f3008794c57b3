//! Lists of moves as people and programs write them: `1. h8 i9`, `h8i9j7`, `H8-I9-J7`, `8,8 9,9`,
//! `(7,7)(8,8)`, `getpos: h8 i9`, one below the other or many games in a file.
//!
//! Letters are columns, and their rows count from the bottom. c-gomoku-cli's “pos” openings, a line of cells without blanks for each, count rows
//! from the top.

use std::collections::HashSet;

use fivefold_rules::{Cell, Outcome, Side};

use crate::coordinates::Lettered;
use crate::list_numbers::{numbered_games, without_other_commands};
use crate::main_line::{MainLine, in_turn};
use crate::plain::lines;
use crate::tokens::{Kind, Score, Token, Tokens};
use crate::{
    CoordinateGuess, FileEnd, FileFormat, FileGame, FileMove, FileNote, FilePlace, NoteKind,
    WriteError,
};

/// Words that stand in lists of moves and say nothing.
const EMPTY_WORDS: [&str; 9] = [
    "getpos", "putpos", "pos", "game", "moves", "move", "list", "history", "position",
];

/// So many stones at least on taken cells show that a text is no list of moves.
const FEWEST_TAKEN: usize = 4;

/// The games of a text that is a list of moves, and how it writes them.
pub(crate) fn games(text: &str) -> Option<(FileFormat, Vec<FileGame>)> {
    let (remarks, moves): (Vec<_>, Vec<_>) = lines(text).partition(|line| is_remark(line.text));
    let mut tokens = Tokens::of(moves.into_iter());
    if begins_with_an_id(&tokens.list) {
        return None;
    }
    let is_cell = |token: &Token| matches!(token.kind, Kind::Cell(..));
    if !tokens.list.iter().any(is_cell) {
        join_letters(&mut tokens.list);
    }
    let unclosed = tokens.open;
    let list = of_both_sides(&tokens.list).unwrap_or(tokens.list);
    let cells = list.iter().filter(|token| is_cell(token)).count();
    let mut passed_over = Vec::new();
    let (format, mut games) = if cells > 0 {
        if !is_about_moves(&list, cells) {
            return None;
        }
        lettered(&list)
    } else {
        let list = without_other_commands(&list, &mut passed_over);
        (FileFormat::List, numbered_games(&list)?)
    };
    if !are_mostly_free(&games) {
        return None;
    }
    if let (Some(place), Some(last)) = (unclosed, games.last_mut()) {
        last.note(place, NoteKind::Bracket);
    }
    if let Some(first) = games.first_mut() {
        let remarks = remarks.iter().map(|line| FileNote {
            place: line.place(),
            kind: NoteKind::passed_over(line.text),
        });
        let notes = remarks.chain(passed_over);
        first.notes.splice(0..0, notes.collect::<Vec<_>>());
    }
    Some((format, games))
}

/// The moves of a text that has a line for the cells of each side: `Black: h8 j10`, `White: i9 g7`.
fn of_both_sides(list: &[Token]) -> Option<Vec<Token>> {
    let same_line = |a: &Token, b: &Token| a.place.line == b.place.line;
    let mut sides = [const { Vec::new() }; 2];
    for line in list.chunk_by(same_line) {
        let [first, rest @ ..] = line else {
            return None;
        };
        let Kind::Word(word) = &first.kind else {
            return None;
        };
        let cells = &mut sides[colour(word)?.index()];
        let is_plain = |token: &&Token| matches!(token.kind, Kind::Cell(..) | Kind::Sign(_));
        if !cells.is_empty() || !rest.iter().all(|token| is_plain(&token)) {
            return None;
        }
        let of_line = rest.iter().filter(|it| matches!(it.kind, Kind::Cell(..)));
        cells.extend(of_line.cloned());
    }
    let [black, white] = sides;
    let are_turns = black.len() > 1 && (black.len() - 1..=black.len()).contains(&white.len());
    if !are_turns {
        return None;
    }
    let mut white = white.into_iter();
    let moves = black.into_iter().flat_map(|mv| [Some(mv), white.next()]);
    Some(moves.flatten().collect())
}

/// Whether most stones are put where none lies yet; otherwise the text is no list of moves.
fn are_mostly_free(games: &[FileGame]) -> bool {
    let (mut stones, mut taken) = (0, 0);
    for game in games {
        let mut seen = HashSet::new();
        for node in &game.nodes {
            if let Some(FileMove::Stone(_, cell)) = node.mv {
                stones += 1;
                taken += usize::from(!seen.insert((cell.col, cell.row)));
            }
        }
    }
    taken < FEWEST_TAKEN || 4 * taken < stones
}

/// Whether a line begins with one of the signs for remarks; cells in it are no moves.
fn is_remark(line: &str) -> bool {
    let line = line.trim_start();
    let is_heading = |rest: &str| !rest.trim_start().starts_with(|c: char| c.is_ascii_digit());
    line.starts_with([';', '%'])
        || line.starts_with("//")
        || line.strip_prefix('#').is_some_and(is_heading)
}

/// Whether it begins like an id of this program, or another of its texts: those are read by id.
fn begins_with_an_id(list: &[Token]) -> bool {
    let [first, rest @ ..] = list else {
        return false;
    };
    let Kind::Word(word) = &first.kind else {
        return false;
    };
    let joined = |token: Option<&Token>| token.is_some_and(|token| token.glued);
    let is_colon = matches!(
        rest.first().map(|it| &it.kind),
        Some(Kind::Sign(':' | '(' | '_'))
    );
    let is_known = EMPTY_WORDS.contains(&word.to_lowercase().as_str()) || colour(word).is_some();
    let has_more = joined(rest.first()) && joined(rest.get(1)) && is_colon && !is_known;
    has_more || word == "fivefold"
}

/// Whether a text has so many moves that they are what it is about.
pub(crate) fn is_about_moves(list: &[Token], moves: usize) -> bool {
    let other = |token: &&Token| match &token.kind {
        Kind::Word(word) => !is_known(word),
        _ => false,
    };
    let words = list.iter().filter(other).count();
    match moves {
        0 | 1 => words == 0,
        2..5 => words <= moves,
        _ => words <= 3 * moves,
    }
}

pub(crate) fn is_known(word: &str) -> bool {
    let word = word.to_lowercase();
    EMPTY_WORDS.contains(&word.as_str()) || colour(&word).is_some() || ending(&word).is_some()
}

/// The side that a word names, in the languages in which records are found.
pub(crate) fn colour(word: &str) -> Option<Side> {
    match word.to_lowercase().as_str() {
        "black" | "b" | "x" | "schwarz" | "svart" | "noir" | "negro" | "czarne" | "zwart"
        | "чёрные" | "черные" | "ч" | "чорні" | "黑" | "黒" => {
            Some(Side::First)
        }
        "white" | "w" | "o" | "weiß" | "weiss" | "vit" | "blanc" | "blanco" | "białe" | "wit"
        | "белые" | "б" | "білі" | "白" => Some(Side::Second),
        _ => None,
    }
}

/// What a word says about the end of the game or the move that it stands for.
#[derive(Clone, Copy, PartialEq)]
enum EndWord {
    Pass,
    Resigns,
    Wins,
    Draw,
}

fn ending(word: &str) -> Option<EndWord> {
    match word.to_lowercase().as_str() {
        "pass" | "passes" => Some(EndWord::Pass),
        "resign" | "resigns" | "resigned" => Some(EndWord::Resigns),
        "wins" | "won" | "win" => Some(EndWord::Wins),
        "draw" | "drawn" | "remis" => Some(EndWord::Draw),
        _ => None,
    }
}

/// Cells whose letter stands apart from its number, `h 8` or `H,8`, made cells.
fn join_letters(list: &mut Vec<Token>) {
    let mut joined: Vec<Token> = Vec::with_capacity(list.len());
    let mut rest = std::mem::take(list).into_iter().peekable();
    while let Some(token) = rest.next() {
        let Some(letter) = single_letter(&token) else {
            joined.push(token);
            continue;
        };
        let sign = rest
            .next_if(|it| matches!(it.kind, Kind::Sign(',' | '-' | ':' | '.')) && !it.begins_line);
        let number = rest.next_if(|it| {
            matches!(it.kind, Kind::Number(1..=99)) && it.place.line == token.place.line
        });
        match number.map(|it| it.kind) {
            Some(Kind::Number(number)) => joined.push(Token {
                kind: Kind::Cell(letter, u32::try_from(number).unwrap_or(0)),
                ..token
            }),
            _ => joined.extend([Some(token), sign].into_iter().flatten()),
        }
    }
    *list = joined;
}

fn single_letter(token: &Token) -> Option<u8> {
    let Kind::Word(word) = &token.kind else {
        return None;
    };
    match word.as_bytes() {
        [letter] if letter.is_ascii_alphabetic() => Some(letter.to_ascii_lowercase()),
        _ => None,
    }
}

/// Games whose cells have letters.
fn lettered(list: &[Token]) -> (FileFormat, Vec<FileGame>) {
    if let Some(lines) = one_a_line(list) {
        let all = cells_of(list);
        let glued = lines.iter().all(|line| is_glued(line));
        let way = if glued {
            Lettered::fitting_programs(all)
        } else {
            Lettered::fitting(all, None)
        };
        let format = if glued {
            FileFormat::Positions
        } else {
            FileFormat::List
        };
        let games = lines.into_iter().map(|line| game(line, way, glued));
        return (format, games.collect());
    }
    let mut games = Vec::new();
    let mut rest = list;
    while !rest.is_empty() {
        let (this, after) = rest.split_at(end_of_game(rest));
        let way = Lettered::fitting(cells_of(this), None);
        games.push(game(this, way, false));
        rest = after;
    }
    (FileFormat::List, games)
}

fn cells_of(list: &[Token]) -> impl Iterator<Item = (u8, u32)> + Clone {
    list.iter().filter_map(|token| match token.kind {
        Kind::Cell(letter, number) => Some((letter, number)),
        _ => None,
    })
}

/// Where the game ends that begins a list: before a line that begins with the number 1 when two
/// moves at least have been played.
fn end_of_game(list: &[Token]) -> usize {
    let mut moves = 0;
    for (index, token) in list.iter().enumerate() {
        match token.kind {
            Kind::Cell(..) => moves += 1,
            Kind::Number(1) if token.begins_line && moves >= 2 => return index,
            _ => {}
        }
    }
    list.len()
}

/// The lines of a list in which each line is a game of its own: they are cells without blanks
/// between them, or cells come again in other lines but not in their own. A number may stand before
/// the cells of a line; those that are numbered in pairs have too few cells for that.
fn one_a_line(list: &[Token]) -> Option<Vec<&[Token]>> {
    let is_number = |token: &Token| matches!(token.kind, Kind::Number(_));
    let same_line = |a: &Token, b: &Token| a.place.line == b.place.line;
    let mut lines: Vec<&[Token]> = list.chunk_by(same_line).collect();
    if let [head, second, ..] = lines[..]
        && cells_of(head).next().is_none()
    {
        // The names of columns.
        lines.splice(..2, [&list[..head.len() + second.len()]]);
    }
    if lines.len() < 2 || !lines.iter().all(|line| cells_of(line).next().is_some()) {
        return None;
    }
    if lines.iter().all(|line| is_glued(line)) {
        return Some(lines);
    }
    let are_numbered = list.iter().any(is_number);
    if are_numbered && lines.iter().any(|line| cells_of(line).nth(2).is_none()) {
        return None;
    }
    are_games(lines.iter().map(|line| cells_of(line))).then_some(lines)
}

/// Whether cells are those of several games: they come again in other games, but in none twice.
pub(crate) fn are_games<Cells, Name>(games: impl Iterator<Item = Cells>) -> bool
where
    Cells: Iterator<Item = Name>,
    Name: Copy + Eq + std::hash::Hash,
{
    let mut all = HashSet::new();
    let mut comes_again = false;
    for mut cells in games {
        let mut own = HashSet::new();
        if !cells.all(|cell| own.insert(cell)) {
            return false;
        }
        comes_again |= own.iter().any(|cell| all.contains(cell));
        all.extend(own);
    }
    comes_again
}

/// Whether a line is at least two cells and nothing else, not even blanks.
fn is_glued(line: &[Token]) -> bool {
    let is_cell = |token: &Token| matches!(token.kind, Kind::Cell(..));
    line.len() > 1 && line.iter().all(is_cell) && line[1..].iter().all(|token| token.glued)
}

/// A game of cells with letters.
fn game(list: &[Token], way: Lettered, from_top: bool) -> FileGame {
    let mut line = MainLine::new(way.cols, way.rows);
    if let Some(first) = list.first() {
        way.notes(false)
            .for_each(|kind| line.note(first.place, kind));
        if from_top {
            let guess = CoordinateGuess::FromTop;
            line.note(first.place, NoteKind::GuessedCoordinates { guess });
        }
    }
    let mut named = None;
    let mut words = SkippedWords::default();
    for token in list {
        if matches!(token.kind, Kind::Cell(..)) {
            words.end(&mut line);
        }
        match &token.kind {
            Kind::Cell(letter, number) => {
                let Some(cell) = way.cell(*letter, *number) else {
                    let found = format!("{}{number}", char::from(*letter));
                    line.note(token.place, NoteKind::Rest { found });
                    break;
                };
                if named.take().is_some_and(|side| side != line.to_move) {
                    line.note(token.place, NoteKind::GuessedSide);
                }
                let row = if from_top {
                    way.rows - 1 - cell.row
                } else {
                    cell.row
                };
                line.stone(token.place, Cell::new(cell.col, row));
            }
            Kind::Number(number) => {
                let next = line.stones() as i64 + 1;
                if !(0..=next + 1).contains(number) {
                    words.add(token, &number.to_string());
                }
            }
            Kind::Word(word) => {
                if let Some(side) = colour(word) {
                    named = Some(side);
                } else if let Some(it) = ending(word) {
                    end(&mut line, token, it, named.take());
                } else if !is_known(word) {
                    let has_digit = word.contains(|c: char| c.is_ascii_digit());
                    if line.stones() > 0 && has_digit && !is_duration(word) {
                        line.note(token.place, NoteKind::rest(word));
                        break;
                    }
                    words.add(token, word);
                }
            }
            Kind::Score(score) => line.game.end = Some(result(*score, true)),
            Kind::Comment(text) => line.comment(text, '\n'),
            Kind::Glyph(glyph) => line.comment(glyph, ' '),
            Kind::Dashes | Kind::Sign(_) => {}
        }
    }
    words.end(&mut line);
    if let (Some(_), Some(last)) = (named, list.last())
        && let Kind::Word(word) = &last.kind
    {
        line.note(last.place, NoteKind::passed_over(word));
    }
    line.game
}

/// Whether a word is how long a move took, or the end of it: `5s` in `h8(1.5s)`.
fn is_duration(word: &str) -> bool {
    let unit = word.trim_start_matches(|c: char| c.is_ascii_digit());
    matches!(unit, "s" | "ms" | "sec" | "min" | "秒" | "分") && unit.len() < word.len()
}

fn end(line: &mut MainLine, token: &Token, ending: EndWord, named: Option<Side>) {
    let side = named.unwrap_or(line.to_move);
    line.game.end = match ending {
        EndWord::Pass => {
            line.pass(token.place);
            return;
        }
        EndWord::Resigns => Some(FileEnd::Resigned(side)),
        // Without a name it is whoever moved last.
        EndWord::Wins => {
            let winner = named.unwrap_or(line.to_move.other());
            Some(FileEnd::Result(Outcome::Win(winner)))
        }
        EndWord::Draw => Some(FileEnd::Result(Outcome::Draw)),
    };
}

/// The result of a game in which the first of the two numbers is black's, or white's.
pub(crate) fn result(score: Score, black_first: bool) -> FileEnd {
    let (first, second) = match black_first {
        true => (Side::First, Side::Second),
        false => (Side::Second, Side::First),
    };
    FileEnd::Result(match score {
        Score::Won => Outcome::Win(first),
        Score::Lost => Outcome::Win(second),
        Score::Drawn => Outcome::Draw,
    })
}

/// Words that are passed over, for one note about all that stand together.
#[derive(Default)]
struct SkippedWords {
    place: Option<FilePlace>,
    text: String,
}

impl SkippedWords {
    fn add(&mut self, token: &Token, word: &str) {
        self.place.get_or_insert(token.place);
        // The note shows no more of it anyway.
        if self.text.len() < 400 {
            self.text.push(' ');
            self.text.push_str(word);
        }
    }

    fn end(&mut self, line: &mut MainLine) {
        if let Some(place) = self.place.take() {
            let text = std::mem::take(&mut self.text);
            line.note(place, NoteKind::passed_over(&text));
        }
    }
}

/// Writes the main line: names of cells with blanks between them, numbered by pairs.
///
/// # Errors
/// [`WriteError`], if there are stones that were set up, sides out of turn or too many columns.
pub(crate) fn write(game: &FileGame) -> Result<String, WriteError> {
    let mut text = String::new();
    let mut number = 0;
    for node in in_turn(game)? {
        let Some(mv) = node.mv else { continue };
        if number % 2 == 0 {
            let blank = if number > 0 { " " } else { "" };
            text.push_str(&format!("{blank}{}.", number / 2 + 1));
        }
        text.push(' ');
        match mv {
            FileMove::Stone(_, cell) => text.push_str(&cell_name(game, cell)?),
            FileMove::Pass(_) => text.push_str("pass"),
        }
        number += 1;
    }
    text.push('\n');
    Ok(text)
}

/// The name of a cell; boards with more columns than letters have none.
pub(crate) fn cell_name(game: &FileGame, cell: Cell) -> Result<String, WriteError> {
    let (cols, rows) = (game.board.cols, game.board.rows);
    if cell.col >= cols.min(26) || cell.row >= rows {
        return Err(WriteError::Size { cols, rows });
    }
    Ok(fivefold_rules::notation::cell_text(cell, rows))
}
