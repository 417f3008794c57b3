//! The opening rule swap2 as the protocol asks about it: by a board of none, three or five stones.

use super::field::StoneBoard;
use crate::lines::Rule;
use crate::lines::swap2::{self, Decision};
use fivefold_lines_engine::LinesEngine;
use fivefold_players::{Limits, Stop};
use fivefold_rules::{Rng, Side};

/// A choice to make under swap2.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Swap2Job {
    /// The stones so far: none, three or five, black first and in turns.
    pub field: StoneBoard,
    pub(crate) rule: Rule,
}

/// Makes the choice. Ends within 50 ms of `stop` being set.
#[must_use]
pub(crate) fn decide(
    engine: &mut LinesEngine,
    task: &Swap2Job,
    limits: Limits,
    stop: &Stop,
    rng: &mut Rng,
) -> Decision {
    let to_move: Side = swap2::colour(task.field.stones().len());
    match task.field.with_side_to_move(to_move, task.rule) {
        Ok(position) => swap2::decide(engine, &position, limits, stop, rng),
        Err(_) => Decision::Nothing,
    }
}
