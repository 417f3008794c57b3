//! Why a move of Lines is good.

use super::steps::{Step, steps};
use super::{Mark, Reason, Told};
use crate::games::mnk::Mnk;
use crate::games::{Cell, Game, Move, Position};
use crate::players::{Choice, Verdict};
use crate::study::shapes::Grid;
use crate::study::threats::{Threat, threats};

/// Why the legal move of a choice is good: what is seen on the board first, then what the player
/// has proven, then what the move is for.
pub(super) fn told(lines: &Mnk, position: &Position, choice: &Choice<Move>) -> Option<Told> {
    let me = lines.side_to_move();
    let target = position.target(choice.mv)?;
    let mut grid = Grid::of(lines);
    let line = grid.completed(me, target);
    if !line.is_empty() {
        let cells = line.clone();
        return Some(Told::plainly(Reason::CompletesLine { cells }).mark(Mark::Line, line));
    }
    let theirs = grid.completing(me.other());
    if theirs.len() > 1 && grid.completing(me).is_empty() {
        let completing = theirs.clone();
        return Some(Told::plainly(Reason::CannotStop { completing }).mark(Mark::Threat, theirs));
    }
    let made = grid.made(me, target);
    let must_stop = theirs.contains(&target);
    // With a line of the other side open elsewhere nothing that is merely threatened counts.
    let is_free = theirs.is_empty() || must_stop;
    if is_free && made.completing.len() > 1 {
        let why = Reason::DoubleThreat {
            completing: made.completing.clone(),
        };
        let stones = made.stones.into_iter().filter(|&stone| stone != target);
        let told = Told::plainly(why).mark(Mark::Line, stones);
        return Some(told.mark(Mark::Completing, made.completing));
    }
    let proven = match choice.verdict {
        Verdict::Proven { winner, plies } => Some((winner, plies)),
        Verdict::Estimated { .. } | Verdict::Unknown => None,
    };
    if let Some((Some(winner), plies)) = proven
        && winner == me
    {
        return Some(forced_win(position, choice, plies));
    }
    if must_stop {
        let cells = grid.completed(me.other(), target);
        let told = Told::plainly(Reason::StopsLine {
            cells: cells.clone(),
        });
        return Some(told.mark(Mark::Threat, cells));
    }
    if let Some((Some(_), plies)) = proven {
        // The winner makes every second move, the last one among them.
        let moves = plies.map(|plies| plies / 2);
        return Some(Told::plainly(Reason::HoldsOut { moves }));
    }
    let told = seen(&mut grid, position, choice.mv, target, made.completing);
    let is_drawn = proven.is_some() && !matches!(told.why, Reason::StopsDouble { .. });
    Some(if is_drawn {
        Told::plainly(Reason::KeepsDraw)
    } else {
        told
    })
}

/// What a move is for where nothing is proven.
fn seen(
    grid: &mut Grid,
    position: &Position,
    mv: Move,
    target: Cell,
    completing: Vec<Cell>,
) -> Told {
    let me = position.side_to_move();
    if !completing.is_empty() {
        let stones = grid.made(me, target).stones;
        let stones = stones.into_iter().filter(|&stone| stone != target);
        return Told::plainly(Reason::Threatens {
            completing: completing.clone(),
        })
        .mark(Mark::Line, stones)
        .mark(Mark::Completing, completing);
    }
    let stopped = stopped(position, mv, target);
    if !stopped.is_empty() {
        let at = stopped.iter().map(Threat::at).collect();
        let mut told = Told::plainly(Reason::StopsDouble { at });
        for threat in stopped {
            if let Threat::Doubles { at, stones, .. } = threat {
                let stones = stones.into_iter().filter(|&stone| stone != at);
                told = told.mark(Mark::Threat, stones.chain([at]));
            }
        }
        return told;
    }
    let prepared = grid.prepared(me, target);
    if !prepared.is_empty() {
        let cells = prepared.clone();
        return Told::plainly(Reason::Prepares { cells }).mark(Mark::Completing, prepared);
    }
    Told::plainly(match position.as_game::<Mnk>().map(Mnk::stones) {
        Some(0) => Reason::Opening,
        _ => Reason::Estimate,
    })
}

/// The double threats of the other side that the move prevents, if it prevents all of them.
fn stopped(position: &Position, mv: Move, target: Cell) -> Vec<Threat> {
    let mut before = threats(position);
    before.retain(|threat| matches!(threat, Threat::Doubles { .. }));
    let mut next = position.clone();
    if before.is_empty() || next.play(mv).is_err() {
        return Vec::new();
    }
    let Some(lines) = next.as_game::<Mnk>() else {
        return Vec::new();
    };
    let other = lines.side_to_move();
    let mut grid = Grid::of(lines);
    let still = before
        .iter()
        .any(|threat| threat.at() != target && grid.made(other, threat.at()).completing.len() > 1);
    if still { Vec::new() } else { before }
}

/// A win that the player has proven, with its moves.
pub(super) fn forced_win(position: &Position, choice: &Choice<Move>, plies: Option<u32>) -> Told {
    let steps = steps(position, &choice.line);
    let numbered = numbered(&steps);
    let mut told = Told::plainly(Reason::ForcedWin {
        moves: plies.map(|plies| plies.div_ceil(2)),
        steps,
    });
    for (number, cell) in numbered {
        told = told.mark(Mark::Step { number }, [cell]);
    }
    told
}

/// The cells of the steps with their numbers; a cell that is used again bears its first one.
fn numbered(steps: &[Step]) -> Vec<(u16, Cell)> {
    let mut numbered: Vec<(u16, Cell)> = Vec::new();
    for (number, step) in (1..).zip(steps) {
        if numbered.iter().all(|&(_, cell)| cell != step.cell) {
            numbered.push((number, step.cell));
        }
    }
    numbered
}
