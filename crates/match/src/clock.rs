//! The clocks of a game, without a clock: time for the game, an increment for each move after
//! Bobby Fischer, and byo-yomi, periods that begin anew with each move. Whoever measures time says
//! how much of it a turn has taken.

use std::fmt;
use std::time::Duration;

use fivefold_players::Clocks;
use fivefold_rules::Side;

use super::Match;

/// The longest time for a game, in seconds: ten hours.
pub const LONGEST_MAIN: u32 = 36_000;
/// The longest increment and the longest period, in seconds: ten minutes.
pub const LONGEST_STEP: u32 = 600;
/// Most periods.
pub const MOST_PERIODS: u8 = 99;

/// What is agreed about time; the same for both sides. Everything in whole seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TimeControl {
    main: u32,
    increment: u32,
    periods: u8,
    period: u32,
}

/// What a side has left between two turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TimeLeft {
    /// Of the time for the game, in milliseconds.
    pub main_ms: u32,
    /// Periods that are not used up.
    pub periods: u8,
}

/// What a clock shows in the midst of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockReading {
    /// What is left of the time for the game, or of the present period.
    pub time: Duration,
    /// Periods that are left, the present one included; nothing while the time for the game runs.
    pub period: Option<u8>,
}

impl ClockReading {
    /// Whether the time is up.
    #[must_use]
    pub const fn is_up(self) -> bool {
        self.time.is_zero()
    }
}

impl TimeControl {
    /// Time for the game, an increment, and so many periods of so many seconds; nothing if nobody
    /// could move in it, or a number is larger than allowed.
    #[must_use]
    pub const fn new(main: u32, increment: u32, periods: u8, period: u32) -> Option<TimeControl> {
        let has_periods = periods > 0 && period > 0;
        let is_right = main <= LONGEST_MAIN
            && increment <= LONGEST_STEP
            && periods <= MOST_PERIODS
            && period <= LONGEST_STEP
            && (main > 0 || has_periods)
            && has_periods == (periods > 0 || period > 0);
        if !is_right {
            return None;
        }
        Some(TimeControl {
            main,
            increment,
            periods,
            period,
        })
    }

    /// Time for the game, in seconds.
    #[must_use]
    pub const fn main(self) -> u32 {
        self.main
    }

    /// What each move adds to it, in seconds.
    #[must_use]
    pub const fn increment(self) -> u32 {
        self.increment
    }

    /// How many periods follow when it has run out.
    #[must_use]
    pub const fn periods(self) -> u8 {
        self.periods
    }

    /// How long each is, in seconds.
    #[must_use]
    pub const fn period(self) -> u32 {
        self.period
    }

    /// What a side has at the beginning.
    #[must_use]
    pub const fn full(self) -> TimeLeft {
        TimeLeft {
            main_ms: self.main * 1_000,
            periods: self.periods,
        }
    }

    /// What is left of a side's time, as far as this control allows: a file may say more.
    #[must_use]
    pub(crate) fn bounded(self, left: TimeLeft) -> TimeLeft {
        TimeLeft {
            main_ms: left.main_ms.min(LONGEST_MAIN * 1_000),
            periods: left.periods.min(self.periods),
        }
    }

    /// What the clock of a side shows that had this left when its turn began, so long ago.
    #[must_use]
    pub fn reading(self, left: TimeLeft, elapsed: Duration) -> ClockReading {
        let main = Duration::from_millis(left.main_ms.into());
        if let Some(time) = main.checked_sub(elapsed).filter(|time| !time.is_zero()) {
            return ClockReading { time, period: None };
        }
        let over = elapsed.saturating_sub(main).as_millis();
        let period = u128::from(self.period) * 1_000;
        let used = over.checked_div(period).unwrap_or(u128::MAX);
        let periods = u128::from(left.periods).saturating_sub(used) as u8;
        let time = match periods {
            0 => 0,
            _ => period - over % period,
        };
        ClockReading {
            time: Duration::from_millis(time as u64),
            period: (left.periods > 0).then_some(periods),
        }
    }

    /// What a side has left after its move; nothing if its time ran out before.
    #[must_use]
    pub fn after_move(self, left: TimeLeft, elapsed: Duration) -> Option<TimeLeft> {
        let reading = self.reading(left, elapsed);
        if reading.is_up() {
            return None;
        }
        Some(match reading.period {
            None => {
                let main_ms = reading.time.as_millis() as u32 + self.increment * 1_000;
                TimeLeft {
                    main_ms: main_ms.min(LONGEST_MAIN * 1_000),
                    ..left
                }
            }
            Some(periods) => TimeLeft {
                main_ms: 0,
                periods,
            },
        })
    }

