//! Why a move of Lines is good.

use super::shapes::TrialBoard;
use super::threats::doubles;
use crate::lines::Lines;
use fivefold_players::{SearchResult, Verdict};
use fivefold_rules::{Cell, Game, Move, Position};
use fivefold_study::hint::{HintMark, HintReason, StepReason};
use fivefold_words::sentence::Sentence;

/// Why the legal move of a choice is good: what is seen on the board first, then what the player
/// has proven, then what the move is for.
pub(super) fn why(position: &Position, choice: &SearchResult<Move>) -> Option<HintReason> {
    let lines: &Lines = position.as_game()?;
    let me = lines.side_to_move();
    let target = position.target(choice.mv)?;
    let mut grid = TrialBoard::of(lines);
    let line = grid.completed(me, target);
    if !line.is_empty() {
        let why = Sentence::new("hint-why-completes-line").number("n", line.len());
        return Some(HintReason::plainly(why).mark(HintMark::Line, line));
    }
    let theirs = grid.completing(me.other());
    if theirs.len() > 1 && grid.completing(me).is_empty() {
        let why = Sentence::new("hint-why-cannot-stop").number("n", theirs.len());
        return Some(HintReason::plainly(why).mark(HintMark::Threat, theirs));
    }
    let made = grid.made(me, target);
    let must_stop = theirs.contains(&target);
    // With a line of the other side open elsewhere nothing that is merely threatened counts.
    let is_free = theirs.is_empty() || must_stop;
    if is_free && made.completing.len() > 1 {
        let why = Sentence::new("hint-why-double-threat").number("n", made.completing.len());
        let stones = made.stones.into_iter().filter(|&stone| stone != target);
        let told = HintReason::plainly(why).mark(HintMark::Line, stones);
        return Some(told.mark(HintMark::Completing, made.completing));
    }
    let proven = match choice.verdict {
        Verdict::Proven { winner, plies } => Some((winner, plies)),
        Verdict::Found { .. } | Verdict::Estimated { .. } | Verdict::Unknown => None,
    };
    let found_win = match choice.verdict {
        Verdict::Found { winner, plies } if winner == me => Some(plies),
        _ => None,
    };
    if let Some((Some(winner), plies)) = proven
        && winner == me
    {
        return Some(HintReason::forced_win(position, choice, plies));
    }
    if let Some(plies) = found_win {
        return Some(HintReason::found_win(position, choice, plies));
    }
    if must_stop {
        let line = grid.completed(me.other(), target);
        let why = Sentence::new("hint-why-stops-line");
        return Some(HintReason::plainly(why).mark(HintMark::Threat, line));
    }
    if let Some((Some(_), plies)) = proven {
        return Some(HintReason::holds_out(plies));
    }
    if !made.completing.is_empty() && proven.is_none() {
        let why = Sentence::new("hint-why-threatens");
        let stones = made.stones.into_iter().filter(|&stone| stone != target);
        let told = HintReason::plainly(why).mark(HintMark::Line, stones);
        return Some(told.mark(HintMark::Completing, made.completing));
    }
    if made.completing.is_empty()
        && let Some(told) = stops_double(lines, position, choice.mv, target)
    {
        return Some(told);
    }
    if proven.is_some() {
        return Some(HintReason::keeps_draw());
    }
    let prepared = grid.prepared(me, target);
    Some(if !prepared.is_empty() {
        let why = Sentence::new("hint-why-prepares");
        HintReason::plainly(why).mark(HintMark::Completing, prepared)
    } else if lines.stones() == 0 {
        HintReason::plainly(Sentence::new("hint-why-opening"))
    } else {
        HintReason::proven(position, choice)
    })
}

/// The other side would make a threat on two cells at once, and the move prevents all such threats.
fn stops_double(lines: &Lines, position: &Position, mv: Move, target: Cell) -> Option<HintReason> {
    let before = doubles(lines, lines.side_to_move().other());
    let mut next = position.clone();
    if before.is_empty() || next.play(mv).is_err() {
        return None;
    }
    let after: &Lines = next.as_game()?;
    let other = after.side_to_move();
    let mut grid = TrialBoard::of(after);
    let mut still = before.iter().map(|(at, _)| *at).filter(|at| *at != target);
    if still.any(|at| grid.made(other, at).completing.len() > 1) {
        return None;
    }
    let mut told = HintReason::plainly(Sentence::new("hint-why-stops-double"));
    for (at, made) in before {
        let stones = made.stones.into_iter().filter(|&stone| stone != at);
        told = told.mark(HintMark::Threat, stones.chain([at]));
    }
    Some(told)
}

/// `None` for a move that makes nothing that can be named.
pub(super) fn step(position: &Position, mv: Move) -> Option<StepReason> {
    let lines: &Lines = position.as_game()?;
    let (me, cell) = (lines.side_to_move(), position.target(mv)?);
    let mut grid = TrialBoard::of(lines);
    if grid.completes(me, cell) {
        return Some(StepReason {
            does: Sentence::new("hint-step-completes"),
            completing: Vec::new(),
        });
    }
    let completing = grid.made(me, cell).completing;
    let key = match completing.len() {
        2.. => "hint-step-double-threat",
        _ if grid.completes(me.other(), cell) => "hint-step-blocks",
        1 => "hint-step-four",
        _ if !grid.prepared(me, cell).is_empty() => "hint-step-three",
        _ => return None,
    };
    Some(StepReason {
        does: Sentence::new(key),
        completing,
    })
}
