//! The table of keys: each does what it says, a person can choose others, and docs/keys.md lists
//! them all.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use crate::config::read_whole;
use crate::features::hints::StudyCommand;
use crate::features::language::{Language, Words};
use crate::games::{lines, northcott};
use crate::input::bindings::bindable::Bindable;
use crate::input::bindings::chord::Chord;
use crate::input::bindings::gamepad_button::PadButton;
use crate::input::bindings::in_force::{KeyBindings, reset};
use crate::input::bindings::key_command::{Action, Focus, KeyCommand, KeyGroup, KeyPlace};
use crate::input::bindings::key_map::{KEY_MAP, command};
use crate::input::bindings::key_words::{
    caps, commands_in_words, gamepad_in_words, problem_sentence,
};
use crate::input::bindings::{BindingProblem, bind};
use crate::input::keyboard::KeyFocus;
use crate::intent::Intent;
use crate::window::WindowCommand;
use bevy::input::ButtonState;

use crate::tests::prelude::*;
use fivefold_support::transcript::assert_as_in;

/// The program where keys have their meaning at this place.
fn at(place: KeyPlace) -> Tabletop {
    let mut table = Tabletop::new();
    match place {
        KeyPlace::Anywhere | KeyPlace::SpareAnywhere | KeyPlace::Menu => {}
        KeyPlace::Setup => table.go_to(Screen::Setup),
        KeyPlace::PlacingSides => table.open(northcott::ID),
        KeyPlace::Research => table.go_to(Screen::Research),
        KeyPlace::Theorem => table.go_to(Screen::Theorem),
        KeyPlace::Lesson => table.go_to(Screen::Lesson),
        KeyPlace::Puzzles => table.go_to(Screen::Puzzles),
        KeyPlace::Arena => table.go_to(Screen::Arena),
        KeyPlace::Game | KeyPlace::Board | KeyPlace::Spare => table.go_to(Screen::Play),
        KeyPlace::GameOver => {
            table.sit("mnk:3x3x3:ooo/xx1/3@2", PERSONS);
            table.until(Turn::Over);
        }
        KeyPlace::Marking => table = table.seated("nim:3,4,5"),
        KeyPlace::Watching => {
            table.sit("nim:3,4,5", computers(Opponent::Random, Opponent::Random));
            table.until(Turn::Computer);
        }
    }
    table
}

/// What is wanted with a key that goes down, or is held.
fn wanted(table: &mut Tabletop, chord: Chord, held: bool) -> Vec<Intent> {
    let modifiers = [
        (chord.control, KeyCode::ControlLeft),
        (chord.shift, KeyCode::ShiftLeft),
    ];
    let modifiers = modifiers.into_iter().filter(|(is_held, _)| *is_held);
    for (_, key) in modifiers.clone() {
        table.key_event(key, ButtonState::Pressed, false);
    }
    table.key_event(chord.key, ButtonState::Pressed, held);
    for (_, key) in modifiers {
        table.key_event(key, ButtonState::Released, false);
    }
    table.wanted(0)
}

/// What is wanted with the key of this name.
fn pressed(table: &mut Tabletop, key: &str) -> Vec<Intent> {
    wanted(table, chord(key), false)
}

fn chord(text: &str) -> Chord {
    text.parse().expect("the name of a key")
}

fn named(name: &str) -> &'static KeyCommand {
    command(name).expect("a command of the table")
}

/// Commands with an intent of their own, and their usual keys.
fn usual_keys() -> impl Iterator<Item = (&'static KeyCommand, Intent, KeyPlace, Chord)> {
    KEY_MAP.iter().flat_map(|command| {
        command
            .keys
            .iter()
            .filter_map(move |key| match command.action {
                Action::Intent(intent) => Some((
                    command,
                    intent,
                    key.place.unwrap_or(command.place),
                    key.input,
                )),
                _ => None,
            })
    })
}

