//! `puzzles`: makes puzzles, or solves all puzzles of a file to check them.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use clap::{Args, value_parser};
use serde_json::{Value, json};
use thiserror::Error;

use fivefold_cli::words;
use fivefold_formats::puzzles::{PuzzlesError, line, read, write};
use fivefold_games as games;
use fivefold_players::Stop;
use fivefold_rules::GameId;
use fivefold_store::storage::{FileError, atomic};
use fivefold_study::puzzles::{Class, Flaw, Puzzle, Puzzles, check, make};

/// The exit code of a file with flawed puzzles.
pub(crate) const FLAWED: u8 = 1;
/// Most puzzles of a game.
const MOST: u64 = 100_000;

/// What can be typed after `puzzles`.
#[derive(Args, Clone, Debug)]
pub struct PuzzlesArgs {
    /// Solve all puzzles of this file, and tell those that are not as it says.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["games", "count", "seed", "to"])]
    pub check: Option<PathBuf>,
    /// Make puzzles of this game; may be repeated. By default of all games that have puzzles.
    #[arg(long = "game", value_name = "GAME", value_parser = game)]
    pub games: Vec<GameId>,
    /// How many puzzles to make of each game, at most.
    #[arg(long, value_name = "N", default_value = "100",
        value_parser = value_parser!(u64).range(1..=MOST))]
    pub count: u64,
    /// The seed of everything random: the same seed gives the same puzzles.
    #[arg(long, default_value = "1")]
    pub seed: u64,
    /// Save the puzzles in this file instead of printing them. Puzzles of other games in it stay.
    #[arg(long, value_name = "FILE")]
    pub to: Option<PathBuf>,
    /// Print the report as JSON.
    #[arg(long)]
    pub json: bool,
}

/// Reads the word of a game that has puzzles.
fn game(word: &str) -> Result<GameId, String> {
    let have = || words::joined(with_puzzles().map(|it| it.as_str().to_owned()), "and");
    let found = games::from_id(word);
    let found = found.ok_or_else(|| format!("no game has this word; puzzles have {}", have()))?;
    match Puzzles::of(found) {
        Some(_) => Ok(found),
        None => Err(format!("this game has no puzzles; puzzles have {}", have())),
    }
}

fn with_puzzles() -> impl Iterator<Item = GameId> {
    let all = games::all().iter().copied();
    all.filter(|&game| Puzzles::of(game).is_some())
}

/// Why puzzles cannot be made or checked.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PuzzlesFileError {
    /// The file cannot be read.
    #[error("{path} cannot be read: {reason}")]
    Unreadable {
        /// The file.
        path: String,
        /// The system's own words.
        reason: String,
    },
    /// The file holds no puzzles.
    #[error("{path}: {reason}")]
    Broken {
        /// The file.
        path: String,
        /// What is wrong with it, and where.
        reason: PuzzlesError,
    },
    /// The file cannot be written.
    #[error("{0}")]
    Unwritable(#[from] FileError),
}

/// What was done.
#[derive(Clone, Debug)]
pub struct PuzzlesReport {
    puzzles: Vec<Puzzle>,
    flaws: Vec<(usize, Flaw)>,
    /// The length of the whole text.
    bytes: usize,
    time: Duration,
    /// Whether the puzzles are to be printed.
    prints: bool,
    verb: &'static str,
    json: bool,
}

/// Makes or checks puzzles.
///
/// # Errors
/// See [`PuzzlesFileError`].
pub fn run(args: &PuzzlesArgs, stop: &Stop) -> Result<PuzzlesReport, PuzzlesFileError> {
    let start = Instant::now();
    if let Some(path) = &args.check {
        let (puzzles, bytes) = load(path)?;
        return Ok(PuzzlesReport {
            flaws: flaws(&puzzles),
            puzzles,
            bytes,
            time: start.elapsed(),
            prints: false,
            verb: "solved",
            json: args.json,
        });
    }
    let asked: Vec<GameId> = match args.games.is_empty() {
        true => with_puzzles().collect(),
        false => args.games.clone(),
    };
    let count = usize::try_from(args.count).unwrap_or(usize::MAX);
    let mut puzzles = Vec::new();
    for brought in asked.iter().filter_map(|&game| Puzzles::of(game)) {
        puzzles.extend(make(brought, count, args.seed, stop));
    }
    let time = start.elapsed();
    let mut bytes = write(&puzzles).len();
    if let Some(path) = &args.to {
        let mut all = puzzles.clone();
        if path.exists() {
            let kept = load(path)?.0.into_iter();
            all.extend(kept.filter(|puzzle| !asked.contains(&puzzle.position.game())));
        }
        let order = |puzzle: &Puzzle| {
            let mut games = games::all().iter();
            games.position(|&game| game == puzzle.position.game())
        };
        all.sort_by_key(order);
        let text = write(&all);
        atomic::write(path, text.as_bytes())?;
        bytes = text.len();
    }
    Ok(PuzzlesReport {
        puzzles,
        flaws: Vec::new(),
        bytes,
        time,
        prints: args.to.is_none(),
        verb: "made",
        json: args.json,
    })
}

