//! The texts of the program as they stand in its files.

use std::fs;
use std::path::Path;

use fivefold::games;
use fivefold::words::{Language, Words, number};

/// The files of all languages with what they hold.
fn files() -> Vec<(String, String)> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales");
    let mut files = Vec::new();
    for language in ["en", "pl"] {
        for file in fs::read_dir(locales.join(language)).expect("a language's folder") {
            let path = file.expect("a file").path();
            let text = fs::read_to_string(&path).expect("a text");
            files.push((path.display().to_string(), text));
        }
    }
    files
}

/// Reasons come without a full stop.
#[test]
fn no_reason_runs_into_the_next_sentence() {
    let mut reasons = 0;
    for (path, text) in files() {
        for line in text.lines() {
            for (_, rest) in line
                .match_indices("{$reason}")
                .map(|(at, it)| line.split_at(at + it.len()))
            {
                assert!(!rest.starts_with(' '), "{path}: {line}");
                reasons += 1;
            }
        }
    }
    assert!(reasons > 20, "{reasons}");
}

/// Whatever cannot be read is told, here by a panic.
#[test]
fn the_texts_of_all_games_can_be_read_in_every_language() {
    let mut words = Words::new(games::all(), |fault| panic!("{fault}"));
    for language in Language::ALL {
        words.choose(language);
        for game in games::all() {
            for text in ["name", "line"] {
                assert!(words.of_game(*game, text).is_some(), "{game} {language:?}");
            }
            // The rules tell the numbers of the board.
            let fields = game.rules().fields();
            let numbers: Vec<_> = fields.iter().map(|it| (it.key, number(it.value))).collect();
            let rules = words.find(&format!("game-{game}-rules"), &numbers);
            assert!(rules.is_some(), "{game} {language:?}");
        }
    }
}
