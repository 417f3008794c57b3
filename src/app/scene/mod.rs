//! Boards, pieces and marks as entities.

pub mod figure;
pub mod geometry;
pub mod stage;
pub mod tween;
