//! Mouse, touch, keys and the clipboard become intents.

pub mod clipboard;
pub mod keyboard;
pub mod pointer;
