//! Undo, redo and jumps: the board shows the position to which the game has gone, and nothing that
//! was played is lost.

use crate::config::Level;
use crate::games::lines::BOORA_06;
use crate::games::nim::{NIM_SEARCHER, Nim, NimNumbers};
use crate::midend::history::NodeId;
use bevy::input::ButtonState;

use crate::tests::prelude::*;

/// One start of each game.
const STARTS: [&str; 5] = [
    "nim:3,4,5",
    "corner:8x8",
    "northcott:3x8",
    "mnk:9x9x5",
    "atoms:4x4",
];

/// A game of two persons after this many moves at random.
fn played(id: &str, plies: usize, speed: Speed) -> Tabletop {
    let mut table = Tabletop::new();
    table.speed(speed);
    table.sit(id, PERSONS);
    table.until(Turn::Person);
    let mut choose = any_move(7);
    for _ in 0..plies {
        if table.position().outcome().is_some() {
            break;
        }
        let mv = choose(table.position());
        table.play_by(Hand::Keys, mv);
        table.until_a_person_may_act();
    }
    table
}

#[test]
fn undo_and_redo_lead_the_pieces_of_every_game_through_its_positions() {
    for id in STARTS {
        for speed in [Speed::Off, Speed::Normal] {
            let mut table = played(id, 6, speed);
            let plies = table.moves();
            let end = table.position().id();
            for left in (0..plies).rev() {
                table.intent(HistoryCommand::StepBack);
                table.until_a_person_may_act();
                assert_eq!(table.moves(), left, "{id}");
                table.check();
            }
            table.intent(HistoryCommand::ToEnd);
            table.until_a_person_may_act();
            assert_eq!(table.position().id(), end, "{id}");
            table.check();
        }
    }
}

#[test]
fn a_jump_amid_a_movement_ends_at_its_position() {
    for id in STARTS {
        let mut table = played(id, 4, Speed::Off);
        table.speed(Speed::Slow);
        for intent in [
            HistoryCommand::StepBack,
            HistoryCommand::StepBack,
            HistoryCommand::StepForward,
            HistoryCommand::ToStart,
            HistoryCommand::ToEnd,
            HistoryCommand::StepBack,
        ] {
            table.intent(intent);
            table.frame(30);
        }
        table.until_a_person_may_act();
        assert_eq!(table.moves(), 3, "{id}");
        table.check();
    }
}

#[test]
fn against_a_computer_undo_takes_back_both_plies_and_cancels_its_thinking() {
    let mut table = Tabletop::quick();
    table.sit("mnk:9x9x5", [Seat::Person, Seat::Computer(BOORA_06)]);
    table.until(Turn::Person);
    for field in ["e5", "e6"] {
        table.click(field);
        table.until(Turn::Person);
    }
    assert_eq!(table.moves(), 4);
    table.intent(HistoryCommand::Undo);
    table.until(Turn::Person);
    assert_eq!(table.moves(), 2);
    table.check();
    table.click("d4");
    table.frame(1);
    table.intent(HistoryCommand::Undo);
    table.until(Turn::Person);
    assert!(!table.is_thinking());
    assert_eq!(table.moves(), 2);
    // What was taken back is still there, and another move makes a variation.
    table.intent(HistoryCommand::Jump(
        table.game_match().history().children(current(&table))[0],
    ));
    table.until_a_person_may_act();
    assert_eq!(table.moves(), 3);
}

fn current(table: &Tabletop) -> NodeId {
    table.game_match().history().current()
}

#[test]
fn two_computers_wait_after_a_pause_until_they_are_told_to_go_on() {
    let mut table = Tabletop::quick();
    table.sit("atoms:5x5", computers(Opponent::Random, Opponent::Random));
    table.wait("a few moves", |table| table.moves() > 4);
    table.intent(HistoryCommand::PlayOrPause);
    table.until(Turn::Waiting);
    let moves = table.moves();
    table.frames(20);
    assert_eq!(table.moves(), moves);
    table.intent(HistoryCommand::StepBack);
    table.until(Turn::Waiting);
    assert_eq!(table.moves(), moves - 1);
    table.intent(HistoryCommand::Resume);
    table.wait("they go on", |table| table.moves() > moves + 2);
}

#[test]
fn a_finished_game_can_be_taken_back_and_played_to_another_end() {
    let mut table = Tabletop::quick().seated("mnk:3x3x3");
    for field in ["a1", "a2", "b1", "b2", "c1"] {
        table.click(field);
        table.frames(3);
    }
    table.until(Turn::Over);
    table.ctrl(KeyCode::KeyZ);
    table.until(Turn::Person);
    assert_eq!(table.moves(), 4);
    table.key(KeyCode::Home);
    table.until_a_person_may_act();
    assert_eq!(table.moves(), 0);
    table.key(KeyCode::PageDown);
    table.key(KeyCode::End);
    table.until(Turn::Over);
    // All within one slow frame.
    for (code, state) in [
        (KeyCode::ControlLeft, ButtonState::Pressed),
        (KeyCode::KeyZ, ButtonState::Pressed),
        (KeyCode::KeyZ, ButtonState::Released),
        (KeyCode::ControlLeft, ButtonState::Released),
    ] {
        table.key_event(code, state, false);
    }
    table.frame(300);
    table.until(Turn::Person);
    table.check();
    table.click("c3");
    table.until(Turn::Person);
    assert_eq!(table.moves(), 5);
    // Back in the menu and at the table again, the same position stands there.
    table.intent(ScreenCommand::ToMenu);
    table.wait("the menu", |table| table.screen() == Screen::Menu);
    table.intent(ScreenCommand::Continue);
    table.until(Turn::Person);
    assert_eq!(table.moves(), 5);
    table.check();
}

#[test]
fn another_opponent_takes_over_in_the_midst_of_a_game_even_while_the_first_one_thinks() {
    let mut table = Tabletop::quick();
    table.resource_mut::<Configs>().change_games(|games| {
        games.change(|numbers: &mut NimNumbers| numbers.original.nodes = 100_000_000_000);
    });
    table.sit(
        "nim:15,15,15,15,15,15,15,15",
        [Seat::Person, Seat::Computer(NIM_SEARCHER)],
    );
    table.until(Turn::Person);
    table.play(Hand::Keys, "a1");
    table.until(Turn::Computer);
    let master = Seat::Computer(Opponent::Level(Level::STRONGEST));
    table.intent(HistoryCommand::Seat(Side::Second, master));
    table.until(Turn::Person);
    assert_eq!(table.moves(), 2);
    assert_eq!(table.game_match().seat(Side::Second), master);
    // The position after a perfect answer is lost.
    let position = table.position().as_game::<Nim>().expect("Nim");
    let sum = position.heaps().iter().fold(0, |sum, heap| sum ^ heap);
    assert_eq!(sum, 0);
}
