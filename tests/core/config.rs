//! The configuration: the shipped files, what may be left out, and what a mistake is told.

use std::path::Path;

use fivefold::config::schema::Numbers as _;
use fivefold::config::{
    ALL_NODES, Colour, ConfigError, ConfigFile, FieldSchema, GameFile, Games, Opponents, Ratings,
    SearchNumbers, Sound, Speed, Study, Theme, ThemeName, ThinkingTime, Timing, documented,
    documented_theme, read, read_whole, scaled,
};
use fivefold::games;
use fivefold::games::atoms::AtomsNumbers;
use fivefold::games::corner::CornerNumbers;
use fivefold::games::lines::{LinesLevel, LinesNumbers};
use fivefold::games::nim::NimNumbers;
use fivefold::games::northcott::NorthcottNumbers;
use fivefold::words::InEnglish as _;
use proptest::prelude::*;
use serde::Deserialize;

use fivefold_support::transcript::assert_as_in;

const TIMING: &str = include_str!("../../assets/config/timing.ron");
const OPPONENTS: &str = include_str!("../../assets/config/opponents.ron");
const RATINGS: &str = include_str!("../../assets/config/ratings.ron");
const THEME: &str = include_str!("../../assets/config/theme.ron");
const SOUND: &str = include_str!("../../assets/config/sound.ron");
const STUDY: &str = include_str!("../../assets/config/study.ron");

fn timing(text: &str) -> Result<Timing, ConfigError> {
    read("timing.ron", text)
}

/// The fault in a text that must have one, as shown to people.
fn fault(text: &str) -> String {
    timing(text).expect_err("the text is wrong").in_english()
}

/// The files of the games.
const GAMES: [(&str, &str); 5] = [
    ("nim", include_str!("../../assets/config/nim.ron")),
    ("corner", include_str!("../../assets/config/corner.ron")),
    (
        "northcott",
        include_str!("../../assets/config/northcott.ron"),
    ),
    ("mnk", include_str!("../../assets/config/lines.ron")),
    ("atoms", include_str!("../../assets/config/atoms.ron")),
];

fn game_file(id: &str) -> &'static GameFile {
    let game = games::from_id(id).expect("a game of this test");
    game.extension().expect("it has numbers")
}

/// Reads a text as the file of this game.
fn read_game(id: &str, text: &str) -> Result<Games, ConfigError> {
    let file = game_file(id);
    let mut games = Games::default();
    games.put(file.read(file.name, text)?);
    Ok(games)
}

#[test]
fn the_shipped_files_are_in_order() {
    assert_eq!(timing(TIMING), Ok(Timing::default()));
    assert_eq!(read("opponents.ron", OPPONENTS), Ok(Opponents::default()));
    assert_eq!(read("ratings.ron", RATINGS), Ok(Ratings::default()));
    assert_eq!(read("theme.ron", THEME), Ok(Theme::default()));
    assert_eq!(read("sound.ron", SOUND), Ok(Sound::default()));
    assert_eq!(read("study.ron", STUDY), Ok(Study::default()));
    for (id, text) in GAMES {
        assert_eq!(read_game(id, text), Ok(Games::default()), "{id}");
    }
}

#[test]
fn a_lacking_field_takes_its_default() {
    assert_eq!(timing("()"), Ok(Timing::default()));
    assert_eq!(read("opponents.ron", "()"), Ok(Opponents::default()));
    assert_eq!(
        read("opponents.ron", "(script_limits: ())"),
        Ok(Opponents::default())
    );
    assert_eq!(read("ratings.ron", "()"), Ok(Ratings::default()));
    assert_eq!(read("theme.ron", "()"), Ok(Theme::default()));
    assert_eq!(read("sound.ron", "()"), Ok(Sound::default()));
    assert_eq!(
        read("sound.ron", "(mark: (noise: ()))"),
        Ok(Sound::default())
    );
    assert_eq!(read("study.ron", "(analysis: ())"), Ok(Study::default()));
    for (id, _) in GAMES {
        assert_eq!(read_game(id, "()"), Ok(Games::default()), "{id}");
        assert_eq!(read_game(id, "(boards: ())"), Ok(Games::default()), "{id}");
    }
    assert_eq!(read_game("mnk", "(boora: ())"), Ok(Games::default()));
    for lacking in TIMING
        .lines()
        .filter(|line| line.contains(": ") && line.ends_with(','))
    {
        if !lacking.trim_start().starts_with("//") {
            assert_eq!(
                timing(&TIMING.replace(lacking, "")),
                Ok(Timing::default()),
                "{lacking}"
            );
        }
    }
}

