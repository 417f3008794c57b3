//! What `fivefold bench` measures.

use super::Corner;
use fivefold_match::measure::{Benchmarks, make_and_undo};

/// The measurements.
pub(crate) static BENCHMARKS: Benchmarks = Benchmarks {
    thinkers: &[],
    perfts: &[("corner:20x20,queen", 4)],
    make_and_undo: make_and_undo::<Corner>,
    others: &[],
};
