//! The graded levels: the same eight names in every game, from a player that a child beats to the
//! strongest that the game has. What a level cannot see stands in the configuration
//! ([`crate::config::Levels`]) and can be told to the player ([`Level::traits`]).

mod atoms;
mod lines;
mod nim_family;
mod traits;

use rand::RngExt;

pub use atoms::AtomsReader;
pub use lines::{LinesReader, near_stones};
pub use nim_family::{NimReader, Read};
pub use traits::Trait;

use super::{AnyPlayer, ForGame, Limits};
use crate::config::{ALL_NODES, LEVELS, Opponents};
use crate::games::corner::Corner;
use crate::games::nim::Nim;
use crate::games::northcott::Northcott;
use crate::games::{GameKind, Rng};

/// One of the eight levels, 1 the easiest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The level that a new game begins with.
    pub const USUAL: Level = Level(3);
    /// The level without blind spots: the exact player or the engine of the game.
    pub const STRONGEST: Level = Level(LEVELS as u8);

    /// The level with this number, 1 to 8.
    #[must_use]
    pub const fn new(number: u8) -> Option<Level> {
        if 1 <= number && number <= LEVELS as u8 {
            Some(Level(number))
        } else {
            None
        }
    }

    /// All levels, the easiest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=LEVELS as u8).map(Level)
    }

    /// Its number, 1 to 8.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The name used in texts: `level-1` to `level-8`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self.0 {
            1 => "level-1",
            2 => "level-2",
            3 => "level-3",
            4 => "level-4",
            5 => "level-5",
            6 => "level-6",
            7 => "level-7",
            _ => "level-8",
        }
    }

    const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// Makes the player of this level.
    #[must_use]
    pub fn player(self, kind: GameKind, config: &Opponents) -> Box<dyn AnyPlayer> {
        let (levels, at) = (&config.levels, self.index());
        match kind {
            GameKind::Nim => ForGame::<Nim, _>::boxed(NimReader::new(levels.nim[at])),
            GameKind::Corner => ForGame::<Corner, _>::boxed(NimReader::new(levels.corner[at])),
            GameKind::Northcott => {
                ForGame::<Northcott, _>::boxed(NimReader::new(levels.northcott[at]))
            }
            GameKind::Mnk => ForGame::boxed(LinesReader::new(levels.mnk[at], &config.lines_engine)),
            GameKind::Atoms => {
                ForGame::boxed(AtomsReader::new(levels.atoms[at], &config.atoms_engine))
            }
        }
    }

    /// What describes this level of a game in one line: its blind spots, the worst first, or that
    /// it has none.
    #[must_use]
    pub fn traits(self, kind: GameKind, config: &Opponents) -> Vec<Trait> {
        let (levels, at) = (&config.levels, self.index());
        match kind {
            GameKind::Nim => traits::of_nim_family(&levels.nim[at]),
            GameKind::Corner => traits::of_nim_family(&levels.corner[at]),
            GameKind::Northcott => traits::of_nim_family(&levels.northcott[at]),
            GameKind::Mnk => traits::of_lines(&levels.mnk[at]),
            GameKind::Atoms => traits::of_atoms(&levels.atoms[at]),
        }
    }
}

/// Whether something happens that happens with this many percent.
fn happens(percent: u8, rng: &mut Rng) -> bool {
    percent > 0 && rng.random_range(0..100) < percent
}

/// The limits of a search that has its own limits besides: the tighter ones. Own limits at the end
/// of their range limit nothing.
fn tighter(limits: &Limits, nodes: u64, depth: u32) -> Limits {
    let nodes = match limits.nodes {
        None if nodes == ALL_NODES => None,
        most => Some(most.unwrap_or(u64::MAX).min(nodes)),
    };
    Limits {
        nodes,
        depth: Some(limits.depth.unwrap_or(u32::MAX).min(depth)),
    }
}
