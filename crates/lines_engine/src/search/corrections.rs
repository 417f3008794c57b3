//! Correction history: by how much estimates were wrong in this search, for positions that have the
//! stones of one side in common, or the threats of both.

use super::Search;
use super::node::NodeContext;
use super::pruning::PLY;
use crate::evaluation;
use crate::network::THREAT_STATES;
use crate::score;
use fivefold_players::window::Bound;

/// A power of two.
const SLOTS: usize = 1 << 14;
/// Corrections are kept in so many parts of a point.
const PARTS: i32 = 64;
/// An error counts no more than this, in points.
const LARGEST_ERROR: i32 = 250;
/// The part of a correction that the error of a search one ply deep replaces, as that of one
/// [`MOST_PLIES`] deep is so many times larger.
const SLOWNESS: i32 = 256;
const MOST_PLIES: i32 = 16;
/// The share of the corrections by threats that counts.
const BY_THREATS: i32 = 2;

/// By the side to move.
type Correction = [i16; 2];

#[derive(Clone, Debug)]
pub(super) struct Corrections {
    by_first: Vec<Correction>,
    by_second: Vec<Correction>,
    by_threats: Vec<Correction>,
}

impl Corrections {
    pub(super) fn new() -> Corrections {
        Corrections {
            by_first: vec![[0; 2]; SLOTS],
            by_second: vec![[0; 2]; SLOTS],
            by_threats: vec![[0; 2]; THREAT_STATES],
        }
    }
}

impl Search<'_> {
    /// Where the corrections of the position are.
    fn slots(&self) -> [usize; 3] {
        let [first, second] = self.board.side_hashes().map(|hash| hash as usize % SLOTS);
        [first, second, evaluation::threat_state(&self.board)]
    }

    /// What is added to the estimate of the position, in points.
    pub(super) fn correction(&self) -> i32 {
        let me = self.board.to_move() & 1;
        let [first, second, threats] = self.slots();
        let known = &self.corrections;
        let by_stones =
            i32::from(known.by_first[first][me]) + i32::from(known.by_second[second][me]);
        (by_stones + i32::from(known.by_threats[threats][me]) / BY_THREATS) / PARTS
    }

    /// Learns from the score of a node, where it tells that the estimate was wrong.
    pub(super) fn correct(&mut self, node: &NodeContext, best: i32, bound: Bound) {
        let estimate = self.stack[node.ply].estimate;
        let tells = match bound {
            Bound::Exact => true,
            Bound::AtLeast => best > estimate,
            Bound::AtMost => best < estimate,
        };
        if !tells || !node.is_free() || !self.is_selective || score::is_decisive(best) {
            return;
        }
        let error = PARTS * (best - estimate).clamp(-LARGEST_ERROR, LARGEST_ERROR);
        let weight = (node.depth / PLY).clamp(1, MOST_PLIES - 1) + 1;
        let me = self.board.to_move() & 1;
        let [first, second, threats] = self.slots();
        let known = &mut self.corrections;
        for correction in [
            &mut known.by_first[first][me],
            &mut known.by_second[second][me],
            &mut known.by_threats[threats][me],
        ] {
            // No larger than the largest error.
            let kept = i32::from(*correction) * (SLOWNESS - weight);
            *correction = ((kept + error * weight) / SLOWNESS) as i16;
        }
    }
}
