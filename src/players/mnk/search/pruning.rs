//! What is looked at less deep or not at all: margins, counts and reductions.
//!
//! The methods are those of chess programs (razoring, futility pruning, late move pruning, late move
//! reductions, singular extensions; the Chess Programming Wiki describes them all). How much of each
//! suits Lines was found by matches of the engine against itself, in which all numbers were varied at
//! once and followed what won (Spall's SPSA). None of them spoils a proof: after moves that were not
//! looked at a loss is only believed, and a win found at a smaller depth is a win.

use std::ops::Range;

/// One ply of depth. Depths are counted in parts of it, for what is added and taken away is less
/// than a ply.
pub(super) const PLY: i32 = 64;

/// How much the one reply to a four adds to the depth.
pub(super) const REPLY_EXTENSION: i32 = 73;
/// How much less deep moves are looked at where a cut is expected, but for the killers.
pub(super) const CUT_REDUCTION: i32 = 118;
/// How much less deep the opponent's moves are looked at when it has one already that keeps the
/// root from what it has elsewhere.
pub(super) const IDLE_REDUCTION: i32 = 66;
/// How much less late moves are reduced where the score itself is wanted.
pub(super) const OPEN_EXTENSION: i32 = 72;
/// How much more late moves are reduced in a position that looks worse than two plies before.
pub(super) const WORSE_REDUCTION: i32 = 58;
/// How much less the reduction is after two fours of one's own.
pub(super) const ATTACK_EXTENSION: i32 = 21;
/// So much of a move's history makes its reduction one part of a ply smaller.
pub(super) const HISTORY_PER_PART: i32 = 114;
/// How much deeper the best move of before is looked at, in the principal variation and elsewhere.
pub(super) const BEST_EXTENSIONS: [i32; 2] = [17, 14];
/// How much less deep a position of the principal variation is looked at that has no best move yet.
const UNKNOWN_REDUCTION: i32 = 35;
/// The most by which it is looked at less deep while its best move is old.
const MOST_STALE_REDUCTION: i32 = PLY * 18 / 5;
/// From this depth on a move that is better than all others is looked at deeper.
pub(super) const SINGULAR_DEPTH: i32 = 395;
/// So much less deep may that move have been looked at before.
pub(super) const SINGULAR_BEHIND: i32 = PLY * 2;
/// How much less deep a move is looked at that promises a cut but is not the only one.
pub(super) const PLURAL_REDUCTION: i32 = 111;
/// At these depths the moves after a better one are looked at less deep.
pub(super) const IMPROVED_DEPTHS: Range<i32> = 2 * PLY + 1..12 * PLY;
/// How much less deep that is.
pub(super) const IMPROVED_REDUCTION: i32 = 63;
/// From this depth on late moves are reduced.
pub(super) const REDUCED_DEPTH: i32 = 2 * PLY;
/// Below this depth razoring is tried.
const RAZORED_DEPTH: i32 = PLY * 13 / 5;

/// By how much the estimate must lie below alpha for a look at wins by fours to be enough; nothing
/// where the depth is too great for that.
pub(super) fn razoring_margin(depth: i32) -> Option<i32> {
    let depth = depth.max(0);
    (depth < RAZORED_DEPTH).then(|| 44 + 21 * depth / PLY)
}

/// By how much the estimate must lie above beta for a cut without a look. Less is needed in a
/// position that improves and in one that was never met but should cut.
pub(super) fn futility_margin(depth: i32, improves: bool, is_new_cut: bool) -> i32 {
    let per_ply = if is_new_cut { 45 } else { 76 };
    let less = if improves { PLY + 49 } else { PLY };
    (per_ply * (depth - less) / PLY).max(0)
}

/// By how much the estimate must lie above beta for all moves but fours to be looked at less deep.
pub(super) const fn sure_cut_margin(depth: i32) -> i32 {
    13 * (depth / PLY) - 9
}

/// By how much the other moves must lie below the best move for it to be singular.
pub(super) const fn singular_margin(depth: i32) -> i32 {
    9 * (depth / PLY) / 8
}

/// How deep the other moves are looked at to see whether the best one is singular.
pub(super) const fn singular_depth(depth: i32) -> i32 {
    depth / 2
}

/// How many moves are looked at, the most promising first, while none of them loses.
pub(super) fn most_moves(depth: i32, improves: bool) -> usize {
    let plies = (depth / PLY).clamp(0, 1_000) as usize;
    let most = (256 + 80 * plies + 11 * plies * plies) / 64;
    (if improves { most } else { most * 70 / 100 }).max(2)
}

/// How much less deep a position of the principal variation is looked at whose best move is
/// unknown or was found so long ago.
pub(super) fn stale_reduction(depth: i32, best_at: Option<i32>) -> i32 {
    match best_at {
        None => UNKNOWN_REDUCTION,
        Some(_) if depth <= PLY => 0,
        Some(before) => ((depth - before) * 12 / 100).clamp(0, MOST_STALE_REDUCTION),
    }
}

/// How much less deep the move of this place in the order (1 is the first) is looked at: the
/// product of the logarithms of depth and place.
pub(super) fn reduction(depth: i32, place: usize) -> i32 {
    let places = place.min(1_000) as i32;
    logarithm(depth / PLY) * logarithm(places) * 96 / (100 * PLY)
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
