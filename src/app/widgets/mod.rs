//! The controls of the panels. All are reached by Tab, work by Enter and Space, and show a ring
//! when they have the keyboard's focus; all take their colours from [`super::theme::Palette`].

pub mod announcing;
pub mod banner;
pub mod button;
pub mod card;
pub mod columns;
pub mod curve;
pub mod entry;
pub mod game_sign;
pub mod icon;
pub mod key_caps;
#[cfg(test)]
mod keyboard_tests;
pub mod number;
pub mod panel;
pub mod picker;
pub mod segmented;
pub mod shares;
pub mod sheet;
pub mod side_mark;
pub mod slider;
pub mod surface;
pub mod switch;
pub mod text_field;
pub mod toast;
pub mod verdict_bar;

/// Least height of a control that is worked by a pointer, in points at scale 1.
pub const TARGET: f32 = 32.0;
/// Least height of a control that is worked by a finger, in points at scale 1.
pub const TOUCH_TARGET: f32 = 44.0;
