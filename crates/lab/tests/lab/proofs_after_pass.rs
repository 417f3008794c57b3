//! Proofs of large boards, in which wins after a pass of the losing side stand for most replies.

use crate::written;
use fivefold_lab::lines_prover::{LinesProver, ProofOutcome};
use fivefold_lines::{Lines, Place};
use fivefold_lines_engine::threat_search::{ThreatAnswer, Threats, prove};
use fivefold_players::Stop;
use fivefold_proof::{CheckError, Checked, check};
use fivefold_rules::{Cell, Game, Rng, Side};
use fivefold_support::positions::position;
use rand::{RngExt, SeedableRng};

/// More than any search here needs.
const PLENTY: u64 = 50_000_000;
/// Two stones in the middle against two in the corners: the third makes no threat by fours.
const OPEN_TWO: &str = "mnk:11x11x5:x10/11/11/11/5o5/5o5/11/11/11/11/10x@1";
/// Five stones and a shorter proof.
const FEW_STONES: &str = "mnk:9x9x5:9/9/3o5/3xo4/3xo4/5x3/9/9/9@1";
/// The number before a win after a pass on this board.
const PASS: u8 = 122;

fn prover(game: &Lines) -> LinesProver {
    LinesProver::new(game, 64).expect("a position that can be proven")
}

fn proof(game: &Lines) -> Vec<u8> {
    proof_counting_on(3, game)
}

/// The proof for somebody who looks for so many threats one after the other.
fn proof_counting_on(threats: u8, game: &Lines) -> Vec<u8> {
    let mut prover = prover(game);
    prover.count_on(threats);
    assert_eq!(
        prover.go_on(PLENTY, &Stop::new()),
        ProofOutcome::Win(Side::First),
        "{}",
        game.board_text()
    );
    written(&mut prover).stream
}

/// A list of replies as it is read apart from the program.
#[derive(Debug, Default)]
struct Replies {
    /// The bytes from the number before the win after a pass to its end.
    after_pass: Option<(usize, usize)>,
    /// The cell of each reply, and its bytes from the gap to the end of its answer.
    listed: Vec<(u8, usize, usize)>,
}

/// All lists of replies in a proof, each with the moves that lead there; the winner is to move first. What
/// stands after a pass is left out of the moves.
struct Lists<'a> {
    stream: &'a [u8],
    at: usize,
    moves: Vec<u8>,
    all: Vec<(Vec<u8>, Replies)>,
}

impl Lists<'_> {
    fn of(stream: &[u8]) -> Vec<(Vec<u8>, Replies)> {
        let mut lists = Lists {
            stream,
            at: 0,
            moves: Vec::new(),
            all: Vec::new(),
        };
        assert!(lists.next() > 0, "it counts on threats");
        assert_eq!(lists.next(), 0, "a proof without parts");
        lists.position(true);
        assert_eq!(lists.at, stream.len());
        lists.all
    }

    fn next(&mut self) -> u8 {
        self.at += 1;
        self.stream[self.at - 1]
    }

    fn position(&mut self, in_game: bool) {
        let cell = self.next();
        self.moves.push(cell);
        let mut replies = Replies::default();
        let mut cell = 0;
        loop {
            let from = self.at;
            match self.next() {
                0 => break,
                PASS => {
                    self.position(false);
                    replies.after_pass = Some((from, self.at));
                }
                gap => {
                    cell += gap;
                    self.moves.push(cell - 1);
                    self.position(in_game);
                    self.moves.pop();
                    replies.listed.push((cell - 1, from, self.at));
                }
            }
        }
        self.next();
        if in_game {
            self.all.push((self.moves.clone(), replies));
        }
        self.moves.pop();
    }
}

fn played(game: &Lines, moves: &[u8]) -> Lines {
    let mut game = game.clone();
    for &at in moves {
        let cell = Cell::from_index(usize::from(at), game.params().cols);
        game.apply(Place::from(cell), &mut ());
    }
    game
}

#[test]
fn a_win_on_a_large_board_is_proven_by_wins_after_a_pass_and_the_checker_agrees() {
    for id in [
        OPEN_TWO,
        "mnk:11x11x5,exact:x10/11/11/11/5o5/5o5/11/11/11/11/10x@1",
    ] {
        let game: Lines = position(id);
        // With more the checker finds the wins after a pass by itself.
        let stream = proof_counting_on(1, &game);
        let checked = check(&game, Side::First, &stream).expect("it holds");
        let passes = Lists::of(&stream);
        let passes = passes.iter().filter(|(_, it)| it.after_pass.is_some());
        assert!(passes.count() > 0, "{id}");
        let Checked {
            positions, replies, ..
        } = checked;
        assert!(replies > 20 * positions, "{id}: {checked:?}");
        assert!(check(&game, Side::Second, &stream).is_err());
    }
}

#[test]
#[ignore = "some seconds in the release profile"]
fn a_move_that_threatens_nothing_yet_is_proven_by_a_win_after_a_pass() {
    let id = "mnk:11x11x5:x9x/11/11/11/11/5o5/11/6o4/11/11/11@1";
    let game: Lines = position(id);
    let stream = proof(&game);
    let checked = check(&game, Side::First, &stream).expect("it holds");
    println!("{checked:?}, {} bytes", stream.len());
}

