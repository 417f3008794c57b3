//! What the commands ask of Lines: what its ids look like, and whether its proofs hold.

use crate::lines::Lines;
use fivefold_proof::{Checked, ProofChecker, Unproven, check};
use fivefold_rules::{IdForms, Position, Side};

/// How its proofs are checked.
pub(crate) static PROOFS: ProofChecker = ProofChecker { check: check_any };

fn check_any(position: &Position, winner: Side, stream: &[u8]) -> Result<Checked, Unproven> {
    let lines: &Lines = position
        .as_game()
        .ok_or_else(|| Unproven("this is no position of Lines".to_owned()))?;
    check(lines, winner, stream).map_err(|error| Unproven(error.to_string()))
}

/// For the help of the command line.
pub(crate) static ID_FORMS: IdForms = IdForms {
    forms: &[
        ("mnk:15x15x5", "columns x rows x line"),
        ("mnk:15x15x5,exact", "longer lines do not win"),
        ("mnk:15x15x5,renju", "renju, with forbidden points"),
    ],
};
