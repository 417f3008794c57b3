//! The computer players of Atoms.

use super::engine::AtomsEngine;
use super::levels::AtomsLevelPlayer;
use super::numbers::{AtomsLevel, AtomsNumbers};
use super::{AtomsPlayer, Spreading};
use crate::SEARCHES;
use fivefold_config::Opponents;
use fivefold_players::levels::Trait;
use fivefold_players::opponents::Opponent;
use fivefold_players::roster::{Original, OriginalPage, Roster};
use fivefold_players::{AnyPlayer, Explanation, ForGame};

/// It grows a cell next to the opponent's.
pub const GROWS_AT_FRONT: Explanation = Explanation::new("why-grows-at-front");
/// It wins the game with a cascade at once.
pub const WINS_CASCADE: Explanation = Explanation::new("why-wins-cascade");

/// What the page of the original says.
static ORIGINAL_PAGE: OriginalPage = OriginalPage {
    origin: "original-atoms-origin",
    thinking: "original-atoms-thinking",
    blind_spots: "original-atoms-blind-spots",
};

/// What the page of its first plan says.
static FIRST_PLAN_PAGE: OriginalPage = OriginalPage {
    origin: "original-atoms-first-plan-origin",
    thinking: "original-atoms-first-plan-thinking",
    blind_spots: "original-atoms-first-plan-blind-spots",
};

static ORIGINAL: Original = Original::new("atoms-original", &ORIGINAL_PAGE, |config| {
    original(config, Spreading::FirstTurns)
});
static FIRST_PLAN: Original = Original::new("atoms-first-plan", &FIRST_PLAN_PAGE, |config| {
    original(config, Spreading::ShareOfCells)
});

fn original(config: &Opponents, spreading: Spreading) -> Box<dyn AnyPlayer> {
    let numbers = config.games.of::<AtomsNumbers>().original.clone();
    ForGame::boxed(AtomsPlayer::new(numbers, spreading))
}

/// The original opponent of Atoms.
pub const ATOMS_ORIGINAL: Opponent = Opponent::Original(&ORIGINAL);
/// The original opponent of Atoms as its author had first planned it; weaker than chance.
pub const ATOMS_FIRST_PLAN: Opponent = Opponent::Original(&FIRST_PLAN);

/// The players of Atoms.
pub(crate) static ROSTER: Roster = Roster {
    level: |level, config| {
        let numbers = config.games.of::<AtomsNumbers>().levels[level.index()];
        ForGame::boxed(AtomsLevelPlayer::new(
            numbers,
            &config.games.of::<AtomsNumbers>().engine,
        ))
    },
    traits: |level, config| traits(&config.games.of::<AtomsNumbers>().levels[level.index()]),
    exact: None,
    engine: Some(engine),
    ponders: false,
    originals: &[&ORIGINAL, &FIRST_PLAN],
    explanations: &[GROWS_AT_FRONT, WINS_CASCADE],
};

/// The engine; in a page that has to think itself the last level, which looks no move ahead there.
fn engine(config: &Opponents) -> Box<dyn AnyPlayer> {
    let numbers = &config.games.of::<AtomsNumbers>().engine;
    match SEARCHES {
        true => ForGame::boxed(AtomsEngine::new(numbers)),
        false => ForGame::boxed(AtomsLevelPlayer::new(AtomsLevel::FULL, numbers)),
    }
}

fn traits(level: &AtomsLevel) -> Vec<Trait> {
    let AtomsLevel {
        random_percent,
        lapses_percent,
        lapses_random_percent: _,
        depth,
        waves,
        counts_only_atoms,
        nodes,
    } = *level;
    let lapses_percent = if depth > 0 { lapses_percent } else { 0 };
    let sees_all_waves = depth > 0 || waves == AtomsLevel::FULL.waves;
    let looks = Trait::looks_ahead(depth, AtomsLevel::FULL.depth, nodes);
    Trait::listed([
        Trait::random_share(random_percent),
        looks.filter(|_| depth > 0),
        Trait::unless_0("opponent-trait-loses-thread", lapses_percent),
        (!sees_all_waves).then(|| Trait::of("opponent-trait-sees-waves", waves)),
        counts_only_atoms.then_some(Trait::new("opponent-trait-counts-only-atoms")),
        looks.filter(|_| depth == 0),
    ])
}