fn load(path: &Path) -> Result<(Vec<Puzzle>, usize), PuzzlesFileError> {
    let name = path.display().to_string();
    let text = fs::read_to_string(path).map_err(|error| PuzzlesFileError::Unreadable {
        path: name.clone(),
        reason: error.to_string(),
    })?;
    let broken = |reason| PuzzlesFileError::Broken { path: name, reason };
    Ok((read(&text).map_err(broken)?, text.len()))
}

/// Checks all puzzles, on all cores.
fn flaws(puzzles: &[Puzzle]) -> Vec<(usize, Flaw)> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut flaws = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(puzzle) = puzzles.get(index) else {
                return flaws;
            };
            if let Err(flaw) = check(puzzle) {
                flaws.push((index, flaw));
            }
        }
    };
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let mut flaws: Vec<(usize, Flaw)> = thread::scope(|scope| {
        let handles: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        let ended = handles.into_iter().filter_map(|handle| handle.join().ok());
        ended.flatten().collect()
    });
    flaws.sort_by_key(|(index, _)| *index);
    flaws
}

impl PuzzlesReport {
    /// Writes it; the exit code says whether all puzzles are sound.
    ///
    /// # Errors
    /// What `out` refuses to take.
    pub fn write(&self, out: &mut dyn Write) -> io::Result<ExitCode> {
        let code = match self.flaws.is_empty() {
            true => ExitCode::SUCCESS,
            false => ExitCode::from(FLAWED),
        };
        if self.prints && !self.json {
            write!(out, "{}", write(&self.puzzles))?;
            return Ok(code);
        }
        if self.json {
            writeln!(out, "{:#}", self.to_json())?;
            return Ok(code);
        }
        for (index, flaw) in &self.flaws {
            writeln!(out, "{}: {flaw}", line(&self.puzzles[*index]))?;
        }
        for (game, classes) in self.counts() {
            let all: usize = classes.values().sum();
            writeln!(out, "{:<12} {all} puzzles", words::game_name(game))?;
            for (Class { goal, depth }, count) in classes {
                writeln!(out, "  {:<8} {depth:>2} {count:>6}", goal.word())?;
            }
        }
        let (all, seconds) = (self.puzzles.len(), self.time.as_secs_f64());
        let flawed = match self.flaws.len() {
            0 => String::new(),
            count => format!(", {count} of them flawed"),
        };
        writeln!(out, "{:<12} {all} puzzles{flawed}", self.verb)?;
        writeln!(out, "{:<12} {} bytes", "file", self.bytes)?;
        writeln!(out, "{:<12} {seconds:.3} s", "time")?;
        Ok(code)
    }

    fn counts(&self) -> BTreeMap<GameId, BTreeMap<Class, usize>> {
        let mut counts: BTreeMap<GameId, BTreeMap<Class, usize>> = BTreeMap::new();
        for puzzle in &self.puzzles {
            let of_game = counts.entry(puzzle.position.game()).or_default();
            *of_game.entry(puzzle.class()).or_default() += 1;
        }
        counts
    }

    fn to_json(&self) -> Value {
        let classes = self.counts().into_iter().flat_map(|(game, classes)| {
            let of_game = move |(class, count): (Class, usize)| {
                json!({
                    "game": game.as_str(),
                    "goal": class.goal.word(),
                    "depth": class.depth,
                    "puzzles": count,
                })
            };
            classes.into_iter().map(of_game)
        });
        let flaws = self.flaws.iter().map(|(index, flaw)| {
            json!({ "puzzle": line(&self.puzzles[*index]), "flaw": flaw.to_string() })
        });
        json!({
            "puzzles": self.puzzles.len(),
            "classes": classes.collect::<Vec<Value>>(),
            "flaws": flaws.collect::<Vec<Value>>(),
            "bytes": self.bytes,
            "seconds": self.time.as_secs_f64(),
        })
    }
}
