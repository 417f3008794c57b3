//! What the protocols have in common in which other programs talk to this one: lines heard while a
//! player thinks; and the protocol that a game brings.

pub mod conversation;
mod manager;

pub use manager::ManagerProtocol;
