//! What the commands say about a position and a move. They speak English.

use std::fmt::Write as _;

use fivefold_players::Verdict;
use fivefold_rules::GameId;
use fivefold_words::ENGLISH;

/// The English name of a game.
#[must_use]
pub fn game_name(game: GameId) -> String {
    ENGLISH.game_name(game)
}

/// What is known about a position, in words that tell what is proven from what is estimated.
#[must_use]
pub(crate) fn verdict(verdict: Verdict) -> String {
    match verdict {
        Verdict::Proven { winner, plies } => {
            let mut text = match winner {
                Some(side) => format!("proven: side {side} wins"),
                None => "proven: a draw".to_owned(),
            };
            if let Some(plies) = plies {
                // Writing to a text cannot fail.
                let _ = write!(text, " in {}", in_plies(plies));
            }
            text
        }
        Verdict::Found { winner, plies } => {
            format!(
                "found, not proven: side {winner} wins in {}",
                in_plies(plies)
            )
        }
        Verdict::Estimated { score } => {
            format!("estimated: {score:+} points for the side to move")
        }
        Verdict::Unknown => "unknown".to_owned(),
    }
}

fn in_plies(plies: u32) -> String {
    match plies {
        1 => "1 ply".to_owned(),
        _ => format!("{plies} plies"),
    }
}

/// A list in a sentence: `a, b and c`.
#[must_use]
pub fn joined(words: impl Iterator<Item = String>, last: &str) -> String {
    let words: Vec<String> = words.collect();
    match words.split_last() {
        Some((end, before)) if !before.is_empty() => {
            format!("{} {last} {end}", before.join(", "))
        }
        _ => words.concat(),
    }
}
