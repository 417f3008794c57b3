//! The Atoms engine: its bitboard against the rules, what it must see, what it promises, and how
//! it fares against the other players.

use fivefold::games::atoms::WINS_CASCADE;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use fivefold::games::atoms::engine::AtomsEngine;
use fivefold::games::atoms::engine::bit_position::{BitGeometry, BitPosition};
use fivefold::games::atoms::engine::bitboard::{Bitboard, U256};
use fivefold::games::atoms::numbers::{AtomsEngineNumbers, OriginalNumbers};
use fivefold::games::atoms::{Atoms, AtomsParams, AtomsPlayer, Spreading};
use fivefold::players::{
    Explanation, Limits, NoMove, Player, SearchResult, Stop, Threads, Verdict,
};
use fivefold::rules::{Cell, Game, Outcome, Rng, Side};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};

use crate::random_play::after_random_moves;
use fivefold_support::positions::{legal, position};

fn engine() -> AtomsEngine {
    AtomsEngine::new(&AtomsEngineNumbers {
        memory_mib: 1,
        ..AtomsEngineNumbers::default()
    })
}

fn choose(position: &Atoms, limits: &Limits, seed: u64) -> SearchResult<Cell> {
    let mut rng = Rng::seed_from_u64(seed);
    engine()
        .choose(position, limits, &Stop::new(), &mut rng)
        .expect("the engine finds a move")
}

mod bitboard {
    use super::*;

    fn agree<P: Bitboard, const CHAIN: bool>(params: AtomsParams, seed: u64) {
        let mut rng = Rng::seed_from_u64(seed);
        let mut game = Atoms::start(&params, Side::First);
        let geometry = BitGeometry::<P>::of(&game);
        let mut board = BitPosition::of(&game, &geometry);
        for _ in 0..1_000 {
            let moves = legal(&game);
            let mut cells = board.moves(&geometry);
            let ours: Vec<Cell> = std::iter::from_fn(|| cells.pop())
                .map(|cell| geometry.move_at(cell))
                .collect();
            assert_eq!(ours, moves, "the same moves in {}", game.board_text());
            let mv = moves[rng.random_range(0..moves.len())];
            let made = board.play::<CHAIN>(&geometry, P::one(geometry.cell(mv)));
            game.apply(mv, &mut ());
            assert_eq!(made.wins, game.outcome().is_some(), "{}", game.board_text());
            if made.wins {
                return;
            }
            board = made.board;
            assert_eq!(
                board,
                BitPosition::of(&game, &geometry),
                "{}",
                game.board_text()
            );
            for cell in 0..=(geometry.cell_count - 1) as u8 {
                let count = game.count(geometry.move_at(cell));
                assert_eq!(board.count(&geometry, cell), count);
            }
        }
    }

    fn agree_on<P: Bitboard>(cols: u8, rows: u8, chain: bool, seed: u64) {
        let params = AtomsParams { cols, rows, chain };
        if usize::from(cols) * usize::from(rows) > P::CELLS {
            return;
        }
        if chain {
            agree::<P, true>(params, seed);
        } else {
            agree::<P, false>(params, seed);
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(128))]

        #[test]
        fn every_move_of_random_games_leaves_what_the_rules_leave(
            cols in 2_u8..=16, rows in 2_u8..=16, chain: bool, seed: u64,
        ) {
            agree_on::<u64>(cols, rows, chain, seed);
            agree_on::<u128>(cols, rows, chain, seed);
            agree_on::<U256>(cols, rows, chain, seed);
        }

        #[test]
        fn it_holds_on_boards_of_one_word(
            cols in 2_u8..=8, rows in 2_u8..=8, chain: bool, seed: u64,
        ) {
            agree_on::<u64>(cols, rows, chain, seed);
        }
    }

    #[test]
    fn the_largest_and_longest_boards_agree() {
        for chain in [false, true] {
            agree_on::<u64>(16, 4, chain, 1);
            agree_on::<u64>(4, 16, chain, 2);
            agree_on::<u64>(8, 8, chain, 3);
            agree_on::<u128>(16, 8, chain, 4);
            agree_on::<u128>(8, 16, chain, 5);
            agree_on::<U256>(16, 16, chain, 6);
            agree_on::<u64>(2, 2, chain, 7);
        }
    }
}

/// See `values.md`; the length of the game on 3 × 3 by the rule Atoms is not published.
mod small_boards {
    use super::*;
    use fivefold::games::atoms::engine::solver::{Unsolved, solve};

    fn solved(id: &str) -> (Side, u32) {
        let solved = solve(&position(id), 64, &Stop::new()).expect("a small board");
        (solved.winner, solved.plies)
    }

