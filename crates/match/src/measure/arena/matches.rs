//! Matches: two players, many pairs of games, played in as many threads as there are cores or one after
//! the other.

#[cfg(not(target_family = "wasm"))]
mod threads;

#[cfg(not(target_family = "wasm"))]
pub use threads::play;

use std::mem::discriminant;

use super::game::{EndedGame, Played, Setting};
use super::statistics::MatchTally;
use super::{Contestant, ForfeitReason};
use crate::request::EngineRequest;
use fivefold_players::external::EngineFault;
use fivefold_players::{Answer, Stop};
use fivefold_rules::Side;

/// Pairs that do not count, because a player never got to play in one of their games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeftOutPairs {
    /// The player: 0 the first, 1 the second.
    pub player: usize,
    /// Why, in the first of these pairs.
    pub reason: EngineFault,
    /// How many pairs.
    pub pairs: u64,
}

/// A game that a player lost for want of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForfeitedGame {
    /// Its number in the match, from 0.
    pub game: u64,
    /// The player: 0 the first, 1 the second.
    pub player: usize,
    /// Why.
    pub loss: ForfeitReason,
}

/// So many lost games are told one by one.
const MOST_LOST: usize = 100;

/// Who keeps the games of a match.
pub trait MatchKeeper: Sync {
    /// How the games of a pair ended that was played before.
    fn known(&self, _pair: u64) -> Option<[EndedGame; 2]> {
        None
    }

    /// A pair was played. In the second game the seats are swapped.
    fn played(&self, _pair: u64, _games: &[Played; 2]) {}
}

/// Nobody keeps them.
impl MatchKeeper for () {}

/// What is known of a match.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MatchScore {
    /// The results, for the first player.
    pub tally: MatchTally,
    /// Plies of all games.
    pub plies: u64,
    /// Games broken off after the most plies.
    pub adjudicated: u64,
    /// Games lost for want of a move.
    pub forfeited: u64,
    /// The first of them, one by one.
    pub lost: Vec<ForfeitedGame>,
    /// Pairs that were left out, by player and kind of reason.
    pub left_out: Vec<LeftOutPairs>,
}

impl MatchScore {
    /// All pairs that were left out.
    #[must_use]
    pub fn pairs_left_out(&self) -> u64 {
        self.left_out.iter().map(|left_out| left_out.pairs).sum()
    }

    /// All pairs that were played, whether they count or not.
    #[must_use]
    pub fn pairs(&self) -> u64 {
        self.tally.games() / 2 + self.pairs_left_out()
    }

    fn leave_out(&mut self, player: usize, reason: EngineFault) {
        let kind = discriminant(&reason);
        let mut known = self.left_out.iter_mut();
        match known.find(|one| one.player == player && discriminant(&one.reason) == kind) {
            Some(known) => known.pairs += 1,
            None => self.left_out.push(LeftOutPairs {
                player,
                reason,
                pairs: 1,
            }),
        }
    }

    fn add(&mut self, pair: u64, games: &[EndedGame; 2]) {
        for (seat, game) in games.iter().enumerate() {
            if let (Some(reason), Some(winner)) = (game.no_play, game.winner) {
                // In the second game the seats are swapped.
                self.leave_out(winner.other().index() ^ seat, reason);
                return;
            }
        }
        let mut halves = [0; 2];
        for (seat, (game, half)) in games.iter().zip(&mut halves).enumerate() {
            *half = match game.winner {
                None => 1,
                Some(side) if side == Side::BOTH[seat] => 2,
                Some(_) => 0,
            };
            self.plies += u64::from(game.plies);
            self.adjudicated += u64::from(game.adjudicated);
            if let (Some(loss), Some(winner)) = (&game.forfeited, game.winner) {
                self.forfeited += 1;
                if self.lost.len() < MOST_LOST {
                    self.lost.push(ForfeitedGame {
                        game: 2 * pair + seat as u64,
                        player: winner.other().index() ^ seat,
                        loss: loss.clone(),
                    });
                }
            }
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
    ask: &impl AsyncFn(EngineRequest) -> Answer,
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
        score.add(pair, &games);
        watch(&score);
    }
    score
}
