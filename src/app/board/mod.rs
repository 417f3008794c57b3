//! Boards, cells and pieces as entities; how they move, where they stand in the window.

pub mod afterglow;
pub mod animated_event;
pub mod animation;
pub mod backdrop;
pub mod bevy_plugins;
pub mod camera;
pub mod cells;
pub mod core_2d;
pub mod diff_animation;
pub mod endings;
pub mod event_animation;
pub mod figure;
pub mod geometry;
pub mod ground;
pub mod heaps;
pub mod lamp;
pub mod layout;
pub mod materials;
pub mod pieces;
pub mod placing;
pub mod rearrangement;
pub mod shape;
pub mod stage;
pub mod traces;
pub mod tween;
mod waves;
