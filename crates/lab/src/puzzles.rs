//! `puzzles`: makes puzzles, or solves all puzzles of a file to check them.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use clap::{Args, value_parser};
use serde::{Serialize, Serializer};
use thiserror::Error;

use fivefold_cli::report::Report;
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
#[derive(Clone, Debug, Serialize)]
pub struct PuzzlesReport {
    puzzles: usize,
    classes: Vec<ClassReport>,
    flaws: Vec<FlawReport>,
    /// The length of the whole text.
    bytes: usize,
    seconds: f64,
    /// The text, where it is to be printed instead of the report.
    #[serde(skip)]
    text: Option<String>,
    #[serde(skip)]
    verb: &'static str,
}

#[derive(Clone, Debug, Serialize)]
struct ClassReport {
    #[serde(serialize_with = "word")]
    game: GameId,
    goal: &'static str,
    depth: u8,
    puzzles: usize,
}

#[derive(Clone, Debug, Serialize)]
struct FlawReport {
    puzzle: String,
    flaw: String,
}

fn word<S: Serializer>(game: &GameId, output: S) -> Result<S::Ok, S::Error> {
    game.as_str().serialize(output)
}

/// Makes or checks puzzles.
///
/// # Errors
/// See [`PuzzlesFileError`].
pub fn run(args: &PuzzlesArgs, stop: &Stop) -> Result<PuzzlesReport, PuzzlesFileError> {
    let start = Instant::now();
    if let Some(path) = &args.check {
        let (puzzles, bytes) = load(path)?;
        let flaws = flaws(&puzzles).into_iter().map(|(index, flaw)| FlawReport {
            puzzle: line(&puzzles[index]),
            flaw: flaw.to_string(),
        });
        return Ok(PuzzlesReport {
            puzzles: puzzles.len(),
            classes: classes(&puzzles),
            flaws: flaws.collect(),
            bytes,
            seconds: start.elapsed().as_secs_f64(),
            text: None,
            verb: "solved",
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
    let seconds = start.elapsed().as_secs_f64();
    let mut text = write(&puzzles);
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
        text = write(&all);
        atomic::write(path, text.as_bytes())?;
    }
    Ok(PuzzlesReport {
        puzzles: puzzles.len(),
        classes: classes(&puzzles),
        flaws: Vec::new(),
        bytes: text.len(),
        seconds,
        text: args.to.is_none().then_some(text),
        verb: "made",
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

/// How many puzzles there are of each class, the games in order.
fn classes(puzzles: &[Puzzle]) -> Vec<ClassReport> {
    let mut counts: BTreeMap<(GameId, Class), usize> = BTreeMap::new();
    for puzzle in puzzles {
        let class = (puzzle.position.game(), puzzle.class());
        *counts.entry(class).or_default() += 1;
    }
    let report = |((game, class), puzzles): ((GameId, Class), usize)| ClassReport {
        game,
        goal: class.goal.word(),
        depth: class.depth,
        puzzles,
    };
    counts.into_iter().map(report).collect()
}

impl Report for PuzzlesReport {
    fn write_words(&self, out: &mut dyn Write) -> io::Result<()> {
        if let Some(text) = &self.text {
            return write!(out, "{text}");
        }
        for FlawReport { puzzle, flaw } in &self.flaws {
            writeln!(out, "{puzzle}: {flaw}")?;
        }
        for classes in self.classes.chunk_by(|a, b| a.game == b.game) {
            let all: usize = classes.iter().map(|class| class.puzzles).sum();
            let name = words::game_name(classes[0].game);
            writeln!(out, "{name:<12} {all} puzzles")?;
            for class in classes {
                let ClassReport {
                    goal,
                    depth,
                    puzzles,
                    ..
                } = class;
                writeln!(out, "  {goal:<8} {depth:>2} {puzzles:>6}")?;
            }
        }
        let flawed = match self.flaws.len() {
            0 => String::new(),
            count => format!(", {count} of them flawed"),
        };
        writeln!(out, "{:<12} {} puzzles{flawed}", self.verb, self.puzzles)?;
        writeln!(out, "{:<12} {} bytes", "file", self.bytes)?;
        writeln!(out, "{:<12} {:.3} s", "time", self.seconds)
    }

    /// It says whether all puzzles are sound.
    fn code(&self) -> ExitCode {
        match self.flaws.is_empty() {
            true => ExitCode::SUCCESS,
            false => ExitCode::from(FLAWED),
        }
    }
}