    /// The clocks of a side as a computer player needs them.
    #[must_use]
    pub fn for_player(self, left: TimeLeft, elapsed: Duration) -> Clocks {
        let reading = self.reading(left, elapsed);
        let period = Duration::from_secs(self.period.into());
        if reading.period.is_some() {
            return Clocks {
                turn: Some(reading.time),
                ..Clocks::default()
            };
        }
        let behind = if left.periods > 0 {
            period
        } else {
            Duration::ZERO
        };
        Clocks {
            turn: None,
            left: Some(reading.time + behind),
            increment: Duration::from_secs(self.increment.into()).max(behind),
            game: Some(Duration::from_secs(self.main.into()) + behind),
        }
    }
}

/// `300+5 3x30`: five minutes, five seconds for each move, three periods of thirty seconds.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.main, self.increment)?;
        match self.periods {
            0 => Ok(()),
            periods => write!(f, " {periods}x{}", self.period),
        }
    }
}

impl TimeControl {
    /// Reads what `Display` writes; nothing if it is none.
    #[must_use]
    pub fn from_text(text: &str) -> Option<TimeControl> {
        let mut words = text.split_ascii_whitespace();
        let (main, increment) = words.next()?.split_once('+')?;
        let (periods, period) = words
            .next()
            .map_or(Some(("0", "0")), |it| it.split_once('x'))?;
        let control = TimeControl::new(
            number(main)?,
            number(increment)?,
            number(periods)?,
            number(period)?,
        )?;
        words.next().is_none().then_some(control)
    }
}

/// `295.000`, `295.000 3x`: seconds, and the periods that follow.
impl fmt::Display for TimeLeft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:03}", self.main_ms / 1_000, self.main_ms % 1_000)?;
        match self.periods {
            0 => Ok(()),
            periods => write!(f, " {periods}x"),
        }
    }
}

impl TimeLeft {
    /// Reads what `Display` writes; nothing if it is none.
    #[must_use]
    pub fn from_text(text: &str) -> Option<TimeLeft> {
        let mut words = text.split_ascii_whitespace();
        let main = super::game_formats::seconds::read(words.next()?)?;
        let periods = match words.next() {
            Some(word) => number(word.strip_suffix('x')?)?,
            None => 0,
        };
        let left = TimeLeft {
            main_ms: u32::try_from(main.as_millis()).ok()?,
            periods,
        };
        words.next().is_none().then_some(left)
    }
}

/// Digits alone: no sign, no blank.
fn number<N: std::str::FromStr>(text: &str) -> Option<N> {
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| is_number)
}

impl Match {
    /// What is agreed about time, if the games of this match have clocks.
    #[must_use]
    pub const fn time_control(&self) -> Option<TimeControl> {
        self.plan.clock
    }

    /// Gives the games of this match clocks: for formats that read a game line by line.
    pub const fn set_time_control(&mut self, control: TimeControl) {
        self.plan.clock = Some(control);
    }

    /// What a side has left, as it was when its last turn on the way to the position on the board
    /// ended: taking moves back brings back the time that was left then.
    #[must_use]
    pub fn time_left(&self, side: Side) -> Option<TimeLeft> {
        let control = self.plan.clock?;
        let mut path = self.history.path().iter().rev();
        let left = path.find_map(|&node| {
            let is_own = self.history.mover(node) == Some(side);
            self.history.time_left(node).filter(|_| is_own)
        });
        Some(left.map_or(control.full(), |left| control.bounded(left)))
    }

    /// Whether the clock of the side to move runs: not before the sides are settled, not in a game
    /// that is over, and not after somebody has gone back or paused the game, until the next move.
    /// In a rated game nobody can pause.
    #[must_use]
    pub fn clock_runs(&self) -> bool {
        self.plan.clock.is_some()
            && self.result().is_none()
            && !self.is_opening()
            && (!self.waits || self.is_rated())
    }

    /// How much of its time the side to move had used up when the game was put aside in the midst of
    /// its turn.
    #[must_use]
    pub const fn spent(&self) -> Duration {
        self.spent
    }

    /// Notes how much of its time the side to move has used up in this turn, in whole milliseconds.
    pub fn set_spent(&mut self, spent: Duration) {
        self.spent = Duration::from_millis(u64::try_from(spent.as_millis()).unwrap_or(u64::MAX));
    }

    /// The clocks of the side to move as a computer player needs them, where they run.
    #[must_use]
    pub(super) fn clocks_to_move(&self) -> Option<Clocks> {
        let control = self.plan.clock.filter(|_| self.clock_runs())?;
        let left = self.time_left(self.position().side_to_move())?;
        Some(control.for_player(left, self.spent))
    }
}
