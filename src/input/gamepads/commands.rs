//! What the buttons of a gamepad do: the commands that are bound to them, or what keys do with the
//! controls of the panels.

use bevy::prelude::*;

use crate::features::scanning::switches::Switch;
use crate::features::settings::{Scan, Settings};
use crate::input::bindings::capture::KeyCapture;
use crate::input::bindings::gamepad_button::PadButton;
use crate::input::bindings::in_force::KeyBindings;
use crate::input::bindings::key_command::Action;
use crate::input::bindings::key_map::command;
use crate::input::gamepads::{Gamepads, PadPress, ReadGamepads};
use crate::input::keyboard::KeySources;
use crate::intent::Intents;
use crate::redraw::Redraw;
use crate::turn::person_moves::BoardInput;

/// A press of a button that is meant for the controls of the panels.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ControlPress {
    /// What it does there.
    pub does: ControlUse,
    /// Whether it was held before.
    pub is_repeat: bool,
}

/// What a button does with the controls of the panels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ControlUse {
    /// The control that has the focus is pressed.
    Press,
    /// A list or a dialog is closed, or the focus goes back to the board.
    Leave,
    /// To the previous control.
    Previous,
    /// To the next control.
    Next,
    /// To the left, or less.
    Left,
    /// To the right, or more.
    Right,
    /// Upwards.
    Up,
    /// Downwards.
    Down,
}

impl ControlUse {
    /// What a button does: the one that presses places of the board presses controls, and the one that
    /// leads back leaves them.
    fn of(button: PadButton, bindings: &KeyBindings) -> Option<ControlUse> {
        let does = |name| command(name).is_some_and(|it| bindings.buttons(it).contains(&button));
        Some(match button {
            PadButton::LeftTrigger => ControlUse::Previous,
            PadButton::RightTrigger => ControlUse::Next,
            PadButton::Left => ControlUse::Left,
            PadButton::Right => ControlUse::Right,
            PadButton::Up => ControlUse::Up,
            PadButton::Down => ControlUse::Down,
            _ if does("press") => ControlUse::Press,
            _ if does("back") => ControlUse::Leave,
            _ => return None,
        })
    }
}

/// The system that decides what a press means.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct UseGamepads;

/// Lets gamepads act.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<ControlPress>().add_systems(
        PreUpdate,
        act.in_set(UseGamepads)
            .after(ReadGamepads)
            .run_if(|gamepads: Res<Gamepads>| gamepads.is_any()),
    );
}

fn act(
    mut presses: MessageReader<PadPress>,
    bindings: Res<KeyBindings>,
    mut settings: ResMut<Settings>,
    mut capture: ResMut<KeyCapture>,
    redraw: Res<Redraw>,
    sources: KeySources,
    mut intents: Intents,
    mut switches: MessageWriter<Switch>,
    mut controls: MessageWriter<ControlPress>,
) {
    for &PadPress { button, is_repeat } in presses.read() {
        if settings.scan != Scan::Off {
            if !is_repeat {
                switches.write(switch(button, settings.scan));
            }
            continue;
        }
        if capture.is_awaiting() {
            if !is_repeat {
                capture.take_button(button, &mut settings);
                // What it is now is seen in the next frame.
                redraw.request();
            }
            continue;
        }
        let has_board = sources.has_board();
        let control_use = ControlUse::of(button, &bindings);
        let on_controls = control_use.map(|does| ControlPress { does, is_repeat });
        // Back from a control to the board comes first, where there is a board.
        let is_for_controls = match control_use {
            Some(ControlUse::Leave) => has_board,
            does => does.is_some(),
        };
        let situation = sources.situation();
        let Some(command) = bindings.meaning_of_button(button, &situation, is_for_controls) else {
            controls.write_batch(on_controls);
            continue;
        };
        if is_repeat && !command.repeats {
            continue;
        }
        match (command.action, button.direction()) {
            (Action::Intent(intent), _) => intents.write(intent),
            (Action::Arrows, Some((dx, dy))) if has_board => {
                intents.write(BoardInput::Step { dx, dy });
            }
            _ => _ = controls.write_batch(on_controls),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::bindings::in_force::Situation;
    use crate::input::bindings::key_command::Focus;
    use crate::states::Screen;

    /// The command of a button at this place with this focus.
    fn command(button: PadButton, situation: Situation) -> Option<&'static str> {
        let bindings = KeyBindings::default();
        let is_for_controls = ControlUse::of(button, &bindings).is_some();
        let command = bindings.meaning_of_button(button, &situation, is_for_controls);
        command.map(|command| command.name)
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