/// Settings in which these keys are chosen.
fn choose(keys: &[(&str, &str)]) -> BTreeMap<String, String> {
    let keys = keys.iter();
    keys.map(|&(name, keys)| (name.to_owned(), keys.to_owned()))
        .collect()
}

#[test]
fn every_key_of_the_table_does_what_it_says() {
    for (command, intent, place, chord) in usual_keys() {
        let wanted = wanted(&mut at(place), chord, false);
        assert_eq!(wanted, [intent], "{} by {chord} at {place:?}", command.name);
    }
}

#[test]
fn a_key_that_is_held_repeats_what_may_be_repeated() {
    for (command, intent, place, chord) in usual_keys() {
        let wanted = wanted(&mut at(place), chord, true);
        let expected = if command.repeats {
            vec![intent]
        } else {
            Vec::new()
        };
        assert_eq!(wanted, expected, "{} by {chord} at {place:?}", command.name);
    }
}

#[test]
fn whatever_has_the_focus_keeps_the_keys_that_it_may_need() {
    for focus in [Focus::Button, Focus::Control, Focus::Dialog, Focus::Text] {
        for (command, intent, place, chord) in usual_keys() {
            let mut table = at(place);
            table.resource_mut::<KeyFocus>().0 = focus;
            let wanted = wanted(&mut table, chord, false);
            let is_done = command.focus.min(chord.passes()) >= focus;
            let expected = if is_done { vec![intent] } else { Vec::new() };
            assert_eq!(wanted, expected, "{} by {chord}, {focus:?}", command.name);
        }
    }
}

#[test]
fn the_digits_of_the_menu_work_while_a_button_has_the_focus_but_not_in_an_open_list() {
    for (focus, is_opened) in [
        (Focus::Board, true),
        (Focus::Control, true),
        (Focus::Dialog, false),
        (Focus::Text, false),
    ] {
        let mut table = at(KeyPlace::Menu);
        table.resource_mut::<KeyFocus>().0 = focus;
        table.key(KeyCode::Digit1);
        assert_eq!(table.screen() == Screen::Setup, is_opened, "{focus:?}");
    }
}

#[test]
fn behind_a_dialog_nothing_is_pasted_copied_or_taken_back() {
    for key in ["Ctrl+V", "Ctrl+C", "Ctrl+Shift+C", "Ctrl+Z"] {
        let mut table = at(KeyPlace::Game);
        table.resource_mut::<KeyFocus>().0 = Focus::Dialog;
        assert_eq!(pressed(&mut table, key), [], "{key}");
        table.resource_mut::<KeyFocus>().0 = Focus::Control;
        assert_eq!(pressed(&mut table, key).len(), 1, "{key}");
    }
}

#[test]
fn arrows_letters_and_digits_lead_over_the_board() {
    let mut table = at(KeyPlace::Game);
    for (key, input) in [
        ("Left", BoardInput::Step { dx: -1, dy: 0 }),
        ("Down", BoardInput::Step { dx: 0, dy: 1 }),
        ("B", BoardInput::ToColumn(1)),
        ("Shift+C", BoardInput::ToColumn(2)),
        ("1", BoardInput::ToRow(2)),
    ] {
        assert_eq!(
            wanted(&mut table, chord(key), true),
            [input.into()],
            "{key}"
        );
    }
    assert_eq!(pressed(&mut table, "Ctrl+B"), []);
    // No column has this letter, so that it is free for a command.
    let play: Intent = HistoryCommand::PlayOrPause.into();
    assert_eq!(pressed(&mut table, "P"), [play]);
    table.sit("mnk:19x19x5", PERSONS);
    table.until(Turn::Person);
    let column: Intent = BoardInput::ToColumn(15).into();
    assert_eq!(pressed(&mut table, "P"), [column]);
}

#[test]
fn the_digits_of_the_menu_open_its_games() {
    for (index, &game) in crate::games::all().iter().enumerate() {
        let digit = chord(&(index + 1).to_string());
        let open: Intent = ScreenCommand::Open(game).into();
        assert_eq!(wanted(&mut at(KeyPlace::Menu), digit, false), [open]);
    }
    assert_eq!(pressed(&mut at(KeyPlace::Menu), "0"), []);
    assert_eq!(pressed(&mut at(KeyPlace::Menu), "9"), []);
}

