//! From the places on a slider to the values of a range, and back: every range fits on one line, also
//! one from 1 to a hundred thousand million.

use crate::config::ValueKind;

/// Most places on a slider.
const PLACES: usize = 400;
/// A range whose ends lie so far apart is walked through in equal ratios.
const WIDE: f64 = 2_000.0;

/// A range as places on a slider.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scale {
    min: f64,
    max: f64,
    is_whole: bool,
}

impl Scale {
    /// The scale of what is a number.
    pub(crate) const fn of(kind: &ValueKind) -> Option<Scale> {
        let (min, max, is_whole) = match *kind {
            ValueKind::Whole(min, max) => (min, max, true),
            ValueKind::Fraction(min, max) => (min, max, false),
            _ => return None,
        };
        Some(Scale { min, max, is_whole })
    }

    /// The last place; the first is 0.
    pub(crate) fn last(self) -> usize {
        let span = self.max - self.min;
        if self.is_whole && span < PLACES as f64 {
            span as usize
        } else {
            PLACES
        }
    }

    /// Whether values near the lower end lie closer together.
    fn is_bent(self) -> bool {
        self.min >= 0.0 && self.max - self.min >= WIDE
    }

    /// What is walked through in equal steps, for a value.
    fn bent(self, value: f64) -> f64 {
        if self.is_bent() {
            (value + 1.0).ln()
        } else {
            value
        }
    }

    /// How far from the beginning a value lies, 0 to 1.
    pub(crate) fn share(self, value: f64) -> f64 {
        let (from, to) = (self.bent(self.min), self.bent(self.max));
        ((self.bent(value) - from) / (to - from)).clamp(0.0, 1.0)
    }

    /// The place that is nearest to a value.
    pub(crate) fn place(self, value: f64) -> usize {
        (self.share(value) * self.last() as f64).round() as usize
    }

    /// The value at a place, with few digits.
    fn value(self, place: usize) -> f64 {
        let share = place as f64 / self.last().max(1) as f64;
        if place == 0 {
            return self.min;
        }
        if place >= self.last() {
            return self.max;
        }
        let (from, to) = (self.bent(self.min), self.bent(self.max));
        let bent = from + share * (to - from);
        let exact = if self.is_bent() {
            bent.exp() - 1.0
        } else {
            bent
        };
        // Steps of a handy size for this value or, where all steps are alike, for this range.
        let size = if self.is_bent() {
            exact.abs().max(1.0) / 50.0
        } else {
            (self.max - self.min) / PLACES as f64
        };
        let step = 10.0_f64.powf(size.log10().floor());
        let step = if self.is_whole { step.max(1.0) } else { step };
        let rounded = (exact / step).round() * step;
        // Without the crumbs of dividing.
        let rounded = (rounded * 1e6).round() / 1e6;
        rounded.clamp(self.min, self.max)
    }

    /// The value after a slider went from the place of `now` to this one: another one, where there is
    /// one in this direction.
    pub(crate) fn moved(self, now: f64, to: usize) -> f64 {
        let from = self.place(now);
        if to == from {
            return now;
        }
        let mut place = to;
        loop {
            let value = self.value(place);
            if (to > from && value > now) || (to < from && value < now) {
                return value;
            }
            if place == 0 || place >= self.last() {
                return value;
            }
            place = if to > from { place + 1 } else { place - 1 };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scales() -> [Scale; 5] {
        [
            ValueKind::Whole(0.0, 5000.0),
            ValueKind::Whole(1.0, 100_000_000_000.0),
            ValueKind::Whole(-24.0, 48.0),
            ValueKind::Fraction(0.05, 1.0),
            ValueKind::Fraction(0.1, 20.0),
        ]
        .map(|kind| Scale::of(&kind).expect("a number"))
    }

    #[test]
    fn a_slider_reaches_both_ends_and_every_step_leads_on() {
        for scale in scales() {
            let mut value = scale.min;
            let mut steps = 0;
            while value < scale.max {
                let next = scale.moved(value, scale.place(value) + 1);
                assert!(next > value, "{scale:?} is stuck at {value}");
                value = next;
                steps += 1;
                assert!(steps <= 1_000, "{scale:?}");
            }
            while value > scale.min {
                let next = scale.moved(value, scale.place(value).saturating_sub(1));
                assert!(next < value || value == scale.min, "{scale:?} at {value}");
                if next == value {
                    break;
                }
                value = next;
            }
        }
    }

    #[test]
    fn values_are_in_their_range_and_whole_ones_are_whole() {
        for scale in scales() {
            for place in 0..=scale.last() {
                let value = scale.value(place);
                assert!(
                    (scale.min..=scale.max).contains(&value),
                    "{scale:?}: {value}"
                );
                assert!(
                    !scale.is_whole || value.fract() == 0.0,
                    "{scale:?}: {value}"
                );
            }
        }
    }
}
