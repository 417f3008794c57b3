//! A game plays itself again: at its pace, to the end of what was played, until somebody acts; and
//! nobody thinks meanwhile.

use crate::board::figure::Figure;
use crate::features::replay::{ReplayButton, Replaying};
use crate::input::cursor::Cursor;

use crate::tests::prelude::*;

const STARTS: [&str; 5] = [
    "nim:3,4,5",
    "corner:8x8",
    "northcott:2x8",
    "mnk:3x3x3",
    "atoms:3x3",
];

fn is_playing(table: &Tabletop) -> bool {
    table.resource::<Replaying>().is_playing()
}

fn button(table: &Tabletop) -> Option<ReplayButton> {
    ReplayButton::of(table.resource::<Replaying>(), table.game_match())
}

/// A game of two persons that has ended.
fn ended(id: &str, speed: Speed) -> Tabletop {
    let mut table = Tabletop::new();
    table.speed(speed);
    table.sit(id, PERSONS);
    table.play_to_the_end(Hand::Pointer, &mut any_move(3));
    table
}

/// A person's game against a computer after this many moves.
fn against_a_computer(plies: usize) -> Tabletop {
    let mut table = Tabletop::quick();
    table.sit(
        "mnk:9x9x5",
        [Seat::Person, Seat::Computer(Opponent::Random)],
    );
    table.until(Turn::Person);
    let mut choose = any_move(5);
    while table.moves() < plies {
        let mv = choose(table.position());
        table.play_by(Hand::Keys, mv);
        table.until(Turn::Person);
    }
    table
}

#[test]
fn every_finished_game_plays_itself_from_the_start_to_its_end_and_stops() {
    for id in STARTS {
        for speed in [Speed::Off, Speed::Fast] {
            let mut table = ended(id, speed);
            let (moves, end) = (table.moves(), table.position().id());
            assert_eq!(button(&table), Some(ReplayButton::PlayFromStart), "{id}");
            table.want(HistoryCommand::PlayOrPause);
            assert_eq!(table.moves(), 0, "{id}");
            let mut seen = vec![0];
            table.wait("the end of the replay", |table| {
                assert!(!table.is_thinking());
                if seen.last() != Some(&table.moves()) {
                    seen.push(table.moves());
                }
                !is_playing(table)
            });
            assert_eq!(seen, (0..=moves).collect::<Vec<_>>(), "{id}");
            table.until(Turn::Over);
            assert_eq!(table.position().id(), end, "{id}");
            table.frames(100);
            assert_eq!(table.moves(), moves);
            table.check();
        }
    }
}

#[test]
fn a_position_stands_as_long_as_the_chosen_speed_says() {
    let mut table = ended("mnk:3x3x3", Speed::Off);
    let usual = u64::from(table.configs().timing.replay_ms);
    for (speed, pause) in [
        (Speed::Normal, usual),
        (Speed::Slow, 2 * usual),
        (Speed::Fast, usual / 2),
    ] {
        table.resource_mut::<Settings>().replay_speed = speed;
        table.want(HistoryCommand::ToStart);
        table.want(HistoryCommand::PlayOrPause);
        table.until(Turn::Person);
        for played in 0..3 {
            assert_eq!(table.moves(), played, "{speed:?}");
            // The frame in which it comes to rest does not count.
            for _ in 1..pause / 50 {
                table.frame(50);
            }
            table.frame(49);
            assert_eq!(table.moves(), played, "{speed:?}");
            table.frame(1);
            assert_eq!(table.moves(), played + 1, "{speed:?}");
            table.frame(0);
            table.frame(0);
        }
    }
}

#[test]
fn a_pause_holds_and_play_goes_on_from_there() {
    let mut table = ended("nim:3,4,5", Speed::Off);
    let moves = table.moves();
    assert!(moves > 3);
    table.key(KeyCode::KeyP);
    table.wait("two moves", |table| table.moves() == 2);
    table.key(KeyCode::Space);
    assert!(!is_playing(&table));
    table.frames(200);
    assert_eq!(table.moves(), 2);
    assert_eq!(button(&table), Some(ReplayButton::Play));
    table.key(KeyCode::KeyP);
    table.wait("the end", |table| table.moves() == moves);
}

