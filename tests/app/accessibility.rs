//! What a screen reader is told: the whole game can be played by it alone.

use crate::features::language::Language;
use crate::rules::Rng;
use bevy_egui::egui::accesskit::Role;
use rand::{RngExt, SeedableRng};

use crate::tests::every_screen;
use crate::tests::prelude::*;

#[test]
fn every_game_is_played_to_its_end_by_words_alone() {
    let mut rng = Rng::seed_from_u64(11);
    for (kind, card, preset, opponent) in [
        (crate::games::nim::ID, "Nim.", "1 to 5", "Chance"),
        (
            crate::games::corner::ID,
            "Corner Nim.",
            "9 × 7, diagonals",
            "Chance",
        ),
        // By chance on both sides it may take a hundred thousand moves.
        (crate::games::northcott::ID, "Northcott.", "3 × 8", "Master"),
        (crate::games::lines::ID, "Lines.", "3 × 3", "Chance"),
        (crate::games::atoms::ID, "Atoms.", "5 × 5", "Chance"),
    ] {
        let mut table = Tabletop::quick();
        let reader = Reader::of(&mut table);
        reader.press(&mut table, card);
        reader.press(&mut table, preset);
        reader.choose(&mut table, "Blue: ", "Person");
        reader.choose(&mut table, "Yellow: ", opponent);
        reader.press(&mut table, "Blue");
        reader.press(&mut table, "Start");
        assert_eq!(table.screen(), Screen::Play);
        for _ in 0..20_000 {
            table.until_a_person_may_act();
            if table.turn() == Some(Turn::Over) {
                break;
            }
            let fields = reader.fields(&mut table);
            reader.press_field(&mut table, &fields[rng.random_range(0..fields.len())]);
            if kind == crate::games::nim::ID {
                let marked = reader.fields(&mut table);
                assert_eq!(
                    marked.iter().filter(|field| field.is_on).count(),
                    1,
                    "the pebble that was pressed is the one that is marked: {marked:#?}"
                );
                reader.press(&mut table, "Take");
            }
        }
        assert_eq!(table.turn(), Some(Turn::Over), "{kind:?} did not end");
        let news = reader.news(&mut table);
        assert!(
            news.contains("win") || news.contains("draw"),
            "the result is not told: {news}"
        );
        reader.press(&mut table, "Play again");
        reader.press(&mut table, "Menu");
        reader.press(&mut table, "Continue");
        assert_eq!(table.screen(), Screen::Play);
    }
}

#[test]
fn every_screen_begins_with_its_name_and_names_all_that_can_be_pressed() {
    let mut table = Tabletop::quick();
    let reader = Reader::of(&mut table);
    for (way, heading) in [
        (None, "fivefold"),
        (Some("Records"), "Records"),
        (Some("Menu"), "fivefold"),
        (Some("Lines."), "Lines"),
        (Some("Start"), "Gomoku"),
    ] {
        if let Some(word) = way {
            reader.press(&mut table, word);
        }
        let told = reader.read(&mut table);
        let headings = told.iter().filter(|told| told.role == Role::Heading);
        let headings: Vec<&str> = headings.map(|told| told.words.as_str()).collect();
        assert_eq!(headings, [heading], "after {way:?}");
        for control in &told {
            assert!(
                control.role != Role::Button || !control.words.trim().is_empty(),
                "{control:?} has no name"
            );
        }
    }
}

#[test]
fn whoever_listens_is_told_who_plays() {
    let chance = Seat::Computer(Opponent::Random);
    for (seats, told) in [
        (PERSONS, ["Blue: Person", "Yellow: Person"]),
        ([Seat::Person, chance], ["Blue: You", "Yellow: Chance"]),
        ([chance, Seat::Person], ["Blue: Chance", "Yellow: You"]),
        ([chance, chance], ["Blue: Chance", "Yellow: Chance"]),
    ] {
        let mut table = Tabletop::new();
        table.sit("mnk:3x3x3", seats);
        let mut reader = Reader::of(&mut table);
        for (width, height) in [(1280.0, 720.0), (375.0, 667.0)] {
            reader.resize(&mut table, width, height);
            let labels = reader.read(&mut table);
            for words in told {
                let mut labels = labels.iter().filter(|told| told.role == Role::Label);
                assert!(
                    labels.any(|told| told.words == words),
                    "no {words} at {width}"
                );
            }
        }
    }
}

