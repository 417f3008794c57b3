//! Margins, move counts, extensions and reductions of the selective search.
//!
//! The methods are those of chess engines (razoring, futility pruning, late move pruning, late move
//! reductions, singular extensions; see the Chess Programming Wiki). The numbers were tuned all at
//! once in matches of the engine against itself (Spall's SPSA: `fit search`). None of them spoils a
//! proof: a loss after moves that were not searched is unproven, and a win found at a smaller depth
//! is a win.

use std::ops::Range;

/// One ply of depth. Depths are counted in 64ths of a ply, as extensions and reductions are less
/// than one.
pub(super) const PLY: i32 = 64;

/// Moves no further apart than this, in cells, have to do with each other.
pub(super) const NEAR: u8 = 4;
/// How much shallower the table's entry of a singular move may be.
pub(super) const SINGULAR_BEHIND: i32 = PLY * 2;
/// Only a line that is extended by less than this gets a second ply for a singular move.
pub(super) const MOST_EXTENDED_BY_SINGULAR: i32 = 8 * PLY;
/// The same for moves that turn out much better than expected.
pub(super) const MOST_EXTENDED_BY_SURPRISE: i32 = 5 * PLY;
/// At these depths the moves after one that raised alpha are reduced.
pub(super) const ALPHA_RAISED_DEPTHS: Range<i32> = 2 * PLY + 1..12 * PLY;
/// The least depth of late move reductions.
pub(super) const LMR_DEPTH: i32 = 2 * PLY;
/// Razoring is tried below this depth.
const RAZORING_DEPTH: i32 = PLY * 13 / 5;
/// The largest reduction of a PV node whose move in the table comes from a shallower search.
const LARGEST_STALE_REDUCTION: i32 = PLY * 18 / 5;

/// Defines [`PruningNumbers`]: each with its value, and the change that the tool `tune` tries.
macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident: $value:expr, $step:expr;)*) => {
        /// The numbers that are tuned by matches: points, 64ths of a ply, or shares.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) struct PruningNumbers {
            $($(#[$doc])* pub(super) $name: i32,)*
        }

        impl PruningNumbers {
            pub(crate) const SHIPPED: PruningNumbers = PruningNumbers {
                $($name: $value,)*
            };
        }

        #[cfg(feature = "fitting")]
        impl PruningNumbers {
            /// The name, the shipped value and the step of each number.
            pub(crate) const ALL: &[(&str, i32, i32)] =
                &[$((stringify!($name), $value, $step),)*];

            /// The numbers with these values, in the order of [`PruningNumbers::ALL`].
            pub(crate) fn of(values: &[i32]) -> Option<PruningNumbers> {
                let mut values = values.iter().copied();
                Some(PruningNumbers { $($name: values.next()?,)* })
            }
        }
    };
}

numbers! {
    /// Bonus of a killer move: it refuted another position at the same ply.
    killer: 41, 10;
    /// Bonus of a countermove: it refuted another position after the same move of the opponent.
    countermove: 102, 20;
    /// The points of a move for 1024 of history.
    history_share: 20, 4;
    /// Extension of the only reply to a four.
    reply_extension: 73, 8;
    /// More reduction at cut nodes, except of killers.
    cut_node_reduction: 118, 12;
    /// More reduction of the opponent's moves once one of them refutes the line for the root.
    idle_reduction: 66, 12;
    /// Less reduction at PV nodes.
    pv_extension: 72, 12;
    /// More reduction where the estimate is not improving.
    not_improving_reduction: 58, 12;
    /// Less reduction of a four after a four.
    attack_extension: 21, 12;
    /// Less reduction where the position is or was on a principal variation, at other nodes.
    was_pv_extension: 62, 12;
    /// More reduction of a move far from the last ones of both sides.
    far_reduction: 32, 12;
    /// More reduction of a four far away that delays the answer to a threat.
    delay_reduction: 100, 16;
    /// How much of a move's history reduces it less by one 64th of a ply.
    history_per_part: 114, 16;
    /// Extension of the transposition table's move at PV nodes …
    pv_move_extension: 17, 6;
    /// … and at others.
    tt_move_extension: 14, 6;
    /// Reduction of a PV node without a move in the transposition table (internal iterative
    /// reduction).
    no_move_reduction: 35, 12;
    /// Reduction of a PV node for each ply by which its entry in the table is shallower, in percent.
    stale_reduction: 12, 5;
    /// The least depth of singular extensions.
    singular_depth: 395, 40;
    /// By how much for each ply the other moves must be below the table's move for it to be
    /// singular, in eighths of a point.
    singular_margin: 9, 2;
    /// The depth of the search of the other moves, in percent.
    singular_share: 50, 5;
    /// So much worse than the margin of a singular move all others must be for two plies of
    /// extension.
    double_singular_margin: 25, 6;
    /// Reduction of the table's move where it is not the only one expected to cut.
    multi_cut_reduction: 111, 16;
    /// Reduction of the moves after one that raised alpha.
    alpha_raised_reduction: 63, 12;
    /// By how much the estimate must be below alpha for razoring, and how much more for each ply.
    razoring_margin: 44, 10;
    razoring_per_ply: 21, 8;
    /// By how much for each ply the estimate must be above beta for a cutoff without a search.
    futility_per_ply: 76, 10;
    /// The same at a cut node that is not in the transposition table.
    new_cut_futility_per_ply: 45, 10;
    /// The part of a ply that counts less where the estimate is improving.
    improving_futility: 49, 12;
    /// By how much for each ply the estimate must be above beta for all moves but fours to be
    /// reduced, and less this.
    sure_cut_per_ply: 13, 4;
    sure_cut_less: 9, 8;
    /// By how much a move must be above alpha after a reduction to be searched one ply deeper, and
    /// how much more for each ply of the reduction.
    deeper_margin: 34, 8;
    deeper_per_ply: 11, 4;
    /// Late move pruning: how many moves are searched, in 64ths, by the power of the depth in plies.
    late_moves: 256, 48;
    late_moves_per_ply: 80, 20;
    late_moves_per_square: 11, 4;
    /// The share of them where the estimate is not improving, in percent.
    late_moves_not_improving: 70, 8;
    /// The factor of late move reductions, in percent.
    late_reduction: 96, 8;
}

