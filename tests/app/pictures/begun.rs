//! Made-up games for pictures of My games: of every kind, open and finished, one with a name, one on
//! another table, one that cannot be read.

use std::sync::Arc;
use std::time::{Duration, UNIX_EPOCH};

use crate::games::opponent;
use crate::library::{GameNumber, LibraryError, ListedGame};
use crate::midend::{Match, Plan, Seat};
use crate::rules::Rng;
use crate::scores::Day;
use crate::words::sentence::Sentence;
use rand::{RngExt, SeedableRng};

use fivefold_support::driving::Drive as _;
use fivefold_support::positions::plan;

/// The game, how many plies, its level, its name.
const GAMES: [(&str, usize, u8, &str); 9] = [
    ("mnk:15x15x5", 24, 5, ""),
    ("atoms:8x8", 31, 6, ""),
    ("nim:3,4,5", 50, 4, ""),
    ("northcott:3x8", 7, 3, "The long way home"),
    ("corner:8x8", 1, 3, ""),
    ("mnk:3x3x3", 9, 2, ""),
    ("atoms:5x5", 200, 3, ""),
    ("mnk:19x19x5", 41, 7, ""),
    ("nim:7,6,5,4", 2, 8, ""),
];
/// 2026-11-21, late in the evening.
const LATEST: u64 = 1_795_302_000;

/// The day of the latest.
#[must_use]
pub(super) fn today() -> Day {
    Day::of(UNIX_EPOCH + Duration::from_secs(LATEST))
}

/// The list, the latest first.
#[must_use]
pub(super) fn games_of_some_days() -> Vec<ListedGame> {
    let mut rng = Rng::seed_from_u64(3);
    let count = GAMES.len() as u32;
    let game = |(number, (id, plies, level, name)): (u32, (&str, usize, u8, &str))| {
        let level = opponent(&format!("level-{level}")).expect("a level");
        let mut game_match = Match::new(Plan {
            seed: u64::from(number),
            ..plan(id, [Seat::Person, Seat::Computer(level)])
        });
        game_match.set_name(name);
        for _ in 0..plies {
            let moves = game_match.position().legal_moves();
            if game_match.result().is_some() || moves.is_empty() {
                break;
            }
            let mv = moves[rng.random_range(0..moves.len())];
            game_match.play(mv).expect("a legal move");
        }
        ListedGame {
            number: GameNumber::new(count - number),
            written: UNIX_EPOCH + Duration::from_secs(LATEST - 40_000 * u64::from(number)),
            game_match: Ok(Arc::new(game_match)),
            is_held: number == 1,
        }
    };
    let mut games: Vec<ListedGame> = (0..).zip(GAMES).map(game).collect();
    let reason = "line 9 (moves): move 3, “z9”: there is no column z".to_owned();
    let reason = Sentence::new("reason-as-said").text("reason", reason);
    games[8].game_match = Err(LibraryError::Broken(reason));
    games
}
