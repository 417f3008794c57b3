//! The window of an alpha-beta search, and the kind of its scores.

/// How a score relates to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It is the score.
    Exact,
    /// The true score is this or more.
    AtLeast,
    /// The true score is this or less.
    AtMost,
}

/// The open interval of scores that matter.
#[derive(Clone, Copy, Debug)]
pub struct Window {
    /// Scores up to this one fail low.
    pub alpha: i32,
    /// Scores from this one on fail high.
    pub beta: i32,
}

impl Window {
    /// The window for the other side.
    pub const fn negated(self) -> Window {
        Window {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }

    /// The zero window above this score.
    pub const fn zero_above(alpha: i32) -> Window {
        Window {
            alpha,
            beta: alpha + 1,
        }
    }

    /// Whether it is a zero window.
    pub const fn is_empty(self) -> bool {
        self.beta - self.alpha <= 1
    }

    /// The kind of the best score found with this window.
    pub const fn bound(self, best: i32) -> Bound {
        if best >= self.beta {
            Bound::AtLeast
        } else if best > self.alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        }
    }
}
