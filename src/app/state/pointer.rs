//! Where the pointer is in the window.
//!
//! The window itself knows only where it is now. What is pressed is decided by the place that the
//! pointer had then, and some browsers let it leave at once after a release.

use bevy::prelude::*;
use bevy::window::WindowEvent;

/// Where the pointer is, in logical pixels from the window's upper left corner.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Pointer {
    last: Option<Vec2>,
    is_inside: bool,
}

/// Follows the pointer.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Pointer>()
        .add_message::<WindowEvent>()
        .add_systems(PreUpdate, follow.in_set(Following));
}

/// The system that follows the pointer.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Following;

impl Pointer {
    /// Where it is in the window; nowhere while it is outside.
    #[must_use]
    pub(crate) fn inside(&self) -> Option<Vec2> {
        self.last.filter(|_| self.is_inside)
    }

    /// Where it was last seen: the place of a press or a release.
    #[must_use]
    pub(crate) const fn last(&self) -> Option<Vec2> {
        self.last
    }
}

fn follow(mut events: MessageReader<WindowEvent>, mut pointer: ResMut<Pointer>) {
    for event in events.read() {
        match event {
            WindowEvent::CursorMoved(moved) => {
                pointer.last = Some(moved.position);
                pointer.is_inside = true;
            }
            WindowEvent::CursorLeft(_) => pointer.is_inside = false,
            _ => {}
        }
    }
}
