//! What is noted beside the moves of a game, and its other lines: comments, the time of each move,
//! variations that are reached, promoted and deleted.

use std::time::Duration;

use crate::features::comments;
use crate::features::comments::{CommentCommand, CommentDraft, WrittenComment};
use crate::features::confirmation::ConfirmCommand;
use crate::features::language::Words;
use crate::features::records::ScoresCommand;
use crate::formats::record;
use crate::input::pointer::PointerTaken;
use crate::midend::history::{MOST_COMMENT_BYTES, NodeId, NoteError};
use crate::turn::variations::VariationCommand;
use bevy_egui::egui::{Event, Key, Modifiers, vec2};

use crate::tests::drawn::Drawn;
use crate::tests::prelude::*;

/// A game of Lines of two persons after these moves.
fn played(fields: &str) -> Tabletop {
    let mut table = Tabletop::quick().seated("mnk:9x9x5");
    table.click_all(fields);
    table
}

/// After the first move two others were tried in the place of the second, each with an answer: e6,
/// then d5, then d4, which is on the board.
fn with_variations() -> Tabletop {
    let mut table = played("e5 e6 f6");
    for tried in ["d5 c5", "d4 c4"] {
        table.want(HistoryCommand::Undo);
        table.want(HistoryCommand::Undo);
        table.click_all(tried);
    }
    table.want(HistoryCommand::StepBack);
    table.until(Turn::Person);
    assert_eq!(table.record(), "e5 d4");
    table
}

fn here(table: &Tabletop) -> NodeId {
    table.game_match().history().current()
}

fn comment_here(table: &Tabletop) -> &str {
    table.game_match().history().comment(here(table))
}

fn written(table: &Tabletop) -> Option<&WrittenComment> {
    table.resource::<CommentDraft>().0.as_ref()
}

fn write(table: &mut Tabletop, text: &str) {
    table.want(CommentCommand::Write);
    let mut draft = table.resource_mut::<CommentDraft>();
    draft.0.as_mut().expect("a comment is being written").text = text.to_owned();
    table.want(CommentCommand::Keep);
}

#[test]
fn a_comment_is_written_saved_and_read_again() {
    let mut table = played("e5 e6");
    table.key(KeyCode::F3);
    assert_eq!(written(&table).map(|it| it.text.as_str()), Some(""));
    table.want(CommentCommand::Drop);
    write(&mut table, "  Too close.\nBetter: {d4}\n");
    assert_eq!(written(&table), None, "the sheet is closed");
    assert_eq!(comment_here(&table), "Too close.\nBetter: {d4}");

    let saved = record::write(table.game_match());
    let read = record::read(&saved).expect("its own record");
    assert_eq!(&read, table.game_match());
    assert_eq!(
        read.history().comment(read.history().current()),
        "Too close.\nBetter: {d4}"
    );

    table.want(CommentCommand::Write);
    let text = written(&table).map(|it| it.text.as_str());
    assert_eq!(text, Some("Too close.\nBetter: {d4}"), "to be changed");
    table.want(CommentCommand::Drop);
    write(&mut table, "");
    assert_eq!(comment_here(&table), "", "an empty one takes it away");
}

#[test]
fn the_start_and_moves_that_were_taken_back_have_comments_of_their_own() {
    let mut table = played("e5 e6");
    write(&mut table, "second");
    table.want(HistoryCommand::ToStart);
    write(&mut table, "start");
    assert_eq!(comment_here(&table), "start");
    table.want(HistoryCommand::ToEnd);
    assert_eq!(comment_here(&table), "second");
}

#[test]
fn what_the_game_has_no_room_for_stays_in_the_writers_hands() {
    let mut table = played("e5");
    write(&mut table, "short");
    let long = "x".repeat(MOST_COMMENT_BYTES + 1);
    write(&mut table, &long);
    let bytes = long.len();
    let refused = written(&table).and_then(|it| it.refused);
    assert_eq!(refused, Some(NoteError::TooLong { bytes }));
    assert_eq!(comment_here(&table), "short", "nothing has changed");
    let said = NoteError::TooLong { bytes }.to_string();
    assert!(said.contains(&bytes.to_string()), "{said}");
}

#[test]
fn while_a_comment_is_written_the_keys_are_its_own() {
    let mut table = played("e5 e6");
    table.key(KeyCode::F3);
    table.ctrl(KeyCode::KeyZ);
    table.ctrl(KeyCode::KeyN);
    table.ctrl(KeyCode::Delete);
    table.key(KeyCode::Escape);
    table.key(KeyCode::KeyA);
    assert_eq!(table.record(), "e5 e6");
    assert!(table.resource::<CommentDraft>().is_open());
}

