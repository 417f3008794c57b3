//! Mouse, touch, keys, gamepads and the clipboard become intents.

pub mod bindings;
pub mod cursor;
pub mod dragging;
pub mod gamepads;
pub mod keyboard;
pub mod pointer;
pub mod repeated_modifiers;
pub mod steps;
#[cfg(target_family = "wasm")]
pub mod typing;
