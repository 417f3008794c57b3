//! Exact play in tic-tac-toe, by looking at everything.

use fivefold_lines_engine::explanations::COMPLETES_LINE;
use rand::RngExt;

use super::endgame::{DRAW, Endgame, plies};
use crate::lines::{Lines, LinesParams, Place};
use fivefold_players::{Explanation, Limits, NoMove, Player, SearchResult, Stop, Verdict};
use fivefold_rules::{Game, Rng};

/// Columns, rows and length of the only board that is small enough.
const SIDE: u8 = 3;

/// Perfect play on 3 × 3 boards: wins as quickly, loses as late as possible, and chooses among
/// equally good moves at random.
#[derive(Clone, Copy, Debug, Default)]
pub struct ExactLines;

impl ExactLines {
    /// Whether the board is one that this player knows.
    #[must_use]
    pub fn plays(position: &Lines) -> bool {
        let LinesParams {
            cols, rows, len, ..
        } = *position.params();
        (cols, rows, len) == (SIDE, SIDE, SIDE)
    }
}

impl Player<Lines> for ExactLines {
    /// At most 5 478 positions are visited. With a node limit that is too small the move is
    /// random, and nothing is known.
    fn choose(
        &mut self,
        position: &Lines,
        limits: &Limits,
        stop: &Stop,
        rng: &mut Rng,
    ) -> Result<SearchResult<Place>, NoMove> {
        let most_nodes = limits.nodes.unwrap_or(u64::MAX);
        let end = Endgame::of(position, most_nodes).filter(|_| ExactLines::plays(position));
        let mut end = end.ok_or(NoMove::OtherGame)?;
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        if moves.is_empty() {
            return Err(NoMove::GameOver);
        }
        let mut values = Vec::with_capacity(moves.len());
        for &mv in &moves {
            if stop.is_set() {
                return Err(NoMove::Stopped);
            }
            values.extend(end.after(mv).map(|value| (mv, value)));
        }
        let random = |moves: &[Place], rng: &mut Rng| moves[rng.random_range(0..moves.len())];
        let best = values.iter().map(|&(_, value)| value).max();
        let Some(best) = best.filter(|_| values.len() == moves.len()) else {
            return Ok(SearchResult {
                nodes: end.nodes,
                ..SearchResult::unsearched(random(&moves, rng), Explanation::RANDOM)
            });
        };
        let empty = moves.len() as u32;
        moves.retain(|&mv| values.contains(&(mv, best)));
        let mover = position.side_to_move();
        let (winner, plies, explanation) = match plies(best) {
            1 if best > DRAW => (Some(mover), 1, COMPLETES_LINE),
            plies if best > DRAW => (Some(mover), plies, Explanation::SEARCHED_WIN),
            plies if best < DRAW => (Some(mover.other()), plies, Explanation::BEST_SCORE),
            _ => (None, empty, Explanation::BEST_SCORE),
        };
        Ok(SearchResult {
            verdict: Verdict::Proven {
                winner,
                plies: Some(plies),
            },
            nodes: end.nodes,
            depth: empty,
            ..SearchResult::unsearched(random(&moves, rng), explanation)
        })
    }
}
