//! The solver of small boards of Lines against the values in the literature and plain minimax.

use std::collections::HashMap;

use crate::positions::minimax::minimax;
use crate::positions::{legal, position};
use fivefold::games::lines::Lines;
use fivefold::games::lines::engine::solver::{Solution, Unsolved, solve};
use fivefold::players::{Limits, Stop};
use fivefold::rules::{Game, Rng, Side};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};

fn solution(game: &Lines) -> Solution {
    solve(game, 4, &Limits::default(), &Stop::new()).expect("nothing limits it")
}

/// Uiterwijk 2019 and the classical values; a board turned by a quarter has the same.
#[test]
fn the_boards_of_the_table_have_their_values() {
    for (id, winner) in [
        ("3x3x3", None),
        ("4x3x3", Some(Side::First)),
        ("3x4x3", Some(Side::First)),
        ("5x5x3", Some(Side::First)),
        ("3x6x4", None),
        ("4x4x4", None),
        ("4x5x4", None),
        ("5x4x4", None),
        ("5x5x4", None),
        ("5x6x4", Some(Side::First)),
        ("6x5x4", Some(Side::First)),
        ("6x6x4", Some(Side::First)),
        ("5x5x5", None),
        ("6x6x5", None),
        ("7x6x5", None),
        ("6x6x6", None),
    ] {
        let game: Lines = position(&format!("mnk:{id}"));
        assert_eq!(solution(&game).winner, winner, "{id}");
    }
}

#[test]
fn either_side_may_begin() {
    let game: Lines = position::<Lines>("mnk:5x6x4");
    let second = Lines::start(game.params(), Side::Second);
    assert_eq!(solution(&second).winner, Some(Side::Second));
}

#[test]
fn a_limit_and_a_stop_end_it_without_a_value() {
    let game: Lines = position("mnk:7x7x5");
    let limits = Limits {
        nodes: Some(2_000),
        depth: None,
    };
    let Unsolved { nodes } = solve(&game, 1, &limits, &Stop::new()).expect_err("too few");
    assert!(nodes <= 2_000, "{nodes}");
    let stop = Stop::new();
    stop.stop();
    let stopped = solve(&game, 1, &Limits::default(), &stop);
    assert_eq!(stopped, Err(Unsolved { nodes: 0 }));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn positions_have_the_values_of_minimax(
        board in proptest::sample::select(&[
            "3x3x3", "4x3x3", "4x4x3", "4x4x3,exact", "4x4x4", "5x3x4", "5x4x3,exact", "5x4x4",
            "5x5x4", "5x5x4,exact", "6x4x4", "6x5x5", "6x6x4,exact", "6x6x5", "4x6x3,exact",
            "7x4x4", "3x8x4", "7x5x5",
        ][..]),
        empty in 1_usize..12, seed: u64,
    ) {
        let mut rng = Rng::seed_from_u64(seed);
        let mut game: Lines = position(&format!("mnk:{board}"));
        while legal(&game).len() > empty {
            let moves = legal(&game);
            let mut next = game.clone();
            next.apply(moves[rng.random_range(0..moves.len())], &mut ());
            if next.outcome().is_some() {
                break;
            }
            game = next;
        }
        prop_assume!(legal(&game).len() < 13);
        let (truth, _) = minimax(&mut game, &mut HashMap::new());
        prop_assert_eq!(solution(&game).winner, truth, "{:?}", game.board_text());
    }
}

/// Uiterwijk 2019. It takes minutes in a build for tests:
/// `cargo test --release --no-default-features --test core -- --ignored seven_by_seven`
#[test]
#[ignore = "minutes long"]
fn seven_by_seven_with_five_in_a_row_is_a_draw() {
    let game: Lines = position("mnk:7x7x5");
    let solved = solve(&game, 256, &Limits::default(), &Stop::new()).expect("nothing limits it");
    assert_eq!(solved.winner, None);
}
