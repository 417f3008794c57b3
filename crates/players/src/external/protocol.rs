//! What a game brings to play against other programs.

use std::fmt::Debug;

use super::Quote;
use crate::{AnyPlayer, NoMove, Stop};
use fivefold_config::{self as config, EngineName};
use fivefold_rules::Position;

/// A protocol through which a game's other programs are talked to.
pub struct Protocol {
    /// Whether a program can be asked for a move in this position.
    pub can_play: fn(&Position) -> bool,
    /// A program that is set up so. Nothing is started yet.
    pub program: fn(config::ExternalEngine) -> Box<dyn Program>,
    /// Starts a program, asks it who it is, and lets it go again. What is wrong with it is a
    /// [`NoMove::External`].
    pub introduction: fn(&config::ExternalEngine, &Stop) -> Result<Introduction, NoMove>,
}

impl Protocol {
    /// The protocol of the game of this position.
    ///
    /// # Errors
    /// [`NoMove::OtherGame`]: the game has none.
    pub(super) fn of(position: &Position) -> Result<&'static Protocol, NoMove> {
        position.game().extension().ok_or(NoMove::OtherGame)
    }
}

/// Another program as a player.
pub trait Program: AnyPlayer + Debug {
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
