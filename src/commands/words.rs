//! What the commands say in English about a position and a move.

use std::fmt::Write as _;

use crate::games::{Move, Position};
use crate::players::{Explanation, Verdict};

/// Why a move was chosen, as a sentence.
#[must_use]
pub const fn reason(explanation: Explanation) -> &'static str {
    match explanation {
        Explanation::NimSumToZero => "It brings the nim-sum (or Grundy value) to 0.",
        Explanation::OddOnes => "It leaves an odd number of heaps of one piece.",
        Explanation::SearchedWin => "Every answer to it loses.",
        Explanation::LostRandom => "The position is lost; this move is as good as any.",
        Explanation::Random => "It was chosen at random.",
        Explanation::Opening => "It is the fixed first move.",
        Explanation::EvenOpening => "It favours neither side in the opening.",
        Explanation::TakesFirst => "The first side stands better.",
        Explanation::TakesSecond => "The second side stands better.",
        Explanation::LeavesSides => "With two stones more neither side stands better.",
        Explanation::CompletesLine => "It completes a line.",
        Explanation::BlocksLine => "It stops a line that the opponent would complete next.",
        Explanation::OpenFour => "It threatens to complete a line on two cells at once.",
        Explanation::ForcedWin => "It begins a win that no answer can stop.",
        Explanation::HoldsOut => "The position is lost; this loses latest.",
        Explanation::Defends => "It stands where the opponent threatens most.",
        Explanation::BestScore => "It has the best score.",
        Explanation::GrowsAtFront => "It grows a cell next to the opponent's.",
        Explanation::WinsCascade => "It wins with a cascade at once.",
        Explanation::External => "Another program has chosen it.",
        Explanation::Script => "Its script has chosen it.",
        Explanation::Forfeited => "Its own move did not stand; this one was drawn at random.",
    }
}

/// What is known about a position, in words that tell what is proven from what is estimated.
#[must_use]
pub fn verdict(verdict: Verdict) -> String {
    match verdict {
        Verdict::Proven { winner, plies } => {
            let mut text = match winner {
                Some(side) => format!("proven: side {side} wins"),
                None => "proven: a draw".to_owned(),
            };
            if let Some(plies) = plies {
                let s = if plies == 1 { "" } else { "s" };
                // Writing to a text cannot fail.
                let _ = write!(text, " in {plies} move{s}");
            }
            text
        }
        Verdict::Estimated { score } => {
            format!("estimated: {score:+} points for the side to move")
        }
        Verdict::Unknown => "unknown".to_owned(),
    }
}

/// Moves as text, played one after the other from a position.
#[must_use]
pub fn line(position: &Position, moves: &[Move]) -> Vec<String> {
    let mut position = position.clone();
    let mut texts = Vec::with_capacity(moves.len());
    for &mv in moves {
        texts.push(position.move_text(mv));
        if position.play(mv).is_err() {
            break;
        }
    }
    texts
}