/// Neither the zones of the search nor those of the checker are asked: the replies that the proof does not
/// answer lose to a win that is searched for anew.
#[test]
fn replies_that_a_proof_leaves_out_lose_to_threats() {
    let game: Lines = position(OPEN_TWO);
    let stream = proof_counting_on(1, &game);
    let mut rng = Rng::seed_from_u64(7);
    let mut tried = 0;
    for (moves, replies) in Lists::of(&stream) {
        let here = played(&game, &moves);
        for cell in here.view().cells() {
            let at = cell.index(here.params().cols) as u8;
            let is_listed = replies.listed.iter().any(|&(reply, ..)| reply == at);
            if here.stone(cell).is_some() || is_listed || rng.random_range(0..10) > 0 {
                continue;
            }
            let mut after = here.clone();
            after.apply(Place::from(cell), &mut ());
            assert_eq!(after.outcome(), None);
            let found = prove(&after, Threats::Quiet, 2_000_000, &Stop::new());
            assert!(
                matches!(found.answer, ThreatAnswer::Proven(_)),
                "{}: {found:?}",
                after.board_text()
            );
            tried += 1;
        }
    }
    assert!(tried > 100, "{tried}");
}

#[test]
fn what_the_checker_is_not_told_to_look_for_has_to_be_written_down() {
    let game: Lines = position(OPEN_TWO);
    let mut stream = proof(&game);
    check(&game, Side::First, &stream).expect("it holds");
    stream[0] = 0;
    let fault = check(&game, Side::First, &stream).expect_err("it counts on threats");
    assert!(matches!(fault, CheckError::NotRefuted { .. }), "{fault}");
}

#[test]
fn damaged_proofs_of_large_boards_never_panic_and_seldom_hold() {
    let game: Lines = position(FEW_STONES);
    let stream = proof(&game);
    let mut rng = Rng::seed_from_u64(8);
    let mut held = 0;
    for _ in 0..300 {
        let mut changed = stream.clone();
        let at = rng.random_range(0..stream.len());
        changed[at] ^= 1 << rng.random_range(0..8);
        held += u32::from(check(&game, Side::First, &changed).is_ok());
        let cut = rng.random_range(0..stream.len());
        assert!(check(&game, Side::First, &stream[..cut]).is_err());
    }
    println!("{held} of 300 changes left a proof that holds");
    assert!(held < 15, "{held}");
    // Passes within passes within passes.
    let nested = (0..60).flat_map(|cell| [cell, PASS]);
    let nested: Vec<u8> = [3, 0].into_iter().chain(nested).collect();
    assert!(check(&game, Side::First, &nested).is_err());
}

#[test]
fn a_search_of_a_large_board_goes_on_from_what_it_saved() {
    let game: Lines = position(OPEN_TWO);
    let mut saved: Option<Vec<u8>> = None;
    let mut runs = 0;
    let stream = loop {
        let mut prover = prover(&game);
        if let Some(saved) = &saved {
            prover
                .resume(saved)
                .expect("it was saved by the same search");
        }
        if prover.go_on(20_000, &Stop::new()) == ProofOutcome::Win(Side::First) {
            break written(&mut prover).stream;
        }
        runs += 1;
        assert!(runs < 500, "it comes no further");
        saved = Some(prover.saved());
    };
    assert!(runs > 0, "it was never ended");
    check(&game, Side::First, &stream).expect("it holds");
    let saved = saved.expect("it was saved");
    // No part is written yet: behind the side, a length and an empty list.
    let no_parts: &[u8] = b"\x02\0\0\0[]";
    let rest = saved[1..].strip_prefix(no_parts).expect("no part");
    let part = br#"[{"moves":[9999],"written":{"stream":[],"positions":0,"longest":1}}]"#;
    let length = (part.len() as u32).to_le_bytes();
    let beyond = [&saved[..1], &length, part, rest].concat();
    assert!(prover(&game).resume(&beyond).is_err());
    let mut rng = Rng::seed_from_u64(9);
    for _ in 0..200 {
        let mut damaged = saved.clone();
        damaged.truncate(rng.random_range(0..saved.len()));
        let _ = prover(&game).resume(&damaged);
        let other: Lines = position("mnk:12x12x5");
        assert!(prover(&other).resume(&saved).is_err());
    }
}

/// With less memory the search forgets what it can find again.
#[test]
fn a_search_of_a_large_board_comes_to_its_end_with_little_memory() {
    let game: Lines = position(OPEN_TWO);
    let mut prover = LinesProver::new(&game, 1).expect("a position that can be proven");
    let mut found = ProofOutcome::Nothing;
    while found == ProofOutcome::Nothing && prover.progress().nodes < PLENTY {
        found = prover.go_on(20_000, &Stop::new());
    }
    assert_eq!(found, ProofOutcome::Win(Side::First));
}
