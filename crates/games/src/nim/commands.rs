//! What the commands ask of Nim: what its ids look like, and benchmarks.

use crate::nim::{NIM_SEARCHER, Nim};
use fivefold_match::measure::{Benchmarks, make_and_undo};
use fivefold_rules::IdForms;

/// The measurements.
pub(crate) static BENCHMARKS: Benchmarks = Benchmarks {
    thinkers: &[("nim:9,9,9:9,9,8@2", NIM_SEARCHER)],
    perfts: &[("nim:7,8,9,10", 4)],
    make_and_undo: make_and_undo::<Nim>,
    others: &[],
};

/// For the help of the command line.
pub(crate) static ID_FORMS: IdForms = IdForms {
    forms: &[
        ("nim:3,4,5", "heaps"),
        ("nim:3,4,5,misere", "whoever takes the last piece loses"),
        (
            "nim:3,4,5:1,4,5@2#42",
            "heaps 1, 4 and 5 are left, side 2 is to move, seed 42",
        ),
    ],
};
