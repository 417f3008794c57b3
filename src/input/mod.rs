//! Mouse, touch, keys, gamepads and the clipboard become intents.

pub(crate) mod bindings;
pub(crate) mod cursor;
pub(crate) mod dragging;
pub(crate) mod gamepads;
pub(crate) mod keyboard;
pub(crate) mod pointer;
pub(crate) mod repeated_modifiers;
pub(crate) mod steps;
#[cfg(target_family = "wasm")]
pub(crate) mod typing;
