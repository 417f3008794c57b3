//! The random player: any legal move, each equally likely. It plays every game.

use rand::RngExt;

use super::{AnyPlayer, Explanation, Limits, NoMove, SearchResult, Stop, Verdict};
use fivefold_rules::{Move, Position, Rng};

/// Plays a uniformly random legal move.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomPlayer;

impl AnyPlayer for RandomPlayer {
    fn choose(
        &mut self,
        position: &Position,
        _limits: &Limits,
        _stop: &Stop,
        rng: &mut Rng,
    ) -> Result<SearchResult<Move>, NoMove> {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return Err(NoMove::GameOver);
        }
        Ok(SearchResult {
            mv: moves[rng.random_range(0..moves.len())],
            verdict: Verdict::Unknown,
            explanation: Explanation::RANDOM,
            nodes: 0,
            depth: 0,
            line: Vec::new(),
            remark: None,
        })
    }
}
