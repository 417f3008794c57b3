//! Other programs as opponents: any computer player that speaks a protocol which a game brings
//! ([`Protocol`]), set up in `assets/config/opponents.ron`. Only on the desktop; a browser starts no
//! programs.
//!
//! The program plays under a time limit for each move. Whatever goes wrong with it ([`EngineFault`]) is
//! told as the reason why there is no move, and counts as giving up: [`NoMove::resigns`]. A
//! program that is no longer needed is told so, and ended if it has not gone after a second.

#[cfg(not(target_family = "wasm"))]
pub mod process;

use std::fmt::{self, Debug};
use std::io::ErrorKind;

use arrayvec::ArrayString;

use super::opponents::AbsentPlayer;
use super::{Answer, AnyPlayer, Limits, NoMove, Stop};
use fivefold_config::{self as config, EngineName, Opponents};
use fivefold_rules::{Illegal, Position, Rng};
use fivefold_words::sentence::Sentence;

/// So much of what a program says is repeated in a fault, in bytes.
const QUOTED: usize = 64;

/// The beginning of something that a program said, fit to be shown in one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quote(ArrayString<QUOTED>);

impl Quote {
    /// Quotes a text.
    #[must_use]
    pub fn new(text: &str) -> Quote {
        let mut quote = ArrayString::new();
        for c in text.trim().chars() {
            let shown = if c.is_control() { '\u{fffd}' } else { c };
            if quote.try_push(shown).is_err() {
                break;
            }
        }
        Quote(quote)
    }
}

impl fmt::Display for Quote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What is wrong with an external engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EngineFault {
    /// The configuration has no engine of that name (any more).
    NotSetUp,
    /// No programs can be started here: this is a browser.
    #[default]
    NoPrograms,
    /// The program could not be started.
    NotStarted {
        /// What the system said.
        reason: ErrorKind,
    },
    /// The program ended while a move was expected.
    Ended {
        /// Its exit code; none if it was ended from outside.
        code: Option<i32>,
    },
    /// The program runs on, but has closed its input or output.
    Closed,
    /// The program does not answer.
    TimedOut {
        /// How long it was waited for, in milliseconds.
        waited_ms: u64,
    },
    /// The program thinks longer than it may.
    TooSlow {
        /// How long its time has been over, in milliseconds.
        over_ms: u64,
    },
    /// The program said something that is no answer.
    Garbage {
        /// What it said, shortened.
        said: Quote,
    },
    /// The program played a move that the rules refuse.
    Illegal {
        /// Column from 0 at the left.
        col: u32,
        /// Row from 0 at the top.
        row: u32,
        /// Why the rules refuse it.
        reason: Illegal,
    },
    /// The program does not want to play this game.
    Refused {
        /// What it said, shortened.
        said: Quote,
    },
}

impl EngineFault {
    /// What is wrong, as the end of a sentence. `field` names a field of the board by its column
    /// and row.
    #[must_use]
    pub fn sentence(&self, field: impl Fn(u32, u32) -> String) -> Sentence {
        let sentence = Sentence::new(self.key());
        match *self {
            EngineFault::Ended { code: Some(code) } => sentence.number("code", code),
            EngineFault::TimedOut { waited_ms } => {
                sentence.tenths("seconds", ((waited_ms + 50) / 100).cast_signed())
            }
            EngineFault::TooSlow { over_ms } => sentence.number("ms", over_ms),
            EngineFault::Garbage { said } | EngineFault::Refused { said } => {
                sentence.text("said", said.to_string())
            }
            EngineFault::Illegal { col, row, .. } => sentence.text("move", field(col, row)),
            _ => sentence,
        }
    }

    /// Whether the program never got to play: it was not there, did not understand what it was told, or
    /// never answered, as where a command was lost. Then the game says nothing about how well it plays.
    #[must_use]
    pub const fn is_no_play(&self) -> bool {
        match self {
            EngineFault::NotSetUp
            | EngineFault::NoPrograms
            | EngineFault::NotStarted { .. }
            | EngineFault::TimedOut { .. }
            | EngineFault::Refused { .. } => true,
            EngineFault::Ended { .. }
            | EngineFault::Closed
            | EngineFault::TooSlow { .. }
            | EngineFault::Garbage { .. }
            | EngineFault::Illegal { .. } => false,
        }
    }