    #[test]
    fn are_worth_what_is_known() {
        assert_eq!(solved("atoms:2x2"), (Side::Second, 12));
        assert_eq!(solved("atoms:3x2"), (Side::First, 23));
        assert_eq!(solved("atoms:2x3"), (Side::First, 23));
        assert_eq!(solved("atoms:2x2,chain"), (Side::Second, 4));
        assert_eq!(solved("atoms:3x2,chain"), (Side::First, 7));
        assert_eq!(solved("atoms:3x3,chain"), (Side::First, 13));
    }

    #[test]
    #[ignore = "takes some ten seconds"]
    fn on_3_by_3_the_first_side_wins() {
        assert_eq!(solved("atoms:3x3"), (Side::First, 37));
    }

    #[test]
    fn what_cannot_be_solved_is_refused() {
        let solve = |id, stop: &Stop| solve(&position(id), 1, stop).map(|solved| solved.plies);
        assert_eq!(solve("atoms:6x3", &Stop::new()), Err(Unsolved::TooLarge));
        let over = "atoms:3x3:ab1/3/3@2";
        assert_eq!(solve(over, &Stop::new()), Err(Unsolved::GameOver));
        let stop = Stop::new();
        stop.stop();
        assert_eq!(solve("atoms:3x3", &stop), Err(Unsolved::Stopped));
    }

    /// What the engine calls proven is what solving the position exactly says.
    fn agree(id: &str, seed: u64) -> Result<bool, TestCaseError> {
        let start: Atoms = position(id);
        let mut rng = Rng::seed_from_u64(seed);
        let plies = rng.random_range(0..14);
        let game = after_random_moves(&start, plies, &mut rng);
        let Verdict::Proven { winner, plies } =
            choose(&game, &Limits::of_nodes(60_000), seed).verdict
        else {
            return Ok(false);
        };
        let truth = solve(&game, 16, &Stop::new()).expect("a small board");
        prop_assert_eq!(winner, Some(truth.winner), "{}", game.board_text());
        if let Some(plies) = plies {
            prop_assert_eq!(plies, truth.plies, "{}", game.board_text());
        }
        Ok(true)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn the_engine_proves_only_what_is_true(
            id in prop_oneof![
                Just("atoms:2x2"), Just("atoms:3x2"), Just("atoms:2x2,chain"),
                Just("atoms:3x2,chain"), Just("atoms:3x3,chain"), Just("atoms:4x3,chain"),
            ],
            seed: u64,
        ) {
            agree(id, seed)?;
        }
    }

    #[test]
    fn the_engine_proves_the_starts() {
        for (id, winner, plies) in [
            ("atoms:2x2", Side::Second, 12),
            ("atoms:2x2,chain", Side::Second, 4),
            ("atoms:3x2", Side::First, 23),
            ("atoms:3x2,chain", Side::First, 7),
            ("atoms:3x3,chain", Side::First, 13),
        ] {
            let choice = choose(&position(id), &Limits::of_nodes(20_000_000), 1);
            let (winner, plies) = (Some(winner), Some(plies));
            assert_eq!(choice.verdict, Verdict::Proven { winner, plies }, "{id}");
        }
    }
}

mod sight {
    use super::*;

    fn wins(game: &Atoms, mv: Cell) -> bool {
        let mut after = game.clone();
        after.apply(mv, &mut ());
        after.outcome().is_some()
    }

    fn can_win(game: &Atoms) -> bool {
        legal(game).into_iter().any(|mv| wins(game, mv))
    }

    /// Random positions of all stages in which the predicate holds.
    fn positions(count: usize, holds: impl Fn(&Atoms) -> bool) -> Vec<Atoms> {
        let mut rng = Rng::seed_from_u64(7);
        let mut found = Vec::new();
        while found.len() < count {
            let params = AtomsParams {
                cols: rng.random_range(2..=9),
                rows: rng.random_range(2..=9),
                chain: rng.random(),
            };
            let plies = rng.random_range(2..200);
            let game = after_random_moves(&Atoms::start(&params, Side::First), plies, &mut rng);
            if holds(&game) {
                found.push(game);
            }
        }
        found
    }

    #[test]
    fn a_win_in_one_is_taken() {
        for game in positions(60, can_win) {
            let choice = choose(&game, &Limits::of_nodes(2_000), 1);
            assert!(wins(&game, choice.mv), "{}", game.board_text());
            let winner = Some(game.side_to_move());
            let plies = Some(1);
            assert_eq!(choice.verdict, Verdict::Proven { winner, plies });
            assert_eq!(choice.explanation, WINS_CASCADE);
            assert_eq!(choice.line, [choice.mv]);
        }
    }

