//! The time of a move as text, in seconds: `2.500`.

use std::time::Duration;

/// A time with three decimals.
pub fn write(time: Duration) -> String {
    format!("{}.{:03}", time.as_secs(), time.subsec_millis())
}

/// Reads a time; more than three decimals are cut.
pub fn read(text: &str) -> Option<Duration> {
    let (seconds, decimals) = text.split_once('.').unwrap_or((text, "0"));
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    if !is_number(seconds) || !is_number(decimals) {
        return None;
    }
    let seconds: u32 = seconds.parse().ok()?;
    let ms = decimals.bytes().chain(*b"00").take(3);
    let ms = ms.fold(0, |ms, digit| ms * 10 + u64::from(digit - b'0'));
    Some(Duration::from_secs(seconds.into()) + Duration::from_millis(ms))
}