#[test]
fn keys_have_one_name_that_is_read_back() {
    for (_, _, _, chord) in usual_keys() {
        assert_eq!(chord.to_string().parse(), Ok(chord));
    }
    assert_eq!(
        " shift + ctrl+ pgup ".parse(),
        Ok(Chord::control(KeyCode::PageUp).with_shift())
    );
    for nothing in ["", "+", "Ctrl", "Ctrl+", "Hyper+A", "AA", "F13", "ą"] {
        assert!(nothing.parse::<Chord>().is_err(), "{nothing}");
    }
}

#[test]
fn chosen_keys_replace_the_usual_ones() {
    let mut table = at(KeyPlace::Game);
    table.resource_mut::<Settings>().keys = choose(&[("undo", "Ctrl+U, F7"), ("hint", "")]);
    let undo: Intent = HistoryCommand::Undo.into();
    for key in ["Ctrl+U", "F7"] {
        assert_eq!(pressed(&mut table, key), [undo], "{key}");
    }
    for key in ["Ctrl+Z", "Backspace", "F2"] {
        assert_eq!(pressed(&mut table, key), [], "{key}");
    }
    assert!(table.notifications().list().is_empty());
    table.resource_mut::<Settings>().keys.clear();
    assert_eq!(pressed(&mut table, "Ctrl+Z"), [undo]);
    assert_eq!(pressed(&mut table, "Ctrl+U"), []);
}

#[test]
fn two_commands_can_change_their_keys_with_each_other() {
    let bindings = KeyBindings::new(&choose(&[("undo", "Ctrl+Y"), ("redo", "Ctrl+Z")]));
    assert_eq!(bindings.problems(), []);
    assert_eq!(bindings.chords(named("redo")), [chord("Ctrl+Z")]);
}

#[test]
fn a_wrong_choice_of_keys_is_told_and_the_others_stay_in_force() {
    let mut table = at(KeyPlace::Game);
    table.resource_mut::<Settings>().keys = choose(&[
        ("hint", "Ctrl+S"),
        ("redo", "Ctrl+Hyper"),
        ("step", "F9"),
        ("undo", "Ctrl+U"),
        ("undoo", "F7"),
        ("xyzzy", "F8"),
    ]);
    let undo: Intent = HistoryCommand::Undo.into();
    let hint: Intent = StudyCommand::Hint.into();
    assert_eq!(pressed(&mut table, "Ctrl+U"), [undo]);
    assert_eq!(pressed(&mut table, "F2"), [hint]);
    let told = table.told().join("\n");
    for part in [
        "settings.ron, keys, hint: Ctrl+S belongs to save (Save). Choose another key",
        "settings.ron, keys, redo: no key is called “Ctrl+Hyper”. Write it like Ctrl+U",
        "settings.ron, keys, step: these keys cannot be changed. Remove the entry.",
        "there is no command “undoo”. Did you mean “undo”?",
        "there is no command “xyzzy”. The commands are press, undo, redo,",
    ] {
        assert!(told.contains(part), "{told} lacks {part}");
    }
    table.resource_mut::<Settings>().keys = choose(&[("undo", "Ctrl+U")]);
    table.frame(0);
    assert!(table.notifications().list().is_empty());
}

