//! Why something cannot be read or is refused is told in each language, without a word of another.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::fs;
use std::path::Path;

use fivefold::config::{
    ConfigError, ConfigFile, GameFile, Opponents, Reason, ScriptName, Sound, Theme, Timing, read,
    read_whole,
};
use fivefold::formats::pasted::paste;
use fivefold::formats::record::{RecordError, ValueError};
use fivefold::formats::{self, FormatError, FormatProblem, GameFormatError, RowsFrom};
use fivefold::games::{self, parse_id};
use fivefold::midend::Refused;
use fivefold::midend::history::{NodeId, NoteError};
use fivefold::players::NoMove;
use fivefold::rules::notation::{Reader, TextError};
use fivefold::rules::{Illegal, Side, open_spiel};
use fivefold::scores::{Scores, ScoresError};
use fivefold::words::InEnglish as _;
use fivefold::words::sentence::{Argument, Sentence};
use fivefold::words::{Language, Localization};
use fivefold_support::written::written;

use crate::formats::no_games;
use crate::opened;

/// What the keys of these reasons begin with.
const FAMILIES: [&str; 11] = [
    "board-error-",
    "config-",
    "expected-",
    "format-error-",
    "kjumpingcube-",
    "no-move-",
    "opened-",
    "record-error-",
    "refused-",
    "scores-error-",
    "text-error",
];

/// Lines of scores, each with another fault.
const DAMAGED: [&str; 12] = [
    "today",
    "2026-11-21",
    "2026-11-21 Chess:8x8",
    "2026-11-21 nim:3,4,5 nobody",
    "2026-11-21 nim:3,4,5 level-3 third",
    "2026-11-21 nim:3,4,5 level-3 first slept",
    "2026-11-21 nim:3,4,5 level-3 first began lucky",
    "2026-11-21 nim:3,4,5 level-3 first began won many",
    "2026-11-21 nim:3,4,5 level-3 first began won 7 cheated",
    "rating nim NaN 80.0 2026-11-21 rated 5",
    "before nim level-3 lost 3",
    "before nim level-3 won 12 drawn 0 lost 4 streak 2 best 5 shortest 7 or",
];

fn text_error() -> TextError {
    parse_id("nim:3,x").expect_err("no number")
}

/// Broken texts as they are pasted, ids that are too long, and games that a format cannot hold.
fn of_texts() -> Vec<Sentence> {
    let endless = format!("nim:{}", "1,".repeat(4096));
    let texts = no_games().into_iter().chain([endless]);
    let mut told: Vec<Sentence> = texts
        .map(|text| (&paste(&text).expect_err(&text)).into())
        .collect();
    for (id, format) in [("nim:3,4,5", "sgf"), ("mnk:15x15x4", "psq")] {
        let game_match = formats::read(id, RowsFrom::Bottom).expect(id);
        let refused = written(&game_match, format).expect_err(id);
        told.push((&refused).into());
    }
    let long = FormatError::TooLong {
        length: 1 << 30,
        most: 1 << 24,
    };
    let note = GameFormatError::At {
        line: 2,
        column: 3,
        problem: FormatProblem::Note(NoteError::TooMany),
    };
    let at_end = FormatProblem::Expected {
        expected: "expected-end",
        found: String::new(),
    };
    let start = FormatProblem::Start {
        reason: text_error(),
    };
    let size = formats::open(b"(;GM[4]SZ[25];B[aa])", RowsFrom::Bottom);
    told.extend([&long, &FormatError::Game(note)].map(Sentence::from));
    told.extend([&at_end, &start].map(Sentence::from));
    told.push((&size.expect_err("a large board")).into());
    let mut reader = Reader::new("mnk").expect("a short text");
    let bare = open_spiel::parameters(&mut reader, &[], "expected-end", |_, _| Ok(()));
    told.push((&bare.expect_err("no bracket")).into());
    told
}