/// What stands beside a field that is set keeps its value, at any depth.
#[test]
fn a_field_that_is_set_changes_nothing_else() {
    let games = read_game("mnk", "(boora: (hotspot_width: 7))").expect("in order");
    let mut expected = LinesNumbers::shipped().clone();
    expected.boora.hotspot_width = 7;
    assert_eq!(games.of::<LinesNumbers>(), &expected);
}

/// The shipped files as they have to be, and what stands in them.
pub(crate) fn files() -> Vec<(&'static str, String, &'static [FieldSchema])> {
    fn of<T: ConfigFile>(name: &'static str) -> (&'static str, String, &'static [FieldSchema]) {
        (name, documented::<T>(), T::FIELDS)
    }
    let theme = |name: ThemeName| (name.file(), documented_theme(name), Theme::FIELDS);
    let files = [
        of::<SearchNumbers>("any_game.ron"),
        of::<AtomsNumbers>("atoms.ron"),
        of::<CornerNumbers>("corner.ron"),
        of::<LinesNumbers>("lines.ron"),
        of::<NimNumbers>("nim.ron"),
        of::<NorthcottNumbers>("northcott.ron"),
        of::<Opponents>("opponents.ron"),
        of::<Ratings>("ratings.ron"),
        of::<Sound>("sound.ron"),
        of::<Study>("study.ron"),
        of::<Timing>("timing.ron"),
    ];
    files.into_iter().chain(ThemeName::ALL.map(theme)).collect()
}

/// What stands above the values follows from the structs; `FIVEFOLD_ACCEPT=1` writes the files anew.
#[test]
fn the_comments_of_the_shipped_files_are_what_the_structs_say() {
    for (name, now, _) in files() {
        let path = format!("{}/assets/config/{name}", env!("CARGO_MANIFEST_DIR"));
        assert_as_in(Path::new(&path), &now);
    }
}

#[test]
fn a_changed_value_is_read() {
    let text = TIMING
        .replace("speed: Normal,", "speed: Slow,")
        .replace("drop_ms: 200", "drop_ms: 5000");
    let read = timing(&text).expect("both are allowed");
    assert_eq!((read.speed, read.drop_ms), (Speed::Slow, 5_000));
    assert_eq!(
        read,
        Timing {
            speed: Speed::Slow,
            drop_ms: 5_000,
            ..Timing::default()
        }
    );
}

#[test]
fn files_from_other_editors_are_read() {
    let text = format!("\u{feff}{}", TIMING.replace('\n', "\r\n"));
    assert_eq!(timing(&text), Ok(Timing::default()));
    let error = fault("\u{feff}(\r\n    drop_ms: 99999,\r\n)");
    assert!(
        error.starts_with("timing.ron, line 2, column 14"),
        "{error}"
    );
}

#[test]
fn an_unknown_field_names_the_nearest_one() {
    assert_eq!(
        fault("(\n    // lines\n    drop_msec: 200,\n)"),
        "timing.ron, line 3, column 5: there is no field “drop_msec”; did you mean “drop_ms”?"
    );
    assert_eq!(
        fault("(\n    fats: 0.5,\n)"),
        "timing.ron, line 2, column 5: there is no field “fats”; did you mean “fast”?"
    );
    let error = read_game("mnk", "(boora: (\n    finisehd: 1))").expect_err("unknown");
    assert_eq!((error.line, error.column), (2, 5));
    assert!(
        error.in_english().ends_with("did you mean “finished”?"),
        "{error:?}"
    );
}

#[test]
fn an_unknown_field_with_nothing_near_lists_all() {
    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Lamp {
        #[serde(rename = "brightness")]
        _brightness: u8,
        #[serde(rename = "colour")]
        _colour: String,
    }
    let error = read_whole::<Lamp>("lamp.ron", "(zzzzzzzz: 1)").expect_err("unknown");
    assert_eq!(
        error.in_english(),
        "lamp.ron, line 1, column 2: there is no field “zzzzzzzz”; the fields here are brightness, colour"
    );
}

