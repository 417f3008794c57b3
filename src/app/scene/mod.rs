//! Boards, pieces and marks as entities.

pub mod difference;
pub mod dress;
pub mod figure;
pub mod foreseen;
pub mod geometry;
pub mod marked;
pub mod marks;
pub mod placing;
pub mod shape;
pub mod showing;
pub mod stage;
pub mod tween;