    #[test]
    fn a_loss_in_one_is_not_allowed_where_it_can_be_avoided() {
        let allows = |game: &Atoms, mv| {
            let mut after = game.clone();
            after.apply(mv, &mut ());
            after.outcome().is_none() && can_win(&after)
        };
        let dangerous = |game: &Atoms| {
            let moves = legal(game);
            let bad = moves.iter().filter(|&&mv| allows(game, mv)).count();
            bad > 0 && bad < moves.len() && !can_win(game)
        };
        for game in positions(60, dangerous) {
            let choice = choose(&game, &Limits::of_nodes(60_000), 1);
            assert!(!allows(&game, choice.mv), "{}", game.board_text());
        }
    }

    #[test]
    fn a_lost_position_is_called_lost() {
        let game: Atoms = position("atoms:2x2,chain");
        let choice = choose(&game, &Limits::of_nodes(100_000), 1);
        assert_eq!(choice.explanation, Explanation::HOLDS_OUT);
        assert_eq!(choice.line.len(), 4, "the line leads to the end");
    }
}

mod promises {
    use super::*;

    /// The same engine, asked again after another position, and a new one give the same choice.
    #[test]
    fn the_same_seed_and_nodes_give_the_same_choice() {
        let game: Atoms = position("atoms:8x8");
        let other: Atoms = position("atoms:8x8,chain");
        let ask = |engine: &mut AtomsEngine, game: &Atoms| {
            let mut rng = Rng::seed_from_u64(3);
            engine.choose(game, &Limits::of_nodes(30_000), &Stop::new(), &mut rng)
        };
        let mut engine = engine();
        let first = ask(&mut engine, &game);
        let between = ask(&mut engine, &other);
        assert!(between.is_ok());
        assert_eq!(ask(&mut engine, &game), first);
        assert_eq!(ask(&mut super::engine(), &game), first);
    }

    #[test]
    fn another_seed_gives_another_game() {
        let game: Atoms = position("atoms:8x8");
        let first = choose(&game, &Limits::of_nodes(5_000), 0).mv;
        assert!((1..20).any(|seed| choose(&game, &Limits::of_nodes(5_000), seed).mv != first));
    }

    #[test]
    fn limits_of_nodes_and_depth_are_kept() {
        for id in ["atoms:2x2", "atoms:5x7", "atoms:8x8,chain", "atoms:16x16"] {
            let game: Atoms = position(id);
            for most in [0, 1, 10, 1_000, 12_345] {
                let choice = choose(&game, &Limits::of_nodes(most), 1);
                assert!(choice.nodes <= most, "{id}: {} > {most}", choice.nodes);
                assert_eq!(game.check(choice.mv), Ok(()));
            }
            for depth in 0..=3 {
                let limits = Limits {
                    depth: Some(depth),
                    ..Limits::default()
                };
                assert!(choose(&game, &limits, 1).depth <= depth);
            }
        }
    }

    #[test]
    fn several_threads_find_the_same_within_the_same_limit() {
        let limits = |nodes, threads| Limits {
            threads: Threads::new(threads),
            ..Limits::of_nodes(nodes)
        };
        for id in ["atoms:2x2", "atoms:3x2", "atoms:3x3,chain"] {
            let game: Atoms = position(id);
            let alone = choose(&game, &limits(3_000_000, 1), 1);
            for threads in [2, 3] {
                let found = choose(&game, &limits(3_000_000, threads), 1);
                assert_eq!(found.verdict, alone.verdict, "{id} with {threads} threads");
            }
        }
        let game: Atoms = position("atoms:8x8");
        for most in [1, 12_345, 100_001] {
            for threads in [1, 2, 8] {
                let visited = choose(&game, &limits(most, threads), 1).nodes;
                assert!(
                    visited <= most,
                    "{threads} threads, at most {most}: {visited}"
                );
            }
        }
        let alone = choose(&game, &limits(12_345, 1), 1);
        assert_eq!(
            choose(&game, &limits(12_345, 8), 1),
            alone,
            "too few for more"
        );
    }

    /// A clock that is asked ten times and then says that the time is up.
    #[test]
    fn a_stop_is_seen_within_some_thousand_nodes() {
        let asked = Arc::new(AtomicU64::new(0));
        let clock = Arc::clone(&asked);
        let stop = Stop::with_clock(move || clock.fetch_add(1, Ordering::Relaxed) >= 10);
        let game: Atoms = position("atoms:8x8");
        let choice = engine()
            .choose(&game, &Limits::default(), &stop, &mut Rng::seed_from_u64(1))
            .expect("a move so far");
        assert!(choice.nodes <= 12_000, "{} nodes", choice.nodes);
        assert_eq!(game.check(choice.mv), Ok(()));
    }

