//! How a computer player opens: stones that leave the sides about even where somebody chooses a side
//! after them, its best stone where nobody does, the side that stands better, and of the fifth moves
//! those that suit it. Whoever sits there, the engine does it: other players know nothing of openings.

use std::collections::BTreeSet;

use rand::RngExt as _;
use rand::seq::SliceRandom as _;

use super::super::swap2::{self, Decision, OpeningJudge};
use super::pattern::pattern_after;
use crate::SEARCHES;
use crate::lines::levels::{LinesLevelPlayer, NEAR, near_stones};
use crate::lines::{Lines, LinesLevel, LinesNumbers, Place};
use fivefold_lines_engine::LinesEngine;
use fivefold_match::opening::{
    OpeningChoice, OpeningQuestion, OpeningTask, OpeningZone, Step, offered,
};
use fivefold_players::{Explanation, Limits, NoMove, Player as _, SearchResult};
use fivefold_rules::{Cell, Game as _, Move, Rng, Side};

/// At most so many positions are visited for a stone or a choice: a fraction of a second.
const NODES: u64 = 40_000;
/// Of so many openings that are nearest to even one is drawn.
const DRAWN: usize = 4;

/// Swap and Swap2.
pub(super) fn swap(asked: &OpeningQuestion, rng: &mut Rng) -> Result<SearchResult<Move>, NoMove> {
    let mut opener = OpeningPlayer::new(asked, rng)?;
    let (lines, begins) = (opener.lines, asked.begins);
    let OpeningTask::Choice { choices, .. } = asked.stage.task else {
        let (limits, rng) = (opener.limits, &mut *opener.rng);
        let cells = swap2::place(&mut opener.engine, lines, limits, asked.stop, rng);
        return opener.result(cells, Explanation::EVEN_OPENING);
    };
    let decision = {
        let mut judge = opener.judge();
        match choices.contains(&OpeningChoice::TwoMore) {
            true => judge.answer(lines),
            false => judge.choose_colour(lines),
        }
    };
    let (choice, cells) = match decision {
        Decision::Swap => (OpeningChoice::Side(begins), None),
        Decision::Put(cells) if cells.len() > 1 => (OpeningChoice::TwoMore, Some(cells)),
        Decision::Put(cells) => (OpeningChoice::Side(begins.other()), Some(cells)),
        Decision::Nothing => (OpeningChoice::Side(begins.other()), None),
    };
    opener.result(cells, choice.explanation())
}

/// All other rules.
pub(super) fn by_search(
    asked: &OpeningQuestion,
    rng: &mut Rng,
) -> Result<SearchResult<Move>, NoMove> {
    let mut opener = OpeningPlayer::new(asked, rng)?;
    match asked.stage.task {
        OpeningTask::Stone { zone, .. } => match zone {
            OpeningZone::Anywhere => opener.result(None, Explanation::default()),
            OpeningZone::Central(_) => {
                let cell = opener.even_stone(zone);
                opener.result(cell.map(|cell| vec![cell]), Explanation::EVEN_OPENING)
            }
            OpeningZone::Outside(_) | OpeningZone::Offered => {
                let cells = opener.allowed(zone);
                let any = cells.first().copied();
                let scored = opener.scored(opener.lines, cells);
                // Of the alternatives the other side takes the one that is worst for the mover.
                let best = match zone {
                    OpeningZone::Offered => scored.last(),
                    _ => scored.first(),
                };
                let cell = best.map(|&(_, cell)| cell).or(any);
                opener.result(cell.map(|cell| vec![cell]), Explanation::BEST_SCORE)
            }
        },
        OpeningTask::Offer { .. } => {
            let offered = offered(asked.chosen);
            let may_be_offered = |cell: &Cell| {
                let mv = Lines::pack(Place::from(*cell));
                (asked.rule.refuses_offer)(asked.position, &offered, mv).is_none()
            };
            let cells = fifths(opener.lines).into_iter();
            let scored = opener.scored(opener.lines, cells.filter(may_be_offered).collect());
            // Where the stones lie symmetrically there may be too few near them.
            let best = scored.first().map(|&(_, cell)| cell);
            let cell = best.or_else(|| {
                let mut cells = opener.allowed(OpeningZone::Anywhere).into_iter();
                cells.find(may_be_offered)
            });
            opener.result(cell.map(|cell| vec![cell]), Explanation::BEST_SCORE)
        }
        OpeningTask::Choice { choices, .. } => {
            let choice = opener.choose(choices);
            opener.result(None, choice.explanation())
        }
        OpeningTask::Over => opener.result(None, Explanation::default()),
    }
}

