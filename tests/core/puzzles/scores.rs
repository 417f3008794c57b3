//! What is kept of puzzles: ratings, streaks, what comes next and what comes again.

use std::fs;

use fivefold::config::Ratings;
use fivefold::formats::puzzles::{line, read_line};
use fivefold::games;
use fivefold::puzzles::Puzzle;
use fivefold::rules::Rng;
use fivefold::scores::Day;
use fivefold::scores::puzzles::{
    DayEnd, DayResult, LaterFormat, PuzzleKey, PuzzleScore, PuzzleScores, rating_of,
};
use fivefold::storage::puzzles::PuzzleFile;
use rand::SeedableRng;

use super::shipped;
use crate::storage::store_in;
use fivefold_support::folder::TestFolder;

const DAY: Day = Day::new(20_000);

fn rng() -> Rng {
    Rng::seed_from_u64(1)
}

/// The shipped puzzles of Nim.
fn of_nim() -> Vec<Puzzle> {
    let nim = games::from_id("nim").expect("a game");
    let all = shipped().into_iter();
    all.filter(|it| it.position.game() == nim).collect()
}

#[test]
fn a_puzzle_is_rated_by_the_moves_to_be_seen_and_the_tempting_ones() {
    let ratings = Ratings::default();
    let rating = |line| rating_of(&read_line(line).expect(line), &ratings);
    let plain = rating("nim:1,4,7 c2 only 1 0");
    assert!((plain - f64::from(ratings.puzzle_easiest)).abs() < 1e-9);
    let (step, tempting) = (ratings.puzzle_step, ratings.puzzle_tempting);
    let more = f64::from(2 * step + 4 * tempting);
    assert!((rating("nim:1,4,7 c2 only 3 4") - plain - more).abs() < 1e-9);
    // Five plies are three moves of one's own.
    let lines = "mnk:9x9x5:9/9/9/9/2ooo4/2x6/2xx5/9/9@1 b5 win 5 4";
    assert!((rating(lines) - plain - more).abs() < 1e-9);
}

#[test]
fn the_next_puzzle_suits_the_rating_and_none_comes_twice_while_others_are_new() {
    let (ratings, puzzles) = (Ratings::default(), of_nim());
    let mut score = PuzzleScore::default();
    let mut seen = Vec::new();
    for _ in 0..40 {
        let puzzle = score
            .next(&puzzles, None, &ratings, &mut rng())
            .expect("a puzzle");
        assert!(!seen.contains(&PuzzleKey::of(puzzle)), "{}", line(puzzle));
        seen.push(PuzzleKey::of(puzzle));
        score.add(puzzle, true, DAY, &ratings);
    }
    let mine = score.estimate.expect("a rating").rating;
    let first = ratings.rating_of(puzzles[0].position.game(), ratings.first_level());
    assert!(
        mine > first,
        "{mine} after 40 solved puzzles, {first} before"
    );
    assert_eq!((score.solved, score.streak, score.waiting()), (40, 40, 0));
    let next = rating_of(
        score
            .next(&puzzles, None, &ratings, &mut rng())
            .expect("a puzzle"),
        &ratings,
    );
    let new = puzzles
        .iter()
        .filter(|it| !seen.contains(&PuzzleKey::of(it)));
    let nearest = new.map(|it| (rating_of(it, &ratings) - mine).abs());
    let nearest = nearest.fold(f64::INFINITY, f64::min);
    assert!(((next - mine).abs() - nearest).abs() < 1e-9);
}

#[test]
fn a_missed_puzzle_ends_the_streak_and_comes_again_later_without_changing_the_rating_twice() {
    let (ratings, puzzles) = (Ratings::default(), of_nim());
    let mut score = PuzzleScore::default();
    let missed = score
        .next(&puzzles, None, &ratings, &mut rng())
        .expect("a puzzle")
        .clone();
    score.add(&missed, false, DAY, &ratings);
    assert_eq!((score.missed, score.streak, score.waiting()), (1, 0, 1));
    for others in 0..ratings.puzzle_again_after {
        let puzzle = score
            .next(&puzzles, None, &ratings, &mut rng())
            .expect("a puzzle");
        assert_ne!(*puzzle, missed, "after {others} others");
        score.add(puzzle, true, DAY, &ratings);
    }
    assert_eq!(
        score.next(&puzzles, None, &ratings, &mut rng()),
        Some(&missed)
    );
    let before = score.estimate;
    score.add(&missed, true, DAY, &ratings);
    assert_eq!(score.estimate, before, "its solution has been seen");
    assert_eq!(score.waiting(), 0);
    assert_eq!(score.streak, u32::from(ratings.puzzle_again_after) + 1);
    score.add(&puzzles[100], false, DAY, &ratings);
    assert_eq!(score.streak, 0);
    assert_eq!(score.best_streak, u32::from(ratings.puzzle_again_after) + 1);
    assert_eq!(score.tried(), score.solved + 2);
}

#[test]
fn when_all_are_done_the_missed_ones_are_left_and_then_none() {
    let (ratings, puzzles) = (Ratings::default(), of_nim());
    let few = &puzzles[..3];
    let mut score = PuzzleScore::default();
    for (number, puzzle) in few.iter().enumerate() {
        score.add(puzzle, number != 1, DAY, &ratings);
    }
    assert_eq!(score.next(few, None, &ratings, &mut rng()), Some(&few[1]));
    score.add(&few[1], true, DAY, &ratings);
    assert_eq!(score.next(few, None, &ratings, &mut rng()), None);
    assert_eq!(score.next(&[], None, &ratings, &mut rng()), None);
}

