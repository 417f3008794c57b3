//! The random player, any legal move, each equally likely, in every game; and the randomness that belongs to a ply
//! of a game.

use fivefold_rules::{Position, Rng, Side};
use rand::{RngExt, SeedableRng};

use super::{Answer, AnyPlayer, Explanation, Limits, NoMove, SearchResult, Stop};

/// Plays a uniformly random legal move.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomPlayer;

impl AnyPlayer for RandomPlayer {
    fn choose(
        &mut self,
        position: &Position,
        _limits: &Limits,
        _stop: &Stop,
        rng: &mut Rng,
    ) -> Answer {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return Err(NoMove::GameOver);
        }
        Ok(SearchResult::unsearched(
            moves[rng.random_range(0..moves.len())],
            Explanation::RANDOM,
        ))
    }
}

/// Streams of a seed: the upper half of the number is the game, the lower half the ply. This ply is
/// none, its stream is the game's own.
const WHOLE_GAME: u64 = u32::MAX as u64;

/// Words of a game's own stream that belong to one stretch.
const STRETCH_WORDS: u128 = 64;

/// The randomness of a ply.
#[must_use]
pub fn rng_of_ply(seed: u64, game: u32, ply: u32) -> Rng {
    let mut rng = Rng::seed_from_u64(seed);
    rng.set_stream(u64::from(game) << 32 | u64::from(ply));
    rng
}

/// The randomness that a side has for a stretch of this many plies: given the randomness of any
/// ply of the stretch ([`rng_of_ply`]), it is the same.
#[must_use]
pub fn rng_of_stretch(ply: &Rng, side: Side, plies: u32) -> Rng {
    let stream = ply.get_stream();
    let mut rng = Rng::from_seed(ply.get_seed());
    rng.set_stream(stream | WHOLE_GAME);
    let stretch = u128::from(stream & WHOLE_GAME) / u128::from(plies.max(1));
    rng.set_word_pos((stretch * 2 + side.index() as u128) * STRETCH_WORDS);
    rng
}
