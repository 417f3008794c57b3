//! Perfect play of the three Nim games from their theory, without search.
//!
//! Nim (normal and misère): C. L. Bouton, "Nim, a game with a complete mathematical theory" (1901).
//! Corner Nim: two heaps of Nim; with the option queen W. A. Wythoff, "A modification of the game
//! of Nim" (1907). Northcott's game: Nim with the gaps as heaps, because every retreat can be
//! answered by closing the gap again.

use rand::RngExt;

use crate::{Explanation, Limits, NoMove, Player, SearchResult, Stop, Verdict};
use fivefold_rules::{Game, Outcome, Rng};

/// It brings the nim-sum (or Grundy value) to 0.
pub const NIM_SUM_TO_ZERO: Explanation = Explanation::new("why-nimber-to-zero");

/// A game of which it is known who wins from each position.
pub trait Solved: Game {
    /// Whether the side to move loses against best play; of a finished game, whether it has lost.
    fn is_lost(&self) -> bool;

    /// Among equally good legal moves the ones with the smallest rank are played: in a lost
    /// position they hold out longest.
    fn rank(&self, mv: Self::Move) -> u8;

    /// Why a winning move from this position wins.
    fn why(&self, _mv: Self::Move) -> Explanation {
        NIM_SUM_TO_ZERO
    }
}

/// All winning moves in ascending order; none from a lost position.
#[must_use]
pub fn winning_moves<G: Solved>(position: &G) -> Vec<G::Move> {
    let mut position = position.clone();
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves.retain(|&mv| {
        let undo = position.apply(mv, &mut ());
        let wins = position.is_lost();
        position.undo(mv, undo);
        wins
    });
    moves
}

/// The nim-sum (xor) of the heaps.
#[must_use]
pub fn nim_sum(heaps: impl IntoIterator<Item = u8>) -> u8 {
    heaps.into_iter().fold(0, |sum, heap| sum ^ heap)
}

/// Whether these two distances from the corner are lost for the side to move of Wythoff's game:
/// (0, 0), (1, 2), (3, 5), (4, 7) … and mirrored. The k-th pair begins with the smallest number in
/// no earlier pair, and its numbers differ by k.
#[must_use]
pub fn is_wythoff_pair(a: u8, b: u8) -> bool {
    let (smaller, larger) = (usize::from(a.min(b)), usize::from(a.max(b)));
    let mut used = vec![false; larger + 1];
    let mut k = 0;
    loop {
        let Some(first) = used.iter().position(|&used| !used) else {
            return false;
        };
        let second = first + k;
        if first >= smaller {
            return (first, second) == (smaller, larger);
        }
        for number in [first, second] {
            if let Some(used) = used.get_mut(number) {
                *used = true;
            }
        }
        k += 1;
    }
}

/// Plays a solved game perfectly: it wins at once where it can. From a lost position it makes one of
/// the smallest moves.
#[derive(Clone, Copy, Debug, Default)]
pub struct ExactNimbers;

impl<G: Solved> Player<G> for ExactNimbers {
    fn choose(
        &mut self,
        position: &G,
        _limits: &Limits,
        _stop: &Stop,
        rng: &mut Rng,
    ) -> Result<SearchResult<G::Move>, NoMove> {
        let side = position.side_to_move();
        let mut moves = winning_moves(position);
        let won = !moves.is_empty();
        let ends_it = |&mv: &G::Move| {
            let mut next = position.clone();
            next.apply(mv, &mut ());
            next.outcome() == Some(Outcome::Win(side))
        };
        let wins_at_once = moves.iter().any(ends_it);
        if wins_at_once {
            moves.retain(ends_it);
        }
        if !won {
            position.legal_moves(&mut moves);
        }
        let best = moves
            .iter()
            .map(|&mv| position.rank(mv))
            .min()
            .ok_or(NoMove::GameOver)?;
        moves.retain(|&mv| position.rank(mv) == best);
        let mv = moves[rng.random_range(0..moves.len())];
        Ok(SearchResult {
            mv,
            verdict: Verdict::Proven {
                winner: Some(if won { side } else { side.other() }),
                plies: wins_at_once.then_some(1),
            },
            explanation: if won {
                position.why(mv)
            } else {
                Explanation::LOST_RANDOM
            },
            nodes: 0,
            depth: 0,
            line: Vec::new(),
            remark: None,
        })
    }
}