#[test]
fn a_comment_on_another_game_is_dropped() {
    let mut table = played("e5");
    for leaves in [MatchCommand::NewGame.into(), ScreenCommand::ToMenu.into()] {
        table.want(CommentCommand::Write);
        assert!(table.resource::<CommentDraft>().is_open());
        let leaves: crate::intent::Intent = leaves;
        table.want(leaves);
        assert!(!table.resource::<CommentDraft>().is_open(), "{leaves:?}");
    }
    table.want(CommentCommand::Write);
    assert!(!table.resource::<CommentDraft>().is_open(), "in the menu");
}

const fn key(key: Key, modifiers: Modifiers) -> Event {
    Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers,
    }
}

#[test]
fn enter_begins_a_line_ctrl_enter_and_escape_save_and_only_cancel_drops() {
    let mut table = played("e5");
    table.want(CommentCommand::Write);
    table.app.init_resource::<PointerTaken>();
    table.app.init_resource::<Words>();
    let sheet = Drawn::over(&mut table, vec2(375.0, 667.0), comments::sheet::show);
    for event in [
        Event::Text("one".to_owned()),
        key(Key::Enter, Modifiers::NONE),
        Event::Text("two".to_owned()),
    ] {
        sheet.frame(&mut table, vec![event]);
    }
    let text = written(&table).map(|it| it.text.as_str());
    assert_eq!(text, Some("one\ntwo"), "not saved yet");
    let ctrl = Modifiers {
        command: true,
        ..Modifiers::CTRL
    };
    sheet.frame(&mut table, vec![key(Key::Enter, ctrl)]);
    assert_eq!(written(&table), None);
    assert_eq!(comment_here(&table), "one\ntwo");

    table.want(CommentCommand::Write);
    sheet.frame(&mut table, Vec::new());
    sheet.frame(&mut table, Vec::new());
    sheet.frame(&mut table, vec![Event::Text("!".to_owned())]);
    let text = written(&table).map(|it| it.text.as_str());
    assert_eq!(text, Some("one\ntwo!"), "the cursor stands at the end");
    sheet.frame(&mut table, vec![key(Key::Escape, Modifiers::NONE)]);
    assert_eq!(written(&table), None);
    assert_eq!(comment_here(&table), "one\ntwo!");

    table.want(CommentCommand::Write);
    for event in ["", "", "?"] {
        sheet.frame(&mut table, vec![Event::Text(event.to_owned())]);
    }
    table.want(CommentCommand::Drop);
    assert_eq!(written(&table), None);
    assert_eq!(comment_here(&table), "one\ntwo!");
}

#[test]
fn a_persons_move_takes_as_long_as_the_turn_lasted() {
    let mut table = Tabletop::new().seated("mnk:9x9x5");
    table.frame(2_500);
    let cell = table.cell("e5");
    table.intent(BoardInput::Press(cell));
    table.frame(0);
    assert_eq!(table.moves(), 1);
    let time = |table: &Tabletop| table.game_match().history().time(here(table));
    assert_eq!(time(&table), Some(Duration::from_millis(2_500)));

    // The stone is still on its way: no turn has begun that could last.
    table.frame(1);
    assert_eq!(table.turn(), Some(Turn::Animating));
    let cell = table.cell("e6");
    table.intent(BoardInput::Press(cell));
    table.frame(0);
    assert_eq!(table.moves(), 2);
    assert_eq!(time(&table), Some(Duration::ZERO));

    let saved = record::write(table.game_match());
    assert_eq!(
        record::read(&saved).as_ref(),
        Ok(table.game_match()),
        "times are saved"
    );
}

#[test]
fn a_computers_time_ends_with_its_choice_and_not_when_it_is_shown() {
    let mut table = Tabletop::new();
    table.resource_mut::<Configs>().timing.reply_floor_ms = 1_000;
    let chance = Seat::Computer(Opponent::Random);
    table.sit("mnk:9x9x5", [chance, Seat::Person]);
    table.until(Turn::Computer);
    table.let_the_players_finish();
    table.frame(300);
    assert_eq!(table.moves(), 0, "the move is not shown yet");
    table.until(Turn::Person);
    let time = table.game_match().history().time(here(&table));
    let time = time.expect("a time is noted");
    assert!(time <= Duration::from_millis(300), "{time:?}");
}

