//! What is kept of puzzles: for each game a rating, the streak, which puzzles are done, and which are
//! to be seen again because they were missed.
//!
//! As text, one value in each line, readable by people and by any editor:
//!
//! ```text
//! fivefold puzzle scores 1
//! nim solved 12 missed 3 streak 4 best 7
//! nim rating 1240.5 80.0 2026-11-20
//! nim done 1f2e3d4c 99aabbcc
//! nim again 99aabbcc 20
//! day 2026-11-20 solved 0
//! day 2026-11-21 shown 2
//! ```
//!
//! A puzzle is known by a number made of the id of its position. The number behind a puzzle that is
//! to be seen again says after how many tries of that game. A position of the day is `solved`,
//! `shown` or only `begun`, after so many wrong moves.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use rand::RngExt;

use super::{Day, Estimate, PersonResult};
use fivefold_config::Ratings;
use fivefold_games as games;
use fivefold_rules::{GameId, Rng, registry};
use fivefold_study::puzzles::Puzzle;

/// What the first line of the text begins with; the number of the format follows.
pub(crate) const HEAD: &str = "fivefold puzzle scores ";
/// The format that is written.
pub(crate) const FORMAT: u32 = 1;

/// The number by which a puzzle is known from one version of the program to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PuzzleKey(u32);

impl PuzzleKey {
    /// The number of a puzzle: the FNV-1a hash of the id of its position.
    #[must_use]
    pub fn of(puzzle: &Puzzle) -> PuzzleKey {
        let mix = |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        PuzzleKey(puzzle.position.id().bytes().fold(0x811c_9dc5, mix))
    }
}

/// The rating that a puzzle has as an opponent, in points: by the moves that must be seen and the
/// wrong ones that are tempting.
#[must_use]
pub fn rating_of(puzzle: &Puzzle, ratings: &Ratings) -> f64 {
    let steps = f64::from(puzzle.steps().saturating_sub(1));
    f64::from(ratings.puzzle_easiest)
        + steps * f64::from(ratings.puzzle_step)
        + f64::from(puzzle.tempting) * f64::from(ratings.puzzle_tempting)
}

/// How somebody stands with a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleStanding {
    /// It was not tried.
    New,
    /// It was missed, and comes again.
    Again,
    /// It was solved.
    Solved,
}

/// What is kept of the puzzles of one game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PuzzleScore {
    /// Tries that ended with the solution.
    pub solved: u32,
    /// Tries that ended with a wrong move.
    pub missed: u32,
    /// Puzzles solved in a row, up to now.
    pub streak: u32,
    /// Most puzzles solved in a row so far.
    pub best_streak: u32,
    /// How well the person solves; nothing before the first puzzle.
    pub estimate: Option<Estimate>,
    /// The puzzles that were tried.
    done: BTreeSet<PuzzleKey>,
    /// The puzzles that were missed, the oldest first, each with the number of tries after which it is
    /// to be seen again.
    again: Vec<(PuzzleKey, u32)>,
}

impl PuzzleScore {
    /// All tries.
    #[must_use]
    pub const fn tried(&self) -> u32 {
        self.solved.saturating_add(self.missed)
    }

