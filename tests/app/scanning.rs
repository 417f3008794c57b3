//! Scanning: the whole program is used with one key or two, for those who can press no more.

use crate::board::figure::Figure;
use crate::features::comments::CommentCommand;
use crate::features::lessons::{LessonCommand, Lessons};
use crate::features::scanning::ScanFrame;
use crate::features::settings::Scan;
use crate::features::tune::screen::TuneView;
use crate::games::{lines, nim, northcott};
use crate::study::lesson::{LessonFeedback, LessonRun};
use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;

use crate::tests::prelude::*;

/// How long the frame stays in these tests, in milliseconds.
const STEP: u64 = 500;

fn scanning(scan: Scan) -> Tabletop {
    let mut table = Tabletop::quick();
    let mut settings = table.resource_mut::<Settings>();
    settings.scan = scan;
    settings.scan_ms = Some(STEP as u32);
    table
}

fn seated(scan: Scan, id: &str) -> Tabletop {
    let mut table = scanning(scan);
    table.sit(id, PERSONS);
    table.until(Turn::Person);
    table.frame(0);
    table
}

fn framed(table: &Tabletop) -> ScanFrame {
    table.resource::<ScanFrame>().clone()
}

/// Waits until this is framed.
fn wait_for(table: &mut Tabletop, name: &str) {
    table.wait(name, |table| framed(table).name == name);
}

/// A person who has one key and chooses a move.
fn play_with_one_key(
    table: &mut Tabletop,
    choose: &mut dyn FnMut(&crate::rules::Position) -> crate::rules::Move,
) {
    let position = table.position().clone();
    let mv = choose(&position);
    let text = position.move_text(mv);
    let target = position.target(mv).expect("a move of this game");
    if position.legal_moves().len() > 9 {
        let letters = table.stage().geometry.look.coordinates.letters_are_rows();
        let row = match letters {
            true => char::from(b'a' + target.row).to_string(),
            false => (table.stage().geometry.rows - target.row).to_string(),
        };
        table.wait("the row", |table| {
            framed(table).name == format!("Row {row}")
        });
        table.key(KeyCode::Space);
    }
    let before = table.moves();
    wait_for(table, &text);
    table.key(KeyCode::Space);
    assert_eq!(table.game_match().moves()[before], mv);
}

#[test]
fn whole_games_are_played_with_one_key() {
    for id in ["nim:3,4,5", "mnk:3x3x3", "corner:8x8", "atoms:3x3"] {
        let mut table = scanning(Scan::OneSwitch);
        table.sit(id, against_the_computer(id));
        let mut choose = any_move(5);
        for _ in 0..200 {
            table.until_a_person_may_act();
            if table.turn() == Some(Turn::Over) {
                break;
            }
            table.frame(0);
            play_with_one_key(&mut table, &mut choose);
        }
        assert_eq!(table.turn(), Some(Turn::Over), "{id}");
    }
}

/// Presses the one key while this is framed.
fn choose(table: &mut Tabletop, name: &str) {
    wait_for(table, name);
    table.key(KeyCode::Space);
}

#[test]
fn a_lesson_is_followed_with_one_key() {
    let mut table = scanning(Scan::OneSwitch);
    table.open(nim::ID);
    table.want(LessonCommand::Begin(nim::ID));
    let done = |table: &Tabletop| {
        let run = table.resource::<Lessons>().run();
        run.is_some_and(LessonRun::is_done)
    };
    choose(&mut table, "b3");
    table.wait("the end of the step", |table| {
        done(table) && table.is_at_rest()
    });
    assert_eq!(table.count_figures(|figure| figure == Figure::Focus), 0);
}

#[test]
fn a_lesson_lets_one_key_try_a_forbidden_point() {
    let mut table = scanning(Scan::OneSwitch);
    table.open(lines::ID);
    table.want(LessonCommand::Begin(lines::ID));
    for _ in 0..6 {
        table.want(LessonCommand::Next);
    }
    choose(&mut table, "Row 5");
    choose(&mut table, "e5");
    let run = table.resource::<Lessons>().run().expect("a lesson");
    assert!(run.is_done() && matches!(run.said(), LessonFeedback::Forbidden(_)));
}

