//! What the tests of several crates share.

pub mod display;
pub mod driving;
pub mod positions;
pub mod talk;