#[test]
fn a_value_out_of_range_says_the_range_and_points_at_the_value() {
    for (text, place, words) in [
        (
            "(\n    fast: 0.5,\n    drop_ms: 99999,\n    line_ms: 3,\n)",
            "line 3, column 14",
            "99999 is out of range, allowed is 0 to 5000",
        ),
        (
            "(\n    drop_ms: -1,)",
            "line 2, column 14",
            "-1 is out of range, allowed is 0 to 5000",
        ),
        (
            "(\n    drop_ms: 0x1FFFF,)",
            "line 2, column 14",
            "131071 is out of range, allowed is 0 to 5000",
        ),
        (
            "(\n    drop_ms:\n\n      99999,\n)",
            "line 4, column 7",
            "99999 is out of range, allowed is 0 to 5000",
        ),
        (
            "(drop_ms:99999)",
            "line 1, column 10",
            "99999 is out of range, allowed is 0 to 5000",
        ),
        (
            "(drop_ms: 18446744073709551615)",
            "line 1, column 11",
            "18446744073709551615 is out of range, allowed is 0 to 5000",
        ),
        (
            "(\n    fast: 7.5,\n    slow: 2)",
            "line 2, column 11",
            "7.5 is out of range, allowed is 0.05 to 1",
        ),
        (
            "(\n    fast: 7)",
            "line 2, column 11",
            "7 is out of range, allowed is 0.05 to 1",
        ),
        (
            "(\n    fast: NaN)",
            "line 2, column 11",
            "NaN is out of range, allowed is 0.05 to 1",
        ),
        (
            "(\n    multiplier: -inf)",
            "line 2, column 17",
            "-inf is out of range, allowed is 0 to 10",
        ),
        (
            "(\n    drop_ms: 1.5)",
            "line 2, column 14",
            "a whole number from 0 to 5000 is expected, not the floating point number `1.5`",
        ),
        (
            "(\n    drop_ms: \"a b\")",
            "line 2, column 14",
            "a whole number from 0 to 5000 is expected, not the string \"a b\"",
        ),
        (
            "(\n    speed: Nromal)",
            "line 2, column 12",
            "“Nromal” is no choice; did you mean “Normal”?",
        ),
    ] {
        assert_eq!(
            fault(text),
            format!("timing.ron, {place}: {words}"),
            "{text}"
        );
    }
}

#[test]
fn broken_syntax_is_placed() {
    for (text, place, words) in [
        (
            "",
            "line 1, column 1",
            "a list of fields in brackets, `(`, is expected here",
        ),
        ("(", "line 1, column 2", "the file ends too early"),
        (
            "(\n    slow: 2\n    fast: 0.5)",
            "line 3, column 5",
            "a comma, or the end of the list, is expected here",
        ),
        (
            "(\n    slow 2,\n)",
            "line 2, column 9",
            "a colon is expected here",
        ),
        (
            "(\n    slow: 2,\n    slow: 2)",
            "line 3, column 5",
            "the field “slow” stands here a second time",
        ),
        (
            "(slow: 2) x",
            "line 1, column 10",
            "the file must end after its closing `)`",
        ),
    ] {
        assert_eq!(
            fault(text),
            format!("timing.ron, {place}: {words}"),
            "{text}"
        );
    }
}

#[test]
fn a_wrong_colour_says_how_colours_are_written() {
    for wrong in [
        "\"red\"",
        "\"#12345\"",
        "\"#GG0000\"",
        "\"0072B2\"",
        "\"#+12345\"",
    ] {
        let error = read::<Theme>(
            "theme.ron",
            &format!("(\n    table: \"#000000\",\n    first: {wrong},\n)"),
        )
        .expect_err("no colour");
        assert_eq!((error.line, error.column), (3, 12), "{error:?}");
        assert!(error.in_english().contains("\"#RRGGBB\""), "{error:?}");
    }
}