#[test]
fn no_key_has_two_commands_at_one_place() {
    assert_eq!(KeyBindings::default().problems(), []);
    // Each key keeps its usual command against every other one.
    for (owner, _, place, chord) in usual_keys() {
        for other in KEY_MAP.iter().filter(|other| other.can_change()) {
            let bindings = KeyBindings::new(&choose(&[(other.name, &chord.to_string())]));
            let mut usual = other.keys.iter();
            if usual.any(|key| key.input == chord) {
                assert_eq!(bindings.problems(), [], "{} keeps {chord}", other.name);
            } else if other.place == place && !other.yields {
                let is_taken = |problem: &BindingProblem<Chord>| {
                    matches!(problem, BindingProblem::Taken { .. })
                };
                assert!(
                    bindings.problems().iter().any(is_taken),
                    "{} gets {chord} of {}",
                    other.name,
                    owner.name
                );
            }
        }
    }
    for (name, keys) in [
        // Everywhere is also in a game.
        ("undo", "Ctrl+S"),
        ("save", "Ctrl+Z"),
        // What is special in a game takes nothing from the whole game but from the board.
        ("play_again", "Ctrl+Z"),
        // Columns and rows, arrows, the next control.
        ("hint", "H"),
        ("back", "Up"),
        ("keys", "Tab"),
    ] {
        let bindings = KeyBindings::new(&choose(&[(name, keys)]));
        assert!(
            matches!(bindings.problems(), [BindingProblem::Taken { .. }]),
            "{name} by {keys}: {:?}",
            bindings.problems()
        );
    }
    for (name, keys) in [
        ("one_step", "D"),
        ("take_marked", "T"),
        ("start_game", "Ctrl+Z"),
    ] {
        let bindings = KeyBindings::new(&choose(&[(name, keys)]));
        assert_eq!(bindings.problems(), [], "{name} by {keys}");
    }
}

#[test]
fn a_command_that_gets_its_usual_keys_back_takes_them_from_others() {
    let chosen = choose(&[("redo", "Ctrl+S"), ("undo", "Ctrl+Y")]);
    let bindings = KeyBindings::new(&chosen);
    assert_eq!(bindings.problems().len(), 2, "{:?}", bindings.problems());
    assert_eq!(
        bindings.chords(named("undo")),
        KeyBindings::default().chords(named("undo"))
    );
    assert_eq!(
        bindings.chords(named("redo")),
        KeyBindings::default().chords(named("redo"))
    );
}

#[test]
fn keys_are_set_and_reset_one_command_at_a_time() {
    let mut settings = Settings::default();
    let undo = named("undo");
    bind(&mut settings, undo, &[chord("Ctrl+U"), chord("F7")]).expect("free keys");
    assert_eq!(settings.keys, choose(&[("undo", "Ctrl+U, F7")]));
    let refused = bind(&mut settings, named("hint"), &[chord("F7")]);
    let taken = BindingProblem::Taken {
        command: "hint",
        input: chord("F7"),
        other: "undo",
    };
    assert_eq!(refused, Err(taken));
    // Who comes later in the table is no matter.
    bind(&mut settings, named("hint"), &[chord("Ctrl+J")]).expect("a free key");
    let refused = bind(&mut settings, undo, &[chord("Ctrl+J")]);
    let taken = BindingProblem::Taken {
        command: "undo",
        input: chord("Ctrl+J"),
        other: "hint",
    };
    assert_eq!(refused, Err(taken));
    reset(&mut settings, named("hint"));
    assert_eq!(
        settings.keys,
        choose(&[("undo", "Ctrl+U, F7")]),
        "nothing is changed"
    );
    let refused = bind(&mut settings, named("step"), &[chord("F7")]);
    assert_eq!(refused, Err(BindingProblem::Fixed { command: "step" }));
    reset(&mut settings, undo);
    assert_eq!(settings, Settings::default());
}

#[test]
fn chosen_keys_are_kept_as_text() {
    let text = r#"(keys: {"undo": "Ctrl+U"})"#;
    let settings: Settings = read_whole("settings", text).expect("good settings");
    let again = ron::to_string(&settings).expect("plain fields");
    assert_eq!(read_whole("settings", &again), Ok(settings.clone()));
    let bindings = KeyBindings::new(&settings.keys);
    assert_eq!(bindings.chords(named("undo")), [chord("Ctrl+U")]);
}

