//! Proofs of Lines as the commands ask for them.

use super::{LinesProver, check};
use crate::lines::Lines;
use fivefold_rules::{Position, Side};
use fivefold_study::proving::{Checked, Proofs, Unproven};

/// What Lines brings to prove and check wins.
pub(crate) static PROOFS: Proofs = Proofs {
    prover: |position, memory_mib| {
        let prover = LinesProver::new(lines(position)?, memory_mib)?;
        Ok(Box::new(prover))
    },
    check: check_any,
};

pub(super) fn lines(position: &Position) -> Result<&Lines, Unproven> {
    let lines = position.as_game();
    lines.ok_or_else(|| Unproven("this is no position of Lines".to_owned()))
}

fn check_any(position: &Position, winner: Side, stream: &[u8]) -> Result<Checked, Unproven> {
    check(lines(position)?, winner, stream).map_err(|error| Unproven(error.to_string()))
}
