//! How long a move may take when a game has clocks.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::Limits;

/// Positions visited for a move that must be played as fast as possible.
pub const NODES_AT_ONCE: u64 = 1_000;

/// What is kept back of the time of a move for everything but thinking: reading and writing lines,
/// a busy machine, and the 50 ms within which a player stops. At least this …
const LEAST_MARGIN: Duration = Duration::from_millis(30);
/// … at most this …
const MOST_MARGIN: Duration = Duration::from_millis(500);
/// … and in between this part of the time; never more than half of it.
const MARGIN_PART: u32 = 20;
/// Moves that the rest of a game's time is meant for.
const MOVES_TO_COME: u32 = 20;

/// The clocks of a game, as one move sees them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clocks {
    /// The most that one move may take.
    pub turn: Option<Duration>,
    /// What is left for all moves to come.
    pub left: Option<Duration>,
    /// What is added to that with every move.
    pub increment: Duration,
    /// What there was for all moves at the beginning of the game, where that is known.
    pub game: Option<Duration>,
}

/// How a move is to be thought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// The time for it; `None` sets no clock.
    pub time: Option<Duration>,
    /// What else limits it.
    pub limits: Limits,
}

impl Clocks {
    /// How the next move is to be thought about within these limits. Without any time it is played
    /// as fast as possible, after a look at a few positions.
    #[must_use]
    pub fn pace(&self, limits: Limits) -> Pace {
        if self.turn == Some(Duration::ZERO) || self.left == Some(Duration::ZERO) {
            let nodes = limits.nodes.unwrap_or(NODES_AT_ONCE).min(NODES_AT_ONCE);
            return Pace {
                time: None,
                limits: Limits {
                    nodes: Some(nodes),
                    ..limits
                },
            };
        }
        Pace {
            time: self.for_move(),
            limits,
        }
    }

    /// How long to think about the next move, with a margin for safety; `None` without clocks.
    #[must_use]
    pub fn for_move(&self) -> Option<Duration> {
        let share = self.left.map(|left| {
            let share = (left / MOVES_TO_COME).saturating_add(self.increment / 4 * 3);
            share.min(safe(left))
        });
        match (self.turn.map(safe), share) {
            (Some(turn), Some(share)) => Some(turn.min(share)),
            (turn, share) => turn.or(share),
        }
    }
}

/// What may be used of a time that must not be exceeded.
fn safe(time: Duration) -> Duration {
    let margin = (time / MARGIN_PART).clamp(LEAST_MARGIN, MOST_MARGIN);
    time - margin.min(time / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    fn for_move(turn: Option<u64>, left: Option<u64>, increment: u64) -> Option<Duration> {
        Clocks {
            turn: turn.map(ms),
            left: left.map(ms),
            increment: ms(increment),
            game: None,
        }
        .for_move()
    }

    #[test]
    fn without_clocks_there_is_no_limit() {
        assert_eq!(for_move(None, None, 1_000), None);
    }

    #[test]
    fn a_margin_of_each_turn_is_kept_back() {
        assert_eq!(for_move(Some(200), None, 0), Some(ms(170)));
        assert_eq!(for_move(Some(2_000), None, 0), Some(ms(1_900)));
        assert_eq!(for_move(Some(30_000), None, 0), Some(ms(29_500)));
        assert_eq!(for_move(Some(20), None, 0), Some(ms(10)));
        assert_eq!(for_move(Some(0), None, 0), Some(ms(0)));
    }

    #[test]
    fn the_time_of_a_game_is_spread_over_its_moves() {
        assert_eq!(for_move(None, Some(100_000), 0), Some(ms(5_000)));
        assert_eq!(for_move(None, Some(100_000), 1_000), Some(ms(5_750)));
        assert_eq!(for_move(Some(2_000), Some(100_000), 0), Some(ms(1_900)));
        assert_eq!(for_move(Some(10_000), Some(100_000), 0), Some(ms(5_000)));
    }

    #[test]
    fn without_any_time_only_a_few_positions_are_looked_at() {
        let clocks = Clocks {
            left: Some(Duration::ZERO),
            ..Clocks::default()
        };
        let pace = clocks.pace(Limits::default());
        assert_eq!((pace.time, pace.limits.nodes), (None, Some(NODES_AT_ONCE)));
        let fewer = Limits::of_nodes(10);
        assert_eq!(clocks.pace(fewer).limits, fewer);
    }

    #[test]
    fn an_increment_that_comes_too_late_is_not_spent() {
        assert_eq!(for_move(None, Some(100), 60_000), Some(ms(70)));
        assert_eq!(for_move(None, Some(0), 60_000), Some(ms(0)));
    }

    #[test]
    fn the_longest_times_are_no_trouble() {
        let longest = Clocks {
            turn: Some(Duration::MAX),
            left: Some(Duration::MAX),
            increment: Duration::from_millis(u64::MAX),
            game: Some(Duration::MAX),
        };
        assert!(longest.for_move().is_some());
    }
}