impl PruningNumbers {
    /// Extension of the transposition table's move.
    pub(super) const fn tt_move_extension(&self, is_pv: bool) -> i32 {
        match is_pv {
            true => self.pv_move_extension,
            false => self.tt_move_extension,
        }
    }

    /// By how much the estimate must be below alpha for razoring; `None` at larger depths.
    pub(super) fn razoring_margin(&self, depth: i32) -> Option<i32> {
        let depth = depth.max(0);
        (depth < RAZORING_DEPTH).then(|| self.razoring_margin + self.razoring_per_ply * depth / PLY)
    }

    /// By how much the estimate must be above beta for a cutoff without a search. Less is needed
    /// where the estimate is improving, and at a cut node that is not in the transposition table.
    pub(super) fn futility_margin(&self, depth: i32, improving: bool, is_new_cut: bool) -> i32 {
        let per_ply = match is_new_cut {
            true => self.new_cut_futility_per_ply,
            false => self.futility_per_ply,
        };
        let less = match improving {
            true => PLY + self.improving_futility,
            false => PLY,
        };
        (per_ply * (depth - less) / PLY).max(0)
    }

    /// By how much the estimate must be above beta for all moves but fours to be reduced.
    pub(super) const fn sure_cut_margin(&self, depth: i32) -> i32 {
        self.sure_cut_per_ply * (depth / PLY) - self.sure_cut_less
    }

    /// By how much a move must be above alpha after a reduction like this to be searched one ply
    /// deeper.
    pub(super) const fn deeper_margin(&self, reduction: i32) -> i32 {
        self.deeper_margin + self.deeper_per_ply * (reduction / PLY)
    }

    /// By how much the other moves must be below the table's move for it to be singular.
    pub(super) const fn singular_margin(&self, depth: i32) -> i32 {
        self.singular_margin * (depth / PLY) / 8
    }

    /// The depth of the search of the other moves.
    pub(super) const fn depth_of_others(&self, depth: i32) -> i32 {
        depth * self.singular_share / 100
    }

    /// Late move pruning: how many moves are searched, unless all of them lose.
    pub(super) fn late_move_limit(&self, depth: i32, improving: bool) -> usize {
        let plies = (depth / PLY).clamp(0, 1_000);
        let most = self.late_moves
            + self.late_moves_per_ply * plies
            + self.late_moves_per_square * plies * plies;
        let most = match improving {
            true => most / 64,
            false => most / 64 * self.late_moves_not_improving / 100,
        };
        most.max(2) as usize
    }

    /// Reduction of a PV node, by the depth of its entry in the transposition table.
    pub(super) fn stale_reduction(&self, depth: i32, entry_depth: Option<i32>) -> i32 {
        match entry_depth {
            None => self.no_move_reduction,
            Some(_) if depth <= PLY => 0,
            Some(entry) => {
                ((depth - entry) * self.stale_reduction / 100).clamp(0, LARGEST_STALE_REDUCTION)
            }
        }
    }

    /// Late move reduction of the move of this number (1 is the first): the product of the
    /// logarithms of depth and number.
    pub(super) fn reduction(&self, depth: i32, move_number: usize) -> i32 {
        let number = move_number.min(1_000) as i32;
        logarithm(depth / PLY) * logarithm(number) * self.late_reduction / (100 * PLY)
    }
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

    const NUMBERS: PruningNumbers = PruningNumbers::SHIPPED;

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
        assert_eq!(NUMBERS.reduction(8 * PLY, 1), 0);
        for plies in 1..20 {
            for move_number in 1..60 {
                let node = NUMBERS.reduction(plies * PLY, move_number);
                assert!(node <= NUMBERS.reduction((plies + 1) * PLY, move_number));
                assert!(node <= NUMBERS.reduction(plies * PLY, move_number + 1));
            }
        }
    }

    #[test]
    fn more_depth_allows_more_moves_and_needs_wider_margins() {
        for plies in 0..30 {
            let (depth, deeper) = (plies * PLY, (plies + 1) * PLY);
            for improving in [false, true] {
                assert!(
                    NUMBERS.late_move_limit(depth, improving)
                        <= NUMBERS.late_move_limit(deeper, improving)
                );
                let margin = |depth| NUMBERS.futility_margin(depth, improving, false);
                assert!(margin(depth) <= margin(deeper));
            }
            assert!(NUMBERS.late_move_limit(depth, false) <= NUMBERS.late_move_limit(depth, true));
        }
    }
}
