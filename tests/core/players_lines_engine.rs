//! The search engine of Lines against plain minimax, known positions and the originals.

use fivefold::lines_engine::explanations::{COMPLETES_LINE, OPEN_FOUR};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::random_play;
use fivefold::games::lines::Boora;
use fivefold::games::lines::BooraVersion;
use fivefold::games::lines::Noughts;
use fivefold::games::lines::numbers::{BooraNumbers, LinesEngineNumbers, NoughtsNumbers};
use fivefold::games::lines::{Lines, Place};
use fivefold::lines_engine::LinesEngine;
use fivefold::players::{Explanation, Limits, NoMove, Player, SearchResult, Stop, Verdict};
use fivefold::rules::{Game, Outcome, Rng, Side};
use fivefold_support::positions::minimax::minimax;
use fivefold_support::positions::{legal, position};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};

/// The engine with a small table.
pub(crate) fn engine() -> LinesEngine {
    LinesEngine::new(&LinesEngineNumbers {
        memory_mib: 1,
        ..LinesEngineNumbers::default()
    })
}

/// What a player chooses, which is legal.
pub(crate) fn choice(
    player: &mut impl Player<Lines>,
    game: &Lines,
    nodes: u64,
) -> SearchResult<Place> {
    let limits = Limits::of_nodes(nodes);
    let mut rng = Rng::seed_from_u64(1);
    let choice = player
        .choose(game, &limits, &Stop::new(), &mut rng)
        .expect("there is a move");
    assert_eq!(game.check(choice.mv), Ok(()), "{game:?}");
    choice
}

/// Plays a game from a position; the two players are given by seat.
fn outcome(mut game: Lines, players: &mut [&mut dyn Player<Lines>; 2], nodes: u64) -> Outcome {
    let mut rng = Rng::seed_from_u64(1);
    loop {
        if let Some(outcome) = game.outcome() {
            return outcome;
        }
        let limits = Limits::of_nodes(nodes);
        let choice = players[game.side_to_move().index()]
            .choose(&game, &limits, &Stop::new(), &mut rng)
            .expect("there is a move");
        game.apply(choice.mv, &mut ());
    }
}

/// A position after random moves near the middle that nobody has won.
pub(crate) fn opening(id: &str, stones: usize, seed: u64) -> Lines {
    let mut rng = Rng::seed_from_u64(seed);
    let mut game: Lines = position(id);
    let (cols, rows) = (game.params().cols, game.params().rows);
    while usize::from(game.stones()) < stones && game.outcome().is_none() {
        let near = |middle: u8, at: u8| middle.abs_diff(at) <= 3;
        let moves: Vec<Place> = legal(&game)
            .into_iter()
            .filter(|mv| near(cols / 2, mv.col) && near(rows / 2, mv.row))
            .collect();
        game.apply(moves[rng.random_range(0..moves.len())], &mut ());
    }
    game
}

fn after_random_moves(id: &str, plies: usize, seed: u64) -> Lines {
    let mut rng = Rng::seed_from_u64(seed);
    random_play::after_random_moves(&position(id), plies as u32, &mut rng)
}

/// The cells whose stones finish a line for the side to move.
fn wins(game: &Lines) -> Vec<Place> {
    let mut moves = legal(game);
    moves.retain(|&mv| {
        let mut next = game.clone();
        next.apply(mv, &mut ());
        next.outcome() == Some(Outcome::Win(game.side_to_move()))
    });
    moves
}

const BOARDS: [&str; 16] = [
    "3x3x3",
    "4x3x3",
    "4x4x4",
    "5x5x4",
    "5x5x3,exact",
    "7x5x5",
    "6x6x6",
    "8x8x5,exact",
    "9x9x5",
    "11x11x4,exact",
    "15x15x5",
    "15x15x5,exact",
    "13x3x6",
    "3x22x5",
    "22x22x6,exact",
    "22x22x3",
];