    /// How many puzzles are to be seen again.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.again.len()
    }

    /// How the person stands with a puzzle.
    #[must_use]
    pub fn standing(&self, puzzle: &Puzzle) -> PuzzleStanding {
        let key = PuzzleKey::of(puzzle);
        if self.again.iter().any(|(waiting, _)| *waiting == key) {
            PuzzleStanding::Again
        } else if self.done.contains(&key) {
            PuzzleStanding::Solved
        } else {
            PuzzleStanding::New
        }
    }

    /// Adds a try that has just ended. Only the first try of a puzzle changes the rating: later the
    /// solution has been seen.
    pub fn add(&mut self, puzzle: &Puzzle, is_solved: bool, day: Day, ratings: &Ratings) {
        let key = PuzzleKey::of(puzzle);
        if self.done.insert(key) {
            let game = puzzle.position.game();
            let before = self.estimate.unwrap_or_else(|| {
                let first = ratings.rating_of(game, ratings.first_level());
                Estimate::first(first, day, ratings)
            });
            let ended = if is_solved {
                PersonResult::Won
            } else {
                PersonResult::Lost
            };
            let opponent = rating_of(puzzle, ratings);
            self.estimate = Some(before.after(opponent, ended, day, ratings));
        }
        self.again.retain(|(waiting, _)| *waiting != key);
        if is_solved {
            self.solved = self.solved.saturating_add(1);
            self.streak = self.streak.saturating_add(1);
            self.best_streak = self.best_streak.max(self.streak);
        } else {
            self.missed = self.missed.saturating_add(1);
            self.streak = 0;
            let due = self
                .tried()
                .saturating_add(ratings.puzzle_again_after.into());
            self.again.push((key, due));
        }
    }

    /// The puzzle to be tried next: one that was missed and is due; else, of those not tried yet, one
    /// whose rating is nearest to the person's; else one that was missed. `None` where all are solved.
    /// The puzzle `besides` comes only if there is no other one: it was just shown.
    #[must_use]
    pub fn next<'a>(
        &self,
        puzzles: &'a [Puzzle],
        besides: Option<PuzzleKey>,
        ratings: &Ratings,
        rng: &mut Rng,
    ) -> Option<&'a Puzzle> {
        let keys: Vec<PuzzleKey> = puzzles.iter().map(PuzzleKey::of).collect();
        let known = |key| Some(&puzzles[keys.iter().position(|&it| it == key)?]);
        let again = || self.again.iter().filter(|(key, _)| Some(*key) != besides);
        let due = |&(key, due): &(PuzzleKey, u32)| known(key).filter(|_| due <= self.tried());
        if let Some(due) = again().find_map(due) {
            return Some(due);
        }
        let game = puzzles.first()?.position.game();
        let mine = match self.estimate {
            Some(estimate) => estimate.rating,
            None => ratings.rating_of(game, ratings.first_level()),
        };
        let is_new = |key: &PuzzleKey| !self.done.contains(key) && Some(*key) != besides;
        let new = puzzles.iter().zip(&keys).filter(|(_, key)| is_new(key));
        let new: Vec<(&Puzzle, f64)> = new
            .map(|(puzzle, _)| (puzzle, (rating_of(puzzle, ratings) - mine).abs()))
            .collect();
        let nearest = new.iter().map(|it| it.1).fold(f64::INFINITY, f64::min);
        // Many have the same rating.
        let mut nearest = new.into_iter().filter(|it| it.1 <= nearest);
        let of_these = nearest.clone().count();
        if of_these > 0 {
            return nearest
                .nth(rng.random_range(0..of_these))
                .map(|(puzzle, _)| puzzle);
        }
        let missed = again().find_map(|&(key, _)| known(key));
        let same = besides.filter(|key| {
            let waits = self.again.iter().any(|(waiting, _)| waiting == key);
            waits || !self.done.contains(key)
        });
        missed.or_else(|| same.and_then(known))
    }
}

/// What became of the position of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayResult {
    /// How it ended, if it has.
    pub end: DayEnd,
    /// Wrong moves before the end.
    pub wrong: u16,
}

/// How the position of a day ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DayEnd {
    /// Wrong moves were made, and no right ones yet.
    Begun,
    /// It was solved.
    Solved,
    /// The solution was looked at.
    Shown,
}

impl DayEnd {
    const ALL: [DayEnd; 3] = [DayEnd::Begun, DayEnd::Solved, DayEnd::Shown];

    const fn word(self) -> &'static str {
        match self {
            DayEnd::Begun => "begun",
            DayEnd::Solved => "solved",
            DayEnd::Shown => "shown",
        }
    }
}

impl DayResult {
    /// Whether it was solved without a wrong move.
    #[must_use]
    pub fn is_clean(self) -> bool {
        self.end == DayEnd::Solved && self.wrong == 0
    }
}

/// What is kept of all puzzles.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PuzzleScores {
    games: BTreeMap<GameId, PuzzleScore>,
    days: BTreeMap<Day, DayResult>,
    /// Lines about games that another program has and this one has not: they stay as they are.
    foreign: Vec<String>,
}

/// The text was written by a later version of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a later version of the program wrote it: format {found}, and this one reads up to {FORMAT}"
)]
pub struct LaterFormat {
    /// The number of its format.
    pub found: u32,
}

impl PuzzleScores {
    /// What is kept of a game.
    #[must_use]
    pub fn of(&self, game: GameId) -> PuzzleScore {
        self.games.get(&game).cloned().unwrap_or_default()
    }

    /// The same, to be changed.
    pub fn of_mut(&mut self, game: GameId) -> &mut PuzzleScore {
        self.games.entry(game).or_default()
    }

    /// What became of the position of a day; nothing where it was not tried.
    #[must_use]
    pub fn of_day(&self, day: Day) -> Option<DayResult> {
        self.days.get(&day).copied()
    }

