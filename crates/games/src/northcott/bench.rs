//! What `fivefold bench` measures.

use super::Northcott;
use fivefold_match::measure::{Benchmarks, make_and_undo};

/// The measurements.
pub(crate) static BENCHMARKS: Benchmarks = Benchmarks {
    thinkers: &[],
    perfts: &[("northcott:5x12", 3)],
    make_and_undo: make_and_undo::<Northcott>,
    others: &[],
};
