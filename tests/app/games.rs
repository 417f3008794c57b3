//! The course of the five games: from the menu through the setup to the end, by pointer and by
//! keyboard, and the next game after it.

use crate::games::atoms::ATOMS_ORIGINAL;
use crate::input::cursor::Cursor;
use crate::turn::computer_moves::LastResult;
use crate::turn::validation::LastRefusal;
use std::collections::BTreeSet;

use crate::midend::{Plan, Starter};
use crate::rules::Outcome;
use bevy::input::ButtonState;

use crate::tests::prelude::*;
use fivefold_support::positions::{plan, position_of};

/// Small enough to be over soon, one for each game.
const QUICK: [&str; 5] = [
    "nim:3,4,5",
    "corner:8x8",
    "northcott:2x6",
    "mnk:4x4x4",
    "atoms:4x4,chain",
];

#[test]
fn every_game_is_played_from_the_menu_to_the_end_against_its_usual_opponent() {
    for (seed, &kind) in (0..).zip(crate::games::all()) {
        for hand in [Hand::Pointer, Hand::Keys] {
            let mut table = Tabletop::new();
            table.speed(Speed::Fast);
            assert_eq!(table.screen(), Screen::Menu);
            table.open(kind);
            let seats = table.draft().seats;
            assert_eq!(
                seats.iter().filter(|&&seat| seat == Seat::Person).count(),
                1
            );
            table.start();
            table.play_to_the_end(hand, &mut any_move(seed));
            assert_eq!(table.turn(), Some(Turn::Over));
            assert!(table.moves() > 1, "{kind:?}: {}", table.record());
        }
    }
}

#[test]
fn two_persons_play_every_game_to_the_end() {
    for id in QUICK {
        for hand in [Hand::Pointer, Hand::Keys] {
            let mut table = Tabletop::new();
            table.sit(id, PERSONS);
            table.play_to_the_end(hand, &mut any_move(1));
            assert!(
                table.resource::<LastResult>().0.is_none(),
                "nobody computed"
            );
        }
    }
}

#[test]
fn the_computer_plays_every_game_against_itself() {
    for id in QUICK {
        let mut table = Tabletop::new();
        let usual = against_the_computer(id)[1];
        table.speed(Speed::Fast);
        table.sit(id, [usual; 2]);
        table.until(Turn::Over);
        let choice = table.resource::<LastResult>().0.as_ref();
        assert_eq!(
            choice.map(|choice| choice.mv),
            table.game_match().moves().last().copied()
        );
    }
}

#[test]
fn every_opponent_that_is_offered_can_be_played_against() {
    for id in [
        "nim:2,3",
        "corner:4x4,queen",
        "northcott:2x4",
        "mnk:3x3x3",
        "mnk:4x4x3",
        "atoms:3x3",
    ] {
        let start = position_of(id);
        let table = Tabletop::new();
        let offered = Opponent::offered(&start, &table.configs().opponents);
        drop(table);
        for opponent in offered {
            let mut table = Tabletop::quick();
            table.sit(id, computers(opponent, Opponent::Random));
            table.until(Turn::Over);
            assert!(table.notifications().list().is_empty());
        }
    }
}

#[test]
fn a_move_is_made_by_clicking_where_it_leads() {
    let mut table = Tabletop::new();
    table.sit("mnk:9x9x5", PERSONS);
    table.click("h8");
    table.click("a1");
    assert_eq!(table.record(), "h8 a1");
    table.sit("northcott:3x12", PERSONS);
    table.click("b7");
    table.click("b12");
    assert_eq!(table.record(), "b7", "X stands on b12 already");
    table.sit("corner:8x8", PERSONS);
    table.click("c8");
    assert_eq!(table.record(), "c8");
    table.sit("atoms:8x8", PERSONS);
    table.click("d5");
    assert_eq!(table.record(), "d5");
}

#[test]
fn fields_are_reached_by_their_letters_and_numbers() {
    let mut table = Tabletop::new();
    table.sit("mnk:9x9x5", PERSONS);
    for key in [KeyCode::KeyC, KeyCode::Digit7, KeyCode::Space] {
        table.key(key);
    }
    assert_eq!(table.record(), "c7");
    table.sit("northcott:3x12", PERSONS);
    for key in [KeyCode::KeyB, KeyCode::Numpad6, KeyCode::Enter] {
        table.key(key);
    }
    assert_eq!(table.record(), "b6");
}

