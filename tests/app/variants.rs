//! What the head of the panel and the sheet of rules tell: of this variant, with its numbers.

use crate::config::Games;
use crate::features::language::variant::{goal, rules, variant_name};
use crate::features::language::{Language, Words};
use crate::rules::Position;

use crate::tests::prelude::*;
use fivefold_support::positions::position_of;

fn position(id: &str) -> Position {
    position_of(id)
}

#[test]
fn variants_have_names_and_goals_of_their_own() {
    let words = Words::default();
    for (id, name, wins) in [
        ("mnk:3x3x3", "Tic-tac-toe", "Three in a row"),
        ("mnk:15x15x5", "Gomoku", "Five in a row"),
        ("mnk:15x15x5,exact", "Gomoku", "Exactly 5 in a row"),
        ("mnk:15x15x5,renju", "Renju", "Five in a row"),
        ("mnk:7x7x4", "Lines", "Four in a row"),
        ("nim:3,4,5", "Nim", "Take the last pebble"),
        (
            "nim:3,4,5,misere",
            "Misère Nim",
            "Do not take the last pebble",
        ),
        ("northcott:3x12", "Northcott", "Leave your opponent no move"),
    ] {
        let position = position(id);
        assert_eq!(variant_name(&words, &position), name, "{id}");
        assert_eq!(goal(&words, &position), wins, "{id}");
    }
}

#[test]
fn rules_are_those_of_the_variant_with_its_numbers() {
    let words = Words::default();
    for (id, told, untold) in [
        ("mnk:7x7x4", "line of 4", "small cross"),
        ("mnk:15x15x5,renju", "small cross", "longer line wins"),
        ("nim:3,4,5", "last pebble wins", "loses"),
        ("nim:3,4,5,misere", "last pebble loses", "wins"),
        ("corner:8x8", "straight down", "diagonally"),
        ("corner:8x8,queen", "diagonally", "queen"),
        ("atoms:8x8", "at four atoms", "corner"),
        ("atoms:8x8,chain", "two in a corner", "is lost"),
    ] {
        let rules = rules(&words, &position(id));
        assert!(rules.contains(told), "{id}: {rules}");
        assert!(!rules.contains(untold), "{id}: {rules}");
    }
}

#[test]
fn every_ready_made_board_is_told_in_every_language() {
    let mut words = Words::default();
    let numbers = Games::default();
    for language in Language::ALL {
        words.choose(language);
        for game in crate::games::all() {
            for preset in numbers.presets(*game).iter() {
                let position = position(&format!("{game}:{preset}"));
                let told = [
                    variant_name(&words, &position),
                    goal(&words, &position),
                    rules(&words, &position),
                ];
                for text in told {
                    assert!(!text.is_empty(), "{game}:{preset}");
                    assert!(!text.contains(['{', '}']), "{game}:{preset}: {text}");
                }
            }
        }
    }
}

#[test]
fn the_rules_are_one_press_away_in_the_setup_and_in_the_game() {
    let mut table = Tabletop::new();
    let reader = Reader::of(&mut table);
    let shows = |table: &mut Tabletop| {
        let told = reader.read(table);
        told.iter().any(|it| it.words.contains("last pebble wins"))
    };
    table.open(crate::games::nim::ID);
    reader.press(&mut table, "Rules");
    assert!(shows(&mut table), "in the setup");
    table.key(KeyCode::F4);
    assert!(!shows(&mut table));
    table.start();
    assert_eq!(table.screen(), Screen::Play);
    table.sit("mnk:15x15x5", PERSONS);
    table.click("h8");
    table.key(KeyCode::F4);
    let told = reader.read(&mut table);
    assert!(
        told.iter().any(|it| it.words.contains("line of 5")),
        "{told:?}"
    );
    // Nothing else happens behind the sheet.
    table.click("a1");
    assert_eq!(table.moves(), 1);
}
