//! The position of the day: the same puzzle for everybody, chosen by the date alone.

use super::Puzzle;
use fivefold_rules::GameId;

/// The first day that has one, as days since 1970-01-01: 2026-01-01.
pub const FIRST: u32 = 20_454;
/// The puzzles among which it is chosen: so many from the beginning of the shipped file. Puzzles that
/// are added behind them change no day; another number, or another order, changes all days.
pub const AMONG: usize = 2_642;

/// The puzzle of a day, given as days since 1970-01-01, from all puzzles in the order of their file.
/// `None` before [`FIRST`], and where there are no puzzles.
///
/// The games take turns. Each goes through its puzzles in a fixed order in which neighbours differ in
/// difficulty, and none comes again before all of its game have come.
#[must_use]
pub fn puzzle_of(puzzles: &[Puzzle], day: u32) -> Option<&Puzzle> {
    let puzzles = &puzzles[..puzzles.len().min(AMONG)];
    let since = day.checked_sub(FIRST)? as usize;
    let mut games: Vec<GameId> = Vec::new();
    for puzzle in puzzles {
        let game = puzzle.position.game();
        if !games.contains(&game) {
            games.push(game);
        }
    }
    let game = *games.get(since % games.len().max(1))?;
    let of_game = || puzzles.iter().filter(|it| it.position.game() == game);
    let count = of_game().count();
    let turn = since / games.len() % count;
    of_game().nth((turn + 1) * stride(count) % count)
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
