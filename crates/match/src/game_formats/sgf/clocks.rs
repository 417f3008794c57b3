//! Clocks in SGF: the time for the game under `TM`, what follows it under `OT` in the words that
//! servers of Go use (`5x30 byo-yomi`, `10 fischer`), what each move left under `BL` and `WL`, and the
//! periods that were left under `OB` and `OW`.

use super::super::seconds;
use crate::clock::{TimeControl, TimeLeft};
use crate::history::{History, NodeId};
use fivefold_rules::Side;

/// What stands behind the periods.
const BYO_YOMI: &str = "byo-yomi";
/// What stands behind the increment.
const FISCHER: &str = "fischer";

/// What the first node says of them.
pub(super) fn head(control: TimeControl) -> String {
    let mut overtime = Vec::new();
    if control.increment() > 0 {
        overtime.push(format!("{} {FISCHER}", control.increment()));
    }
    if control.periods() > 0 {
        overtime.push(format!(
            "{}x{} {BYO_YOMI}",
            control.periods(),
            control.period()
        ));
    }
    let overtime = match overtime.as_slice() {
        [] => String::new(),
        some => format!("OT[{}]", some.join(", ")),
    };
    format!("TM[{}]{overtime}", control.main())
}

/// What a move left to the side with this letter.
pub(super) fn left(left: TimeLeft, colour: char) -> String {
    let time = std::time::Duration::from_millis(left.main_ms.into());
    let mut text = format!("{colour}L[{}]", seconds::write(time));
    if left.periods > 0 {
        text.push_str(&format!("O{colour}[{}]", left.periods));
    }
    text
}

/// The clocks that a first node tells, from its values of `TM` and `OT`.
pub fn control(main: &str, overtime: &str) -> Option<TimeControl> {
    let main = seconds::read(main.trim())?.as_secs();
    let mut increment = 0;
    let (mut periods, mut period) = (0, 0);
    for part in overtime
        .split(',')
        .map(str::trim)
        .filter(|it| !it.is_empty())
    {
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

/// Whether a property tells what a side has left.
pub fn is_left(name: &str) -> bool {
    matches!(name, "BL" | "WL" | "OB" | "OW")
}

/// Notes what such a property says beside the move on the board; none if it speaks of the other
/// side, or is not understood.
pub fn note(history: &mut History, name: &str, raw: &str) {
    let node: NodeId = history.current();
    let side = match name {
        "BL" | "OB" => Side::First,
        _ => Side::Second,
    };
    if history.mover(node) != Some(side) {
        return;
    }
    let mut left = history.time_left(node).unwrap_or(TimeLeft {
        main_ms: 0,
        periods: 0,
    });
    if name.starts_with('O') {
        let Ok(periods) = raw.trim().parse() else {
            return;
        };
        left.periods = periods;
    } else {
        let main = seconds::read(raw.trim()).and_then(|it| u32::try_from(it.as_millis()).ok());
        let Some(main_ms) = main else {
            return;
        };
        left.main_ms = main_ms;
    }
    // The move on the board is there.
    let _ = history.set_time_left(node, Some(left));
}
