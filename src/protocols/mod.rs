//! What the protocols have in common in which other programs talk to this one: lines heard while a
//! player thinks, and clocks; and the protocol that a game brings.

pub mod clocks;
pub mod conversation;
mod manager;

pub use manager::ManagerProtocol;
