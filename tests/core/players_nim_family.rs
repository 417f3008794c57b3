//! The computer players of Nim, Corner Nim and Northcott's game: perfect play keeps what is won,
//! and the originals play as described.

use std::sync::mpsc::channel;
use std::thread;

use fivefold::games::corner::Corner;
use fivefold::games::nim::Nim;
use fivefold::games::nim::NimOriginal;
use fivefold::games::nim::NimSearcher;
use fivefold::games::nim::ODD_ONES;
use fivefold::games::northcott::Northcott;
use fivefold::games::northcott::NorthcottPlayer;
use fivefold::players::nimbers::ExactNimbers;
use fivefold::players::nimbers::NIM_SUM_TO_ZERO;
use fivefold::players::nimbers::{Solved, winning_moves};
use fivefold::players::random::RandomPlayer;
use fivefold::players::{
    AnyPlayer, Explanation, ForGame, Limits, NoMove, Player, SearchResult, Stop, Verdict,
};
use fivefold::rules::{Game, GameId, Position, Rng, Side};
use rand::SeedableRng;

use fivefold_support::positions::{position, position_of};

fn exact<G: Solved>() -> Box<dyn AnyPlayer> {
    ForGame::<G, _>::boxed(ExactNimbers)
}

fn choose<G: Game>(player: &mut impl Player<G>, position: &G, seed: u64) -> SearchResult<G::Move> {
    choose_within(player, position, Limits::default(), seed)
}

fn choose_within<G: Game>(
    player: &mut impl Player<G>,
    position: &G,
    limits: Limits,
    seed: u64,
) -> SearchResult<G::Move> {
    let mut rng = Rng::seed_from_u64(seed);
    player
        .choose(position, &limits, &Stop::new(), &mut rng)
        .expect("there is a legal move")
}

const fn proven(winner: Side) -> Verdict {
    Verdict::Proven {
        winner: Some(winner),
        plies: None,
    }
}

/// Plays on, the first of the players to move next; gives the winner and the number of plies.
fn play_out(
    mut position: Position,
    mut players: [Box<dyn AnyPlayer>; 2],
    rng: &mut Rng,
) -> (Side, u32) {
    for plies in 0..10_000 {
        if let Some(outcome) = position.outcome() {
            let winner = outcome.winner().expect("these games have no draws");
            return (winner, plies);
        }
        let choice = players[0]
            .choose(&position, &Limits::default(), &Stop::new(), rng)
            .expect("a game that is not over has a move");
        position.play(choice.mv).expect("players move legally");
        players.swap(0, 1);
    }
    panic!("{position} goes on and on")
}

/// From random positions of these games, the exact player wins every won one, whoever plays
/// against it, within so many plies.
fn wins_what_is_won<G: Solved>(
    kind: GameId,
    params: &str,
    most_plies: u32,
    opponent: fn() -> Box<dyn AnyPlayer>,
) {
    let rules = kind.rules();
    let fields = rules
        .fields_from_text(params)
        .expect("the parameters are in order");
    let mut won = 0;
    for seed in 0..200 {
        let mut rng = Rng::seed_from_u64(seed);
        let start = rules
            .random_start(&fields, Side::BOTH[seed as usize % 2], &mut rng)
            .expect("the parameters are in order");
        if start.as_game::<G>().is_none_or(G::is_lost) {
            continue;
        }
        won += 1;
        let side = start.side_to_move();
        let played = play_out(start.clone(), [exact::<G>(), opponent()], &mut rng);
        assert_eq!(played.0, side, "{start}, seed {seed}");
        assert!(played.1 <= most_plies, "{start} took {} plies", played.1);
    }
    assert!(won > 50, "too few of the random positions were won");
}

#[test]
fn the_exact_player_wins_every_won_position_against_any_play() {
    let random: fn() -> Box<dyn AnyPlayer> = || Box::new(RandomPlayer);
    wins_what_is_won::<Nim>(fivefold::games::nim::ID, "3,4,5,6", 60, random);
    wins_what_is_won::<Nim>(fivefold::games::nim::ID, "3,4,5,6,misere", 60, random);
    wins_what_is_won::<Corner>(fivefold::games::corner::ID, "9x7", 14, random);
    wins_what_is_won::<Corner>(fivefold::games::corner::ID, "20x20,queen", 38, random);
    wins_what_is_won::<Northcott>(fivefold::games::northcott::ID, "3x12", 2 * 3 * 10, random);
}

#[test]
fn the_exact_player_wins_every_won_position_against_the_originals() {
    wins_what_is_won::<Northcott>(fivefold::games::northcott::ID, "5x9", 2 * 5 * 7, || {
        ForGame::boxed(NorthcottPlayer)
    });
    for id in [
        "nim:5,5,5:1,4,5",
        "nim:5,5,5,misere:1,4,3",
        "nim:5,5,5:3,4,5",
    ] {
        for seed in 0..20 {
            let start = position_of(id);
            let (winner, _) = play_out(
                start,
                [exact::<Nim>(), ForGame::boxed(NimSearcher::default())],
                &mut Rng::seed_from_u64(seed),
            );
            let lost = position::<Nim>(id).is_lost();
            assert_eq!(winner == Side::Second, lost, "{id}: both play perfectly");
        }
    }
}

