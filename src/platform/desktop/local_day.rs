//! The day of the calendar where this machine is, as its system has set the zone.

use std::time::{SystemTime, UNIX_EPOCH};

use chrono::{DateTime, Datelike, Local, TimeZone};

use crate::scores::Day;

/// The number that `chrono` gives to 1970-01-01.
const EPOCH: i32 = 719_163;
/// The last second of the year 9999: no [`Day`] is later.
const LAST_SECOND: u64 = 253_402_300_799;

/// Which day it is here.
pub(crate) fn today() -> Day {
    day_of(SystemTime::now())
}

/// Which day it was here at a moment.
pub(crate) fn day_of(moment: SystemTime) -> Day {
    day_in(&Local, moment)
}

fn day_in(zone: &impl TimeZone, moment: SystemTime) -> Day {
    let since = moment.duration_since(UNIX_EPOCH).unwrap_or_default();
    // Files may bear any time.
    let seconds = since.as_secs().min(LAST_SECOND);
    let moment = DateTime::from_timestamp(seconds as i64, 0).unwrap_or_default();
    let number = moment.with_timezone(zone).num_days_from_ce() - EPOCH;
    Day::new(u32::try_from(number).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use chrono::FixedOffset;

    use super::*;

    #[test]
    fn the_day_changes_at_midnight_where_the_person_is() {
        // 2026-11-25, 11:30 in Greenwich.
        let moment = UNIX_EPOCH + Duration::from_secs(1_795_606_200);
        for (hours, day) in [
            (-12, "2026-11-24"),
            (-10, "2026-11-25"),
            (0, "2026-11-25"),
            (12, "2026-11-25"),
            (13, "2026-11-26"),
        ] {
            let zone = FixedOffset::east_opt(hours * 3_600).expect("a zone");
            assert_eq!(day_in(&zone, moment).to_string(), day, "{hours}");
        }
    }

    #[test]
    fn no_time_of_a_file_is_too_early_or_too_late() {
        let west = FixedOffset::west_opt(3_600).expect("a zone");
        let east = FixedOffset::east_opt(3_600).expect("a zone");
        assert_eq!(day_in(&west, UNIX_EPOCH), Day::default());
        let late = UNIX_EPOCH + Duration::from_secs(1 << 61);
        assert_eq!(day_in(&east, late).to_string(), "9999-12-31");
    }
}
