//! Hints in three steps: where to look, what to do there, and why.

mod action;
mod atoms;
mod heaps;
mod lines;
mod place;
mod reason;
mod steps;

pub use action::Action;
pub use place::{Part, Place, Region};
pub use reason::{Loss, Reason};
pub use steps::{Step, StepKind};

use super::binary::{self, Proof};
use crate::games::atoms::Atoms;
use crate::games::corner::Corner;
use crate::games::mnk::Mnk;
use crate::games::nim::Nim;
use crate::games::northcott::Northcott;
use crate::games::{Cell, Move, Position};
use crate::players::Choice;

/// A hint: three steps, each telling more than the one before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The first step: where. It holds the move's target, and does not give the move away.
    pub place: Place,
    /// The second step: the move.
    pub mv: Move,
    /// What a person does to make it.
    pub action: Action,
    /// The cell that a person points at to make it.
    pub target: Cell,
    /// The cells that it touches: in Nim the pieces taken, for a stone that slides the cells from
    /// where it stands to where it goes, else the target alone.
    pub cells: Vec<Cell>,
    /// The third step: why.
    pub why: Reason,
    /// What is marked on the board for the third step. A cell may bear several marks.
    pub evidence: Vec<Marked>,
    /// For the third step, where heaps decide: the binary columns before the move and after it.
    pub proof: Option<Proof>,
}

/// A cell with a mark on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marked {
    /// The cell.
    pub cell: Cell,
    /// The mark.
    pub mark: Mark,
}

/// What a cell has to do with the reason of a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The move goes here.
    Target,
    /// It belongs to the line that the move completes or lengthens.
    Line,
    /// Here the mover completes a line next.
    Completing,
    /// It belongs to what the other side threatens: its stones of a line, the cells where it would
    /// complete one, the cells from which its reactions would start.
    Threat,
    /// After the move (in a lost position, now) it belongs to a group of 2^`bit` pieces or empty
    /// cells that has its partner in another row.
    Pairs {
        /// The column of the group, 0 for single ones.
        bit: u8,
    },
    /// The same for a group without a partner, at the end of misère Nim.
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
    Step {
        /// Its number, from 1.
        number: u16,
    },
}

/// What a part of this folder tells about a move.
struct Told {
    why: Reason,
    evidence: Vec<Marked>,
}

impl Told {
    /// A reason for which nothing need be marked.
    const fn plainly(why: Reason) -> Told {
        Told {
            why,
            evidence: Vec::new(),
        }
    }

    fn mark(mut self, mark: Mark, cells: impl IntoIterator<Item = Cell>) -> Told {
        let marked = cells.into_iter().map(|cell| Marked { cell, mark });
        self.evidence.extend(marked);
        self
    }
}

/// The hint that follows from the choice of a player, best the strongest, in this position. `None`
/// if the move of the choice is not legal here.
///
/// Below a millisecond, but for crowded boards of Atoms, where it takes a few.
#[must_use]
pub fn hint(position: &Position, choice: &Choice<Move>) -> Option<Hint> {
    let mv = choice.mv;
    position.check(mv).ok()?;
    let target = position.target(mv)?;
    let told = if let Some(nim) = position.as_game::<Nim>() {
        heaps::nim(nim, mv)
    } else if let Some(corner) = position.as_game::<Corner>() {
        heaps::corner(corner, mv)
    } else if let Some(northcott) = position.as_game::<Northcott>() {
        heaps::northcott(northcott, mv)
    } else if let Some(lines) = position.as_game::<Mnk>() {
        lines::told(lines, position, choice)
    } else {
        let atoms = position.as_game::<Atoms>()?;
        atoms::told(atoms, position, choice)
    };
    let Told { why, mut evidence } = told?;
    let mark = Mark::Target;
    evidence.push(Marked { cell: target, mark });
    Some(Hint {
        place: place::place(position, target),
        mv,
        action: action::action(position, mv)?,
        target,
        cells: action::cells(position, mv)?,
        proof: why
            .rests_on_columns()
            .then(|| binary::proof(position, mv))
            .flatten(),
        why,
        evidence,
    })
}
