//! Boards, cells and pieces as entities; how they move, where they stand in the window.

pub(crate) mod animation;
pub(crate) mod cells;
pub(crate) mod drawing;
pub(crate) mod figure;
pub(crate) mod geometry;
pub(crate) mod heaps;
pub(crate) mod layout;
pub(crate) mod pieces;
pub(crate) mod placing;
pub(crate) mod stage;
