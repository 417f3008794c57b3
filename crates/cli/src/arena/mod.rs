//! `fivefold arena`: computer players play many games against each other, for their difference in
//! strength.

mod games;
mod openings;
mod report;

use std::io::{self, Write as _};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;

use clap::{Args, value_parser};
use thiserror::Error;

use super::cli;
use super::engine_spec::{EngineSpec, within};
use super::progress;
use fivefold_games::Id;
use fivefold_match::measure::MatchRules;
use fivefold_match::measure::arena::game::{Setting, Starts};
use fivefold_match::measure::arena::matches::{self, MatchScore};
use fivefold_match::measure::arena::statistics::Sprt;
use fivefold_players::external::EngineFault;
use fivefold_players::{GameLine, Stop};
pub use games::GamesError;
use games::{ArenaGames, GameOutputs};
pub use openings::{OpeningSource, OpeningsError};
pub use report::ArenaReport;
use report::MatchReport;

/// Most games of a match.
const MOST_GAMES: u64 = 10_000_000;

/// What can be typed after `fivefold arena`.
#[derive(Args, Clone, Debug)]
pub struct ArenaArgs {
    /// The game or position, as in `fivefold --help`.
    #[arg(value_name = "ID", value_parser = cli::id)]
    pub id: Id,
    /// Two or more players, for example level-3, engine:nodes=20000, boora-06, engine:time=200.
    #[arg(value_name = "PLAYER", required = true, num_args = 2..)]
    pub players: Vec<EngineSpec>,
    /// Games between each two players; an odd number is rounded up.
    #[arg(long, value_name = "N", default_value = "100",
        value_parser = value_parser!(u64).range(1..=MOST_GAMES))]
    pub games: u64,
    /// The seed of everything random.
    #[arg(long, default_value = "1")]
    pub seed: u64,
    /// How games begin, the same in both games of a pair: with so many random moves (by default as many
    /// as suit the game), or with the openings of a file, one in each line: moves, an id, or a
    /// notation of the game's own.
    #[arg(long, value_name = "PLIES|FILE")]
    pub openings: Option<OpeningSource>,
    /// Draw openings again until the engine of the game judges them even, where it can; of those in a
    /// file play only these.
    #[arg(long)]
    pub even: bool,
    /// Where games begin.
    #[arg(long, value_enum, default_value = "given")]
    pub starts: Starts,
    /// How many games are played at once; by default one per core.
    #[arg(long, value_name = "N")]
    pub jobs: Option<NonZeroUsize>,
    /// Stop a game after N moves: whoever is ahead wins, where the game can tell; else it is drawn.
    #[arg(long, value_name = "N", default_value = "1000",
        value_parser = value_parser!(u32).range(1..=500_000))]
    pub plies: u32,
    /// End a match as soon as it is clear whether the first player is stronger by ELO1 rather than
    /// by ELO0 (sequential test, 5 percent of error either way).
    #[arg(long, value_name = "ELO0,ELO1", value_parser = sprt, allow_hyphen_values = true)]
    pub sprt: Option<Sprt>,
    /// Append all games to this file as SGF.
    #[arg(long, value_name = "FILE")]
    pub sgf: Option<PathBuf>,
    /// Append all games to this file as PGN.
    #[arg(long, value_name = "FILE")]
    pub pgn: Option<PathBuf>,
    /// Keep the results in this file; the same command goes on from there if it was stopped.
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// Print JSON instead of a table.
    #[arg(long)]
    pub json: bool,
}

