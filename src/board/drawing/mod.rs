//! What is drawn of a board: shapes, materials, the ground under it, the camera over it.

pub mod afterglow;
pub mod backdrop;
pub mod bevy_plugins;
pub mod camera;
pub mod core_2d;
pub mod ground;
pub mod lamp;
pub mod materials;
pub mod shape;
