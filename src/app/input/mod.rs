//! Mouse, touch and keys become intents.

pub mod keyboard;
pub mod pointer;
pub mod pointing;