/// The engine as it opens one game.
struct OpeningPlayer<'a> {
    asked: &'a OpeningQuestion<'a>,
    lines: &'a Lines,
    engine: LinesEngine,
    limits: Limits,
    rng: &'a mut Rng,
}

impl<'a> OpeningPlayer<'a> {
    fn new(asked: &'a OpeningQuestion<'a>, rng: &'a mut Rng) -> Result<OpeningPlayer<'a>, NoMove> {
        let lines = asked.position.as_game::<Lines>();
        let most = asked.limits.nodes.unwrap_or(NODES);
        Ok(OpeningPlayer {
            asked,
            lines: lines.ok_or(NoMove::OtherGame)?,
            engine: LinesEngine::new(&asked.config.games.of::<LinesNumbers>().engine),
            limits: Limits {
                nodes: Some(most.min(NODES)),
                ..asked.limits
            },
            rng,
        })
    }

    fn judge(&mut self) -> OpeningJudge<'_> {
        OpeningJudge::new(&mut self.engine, self.limits, self.asked.stop, self.rng)
    }

    /// The answer: the first of these stones. Where there is none, the engine's own move does.
    fn result(
        mut self,
        cells: Option<Vec<Cell>>,
        explanation: Explanation,
    ) -> Result<SearchResult<Move>, NoMove> {
        let stop = self.asked.stop;
        if stop.is_set() {
            return Err(NoMove::Stopped);
        }
        let mv = match cells.and_then(|cells| cells.first().copied()) {
            Some(cell) => Place::from(cell),
            None if SEARCHES => {
                let limits = &self.limits;
                self.engine.choose(self.lines, limits, stop, self.rng)?.mv
            }
            None => {
                let numbers = self.asked.config.games.of::<LinesNumbers>();
                let mut stand_in = LinesLevelPlayer::new(LinesLevel::FULL, &numbers.engine);
                let limits = &self.limits;
                stand_in.choose(self.lines, limits, stop, self.rng)?.mv
            }
        };
        Ok(SearchResult::unsearched(Lines::pack(mv), explanation))
    }

    /// Where a stone may go in this zone.
    fn allowed(&self, zone: OpeningZone) -> Vec<Cell> {
        let (position, chosen) = (self.asked.position, offered(self.asked.chosen));
        let moves = position.legal_moves().into_iter();
        let allowed = moves.filter(|&mv| zone.allows(position, &chosen, mv));
        let cells = allowed.filter_map(|mv| Lines::unpack(mv).map(Place::cell));
        match zone {
            // The best one is not far away.
            OpeningZone::Outside(width) => {
                let near = OpeningZone::Central(width + 2 * NEAR);
                let is_near = |cell: &Cell| {
                    let mv = Lines::pack(Place::from(*cell));
                    near.allows(position, &[], mv)
                };
                cells.filter(is_near).collect()
            }
            _ => cells.collect(),
        }
    }

    /// A stone in the middle of the board, after which the sides are about even; often another one.
    fn even_stone(&mut self, zone: OpeningZone) -> Option<Cell> {
        let mut cells = self.allowed(zone);
        cells.shuffle(self.rng);
        let cells = one_of_each(self.lines, cells);
        let any = cells.first().copied();
        // Of the second stone there are two kinds, and neither decides anything.
        if self.lines.stones() < 2 {
            return any;
        }
        let mut scored = self.scored(self.lines, cells);
        scored.sort_by_key(|(score, _)| score.abs());
        scored.truncate(DRAWN);
        let drawn = self.rng.random_range(0..scored.len().max(1));
        scored.get(drawn).map(|&(_, cell)| cell).or(any)
    }