    #[test]
    fn even_stopped_at_once_it_gives_a_move() {
        let stop = Stop::new();
        stop.stop();
        let game: Atoms = position("atoms:16x16");
        let choice = engine()
            .choose(&game, &Limits::default(), &stop, &mut Rng::seed_from_u64(1))
            .expect("any move");
        assert_eq!(game.check(choice.mv), Ok(()));
    }

    #[test]
    fn a_finished_game_has_no_move() {
        let over: Atoms = position("atoms:3x3:ab1/3/3@2");
        let choice = engine().choose(
            &over,
            &Limits::default(),
            &Stop::new(),
            &mut Rng::seed_from_u64(1),
        );
        assert_eq!(choice, Err(NoMove::GameOver));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]

        #[test]
        fn its_line_can_be_played(
            cols in 2_u8..=16, rows in 2_u8..=16, chain: bool, plies in 0_u32..150, seed: u64,
        ) {
            let mut rng = Rng::seed_from_u64(seed);
            let mut game = after_random_moves(&Atoms::start(&AtomsParams { cols, rows, chain }, Side::First), plies, &mut rng);
            let choice = choose(&game, &Limits::of_nodes(20_000), seed);
            prop_assert_eq!(choice.line.first(), Some(&choice.mv));
            for mv in choice.line {
                prop_assert_eq!(game.check(mv), Ok(()));
                game.apply(mv, &mut ());
            }
        }
    }
}

mod games {
    use super::*;

    /// A game of the engine against another player, which it must win within so many plies.
    fn engine_wins(
        id: &str,
        mut other: impl FnMut(&Atoms, &mut Rng) -> Cell,
        side: Side,
        seed: u64,
    ) {
        let mut game: Atoms = position(id);
        let mut engine = engine();
        let mut rng = Rng::seed_from_u64(seed);
        for _ in 0..3_000 {
            if let Some(outcome) = game.outcome() {
                assert_eq!(outcome, Outcome::Win(side), "{id}, seed {seed}");
                return;
            }
            let mv = if game.side_to_move() == side {
                let choice = engine.choose(&game, &Limits::of_nodes(2_000), &Stop::new(), &mut rng);
                choice.expect("a move").mv
            } else {
                other(&game, &mut rng)
            };
            game.apply(mv, &mut ());
        }
        panic!("{id}, seed {seed}: no end; {}", game.board_text());
    }

    #[test]
    fn it_beats_the_original_on_either_side() {
        for id in [
            "atoms:5x5",
            "atoms:8x8",
            "atoms:6x6,chain",
            "atoms:8x8,chain",
        ] {
            for side in Side::BOTH {
                for seed in 0..3 {
                    let mut original =
                        AtomsPlayer::new(OriginalNumbers::default(), Spreading::FirstTurns);
                    let original = |game: &Atoms, rng: &mut Rng| {
                        let choice = original.choose(game, &Limits::default(), &Stop::new(), rng);
                        choice.expect("a move").mv
                    };
                    engine_wins(id, original, side, seed);
                }
            }
        }
    }

    #[test]
    fn it_beats_chance_on_either_side() {
        for id in [
            "atoms:4x4",
            "atoms:9x9",
            "atoms:3x5,chain",
            "atoms:9x9,chain",
        ] {
            for side in Side::BOTH {
                for seed in 0..3 {
                    let chance = |game: &Atoms, rng: &mut Rng| {
                        let moves = legal(game);
                        moves[rng.random_range(0..moves.len())]
                    };
                    engine_wins(id, chance, side, seed);
                }
            }
        }
    }

    /// Against itself, on the smallest, the largest and the narrowest boards, to the end or to a
    /// hundred plies.
    #[test]
    fn it_plays_on_every_size() {
        for id in [
            "atoms:2x2",
            "atoms:2x2,chain",
            "atoms:16x16",
            "atoms:16x16,chain",
            "atoms:2x16",
            "atoms:16x2,chain",
            "atoms:11x11",
            "atoms:16x8,chain",
        ] {
            let mut game: Atoms = position(id);
            let mut engine = engine();
            let mut rng = Rng::seed_from_u64(1);
            for _ in 0..100 {
                if game.outcome().is_some() {
                    break;
                }
                let choice = engine
                    .choose(&game, &Limits::of_nodes(1_500), &Stop::new(), &mut rng)
                    .expect("a move");
                assert_eq!(game.check(choice.mv), Ok(()), "{id}");
                game.apply(choice.mv, &mut ());
            }
        }
    }
}
