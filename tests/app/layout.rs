//! Room where it is needed: in every window what most people want is in sight, and nothing is cut.

use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::egui::accesskit::Role;
use fivefold::app::board::layout::Areas;
use fivefold::app::play::analysing::Analysing;
use fivefold::app::state::cursor::Cursor;
use fivefold::app::state::intent::{MatchCommand, StudyCommand};
use fivefold::app::state::language::{Language, Words};
use fivefold::app::state::states::{Screen, Turn};
use fivefold::config::Speed;
use fivefold::games::opponent;
use fivefold::midend::Seat;

use crate::harness::{Hand, PERSONS, Tabletop};
use crate::reader::Reader;

/// The panel, in egui's type.
fn panel(table: &Tabletop) -> egui::Rect {
    let Rect { min, max } = table.resource::<Areas>().panel;
    egui::Rect::from_min_max(egui::pos2(min.x, min.y), egui::pos2(max.x, max.y))
}

/// A game after these moves.
fn played(id: &str, seats: [Seat; 2], moves: &str) -> Tabletop {
    let mut table = Tabletop::new();
    table.speed(Speed::Off);
    table.sit(id, seats);
    table.until(Turn::Person);
    for text in moves.split_ascii_whitespace() {
        let mv = table.position().parse_move(text).expect(text);
        table.play_by(Hand::Keys, mv);
        table.until_a_person_may_act();
    }
    table
}

#[test]
fn play_again_is_in_sight_on_a_small_phone() {
    for language in Language::ALL {
        let mut table = played("mnk:3x3x3", PERSONS, "a1 b1 a2 b2 a3");
        let reader = Reader::in_window(&mut table, 320.0, 568.0);
        reader.speak(&mut table, language);
        let again = table.resource::<Words>().say("play-again");
        let place = reader.place(&mut table, &again);
        let panel = panel(&table);
        assert!(
            panel.contains_rect(place),
            "{language:?}: {place:?} in {panel:?}"
        );
    }
}

#[test]
fn the_setup_needs_no_scrolling_in_the_usual_window() {
    for language in Language::ALL {
        for &game in fivefold::games::all() {
            let mut table = Tabletop::new();
            table.open(game);
            let reader = Reader::of(&mut table);
            reader.speak(&mut table, language);
            let start = table.resource::<Words>().say("setup-start");
            let start = reader.place(&mut table, &start);
            assert!(panel(&table).contains_rect(start));
            for told in reader.read(&mut table) {
                if told.is_control() && told.cell.is_none() && told.place != start {
                    let is_above = told.place.bottom() <= start.top();
                    assert!(
                        is_above,
                        "{game:?} in {language:?}: {told:?} above {start:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn an_unfolded_setup_stays_so_and_a_changed_one_unfolds() {
    let mut table = Tabletop::new();
    table.open(fivefold::games::lines::ID);
    let reader = Reader::of(&mut table);
    assert!(!reader.offers(&mut table, "Renju"));
    reader.press(&mut table, "More options");
    assert!(reader.offers(&mut table, "Renju"));
    reader.press(&mut table, "More options");
    assert!(!reader.offers(&mut table, "Renju"));
    // A fault must be seen where it is.
    table.draft().set("len", 0, 21);
    table.frame(0);
    assert!(reader.offers(&mut table, "Renju"));

    let mut table = Tabletop::new();
    table.open(fivefold::games::corner::ID);
    let reader = Reader::of(&mut table);
    assert!(!reader.offers(&mut table, "Queen"));
    table.click("c3");
    assert!(
        reader.offers(&mut table, "Queen"),
        "the start is another one"
    );
}

/// Moves of a long game of two persons.
const LONG_GAME: &str = "h8 i9 h10 g9 h9 h11 i8 g8 g10 f11 k10 h7 e10 f10 k6 j7 e11 j5 i6 j6";

#[test]
fn several_rounds_stay_in_sight_beside_an_analysis() {
    let mut table = played("mnk:15x15x5", PERSONS, LONG_GAME);
    table.want(MatchCommand::Resign);
    table.until(Turn::Over);
    let reader = Reader::of(&mut table);
    table.want(StudyCommand::Analyse);
    table.wait("a report", |table| {
        std::thread::yield_now();
        table.resource::<Analysing>().report().is_some()
    });
    let moves: Vec<&str> = LONG_GAME.split(' ').collect();
    let told = reader.read(&mut table);
    let mut lines: Vec<i32> = told
        .iter()
        .filter(|told| told.role == Role::Button)
        .filter(|told| {
            let name = told.words.split(['!', '?', ' ']).next();
            name.is_some_and(|name| moves.contains(&name))
        })
        .map(|told| told.place.top() as i32)
        .collect();
    lines.sort_unstable();
    lines.dedup();
    assert!(lines.len() >= 4, "{lines:?}");
    let replay = reader.place(&mut table, "To the start");
    assert!(lines.iter().all(|&top| (top as f32) < replay.top()));
    assert!(panel(&table).contains_rect(reader.place(&mut table, "Play again")));
    assert!(panel(&table).contains_rect(reader.place(&mut table, "Undo")));
}

#[test]
fn names_are_not_cut_on_a_small_phone() {
    for language in Language::ALL {
        for level in 1..=8 {
            let level = opponent(&format!("level-{level}")).expect("a level");
            let mut table = Tabletop::new();
            table.sit("mnk:3x3x3", [Seat::Person, Seat::Computer(level)]);
            let reader = Reader::in_window(&mut table, 320.0, 568.0);
            reader.speak(&mut table, language);
            let cut = reader.cut_texts(&mut table);
            assert_eq!(cut, Vec::<String>::new(), "{language:?}");
        }
    }
}

#[test]
fn nothing_moves_when_a_move_of_atoms_is_pointed_at() {
    let moves = "c3 a1 c3 a2 c3 a3";
    for (width, height) in [(1280.0, 720.0), (375.0, 667.0)] {
        let mut table = played("atoms:5x5", PERSONS, moves);
        let reader = Reader::in_window(&mut table, width, height);
        let before = reader.read(&mut table);
        let at = table.place_of(table.cell("c3"));
        table.point_at(Some(at));
        table.frame(16);
        table.frame(16);
        assert!(table.resource::<Cursor>().hover.is_some());
        let after = reader.read(&mut table);
        let slider = after.iter().find(|told| told.role == Role::Slider);
        let slider = slider.expect("the waves of the preview");
        assert!(panel(&table).contains_rect(slider.place), "{slider:?}");
        for control in before.iter().filter(|told| told.is_control()) {
            // What the preview lies over is not there meanwhile.
            let now = after.iter().find(|told| told.id == control.id);
            if let Some(now) = now {
                assert_eq!(now.place, control.place, "{:?} at {width}", control.words);
            }
        }
    }
}

#[test]
fn everything_is_larger_in_a_large_window() {
    let mut table = Tabletop::new();
    table.sit("nim:3,4,5", PERSONS);
    let mut reader = Reader::of(&mut table);
    let usual = reader.place(&mut table, "Undo").height();
    for (width, height, times) in [(2560.0, 1440.0, 1.5), (3840.0, 2160.0, 2.0)] {
        reader.resize(&mut table, width, height);
        let undo = reader.place(&mut table, "Undo");
        assert_eq!(undo.height(), usual * times);
        assert!(panel(&table).contains_rect(undo));
    }
    assert_eq!(table.screen(), Screen::Play);
}