    /// These moves with what they are worth to whoever makes them, the best one first.
    fn scored(&mut self, lines: &Lines, cells: Vec<Cell>) -> Vec<(i32, Cell)> {
        let after = |&cell: &Cell| {
            let mut after = lines.clone();
            after.apply(Place::from(cell), &mut ());
            after
        };
        let positions: Vec<Lines> = cells.iter().map(after).collect();
        let scores = self.judge().evaluate_all(&positions);
        let scored = cells.into_iter().zip(scores);
        let mut scored: Vec<(i32, Cell)> = scored
            .filter_map(|(cell, found)| Some((-found?.1, cell)))
            .collect();
        scored.sort_by_key(|&(score, _)| std::cmp::Reverse(score));
        scored
    }

    /// What the fifth moves are worth to black, the best one first: after four stones, or after
    /// white's best fourth one.
    fn worths_of_fifths(&mut self) -> Vec<i32> {
        let mut lines = self.lines.clone();
        if lines.stones() < 4 {
            let Some(fourth) = self.judge().best(&lines) else {
                return Vec::new();
            };
            lines.apply(fourth.mv, &mut ());
        }
        let cells = fifths(&lines);
        let scored = self.scored(&lines, cells);
        scored.into_iter().map(|(score, _)| score).collect()
    }

    fn choose(&mut self, choices: &'static [OpeningChoice]) -> OpeningChoice {
        let numbers: Vec<u8> = choices
            .iter()
            .filter_map(|choice| match choice {
                OpeningChoice::Number(number) => Some(*number),
                _ => None,
            })
            .collect();
        match numbers[..] {
            [] => OpeningChoice::Side(self.better_side()),
            [number] => self.side_or_number(number),
            _ => OpeningChoice::Number(self.even_number(&numbers)),
        }
    }

    /// The side that stands better. Where fifth moves are offered, black is left the worst of them.
    fn better_side(&mut self) -> Side {
        let black = self.asked.begins;
        let fixed = self.asked.rule.steps.iter().find_map(|step| match step {
            Step::Offer(_, number) => *number,
            _ => None,
        });
        let announced = self.asked.chosen.iter().find_map(|choice| match choice {
            OpeningChoice::Number(number) => Some(*number),
            _ => None,
        });
        let score = match announced.or(fixed) {
            Some(number) => {
                let worths = self.worths_of_fifths();
                worths.get(usize::from(number) - 1).copied()
            }
            None => {
                let lines = self.lines;
                let to_move = lines.side_to_move();
                let found = self.judge().evaluate_one(lines);
                found.map(|(_, score)| if to_move == black { score } else { -score })
            }
        };
        match score {
            Some(score) if score >= 0 => black,
            _ => black.other(),
        }
    }

    /// After the fourth stone of Taraguchi: so many fifth moves where black stands better with the
    /// worst of them than with one after which the other seat chooses a side; white where no fifth
    /// move is good for black.
    fn side_or_number(&mut self, number: u8) -> OpeningChoice {
        let black = self.asked.begins;
        let worths = self.worths_of_fifths();
        let worst = worths.get(usize::from(number) - 1).copied();
        let most_even = worths.iter().map(|worth| worth.abs()).min();
        match (worst, most_even, worths.first()) {
            (Some(worst), Some(even), _) if worst > even => OpeningChoice::Number(number),
            (_, _, Some(best)) if *best < 0 => OpeningChoice::Side(black.other()),
            _ => OpeningChoice::Side(black),
        }
    }

    /// The number of fifth moves the worst of which leaves the sides most even.
    fn even_number(&mut self, numbers: &[u8]) -> u8 {
        let worths = self.worths_of_fifths();
        let worth = |number: u8| worths.get(usize::from(number) - 1).copied();
        let rated = numbers
            .iter()
            .filter_map(|&number| Some((worth(number)?.abs(), number)));
        rated.min().map_or(1, |(_, number)| number)
    }
}

/// The fifth moves that are looked at: near the stones, one of each pattern.
fn fifths(lines: &Lines) -> Vec<Cell> {
    let cells = near_stones(lines).into_iter().map(Place::cell);
    one_of_each(lines, cells.collect())
}

/// Of moves that make the same pattern only the first.
fn one_of_each(lines: &Lines, cells: Vec<Cell>) -> Vec<Cell> {
    let mut seen = BTreeSet::new();
    let is_new = |cell: &Cell| seen.insert(pattern_after(lines, *cell));
    cells.into_iter().filter(is_new).collect()
}
