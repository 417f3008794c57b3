//! Scores: estimates and proven wins in one order, kept apart by a gap that no estimate crosses.

/// The score of a game won, less the plies until then.
const WON: i32 = 32_000;
/// The most plies to a win that a score can tell.
pub const MOST_PLIES: i32 = 1_000;
/// Above this a score is a proven win; below its negative, a proven loss.
pub const PROVEN: i32 = WON - MOST_PLIES - 1;
/// Estimates lie between this and its negative.
pub const LARGEST_ESTIMATE: i32 = 30_000;
/// Beyond every score.
pub const INFINITE: i32 = 32_500;

/// The score of a win at this many plies from the root.
pub const fn won_at(ply: i32) -> i32 {
    WON - ply
}

/// The score of a loss at this many plies from the root.
pub const fn lost_at(ply: i32) -> i32 {
    ply - WON
}

/// Plies from the root to the end, if the score is proven.
pub const fn plies_to_end(score: i32) -> Option<i32> {
    if score.abs() >= PROVEN {
        Some(WON - score.abs())
    } else {
        None
    }
}

/// Counts the plies of a proven score from a node instead of from the root, `ply` plies above it.
pub const fn from_node(score: i32, ply: i32) -> i32 {
    if score >= PROVEN {
        score + ply
    } else if score <= -PROVEN {
        score - ply
    } else {
        score
    }
}

/// The reverse of [`from_node`].
pub const fn from_root(score: i32, ply: i32) -> i32 {
    if score >= PROVEN {
        score - ply
    } else if score <= -PROVEN {
        score + ply
    } else {
        score
    }
}
