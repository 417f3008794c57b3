//! What can be learnt from a game: values that the app and the commands put into words.

pub mod analysis;
pub mod teaching;
