//! No press is lost, however few frames a second there are: mouse, touch and keys, on boards and
//! panels alike.

use crate::intent::Intent;
use bevy::input::ButtonState::{Pressed, Released};
use bevy::input::touch::TouchPhase;

use crate::tests::prelude::*;

/// Presses a second, faster than anybody plays.
const PRESSES_A_SECOND: u64 = 8;
/// So many presses are sent: a move on each cell of the board.
const PRESSES: usize = 81;
/// How long a button, a finger or a key is down, in milliseconds.
const DOWN: u64 = 60;

/// How a person presses.
#[derive(Clone, Copy, Debug)]
enum By {
    Mouse,
    /// The mouse of a browser that lets the pointer leave right after each release.
    LeavingMouse,
    Touch,
    Keys,
}

/// Something that is done at a time, in milliseconds.
type Deed = (u64, Box<dyn FnOnce(&mut Tabletop)>);

/// A board without a winner for two persons, with room for all the presses.
fn board() -> Tabletop {
    Tabletop::new().seated("mnk:9x9x6")
}

/// All cells, in an order in which nobody gets six in a row.
fn cells() -> Vec<Cell> {
    let mut cells = Vec::new();
    for row in [0, 2, 4, 6, 8, 1, 3, 5, 7] {
        cells.extend((0..9).map(|col| Cell::new(col, row)));
    }
    cells
}

/// A press of a cell at a time: the button, finger or key goes down and up.
fn press(table: &Tabletop, by: By, cell: Cell, at: u64) -> Vec<Deed> {
    let place = table.place_of(cell);
    let deed = |at: u64, deed: fn(&mut Tabletop, Vec2)| -> Deed {
        (at, Box::new(move |table| deed(table, place)))
    };
    match by {
        By::Mouse | By::LeavingMouse => {
            let up: fn(&mut Tabletop, Vec2) = match by {
                By::LeavingMouse => |table, _| {
                    table.button_event(MouseButton::Left, Released);
                    table.point_at(None);
                },
                _ => |table, _| table.button_event(MouseButton::Left, Released),
            };
            vec![
                deed(at, |table, place| {
                    table.point_at(Some(place));
                    table.button_event(MouseButton::Left, Pressed);
                }),
                deed(at + DOWN, up),
            ]
        }
        By::Touch => vec![
            deed(at, |table, place| {
                table.touch_event(TouchPhase::Started, place, 1);
            }),
            deed(at + DOWN, |table, place| {
                table.touch_event(TouchPhase::Ended, place, 1);
            }),
        ],
        By::Keys => {
            let keys = keys_of(cell);
            let mut deeds: Vec<Deed> = Vec::new();
            for (index, key) in keys.into_iter().enumerate() {
                for (later, state) in [(0, Pressed), (10, Released)] {
                    let at = at + 20 * index as u64 + later;
                    deeds.push((
                        at,
                        Box::new(move |table| table.key_event(key, state, false)),
                    ));
                }
            }
            deeds
        }
    }
}

/// The column's letter, the row's digit, and Enter.
fn keys_of(cell: Cell) -> [KeyCode; 3] {
    const LETTERS: [KeyCode; 9] = [
        KeyCode::KeyA,
        KeyCode::KeyB,
        KeyCode::KeyC,
        KeyCode::KeyD,
        KeyCode::KeyE,
        KeyCode::KeyF,
        KeyCode::KeyG,
        KeyCode::KeyH,
        KeyCode::KeyI,
    ];
    const DIGITS: [KeyCode; 9] = [
        KeyCode::Digit9,
        KeyCode::Digit8,
        KeyCode::Digit7,
        KeyCode::Digit6,
        KeyCode::Digit5,
        KeyCode::Digit4,
        KeyCode::Digit3,
        KeyCode::Digit2,
        KeyCode::Digit1,
    ];
    [
        LETTERS[usize::from(cell.col)],
        DIGITS[usize::from(cell.row)],
        KeyCode::Enter,
    ]
}

/// Does all of this at its time, at so many frames a second.
fn run(table: &mut Tabletop, mut deeds: Vec<Deed>, frames_a_second: u64) {
    let frame = 1000 / frames_a_second;
    deeds.sort_by_key(|(at, _)| *at);
    let mut deeds = deeds.into_iter().peekable();
    let mut now = 0;
    while deeds.peek().is_some() {
        now += frame;
        while let Some((_, deed)) = deeds.next_if(|(at, _)| *at <= now) {
            deed(table);
        }
        table.frame(frame);
    }
    for _ in 0..4 {
        table.frame(frame);
    }
}

