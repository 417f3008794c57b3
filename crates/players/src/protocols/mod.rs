//! What the protocols have in common in which other programs talk to this one: lines heard while a
//! player thinks; and the protocol that a game brings.

pub mod conversation;

use std::io;
use std::io::Write;

/// A protocol in which managers of tournaments talk to a game's players.
pub struct ManagerProtocol {
    /// Talks with a manager through standard input and this output, to the end.
    pub run: fn(&mut dyn Write) -> io::Result<()>,
    /// What it is, in English words for the help.
    pub help: &'static str,
    /// What the name of the program begins with where a manager wants to know the protocol by it.
    pub name: &'static str,
}
