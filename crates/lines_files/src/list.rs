//! Lists of moves as people and programs write them: `1. h8 i9`, `h8i9j7`, `H8-I9-J7`, `8,8 9,9`,
//! `(7,7)(8,8)`, `getpos: h8 i9`, one below the other or many games in a file.
//!
//! Letters are columns, and their rows count from the bottom; numbers are columns and rows from the
//! upper left. c-gomoku-cli's “pos” openings, a line of cells without blanks for each, count rows
//! from the top.

use std::collections::HashSet;
use std::time::Duration;

use fivefold_lines::LARGEST_SIDE;
use fivefold_rules::{Cell, Outcome, Side};

use crate::coordinates::{Lettered, Numbered};
use crate::file_note::short;
use crate::main_line::{MainLine, in_turn};
use crate::plain::lines;
use crate::tokens::{Kind, Score, Token, Tokens};
use crate::{FileEnd, FileFormat, FileGame, FileMove, FileNote, FilePlace, NoteKind, WriteError};

/// Words that stand in lists of moves and say nothing.
const EMPTY_WORDS: [&str; 9] = [
    "getpos", "putpos", "pos", "game", "moves", "move", "list", "history", "position",
];

/// So many numbers at least stand below each other before they are taken for cells.
const FEWEST_GLUED: usize = 5;

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
    let list = tokens.list;
    let cells = list.iter().filter(|token| is_cell(token)).count();
    let (format, mut games) = if cells > 0 {
        if !is_about_moves(&list, cells) {
            return None;
        }
        lettered(&list)
    } else {
        (FileFormat::List, numbered_games(&list)?)
    };
    if let (Some(place), Some(last)) = (unclosed, games.last_mut()) {
        let kind = NoteKind::Bracket;
        last.notes.push(FileNote { place, kind });
    }
    if let Some(first) = games.first_mut() {
        let notes = remarks.iter().map(|line| FileNote {
            place: line.place(),
            kind: NoteKind::PassedOver {
                what: short(line.text),
            },
        });
        first.notes.splice(0..0, notes);
    }
    Some((format, games))
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
fn is_about_moves(list: &[Token], moves: usize) -> bool {
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

fn is_known(word: &str) -> bool {
    let word = word.to_lowercase();
    EMPTY_WORDS.contains(&word.as_str()) || colour(&word).is_some() || ending(&word).is_some()
}

/// The side that a word names, in the languages in which records are found.
fn colour(word: &str) -> Option<Side> {
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
enum Ending {
    Pass,
    Resigns,
    Wins,
    Draw,
}

fn ending(word: &str) -> Option<Ending> {
    match word.to_lowercase().as_str() {
        "pass" | "passes" => Some(Ending::Pass),
        "resign" | "resigns" | "resigned" => Some(Ending::Resigns),
        "wins" | "won" | "win" => Some(Ending::Wins),
        "draw" | "drawn" | "remis" => Some(Ending::Draw),
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

/// The lines of a list without numbers in which each line is a game of its own: they are cells
/// without blanks between them, or cells come again in other lines but not in their own.
fn one_a_line(list: &[Token]) -> Option<Vec<&[Token]>> {
    let is_number = |token: &Token| matches!(token.kind, Kind::Number(_));
    if list.iter().any(is_number) {
        return None;
    }
    let same_line = |a: &Token, b: &Token| a.place.line == b.place.line;
    let lines: Vec<&[Token]> = list.chunk_by(same_line).collect();
    if lines.len() < 2 || !lines.iter().all(|line| cells_of(line).next().is_some()) {
        return None;
    }
    if lines.iter().all(|line| is_glued(line)) {
        return Some(lines);
    }
    let mut all = HashSet::new();
    let mut comes_again = false;
    for line in &lines {
        let mut own = HashSet::new();
        if !cells_of(line).all(|cell| own.insert(cell)) {
            return None;
        }
        comes_again |= own.iter().any(|cell| all.contains(cell));
        all.extend(own);
    }
    comes_again.then_some(lines)
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
            let key = "file-note-coordinates-from-top";
            line.note(first.place, NoteKind::GuessedCoordinates { key });
        }
    }
    let mut named = None;
    let mut words = Words::default();
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
                        line.note(token.place, NoteKind::Rest { found: short(word) });
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
    line.game
}

/// Whether a word is how long a move took, or the end of it: `5s` in `h8(1.5s)`.
fn is_duration(word: &str) -> bool {
    let unit = word.trim_start_matches(|c: char| c.is_ascii_digit());
    matches!(unit, "s" | "ms" | "sec" | "min" | "秒" | "分") && unit.len() < word.len()
}

fn end(line: &mut MainLine, token: &Token, ending: Ending, named: Option<Side>) {
    let side = named.unwrap_or(line.to_move);
    line.game.end = match ending {
        Ending::Pass => {
            line.pass(token.place);
            return;
        }
        Ending::Resigns => Some(FileEnd::Resigned(side)),
        // Without a name it is whoever moved last.
        Ending::Wins => {
            let winner = named.unwrap_or(line.to_move.other());
            Some(FileEnd::Result(Outcome::Win(winner)))
        }
        Ending::Draw => Some(FileEnd::Result(Outcome::Draw)),
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
struct Words {
    place: Option<FilePlace>,
    text: String,
}

impl Words {
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
            let what = short(&std::mem::take(&mut self.text));
            line.note(place, NoteKind::PassedOver { what });
        }
    }
}

/// A pair of numbers with what follows them.
struct Pair {
    place: FilePlace,
    x: i64,
    y: i64,
    /// A third number of the line.
    time: Option<i64>,
}

/// Games whose cells are two numbers each.
fn numbered_games(list: &[Token]) -> Option<Vec<FileGame>> {
    let all = pairs(list)?;
    if !is_about_moves(list, all.len()) {
        return None;
    }
    let way = Numbered::fitting(all.iter().map(|pair| (pair.x, pair.y)));
    let lines = numbered_one_a_line(list).unwrap_or_else(|| vec![list]);
    let games = lines.into_iter().map(|line| numbered(line, way));
    games.collect()
}

/// The lines of a list in which each line is a game of its own: it has several cells, none of them
/// twice, and a cell of an earlier line.
fn numbered_one_a_line(list: &[Token]) -> Option<Vec<&[Token]>> {
    let same_line = |a: &Token, b: &Token| a.place.line == b.place.line;
    let lines: Vec<&[Token]> = list.chunk_by(same_line).collect();
    let mut all = HashSet::new();
    for (index, line) in lines.iter().enumerate() {
        let pairs = pairs(line)?;
        let own: HashSet<(i64, i64)> = pairs.iter().map(|pair| (pair.x, pair.y)).collect();
        let comes_again = index == 0 || own.iter().any(|cell| all.contains(cell));
        if pairs.len() < 2 || own.len() < pairs.len() || !comes_again {
            return None;
        }
        all.extend(own);
    }
    (lines.len() > 1).then_some(lines)
}

/// A game whose cells are two numbers each.
fn numbered(list: &[Token], way: Numbered) -> Option<FileGame> {
    let pairs = pairs(list)?;
    let first = pairs.first()?;
    way.cell(first.x, first.y)?;
    let mut line = MainLine::new(way.cols, way.rows);
    way.notes().for_each(|kind| line.note(first.place, kind));
    for Pair { place, x, y, time } in &pairs {
        let Some(cell) = way.cell(*x, *y) else {
            let found = format!("{x},{y}");
            line.note(*place, NoteKind::Rest { found });
            break;
        };
        line.stone(*place, cell);
        let time = time.and_then(|ms| u64::try_from(ms).ok());
        line.tip().time = time.map(Duration::from_millis);
    }
    if let Some(Kind::Score(score)) = list.last().map(|last| &last.kind) {
        line.game.end = Some(result(*score, true));
    }
    for token in list {
        match &token.kind {
            Kind::Word(word) if !is_known(word) => {
                let what = short(word);
                line.note(token.place, NoteKind::PassedOver { what });
            }
            Kind::Comment(text) => line.comment(text, '\n'),
            _ => {}
        }
    }
    Some(line.game)
}

/// The pairs of numbers in a list: those that a sign joins, or else the numbers of each line.
fn pairs(list: &[Token]) -> Option<Vec<Pair>> {
    if let Some(pairs) = glued_pairs(list) {
        return Some(pairs);
    }
    let joiner = [',', ':', '/', '-', 'x', ';', '.'];
    let joiner = joiner.into_iter().find(|&sign| joins(list, sign));
    let chains = chains(list, joiner);
    let mut pairs = Vec::new();
    if chains.iter().all(|chain| chain.len() == 3) {
        return Some(triples(&chains));
    }
    if joiner.is_none() {
        // Only blanks: one pair a line, or all of them in one line.
        let numbers: Vec<_> = chains.concat();
        let lines: Vec<_> = numbers.chunk_by(|a, b| a.0.line == b.0.line).collect();
        if lines.iter().all(|line| line.len() == 3) {
            let lines: Vec<_> = lines.iter().map(|line| line.to_vec()).collect();
            return (lines.len() > 1).then(|| triples(&lines));
        }
        let fits = lines.iter().all(|line| line.len() % 2 == 0) && numbers.len() >= 4;
        let all = numbers.chunks_exact(2).map(pair);
        return fits.then(|| all.collect());
    }
    for chain in &chains {
        let is_count = |number: i64| {
            let next = pairs.len() as i64 + 1;
            number == next || number == (next + 1) / 2
        };
        let coordinates = match chain.as_slice() {
            [(_, number)] if is_count(*number) => &[],
            [(_, number), rest @ ..] if chain.len() % 2 == 1 && is_count(*number) => rest,
            all => all,
        };
        pairs.extend(coordinates.chunks_exact(2).map(pair));
    }
    (!pairs.is_empty()).then_some(pairs)
}

fn pair(numbers: &[(FilePlace, i64)]) -> Pair {
    Pair {
        place: numbers[0].0,
        x: numbers[0].1,
        y: numbers[1].1,
        time: None,
    }
}

/// The pairs of a list with one number a line, hundreds for the column and the rest for the row, as
/// in the `.ban` files of Gomoku Kyousou (五目競争): `808`, `1109`.
fn glued_pairs(list: &[Token]) -> Option<Vec<Pair>> {
    let sides = 1..=i64::from(LARGEST_SIDE);
    let pair = |token: &Token| {
        let Kind::Number(number) = token.kind else {
            return None;
        };
        let (place, x, y) = (token.place, number / 100, number % 100);
        let is_cell = token.begins_line && sides.contains(&x) && sides.contains(&y);
        is_cell.then_some(Pair {
            place,
            x,
            y,
            time: None,
        })
    };
    let pairs: Option<Vec<Pair>> = list.iter().map(pair).collect();
    pairs.filter(|pairs| pairs.len() >= FEWEST_GLUED)
}

/// Lines of three numbers: a count that goes up from 1 stands before the pair; behind it stands whose
/// stone it is, 1 or 2 as in Gomocup's protocol, or else a time.
fn triples(lines: &[Vec<(FilePlace, i64)>]) -> Vec<Pair> {
    let counts = |(index, line): (usize, &Vec<_>)| {
        let (_, number): (_, i64) = line[0];
        number == index as i64 + 1
    };
    let is_counted = lines.len() > 1 && lines.iter().enumerate().all(counts);
    let are_sides = lines.iter().all(|line| matches!(line[2].1, 1 | 2));
    let pair = |line: &Vec<(_, i64)>| match is_counted {
        true => pair(&line[1..]),
        false => Pair {
            time: (!are_sides).then_some(line[2].1),
            ..pair(line)
        },
    };
    lines.iter().map(pair).collect()
}

/// Whether this sign stands directly behind a number and before the next one.
fn joins(list: &[Token], sign: char) -> bool {
    let is_number = |token: &Token| matches!(token.kind, Kind::Number(_));
    list.windows(3).any(|three| {
        let [a, b, c] = three else { return false };
        let is_sign = match &b.kind {
            Kind::Sign(it) => *it == sign,
            Kind::Word(it) => it.chars().eq([sign]),
            _ => false,
        };
        is_number(a) && is_sign && b.glued && is_number(c) && (c.glued || sign == ',')
    })
}

/// Numbers that the sign joins, with their places; each number by itself without a sign.
fn chains(list: &[Token], joiner: Option<char>) -> Vec<Vec<(FilePlace, i64)>> {
    let mut chains: Vec<Vec<_>> = Vec::new();
    let mut goes_on = false;
    for token in list {
        let joined = std::mem::take(&mut goes_on);
        match token.kind {
            Kind::Number(number) => match chains.last_mut() {
                Some(chain) if joined && !token.begins_line => chain.push((token.place, number)),
                _ => chains.push(vec![(token.place, number)]),
            },
            Kind::Sign(sign) => goes_on = Some(sign) == joiner,
            _ => {}
        }
    }
    chains
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