#[test]
fn a_move_and_its_time_are_two_sentences() {
    let mut table = Tabletop::quick();
    table.sit("mnk:3x3x3", PERSONS);
    let reader = Reader::of(&mut table);
    let fields = reader.fields(&mut table);
    reader.press_field(&mut table, &fields[0]);
    table.until(Turn::Person);
    let told = reader.read(&mut table);
    let mut labels = told.iter().filter(|told| !told.is_news);
    let moved = labels.find(|told| told.words.starts_with("Blue played a3."));
    let rest = &moved.expect("it is told").words["Blue played a3.".len()..];
    assert!(rest.starts_with(' ') && rest.ends_with(" s"), "{rest:?}");
}

#[test]
fn fields_are_named_as_at_the_edge_of_the_board_with_what_lies_on_them() {
    for (id, cell, label) in [
        ("nim:3,4,5", Cell::new(1, 2), "c2, pebble"),
        ("corner:8x8", Cell::new(7, 0), "h8, lantern"),
        // A square that the lantern may go to, and one that it may not.
        ("corner:8x8", Cell::new(6, 0), "g8, empty, legal move"),
        ("corner:8x8", Cell::new(6, 2), "g6, empty"),
        ("northcott:2x8:2-5,1-8", Cell::new(4, 0), "a5, Yellow"),
        ("mnk:3x3x3:o2/3/2x", Cell::new(0, 0), "a3, Blue"),
        ("mnk:3x3x3:o2/3/2x", Cell::new(1, 1), "b2, empty"),
        ("atoms:3x3:3/1b1/2A", Cell::new(1, 1), "b2, Blue, 2 atoms"),
        ("atoms:3x3:3/1b1/2A", Cell::new(2, 2), "c1, Yellow, 1 atom"),
    ] {
        let mut table = Tabletop::new();
        table.sit(id, PERSONS);
        let reader = Reader::of(&mut table);
        assert_eq!(reader.field(&mut table, cell), label, "{id}");
    }
}

#[test]
fn the_focus_follows_the_keyboard_over_the_board_and_leads_it_there() {
    let mut table = Tabletop::quick().seated("mnk:3x3x3");
    let reader = Reader::of(&mut table);
    let focused = |table: &mut Tabletop| reader.focused(table).unwrap_or_default();
    assert_eq!(focused(&mut table), "fivefold", "the window has it");
    table.key(KeyCode::ArrowUp);
    assert_eq!(focused(&mut table), "b2, empty");
    table.key(KeyCode::ArrowRight);
    assert_eq!(focused(&mut table), "c2, empty");
    table.key(KeyCode::Space);
    table.until(Turn::Person);
    assert_eq!(focused(&mut table), "c2, Blue");
    reader.focus(&mut table, "Undo");
    assert_eq!(focused(&mut table), "Undo");
    let fields = reader.fields(&mut table);
    reader.focus_on(&mut table, &fields[0]);
    assert_eq!(focused(&mut table), "a3, empty");
    table.key(KeyCode::Space);
    assert_eq!(table.record(), "c2 a3");
}

#[test]
fn only_what_can_be_marked_is_told_as_marked_or_not() {
    for (id, role) in [("nim:3,4,5", true), ("atoms:5x5", false)] {
        let mut table = Tabletop::new().seated(id);
        let reader = Reader::of(&mut table);
        let fields = reader.fields(&mut table);
        assert!(fields.iter().all(|field| field.role == Role::Button));
        assert!(fields.iter().all(|field| field.can_be_on == role), "{id}");
    }
}

