//! The keys and the buttons in force, and what decides on their meaning.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::features::language::Words;
use crate::features::notifications::Notifications;
use crate::features::settings::Settings;
use crate::input::bindings::chord::Chord;
use crate::input::bindings::gamepad_button::PadButton;
use crate::input::bindings::key_command::{Focus, KeyCommand, KeyPlace};
use crate::input::bindings::key_words::problem_sentence;
use crate::input::bindings::{BindingProblem, Bindings};
use crate::states::{Phase, Screen};

/// Follows the settings.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<KeyBindings>()
        .add_systems(Update, follow_settings.before(Phase::Input));
}

/// The keys and the buttons in force.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub(crate) struct KeyBindings {
    keys: Bindings<Chord>,
    buttons: Bindings<PadButton>,
    /// Whether keys that write a character have a meaning.
    has_characters: bool,
}

/// What decides on the meaning of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Situation {
    /// The screen.
    pub screen: Screen,
    /// What has the focus.
    pub focus: Focus,
    /// Whether the setup asks whose pieces are placed.
    pub places_sides: bool,
    /// Whether the game has ended.
    pub is_over: bool,
    /// Whether the board is one on which pieces are marked and then taken.
    pub marks: bool,
    /// Whether the game is replayed, or two computers play.
    pub is_watched: bool,
}

impl Situation {
    pub(crate) fn is_at(&self, place: KeyPlace) -> bool {
        place.is_on(self.screen)
            && match place {
                KeyPlace::PlacingSides => self.places_sides,
                KeyPlace::GameOver => self.is_over,
                KeyPlace::Marking => self.marks && !self.is_over,
                KeyPlace::Watching => self.is_watched,
                _ => true,
            }
    }
}

impl Default for KeyBindings {
    fn default() -> Self {
        KeyBindings::new(&BTreeMap::new())
    }
}

impl KeyBindings {
    /// These choices of keys, and the usual buttons.
    pub(crate) fn new(chosen: &BTreeMap<String, String>) -> KeyBindings {
        KeyBindings {
            keys: Bindings::new(chosen),
            buttons: Bindings::new(&BTreeMap::new()),
            has_characters: true,
        }
    }

    /// The same with these choices of buttons.
    #[must_use]
    pub(crate) fn with_buttons(self, chosen: &BTreeMap<String, String>) -> KeyBindings {
        KeyBindings {
            buttons: Bindings::new(chosen),
            ..self
        }
    }

    /// The same, but with no meaning for keys that write a character (`Chord::is_character`).
    #[must_use]
    pub(crate) fn without_characters(self) -> KeyBindings {
        KeyBindings {
            has_characters: false,
            ..self
        }
    }

    /// Whether a key has a meaning at all.
    pub(crate) fn allows(&self, chord: Chord) -> bool {
        self.has_characters || !chord.is_character()
    }

    /// The keys that were chosen and are not in force.
    pub(crate) fn problems(&self) -> &[BindingProblem<Chord>] {
        self.keys.problems()
    }

    /// The buttons that were chosen and are not in force.
    pub(crate) fn button_problems(&self) -> &[BindingProblem<PadButton>] {
        self.buttons.problems()
    }

    /// The keys of a command; none where it always has a whole family of them.
    pub(crate) fn chords(&self, command: &KeyCommand) -> Vec<Chord> {
        let chords = self.keys.of(command).into_iter();
        chords.filter(|chord| self.allows(*chord)).collect()
    }

    /// The buttons of a command.
    pub(crate) fn buttons(&self, command: &KeyCommand) -> Vec<PadButton> {
        self.buttons.of(command)
    }

    /// The commands that a key may mean, the likeliest first. Shift makes no difference where no
    /// command is listed with it.
    pub(crate) fn meanings(
        &self,
        chord: Chord,
        situation: &Situation,
    ) -> Vec<(&'static KeyCommand, Chord)> {
        let is_kept = cfg!(target_family = "wasm") && chord.is_kept_by_browsers();
        if is_kept || !self.allows(chord) {
            return Vec::new();
        }
        let exactly = |chord: Chord| {
            let limit = |focus: Focus| focus.min(chord.passes());
            let commands = self.keys.meanings(chord, situation, limit).into_iter();
            let found: Vec<_> = commands.map(|command| (command, chord)).collect();
            found
        };
        let found = exactly(chord);
        if found.is_empty() && chord.shift {
            return exactly(chord.without_shift());
        }
        found
    }

    /// The command that a button means. It is done even if a control has the focus, unless the
    /// button is kept for controls.
    pub(crate) fn meaning_of_button(
        &self,
        button: PadButton,
        situation: &Situation,
        is_for_controls: bool,
    ) -> Option<&'static KeyCommand> {
        let limit = |focus: Focus| match is_for_controls {
            true => Focus::Board,
            false => focus.max(Focus::Control),
        };
        let meanings = self.buttons.meanings(button, situation, limit);
        meanings.into_iter().next()
    }
}

/// Gives a command its usual keys and buttons again.
pub(crate) fn reset(settings: &mut Settings, command: &KeyCommand) {
    settings.keys.remove(command.name);
    settings.buttons.remove(command.name);
}

/// Puts in force what is chosen in the settings, and says what cannot be.
fn follow_settings(
    settings: Res<Settings>,
    mut bindings: ResMut<KeyBindings>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
) {
    const ABOUT: &str = "keys";
    if !settings.is_changed() {
        return;
    }
    let mut now = KeyBindings::new(&settings.keys).with_buttons(&settings.buttons);
    if !settings.character_keys {
        now = now.without_characters();
    }
    if *bindings == now {
        return;
    }
    let keys = now.problems().iter();
    let keys = keys.map(|problem| problem_sentence(&words, problem));
    let buttons = now.button_problems().iter();
    let buttons = buttons.map(|problem| problem_sentence(&words, problem));
    let sentences: Vec<String> = keys.chain(buttons).collect();
    if sentences.is_empty() {
        notifications.withdraw(ABOUT);
    } else {
        notifications.fault(ABOUT, sentences.join("\n"));
    }
    *bindings = now;
}