#[test]
fn digits_that_follow_each_other_make_one_number() {
    use KeyCode::{ArrowLeft, Digit0, Digit1, Digit2, Digit9, Enter, KeyB, KeyK, Numpad1, Space};
    let mut table = Tabletop::new();
    table.sit("mnk:19x19x5", PERSONS);
    for key in [KeyK, Digit1, Digit9, Space, KeyK, Digit1, Digit0, Space] {
        table.key(key);
    }
    // There is no row 29 nor 91, so that the last digit counts.
    for key in [KeyK, Digit2, Digit9, Space, KeyB, Digit9, Digit1, Space] {
        table.key(key);
    }
    assert_eq!(table.record(), "k19 k10 k9 b1");
    table.sit("northcott:3x12", PERSONS);
    for key in [KeyB, Numpad1, Digit1, Enter] {
        table.key(key);
    }
    assert_eq!(table.record(), "b11");
    table.sit("northcott:3x12", PERSONS);
    // Any other key ends the number.
    for key in [KeyB, Digit1, ArrowLeft, Digit2, Enter] {
        table.key(key);
    }
    assert_eq!(table.record(), "b2");
}

#[test]
fn what_is_pressed_is_decided_on_release_over_the_same_field() {
    use bevy::input::ButtonState::{Pressed, Released};
    let mut table = Tabletop::new();
    table.sit("mnk:9x9x5", PERSONS);
    table.frame(0);
    let (here, there) = (
        table.place_of(table.cell("c3")),
        table.place_of(table.cell("d3")),
    );
    table.point_at(Some(here));
    table.button_event(MouseButton::Left, Pressed);
    table.frames(2);
    assert_eq!(table.moves(), 0, "nothing happens on pressing");
    table.point_at(Some(there));
    table.button_event(MouseButton::Left, Released);
    table.frames(2);
    assert_eq!(
        table.moves(),
        0,
        "whoever moves away has changed their mind"
    );
    table.touch("e5", 50);
    assert_eq!(table.record(), "e5");
}

#[test]
fn an_illegal_move_changes_nothing_and_is_told_why() {
    let mut table = Tabletop::new();
    table.sit("mnk:3x3x3", PERSONS);
    table.click("b2");
    table.until(Turn::Person);
    assert!(table.resource::<LastRefusal>().0.is_none());
    table.click("b2");
    assert_eq!(table.moves(), 1);
    let refused = table.resource::<LastRefusal>().0.map(|(reason, _)| reason);
    assert_eq!(refused, Some(crate::rules::Illegal::Occupied));
    table.click("a1");
    assert!(
        table.resource::<LastRefusal>().0.is_none(),
        "a good move takes the reason back"
    );
}

#[test]
fn again_lets_the_other_side_begin_if_so_chosen() {
    let mut table = Tabletop::new();
    table.open(crate::games::corner::ID);
    table.draft().starter = Starter::Alternate;
    table.draft().seats = PERSONS;
    table.start();
    let mut beginners = Vec::new();
    for game in 0..4 {
        assert_eq!(table.game_match().game(), game);
        beginners.push(table.game_match().start().side_to_move());
        table.play_to_the_end(Hand::Pointer, &mut any_move(game.into()));
        table.key(KeyCode::Enter);
    }
    use Side::{First, Second};
    assert_eq!(beginners, [First, Second, First, Second]);
}

#[test]
fn again_gives_a_fresh_board() {
    for id in QUICK {
        let mut table = Tabletop::new();
        table.sit(id, PERSONS);
        table.play_to_the_end(Hand::Pointer, &mut any_move(3));
        let start = table.game_match().start().clone();
        table.ctrl(KeyCode::KeyN);
        assert_eq!(table.moves(), 0);
        assert_eq!(table.position(), &start);
        table.until(Turn::Person);
        // Besides the pieces, which every frame checks: neither dents nor ink nor ribbon.
        use crate::board::figure::Figure;
        let left = table.count_figures(|figure| {
            matches!(figure, Figure::Dent | Figure::Ink(_) | Figure::Ribbon(_))
        });
        assert_eq!(left, 0, "{id}");
    }
}

