//! Texts from outside: no id, board, move or parameter text panics a reader, whatever it is, and
//! what a reader accepts is a position or a move that can be written and read again.

use fivefold::games::parse_id;
use fivefold::rules::notation::LONGEST;
use fivefold::rules::{Illegal, Position, Rng, Side, View};
use fivefold::words::InEnglish as _;
use fivefold_support::positions::position_of;
use proptest::prelude::*;
use proptest::sample::Index;
use rand::{RngExt, SeedableRng};

/// Ids of every game and rule, with boards in different stages.
fn ids() -> Vec<String> {
    let starts = [
        "nim:3,4,5#42",
        "nim:1,3,5,7,misere",
        "corner:8x8",
        "corner:20x20,queen",
        "northcott:3x12",
        "northcott:5x20#18446744073709551615",
        "mnk:3x3x3",
        "mnk:22x22x6,exact",
        "atoms:8x8",
        "atoms:5x4,chain",
    ];
    let mut ids: Vec<String> = starts.map(str::to_owned).to_vec();
    for (seed, start) in (0..).zip(starts) {
        let mut position = position_of(start);
        let mut rng = Rng::seed_from_u64(seed);
        for ply in 0..24 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[rng.random_range(0..moves.len())];
            position.play(mv).expect("a legal move");
            if ply % 6 == 2 {
                ids.push(position.id());
            }
        }
        ids.push(position.id());
    }
    ids
}

#[test]
fn the_shortest_id_of_a_position_names_the_same_position() {
    for id in ids() {
        let position = position_of(&id);
        let short = position.short_id();
        let again = position_of(&short);
        assert_eq!(again, position, "{id} became {short}");
    }
    let start = position_of("mnk:15x15x5");
    assert_eq!(start.short_id(), "mnk:15x15x5");
}

/// A text with a few characters put in, taken out or replaced.
fn damaged(text: &str, damages: &[(Index, u8, String)]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for (at, kind, put) in damages {
        let at = at.index(chars.len() + 1);
        let taken = usize::from(*kind % 3).min(chars.len() - at);
        chars.splice(at..at + taken, put.chars());
    }
    chars.into_iter().collect()
}

fn damages() -> impl Strategy<Value = Vec<(Index, u8, String)>> {
    let put = "[0-9a-zA-Z,:@#/x-]{0,2}|[0-9]{1,25}|\\PC";
    prop::collection::vec((any::<Index>(), any::<u8>(), put), 1..4)
}

/// Reads an id; whatever it names must be a sound position.
fn read_id(text: &str) {
    match parse_id(text) {
        Err(error) => {
            assert!(error.at <= text.chars().count(), "{error:?} in {text:?}");
            assert!(!error.in_english().contains(char::is_control), "{error:?}");
        }
        Ok(id) => {
            let written = id.position.id();
            let again = parse_id(&written)
                .unwrap_or_else(|error| panic!("{written}: {}", error.in_english()));
            assert_eq!(again.position, id.position, "{text:?} and {written:?}");
            check_position(&id.position);
        }
    }
}

/// Everything that can be asked of a position that came from a text.
fn check_position(position: &Position) {
    let moves = position.legal_moves();
    assert_eq!(moves.is_empty(), position.outcome().is_some(), "{position}");
    assert!(
        position.deciding_cells().is_empty() || moves.is_empty(),
        "{position}"
    );
    for mv in moves {
        assert_eq!(position.check(mv), Ok(()), "{position}");
        let (after, events) = position.preview(mv).expect("a legal move");
        let mut view: View = position.view();
        for event in &events {
            view.follow(event);
        }
        assert_eq!(view, after.view(), "{position} {mv:?}");
    }
}

/// Reads a move; what is accepted has one meaning, and only listed moves are legal.
fn read_move(position: &Position, text: &str) {
    match position.parse_move(text) {
        Err(error) => assert!(error.at <= text.chars().count(), "{error:?} in {text:?}"),
        Ok(mv) => {
            let written = position.move_text(mv);
            assert_eq!(position.parse_move(&written), Ok(mv), "{position} {text:?}");
            let listed = position.legal_moves().contains(&mv);
            assert_eq!(position.check(mv).is_ok(), listed, "{position} {text:?}");
            assert_ne!(
                position.check(mv),
                Err(Illegal::NotAMove),
                "{position} {text:?}"
            );
            let played = position.clone().play(mv);
            assert_eq!(played.is_ok(), listed, "{position} {text:?}");
        }
    }
}

