//! Days of the calendar, as numbers and as text.

use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

/// A day of the Gregorian calendar, from 1970-01-01 to 9999-12-31.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(u32);

/// The number of 9999-12-31.
const LAST: u32 = 2_932_896;
/// Days of 400 years, after which the calendar repeats itself.
const ERA: u32 = 146_097;
/// Days from 0000-03-01 to 1970-01-01. With years that begin in March, a leap day is the last day
/// of its year.
const SHIFT: u32 = 719_468;

impl Day {
    /// The day that is so many days after 1970-01-01; at most 9999-12-31.
    #[must_use]
    pub const fn new(number: u32) -> Day {
        Day(if number < LAST { number } else { LAST })
    }

    /// The day of a moment, in universal time; 1970-01-01 for all moments before it.
    #[must_use]
    pub fn of(moment: SystemTime) -> Day {
        let since = moment.duration_since(UNIX_EPOCH).unwrap_or_default();
        Day::new(u32::try_from(since.as_secs() / 86_400).unwrap_or(u32::MAX))
    }

    /// How many days after 1970-01-01 it is.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }

    /// Days from an earlier day to this one; none from a later one.
    #[must_use]
    pub const fn since(self, earlier: Day) -> u32 {
        self.0.saturating_sub(earlier.0)
    }

    /// Its year, its month from 1 to 12, and its day of the month from 1 to 31.
    #[must_use]
    pub const fn date(self) -> (u32, u32, u32) {
        let days = self.0 + SHIFT;
        let (era, in_era) = (days / ERA, days % ERA);
        let year = (in_era - in_era / 1_460 + in_era / 36_524 - in_era / 146_096) / 365;
        let in_year = in_era - (365 * year + year / 4 - year / 100);
        let from_march = (5 * in_year + 2) / 153;
        let day = in_year - (153 * from_march + 2) / 5 + 1;
        let month = (from_march + 2) % 12 + 1;
        let starts_later = if month <= 2 { 1 } else { 0 };
        (era * 400 + year + starts_later, month, day)
    }

    /// The first day of its month.
    #[must_use]
    pub const fn month_start(self) -> Day {
        Day(self.0 + 1 - self.date().2)
    }

    /// The first day of the month after its own.
    #[must_use]
    pub const fn next_month(self) -> Day {
        // No month is longer.
        Day::new(self.month_start().0 + 31).month_start()
    }

    /// Its place in the week, from 0 for Monday to 6 for Sunday.
    #[must_use]
    pub const fn weekday(self) -> u8 {
        // 1970-01-01 was a Thursday.
        ((self.0 + 3) % 7) as u8
    }

    /// Reads `2026-11-21`.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Day> {
        let is_right = |(at, byte): (usize, u8)| match at {
            4 | 7 => byte == b'-',
            _ => byte.is_ascii_digit(),
        };
        if text.len() != 10 || !text.bytes().enumerate().all(is_right) {
            return None;
        }
        let number = |part: &str| part.parse::<u32>().ok();
        let (year, month, day) = (
            number(&text[..4])?,
            number(&text[5..7])?,
            number(&text[8..])?,
        );
        if year < 1970 || !(1..=12).contains(&month) || day == 0 {
            return None;
        }
        let from_march = (month + 9) % 12;
        let year = year - u32::from(month <= 2);
        let in_year = (153 * from_march + 2) / 5 + day - 1;
        let (era, year) = (year / 400, year % 400);
        let in_era = year * 365 + year / 4 - year / 100 + in_year;
        let read = Day((era * ERA + in_era).checked_sub(SHIFT)?);
        // A 31st of April would be a day of May.
        (read.to_string() == text).then_some(read)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        // Seconds since 1970 as `date -u +%s` tells them.
        for (seconds, day) in [
            (0, "1970-01-01"),
            (86_399, "1970-01-01"),
            (951_782_400, "2000-02-29"),
            (1_735_689_599, "2024-12-31"),
            (1_795_277_490, "2026-11-21"),
            (4_107_542_400, "2100-03-01"),
        ] {
            let moment = UNIX_EPOCH + Duration::from_secs(seconds);
            assert_eq!(Day::of(moment).to_string(), day);
        }
    }

    #[test]
    fn weeks_and_months_are_those_of_the_calendar() {
        for (day, month, next, weekday) in [
            ("1970-01-01", "1970-01-01", "1970-02-01", 3),
            ("2024-02-29", "2024-02-01", "2024-03-01", 3),
            ("2026-11-25", "2026-11-01", "2026-12-01", 2),
            ("2026-12-31", "2026-12-01", "2027-01-01", 3),
            ("2027-01-03", "2027-01-01", "2027-02-01", 6),
        ] {
            let read = Day::from_text(day).expect(day);
            assert_eq!(read.month_start().to_string(), month);
            assert_eq!(read.next_month().to_string(), next);
            assert_eq!(read.weekday(), weekday, "{day}");
        }
    }
}