#[test]
fn two_exact_players_of_northcott_come_to_an_end() {
    for seed in 0..50 {
        let mut rng = Rng::seed_from_u64(seed);
        let start = Northcott::random_start(&Default::default(), Side::Second, &mut rng);
        let winner = if start.is_lost() {
            Side::First
        } else {
            Side::Second
        };
        let players = [exact::<Northcott>(), exact::<Northcott>()];
        let played = play_out(Position::new(start), players, &mut rng);
        assert_eq!(played.0, winner);
        assert!(played.1 <= 2 * 3 * 10 + 1, "{} plies", played.1);
    }
}

#[test]
fn retreats_can_win_too_but_the_exact_player_advances() {
    // Gaps 1 and 3: O can close the second gap to 1, or open the first one to 3.
    let board: Northcott = position("northcott:2x9:4-6,1-5");
    let all = winning_moves(&board);
    let texts: Vec<_> = all.iter().map(|&mv| board.move_text(mv)).collect();
    assert_eq!(texts, ["a2", "b3"]);
    for seed in 0..20 {
        let choice = choose(&mut ExactNimbers, &board, seed);
        assert_eq!(board.move_text(choice.mv), "b3");
        assert_eq!(choice.explanation, NIM_SUM_TO_ZERO);
        assert_eq!(choice.verdict, proven(Side::First));
    }
}

#[test]
fn the_exact_player_knows_when_it_is_lost_and_holds_out() {
    let board: Northcott = position("northcott:2x9:1-5,5-9@2");
    let choice = choose(&mut ExactNimbers, &board, 1);
    assert_eq!(choice.verdict, proven(Side::First));
    assert_eq!(board.advance(choice.mv), 1);
    let clamped: Northcott = position("northcott:2x9:1-2,1-2");
    let mut rng = Rng::seed_from_u64(1);
    let refused = ExactNimbers.choose(&clamped, &Limits::default(), &Stop::new(), &mut rng);
    assert_eq!(refused, Err(NoMove::GameOver));
}

#[test]
fn at_the_end_of_misere_nim_an_odd_number_of_ones_is_left() {
    let heaps: Nim = position("nim:1,1,5,misere");
    let choice = choose(&mut ExactNimbers, &heaps, 1);
    assert_eq!(heaps.move_text(choice.mv), "c4");
    assert_eq!(choice.explanation, ODD_ONES);
}

#[test]
fn the_nim_original_plays_the_first_winning_move_from_the_bottom_row_up() {
    // Won by a3, b3 and c5; the bottom row comes first.
    let heaps: Nim = position("nim:9,9,9:4,6,7");
    let winning = winning_moves(&heaps);
    assert_eq!(winning.len(), 3);
    let choice = choose(&mut NimSearcher::default(), &heaps, 1);
    assert_eq!(Some(&choice.mv), winning.last());
    assert_eq!(choice.explanation, Explanation::SEARCHED_WIN);
    assert_eq!(choice.verdict, proven(Side::First));
    assert!(choice.nodes > 1_000, "it searches without memory");
}

#[test]
fn the_nim_original_agrees_with_theory_everywhere_under_3_4_5() {
    for params in ["4,5,6", "4,5,6,misere"] {
        for (a, b, c) in (0..120).map(|i| (i / 30, i / 6 % 5, i % 6)) {
            let heaps: Nim = position(&format!("nim:{params}:{a},{b},{c}@2"));
            if heaps.outcome().is_some() {
                continue;
            }
            let choice = choose(&mut NimSearcher::default(), &heaps, 1);
            let winner = if heaps.is_lost() {
                Side::First
            } else {
                Side::Second
            };
            assert_eq!(choice.verdict, proven(winner), "{heaps:?}");
            assert_eq!(
                winning_moves(&heaps).contains(&choice.mv),
                winner == Side::Second
            );
        }
    }
}

#[test]
fn the_nim_original_begins_a_game_at_random() {
    let start: Nim = position("nim:3,4,5");
    let firsts: std::collections::BTreeSet<_> = (0..200)
        .map(|seed| choose(&mut NimSearcher::default(), &start, seed))
        .inspect(|choice| assert_eq!(choice.explanation, Explanation::RANDOM))
        .map(|choice| choice.mv)
        .collect();
    assert_eq!(firsts.len(), 12, "every first move comes");
}

