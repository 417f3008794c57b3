//! Games with tags, `[Black "…"]`, and moves behind them: what PlayOK (once Kurnik) exports, and PGN
//! as c-gomoku-cli writes it.
//!
//! PlayOK numbers the turns of two seats. Its tags name the seats, not colours: what stands in a
//! turn is a stone, `--` for nothing, or `black` or `white`, the side that this seat chose after the
//! opening stones; from then on the seats have these sides, and the result counts for the seats. In
//! renju, which is known by a `--` as the second turn, two fifth moves are offered and one of them
//! is repeated by whoever chose it. (RenLib's `Game::ParseKurnik` has games with remarks.)
//!
//! In c-gomoku-cli's PGN results are white's first, as in chess (`Game::export_pgn`); elsewhere they
//! are those of whom the first of the two tags names.

use std::fmt::Write as _;
use std::ops::ControlFlow;

use fivefold_lines::Rule;
use fivefold_match::history::CellMark;
use fivefold_match::{GameInfo, InfoField};
use fivefold_rules::{Cell, Outcome, Side};

use crate::coordinates::{Lettered, side_of};
use crate::file_note::short;
use crate::list::{cell_name, result};
use crate::main_line::{MainLine, in_turn, stones_in_turn};
use crate::plain::{TextLine, lines};
use crate::tokens::{Kind, Score, Token, Tokens};
use crate::{
    FileEnd, FileFormat, FileGame, FileMove, FileNote, FilePlace, NoteKind, RuleName, WriteError,
};

/// How games are said to have ended that did not end by a move: by time, by giving up, by a foul.
const TERMINATIONS: [&str; 3] = ["time forfeit", "resigned", "forbidden move"];

/// Whether a line begins with a tag.
pub(crate) fn is_tag(line: &str) -> bool {
    let name = line.trim_start().strip_prefix('[').map(str::trim_start);
    name.is_some_and(|rest| {
        let name = rest.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '_');
        name.len() < rest.len() && name.trim_start().starts_with(['"', '“', '”'])
    })
}

/// A game as it is collected.
#[derive(Default)]
struct TaggedGame<'t> {
    tags: Vec<(FilePlace, String, String)>,
    notes: Vec<FileNote>,
    moves: Vec<TextLine<'t>>,
}

/// Reads all games of a text; says in which of the two formats the first one is.
pub(crate) fn games(
    text: &str,
    each: &mut dyn FnMut(FileGame) -> ControlFlow<()>,
) -> Option<FileFormat> {
    let mut format = None;
    let mut raw = TaggedGame::default();
    let mut before = 0;
    let mut emit = |raw: TaggedGame<'_>, format: &mut Option<FileFormat>| {
        let (of_this, game) = game(raw);
        format.get_or_insert(of_this);
        each(game)
    };
    for line in lines(text) {
        if is_tag(line.text) {
            let repeats = |raw: &TaggedGame<'_>| {
                let name = tag_name(line.text);
                name == "Event" && raw.tags.iter().any(|(_, it, _)| it == name)
            };
            if !raw.tags.is_empty() && (!raw.moves.is_empty() || repeats(&raw)) {
                let done = std::mem::take(&mut raw);
                if emit(done, &mut format).is_break() {
                    return format;
                }
            }
            tags(line, &mut raw);
        } else if raw.tags.is_empty() {
            before += line.text.trim().chars().count();
        } else if !raw.moves.is_empty() || !line.text.trim().is_empty() {
            // Empty lines count in comments.
            raw.moves.push(line);
        }
        if before > 0 && !raw.tags.is_empty() {
            let characters = std::mem::take(&mut before);
            let kind = NoteKind::OtherText { characters };
            let place = FilePlace { line: 1, column: 1 };
            raw.notes.push(FileNote { place, kind });
        }
    }
    if !raw.tags.is_empty() {
        let _ = emit(raw, &mut format);
    }
    format
}

fn tag_name(line: &str) -> &str {
    let name = line.trim_start().trim_start_matches('[').trim_start();
    let end = name.find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    &name[..end.unwrap_or(name.len())]
}

