//! No two games need be alike: the engines choose with the seed among equally good moves, and the
//! same seed gives the same game.

use std::collections::HashSet;

use fivefold::config::Opponents;
use fivefold::games::lines::LinesNumbers;
use fivefold::players::opponents::Opponent;
use fivefold::players::{Limits, SearchResult, Stop, Verdict};
use fivefold::rules::{Move, Position, Rng};
use fivefold_support::positions::position_of;
use rand::SeedableRng;

fn choose(position: &Position, config: &Opponents, seed: u64) -> SearchResult<Move> {
    let limits = Limits::of_nodes(4_000);
    Opponent::Engine
        .player(position.game(), config)
        .choose(
            position,
            &limits,
            &Stop::new(),
            &mut Rng::seed_from_u64(seed),
        )
        .expect("there is a move")
}

/// The first plies of the engine against itself.
fn opening(id: &str, config: &Opponents, seed: u64) -> Vec<Move> {
    let mut position = position_of(id);
    (0..6)
        .map(|_| {
            let mv = choose(&position, config, seed).mv;
            position.play(mv).expect("it is legal");
            mv
        })
        .collect()
}

#[test]
fn openings_of_the_engines_differ_with_the_seed_and_only_with_it() {
    for id in [
        "mnk:15x15x5",
        "mnk:19x19x5",
        "mnk:9x9x5",
        "atoms:8x8",
        "atoms:8x8,chain",
    ] {
        let config = Opponents::default();
        let openings: Vec<_> = (0..8).map(|seed| opening(id, &config, seed)).collect();
        let different: HashSet<_> = openings.iter().collect();
        assert!(different.len() >= 6, "{id}: {} of 8", different.len());
        for (seed, first) in (0..).zip(&openings).take(3) {
            assert_eq!(*first, opening(id, &config, seed), "{id}");
        }
    }
}

#[test]
fn without_variety_the_engine_of_lines_always_plays_alike() {
    let mut config = Opponents::default();
    let still = |numbers: &mut LinesNumbers| numbers.engine.variety = 0;
    config.games.change(still);
    let id = "mnk:15x15x5";
    assert_eq!(opening(id, &config, 1), opening(id, &config, 2));
}

/// What is certain is certain with every seed.
#[test]
fn variety_changes_no_proof() {
    for id in [
        "mnk:9x9x5:9/9/9/3ooo3/9/2x1x4/3x5/9/9@1",
        "mnk:9x9x5:9/9/9/2xooo3/9/2x1x4/9/9/9@2",
        "mnk:4x4x4:o3/1x2/4/4@1",
    ] {
        let proven: HashSet<String> = (0..12)
            .map(
                |seed| match choose(&position_of(id), &Opponents::default(), seed).verdict {
                    Verdict::Proven { winner, .. } => format!("{winner:?}"),
                    Verdict::Found { .. } | Verdict::Estimated { .. } | Verdict::Unknown => {
                        "open".to_owned()
                    }
                },
            )
            .collect();
        assert_eq!(proven.len(), 1, "{id}: {proven:?}");
    }
}
