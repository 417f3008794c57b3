//! Gamepads: the whole program is used with one, and what it reports becomes presses in good order.

use std::collections::{BTreeMap, BTreeSet};

use crate::config::Timing;
use crate::features::hints::StudyCommand;
use crate::features::settings::Scan;
use crate::games::{atoms, corner, lines, nim, northcott};
use crate::input::bindings::capture::KeyCapture;
use crate::input::bindings::gamepad_button::{Axis, PadButton, Stick};
use crate::input::bindings::in_force::KeyBindings;
use crate::input::bindings::key_map::{KEY_MAP, command};
use crate::input::cursor::Cursor;
use crate::input::gamepads::{Gamepads, PadChange};
use crate::intent::Intent;
use crate::rules::{GameId, Move};
use crate::window::WindowCommand;
use bevy::input::ButtonState;
use bevy_egui::egui::accesskit::Role;

use crate::tests::every_screen;
use crate::tests::prelude::*;
use crate::tests::reader::Told;

/// The program with a gamepad.
fn with_gamepad() -> Tabletop {
    let mut table = Tabletop::quick();
    table.pad_event(1, PadChange::Connected);
    table.frame(0);
    table
}

fn seated(id: &str) -> Tabletop {
    let mut table = with_gamepad();
    table.sit(id, PERSONS);
    table.until(Turn::Person);
    table
}

fn stick(table: &mut Tabletop, axis: Axis, value: f32) {
    table.pad_event(1, PadChange::Stick(Stick::Left, axis, value));
}

/// What is wanted with a button that goes down.
fn pressed(table: &mut Tabletop, button: PadButton) -> Vec<Intent> {
    table.pad_event(1, PadChange::Button(button, true));
    table.wanted(1)
}

const RIGHT: Intent = Intent::Board(BoardInput::Step { dx: 1, dy: 0 });
const DOWN: Intent = Intent::Board(BoardInput::Step { dx: 0, dy: 1 });

/// Presses a button, and lets the screens see it.
fn press(table: &mut Tabletop, reader: &Reader, button: PadButton) {
    table.pad(button);
    reader.read(table);
}

/// Leads through the controls with this button until one whose name begins so has the focus.
#[track_caller]
fn go_to(table: &mut Tabletop, reader: &Reader, button: PadButton, name: &str) {
    for _ in 0..60 {
        let focused = reader.focused(table).unwrap_or_default();
        if focused.starts_with(name) {
            return;
        }
        press(table, reader, button);
    }
    panic!(
        "{name:?} is not reached; the focus is on {:?}",
        reader.focused(table)
    );
}

/// Leads over the board to a cell.
fn go_to_cell(table: &mut Tabletop, target: Cell) {
    for _ in 0..60 {
        let button = match table.resource::<Cursor>().focus {
            Some(at) if at == target => return,
            Some(at) if at.row < target.row => PadButton::Down,
            Some(at) if at.row > target.row => PadButton::Up,
            Some(at) if at.col > target.col => PadButton::Left,
            _ => PadButton::Right,
        };
        table.pad(button);
    }
    panic!("{target:?} is not reached");
}

/// Makes this move with the gamepad.
fn play(table: &mut Tabletop, mv: Move) {
    let position = table.position().clone();
    let target = position.target(mv).expect("a move of this game");
    let is_nim = position.game() == nim::ID;
    if is_nim {
        let before = position.view();
        let (after, _) = position.preview(mv).expect("a legal move");
        let lie = |view: &crate::rules::View| {
            let cells = view.cells();
            cells
                .filter(|cell| cell.row == target.row && view.at(*cell).count > 0)
                .collect::<Vec<Cell>>()
        };
        let (before, after) = (lie(&before), lie(&after.view()));
        for &cell in &before[after.len()..] {
            go_to_cell(table, cell);
            table.pad(PadButton::South);
        }
        table.pad(PadButton::Start);
    } else {
        go_to_cell(table, target);
        table.pad(PadButton::South);
    }
    assert_eq!(table.game_match().moves().last(), Some(&mv));
}

