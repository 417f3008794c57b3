//! The opening rule swap2: three stones by one side, then a choice of colours.
//!
//! Whoever opens puts two black stones and a white one. The other takes black, or plays on as
//! white, or puts a white and a black stone more and leaves the choice of colours to the opener.
//! Black has put the first stone; in all cases white is to move next.

use super::field::{Field, FieldError};
use crate::games::mnk::{Mnk, Place, Rule};
use crate::games::{Cell, Game, Rng, Side};
use crate::players::mnk::LinesEngine;
use crate::players::{Choice, Limits, Player, Stop, Verdict};

/// Positions visited to judge a position in the first round; each round visits so many times more.
const FIRST_ROUND: u64 = 500;
const ROUND_FACTOR: u64 = 4;
/// Where nothing else limits it, so many positions are visited for one choice.
const USUAL_NODES: u64 = 500_000;
/// What a proven win counts among estimates, which stay far below.
const WON: i32 = 30_000;
/// Estimates hold the worth of being to move, so that even quiet openings lie some hundreds above
/// or below 0. Up to this score two more stones may leave a more even choice; beyond it the better
/// colour is taken at once.
const BALANCED: i32 = 700;
/// Openings of three stones, as columns and rows from the middle: black, white, black. Some close
/// to each other, some apart, so that one of them leaves white hardly better or worse than black.
const OPENINGS: [[(i8, i8); 3]; 8] = [
    [(0, 0), (1, 0), (2, 2)],
    [(0, 0), (0, -1), (2, 1)],
    [(0, 0), (1, 1), (-2, 2)],
    [(-2, -2), (0, 0), (2, 1)],
    [(0, 0), (1, -1), (0, 3)],
    [(-3, 0), (0, -2), (3, 2)],
    [(-4, -3), (1, 1), (3, -4)],
    [(-5, -5), (-4, -4), (5, 5)],
];
/// Where the fifth stone is tried, as columns and rows from the fourth.
const FIFTHS: [(i8, i8); 8] = [
    (1, 1),
    (-2, 1),
    (3, 0),
    (0, -3),
    (-4, -2),
    (4, 4),
    (5, -1),
    (-1, 5),
];
/// The colours of stones in the order in which they are put.
const BLACK: Side = Side::First;
const WHITE: Side = Side::Second;

/// A choice to make under swap2.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// The stones so far: none, three or five, black first and in turns.
    pub field: Field,
    /// Which lines win.
    pub rule: Rule,
}

/// What was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Take black.
    Swap,
    /// Put these stones: three to open, one to go on as white, or two to let the opponent choose.
    Put(Vec<Cell>),
    /// The board is too small for every opening, or the game is over.
    Nothing,
}

/// The colour of a stone by its place in the order.
#[must_use]
pub const fn colour(index: usize) -> Side {
    if index.is_multiple_of(2) {
        BLACK
    } else {
        WHITE
    }
}

/// Makes the choice. Ends within 50 ms of `stop` being set.
#[must_use]
pub fn decide(
    engine: &mut LinesEngine,
    task: &Task,
    limits: Limits,
    stop: &Stop,
    rng: &mut Rng,
) -> Decision {
    let mut judge = Judge {
        engine,
        limits,
        stop,
        rng,
    };
    match task.field.stones().len() {
        0 => open(&mut judge, task),
        3 => answer(&mut judge, task),
        _ => choose_colour(&mut judge, task),
    }
}

/// Three stones that favour nobody, as far as the judge sees.
fn open(judge: &mut Judge, task: &Task) -> Decision {
    let (cols, rows) = task.field.size();
    let middle = Cell::new(cols / 2, rows / 2);
    let openings: Vec<Vec<Cell>> = OPENINGS
        .iter()
        .filter_map(|opening| {
            let cells = opening.iter().map(|&step| away(&task.field, middle, step));
            cells.collect()
        })
        .collect();
    most_balanced(judge, task, openings)
        .map_or(Decision::Nothing, |(cells, _)| Decision::Put(cells))
}

