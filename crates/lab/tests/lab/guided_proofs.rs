//! A search for a proof that follows another proof.

use std::num::NonZeroUsize;

use crate::written;
use fivefold_games::parse_id;
use fivefold_lab::lines_prover::{LinesProver, ProofOutcome};
use fivefold_lines::Lines;
use fivefold_players::Stop;
use fivefold_proof::check;
use fivefold_rules::{Position, Side};
use fivefold_support::positions::position;

/// More than any search here needs.
const PLENTY: u64 = 50_000_000;
/// Five stones in the middle of a small board.
const SMALL: &str = "mnk:9x9x5:9/9/3o5/3xo4/3xo4/5x3/9/9/9@1";
/// The same in the middle of a larger one, under another rule.
const LARGER: &str = "mnk:12x11x5,exact:12/12/12/4o7/4xo6/4xo6/6x5/12/12/12/12@1";
/// The small board with a stone on its edge, and the larger one with that stone farther away.
const EDGE: [&str; 2] = [
    "mnk:9x9x5:9/9/3o5/3xo4/3xo4/5x3/9/9/8x@1",
    "mnk:12x11x5,exact:12/12/12/4o7/4xo6/4xo6/6x5/12/12/12/11x@1",
];
/// The cell of the upper left corner, which wins nothing there.
const CORNER: u8 = 0;

/// A search on one core, which always visits the same positions.
fn prover(id: &str) -> LinesProver {
    let mut prover = LinesProver::new(&position(id), 64).expect("a position that can be proven");
    prover.use_cores(NonZeroUsize::MIN);
    prover
}

fn any(id: &str) -> Position {
    parse_id(id).expect("an id of this test").position
}

/// The positions visited until the win is found, with the proof.
fn proven(mut prover: LinesProver) -> (u64, Vec<u8>) {
    let found = prover.go_on(PLENTY, &Stop::new());
    assert_eq!(found, ProofOutcome::Win(Side::First));
    (prover.progress().nodes, written(&mut prover).stream)
}

/// The same following the proof of another position.
fn proven_by(id: &str, other: &str, stream: &[u8]) -> (u64, Vec<u8>) {
    let mut prover = prover(id);
    let followed = prover.follow(&any(other), Side::First, stream);
    followed.unwrap_or_else(|reason| panic!("{reason}"));
    proven(prover)
}

/// Checks that with the proof of another position the win is found after so many times fewer positions.
fn finds_sooner(id: &str, other: &str, times: u64) {
    let (alone, _) = proven(prover(id));
    let (_, stream) = proven(prover(other));
    let (guided, proof) = proven_by(id, other, &stream);
    assert!(guided * times < alone, "{guided} {alone}");
    assert!(check(&position::<Lines>(id), Side::First, &proof).is_ok());
}

#[test]
fn whoever_follows_a_proof_of_the_position_finds_its_win_sooner() {
    finds_sooner(LARGER, LARGER, 1);
}

#[test]
fn a_proof_helps_on_a_larger_board_and_under_another_rule() {
    finds_sooner(LARGER, SMALL, 4);
}

#[test]
fn stones_beyond_the_board_of_a_proof_count_as_on_its_edge() {
    let [small, larger] = EDGE;
    finds_sooner(larger, small, 2);
}

#[test]
fn a_search_that_has_begun_follows_a_proof_as_well() {
    let (_, stream) = proven(prover(SMALL));
    let mut alone = prover(LARGER);
    assert_eq!(alone.go_on(2_000, &Stop::new()), ProofOutcome::Nothing);
    let saved = alone.saved();
    let (unguided, _) = proven(alone);
    let mut guided = prover(LARGER);
    guided.resume(&saved).expect("it was saved here");
    guided
        .follow(&any(SMALL), Side::First, &stream)
        .expect("a proof of the position");
    let (visited, proof) = proven(guided);
    assert!((visited + 2_000) * 4 < unguided, "{visited} {unguided}");
    assert!(check(&position::<Lines>(LARGER), Side::First, &proof).is_ok());
}

#[test]
fn a_proof_of_a_larger_board_is_followed_as_far_as_it_fits() {
    let (_, stream) = proven(prover(LARGER));
    let (_, proof) = proven_by(SMALL, LARGER, &stream);
    assert!(check(&position::<Lines>(SMALL), Side::First, &proof).is_ok());
}

#[test]
fn a_move_that_does_not_win_is_left_for_others() {
    let (_, mut stream) = proven(prover(SMALL));
    // After the numbers of threats and of parts.
    stream[2] = CORNER;
    let (_, proof) = proven_by(SMALL, SMALL, &stream);
    assert_ne!(proof[2], CORNER);
    assert!(check(&position::<Lines>(SMALL), Side::First, &proof).is_ok());
}

#[test]
fn what_cannot_be_followed_is_refused_with_a_reason() {
    let (_, stream) = proven(prover(SMALL));
    let refused = |id: &str, winner, stream: &[u8]| {
        let reason = prover(id).follow(&any(SMALL), winner, stream);
        reason.expect_err("it is refused").to_string()
    };
    assert!(refused(LARGER, Side::Second, &stream).contains("other side"));
    let cut = &stream[..stream.len() - 1];
    assert!(refused(LARGER, Side::First, cut).contains("no proof"));
    assert!(refused("mnk:6x6x4", Side::First, &stream).contains("large boards"));
    let reason = prover(LARGER).follow(&any("nim:3,4,5"), Side::First, &stream);
    assert!(
        reason
            .expect_err("another game")
            .to_string()
            .contains("no proofs")
    );
}
