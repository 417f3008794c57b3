//! A key that is being chosen for a command works no control.

use bevy::prelude::*;
use bevy_egui::egui::Event;
use bevy_egui::{EguiInput, EguiPreUpdateSet};

use crate::input::bindings::capture::KeyCapture;

/// Keeps the keys from egui while the next one goes to a command.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        drop_keys
            .run_if(|capture: Res<KeyCapture>| capture.is_awaiting())
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

/// Keys that are let go pass: egui would think that they are still held.
fn drop_keys(mut inputs: Query<&mut EguiInput>) {
    for mut input in &mut inputs {
        input.events.retain(|event| {
            !matches!(
                event,
                Event::Key { pressed: true, .. }
                    | Event::Text(_)
                    | Event::Copy
                    | Event::Cut
                    | Event::Paste(_)
            )
        });
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Key, Modifiers, RawInput};

    use super::*;

    #[test]
    fn keys_go_down_unseen_and_come_up_again() {
        let mut app = App::new();
        app.add_systems(Update, drop_keys);
        let entity = app.world_mut().spawn(EguiInput::default()).id();
        let key = |pressed| Event::Key {
            key: Key::Enter,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        let input = EguiInput(RawInput {
            events: vec![key(true), Event::PointerGone, key(false)],
            ..RawInput::default()
        });
        app.world_mut().entity_mut(entity).insert(input);
        app.update();
        let left = app.world().get::<EguiInput>(entity);
        let left = left.map(|input| input.events.clone());
        assert_eq!(left, Some(vec![Event::PointerGone, key(false)]));
    }
}
