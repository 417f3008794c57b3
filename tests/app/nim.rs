//! Nim's own handling: marks, OK, gaps.

use crate::board::figure::Figure;
use crate::input::cursor::Cursor;
use crate::turn::validation::LastRefusal;
use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;

use crate::tests::prelude::*;

fn nim() -> Tabletop {
    Tabletop::new().seated("nim:3,4,5")
}

fn marks(table: &Tabletop) -> Vec<(u8, u8)> {
    let marks = table.stage().marks.iter();
    marks.map(|cell| (cell.row, cell.col)).collect()
}

#[test]
fn a_click_marks_a_piece_and_the_next_click_unmarks_it() {
    let mut table = nim();
    table.click("b2");
    assert_eq!(marks(&table), [(1, 1)]);
    assert_eq!(table.count_figures(|figure| figure == Figure::Halo), 1);
    table.click("b4");
    assert_eq!(marks(&table), [(1, 1), (1, 3)]);
    table.click("b2");
    assert_eq!(marks(&table), [(1, 3)]);
    table.click("b4");
    assert_eq!(marks(&table), []);
    assert_eq!(table.count_figures(|figure| figure == Figure::Halo), 0);
}

#[test]
fn a_press_that_passes_over_several_pieces_marks_them_all() {
    let mut table = nim();
    table.click("b1");
    let at = |table: &Tabletop, field: &str| table.place_of(table.cell(field));
    for (field, expected) in [
        ("c2", vec![(1, 0)]),
        ("c5", vec![(2, 1), (2, 2), (2, 3), (2, 4)]),
        // Back again, and a little beside the row.
        ("c4", vec![(2, 1), (2, 2), (2, 3)]),
        ("b4", vec![(2, 1), (2, 2), (2, 3)]),
        ("c1", vec![(2, 0), (2, 1)]),
        ("c2", vec![(2, 1)]),
        ("c3", vec![(2, 1), (2, 2)]),
    ] {
        let at = at(&table, field);
        table.point_at(Some(at));
        if field == "c2" && expected == [(1, 0)] {
            table.button_event(MouseButton::Left, ButtonState::Pressed);
        }
        table.frame(16);
        table.frame(16);
        assert_eq!(marks(&table), expected, "{field}");
    }
    table.button_event(MouseButton::Left, ButtonState::Released);
    table.frame(16);
    table.frame(16);
    assert_eq!(
        marks(&table),
        [(2, 1), (2, 2)],
        "the release presses nothing"
    );
    table.click("c5");
    assert_eq!(marks(&table), [(2, 1), (2, 2), (2, 4)]);
    table.key(KeyCode::Enter);
    table.until(Turn::Person);
    assert_eq!(table.record(), "c3");
}

#[test]
fn a_finger_that_passes_over_several_pieces_marks_them_all() {
    let mut table = nim();
    for (phase, field) in [
        (TouchPhase::Started, "b4"),
        (TouchPhase::Moved, "b3"),
        (TouchPhase::Moved, "b2"),
        (TouchPhase::Ended, "b2"),
    ] {
        let at = table.place_of(table.cell(field));
        table.touch_event(phase, at, 7);
        table.frame(16);
        table.frame(16);
    }
    assert_eq!(marks(&table), [(1, 1), (1, 2), (1, 3)]);
}

#[test]
fn the_second_button_a_long_touch_and_a_key_mark_all_pieces_up_to_one() {
    let mut table = nim();
    table.right_click("c4");
    assert_eq!(marks(&table), [(2, 0), (2, 1), (2, 2), (2, 3)]);
    table.touch("b2", 1000);
    assert_eq!(marks(&table), [(1, 0), (1, 1)]);
    table.point_at(None);
    for key in [KeyCode::KeyC, KeyCode::Digit3] {
        table.key(key);
    }
    table.key_event(KeyCode::ShiftLeft, ButtonState::Pressed, false);
    table.key(KeyCode::Space);
    table.key_event(KeyCode::ShiftLeft, ButtonState::Released, false);
    table.frame(16);
    assert_eq!(marks(&table), [(2, 0), (2, 1), (2, 2)]);
    // Taken pieces do not count.
    table.key(KeyCode::Enter);
    table.until(Turn::Person);
    table.right_click("c5");
    assert_eq!(marks(&table), [(2, 3), (2, 4)]);
    table.right_click("c1");
    assert_eq!(marks(&table), [(2, 3), (2, 4)], "there is nothing");
}

#[test]
fn marks_live_in_one_row_only() {
    let mut table = nim();
    table.click("b1");
    table.click("b2");
    table.click("c5");
    assert_eq!(marks(&table), [(2, 4)]);
}

#[test]
fn ok_with_nothing_marked_does_nothing() {
    let mut table = nim();
    table.key(KeyCode::Enter);
    table.want(BoardInput::TakeMarked);
    table.key(KeyCode::ArrowRight);
    table.key(KeyCode::Enter);
    assert_eq!((table.moves(), marks(&table)), (0, vec![]));
    assert_eq!(table.turn(), Some(Turn::Person));
    assert!(table.resource::<LastRefusal>().0.is_none());
}

#[test]
fn ok_does_nothing_while_the_computer_is_to_move() {
    let mut table = Tabletop::new();
    let mut seats = against_the_computer("nim:3,4,5");
    seats.reverse();
    table.sit("nim:3,4,5", seats);
    table.until(Turn::Computer);
    table.click("c1");
    table.key(KeyCode::Enter);
    assert!(marks(&table).is_empty());
    assert_eq!(table.moves(), 0);
}

