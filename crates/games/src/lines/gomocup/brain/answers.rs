//! What a brain says, in words.

use std::time::Duration;

use thiserror::Error;

use super::BrainJob;
use super::field::{OWN, StoneBoard, StoneBoardError};
use super::ranking::{Ranking, own_score};
use crate::lines::Lines;
use crate::lines::gomocup::brain::field::point_text;
use fivefold_players::protocols::conversation::Reply;
use fivefold_players::{Progress, SearchResult, Verdict};
use fivefold_rules::{Cell, Game as _, Move, Side};

/// What can be wrong with a command.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(super) enum CommandError {
    #[error("no game has begun; send START 15 first")]
    NotStarted,
    #[error("{0}")]
    Field(#[from] StoneBoardError),
    #[error("I do not play {0}, only five in a row: free, exact or renju (INFO rule 0, 1 or 4)")]
    Rule(String),
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
        "name=\"fivefold\", version=\"{}\", author=\"the fivefold authors\", country=\"international\"",
        env!("CARGO_PKG_VERSION")
    )
}

/// What is told about a move before it is made.
pub(super) fn comment(choice: &SearchResult<Move>) -> String {
    let line: Vec<_> = cells(&choice.line).map(point_text).collect();
    format!(
        "MESSAGE depth {} {} nodes {} pv {}",
        choice.depth,
        verdict_text(choice.verdict),
        choice.nodes,
        line.join(" ")
    )
}

fn cells(line: &[Move]) -> impl Iterator<Item = Cell> {
    line.iter()
        .filter_map(|&mv| Lines::unpack(mv))
        .map(|mv| mv.cell())
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

/// What was found, as Yixin-Board shows it: its `iochannelout_watch` reads the `REALTIME` lines, and
/// its `printf_log` translates the capitals of the others.
pub(super) struct RealtimeLine<'a> {
    pub(super) field: &'a StoneBoard,
    /// Whether the manager reads the lines of the Yixin protocol about the search as it goes on.
    pub(super) is_realtime: bool,
}

impl RealtimeLine<'_> {
    /// How far a search has come.
    pub(super) fn progress(&self, progress: &Progress) -> Vec<String> {
        self.lines(progress, None)
    }

    /// What a search came to.
    pub(super) fn choice(&self, choice: &SearchResult<Move>, took: Duration) -> Vec<String> {
        let line = match choice.line.is_empty() {
            true => vec![choice.mv],
            false => choice.line.clone(),
        };
        let found = Progress {
            depth: choice.depth,
            score: own_score(choice, OWN),
            nodes: choice.nodes,
            line,
        };
        self.lines(&found, Some(took))
    }

    /// What the comparison of several moves came to.
    pub(super) fn ranking(&self, ranking: &Ranking, took: Duration) -> Vec<String> {
        let mut lines = Vec::new();
        if ranking.moves.len() > 1 {
            for (index, one) in ranking.moves.iter().enumerate() {
                lines.push(format!(
                    "MESSAGE ({}) EVALUATION {} DEPTH {} BESTLINE {}",
                    index + 1,
                    one.score,
                    one.depth,
                    self.names(one.line.iter().map(|mv| mv.cell()))
                ));
            }
        }
        if let Some(best) = ranking.moves.first() {
            lines.extend(self.lines(&best.progress(ranking.nodes), Some(took)));
        }
        lines
    }

    fn lines(&self, found: &Progress, took: Option<Duration>) -> Vec<String> {
        let names = self.names(cells(&found.line));
        let mut lines = Vec::new();
        if let Some(best) = cells(&found.line).next().filter(|_| self.is_realtime) {
            lines.push(format!("MESSAGE REALTIME BEST {}", point_text(best)));
            lines.push(format!("MESSAGE REALTIME VAL {}", found.score));
            lines.push(format!("MESSAGE REALTIME PV {names}"));
        }
        let time = took.map_or_else(String::new, |took| format!(" TIME {} MS", took.as_millis()));
        lines.push(format!(
            "MESSAGE DEPTH {} EVALUATION {} NODE {}{time} BESTLINE {names}",
            found.depth, found.score, found.nodes
        ));
        lines
    }

    fn names(&self, cells: impl Iterator<Item = Cell>) -> String {
        let names: Vec<_> = cells.map(|at| self.field.yixin_name(at)).collect();
        names.join(" ")
    }
}

/// The answer to a command that is refused.
pub(super) fn refusal(error: &CommandError) -> Reply<BrainJob> {
    Reply::line(format!("ERROR {error}"))
}
