//! Scores: estimates and proven wins, kept apart by a gap that no estimate crosses.

/// The score of a game won, less the plies until then.
const WON: i32 = 32_000;
/// The most plies to a win that a score can express.
pub(super) const MOST_PLIES: i32 = 1_000;
/// Above this a score is a proven win; below its negative, a proven loss.
pub(super) const PROVEN: i32 = WON - MOST_PLIES - 1;
/// Estimates lie between this and its negative.
pub(super) const LARGEST_ESTIMATE: i32 = 30_000;
/// Larger than every score.
pub(super) const INFINITE: i32 = 32_500;

/// The score of a win at this many plies from the root.
pub(super) const fn win_at(ply: i32) -> i32 {
    WON - ply
}

/// The score of a loss at this many plies from the root.
pub(super) const fn loss_at(ply: i32) -> i32 {
    ply - WON
}

/// Plies from the root to the end, if the score is proven.
pub(super) const fn plies_to_end(score: i32) -> Option<i32> {
    if score.abs() >= PROVEN {
        Some(WON - score.abs())
    } else {
        None
    }
}

/// Counts the plies of a proven score from a node instead of from the root, `ply` plies above it:
/// so the transposition table stores it.
pub(super) const fn to_tt(score: i32, ply: i32) -> i32 {
    if score >= PROVEN {
        score + ply
    } else if score <= -PROVEN {
        score - ply
    } else {
        score
    }
}

/// The inverse of [`to_tt`].
pub(super) const fn from_tt(score: i32, ply: i32) -> i32 {
    if score >= PROVEN {
        score - ply
    } else if score <= -PROVEN {
        score + ply
    } else {
        score
    }
}
