//! The controls of the panels. All are reached by Tab, work by Enter and Space, and show a ring
//! when they have the keyboard's focus; all take their colours from [`crate::widgets::theme::Palette`].

pub(crate) mod board_picture;
pub(crate) mod card;
pub(crate) mod columns;
pub(crate) mod controls;
pub(crate) mod game_row;
pub(crate) mod icon;
pub(crate) mod labels;
pub(crate) mod long_list;
pub(crate) mod one_line;
pub(crate) mod painted;
pub(crate) mod panel;
pub(crate) mod screen_context;
pub(crate) mod sheet;
pub(crate) mod spoken;
pub(crate) mod surface;
pub(crate) mod theme;

/// Least height of a control that is worked by a pointer, in points at scale 1.
pub(crate) const TARGET: f32 = 32.0;
/// Least height of a control that is worked by a finger, in points at scale 1.
pub(crate) const TOUCH_TARGET: f32 = 44.0;