/// The tags of a line.
fn tags(line: TextLine<'_>, raw: &mut TaggedGame<'_>) {
    let mut chars = line.text.chars().enumerate().peekable();
    while let Some((at, c)) = chars.next() {
        if c != '[' {
            continue;
        }
        let mut name = String::new();
        let mut value = String::new();
        let mut in_value = false;
        let mut is_closed = false;
        while let Some((_, c)) = chars.next() {
            match c {
                '"' | '“' | '”' if in_value => {
                    is_closed = true;
                    break;
                }
                '"' | '“' | '”' => in_value = true,
                '\\' if in_value => {
                    // A backslash before other characters is one itself, as in a path.
                    match chars.next_if(|&(_, c)| matches!(c, '"' | '\\')) {
                        Some((_, c)) => value.push(c),
                        None => value.push('\\'),
                    }
                }
                c if in_value => value.push(c),
                c => name.push(c),
            }
        }
        let place = line.at(at);
        if !is_closed {
            let kind = NoteKind::Bracket;
            raw.notes.push(FileNote { place, kind });
            value = value.trim_end_matches(']').to_owned();
        }
        let name = name.trim().to_owned();
        raw.tags.push((place, name, value.trim().to_owned()));
        let is_end = |&(_, c): &(usize, char)| c == ']' || c == ' ';
        while chars.next_if(is_end).is_some() {}
    }
}

fn game(raw: TaggedGame<'_>) -> (FileFormat, FileGame) {
    let tag = |name: &str| {
        let tag = raw.tags.iter().find(|(_, it, _)| it == name);
        tag.map_or("", |(_, _, value)| value.as_str())
    };
    let site = tag("Site").to_lowercase();
    let is_playok =
        site.contains("playok") || site.contains("kurnik") || !tag("GameType").is_empty();
    let tokens = Tokens::of(raw.moves.iter().copied());
    let told = size(&raw, tag("GameType"));
    let cells = tokens.list.iter().filter_map(|token| match token.kind {
        Kind::Cell(letter, number) => Some((letter, number)),
        _ => None,
    });
    let way = Lettered::fitting(cells, told);
    let mut line = MainLine::new(way.cols, way.rows);
    line.game.notes.clone_from(&raw.notes);
    if let Some(first) = raw.moves.first() {
        let notes = way.notes(told.is_some());
        notes.for_each(|kind| line.note(first.place(), kind));
    }
    if let Some(place) = tokens.open {
        line.note(place, NoteKind::Bracket);
    }
    let seats = moves(&mut line, &tokens.list, way, is_playok);
    let first_tag = |name: &str| raw.tags.iter().position(|(_, it, _)| it == name);
    let black_first = if is_playok {
        true
    } else if !tag("PlyCount").is_empty() {
        false
    } else {
        first_tag("White").is_none_or(|white| first_tag("Black").is_some_and(|black| black < white))
    };
    info(&mut line, &raw, &seats, black_first);
    let format = if is_playok {
        FileFormat::PlayOk
    } else {
        FileFormat::Pgn
    };
    (format, line.game)
}

/// The size of the board, if a tag tells it.
fn size(raw: &TaggedGame<'_>, game_type: &str) -> Option<(u8, u8)> {
    let sizes = ["BoardSize", "Board", "Size"];
    let tag = raw
        .tags
        .iter()
        .find(|(_, name, _)| sizes.contains(&name.as_str()));
    let text = match tag {
        Some((_, _, value)) => value.as_str(),
        None => game_type.split_once(',')?.1,
    };
    size_of(text)
}

/// A size: one number or two.
fn size_of(text: &str) -> Option<(u8, u8)> {
    let side = |text: &str| side_of(text.trim().parse::<u8>().ok()?);
    let mut sides = text.split(['x', 'X', '×', ',']).map(side);
    let cols = sides.next()??;
    let rows = sides.next().unwrap_or(Some(cols))?;
    Some((cols, rows))
}

