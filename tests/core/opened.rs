//! Files of other programs as they are opened: the game that comes of each, and what is said about it.
//! A transcript holds the files and what comes of them.

use std::path::Path;

use fivefold::formats::{Opened, RowsFrom, moves_up_to_here, open};
use fivefold::midend::Match;
use fivefold::midend::history::Forfeit;
use fivefold::rules::Outcome;
use fivefold::words::sentence::Sentence;
use fivefold_support::transcript::assert_as_in;

/// In `>` the files, with `\n` for a new line and `\xff` for a byte; in `<` what comes of them.
const OPENED: &str = include_str!("../transcripts/opened.txt");

/// The files, as they stand in the transcript.
fn files() -> impl Iterator<Item = &'static str> {
    OPENED.lines().filter_map(|line| line.strip_prefix("> "))
}

/// The bytes of a file of the transcript.
fn bytes(line: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut rest = line;
    while let Some(first) = rest.chars().next() {
        if let Some(after) = rest.strip_prefix("\\n") {
            bytes.push(b'\n');
            rest = after;
        } else if let Some(after) = rest.strip_prefix("\\x") {
            bytes.push(u8::from_str_radix(&after[..2], 16).expect("two digits"));
            rest = &after[2..];
        } else {
            bytes.extend(first.to_string().bytes());
            rest = &rest[first.len_utf8()..];
        }
    }
    bytes
}

fn opened(line: &str) -> Opened {
    open(&bytes(line), RowsFrom::Bottom).unwrap_or_else(|error| panic!("{line}: {error}"))
}

/// Everything that is said about the files of the transcript.
pub(crate) fn notes() -> Vec<Sentence> {
    let games = files().flat_map(|file| opened(file).games);
    games.flat_map(|game| game.notes).collect()
}

/// A game in a line.
fn told(game_match: &Match) -> String {
    let history = game_match.history();
    let forfeit = match history.forfeit_at(history.main_end()) {
        None => "",
        Some(Forfeit::Resigned(_)) => " by resignation",
        Some(Forfeit::OutOfTime(_)) => " on time",
        Some(Forfeit::Declared(_)) => " as recorded",
    };
    let result = match history.main_result() {
        None => "open".to_owned(),
        Some(Outcome::Draw) => format!("draw{forfeit}"),
        Some(Outcome::Win(side)) => format!("side {side} wins{forfeit}"),
    };
    let others = history.len() + 1 - history.main_line().len();
    let others = match others {
        0 => String::new(),
        others => format!(", {others} moves of variations"),
    };
    let info: String = game_match
        .info
        .iter()
        .map(|(field, value)| format!(", {}: {value}", field.word()))
        .collect();
    let main_line = history.main_line();
    let comments = main_line
        .iter()
        .map(|&node| history.comment(node))
        .filter(|comment| !comment.is_empty())
        .map(|comment| format!(", “{}”", comment.replace('\n', "\\n")))
        .collect::<String>();
    let moves = moves_up_to_here(game_match);
    format!("{moves}: {result}{others}{info}{comments}")
}

#[test]
fn files_of_other_programs_are_opened_as_they_are_meant_and_nothing_is_passed_over_silently() {
    let mut found = String::new();
    for line in OPENED.lines().filter(|line| !line.starts_with('<')) {
        found.push_str(&format!("{line}\n"));
        let Some(file) = line.strip_prefix("> ") else {
            continue;
        };
        for game in opened(file).games {
            found.push_str(&format!("< {}\n", told(&game.game_match)));
            for note in &game.notes {
                found.push_str(&format!("<   {note}\n"));
            }
        }
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts/opened.txt");
    assert_as_in(&path, &found);
}
