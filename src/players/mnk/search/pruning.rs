//! What is looked at less deep or not at all: margins, counts and reductions.
//!
//! The methods are those of chess programs (razoring, futility pruning, late move pruning, late move
//! reductions, singular extensions; the Chess Programming Wiki describes them all). How much of each
//! suits Lines was found by matches of the engine against itself. None of them spoils a proof: after
//! moves that were not looked at a loss is only believed, and a win found at a smaller depth is a
//! win.

use std::ops::Range;

use crate::players::mnk::score::POINTS_PER_LOGIT;

/// One ply of depth. Depths are counted in parts of it, for what is added and taken away is less
/// than a ply.
pub(super) const PLY: i32 = 64;

/// How much the one reply to a four adds to the depth.
pub(super) const REPLY_EXTENSION: i32 = PLY * 13 / 10;
/// How much less deep moves are looked at where a cut is expected, but for the killers.
pub(super) const CUT_REDUCTION: i32 = PLY * 9 / 5;
/// How much less deep the opponent's moves are looked at when it has one already that keeps the
/// root from what it has elsewhere.
pub(super) const IDLE_REDUCTION: i32 = PLY;
/// How much less the reduction is after two fours of one's own.
pub(super) const ATTACK_EXTENSION: i32 = PLY / 2;
/// So much of a move's history makes its reduction one part of a ply smaller.
pub(super) const HISTORY_PER_PART: i32 = 64;
/// How much deeper the best move of before is looked at, in the principal variation and elsewhere.
pub(super) const BEST_EXTENSIONS: [i32; 2] = [PLY / 4, PLY / 12];
/// How much less deep a position of the principal variation is looked at that has no best move yet.
const UNKNOWN_REDUCTION: i32 = PLY / 3;
/// The most by which it is looked at less deep while its best move is old.
const MOST_STALE_REDUCTION: i32 = PLY * 18 / 5;
/// From this depth on a move that is better than all others is looked at deeper.
pub(super) const SINGULAR_DEPTH: i32 = PLY * 20 / 3;
/// So much less deep may that move have been looked at before.
pub(super) const SINGULAR_BEHIND: i32 = PLY * 2;
/// How much less deep a move is looked at that promises a cut but is not the only one.
pub(super) const PLURAL_REDUCTION: i32 = PLY * 3 / 2;
/// At these depths the moves after a better one are looked at one ply less deep.
pub(super) const IMPROVED_DEPTHS: Range<i32> = 2 * PLY + 1..12 * PLY;
/// From this depth on late moves are reduced.
pub(super) const REDUCED_DEPTH: i32 = 2 * PLY;
/// Below this depth razoring is tried.
const RAZORED_DEPTH: i32 = PLY * 13 / 5;

/// Points from hundredths of [`POINTS_PER_LOGIT`].
const fn points(hundredths: i32) -> i32 {
    hundredths * POINTS_PER_LOGIT / 100
}

/// By how much the estimate must lie below alpha for a look at wins by fours to be enough; nothing
/// where the depth is too great for that.
pub(super) fn razoring_margin(depth: i32) -> Option<i32> {
    let depth = depth.max(0);
    (depth < RAZORED_DEPTH).then(|| (points(10) + points(7) * depth / PLY).max(0))
}

/// By how much the estimate must lie above beta for a cut without a look. Less is needed in a
/// position that improves and in one that was never met but should cut.
pub(super) fn futility_margin(depth: i32, improves: bool, is_new_cut: bool) -> i32 {
    let per_ply = points(if is_new_cut { 26 } else { 32 });
    let plies_less = 1 + i32::from(improves);
    (per_ply * (depth - plies_less * PLY) / PLY).max(0)
}

/// By how much the estimate must lie above beta for all moves but fours to be looked at less deep.
pub(super) const fn sure_cut_margin(depth: i32) -> i32 {
    points(8) * (depth / PLY) - points(5)
}

/// By how much the other moves must lie below the best move for it to be singular.
pub(super) const fn singular_margin(depth: i32) -> i32 {
    points(1) * (depth / PLY) / 2
}

/// How deep the other moves are looked at to see whether the best one is singular.
pub(super) const fn singular_depth(depth: i32) -> i32 {
    depth * 46 / 100
}

/// How many moves are looked at, the most promising first, while none of them loses.
pub(super) fn most_moves(depth: i32, improves: bool) -> usize {
    let plies = (depth / PLY).clamp(0, 1_000) as usize;
    let most = 3 + plies + plies * plies / 9;
    (if improves { most } else { most / 2 }).max(2)
}

/// How much less deep a position of the principal variation is looked at whose best move is
/// unknown or was found so long ago.
pub(super) fn stale_reduction(depth: i32, best_at: Option<i32>) -> i32 {
    match best_at {
        None => UNKNOWN_REDUCTION,
        Some(_) if depth <= PLY => 0,
        Some(before) => ((depth - before) * 28 / 100).clamp(0, MOST_STALE_REDUCTION),
    }
}

/// How much less deep the move of this place in the order (1 is the first) is looked at: the
/// product of the logarithms of depth and place.
pub(super) fn reduction(depth: i32, place: usize) -> i32 {
    let places = place.min(1_000) as i32;
    logarithm(depth / PLY) * logarithm(places) / PLY
}

/// The natural logarithm in parts of a ply, straight between powers of two, in whole numbers so that
/// every machine finds the same.
fn logarithm(number: i32) -> i32 {
    /// The logarithm of 2 in parts of a ply.
    const LN_2: i32 = 44;
    let number = number.max(1);
    let power = number.ilog2();
    LN_2 * power as i32 + LN_2 * (number - (1 << power)) / (1 << power)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logarithm_is_near_the_true_one() {
        for number in 1..1_000 {
            let truth = f64::from(number).ln() * f64::from(PLY);
            let error = (f64::from(logarithm(number)) - truth).abs();
            assert!(error < 9.0, "{number}: {error}");
        }
    }

    #[test]
    fn deeper_and_later_moves_are_reduced_more() {
        assert_eq!(reduction(8 * PLY, 1), 0);
        for plies in 1..20 {
            for place in 1..60 {
                let here = reduction(plies * PLY, place);
                assert!(here <= reduction((plies + 1) * PLY, place));
                assert!(here <= reduction(plies * PLY, place + 1));
            }
        }
    }

    #[test]
    fn more_depth_allows_more_moves_and_needs_wider_margins() {
        for plies in 0..30 {
            let (depth, deeper) = (plies * PLY, (plies + 1) * PLY);
            for improves in [false, true] {
                assert!(most_moves(depth, improves) <= most_moves(deeper, improves));
                let margin = |depth| futility_margin(depth, improves, false);
                assert!(margin(depth) <= margin(deeper));
            }
            assert!(most_moves(depth, false) <= most_moves(depth, true));
        }
    }
}
