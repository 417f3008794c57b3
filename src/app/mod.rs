//! Everything Bevy: one `plugin` function per file.
//!
//! Each room uses only rooms that are listed before it, and of these only those named behind
//! it. The files beside the rooms (`window`, `redraw_schedule`) may use them all.
//!
//! | room | what it is | uses |
//! |---|---|---|
//! | `page` | the page around the program in a browser | |
//! | `state` | what the program knows and shows nowhere by itself: screens, the current match, settings | `page` |
//! | `board` | boards, cells and pieces as entities: where they stand, how they look and move | `state` |
//! | `play` | the course of a match: turns, moves, thinking, marks, and what helps whoever plays | `page`, `state`, `board` |
//! | `sound` | what happens on the board and in the match is heard | `page`, `state`, `board`, `play` |
//! | `input` | mouse, touch, keys, gamepads and clipboard become intents | `page`, `state`, `board`, `play` |
//! | `ui` | screens, widgets, their style, and what screen readers are told besides | `state`, `board`, `play`, `input` |
//! | `game` | the plugins of all these together | `state`, `board`, `play`, `sound`, `input`, `ui` |
//! | `filming` | a game as pictures, drawn without a window | `state`, `board`, `play`, `ui`, `game` |
//! | `desktop` | what only a desktop has: its renderer, files, other programs, exports | `state`, `play`, `input`, `ui`, `filming` |
//! | `web` | what only a browser has: address, storage, exchange of files, the mirror for screen readers | `page`, `state`, `board`, `play`, `input`, `ui`, `filming` |

pub mod board;
#[cfg(not(target_family = "wasm"))]
pub mod desktop;
pub mod filming;
pub mod game;
pub mod input;
#[cfg(target_family = "wasm")]
mod page;
pub mod play;
pub mod redraw_schedule;
pub mod sound;
pub mod state;
pub mod ui;
#[cfg(target_family = "wasm")]
pub mod web;
pub mod window;

use bevy::prelude::*;

/// The game as entities, states and tasks, without anything that draws: the headless tests run just
/// that.
///
/// Needs Bevy's `StatesPlugin`, `AssetPlugin` and `TimePlugin` (part of its default plugins).
pub fn logic(app: &mut App) {
    game::logic(app);
    app.add_plugins(play::arena::plugin);
    #[cfg(not(target_family = "wasm"))]
    app.add_plugins((
        desktop::engines::plugin,
        desktop::opener::plugin,
        desktop::script_folder::plugin,
    ));
}

/// The looks of the game: words, camera, shapes, panels. Needs Bevy's default plugins.
pub fn faces(app: &mut App) {
    game::looks(app);
    app.add_plugins((
        state::language::plugin,
        state::script_files::plugin,
        (ui::repeated_modifiers::plugin, ui::captured_keys::plugin),
        ui::screens::plugin,
        ui::accessibility::plugin,
        input::clipboard::bridge,
    ));
    #[cfg(not(target_family = "wasm"))]
    app.add_plugins(desktop::screens);
}
