//! Perfect play of the three Nim games from their theory, without search.
//!
//! Nim (normal and misère): C. L. Bouton, "Nim, a game with a complete mathematical theory" (1901).
//! Corner Nim: two heaps of Nim; with the option queen W. A. Wythoff, "A modification of the game
//! of Nim" (1907). Northcott's game: Nim with the gaps as heaps, because every retreat can be
//! answered by closing the gap again.

use rand::RngExt;

use crate::games::corner::{Corner, Go};
use crate::games::nim::{Nim, Take};
use crate::games::northcott::{Northcott, Slide};
use crate::games::{Game, Rng};
use crate::players::{Choice, Explanation, Limits, NoChoice, Player, Stop, Verdict};

/// A game of which it is known who wins from each position.
pub trait Solved: Game {
    /// Whether the side to move loses against best play; of a finished game, whether it has lost.
    fn is_lost(&self) -> bool;

    /// Among equally good legal moves the ones with the smallest rank are played: in a lost
    /// position they hold out longest. In Northcott's game every advance ranks before every
    /// retreat. The winner then always advances, which only goes on for so long, so that the game
    /// ends whatever the loser does.
    fn rank(&self, mv: Self::Move) -> u8;

    /// Why a winning move from this position wins.
    fn why(&self, _mv: Self::Move) -> Explanation {
        Explanation::NimSumToZero
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

impl Solved for Nim {
    fn is_lost(&self) -> bool {
        let heaps = self.heaps();
        if self.is_misere() && heaps.iter().all(|&heap| heap <= 1) {
            nim_sum(heaps.iter().copied()) == 1
        } else {
            nim_sum(heaps.iter().copied()) == 0
        }
    }

    fn rank(&self, mv: Take) -> u8 {
        mv.count
    }

    fn why(&self, mv: Take) -> Explanation {
        let mut after = self.clone();
        after.apply(mv, &mut ());
        if self.is_misere() && after.heaps().iter().all(|&heap| heap <= 1) {
            Explanation::OddOnes
        } else {
            Explanation::NimSumToZero
        }
    }
}

impl Solved for Corner {
    fn is_lost(&self) -> bool {
        let (cols, rows) = self.distances();
        if self.is_queen() {
            is_wythoff_pair(cols, rows)
        } else {
            nim_sum([cols, rows]) == 0
        }
    }

    fn rank(&self, mv: Go) -> u8 {
        let from = self.stone();
        (from.col - mv.to.col) + (mv.to.row - from.row)
    }
}

impl Solved for Northcott {
    fn is_lost(&self) -> bool {
        nim_sum(self.gaps()) == 0
    }

    fn rank(&self, mv: Slide) -> u8 {
        let advance = self.advance(mv);
        if advance > 0 {
            advance.unsigned_abs()
        } else {
            self.params().cols + advance.unsigned_abs()
        }
    }
}

/// Plays the three Nim games perfectly. From a lost position it makes one of the smallest moves.
#[derive(Clone, Copy, Debug, Default)]
pub struct ExactNimbers;

impl<G: Solved> Player<G> for ExactNimbers {
    fn choose(
        &mut self,
        position: &G,
        _limits: &Limits,
        _stop: &Stop,
        rng: &mut Rng,
    ) -> Result<Choice<G::Move>, NoChoice> {
        let mut moves = winning_moves(position);
        let won = !moves.is_empty();
        if !won {
            position.legal_moves(&mut moves);
        }
        let best = moves
            .iter()
            .map(|&mv| position.rank(mv))
            .min()
            .ok_or(NoChoice::GameOver)?;
        moves.retain(|&mv| position.rank(mv) == best);
        let mv = moves[rng.random_range(0..moves.len())];
        let side = position.side_to_move();
        Ok(Choice {
            mv,
            verdict: Verdict::Proven {
                winner: Some(if won { side } else { side.other() }),
                plies: None,
            },
            explanation: if won {
                position.why(mv)
            } else {
                Explanation::LostRandom
            },
            nodes: 0,
            depth: 0,
            line: Vec::new(),
            remark: None,
        })
    }
}
