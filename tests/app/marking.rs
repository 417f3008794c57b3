//! Letters and marks are put on the board by hand: with every way to press a cell, kept with the game,
//! told to screen readers; and no move is played meanwhile.

use crate::features::marking::{MarkTool, MarkingCommand, MarkingMode};
use crate::features::scanning::ScanFrame;
use crate::features::settings::Scan;
use crate::formats::record;
use crate::input::bindings::gamepad_button::PadButton;
use crate::input::gamepads::PadChange;
use crate::midend::Command;
use crate::midend::history::{CellMark, MOST_MARKS, MarkShape, NodeId};
use crate::turn::current_match::CurrentMatch;
use crate::turn::variations::VariationCommand;
use crate::widgets::controls::choice::Choice as _;

use crate::tests::prelude::*;

/// Two persons play, without motion, and one stone lies in the middle.
fn table() -> Tabletop {
    let mut table = Tabletop::quick().seated("mnk:9x9x5");
    table.click("e5");
    table.until(Turn::Person);
    table
}

fn take(table: &mut Tabletop, tool: MarkTool) {
    table.want(MarkingCommand::Take(tool));
}

fn in_hand(table: &Tabletop) -> Option<MarkTool> {
    table.resource::<MarkingMode>().0
}

/// The marks of the position on the board, as fields and what stands there.
fn marks(table: &Tabletop) -> Vec<(Cell, MarkShape)> {
    let history = table.game_match().history();
    let marks = history.marks(history.current()).iter();
    marks.map(|mark| (mark.cell, mark.shape.clone())).collect()
}

fn letter(table: &Tabletop, field: &str, letters: &str) -> (Cell, MarkShape) {
    (table.cell(field), MarkShape::Label(letters.into()))
}

#[test]
fn a_press_marks_a_cell_and_another_one_takes_the_mark_away() {
    let mut table = table();
    table.key(KeyCode::F8);
    assert_eq!(in_hand(&table), Some(MarkTool::Letters));
    for field in ["a1", "e5", "c3"] {
        table.click(field);
    }
    let expected = [("a1", "A"), ("e5", "B"), ("c3", "C")];
    let expected = expected.map(|(field, letters)| letter(&table, field, letters));
    assert_eq!(marks(&table), expected);
    table.click("e5");
    table.click("d4");
    let expected = [("a1", "A"), ("c3", "C"), ("d4", "B")];
    let expected = expected.map(|(field, letters)| letter(&table, field, letters));
    assert_eq!(marks(&table), expected, "the letter that is free again");
    table.want(MarkingCommand::End);
    assert_eq!(table.record(), "e5", "no move was played");
    table.click("d4");
    table.until(Turn::Person);
    assert_eq!(table.record(), "e5 d4", "now one is");
    assert_eq!(marks(&table), [], "each position has marks of its own");
    table.want(HistoryCommand::Undo);
    assert_eq!(marks(&table), expected);
}

#[test]
fn every_tool_puts_its_own_mark_and_all_are_kept_in_the_record() {
    let mut table = table();
    let fields = ["a1", "b1", "c1", "d1", "e1"];
    for ((tool, _), field) in MarkTool::ALL.iter().zip(fields) {
        take(&mut table, *tool);
        table.click(field);
    }
    let shapes = [
        MarkShape::Label("A".into()),
        MarkShape::Triangle,
        MarkShape::Circle,
        MarkShape::Square,
        MarkShape::Cross,
    ];
    let expected = fields.map(|field| table.cell(field)).into_iter();
    let expected: Vec<_> = expected.zip(shapes).collect();
    assert_eq!(marks(&table), expected);
    let saved = record::write(table.game_match());
    let notes = "[label a1 A] [triangle b1] [circle c1] [square d1] [cross e1]";
    let in_one_line = saved.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(in_one_line.contains(notes), "{saved}");
    assert_eq!(record::read(&saved).as_ref(), Ok(table.game_match()));
}

#[test]
fn a_mark_is_a_change_that_is_saved() {
    let mut table = table();
    let before = table.game_match().clone();
    take(&mut table, MarkTool::Circle);
    assert_eq!(table.game_match(), &before);
    table.click("a1");
    assert_ne!(table.game_match(), &before);
}

#[test]
fn keyboard_gamepad_and_finger_mark_cells_too() {
    let mut table = table();
    table.pad_event(1, PadChange::Connected);
    take(&mut table, MarkTool::Cross);
    for (column, row, press) in [
        (KeyCode::KeyA, KeyCode::Digit1, KeyCode::Enter),
        (KeyCode::KeyB, KeyCode::Digit2, KeyCode::Space),
    ] {
        table.key(column);
        table.key(row);
        table.key(press);
    }
    table.key(KeyCode::KeyC);
    table.key(KeyCode::Digit3);
    table.pad(PadButton::South);
    table.touch("d4", 20);
    let expected = ["a1", "b2", "c3", "d4"].map(|it| (table.cell(it), MarkShape::Cross));
    assert_eq!(marks(&table), expected);
    assert_eq!(table.record(), "e5");
}

#[test]
fn one_key_marks_cells_row_by_row() {
    let mut table = table();
    let mut settings = table.resource_mut::<Settings>();
    settings.scan = Scan::OneSwitch;
    settings.scan_ms = Some(500);
    take(&mut table, MarkTool::Square);
    for name in ["Row 5", "e5", "f5"] {
        table.wait(name, |table| table.resource::<ScanFrame>().name == name);
        table.key(KeyCode::Space);
    }
    let expected = ["e5", "f5"].map(|it| (table.cell(it), MarkShape::Square));
    assert_eq!(marks(&table), expected);
    assert_eq!(table.record(), "e5");
}

