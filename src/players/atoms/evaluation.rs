//! What a position without a proven result is worth, from what both sides have on the board.
//!
//! The weights come from games of the engine against itself on boards from 5 × 5 to 8 × 8: for
//! each pair of games they were shifted at random, all at once, and moved a little towards the
//! side that won (simultaneous perturbation, SPSA), from weights set by hand.

use super::board::{Board, Shape};
use super::plane::Plane;
use super::score::LARGEST_ESTIMATE;

/// How many things are counted.
const FEATURES: usize = 21;

/// Points for each thing counted: on an empty board, and what is added on a full one.
pub type Weights = [[i32; 2]; FEATURES];

/// By the rule Atoms.
pub const ATOMS: Weights = [
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
pub const CHAIN: Weights = [
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

/// Of somebody who only counts atoms: as many points for each level of a cell, whoever is near.
pub const ONLY_ATOMS: Weights = {
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

/// What is counted: 1 for the turn; then for the side to move and for the other its cells by
/// level (1, 2, critical), its critical cells, cells of level 2 and cells of level 1 next to
/// critical cells of the opponent, its critical cells and cells of level 2 next to cells of level
/// 2 of the opponent, its critical cells next to cells of level 1, and its cells at the edge.
#[inline(always)]
fn features<P: Plane>(board: &Board<P>, shape: &Shape<P>) -> [i32; FEATURES] {
    let [low, high] = board.levels;
    let [one, two, three] = [low & !high, high & !low, low & high];
    let levels = |side: P| [side & one, side & two, side & three];
    let (mine, theirs) = (levels(board.mine), levels(board.theirs));
    let around = |[a, b, c]: [P; 3]| [shape.around(a), shape.around(b), shape.around(c)];
    let (near_me, near_them) = (around(mine), around(theirs));
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
            (cells & shape.rim).size(),
        ];
        for (number, count) in list.into_iter().enumerate() {
            counts[1 + 2 * number + side] = count;
        }
    }
    counts
}

/// How full the board is, 0 to [`FULL`].
#[inline(always)]
fn fullness<P>(counts: &[i32; FEATURES], shape: &Shape<P>) -> i32 {
    let levels = counts[1] + counts[2] + 2 * (counts[3] + counts[4]) + 3 * (counts[5] + counts[6]);
    // A product and a shift instead of a division, which would be the slowest step of all.
    (levels * shape.share) >> 16
}

/// The estimate for the side to move.
#[inline(always)]
pub fn evaluate<P: Plane>(board: &Board<P>, shape: &Shape<P>, weights: &Weights) -> i32 {
    let counts = features(board, shape);
    let (mut empty, mut full) = (0, 0);
    for (count, [at_empty, at_full]) in counts.iter().zip(weights) {
        empty += count * at_empty;
        full += count * at_full;
    }
    (empty + full * fullness(&counts, shape) / FULL).clamp(-LARGEST_ESTIMATE, LARGEST_ESTIMATE)
}