#[test]
fn the_frame_goes_from_move_to_move_and_looks_like_the_keyboards_place() {
    let mut table = seated(Scan::OneSwitch, "mnk:3x3x3");
    let mut seen = Vec::new();
    for _ in 0..9 {
        table.frame(0);
        seen.push(framed(&table).name);
        assert_eq!(table.count_figures(|figure| figure == Figure::Focus), 1);
        table.frame(STEP);
    }
    assert_eq!(seen, ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"]);
    assert_eq!(framed(&table).name, "a3", "round again");
    table.resource_mut::<Settings>().scan = Scan::Off;
    table.frames(2);
    assert_eq!(table.count_figures(|figure| figure == Figure::Focus), 0);
}

#[test]
fn long_lists_go_row_by_row_and_a_row_in_which_nothing_is_chosen_is_left() {
    let mut table = seated(Scan::OneSwitch, "mnk:15x15x5");
    assert_eq!(framed(&table).name, "Row 15");
    assert_eq!(framed(&table).cells.len(), 15);
    table.frame(STEP);
    assert_eq!(framed(&table).name, "Row 14");
    table.key(KeyCode::Enter);
    assert_eq!(framed(&table).name, "a14");
    for _ in 0..29 {
        table.frame(STEP);
        assert!(framed(&table).name.ends_with("14"));
    }
    table.frame(STEP);
    table.frame(0);
    assert_eq!(framed(&table).name, "Row 15");
    assert_eq!(table.moves(), 0);
}

#[test]
fn in_a_heap_the_pieces_are_framed_that_would_be_taken() {
    let mut table = seated(Scan::OneSwitch, "nim:3,4,5");
    wait_for(&mut table, "Row b");
    assert_eq!(framed(&table).cells.len(), 4);
    table.key(KeyCode::Space);
    wait_for(&mut table, "b3");
    assert_eq!(framed(&table).cells.len(), 3);
    table.key(KeyCode::Space);
    assert_eq!(table.record(), "b3");
}

#[test]
fn with_two_switches_one_goes_on_and_the_other_acts() {
    let mut table = seated(Scan::TwoSwitches, "mnk:3x3x3");
    table.frame(20 * STEP);
    assert_eq!(framed(&table).name, "a3", "it waits");
    for _ in 0..4 {
        table.key(KeyCode::Space);
    }
    assert_eq!(framed(&table).name, "b2");
    table.key(KeyCode::Enter);
    assert_eq!(table.record(), "b2");
}

#[test]
fn a_click_without_a_moved_pointer_is_a_switch_and_any_other_means_what_lies_there() {
    let mut table = seated(Scan::OneSwitch, "mnk:3x3x3");
    table.click("c1");
    assert_eq!(table.record(), "c1", "the pointer was moved");
    table.until(Turn::Person);
    wait_for(&mut table, "b3");
    table.button_event(MouseButton::Left, ButtonState::Pressed);
    table.frame(16);
    table.button_event(MouseButton::Left, ButtonState::Released);
    table.frame(16);
    assert_eq!(table.record(), "c1 b3");
}

#[test]
fn a_tap_anywhere_is_a_switch() {
    let mut table = seated(Scan::OneSwitch, "mnk:3x3x3");
    wait_for(&mut table, "a2");
    table.touch_event(TouchPhase::Started, Vec2::new(3.0, 3.0), 1);
    table.frame(16);
    table.touch_event(TouchPhase::Ended, Vec2::new(3.0, 3.0), 1);
    table.frame(16);
    assert_eq!(table.record(), "a2");
}

#[test]
fn a_key_that_is_held_is_one_press() {
    let mut table = seated(Scan::OneSwitch, "mnk:3x3x3");
    table.key_event(KeyCode::Space, ButtonState::Pressed, false);
    table.frame(16);
    for _ in 0..20 {
        table.key_event(KeyCode::Space, ButtonState::Pressed, true);
        table.frame(16);
    }
    assert_eq!(table.moves(), 1);
}

#[test]
fn while_the_computer_is_to_move_no_move_is_framed() {
    let mut table = scanning(Scan::OneSwitch);
    let mut seats = against_the_computer("mnk:15x15x5");
    seats.reverse();
    table.sit("mnk:15x15x5", seats);
    table.until(Turn::Computer);
    while table.turn() == Some(Turn::Computer) {
        assert_eq!(framed(&table), ScanFrame::default());
        table.frame(16);
    }
}

/// Presses the one key when the control with this name is framed.
fn choose_control(table: &mut Tabletop, reader: &Reader, name: &str) {
    for _ in 0..150 {
        let focused = reader.focused(table).unwrap_or_default();
        // "Start" is not the start position.
        let is_it = focused == name || focused.starts_with(name) && name != "Start";
        if framed(table).name.is_empty() && is_it {
            table.key(KeyCode::Space);
            reader.read(table);
            return;
        }
        table.frame(STEP);
    }
    panic!(
        "{name:?} is not framed; the focus is on {:?}",
        reader.focused(table)
    );
}

#[test]
fn one_key_leads_from_the_menu_through_a_game_and_its_actions() {
    let mut table = scanning(Scan::OneSwitch);
    let reader = Reader::of(&mut table);
    choose_control(&mut table, &reader, "Lines");
    assert_eq!(table.screen(), Screen::Setup);
    table.draft().set("cols", 0, 5);
    choose_control(&mut table, &reader, "Start");
    assert_eq!(table.screen(), Screen::Play);
    table.until_a_person_may_act();
    let begun = table.moves();
    let mut choose = any_move(3);
    table.frame(0);
    play_with_one_key(&mut table, &mut choose);
    table.until_a_person_may_act();
    choose_control(&mut table, &reader, "Undo");
    table.until_a_person_may_act();
    assert_eq!(table.moves(), begun);
    choose_control(&mut table, &reader, "Menu");
    assert_eq!(table.screen(), Screen::Menu);
}

#[test]
fn an_open_list_is_scanned_alone_and_left_when_nothing_is_chosen() {
    let mut table = seated(Scan::OneSwitch, "mnk:3x3x3");
    let reader = Reader::of(&mut table);
    choose_control(&mut table, &reader, "More");
    assert!(reader.offers(&mut table, "Settings"));
    for _ in 0..10 {
        table.frame(STEP);
        reader.read(&mut table);
        assert_eq!(framed(&table), ScanFrame::default());
    }
    for _ in 0..60 {
        table.frame(STEP);
        reader.read(&mut table);
    }
    assert!(!reader.offers(&mut table, "Settings"), "it was left");
}

#[test]
fn a_sheet_is_left_with_the_one_key() {
    let mut table = seated(Scan::OneSwitch, "mnk:3x3x3");
    table.key(KeyCode::Space);
    table.until(Turn::Person);
    let reader = Reader::of(&mut table);
    choose_control(&mut table, &reader, "Comment");
    table.frame(0);
    assert!(reader.offers(&mut table, "Save"));
    choose_control(&mut table, &reader, "Cancel");
    assert!(!reader.offers(&mut table, "Save"));
    assert_eq!(table.moves(), 1);
}

/// Presses the one key when this row or key of the keyboard on the screen is framed.
#[track_caller]
fn choose_key(table: &mut Tabletop, reader: &Reader, name: &str) {
    for _ in 0..60 {
        if reader.pointed_out(table).is_some_and(|it| it == name) {
            table.key(KeyCode::Space);
            reader.read(table);
            return;
        }
        table.frame(STEP);
    }
    panic!(
        "{name:?} is not framed, but {:?}",
        reader.pointed_out(table)
    );
}

/// Writes with the one key.
#[track_caller]
fn write(table: &mut Tabletop, reader: &Reader, keys: &[(&str, &str)]) {
    for (row, key) in keys {
        choose_key(table, reader, row);
        choose_key(table, reader, key);
    }
}

const FIRST: &str = "a, b, c, d, e, f, g, h";
const LAST: &str = "Space, Delete, Shift, Done";

#[test]
fn a_comment_is_written_with_one_key() {
    let mut table = seated(Scan::OneSwitch, "mnk:3x3x3");
    table.key(KeyCode::Space);
    table.until(Turn::Person);
    table.want(CommentCommand::Write);
    let reader = Reader::of(&mut table);
    choose_control(&mut table, &reader, "Comment");
    let digits = "0, 1, 2, 3, 4, 5, 6, 7";
    let keys = [
        (FIRST, "b"),
        (FIRST, "a"),
        (LAST, "Delete"),
        (LAST, "Space"),
    ];
    write(&mut table, &reader, &keys);
    write(&mut table, &reader, &[(digits, "5"), (LAST, "Done")]);
    assert_eq!(reader.pointed_out(&mut table), None, "it is closed");
    choose_control(&mut table, &reader, "Save");
    let history = table.game_match().history();
    assert_eq!(history.comment(history.current()), "b 5");
}

#[test]
fn after_shift_one_letter_is_a_capital_and_the_signs_are_others() {
    let mut table = scanning(Scan::OneSwitch);
    table.go_to(Screen::Tune);
    let reader = Reader::of(&mut table);
    choose_control(&mut table, &reader, "Search values");
    let capitals = "A, B, C, D, E, F, G, H";
    write(&mut table, &reader, &[(LAST, "Shift"), (capitals, "B")]);
    write(&mut table, &reader, &[(FIRST, "a"), (LAST, "Shift")]);
    assert!(reader.offers(&mut table, "A") && !reader.offers(&mut table, "a"));
    let signs = "_, /, \\, :, ;, (, ), [";
    write(&mut table, &reader, &[(signs, "_")]);
    // Pressed twice it does nothing.
    write(&mut table, &reader, &[(LAST, "Shift"), (LAST, "Shift")]);
    write(&mut table, &reader, &[(FIRST, "c"), (LAST, "Done")]);
    assert_eq!(table.resource::<TuneView>().search, "Ba_c");
}

#[test]
fn a_row_of_keys_in_which_nothing_is_chosen_is_left() {
    let mut table = scanning(Scan::OneSwitch);
    table.go_to(Screen::Tune);
    let reader = Reader::of(&mut table);
    choose_control(&mut table, &reader, "Search values");
    choose_key(&mut table, &reader, FIRST);
    assert_eq!(reader.pointed_out(&mut table).as_deref(), Some("a"));
    let mut keys = 1;
    while reader.pointed_out(&mut table).as_deref() != Some(FIRST) {
        table.frame(STEP);
        keys += 1;
        reader.read(&mut table);
        assert!(keys < 20, "the row is not left");
    }
    assert!(keys > 16, "the frame goes through it twice");
    write(&mut table, &reader, &[(FIRST, "d"), (LAST, "Done")]);
    assert_eq!(table.resource::<TuneView>().search, "d");
    assert_eq!(reader.pointed_out(&mut table), None, "Enter closes it");
}

#[test]
fn without_scanning_no_field_opens_the_keyboard() {
    let mut table = Tabletop::new();
    table.go_to(Screen::Tune);
    let reader = Reader::of(&mut table);
    reader.write(&mut table, "Search values", "d");
    assert_eq!(table.resource::<TuneView>().search, "d");
    assert!(!reader.offers(&mut table, FIRST));
}

#[test]
fn scanning_is_switched_off_with_the_one_key_as_well() {
    let mut table = scanning(Scan::OneSwitch);
    table.want(ScreenCommand::Settings);
    let reader = Reader::of(&mut table);
    choose_control(&mut table, &reader, "Accessibility");
    choose_control(&mut table, &reader, "Scanning");
    assert_eq!(table.resource::<Settings>().scan, Scan::TwoSwitches);
    for _ in 0..100 {
        if table.resource::<Settings>().scan == Scan::Off {
            break;
        }
        let is_there = reader
            .focused(&mut table)
            .unwrap_or_default()
            .starts_with("Scanning");
        table.key(if is_there {
            KeyCode::Enter
        } else {
            KeyCode::Space
        });
        reader.read(&mut table);
    }
    assert_eq!(table.resource::<Settings>().scan, Scan::Off);
}

#[test]
fn what_is_framed_on_the_board_is_read_out() {
    let mut table = seated(Scan::OneSwitch, "mnk:3x3x3");
    let reader = Reader::of(&mut table);
    wait_for(&mut table, "b2");
    assert!(reader.news(&mut table).contains("b2"));
}

#[test]
fn in_a_setup_pieces_are_placed_row_by_row() {
    let mut table = scanning(Scan::TwoSwitches);
    table.open(northcott::ID);
    table.frame(0);
    let before = table.draft().position().clone();
    // No screen is drawn here, so that the board is all there is.
    wait_for_switch(&mut table, "Row b");
    table.key(KeyCode::Enter);
    wait_for_switch(&mut table, "b3");
    assert_eq!(table.count_figures(|figure| figure == Figure::Focus), 1);
    table.key(KeyCode::Enter);
    assert_ne!(*table.draft().position(), before, "it is placed");
    assert!(framed(&table).name.starts_with('b'), "the row is not left");
}

/// Takes the frame on with the first of two switches until this is framed.
#[track_caller]
fn wait_for_switch(table: &mut Tabletop, name: &str) {
    for _ in 0..100 {
        if framed(table).name == name {
            return;
        }
        table.key(KeyCode::Space);
    }
    panic!("{name:?} is not framed");
}

#[test]
fn in_a_setup_the_controls_come_before_the_board() {
    let mut table = scanning(Scan::TwoSwitches);
    let reader = Reader::of(&mut table);
    table.open(northcott::ID);
    reader.read(&mut table);
    table.frame(0);
    reader.read(&mut table);
    assert_eq!(framed(&table), ScanFrame::default());
    assert!(reader.focused(&mut table).is_some(), "a control is framed");
    for _ in 0..100 {
        if !framed(&table).name.is_empty() {
            break;
        }
        table.key(KeyCode::Space);
        reader.read(&mut table);
    }
    assert_eq!(framed(&table).name, "Row a");
}

#[test]
fn a_switch_takes_a_slider_a_tenth_further_and_round_again() {
    let mut table = scanning(Scan::OneSwitch);
    table.want(ScreenCommand::Settings);
    let reader = Reader::of(&mut table);
    choose_control(&mut table, &reader, "Sound");
    table.resource_mut::<Settings>().volume = Some(85);
    for expected in [95, 100, 0, 10] {
        choose_control(&mut table, &reader, "Volume");
        assert_eq!(table.resource::<Settings>().volume, Some(expected));
    }
}

#[test]
fn a_switch_makes_a_heap_one_pebble_larger_and_round_again() {
    let mut table = scanning(Scan::OneSwitch);
    table.open(nim::ID);
    let reader = Reader::of(&mut table);
    let pebbles = |table: &mut Tabletop| {
        let fields = table.draft().position().fields();
        let mut heaps = fields.into_iter().filter(|field| field.key == "heap");
        let heap = heaps.next().expect("a heap");
        (heap.value, heap.range)
    };
    // A board that is no preset stands unfolded.
    table.draft().set("heap", 0, 2);
    let (before, range) = pebbles(&mut table);
    choose_control(&mut table, &reader, "Row a");
    assert_eq!(pebbles(&mut table).0, before + 1);
    table.draft().set("heap", 0, *range.end());
    choose_control(&mut table, &reader, "Row a");
    assert_eq!(pebbles(&mut table).0, *range.start());
}
