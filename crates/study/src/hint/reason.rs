//! The third step of a hint: why. What is said to win, to draw or to lose is proven; all else is
//! told as what the move does.

use crate::explain::Explain;
use fivefold_rules::{Cell, Move, Position, Side};

use super::{HintMark, Marked};
use crate::binary::{self, ColumnChange};
use crate::mistake::wins_at_once;
use fivefold_players::{SearchResult, Verdict};
use fivefold_words::sentence::Sentence;

/// Why a move is good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HintReason {
    /// The reason.
    pub why: Sentence,
    /// What is marked on the board for it.
    pub evidence: Vec<Marked>,
    /// Where the move begins a win by force: the moves of both sides as they may follow.
    pub steps: Vec<ForcedMove>,
    /// Where heaps decide: the binary columns before the move and after it.
    pub proof: Option<ColumnChange>,
}

impl HintReason {
    /// A reason for which nothing need be marked.
    #[must_use]
    pub const fn plainly(why: Sentence) -> HintReason {
        HintReason {
            why,
            evidence: Vec::new(),
            steps: Vec::new(),
            proof: None,
        }
    }

    /// The same with these cells marked.
    #[must_use]
    pub fn mark(mut self, mark: HintMark, cells: impl IntoIterator<Item = Cell>) -> HintReason {
        let marked = cells.into_iter().map(|cell| Marked { cell, mark });
        self.evidence.extend(marked);
        self
    }

    /// The same with the binary columns before the move and after it.
    #[must_use]
    pub fn prove(mut self, position: &Position, mv: Move) -> HintReason {
        self.proof = binary::proof(position, mv);
        self
    }

    /// The move ends the game and wins it.
    #[must_use]
    pub(crate) const fn wins_at_once() -> HintReason {
        HintReason::plainly(Sentence::new("hint-why-wins-at-once"))
    }

    /// Best play leads to a draw, and the move keeps it.
    #[must_use]
    pub const fn keeps_draw() -> HintReason {
        HintReason::plainly(Sentence::new("hint-why-keeps-draw"))
    }

    /// The other side can force a win in so many plies; the move makes it take its time.
    #[must_use]
    pub fn holds_out(plies: Option<u32>) -> HintReason {
        // The winner makes every second move, the last one among them.
        HintReason::plainly(match plies {
            Some(plies) => Sentence::new("hint-why-holds-out-for").number("n", plies / 2),
            None => Sentence::new("hint-why-holds-out"),
        })
    }

    /// Nothing is proven; a player thinks most of this move.
    #[must_use]
    pub(crate) const fn estimate() -> HintReason {
        HintReason::plainly(Sentence::new("hint-why-estimate"))
    }

    /// The first move of a win in so many plies that the player has proven, with its moves.
    #[must_use]
    pub fn forced_win(
        position: &Position,
        choice: &SearchResult<Move>,
        plies: Option<u32>,
    ) -> HintReason {
        let why = match plies {
            Some(plies) => Sentence::new("hint-why-forced-win-in").number("n", plies.div_ceil(2)),
            None => Sentence::new("hint-why-forced-win"),
        };
        HintReason::step_by_step(position, choice, why)
    }

    /// The first move of a win in so many plies that a search has found, though it did not try every
    /// reply.
    #[must_use]
    pub fn found_win(position: &Position, choice: &SearchResult<Move>, plies: u32) -> HintReason {
        let why = Sentence::new("hint-why-found-win").number("n", plies.div_ceil(2));
        HintReason::step_by_step(position, choice, why)
    }

    /// A search has found a win of the other side in so many plies.
    #[must_use]
    pub(crate) fn found_loss(plies: u32) -> HintReason {
        HintReason::plainly(Sentence::new("hint-why-found-loss").number("n", plies / 2))
    }

    /// A reason with the moves that the player expects.
    #[must_use]
    pub(crate) fn step_by_step(
        position: &Position,
        choice: &SearchResult<Move>,
        why: Sentence,
    ) -> HintReason {
        HintReason::of_moves(position, &choice.line, why)
    }

    /// A reason with moves of both sides, numbered in their order.
    #[must_use]
    pub fn of_moves(position: &Position, line: &[Move], why: Sentence) -> HintReason {
        let steps = steps(position, line);
        let mut told = HintReason::plainly(why);
        // A cell that is used again bears its first number.
        for (number, step) in (1..).zip(&steps) {
            let told_already = told.evidence.iter().any(|marked| marked.cell == step.cell);
            if !told_already {
                told = told.mark(HintMark::Step { number }, [step.cell]);
            }
        }
        HintReason { steps, ..told }
    }

    /// What can be told in any game: what the player has proven.
    #[must_use]
    pub fn proven(position: &Position, choice: &SearchResult<Move>) -> HintReason {
        let me = position.side_to_move();
        if wins_at_once(position, choice.mv) {
            return HintReason::wins_at_once();
        }
        match choice.verdict {
            Verdict::Proven { winner: None, .. } => HintReason::keeps_draw(),
            Verdict::Proven {
                winner: Some(winner),
                plies,
            } if winner == me => HintReason::forced_win(position, choice, plies),
            Verdict::Proven { plies, .. } => HintReason::holds_out(plies),
            Verdict::Found { winner, plies } if winner == me => {
                HintReason::found_win(position, choice, plies)
            }
            Verdict::Found { plies, .. } => HintReason::found_loss(plies),
            Verdict::Estimated { .. } | Verdict::Unknown => HintReason::estimate(),
        }
    }
}

/// One move of a win by force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForcedMove {
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
pub(super) fn steps(position: &Position, line: &[Move]) -> Vec<ForcedMove> {
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
        steps.push(ForcedMove {
            side,
            mv,
            cell,
            does: told.does,
            completing: told.completing,
        });
    }
    steps
}
