//! The position of the day is the same for everybody, and it does not repeat itself soon.

use std::collections::BTreeSet;

use fivefold::formats::puzzles::line;
use fivefold::games;
use fivefold::puzzles::day::{AMONG, Days, FIRST};
use fivefold::puzzles::{Puzzle, Puzzles};
use fivefold::scores::Day;
use fivefold::scores::puzzles::PuzzleKey;

use super::shipped;

fn puzzle_of(puzzles: &[Puzzle], day: u32) -> Option<&Puzzle> {
    let (game, number) = Days::of(puzzles).on(day)?;
    let of_game = |puzzle: &&Puzzle| puzzle.position.game() == game;
    puzzles.iter().filter(of_game).nth(number)
}

fn of(puzzles: &[Puzzle], day: &str) -> String {
    let day = Day::from_text(day).expect("a day");
    line(puzzle_of(puzzles, day.number()).expect("a puzzle"))
}

/// Whoever changes the file so that this fails changes past days that people have solved and shared.
#[test]
fn past_days_stay_as_they_were() {
    let puzzles = shipped();
    assert_eq!(puzzles.len(), AMONG);
    assert_eq!(Day::new(FIRST).to_string(), "2026-01-01");
    for (day, wanted) in [
        ("2026-01-01", "nim:1,3,10,15,misere d7 only 4 2"),
        (
            "2026-11-25",
            "mnk:11x11x5:11/11/11/1xox2x2x1/2oxoooxo2/3ox1oo3/2xxoxo4/3X1o5/4x1x1o2/11/11@1 f6 force 9 9",
        ),
        (
            "2027-02-28",
            "mnk:10x10x5:10/10/10/10/4x2oX1/5x1o2/3xxoo3/5o4/10/10@1 e3 win 7 8",
        ),
    ] {
        assert_eq!(of(&puzzles, day), wanted, "{day}");
    }
}

#[test]
fn puzzles_that_are_added_behind_change_no_day() {
    let puzzles = shipped();
    let mut more = puzzles.clone();
    more.extend(puzzles[..300].iter().cloned());
    for day in FIRST..FIRST + 800 {
        assert_eq!(puzzle_of(&puzzles, day), puzzle_of(&more, day));
    }
}

#[test]
fn all_games_come_in_turn() {
    let puzzles = shipped();
    let with_puzzles = games::all()
        .iter()
        .filter(|&&game| Puzzles::of(game).is_some());
    let wanted: BTreeSet<_> = with_puzzles.copied().collect();
    for first in [FIRST, FIRST + 1, FIRST + 329] {
        let days = first..first + wanted.len() as u32;
        let games = days.map(|day| puzzle_of(&puzzles, day).expect("a puzzle"));
        let games: BTreeSet<_> = games.map(|it| it.position.game()).collect();
        assert_eq!(games, wanted);
    }
}

#[test]
fn no_puzzle_comes_twice_within_three_years() {
    let puzzles = shipped();
    let days = 3 * 365;
    let keys = (FIRST..FIRST + days).map(|day| puzzle_of(&puzzles, day).map(PuzzleKey::of));
    let keys: BTreeSet<_> = keys.collect();
    assert_eq!(keys.len(), days as usize);
}

#[test]
fn there_is_none_before_the_first_day_and_none_without_puzzles() {
    let puzzles = shipped();
    assert_eq!(puzzle_of(&puzzles, FIRST - 1), None);
    assert_eq!(puzzle_of(&puzzles, 0), None);
    assert_eq!(puzzle_of(&[], FIRST), None);
    assert!(puzzle_of(&puzzles, u32::MAX).is_some());
    assert!(puzzle_of(&puzzles[..1], FIRST + 7).is_some());
}
