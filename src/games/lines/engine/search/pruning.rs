//! Margins, move counts, extensions and reductions of the selective search.
//!
//! The methods are those of chess engines (razoring, futility pruning, late move pruning, late move
//! reductions, singular extensions; see the Chess Programming Wiki). The numbers were tuned all at
//! once in matches of the engine against itself (Spall's SPSA). None of them spoils a proof: a loss
//! after moves that were not searched is unproven, and a win found at a smaller depth is a win.

use std::ops::Range;

/// One ply of depth. Depths are counted in 64ths of a ply, as extensions and reductions are less
/// than one.
pub(super) const PLY: i32 = 64;

/// Extension of the only reply to a four.
pub(super) const REPLY_EXTENSION: i32 = 73;
/// More reduction at cut nodes, except of killers.
pub(super) const CUT_NODE_REDUCTION: i32 = 118;
/// More reduction of the opponent's moves once one of them refutes the line for the root.
pub(super) const IDLE_REDUCTION: i32 = 66;
/// Less reduction at PV nodes.
pub(super) const PV_EXTENSION: i32 = 72;
/// More reduction where the estimate is not improving.
pub(super) const NOT_IMPROVING_REDUCTION: i32 = 58;
/// Less reduction of a four after a four.
pub(super) const ATTACK_EXTENSION: i32 = 21;
/// Less reduction where the position is or was on a principal variation, at other nodes.
pub(super) const WAS_PV_EXTENSION: i32 = 62;
/// Moves no further apart than this, in cells, have to do with each other.
pub(super) const NEAR: u8 = 4;
/// More reduction of a move far from the last ones of both sides.
pub(super) const FAR_REDUCTION: i32 = 32;
/// More reduction of a four far away that delays the answer to a threat.
pub(super) const DELAY_REDUCTION: i32 = 100;
/// How much of a move's history reduces it less by one 64th of a ply.
pub(super) const HISTORY_PER_PART: i32 = 114;
/// Extension of the transposition table's move, at PV nodes and at others.
pub(super) const TT_MOVE_EXTENSIONS: [i32; 2] = [17, 14];
/// Reduction of a PV node without a move in the transposition table (internal iterative reduction).
const NO_MOVE_REDUCTION: i32 = 35;
/// The largest reduction of a PV node whose move in the table comes from a shallower search.
const LARGEST_STALE_REDUCTION: i32 = PLY * 18 / 5;
/// The least depth of singular extensions.
pub(super) const SINGULAR_DEPTH: i32 = 395;
/// How much shallower the table's entry of a singular move may be.
pub(super) const SINGULAR_BEHIND: i32 = PLY * 2;
/// So much worse than the margin of a singular move all others must be for two plies of extension …
pub(super) const DOUBLE_SINGULAR_MARGIN: i32 = 25;
/// … which only a line gets that is extended by less than this.
pub(super) const MOST_EXTENDED_BY_SINGULAR: i32 = 8 * PLY;
/// The same for moves that turn out much better than expected.
pub(super) const MOST_EXTENDED_BY_SURPRISE: i32 = 5 * PLY;
/// Reduction of the table's move where it is not the only one expected to cut.
pub(super) const MULTI_CUT_REDUCTION: i32 = 111;
/// At these depths the moves after one that raised alpha are reduced.
pub(super) const ALPHA_RAISED_DEPTHS: Range<i32> = 2 * PLY + 1..12 * PLY;
pub(super) const ALPHA_RAISED_REDUCTION: i32 = 63;
/// The least depth of late move reductions.
pub(super) const LMR_DEPTH: i32 = 2 * PLY;
/// Razoring is tried below this depth.
const RAZORING_DEPTH: i32 = PLY * 13 / 5;

/// By how much the estimate must be below alpha for razoring; `None` at larger depths.
pub(super) fn razoring_margin(depth: i32) -> Option<i32> {
    let depth = depth.max(0);
    (depth < RAZORING_DEPTH).then(|| 44 + 21 * depth / PLY)
}

/// By how much the estimate must be above beta for a cutoff without a search. Less is needed where
/// the estimate is improving, and at a cut node that is not in the transposition table.
pub(super) fn futility_margin(depth: i32, improving: bool, is_new_cut: bool) -> i32 {
    let per_ply = if is_new_cut { 45 } else { 76 };
    let less = if improving { PLY + 49 } else { PLY };
    (per_ply * (depth - less) / PLY).max(0)
}

/// By how much the estimate must be above beta for all moves but fours to be reduced.
pub(super) const fn sure_cut_margin(depth: i32) -> i32 {
    13 * (depth / PLY) - 9
}

/// By how much a move must be above alpha after a reduction like this to be searched one ply deeper.
pub(super) const fn deeper_margin(reduction: i32) -> i32 {
    34 + 11 * (reduction / PLY)
}

/// By how much the other moves must be below the table's move for it to be singular.
pub(super) const fn singular_margin(depth: i32) -> i32 {
    9 * (depth / PLY) / 8
}

/// The depth of the search of the other moves.
pub(super) const fn singular_depth(depth: i32) -> i32 {
    depth / 2
}

/// Late move pruning: how many moves are searched, unless all of them lose.
pub(super) fn late_move_limit(depth: i32, improving: bool) -> usize {
    let plies = (depth / PLY).clamp(0, 1_000) as usize;
    let most = (256 + 80 * plies + 11 * plies * plies) / 64;
    (if improving { most } else { most * 70 / 100 }).max(2)
}

/// Reduction of a PV node, by the depth of its entry in the transposition table.
pub(super) fn stale_reduction(depth: i32, entry_depth: Option<i32>) -> i32 {
    match entry_depth {
        None => NO_MOVE_REDUCTION,
        Some(_) if depth <= PLY => 0,
        Some(entry) => ((depth - entry) * 12 / 100).clamp(0, LARGEST_STALE_REDUCTION),
    }
}

/// Late move reduction of the move of this number (1 is the first): the product of the logarithms
/// of depth and number.
pub(super) fn reduction(depth: i32, move_number: usize) -> i32 {
    let number = move_number.min(1_000) as i32;
    logarithm(depth / PLY) * logarithm(number) * 96 / (100 * PLY)
}

/// The natural logarithm in 64ths, interpolated between powers of two, in integers so that every
/// machine finds the same.
fn logarithm(number: i32) -> i32 {
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
            for move_number in 1..60 {
                let node = reduction(plies * PLY, move_number);
                assert!(node <= reduction((plies + 1) * PLY, move_number));
                assert!(node <= reduction(plies * PLY, move_number + 1));
            }
        }
    }

    #[test]
    fn more_depth_allows_more_moves_and_needs_wider_margins() {
        for plies in 0..30 {
            let (depth, deeper) = (plies * PLY, (plies + 1) * PLY);
            for improving in [false, true] {
                assert!(late_move_limit(depth, improving) <= late_move_limit(deeper, improving));
                let margin = |depth| futility_margin(depth, improving, false);
                assert!(margin(depth) <= margin(deeper));
            }
            assert!(late_move_limit(depth, false) <= late_move_limit(depth, true));
        }
    }
}
