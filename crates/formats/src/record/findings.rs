//! What was found out about a position, as the note of a record:
//! `[first wins in 7; 20000 nodes; h8 i9 j7]`.

use std::fmt::Write as _;

use super::{ValueError, short};
use fivefold_match::history::{Finding, LONGEST_LINE};
use fivefold_players::Verdict;
use fivefold_rules::{Position, Side};

/// What stands before the best move where it is the only one that keeps the position's worth.
const ONLY: &str = "only";
/// What stands before a win that was found but not proven.
const FOUND: &str = "found:";

/// The note without its brackets. Any position of the game will do.
pub(super) fn write(finding: &Finding, position: &Position) -> String {
    let mut text = match finding.verdict {
        Verdict::Proven { winner, plies } => {
            let mut text = winner.map_or("draw", wins).to_owned();
            if let Some(plies) = plies {
                // Writing to a text cannot fail.
                let _ = write!(text, " in {plies}");
            }
            text
        }
        Verdict::Found { winner, plies } => format!("{FOUND} {} in {plies}", wins(winner)),
        Verdict::Estimated { score } => format!("score {score}"),
        Verdict::Unknown => "unknown".to_owned(),
    };
    let _ = write!(text, "; {} nodes;", finding.nodes);
    if finding.only {
        let _ = write!(text, " {ONLY}");
    }
    for &mv in &finding.line {
        let _ = write!(text, " {}", position.move_text(mv));
    }
    text
}

/// Whether the text of a note in brackets means a finding; otherwise it is a time.
pub(super) fn is_finding(text: &str) -> bool {
    text.contains(';')
}

/// Reads what [`write`] wrote beside this position.
pub(super) fn read(text: &str, position: &Position) -> Result<Finding, ValueError> {
    let wrong = || ValueError::Finding { found: short(text) };
    let mut parts = text.split(';').map(str::trim);
    let verdict = parts.next().and_then(verdict).ok_or_else(wrong)?;
    let nodes = parts.next().and_then(|nodes| nodes.strip_suffix("nodes"));
    let nodes = nodes.and_then(|nodes| nodes.trim_end().parse().ok());
    let nodes: u64 = nodes.ok_or_else(wrong)?;
    let line = parts.next().ok_or_else(wrong)?;
    let (only, moves) = match line.strip_prefix(ONLY) {
        Some(moves) => (true, moves),
        None => (false, line),
    };
    let moves = moves.split_whitespace().take(LONGEST_LINE);
    let line: Result<_, _> = moves.map(|mv| position.parse_move(mv)).collect();
    let line: Vec<_> = line.map_err(|_| wrong())?;
    if line.is_empty() || parts.next().is_some() {
        return Err(wrong());
    }
    Ok(Finding {
        verdict,
        nodes,
        line,
        only,
    })
}

const fn wins(side: Side) -> &'static str {
    match side {
        Side::First => "first wins",
        Side::Second => "second wins",
    }
}

fn verdict(text: &str) -> Option<Verdict> {
    if let Some(score) = text.strip_prefix("score ") {
        let score = score.trim_start().parse().ok()?;
        return Some(Verdict::Estimated { score });
    }
    if let Some(found) = text.strip_prefix(FOUND) {
        let (result, plies) = found.split_once(" in ")?;
        return Some(Verdict::Found {
            winner: winner_of(result)?,
            plies: plies.trim().parse().ok()?,
        });
    }
    let (result, plies) = match text.split_once(" in ") {
        Some((result, plies)) => (result, Some(plies.trim().parse().ok()?)),
        None => (text, None),
    };
    let proven = |winner| Some(Verdict::Proven { winner, plies });
    match result.trim_end() {
        "draw" => proven(None),
        "unknown" if plies.is_none() => Some(Verdict::Unknown),
        result => proven(Some(winner_of(result)?)),
    }
}

fn winner_of(result: &str) -> Option<Side> {
    let wins_so = |&side: &Side| wins(side) == result.trim();
    Side::BOTH.into_iter().find(wins_so)
}
