//! The scores as text: one line a game, readable by people and by any editor.
//!
//! ```text
//! fivefold scores 1
//! 2026-11-21 nim:3,4,5 level-3 first began won 7 rated
//! 2026-11-21 mnk:15x15x5 boora-06 second answered lost 31 helped
//! ```
//!
//! A game's line holds the day on which it ended, the game with its parameters, the opponent, the
//! person's side (`first`, `second`), whether the person `began` or `answered`, how it ended for
//! the person (`won`, `drawn`, `lost`), the moves of both sides, and then none, one or several of
//! the words `rated`, `helped` (a move taken back, a hint, another opponent in its midst), `left` (a
//! rated game that was left, which is a loss) and `adjusted` (a level searched more or less than it
//! was measured with).
//!
//! Games beyond the [`super::MOST`] latest ones are folded into lines of two other kinds:
//!
//! ```text
//! before nim level-3 won 12 drawn 0 lost 4 streak 2 best 5 shortest 7
//! before nim adjusted won 1 drawn 0 lost 2 streak 0 best 1 shortest 9
//! before nim all won 20 drawn 0 lost 9 streak 2 best 5 shortest 5
//! rating nim 1240.5 80.0 2026-11-20 rated 25
//! ```
//!
//! Lines stand in the order in which the games ended; several copies of the program may each add
//! theirs at the end. Lines that are empty or begin with `#` are passed over.

use std::fmt::Write as _;
use std::str::{FromStr, SplitAsciiWhitespace};

use thiserror::Error;

use super::{Day, Estimate, PersonResult, ScoreSummary, ScoredGame, Scores, Tally};
use fivefold_games as games;
use fivefold_rules::{GameId, Side, registry};
use fivefold_words::InEnglish as _;
use fivefold_words::sentence::Sentence;

/// What the first line begins with; the number of the format follows.
pub const HEAD: &str = "fivefold scores ";
/// The format that is written.
pub(crate) const FORMAT: u32 = 1;
/// The longest text that is read, in bytes: more than [`super::MOST`] games take.
pub const LONGEST: usize = 32 << 20;
/// The longest part of a line that is told in messages, in characters.
const TOLD: usize = 24;

/// Why a text holds no scores at all.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.in_english())]
pub enum ScoresError {
    /// A later version of the program wrote it.
    Later {
        /// The number of its format.
        found: u32,
    },
    /// It is longer than [`LONGEST`].
    TooLong {
        /// Its length in bytes.
        length: usize,
    },
}

/// A line that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.in_english())]
pub struct Damaged {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: ScoreLineError,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScoreLineError {
    /// The line ends too early.
    Short {
        /// What should follow.
        wanted: Sentence,
    },
    /// A word that is none of those that may stand there.
    Word {
        /// The word, shortened.
        found: String,
        /// What should stand there.
        wanted: Sentence,
    },
    /// Something stands behind the end.
    Long {
        /// The word, shortened.
        found: String,
    },
}

impl From<&ScoresError> for Sentence {
    fn from(error: &ScoresError) -> Sentence {
        match error {
            ScoresError::Later { found } => Sentence::new("scores-error-later")
                .number("found", *found)
                .number("format", FORMAT),
            ScoresError::TooLong { length } => Sentence::new("scores-error-too-long")
                .number("length", *length)
                .number("most", LONGEST),
        }
    }
}

impl From<&Damaged> for Sentence {
    fn from(damaged: &Damaged) -> Sentence {
        let reason = match &damaged.reason {
            ScoreLineError::Short { wanted } => {
                Sentence::new("scores-error-short").sentence("wanted", wanted.clone())
            }
            ScoreLineError::Word { found, wanted } => Sentence::new("scores-error-word")
                .text("found", found.clone())
                .sentence("wanted", wanted.clone()),
            ScoreLineError::Long { found } => {
                Sentence::new("scores-error-long").text("found", found.clone())
            }
        };
        Sentence::new("scores-error-line")
            .number("line", damaged.line)
            .sentence("reason", reason)
    }
}

/// A game as its line, without the line's end.
#[must_use]
pub fn line(game: &ScoredGame) -> String {
    let mut line = format!(
        "{} {}:{} {} {} {} {} {}",
        game.day,
        game.game.as_str(),
        game.params,
        game.opponent.id(),
        SIDES[game.side.index()],
        BEGINNING[usize::from(!game.began)],
        game.ended.id(),
        game.plies,
    );
    let marks = [game.rated, game.helped, game.left, game.adjusted];
    for (word, _) in MARKS.iter().zip(marks).filter(|(_, is_set)| *is_set) {
        line.push(' ');
        line.push_str(word);
    }
    line
}

const SIDES: [&str; 2] = ["first", "second"];
const BEGINNING: [&str; 2] = ["began", "answered"];
const MARKS: [&str; 4] = ["rated", "helped", "left", "adjusted"];
/// What stands in place of an opponent where those are meant that were adjusted.
const ADJUSTED: &str = MARKS[3];
/// What stands in place of an opponent where all are meant.
const ALL: &str = "all";

impl Scores {
    /// The scores as text; [`Scores::from_text`] reads it.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = format!("{HEAD}{FORMAT}\n");
        for (game, before) in self.folded.iter() {
            write_before(&mut text, game, before);
        }
        let games = self.games.iter().map(line);
        for line in games.chain(self.foreign.iter().cloned()) {
            text.push_str(&line);
            text.push('\n');
        }
        text
    }

