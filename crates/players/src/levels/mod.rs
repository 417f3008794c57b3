//! The graded levels: the same eight names in every game, from a player that a child beats to the
//! strongest that the game has. What a level cannot see stands in the configuration
//! (`assets/config/GAME.ron`) and can be told to the player ([`traits()`]).

mod nim_family;
mod traits;

use rand::RngExt;

pub use nim_family::{NimLevelPlayer, Read, lowest};
pub use traits::{Trait, nim_traits};

use super::roster::Roster;
use super::{AnyPlayer, Limits, Threads};
use fivefold_config::{ALL_NODES, Level, Opponents};
use fivefold_rules::{GameId, Rng};

/// Makes the player of a level.
#[must_use]
pub fn player(level: Level, game: impl Into<GameId>, config: &Opponents) -> Box<dyn AnyPlayer> {
    (Roster::of(game.into()).level)(level, config)
}

/// What describes a level of a game in one line: its blind spots, first the one that decides how
/// strong it is, or that it has none. The first ones of all levels read as increasing strength.
#[must_use]
pub fn traits(level: Level, game: impl Into<GameId>, config: &Opponents) -> Vec<Trait> {
    (Roster::of(game.into()).traits)(level, config)
}

/// Whether something happens that happens with this many percent.
pub fn happens(percent: u8, rng: &mut Rng) -> bool {
    percent > 0 && rng.random_range(0..100) < percent
}

/// The limits of a search that has its own limits besides: the tighter ones. Own limits at the end
/// of their range limit nothing. With an own limit of positions one thread searches: then the level
/// is as strong on every computer.
pub fn tighter(limits: &Limits, nodes: u64, depth: u32) -> Limits {
    let is_bound = nodes != ALL_NODES;
    let nodes = match limits.nodes {
        None if !is_bound => None,
        most => Some(most.unwrap_or(u64::MAX).min(nodes)),
    };
    Limits {
        nodes,
        depth: Some(limits.depth.unwrap_or(u32::MAX).min(depth)),
        threads: if is_bound {
            Threads::ONE
        } else {
            limits.threads
        },
        remembers: limits.remembers && !is_bound,
    }
}