/// Why no games can be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ArenaError {
    /// A player does not know the game.
    #[error("{player} does not play {game}")]
    OtherGame {
        /// The player.
        player: String,
        /// The id of the game.
        game: String,
    },
    /// Even openings are wanted where nothing judges them.
    #[error("no engine can judge the openings of {game}; leave out --even")]
    NoEvenOpenings {
        /// The id of the game.
        game: String,
    },
    /// The position is already decided.
    #[error("the game {id} is over")]
    GameOver {
        /// The position.
        id: String,
    },
    /// A player is a program that cannot be started.
    #[error("{player} cannot play: {reason}")]
    NoProgram {
        /// The player.
        player: String,
        /// Why.
        reason: EngineFault,
    },
    /// There are no openings to play.
    #[error("{0}")]
    Openings(#[from] OpeningsError),
    /// The games cannot be kept.
    #[error("{0}")]
    Games(#[from] GamesError),
}

/// An arena that can begin.
#[derive(Clone, Debug)]
pub struct PreparedArena {
    setting: Setting,
    players: Vec<EngineSpec>,
    pairs: u64,
    jobs: usize,
    test: Option<Sprt>,
    files: GameOutputs,
}

impl PreparedArena {
    /// Checks what was typed.
    ///
    /// # Errors
    /// See [`ArenaError`].
    pub fn new(args: ArenaArgs) -> Result<PreparedArena, ArenaError> {
        let start = args.id.position;
        if start.outcome().is_some() {
            return Err(ArenaError::GameOver { id: start.id() });
        }
        if let Some(player) = args.players.iter().find(|player| !player.plays(&start)) {
            return Err(ArenaError::OtherGame {
                player: player.name().to_owned(),
                game: start.game_id(),
            });
        }
        let rules = MatchRules::of(start.game());
        if args.even && rules.is_even.is_none() {
            return Err(ArenaError::NoEvenOpenings {
                game: start.game_id(),
            });
        }
        for player in &args.players {
            player
                .can_be_started()
                .map_err(|reason| ArenaError::NoProgram {
                    player: player.name().to_owned(),
                    reason,
                })?;
        }
        let (opening, book): (_, Vec<GameLine>) = match &args.openings {
            None => (rules.opening, Vec::new()),
            Some(OpeningSource::Random(plies)) => (*plies, Vec::new()),
            Some(OpeningSource::File(file)) => (0, openings::read(file, &start, args.even)?),
        };
        let cores = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
        Ok(PreparedArena {
            setting: Setting {
                opening,
                start,
                even: args.even,
                book: Arc::from(book),
                starts: args.starts,
                most_plies: args.plies,
                seed: args.seed,
                within,
            },
            players: args.players,
            pairs: args.games.div_ceil(2),
            jobs: args.jobs.map_or_else(cores, NonZeroUsize::get),
            test: args.sprt,
            files: GameOutputs {
                sgf: args.sgf,
                pgn: args.pgn,
                resume: args.resume,
            },
        })
    }

    /// Plays all matches and shows on standard error how they stand. When `halt` is set, it ends with
    /// the results so far.
    ///
    /// # Errors
    /// The games cannot be kept, or those that are kept are of another match: see [`ArenaError::Games`].
    pub fn run(&self, halt: &Stop) -> Result<ArenaReport, ArenaError> {
        let games = ArenaGames::open(self)?;
        let mut played: Vec<MatchReport> = Vec::new();
        'matches: for first in 0..self.players.len() {
            for second in first + 1..self.players.len() {
                let specs = [&self.players[first], &self.players[second]];
                let players = specs.map(|spec| &spec.contestant);
                let number = played.len() as u64;
                let watch = |so_far: &MatchScore| show(specs, so_far, self.pairs);
                let (jobs, test) = (self.jobs, self.test.as_ref());
                let book = games.of_match(self, number, [first, second]);
                let result = matches::play(
                    &self.setting,
                    number,
                    players,
                    self.pairs,
                    jobs,
                    test,
                    halt,
                    &book,
                    &watch,
                );
                progress::end_line();
                if result.tally.games() + result.pairs_left_out() > 0 {
                    played.push(MatchReport::new(self, [first, second], &result));
                }
                if halt.is_set() {
                    break 'matches;
                }
            }
        }
        if let Some(reason) = games.failed() {
            // Whoever reads the results must know; nobody is left to tell if that fails.
            let _ = writeln!(io::stderr(), "Not all games could be written: {reason}.");
        }
        Ok(ArenaReport::new(self, played, halt.is_set()))
    }
}

/// Shows how far a match is.
fn show(players: [&EngineSpec; 2], so_far: &MatchScore, pairs: u64) {
    let tally = so_far.tally;
    progress::show(&format!(
        "{} – {}: {} of {} games, +{} ={} −{}",
        players[0],
        players[1],
        tally.games(),
        2 * pairs,
        tally.wins,
        tally.draws,
        tally.losses
    ));
}

/// Reads the two differences of a sequential test.
fn sprt(text: &str) -> Result<Sprt, String> {
    let numbers = text.split_once(',').and_then(|(elo0, elo1)| {
        let elo = |text: &str| text.trim().parse::<f64>().ok();
        Some((elo(elo0)?, elo(elo1)?))
    });
    match numbers {
        Some((elo0, elo1)) if elo0 < elo1 && elo0.abs() <= 4_000.0 && elo1.abs() <= 4_000.0 => {
            Ok(Sprt { elo0, elo1 })
        }
        _ => Err("two numbers are expected, the smaller one first, for example 0,20".to_owned()),
    }
}
