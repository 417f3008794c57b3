//! Days in words, as the language that is spoken writes them.

use crate::features::language::{Words, number, text};
use crate::scores::Day;

/// `November 2026`
#[must_use]
pub(crate) fn month(words: &Words, day: Day) -> String {
    let (year, month, _) = day.date();
    words.with(
        "date-month",
        &[("month", number(month)), ("year", number(year))],
    )
}

/// `25 November 2026`
#[must_use]
pub(crate) fn date(words: &Words, day: Day) -> String {
    let (year, month, day) = day.date();
    let about = [("day", day), ("month", month), ("year", year)];
    words.with(
        "date-day",
        &about.map(|(name, value)| (name, number(value))),
    )
}

/// `Wednesday, 25 November 2026`
#[must_use]
pub(crate) fn full_date(words: &Words, day: Day) -> String {
    let weekday = words.with("date-weekday", &[("n", number(day.weekday() + 1))]);
    let date = date(words, day);
    let about = [("weekday", text(&weekday)), ("date", text(&date))];
    words.with("date-full", &about)
}

/// What stands above the column of a day of the week, which is given as [`Day::weekday`] gives it.
#[must_use]
pub(crate) fn weekday_sign(words: &Words, weekday: u8) -> String {
    words.with("date-weekday-sign", &[("n", number(weekday + 1))])
}
