//! The original opponent of Nim: it searches all the rest of the game, without any memory.

use rand::RngExt;

use crate::nim::numbers::NimOriginal;
use crate::nim::{MOST_HEAPS, Nim, Take};
use fivefold_players::{Explanation, Limits, NoMove, Player, SearchResult, Stop, Verdict};
use fivefold_rules::{Game, Rng, Side};

/// Positions visited between two checks of the stop flag: some tens of microseconds.
const NODES_BETWEEN_STOPS: u64 = 1024;

/// The original opponent of Nim.
///
/// It tries the rows from the bottom up and leaves 0, 1, 2 … pieces in a row, and plays the first
/// move found to win. From a lost position it plays at random. It also plays the first move of a
/// game at random, because against best play the person would have no chance. When it may not
/// search to the end (its setting, limits, stop flag), it plays at random and knows nothing about
/// the position.
#[derive(Clone, Debug, Default)]
pub struct NimSearcher {
    config: NimOriginal,
}

impl NimSearcher {
    /// Searches within the positions that the configuration grants.
    #[must_use]
    pub const fn new(config: NimOriginal) -> NimSearcher {
        NimSearcher { config }
    }
}

impl Player<Nim> for NimSearcher {
    fn choose(
        &mut self,
        position: &Nim,
        limits: &Limits,
        stop: &Stop,
        rng: &mut Rng,
    ) -> Result<SearchResult<Take>, NoMove> {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        if moves.is_empty() {
            return Err(NoMove::GameOver);
        }
        let random = moves[rng.random_range(0..moves.len())];
        let side = position.side_to_move();
        let proven = |winner: Side| Verdict::Proven {
            winner: Some(winner),
            plies: None,
        };
        // A position that equals the start is the first of the game: every move takes a piece.
        let begins = position.heaps() == position.params().heaps.as_slice();
        let most = self.config.nodes;
        let limits = Limits {
            nodes: Some(limits.nodes.map_or(most, |nodes| nodes.min(most))),
            ..*limits
        };
        let mut search = NimSearch::new(position, &limits, stop);
        let found = if begins {
            Err(Interrupted)
        } else {
            search.solve(0)
        };
        let (mv, verdict, explanation) = match found {
            Ok((HeapValue::Won, Some(mv))) => (mv, proven(side), Explanation::SEARCHED_WIN),
            Ok((HeapValue::Lost, _)) => (random, proven(side.other()), Explanation::LOST_RANDOM),
            _ => (random, Verdict::Unknown, Explanation::RANDOM),
        };
        Ok(SearchResult {
            verdict,
            nodes: search.nodes,
            depth: search.deepest,
            ..SearchResult::unsearched(mv, explanation)
        })
    }
}

/// What a position is worth to its side to move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum HeapValue {
    Won,
    Lost,
    /// The depth limit cut off what would decide it.
    Unknown,
}

/// The search ended before it was done.
struct Interrupted;

struct NimSearch<'a> {
    heaps: [u8; MOST_HEAPS],
    misere: bool,
    limits: &'a Limits,
    stop: &'a Stop,
    nodes: u64,
    deepest: u32,
}

impl<'a> NimSearch<'a> {
    fn new(position: &Nim, limits: &'a Limits, stop: &'a Stop) -> Self {
        // Heaps that are not there are empty, and an empty heap has no moves.
        let mut heaps = [0; MOST_HEAPS];
        heaps[..position.heaps().len()].copy_from_slice(position.heaps());
        NimSearch {
            heaps,
            misere: position.is_misere(),
            limits,
            stop,
            nodes: 0,
            deepest: 0,
        }
    }

    /// The value of the present heaps and, of a won position with pieces left, the first winning
    /// move.
    fn solve(&mut self, depth: u32) -> Result<(HeapValue, Option<Take>), Interrupted> {
        let checks_stop = self.nodes.is_multiple_of(NODES_BETWEEN_STOPS);
        if self.limits.nodes.is_some_and(|most| self.nodes >= most)
            || (checks_stop && self.stop.is_set())
        {
            return Err(Interrupted);
        }
        self.nodes += 1;
        self.deepest = self.deepest.max(depth);
        if self.heaps.iter().all(|&heap| heap == 0) {
            let value = if self.misere {
                HeapValue::Won
            } else {
                HeapValue::Lost
            };
            return Ok((value, None));
        }
        if self.limits.depth.is_some_and(|most| depth >= most) {
            return Ok((HeapValue::Unknown, None));
        }
        let mut value = HeapValue::Lost;
        for heap in (0..MOST_HEAPS).rev() {
            let have = self.heaps[heap];
            for left in 0..have {
                self.heaps[heap] = left;
                let (answer, _) = self.solve(depth + 1)?;
                self.heaps[heap] = have;
                match answer {
                    HeapValue::Lost => {
                        let take = Take {
                            heap: heap as u8,
                            count: have - left,
                        };
                        return Ok((HeapValue::Won, Some(take)));
                    }
                    HeapValue::Unknown => value = HeapValue::Unknown,
                    HeapValue::Won => {}
                }
            }
        }
        Ok((value, None))
    }
}
