//! Mouse, touch, keys, gamepads and the clipboard become intents.

pub mod bindable;
pub mod bindings;
pub mod chord;
pub mod clipboard;
pub mod gamepad;
pub mod gamepad_button;
pub mod gamepad_commands;
pub mod key_bindings;
pub mod key_capture;
pub mod key_command;
pub mod key_map;
pub mod key_words;
pub mod keyboard;
pub mod pointer;
pub mod scanning;
pub mod steps;
pub mod switches;
