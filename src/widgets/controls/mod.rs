//! What can be pressed, chosen and typed into.

pub(crate) mod arrow_keys;
pub(crate) mod button;
pub(crate) mod choice;
pub(crate) mod code_field;
pub(crate) mod fold;
#[cfg(test)]
pub(crate) mod keyboard_tests;
pub(crate) mod number;
pub(crate) mod picker;
pub(crate) mod popup_menu;
pub(crate) mod segmented;
pub(crate) mod slider;
pub(crate) mod switch;
pub(crate) mod text_field;
