//! What a manager tells a brain with `INFO`: limits and rules.

use std::time::Duration;

use crate::lines::Rule;
use fivefold_players::clocks::{Clocks, Pace};
use fivefold_players::{Limits, Threads};

/// The time left of a game without a limit, by agreement (ms).
const NO_LIMIT: i64 = 2_147_483_647;
/// The part of the memory allowed that goes into what the player remembers.
const MEMORY_PART: u64 = 4;
/// The most memory for what the player remembers, in MiB.
const MOST_MEMORY_MIB: u32 = 256;

/// The bit of `rule` for lines that must have exactly five stones.
const EXACT: i64 = 1;
/// The bit of `rule` for renju.
const RENJU: i64 = 4;
/// The bits of `rule` for games that are not played here, with their names.
const FOREIGN: [(i64, &str); 2] = [(2, "continuous games"), (8, "caro")];
/// The number of renju in the protocol of Yixin, which has no continuous games.
const YIXIN_RENJU: i64 = 2;
/// The bit of `show_detail` for how far the search has come.
const REALTIME: i64 = 1;

/// What has been told so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Information {
    timeout_turn: Option<u64>,
    timeout_match: Option<u64>,
    time_left: Option<i64>,
    max_memory: Option<u64>,
    max_node: Option<u64>,
    max_depth: Option<u32>,
    hash_kib: Option<u64>,
    increment: u64,
    threads: Threads,
    shows_detail: bool,
    rule: i64,
    /// Whether the manager speaks the protocol of Yixin.
    pub(crate) is_yixin: bool,
}

impl Information {
    /// Takes note of `key value`; whether that was the rule. Whatever is unknown or makes no sense is
    /// ignored, as the protocol wants it.
    pub(crate) fn note(&mut self, text: &str) -> bool {
        let mut words = text.split_ascii_whitespace();
        let (Some(key), Some(value)) = (words.next(), words.next()) else {
            return false;
        };
        let Ok(value) = value.parse::<i64>() else {
            return false;
        };
        let positive = u64::try_from(value).ok().filter(|&value| value > 0);
        match key.to_ascii_lowercase().as_str() {
            "timeout_turn" => self.timeout_turn = Some(value.max(0).unsigned_abs()),
            "timeout_match" => {
                self.timeout_match = positive;
                self.time_left = None;
            }
            "time_left" => self.time_left = Some(value),
            "max_memory" => self.max_memory = positive,
            "max_node" => self.max_node = positive,
            "max_depth" => self.max_depth = positive.and_then(|value| value.try_into().ok()),
            "time_increment" => self.increment = positive.unwrap_or(0),
            "hash_size" => self.hash_kib = positive,
            "thread_num" => self.threads = Threads::new(positive.unwrap_or(1)),
            "show_detail" => self.shows_detail = value & REALTIME != 0,
            "rule" => {
                self.rule = value;
                return true;
            }
            // Among them those of Yixin that change nothing here: caution_factor, pondering,
            // usedatabase, vcthread, checkmate, nbestsym, start_depth, thread_split_depth.
            _ => {}
        }
        false
    }

    #[must_use]
    pub(crate) const fn rule(&self) -> Rule {
        if self.is_yixin && self.rule == YIXIN_RENJU || self.rule & RENJU != 0 {
            Rule::Renju
        } else if self.rule & EXACT != 0 {
            Rule::Exact
        } else {
            Rule::Freestyle
        }
    }

    /// The rule that was asked for and is not played here.
    #[must_use]
    pub(crate) fn foreign_rule(&self) -> Option<String> {
        if self.is_yixin && self.rule == YIXIN_RENJU || self.rule & !(EXACT | RENJU) == 0 {
            return None;
        }
        let named = FOREIGN.iter().find(|(bit, _)| self.rule & bit != 0);
        Some(match named {
            Some((_, name)) if self.rule > 0 => format!("{name} (rule {})", self.rule),
            _ => format!("rule {}", self.rule),
        })
    }

    /// Whether the manager wants to see how far the search has come.
    #[must_use]
    pub(crate) const fn shows_detail(&self) -> bool {
        self.shows_detail
    }

    /// The memory for what the player remembers, in MiB; `None` if nothing was told.
    #[must_use]
    pub(crate) fn memory_mib(&self) -> Option<u32> {
        // What Yixin calls the size of the hash is only that, not all the memory.
        let mib = match self.hash_kib {
            Some(kib) => kib >> 10,
            None => (self.max_memory? / MEMORY_PART) >> 20,
        };
        Some(u32::try_from(mib).map_or(MOST_MEMORY_MIB, |mib| mib.clamp(1, MOST_MEMORY_MIB)))
    }

    /// How the next move is to be thought about.
    #[must_use]
    pub(crate) fn pace(&self) -> Pace {
        let left = match self.time_left {
            Some(NO_LIMIT) => None,
            Some(left) => Some(left.max(0).unsigned_abs()),
            None => self.timeout_match,
        };
        let limits = Limits {
            nodes: self.max_node,
            depth: self.max_depth,
            threads: self.threads,
            ..Limits::default()
        };
        let clocks = Clocks {
            turn: self.timeout_turn.map(Duration::from_millis),
            left: left.map(Duration::from_millis),
            increment: Duration::from_millis(self.increment),
            game: self.timeout_match.map(Duration::from_millis),
        };
        clocks.pace(limits)
    }

