//! Which lines win: freestyle, exact or renju.

use super::RENJU_LINE;

/// Which lines win, and whether some points are forbidden to the side that begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rule {
    /// Lines of the agreed length or longer win.
    #[default]
    Freestyle,
    /// Only lines of exactly the agreed length win (standard Gomoku).
    Exact,
    /// Renju, with lines of five: for the side that begins (black) only exactly five win, and
    /// overlines, double fours and double threes are forbidden (see [`super::Forbidden`]); for the
    /// other side (white) longer lines win as well, and nothing is forbidden.
    Renju,
}

impl Rule {
    /// All rules, in the order in which they are offered.
    pub const ALL: [Rule; 3] = [Rule::Freestyle, Rule::Exact, Rule::Renju];
    /// Their words, in the same order.
    pub const WORDS: [&'static str; 3] = ["freestyle", "exact", "renju"];

    /// The word of the rule, as it stands in fields and (except for freestyle) in ids.
    #[must_use]
    pub const fn word(self) -> &'static str {
        Rule::WORDS[self as usize]
    }

    /// Whether lines that are too long do not win for a side that begins (or does not).
    #[must_use]
    pub const fn is_exact(self, begins: bool) -> bool {
        match self {
            Rule::Freestyle => false,
            Rule::Exact => true,
            Rule::Renju => begins,
        }
    }

    /// Whether a line of so many stones wins for a side that begins (or does not), where a line
    /// needs `len`.
    #[must_use]
    pub const fn wins(self, len: u8, stones: u8, begins: bool) -> bool {
        stones == len || (stones > len && !self.is_exact(begins))
    }

    /// Whether the rule is played with lines of this length: renju knows only five.
    #[must_use]
    pub const fn fits(self, len: u8) -> bool {
        !matches!(self, Rule::Renju) || len == RENJU_LINE
    }
}
