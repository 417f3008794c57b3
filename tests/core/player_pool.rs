//! Players that are kept between the moves of a game: they answer what new ones would answer,
//! unless a clock alone limits them.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use fivefold::config::Opponents;
use fivefold::games::lines::LinesNumbers;
use fivefold::midend::request::EngineRequest;
use fivefold::midend::{Match, Plan, Seat};
use fivefold::players::opponents::Opponent;
use fivefold::players::pool::PlayerPool;
use fivefold::players::{Limits, SearchResult, Stop};
use fivefold::rules::{Cell, Move, Outcome, Rng, Side};
use rand::{RngExt, SeedableRng};

use fivefold_support::driving::Drive as _;
use fivefold_support::positions::{plan, position_of};

const GAMES: [&str; 7] = [
    "nim:3,4,5",
    "corner:8x8,queen",
    "northcott:2x8",
    "mnk:3x3x3",
    "mnk:9x9x5",
    "atoms:4x4",
    "atoms:5x5,chain",
];

fn game_match(id: &str, opponent: Opponent, seed: u64) -> Match {
    Match::new(Plan {
        seed,
        ..plan(id, [Seat::Computer(opponent); 2])
    })
}

fn request(game_match: &Match, limits: Limits, config: &Arc<Opponents>) -> EngineRequest {
    EngineRequest::new(game_match, limits, Arc::clone(config)).expect("a computer's turn")
}

/// A clock that stands still between two looks at it, so that a test needs none.
fn clock(looks: u32) -> Stop {
    let seen = AtomicU32::new(0);
    Stop::with_clock(move || seen.fetch_add(1, Ordering::Relaxed) >= looks)
}

#[test]
fn a_kept_player_answers_what_a_new_one_does() {
    let config = Arc::new(Opponents::default());
    let limits = Limits::of_nodes(2_000);
    for id in GAMES {
        let start = position_of(id);
        for opponent in Opponent::offered(&start, &config) {
            let mut game = game_match(id, opponent, 3);
            let players = PlayerPool::default();
            while game.moves().len() < 8 && game.result().is_none() {
                let request = request(&game, limits, &config);
                let kept = request.answer_with(&players, &Stop::new());
                assert_eq!(kept, request.answer(&Stop::new()), "{id} {opponent:?}");
                game.play(kept.expect("a move").mv).expect("a legal move");
            }
        }
    }
}

/// Puts a few stones on the board, so that the engine has something to think about.
fn open(game: &mut Match) {
    for text in ["h8", "i9", "g9", "i7"] {
        let mv = game.position().parse_move(text).expect("a field");
        game.play(mv).expect("it is free");
    }
}

/// What the kept player and a new one say about the same position, in the same time.
fn ask_both(players: &PlayerPool, game: &Match) -> [SearchResult<Move>; 2] {
    let config = Arc::new(Opponents::default());
    let request = request(game, Limits::default(), &config);
    let kept = request.answer_with(players, &clock(60));
    [kept, request.answer(&clock(60))].map(|choice| choice.expect("a move"))
}

/// How deep it comes then is no measure: lines known to matter are searched with fewer reductions.
#[test]
fn with_a_clock_alone_a_kept_player_goes_on_from_what_it_has_found_out() {
    let players = PlayerPool::default();
    let mut game = game_match("mnk:15x15x5", Opponent::Engine, 5);
    open(&mut game);
    let [first, new] = ask_both(&players, &game);
    assert_eq!(first, new);
    let [second, new] = ask_both(&players, &game);
    assert_eq!(first, new);
    assert_ne!(second, first);
}

#[test]
fn another_game_begins_with_new_players() {
    let players = PlayerPool::default();
    let mut game = game_match("mnk:15x15x5", Opponent::Engine, 5);
    open(&mut game);
    ask_both(&players, &game);
    game.again();
    open(&mut game);
    let [kept, new] = ask_both(&players, &game);
    assert_eq!(kept, new);
}

#[test]
fn changed_numbers_make_a_new_player() {
    let mut config = Opponents::default();
    let players = PlayerPool::default();
    let game = game_match("mnk:15x15x5", Opponent::Engine, 5);
    for nodes in [3_000, 300] {
        let change = |numbers: &mut LinesNumbers| numbers.engine.nodes = nodes;
        config.games.change(change);
        let request = request(&game, Limits::default(), &Arc::new(config.clone()));
        let choice = request.answer_with(&players, &Stop::new()).expect("a move");
        assert!(choice.nodes <= nodes, "{} of {nodes}", choice.nodes);
    }
}

/// Four stones in the middle, the same for each seed.
fn open_at_random(game: &mut Match, seed: u64) {
    let mut rng = Rng::seed_from_u64(seed);
    while game.moves().len() < 4 {
        let cell = Cell::new(rng.random_range(5..10), rng.random_range(5..10));
        let moves = game.position().legal_moves();
        let mv = moves
            .into_iter()
            .find(|&mv| game.position().target(mv) == Some(cell));
        if let Some(mv) = mv {
            game.play(mv).expect("it is legal");
        }
    }
}

#[test]
#[ignore = "prints figures; takes minutes"]
fn figures_of_a_kept_player_against_a_new_one_for_every_move() {
    let config = Arc::new(Opponents::default());
    let (mut half_points, mut games) = (0, 0);
    let (mut depths, mut turns) = ([0, 0], [0, 0]);
    for (seed, kept) in (0..40).flat_map(|seed| Side::BOTH.map(|side| (seed, side))) {
        let mut game = game_match("mnk:15x15x5", Opponent::Engine, seed);
        open_at_random(&mut game, seed);
        let players = PlayerPool::default();
        while game.result().is_none() {
            let is_kept = game.position().side_to_move() == kept;
            let request = request(&game, Limits::default(), &config);
            let choice = match is_kept {
                true => request.answer_with(&players, &clock(100)),
                false => request.answer(&clock(100)),
            };
            let choice = choice.expect("a move");
            depths[usize::from(is_kept)] += choice.depth;
            turns[usize::from(is_kept)] += 1;
            game.play(choice.mv).expect("a legal move");
        }
        games += 1;
        half_points += match game.result().and_then(Outcome::winner) {
            None => 1,
            Some(winner) => 2 * u32::from(winner == kept),
        };
    }
    let depth = |index: usize| f64::from(depths[index]) / f64::from(turns[index]);
    println!(
        "kept: {} of {games} points, {:.1} plies deep; new: {:.1}",
        f64::from(half_points) / 2.0,
        depth(1),
        depth(0)
    );
}