/// Every fault of a record.
fn of_records() -> Vec<Sentence> {
    let found = || "swap".to_owned();
    let values = [
        ValueError::Text(text_error()),
        ValueError::Move {
            number: 3,
            text: "z9".to_owned(),
            reason: text_error(),
        },
        ValueError::Word { found: found() },
        ValueError::Illegal {
            number: 3,
            text: "h8".to_owned(),
            reason: Illegal::Occupied,
        },
        ValueError::OtherGame,
        ValueError::Result {
            found: found(),
            really: "draw",
        },
        ValueError::OverBefore { found: found() },
        ValueError::Time { found: found() },
        ValueError::Finding { found: found() },
        ValueError::Mark { found: found() },
        ValueError::Opening,
        ValueError::OpeningChoice {
            found: "stay".to_owned(),
        },
        ValueError::Note(NoteError::NoMove),
        ValueError::Unclosed { what: ')' },
        ValueError::Unopened,
        ValueError::NothingToReplace,
        ValueError::TwoStars,
    ];
    let in_line = |reason| RecordError::Value {
        line: 11,
        key: "moves",
        reason,
    };
    let lines = [
        RecordError::Head { found: found() },
        RecordError::Later { found: 9 },
        RecordError::TooLong { length: 1 << 30 },
        RecordError::Key {
            line: 2,
            key: "game",
        },
    ];
    let all = values.into_iter().map(in_line).chain(lines);
    all.map(|error| (&FormatError::Record(error)).into())
        .collect()
}

/// Every fault of the file of finished games.
fn of_scores() -> Vec<Sentence> {
    let (_, damaged) = Scores::from_text(&DAMAGED.join("\n")).expect("lines");
    assert_eq!(damaged.len(), DAMAGED.len(), "each line is broken");
    let whole = [
        ScoresError::Later { found: 9 },
        ScoresError::TooLong { length: 1 << 30 },
    ];
    let lines = damaged.iter().map(Sentence::from);
    lines.chain(whole.iter().map(Sentence::from)).collect()
}

/// Everything that a match refuses.
fn of_matches() -> Vec<Sentence> {
    let (side, node) = (Side::First, NodeId::ROOT);
    let refused = [
        Refused::Illegal(Illegal::Occupied),
        Refused::GameOver,
        Refused::ComputerPlays { side },
        Refused::PersonPlays { side },
        Refused::ComputerWaits,
        Refused::NoClock,
        Refused::NoMove(NoMove::GameOver),
        Refused::NoMove(NoMove::Stopped),
        Refused::NoMove(NoMove::OtherGame),
        Refused::Rated,
        Refused::NothingToUndo,
        Refused::NothingToRedo,
        Refused::NoSuchPosition { node },
        Refused::NoFinding { node },
        Refused::NotTheBeginning,
        Refused::SameSeat { side },
        Refused::MainLine { node },
        Refused::Start,
        Refused::Note(NoteError::NoSuchNode),
    ];
    refused.iter().map(Sentence::from).collect()
}

/// Texts of the file of times, each with another fault.
const BROKEN_TIMES: [&str; 14] = [
    "(drop_msec: 200)",
    "(zzzzzzzzzz: 1)",
    "(slow: 2, slow: 2)",
    "(speed: Nromal)",
    "(speed: Zzzzzzzz)",
    "(drop_ms: \"x\")",
    "(fast: true)",
    "(drop_ms: 99999)",
    "(",
    "(slow: 2 fast: 0.5)",
    "(slow 2)",
    "",
    "(slow: 2) x",
    "(drop_ms: 9, /* open",
];

/// Everything that is told of a file of numbers or of words.
fn of_files() -> Vec<Sentence> {
    fn fault<T: ConfigFile + Debug>(text: &str) -> ConfigError {
        read::<T>("file.ron", text).expect_err(text)
    }
    let of_lines = |text: &str| {
        let file: &GameFile = games::lines::ID.extension().expect("it has numbers");
        file.read(file.name, text).err().expect(text)
    };
    let name = "(name: \"a\", command: \"x\")";
    let nine = ["\"9x9x5\""; 9].join(",");
    let mut told: Vec<ConfigError> = BROKEN_TIMES.map(fault::<Timing>).into();
    told.extend([
        fault::<Sound>("(climb: [])"),
        fault::<Theme>("(table: \"red\")"),
        fault::<Opponents>("(external_engines: [(name: \"a b\", command: \"x\")])"),
        fault::<Opponents>("(external_engines: [(name: \"a\")])"),
        fault::<Opponents>("(external_engines: [(name: 5)])"),
        fault::<Opponents>(&format!("(external_engines: [{name}, {name}])")),
        fault::<Opponents>(&format!("(external_engines: [{}])", [name; 33].join(","))),
        of_lines("(levels: [()])"),
        of_lines("(boards: (presets: []))"),
        of_lines(&format!("(boards: (presets: [{nine}]))")),
        of_lines("(boards: (rated: \"3x3x9\"))"),
        of_lines("(boards: (ratings: [1]))"),
        of_lines("(boards: (ratings: [1, 2, 3, 4, 5, 6, 8, 7]))"),
        read_whole::<ScriptName>("request", "\"a b\"").expect_err("no name"),
    ]);
    // A file of words, and the file of a game that is not in the catalogue.
    let unknown = Reason {
        key: "config-no-board",
        values: vec![("found", "3x3".to_owned()), ("game", "chess".to_owned())],
    };
    for problem in [
        fivefold::config::ConfigProblem::Syntax("config-not-utf8"),
        fivefold::config::ConfigProblem::Refused(unknown),
    ] {
        told.push(ConfigError {
            file: "file.ron".to_owned(),
            line: 1,
            column: 1,
            problem,
        });
    }
    told.iter().map(Sentence::from).collect()
}

