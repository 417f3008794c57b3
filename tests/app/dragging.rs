//! Pieces that are dragged: they follow the pointer or the finger, and what is let go where it may
//! go is a move.

use crate::board::figure::Figure;
use crate::board::pieces::Piece;
use crate::features::settings::Confirm;
use crate::input::cursor::Cursor;
use crate::input::dragging::Dragged;
use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;

use crate::tests::prelude::*;

const ROWS: &str = "northcott:3x8:2-7,1-8,4-6@1";

/// Where a field lies in the window.
fn at(table: &Tabletop, field: &str) -> Vec2 {
    table.place_of(table.cell(field))
}

/// The first button goes down on a field and the pointer with it to a place.
fn drag_to(table: &mut Tabletop, from: &str, to: Vec2) {
    let start = at(table, from);
    table.point_at(Some(start));
    table.button_event(MouseButton::Left, ButtonState::Pressed);
    table.frames(2);
    table.point_at(Some((start + to) / 2.0));
    table.frame(16);
    table.point_at(Some(to));
    table.frame(16);
}

fn let_go(table: &mut Tabletop) {
    table.button_event(MouseButton::Left, ButtonState::Released);
    table.frames(2);
}

/// Where the dragged piece is, in the window's pixels from its field: right and down.
fn way_of_the_piece(table: &Tabletop) -> Option<Vec2> {
    let (entity, _) = table.on_board::<Dragged>().into_iter().next()?;
    let piece = table.app.world().get::<Piece>(entity).expect("a piece");
    let home = table.stage().geometry.centre(piece.cell);
    let way = table.pose(entity).at - home;
    let field = at(table, "a2").x - at(table, "a1").x;
    Some(Vec2::new(way.x, -way.y) * field)
}

#[test]
fn a_piece_that_is_let_go_where_it_may_go_moves_there() {
    for (id, from, to, text) in [
        (ROWS, "a2", "a5", "a5"),
        (ROWS, "c4", "c1", "c1"),
        ("corner:8x8:g7@1", "g7", "c7", "c7"),
        ("corner:8x8:g7@1", "g7", "g2", "g2"),
    ] {
        for speed in [Speed::Off, Speed::Normal] {
            let mut table = Tabletop::new().seated(id);
            table.speed(speed);
            let end = at(&table, to);
            drag_to(&mut table, from, end);
            assert_eq!(table.moves(), 0);
            let_go(&mut table);
            assert_eq!(table.record(), text, "{id}, {speed:?}");
            table.until_a_person_may_act();
            assert_eq!(table.on_board::<Dragged>().len(), 0);
        }
    }
}

#[test]
fn the_piece_follows_the_pointer_within_its_groove_and_shows_where_it_would_stay() {
    let mut table = Tabletop::new().seated(ROWS);
    let (home, end) = (at(&table, "a2"), at(&table, "a5"));
    // A little beside the middle of the field, and of the row.
    drag_to(&mut table, "a2", end + Vec2::new(7.0, 20.0));
    let way = way_of_the_piece(&table).expect("it is dragged");
    assert!((way.x - (end.x + 7.0 - home.x)).abs() < 0.5, "{way}");
    assert_eq!(way.y, 0.0, "the groove leads it");
    assert_eq!(table.resource::<Cursor>().hover, Some(table.cell("a5")));
    let ghosts = table.count_figures(|figure| figure == Figure::Ghost(Side::First));
    assert_eq!(ghosts, 1);
    // It does not pass the other counter.
    let beyond = at(&table, "a8");
    table.point_at(Some(beyond));
    table.frame(16);
    let way = way_of_the_piece(&table).expect("it is dragged");
    let last = at(&table, "a6");
    assert!((way.x - (last.x - home.x)).abs() < 0.5, "{way}");
}

#[test]
fn a_piece_that_is_let_go_elsewhere_goes_back() {
    let far = |table: &Tabletop| at(table, "c5") + Vec2::new(0.0, 60.0);
    let home = |table: &Tabletop| at(table, "a2");
    let back: [&dyn Fn(&Tabletop) -> Vec2; 2] = [&far, &home];
    for place in back {
        let mut table = Tabletop::new().seated(ROWS);
        let (end, place) = (at(&table, "a4"), place(&table));
        drag_to(&mut table, "a2", end);
        assert!(way_of_the_piece(&table).is_some());
        table.point_at(Some(place));
        table.frame(16);
        let_go(&mut table);
        table.frames(60);
        assert_eq!(table.moves(), 0);
        assert_eq!(table.on_board::<Dragged>().len(), 0);
        table.click("a3");
        assert_eq!(table.record(), "a3", "a click plays as ever");
    }
}

