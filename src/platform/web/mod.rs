//! What only a browser has: the page's address, its storage, files, pastes and typing, the mirror for
//! screen readers.

pub(crate) mod address;
pub(crate) mod console;
pub(crate) mod heard_worker;
pub(crate) mod local_day;
pub(crate) mod page;
pub(crate) mod storage;
pub(crate) mod tabs;
pub(crate) mod wake;
