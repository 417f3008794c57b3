//! The static evaluation: a weighted sum of what both sides have on the board.
//!
//! The weights were tuned by simultaneous perturbation (SPSA) in games of the engine against itself
//! on boards from 5 × 5 to 8 × 8.

use super::bit_position::{BitGeometry, BitPosition};
use super::bitboard::Bitboard;
use super::score::LARGEST_ESTIMATE;

const FEATURES: usize = 21;

/// Points for each feature: on an empty board, and what is added on a full one.
pub(super) type Weights = [[i32; 2]; FEATURES];

/// By the rule Atoms.
pub(super) const ATOMS: Weights = [
    [40, 23],
    [43, 51],
    [-43, -51],
    [133, 32],
    [-133, -32],
    [154, 131],
    [-154, -131],
    [-31, -6],
    [46, -9],
    [-69, -30],
    [69, 30],
    [-38, 27],
    [38, -27],
    [25, 34],
    [-25, -34],
    [-16, 8],
    [16, -8],
    [0, 17],
    [0, -17],
    [-20, 2],
    [20, -2],
];
/// By the rule chain reaction.
pub(super) const CHAIN: Weights = [
    [31, 50],
    [41, -7],
    [-41, 7],
    [98, 56],
    [-98, -56],
    [161, 46],
    [-161, -46],
    [-16, 31],
    [16, 36],
    [-75, 2],
    [75, -2],
    [-5, -50],
    [5, 50],
    [50, 35],
    [-50, -35],
    [-22, 20],
    [22, -20],
    [-2, -8],
    [2, 8],
    [-3, 13],
    [3, -13],
];

/// Counts atoms only: the same points for each level of a cell, whoever is near.
pub(super) const ONLY_ATOMS: Weights = {
    let mut weights = [[0; 2]; FEATURES];
    let mut level = 0;
    while level < 3 {
        let points = 30 * (level as i32 + 1);
        weights[1 + 2 * level][0] = points;
        weights[2 + 2 * level][0] = -points;
        level += 1;
    }
    weights
};

/// A fully loaded board, as the unit of [`fullness`].
const FULL: i32 = 256;

/// The features: 1 for the turn; then for the side to move and for the other its cells by
/// level (1, 2, critical), its critical cells, cells of level 2 and cells of level 1 next to
/// critical cells of the opponent, its critical cells and cells of level 2 next to cells of level
/// 2 of the opponent, its critical cells next to cells of level 1, and its cells at the edge.
#[inline(always)]
fn features<P: Bitboard>(board: &BitPosition<P>, geometry: &BitGeometry<P>) -> [i32; FEATURES] {
    let [low, high] = board.levels;
    let [one, two, three] = [low & !high, high & !low, low & high];
    let levels = |side: P| [side & one, side & two, side & three];
    let (mine, theirs) = (levels(board.mine), levels(board.theirs));
    let neighbours = |[a, b, c]: [P; 3]| {
        [
            geometry.neighbours(a),
            geometry.neighbours(b),
            geometry.neighbours(c),
        ]
    };
    let (near_me, near_them) = (neighbours(mine), neighbours(theirs));
    let mut counts = [1; FEATURES];
    for (side, own, near, cells) in [
        (0, mine, near_them, board.mine),
        (1, theirs, near_me, board.theirs),
    ] {
        let list = [
            own[0].size(),
            own[1].size(),
            own[2].size(),
            (own[2] & near[2]).size(),
            (own[1] & near[2]).size(),
            (own[0] & near[2]).size(),
            (own[2] & near[1]).size(),
            (own[1] & near[1]).size(),
            (own[2] & near[0]).size(),
            (cells & geometry.edge).size(),
        ];
        for (number, count) in list.into_iter().enumerate() {
            counts[1 + 2 * number + side] = count;
        }
    }
    counts
}

/// How full the board is, 0 to [`FULL`].
#[inline(always)]
fn fullness<P>(counts: &[i32; FEATURES], geometry: &BitGeometry<P>) -> i32 {
    let levels = counts[1] + counts[2] + 2 * (counts[3] + counts[4]) + 3 * (counts[5] + counts[6]);
    // A product and a shift instead of a division, which would be the slowest step of all.
    (levels * geometry.level_share) >> 16
}

/// The estimate for the side to move.
#[inline(always)]
pub(super) fn evaluate<P: Bitboard>(
    board: &BitPosition<P>,
    geometry: &BitGeometry<P>,
    weights: &Weights,
) -> i32 {
    let counts = features(board, geometry);
    let (mut empty, mut full) = (0, 0);
    for (count, [at_empty, at_full]) in counts.iter().zip(weights) {
        empty += count * at_empty;
        full += count * at_full;
    }
    (empty + full * fullness(&counts, geometry) / FULL).clamp(-LARGEST_ESTIMATE, LARGEST_ESTIMATE)
}
