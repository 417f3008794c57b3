//! Boards, cells and pieces as entities; how they move, where they stand in the window.

pub mod animation;
pub mod cells;
pub mod drawing;
pub mod figure;
pub mod geometry;
pub mod heaps;
pub mod layout;
pub mod pieces;
pub mod placing;
pub mod stage;
