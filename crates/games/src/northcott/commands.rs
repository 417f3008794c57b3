//! What the commands ask of Northcott: what its ids look like, and benchmarks.

use crate::northcott::Northcott;
use fivefold_match::measure::{Benchmarks, make_and_undo};
use fivefold_rules::IdForms;

/// The measurements.
pub(crate) static BENCHMARKS: Benchmarks = Benchmarks {
    thinkers: &[],
    perfts: &[("northcott:5x12", 3)],
    make_and_undo: make_and_undo::<Northcott>,
    others: &[],
};

/// For the help of the command line.
pub(crate) static ID_FORMS: IdForms = IdForms {
    forms: &[("northcott:3x12", "rows x columns")],
};
