//! How a computer player opens under Swap2: three stones by one side, then a choice of sides.
//!
//! Whoever opens puts two stones of the side that begins (here black) and one of the other (white).
//! The other player takes black, or plays on as white, or puts a white and a black stone more and
//! leaves the choice to the opener. Black has put the first stone; in all cases white is to move
//! next.

use rand::RngExt;
use rand::seq::SliceRandom;

use crate::lines::{Lines, Place};
use fivefold_lines_engine::LinesEngine;
use fivefold_players::{Limits, Player, SearchResult, Stop, Verdict};
use fivefold_rules::{Cell, Game, Rng, Side};

/// Positions visited to judge a position in the first round; each round visits so many times more.
const FIRST_ROUND: u64 = 500;
const ROUND_FACTOR: u64 = 4;
/// Where nothing else limits it, so many positions are visited for one choice.
const USUAL_NODES: u64 = 500_000;
/// What a proven win counts among estimates, which stay far below.
const WON: i32 = 30_000;
/// Estimates hold the worth of being to move, so that even quiet openings lie some way above or
/// below 0. Up to this score two more stones may leave a more even choice; beyond it the better
/// colour is taken at once.
const BALANCED: i32 = 140;
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
/// At most so many openings are compared.
const COMPARED: usize = OPENINGS.len();
/// Turns and reflections of an opening.
pub(super) const SYMMETRIES: u8 = 8;
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

/// What was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Take black.
    Swap,
    /// Put these stones: three to open, one to go on as white, or two to let the opponent choose.
    Put(Vec<Cell>),
    /// No opening fits the board, the game is over, or the player was stopped.
    Nothing,
}

/// The colour of a stone by its place in the order, where the first side is black.
#[must_use]
pub(crate) const fn colour(index: usize) -> Side {
    if index.is_multiple_of(2) {
        Side::First
    } else {
        Side::Second
    }
}

/// Makes the choice in a position of none, three or five stones, white to move in the latter two.
/// Ends within 50 ms of `stop` being set.
#[cfg(not(target_family = "wasm"))]
#[must_use]
pub(crate) fn decide(
    engine: &mut LinesEngine,
    position: &Lines,
    limits: Limits,
    stop: &Stop,
    rng: &mut Rng,
) -> Decision {
    match position.stones() {
        0 => place(engine, position, limits, stop, rng).map_or(Decision::Nothing, Decision::Put),
        3 => OpeningJudge::new(engine, limits, stop, rng).answer(position),
        _ => OpeningJudge::new(engine, limits, stop, rng).choose_colour(position),
    }
}

/// The stones that whoever puts stones in this position has still to put: up to the third, or up
/// to the fifth after the choice was left to the opener; in the order in which they are put. None
/// where no opening fits the board and the stones on it, or the player was stopped.
#[must_use]
pub(crate) fn place(
    engine: &mut LinesEngine,
    position: &Lines,
    limits: Limits,
    stop: &Stop,
    rng: &mut Rng,
) -> Option<Vec<Cell>> {
    let candidates = match position.stones() {
        0..=2 => completions(position, rng),
        3 => {
            let mut judge = OpeningJudge::new(engine, limits, stop, rng);
            two_more_stones(position, judge.best(position)?.mv.cell())
        }
        _ => {
            let fourth = position.last()?;
            let fifths = FIFTHS
                .iter()
                .filter_map(|&step| position.away(fourth, step, 1));
            fifths.map(|fifth| vec![fifth]).collect()
        }
    };
    let mut judge = OpeningJudge::new(engine, limits, stop, rng);
    let balanced = judge.most_balanced(position, candidates);
    balanced.map(|(cells, _)| cells)
}

/// What openings of three stones still want here: those that have begun as the stones lie, or,
/// where none has, the ends of any.
fn completions(position: &Lines, rng: &mut Rng) -> Vec<Vec<Cell>> {
    let put = usize::from(position.stones());
    let params = position.params();
    let middle = Cell::new(params.cols / 2, params.rows / 2);
    let turned = rng.random_range(0..SYMMETRIES);
    let begins = match put.is_multiple_of(2) {
        true => position.side_to_move(),
        false => position.side_to_move().other(),
    };
    let mut begun = Vec::new();
    let mut any = Vec::new();
    for opening in &OPENINGS {
        for symmetry in 0..SYMMETRIES {
            let cells = opening.map(|step| position.away(middle, turn(step, symmetry), 1));
            let cells: Option<Vec<Cell>> = cells.into_iter().collect();
            let Some(cells) = cells else {
                continue;
            };
            let (lie, rest) = cells.split_at(put);
            let is_begun = lie.iter().enumerate().all(|(index, &cell)| {
                let side = match colour(index) {
                    Side::First => begins,
                    Side::Second => begins.other(),
                };
                position.stone(cell) == Some(side)
            });
            // Before the first stone all turns of an opening are worth the same.
            let is_wanted = put > 0 || symmetry == turned;
            if is_begun && is_wanted {
                begun.push(rest.to_vec());
            }
            any.push(rest.to_vec());
        }
    }
    let mut completions = if begun.is_empty() { any } else { begun };
    completions.retain(|cells| cells.iter().all(|&cell| position.stone(cell).is_none()));
    completions.sort_unstable();
    completions.dedup();
    completions.shuffle(rng);
    completions.truncate(COMPARED);
    completions
}

