//! Each level against the one below.

use super::{bar, legal};
use fivefold::config::{ConfigFile as _, GenericLevel, SearchNumbers};
use fivefold::games::lines::Lines;
use fivefold::players::{Limits, Player, Stop};
use fivefold::rules::{Game, Outcome, Rng, Side};
use fivefold::search::levels::LevelPlayer;
use fivefold_support::positions::position;
use rand::SeedableRng;

/// Half points of the first level in so many games, in which they begin in turn.
fn half_points<G: Game>(start: &G, levels: [GenericLevel; 2], games: u64) -> u32 {
    let numbers = SearchNumbers::shipped();
    let mut total = 0;
    for game in 0..games {
        let mut rng = Rng::seed_from_u64(game);
        let mut players = levels.map(|level| LevelPlayer::<G>::new(level, numbers));
        let mut position = start.clone();
        let first = Side::BOTH[game as usize % 2];
        while position.outcome().is_none() {
            let seat = usize::from(position.side_to_move() != first);
            let limits = Limits::of_nodes(5_000);
            let choice = players[seat].choose(&position, &limits, &Stop::new(), &mut rng);
            let mv = choice.expect("the game goes on").mv;
            assert!(legal(&position).contains(&mv));
            position.apply(mv, &mut ());
        }
        total += match position.outcome() {
            Some(Outcome::Win(side)) if side == first => 2,
            Some(Outcome::Draw) => 1,
            _ => 0,
        };
    }
    total
}

fn none_is_clearly_weaker_than_the_one_below<G: Game>(start: &G) {
    let levels = SearchNumbers::shipped().levels;
    let games = 40;
    let mut results = Vec::new();
    for pair in levels.windows(2) {
        results.push(half_points(start, [pair[1], pair[0]], games));
    }
    let even = games as u32;
    // Two standard deviations of so many games between equals.
    assert!(
        results.iter().all(|&points| points * 10 >= even * 7),
        "{results:?}"
    );
    let top = half_points(start, [levels[7], levels[0]], games);
    assert!(top * 10 >= even * 17, "{top}");
}

#[test]
fn no_level_is_clearly_weaker_than_the_one_below_in_chomp() {
    none_is_clearly_weaker_than_the_one_below(&bar(6, 5));
}

#[test]
fn no_level_is_clearly_weaker_than_the_one_below_in_lines() {
    none_is_clearly_weaker_than_the_one_below::<Lines>(&position("mnk:5x5x4"));
}
