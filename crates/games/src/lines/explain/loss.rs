//! How a game of Lines was lost: which three became which four, and the threats in their order.

use crate::lines::Lines;
use fivefold_rules::notation::cell_text;
use fivefold_rules::{Cell, Event, Game, Move, Position};
use fivefold_study::hint::{HintReason, Mark};
use fivefold_study::loss::LostGame;
use fivefold_words::sentence::Sentence;

/// In these games the stones of a line have names of their own: a three, a four.
const GOMOKU: u8 = 5;

/// The stones of the winning line in the order in which they came, and the moves from the mistake to
/// the end, each with what it threatens. `None` where the game did not end with a line, and where
/// only the last stone of it was lacking.
pub(super) fn told(game: &LostGame) -> Option<HintReason> {
    let after = game.mistake.after;
    let placed = placed(after, game.followed)?;
    let line = winning_line(after, game.followed)?;
    let params = after.as_game::<Lines>()?.params();
    let view = after.view();
    let lies = |cell: &Cell| view.at(*cell).owner.is_some();
    let (mut stones, later): (Vec<Cell>, Vec<Cell>) = line.into_iter().partition(lies);
    // In the order of the moves.
    let mut came: Vec<Cell> = placed.into_iter().filter(|at| later.contains(at)).collect();
    let last = came.pop()?;
    let next = came.pop()?;
    stones.append(&mut came);
    let text = |cell: &Cell| cell_text(*cell, params.rows);
    let names: Vec<String> = stones.iter().map(text).collect();
    let key = match (params.len, stones.len()) {
        (GOMOKU, 3) => "loss-three-became-four",
        _ => "loss-line-grew",
    };
    let why = Sentence::new(key)
        .text("stones", names.join(" "))
        .text("next", text(&next))
        .text("last", text(&last));
    let told = HintReason::of_moves(after, game.followed, why);
    Some(told.mark(Mark::Line, stones))
}

/// Where the stones of these moves go.
fn placed(after: &Position, followed: &[Move]) -> Option<Vec<Cell>> {
    followed.iter().map(|&mv| after.target(mv)).collect()
}

/// The cells of the line with which these moves end.
fn winning_line(after: &Position, followed: &[Move]) -> Option<Vec<Cell>> {
    let mut position = after.clone();
    let mut events = Vec::new();
    for &mv in followed {
        events = position.play(mv).ok()?;
    }
    events.into_iter().find_map(|event| match event {
        Event::Line { cells, .. } => Some(cells),
        _ => None,
    })
}