#[test]
fn whoever_acts_stops_the_replay_and_a_press_on_the_board_does_nothing_else() {
    let mut table = against_a_computer(8);
    let actions: [(&str, &dyn Fn(&mut Tabletop)); 7] = [
        ("press", &|table| {
            let free = table.position().legal_moves()[0];
            let cell = table.position().target(free).expect("a cell");
            table.click_cell(cell);
        }),
        ("undo", &|table| table.want(HistoryCommand::Undo)),
        ("redo", &|table| table.want(HistoryCommand::Redo)),
        ("back", &|table| table.key(KeyCode::PageUp)),
        ("to the end", &|table| table.key(KeyCode::End)),
        ("the menu", &|table| {
            table.want(ScreenCommand::ToMenu);
            table.want(ScreenCommand::Continue);
            assert_eq!(table.screen(), Screen::Play);
        }),
        ("new game", &|table| table.want(MatchCommand::NewGame)),
    ];
    for (name, act) in actions {
        table.want(HistoryCommand::ToStart);
        table.want(HistoryCommand::PlayOrPause);
        table.wait("a few moves", |table| table.moves() == 4);
        table.until(Turn::Person);
        assert!(is_playing(&table), "{name}");
        let all = table.game_match().history().len();
        act(&mut table);
        assert!(!is_playing(&table), "{name}");
        let here = table.moves();
        table.frames(100);
        assert_eq!(table.moves(), here, "{name}");
        if name != "new game" {
            assert_eq!(table.game_match().history().len(), all, "{name}");
        }
        if name == "press" {
            assert_eq!(here, 4);
        }
    }
}

#[test]
fn the_computer_does_not_think_while_its_game_plays_itself_nor_at_the_end_of_it() {
    let mut table = against_a_computer(6);
    // The last move is the person's own: its answer was taken back.
    table.want(HistoryCommand::StepBack);
    table.until(Turn::Waiting);
    let answered = table.moves() + 1;
    table.want(HistoryCommand::ToStart);
    table.want(HistoryCommand::PlayOrPause);
    table.wait("the end of the line", |table| {
        assert!(!table.is_thinking());
        table.moves() == answered
    });
    table.frames(100);
    assert!(!table.is_thinking());
    assert_eq!(table.moves(), answered);
    // Its marks for a person's turn are back, and a move goes on with the game.
    table.until(Turn::Person);
    let mv = any_move(9)(table.position());
    table.play_by(Hand::Keys, mv);
    table.until(Turn::Person);
    assert_eq!(table.moves(), answered + 2);
}

#[test]
fn a_replay_shows_no_legal_places_though_persons_sit_at_the_table() {
    let mut table = ended("northcott:2x8", Speed::Off);
    let dots = |table: &Tabletop| table.count_figures(|figure| figure == Figure::Dot);
    table.want(HistoryCommand::PlayOrPause);
    table.until(Turn::Person);
    table.frame(FRAME);
    assert_eq!(dots(&table), 0);
    table.want(HistoryCommand::PlayOrPause);
    table.frame(FRAME);
    assert!(dots(&table) > 0);
}

#[test]
fn one_button_pauses_two_computers_lets_them_go_on_and_replays() {
    let mut table = Tabletop::quick();
    table.sit("atoms:5x5", computers(Opponent::Random, Opponent::Random));
    assert_eq!(button(&table), Some(ReplayButton::Pause));
    table.wait("a few moves", |table| table.moves() > 4);
    table.key(KeyCode::Space);
    table.until(Turn::Waiting);
    assert!(!table.is_thinking());
    let moves = table.moves();
    assert_eq!(button(&table), Some(ReplayButton::Resume));
    table.want(HistoryCommand::ToStart);
    assert_eq!(button(&table), Some(ReplayButton::Play));
    table.key(KeyCode::Space);
    table.wait("the replay to end", |table| {
        assert!(!table.is_thinking());
        !is_playing(table)
    });
    table.until(Turn::Waiting);
    assert_eq!(table.moves(), moves);
    table.key(KeyCode::Space);
    table.wait("they go on", |table| table.moves() > moves + 2);
}

#[test]
fn the_bar_is_there_when_there_is_something_to_replay() {
    let mut table = Tabletop::quick().seated("mnk:3x3x3");
    let offered = |table: &Tabletop| table.resource::<Replaying>().is_offered(table.game_match());
    assert!(!offered(&table));
    table.click("b2");
    table.until(Turn::Person);
    assert!(!offered(&table), "in the midst of a game");
    // Nothing happens where no button is.
    table.key(KeyCode::KeyP);
    assert_eq!(table.moves(), 1);
    table.want(HistoryCommand::Undo);
    assert!(offered(&table), "after going back");
    table.want(HistoryCommand::Redo);
    table.until(Turn::Person);
    assert!(!offered(&table));
    table.want(ScreenCommand::ToMenu);
    table.want(ScreenCommand::Continue);
    table.until(Turn::Person);
    assert!(offered(&table), "brought back to the table");
    table.click("a1");
    table.until(Turn::Person);
    assert!(!offered(&table), "played on");
}

#[test]
fn p_is_a_letter_where_a_board_has_such_a_column() {
    let mut table = Tabletop::quick().seated("mnk:16x16x5");
    table.click("a1");
    table.until(Turn::Person);
    table.want(HistoryCommand::Undo);
    table.key(KeyCode::KeyP);
    assert!(!is_playing(&table));
    assert_eq!(
        table.resource::<Cursor>().focus.map(|cell| cell.col),
        Some(15)
    );
}
