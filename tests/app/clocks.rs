//! Clocks in a game: they run, stand, are kept, are heard, and end the game.

use std::sync::Arc;

use crate::ask::thinking::Thinking;
use crate::audio::Heard;
use crate::config::{EngineName, ExternalEngine};
use crate::features::clocks::RunningClocks;
use crate::features::notifications::ProgramFault;
use crate::library::Library;
use crate::midend::Plan;
use crate::midend::clock::TimeControl;
use crate::rules::Outcome;
use crate::storage::Folder;
use crate::synth::Voice;
use crate::turn::current_match::CurrentMatch;
use bevy::window::{PrimaryWindow, WindowOccluded};

use crate::tests::prelude::*;
use fivefold_support::folder::TestFolder;
use fivefold_support::positions::plan;

const BOARD: &str = "mnk:9x9x5";

/// Sits down to a game with these clocks; the first side is to move.
fn sit(table: &mut Tabletop, clock: &str, seats: [Seat; 2]) {
    table.speed(Speed::Off);
    table.sit_with(Plan {
        clock: TimeControl::from_text(clock),
        ..plan(BOARD, seats)
    });
    table.until(Turn::Person);
    table.frame(0);
}

fn at(clock: &str, seats: [Seat; 2]) -> Tabletop {
    let mut table = Tabletop::new();
    sit(&mut table, clock, seats);
    table
}

/// What the clock of a side shows, in milliseconds.
fn shown(table: &Tabletop, side: Side) -> u128 {
    let reading = table
        .resource::<RunningClocks>()
        .reading(table.game_match(), side);
    reading.expect("a clock").time.as_millis()
}

fn hide(table: &mut Tabletop, occluded: bool) {
    let world = table.app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(world).expect("a window");
    world.write_message(WindowOccluded { window, occluded });
    table.frame(0);
}

#[test]
fn the_clock_of_the_side_to_move_runs_and_the_other_stands() {
    let mut table = at("60+2", PERSONS);
    let before = shown(&table, Side::First);
    for _ in 0..10 {
        table.frame(1_000);
    }
    assert_eq!(shown(&table, Side::First), before - 10_000);
    assert_eq!(shown(&table, Side::Second), 60_000);
    table.play(Hand::Keys, "e5");
    table.until(Turn::Person);
    let left = shown(&table, Side::First);
    assert!((51_000..=52_000).contains(&left), "{left}");
    table.frame(0);
    let second = shown(&table, Side::Second);
    table.frame(5_000);
    assert_eq!(shown(&table, Side::Second), second - 5_000);
    assert_eq!(shown(&table, Side::First), left);
}

#[test]
fn whoever_lets_the_time_run_out_has_lost() {
    let mut table = at("5+0", PERSONS);
    for _ in 0..60 {
        table.frame(100);
    }
    table.until(Turn::Over);
    assert_eq!(table.game_match().out_of_time(), Some(Side::First));
    assert_eq!(
        table.game_match().result(),
        Some(Outcome::Win(Side::Second))
    );
    assert_eq!(shown(&table, Side::First), 0);
    table.want(HistoryCommand::Undo);
    table.until(Turn::Person);
    table.frame(10_000);
    table.frame(10_000);
    assert_eq!(
        table.game_match().result(),
        None,
        "taken back, the clock stands"
    );
}

#[test]
fn going_back_brings_back_the_time_and_no_clock_runs_until_the_next_move() {
    let mut table = at("60+0", PERSONS);
    table.frame(10_000);
    table.play(Hand::Keys, "e5");
    table.until(Turn::Person);
    table.frame(0);
    table.frame(5_000);
    table.want(HistoryCommand::Undo);
    table.until(Turn::Person);
    table.frame(30_000);
    table.frame(30_000);
    assert_eq!(shown(&table, Side::First), 60_000);
    assert!(!table.resource::<RunningClocks>().is_running());
    table.play(Hand::Keys, "e6");
    table.until(Turn::Person);
    table.frame(0);
    assert!(table.resource::<RunningClocks>().is_running());
}

#[test]
fn against_the_computer_a_hidden_window_stops_the_clock() {
    let mut table = at("60+0", against_the_computer(BOARD));
    hide(&mut table, true);
    let before = shown(&table, Side::First);
    table.frame(50_000);
    assert_eq!(shown(&table, Side::First), before);
    hide(&mut table, false);
    table.frame(1_000);
    assert_eq!(shown(&table, Side::First), before - 1_000);
}

#[test]
fn between_two_persons_a_hidden_window_stops_nothing() {
    let mut table = at("60+0", PERSONS);
    hide(&mut table, true);
    let before = shown(&table, Side::First);
    table.frame(50_000);
    assert_eq!(shown(&table, Side::First), before - 50_000);
}

#[test]
fn the_computer_plays_within_its_time_and_pays_for_it() {
    let mut table = at("60+0", against_the_computer(BOARD));
    table.play(Hand::Keys, "e5");
    table.until(Turn::Computer);
    table.until(Turn::Person);
    assert_eq!(table.moves(), 2);
    let left = table.game_match().time_left(Side::Second);
    let left = left.expect("a clock").main_ms;
    assert!((30_000..=60_000).contains(&left), "{left}");
    let node = table.game_match().history().current();
    assert!(table.game_match().history().time_left(node).is_some());
}