#[test]
fn what_became_of_a_day_is_kept_and_its_end_stays() {
    let mut scores = PuzzleScores::default();
    assert_eq!(scores.of_day(DAY), None);
    assert!(scores.add_to_day(DAY, 1, DayEnd::Begun));
    assert!(scores.add_to_day(DAY, 1, DayEnd::Solved));
    let wanted = DayResult {
        end: DayEnd::Solved,
        wrong: 2,
    };
    assert_eq!(scores.of_day(DAY), Some(wanted));
    assert!(!scores.add_to_day(DAY, 0, DayEnd::Shown), "it has ended");
    assert_eq!(scores.of_day(DAY), Some(wanted));
    assert!(!wanted.is_clean());
    let next = Day::new(DAY.number() + 1);
    assert!(scores.add_to_day(next, 0, DayEnd::Solved));
    assert!(scores.of_day(next).is_some_and(DayResult::is_clean));
    let (read, damaged) = PuzzleScores::from_text(&scores.to_text()).expect("its own text");
    assert_eq!((read, damaged), (scores, Vec::new()));
}

#[test]
fn every_shipped_puzzle_has_a_key_of_its_own() {
    let mut keys: Vec<PuzzleKey> = shipped().iter().map(PuzzleKey::of).collect();
    let count = keys.len();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), count);
}

#[test]
fn what_is_kept_of_puzzles_survives_the_disk() {
    let (ratings, folder) = (Ratings::default(), TestFolder::new());
    let file = PuzzleFile(store_in(&folder));
    assert_eq!(
        file.load(),
        Ok((PuzzleScores::default(), None)),
        "nothing yet"
    );
    let mut scores = PuzzleScores::default();
    for (number, puzzle) in shipped().iter().step_by(70).enumerate() {
        let game = puzzle.position.game();
        scores
            .of_mut(game)
            .add(puzzle, number % 3 > 0, DAY, &ratings);
    }
    file.save(&scores).expect("saved");
    let (loaded, aside) = file.load().expect("loaded");
    assert_eq!(aside, None);
    assert_eq!(loaded.to_text(), scores.to_text());
    let nim = games::from_id("nim").expect("a game");
    let (before, after) = (scores.of(nim), loaded.of(nim));
    assert_eq!(
        (before.solved, before.waiting()),
        (after.solved, after.waiting())
    );
    let rating = |score: &PuzzleScore| score.estimate.expect("a rating").rating;
    assert!((rating(&before) - rating(&after)).abs() < 0.06, "to tenths");
}

#[test]
fn what_cannot_be_read_of_puzzle_scores_is_put_aside_and_the_rest_is_kept() {
    let folder = TestFolder::new();
    let (path, file) = (folder.join("puzzle-scores"), PuzzleFile(store_in(&folder)));
    let text = "fivefold puzzle scores 1\nnim solved 2 missed 1 streak 1 best 1\nnim rating x\n";
    fs::write(&path, text).expect("written");
    let nim = games::from_id("nim").expect("a game");
    let (rest, aside) = file.load().expect("the rest");
    assert_eq!(rest.of(nim).solved, 2);
    let place = folder.join("puzzle-scores.damaged-1");
    assert_eq!(aside, Some(place.display().to_string()));
    let aside = fs::read_to_string(folder.join("puzzle-scores.damaged-1"));
    assert_eq!(aside.expect("put aside"), text);
    fs::write(&path, "fivefold puzzle scores 2\n").expect("written");
    // What a later version keeps stays as it is.
    assert_eq!(file.load(), Ok((PuzzleScores::default(), None)));
    file.save(&rest).expect("written");
    assert_eq!(file.load(), Ok((rest, None)));
    let later = fs::read_to_string(&path).expect("it is there");
    assert_eq!(later, "fivefold puzzle scores 2\n");
}

#[test]
fn damaged_lines_of_puzzle_scores_are_numbered() {
    for bad in [
        "Chess solved 1 missed 0 streak 1 best 1",
        "nim solved 1 missed 0 streak 1",
        "nim solved 1 missed 0 streak 1 best 1 1",
        "nim solved one missed 0 streak 1 best 1",
        "nim rating 99999 80 2026-11-20",
        "nim rating 1200 80 2026-13-20",
        "nim done 12 xyz",
        "nim again 12",
        "nim",
        "day 2026-11-31 solved 0",
        "day 2026-11-30 won 0",
        "day 2026-11-30 solved -1",
        "day 2026-11-30 solved",
    ] {
        let text = format!("fivefold puzzle scores 1\n# a remark\n{bad}\n");
        let (scores, damaged) = PuzzleScores::from_text(&text).expect(bad);
        assert_eq!(damaged, [3], "{bad}");
        assert_eq!(scores.to_text(), "fivefold puzzle scores 1\n", "{bad}");
    }
    let foreign = "fivefold puzzle scores 1\nchess solved 1 missed 0 streak 1 best 1\n";
    let (scores, damaged) = PuzzleScores::from_text(foreign).expect("the format");
    assert_eq!((scores.to_text().as_str(), &*damaged), (foreign, &[][..]));
    let later = PuzzleScores::from_text("fivefold puzzle scores 2\n");
    assert_eq!(later, Err(LaterFormat { found: 2 }));
}
