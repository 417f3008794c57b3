//! Hints in three steps: where to look, what to do there, and why.

mod place;
mod reason;

pub use crate::hint::reason::{ForcedMove, StepReason};
pub use place::{HintPlace, path};
pub use reason::HintReason;

use super::binary::ColumnChange;
use super::explain::Explain;
use fivefold_players::SearchResult;
use fivefold_rules::{Cell, Move, Position};
use fivefold_words::sentence::Sentence;
use serde::Serialize;

/// A hint: three steps, each telling more than the one before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The first step: where. It holds the move's target, and does not give the move away.
    pub place: HintPlace,
    /// The second step: the move.
    pub mv: Move,
    /// What a person does to make it.
    pub action: Sentence,
    /// The cell that a person points at to make it.
    pub target: Cell,
    /// The cells that it touches: the pieces taken, for a stone that slides the cells from where it
    /// stands to where it goes, else the target alone.
    pub cells: Vec<Cell>,
    /// The third step: why.
    pub why: Sentence,
    /// What is marked on the board for the third step. A cell may bear several marks.
    pub evidence: Vec<Marked>,
    /// For the third step of a win by force: the moves of both sides as they may follow, each with
    /// what it does.
    pub steps: Vec<ForcedMove>,
    /// For the third step, where heaps decide: the binary columns before the move and after it.
    pub proof: Option<ColumnChange>,
}

/// A cell with a mark on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marked {
    /// The cell.
    pub cell: Cell,
    /// The mark.
    pub mark: HintMark,
}

/// What a cell has to do with the reason of a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum HintMark {
    /// The move goes here.
    Target,
    /// It belongs to the line that the move completes or lengthens.
    Line,
    /// Here the mover completes a line next.
    Completing,
    /// It belongs to what the other side threatens.
    Threat,
    /// After the move (in a lost position, now) it belongs to a group of 2^`bit` pieces or empty
    /// cells that has its partner in another row.
    #[serde(serialize_with = "Serialize::serialize")]
    Pairs {
        /// The column of the group, 0 for single ones.
        bit: u8,
    },
    /// The same for a group without a partner.
    #[serde(serialize_with = "Serialize::serialize")]
    Odd {
        /// The column of the group.
        bit: u8,
    },
    /// Who must move from here loses.
    Cold,
    /// The mover takes it from the other side.
    Taken,
    /// The mover keeps it; without the move the other side could take it.
    Saved,
    /// The so-manieth move of a win by force is made here.
    #[serde(serialize_with = "Serialize::serialize")]
    Step {
        /// Its number, from 1.
        number: u16,
    },
}

/// The cells that a legal move touches, as its game tells it, or else its target; none for a move that is
/// not legal.
#[must_use]
pub fn cells_of(position: &Position, mv: Move) -> Vec<Cell> {
    let told = (Explain::of(position).cells)(position, mv);
    told.unwrap_or_else(|| position.target(mv).into_iter().collect())
}

/// The hint that follows from the choice of a player, best the strongest, in this position. `None`
/// if the move of the choice is not legal here.
///
/// Below a millisecond, but for crowded boards of Atoms, where it takes a few.
#[must_use]
pub fn hint(position: &Position, choice: &SearchResult<Move>) -> Option<Hint> {
    let mv = choice.mv;
    position.check(mv).ok()?;
    let target = position.target(mv)?;
    let explain = Explain::of(position);
    let told =
        (explain.why)(position, choice).unwrap_or_else(|| HintReason::proven(position, choice));
    let told = told.mark(HintMark::Target, [target]);
    Some(Hint {
        place: (explain.place)(position, target)
            .unwrap_or_else(|| HintPlace::part(position, target)),
        mv,
        action: (explain.action)(position, mv).unwrap_or_else(|| {
            Sentence::new("hint-what-move").text("move", position.move_text(mv))
        }),
        target,
        cells: cells_of(position, mv),
        why: told.why,
        evidence: told.evidence,
        steps: told.steps,
        proof: told.proof,
    })
}
