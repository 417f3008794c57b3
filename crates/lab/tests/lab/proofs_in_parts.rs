//! Proofs whose first replies are proven in parts of their own, put together from proofs without parts.

use fivefold_lab::lines_prover::{LinesProver, ProofOutcome};
use fivefold_lines::{Lines, Place};
use fivefold_players::Stop;
use fivefold_proof::{Book, CheckError, KnownPosition, check};
use fivefold_rules::{Cell, Game, Side};

use crate::proof_tree::Tree;
use crate::written;
use fivefold_support::positions::position;

const BOARD: &str = "mnk:6x6x4";

/// A part: the moves that lead to it, and its bytes.
type Part = (Vec<u8>, Vec<u8>);

/// A proof in parts: each reply that the proof of the board lists is proven by itself.
fn parts() -> (Lines, Tree, Vec<Part>) {
    let game: Lines = position(BOARD);
    let whole = Tree::of(&proof(&game));
    let part = |reply: u8| {
        let mut after = game.clone();
        for at in [whole.cell, reply] {
            let cell = Cell::from_index(usize::from(at), game.params().cols);
            after.apply(Place::from(cell), &mut ());
        }
        let mut bytes = Vec::new();
        Tree::of(&proof(&after)).write(&mut bytes);
        (vec![whole.cell, reply], bytes)
    };
    let parts: Vec<Part> = whole
        .replies
        .iter()
        .map(|&(reply, _)| part(reply))
        .collect();
    assert!(parts.len() > 1, "{} parts", parts.len());
    let mut rest = Tree {
        replies: Vec::new(),
        ..whole
    };
    // The parts may hold out for other numbers of plies than before.
    if let Err(CheckError::OtherLength { plies, .. }) =
        check(&game, Side::First, &together(&parts, &rest))
    {
        rest.plies = u8::try_from(plies).expect("a short game");
    }
    (game, rest, parts)
}

fn proof(game: &Lines) -> Vec<u8> {
    let mut prover = LinesProver::new(game, 16).expect("a position that can be proven");
    let found = prover.go_on(u64::MAX, &Stop::new());
    assert_eq!(found, ProofOutcome::Win(Side::First));
    written(&mut prover).stream
}

fn together(parts: &[Part], rest: &Tree) -> Vec<u8> {
    let mut stream = vec![0, parts.len() as u8];
    for (moves, bytes) in parts {
        stream.push(moves.len() as u8);
        stream.extend(moves);
        let digits = [255 * 255, 255, 1].map(|base| (bytes.len() / base % 255) as u8);
        stream.extend(digits);
        stream.extend(bytes);
    }
    rest.write(&mut stream);
    stream
}

#[test]
fn a_proof_in_parts_holds_as_the_whole_does() {
    let (game, rest, parts) = parts();
    let checked = check(&game, Side::First, &together(&parts, &rest));
    let checked = checked.unwrap_or_else(|fault| panic!("{fault}"));
    let whole = check(&game, Side::First, &proof(&game)).expect("it holds");
    // What follows from one part is proven again in others.
    assert!(
        checked.positions >= whole.positions,
        "{checked:?} {whole:?}"
    );
}

#[test]
fn a_proof_in_parts_without_one_of_them_is_rejected() {
    let (game, rest, parts) = parts();
    let mut refused = 0;
    for place in 0..parts.len() {
        let mut less = parts.clone();
        less.remove(place);
        match check(&game, Side::First, &together(&less, &rest)) {
            // It was a picture of another one.
            Ok(_) => {}
            Err(fault) => {
                assert!(matches!(fault, CheckError::NotRefuted { .. }), "{fault}");
                refused += 1;
            }
        }
    }
    assert!(refused > 0);
}

#[test]
fn a_part_that_proves_nothing_is_rejected_with_its_place() {
    let (game, rest, parts) = parts();
    let fault = |parts: &[Part]| {
        check(&game, Side::First, &together(parts, &rest)).expect_err("a part is wrong")
    };
    let (moves, bytes) = parts[0].clone();
    let early = fault(&[(moves[..1].to_vec(), bytes.clone())]);
    assert_eq!(early, CheckError::OtherToMove { at: 2 });
    let occupied = fault(&[(vec![moves[0]; 2], bytes.clone())]);
    assert!(matches!(occupied, CheckError::NotEmpty { at: 4, .. }));
    // Four in the first row.
    let over = fault(&[(vec![0, 6, 1, 7, 2, 8, 3], bytes.clone())]);
    assert!(
        matches!(over, CheckError::OverBefore { at: 9, .. }),
        "{over}"
    );
    let mut cut = parts.clone();
    cut[0].1.pop();
    let lacking = fault(&cut);
    assert!(matches!(lacking, CheckError::NoNumber { .. }), "{lacking}");
    let mut long = parts.clone();
    long[0].1.push(0);
    let at = 2 + 1 + 2 + 3 + bytes.len();
    assert_eq!(fault(&long), CheckError::Left { at, left: 1 });
    // More parts than there are bytes.
    assert!(matches!(
        check(&game, Side::First, &[0, 200, 0]),
        Err(CheckError::NoNumber { at: 3 })
    ));
    let mut beyond = together(&parts, &rest);
    let length = 2 + 1 + moves.len();
    beyond[length] = 250;
    let beyond = check(&game, Side::First, &beyond).expect_err("no proof is so long");
    assert_eq!(beyond, CheckError::NoNumber { at: length });
}

#[test]
fn a_book_is_read_from_parts() {
    let (game, rest, parts) = parts();
    let book = |stream: &[u8]| Book::read(&game, true, stream, &|| false).expect("it makes a book");
    let stream = together(&parts, &rest);
    let known = book(&stream).known(&game, &|| false);
    let Some(KnownPosition::Won { plies, .. }) = known else {
        panic!("{known:?}");
    };
    assert_eq!(plies, u16::from(rest.plies));
    for end in 0..stream.len() {
        assert!(
            Book::read(&game, true, &stream[..end], &|| false).is_none(),
            "{end}"
        );
    }
}
