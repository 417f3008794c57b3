//! The computer players of Lines.

use super::levels::LinesLevelPlayer;
use super::numbers::{LinesLevel, LinesNumbers};
use super::perfect;
use super::{Boora, BooraVersion, Noughts};
use crate::SEARCHES;
use fivefold_config::Opponents;
use fivefold_lines_engine::LinesEngine;
use fivefold_players::levels::Trait;
use fivefold_players::opponents::Opponent;
use fivefold_players::roster::{Exact, Original, OriginalPage, ProvenPage, Roster};
use fivefold_players::{AnyPlayer, ForGame};

/// What the page of Noughts says, whatever its depth.
static NOUGHTS_PAGE: OriginalPage = OriginalPage {
    origin: "original-noughts-origin",
    thinking: "original-noughts-thinking",
    blind_spots: "original-noughts-blind-spots",
};

/// What the page of Boora 0.5 says.
static GREEDY_PAGE: OriginalPage = OriginalPage {
    origin: "original-boora-05-origin",
    thinking: "original-boora-05-thinking",
    blind_spots: "original-boora-05-blind-spots",
};

/// What the page of Boora 0.6 says.
static DEFENDS_PAGE: OriginalPage = OriginalPage {
    origin: "original-boora-06-origin",
    thinking: "original-boora-06-thinking",
    blind_spots: "original-boora-06-blind-spots",
};

/// What the page of perfect play says where the board has a proof.
static PERFECT_PAGE: ProvenPage = ProvenPage {
    page: OriginalPage {
        origin: "perfect-origin",
        thinking: "perfect-thinking",
        blind_spots: "perfect-blind-spots",
    },
    fair: "perfect-fair",
};

/// Noughts with every depth from 1 to 6.
static NOUGHTS: [Original; 6] = [
    noughts::<1>("noughts-1"),
    noughts::<2>("noughts-2"),
    noughts::<3>("noughts-3"),
    noughts::<4>("noughts-4"),
    noughts::<5>("noughts-5"),
    noughts::<6>("noughts-6"),
];

const fn noughts<const DEPTH: u8>(id: &'static str) -> Original {
    Original {
        is_offered: |config| DEPTH <= config.games.of::<LinesNumbers>().noughts.levels,
        ..Original::new(id, &NOUGHTS_PAGE, |config| match SEARCHES {
            true => ForGame::boxed(Noughts::new(
                &config.games.of::<LinesNumbers>().noughts,
                DEPTH,
            )),
            false => engine(config),
        })
    }
}

static GREEDY: Original = Original::new("boora-05", &GREEDY_PAGE, |config| {
    boora(config, BooraVersion::Greedy)
});
static DEFENDS: Original = Original::new("boora-06", &DEFENDS_PAGE, |config| {
    boora(config, BooraVersion::Defends)
});

fn boora(config: &Opponents, version: BooraVersion) -> Box<dyn AnyPlayer> {
    if !SEARCHES {
        return engine(config);
    }
    ForGame::boxed(Boora::new(
        config.games.of::<LinesNumbers>().boora.clone(),
        version,
    ))
}

/// The alpha-beta original of Lines that looks furthest ahead, six plies.
pub const NOUGHTS_6: Opponent = Opponent::Original(&NOUGHTS[5]);
/// The greedy hot-spot original of Lines.
pub const BOORA_05: Opponent = Opponent::Original(&GREEDY);
/// The hot-spot original of Lines that also defends.
pub const BOORA_06: Opponent = Opponent::Original(&DEFENDS);

/// The players of Lines.
pub(crate) static ROSTER: Roster = Roster {
    level: |level, config| {
        let numbers = config.games.of::<LinesNumbers>().levels[level.index()];
        ForGame::boxed(LinesLevelPlayer::new(
            numbers,
            &config.games.of::<LinesNumbers>().engine,
        ))
    },
    traits: |level, config| traits(&config.games.of::<LinesNumbers>().levels[level.index()]),
    exact: Some(Exact {
        plays: perfect::plays,
        player: perfect::player,
        page: Some(&PERFECT_PAGE),
    }),
    engine: Some(engine),
    ponders: true,
    originals: &[
        &NOUGHTS[0],
        &NOUGHTS[1],
        &NOUGHTS[2],
        &NOUGHTS[3],
        &NOUGHTS[4],
        &NOUGHTS[5],
        &GREEDY,
        &DEFENDS,
    ],
    explanations: &fivefold_lines_engine::explanations::ALL,
};

/// The engine. In a page that has to think itself, because its browser refuses workers and slices, the last level
/// stands in for it and for the originals, so that no page has to load more than it needs.
pub(super) fn engine(config: &Opponents) -> Box<dyn AnyPlayer> {
    let numbers = config.games.of::<LinesNumbers>();
    match SEARCHES {
        true => ForGame::boxed(LinesEngine::new(&numbers.engine)),
        false => ForGame::boxed(LinesLevelPlayer::new(LinesLevel::FULL, &numbers.engine)),
    }
}

fn traits(level: &LinesLevel) -> Vec<Trait> {
    let LinesLevel {
        random_percent,
        misses_diagonals,
        overlooks_percent,
        depth,
        nodes,
        misses_forced_wins,
    } = *level;
    Trait::listed([
        misses_diagonals.then_some(Trait::new("opponent-trait-misses-diagonals")),
        Trait::looks_ahead(depth, LinesLevel::FULL.depth, nodes),
        Trait::unless_0("opponent-trait-overlooks-threats", overlooks_percent),
        // Who looks at no reply finds no win by force anyway.
        (misses_forced_wins && depth > 0)
            .then_some(Trait::new("opponent-trait-misses-forced-wins")),
        Trait::random_share(random_percent),
    ])
}
