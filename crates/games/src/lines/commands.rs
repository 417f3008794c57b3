//! What the commands ask of Lines: what its ids look like, whether its proofs hold, and benchmarks.

use crate::lines::{Lines, NOUGHTS_6};
use fivefold_lines_engine::solver::solve;
use fivefold_match::measure::{Benchmarks, Measurement, make_and_undo};
use fivefold_players::opponents::Opponent;
use fivefold_players::{Limits, Stop};
use fivefold_proof::{Checked, ProofChecker, Unproven, check};
use fivefold_rules::{IdForms, Position, Side};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// A quiet position of six stones without a forced win, so that the engine has to search.
const QUIET: &str = "mnk:15x15x5:15/15/15/15/7x1o5/15/6X8/15/6x1o6/15/7o7/15/15/15/15@1";
/// The memory that solving may use, in MiB.
const SOLVING_MIB: u32 = 64;

/// How its proofs are checked.
pub(crate) static PROOFS: ProofChecker = ProofChecker { check: check_any };

fn check_any(position: &Position, winner: Side, stream: &[u8]) -> Result<Checked, Unproven> {
    let lines: &Lines = position
        .as_game()
        .ok_or_else(|| Unproven("this is no position of Lines".to_owned()))?;
    check(lines, winner, stream).map_err(|error| Unproven(error.to_string()))
}

/// The measurements.
pub(crate) static BENCHMARKS: Benchmarks = Benchmarks {
    thinkers: &[(QUIET, Opponent::Engine), (QUIET, NOUGHTS_6)],
    perfts: &[("mnk:15x15x5", 3)],
    make_and_undo: make_and_undo::<Lines>,
    others: &[
        solving("mnk:4x4x4"),
        solving("mnk:5x5x4"),
        solving("mnk:5x6x4"),
        solving("mnk:6x6x4"),
    ],
};

/// A small board that is solved from its start.
const fn solving(id: &'static str) -> Measurement {
    Measurement {
        what: "solve",
        id,
        unit: "ms",
        measure: |position, _| time_to_solve(position).as_secs_f64() * 1e3,
    }
}

/// How long it takes to find out who wins a small board.
fn time_to_solve(position: &Position) -> Duration {
    let start = Instant::now();
    if let Some(lines) = position.as_game::<Lines>() {
        // Nothing limits it, so it comes to an end with the value.
        let _ = black_box(solve(lines, SOLVING_MIB, &Limits::default(), &Stop::new()));
    }
    start.elapsed()
}

/// For the help of the command line.
pub(crate) static ID_FORMS: IdForms = IdForms {
    forms: &[
        ("mnk:15x15x5", "columns x rows x line"),
        ("mnk:15x15x5,exact", "longer lines do not win"),
        ("mnk:15x15x5,renju", "renju, with forbidden points"),
    ],
};
