//! Scores for the side to move: estimates, unproven wins and losses, and proven ones, each in a
//! range of its own.

/// A proven win, less the plies until then. Fits 16 bits.
pub(super) const PROVEN: i32 = 30_000;
/// A win in a search that left out replies of the opponent, less the plies until then.
pub(super) const UNPROVEN: i32 = 20_000;
/// An estimate of this many points makes a win e times as likely as a loss.
pub(super) const POINTS_PER_LOGIT: i32 = 200;
/// No estimate is further from 0.
pub(super) const LARGEST_ESTIMATE: i32 = 10_000;
/// No game takes more plies: the largest board has 484 cells.
const MOST_PLIES: i32 = 1_000;

/// A proven win in this many plies.
pub(super) const fn win_in(plies: i32) -> i32 {
    PROVEN - plies
}

/// A proven loss in this many plies.
pub(super) const fn loss_in(plies: i32) -> i32 {
    plies - PROVEN
}

pub(super) const fn is_proven_win(score: i32) -> bool {
    score >= PROVEN - MOST_PLIES
}

pub(super) const fn is_proven_loss(score: i32) -> bool {
    is_proven_win(-score)
}

/// Whether the score is a win or a loss, proven or not.
pub(super) const fn is_decisive(score: i32) -> bool {
    score.abs() >= UNPROVEN - MOST_PLIES
}

/// Whether the score is a win, proven or not.
pub(super) const fn is_winning(score: i32) -> bool {
    score >= UNPROVEN - MOST_PLIES
}

/// A loss of which only the searched replies are proven to lose.
pub(super) const fn unproven(loss: i32) -> i32 {
    loss + PROVEN - UNPROVEN
}

/// Plies to the end of a proven win or loss.
pub(super) const fn plies(score: i32) -> u32 {
    (PROVEN - score.abs()).unsigned_abs()
}

/// Plies to the end of a win or loss that is not proven.
pub(super) const fn unproven_plies(score: i32) -> u32 {
    UNPROVEN.saturating_sub(score.abs()).unsigned_abs()
}

/// Counts the plies of a score from a position instead of from the root, `ply` plies above it: so
/// the transposition table stores it.
pub(super) const fn to_tt(score: i32, ply: i32) -> i32 {
    if is_decisive(score) {
        score + score.signum() * ply
    } else {
        score
    }
}

/// The inverse of [`to_tt`].
pub(super) const fn from_tt(score: i32, ply: i32) -> i32 {
    if is_decisive(score) {
        score - score.signum() * ply
    } else {
        score
    }
}