    /// Reads what [`Scores::to_text`] wrote, and lines that were added to it. Lines that cannot be
    /// read are told and passed over.
    ///
    /// # Errors
    /// [`ScoresError`]; never panics, whatever the text.
    pub fn from_text(text: &str) -> Result<(Scores, Vec<Damaged>), ScoresError> {
        if text.len() > LONGEST {
            return Err(ScoresError::TooLong { length: text.len() });
        }
        let mut scores = Scores::default();
        let mut damaged = Vec::new();
        // Some editors mark a text in this way.
        let text = text.trim_start_matches('\u{feff}');
        for (index, line) in text.lines().enumerate() {
            let line = line.trim();
            if let Some(format) = line.strip_prefix(HEAD) {
                match format.parse() {
                    Ok(FORMAT) => continue,
                    Ok(found) if found > FORMAT => return Err(ScoresError::Later { found }),
                    _ => {}
                }
            }
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if is_foreign(line) {
                scores.foreign.push(line.to_owned());
            } else if let Err(reason) = scores.read_line(line) {
                let line = index + 1;
                damaged.push(Damaged { line, reason });
            }
        }
        Ok((scores, damaged))
    }

    fn read_line(&mut self, line: &str) -> Result<(), ScoreLineError> {
        let mut words = LineWords(line.split_ascii_whitespace());
        match words.0.clone().next() {
            Some("before") => {
                words.next(&GAME)?;
                self.read_before(words)
            }
            Some("rating") => {
                words.next(&GAME)?;
                self.read_rating(words)
            }
            _ => {
                self.games.push(read_game(words)?);
                Ok(())
            }
        }
    }

    fn read_before(&mut self, mut words: LineWords) -> Result<(), ScoreLineError> {
        let game = words.read(&GAME, games::from_id)?;
        let whose = words.next(&OPPONENT)?;
        let mut count = |name: &'static str| {
            words.word(name)?;
            words.number()
        };
        let mut tally = Tally {
            won: count("won")?,
            drawn: count("drawn")?,
            lost: count("lost")?,
            streak: count("streak")?,
            best_streak: count("best")?,
            shortest_win: None,
        };
        if words.0.clone().next() == Some("shortest") {
            words.word("shortest")?;
            tally.shortest_win = Some(words.number()?);
        }
        words.end()?;
        let before = self.folded.of_mut(game);
        if whose == ALL {
            before.all = tally;
        } else if whose == ADJUSTED {
            before.adjusted = tally;
        } else {
            let opponent = games::opponent(whose).ok_or_else(|| wrong(whose, &OPPONENT))?;
            *before.tally_mut(opponent) = tally;
        }
        Ok(())
    }

    fn read_rating(&mut self, mut words: LineWords) -> Result<(), ScoreLineError> {
        let game = words.read(&GAME, games::from_id)?;
        let estimate = Estimate {
            rating: words.number()?,
            deviation: words.number()?,
            day: words.read(&DAY, Day::from_text)?,
        };
        words.word(MARKS[0])?;
        let rated = words.number()?;
        words.end()?;
        if !estimate.is_sound() {
            return Err(wrong(&estimate.rating.to_string(), &RATING));
        }
        let before = self.folded.of_mut(game);
        before.estimate = Some(estimate);
        before.rated = rated;
        Ok(())
    }
}

/// Whether a line is about a game that this program has not.
fn is_foreign(line: &str) -> bool {
    let mut words = line.split_ascii_whitespace();
    let game = match words.next() {
        Some("before" | "rating") => words.next(),
        Some(day) if Day::from_text(day).is_some() => {
            words.next().and_then(|id| Some(id.split_once(':')?.0))
        }
        _ => None,
    };
    game.is_some_and(registry::is_of_another_program)
}