#[test]
fn a_held_key_begins_one_new_game_only() {
    use bevy::input::ButtonState::Pressed;
    let mut table = Tabletop::new();
    table.sit("mnk:9x9x5", PERSONS);
    table.key_event(KeyCode::ControlLeft, Pressed, false);
    table.key_event(KeyCode::KeyN, Pressed, false);
    table.frame(16);
    for _ in 0..5 {
        table.key_event(KeyCode::KeyN, Pressed, true);
        table.frame(16);
    }
    assert_eq!(table.game_match().game(), 1);
}

#[test]
fn the_first_move_can_be_left_to_the_computer() {
    for id in QUICK {
        let mut table = Tabletop::new();
        table.sit(id, against_the_computer(id));
        table.until(Turn::Person);
        assert!(table.game_match().can_pass_the_beginning());
        table.want(MatchCommand::OtherBegins);
        table.until(Turn::Person);
        assert_eq!(table.moves(), 1, "{id}: the computer has moved first");
        assert_eq!(table.game_match().start().side_to_move(), Side::Second);
        table.want(MatchCommand::OtherBegins);
        assert_eq!(
            table.moves(),
            1,
            "{id}: a game that runs is not turned round"
        );
        table.want(MatchCommand::NewGame);
        assert_eq!(
            table.game_match().start().side_to_move(),
            Side::First,
            "it was for one game"
        );
    }
}

#[test]
fn two_persons_cannot_leave_the_beginning_to_a_computer() {
    let mut table = Tabletop::new().seated("nim:3,4,5");
    table.want(MatchCommand::OtherBegins);
    assert_eq!(table.game_match().start().side_to_move(), Side::First);
}

#[test]
fn the_game_stays_on_the_table_while_the_menu_is_open() {
    for id in QUICK {
        let mut table = Tabletop::new();
        table.sit(id, against_the_computer(id));
        table.until(Turn::Person);
        let mv = table.position().legal_moves()[0];
        table.play_by(Hand::Pointer, mv);
        let record = table.record();
        // Amid the movement or the thinking, whichever it is.
        table.key(KeyCode::Escape);
        assert_eq!(table.screen(), Screen::Menu);
        assert!(!table.is_thinking());
        let before = table.position().clone();
        table.frames(100);
        assert_eq!(
            table.position(),
            &before,
            "nobody moves while the menu is open"
        );
        table.want(ScreenCommand::Continue);
        assert_eq!(table.screen(), Screen::Play);
        assert!(table.record().starts_with(&record));
        table.play_to_the_end(Hand::Keys, &mut any_move(5));
    }
}

#[test]
fn what_was_wanted_on_another_screen_is_not_done_in_the_game() {
    let mut table = Tabletop::new();
    table.open(crate::games::lines::ID);
    table.draft().seats = PERSONS;
    let cell = table.cell("b2");
    // Both in one frame: the press was for the setup, which refuses it, not for the first move.
    table.intent(BoardInput::Press(cell));
    table.intent(ScreenCommand::Start);
    table.frames(5);
    assert_eq!(table.screen(), Screen::Play);
    assert_eq!(table.moves(), 0);
}

#[test]
fn a_button_pressed_in_the_setup_is_not_released_in_the_game() {
    use bevy::input::ButtonState::{Pressed, Released};
    let mut table = Tabletop::new();
    table.open(crate::games::lines::ID);
    table.frame(0);
    let middle = table.place_of(table.cell("b2"));
    table.point_at(Some(middle));
    table.button_event(MouseButton::Left, Pressed);
    table.frame(16);
    table.start();
    table.until(Turn::Person);
    table.button_event(MouseButton::Left, Released);
    table.frames(3);
    assert_eq!(table.moves(), 0);
}