/// A game from the menu to its result, and the next one.
fn play_a_whole_game(game: GameId, name: &str, sizes: &[(&str, u8, i32)]) {
    let mut table = with_gamepad();
    let reader = Reader::of(&mut table);
    go_to(&mut table, &reader, PadButton::RightTrigger, name);
    press(&mut table, &reader, PadButton::South);
    assert_eq!(table.screen(), Screen::Setup, "{name}");
    assert_eq!(table.draft().game, game);
    for &(key, index, value) in sizes {
        table.draft().set(key, index, value);
    }
    table.draft().seats = PERSONS;
    table.frame(0);
    press(&mut table, &reader, PadButton::Start);
    assert_eq!(table.screen(), Screen::Play, "{name}");
    let mut choose = any_move(5);
    for _ in 0..200 {
        table.until_a_person_may_act();
        if table.turn() == Some(Turn::Over) {
            break;
        }
        let mv = choose(&table.position().clone());
        play(&mut table, mv);
    }
    assert_eq!(table.turn(), Some(Turn::Over), "{name}");
    press(&mut table, &reader, PadButton::Start);
    assert_eq!(table.moves(), 0, "{name}: another game");
    assert_eq!(table.screen(), Screen::Play);
}

#[test]
fn whole_games_are_played_with_a_gamepad_alone() {
    play_a_whole_game(
        lines::ID,
        "Lines",
        &[("cols", 0, 3), ("rows", 0, 3), ("len", 0, 3)],
    );
    play_a_whole_game(corner::ID, "Corner", &[("cols", 0, 5), ("rows", 0, 5)]);
    play_a_whole_game(northcott::ID, "Northcott", &[("rows", 0, 2)]);
    play_a_whole_game(atoms::ID, "Atoms", &[("cols", 0, 3), ("rows", 0, 3)]);
    play_a_whole_game(nim::ID, "Nim", &[]);
}

#[test]
fn the_left_stick_does_what_the_directional_pad_does() {
    let mut table = seated("mnk:5x5x4");
    stick(&mut table, Axis::X, 1.0);
    assert_eq!(table.wanted(16), [RIGHT]);
    stick(&mut table, Axis::X, 0.0);
    stick(&mut table, Axis::Y, -0.8);
    assert_eq!(table.wanted(16), [DOWN]);
    stick(&mut table, Axis::Y, 0.0);
    assert_eq!(pressed(&mut table, PadButton::Right), [RIGHT]);
}

#[test]
fn a_stick_within_its_dead_zone_does_nothing_and_one_at_its_edge_does_not_flicker() {
    let mut table = seated("mnk:5x5x4");
    let zone = table.configs().timing.gamepad_dead_zone;
    for value in [0.5 * zone, 0.9 * zone, -0.9 * zone] {
        stick(&mut table, Axis::X, value);
        assert_eq!(table.wanted(16), []);
    }
    stick(&mut table, Axis::X, 1.1 * zone);
    assert_eq!(table.wanted(16), [RIGHT]);
    for value in [0.95 * zone, 1.1 * zone, 0.95 * zone] {
        stick(&mut table, Axis::X, value);
        assert_eq!(table.wanted(1), [], "it was not let go");
    }
    stick(&mut table, Axis::X, 0.0);
    stick(&mut table, Axis::X, 1.1 * zone);
    assert_eq!(table.wanted(1), [RIGHT]);
}

#[test]
fn a_stick_that_turns_from_one_side_to_another_goes_both_ways() {
    let mut table = seated("mnk:5x5x4");
    stick(&mut table, Axis::X, 1.0);
    assert_eq!(table.wanted(1), [RIGHT]);
    stick(&mut table, Axis::Y, -0.7);
    assert_eq!(table.wanted(1), [], "it is still further to the right");
    stick(&mut table, Axis::X, 0.2);
    assert_eq!(table.wanted(1), [DOWN]);
}