    /// Adds to the position of a day: so many more wrong moves, or its end. What has ended stays as it
    /// is, however often it is solved again; whether anything was added.
    pub fn add_to_day(&mut self, day: Day, wrong: u16, end: DayEnd) -> bool {
        let entry = self.days.entry(day).or_insert(DayResult {
            end: DayEnd::Begun,
            wrong: 0,
        });
        if entry.end != DayEnd::Begun {
            return false;
        }
        entry.wrong = entry.wrong.saturating_add(wrong);
        entry.end = end;
        true
    }

    /// All as text; [`PuzzleScores::from_text`] reads it.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = format!("{HEAD}{FORMAT}\n");
        for (game, score) in &self.games {
            // Writing to a text cannot fail.
            let _ = writeln!(
                text,
                "{game} solved {} missed {} streak {} best {}",
                score.solved, score.missed, score.streak, score.best_streak
            );
            if let Some(estimate) = score.estimate {
                let _ = writeln!(
                    text,
                    "{game} rating {:.1} {:.1} {}",
                    estimate.rating, estimate.deviation, estimate.day
                );
            }
            if !score.done.is_empty() {
                let _ = write!(text, "{game} done");
                for PuzzleKey(key) in &score.done {
                    let _ = write!(text, " {key:08x}");
                }
                text.push('\n');
            }
            for (PuzzleKey(key), due) in &score.again {
                let _ = writeln!(text, "{game} again {key:08x} {due}");
            }
        }
        for (day, result) in &self.days {
            let _ = writeln!(text, "day {day} {} {}", result.end.word(), result.wrong);
        }
        for line in &self.foreign {
            let _ = writeln!(text, "{line}");
        }
        text
    }

    /// Reads what [`PuzzleScores::to_text`] wrote; gives the numbers of the lines that cannot be read
    /// and are passed over, counted from 1.
    ///
    /// # Errors
    /// [`LaterFormat`]; never panics, whatever the text.
    pub fn from_text(text: &str) -> Result<(PuzzleScores, Vec<usize>), LaterFormat> {
        let mut scores = PuzzleScores::default();
        let mut damaged = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let line = line.trim();
            if let Some(format) = line.strip_prefix(HEAD) {
                match format.parse() {
                    Ok(FORMAT) => continue,
                    Ok(found) if found > FORMAT => return Err(LaterFormat { found }),
                    _ => {}
                }
            }
            let is_passed_over = line.is_empty() || line.starts_with('#');
            if !is_passed_over && scores.read_line(line).is_none() {
                damaged.push(index + 1);
            }
        }
        Ok((scores, damaged))
    }

    /// `None` for a line that cannot be read.
    fn read_line(&mut self, line: &str) -> Option<()> {
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        if let ["day", day, end, wrong] = words[..] {
            let end = DayEnd::ALL.into_iter().find(|it| it.word() == end)?;
            let wrong = wrong.parse().ok()?;
            let day = Day::from_text(day)?;
            self.days.insert(day, DayResult { end, wrong });
            return Some(());
        }
        let (&game, words) = words.split_first().filter(|(first, _)| **first != "day")?;
        if registry::is_of_another_program(game) {
            self.foreign.push(line.to_owned());
            return Some(());
        }
        let game = games::from_id(game)?;
        let key = |word: &str| u32::from_str_radix(word, 16).ok().map(PuzzleKey);
        match words {
            [
                "solved",
                solved,
                "missed",
                missed,
                "streak",
                streak,
                "best",
                best,
            ] => {
                let read = |word: &str| word.parse::<u32>().ok();
                let counts = [read(solved)?, read(missed)?, read(streak)?, read(best)?];
                let score = self.of_mut(game);
                [score.solved, score.missed, score.streak, score.best_streak] = counts;
            }
            ["rating", rating, deviation, day] => {
                let estimate = Estimate {
                    rating: rating.parse().ok()?,
                    deviation: deviation.parse().ok()?,
                    day: Day::from_text(day)?,
                };
                self.of_mut(game).estimate = Some(Some(estimate).filter(Estimate::is_sound)?);
            }
            ["done", keys @ ..] => {
                let keys = keys
                    .iter()
                    .map(|word| key(word))
                    .collect::<Option<Vec<_>>>()?;
                self.of_mut(game).done.extend(keys);
            }
            ["again", waiting, due] => {
                let entry = (key(waiting)?, due.parse().ok()?);
                self.of_mut(game).again.push(entry);
            }
            _ => return None,
        }
        Some(())
    }
}
