//! What an alpha-beta search asks of a position, and what its answer says: shared by the engines of
//! Lines and Atoms.

/// What a score says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It is the score.
    Exact,
    /// The true score is this or more.
    AtLeast,
    /// The true score is this or less.
    AtMost,
}

/// The scores that matter to a position: those between the two.
#[derive(Clone, Copy, Debug)]
pub struct Window {
    /// Scores up to this one are too little.
    pub alpha: i32,
    /// Scores from this one on are more than enough.
    pub beta: i32,
}

impl Window {
    /// The same as the other side sees it.
    pub const fn turned(self) -> Window {
        Window {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }

    /// Whether a score is above this one or not.
    pub const fn above(alpha: i32) -> Window {
        Window {
            alpha,
            beta: alpha + 1,
        }
    }

    /// Whether there is no score between the two, only above or below.
    pub const fn is_empty(self) -> bool {
        self.beta - self.alpha <= 1
    }

    /// What the best score says that was found with this window.
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