#[test]
fn all_presses_arrive_at_5_15_and_60_frames_a_second() {
    for by in [By::Mouse, By::LeavingMouse, By::Touch, By::Keys] {
        for speed in [Speed::Normal, Speed::Off] {
            for frames_a_second in [5, 15, 60] {
                let mut table = board();
                table.speed(speed);
                let cells = cells();
                let mut deeds = Vec::new();
                for (index, &cell) in cells.iter().enumerate() {
                    let at = index as u64 * 1000 / PRESSES_A_SECOND;
                    deeds.extend(press(&table, by, cell, at));
                }
                run(&mut table, deeds, frames_a_second);
                let arrived = table.moves();
                assert_eq!(
                    arrived, PRESSES,
                    "{by:?} at {frames_a_second} frames a second, {speed:?}"
                );
                println!("{by:?}, {frames_a_second} frames a second: {arrived} of {PRESSES}");
            }
        }
    }
}

#[test]
fn five_quick_clicks_mark_five_pebbles_at_six_frames_a_second() {
    let mut table = Tabletop::new().seated("nim:3,5,5");
    let mut deeds = Vec::new();
    for col in 0..5 {
        let at = u64::from(col) * 240;
        deeds.extend(press(&table, By::Mouse, Cell::new(col, 2), at));
    }
    run(&mut table, deeds, 6);
    assert_eq!(table.stage().marks.len(), 5);
}

#[test]
fn clicks_and_keys_of_one_frame_are_done_in_their_order() {
    let mut table = board();
    // A click, the key that takes it back, another click, a key that plays: all in one frame.
    let [first, second] = [Cell::new(4, 4), Cell::new(2, 2)];
    for cell in [first, second] {
        table.point_at(Some(table.place_of(cell)));
        table.button_event(MouseButton::Left, Pressed);
        table.button_event(MouseButton::Left, Released);
        if cell == first {
            for state in [Pressed, Released] {
                table.key_event(KeyCode::Backspace, state, false);
            }
        }
    }
    for key in keys_of(Cell::new(8, 8)) {
        table.key_event(key, Pressed, false);
        table.key_event(key, Released, false);
    }
    table.frame(200);
    table.until(Turn::Person);
    assert_eq!(table.record(), "c7 i1");
}

#[test]
fn a_drag_off_the_cell_is_no_click_even_within_one_frame() {
    let mut table = board();
    table.point_at(Some(table.place_of(Cell::new(4, 4))));
    table.button_event(MouseButton::Left, Pressed);
    table.point_at(Some(table.place_of(Cell::new(5, 4))));
    table.button_event(MouseButton::Left, Released);
    table.frame(200);
    assert_eq!(table.moves(), 0);
}

#[test]
fn a_command_that_goes_down_and_up_within_one_frame_is_one() {
    let mut table = board();
    table.click("e5");
    table.until(Turn::Person);
    table.resource_mut::<Messages<Intent>>().clear();
    for (key, state) in [
        (KeyCode::ControlLeft, Pressed),
        (KeyCode::KeyZ, Pressed),
        (KeyCode::KeyZ, Released),
        (KeyCode::ControlLeft, Released),
        // Without Ctrl it is a column that this board lacks.
        (KeyCode::KeyZ, Pressed),
        (KeyCode::KeyZ, Released),
    ] {
        table.key_event(key, state, false);
    }
    table.frame(200);
    let intents: Vec<Intent> = table.resource_mut::<Messages<Intent>>().drain().collect();
    assert_eq!(intents, [HistoryCommand::Undo.into()]);
}

#[test]
fn no_time_passes_between_the_presses_of_a_frame() {
    let mut table = board();
    let before = table.resource::<Time>().elapsed();
    for _ in 0..5 {
        for state in [Pressed, Released] {
            table.key_event(KeyCode::ArrowRight, state, false);
        }
    }
    table.frame(200);
    let passed = table.resource::<Time>().elapsed() - before;
    assert_eq!(passed.as_millis(), 200);
}
