//! The teaching game: a move that gives a win away is offered back with a question.

use super::analysis::{AnalysisEvaluation, PlayedMove};
use super::explain::Explain;
use super::hint::HintReason;
use super::mistake::Mistake;
use fivefold_config::{AskBack, Study, TeachingNumbers};
use fivefold_players::{Limits, SearchResult, Verdict};
use fivefold_rules::{Move, Position, Side};

/// Why a move is offered back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferReason {
    /// The position was won for sure; now the other side wins.
    WinForLoss,
    /// The position was won for sure; now it is a draw.
    WinForDraw,
    /// The position was a draw for sure; now the other side wins.
    DrawForLoss,
    /// It seems to give so much away, by the evaluation from −1000 to 1000.
    Seems {
        /// The drop of the evaluation, 1 to 2000.
        drop: i32,
    },
}

impl OfferReason {
    /// The key under which the question is worded.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            OfferReason::WinForLoss => "teaching-win-for-loss",
            OfferReason::WinForDraw => "teaching-win-for-draw",
            OfferReason::DrawForLoss => "teaching-draw-for-loss",
            OfferReason::Seems { .. } => "teaching-seems",
        }
    }
}

/// A move that its player may take back and think about again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakebackOffer {
    /// Why.
    pub reason: OfferReason,
    /// A better move: to be told only to those who ask.
    pub better: Move,
    /// What the move lets the other side do, or what it missed, with what is marked on the board
    /// behind it for that; `None` if nothing is known, and where the move ends the game.
    pub why: Option<HintReason>,
}

/// How much the player that judges may think.
#[must_use]
pub const fn limits(numbers: &TeachingNumbers) -> Limits {
    Limits::of_nodes(numbers.nodes)
}

/// Whether a person's move in a teaching game is offered back. `before` is what the strongest player
/// said about `position`, in which `played` was made; `after` what it said about the position
/// behind it. Games whose theory is known, and moves that end the game, are judged without `after`.
#[must_use]
pub fn offer(
    before: &SearchResult<Move>,
    played: Move,
    after: Option<&SearchResult<Move>>,
    position: &Position,
    numbers: &Study,
) -> Option<TakebackOffer> {
    let mover = position.side_to_move();
    let mut next = position.clone();
    next.play(played).ok()?;
    let half = numbers.analysis.half(position.game());
    let evaluate = |verdict, side| AnalysisEvaluation::of(verdict, side, half);
    let worth_after = match next.outcome() {
        Some(outcome) => Some(AnalysisEvaluation::Proven(outcome.winner())),
        None => winner(&next).map_or_else(
            || evaluate(after?.verdict, mover.other()),
            |winner| Some(AnalysisEvaluation::Proven(Some(winner))),
        ),
    };
    let move_played = PlayedMove {
        mover,
        before: evaluate(before.verdict, mover),
        plies_before: None,
        after: worth_after,
        plies_after: None,
        is_best: before.mv == played,
        best_is_only: false,
    };
    let reason = reason(&move_played, numbers)?;
    if before.mv == played {
        return None;
    }
    let mistake = Mistake {
        before: position,
        played,
        after: &next,
        better: before,
        answer: after,
    };
    Some(TakebackOffer {
        reason,
        better: before.mv,
        why: next.outcome().map_or_else(|| mistake.why(), |_| None),
    })
}

fn reason(played: &PlayedMove, numbers: &Study) -> Option<OfferReason> {
    let mover = played.mover;
    match (played.before?, played.after?) {
        (AnalysisEvaluation::Proven(before), AnalysisEvaluation::Proven(after)) => {
            match (before, after) {
                (Some(winner), Some(other)) if winner == mover && other != mover => {
                    Some(OfferReason::WinForLoss)
                }
                (Some(winner), None) if winner == mover => Some(OfferReason::WinForDraw),
                (None, Some(winner)) if winner != mover => Some(OfferReason::DrawForLoss),
                _ => None,
            }
        }
        _ if numbers.teaching.ask_back_when == AskBack::Proven => None,
        _ => {
            let drop = played.drop()?;
            (drop >= numbers.teaching.drop).then_some(OfferReason::Seems { drop })
        }
    }
}

/// Who wins a position of a game whose theory tells it.
fn winner(position: &Position) -> Option<Side> {
    (Explain::of(position).winner)(position)
}

/// Whether the strongest player has to look at the position behind a move before [`offer`] can judge
/// it: not in games whose theory is known, not where nothing was left to lose, not behind the best
/// move, and not at the end.
#[must_use]
pub fn needs_after(before: &SearchResult<Move>, played: Move, position: &Position) -> bool {
    let lost = matches!(before.verdict, Verdict::Proven { winner: Some(winner), .. }
        if winner != position.side_to_move());
    let mut next = position.clone();
    let decided = next.play(played).is_err() || next.outcome().is_some() || winner(&next).is_some();
    !lost && !decided && before.mv != played
}
