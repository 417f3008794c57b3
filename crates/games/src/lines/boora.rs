//! Boora, the hot-spot original of Lines (written for Gomoku): it scores the empty cells near the
//! stones by the lines that a stone there would take part in. Version 0.5 plays the best-scored
//! cell; 0.6 first answers the opponent's last move where that threatens.

use crate::lines::numbers::BooraNumbers;
use crate::lines::{DIRECTIONS, Lines, Place};
use fivefold_lines_engine::explanations::{COMPLETES_LINE, DEFENDS, OPENING};
use fivefold_players::{Explanation, Limits, NoMove, Player, SearchResult, Stop, Verdict};
use fivefold_rules::{Cell, Game, Rng, Side};

/// The two versions of the original that are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BooraVersion {
    /// 0.5: always the best-scored candidate.
    Greedy,
    /// 0.6: defends against a strong last move, unless it can finish a line itself.
    Defends,
}

/// The hot-spot player. It looks no ply ahead and plays the first of equally good cells, row by
/// row from the top, so it needs neither limits nor randomness.
#[derive(Clone, Debug)]
pub struct Boora {
    config: BooraNumbers,
    version: BooraVersion,
}

impl Boora {
    /// The player of this version with these widths and weights.
    #[must_use]
    pub const fn new(config: BooraNumbers, version: BooraVersion) -> Boora {
        Boora { config, version }
    }

    /// What a stone of this side on the cell is worth: for each of the four directions the line
    /// through the cell that lacks the fewest stones, weighed by how many it lacks. Lines in which
    /// the other side has a stone do not count.
    fn score(&self, board: &Lines, cell: Cell, side: Side) -> i32 {
        DIRECTIONS
            .into_iter()
            .filter_map(|direction| fewest_lacking(board, cell, side, direction))
            .map(|lacking| match lacking {
                0 => self.config.finished,
                1 => self.config.lacks_one,
                2 => self.config.lacks_two,
                3 => self.config.lacks_three,
                _ => 0,
            })
            .sum()
    }

    /// The opponent's last move if it must be answered: the stone placed last. On a board that
    /// does not tell which it was, the opponent's strongest stone stands in for it.
    fn threat(&self, board: &Lines) -> Option<Cell> {
        let opponent = board.side_to_move().other();
        let stone = board.last().or_else(|| {
            board
                .all_cells()
                .filter(|&cell| board.stone(cell) == Some(opponent))
                .rev()
                .max_by_key(|&cell| self.score(board, cell, opponent))
        })?;
        (self.score(board, stone, opponent) >= self.config.defend_from).then_some(stone)
    }

    /// The first of the best cells for this side with its score.
    fn best(&self, board: &Lines, side: Side, candidates: &[Cell]) -> Option<(Cell, i32)> {
        candidates
            .iter()
            .rev()
            .map(|&cell| (cell, self.score(board, cell, side)))
            .max_by_key(|&(_, score)| score)
    }
}

impl Player<Lines> for Boora {
    fn choose(
        &mut self,
        position: &Lines,
        _limits: &Limits,
        _stop: &Stop,
        _rng: &mut Rng,
    ) -> Result<SearchResult<Place>, NoMove> {
        if position.outcome().is_some() {
            return Err(NoMove::GameOver);
        }
        let me = position.side_to_move();
        let choice = |cell: Cell, score, explanation, nodes| SearchResult {
            verdict: Verdict::Estimated { score },
            nodes,
            depth: 1,
            ..SearchResult::unsearched(Place::from(cell), explanation)
        };
        if position.stones() == 0 {
            let params = position.params();
            let centre = Cell::new(params.cols / 2, params.rows / 2);
            return Ok(choice(centre, 0, OPENING, 0));
        }
        let width = self.config.hotspot_width;
        let mut candidates: Vec<Cell> = position
            .all_cells()
            .filter(|&cell| position.check(cell.into()).is_ok())
            .collect();
        let hot = |&cell: &Cell| star(position, cell, width).any(|c| position.stone(c).is_some());
        // Far from every stone all cells are alike, so all are candidates where none is hot.
        if candidates.iter().any(hot) {
            candidates.retain(hot);
        }
        let mut nodes = candidates.len() as u64;
        let (best, score) = self
            .best(position, me, &candidates)
            .ok_or(NoMove::GameOver)?;
        if score >= self.config.play_from {
            return Ok(choice(best, score, COMPLETES_LINE, nodes));
        }
        if self.version == BooraVersion::Defends
            && let Some(threat) = self.threat(position)
        {
            let mut around: Vec<Cell> = star(position, threat, self.config.defence_width)
                .filter(|&cell| position.check(cell.into()).is_ok())
                .collect();
            around.sort_by_key(|&cell| Place::from(cell));
            nodes += around.len() as u64;
            if let Some((cell, score)) = self.best(position, me.other(), &around) {
                return Ok(choice(cell, -score, DEFENDS, nodes));
            }
        }
        Ok(choice(best, score, Explanation::BEST_SCORE, nodes))
    }
}

/// The cells on the board that are at most `width` steps away in one of the eight directions.
pub(crate) fn star(board: &Lines, centre: Cell, width: u8) -> impl Iterator<Item = Cell> {
    let width = width as i8;
    DIRECTIONS.into_iter().flat_map(move |direction| {
        (-width..=width)
            .filter(|&steps| steps != 0)
            .filter_map(move |steps| board.away(centre, direction, steps))
    })
}

/// The fewest stones that a line through the cell in this direction lacks, counting a stone of
/// the side on the cell itself; `None` if no line is possible there any more.
pub(crate) fn fewest_lacking(
    board: &Lines,
    cell: Cell,
    side: Side,
    direction: (i8, i8),
) -> Option<u8> {
    let params = board.params();
    let len = params.len as i8;
    let exact = params.rule.is_exact(side == board.beginner());
    let has = |steps| {
        board
            .away(cell, direction, steps)
            .and_then(|c| board.stone(c))
    };
    (1 - len..=0)
        .filter_map(|first| {
            let line = first..first + len;
            // A stone next to the line's end would make it too long.
            if exact && (has(first - 1) == Some(side) || has(first + len) == Some(side)) {
                return None;
            }
            line.filter(|&steps| steps != 0)
                .try_fold(0, |lacking, steps| {
                    let at = board.away(cell, direction, steps)?;
                    match board.stone(at) {
                        Some(owner) if owner == side => Some(lacking),
                        Some(_) => None,
                        None => Some(lacking + 1),
                    }
                })
        })
        .min()
}
