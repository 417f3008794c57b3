//! Computer players as they are named on the command line: `level-3`, `engine:nodes=20000`,
//! `boora-06`, `engine:time=200,threads=2`, `level-3:config=my-opponents.ron`.

use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{fmt, fs};

use thiserror::Error;

use fivefold_config::proofs::FOLDER;
use fivefold_config::{ConfigError, Opponents};
use fivefold_games::{numbers_of_players, opponent, opponents};
use fivefold_match::measure::arena::Contestant;
use fivefold_players::external::{self, EngineFault};
use fivefold_players::opponents::Opponent;
use fivefold_players::{Answer, Limits, Stop, Threads, proof_files};
use fivefold_rules::{Position, Rng};
use fivefold_store::storage::assets;
use fivefold_words::InEnglish as _;

/// A computer player with its limits and its numbers.
#[derive(Clone, Debug)]
pub struct EngineSpec {
    name: String,
    /// The player itself.
    pub contestant: Contestant,
}

/// Why a text names no player.
#[derive(Debug, Error)]
pub enum EngineSpecError {
    /// No player has this name.
    #[error("there is no player “{name}”{}", nearest.as_ref().map(|id| format!(" (did you mean {id}?)")).unwrap_or_default())]
    Unknown {
        /// What stands there.
        name: String,
        /// A known name that is near.
        nearest: Option<String>,
    },
    /// A limit that is not understood.
    #[error(
        "“{setting}” is not a setting of a player; write nodes=N, depth=PLIES, time=MILLISECONDS, \
         threads=N or config=FILE, with whole numbers from 1 and commas between settings"
    )]
    Setting {
        /// What stands there.
        setting: String,
    },
    /// The file of numbers cannot be read.
    #[error("{file} cannot be read: {reason}")]
    File {
        /// Its path.
        file: String,
        /// What the system says.
        reason: std::io::Error,
    },
    /// The file of numbers has a fault.
    #[error("{}", .0.in_english())]
    Config(ConfigError),
}

impl EngineSpec {
    /// Who is asked about a position: perfect play where its board has a proof, else the last level.
    #[must_use]
    pub(crate) fn judge(position: &Position, limits: Limits, time: Option<Duration>) -> EngineSpec {
        EngineSpec::new(Opponent::judge(position, &numbers()), limits, time)
    }

    /// This opponent with these limits, the built-in numbers and the proofs that there are.
    #[must_use]
    pub(crate) fn new(opponent: Opponent, limits: Limits, time: Option<Duration>) -> EngineSpec {
        EngineSpec {
            name: opponent.id().into_owned(),
            contestant: Contestant {
                opponent,
                limits,
                time,
                config: Arc::new(numbers()),
            },
        }
    }

    /// Its name, as it was given.
    #[must_use]
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Whether it can play from this position.
    #[must_use]
    pub(crate) fn plays(&self, position: &Position) -> bool {
        let contestant = &self.contestant;
        contestant.opponent.plays(position, &contestant.config)
    }

    /// Whether it can be started, where it is another program.
    ///
    /// # Errors
    /// What is wrong.
    pub(crate) fn can_be_started(&self) -> Result<(), EngineFault> {
        let contestant = &self.contestant;
        match contestant.opponent {
            Opponent::External(name) => {
                external::can_be_started(name, &contestant.config.external_engines)
            }
            _ => Ok(()),
        }
    }

    /// What it does in a position, whatever game led to it.
    ///
    /// # Errors
    /// See [`NoMove`](fivefold_players::NoMove).
    pub(crate) fn choose(&self, position: &Position, rng: &mut Rng) -> Answer {
        let Contestant {
            opponent,
            limits,
            time,
            config,
        } = &self.contestant;
        let mut player = opponent.player(position.game(), config);
        let stop = time.map_or_else(Stop::new, stop_after);
        player.choose(position, limits, &stop, rng)
    }
}

/// The built-in numbers, with the proofs in the folder of assets.
#[must_use]
pub(crate) fn numbers() -> Opponents {
    Opponents {
        proofs: assets::shipped_folder()
            .map(|folder| proof_files::found(&folder.join(FOLDER)))
            .unwrap_or_default(),
        ..Opponents::default()
    }
}

/// A stop that is set by itself after this time.
#[must_use]
pub(crate) fn stop_after(time: Duration) -> Stop {
    let start = Instant::now();
    Stop::with_clock(move || start.elapsed() >= time)
}

/// A stop that is set after this time, or when `halt` is.
#[must_use]
pub fn within(halt: &Stop, time: Duration) -> Stop {
    let (start, halt) = (Instant::now(), halt.clone());
    Stop::with_clock(move || start.elapsed() >= time || halt.is_set())
}

impl FromStr for EngineSpec {
    type Err = EngineSpecError;

    fn from_str(text: &str) -> Result<EngineSpec, EngineSpecError> {
        let (word, settings) = text.split_once(':').unwrap_or((text, ""));
        let opponent = opponent(word).ok_or_else(|| unknown(word))?;
        let mut engine_spec = EngineSpec::new(opponent, Limits::default(), None);
        text.clone_into(&mut engine_spec.name);
        for setting in settings.split(',').filter(|setting| !setting.is_empty()) {
            engine_spec.set(setting)?;
        }
        Ok(engine_spec)
    }
}

impl EngineSpec {
    fn set(&mut self, setting: &str) -> Result<(), EngineSpecError> {
        let wrong = || EngineSpecError::Setting {
            setting: setting.to_owned(),
        };
        let (key, value) = setting.split_once('=').ok_or_else(wrong)?;
        let number = || {
            value
                .parse()
                .ok()
                .filter(|&n: &u64| n > 0)
                .ok_or_else(wrong)
        };
        let contestant = &mut self.contestant;
        match key {
            "nodes" => contestant.limits.nodes = Some(number()?),
            "depth" => contestant.limits.depth = Some(number()?.try_into().map_err(|_| wrong())?),
            "time" => contestant.time = Some(Duration::from_millis(number()?)),
            "threads" => {
                let most = u64::from(Threads::MOST);
                let number = number()?;
                contestant.limits.threads = (number <= most)
                    .then(|| Threads::new(number))
                    .ok_or_else(wrong)?;
            }
            "config" => {
                let text = fs::read_to_string(value).map_err(|reason| EngineSpecError::File {
                    file: value.to_owned(),
                    reason,
                })?;
                contestant.config = Arc::new(Opponents {
                    proofs: numbers().proofs,
                    ..numbers_of_players(value, &text).map_err(EngineSpecError::Config)?
                });
            }
            _ => return Err(wrong()),
        }
        Ok(())
    }
}

fn unknown(word: &str) -> EngineSpecError {
    let nearest = opponents()
        .map(Opponent::id)
        .map(|id| (strsim::damerau_levenshtein(&id, word), id))
        .min()
        .filter(|(distance, id)| *distance <= 1 + id.len() / 3)
        .map(|(_, id)| id.into_owned());
    EngineSpecError::Unknown {
        name: word.to_owned(),
        nearest,
    }
}

impl fmt::Display for EngineSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}
