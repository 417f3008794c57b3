//! What is drawn of a board: shapes, materials, the ground under it, the camera over it.

pub(crate) mod afterglow;
pub(crate) mod backdrop;
pub(crate) mod bevy_plugins;
pub(crate) mod camera;
pub(crate) mod core_2d;
pub(crate) mod ground;
pub(crate) mod light;
pub(crate) mod materials;
pub(crate) mod shape;
