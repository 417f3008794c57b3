//! A match in as many threads as there are cores.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use super::{MatchKeeper, MatchScore};
use crate::measure::arena::Contestant;
use crate::measure::arena::game::{EndedGame, Played, Setting};
use crate::measure::arena::statistics::{Sprt, SprtOutcome};
use fivefold_players::Stop;

/// Results in the order of their pairs, whichever thread was first: so the same seed gives the same
/// match on every machine, even where a test ends it early.
struct Results {
    results: Vec<Option<[EndedGame; 2]>>,
    counted: usize,
    so_far: MatchScore,
}

impl Results {
    /// The results that are counted next, if they are known.
    fn next(&mut self) -> Option<[EndedGame; 2]> {
        self.results.get_mut(self.counted)?.take()
    }
}

/// Plays a match of so many pairs; `number` tells it from other matches of the same arena. `watch`
/// is told after every pair what is known. `book` keeps the games, and knows those that need not be
/// played again.
///
/// Each opening is played twice: in the first game of a pair the first player has the first side.
/// When `halt` is set, the games that are being played are broken off and do not count.
pub fn play(
    setting: &Setting,
    number: u64,
    players: [&Contestant; 2],
    pairs: u64,
    jobs: usize,
    test: Option<&Sprt>,
    halt: &Stop,
    book: &dyn MatchKeeper,
    watch: &(dyn Fn(&MatchScore) + Sync),
) -> MatchScore {
    let next = AtomicU64::new(0);
    let decided = AtomicBool::new(false);
    let board = Mutex::new(Results {
        results: vec![None; usize::try_from(pairs).unwrap_or(usize::MAX)],
        counted: 0,
        so_far: MatchScore::default(),
    });
    let work = || {
        loop {
            let pair = next.fetch_add(1, Ordering::Relaxed);
            if pair >= pairs || decided.load(Ordering::Relaxed) {
                return;
            }
            let results = match book.known(pair) {
                Some(results) => results,
                None => {
                    let opening = setting.opening(pair);
                    let game = 2 * (number * pairs + pair);
                    let [first, second] = players;
                    let played = setting
                        .play(game, opening.clone(), [first, second], halt)
                        .zip(setting.play(game + 1, opening, [second, first], halt));
                    let Some(played) = played else {
                        return;
                    };
                    let played: [Played; 2] = played.into();
                    book.played(pair, &played);
                    played.map(|played| played.ended)
                }
            };
            // A thread that panicked has ended the program already.
            let Ok(mut board) = board.lock() else {
                return;
            };
            board.results[pair as usize] = Some(results);
            while !decided.load(Ordering::Relaxed)
                && let Some(games) = board.next()
            {
                let pair = board.counted as u64;
                board.so_far.add(pair, &games);
                board.counted += 1;
                let answer =
                    test.map_or(SprtOutcome::Open, |test| test.answer(&board.so_far.tally));
                decided.store(answer != SprtOutcome::Open, Ordering::Relaxed);
            }
            watch(&board.so_far);
        }
    };
    thread::scope(|scope| {
        for _ in 0..jobs.max(1) {
            scope.spawn(work);
        }
    });
    board
        .into_inner()
        .map(|board| board.so_far)
        .unwrap_or_default()
}
