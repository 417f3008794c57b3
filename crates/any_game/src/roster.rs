//! The computer players of a game that brings none of its own.

use super::levels::LevelPlayer;
use fivefold_config::{GenericLevel, Level, Opponents};
use fivefold_players::levels::Trait;
use fivefold_players::roster::Roster;
use fivefold_players::{AnyPlayer, ForGame};
use fivefold_rules::Game;

/// Eight levels of searching, the last as strong as searching is.
#[must_use]
pub const fn roster<G: Game>() -> Roster {
    Roster {
        level: player::<G>,
        traits: |level, config| traits(&config.games.any().levels[level.index()]),
        exact: None,
        engine: Some(|config| player::<G>(Level::STRONGEST, config)),
        originals: &[],
        explanations: &[],
    }
}

fn player<G: Game>(level: Level, config: &Opponents) -> Box<dyn AnyPlayer> {
    let numbers = config.games.any();
    ForGame::<G, _>::boxed(LevelPlayer::<G>::new(
        numbers.levels[level.index()],
        numbers,
    ))
}

fn traits(level: &GenericLevel) -> Vec<Trait> {
    if level.full_strength {
        return vec![Trait::FULL_STRENGTH];
    }
    Trait::listed([
        Trait::random_share(level.random_percent),
        Trait::unless_0("opponent-trait-overlooks-moves", level.overlooks_percent),
        Trait::looks_ahead(level.depth, u32::MAX, level.nodes),
    ])
}