#[test]
fn a_button_that_is_held_repeats_after_a_while_and_then_quickly() {
    let mut table = seated("mnk:9x9x5");
    let Timing {
        gamepad_delay_ms: delay,
        gamepad_repeat_ms: repeat,
        ..
    } = table.configs().timing;
    assert_eq!(pressed(&mut table, PadButton::Right), [RIGHT]);
    assert_eq!(table.wanted(u64::from(delay) - 2), []);
    assert_eq!(table.wanted(3), [RIGHT]);
    assert_eq!(table.wanted(u64::from(repeat) - 2), []);
    assert_eq!(table.wanted(3), [RIGHT]);
    let gamepads = table.resource::<Gamepads>();
    assert!(
        gamepads.next_press().is_some(),
        "the program is woken for it"
    );
    table.pad_event(1, PadChange::Button(PadButton::Right, false));
    assert_eq!(table.wanted(5_000), []);
    assert_eq!(table.resource::<Gamepads>().next_press(), None);
}

#[test]
fn what_is_done_once_does_not_repeat() {
    let mut table = seated("mnk:3x3x3");
    for (button, name) in [(PadButton::North, "hint"), (PadButton::South, "press")] {
        let own = command(name).expect("a command of the table");
        assert!(!own.repeats);
        assert_eq!(pressed(&mut table, button).len(), 1, "{name}");
        assert_eq!(table.wanted(5_000), [], "{name}");
        table.pad_event(1, PadChange::Button(button, false));
        table.frame(1);
    }
}

#[test]
fn several_presses_in_one_slow_frame_come_one_after_the_other() {
    let mut table = seated("mnk:3x3x3");
    for button in [PadButton::Right, PadButton::Right, PadButton::South] {
        table.pad_event(1, PadChange::Button(button, true));
        table.pad_event(1, PadChange::Button(button, false));
    }
    table.frame(1_000);
    assert_eq!(table.moves(), 0);
    table.frames(4);
    assert_eq!(table.record(), "c2");
}

#[test]
fn a_gamepad_that_is_pulled_out_holds_nothing_and_another_one_goes_on() {
    let mut table = seated("mnk:5x5x4");
    table.pad_event(1, PadChange::Button(PadButton::Right, true));
    table.pad_event(1, PadChange::Disconnected);
    table.frame(1);
    assert_eq!(table.wanted(5_000), [], "it does not go on for ever");
    assert!(!table.resource::<Gamepads>().is_any());
    table.pad_event(1, PadChange::Button(PadButton::Right, true));
    assert_eq!(table.wanted(16), [], "nobody is there");
    table.pad_event(2, PadChange::Connected);
    table.pad_event(2, PadChange::Button(PadButton::Right, true));
    assert_eq!(table.wanted(16), [RIGHT]);
}

#[test]
fn only_the_window_that_is_used_listens() {
    let mut table = seated("mnk:5x5x4");
    table.pad_event(1, PadChange::Button(PadButton::Right, true));
    table.frame(1);
    table.window().focused = false;
    assert_eq!(table.wanted(5_000), []);
    assert_eq!(pressed(&mut table, PadButton::South), []);
    table.window().focused = true;
    assert_eq!(table.wanted(5_000), [], "nothing is held any more");
    assert_eq!(pressed(&mut table, PadButton::Right), [RIGHT]);
}

#[test]
fn up_and_down_lead_past_a_list_and_the_lower_button_opens_it() {
    let mut table = with_gamepad();
    let reader = Reader::of(&mut table);
    table.open(lines::ID);
    table.frame(0);
    let seats = table.draft().seats;
    go_to(&mut table, &reader, PadButton::RightTrigger, "Blue: ");
    press(&mut table, &reader, PadButton::Down);
    let below = reader.focused(&mut table).expect("a control");
    assert!(!below.starts_with("Blue: "), "{below}");
    assert_eq!(table.draft().seats, seats, "nothing was chosen");
    go_to(&mut table, &reader, PadButton::LeftTrigger, "Blue: ");
    press(&mut table, &reader, PadButton::South);
    press(&mut table, &reader, PadButton::Down);
    press(&mut table, &reader, PadButton::South);
    assert_ne!(table.draft().seats, seats, "the next one was chosen");
}

