//! What only a browser has: the page's address, its storage, files, pastes and typing, the mirror for
//! screen readers.

pub mod address;
pub mod console;
pub mod local_day;
pub mod page;
pub mod storage;
pub mod tabs;
pub mod wake;