proptest! {
    #[test]
    fn no_text_panics_the_reader_of_ids(text in any::<String>()) {
        read_id(&text);
    }

    #[test]
    fn no_text_behind_a_games_word_panics_the_reader_of_ids(
        game in prop::sample::select(fivefold::games::all().to_vec()),
        rest in "[0-9a-zA-Z,:@#/x-]{0,24}",
    ) {
        read_id(&format!("{}:{rest}", game.as_str()));
    }

    #[test]
    fn no_damaged_id_panics_the_reader(id in prop::sample::select(ids()), damages in damages()) {
        read_id(&damaged(&id, &damages));
    }

    #[test]
    fn no_text_panics_the_reader_of_moves(
        id in prop::sample::select(ids()),
        text in "\\PC{0,12}|[a-z0-9]{0,6}|[a-zA-Z][0-9]{1,4}",
    ) {
        read_move(&position_of(&id), &text);
    }

    #[test]
    fn no_damaged_move_panics_the_reader(
        id in prop::sample::select(ids()),
        which in any::<Index>(),
        damages in damages(),
    ) {
        let position = position_of(&id);
        let moves = position.legal_moves();
        let text = if moves.is_empty() {
            "a1".to_owned()
        } else {
            position.move_text(*which.get(&moves))
        };
        read_move(&position, &damaged(&text, &damages));
    }

    #[test]
    fn no_text_panics_the_reader_of_parameters_and_boards(
        game in prop::sample::select(fivefold::games::all().to_vec()),
        params in "\\PC{0,12}|[0-9x,]{0,8}|8x8|9x9x5|3,4,5",
        board in "\\PC{0,24}|[0-9a-zA-Z,/-]{0,40}",
    ) {
        let rules = game.rules();
        let _ = rules.fields_from_text(&params);
        if let Ok(position) = rules.start_text(&params, Side::First) {
            prop_assert_eq!(position.outcome(), None);
        }
        if let Ok(position) = rules.board_text(&params, &board, Side::Second) {
            check_position(&position);
        }
    }

    /// A setup screen may hand over fields with any values, lacking some, others twice.
    #[test]
    fn no_fields_panic_the_rules(
        game in prop::sample::select(fivefold::games::all().to_vec()),
        values in prop::collection::vec(prop_oneof![-2..30_i32, any::<i32>()], 0..12),
        lacking in any::<Index>(),
    ) {
        let rules = game.rules();
        let mut fields = rules.fields();
        for (field, value) in fields.iter_mut().zip(&values) {
            field.value = *value;
        }
        if let Ok(position) = rules.start(&fields, Side::First) {
            prop_assert_eq!(position.outcome(), None);
            read_id(&position.id());
        }
        let _ = rules.random_start(&fields, Side::First, &mut Rng::seed_from_u64(1));
        fields.remove(lacking.index(fields.len()));
        let _ = rules.start(&fields, Side::First);
    }
}

#[test]
fn an_endless_text_is_refused_unread() {
    for text in ["9", "nim:1,", "mnk:3x3x3:1/", "#", "é", "atoms:8x8:a"] {
        let text = text.repeat(LONGEST);
        assert!(parse_id(&text).is_err());
        let position = position_of("mnk:3x3x3");
        assert!(position.parse_move(&text).is_err());
    }
}

#[test]
fn an_error_counts_its_place_in_the_whole_id() {
    for (text, place) in [
        ("nmi:3,4,5", "character 1: "),
        ("nim:3,x,5", "character 7: "),
        ("nim:3,4,16", "character 9: "),
        ("corner:8y8", "character 9: "),
        ("mnk:3x3x3:3/3/3@3", "character 17: "),
        ("mnk:3x3x3:3/3/q", "character 15: "),
        ("nim:3,4,5#-1", "character 11: "),
        ("nim:3,4,5#18446744073709551616", "character 11: "),
    ] {
        let error = parse_id(text).expect_err(text).in_english();
        assert!(error.starts_with(place), "{text}: {error}");
    }
}

#[test]
fn a_mistyped_game_names_the_nearest() {
    let error = parse_id("notrhcott:3x12")
        .expect_err("no such game")
        .in_english();
    assert!(error.contains("did you mean northcott?"), "{error}");
    let error = parse_id("chess").expect_err("no such game").in_english();
    assert!(
        error.contains("one of nim, corner, northcott, mnk, atoms"),
        "{error}"
    );
    assert!(!error.contains("did you mean"), "{error}");
}