/// What the moves tell about the seats.
#[derive(Default)]
struct Seats {
    /// The sides have been exchanged.
    exchanged: bool,
    /// The result at the end of the moves.
    score: Option<Score>,
}

/// Reads the moves.
fn moves(line: &mut MainLine, list: &[Token], way: Lettered, is_playok: bool) -> Seats {
    let mut seats = Seats::default();
    // Whose turn it is, and how many turns there were.
    let (mut seat, mut turns) = (0, 0);
    let mut is_renju = false;
    // The fifth moves that are offered.
    let mut offered: Vec<Cell> = Vec::new();
    let mut after_number = false;
    for token in list {
        let numbered = std::mem::take(&mut after_number);
        match &token.kind {
            Kind::Number(_) => {
                seat = 0;
                after_number = true;
                continue;
            }
            Kind::Sign('.') if !numbered => {
                // Three dots: the turn of the second.
                seat = 1;
                continue;
            }
            Kind::Sign(_) => continue,
            Kind::Comment(text) => {
                line.comment(text, '\n');
                continue;
            }
            Kind::Glyph(glyph) => {
                line.comment(glyph, ' ');
                continue;
            }
            Kind::Score(score) => {
                seats.score = Some(*score);
                continue;
            }
            Kind::Cell(letter, number) => {
                let Some(cell) = way.cell(*letter, *number) else {
                    let found = format!("{}{number}", char::from(*letter));
                    line.note(token.place, NoteKind::Rest { found });
                    break;
                };
                if is_renju && line.stones() == 4 {
                    if !offered.contains(&cell) && offered.len() < 2 {
                        offered.push(cell);
                    } else {
                        offer(line, &mut offered);
                        line.stone(token.place, cell);
                    }
                } else {
                    line.stone(token.place, cell);
                }
            }
            Kind::Dashes if is_playok => is_renju |= turns == 1,
            Kind::Dashes => {}
            Kind::Word(word) => match (word.to_lowercase().as_str(), is_playok) {
                (side @ ("black" | "white"), true) => {
                    seats.exchanged = (side == "black") == (seat == 1);
                    line.game.board.opening = Some(opening(is_renju, line.stones()));
                }
                ("pass", _) => line.pass(token.place),
                _ => {
                    line.note(token.place, NoteKind::rest(word));
                    break;
                }
            },
        }
        seat = 1 - seat;
        turns += 1;
    }
    offer(line, &mut offered);
    if is_renju {
        line.game.board.rule = Some(Rule::Renju);
    }
    seats
}

/// The opening rule by which a side was chosen after so many stones.
const fn opening(is_renju: bool, stones: usize) -> RuleName {
    match (is_renju, stones) {
        (true, _) => RuleName::Rif,
        (false, 5) => RuleName::Swap2,
        (false, _) => RuleName::Swap,
    }
}

/// Marks the fifth moves that were offered.
fn offer(line: &mut MainLine, offered: &mut Vec<Cell>) {
    for (cell, letter) in offered.drain(..).zip(["A", "B"]) {
        line.tip().marks.push(CellMark::label(cell, letter));
    }
}

/// Puts the tags where they belong.
fn info(line: &mut MainLine, raw: &TaggedGame<'_>, seats: &Seats, black_first: bool) {
    let mut score = seats.score;
    let mut termination = "";
    for (place, name, value) in &raw.tags {
        let value = value.as_str();
        if matches!(value, "" | "?" | "-" | "????.??.??") {
            continue;
        }
        let is_kept = match name.as_str() {
            // c-gomoku-cli writes how many moves there were, and none of them.
            "PlyCount" => value == "0" || line.stones() > 0,
            "BoardSize" => size_of(value).is_some(),
            "Rule" => {
                rule(line, *place, value);
                true
            }
            "Result" => {
                let found = score_of(value);
                score = score.or(found);
                found.is_some() || value == "*"
            }
            "Termination" if TERMINATIONS.contains(&value) => {
                termination = value;
                true
            }
            name => {
                if name == "Termination" {
                    termination = value;
                }
                let field = field_of(name, seats.exchanged);
                line.game.info.set(field, value)
            }
        };
        if !is_kept {
            line.note(*place, NoteKind::bad_value(short(name), value));
        }
    }
    if let Some(score) = score {
        let end = result(score, black_first != seats.exchanged);
        line.game.end = Some(ended_by(end, termination));
    }
}

