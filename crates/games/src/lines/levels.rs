//! A level of Lines: some of its moves are played anywhere near the stones, some without a look at
//! the opponent's, the others are the engine's within limits. The easy levels do not read ahead at
//! all: they weigh the lines through every cell near the stones.

use fivefold_lines_engine::explanations::{BLOCKS_LINE, COMPLETES_LINE};
use rand::RngExt;

use crate::SEARCHES;
use crate::lines::boora::fewest_lacking;
use crate::lines::exact::ExactLines;
use crate::lines::numbers::{LinesEngineNumbers, LinesLevel};
use crate::lines::{DIRECTIONS, Lines, Place};
use fivefold_lines_engine::LinesEngine;
use fivefold_players::levels::{happens, tighter};
use fivefold_players::{Explanation, Limits, NoMove, Player, SearchResult, Stop, Verdict};
use fivefold_rules::{Cell, Game, Rng, Side};

/// How far from the stones a cell is near, in all directions.
pub(super) const NEAR: u8 = 2;
/// What a line through a cell is worth that lacks no stone more, one, two, three.
const WORTH: [i32; 4] = [100_000, 900, 90, 9];
/// How much more one's own lines are worth than the opponent's.
const OWN: i32 = 2;

/// The empty cells at most two cells from a stone, row by row from the top; on an empty board
/// those around the middle, and where no cell is near, all empty ones.
#[must_use]
pub fn near_stones(position: &Lines) -> Vec<Place> {
    let params = position.params();
    let middle = Cell::new(params.cols / 2, params.rows / 2);
    let is_near = |mv: &Place| {
        let near =
            |cell: Cell| cell.col.abs_diff(mv.col) <= NEAR && cell.row.abs_diff(mv.row) <= NEAR;
        if position.stones() == 0 {
            return near(middle);
        }
        let cols = mv.col.saturating_sub(NEAR)..=mv.col + NEAR;
        cols.flat_map(|col| {
            let rows = mv.row.saturating_sub(NEAR)..=mv.row + NEAR;
            rows.map(move |row| Cell::new(col, row))
        })
        .any(|cell| position.stone(cell).is_some())
    };
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    if moves.iter().any(is_near) {
        moves.retain(is_near);
    }
    moves
}

/// A level of Lines.
#[derive(Debug)]
pub struct LinesLevelPlayer {
    level: LinesLevel,
    engine: Option<LinesEngine>,
}

impl LinesLevelPlayer {
    /// The player with these blind spots; what it reads ahead, it reads as the engine with these
    /// settings does. It reads nothing ahead where the engine does not search.
    #[must_use]
    pub fn new(level: LinesLevel, settings: &LinesEngineNumbers) -> LinesLevelPlayer {
        let reads = SEARCHES && level.depth > 0 && !level.misses_diagonals;
        LinesLevelPlayer {
            engine: reads.then(|| match level.misses_forced_wins {
                false => LinesEngine::new(settings),
                true => LinesEngine::new(settings).without_forced_wins(),
            }),
            level,
        }
    }

    /// What a stone of the side on this cell is worth, as far as the level sees lines.
    fn worth(&self, position: &Lines, cell: Cell, side: Side) -> i32 {
        DIRECTIONS
            .into_iter()
            .filter(|&(dx, dy)| !self.level.misses_diagonals || dx == 0 || dy == 0)
            .filter_map(|direction| fewest_lacking(position, cell, side, direction))
            .map(|lacking| WORTH.get(usize::from(lacking)).copied().unwrap_or(1))
            .sum()
    }

    /// One of the cells that are worth most, without reading ahead.
    fn weigh(
        &self,
        position: &Lines,
        overlooks: bool,
        rng: &mut Rng,
    ) -> Result<SearchResult<Place>, NoMove> {
        let me = position.side_to_move();
        let weighed: Vec<(Place, i32, i32)> = near_stones(position)
            .into_iter()
            .map(|mv| {
                let own = self.worth(position, mv.cell(), me);
                let theirs = match overlooks {
                    false => self.worth(position, mv.cell(), me.other()),
                    true => 0,
                };
                (mv, own, theirs)
            })
            .collect();
        let sum = |&(_, own, theirs): &(Place, i32, i32)| OWN * own + theirs;
        let most = weighed.iter().map(sum).max().ok_or(NoMove::GameOver)?;
        let best: Vec<_> = weighed.iter().filter(|one| sum(one) == most).collect();
        let &&(mv, own, theirs) = &best[rng.random_range(0..best.len())];
        let (verdict, explanation) = if own >= WORTH[0] {
            let winner = Some(me);
            let plies = Some(1);
            let verdict = Verdict::Proven { winner, plies };
            (verdict, COMPLETES_LINE)
        } else if theirs >= WORTH[0] {
            (Verdict::Unknown, BLOCKS_LINE)
        } else {
            (Verdict::Unknown, Explanation::BEST_SCORE)
        };
        Ok(SearchResult {
            mv,
            verdict,
            explanation,
            nodes: weighed.len() as u64,
            depth: 1,
            line: vec![mv],
            remark: None,
        })
    }
}

impl Player<Lines> for LinesLevelPlayer {
    fn choose(
        &mut self,
        position: &Lines,
        limits: &Limits,
        stop: &Stop,
        rng: &mut Rng,
    ) -> Result<SearchResult<Place>, NoMove> {
        if position.outcome().is_some() {
            return Err(NoMove::GameOver);
        }
        if self.level == LinesLevel::FULL && ExactLines::plays(position) {
            return ExactLines.choose(position, limits, stop, rng);
        }
        if happens(self.level.random_percent, rng) {
            let moves = near_stones(position);
            return Ok(SearchResult::unsearched(
                moves[rng.random_range(0..moves.len())],
                Explanation::RANDOM,
            ));
        }
        let overlooks = happens(self.level.overlooks_percent, rng);
        match &mut self.engine {
            Some(engine) if !overlooks => {
                let limits = tighter(limits, self.level.nodes, self.level.depth);
                engine.choose(position, &limits, stop, rng)
            }
            _ => self.weigh(position, overlooks, rng),
        }
    }
}