fn board() -> impl Strategy<Value = String> {
    proptest::sample::select(&BOARDS[..]).prop_map(|board| format!("mnk:{board}"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// `choice` checks that the move is legal, here at every fullness of the board.
    #[test]
    fn it_finishes_a_line_or_stops_the_only_one(id in board(), plies in 0_usize..500, seed: u64) {
        let game = after_random_moves(&id, plies, seed);
        let choice = choice(&mut engine(), &game, 300);
        let mine = wins(&game);
        // A stone of one's own on a cell that wins nothing shows what the other could do on all
        // other cells; a second one elsewhere shows it for that cell.
        let quiet = legal(&game).into_iter().filter(|mv| game.stones() > 0 && !mine.contains(mv));
        let theirs: HashSet<Place> = quiet
            .take(2)
            .flat_map(|quiet| {
                let mut passed = game.clone();
                passed.apply(quiet, &mut ());
                wins(&passed)
            })
            .collect();
        if !mine.is_empty() {
            prop_assert!(mine.contains(&choice.mv));
            prop_assert_eq!(choice.explanation, COMPLETES_LINE);
            prop_assert_eq!(
                choice.verdict,
                Verdict::Proven { winner: Some(game.side_to_move()), plies: Some(1) }
            );
        } else if theirs.len() == 1 {
            let mut next = game.clone();
            next.apply(choice.mv, &mut ());
            prop_assert_eq!(wins(&next), Vec::new());
        }
    }

    #[test]
    fn its_line_begins_with_its_move_and_is_legal(id in board(), plies in 0_usize..60, seed: u64) {
        let mut game = after_random_moves(&id, plies, seed);
        let choice = choice(&mut engine(), &game, 2_000);
        prop_assert_eq!(choice.line.first(), Some(&choice.mv));
        for mv in choice.line {
            prop_assert_eq!(game.check(mv), Ok(()));
            game.apply(mv, &mut ());
        }
        if let (Verdict::Proven { winner, .. }, Some(outcome)) = (choice.verdict, game.outcome()) {
            prop_assert_eq!(outcome.winner(), winner);
        }
    }

    #[test]
    fn the_same_limit_gives_the_same_answer_whatever_was_thought_before(
        id in board(), plies in 0_usize..40, seed: u64,
    ) {
        let game = after_random_moves(&id, plies, seed);
        let fresh = choice(&mut engine(), &game, 3_000);
        let mut used = engine();
        choice(&mut used, &after_random_moves("mnk:9x9x5", 20, seed), 3_000);
        choice(&mut used, &after_random_moves(&id, plies / 2, seed), 3_000);
        prop_assert_eq!(choice(&mut used, &game, 3_000), fresh.clone());
        prop_assert!(fresh.nodes <= 3_000);
    }

    /// On boards with few empty cells all is searched: the verdict is that of plain minimax, in
    /// winner and in plies where they are told, and the move keeps it.
    #[test]
    fn small_boards_are_judged_as_by_minimax(
        board in proptest::sample::select(&[
            "3x3x3", "4x3x3", "4x4x3", "4x4x3,exact", "4x4x4", "5x3x4", "5x4x3,exact", "5x5x4",
            "5x5x4,exact", "6x5x5", "6x6x4", "6x6x4,exact", "6x6x5,exact", "3x6x6,exact",
        ][..]),
        empty in 1_usize..10, seed: u64,
    ) {
        let id = format!("mnk:{board}");
        let cells: usize = legal(&position::<Lines>(&id)).len();
        let mut game = after_random_moves(&id, cells - empty.min(cells), seed);
        prop_assume!(legal(&game).len() < 11);
        let mut known = HashMap::new();
        let (winner, plies) = minimax(&mut game, &mut known);
        let choice = choice(&mut engine(), &game, 1_000_000);
        let Verdict::Proven { winner: told, plies: told_plies } = choice.verdict else {
            panic!("all is searched: {choice:?}");
        };
        prop_assert_eq!(told, winner, "{:?}", choice);
        // A win by force that is found first may hide a quicker one: then its length is left open.
        // Up to four plies nothing is hidden.
        prop_assert!(told_plies.map_or(plies > 4, |told| told == plies), "{:?} {}", choice, plies);
        game.apply(choice.mv, &mut ());
        prop_assert_eq!(minimax(&mut game, &mut known).0, winner);
    }

    /// Proven verdicts of short searches are true as well, and where plies are told they are the
    /// shortest.
    #[test]
    fn what_a_short_search_calls_proven_is_true(
        board in proptest::sample::select(&["4x4x3", "5x4x4", "5x5x4", "6x4x4,exact", "6x3x3"][..]),
        empty in 9_usize..13, limit in 1_u64..200, seed: u64,
    ) {
        let id = format!("mnk:{board}");
        let cells: usize = legal(&position::<Lines>(&id)).len();
        let mut game = after_random_moves(&id, cells - empty.min(cells), seed);
        prop_assume!(legal(&game).len() < 14);
        if let Verdict::Proven { winner, plies } = choice(&mut engine(), &game, limit).verdict {
            let (truth, shortest) = minimax(&mut game, &mut HashMap::new());
            prop_assert_eq!(winner, truth);
            prop_assert!(plies.is_none_or(|plies| plies == shortest), "{:?} {}", plies, shortest);
        }
    }
}

/// All games in which the engine has one side and the other plays everything.
fn never_loses(game: &mut Lines, engine: &mut LinesEngine, side: Side) {
    assert_ne!(game.outcome(), Some(Outcome::Win(side.other())), "{game:?}");
    if game.outcome().is_some() {
        return;
    }
    let moves = if game.side_to_move() == side {
        vec![choice(engine, game, 100_000).mv]
    } else {
        legal(game)
    };
    for mv in moves {
        let undo = game.apply(mv, &mut ());
        never_loses(game, engine, side);
        game.undo(mv, undo);
    }
}

#[test]
fn it_never_loses_tic_tac_toe() {
    for side in Side::BOTH {
        never_loses(&mut position("mnk:3x3x3"), &mut engine(), side);
    }
}

fn proven(winner: Option<Side>, plies: Option<u32>) -> Verdict {
    Verdict::Proven { winner, plies }
}

#[test]
fn known_starts_are_judged_right() {
    for (id, winner) in [
        ("mnk:3x3x3", None),
        ("mnk:3x4x3", Some(Side::First)),
        ("mnk:4x3x3", Some(Side::First)),
        ("mnk:6x6x3", Some(Side::First)),
        ("mnk:4x4x4", None),
        ("mnk:3x4x4", None),
        ("mnk:5x4x4", None),
        ("mnk:5x5x4", None),
        ("mnk:6x5x4", Some(Side::First)),
    ] {
        let choice = choice(&mut engine(), &position(id), 5_000_000);
        let Verdict::Proven { winner: found, .. } = choice.verdict else {
            panic!("{id}: {choice:?}");
        };
        assert_eq!(found, winner, "{id}");
    }
}

#[test]
fn two_open_ends_win_and_a_closed_one_does_not() {
    let game: Lines =
        position("mnk:15x15x5:15/15/15/15/15/15/15/5ooo7/15/15/2x12/4x10/15/15/9X5@1");
    let open = choice(&mut engine(), &game, 1_000);
    assert_eq!(open.verdict, proven(Some(Side::First), Some(3)));
    assert_eq!(open.explanation, OPEN_FOUR);
    assert_eq!(open.line.len(), 3, "{open:?}");
    let game: Lines = position("mnk:15x15x5:15/15/15/15/15/15/15/4xooo7/15/15/2x12/15/15/15/9X5@1");
    let closed = choice(&mut engine(), &game, 1_000);
    assert!(
        matches!(closed.verdict, Verdict::Estimated { .. }),
        "{closed:?}"
    );
}

/// A four that must be stopped leads to an open four.
#[test]
fn a_win_by_fours_is_found_and_played_to_its_end() {
    let mut game: Lines =
        position("mnk:15x15x5:15/15/15/4xooo7/15/8o6/8o6/15/15/15/15/1x13/15/3x9X1/x14@1");
    let mut engine = engine();
    let first = choice(&mut engine, &game, 20_000);
    assert_eq!(first.verdict, proven(Some(Side::First), Some(5)));
    assert_eq!(first.explanation, Explanation::FORCED_WIN);
    assert_eq!(first.line.len(), 5, "{first:?}");
    game.apply(first.mv, &mut ());
    let mut boora = Boora::new(BooraNumbers::default(), BooraVersion::Defends);
    let mut players: [&mut dyn Player<Lines>; 2] = [&mut engine, &mut boora];
    let end = outcome(game, &mut players, 20_000);
    assert_eq!(end, Outcome::Win(Side::First));
}

/// Six in a row is no line of exactly five: the cell between three and two stones wins only
/// freely.
#[test]
fn a_line_too_long_wins_only_where_it_may() {
    let board = "15/15/15/15/3ooo1oo6/15/15/15/15/xx1xx10/15/15/15/15/15@1";
    let board = board
        .replace("xx1xx", "xx2x")
        .replace("10/15/15", "10/4X10/4x10");
    let free: Lines = position(&format!("mnk:15x15x5:{board}"));
    let exact: Lines = position(&format!("mnk:15x15x5,exact:{board}"));
    let between = free.parse_move("g11").expect("a move");
    assert_eq!(choice(&mut engine(), &free, 5_000).mv, between);
    let careful = choice(&mut engine(), &exact, 5_000);
    assert_ne!(careful.mv, between, "{careful:?}");
    assert_ne!(careful.explanation, COMPLETES_LINE);
}

#[test]
fn a_finished_game_has_no_move() {
    let over: Lines = position("mnk:3x3x3:OOO/xx1/3@2".replace("OOO", "ooO").as_str());
    let mut rng = Rng::seed_from_u64(0);
    let answer = engine().choose(&over, &Limits::default(), &Stop::new(), &mut rng);
    assert_eq!(answer, Err(NoMove::GameOver));
}

#[test]
fn a_stop_ends_the_search_within_a_thousand_positions_and_still_gives_a_move() {
    let game = opening("mnk:15x15x5", 8, 5);
    let looks = Arc::new(AtomicU64::new(0));
    let seen = Arc::clone(&looks);
    let stop = Stop::with_clock(move || seen.fetch_add(1, Ordering::Relaxed) >= 20);
    let mut rng = Rng::seed_from_u64(0);
    let answer = engine()
        .choose(&game, &Limits::default(), &stop, &mut rng)
        .expect("there is a move");
    assert_eq!(game.check(answer.mv), Ok(()));
    assert!(answer.nodes <= 20 * 1024, "{}", answer.nodes);
    let stop = Stop::new();
    stop.stop();
    let answer = engine()
        .choose(&game, &Limits::default(), &stop, &mut rng)
        .expect("there is a move");
    assert_eq!((game.check(answer.mv), answer.nodes), (Ok(()), 0));
    assert_eq!(answer.verdict, Verdict::Unknown);
}

#[test]
fn without_limits_and_a_clock_it_keeps_to_its_own_number_of_positions() {
    let game = opening("mnk:15x15x5", 3, 3);
    let mut engine = LinesEngine::new(&LinesEngineNumbers {
        memory_mib: 1,
        nodes: 4_321,
        ..LinesEngineNumbers::default()
    });
    let mut rng = Rng::seed_from_u64(0);
    let answer = engine.choose(&game, &Limits::default(), &Stop::new(), &mut rng);
    assert_eq!(answer.expect("there is a move").nodes, 4_321);
}

#[test]
fn with_a_clock_alone_it_goes_on_where_it_stood() {
    let game = opening("mnk:15x15x5", 3, 3);
    let thought = |player: &mut LinesEngine, game: &Lines| {
        let looks = AtomicU64::new(0);
        let clock = Stop::with_clock(move || looks.fetch_add(1, Ordering::Relaxed) >= 20);
        let mut rng = Rng::seed_from_u64(1);
        let choice = player.choose(game, &Limits::default(), &clock, &mut rng);
        choice.expect("there is a move")
    };
    // With what is known it comes deeper; not everywhere, for it takes another way.
    let (mut first, mut second) = (0, 0);
    for seed in 3..9 {
        let (mut player, game) = (engine(), opening("mnk:15x15x5", 3, seed));
        first += thought(&mut player, &game).depth;
        second += thought(&mut player, &game).depth;
    }
    assert!(second > first, "depths {first}, then {second}");
    let mut player = engine();
    thought(&mut player, &game);
    // A limit of positions forgets it all, and so does another board, even with a clock.
    let afresh = choice(&mut engine(), &game, 5_000);
    assert_eq!(choice(&mut player, &game, 5_000), afresh);
    thought(&mut player, &game);
    let other = opening("mnk:16x15x5", 3, 3);
    let afresh = choice(&mut engine(), &other, 5_000);
    assert_eq!(choice(&mut player, &other, 5_000), afresh);
    thought(&mut player, &game);
    let afresh = thought(&mut engine(), &other);
    assert_eq!(thought(&mut player, &other), afresh);
}

#[test]
fn a_depth_limit_is_kept() {
    let game = opening("mnk:15x15x5", 6, 2);
    let limits = Limits {
        depth: Some(2),
        ..Limits::of_nodes(1_000_000)
    };
    let mut rng = Rng::seed_from_u64(0);
    let answer = engine()
        .choose(&game, &limits, &Stop::new(), &mut rng)
        .expect("there is a move");
    assert!(answer.depth <= 2, "{answer:?}");
}

#[test]
fn it_beats_the_originals_from_any_opening_on_either_side() {
    let mut boora = Boora::new(BooraNumbers::default(), BooraVersion::Defends);
    let mut noughts = Noughts::new(&NoughtsNumbers::default(), 2);
    let originals: [&mut dyn Player<Lines>; 2] = [&mut boora, &mut noughts];
    for original in originals {
        for seed in 0..3 {
            for side in Side::BOTH {
                let mut master = engine();
                let mut players: [&mut dyn Player<Lines>; 2] = [&mut *original, &mut master];
                if side == Side::First {
                    players.swap(0, 1);
                }
                let end = outcome(opening("mnk:15x15x5", 4, seed), &mut players, 3_000);
                assert_eq!(end, Outcome::Win(side), "opening {seed}");
            }
        }
    }
}

/// No estimate is further from 0 than 10 000 points; what a search found with some replies left out
/// was told as one of nearly 20 000.
#[test]
fn a_win_that_was_found_is_not_told_as_an_estimate() {
    let mut found = 0;
    for seed in 0..150 {
        let game = opening("mnk:15x15x5", 14, seed);
        if game.outcome().is_some() {
            continue;
        }
        let choice = choice(&mut engine().without_forced_wins(), &game, 3_000);
        match choice.verdict {
            Verdict::Estimated { score } => assert!(score.abs() <= 10_000, "{choice:?}"),
            Verdict::Found { plies, .. } => {
                assert!((1..60).contains(&plies), "{choice:?}");
                found += 1;
            }
            Verdict::Proven { .. } | Verdict::Unknown => {}
        }
    }
    assert!(found > 0, "nothing was found");
}

/// Among many threats a search for wins by force would never end; with a clock it used to take all
/// of the time.
#[test]
fn looking_for_wins_by_force_leaves_time_for_the_search() {
    let game: Lines = position(
        "mnk:15x15x5:15/15/15/5x9/3o2o8/4x1xo7/2xx4o1o4/3ooxox1x5/3ooxo1o1x4/3xxoxo7/6o8/5x1x7/15/15/15@1",
    );
    // It is asked after every thousand positions.
    let asked = AtomicU64::new(0);
    let stop = Stop::with_clock(move || asked.fetch_add(1, Ordering::Relaxed) > 150);
    let choice = engine()
        .choose(&game, &Limits::default(), &stop, &mut Rng::seed_from_u64(1))
        .expect("there is a move");
    assert!(choice.depth >= 5, "{}", choice.depth);
}
