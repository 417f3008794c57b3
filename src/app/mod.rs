//! Everything Bevy: one `plugin` function per file.
//!
//! [`logic`] is the game as entities, states and tasks, without anything that draws; the headless
//! tests run just that. [`faces`] draws it.

pub mod animation;
pub mod draft;
pub mod flow;
pub mod input;
pub mod intent;
pub mod layout;
pub mod notices;
pub mod scene;
pub mod settings;
pub mod states;
pub mod thinking;

use bevy::prelude::*;

/// The game without its looks: states, intents, rules, thinking, animation, marks.
///
/// Needs Bevy's `StatesPlugin`, `AssetPlugin` and `TimePlugin` (part of its default plugins).
pub fn logic(app: &mut App) {
    app.init_resource::<flow::Seeds>().add_plugins((
        states::plugin,
        notices::plugin,
        settings::plugin,
        intent::plugin,
        input::keyboard::plugin,
        input::pointer::plugin,
        flow::plugin,
        thinking::plugin,
        animation::plugin,
        scene::marks::plugin,
        layout::plugin,
    ));
    app.add_systems(
        Update,
        flow::settle_new_stages
            .in_set(states::Phase::Scene)
            .before(animation::advance_motions),
    );
}