#[test]
fn a_move_that_is_played_again_keeps_its_time() {
    let mut table = played("");
    table.frame(1_000);
    table.click("e5");
    let time = table.game_match().history().time(here(&table));
    assert!(time.is_some());
    table.want(HistoryCommand::Undo);
    table.until(Turn::Person);
    table.frame(5_000);
    table.click("e5");
    assert_eq!(table.game_match().history().time(here(&table)), time);
}

#[test]
fn other_moves_are_reached_in_turn() {
    let mut table = with_variations();
    let mut seen = Vec::new();
    for _ in 0..3 {
        table.want(HistoryCommand::OtherMove(1));
        table.until(Turn::Person);
        seen.push(table.record());
    }
    assert_eq!(seen, ["e5 e6", "e5 d5", "e5 d4"], "and round again");
    table.want(HistoryCommand::OtherMove(-1));
    assert_eq!(table.record(), "e5 d5");
    table.want(HistoryCommand::ToStart);
    table.want(HistoryCommand::OtherMove(1));
    assert_eq!(table.moves(), 0, "the start has no others");
}

#[test]
fn a_promoted_line_is_the_main_line_and_the_board_stays() {
    let mut table = with_variations();
    assert!(!table.game_match().history().is_main(here(&table)));
    let before = here(&table);
    table.ctrl(KeyCode::ArrowUp);
    assert!(table.game_match().history().is_main(here(&table)));
    assert_eq!(here(&table), before);
    table.want(HistoryCommand::ToStart);
    table.until(Turn::Person);
    let line = table.game_match().history().main_line();
    let moves: Vec<String> = line
        .iter()
        .filter_map(|&node| table.game_match().history().move_of(node))
        .map(|mv| table.position().move_text(mv))
        .collect();
    assert_eq!(moves, ["e5", "d4", "c4"]);
}

#[test]
fn a_last_move_is_deleted_at_once() {
    let mut table = with_variations();
    table.want(HistoryCommand::StepForward);
    table.until(Turn::Person);
    let doomed = here(&table);
    assert_eq!(table.record(), "e5 d4 c4");
    table.ctrl(KeyCode::Delete);
    assert_eq!(table.question(), None);
    table.until(Turn::Person);
    assert_eq!(table.record(), "e5 d4");
    assert!(!table.game_match().history().contains(doomed));
    table.check();
}

#[test]
fn before_a_line_or_a_comment_is_deleted_it_is_asked() {
    let mut table = with_variations();
    let moves = table.game_match().history().len();
    table.want(VariationCommand::Delete);
    assert_eq!(table.question(), Some("ask-delete"));
    table.want(ConfirmCommand::Decline);
    assert_eq!(table.game_match().history().len(), moves, "nothing is lost");

    table.want(VariationCommand::Delete);
    table.want(ConfirmCommand::Agree);
    table.until(Turn::Person);
    assert_eq!(table.game_match().history().len(), moves - 2);
    assert_eq!(table.record(), "e5");
    table.check();

    table.click("a1");
    table.until(Turn::Person);
    write(&mut table, "a thought");
    table.want(VariationCommand::Delete);
    assert!(table.question().is_some(), "it has a comment");
}

#[test]
fn after_a_deletion_a_computer_waits() {
    let mut table = Tabletop::quick();
    let chance = Seat::Computer(Opponent::Random);
    table.sit("mnk:9x9x5", [Seat::Person, chance]);
    table.until(Turn::Person);
    table.click("e5");
    table.until(Turn::Person);
    assert_eq!(table.moves(), 2);
    table.want(VariationCommand::Delete);
    table.until(Turn::Waiting);
    assert_eq!(table.record(), "e5");
    table.want(HistoryCommand::Resume);
    table.until(Turn::Person);
    assert_eq!(table.moves(), 2);
}

#[test]
fn the_tree_of_a_rated_game_stays_as_it_is_while_it_runs() {
    let mut table = Tabletop::quick();
    table.open(crate::games::nim::ID);
    table.want(ScoresCommand::Rate(true));
    table.start();
    table.until_a_person_may_act();
    if table.moves() == 0 {
        let mv = table.position().legal_moves()[0];
        table.play_by(Hand::Keys, mv);
        table.until_a_person_may_act();
    }
    assert!(table.game_match().is_rated());
    let before = table.game_match().clone();
    for command in [
        VariationCommand::Promote,
        VariationCommand::Delete,
        VariationCommand::DeleteForGood(here(&table)),
    ] {
        table.want(command);
        assert_eq!(table.question(), None, "{command:?}");
        assert_eq!(table.game_match(), &before, "{command:?}");
    }
    write(&mut table, "A comment changes nothing in the game.");
    assert_ne!(comment_here(&table), "");
}