    /// A move took so long. The manager tells what is left before the next one; this serves those
    /// that do not.
    pub(crate) fn spend(&mut self, took: Duration) {
        let took = i64::try_from(took.as_millis()).unwrap_or(i64::MAX);
        let left = match self.time_left {
            Some(NO_LIMIT) => return,
            Some(left) => Some(left),
            None => self
                .timeout_match
                .map(|left| i64::try_from(left).unwrap_or(i64::MAX)),
        };
        self.time_left = left.map(|left| left.saturating_sub(took));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(lines: &[&str]) -> Information {
        let mut information = Information::default();
        for line in lines {
            information.note(line);
        }
        information
    }

    fn time(lines: &[&str]) -> Option<Duration> {
        told(lines).pace().time
    }

    #[test]
    fn the_stricter_of_turn_and_match_counts() {
        assert_eq!(
            time(&["timeout_turn 1000", "time_left 2147483647"]),
            Some(Duration::from_millis(950))
        );
        assert_eq!(
            time(&["timeout_turn 5000", "time_left 20000"]),
            Some(Duration::from_millis(1_000))
        );
        assert_eq!(time(&["time_left 2147483647", "timeout_match 0"]), None);
    }

    #[test]
    fn a_match_time_counts_until_the_manager_tells_what_is_left() {
        let mut information = told(&["timeout_match 20000"]);
        assert_eq!(information.pace().time, Some(Duration::from_secs(1)));
        information.spend(Duration::from_secs(10));
        assert_eq!(information.pace().time, Some(Duration::from_millis(500)));
        information.note("time_left 2000");
        assert_eq!(information.pace().time, Some(Duration::from_millis(100)));
    }

    #[test]
    fn as_fast_as_possible_means_a_small_number_of_positions() {
        for fast in ["timeout_turn 0", "time_left 0", "time_left -50"] {
            let pace = told(&[fast]).pace();
            assert!(
                pace.limits.nodes.is_some_and(|nodes| nodes <= 1_000),
                "{fast}"
            );
        }
        assert_eq!(
            told(&["timeout_turn 0", "max_node 10"]).pace().limits.nodes,
            Some(10)
        );
    }

    #[test]
    fn memory_is_bounded_on_both_sides() {
        assert_eq!(told(&[]).memory_mib(), None);
        assert_eq!(told(&["max_memory 0"]).memory_mib(), None);
        assert_eq!(told(&["max_memory 1000"]).memory_mib(), Some(1));
        assert_eq!(told(&["max_memory 83886080"]).memory_mib(), Some(20));
        assert_eq!(
            told(&["max_memory 9223372036854775807"]).memory_mib(),
            Some(MOST_MEMORY_MIB)
        );
    }

    #[test]
    fn threads_are_one_until_more_are_allowed() {
        let threads = |lines: &[&str]| told(lines).pace().limits.threads.get();
        assert_eq!(threads(&[]), 1);
        assert_eq!(threads(&["thread_num 4"]), 4);
        assert_eq!(threads(&["thread_num 4", "thread_num 0"]), 1);
        assert_eq!(threads(&["thread_num -3"]), 1);
        assert_eq!(threads(&["THREAD_NUM 1000"]), Threads::MOST);
    }

    #[test]
    fn rules_are_told_apart_by_their_bits() {
        assert_eq!(told(&["rule 0"]).rule(), Rule::Freestyle);
        assert_eq!(told(&["rule 1"]).rule(), Rule::Exact);
        assert_eq!(told(&["rule 4"]).rule(), Rule::Renju);
        assert_eq!(told(&["rule 1"]).foreign_rule(), None);
        assert_eq!(told(&["rule 4"]).foreign_rule(), None);
        let foreign = |line: &str| told(&[line]).foreign_rule();
        assert_eq!(foreign("rule 9").as_deref(), Some("caro (rule 9)"));
        assert_eq!(
            foreign("rule 3").as_deref(),
            Some("continuous games (rule 3)")
        );
        assert_eq!(foreign("rule 16").as_deref(), Some("rule 16"));
        assert_eq!(foreign("rule -1").as_deref(), Some("rule -1"));
    }

    #[test]
    fn to_yixin_the_rule_2_is_renju() {
        let mut information = told(&["rule 2"]);
        assert!(information.foreign_rule().is_some());
        information.is_yixin = true;
        assert_eq!(information.rule(), Rule::Renju);
        assert_eq!(information.foreign_rule(), None);
        information.note("rule 3");
        assert!(information.foreign_rule().is_some());
    }

    #[test]
    fn the_keys_of_yixin_are_known() {
        let information = told(&["HASH_SIZE 65536", "THREAD_NUM 4", "SHOW_DETAIL 3"]);
        assert_eq!(information.memory_mib(), Some(64));
        assert_eq!(information.pace().limits.threads.get(), 4);
        assert!(information.shows_detail());
        assert!(!told(&["show_detail 2"]).shows_detail());
        let slow = told(&["time_left 20000", "time_increment 1000"]);
        assert_eq!(slow.pace().time, Some(Duration::from_millis(1_750)));
    }

    #[test]
    fn nonsense_changes_nothing() {
        let nothing = Information::default();
        for line in [
            "",
            "rule",
            "rule x",
            "folder /tmp",
            "evaluate 3,4",
            "RULE  ",
        ] {
            assert_eq!(told(&[line]), nothing, "{line:?}");
        }
    }
}