#[test]
fn a_wrong_preset_is_placed_and_says_what_the_game_expects() {
    let error = read_game(
        "mnk",
        "(boards: (\n    presets: [\n        \"3x3x3\",\n        \"3x3x9\",\n    ],\n))",
    )
    .expect_err("no line of 9 fits on 3 x 3");
    assert_eq!((error.line, error.column), (4, 9), "{error:?}");
    assert!(
        error
            .in_english()
            .contains("“3x3x9” is no board of Lines: "),
        "{error:?}"
    );
    let error = read_game("nim", "(boards: (presets: []))").expect_err("no presets");
    assert!(
        error.in_english().contains("at least one preset"),
        "{error:?}"
    );
    let nine = ["\"8x8\""; 9].join(",");
    let error =
        read_game("atoms", &format!("(boards: (presets: [{nine}]))")).expect_err("too many");
    assert!(
        error.in_english().contains("allowed is 1 to 8"),
        "{error:?}"
    );
}

#[test]
fn every_shipped_preset_starts_a_game() {
    let numbers = Games::default();
    for kind in games::all().iter().copied() {
        for preset in numbers.presets(kind).iter() {
            let start = kind
                .rules()
                .start_text(preset, fivefold::rules::Side::First);
            let start =
                start.unwrap_or_else(|error| panic!("{}:{preset}: {error:?}", kind.as_str()));
            assert_eq!(&start.params_text(), preset);
            assert_eq!(start.game(), kind);
        }
    }
}

/// The setup opens on the first preset: the board with which the original of Lines began. That of
/// Northcott had two rows (`games.md`).
#[test]
fn the_boards_of_the_originals_are_offered() {
    let numbers = Games::default();
    let presets = |id: &str| {
        numbers
            .presets(games::from_id(id).expect("a game"))
            .to_vec()
    };
    assert_eq!(presets("mnk")[0], "9x9x5");
    assert!(presets("northcott").contains(&"2x12".to_owned()));
}

/// Black on white is 21 to 1, a colour on itself 1 to 1 (WCAG 2.2), and #767676 is the well-known
/// lightest grey that keeps 4.5 on white.
#[test]
fn contrast_is_the_ratio_of_wcag() {
    let (black, white) = (Colour::hex(0), Colour::hex(0xFF_FF_FF));
    assert!((black.contrast(white) - 21.0).abs() < 0.01);
    assert!((white.contrast(white) - 1.0).abs() < 0.001);
    assert!(Colour::hex(0x76_76_76).contrast(white) >= 4.5);
    assert!(Colour::hex(0x77_77_77).contrast(white) < 4.5);
    // Measured for the look.
    let theme = Theme::default();
    assert!((theme.text.contrast(theme.table) - 15.9).abs() < 0.1);
    assert!((theme.first.contrast(theme.second) - 3.67).abs() < 0.01);
}

#[test]
fn the_factor_of_a_speed_multiplies() {
    let timing = Timing {
        multiplier: 3.0,
        ..Timing::default()
    };
    assert_eq!(
        Speed::ALL.map(|speed| timing.factor(speed)),
        [0.0, 1.5, 3.0, 6.0]
    );
}

/// Reads the text as every kind of file; only a panic fails.
fn read_as_all(text: &str) {
    for error in [
        read::<Timing>("timing.ron", text).err(),
        read::<Opponents>("opponents.ron", text).err(),
        read_game("nim", text).err(),
        read_game("atoms", text).err(),
        read::<Ratings>("ratings.ron", text).err(),
        read::<Sound>("sound.ron", text).err(),
        read::<Theme>("theme.ron", text).err(),
    ]
    .into_iter()
    .flatten()
    {
        let lines = text.split('\n').count();
        assert!(
            (1..=lines).contains(&error.line),
            "{error:?}: the text has {lines} lines"
        );
        let width = text
            .split('\n')
            .nth(error.line - 1)
            .map_or(0, |line| line.chars().count());
        assert!(
            (1..=width + 1).contains(&error.column),
            "{error:?}: the line has {width} columns"
        );
        assert!(!error.in_english().is_empty());
    }
}

