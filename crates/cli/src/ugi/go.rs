//! How long a `go` wants to be thought about.

use std::time::Duration;

use fivefold_players::Limits;
use fivefold_players::clocks::{Clocks, Pace};
use fivefold_players::protocols::conversation::shown;
use fivefold_rules::Side;

/// What stands behind `go`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct GoLimits {
    /// Whether the move is to come out only after `stop`.
    pub endless: bool,
    /// Lines about what was not understood and is left out.
    pub complaints: Vec<String>,
    move_time: Option<Duration>,
    left: [Option<Duration>; 2],
    increment: [Duration; 2],
    limits: Limits,
}

impl GoLimits {
    /// Reads the words behind `go`.
    pub(crate) fn read<'a>(mut words: impl Iterator<Item = &'a str>) -> GoLimits {
        let mut wanted = GoLimits::default();
        while let Some(word) = words.next() {
            if word == "infinite" {
                wanted.endless = true;
                continue;
            }
            if !is_known(word) {
                wanted.complain(&format!("go {} is unknown", shown(word)));
                continue;
            }
            // Clocks may run below zero.
            match words.next().and_then(|value| value.parse::<i64>().ok()) {
                Some(value) => wanted.set(word, value.max(0).unsigned_abs()),
                None => wanted.complain(&format!("go {word} wants a whole number")),
            }
        }
        wanted
    }

    /// How the side to move is to think.
    #[must_use]
    pub(crate) fn pace(&self, mover: Side) -> Pace {
        let clocks = Clocks {
            turn: self.move_time,
            left: self.left[mover.index()],
            increment: self.increment[mover.index()],
            game: None,
        };
        clocks.pace(self.limits)
    }

    fn set(&mut self, word: &str, value: u64) {
        let time = Duration::from_millis(value);
        match word {
            "movetime" => self.move_time = Some(time),
            "depth" => self.limits.depth = Some(value.try_into().unwrap_or(u32::MAX)),
            "nodes" => self.limits.nodes = Some(value),
            "p1time" => self.left[0] = Some(time),
            "p2time" => self.left[1] = Some(time),
            "p1inc" => self.increment[0] = time,
            _ => self.increment[1] = time,
        }
    }

    fn complain(&mut self, what: &str) {
        self.complaints.push(format!("info string error: {what}"));
    }
}

/// Whether a number belongs behind this word.
fn is_known(word: &str) -> bool {
    matches!(
        word,
        "movetime" | "depth" | "nodes" | "p1time" | "p2time" | "p1inc" | "p2inc"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pace(text: &str, mover: Side) -> Pace {
        let wanted = GoLimits::read(text.split_ascii_whitespace());
        assert_eq!(wanted.complaints, Vec::<String>::new(), "{text}");
        wanted.pace(mover)
    }

    #[test]
    fn each_side_has_its_own_clock() {
        let clocks = "p1time 20000 p2time 40000 p1inc 0 p2inc 1000";
        assert_eq!(
            pace(clocks, Side::First).time,
            Some(Duration::from_millis(1_000))
        );
        assert_eq!(
            pace(clocks, Side::Second).time,
            Some(Duration::from_millis(2_750))
        );
    }

    #[test]
    fn limits_may_stand_together() {
        let pace = pace("nodes 500 depth 3 movetime 1000", Side::First);
        assert_eq!(pace.limits.nodes, Some(500));
        assert_eq!(pace.limits.depth, Some(3));
        assert_eq!(pace.time, Some(Duration::from_millis(950)));
    }

    #[test]
    fn what_is_not_understood_is_told_and_left_out() {
        let wanted = GoLimits::read("nodes x ponder depth 2 movetime".split(' '));
        assert_eq!(wanted.complaints.len(), 3);
        let limits = wanted.pace(Side::First).limits;
        assert_eq!((limits.nodes, limits.depth), (None, Some(2)));
    }
}
