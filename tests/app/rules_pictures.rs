//! The rules in moving pictures: they play, rest, and lead from one to the next by any hand.

use crate::window::WindowCommand;
use bevy_egui::egui::{Event, Key, Modifiers, PointerButton, Pos2, vec2};

use crate::tests::prelude::*;

const TAKE: &str = "One pebble, several or the whole row: how many is up to you.";
const LAST: &str = "One pebble is left: whoever is to move takes it and wins.";
const LAST_LOSES: &str = "One pebble is left: whoever is to move must take it and loses.";

/// The rules over a game.
fn rules(id: &str, speed: Speed) -> (Tabletop, Reader) {
    let mut table = Tabletop::new();
    let reader = Reader::of(&mut table);
    table.speed(speed);
    table.sit(id, PERSONS);
    table.want(WindowCommand::Rules);
    table.frames(3);
    (table, reader)
}

/// Which picture is shown, as it is told.
fn shown(reader: &Reader, table: &mut Tabletop) -> String {
    let told = reader.read(table).into_iter();
    let mut told = told.filter(|told| told.words.starts_with("Picture "));
    told.next().expect("a picture").words
}

#[test]
fn each_picture_has_its_sentence_which_is_read_out() {
    let (mut table, reader) = rules("nim:3,4,5", Speed::Normal);
    assert!(reader.news(&mut table).contains(TAKE));
    reader.says(&mut table, "Picture 1 of 2");
    reader.press(&mut table, "Next picture");
    assert!(reader.news(&mut table).contains(LAST));
    reader.says(&mut table, "Picture 2 of 2");
    reader.press(&mut table, "Previous picture");
    reader.says(&mut table, "Picture 1 of 2");
}

#[test]
fn the_variant_has_pictures_of_its_own() {
    let (mut table, reader) = rules("nim:3,4,5,misere", Speed::Normal);
    reader.press(&mut table, "Next picture");
    assert!(reader.news(&mut table).contains(LAST_LOSES));
}

#[test]
fn arrow_keys_turn_the_page_and_stay_within_the_pictures() {
    let (mut table, reader) = rules("atoms:8x8", Speed::Normal);
    for (key, picture) in [
        (Key::ArrowLeft, 1),
        (Key::ArrowRight, 2),
        (Key::ArrowRight, 3),
        (Key::ArrowRight, 4),
        (Key::ArrowRight, 4),
        (Key::ArrowLeft, 3),
    ] {
        reader.key(&mut table, key);
        assert_eq!(
            shown(&reader, &mut table),
            format!("Picture {picture} of 4")
        );
    }
}

#[test]
fn a_swipe_turns_the_page_and_a_short_way_does_not() {
    let (mut table, reader) = rules("atoms:8x8", Speed::Normal);
    let middle = reader.place(&mut table, "Picture 1").center() - vec2(0.0, 80.0);
    for (way, picture) in [(-80.0, 2), (-10.0, 2), (-80.0, 3), (80.0, 2)] {
        let button = |pos: Pos2, pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        let end = middle + vec2(way, 5.0);
        reader.input(
            &mut table,
            [
                Event::PointerMoved(middle),
                button(middle, true),
                Event::PointerMoved(end),
                button(end, false),
            ],
        );
        assert_eq!(
            shown(&reader, &mut table),
            format!("Picture {picture} of 4")
        );
    }
}

#[test]
fn a_picture_can_be_paused_and_comes_to_rest_by_itself() {
    let (mut table, reader) = rules("corner:8x8", Speed::Fast);
    reader.press(&mut table, "Pause");
    assert!(reader.offers(&mut table, "Play") && !reader.offers(&mut table, "Pause"));
    reader.press(&mut table, "Play");
    table.wait("the end of the picture", |table| {
        reader.offers(table, "Play")
    });
    reader.press(&mut table, "Play");
    assert!(reader.offers(&mut table, "Pause"));
}

#[test]
fn without_motion_each_press_shows_the_next_position() {
    let (mut table, reader) = rules("northcott:3x12", Speed::Off);
    assert!(!reader.offers(&mut table, "Pause") && !reader.offers(&mut table, "Play"));
    reader.press(&mut table, "Step");
    reader.says(&mut table, "Picture 1 of 3");
}

#[test]
fn rules_that_are_opened_again_begin_with_the_first_picture() {
    let (mut table, reader) = rules("mnk:15x15x5,renju", Speed::Normal);
    reader.press(&mut table, "Next picture");
    reader.key(&mut table, Key::Escape);
    assert!(!reader.offers(&mut table, "Next picture"));
    table.want(WindowCommand::Rules);
    table.frames(3);
    reader.says(&mut table, "Picture 1 of 3");
}