#[test]
fn the_right_button_goes_back_a_step_at_a_time() {
    let mut table = seated("mnk:3x3x3");
    let reader = Reader::of(&mut table);
    go_to(&mut table, &reader, PadButton::RightTrigger, "More");
    press(&mut table, &reader, PadButton::South);
    assert!(reader.offers(&mut table, "Settings"), "the menu is open");
    press(&mut table, &reader, PadButton::East);
    assert!(!reader.offers(&mut table, "Settings"), "the menu is closed");
    press(&mut table, &reader, PadButton::East);
    assert_eq!(table.screen(), Screen::Play, "from the panel to the board");
    press(&mut table, &reader, PadButton::East);
    assert_eq!(table.screen(), Screen::Menu);
    table.want(ScreenCommand::Settings);
    reader.read(&mut table);
    press(&mut table, &reader, PadButton::Down);
    assert!(reader.focused(&mut table).is_some());
    press(&mut table, &reader, PadButton::East);
    assert_eq!(table.screen(), Screen::Menu, "without a board at once");
}

#[test]
fn a_choice_of_several_words_is_made_sideways() {
    let mut table = with_gamepad();
    table.want(ScreenCommand::Settings);
    let reader = Reader::of(&mut table);
    go_to(
        &mut table,
        &reader,
        PadButton::RightTrigger,
        "Accessibility",
    );
    press(&mut table, &reader, PadButton::South);
    go_to(&mut table, &reader, PadButton::RightTrigger, "Scanning");
    press(&mut table, &reader, PadButton::Right);
    assert_eq!(table.resource::<Settings>().scan, Scan::OneSwitch);
}

#[test]
fn select_lists_the_buttons_first_while_the_gamepad_is_used() {
    let mut table = with_gamepad();
    let reader = Reader::of(&mut table);
    let painted = |table: &mut Tabletop| {
        let texts = reader.painted_texts(table).into_iter();
        let texts: Vec<String> = texts.map(|(text, _)| text).collect();
        let place = |word: &str| texts.iter().position(|text| text == word);
        (place("Lower button"), place("Tab"))
    };
    press(&mut table, &reader, PadButton::Select);
    let (button, key) = painted(&mut table);
    assert!(button.is_some() && button < key, "{button:?} {key:?}");
    press(&mut table, &reader, PadButton::East);
    assert_eq!(painted(&mut table), (None, None), "it is closed");
    table.key(KeyCode::F1);
    reader.read(&mut table);
    let (button, key) = painted(&mut table);
    assert!(key.is_some() && key < button, "{button:?} {key:?}");
    table.want(WindowCommand::Keys);
    table.pad_event(1, PadChange::Disconnected);
    table.want(WindowCommand::Keys);
    assert_eq!(painted(&mut table).0, None, "without a gamepad");
}

/// Chooses these buttons for commands.
fn choose(table: &mut Tabletop, buttons: &[(&str, &str)]) {
    let buttons = buttons.iter();
    let buttons = buttons.map(|&(name, button)| (name.to_owned(), button.to_owned()));
    table.resource_mut::<Settings>().buttons = buttons.collect();
    // The bindings follow before a button comes.
    table.frame(0);
}

#[test]
fn the_next_button_goes_to_the_command_that_awaits_it_and_does_nothing_else() {
    let mut table = seated("mnk:3x3x3");
    let undo = command("undo").expect("a command of the table");
    table.resource_mut::<KeyCapture>().begin(undo);
    assert_eq!(pressed(&mut table, PadButton::LeftStick), []);
    assert!(!table.resource::<KeyCapture>().is_awaiting());
    assert_eq!(table.resource::<Settings>().buttons["undo"], "LeftStick");
    table.resource_mut::<KeyCapture>().begin(undo);
    assert_eq!(table.wanted(5_000), [], "it is only held");
    assert!(table.resource::<KeyCapture>().is_awaiting());
    table.pad(PadButton::East);
    let capture = table.resource::<KeyCapture>();
    assert!(capture.refused(undo).is_some(), "that one leads back");
    assert_eq!(table.resource::<Settings>().buttons["undo"], "LeftStick");
    assert_eq!(table.screen(), Screen::Play);
}

