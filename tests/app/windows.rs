//! Windows of any size: the board stays within its part, and a click hits the field it is on.

use crate::board::layout::Areas;
use crate::input::cursor::Cursor;

use crate::tests::prelude::*;

const SIZES: [(f32, f32); 8] = [
    (200.0, 200.0),
    (320.0, 400.0),
    (375.0, 667.0),
    (667.0, 375.0),
    (1280.0, 720.0),
    (1024.0, 1024.0),
    (1920.0, 1080.0),
    (3840.0, 2160.0),
];

#[test]
fn a_click_hits_its_field_in_a_window_of_any_size() {
    for (width, height) in SIZES {
        for (id, field) in [
            ("mnk:22x22x5", "v1"),
            ("mnk:3x3x3", "a3"),
            ("northcott:5x20", "e19"),
            ("corner:20x20", "a20"),
            ("atoms:16x3", "p2"),
        ] {
            let mut table = Tabletop::new();
            table.resize(width, height);
            table.sit(id, PERSONS);
            table.frame(0);
            table.click(field);
            assert_eq!(table.record(), field, "{id} in {width} × {height}");
        }
    }
}

#[test]
fn a_window_that_changes_its_size_takes_the_board_with_it() {
    let mut table = Tabletop::new();
    table.sit("mnk:9x9x5", PERSONS);
    for (index, (width, height)) in SIZES.into_iter().enumerate() {
        table.resize(width, height);
        table.frames(2);
        let field = format!("{}{}", char::from(b'a' + index as u8), index + 1);
        table.click(&field);
        assert!(
            table.record().ends_with(&field),
            "{field} in {width} × {height}"
        );
    }
}

#[test]
fn the_board_lies_within_its_part_of_the_window() {
    for (width, height) in SIZES {
        for kind in crate::games::all().iter().copied() {
            let mut table = Tabletop::new();
            table.resize(width, height);
            table.open(kind);
            table.frame(0);
            let areas = *table.resource::<Areas>();
            let shown = table.shown();
            // Nim's shorter rows are centred: beyond their pieces there is no place on the board.
            let is_place = |cell: &Cell| kind != crate::games::nim::ID || shown.at(*cell).count > 0;
            let cells: Vec<_> = shown.cells().filter(is_place).collect();
            for cell in cells {
                let at = table.place_of(cell);
                assert!(
                    areas.board.contains(at),
                    "{kind:?} {cell:?} in {width} × {height}"
                );
            }
        }
    }
}

#[test]
fn a_click_beside_the_board_is_no_move() {
    let mut table = Tabletop::new();
    table.sit("mnk:9x9x5", PERSONS);
    table.frame(0);
    let areas = *table.resource::<Areas>();
    for at in [areas.panel.center(), Vec2::ZERO, areas.window - 1.0] {
        table.point_at(Some(at));
        table.button_event(MouseButton::Left, bevy::input::ButtonState::Pressed);
        table.frame(16);
        table.button_event(MouseButton::Left, bevy::input::ButtonState::Released);
        table.frame(16);
    }
    assert_eq!(table.moves(), 0);
    assert_eq!(table.resource::<Cursor>().hover, None);
}

#[test]
fn a_window_of_next_to_nothing_does_no_harm() {
    for (width, height) in [(1.0, 1.0), (0.0, 0.0), (5000.0, 1.0), (1.0, 5000.0)] {
        let mut table = Tabletop::new();
        table.sit("atoms:8x8", PERSONS);
        table.resize(width, height);
        for at in [Vec2::ZERO, Vec2::splat(0.5), Vec2::new(width, height)] {
            table.point_at(Some(at));
            table.frames(2);
        }
        table.key(KeyCode::ArrowDown);
        table.key(KeyCode::Enter);
        assert_eq!(table.moves(), 1, "keys need no room");
    }
}

#[test]
fn a_board_with_room_beside_it_stands_in_the_middle() {
    for (width, height) in [(1280.0, 720.0), (2560.0, 1440.0)] {
        let mut table = Tabletop::new();
        table.resize(width, height);
        table.sit("mnk:15x15x5", PERSONS);
        table.frame(0);
        let [left, right] = ["a8", "o8"].map(|field| table.place_of(table.cell(field)).x);
        let centre = table.resource::<Areas>().board.center().x;
        assert!(
            (left.midpoint(right) - centre).abs() < 0.5,
            "{left} {right} {centre}"
        );
    }
}
