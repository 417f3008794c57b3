//! What the buttons of a gamepad do: the commands that the table of keys gives them, or what keys do
//! with the controls of the panels.

use bevy::prelude::*;

use super::gamepad::{Gamepads, PadPress, ReadGamepads};
use super::gamepad_button::PadButton;
use super::key_bindings::Situation;
use super::key_capture::KeyCapture;
use super::key_command::{Action, Command, Focus};
use super::key_map::KEY_MAP;
use super::keyboard::Around;
use super::switches::Switch;
use crate::app::state::intent::{BoardInput, Intents};
use crate::app::state::settings::{Scan, Settings};

/// A press of a button that is meant for the controls of the panels.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ControlPress(pub PadPress);

/// The system that decides what a press means.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UseGamepads;

/// Lets gamepads act.
pub fn plugin(app: &mut App) {
    app.add_message::<ControlPress>().add_systems(
        PreUpdate,
        act.in_set(UseGamepads)
            .after(ReadGamepads)
            .run_if(|gamepads: Res<Gamepads>| gamepads.is_any()),
    );
}

fn act(
    mut presses: MessageReader<PadPress>,
    settings: Res<Settings>,
    mut capture: ResMut<KeyCapture>,
    around: Around,
    mut intents: Intents,
    mut switches: MessageWriter<Switch>,
    mut controls: MessageWriter<ControlPress>,
) {
    for &press in presses.read() {
        if settings.scan != Scan::Off {
            if !press.is_repeat {
                switches.write(switch(press.button, settings.scan));
            }
            continue;
        }
        // The next key was to be chosen for a command; a gamepad has none.
        if capture.is_awaiting() {
            capture.end();
            continue;
        }
        let has_board = around.has_board();
        let Some(command) = command_of(press.button, &around.situation(), has_board) else {
            controls.write(ControlPress(press));
            continue;
        };
        if press.is_repeat && !command.repeats {
            continue;
        }
        match (command.action, press.button.direction()) {
            (Action::Intent(intent), _) => intents.write(intent),
            (Action::Arrows, Some((dx, dy))) if has_board => {
                intents.write(BoardInput::Step { dx, dy });
            }
            _ => _ = controls.write(ControlPress(press)),
        }
    }
}

/// With one switch every button acts. With two the lower one does, and every other one takes the
/// frame on.
const fn switch(button: PadButton, scan: Scan) -> Switch {
    match (scan, button) {
        (Scan::TwoSwitches, PadButton::South) => Switch::Act,
        (Scan::TwoSwitches, _) => Switch::Next,
        _ => Switch::Act,
    }
}

/// The command that a button has here; none where whatever has the focus has a use for the button.
fn command_of(
    button: PadButton,
    situation: &Situation,
    has_board: bool,
) -> Option<&'static Command> {
    let passes = passes(button, has_board);
    let meanings = KEY_MAP.iter().flat_map(|command| {
        let own = command.buttons.iter().filter(|own| own.button == button);
        own.map(move |own| (own.place.unwrap_or(command.place), command))
    });
    let here = meanings.filter(|(place, command)| {
        situation.is_at(*place) && situation.focus <= command.focus.max(passes)
    });
    let first = here.min_by_key(|(place, _)| place.rank());
    first.map(|(_, command)| command)
}

/// What may have the focus while a button does what its command says: controls have a use for few
/// buttons.
const fn passes(button: PadButton, has_board: bool) -> Focus {
    match button {
        PadButton::South | PadButton::Left | PadButton::Right | PadButton::Up | PadButton::Down => {
            Focus::Board
        }
        // Back from a control to the board comes first, where there is a board.
        PadButton::East if has_board => Focus::Board,
        _ => Focus::Control,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::state::states::Screen;

    /// The command of a button at this place with this focus.
    fn command(button: PadButton, situation: Situation) -> Option<&'static str> {
        command_of(button, &situation, true).map(|command| command.name)
    }

    const GAME: Situation = Situation {
        screen: Screen::Play,
        focus: Focus::Board,
        places_sides: false,
        is_over: false,
        marks: false,
        is_watched: false,
    };

    #[test]
    fn a_button_means_what_is_special_at_its_place_before_anything_else() {
        let over = Situation {
            is_over: true,
            ..GAME
        };
        let marking = Situation {
            marks: true,
            ..GAME
        };
        let watching = Situation {
            is_watched: true,
            ..GAME
        };
        for (button, situation, expected) in [
            (PadButton::Start, GAME, "rules"),
            (PadButton::Start, over, "play_again"),
            (PadButton::Start, marking, "take_marked"),
            (PadButton::South, GAME, "press"),
            (PadButton::South, watching, "play_or_pause"),
        ] {
            assert_eq!(command(button, situation), Some(expected), "{button:?}");
        }
    }

    #[test]
    fn a_focused_control_keeps_what_it_has_a_use_for() {
        let at = |focus| Situation { focus, ..GAME };
        for button in [PadButton::South, PadButton::East, PadButton::Left] {
            assert!(command(button, at(Focus::Board)).is_some(), "{button:?}");
            assert_eq!(command(button, at(Focus::Control)), None, "{button:?}");
        }
        for button in [PadButton::West, PadButton::LeftShoulder] {
            assert!(command(button, at(Focus::Control)).is_some(), "{button:?}");
            assert_eq!(command(button, at(Focus::Dialog)), None, "{button:?}");
        }
    }
}