#[test]
fn every_command_and_every_problem_has_words_in_every_language() {
    fn all_told<T: Bindable>(words: &Words, other: T) -> bool {
        let (command, found) = ("undo", "Hyper".to_owned());
        let problems: [BindingProblem<T>; 4] = [
            BindingProblem::Fixed { command: "step" },
            BindingProblem::UnknownInput {
                command,
                found: found.clone(),
            },
            BindingProblem::UnknownCommand {
                found,
                nearest: None,
            },
            BindingProblem::Taken {
                command,
                input: other,
                other: "redo",
            },
        ];
        let mut told = problems
            .iter()
            .map(|problem| problem_sentence(words, problem));
        told.all(|told| told.contains("settings.ron") && told.contains(T::LIST))
    }
    for language in Language::ALL {
        let mut words = Words::default();
        words.choose(language);
        let listed: Vec<&str> = commands_in_words(&words)
            .map(|(command, _)| command.name)
            .collect();
        let all: Vec<&str> = KEY_MAP.iter().map(|command| command.name).collect();
        assert_eq!(listed, all, "{language:?}");
        assert!(all_told(&words, chord("F7")), "{language:?}");
        assert!(all_told(&words, PadButton::West), "{language:?}");
        for command in KEY_MAP {
            let caps = caps(&words, &KeyBindings::default(), command, false);
            assert!(!caps.is_empty(), "{}", command.name);
            assert!(caps.iter().all(|cap| !cap.is_empty()), "{}", command.name);
        }
    }
}

#[test]
fn without_one_letter_keys_no_letter_digit_or_sign_does_anything_and_none_is_shown() {
    for (command, intent, place, chord) in usual_keys() {
        let mut table = at(place);
        table.resource_mut::<Settings>().character_keys = false;
        // The bindings follow before the key comes.
        table.frame(0);
        let name = Chord::plain(chord.key).to_string();
        let is_sign = ["Plus", "Minus", "Comma", "Slash"].contains(&name.as_str());
        let stays = chord.control || name.len() > 1 && !is_sign;
        let expected = stays.then_some(intent);
        let found = wanted(&mut table, chord, false);
        assert_eq!(found, Vec::from_iter(expected), "{}: {chord}", command.name);
    }
    let mut table = at(KeyPlace::Menu);
    table.resource_mut::<Settings>().character_keys = false;
    for key in ["1", "G", "Shift+Slash"] {
        assert_eq!(pressed(&mut table, key), [], "{key}");
    }
    let bindings = KeyBindings::default().without_characters();
    let words = Words::default();
    let shown = KEY_MAP
        .iter()
        .flat_map(|command| caps(&words, &bindings, command, false));
    let single: Vec<String> = shown.filter(|cap| cap.chars().count() == 1).collect();
    assert_eq!(single, [""; 0]);
    for name in ["coordinate", "open_game"] {
        assert_eq!(caps(&words, &bindings, named(name), false), [""; 0]);
    }
    let mut table = at(KeyPlace::Game);
    table.resource_mut::<Settings>().character_keys = false;
    for (key, dx) in [("Left", -1), ("Right", 1)] {
        let step: Intent = BoardInput::Step { dx, dy: 0 }.into();
        assert_eq!(pressed(&mut table, key), [step]);
    }
}

/// How far apart two keys may be that one hand presses together, in widths of a key: a hand of an adult
/// spans nine or more.
const SPAN: f64 = 8.0;

