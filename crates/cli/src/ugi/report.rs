//! What a search found, in the words of the protocol.

use std::time::Duration;

use super::UgiResult;
use fivefold_players::{SearchResult, Verdict};
use fivefold_rules::{Move, Position, Side};

/// The score of a win that is proven, but not how soon it comes.
const WON: i32 = 30_000;

/// The lines before the move.
#[must_use]
pub(crate) fn info(position: &Position, thought: &UgiResult, took: Duration) -> Vec<String> {
    let choice = match &thought.answer {
        Ok(choice) => choice,
        Err(reason) => return vec![format!("info string {reason}")],
    };
    let mover = position.side_to_move();
    let mut lines = Vec::new();
    if let Verdict::Proven { winner, plies } = choice.verdict {
        let result = match winner {
            None => "draw",
            Some(Side::First) => "p1win",
            Some(Side::Second) => "p2win",
        };
        let when = plies.map_or_else(String::new, |plies| format!(" plies {plies}"));
        lines.push(format!("info string proven {result}{when}"));
    }
    lines.push(format!(
        "info depth {}{} nodes {} time {} pv {}",
        choice.depth,
        score(choice.verdict, mover),
        choice.nodes,
        took.as_millis(),
        line_text(position, choice)
    ));
    lines
}

/// The line with the move.
#[must_use]
pub(crate) fn best_move(position: &Position, thought: &UgiResult) -> String {
    let mv = match &thought.answer {
        Ok(choice) => Some(choice.mv),
        Err(_) => thought.instead,
    };
    // By the custom of the protocol's family four zeros are no move.
    let text = mv.map_or_else(|| "0000".to_owned(), |mv| position.move_text(mv));
    format!("bestmove {text}")
}

/// The score as the side to move sees it; nothing where the player does not judge.
fn score(verdict: Verdict, mover: Side) -> String {
    let (winner, plies) = match verdict {
        Verdict::Unknown => return String::new(),
        Verdict::Estimated { score } => return format!(" score cp {score}"),
        Verdict::Proven { winner: None, .. } => return " score cp 0".to_owned(),
        Verdict::Proven {
            winner: Some(winner),
            plies,
        } => (winner, plies),
        Verdict::Found { winner, plies } => (winner, Some(plies)),
    };
    let sign = if winner == mover { "" } else { "-" };
    match plies {
        Some(plies) => format!(" score mate {sign}{}", plies.div_ceil(2)),
        None => format!(" score cp {sign}{WON}"),
    }
}

/// The move and what is expected to follow.
fn line_text(position: &Position, choice: &SearchResult<Move>) -> String {
    let first = [choice.mv];
    let line = match choice.line.as_slice() {
        [] => &first,
        line => line,
    };
    position.move_texts(line).join(" ")
}
