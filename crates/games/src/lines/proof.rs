//! Proofs of Lines as `fivefold check` asks for them.

use super::Lines;
use fivefold_proof::{Checked, Proofs, Unproven, check};
use fivefold_rules::{Position, Side};

/// What Lines brings to check proofs.
pub(crate) static PROOFS: Proofs = Proofs { check: check_any };

fn check_any(position: &Position, winner: Side, stream: &[u8]) -> Result<Checked, Unproven> {
    let lines: &Lines = position
        .as_game()
        .ok_or_else(|| Unproven("this is no position of Lines".to_owned()))?;
    check(lines, winner, stream).map_err(|error| Unproven(error.to_string()))
}