    const fn key(&self) -> &'static str {
        match self {
            EngineFault::NotSetUp => "fault-not-set-up",
            EngineFault::NoPrograms => "fault-no-programs",
            EngineFault::NotStarted {
                reason: ErrorKind::NotFound,
            } => "fault-not-found",
            EngineFault::NotStarted {
                reason: ErrorKind::PermissionDenied,
            } => "fault-not-allowed",
            EngineFault::NotStarted { .. } => "fault-not-started",
            EngineFault::Ended { code: Some(_) } => "fault-crashed",
            EngineFault::Ended { code: None } => "fault-killed",
            EngineFault::Closed => "fault-closed",
            EngineFault::TimedOut { .. } => "fault-timed-out",
            EngineFault::TooSlow { .. } => "fault-too-slow",
            EngineFault::Garbage { .. } => "fault-garbage",
            EngineFault::Illegal { .. } => "fault-illegal",
            EngineFault::Refused { .. } => "fault-refused",
        }
    }
}

impl fmt::Display for EngineFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentence = self.sentence(|col, row| format!("{col},{row}"));
        write!(f, "{sentence}")
    }
}

impl std::error::Error for EngineFault {}

/// Whether external engines can be asked for moves in this game at all.
#[must_use]
pub fn can_play(position: &Position) -> bool {
    let protocol = position.game().extension::<Protocol>();
    protocol.is_some_and(|protocol| (protocol.can_play)(position))
}

/// The engine with this name, as it is set up.
#[must_use]
pub(crate) fn player(name: EngineName, engines: &[config::ExternalEngine]) -> Box<dyn AnyPlayer> {
    match engines.iter().find(|engine| engine.name == name) {
        None => Box::new(AbsentPlayer(NoMove::External(EngineFault::NotSetUp))),
        Some(_) if cfg!(target_family = "wasm") => {
            Box::new(AbsentPlayer(NoMove::External(EngineFault::NoPrograms)))
        }
        Some(settings) => Box::new(Started {
            settings: settings.clone(),
            program: None,
        }),
    }
}

/// A player whose program is started with the first move, and kept.
struct Started {
    settings: config::ExternalEngine,
    program: Option<Box<dyn ExternalProgram>>,
}

impl AnyPlayer for Started {
    fn choose(
        &mut self,
        position: &Position,
        limits: &Limits,
        stop: &Stop,
        rng: &mut Rng,
    ) -> Answer {
        let protocol = Protocol::of(position)?;
        let program = self
            .program
            .get_or_insert_with(|| (protocol.program)(self.settings.clone()));
        program.choose(position, limits, stop, rng)
    }

    fn last_words(&self) -> &[String] {
        self.program
            .as_ref()
            .map_or(&[], |program| program.last_words())
    }

    fn set_up(&mut self, config: &Opponents) -> bool {
        let mut engines = config.external_engines.iter();
        let Some(settings) = engines.find(|engine| engine.name == self.settings.name) else {
            return false;
        };
        if let Some(program) = &mut self.program {
            program.take_over(settings.clone());
        }
        self.settings = settings.clone();
        true
    }
}

/// Starts a program and ends it again at once: whether it can be started at all.
///
/// # Errors
/// What is wrong.
#[cfg(not(target_family = "wasm"))]
pub fn can_be_started(
    name: EngineName,
    engines: &[config::ExternalEngine],
) -> Result<(), EngineFault> {
    let settings = engines.iter().find(|engine| engine.name == name);
    let mut process = process::Process::start(settings.ok_or(EngineFault::NotSetUp)?)?;
    process.kill();
    Ok(())
}

/// A protocol through which a game's other programs are talked to.
pub struct Protocol {
    /// Whether a program can be asked for a move in this position.
    pub can_play: fn(&Position) -> bool,
    /// A program that is set up so. Nothing is started yet.
    pub program: fn(config::ExternalEngine) -> Box<dyn ExternalProgram>,
    /// Starts a program, asks it who it is, and lets it go again. What is wrong with it is a
    /// [`NoMove::External`].
    pub introduction: fn(&config::ExternalEngine, &Stop) -> Result<Introduction, NoMove>,
}

impl Protocol {
    /// The protocol of the game of this position.
    ///
    /// # Errors
    /// [`NoMove::OtherGame`]: the game has none.
    fn of(position: &Position) -> Result<&'static Protocol, NoMove> {
        position.game().extension().ok_or(NoMove::OtherGame)
    }
}

/// Another program as a player.
pub trait ExternalProgram: AnyPlayer + Debug {
    /// Takes over other settings: another program is another one, a different time is told to the
    /// one that runs.
    fn take_over(&mut self, settings: config::ExternalEngine);
}

/// What a program says about itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Introduction {
    /// What it said, shortened.
    pub said: Quote,
    /// The name that it gives itself, as far as it can be one here.
    pub name: Option<EngineName>,
}