#[test]
fn the_winning_line_stays_on_the_board_until_the_next_game() {
    use crate::board::figure::Figure;
    let ink = |table: &Tabletop| table.count_figures(|figure| matches!(figure, Figure::Ink(_)));
    for speed in [Speed::Off, Speed::Normal] {
        let mut table = Tabletop::new();
        table.speed(speed);
        table.sit("mnk:3x3x3", PERSONS);
        for field in ["a1", "a2", "b1", "b2", "c1"] {
            table.click(field);
            table.frames(60);
        }
        table.until(Turn::Over);
        assert_eq!(table.position().outcome(), Some(Outcome::Win(Side::First)));
        table.frames(100);
        assert_eq!(ink(&table), 1);
        table.key(KeyCode::Escape);
        table.show(Screen::Play);
        table.frames(3);
        assert_eq!(
            ink(&table),
            1,
            "it is there again after a visit to the menu"
        );
        table.key(KeyCode::Enter);
        table.frames(3);
        assert_eq!(ink(&table), 0);
    }
}

#[test]
fn the_setup_of_the_game_on_the_table_starts_with_its_choices() {
    let mut table = Tabletop::new();
    table.sit("mnk:9x7x4", PERSONS);
    table.want(ScreenCommand::ToSetup);
    assert_eq!(table.screen(), Screen::Setup);
    assert_eq!(table.draft().position().params_text(), "9x7x4");
    assert_eq!(table.draft().seats, PERSONS);
    let first = table.draft().seed;
    table.start();
    table.want(ScreenCommand::ToSetup);
    assert_ne!(table.draft().seed, first, "the next sitting is another one");
}

#[test]
fn a_computer_that_cannot_move_is_reported_and_does_not_hang_the_program() {
    let mut table = Tabletop::quick();
    // No setup offers this: the exact player knows 3 × 3 only.
    table.sit("mnk:5x5x4", [Seat::Computer(Opponent::Exact), Seat::Person]);
    table.wait("a notice", |table| !table.notifications().list().is_empty());
    table.frames(50);
    assert_eq!(table.notifications().list().len(), 1);
    assert_eq!(table.moves(), 0);
    table.key(KeyCode::Escape);
    assert_eq!(table.notifications().list().len(), 0, "it is closed first");
    table.key(KeyCode::Escape);
    assert_eq!(table.screen(), Screen::Menu);
}

#[test]
fn the_same_seed_gives_the_same_game_of_two_computers() {
    let play = |seed| {
        let mut table = Tabletop::quick();
        let start = "atoms:4x4";
        table.sit_with(Plan {
            starter: Some(Starter::Random),
            seed,
            ..plan(start, computers(Opponent::Random, ATOMS_ORIGINAL))
        });
        table.until(Turn::Over);
        table.record()
    };
    assert_eq!(play(1), play(1));
    let games: BTreeSet<String> = (1..6).map(play).collect();
    assert!(games.len() > 1, "other seeds give other games");
}

#[test]
fn keys_that_arrive_in_one_slow_frame_are_obeyed_in_their_order() {
    let mut table = Tabletop::new().seated("mnk:15x15x5");
    for key in [KeyCode::ArrowUp, KeyCode::ArrowLeft, KeyCode::Enter] {
        table.key_event(key, ButtonState::Pressed, false);
        table.key_event(key, ButtonState::Released, false);
    }
    table.frame(400);
    table.frame(0);
    assert_eq!(table.moves(), 1);
    let mv = table.game_match().moves()[0];
    assert_eq!(table.position().move_text(mv), "g8");
}

#[test]
fn on_small_cells_the_first_tap_aims_and_the_second_one_plays() {
    let mut table = Tabletop::new();
    table.resize(375.0, 667.0);
    table.sit("mnk:19x19x5", PERSONS);
    table.until(Turn::Person);
    table.touch("j10", 50);
    assert_eq!(table.moves(), 0);
    assert_eq!(table.resource::<Cursor>().focus, Some(table.cell("j10")));
    table.touch("k11", 50);
    assert_eq!(table.moves(), 0, "another cell is aimed at instead");
    table.touch("k11", 50);
    table.frame(0);
    assert_eq!(table.moves(), 1);
    // On a board with large cells one tap plays.
    table.sit("mnk:3x3x3", PERSONS);
    table.until(Turn::Person);
    table.touch("b2", 50);
    assert_eq!(table.moves(), 1);
}