fn read_game(mut words: LineWords) -> Result<ScoredGame, ScoreLineError> {
    let day = words.read(&DAY, Day::from_text)?;
    let (game, params) = words.read(&GAME, read_params)?;
    let opponent = words.read(&OPPONENT, games::opponent)?;
    let side = words.one_of(&SIDE, &SIDES)?;
    let began = words.one_of(&BEGAN, &BEGINNING)? == 0;
    let ended = words.read(&END, |word| {
        PersonResult::ALL
            .into_iter()
            .find(|ended| ended.id() == word)
    })?;
    let plies = words.number()?;
    let mut marks = [false; MARKS.len()];
    while words.0.clone().next().is_some() {
        marks[words.one_of(&MARK, &MARKS)?] = true;
    }
    let [rated, helped, left, adjusted] = marks;
    Ok(ScoredGame {
        day,
        game,
        params,
        opponent,
        side: Side::BOTH[side],
        began,
        ended,
        plies,
        rated,
        helped,
        left,
        adjusted,
    })
}

/// Reads a game with its parameters.
fn read_params(word: &str) -> Option<(GameId, String)> {
    let (game, params) = word.split_once(':')?;
    let game = games::from_id(game)?;
    game.rules().fields_from_text(params).ok()?;
    Some((game, params.to_owned()))
}

fn write_before(text: &mut String, game: GameId, before: &ScoreSummary) {
    let mut write = |whose: &str, tally: &Tally| {
        // Writing to a text cannot fail.
        let _ = write!(
            text,
            "before {} {whose} won {} drawn {} lost {} streak {} best {}",
            game.as_str(),
            tally.won,
            tally.drawn,
            tally.lost,
            tally.streak,
            tally.best_streak
        );
        if let Some(plies) = tally.shortest_win {
            let _ = write!(text, " shortest {plies}");
        }
        text.push('\n');
    };
    for (opponent, tally) in &before.opponents {
        write(&opponent.id(), tally);
    }
    if before.adjusted != Tally::default() {
        write(ADJUSTED, &before.adjusted);
    }
    if before.all != Tally::default() {
        write(ALL, &before.all);
    }
    if let Some(estimate) = before.estimate {
        let _ = writeln!(
            text,
            "rating {} {:.1} {:.1} {} rated {}",
            game.as_str(),
            estimate.rating,
            estimate.deviation,
            estimate.day,
            before.rated
        );
    }
}

const DAY: Sentence = Sentence::new("expected-day");
const GAME: Sentence = Sentence::new("expected-game");
const OPPONENT: Sentence = Sentence::new("expected-opponent");
const SIDE: Sentence = Sentence::new("expected-which-side");
const BEGAN: Sentence = Sentence::new("expected-who-began");
const END: Sentence = Sentence::new("expected-result");
const MARK: Sentence = Sentence::new("expected-mark");
const RATING: Sentence = Sentence::new("expected-rating");
const NUMBER: Sentence = Sentence::new("expected-a-number");

/// The words of a line, one after the other.
struct LineWords<'a>(SplitAsciiWhitespace<'a>);

impl<'a> LineWords<'a> {
    fn next(&mut self, wanted: &Sentence) -> Result<&'a str, ScoreLineError> {
        self.0.next().ok_or_else(|| ScoreLineError::Short {
            wanted: wanted.clone(),
        })
    }

    fn read<T>(
        &mut self,
        wanted: &Sentence,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, ScoreLineError> {
        let word = self.next(wanted)?;
        read(word).ok_or_else(|| wrong(word, wanted))
    }

    fn one_of(&mut self, wanted: &Sentence, words: &[&str]) -> Result<usize, ScoreLineError> {
        self.read(wanted, |word| words.iter().position(|&it| it == word))
    }

    fn word(&mut self, word: &str) -> Result<(), ScoreLineError> {
        let wanted = Sentence::new("expected-word").text("word", word.to_owned());
        self.read(&wanted, |found| (found == word).then_some(()))
    }

    fn number<N: FromStr>(&mut self) -> Result<N, ScoreLineError> {
        self.read(&NUMBER, |word| word.parse().ok())
    }

    fn end(mut self) -> Result<(), ScoreLineError> {
        match self.0.next() {
            None => Ok(()),
            Some(word) => Err(ScoreLineError::Long { found: short(word) }),
        }
    }
}

fn wrong(found: &str, wanted: &Sentence) -> ScoreLineError {
    ScoreLineError::Word {
        found: short(found),
        wanted: wanted.clone(),
    }
}

/// The beginning of a word, for messages.
fn short(word: &str) -> String {
    let printable = |c: char| if c.is_control() { ' ' } else { c };
    word.chars().take(TOLD).map(printable).collect()
}
