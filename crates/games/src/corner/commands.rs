//! What the commands ask of Corner Nim: what its ids look like, and benchmarks.

use crate::corner::Corner;
use fivefold_match::measure::{Benchmarks, make_and_undo};
use fivefold_rules::IdForms;

/// The measurements.
pub(crate) static BENCHMARKS: Benchmarks = Benchmarks {
    thinkers: &[],
    perfts: &[("corner:20x20,queen", 4)],
    make_and_undo: make_and_undo::<Corner>,
    others: &[],
};

/// For the help of the command line.
pub(crate) static ID_FORMS: IdForms = IdForms {
    forms: &[
        ("corner:8x8", "columns x rows"),
        ("corner:8x8,queen", "also diagonally"),
    ],
};