proptest! {
    #[test]
    fn no_text_panics_the_reader(text in any::<String>()) {
        read_as_all(&text);
    }

    #[test]
    fn no_text_of_rons_own_signs_panics_the_reader(text in "[()\\[\\]{}\",:#/* \n0-9a-z_.+\\-éA-Z\\\\]{0,80}") {
        read_as_all(&text);
    }

    #[test]
    fn no_damaged_file_panics_the_reader(
        which in 0..5_usize,
        at in any::<prop::sample::Index>(),
        len in 0..40_usize,
        put in "\\PC{0,6}|[()\\[\\]\",:\n]{0,3}|-?[0-9]{1,30}",
    ) {
        let text = [TIMING, OPPONENTS, GAMES[3].1, THEME, SOUND][which];
        let chars: Vec<char> = text.chars().collect();
        let from = at.index(chars.len());
        let to = (from + len).min(chars.len());
        let damaged: String =
            chars[..from].iter().copied().chain(put.chars()).chain(chars[to..].iter().copied()).collect();
        read_as_all(&damaged);
    }
}

/// Brackets in great number must not exhaust the stack.
#[test]
fn deep_nesting_is_refused() {
    for sign in ["(", "[", "{", "(nim:[", "(drop_ms:(", "/*", "Some("] {
        read_as_all(&sign.repeat(20_000));
    }
}

#[test]
fn ratings_that_fall_or_lack_and_boards_of_other_games_are_refused() {
    let refused = |text: &str| {
        let error = read_game("nim", &format!("(boards: {text})")).expect_err(text);
        error.problem.in_english()
    };
    assert_eq!(
        refused("(ratings: [600, 500, 700, 800, 900, 1000, 1100, 1200])"),
        "500 after 600: no level may be rated below the one before"
    );
    assert_eq!(
        refused("(ratings: [600, 700])"),
        "there are 8 levels, so 8 ratings are needed, not 2"
    );
    assert_eq!(
        refused("(ratings: [600, 700, 800, 900, 1000, 1100, 1200, 5000])"),
        "5000 is out of range, allowed is 0 to 4000"
    );
    assert!(refused("(rated: \"8x8\")").starts_with("“8x8” is no board of Nim: "));
    assert_eq!(
        read::<Ratings>("ratings.ron", "(first_level: 9)")
            .expect_err("too high")
            .problem
            .in_english(),
        "9 is out of range, allowed is 1 to 8"
    );
}

#[test]
fn another_thinking_time_changes_how_much_the_levels_search_and_nothing_else() {
    // Who asks for all games first has them bring their numbers; this test may be the first or the only one.
    assert!(!games::all().is_empty());
    let opponents = Opponents::default();
    let lines = games::lines::ID;
    assert_eq!(opponents.thinking(ThinkingTime::Standard, lines), None);
    let long = opponents.thinking(ThinkingTime::Long, lines);
    let long = long.expect("levels of Lines search");
    let (usual, more) = (
        opponents.games.of::<LinesNumbers>(),
        long.games.of::<LinesNumbers>(),
    );
    let factor = opponents.thinking_time.long as u64;
    assert_eq!(more.engine.nodes, factor * usual.engine.nodes);
    for (usual, more) in usual.levels.iter().zip(&more.levels) {
        let unlimited = usual.nodes == ALL_NODES;
        let nodes = if unlimited {
            ALL_NODES
        } else {
            factor * usual.nodes
        };
        assert_eq!(more.nodes, nodes);
        assert_eq!(
            LinesLevel {
                nodes: usual.nodes,
                ..*more
            },
            *usual
        );
    }
    // In these games a level does not search.
    for game in [games::nim::ID, games::corner::ID, games::northcott::ID] {
        assert_eq!(opponents.thinking(ThinkingTime::Short, game), None);
    }
    let short = opponents.thinking(ThinkingTime::Short, games::atoms::ID);
    assert!(short.is_some_and(|short| short.games != opponents.games));
}

#[test]
fn no_thinking_time_is_without_a_position() {
    assert_eq!(scaled(1, 0.01), 1);
    assert_eq!(
        scaled(0, 4.0),
        0,
        "what a level does not do it does not do for longer"
    );
    assert_eq!(scaled(ALL_NODES, 0.25), ALL_NODES);
    assert_eq!(scaled(ALL_NODES - 1, 100.0), ALL_NODES);
}
