//! Matches: two players, many pairs of games, played in as many threads as there are cores or one after
//! the other.

#[cfg(not(target_family = "wasm"))]
mod threads;

#[cfg(not(target_family = "wasm"))]
pub use threads::play;

use super::Contestant;
use super::game::{Ended, Setting};
use super::statistics::Tally;
use crate::midend::request::EngineRequest;
use crate::players::{NoMove, SearchResult, Stop};
use crate::rules::{Move, Side};

/// What is known of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MatchScore {
    /// The results, for the first player.
    pub tally: Tally,
    /// Plies of all games.
    pub plies: u64,
    /// Games broken off after the most plies.
    pub adjudicated: u64,
    /// Games lost for want of a move.
    pub forfeited: u64,
}

impl MatchScore {
    fn add(&mut self, games: [Ended; 2]) {
        let mut halves = [0; 2];
        for (seat, (game, half)) in games.iter().zip(&mut halves).enumerate() {
            *half = match game.winner {
                None => 1,
                Some(side) if side == Side::BOTH[seat] => 2,
                Some(_) => 0,
            };
            self.plies += u64::from(game.plies);
            self.adjudicated += u64::from(game.adjudicated);
            self.forfeited += u64::from(game.forfeited);
        }
        self.tally.add(halves);
    }
}

/// Plays a match of so many pairs, game after game; each move is asked for with `ask`, which may take its
/// time. `watch` is told after every pair what is known. The same seed gives the same match as in threads.
///
/// Each opening is played twice: in the first game of a pair the first player has the first side.
/// When `halt` is set, the game that is being played is broken off and does not count.
pub async fn play_asking(
    setting: &Setting,
    players: [&Contestant; 2],
    pairs: u64,
    ask: &impl AsyncFn(EngineRequest) -> Result<SearchResult<Move>, NoMove>,
    halt: &Stop,
    mut watch: impl FnMut(&MatchScore),
) -> MatchScore {
    let mut score = MatchScore::default();
    let [first, second] = players;
    for pair in 0..pairs {
        let opening = setting.opening(pair);
        let mut games = Vec::new();
        for (game, seats) in [[first, second], [second, first]].into_iter().enumerate() {
            let number = 2 * pair + game as u64;
            let played = setting.play_asking(number, opening.clone(), seats, ask, halt);
            games.extend(played.await);
        }
        let Ok(games) = games.try_into() else {
            break;
        };
        score.add(games);
        watch(&score);
    }
    score
}
