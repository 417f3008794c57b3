//! What only a browser has: the page's address, its storage, files, pastes and typing, the mirror for
//! screen readers.

pub mod address;
pub mod clipboard;
pub mod console;
pub mod exchange;
pub mod exporting;
mod game_store;
pub mod gamepads;
pub mod local_day;
pub mod mirror;
pub mod page;
pub mod puzzle_scores;
pub mod scores;
mod script_shelf;
pub mod storage;
pub mod tabs;
mod tuned;
pub mod typing;
pub mod wake;
