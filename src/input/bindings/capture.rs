//! The next key or button is bound to a command instead of doing anything.

use bevy::prelude::*;

use crate::features::settings::Settings;
use crate::input::bindings::chord::{Chord, name_of};
use crate::input::bindings::gamepad_button::PadButton;
use crate::input::bindings::key_command::KeyCommand;
use crate::input::bindings::key_map::command;
use crate::input::bindings::{BindingProblem, bind};
use crate::states::Screen;

/// Which command gets the next key or button, and why the last one was not taken.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct KeyCapture {
    /// The name of the command.
    awaiting: Option<&'static str>,
    refused: Option<(&'static str, RefusedKey)>,
}

/// Why a command did not get a key or a button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RefusedKey {
    /// The table of keys does not allow it.
    Key(BindingProblem<Chord>),
    /// The table of buttons does not allow it.
    Button(BindingProblem<PadButton>),
    /// The browser would not pass it on.
    KeptByBrowser(Chord),
    /// Keys that write a character are switched off.
    CharactersOff(Chord),
}

impl KeyCapture {
    /// This command gets the next key or button.
    pub(crate) fn begin(&mut self, command: &KeyCommand) {
        *self = KeyCapture {
            awaiting: Some(command.name),
            refused: None,
        };
    }

    /// Keys and buttons do again what they do, and nothing is said any more.
    pub(crate) fn end(&mut self) {
        *self = KeyCapture::default();
    }

    /// Whether the next key or button goes to a command.
    pub(crate) const fn is_awaiting(&self) -> bool {
        self.awaiting.is_some()
    }

    /// Whether the next key or button goes to this command.
    pub(crate) fn awaits(&self, command: &KeyCommand) -> bool {
        self.awaiting == Some(command.name)
    }

    /// Why this command did not get the last key or button.
    pub(crate) fn refused(&self, command: &KeyCommand) -> Option<&RefusedKey> {
        let (name, reason) = self.refused.as_ref()?;
        (*name == command.name).then_some(reason)
    }

    /// Gives this key to the command; Escape leaves everything as it was, and a key without a name,
    /// as Shift alone, is not meant.
    pub(crate) fn take(&mut self, chord: Chord, settings: &mut Settings) {
        let Some(command) = self.awaiting.and_then(command) else {
            return;
        };
        if chord == Chord::plain(KeyCode::Escape) {
            self.end();
        } else if name_of(chord.key).is_some() {
            let done = if cfg!(target_family = "wasm") && chord.is_kept_by_browsers() {
                Err(RefusedKey::KeptByBrowser(chord))
            } else if chord.is_character() && !settings.character_keys {
                Err(RefusedKey::CharactersOff(chord))
            } else {
                bind(settings, command, &[chord]).map_err(RefusedKey::Key)
            };
            self.finish(command, done);
        }
    }

    /// Gives this button to the command.
    pub(crate) fn take_button(&mut self, button: PadButton, settings: &mut Settings) {
        if let Some(command) = self.awaiting.and_then(command) {
            let done = bind(settings, command, &[button]).map_err(RefusedKey::Button);
            self.finish(command, done);
        }
    }

    fn finish(&mut self, command: &KeyCommand, done: Result<(), RefusedKey>) {
        *self = KeyCapture {
            awaiting: None,
            refused: done.err().map(|reason| (command.name, reason)),
        };
    }
}

/// Makes room for it; it ends with the screen on which keys are chosen.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<KeyCapture>().add_systems(
        OnExit(Screen::Settings),
        |mut capture: ResMut<KeyCapture>| {
            capture.end();
        },
    );
}
