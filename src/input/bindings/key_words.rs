//! Keys and buttons in words: what is written on them, and why a choice is not in force.

use bevy::prelude::KeyCode;

use crate::features::language::{Words, text};
use crate::games;
use crate::input::bindings::bindable::Bindable;
use crate::input::bindings::capture::RefusedKey;
use crate::input::bindings::chord::{Chord, name_of};
use crate::input::bindings::gamepad_button::PadButton;
use crate::input::bindings::in_force::KeyBindings;
use crate::input::bindings::key_command::{Action, KeyCommand};
use crate::input::bindings::key_map::{KEY_MAP, command};
use crate::input::bindings::{BindingProblem, names};

/// The commands that have words, as they are listed. Some are of use in some games alone, and
/// without such a game nothing is said of them.
pub(crate) fn commands_in_words(
    words: &Words,
) -> impl Iterator<Item = (&'static KeyCommand, String)> {
    KEY_MAP
        .iter()
        .filter_map(|command| Some((command, words.find(command.words, &[])?)))
}

/// What is written on the keys of the command with this name, where the program runs.
pub(crate) fn caps_of(name: &str, words: &Words, bindings: &KeyBindings) -> Vec<String> {
    command(name).map_or_else(Vec::new, |command| {
        caps(words, bindings, command, cfg!(target_family = "wasm"))
    })
}

/// What is written on the keys of a command, each with what is held beside it. In a browser those
/// are left out that it keeps for itself.
pub(crate) fn caps(
    words: &Words,
    bindings: &KeyBindings,
    command: &KeyCommand,
    in_browser: bool,
) -> Vec<String> {
    match command.action {
        Action::Intent(_) => {
            let chords = bindings.chords(command).into_iter();
            let usable = chords.filter(|chord| !(in_browser && chord.is_kept_by_browsers()));
            usable.map(|chord| cap(words, chord)).collect()
        }
        Action::Arrows => vec![words.say("key-arrows")],
        Action::Coordinates | Action::OpenGame if !bindings.allows(LETTER) => Vec::new(),
        Action::Coordinates => vec![words.say("key-letters"), words.say("key-digits")],
        Action::OpenGame => vec![format!("1–{}", games::all().len().min(9))],
        Action::NextControl => vec![cap(words, Chord::plain(KeyCode::Tab))],
    }
}

/// What the buttons of a gamepad do, button by button: what they are called, and the words for what they
/// do.
pub(crate) fn gamepad_in_words(
    words: &Words,
    bindings: &KeyBindings,
) -> impl Iterator<Item = (Vec<String>, String)> {
    let first = |command: &KeyCommand| bindings.buttons(command).first().copied();
    let commands = commands_in_words(words).filter(|(command, _)| first(command).is_some());
    let mut commands: Vec<(&KeyCommand, String)> = commands.collect();
    commands.sort_by_key(|(command, _)| first(command));
    commands.into_iter().map(|(command, does)| {
        let does = match command.action {
            Action::NextControl => words.say("help-does-pad-controls"),
            _ => does,
        };
        (button_names(words, bindings, command), does)
    })
}

/// What the buttons of a command are called.
pub(crate) fn button_names(
    words: &Words,
    bindings: &KeyBindings,
    command: &KeyCommand,
) -> Vec<String> {
    match command.action {
        Action::Arrows => ["pad-directions", "pad-left-stick"]
            .map(|name| words.say(name))
            .into(),
        _ => {
            let buttons = bindings.buttons(command).into_iter();
            buttons.map(|button| button_name(words, button)).collect()
        }
    }
}

/// What a button of a gamepad is called.
pub(crate) fn button_name(words: &Words, button: PadButton) -> String {
    let right_stick = |way| {
        let signs = words.punctuation();
        signs.labelled(&words.say("pad-right-stick"), &words.say(way))
    };
    match button {
        PadButton::South => words.say("pad-south"),
        PadButton::East => words.say("pad-east"),
        PadButton::West => words.say("pad-west"),
        PadButton::North => words.say("pad-north"),
        PadButton::LeftShoulder => "L1".to_owned(),
        PadButton::RightShoulder => "R1".to_owned(),
        PadButton::LeftTrigger => "L2".to_owned(),
        PadButton::RightTrigger => "R2".to_owned(),
        PadButton::LeftStick => "L3".to_owned(),
        PadButton::RightStick => "R3".to_owned(),
        PadButton::Select => "Select".to_owned(),
        PadButton::Start => "Start".to_owned(),
        PadButton::Left | PadButton::Right | PadButton::Up | PadButton::Down => {
            words.say("pad-directions")
        }
        PadButton::RightStickLeft => right_stick("key-left"),
        PadButton::RightStickRight => right_stick("key-right"),
        PadButton::RightStickUp => right_stick("key-up"),
        PadButton::RightStickDown => right_stick("key-down"),
    }
}

