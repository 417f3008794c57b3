//! A gamepad at the controls of the panels. Its buttons are the keys that work a control, except that
//! up and down always lead to another control where no list is open: with keys, Tab does that.

use bevy::prelude::*;
use bevy_egui::egui::{Context, Event, FocusDirection, Key, Modifiers, Popup};
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{
    EguiContext, EguiContexts, EguiInputSet, EguiPreUpdateSet, EguiPrimaryContextPass,
    PrimaryEguiContext,
};

use crate::input::bindings::key_command::Focus;
use crate::input::gamepads::commands::{ControlPress, ControlUse, UseGamepads};
use crate::input::keyboard::KeyFocus;
use crate::states::ScreenDrawing;

/// Where the focus is to go in the next pass of egui.
#[derive(Resource, Debug, Default)]
struct NextFocus(Option<FocusDirection>);

/// Lets gamepads work the controls.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<NextFocus>()
        .add_systems(
            PreUpdate,
            press_keys
                .after(UseGamepads)
                .in_set(EguiPreUpdateSet::ProcessInput)
                .in_set(EguiInputSet::ReadBevyMessages),
        )
        .add_systems(EguiPrimaryContextPass, move_focus.before(ScreenDrawing));
}

/// What a press does with the controls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Does {
    Key(Key, Modifiers),
    Focus(FocusDirection),
}

fn press_keys(
    mut presses: MessageReader<ControlPress>,
    focus: Res<KeyFocus>,
    mut contexts: Query<(Entity, &mut EguiContext), With<PrimaryEguiContext>>,
    mut next: ResMut<NextFocus>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    let Ok((entity, mut context)) = contexts.single_mut() else {
        presses.clear();
        return;
    };
    for press in presses.read() {
        match does(*press, focus.0, context.get_mut()) {
            Some(Does::Key(key, modifiers)) => {
                events.write_batch([true, false].map(|pressed| EguiInputEvent {
                    context: entity,
                    event: Event::Key {
                        key,
                        physical_key: None,
                        pressed,
                        repeat: press.is_repeat,
                        modifiers,
                    },
                }));
            }
            Some(Does::Focus(direction)) => next.0 = Some(direction),
            None => {}
        }
    }
}

fn does(press: ControlPress, focus: Focus, context: &Context) -> Option<Does> {
    let arrow = match press.does {
        ControlUse::Previous => return Some(Does::Key(Key::Tab, Modifiers::SHIFT)),
        ControlUse::Next => return Some(Does::Key(Key::Tab, Modifiers::NONE)),
        ControlUse::Press | ControlUse::Leave if press.is_repeat => return None,
        ControlUse::Leave => return Some(Does::Key(Key::Escape, Modifiers::NONE)),
        ControlUse::Press => Key::Space,
        ControlUse::Left => Key::ArrowLeft,
        ControlUse::Right => Key::ArrowRight,
        ControlUse::Up => Key::ArrowUp,
        ControlUse::Down => Key::ArrowDown,
    };
    let key = Some(Does::Key(arrow, Modifiers::NONE));
    let is_list = Popup::is_any_open(context);
    let is_dialog = focus == Focus::Dialog;
    if context.memory(|memory| memory.focused().is_none()) && !is_list {
        return match press.does {
            // What is only read scrolls.
            ControlUse::Up | ControlUse::Down if is_dialog => key,
            // Whatever is pressed, the first control has the focus before anything is done with it.
            _ => Some(Does::Key(Key::Tab, Modifiers::NONE)),
        };
    }
    let is_written = context.text_edit_focused();
    match press.does {
        _ if is_list => key,
        ControlUse::Up => Some(Does::Focus(FocusDirection::Up)),
        ControlUse::Down => Some(Does::Focus(FocusDirection::Down)),
        ControlUse::Left if is_written => Some(Does::Focus(FocusDirection::Left)),
        ControlUse::Right if is_written => Some(Does::Focus(FocusDirection::Right)),
        _ => key,
    }
}

/// Leads the focus past a control that keeps the arrow keys to itself.
fn move_focus(mut contexts: EguiContexts, mut next: ResMut<NextFocus>) -> Result {
    if let Some(direction) = next.bypass_change_detection().0.take() {
        let context = contexts.ctx_mut()?;
        context.memory_mut(|memory| memory.move_focus(direction));
    }
    Ok(())
}
