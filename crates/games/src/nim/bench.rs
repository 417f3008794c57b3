//! What `fivefold bench` measures.

use super::{NIM_SEARCHER, Nim};
use fivefold_match::measure::{Benchmarks, make_and_undo};

/// The measurements.
pub(crate) static BENCHMARKS: Benchmarks = Benchmarks {
    thinkers: &[("nim:9,9,9:9,9,8@2", NIM_SEARCHER)],
    perfts: &[("nim:7,8,9,10", 4)],
    make_and_undo: make_and_undo::<Nim>,
    others: &[],
};
