//! The controls of the panels. All are reached by Tab, work by Enter and Space, and show a ring
//! when they have the keyboard's focus; all take their colours from [`super::theme::Palette`].

pub(crate) mod arrow_keys;
pub(crate) mod board_picture;
pub(crate) mod button;
pub(crate) mod button_row;
pub(crate) mod card;
pub(crate) mod code_field;
pub(crate) mod columns;
pub(crate) mod curve;
pub(crate) mod dots;
pub(crate) mod fold;
pub(crate) mod icon;
pub(crate) mod key_caps;
#[cfg(test)]
mod keyboard_tests;
pub mod message;
pub(crate) mod number;
pub(crate) mod one_line;
pub(crate) mod panel;
pub(crate) mod picker;
pub(crate) mod popup_menu;
pub(crate) mod scanned;
pub(crate) mod scanned_keyboard;
pub(crate) mod segmented;
pub(crate) mod shares;
pub(crate) mod sheet;
pub(crate) mod side_mark;
pub(crate) mod slider;
pub(crate) mod spoken;
pub(crate) mod surface;
pub(crate) mod switch;
pub(crate) mod text_field;
pub(crate) mod verdict_bar;

/// Least height of a control that is worked by a pointer, in points at scale 1.
pub(crate) const TARGET: f32 = 32.0;
/// Least height of a control that is worked by a finger, in points at scale 1.
pub const TOUCH_TARGET: f32 = 44.0;
