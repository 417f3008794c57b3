//! What a player has to say beside its move.

use serde::{Deserialize, Serialize};

use super::scripts::ScriptMistake;

/// What a player has to say beside its move: a script's mistake, and what it printed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Remark {
    /// Why the player forfeited its own move; the move of the choice was drawn at random then.
    pub mistake: Option<ScriptMistake>,
    /// What it said while it thought, line by line.
    pub said: Vec<String>,
}

impl Remark {
    /// The remark, unless there is nothing to say.
    #[must_use]
    pub(crate) fn unless_empty(self) -> Option<Remark> {
        (self != Remark::default()).then_some(self)
    }
}