#[test]
fn the_very_pieces_that_were_marked_vanish_and_the_gap_stays() {
    for (speed, ok) in [
        (Speed::Normal, KeyCode::Enter),
        (Speed::Off, KeyCode::NumpadEnter),
    ] {
        let mut table = nim();
        table.speed(speed);
        table.click("c2");
        table.click("c4");
        table.key(ok);
        table.until(Turn::Person);
        assert_eq!(table.record(), "c2");
        assert_eq!(table.pieces_in_row(2), [0, 2, 4]);
        assert_eq!(
            table.count_figures(|figure| figure == Figure::Dent),
            2,
            "{speed:?}"
        );
        assert!(marks(&table).is_empty());
        table.click("c2");
        assert!(
            marks(&table).is_empty(),
            "where a piece lay, none can be marked"
        );
        table.click("c5");
        table.key(ok);
        table.until(Turn::Person);
        assert_eq!(table.pieces_in_row(2), [0, 2]);
    }
}

#[test]
fn the_keyboard_steps_over_the_gaps() {
    let mut table = nim();
    for field in ["c2", "c3", "c4"] {
        table.click(field);
    }
    table.key(KeyCode::Enter);
    table.until(Turn::Person);
    table.point_at(None);
    for key in [
        KeyCode::KeyC,
        KeyCode::Digit1,
        KeyCode::ArrowRight,
        KeyCode::Space,
    ] {
        table.key(key);
    }
    assert_eq!(marks(&table), [(2, 4)]);
}

#[test]
fn pressing_ok_twice_takes_once() {
    let mut table = nim();
    table.click("c1");
    table.intent(BoardInput::TakeMarked);
    table.intent(BoardInput::TakeMarked);
    table.frame(16);
    table.want(BoardInput::TakeMarked);
    table.until(Turn::Person);
    assert_eq!(table.record(), "c1");
}

#[test]
fn the_computers_pieces_are_taken_from_the_left() {
    let mut table = Tabletop::new();
    // Won by one move only: all but one of the row of five.
    let mut seats = against_the_computer("nim:1,5");
    seats.reverse();
    table.sit("nim:1,6:1,5", seats);
    table.until(Turn::Person);
    assert_eq!(table.record(), "b4");
    assert_eq!(table.pieces_in_row(1), [4]);
}

/// Whether the keyboard is on a pebble.
fn is_on_a_pebble(table: &Tabletop) -> bool {
    let focus = table.resource::<Cursor>().focus.expect("keys were used");
    table.pieces_in_row(focus.row).contains(&focus.col)
}

#[test]
fn the_keyboard_stays_on_the_pebbles_that_are_left() {
    let mut table = nim();
    // There is no fifth pebble in the row of three.
    for key in [KeyCode::KeyA, KeyCode::Digit5] {
        table.key(key);
        assert!(is_on_a_pebble(&table), "{key:?}");
    }
    table.key(KeyCode::Digit1);
    for _ in 0..3 {
        table.key(KeyCode::Space);
        table.key(KeyCode::ArrowRight);
    }
    table.key(KeyCode::Enter);
    table.until(Turn::Person);
    assert_eq!(table.record(), "a3");
    assert!(is_on_a_pebble(&table), "its row is gone");
    table.key(KeyCode::Home);
    table.until_a_person_may_act();
    assert!(is_on_a_pebble(&table), "at the start");
}

/// The columns of the third row in which dents lie.
fn dents(table: &Tabletop) -> Vec<u8> {
    let geometry = &table.stage().geometry;
    let figures = table.on_board::<Figure>().into_iter();
    let dents = figures.filter(|(_, figure)| **figure == Figure::Dent);
    let cells = dents.filter_map(|(dent, _)| geometry.cell_at(table.pose(dent).at));
    let mut cols: Vec<u8> = cells.filter(|it| it.row == 2).map(|it| it.col).collect();
    cols.sort_unstable();
    cols
}

#[test]
fn the_pebble_that_was_taken_is_the_one_that_is_missing_after_going_back_and_forth() {
    for speed in [Speed::Normal, Speed::Off] {
        let mut table = nim();
        table.speed(speed);
        for fields in [&["c2", "c4"][..], &["c5"]] {
            for field in fields {
                table.click(field);
            }
            table.key(KeyCode::Enter);
            table.until(Turn::Person);
        }
        let go = |table: &mut Tabletop, to: HistoryCommand| {
            table.want(to);
            table.until(Turn::Person);
            (table.pieces_in_row(2), dents(table))
        };
        let (start, end) = ((vec![0, 1, 2, 3, 4], vec![]), (vec![0, 2], vec![1, 3, 4]));
        let first = (vec![0, 2, 4], vec![1, 3]);
        assert_eq!(go(&mut table, HistoryCommand::ToStart), start, "{speed:?}");
        assert_eq!(go(&mut table, HistoryCommand::ToEnd), end, "{speed:?}");
        assert_eq!(go(&mut table, HistoryCommand::StepBack), first, "{speed:?}");
        assert_eq!(
            go(&mut table, HistoryCommand::StepForward),
            end,
            "{speed:?}"
        );
        table.want(ScreenCommand::ToMenu);
        assert_eq!(table.screen(), Screen::Menu);
        table.want(ScreenCommand::Continue);
        table.until(Turn::Person);
        assert_eq!((table.pieces_in_row(2), dents(&table)), end, "{speed:?}");
    }
}