#[test]
fn only_what_may_move_is_dragged() {
    for (id, from, to) in [
        (ROWS, "a7", "a5"),
        (ROWS, "a3", "a4"),
        ("mnk:3x3x3:o2/3/x2@1", "a3", "b2"),
        ("nim:3,4,5", "b2", "b3"),
    ] {
        let mut table = Tabletop::new().seated(id);
        let end = at(&table, to);
        drag_to(&mut table, from, end);
        assert_eq!(table.on_board::<Dragged>().len(), 0, "{id} {from}");
        let_go(&mut table);
        assert_eq!(table.moves(), 0, "{id} {from}");
    }
}

#[test]
fn while_the_computer_thinks_nothing_is_dragged() {
    let mut table = Tabletop::new();
    let mut seats = against_the_computer("northcott:3x8");
    seats.reverse();
    table.sit("northcott:3x8:2-7,1-8,4-6@1", seats);
    table.until(Turn::Computer);
    let end = at(&table, "a5");
    drag_to(&mut table, "a2", end);
    assert_eq!(table.on_board::<Dragged>().len(), 0);
}

#[test]
fn a_finger_drags_as_the_pointer_does() {
    let mut table = Tabletop::new().seated(ROWS);
    let (start, end) = (at(&table, "b1"), at(&table, "b4"));
    table.touch_event(TouchPhase::Started, start, 1);
    table.frame(16);
    table.touch_event(TouchPhase::Moved, (start + end) / 2.0, 1);
    table.frame(16);
    assert!(way_of_the_piece(&table).is_some());
    table.touch_event(TouchPhase::Moved, end, 1);
    table.frame(16);
    table.touch_event(TouchPhase::Ended, end, 1);
    table.frames(2);
    assert_eq!(table.record(), "b4");
}

#[test]
fn a_finger_that_is_cancelled_puts_the_piece_back() {
    let mut table = Tabletop::new().seated(ROWS);
    let (start, end) = (at(&table, "b1"), at(&table, "b4"));
    table.touch_event(TouchPhase::Started, start, 1);
    table.frame(16);
    table.touch_event(TouchPhase::Moved, end, 1);
    table.frame(16);
    table.touch_event(TouchPhase::Canceled, end, 1);
    table.frames(60);
    assert_eq!(table.moves(), 0);
    assert_eq!(table.on_board::<Dragged>().len(), 0);
}

#[test]
fn on_a_tiny_board_a_finger_aims_by_dragging_and_plays_by_a_tap() {
    let mut table = Tabletop::new().seated("northcott:3x20");
    table.resize(320.0, 568.0);
    table.frames(2);
    let (start, end) = (at(&table, "b1"), at(&table, "b9"));
    table.touch_event(TouchPhase::Started, start, 1);
    table.frame(16);
    table.touch_event(TouchPhase::Moved, end, 1);
    table.frame(16);
    table.touch_event(TouchPhase::Ended, end, 1);
    table.frames(60);
    assert_eq!(table.moves(), 0);
    assert!(table.resource::<Cursor>().is_aimed_at(table.cell("b9")));
    table.touch("b9", 16);
    assert_eq!(table.record(), "b9");
}

#[test]
fn where_moves_are_confirmed_a_dragged_piece_waits_for_a_press() {
    let mut table = Tabletop::new().seated(ROWS);
    table.resource_mut::<Settings>().confirm = Confirm::Always;
    let end = at(&table, "a5");
    drag_to(&mut table, "a2", end);
    let_go(&mut table);
    table.frames(60);
    assert_eq!(table.moves(), 0);
    assert!(table.resource::<Cursor>().is_aimed_at(table.cell("a5")));
    table.click("a5");
    assert_eq!(table.record(), "a5");
}

#[test]
fn what_was_taken_in_another_position_is_let_go() {
    let mut table = Tabletop::new().seated(ROWS);
    table.click("b3");
    table.until(Turn::Person);
    let end = at(&table, "a5");
    drag_to(&mut table, "a7", end);
    assert!(way_of_the_piece(&table).is_some());
    table.want(HistoryCommand::StepBack);
    table.until_a_person_may_act();
    let_go(&mut table);
    table.frames(60);
    assert_eq!(table.moves(), 0);
    assert_eq!(table.on_board::<Dragged>().len(), 0);
}

#[test]
fn a_slow_frame_brings_a_whole_drag() {
    let mut table = Tabletop::new().seated(ROWS);
    let (start, end) = (at(&table, "a2"), at(&table, "a5"));
    table.point_at(Some(start));
    table.button_event(MouseButton::Left, ButtonState::Pressed);
    table.point_at(Some(end));
    table.button_event(MouseButton::Left, ButtonState::Released);
    table.frame(500);
    table.frame(16);
    assert_eq!(table.record(), "a5");
}

#[test]
fn a_dragged_piece_only_goes_the_rest_of_its_way() {
    let mut table = Tabletop::new().seated("northcott:3x20");
    let end = at(&table, "a18");
    drag_to(&mut table, "a1", end);
    let_go(&mut table);
    assert_eq!(table.moves(), 1);
    table.frames(4);
    assert!(table.is_at_rest(), "it does not go all the way once more");
}
