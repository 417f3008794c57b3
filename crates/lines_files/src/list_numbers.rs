//! Lists whose cells are two numbers each: `8,8 9,9`, `(7,7)(8,8)`, `808`, or the log of a program
//! whose lines begin with a command. Columns and rows count from the upper left.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use fivefold_lines::LARGEST_SIDE;
use fivefold_rules::Side;

use crate::coordinates::Numbered;
use crate::list::{are_games, colour, is_about_moves, is_known, result};
use crate::main_line::MainLine;
use crate::tokens::{Kind, Token};
use crate::{FileGame, FileNote, FilePlace, NoteKind};

/// So many lines at least begin with the same command in the log of a program.
const FEWEST_COMMANDS: usize = 3;

/// So many numbers at least stand below each other before they are taken for cells.
const FEWEST_GLUED: usize = 5;

/// A pair of numbers with what follows them.
struct NumberPair {
    place: FilePlace,
    x: i64,
    y: i64,
    /// A third number of the line.
    time: Option<i64>,
}

/// Games whose cells are two numbers each.
pub(crate) fn numbered_games(list: &[Token]) -> Option<Vec<FileGame>> {
    let all = pairs(list)?;
    if !is_about_moves(list, all.len()) {
        return None;
    }
    let way = Numbered::fitting(all.iter().map(|pair| (pair.x, pair.y)));
    let lines = numbered_one_a_line(list).or_else(|| numbered_paragraphs(list));
    let games = lines
        .unwrap_or_else(|| vec![list])
        .into_iter()
        .map(|line| numbered(line, way));
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

/// The parts of a list between empty lines, if each is a game.
fn numbered_paragraphs(list: &[Token]) -> Option<Vec<&[Token]>> {
    let parts = paragraphs(list);
    let all: Vec<Vec<NumberPair>> = parts
        .iter()
        .map(|part| pairs(part))
        .collect::<Option<_>>()?;
    let cells =
        |part: &'_ Vec<NumberPair>| part.iter().map(|pair| (pair.x, pair.y)).collect::<Vec<_>>();
    let is_list = parts.len() > 1 && are_games(all.iter().map(|part| cells(part).into_iter()));
    is_list.then_some(parts)
}

/// A game whose cells are two numbers each.
fn numbered(list: &[Token], way: Numbered) -> Option<FileGame> {
    let pairs = pairs(list)?;
    let first = pairs.first()?;
    way.cell(first.x, first.y)?;
    let mut line = MainLine::new(way.cols, way.rows);
    way.notes().for_each(|kind| line.note(first.place, kind));
    for NumberPair { place, x, y, time } in &pairs {
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
                line.note(token.place, NoteKind::passed_over(word))
            }
            Kind::Comment(text) => line.comment(text, '\n'),
            _ => {}
        }
    }
    let colours = list.iter().filter_map(|token| match &token.kind {
        Kind::Word(word) => Some((token.place, colour(word)?)),
        _ => None,
    });
    let in_turn = [Side::First, Side::Second].into_iter().cycle();
    let mut turns = colours.zip(in_turn);
    if let Some(((place, _), _)) = turns.find(|((_, side), turn)| side != turn) {
        line.note(place, NoteKind::GuessedSide);
    }
    Some(line.game)
}

/// The pairs of numbers in a list: those that a sign joins, or else the numbers of each line.
fn pairs(list: &[Token]) -> Option<Vec<NumberPair>> {
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

fn pair(numbers: &[(FilePlace, i64)]) -> NumberPair {
    NumberPair {
        place: numbers[0].0,
        x: numbers[0].1,
        y: numbers[1].1,
        time: None,
    }
}

/// The pairs of a list with one number a line, hundreds for the column and the rest for the row, as
/// in the `.ban` files of Gomoku Kyousou (五目競争): `808`, `1109`.
fn glued_pairs(list: &[Token]) -> Option<Vec<NumberPair>> {
    let sides = 1..=i64::from(LARGEST_SIDE);
    let pair = |token: &Token| {
        let Kind::Number(number) = token.kind else {
            return None;
        };
        let (place, x, y) = (token.place, number / 100, number % 100);
        let is_cell = token.begins_line && sides.contains(&x) && sides.contains(&y);
        is_cell.then_some(NumberPair {
            place,
            x,
            y,
            time: None,
        })
    };
    let pairs: Option<Vec<NumberPair>> = list.iter().map(pair).collect();
    pairs.filter(|pairs| pairs.len() >= FEWEST_GLUED)
}

/// Lines of three numbers: a count that goes up from 1 stands before the pair; behind it stands whose
/// stone it is, 1 or 2 as in Gomocup's protocol, or else a time.
fn triples(lines: &[Vec<(FilePlace, i64)>]) -> Vec<NumberPair> {
    let counts = |(index, line): (usize, &Vec<_>)| {
        let (_, number): (_, i64) = line[0];
        number == index as i64 + 1
    };
    let is_counted = lines.len() > 1 && lines.iter().enumerate().all(counts);
    let are_sides = lines.iter().all(|line| matches!(line[2].1, 1 | 2));
    let pair = |line: &Vec<(_, i64)>| match is_counted {
        true => pair(&line[1..]),
        false => NumberPair {
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

/// The parts of a list between which lines are empty.
fn paragraphs(list: &[Token]) -> Vec<&[Token]> {
    let next_line = |a: &Token, b: &Token| b.place.line <= a.place.line + 1;
    list.chunk_by(next_line).collect()
}

/// In the log of a program whose lines begin with a word of command, what the lines with the
/// commonest of them have; each of the others gets a note.
pub(crate) fn without_other_commands(list: &[Token], notes: &mut Vec<FileNote>) -> Vec<Token> {
    let same_line = |a: &Token, b: &Token| a.place.line == b.place.line;
    let lines: Vec<&[Token]> = list.chunk_by(same_line).collect();
    let command = |line: &[Token]| match line.first().map(|token| &token.kind) {
        Some(Kind::Word(word)) if !is_known(word) => Some(word.clone()),
        _ => None,
    };
    let mut counts: HashMap<String, usize> = HashMap::new();
    for word in lines.iter().filter_map(|line| command(line)) {
        *counts.entry(word).or_default() += 1;
    }
    let Some((most, count)) = counts
        .into_iter()
        .max_by_key(|(word, count)| (*count, word.clone()))
    else {
        return list.to_vec();
    };
    if count < FEWEST_COMMANDS || 2 * count <= lines.len() {
        return list.to_vec();
    }
    let mut kept = Vec::new();
    for line in lines {
        if command(line).as_ref() == Some(&most) {
            kept.extend_from_slice(&line[1..]);
        } else if let Some(first) = line.first() {
            let kind = match &first.kind {
                Kind::Word(word) => NoteKind::passed_over(word),
                kind => NoteKind::passed_over(&format!("{kind:?}")),
            };
            let place = first.place;
            notes.push(FileNote { place, kind });
        }
    }
    if let Some(first) = kept.first() {
        let (place, kind) = (first.place, NoteKind::PassedOver { what: most });
        notes.push(FileNote { place, kind });
    }
    kept
}
