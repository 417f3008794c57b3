//! The computer players of a game that brings none of its own.

use std::any::TypeId;

use super::evaluation::{Evaluation, NoEvaluation};
use super::levels::LevelPlayer;
use fivefold_config::{GenericLevel, Level, Opponents};
use fivefold_players::levels::Trait;
use fivefold_players::roster::Roster;
use fivefold_players::{AnyPlayer, ForGame};
use fivefold_rules::Game;

/// Eight levels of searching, the last as strong as searching is.
#[must_use]
pub const fn roster<G: Game, E: Evaluation<G> + Default + 'static>() -> Roster {
    Roster {
        level: player::<G, E>,
        traits: |level, config| traits(&config.games.any().levels[level.index()]),
        exact: None,
        engine: Some(|config| player::<G, E>(Level::STRONGEST, config)),
        ponders: false,
        originals: &[],
        explanations: &[],
    }
}

fn player<G, E>(level: Level, config: &Opponents) -> Box<dyn AnyPlayer>
where
    G: Game,
    E: Evaluation<G> + Default + 'static,
{
    let numbers = config.games.any();
    let level = numbers.levels[level.index()];
    ForGame::<G, _>::boxed(match TypeId::of::<E>() == TypeId::of::<NoEvaluation>() {
        true => LevelPlayer::<G>::new(level, numbers),
        false => LevelPlayer::with_evaluation(level, numbers, Box::<E>::default()),
    })
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
