//! Other programs as opponents in Lines: any computer player that speaks the protocol of Gomocup,
//! set up in `assets/config/opponents.ron`. Only on the desktop; a browser starts no programs.
//!
//! The program plays under a time limit for each move. Whatever goes wrong with it ([`Fault`]) is
//! told as the reason why there is no move, and counts as giving up: [`NoChoice::resigns`]. A
//! program is kept between the moves of a game ([`Kept`]). One that is no longer needed is told so,
//! and ended if it has not gone after a second.
//!
//! Only games with five in a row are played, for the protocol knows no others.

#[cfg(not(target_family = "wasm"))]
mod engine;
#[cfg(not(target_family = "wasm"))]
mod introduction;
mod kept;
#[cfg(not(target_family = "wasm"))]
mod process;

use std::fmt;
use std::io::ErrorKind;

use arrayvec::ArrayString;
use thiserror::Error;

use super::{AnyPlayer, Choice, Limits, NoChoice, Stop};
use crate::config;
use crate::games::mnk::Mnk;
use crate::games::{Game, Illegal, Move, Position, Rng};

#[cfg(not(target_family = "wasm"))]
pub use engine::ExternalEngine;
#[cfg(not(target_family = "wasm"))]
pub use introduction::{Introduction, introduction};
pub use kept::{Kept, Key};

/// Stones in a winning line.
const FIVE: u8 = 5;
/// The longest name of an engine, in bytes.
pub const LONGEST_NAME: usize = 24;
/// So much of what a program says is repeated in a fault, in bytes.
const QUOTED: usize = 64;

/// The name of an external engine: 1 to 24 letters, digits, `-`, `_` or `.`, without accents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EngineName(ArrayString<LONGEST_NAME>);

impl EngineName {
    /// The name, if it is one.
    #[must_use]
    pub fn new(name: &str) -> Option<EngineName> {
        let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
        if name.is_empty() || !name.chars().all(is_part) {
            return None;
        }
        ArrayString::from(name).ok().map(EngineName)
    }

    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for EngineName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// The configuration has no engine of that name (any more).
    #[error("no program of this name is set up in opponents.ron")]
    NotSetUp,
    /// No programs can be started here: this is a browser.
    #[error("other programs cannot be started here")]
    NoPrograms,
    /// The program could not be started.
    #[error("the program could not be started ({reason}); check its command in opponents.ron")]
    NotStarted {
        /// What the system said.
        reason: ErrorKind,
    },
    /// The program ended while a move was expected.
    #[error("the program has ended in the middle of the game ({})", ending(*.code))]
    Ended {
        /// Its exit code; none if it was ended from outside.
        code: Option<i32>,
    },
    /// The program runs on, but has closed its input or output.
    #[error("the program no longer listens or speaks")]
    Closed,
    /// The program does not answer.
    #[error("the program has not answered for {waited_ms} milliseconds")]
    TimedOut {
        /// How long it was waited for, in milliseconds.
        waited_ms: u64,
    },
    /// The program said something that is no answer.
    #[error("the program said “{said}”, which is no move")]
    Garbage {
        /// What it said, shortened.
        said: Quote,
    },
    /// The program played a move that the rules refuse.
    #[error("the program played {col},{row}, but {reason}")]
    Illegal {
        /// Column from 0 at the left.
        col: u32,
        /// Row from 0 at the top.
        row: u32,
        /// Why the rules refuse it.
        reason: Illegal,
    },
    /// The program does not want to play this game.
    #[error("the program does not play this game: {said}")]
    Refused {
        /// What it said, shortened.
        said: Quote,
    },
}

impl Fault {
    /// The key under which it is worded for people, as the end of a sentence.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self {
            Fault::NotSetUp => "fault-not-set-up",
            Fault::NoPrograms => "fault-no-programs",
            Fault::NotStarted {
                reason: ErrorKind::NotFound,
            } => "fault-not-found",
            Fault::NotStarted {
                reason: ErrorKind::PermissionDenied,
            } => "fault-not-allowed",
            Fault::NotStarted { .. } => "fault-not-started",
            Fault::Ended { code: Some(_) } => "fault-crashed",
            Fault::Ended { code: None } => "fault-killed",
            Fault::Closed => "fault-closed",
            Fault::TimedOut { .. } => "fault-timed-out",
            Fault::Garbage { .. } => "fault-garbage",
            Fault::Illegal { .. } => "fault-illegal",
            Fault::Refused { .. } => "fault-refused",
        }
    }
}

/// How a program ended, in words.
fn ending(code: Option<i32>) -> String {
    code.map_or_else(
        || "it was killed".to_owned(),
        |code| format!("exit code {code}"),
    )
}

/// Whether external engines can be asked for moves in this game at all.
#[must_use]
pub fn can_play(position: &Position) -> bool {
    cfg!(not(target_family = "wasm"))
        && position
            .as_game::<Mnk>()
            .is_some_and(|game| game.params().len == FIVE)
}

/// The engine with this name, as it is set up.
#[must_use]
pub fn player(name: EngineName, engines: &[config::ExternalEngine]) -> Box<dyn AnyPlayer> {
    match engines.iter().find(|engine| engine.name == name) {
        None => Box::new(Faulty(Fault::NotSetUp)),
        #[cfg(target_family = "wasm")]
        Some(_) => Box::new(Faulty(Fault::NoPrograms)),
        #[cfg(not(target_family = "wasm"))]
        Some(settings) => super::ForGame::<Mnk, _>::boxed(ExternalEngine::new(settings.clone())),
    }
}

/// A player that never gets to play.
struct Faulty(Fault);

impl AnyPlayer for Faulty {
    fn choose(
        &mut self,
        _position: &Position,
        _limits: &Limits,
        _stop: &Stop,
        _rng: &mut Rng,
    ) -> Result<Choice<Move>, NoChoice> {
        Err(NoChoice::External(self.0))
    }
}
