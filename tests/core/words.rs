//! The texts of the program as they stand in its files.

use std::path::Path;
use std::{fs, io};

use fivefold::formats::record::RecordError;
use fivefold::games;
use fivefold::library::LibraryError;
use fivefold::storage::FileError;
use fivefold::words::sentence::Sentence;
use fivefold::words::{Language, Localization, number};

/// The files of all languages with what they hold.
fn files() -> Vec<(String, String)> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales");
    let mut files = Vec::new();
    for language in Language::ALL {
        for file in fs::read_dir(locales.join(language.id())).expect("a language's folder") {
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
    let mut words = Localization::new(games::all(), |fault| panic!("{fault}"));
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

/// The words of the system and of the texts that were read follow in their own language.
#[test]
fn why_a_game_cannot_be_kept_is_told_in_the_language_that_is_spoken() {
    let path = || Path::new("/games/a.txt").to_owned();
    let full = FileError::Refused {
        path: path(),
        key: "file-error-written",
        kind: io::ErrorKind::StorageFull,
        reason: "no space left".to_owned(),
    };
    let no_text = FileError::NoText { path: path() };
    let later = RecordError::Later { found: 9 };
    let told: Vec<(Sentence, &str, &str)> = vec![
        (
            (&LibraryError::Elsewhere).into(),
            "This game is open in another window of fivefold; close it there first.",
            "Ta gra jest otwarta w innym oknie fivefold; najpierw ją tam zamknij.",
        ),
        (
            (&LibraryError::from(later)).into(),
            "A later version of fivefold saved this game, in format 9. Open it with that version.",
            "Tę grę zapisała nowsza wersja fivefold, w formacie 9. Otwórz ją w tamtej wersji.",
        ),
        (
            (&LibraryError::from(full)).into(),
            "/games/a.txt cannot be written: no space left. Free some space",
            "Nie da się zapisać /games/a.txt: no space left. Zwolnij trochę miejsca",
        ),
        (
            (&LibraryError::from(no_text)).into(),
            "This game cannot be read: /games/a.txt is not a text in UTF-8, so it is not a saved \
             game; choose another file",
            "Tej gry nie da się odczytać: /games/a.txt nie jest tekstem w UTF-8, więc nie jest \
             zapisaną grą; wybierz inny plik",
        ),
    ];
    let mut words = Localization::new(games::all(), |fault| panic!("{fault}"));
    for (sentence, english, polish) in told {
        words.choose(Language::En);
        assert_eq!(words.sentence(&sentence), english);
        words.choose(Language::Pl);
        assert_eq!(words.sentence(&sentence), polish);
        let reason = words.reason(sentence);
        assert!(!reason.ends_with('.'), "it stands in another sentence");
    }
}

/// Wordings that players did not understand have been replaced by these.
#[test]
fn what_was_hard_to_understand_is_said_plainly() {
    let words = Localization::new(games::all(), |fault| panic!("{fault}"));
    for (key, text) in [
        (
            "illegal-not-left-or-down",
            "The lantern moves left or down.",
        ),
        ("verdict-switch", "Show who is winning"),
        ("teaching-switch", "Warn me about mistakes"),
        ("play-undo", "Undo"),
        ("play-redo", "Redo"),
        ("play-resign", "Resign"),
        ("setup-start-usual", "Standard"),
        ("setup-start-random", "Random"),
        ("setup-begins-alternate", "Alternate"),
        ("settings-animation", "Animation"),
        ("export-gif-line", "GIF, one frame per move"),
        ("research-enter", "Explore winning positions"),
        ("engine-path", "Program file"),
        ("preset-mnk-19x19x5", "19 × 19"),
    ] {
        assert_eq!(words.say(key), text, "{key}");
    }
    let captures = [("cells", number(11)), ("waves", number(7))];
    let said = words.with("preview-turns", &captures);
    assert_eq!(said, "Captures 11 cells in 7 waves.");
    let kept = [("n", number(1)), ("of", number(12))];
    let said = words.with("standing-keeps-win", &kept);
    assert_eq!(said, "only 1 of 12 moves keeps the win");
}
