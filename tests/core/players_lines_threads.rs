//! The engine of Lines with several threads: it finds what one thread finds, within the same limits.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use fivefold::config::Level;
use fivefold::games::lines::{Lines, Place};
use fivefold::lines_engine::LinesEngine;
use fivefold::players::opponents::Opponent;
use fivefold::players::{Limits, Player, SearchResult, Stop, Threads, Verdict};
use fivefold::rules::{Game, Position, Rng};
use fivefold_support::positions::minimax::minimax;
use fivefold_support::positions::position;
use rand::SeedableRng;

use crate::players_lines_engine::{engine, opening};

/// Fewer positions are searched by one thread, however many there may be.
const WORTH_THREADS: u64 = 16_384;
/// What a thread takes at a time of the positions that all may visit; it may not come to all of them.
const PART: u64 = 1_024;

fn limits(nodes: u64, threads: u64) -> Limits {
    Limits {
        threads: Threads::new(threads),
        ..Limits::of_nodes(nodes)
    }
}

fn choice(engine: &mut LinesEngine, game: &Lines, limits: &Limits) -> SearchResult<Place> {
    let mut rng = Rng::seed_from_u64(1);
    let choice = engine.choose(game, limits, &Stop::new(), &mut rng);
    let choice = choice.expect("there is a move");
    assert_eq!(game.check(choice.mv), Ok(()), "{game:?}");
    choice
}

#[test]
fn what_is_won_is_won_with_more_threads_too() {
    let winner = |verdict| match verdict {
        Verdict::Proven { winner, .. } => winner,
        _ => None,
    };
    let mut won = 0;
    for seed in 0..24 {
        let mut game = opening("mnk:15x15x5", 10, seed);
        let me = game.side_to_move();
        if winner(choice(&mut engine(), &game, &limits(40_000, 1)).verdict) != Some(me) {
            continue;
        }
        won += 1;
        let found = choice(&mut engine(), &game, &limits(400_000, 2));
        assert_eq!(winner(found.verdict), Some(me), "opening {seed}");
        // And after the move it is still won.
        game.apply(found.mv, &mut ());
        if game.outcome().is_some() {
            continue;
        }
        let reply = choice(&mut engine(), &game, &limits(100_000, 1));
        game.apply(reply.mv, &mut ());
        if game.outcome().is_none() {
            let again = choice(&mut engine(), &game, &limits(400_000, 2));
            assert_eq!(winner(again.verdict), Some(me), "opening {seed}");
        }
    }
    assert!(won >= 5, "{won}");
}

#[test]
fn small_boards_are_judged_as_by_minimax_with_any_number_of_threads() {
    let boards = [
        ("4x4x4", 6),
        ("4x4x3,exact", 6),
        ("5x4x4", 9),
        ("6x5x5", 18),
    ];
    for (seed, (board, stones)) in (0..).zip(boards.into_iter().cycle().take(16)) {
        let mut game = opening(&format!("mnk:{board}"), stones, seed);
        if game.outcome().is_some() {
            continue;
        }
        let (winner, _) = minimax(&mut game, &mut HashMap::new());
        for threads in [2, 3] {
            let mut engine = engine();
            let judged = choice(&mut engine, &game, &limits(10_000_000, threads)).verdict;
            let Verdict::Proven { winner: found, .. } = judged else {
                panic!("{judged:?} for {game:?}");
            };
            assert_eq!(found, winner, "{threads} threads: {game:?}");
        }
    }
}

#[test]
fn all_threads_together_keep_to_a_limit_of_positions() {
    let quiet = "mnk:15x15x5:15/15/15/15/7x1o5/15/6X8/15/6x1o6/15/7o7/15/15/15/15@1";
    let game: Lines = position(quiet);
    for nodes in [1, 1_000, WORTH_THREADS, 40_000, 150_001] {
        for threads in [1, 2, 3, 8] {
            let visited = choice(&mut engine(), &game, &limits(nodes, threads)).nodes;
            assert!(
                visited <= nodes,
                "{threads} threads, at most {nodes}: {visited}"
            );
            let least = nodes.saturating_sub(PART * (threads - 1));
            assert!(visited >= least, "{threads} threads, {nodes}: {visited}");
        }
    }
}

#[test]
fn a_small_question_is_answered_by_one_thread_whatever_it_may_take() {
    for seed in 0..4 {
        let game = opening("mnk:15x15x5", 6, seed);
        let alone = choice(&mut engine(), &game, &limits(WORTH_THREADS - 1, 1));
        let allowed = choice(&mut engine(), &game, &limits(WORTH_THREADS - 1, 8));
        assert_eq!(allowed, alone);
    }
}

#[test]
fn one_thread_finds_the_same_behind_a_search_with_more() {
    let game = opening("mnk:15x15x5", 6, 2);
    let alone = choice(&mut engine(), &game, &limits(30_000, 1));
    let mut engine = engine();
    choice(&mut engine, &game, &limits(200_000, 3));
    assert_eq!(choice(&mut engine, &game, &limits(30_000, 1)), alone);
}

#[test]
fn a_stop_ends_all_threads() {
    let game: Lines = position("mnk:15x15x5");
    let mut game = game;
    for text in ["h8", "i9", "h10"] {
        let mv = game.parse_move(text).expect("a cell");
        game.apply(mv, &mut ());
    }
    let stop = Stop::new();
    let is_over = Arc::new(AtomicBool::new(false));
    let thinking = {
        let (stop, is_over) = (stop.clone(), Arc::clone(&is_over));
        thread::spawn(move || {
            let mut rng = Rng::seed_from_u64(1);
            let choice = engine().choose(&game, &limits(u64::MAX, 4), &stop, &mut rng);
            is_over.store(true, Ordering::Relaxed);
            choice
        })
    };
    thread::sleep(Duration::from_millis(100));
    assert!(!is_over.load(Ordering::Relaxed));
    let asked = Instant::now();
    stop.stop();
    // The player waits for its helpers before it answers.
    let choice = thinking.join().expect("no thread panics").expect("a move");
    assert!(
        asked.elapsed() < Duration::from_secs(2),
        "{:?}",
        asked.elapsed()
    );
    assert!(choice.nodes > WORTH_THREADS, "{choice:?}");
}

#[test]
fn levels_with_a_limit_of_their_own_are_the_same_with_more_threads() {
    let position = Position::new(opening("mnk:15x15x5", 6, 1));
    let config = fivefold::config::Opponents::default();
    for level in Level::all().filter(|&level| level < Level::STRONGEST) {
        let chosen = |threads| {
            let limits = Limits {
                threads: Threads::new(threads),
                ..Limits::default()
            };
            let mut player = Opponent::Level(level).player(position.game(), &config);
            let mut rng = Rng::seed_from_u64(1);
            player.choose(&position, &limits, &Stop::new(), &mut rng)
        };
        assert_eq!(chosen(1), chosen(4), "{level:?}");
    }
}
