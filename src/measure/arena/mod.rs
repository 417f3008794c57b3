//! Matches of computer players: many pairs of games from openings that both sides play, for the
//! difference in strength.

pub mod game;
pub mod matches;
pub mod statistics;

use crate::midend::Match;
use crate::players::opponents::Opponent;
use crate::players::pool::PlayerPool;
use crate::players::{NoMove, SearchResult, Stop};
use crate::rules::Move;

/// A computer player that takes part in matches.
pub trait Contestant: Sync {
    /// Who it is.
    fn opponent(&self) -> Opponent;

    /// What it does in a game in which it is to move; less if `halt` is set.
    ///
    /// # Errors
    /// See [`NoMove`].
    fn answer(
        &self,
        game_match: &Match,
        players: &PlayerPool,
        halt: &Stop,
    ) -> Result<SearchResult<Move>, NoMove>;
}
