//! The arrow keys in things that stand in rows and are one stop for Tab.

use bevy_egui::egui::{Context, EventFilter, FocusDirection, Id, Key, Modifiers};

/// The steps to which the arrow keys lead from the thing that has the focus, each as a number of things,
/// with so many in a row. It keeps the arrow keys to itself.
pub(crate) fn arrow_steps(context: &Context, focused: Id, per_row: i32) -> Vec<i32> {
    let arrows = EventFilter {
        horizontal_arrows: true,
        vertical_arrows: true,
        ..EventFilter::default()
    };
    context.memory_mut(|memory| memory.set_focus_lock_filter(focused, arrows));
    let mut steps = Vec::new();
    for (key, step) in [
        (Key::ArrowLeft, -1),
        (Key::ArrowRight, 1),
        (Key::ArrowUp, -per_row),
        (Key::ArrowDown, per_row),
    ] {
        if context.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            steps.push(step);
            // What has just got the focus does not keep the arrow keys yet.
            context.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        }
    }
    steps
}