/// Where the keys of a combination are on a usual keyboard, in widths of a key: from the left, and from
/// the top.
fn place_of(key: KeyCode) -> (f64, f64) {
    let rows = [
        (2.0, 0.0, "F1 F2 F3 F4"),
        (11.0, 0.0, "F9 F10 F11 F12"),
        (1.0, 1.0, "1 2 3 4 5 6 7 8 9 0 Minus Plus"),
        (1.5, 2.0, "Q W E R T Y U I O P"),
        (1.75, 3.0, "A S D F G H J K L"),
        (2.25, 4.0, "Z X C V B N M Comma Period Slash"),
        (15.5, 1.0, "Insert Home PgUp"),
        (15.5, 2.0, "Delete End PgDn"),
        (16.5, 4.0, "Up"),
        (15.5, 5.0, "Left Down Right"),
        (5.0, 5.0, "Space"),
    ];
    let name = Chord::plain(key).to_string();
    let places = rows.iter().flat_map(|(left, top, names)| {
        let names = names.split(' ').enumerate();
        names.map(move |(index, name)| (name, (left + index as f64, *top)))
    });
    let mut found = places.filter(|(other, _)| *other == name);
    found.next().unwrap_or_else(|| panic!("where is {name}?")).1
}

#[test]
fn one_hand_can_press_every_combination() {
    let mut combinations = 0;
    for (command, _, _, chord) in usual_keys() {
        if !chord.control && !chord.shift {
            continue;
        }
        combinations += 1;
        // Ctrl and Shift at the left, and those at the right.
        let spans = [(0.5, 0.5), (13.5, 13.0)].map(|(control, shift)| {
            let mut pressed = vec![place_of(chord.key)];
            pressed.extend(chord.control.then_some((control, 5.0)));
            pressed.extend(chord.shift.then_some((shift, 4.0)));
            let pairs = pressed
                .iter()
                .flat_map(|one| pressed.iter().map(move |other| (one, other)));
            let spans = pairs.map(|(one, other)| (one.0 - other.0).hypot(one.1 - other.1));
            spans.fold(0.0, f64::max)
        });
        assert!(spans[0].min(spans[1]) <= SPAN, "{}: {chord}", command.name);
    }
    assert!(combinations > 10);
}

/// What the table of a gamepad's buttons does not say.
const GAMEPADS: &str = "
The four buttons at the right are called by their places, as each maker prints other letters on them.
Where a button has several meanings, it has the one that fits where you are. In menus and panels the
D-pad goes from control to control, and the lower button presses one; left and right change a slider or
a choice of several words, up and down scroll what is only read. R2 goes from the board into the panel
and on through it, L2 backwards, and the right button returns to the board. On Linux every device works
that the kernel knows as a gamepad.
";

/// How a command gets others.
const OTHERS: &str = r#"
## Other keys and buttons

In the settings, under *Keys*, a command gets another key, or another button of a connected gamepad.
`settings.ron` in the state folder may also name several:

```ron
(
    settings: (
        keys: {"undo": "Ctrl+U", "hint": "F2, Ctrl+H"},
        buttons: {"undo": "LeftStick", "hint": "West"},
    ),
)
```

They replace the usual ones. A name that no command has, or a key or a button that another command has
at the same place, is told when the program starts, and that command keeps what is usual. The button of
`press` also presses controls, and that of `back` leaves them; the D-pad, L2 and R2 always lead from
place to place.
"#;

/// What becomes of keys that write something.
const ONE_LETTER_KEYS: &str = "
The switch *One-letter keys* there takes their meaning from all keys that write a letter, a digit or
a sign, with or without Shift. Whoever plays with the keyboard alone then uses the arrows, Space,
Enter, Tab and the keys with Ctrl.
";