/// What a tag is about; the tags name seats, which may have exchanged the sides.
fn field_of(tag: &str, exchanged: bool) -> InfoField {
    match (tag, exchanged) {
        ("Event", _) => InfoField::Event,
        ("Site", _) => InfoField::Place,
        ("Date", _) => InfoField::Date,
        ("Round", _) => InfoField::Round,
        ("Black", false) | ("White", true) => InfoField::FirstPlayer,
        ("White", false) | ("Black", true) => InfoField::SecondPlayer,
        ("BlackElo" | "BlackRank", false) | ("WhiteElo" | "WhiteRank", true) => {
            InfoField::FirstRank
        }
        ("WhiteElo" | "WhiteRank", false) | ("BlackElo" | "BlackRank", true) => {
            InfoField::SecondRank
        }
        ("TimeControl", _) => InfoField::Time,
        ("Opening", _) => InfoField::Opening,
        ("Annotator", _) => InfoField::Annotator,
        ("Title", _) => InfoField::Title,
        ("Source", _) => InfoField::Source,
        ("Remark", _) => InfoField::Remark,
        (other, _) => InfoField::Other(other.into()),
    }
}

fn score_of(value: &str) -> Option<Score> {
    let tokens = Tokens::of(lines(value));
    match tokens.list.first().map(|token| &token.kind) {
        Some(Kind::Score(score)) => Some(*score),
        _ => None,
    }
}

fn rule(line: &mut MainLine, place: FilePlace, value: &str) {
    let rule = Rule::ALL.into_iter().find(|rule| rule.word() == value);
    if rule.is_none() {
        line.note(place, NoteKind::unknown_rule(value));
    }
    line.game.board.rule = rule;
}

/// How a game ended that one side lost for the reason that a tag tells.
fn ended_by(end: FileEnd, termination: &str) -> FileEnd {
    let FileEnd::Result(Outcome::Win(winner)) = end else {
        return end;
    };
    let termination = termination.to_lowercase();
    let has = |word: &str| termination.contains(word);
    let loser = winner.other();
    if has("time") {
        FileEnd::OutOfTime(loser)
    } else if has("resign") {
        FileEnd::Resigned(loser)
    } else if has("forbidden") || has("foul") {
        FileEnd::Foul(loser)
    } else {
        end
    }
}

/// Writes the main line as PlayOK does.
///
/// # Errors
/// [`WriteError`], if the board is not square, stones were set up, or there are passes or sides out
/// of turn.
pub(crate) fn write_playok(game: &FileGame) -> Result<String, WriteError> {
    let (cols, rows) = (game.board.cols, game.board.rows);
    if cols != rows {
        return Err(WriteError::Size { cols, rows });
    }
    let mut text = String::new();
    tag(&mut text, "Event", game.info.get(&InfoField::Event));
    tag(&mut text, "Site", "PlayOK");
    tag(&mut text, "Date", game.info.get(&InfoField::Date));
    tag(&mut text, "Round", game.info.get(&InfoField::Round));
    tag(&mut text, "Black", game.info.get(&InfoField::FirstPlayer));
    tag(&mut text, "White", game.info.get(&InfoField::SecondPlayer));
    let score = score(game.end, Side::First);
    tag(&mut text, "Result", score);
    let more = [
        ("TimeControl", InfoField::Time),
        ("BlackElo", InfoField::FirstRank),
        ("WhiteElo", InfoField::SecondRank),
    ];
    for (name, field) in more {
        if !game.info.get(&field).is_empty() {
            tag(&mut text, name, game.info.get(&field));
        }
    }
    tag(&mut text, "GameType", &format!("61,{cols}"));
    text.push('\n');
    for (index, (_, cell)) in stones_in_turn(game)?.into_iter().enumerate() {
        number(&mut text, index);
        text.push_str(&cell_name(game, cell)?);
        text.push(' ');
    }
    text.push_str(score);
    text.push('\n');
    Ok(text)
}

