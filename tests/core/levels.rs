//! The graded levels: every one plays every game, from one that is beaten to one that is not.

use std::cmp::Ordering;

use fivefold::config::{ConfigError, ConfigFile as _, GameFile, Level, NimLevel, Opponents};
use fivefold::games;
use fivefold::games::atoms::levels::AtomsLevelPlayer;
use fivefold::games::atoms::{Atoms, AtomsLevel, AtomsNumbers, WINS_CASCADE};
use fivefold::games::lines::levels::{LinesLevelPlayer, near_stones};
use fivefold::games::lines::{BOORA_06, Lines, LinesLevel, LinesNumbers};
use fivefold::games::nim::{Nim, NimNumbers};
use fivefold::games::northcott::Northcott;
use fivefold::lines_engine::explanations::BLOCKS_LINE;
use fivefold::players::levels::{self, NimLevelPlayer, Read, Trait};
use fivefold::players::nimbers::winning_moves;
use fivefold::players::opponents::Opponent;
use fivefold::players::{
    AnyPlayer, Explanation, Limits, NoMove, Player, SearchResult, Stop, Verdict, random,
};
use fivefold::rules::{Game, GameId, Outcome, Position, Rng, Side};
use fivefold::words::InEnglish as _;
use fivefold_support::positions::{legal, position, position_of};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};

/// Every game, with every rule and boards of very different size.
const GAMES: [&str; 14] = [
    "nim:3,4,5",
    "nim:1,1,2,misere",
    "nim:15,15,15,15,15,15,15,15",
    "corner:2x2",
    "corner:20x13,queen",
    "northcott:2x4",
    "northcott:5x20",
    "mnk:3x3x3",
    "mnk:15x15x5",
    "mnk:22x3x6,exact",
    "atoms:2x2",
    "atoms:5x5,chain",
    "atoms:8x8",
    "atoms:16x16",
];

fn level(number: u8) -> Level {
    Level::new(number).expect("1 to 8")
}

fn few_nodes() -> Limits {
    Limits::of_nodes(300)
}

/// What a player without limits chooses.
fn choice<G: Game>(mut player: impl Player<G>, game: &G, rng: &mut Rng) -> SearchResult<G::Move> {
    let choice = player.choose(game, &Limits::default(), &Stop::new(), rng);
    choice.expect("there is a move")
}

/// After so many random moves, or fewer where the game would end.
fn after_random_moves(id: &str, plies: usize, seed: u64) -> Position {
    let mut rng = Rng::seed_from_u64(seed);
    let mut position = position_of(id);
    for _ in 0..plies {
        let moves = position.legal_moves();
        let mv = moves[rng.random_range(0..moves.len())];
        let (next, _) = position.preview(mv).expect("a legal move");
        if next.outcome().is_some() {
            break;
        }
        position = next;
    }
    position
}