#[test]
fn the_clock_stands_while_the_game_is_not_on_the_screen() {
    let mut table = at("60+0", PERSONS);
    table.frame(5_000);
    let before = shown(&table, Side::First);
    table.want(ScreenCommand::ToMenu);
    table.wait("the menu", |table| table.screen() == Screen::Menu);
    table.frame(40_000);
    table.frame(40_000);
    table.want(ScreenCommand::Continue);
    table.until(Turn::Person);
    let after = shown(&table, Side::First);
    assert!(before - after < 1_000, "{before} {after}");
}

#[test]
fn a_game_that_is_continued_later_has_the_time_that_was_left() {
    let folder = TestFolder::new();
    let library = || Library::new(Arc::new(Folder(folder.to_path_buf())));
    let mut table = Tabletop::keeping(library());
    sit(&mut table, "60+0", PERSONS);
    table.play(Hand::Keys, "e5");
    table.until(Turn::Person);
    table.frame(0);
    table.frame(7_000);
    let before = shown(&table, Side::Second);
    table.app.world_mut().write_message(AppExit::Success);
    table.frame(0);
    // As long as it is there it holds its game.
    drop(table);
    let mut table = Tabletop::keeping(library());
    table.wait("the game", |table| {
        table.resource::<CurrentMatch>().game_match.is_some()
    });
    table.want(ScreenCommand::Continue);
    table.until(Turn::Person);
    assert!(before - shown(&table, Side::Second) < 500);
}

#[test]
fn each_of_a_persons_last_seconds_is_heard_once() {
    let mut table = at("12+0", PERSONS);
    let mut unread = bevy::ecs::message::MessageCursor::<Heard>::default();
    let mut ticks = 0;
    for _ in 0..115 {
        table.frame(100);
        let messages = table.resource::<Messages<Heard>>();
        let heard = unread.read(messages);
        ticks += heard.filter(|it| it.0.voice == Voice::Clock).count();
    }
    assert_eq!(table.turn(), Some(Turn::Person));
    assert_eq!(ticks, 10);
    let clocks = table.resource::<RunningClocks>();
    assert!(clocks.is_short(table.game_match(), Side::First));
    assert!(!clocks.is_short(table.game_match(), Side::Second));
}

#[test]
fn a_running_clock_asks_for_ten_pictures_a_second_at_most() {
    let mut table = at("65+0", PERSONS);
    for _ in 0..640 {
        table.frame(100);
        let clocks = table.resource::<RunningClocks>();
        let next = clocks.next_picture(table.game_match());
        let next = next.expect("it runs").as_millis();
        let most = if shown(&table, Side::First) < 20_000 {
            100
        } else {
            1_000
        };
        assert!((100..=most).contains(&next), "{next}");
    }
    table.want(ScreenCommand::ToMenu);
    table.frames(2);
    let clocks = table.resource::<RunningClocks>();
    assert_eq!(clocks.next_picture(table.game_match()), None);
}

#[test]
fn the_setup_agrees_on_clocks_and_remembers_them() {
    let mut table = Tabletop::quick();
    table.open(crate::games::lines::ID);
    assert_eq!(table.draft().clock, None, "usually there is none");
    table.draft().clock = TimeControl::from_text("180+2");
    table.start();
    table.until(Turn::Person);
    let control = table.game_match().time_control();
    assert_eq!(control, TimeControl::from_text("180+2"));
    table.want(ScreenCommand::ToMenu);
    table.wait("the menu", |table| table.screen() == Screen::Menu);
    table.open(crate::games::lines::ID);
    assert_eq!(table.draft().clock, control);
}

/// A table at which another program, a shell script, plays the second side with these clocks. It is
/// its turn.
#[cfg(unix)]
fn against_a_program(clock: &str, turn_ms: u32, script: &str) -> Tabletop {
    let mut table = Tabletop::new();
    let name = EngineName::new("x").expect("a name");
    table.resource_mut::<Configs>().opponents.external_engines = vec![ExternalEngine {
        name,
        command: "sh".to_owned(),
        args: vec!["-c".to_owned(), script.to_owned()],
        turn_ms,
        pause_ms: 10,
    }];
    let seats = [Seat::Person, Seat::Computer(Opponent::External(name))];
    sit(&mut table, clock, seats);
    table.play(Hand::Keys, "e5");
    table.until(Turn::Computer);
    table
}

#[cfg(unix)]
#[test]
fn a_program_that_does_not_answer_loses_when_its_clock_runs_out_and_is_ended() {
    let silent = "while read -r word rest; do case $word in START*) echo OK;; esac; done";
    let mut table = against_a_program("5+0", 3_600_000, silent);
    for _ in 0..60 {
        table.frame(100);
    }
    table.until(Turn::Over);
    assert_eq!(table.game_match().out_of_time(), Some(Side::Second));
    let won = Some(Outcome::Win(Side::First));
    assert_eq!(table.game_match().result(), won);
    assert!(
        table.resource::<ProgramFault>().0.is_none(),
        "it is no fault"
    );
    table.let_the_players_finish();
    assert_eq!(table.resource::<Thinking>().at_work(), 0);
}

#[cfg(unix)]
#[test]
fn a_program_that_answers_pays_for_its_time_like_everybody() {
    let first_row = "n=0; while read -r word rest; do case $word in START*) echo OK;; \
                     TURN*|DONE*) echo $n,0; n=$((n+1));; END*) exit 0;; esac; done";
    let mut table = against_a_program("600+0", 3_600_000, first_row);
    table.until(Turn::Person);
    assert_eq!(table.record(), "e5 a9");
    let left = table.game_match().time_left(Side::Second);
    assert!(left.is_some_and(|left| left.main_ms < 600_000), "{left:?}");
}