/// The file about keys, as the table has it.
fn document() -> String {
    let words = Words::default();
    let bindings = KeyBindings::default();
    let mut text = String::from(
        "# Keys\n\nF1 shows these keys in the program. The command is the name under which the \
         settings know it.\n",
    );
    for group in KeyGroup::ALL {
        let heading = words.say(group.words());
        let _ = write!(
            text,
            "\n## {heading}\n\n| Keys | | Command |\n|---|---|---|\n"
        );
        let commands = commands_in_words(&words).filter(|(command, _)| command.group == group);
        for (command, does) in commands {
            let keys = caps(&words, &bindings, command, false).join(", ");
            let name = if command.can_change() {
                format!("`{}`", command.name)
            } else {
                String::new()
            };
            let _ = writeln!(text, "| {keys} | {does} | {name} |");
        }
    }
    let usual = usual_keys().map(|(_, _, _, chord)| chord);
    let kept: Vec<String> = usual
        .filter(|chord| chord.is_kept_by_browsers())
        .map(|chord| chord.to_string())
        .collect();
    let _ = write!(
        text,
        "\nBrowsers keep some of these for themselves: {}.\n",
        kept.join(", ")
    );
    let heading = words.say("help-gamepad");
    let _ = write!(text, "\n## {heading}\n\n| Buttons | |\n|---|---|\n");
    for (buttons, does) in gamepad_in_words(&words, &bindings) {
        let _ = writeln!(text, "| {} | {does} |", buttons.join(", "));
    }
    text.push_str(GAMEPADS);
    text.push_str(OTHERS);
    let names = PadButton::ALL
        .map(|button| format!("`{button}`"))
        .join(", ");
    let _ = writeln!(text, "\nThe buttons are {names}.");
    text.push_str(ONE_LETTER_KEYS);
    text
}

/// A browser shows its help, its search and its tools for some of our keys, unless the page says no.
#[test]
fn the_page_keeps_browsers_from_acting_on_our_function_keys() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/web/page.js");
    let page = fs::read_to_string(page).expect("assets/web/page.js");
    let mut kept_back = 0;
    for (command, _, _, chord) in usual_keys() {
        let name = chord.to_string();
        let is_function_key = name.starts_with('F') && name.len() > 1;
        if is_function_key && !chord.is_kept_by_browsers() {
            kept_back += 1;
            let quoted = format!("'{name}'");
            assert!(
                page.contains(&quoted),
                "{}: {name} in page.js",
                command.name
            );
        }
    }
    assert!(kept_back > 0, "F1 is one of them");
}

/// After a change of the table or its words:
/// `FIVEFOLD_ACCEPT=1 cargo test --release --lib docs_list`.
#[test]
fn the_docs_list_the_keys_of_the_table() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/keys.md");
    assert_as_in(Path::new(path), &document());
}

#[test]
fn a_focused_button_an_open_list_and_a_dialog_have_the_keys() {
    let mut table = Tabletop::new();
    let reader = Reader::of(&mut table);
    let focus = |table: &mut Tabletop| {
        reader.read(table);
        table.resource::<KeyFocus>().0
    };
    assert_eq!(focus(&mut table), Focus::Board);
    reader.focus(&mut table, "My games");
    assert_eq!(focus(&mut table), Focus::Button);
    table.want(WindowCommand::Keys);
    assert_eq!(focus(&mut table), Focus::Dialog);
    table.want(WindowCommand::Keys);
    table.open(lines::ID);
    assert_eq!(focus(&mut table), Focus::Board, "a new screen has no focus");
    reader.press(&mut table, "Blue: ");
    assert_eq!(focus(&mut table), Focus::Dialog);
    let entry = reader.focused(&mut table).expect("the list's control");
    assert!(entry.starts_with("Blue: "), "{entry} has the focus");
    reader.press(&mut table, "Person");
    assert_eq!(focus(&mut table), Focus::Button);
}

#[test]
fn a_game_is_gone_through_by_key_while_a_button_has_the_focus_and_sliders_keep_their_keys() {
    let mut table = Tabletop::quick().seated("mnk:3x3x3");
    table.click_all("a1 b2 c3");
    let reader = Reader::of(&mut table);
    // What an open menu leaves behind when Escape has closed it.
    reader.focus(&mut table, "More");
    reader.read(&mut table);
    for (key, moves) in [
        (KeyCode::PageUp, 2),
        (KeyCode::Home, 0),
        (KeyCode::PageDown, 1),
        (KeyCode::End, 3),
    ] {
        table.key(key);
        table.frames(3);
        assert_eq!(table.moves(), moves, "{key:?}");
    }
    table.resource_mut::<KeyFocus>().0 = Focus::Control;
    table.key(KeyCode::Home);
    assert_eq!(table.moves(), 3, "a slider has the focus");
}