/// Black, white, or two stones more.
fn answer(judge: &mut Judge, task: &Task) -> Decision {
    let Ok(position) = task.field.with_side_to_move(WHITE, task.rule) else {
        return Decision::Nothing;
    };
    let Some((choice, score)) = judge.judge_all(&[position]).pop().flatten() else {
        return Decision::Nothing;
    };
    let fourth = choice.mv.cell();
    if score.abs() <= BALANCED {
        let pairs = FIFTHS
            .iter()
            .filter_map(|&step| Some(vec![fourth, away(&task.field, fourth, step)?]))
            .collect();
        if let Some((pair, balance)) = most_balanced(judge, task, pairs)
            && balance.abs() < score.abs()
        {
            return Decision::Put(pair);
        }
    }
    if score < 0 {
        Decision::Swap
    } else {
        Decision::Put(vec![fourth])
    }
}

/// The better colour of five stones.
fn choose_colour(judge: &mut Judge, task: &Task) -> Decision {
    let Ok(position) = task.field.with_side_to_move(WHITE, task.rule) else {
        return Decision::Nothing;
    };
    match judge.judge_all(&[position]).pop().flatten() {
        Some((_, score)) if score < 0 => Decision::Swap,
        Some((choice, _)) => Decision::Put(vec![choice.mv.cell()]),
        None => Decision::Nothing,
    }
}

/// The stones after which white's score is nearest to 0, and that score.
fn most_balanced(
    judge: &mut Judge,
    task: &Task,
    candidates: Vec<Vec<Cell>>,
) -> Option<(Vec<Cell>, i32)> {
    let (mut cells, mut positions) = (Vec::new(), Vec::new());
    for candidate in candidates {
        if let Ok(position) = after(task, &candidate) {
            cells.push(candidate);
            positions.push(position);
        }
    }
    let scores = judge.judge_all(&positions);
    cells
        .into_iter()
        .zip(scores)
        .filter_map(|(cells, judged)| judged.map(|(_, score)| (cells, score)))
        .min_by_key(|(_, score)| score.abs())
}

/// The position after these stones more, white to move.
fn after(task: &Task, cells: &[Cell]) -> Result<Mnk, FieldError> {
    let mut field = task.field.clone();
    for &cell in cells {
        let side = colour(field.stones().len());
        field.put((cell.col.into(), cell.row.into()), side)?;
    }
    field.with_side_to_move(WHITE, task.rule)
}

/// The point so many columns and rows away, if it is on the board.
fn away(field: &Field, from: Cell, (right, down): (i8, i8)) -> Option<Cell> {
    let col = from.col.checked_add_signed(right)?;
    let row = from.row.checked_add_signed(down)?;
    field.cell((col.into(), row.into())).ok()
}

/// The engine as a judge of positions.
struct Judge<'a> {
    engine: &'a mut LinesEngine,
    limits: Limits,
    stop: &'a Stop,
    rng: &'a mut Rng,
}

impl Judge<'_> {
    /// The best move of each position and the score of the side to move there. All positions are
    /// judged equally deep: in rounds, of which the last one counts that was finished.
    fn judge_all(&mut self, positions: &[Mnk]) -> Vec<Option<(Choice<Place>, i32)>> {
        let mut judged = vec![None; positions.len()];
        let mut nodes = FIRST_ROUND;
        let most = self.limits.most_nodes(self.stop, USUAL_NODES) / positions.len().max(1) as u64;
        loop {
            let round: Vec<_> = positions
                .iter()
                .map(|position| self.judge(position, nodes.min(most)))
                .collect();
            let is_first = judged.iter().all(Option::is_none);
            if is_first || !self.stop.is_set() {
                judged = round;
            }
            nodes = nodes.saturating_mul(ROUND_FACTOR);
            if self.stop.is_set() || nodes > most {
                return judged;
            }
        }
    }

    fn judge(&mut self, position: &Mnk, nodes: u64) -> Option<(Choice<Place>, i32)> {
        let limits = Limits {
            nodes: Some(nodes),
            ..self.limits
        };
        let choice = self
            .engine
            .choose(position, &limits, self.stop, self.rng)
            .ok()?;
        let score = match choice.verdict {
            Verdict::Proven { winner: None, .. } | Verdict::Unknown => 0,
            Verdict::Proven { winner, .. } if winner == Some(position.side_to_move()) => WON,
            Verdict::Proven { .. } => -WON,
            Verdict::Estimated { score } => score,
        };
        Some((choice, score))
    }
}