#[test]
fn the_nim_original_keeps_its_limits() {
    let heaps: Nim = position("nim:15,15,15,15:15,15,15,14");
    let nodes = Limits::of_nodes(5_000);
    let choice = choose_within(&mut NimSearcher::default(), &heaps, nodes, 1);
    assert_eq!(choice.verdict, Verdict::Unknown);
    assert!(choice.nodes <= 5_000);
    assert_eq!(heaps.check(choice.mv), Ok(()));
    let depth = Limits {
        depth: Some(2),
        ..Limits::default()
    };
    let choice = choose_within(&mut NimSearcher::default(), &heaps, depth, 1);
    assert_eq!(choice.verdict, Verdict::Unknown, "the end is further away");
    assert_eq!(choice.depth, 2);
    let mut bounded = NimSearcher::new(NimOriginal { nodes: 3_000 });
    let choice = choose_within(&mut bounded, &heaps, Limits::default(), 1);
    assert_eq!(choice.verdict, Verdict::Unknown);
    assert_eq!(choice.nodes, 3_000, "its own setting bounds it as well");
    let near: Nim = position("nim:15,15:0,7");
    let choice = choose_within(&mut NimSearcher::default(), &near, depth, 1);
    assert_eq!(near.move_text(choice.mv), "b7");
}

#[test]
fn a_stop_ends_the_nim_original_in_a_search_that_would_last_for_ages() {
    let heaps: Nim = position("nim:15,15,15,15,15,15,15,15:15,15,15,15,15,15,15,14");
    let (tell, searching) = channel();
    let stop = Stop::with_rests(move || {
        // The other thread may have heard enough already.
        let _ = tell.send(());
        false
    });
    let stopper = stop.clone();
    let thread = thread::spawn(move || {
        searching.recv().expect("the search begins");
        stopper.stop();
    });
    let mut rng = Rng::seed_from_u64(1);
    let choice = NimSearcher::default().choose(&heaps, &Limits::default(), &stop, &mut rng);
    thread.join().expect("the stopping thread ends");
    let choice = choice.expect("a stopped search still gives a legal move");
    assert_eq!(heaps.check(choice.mv), Ok(()));
    assert_eq!(choice.verdict, Verdict::Unknown);
}

#[test]
fn the_northcott_original_advances_in_the_first_row_that_makes_the_nim_sum_0() {
    // Gaps 1, 6, 5: nim-sum 2, and only 6 becomes smaller by it.
    let board: Northcott = position("northcott:3x12:1-3,2-9,1-7");
    let choice = choose(&mut NorthcottPlayer, &board, 1);
    assert_eq!(board.move_text(choice.mv), "b4");
    assert_eq!(choice.verdict, proven(Side::First));
    let mirrored: Northcott = position("northcott:3x12:10-12,4-11,6-12@2");
    let choice = choose(&mut NorthcottPlayer, &mirrored, 1);
    assert_eq!(mirrored.move_text(choice.mv), "b9");
}

#[test]
fn the_lost_northcott_original_moves_anywhere_left_of_the_rightmost_x() {
    // Gaps 2, 3, 1; the X of the second row stands furthest right, with the third its equal.
    let board: Northcott = position("northcott:3x12:1-4,3-7,5-7");
    let moves: std::collections::BTreeSet<_> = (0..200)
        .map(|seed| choose(&mut NorthcottPlayer, &board, seed))
        .inspect(|choice| assert_eq!(choice.verdict, proven(Side::Second)))
        .map(|choice| board.move_text(choice.mv))
        .collect();
    assert!(moves.iter().eq(["b1", "b2", "b4", "b5", "b6"]));
    let mirrored: Northcott = position("northcott:3x12:9-12,6-10,6-8@2");
    let row = choose(&mut NorthcottPlayer, &mirrored, 1).mv.row;
    assert_eq!(row, 1, "as X it looks for the O furthest left");
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for (id, players) in [
        (
            "nim:5,5,5",
            [exact::<Nim>(), ForGame::boxed(NimSearcher::default())],
        ),
        (
            "nim:5,5,5,misere",
            [ForGame::boxed(NimSearcher::default()), exact::<Nim>()],
        ),
        ("corner:12x9,queen", [exact::<Corner>(), exact::<Corner>()]),
        (
            "northcott:4x12",
            [ForGame::boxed(NorthcottPlayer), exact::<Northcott>()],
        ),
    ] {
        let mut players = players;
        let mut game = |seed| {
            let mut rng = Rng::seed_from_u64(seed);
            let mut position = position_of(id);
            let mut moves = Vec::new();
            while position.outcome().is_none() {
                let choice = players[moves.len() % 2]
                    .choose(&position, &Limits::default(), &Stop::new(), &mut rng)
                    .expect("a game that is not over has a move");
                position.play(choice.mv).expect("players move legally");
                moves.push(choice.mv);
            }
            moves
        };
        for seed in 0..5 {
            assert_eq!(game(seed), game(seed), "{id}, seed {seed}");
        }
    }
}