/// Writes the main line as PGN.
///
/// # Errors
/// [`WriteError`], if stones were set up or sides are out of turn.
pub(crate) fn write_pgn(game: &FileGame) -> Result<String, WriteError> {
    let mut text = String::new();
    let info = &game.info;
    let named = [
        ("Event", InfoField::Event),
        ("Site", InfoField::Place),
        ("Date", InfoField::Date),
        ("Round", InfoField::Round),
        ("Black", InfoField::FirstPlayer),
        ("White", InfoField::SecondPlayer),
    ];
    for (name, field) in named {
        tag(&mut text, name, info.get(&field));
    }
    let score = score(game.end, Side::Second);
    tag(&mut text, "Result", score);
    tag(
        &mut text,
        "BoardSize",
        &format!("{}x{}", game.board.cols, game.board.rows),
    );
    if let Some(rule) = game.board.rule {
        tag(&mut text, "Rule", rule.word());
    }
    others(&mut text, info);
    let termination = match game.end {
        Some(FileEnd::OutOfTime(_)) => TERMINATIONS[0],
        Some(FileEnd::Resigned(_)) => TERMINATIONS[1],
        Some(FileEnd::Foul(_)) => TERMINATIONS[2],
        _ => "",
    };
    if !termination.is_empty() {
        tag(&mut text, "Termination", termination);
    }
    let line = in_turn(game)?;
    let moves = line.iter().filter(|node| node.mv.is_some()).count();
    tag(&mut text, "PlyCount", &moves.to_string());
    text.push('\n');
    let mut index = 0;
    for node in line {
        if let Some(mv) = node.mv {
            number(&mut text, index);
            index += 1;
            match mv {
                FileMove::Stone(_, cell) => text.push_str(&cell_name(game, cell)?),
                FileMove::Pass(_) => text.push_str("pass"),
            }
            text.push(' ');
        }
        let comment = node.comment.trim().replace('}', ")");
        if !comment.is_empty() {
            // Writing to a text cannot fail.
            let _ = write!(text, "{{ {comment} }} ");
        }
    }
    text.push_str(score);
    text.push_str("\n\n");
    Ok(text)
}

/// The tags for what has no place of its own in PGN.
fn others(text: &mut String, info: &GameInfo) {
    for (field, value) in info.iter() {
        let name = match field {
            InfoField::FirstRank => "BlackElo",
            InfoField::SecondRank => "WhiteElo",
            InfoField::Title => "Title",
            InfoField::Opening => "Opening",
            InfoField::Time => "TimeControl",
            InfoField::Annotator => "Annotator",
            InfoField::Source => "Source",
            InfoField::Remark => "Remark",
            InfoField::Other(name) if is_tag(&format!("[{name} \"\"]")) => name,
            _ => continue,
        };
        if name != "Termination" {
            tag(text, name, value);
        }
    }
}

fn number(text: &mut String, index: usize) {
    if index.is_multiple_of(2) {
        // Writing to a text cannot fail.
        let _ = write!(text, "{}. ", index / 2 + 1);
    }
}

fn tag(text: &mut String, name: &str, value: &str) {
    let value = match value {
        "" => "?".to_owned(),
        value => value.replace('\\', "\\\\").replace('"', "\\\""),
    };
    // Writing to a text cannot fail.
    let _ = writeln!(text, "[{name} \"{value}\"]");
}

/// The result with the points of this side first.
fn score(end: Option<FileEnd>, first: Side) -> &'static str {
    let winner = match end {
        None => return "*",
        Some(FileEnd::Result(outcome)) => outcome.winner(),
        Some(FileEnd::Resigned(side) | FileEnd::OutOfTime(side) | FileEnd::Foul(side)) => {
            Some(side.other())
        }
    };
    match winner {
        None => "1/2-1/2",
        Some(side) if side == first => "1-0",
        Some(_) => "0-1",
    }
}
