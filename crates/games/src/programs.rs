//! Other programs before it is known which game they play.

use super::all;
use fivefold_config::ExternalEngine;
use fivefold_players::external::{Introduction, Protocol};
use fivefold_players::{NoMove, Stop};

/// Starts a program, asks it who it is in the protocols of all games until it answers one, and lets
/// it go again.
///
/// # Errors
/// What is wrong with it, [`NoMove::External`]; or [`NoMove::Stopped`].
pub fn introduction(settings: &ExternalEngine, stop: &Stop) -> Result<Introduction, NoMove> {
    let protocols = all().iter().filter_map(|game| game.extension::<Protocol>());
    let mut heard = Err(NoMove::OtherGame);
    for protocol in protocols {
        heard = (protocol.introduction)(settings, stop);
        if matches!(heard, Ok(_) | Err(NoMove::Stopped)) {
            break;
        }
    }
    heard
}
