//! What a brain says, in words.

use thiserror::Error;

use super::BrainJob;
use super::field::StoneBoardError;
use crate::lines::Lines;
use crate::lines::gomocup::brain::field::point_text;
use fivefold_players::protocols::conversation::Reply;
use fivefold_players::{SearchResult, Verdict};
use fivefold_rules::{Game as _, Move, Side};

/// What can be wrong with a command.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(super) enum CommandError {
    #[error("no game has begun; send START 15 first")]
    NotStarted,
    #[error("{0}")]
    Field(#[from] StoneBoardError),
    #[error("I do not play {0}, only five in a row: free, exact or renju (INFO rule 0, 1 or 4)")]
    Rule(&'static str),
    #[error("after {0} this is expected: {1}")]
    Form(&'static str, &'static str),
    #[error("the board is not empty; send BOARD instead of BEGIN")]
    NotEmpty,
    #[error("swap2 begins with 0, 3 or 5 stones, not {0}")]
    Swap2(usize),
}

/// One line about this program.
pub(super) fn about() -> String {
    format!(
        "name=\"{}\", version=\"{}\", author=\"the fivefold authors\", country=\"international\"",
        "fivefold",
        env!("CARGO_PKG_VERSION")
    )
}

/// What is told about a move before it is made.
pub(super) fn comment(choice: &SearchResult<Move>) -> String {
    let places = choice.line.iter().filter_map(|&mv| Lines::unpack(mv));
    let line: Vec<_> = places.map(|mv| point_text(mv.cell())).collect();
    format!(
        "MESSAGE depth {} {} nodes {} pv {}",
        choice.depth,
        verdict_text(choice.verdict),
        choice.nodes,
        line.join(" ")
    )
}

/// What is known about the own position.
fn verdict_text(verdict: Verdict) -> String {
    let in_plies =
        |plies: Option<u32>| plies.map_or_else(String::new, |plies| format!(" plies {plies}"));
    match verdict {
        Verdict::Proven {
            winner: Some(Side::First),
            plies,
        } => format!("won{}", in_plies(plies)),
        Verdict::Proven {
            winner: Some(Side::Second),
            plies,
        } => format!("lost{}", in_plies(plies)),
        Verdict::Proven { winner: None, .. } => "drawn".to_owned(),
        Verdict::Found { winner, plies } => match winner {
            Side::First => format!("found win plies {plies}"),
            Side::Second => format!("found loss plies {plies}"),
        },
        Verdict::Estimated { score } => format!("score {score}"),
        Verdict::Unknown => "unknown".to_owned(),
    }
}

/// The answer to a command that is refused.
pub(super) fn refusal(error: &CommandError) -> Reply<BrainJob> {
    Reply::line(format!("ERROR {error}"))
}
