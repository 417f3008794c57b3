//! What can be bound to a command: a key with what is held beside it, or a button of a gamepad.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::str::FromStr;

use crate::features::language::Words;
use crate::features::settings::Settings;
use crate::input::bindings::chord::Chord;
use crate::input::bindings::gamepad_button::PadButton;
use crate::input::bindings::key_command::{KeyCommand, Usual};
use crate::input::bindings::key_words::{button_name, cap};

/// A key or a button. Its text is its name in the settings.
pub(crate) trait Bindable: Copy + Eq + Display + FromStr + 'static {
    /// The list of the settings in which the choices stand.
    const LIST: &'static str;
    /// The texts for choices that are not in force.
    const TEXTS: ProblemTexts;
    /// Whether any two commands may have the same one where one of them is a special case and is
    /// asked first.
    const IS_SHARED: bool;

    /// Those that a command has as long as nothing else is chosen.
    fn usual(command: &KeyCommand) -> &'static [Usual<Self>];

    /// Whether a command always has it, as one of many.
    fn is_always_of(self, command: &KeyCommand) -> bool;

    /// What is chosen in the settings.
    fn chosen(settings: &mut Settings) -> &mut BTreeMap<String, String>;

    /// What a person reads on it.
    fn label(self, words: &Words) -> String;
}

/// The keys of the texts for choices that are not in force.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ProblemTexts {
    /// There is no such key or button.
    pub unknown: &'static str,
    /// The command always has those that it has.
    pub fixed: &'static str,
    /// Another command has it.
    pub taken: &'static str,
}

impl Bindable for Chord {
    const LIST: &'static str = "keys";
    const TEXTS: ProblemTexts = ProblemTexts {
        unknown: "keys-unknown-key",
        fixed: "keys-fixed",
        taken: "keys-taken",
    };
    const IS_SHARED: bool = false;

    fn usual(command: &KeyCommand) -> &'static [Usual<Chord>] {
        command.keys
    }

    fn is_always_of(self, command: &KeyCommand) -> bool {
        command.always_has(self)
    }

    fn chosen(settings: &mut Settings) -> &mut BTreeMap<String, String> {
        &mut settings.keys
    }

    fn label(self, words: &Words) -> String {
        cap(words, self)
    }
}

impl Bindable for PadButton {
    const LIST: &'static str = "buttons";
    const TEXTS: ProblemTexts = ProblemTexts {
        unknown: "buttons-unknown-button",
        fixed: "buttons-fixed",
        taken: "buttons-taken",
    };
    /// A gamepad has few of them.
    const IS_SHARED: bool = true;

    fn usual(command: &KeyCommand) -> &'static [Usual<PadButton>] {
        command.buttons
    }

    /// All buttons of a command stand in the table.
    fn is_always_of(self, _: &KeyCommand) -> bool {
        false
    }

    fn chosen(settings: &mut Settings) -> &mut BTreeMap<String, String> {
        &mut settings.buttons
    }

    fn label(self, words: &Words) -> String {
        button_name(words, self)
    }
}