#[test]
fn chosen_buttons_replace_the_usual_ones() {
    let mut table = seated("mnk:3x3x3");
    choose(
        &mut table,
        &[("undo", "North, LeftStick"), ("hint", "West")],
    );
    let undo: Intent = HistoryCommand::Undo.into();
    for (button, expected) in [
        (PadButton::North, undo),
        (PadButton::LeftStick, undo),
        (PadButton::West, StudyCommand::Hint.into()),
    ] {
        assert_eq!(pressed(&mut table, button), [expected], "{button}");
        table.pad_event(1, PadChange::Button(button, false));
        table.frame(1);
    }
    choose(&mut table, &[]);
    assert_eq!(pressed(&mut table, PadButton::West), [undo]);
}

#[test]
fn whatever_button_presses_places_and_leads_back_does_so_with_controls() {
    let mut table = seated("mnk:3x3x3");
    choose(
        &mut table,
        &[
            ("press", "LeftStick"),
            ("back", "West"),
            ("undo", "South"),
            ("one_step", "East"),
        ],
    );
    assert_eq!(table.notifications().problems().count(), 0);
    let reader = Reader::of(&mut table);
    go_to_cell(&mut table, Cell::new(1, 1));
    table.pad(PadButton::LeftStick);
    assert_eq!(table.record(), "b2");
    go_to(&mut table, &reader, PadButton::RightTrigger, "More");
    press(&mut table, &reader, PadButton::South);
    assert_eq!(table.moves(), 0, "undone beside the control");
    assert!(!reader.offers(&mut table, "Settings"));
    press(&mut table, &reader, PadButton::LeftStick);
    assert!(reader.offers(&mut table, "Settings"), "the menu is open");
    for button in [PadButton::South, PadButton::East] {
        press(&mut table, &reader, button);
        let is_open = reader.offers(&mut table, "Settings");
        assert!(is_open, "{button} does nothing in it");
    }
    press(&mut table, &reader, PadButton::West);
    assert!(!reader.offers(&mut table, "Settings"), "the menu is closed");
    press(&mut table, &reader, PadButton::West);
    assert_eq!(table.screen(), Screen::Play, "from the panel to the board");
    press(&mut table, &reader, PadButton::West);
    assert_eq!(table.screen(), Screen::Menu);
}

#[test]
fn a_command_that_shares_the_button_of_pressing_does_not_keep_controls_from_it() {
    let mut table = with_gamepad();
    choose(&mut table, &[("my_games", "South")]);
    let reader = Reader::of(&mut table);
    go_to(&mut table, &reader, PadButton::RightTrigger, "Lines");
    press(&mut table, &reader, PadButton::South);
    assert_eq!(table.screen(), Screen::Setup);
}

#[test]
fn a_wrong_choice_of_buttons_is_told_and_the_others_stay_in_force() {
    let mut table = seated("mnk:3x3x3");
    choose(
        &mut table,
        &[
            ("hint", "East"),
            ("redo", "Turbo"),
            ("step", "West"),
            ("undo", "leftstick"),
            ("undoo", "West"),
        ],
    );
    let told = table.told().join("\n");
    for part in [
        "settings.ron, buttons, hint: Right button belongs to back (Back). Choose another button",
        "settings.ron, buttons, redo: no button is called “Turbo”. Write it like West",
        "settings.ron, buttons, step: these buttons cannot be changed. Remove the entry.",
        "settings.ron, buttons: there is no command “undoo”. Did you mean “undo”?",
    ] {
        assert!(told.contains(part), "{told} lacks {part}");
    }
    assert_eq!(
        pressed(&mut table, PadButton::LeftStick),
        [HistoryCommand::Undo.into()]
    );
    choose(&mut table, &[]);
    assert_eq!(table.notifications().problems().count(), 0);
}

