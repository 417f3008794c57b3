//! Matches of computer players: many pairs of games from openings that both sides play, for the
//! difference in strength.

pub mod game;
mod loss;
pub mod matches;
pub mod statistics;

pub use loss::ForfeitReason;

use std::sync::Arc;
use std::time::Duration;

use crate::Match;
use crate::request::EngineRequest;
use fivefold_config::Opponents;
use fivefold_players::opponents::Opponent;
use fivefold_players::{Limits, NoMove};

/// A computer player that takes part in matches, with its limits and its numbers.
#[derive(Clone, Debug)]
pub struct Contestant {
    /// Who it is.
    pub opponent: Opponent,
    /// How much it may think about a move.
    pub limits: Limits,
    /// How long it may think about a move, where the clock limits it.
    pub time: Option<Duration>,
    /// Its numbers.
    pub config: Arc<Opponents>,
}

impl Contestant {
    /// What it is asked in a game in which it is to move.
    ///
    /// # Errors
    /// [`NoMove::OtherGame`] if it is nobody's turn who can be asked.
    pub(crate) fn asked(&self, game_match: &Match) -> Result<EngineRequest, NoMove> {
        let config = Arc::clone(&self.config);
        EngineRequest::new(game_match, self.limits, config).ok_or(NoMove::OtherGame)
    }
}