/// A key that stands for all letters and digits.
const LETTER: Chord = Chord::plain(KeyCode::KeyA);

/// What is written on a key, with what is held beside it.
pub(crate) fn cap(words: &Words, chord: Chord) -> String {
    if chord == Chord::plain(KeyCode::Slash).with_shift() {
        return "?".to_owned();
    }
    let mut parts = Vec::new();
    if chord.control {
        parts.push(words.say("key-ctrl"));
    }
    if chord.shift {
        parts.push(words.say("key-shift"));
    }
    parts.push(match chord.key {
        KeyCode::Enter => words.say("key-enter"),
        KeyCode::Space => words.say("key-space"),
        KeyCode::Escape => words.say("key-escape"),
        KeyCode::Tab => words.say("key-tab"),
        KeyCode::Backspace => words.say("key-backspace"),
        KeyCode::Insert => words.say("key-insert"),
        KeyCode::Delete => words.say("key-delete"),
        KeyCode::Home => words.say("key-home"),
        KeyCode::End => words.say("key-end"),
        KeyCode::PageUp => words.say("key-page-up"),
        KeyCode::PageDown => words.say("key-page-down"),
        KeyCode::ArrowLeft => words.say("key-left"),
        KeyCode::ArrowRight => words.say("key-right"),
        KeyCode::ArrowUp => words.say("key-up"),
        KeyCode::ArrowDown => words.say("key-down"),
        key => sign(key)
            .or_else(|| name_of(key))
            .unwrap_or_default()
            .to_owned(),
    });
    parts.join("+")
}

/// The sign on a key that has one instead of a word.
const fn sign(key: KeyCode) -> Option<&'static str> {
    Some(match key {
        KeyCode::Equal => "+",
        KeyCode::Minus => "−",
        KeyCode::Comma => ",",
        KeyCode::Period => ".",
        KeyCode::Slash => "/",
        KeyCode::Semicolon => ";",
        KeyCode::BracketLeft => "[",
        KeyCode::BracketRight => "]",
        _ => return None,
    })
}

/// Why a choice of keys or buttons is not in force, where it stands, and what can be done.
pub(crate) fn problem_sentence<T: Bindable>(words: &Words, problem: &BindingProblem<T>) -> String {
    let texts = T::TEXTS;
    match problem {
        BindingProblem::UnknownCommand {
            found,
            nearest: Some(nearest),
        } => words.with(
            "keys-unknown-command-near",
            &[
                ("list", text(T::LIST)),
                ("found", text(found)),
                ("nearest", text(nearest)),
            ],
        ),
        BindingProblem::UnknownCommand { found, .. } => words.with(
            "keys-unknown-command",
            &[
                ("list", text(T::LIST)),
                ("found", text(found)),
                ("known", text(&words.punctuation().list(names()))),
            ],
        ),
        BindingProblem::UnknownInput { command, found } => words.with(
            texts.unknown,
            &[("command", text(command)), ("found", text(found))],
        ),
        BindingProblem::Fixed { command } => words.with(texts.fixed, &[("command", text(command))]),
        BindingProblem::Taken {
            command: loser,
            input,
            other,
        } => words.with(
            texts.taken,
            &[
                ("command", text(loser)),
                ("key", text(&input.label(words))),
                ("other", text(other)),
                ("does", text(&does(words, other))),
            ],
        ),
    }
}

/// Why a command did not get the key or the button that was pressed for it.
pub(crate) fn refusal_sentence(words: &Words, refused: &RefusedKey) -> String {
    match refused {
        RefusedKey::Key(problem) => bound_sentence(words, problem),
        RefusedKey::Button(problem) => bound_sentence(words, problem),
        RefusedKey::KeptByBrowser(chord) => {
            words.with("settings-keys-kept", &[("key", text(&cap(words, *chord)))])
        }
        RefusedKey::CharactersOff(chord) => {
            words.with("settings-keys-off", &[("key", text(&cap(words, *chord)))])
        }
    }
}

/// The same as [`problem_sentence`] for somebody who has not written it into a file.
fn bound_sentence<T: Bindable>(words: &Words, problem: &BindingProblem<T>) -> String {
    match problem {
        BindingProblem::Taken { input, other, .. } => {
            let (key, does) = (input.label(words), does(words, other));
            let about = [("key", text(&key)), ("does", text(&does))];
            words.with("settings-keys-taken", &about)
        }
        _ => problem_sentence(words, problem),
    }
}

/// What the command with this name does.
fn does(words: &Words, name: &str) -> String {
    let does = command(name).and_then(|command| words.find(command.words, &[]));
    does.unwrap_or_else(|| name.to_owned())
}