#[test]
fn what_happened_last_is_told_in_the_language_that_is_spoken() {
    let mut table = Tabletop::new();
    table.sit("mnk:3x3x3", PERSONS);
    let reader = Reader::of(&mut table);
    reader.speak(&mut table, Language::Pl);
    table.until_a_person_may_act();
    table.click("b2");
    let news = reader.news(&mut table);
    assert!(news.starts_with("Ruch: "), "{news}");
    assert!(news.contains("b2"), "{news}");
}

#[test]
fn forbidden_places_are_called_so() {
    let mut table = Tabletop::new().seated("mnk:9x9x5,renju:9/4o4/4o4/2oo5/9/9/x1x1x1x2/9/9@1");
    let reader = Reader::of(&mut table);
    let fields = reader.fields(&mut table);
    let labels: Vec<&str> = fields
        .iter()
        .map(|field| field.words.as_str())
        .filter(|label| label.contains("forbidden"))
        .collect();
    assert_eq!(labels, ["e6, forbidden"]);
    reader.says(&mut table, "Renju");
}

#[test]
fn a_field_cannot_be_pressed_behind_a_dialog() {
    let mut table = Tabletop::new().seated("mnk:3x3x3");
    table.click("b2");
    table.until(Turn::Person);
    let reader = Reader::of(&mut table);
    let fields = reader.fields(&mut table);
    reader.press(&mut table, "Comment");
    assert!(reader.fields(&mut table).is_empty());
    reader.press_field(&mut table, &fields[0]);
    assert_eq!(table.moves(), 1);
}

#[test]
fn comments_and_variations_are_read_and_changed_by_words_alone() {
    let mut table = Tabletop::quick();
    table.sit("mnk:9x9x5", PERSONS);
    let reader = Reader::of(&mut table);
    table.click_all("e5 e6");
    reader.press(&mut table, "Undo");
    table.until(Turn::Person);
    table.click("d4");
    table.until(Turn::Person);

    let game_match = table.game_match().clone();
    reader.press(&mut table, "Comment");
    reader.write(&mut table, "Comment", "Bolder.");
    reader.press(&mut table, "Save");
    reader.says(&mut table, "Bolder.");

    reader.choose(&mut table, "Variations", "Make this the main line");
    let here = game_match.history().current();
    assert!(table.game_match().history().is_main(here));
    let e6 = game_match.history().alternatives(here).last();
    let e6 = e6.expect("another move");
    reader.press(&mut table, "e6");
    table.until(Turn::Person);
    assert_eq!(table.record(), "e5 e6");
    reader.choose(&mut table, "Variations", "Delete");
    table.until(Turn::Person);
    assert_eq!(table.record(), "e5");
    assert!(!table.game_match().history().contains(e6));
}

#[test]
fn the_slider_of_a_replay_is_set_to_a_move() {
    let mut table = Tabletop::quick();
    table.sit("mnk:3x3x3", PERSONS);
    table.play_to_the_end(Hand::Keys, &mut any_move(3));
    let reader = Reader::of(&mut table);
    reader.slide(&mut table, "Moves", 2.0);
    assert_eq!(table.moves(), 2);
}

#[test]
fn the_ring_around_what_has_the_focus_is_never_cut() {
    let mut all = Vec::new();
    let mut seen = 0;
    for window in [(1280.0, 720.0), (375.0, 667.0)] {
        every_screen::visit(window, &Settings::default(), &mut |table, reader, what| {
            let controls = reader.read(table).into_iter();
            let controls =
                controls.filter(|told| told.is_control() && told.is_enabled && told.cell.is_none());
            for told in controls.collect::<Vec<_>>() {
                reader.focus_on(table, &told);
                // It is scrolled to in one frame and drawn there in the next.
                reader.read(table);
                let Some((ring, clip)) = reader.focus_ring(table) else {
                    continue;
                };
                seen += 1;
                if !clip.expand(0.1).contains_rect(ring) {
                    let told = format!("{:?} {:?}", told.role, told.words);
                    all.push(format!("{window:?}, {what}, {told}: {ring:?} in {clip:?}"));
                }
            }
        });
    }
    assert!(all.is_empty(), "{}: {all:#?}", all.len());
    assert!(seen > 400, "{seen}");
}
