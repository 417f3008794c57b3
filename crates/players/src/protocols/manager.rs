//! What a game brings: a protocol in which managers of tournaments talk to its players.

use std::io::{self, Write};

/// A protocol in which managers of tournaments talk to a game's players.
pub struct ManagerProtocol {
    /// Talks with a manager through standard input and this output, to the end.
    pub run: fn(&mut dyn Write) -> io::Result<()>,
    /// What it is, in English words for the help.
    pub help: &'static str,
    /// What the name of the program begins with where a manager wants to know the protocol by it.
    pub name: &'static str,
}
