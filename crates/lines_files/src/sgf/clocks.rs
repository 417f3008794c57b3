//! Clocks in SGF: the time for the game under `TM`, what follows it under `OT` in the words that
//! servers of Go use (`5x30 byo-yomi`, `10 fischer`), what each move left under `BL` and `WL`, and
//! the periods that were left under `OB` and `OW`.

use std::time::Duration;

use fivefold_match::clock::{TimeControl, TimeLeft};
use fivefold_match::game_formats::seconds;

/// What stands behind the periods.
const BYO_YOMI: &str = "byo-yomi";
/// What stands behind the increment.
const FISCHER: &str = "fischer";

/// The values of `TM` and `OT`; the second is empty where nothing follows.
pub(super) fn values(control: TimeControl) -> [String; 2] {
    let mut overtime = Vec::new();
    if control.increment() > 0 {
        overtime.push(format!("{} {FISCHER}", control.increment()));
    }
    if control.periods() > 0 {
        let (periods, period) = (control.periods(), control.period());
        overtime.push(format!("{periods}x{period} {BYO_YOMI}"));
    }
    [control.main().to_string(), overtime.join(", ")]
}

/// The clocks that these values of `TM` and `OT` tell.
pub(super) fn control(main: &str, overtime: &str) -> Option<TimeControl> {
    let main = seconds::read(main.trim())?.as_secs();
    let mut increment = 0;
    let (mut periods, mut period) = (0, 0);
    let parts = overtime.split(',').map(str::trim);
    for part in parts.filter(|part| !part.is_empty()) {
        let (number, kind) = part.split_once(' ')?;
        match kind.trim() {
            FISCHER => increment = number.parse().ok()?,
            BYO_YOMI => {
                let (how_many, long) = number.split_once('x')?;
                periods = how_many.parse().ok()?;
                period = long.parse().ok()?;
            }
            _ => return None,
        }
    }
    TimeControl::new(u32::try_from(main).ok()?, increment, periods, period)
}

/// A time in seconds, `95.5`, or in minutes and hours, `1:35.5`.
pub(super) fn time(text: &str) -> Option<Duration> {
    let mut parts = text.trim().rsplit(':');
    let mut time = seconds::read(parts.next()?.trim())?;
    for unit in [60, 3_600] {
        let Some(part) = parts.next() else {
            break;
        };
        let number: u32 = part.trim().parse().ok()?;
        time += Duration::from_secs(u64::from(number) * unit);
    }
    parts.next().is_none().then_some(time)
}

/// The milliseconds of a time that is left.
pub(super) fn left(text: &str) -> Option<u32> {
    u32::try_from(time(text)?.as_millis()).ok()
}

/// What a move left to the side with this letter.
pub(super) fn left_values(left: TimeLeft, colour: char) -> String {
    let time = Duration::from_millis(left.main_ms.into());
    let mut text = format!("{colour}L[{}]", seconds::write(time));
    if left.periods > 0 {
        text.push_str(&format!("O{colour}[{}]", left.periods));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_minutes_and_hours() {
        assert_eq!(time("95.5"), Some(Duration::from_millis(95_500)));
        assert_eq!(time("1:35.5"), Some(Duration::from_millis(95_500)));
        assert_eq!(time("1:00:01"), Some(Duration::from_secs(3_601)));
        for text in ["", "-1", "1:", ":1", "1:2:3:4", "x"] {
            assert_eq!(time(text), None, "{text}");
        }
    }

    #[test]
    fn clocks_are_read_as_they_are_written() {
        for (main, increment, periods, period) in [
            (300, 0, 0, 0),
            (0, 0, 5, 30),
            (600, 10, 0, 0),
            (600, 10, 3, 20),
        ] {
            let control_of = TimeControl::new(main, increment, periods, period);
            let [main, overtime] = values(control_of.expect("clocks"));
            assert_eq!(control(&main, &overtime), control_of);
        }
        assert_eq!(control("600", "3x20 Canadian"), None);
    }
}