#[test]
fn esc_the_key_and_another_game_end_it() {
    let mut table = table();
    table.pad_event(1, PadChange::Connected);
    let ends: [&dyn Fn(&mut Tabletop); 5] = [
        &|table| table.key(KeyCode::Escape),
        &|table| table.pad(PadButton::East),
        &|table| table.key(KeyCode::F8),
        &|table| table.want(MarkingCommand::End),
        &|table| table.want(MatchCommand::NewGame),
    ];
    for (number, end) in ends.into_iter().enumerate() {
        take(&mut table, MarkTool::Triangle);
        end(&mut table);
        assert_eq!(in_hand(&table), None, "{number}");
        assert_eq!(table.screen(), Screen::Play, "{number}");
        table.until(Turn::Person);
    }
    take(&mut table, MarkTool::Triangle);
    table.want(ScreenCommand::ToMenu);
    assert_eq!(in_hand(&table), None);
    table.want(MarkingCommand::BeginOrEnd);
    assert_eq!(in_hand(&table), None, "there is no board in the menu");
}

#[test]
fn a_game_that_is_over_can_be_marked_and_enter_begins_no_other() {
    let mut table = Tabletop::quick();
    table.sit("mnk:3x3x3", PERSONS);
    table.play_to_the_end(Hand::Keys, &mut any_move(3));
    let played = table.record();
    table.key(KeyCode::F8);
    table.key(KeyCode::KeyA);
    table.key(KeyCode::Digit1);
    table.key(KeyCode::Enter);
    assert_eq!(marks(&table), [letter(&table, "a1", "A")]);
    assert_eq!(table.record(), played);
    table.key(KeyCode::F8);
    table.key(KeyCode::Enter);
    table.until(Turn::Person);
    assert_eq!(table.record(), "", "the next game");
}

#[test]
fn the_computer_plays_on_while_the_board_is_marked() {
    let mut table = Tabletop::quick();
    let id = "mnk:3x3x3";
    table.sit(id, against_the_computer(id));
    table.until(Turn::Person);
    table.click("b2");
    take(&mut table, MarkTool::Circle);
    table.until(Turn::Person);
    let moves = table.moves();
    assert!(moves >= 2, "the computer has answered");
    table.click("a1");
    assert_eq!(marks(&table).len(), 1);
    assert_eq!(table.moves(), moves);
}

#[test]
fn a_piece_is_not_dragged_while_the_board_is_marked() {
    let mut table = Tabletop::quick().seated("northcott:3x8");
    take(&mut table, MarkTool::Triangle);
    let view = table.position().view();
    let pieces: Vec<Cell> = view.cells().filter(|it| view.at(*it).count > 0).collect();
    let from = table.place_of(pieces[0]);
    let to = table.place_of(Cell::new(3, pieces[0].row));
    table.point_at(Some(from));
    table.button_event(MouseButton::Left, bevy::input::ButtonState::Pressed);
    table.frames(2);
    table.point_at(Some(to));
    table.frames(2);
    table.button_event(MouseButton::Left, bevy::input::ButtonState::Released);
    table.frames(2);
    assert_eq!(table.moves(), 0);
    table.click_cell(pieces[0]);
    assert_eq!(marks(&table), [(pieces[0], MarkShape::Triangle)]);
}

#[test]
fn heaps_are_not_marked_by_hand_and_all_other_boards_are() {
    for (id, is_offered) in [
        ("nim:3,4,5", false),
        ("corner:8x8", true),
        ("northcott:3x8", true),
        ("mnk:9x9x5", true),
        ("atoms:5x5", true),
    ] {
        let mut table = Tabletop::quick().seated(id);
        table.key(KeyCode::F8);
        assert_eq!(in_hand(&table).is_some(), is_offered, "{id}");
    }
}

#[test]
fn a_move_whose_marks_would_be_lost_is_not_deleted_without_a_question() {
    let mut table = table();
    take(&mut table, MarkTool::Letters);
    table.click("a1");
    table.want(VariationCommand::Delete);
    assert_eq!(table.question(), Some("ask-delete"));
}

#[test]
fn where_there_is_no_room_for_a_mark_it_is_told() {
    let mut table = table();
    let full = vec![CellMark::label(Cell::new(0, 0), "A"); MOST_MARKS];
    let mut current = table.resource_mut::<CurrentMatch>();
    let game_match = current.game_match.as_mut().expect("a game");
    let marked = Command::Mark {
        node: NodeId::ROOT,
        marks: full,
    };
    game_match.handle(marked).expect("room for so many");
    take(&mut table, MarkTool::Letters);
    table.click("a1");
    assert_eq!(marks(&table), []);
    assert_eq!(table.notifications().problems().count(), 1);
}

#[test]
fn the_marks_are_told_and_put_by_words_alone() {
    let mut table = table();
    table.speed(Speed::Off);
    let reader = Reader::of(&mut table);
    reader.press(&mut table, "Letters and marks");
    reader.says(&mut table, "A press puts the mark there");
    for (tool, field) in [("Letters", "a1"), ("Triangle", "e5")] {
        reader.press(&mut table, tool);
        let cell = table.cell(field);
        let mut fields = reader.fields(&mut table).into_iter();
        let there = fields.find(|told| told.cell == Some(cell));
        reader.press_field(&mut table, &there.expect("a field"));
        table.frame(0);
    }
    let [corner, middle] = ["a1", "e5"].map(|field| table.cell(field));
    let told = reader.field(&mut table, corner);
    assert_eq!(told, "a1, empty, marked: A");
    let told = reader.field(&mut table, middle);
    assert_eq!(told, "e5, Blue, marked: Triangle");
    reader.press(&mut table, "Done");
    assert_eq!(in_hand(&table), None);
    assert!(!reader.offers(&mut table, "Done"));
    assert_eq!(table.record(), "e5");
}
