//! How Atoms explains itself: by reactions, what they take and what they save.

mod hint;
mod mistake;
mod outlook;
mod reactions;
mod threats;

use super::Atoms;
use fivefold_rules::notation::cell_text;
use fivefold_rules::{Game, Move, Position};
use fivefold_study::explain::Explain;
use fivefold_study::hint::StepReason;
use fivefold_words::sentence::Sentence;

/// What Atoms tells.
pub(crate) static EXPLAIN: Explain = Explain {
    action: |position, mv| {
        let rows = position.as_game::<Atoms>()?.params().rows;
        let cell = cell_text(position.target(mv)?, rows);
        Some(Sentence::new("hint-what-atom").text("cell", cell))
    },
    why: hint::why,
    mistake: mistake::why,
    loss: mistake::why_lost,
    step,
    threats: |position| position.as_game().map_or_else(Vec::new, threats::told),
    keeping: mistake::keeping,
    // In games of the engine against itself scores stay below 300 as long as the board is open and
    // pass 4000 when it is decided.
    half_way: 1_500,
    ..Explain::GENERIC
};

/// The cells that a move takes.
fn step(position: &Position, mv: Move) -> Option<StepReason> {
    let reaction = reactions::reaction(position.as_game()?, Atoms::unpack(mv)?);
    let captures = !reaction.wins && !reaction.taken.is_empty();
    captures.then(|| StepReason {
        does: Sentence::new("hint-step-captures").number("n", reaction.taken.len()),
        completing: Vec::new(),
    })
}