#[test]
fn a_special_case_shares_its_button_with_the_whole_game_but_with_no_other_special_case() {
    let problems = |name: &str, button: &str| {
        let chosen = BTreeMap::from([(name.to_owned(), button.to_owned())]);
        let bindings = KeyBindings::default().with_buttons(&chosen);
        bindings.button_problems().len()
    };
    assert_eq!(problems("play_again", "West"), 0, "undo has it in the game");
    assert_eq!(problems("redo", "North"), 1, "hint has it");
    assert_eq!(
        problems("redo", "Start"),
        1,
        "rules has it where it is spare"
    );
    assert_eq!(
        problems("play_again", "South"),
        1,
        "a replay of the game has it"
    );
}

#[test]
fn the_usual_buttons_can_be_chosen_and_have_names_that_are_read_again() {
    for command in KEY_MAP.iter().filter(|command| command.can_change()) {
        let usual: Vec<String> = command
            .buttons
            .iter()
            .map(|it| it.input.to_string())
            .collect();
        let chosen = BTreeMap::from([(command.name.to_owned(), usual.join(", "))]);
        let bindings = KeyBindings::default().with_buttons(&chosen);
        assert_eq!(bindings.button_problems(), [], "{}", command.name);
        assert_eq!(bindings, KeyBindings::default(), "{}", command.name);
    }
    for button in PadButton::ALL {
        assert_eq!(button.to_string().parse(), Ok(button));
    }
}

#[test]
fn r2_reaches_every_button_list_and_field_of_every_screen() {
    let mut missed = Vec::new();
    let visited = &mut |table: &mut Tabletop, reader: &Reader, what: &str| {
        table.pad_event(1, PadChange::Connected);
        table.frame(0);
        let is_reached_by_itself = |told: &Told| {
            let role = matches!(
                told.role,
                Role::Button
                    | Role::ComboBox
                    | Role::CheckBox
                    | Role::TextInput
                    | Role::MultilineTextInput
            );
            role && told.is_enabled && told.cell.is_none()
        };
        let controls = reader.read(table).into_iter().filter(is_reached_by_itself);
        let mut waiting: BTreeSet<String> = controls.map(|told| told.words).collect();
        // Choices of several words stand between them.
        for _ in 0..4 * waiting.len() + 20 {
            table.pad(PadButton::RightTrigger);
            if waiting.is_empty() {
                break;
            }
            if let Some(focused) = reader.focused(table) {
                waiting.remove(&focused);
            }
        }
        // The button of work that has ended meanwhile is gone.
        let there: BTreeSet<String> =
            (reader.read(table).into_iter().map(|told| told.words)).collect();
        let missing = waiting.intersection(&there);
        missed.extend(missing.map(|name| format!("{what}: {name}")));
    };
    every_screen::visit((1280.0, 720.0), &Settings::default(), visited);
    assert!(missed.is_empty(), "{missed:#?}");
}

#[test]
fn while_controls_are_scanned_every_button_is_a_switch() {
    let mut table = seated("mnk:3x3x3");
    table.resource_mut::<Settings>().scan = Scan::TwoSwitches;
    table.frames(2);
    table.pad(PadButton::East);
    table.pad(PadButton::South);
    assert_eq!(table.record(), "b3");
}

#[test]
fn no_button_has_two_commands_at_one_place_of_one_rank() {
    let buttons = KEY_MAP.iter().flat_map(|command| {
        let own = command.buttons.iter();
        own.map(|own| (command.name, own.input, own.place.unwrap_or(command.place)))
    });
    let all: Vec<_> = buttons.collect();
    for (index, one) in all.iter().enumerate() {
        for other in &all[index + 1..] {
            let is_same = (one.1, one.2) == (other.1, other.2);
            assert!(!is_same, "{} and {}", one.0, other.0);
        }
    }
}

#[test]
fn whoever_takes_the_keyboard_has_put_the_gamepad_away() {
    let mut table = seated("mnk:3x3x3");
    table.pad(PadButton::Right);
    assert!(table.resource::<Gamepads>().is_in_use());
    table.key_event(KeyCode::ArrowLeft, ButtonState::Pressed, false);
    table.frame(16);
    assert!(!table.resource::<Gamepads>().is_in_use());
}
