//! What is shown around the board: screens, widgets, their style, and what screen readers are told
//! besides.

pub mod accessibility;
pub mod captured_keys;
pub mod dates;
pub mod gamepad_focus;
pub mod opponents;
pub mod repeated_modifiers;
pub mod screens;
pub mod scripts;
pub mod theme;
pub mod variant;
pub mod widgets;
