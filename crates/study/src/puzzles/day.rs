//! The position of the day: the same puzzle for everybody, chosen by the date alone.

use super::Puzzle;
use fivefold_rules::GameId;

/// The first day that has one, as days since 1970-01-01: 2026-01-01.
pub const FIRST: u32 = 20_454;
/// The puzzles among which it is chosen: so many from the beginning of the shipped file. Puzzles that
/// are added behind them change no day; another number, or another order, changes all days.
pub const AMONG: usize = 2_642;

/// Which puzzle each day has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Days {
    /// The games that take turns, and how many puzzles of each there are.
    games: Vec<(GameId, usize)>,
}

impl Days {
    /// The days of these puzzles, which are all puzzles in the order of their file.
    #[must_use]
    pub fn of(puzzles: &[Puzzle]) -> Days {
        let mut games: Vec<(GameId, usize)> = Vec::new();
        for puzzle in puzzles.iter().take(AMONG) {
            let game = puzzle.position.game();
            match games.iter_mut().find(|(known, _)| *known == game) {
                Some((_, count)) => *count += 1,
                None => games.push((game, 1)),
            }
        }
        Days { games }
    }

    /// The puzzle of a day, given as days since 1970-01-01: its game, and its number, from 0, among the
    /// puzzles of this game. `None` before [`FIRST`], and where there are no puzzles.
    ///
    /// The games take turns. Each goes through its puzzles in a fixed order in which neighbours differ in
    /// difficulty, and none comes again before all of its game have come.
    #[must_use]
    pub fn on(&self, day: u32) -> Option<(GameId, usize)> {
        let since = day.checked_sub(FIRST)? as usize;
        let &(game, count) = self.games.get(since % self.games.len().max(1))?;
        let turn = since / self.games.len() % count;
        Some((game, (turn + 1) * stride(count) % count))
    }
}

/// A step that leads through so many places without missing one: near the golden section of them, so that
/// neighbouring days are far apart.
fn stride(count: usize) -> usize {
    let golden = (count * 618 / 1000).max(1);
    let shares_no_factor = |&step: &usize| greatest_common_divisor(step, count) == 1;
    (golden..=count).find(shares_no_factor).unwrap_or(1)
}

const fn greatest_common_divisor(one: usize, other: usize) -> usize {
    let (mut one, mut other) = (one, other);
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one
}
