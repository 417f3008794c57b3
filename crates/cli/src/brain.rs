//! `fivefold brain`: the program as a player for the managers of tournaments, in the protocol that a
//! game brings for them.

use std::io::{self, Write};
use std::process::ExitCode;

use fivefold_games as games;
use fivefold_players::protocols::ManagerProtocol;

/// The protocol of the first game that brings one.
#[must_use]
pub(crate) fn manager_protocol() -> Option<&'static ManagerProtocol> {
    games::all().iter().find_map(|game| game.extension())
}

/// Talks with a manager.
///
/// # Errors
/// What `out` refuses to take.
pub fn run(out: &mut dyn Write) -> io::Result<ExitCode> {
    match manager_protocol() {
        Some(protocol) => (protocol.run)(out).map(|()| ExitCode::SUCCESS),
        None => Ok(ExitCode::FAILURE),
    }
}
