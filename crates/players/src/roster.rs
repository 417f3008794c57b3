//! What a game brings for its computer players.

use std::fmt;
use std::hash::{Hash, Hasher};

use super::levels::Trait;
use super::random::RandomPlayer;
use super::{AnyPlayer, Explanation};
use fivefold_config::{Level, Opponents};
use fivefold_rules::{GameId, Position};

/// Makes a player with these numbers.
pub type Make = fn(&Opponents) -> Box<dyn AnyPlayer>;

/// The computer players of a game.
pub struct Roster {
    /// Makes the player of a level.
    pub level: fn(Level, &Opponents) -> Box<dyn AnyPlayer>,
    /// What describes a level in one line: its blind spots, the worst first, or that it has none.
    pub traits: fn(Level, &Opponents) -> Vec<Trait>,
    /// Perfect play, where it is known.
    pub exact: Option<Exact>,
    /// The strongest player by search, where there is one.
    pub engine: Option<Make>,
    /// Whether its strongest level plays better where it has thought on the opponent's time: it keeps
    /// what it finds out.
    pub ponders: bool,
    /// The characters that only this game has, in the order in which they are offered.
    pub originals: &'static [&'static Original],
    /// The reasons that only its players give for a move.
    pub explanations: &'static [Explanation],
}

/// Perfect play of a game, or of some of its boards.
pub struct Exact {
    /// Whether it knows how to play from this position.
    pub plays: fn(&Position, &Opponents) -> bool,
    /// Makes the player.
    pub player: Make,
    /// What its page says on boards that have a proof; nothing where no board has one.
    pub page: Option<&'static ProvenPage>,
}

/// What the page of perfect play by a proof says: the keys of its wording.
#[derive(Debug)]
pub struct ProvenPage {
    /// What every opponent's page says.
    pub page: OriginalPage,
    /// Who wins, and which rules of the opening make the game fair again.
    pub fair: &'static str,
}

/// A computer opponent that only one game has. Originals are equal when their ids are.
pub struct Original {
    /// The name used in texts, unique among the opponents of all games.
    pub id: &'static str,
    /// Whether it is offered; a saved game or a command may name it all the same.
    pub is_offered: fn(&Opponents) -> bool,
    /// Makes the player.
    pub player: Make,
    /// It waits this many milliseconds before it moves, where it has a time of its own; thinking
    /// counts.
    pub wait_ms: Option<fn(&Opponents) -> u32>,
    /// What its page says.
    pub page: &'static OriginalPage,
}

/// What the page of an original says: the keys of its wording.
#[derive(Debug)]
pub struct OriginalPage {
    /// Who wrote it, and for what.
    pub origin: &'static str,
    /// How it thinks, in three sentences.
    pub thinking: &'static str,
    /// What it cannot see.
    pub blind_spots: &'static str,
}

impl Original {
    /// An original that is always offered and has no time of its own.
    #[must_use]
    pub const fn new(id: &'static str, page: &'static OriginalPage, player: Make) -> Original {
        Original {
            id,
            is_offered: |_| true,
            player,
            wait_ms: None,
            page,
        }
    }
}

impl Roster {
    /// The players of a game.
    #[must_use]
    pub fn of(game: GameId) -> &'static Roster {
        game.extension().unwrap_or(&RANDOM)
    }
}

/// The players of a game that brings none and leaves out those that stand in.
static RANDOM: Roster = Roster {
    level: |_, _| Box::new(RandomPlayer),
    traits: |_, _| Vec::new(),
    exact: None,
    engine: None,
    ponders: false,
    originals: &[],
    explanations: &[],
};

impl PartialEq for Original {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Original {}

impl Hash for Original {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}

impl fmt::Debug for Original {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}