/// A sentence and all that stand in it.
fn parts(sentence: &Sentence) -> Vec<&Sentence> {
    let mut parts = vec![sentence];
    for (_, argument) in &sentence.arguments {
        if let Argument::Sentence(inner) = argument {
            parts.extend(self::parts(inner));
        }
    }
    parts
}

fn all() -> Vec<Sentence> {
    [
        of_texts(),
        opened::notes(),
        of_records(),
        of_scores(),
        of_matches(),
        of_files(),
    ]
    .concat()
}

#[test]
fn no_polish_reason_has_an_english_part() {
    let english = Localization::new(games::all(), |fault| panic!("{fault}"));
    let mut polish = Localization::new(games::all(), |fault| panic!("{fault}"));
    polish.choose(Language::Pl);
    for sentence in all() {
        let told = polish.sentence(&sentence);
        for part in parts(&sentence) {
            let foreign = english.reason(part.clone());
            // The rules of Lines have names that are the same in both.
            let is_name = part.key.starts_with("field-rule-");
            assert!(
                is_name || !told.contains(&foreign),
                "“{foreign}” in: {told}"
            );
        }
        assert!(!told.contains(['{', '}']), "{told}");
    }
}

#[test]
fn every_reason_in_the_files_can_be_given() {
    let told = all();
    let given: BTreeSet<&str> = told.iter().flat_map(parts).map(|part| part.key).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales/en");
    let mut never = Vec::new();
    for file in fs::read_dir(folder).expect("a language's folder") {
        let text = fs::read_to_string(file.expect("a file").path()).expect("a text");
        for (key, _) in text.lines().filter_map(|line| line.split_once(" = ")) {
            let is_reason = FAMILIES.iter().any(|family| key.starts_with(family));
            // What stays in force is told behind every fault of a file.
            let is_reason = is_reason && key != "config-kept";
            if is_reason && !given.contains(key) {
                never.push(key.to_owned());
            }
        }
    }
    assert!(never.is_empty(), "{never:?}");
}

/// Nobody has to guess which words are another program's.
#[test]
fn what_the_reader_of_a_format_says_is_quoted_in_every_language() {
    let as_said = of_files().into_iter().find_map(|sentence| {
        let parts = parts(&sentence);
        let part = parts.into_iter().find(|part| part.key == "config-as-said");
        part.cloned()
    });
    let as_said = as_said.expect("a comment without its end");
    let Some(Argument::Text(said)) = as_said.argument("said").cloned() else {
        panic!("{as_said:?}");
    };
    let mut words = Localization::new(games::all(), |fault| panic!("{fault}"));
    for language in Language::ALL {
        words.choose(language);
        let told = words.reason(as_said.clone());
        let (before, after) = told.split_once(&said).expect("its words");
        assert!(
            before.ends_with(['“', '„', '«', '「', '\u{a0}', ' ']),
            "{told}"
        );
        assert!(
            after.starts_with(['”', '“', '»', '」', '\u{a0}', ' ']),
            "{told}"
        );
        assert!(
            before.chars().count() > 5,
            "{told} says whose words these are"
        );
    }
}

/// Numbers up to the largest seed are told as they are.
#[test]
fn the_largest_seed_is_told_exactly() {
    let error = parse_id("nim:3,4,5#x").expect_err("no seed").in_english();
    assert!(error.contains("from 0 to 18446744073709551615"), "{error}");
}
