//! The day of the calendar where the visitor is, as the browser knows the zone.

use std::time::{SystemTime, UNIX_EPOCH};

use js_sys::Date;
use wasm_bindgen::JsValue;

use crate::scores::Day;

/// Which day it is there.
pub(crate) fn today() -> Day {
    day_at(&Date::new_0())
}

/// Which day it was there at a moment.
pub(crate) fn day_of(moment: SystemTime) -> Day {
    let since = moment.duration_since(UNIX_EPOCH).unwrap_or_default();
    let milliseconds = since.as_secs_f64() * 1_000.0;
    day_at(&Date::new(&JsValue::from_f64(milliseconds)))
}

fn day_at(date: &Date) -> Day {
    let minutes = date.get_time() / 60_000.0 - date.get_timezone_offset();
    Day::new((minutes / 1_440.0).max(0.0) as u32)
}
