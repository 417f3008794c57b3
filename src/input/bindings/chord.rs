//! A key with what is held beside it, and its name in the settings.

use std::fmt;
use std::str::FromStr;

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::KeyCode;

use crate::input::bindings::key_command::Focus;

/// A key, pressed while Ctrl and Shift are held or not. The command key of a Mac counts as Ctrl.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Chord {
    /// The key; of keys that a keyboard has twice, the one outside the keypad.
    pub key: KeyCode,
    /// Whether Ctrl is held.
    pub control: bool,
    /// Whether Shift is held.
    pub shift: bool,
}

/// A text that is the name of no key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no key has this name")]
pub(crate) struct UnknownKey;

impl Chord {
    /// A key alone.
    pub(crate) const fn plain(key: KeyCode) -> Chord {
        Chord {
            key,
            control: false,
            shift: false,
        }
    }

    /// A key with Ctrl.
    pub(crate) const fn control(key: KeyCode) -> Chord {
        Chord {
            control: true,
            ..Chord::plain(key)
        }
    }

    /// The same with Shift.
    #[must_use]
    pub(crate) const fn with_shift(self) -> Chord {
        Chord {
            shift: true,
            ..self
        }
    }

    /// The same without Shift.
    #[must_use]
    pub(crate) const fn without_shift(self) -> Chord {
        Chord {
            shift: false,
            ..self
        }
    }

    /// What is pressed. Letters and signs are those of the person's own layout; other keys, and
    /// letters of other alphabets, go by their place on the keyboard.
    pub(crate) fn of(input: &KeyboardInput, control: bool, shift: bool) -> Chord {
        let key = outside_keypad(input.key_code);
        let sign = match &input.logical_key {
            // Some layouts have signs on the keys of digits, which stay digits.
            Key::Character(text) if !is_among(&DIGITS, key) => text.chars().next(),
            _ => None,
        };
        let (key, shift) = match sign.map(|sign| sign.to_ascii_uppercase()) {
            Some('?') => (KeyCode::Slash, true),
            Some('+') => (KeyCode::Equal, shift),
            Some('-') => (KeyCode::Minus, shift),
            Some(',') => (KeyCode::Comma, shift),
            Some(letter @ 'A'..='Z') => (LETTERS[usize::from(letter as u8 - b'A')].0, shift),
            _ => (key, shift),
        };
        Chord {
            key,
            control,
            shift,
        }
    }

    /// What may have the focus without having a use for the key itself: letters and digits are for
    /// writing and for open lists, Home, End and the keys of pages for lists and sliders too, others also
    /// for plain buttons.
    pub(crate) fn passes(self) -> Focus {
        if self.control || is_among(&FUNCTION_KEYS, self.key) {
            Focus::Sheet
        } else if self.letter().is_some() || self.digit().is_some() {
            Focus::Control
        } else {
            match self.key {
                KeyCode::Home | KeyCode::End | KeyCode::PageUp | KeyCode::PageDown => Focus::Button,
                _ => Focus::Board,
            }
        }
    }

    /// Whether browsers keep it for themselves, or are better left to do so.
    pub(crate) fn is_kept_by_browsers(self) -> bool {
        match self.key {
            KeyCode::F5 | KeyCode::F11 | KeyCode::F12 => true,
            KeyCode::KeyN | KeyCode::KeyQ | KeyCode::KeyR | KeyCode::KeyT | KeyCode::KeyW => {
                self.control
            }
            // They enlarge the page by these, and all that is drawn on it.
            KeyCode::Equal | KeyCode::Minus | KeyCode::Digit0 => self.control,
            // Their tools.
            KeyCode::KeyI | KeyCode::KeyJ => self.control && self.shift,
            _ => false,
        }
    }

    /// Whether it writes a letter, a digit or a sign: what speech input and unsteady hands set off
    /// by mistake (WCAG 2.2, success criterion 2.1.4).
    pub(crate) fn is_character(self) -> bool {
        let tables: [&[Named]; 3] = [&LETTERS, &DIGITS, &SIGNS];
        !self.control && tables.iter().any(|table| is_among(table, self.key))
    }

    /// The place of its letter in the alphabet, from 0.
    pub(crate) fn letter(self) -> Option<u8> {
        index_among(&LETTERS, self)
    }

    /// Its digit.
    pub(crate) fn digit(self) -> Option<u8> {
        index_among(&DIGITS, self)
    }
}

fn is_among(keys: &[Named], key: KeyCode) -> bool {
    keys.iter().any(|(known, _)| *known == key)
}

