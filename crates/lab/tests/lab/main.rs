//! The tools of the lab: proofs are found, written and held by the checker, puzzles made, boards solved.

mod commands;
mod guided_proofs;
mod proof_tree;
mod proofs;
mod proofs_after_pass;
mod proofs_by_argument;
mod proofs_in_parts;

use fivefold_lab::lines_prover::{LinesProver, ProofWriting};
use fivefold_players::Stop;
use fivefold_proof::writer::WrittenProof;

/// The proof that was found, written to its end.
pub(crate) fn written(prover: &mut LinesProver) -> WrittenProof {
    loop {
        match prover.write(&Stop::new()) {
            ProofWriting::Done(written) => return written,
            ProofWriting::Open { .. } => {}
            ProofWriting::Stopped => panic!("nothing stops it"),
        }
    }
}
