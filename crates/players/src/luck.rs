//! Where the randomness of a ply comes from. It depends on nothing but a seed, the number of the
//! game and the ply, so that a turn that is broken off, taken back or thought through in another
//! place ends in the same move.

use rand::SeedableRng;

use fivefold_rules::{Rng, Side};

/// Streams of a seed: the upper half of the number is the game, the lower half the ply. This ply is
/// none, its stream is the game's own.
const WHOLE_GAME: u64 = u32::MAX as u64;

/// Words of a game's own stream that belong to one stretch.
const STRETCH_WORDS: u128 = 64;

/// The randomness of a ply.
#[must_use]
pub fn of_ply(seed: u64, game: u32, ply: u32) -> Rng {
    let mut rng = Rng::seed_from_u64(seed);
    rng.set_stream(u64::from(game) << 32 | u64::from(ply));
    rng
}

/// The randomness that a side has for a stretch of this many plies: given the randomness of any
/// ply of the stretch ([`of_ply`]), it is the same.
#[must_use]
pub fn of_stretch(ply: &Rng, side: Side, plies: u32) -> Rng {
    let stream = ply.get_stream();
    let mut rng = Rng::from_seed(ply.get_seed());
    rng.set_stream(stream | WHOLE_GAME);
    let stretch = u128::from(stream & WHOLE_GAME) / u128::from(plies.max(1));
    rng.set_word_pos((stretch * 2 + side.index() as u128) * STRETCH_WORDS);
    rng
}