/// Which of these keys is pressed, and nothing beside it.
fn index_among(keys: &[Named], chord: Chord) -> Option<u8> {
    let mut keys = keys.iter();
    let index = keys.position(|&(key, _)| chord == Chord::plain(key))?;
    u8::try_from(index).ok()
}

/// The key that says the same outside the keypad.
fn outside_keypad(key: KeyCode) -> KeyCode {
    match key {
        KeyCode::NumpadEnter => KeyCode::Enter,
        KeyCode::NumpadAdd => KeyCode::Equal,
        KeyCode::NumpadSubtract => KeyCode::Minus,
        key => KEYPAD
            .iter()
            .position(|&digit| digit == key)
            .map_or(key, |digit| DIGITS[digit].0),
    }
}

impl fmt::Display for Chord {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if self.control {
            f.write_str("Ctrl+")?;
        }
        if self.shift {
            f.write_str("Shift+")?;
        }
        // A key without a name is in no table.
        f.write_str(name_of(self.key).unwrap_or("?"))
    }
}

impl FromStr for Chord {
    type Err = UnknownKey;

    fn from_str(text: &str) -> Result<Chord, UnknownKey> {
        let mut parts = text.split('+').map(str::trim);
        let name = parts.next_back().unwrap_or_default();
        let key = key_named(name).ok_or(UnknownKey)?;
        let mut chord = Chord::plain(key);
        for part in parts {
            match part.to_ascii_lowercase().as_str() {
                "ctrl" => chord.control = true,
                "shift" => chord.shift = true,
                _ => return Err(UnknownKey),
            }
        }
        Ok(chord)
    }
}

/// The name of a key in the settings.
pub(crate) fn name_of(key: KeyCode) -> Option<&'static str> {
    let mut names = NAMED.iter().copied().flatten();
    names.find_map(|&(named, name)| (named == key).then_some(name))
}

fn key_named(name: &str) -> Option<KeyCode> {
    let mut names = NAMED.iter().copied().flatten();
    names.find_map(|&(key, known)| known.eq_ignore_ascii_case(name).then_some(key))
}

/// A key and its name in the settings.
type Named = (KeyCode, &'static str);

/// All keys that have a name.
const NAMED: [&[Named]; 5] = [&LETTERS, &DIGITS, &FUNCTION_KEYS, &OTHERS, &SIGNS];

macro_rules! named {
    ($($key:ident $name:literal,)*) => {
        [$((KeyCode::$key, $name)),*]
    };
}

/// The letters.
const LETTERS: [Named; 26] = named![
    KeyA "A", KeyB "B", KeyC "C", KeyD "D", KeyE "E", KeyF "F", KeyG "G", KeyH "H", KeyI "I",
    KeyJ "J", KeyK "K", KeyL "L", KeyM "M", KeyN "N", KeyO "O", KeyP "P", KeyQ "Q", KeyR "R",
    KeyS "S", KeyT "T", KeyU "U", KeyV "V", KeyW "W", KeyX "X", KeyY "Y", KeyZ "Z",
];

/// The digits, from 0.
const DIGITS: [Named; 10] = named![
    Digit0 "0", Digit1 "1", Digit2 "2", Digit3 "3", Digit4 "4", Digit5 "5", Digit6 "6", Digit7 "7",
    Digit8 "8", Digit9 "9",
];

/// The function keys.
const FUNCTION_KEYS: [Named; 12] = named![
    F1 "F1", F2 "F2", F3 "F3", F4 "F4", F5 "F5", F6 "F6", F7 "F7", F8 "F8", F9 "F9", F10 "F10",
    F11 "F11", F12 "F12",
];

/// Keys that write nothing.
const OTHERS: [Named; 15] = named![
    Enter "Enter", Space "Space", Escape "Esc", Tab "Tab", Backspace "Backspace", Insert "Insert",
    Delete "Delete", Home "Home", End "End", PageUp "PgUp", PageDown "PgDn", ArrowLeft "Left",
    ArrowRight "Right", ArrowUp "Up", ArrowDown "Down",
];

/// The signs.
const SIGNS: [Named; 8] = named![
    Equal "Plus", Minus "Minus", Comma "Comma", Period "Period", Slash "Slash",
    Semicolon "Semicolon", BracketLeft "LeftBracket", BracketRight "RightBracket",
];

/// The digits of the keypad.
const KEYPAD: [KeyCode; 10] = {
    use KeyCode::*;
    [
        Numpad0, Numpad1, Numpad2, Numpad3, Numpad4, Numpad5, Numpad6, Numpad7, Numpad8, Numpad9,
    ]
};
