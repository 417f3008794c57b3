//! A win by force, told move by move.

use crate::explain::Explain;
use fivefold_rules::{Cell, Move, Position, Side};
use fivefold_words::sentence::Sentence;

/// One move of a win by force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Who makes it.
    pub side: Side,
    /// The move, for the notation.
    pub mv: Move,
    /// Where it goes.
    pub cell: Cell,
    /// What it does.
    pub does: Sentence,
    /// The cells on which its side completes a line next.
    pub completing: Vec<Cell>,
}

/// What a game tells about a move of a win by force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepReason {
    /// What it does.
    pub does: Sentence,
    /// The cells on which its side completes a line next.
    pub completing: Vec<Cell>,
}

/// The moves of a line of play that the side to move wins, as far as they are legal, each with what
/// it does.
pub(super) fn steps(position: &Position, line: &[Move]) -> Vec<Step> {
    let explain = Explain::of(position);
    let mut now = position.clone();
    let mut steps = Vec::with_capacity(line.len());
    for &mv in line {
        let before = now.clone();
        let Some(cell) = now.target(mv) else { break };
        if now.play(mv).is_err() {
            break;
        }
        let side = before.side_to_move();
        let told = (explain.step)(&before, mv).unwrap_or_else(|| StepReason {
            does: Sentence::new(match now.outcome() {
                Some(outcome) if outcome.winner() == Some(side) => "hint-step-wins",
                _ if side != position.side_to_move() => "hint-step-defends",
                _ => "hint-step-quiet",
            }),
            completing: Vec::new(),
        });
        steps.push(Step {
            side,
            mv,
            cell,
            does: told.does,
            completing: told.completing,
        });
    }
    steps
}
