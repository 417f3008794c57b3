//! Everything Bevy: one `plugin` function per file.
//!
//! [`logic`] is the game as entities, states and tasks, without anything that draws; the headless
//! tests run just that. [`faces`] draws it.

pub mod analysing;
pub mod animation;
pub mod arrivals;
pub mod assets;
pub mod camera;
pub mod clipboard;
pub mod colours;
pub mod draft;
#[cfg(not(target_family = "wasm"))]
pub mod engines;
#[cfg(not(target_family = "wasm"))]
pub mod exporting;
#[cfg(not(target_family = "wasm"))]
pub mod file_changes;
#[cfg(not(target_family = "wasm"))]
pub mod files;
#[cfg(not(target_family = "wasm"))]
pub mod filming;
pub mod flow;
pub mod going_back;
pub mod input;
pub mod intent;
#[cfg(not(target_family = "wasm"))]
pub mod keeping;
pub mod language;
pub mod layout;
pub mod notices;
pub mod opponents;
#[cfg(not(target_family = "wasm"))]
pub mod pictures;
#[cfg(not(target_family = "wasm"))]
pub mod preflight;
pub mod previewing;
pub mod quiet;
pub mod reading;
#[cfg(not(target_family = "wasm"))]
pub mod renderer;
pub mod replaying;
pub mod scene;
#[cfg(not(target_family = "wasm"))]
pub mod scores_file;
pub mod scoring;
pub mod screens;
pub mod script_files;
pub mod scripts;
pub mod settings;
pub mod states;
pub mod studying;
pub mod teaching;
pub mod theme;
pub mod thinking;
pub mod wakefulness;
pub mod widgets;
pub mod window;

use bevy::prelude::*;

/// The game without its looks: states, intents, rules, thinking, animation, marks.
///
/// Needs Bevy's `StatesPlugin`, `AssetPlugin` and `TimePlugin` (part of its default plugins).
pub fn logic(app: &mut App) {
    app.init_resource::<flow::Seeds>()
        .add_plugins((
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
            screens::research::plugin,
        ))
        // What stands around a game.
        .add_plugins((
            studying::plugin,
            teaching::plugin,
            analysing::plugin,
            previewing::plugin,
            scoring::plugin,
            replaying::plugin,
        ));
    app.add_plugins((arrivals::plugin, clipboard::plugin));
    #[cfg(not(target_family = "wasm"))]
    app.add_plugins(engines::plugin);
    app.add_systems(
        Update,
        (
            flow::settle_new_stages.before(animation::advance_motions),
            scene::marked::raise_marked.after(animation::advance_motions),
        )
            .in_set(states::Phase::Scene),
    );
}

/// The looks of the game: words, camera, shapes, panels. Needs Bevy's default plugins.
pub fn faces(app: &mut App) {
    looks(app);
    app.add_plugins((
        language::plugin,
        script_files::plugin,
        quiet::plugin,
        screens::plugin,
        clipboard::bridge,
    ));
}

/// The looks of a board alone: camera, shapes, fonts. Needs Bevy's default plugins.
pub fn looks(app: &mut App) {
    app.add_plugins(bevy_egui::EguiPlugin::default())
        .add_plugins((
            theme::plugin,
            camera::plugin,
            scene::shape::plugin,
            scene::dress::plugin,
        ));
}
