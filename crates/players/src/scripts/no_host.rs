//! The place of the interpreter in a build that has none.

use super::{ScriptFault, ScriptMistake, ScriptRun};
use crate::Stop;
use fivefold_config::{Script, ScriptName};
use fivefold_rules::{GameId, Move, Position, Rng};

/// A script that can be run: here there is none.
pub(super) enum Program {}

impl Program {
    /// Says that scripts are not built in.
    ///
    /// # Errors
    /// Always.
    pub(crate) fn new(
        name: ScriptName,
        _script: &Script,
        _games: &[GameId],
    ) -> Result<Program, ScriptMistake> {
        Err(ScriptMistake {
            script: name,
            line: 1,
            column: 1,
            fault: ScriptFault::NotBuiltIn,
        })
    }

    /// There is nothing that could be run.
    pub(crate) fn run(
        &self,
        _position: &Position,
        _last: Option<&(Position, Move, u32)>,
        _most_steps: u64,
        _stop: &Stop,
        _rng: &mut Rng,
    ) -> ScriptRun {
        match *self {}
    }
}
