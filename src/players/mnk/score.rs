//! Scores, as the side to move sees them: estimates, believed ends and proven ends, each in a
//! range of its own.

/// A proven win at once; each ply until then makes it 1 less. Fits 16 bits.
pub(super) const PROVEN: i32 = 30_000;
/// A win found without looking at every reply of the opponent; each ply until then makes it 1
/// less.
pub(super) const BELIEVED: i32 = 20_000;
/// An estimate of this many points makes a win e times as likely as a loss.
pub(super) const POINTS_PER_LOGIT: i32 = 200;
/// No estimate is further from 0.
pub(super) const MOST_ESTIMATE: i32 = 10_000;
/// No game takes more plies: the largest board has 484 cells.
const MOST_PLIES: i32 = 1_000;

/// The score of a side that wins for sure in this many plies.
pub(super) const fn win_in(plies: i32) -> i32 {
    PROVEN - plies
}

/// The score of a side that loses for sure in this many plies.
pub(super) const fn loss_in(plies: i32) -> i32 {
    plies - PROVEN
}

/// Whether the score is that of a proven win.
pub(super) const fn is_win(score: i32) -> bool {
    score >= PROVEN - MOST_PLIES
}

/// Whether the score is that of a proven loss.
pub(super) const fn is_loss(score: i32) -> bool {
    is_win(-score)
}

/// Whether the score is that of a proven or believed end, whoever wins.
pub(super) const fn is_end(score: i32) -> bool {
    score.abs() >= BELIEVED - MOST_PLIES
}

/// Whether the score is that of a won position, be it proven or believed.
pub(super) const fn is_won(score: i32) -> bool {
    score >= BELIEVED - MOST_PLIES
}

/// The score of a loss that is proven only for the replies looked at.
pub(super) const fn believed(loss: i32) -> i32 {
    loss + PROVEN - BELIEVED
}

/// Plies to the end of a proven win or loss.
pub(super) const fn plies(score: i32) -> u32 {
    (PROVEN - score.abs()).unsigned_abs()
}

/// A score counted from the root, for a position `ply` plies below it, as counted from that
/// position.
pub(super) const fn from_here(score: i32, ply: i32) -> i32 {
    if is_end(score) {
        score + score.signum() * ply
    } else {
        score
    }
}

/// The inverse of [`from_here`].
pub(super) const fn from_root(score: i32, ply: i32) -> i32 {
    if is_end(score) {
        score - score.signum() * ply
    } else {
        score
    }
}