/// The share of the games from random starts that the first player wins; every start is played
/// from both seats.
fn score(id: &str, players: [Opponent; 2], pairs: u64) -> f64 {
    let config = Opponents::default();
    let kind = position_of(id).game();
    let mut players = players.map(|opponent| opponent.player(kind, &config));
    let mut points = 0.0;
    for pair in 0..pairs {
        for first in 0..2 {
            let mut rng = random::rng_of_ply(pair, 0, 0);
            let fields = position_of(id).fields();
            let mut position = kind
                .rules()
                .random_start(&fields, Side::First, &mut rng)
                .expect("the fields are in order");
            let mut plies = 0;
            let outcome = loop {
                if let Some(outcome) = position.outcome() {
                    break outcome;
                }
                plies += 1;
                let mut rng = random::rng_of_ply(pair, first as u32, plies);
                let turn = position.side_to_move().index() ^ first;
                let choice = players[turn]
                    .choose(&position, &few_nodes(), &Stop::new(), &mut rng)
                    .expect("there is a move");
                position.play(choice.mv).expect("it is legal");
            };
            points += match outcome.winner() {
                None => 0.5,
                Some(side) if side.index() ^ first == 0 => 1.0,
                Some(_) => 0.0,
            };
        }
    }
    points / (2 * pairs) as f64
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_level_never_plays_an_illegal_move(
        id in proptest::sample::select(&GAMES[..]),
        number in 1_u8..=8,
        plies in 0_usize..60,
        seed: u64,
    ) {
        let position = after_random_moves(id, plies, seed);
        let mut player = levels::player(level(number), position.game(), &Opponents::default());
        let mut rng = Rng::seed_from_u64(seed);
        let choice = player
            .choose(&position, &few_nodes(), &Stop::new(), &mut rng)
            .expect("there is a move");
        prop_assert_eq!(position.check(choice.mv), Ok(()));
        prop_assert!(choice.line.first().is_none_or(|&first| first == choice.mv));
        if let Verdict::Proven { winner: Some(winner), plies: Some(1) } = choice.verdict {
            prop_assert_eq!(winner, position.side_to_move());
            let (next, _) = position.preview(choice.mv).expect("it is legal");
            prop_assert_eq!(next.outcome(), Some(Outcome::Win(winner)));
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_move(
        id in proptest::sample::select(&GAMES[..]),
        number in 1_u8..=8,
        plies in 0_usize..30,
        seed: u64,
    ) {
        let position = after_random_moves(id, plies, seed);
        let config = Opponents::default();
        let choose = |player: &mut dyn AnyPlayer| {
            let mut rng = Rng::seed_from_u64(seed);
            player.choose(&position, &few_nodes(), &Stop::new(), &mut rng)
        };
        let mut player = levels::player(level(number), position.game(), &config);
        let first = choose(&mut *player);
        prop_assert_eq!(&first, &choose(&mut *player), "whatever it has played before");
        let mut anew = levels::player(level(number), position.game(), &config);
        prop_assert_eq!(first, choose(&mut *anew));
    }

    /// What a level that sees the end says of it is true.
    #[test]
    fn a_level_plays_the_end_of_a_nim_game_without_a_mistake(
        heaps in proptest::collection::vec(0_u8..=5, 1..4),
        misere: bool,
        number in 2_u8..=8,
        seed: u64,
    ) {
        prop_assume!(heaps.iter().any(|&heap| heap > 0));
        let text: Vec<String> = heaps.iter().map(u8::to_string).collect();
        let rule = if misere { ",misere" } else { "" };
        let position: Nim = position(&format!("nim:{}{rule}", text.join(",")));
        let settings = NimNumbers::shipped().levels[usize::from(number) - 1];
        prop_assume!(position.pieces() <= settings.end_pieces || settings == NimLevel::PERFECT);
        let winning = winning_moves(&position);
        let mut rng = Rng::seed_from_u64(seed);
        let choice = choice(NimLevelPlayer::new(settings), &position, &mut rng);
        prop_assert!(winning.is_empty() || winning.contains(&choice.mv));
    }

    #[test]
    fn an_easy_level_of_lines_stays_near_the_stones(
        number in 1_u8..=2, plies in 0_usize..40, seed: u64,
    ) {
        let mut rng = Rng::seed_from_u64(seed);
        let mut game: Lines = position("mnk:15x15x5");
        for _ in 0..plies {
            let near = near_stones(&game);
            let mv = near[rng.random_range(0..near.len())];
            let mut next = game.clone();
            next.apply(mv, &mut ());
            if next.outcome().is_some() {
                break;
            }
            game = next;
        }
        let numbers = LinesNumbers::shipped();
        let settings = numbers.levels[usize::from(number) - 1];
        let choice = choice(LinesLevelPlayer::new(settings, &numbers.engine), &game, &mut rng);
        let near_a_stone = game.view().cells().any(|cell| {
            game.stone(cell).is_some()
                && cell.col.abs_diff(choice.mv.col).max(cell.row.abs_diff(choice.mv.row)) <= 2
        });
        let near_the_middle = choice.mv.col.abs_diff(7).max(choice.mv.row.abs_diff(7)) <= 2;
        prop_assert!(near_a_stone || (game.stones() == 0 && near_the_middle));
    }
}

#[test]
fn a_level_in_a_finished_game_says_so() {
    for id in [
        "nim:3:0",
        "corner:3x3:a1",
        "northcott:2x4:1-2,1-2@1",
        "mnk:3x3x3:ooO/xx1/3@2",
        "atoms:2x2:a1/a1@2",
    ] {
        let position = position_of(id);
        assert!(position.outcome().is_some(), "{id}");
        for level in Level::all() {
            let choice = levels::player(level, position.game(), &Opponents::default()).choose(
                &position,
                &few_nodes(),
                &Stop::new(),
                &mut Rng::seed_from_u64(1),
            );
            assert_eq!(choice, Err(NoMove::GameOver), "{id} {level:?}");
        }
    }
}

#[test]
fn originals_are_offered_first_then_the_levels_and_nothing_is_offered_twice() {
    let config = Opponents::default();
    for id in GAMES {
        let position = position_of(id);
        let offered = Opponent::offered(&position, &config);
        let levels: Vec<Opponent> = Level::all().map(Opponent::Level).collect();
        let is_original = |it: &&Opponent| matches!(it, Opponent::Original(_));
        let originals = offered.iter().take_while(is_original).count();
        assert_eq!(offered[originals..originals + 8], levels, "{id}");
        assert_eq!(
            offered.iter().filter(is_original).count(),
            originals,
            "{id}"
        );
        assert_eq!(offered.last(), Some(&Opponent::Random));
        assert!(!offered.contains(&Opponent::Exact) && !offered.contains(&Opponent::Engine));
        assert!(
            offered
                .iter()
                .all(|opponent| opponent.plays(&position, &config))
        );
        assert_eq!(
            Opponent::usual(&position, &config),
            Opponent::Level(level(3))
        );
    }
    let ids: Vec<&str> = Level::all().map(Level::id).collect();
    assert_eq!(ids[0], "level-1");
    assert_eq!(ids[7], "level-8");
    assert_eq!(Level::new(0), None);
    assert_eq!(Level::new(9), None);
    assert_eq!(games::opponent("level-0"), None);
    assert_eq!(games::opponent("level-9"), None);
}

#[test]
fn an_opponent_of_an_old_saved_game_still_plays() {
    let config = Opponents::default();
    for (word, id) in [
        ("exact", "nim:3,4,5"),
        ("exact", "mnk:3x3x3"),
        ("engine", "mnk:9x9x5"),
        ("engine", "atoms:5x5"),
    ] {
        let opponent = games::opponent(word).expect("the word is known");
        assert!(opponent.plays(&position_of(id), &config), "{word} {id}");
    }
    assert!(!Opponent::Exact.plays(&position_of("mnk:4x4x4"), &config));
    assert!(!Opponent::Exact.plays(&position_of("atoms:3x3"), &config));
    assert!(!Opponent::Engine.plays(&position_of("nim:3"), &config));
    assert!(!BOORA_06.plays(&position_of("atoms:3x3"), &config));
}

#[test]
fn the_last_level_of_a_nim_game_keeps_every_win() {
    let mut rng = Rng::seed_from_u64(3);
    for id in [
        "nim:3,4,5",
        "nim:7,9,2,11,misere",
        "corner:9x13",
        "corner:12x12,queen",
    ] {
        for seed in 0..40 {
            let position = after_random_moves(id, seed as usize % 4, seed);
            let choice = levels::player(Level::STRONGEST, position.game(), &Opponents::default())
                .choose(&position, &Limits::default(), &Stop::new(), &mut rng)
                .expect("there is a move");
            let exact = Opponent::Exact
                .player(position.game(), &Opponents::default())
                .choose(&position, &Limits::default(), &Stop::new(), &mut rng)
                .expect("there is a move");
            assert_eq!(choice.verdict, exact.verdict, "{position}");
        }
    }
}

#[test]
fn the_last_level_plays_as_the_engine_does() {
    for id in ["mnk:15x15x5", "mnk:9x9x5", "atoms:8x8", "atoms:5x5,chain"] {
        let position = after_random_moves(id, 6, 2);
        let limits = Limits::of_nodes(5_000);
        let choose = |opponent: Opponent| {
            opponent
                .player(position.game(), &Opponents::default())
                .choose(&position, &limits, &Stop::new(), &mut Rng::seed_from_u64(4))
        };
        assert_eq!(
            choose(Opponent::Level(Level::STRONGEST)),
            choose(Opponent::Engine),
            "{id}"
        );
    }
}

/// Three levels apart nobody can doubt who is stronger.
#[test]
fn a_higher_level_beats_one_that_is_three_lower() {
    for (id, pairs) in [
        ("nim:5,5,5", 100),
        ("corner:8x8", 100),
        ("northcott:3x8", 100),
        ("mnk:9x9x5", 10),
        ("atoms:4x4", 40),
    ] {
        for lower in [1, 3] {
            let players = [level(lower + 3), level(lower)].map(Opponent::Level);
            let score = score(id, players, pairs);
            assert!(score > 0.6, "{id}, level {lower}: {score}");
        }
    }
}

#[test]
fn the_first_level_loses_to_whoever_pays_attention() {
    for (id, opponent) in [
        ("nim:3,4,5", Opponent::Exact),
        ("northcott:3x12", Opponent::Exact),
        ("mnk:15x15x5", BOORA_06),
    ] {
        let score = score(id, [opponent, Opponent::Level(level(1))], 20);
        assert!(score > 0.85, "{id}: {score}");
    }
}

#[test]
fn the_first_level_does_not_hand_over_a_game_that_is_won_in_one_move() {
    let settings = NimNumbers::shipped().levels[0];
    let mut rng = Rng::seed_from_u64(8);
    let nim: Nim = position("nim:3,4,5:0,4,0@1");
    let northcott: Northcott = position("northcott:2x4:3-4,1-4@1");
    for _ in 0..30 {
        let take = choice(NimLevelPlayer::new(settings), &nim, &mut rng);
        assert_eq!(take.mv.count, 4);
        assert_eq!(take.explanation, Explanation::SEARCHED_WIN);
        // No retreats while there is a way forward, so that games end.
        let slide = choice(NimLevelPlayer::new(settings), &northcott, &mut rng);
        assert_eq!(slide.mv.row, 1);
    }
}

#[test]
fn a_game_between_the_easiest_levels_of_northcott_ends() {
    let config = Opponents::default();
    for seed in 0..20 {
        let mut position = position_of("northcott:5x20");
        let mut player = levels::player(level(1), games::northcott::ID, &config);
        let mut rng = Rng::seed_from_u64(seed);
        let mut plies = 0;
        while position.outcome().is_none() {
            let choice = player
                .choose(&position, &Limits::default(), &Stop::new(), &mut rng)
                .expect("there is a move");
            position.play(choice.mv).expect("it is legal");
            plies += 1;
            assert!(plies < 3_000, "seed {seed}: it dithers");
        }
    }
}

/// Four in a row of the opponent: blocked by who looks, not by who overlooks.
#[test]
fn who_overlooks_the_opponents_stones_builds_its_own_line() {
    let game: Lines = position("mnk:9x9x5:9/9/9/2oooo3/9/9/9/1xx5x/9@2");
    let plays = |settings: LinesLevel, seed: u64| {
        let player = LinesLevelPlayer::new(settings, &LinesNumbers::shipped().engine);
        choice(player, &game, &mut Rng::seed_from_u64(seed))
    };
    let looks = LinesLevel {
        depth: 0,
        ..LinesLevel::FULL
    };
    let blind = LinesLevel {
        overlooks_percent: 100,
        ..looks
    };
    for seed in 0..10 {
        let block = plays(looks, seed);
        assert_eq!(block.explanation, BLOCKS_LINE);
        assert_eq!(block.mv.row, 3);
        assert_ne!(plays(blind, seed).mv.row, 3);
    }
}

#[test]
fn who_misses_diagonals_does_not_finish_one() {
    let game: Lines = position("mnk:9x9x5:o8/1o7/2o6/3o5/9/9/x8/x8/x7x@1");
    let settings = LinesLevel {
        depth: 0,
        ..LinesLevel::FULL
    };
    let finishes = |settings: LinesLevel| {
        let player = LinesLevelPlayer::new(settings, &LinesNumbers::shipped().engine);
        let choice = choice(player, &game, &mut Rng::seed_from_u64(1));
        let mut next = game.clone();
        next.apply(choice.mv, &mut ());
        next.outcome().is_some()
    };
    assert!(finishes(settings));
    assert!(!finishes(LinesLevel {
        misses_diagonals: true,
        ..settings
    }));
}

#[test]
fn an_easy_level_of_atoms_sees_a_win_only_within_its_waves() {
    let game: Atoms = position("atoms:3x2,chain:aB1/3@1");
    let win = legal(&game).into_iter().find(|&mv| {
        let mut next = game.clone();
        next.apply(mv, &mut ());
        next.outcome() == Some(Outcome::Win(Side::First))
    });
    assert!(win.is_some());
    let plays = |waves: u16, seed: u64| {
        let settings = AtomsLevel {
            depth: 0,
            waves,
            ..AtomsLevel::FULL
        };
        let player = AtomsLevelPlayer::new(settings, &AtomsNumbers::shipped().engine);
        choice(player, &game, &mut Rng::seed_from_u64(seed))
    };
    for seed in 0..20 {
        let sees = plays(1_000, seed);
        assert_eq!(Some(sees.mv), win);
        assert_eq!(sees.explanation, WINS_CASCADE);
        assert_ne!(plays(0, seed).explanation, WINS_CASCADE);
    }
    assert!((0..20).any(|seed| Some(plays(0, seed).mv) != win));
}

#[test]
fn a_level_of_atoms_that_loses_the_thread_does_so_for_a_whole_stretch() {
    let game: Atoms = position("atoms:8x8");
    let settings = AtomsLevel {
        lapses_percent: 50,
        depth: 2,
        ..AtomsLevel::FULL
    };
    let mut reader = AtomsLevelPlayer::new(settings, &AtomsNumbers::shipped().engine);
    let mut reads = |game_number: u32, ply: u32| {
        let mut rng = random::rng_of_ply(3, game_number, ply);
        let choice = reader.choose(&game, &Limits::default(), &Stop::new(), &mut rng);
        choice.expect("there is a move").depth > 1
    };
    let mut attentive = 0;
    for game_number in 0..20 {
        for stretch in 0..4 {
            // 80 plies on this board.
            let first = reads(game_number, stretch * 80);
            attentive += u32::from(first);
            for ply in [1, 40, 79] {
                assert_eq!(reads(game_number, stretch * 80 + ply), first);
            }
        }
    }
    assert!((25..=55).contains(&attentive), "{attentive} of 80");
}

#[test]
fn every_level_is_described_and_only_the_last_has_no_blind_spot() {
    let config = Opponents::default();
    for kind in games::all().iter().copied() {
        for level in Level::all() {
            let traits = levels::traits(level, kind, &config);
            assert!(!traits.is_empty(), "{kind:?} {level:?}");
            let is_whole = [Trait::PERFECT, Trait::FULL_STRENGTH].contains(&traits[0]);
            assert_eq!(is_whole, level == Level::STRONGEST, "{kind:?} {traits:?}");
            for one in traits {
                assert!(one.key().starts_with("opponent-trait-"));
                let may_be_none = one.key() == "opponent-trait-sees-waves";
                assert!(may_be_none || one.number() != Some(0), "{kind:?} {one:?}");
            }
        }
    }
}

/// What is told first of a level, the weakest level's first; what is told with a number is the
/// stronger the larger the number is, or the smaller.
const FROM_WEAK_TO_STRONG: [(&str, Ordering); 11] = [
    ("misses-diagonals", Ordering::Equal),
    ("reads-nothing", Ordering::Equal),
    ("random-share", Ordering::Greater),
    ("looks-at-no-reply", Ordering::Equal),
    ("looks-ahead", Ordering::Less),
    ("reads-columns", Ordering::Less),
    ("visits-at-most", Ordering::Less),
    ("loses-thread", Ordering::Greater),
    ("overlooks", Ordering::Greater),
    ("full-strength", Ordering::Equal),
    ("perfect", Ordering::Equal),
];

#[test]
fn the_list_of_levels_reads_as_increasing_strength() {
    let config = Opponents::default();
    let first = |level, game: GameId| {
        let told = levels::traits(level, game, &config)[0];
        let key = told.key().strip_prefix("opponent-trait-");
        let rank = FROM_WEAK_TO_STRONG.iter().position(|it| Some(it.0) == key);
        (rank.unwrap_or_else(|| panic!("{told:?}")), told.number())
    };
    for game in games::all().iter().copied() {
        let told: Vec<_> = Level::all().map(|level| first(level, game)).collect();
        for pair in told.windows(2) {
            let [(weaker, before), (stronger, after)] = [pair[0], pair[1]];
            assert!(weaker <= stronger, "{game}: {told:?}");
            let (_, wanted) = FROM_WEAK_TO_STRONG[weaker];
            assert!(
                weaker < stronger || before == after || before.cmp(&after) == wanted,
                "{game}: {told:?}"
            );
        }
    }
}

/// Reads a text as the file of this game.
fn read(game: &str, text: &str) -> Result<(), ConfigError> {
    let game = games::from_id(game).expect("a game of this test");
    let file: &GameFile = game.extension().expect("it has numbers");
    file.read(file.name, text).map(drop)
}

#[test]
fn another_number_of_levels_than_eight_is_refused() {
    for count in [0, 1, 7, 9] {
        let list = vec!["()"; count].join(", ");
        for game in ["nim", "corner", "northcott", "mnk", "atoms"] {
            let error = read(game, &format!("(levels: [{list}])"));
            let error = error.expect_err("the text is wrong").in_english();
            let words = format!("a game has exactly 8 levels, but {count} stand here");
            assert!(error.contains(&words), "{error}");
        }
    }
    let list = ["()"; 8].join(", ");
    assert_eq!(read("nim", &format!("(levels: [{list}])")), Ok(()));
}