/// A step after one of the turns and reflections.
pub(super) const fn turn((right, down): (i8, i8), symmetry: u8) -> (i8, i8) {
    let (x, y) = if symmetry & 1 == 0 {
        (right, down)
    } else {
        (down, right)
    };
    let x = if symmetry & 2 == 0 { x } else { -x };
    let y = if symmetry & 4 == 0 { y } else { -y };
    (x, y)
}

/// The fourth stone with each fifth that is tried.
fn two_more_stones(position: &Lines, fourth: Cell) -> Vec<Vec<Cell>> {
    let fifths = FIFTHS.iter();
    fifths
        .filter_map(|&step| Some(vec![fourth, position.away(fourth, step, 1)?]))
        .collect()
}

/// The position after these stones more.
fn after(position: &Lines, cells: &[Cell]) -> Option<Lines> {
    let mut position = position.clone();
    for &cell in cells {
        let place = Place::from(cell);
        position.check(place).ok()?;
        position.apply(place, &mut ());
    }
    Some(position)
}

/// The engine as a judge of positions.
pub(super) struct OpeningJudge<'a> {
    engine: &'a mut LinesEngine,
    limits: Limits,
    stop: &'a Stop,
    rng: &'a mut Rng,
}

impl<'a> OpeningJudge<'a> {
    pub(super) fn new(
        engine: &'a mut LinesEngine,
        limits: Limits,
        stop: &'a Stop,
        rng: &'a mut Rng,
    ) -> OpeningJudge<'a> {
        OpeningJudge {
            engine,
            limits,
            stop,
            rng,
        }
    }

    /// Black, white, or two stones more.
    pub(super) fn answer(&mut self, position: &Lines) -> Decision {
        let Some((choice, score)) = self.evaluate_one(position) else {
            return Decision::Nothing;
        };
        let fourth = choice.mv.cell();
        if score.abs() <= BALANCED
            && let Some((pair, balance)) =
                self.most_balanced(position, two_more_stones(position, fourth))
            && balance.abs() < score.abs()
        {
            return Decision::Put(pair);
        }
        if score < 0 {
            Decision::Swap
        } else {
            Decision::Put(vec![fourth])
        }
    }

    /// The better colour of five stones.
    pub(super) fn choose_colour(&mut self, position: &Lines) -> Decision {
        match self.evaluate_one(position) {
            Some((_, score)) if score < 0 => Decision::Swap,
            Some((choice, _)) => Decision::Put(vec![choice.mv.cell()]),
            None => Decision::Nothing,
        }
    }

    /// The stones after which white's score is nearest to 0, and that score.
    fn most_balanced(
        &mut self,
        position: &Lines,
        candidates: Vec<Vec<Cell>>,
    ) -> Option<(Vec<Cell>, i32)> {
        let (mut cells, mut positions) = (Vec::new(), Vec::new());
        for candidate in candidates {
            if let Some(position) = after(position, &candidate) {
                cells.push(candidate);
                positions.push(position);
            }
        }
        let scores = self.evaluate_all(&positions);
        cells
            .into_iter()
            .zip(scores)
            .filter_map(|(cells, evaluated)| evaluated.map(|(_, score)| (cells, score)))
            .min_by_key(|(_, score)| score.abs())
    }

    /// The best move of one position, and the score.
    pub(super) fn evaluate_one(&mut self, position: &Lines) -> Option<(SearchResult<Place>, i32)> {
        self.evaluate_all(std::slice::from_ref(position))
            .pop()
            .flatten()
    }

    /// The best move of one position, found quickly.
    pub(super) fn best(&mut self, position: &Lines) -> Option<SearchResult<Place>> {
        self.evaluate(position, FIRST_ROUND * ROUND_FACTOR)
            .map(|(choice, _)| choice)
    }

    /// The best move of each position and the score of the side to move there. All positions are
    /// judged equally deep: in rounds, of which the last one counts that was finished.
    pub(super) fn evaluate_all(
        &mut self,
        positions: &[Lines],
    ) -> Vec<Option<(SearchResult<Place>, i32)>> {
        let mut evaluated = vec![None; positions.len()];
        let mut nodes = FIRST_ROUND;
        let most = self.limits.most_nodes(self.stop, USUAL_NODES) / positions.len().max(1) as u64;
        loop {
            let round: Vec<_> = positions
                .iter()
                .map(|position| self.evaluate(position, nodes.min(most)))
                .collect();
            let is_first = evaluated.iter().all(Option::is_none);
            if is_first || !self.stop.is_set() {
                evaluated = round;
            }
            nodes = nodes.saturating_mul(ROUND_FACTOR);
            if self.stop.is_set() || nodes > most {
                return evaluated;
            }
        }
    }

    fn evaluate(&mut self, position: &Lines, nodes: u64) -> Option<(SearchResult<Place>, i32)> {
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
            Verdict::Found { winner, .. } if winner == position.side_to_move() => WON - 1,
            Verdict::Found { .. } => 1 - WON,
            Verdict::Estimated { score } => score,
        };
        Some((choice, score))
    }
}
