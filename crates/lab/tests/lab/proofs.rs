//! Proofs that a side wins at Lines: found, written, checked, and rejected when anything is wrong.

use crate::proof_tree::Tree;
use crate::written;
use fivefold_formats::proofs::{FORMAT, HEAD, Proof, ProofError, checksum, read, write};
use fivefold_lab::lines_prover::{LinesProver, ProofOutcome};
use fivefold_lines::{Lines, Place};
use fivefold_lines_engine::solver::solve;
use fivefold_players::{Limits, Stop};
use fivefold_proof::writer::WrittenProof;
use fivefold_proof::{CheckError, Checked, check};
use fivefold_rules::{Cell, Game, Position, Rng, Side};
use fivefold_support::positions::{legal, position};
use rand::{RngExt, SeedableRng};

/// More than any search here needs.
const PLENTY: u64 = 50_000_000;

fn prover(game: &Lines) -> LinesProver {
    LinesProver::new(game, 16).expect("a position that can be proven")
}

/// The proof of a position that is won.
fn proof(game: &Lines) -> (Side, WrittenProof) {
    let mut prover = prover(game);
    match prover.go_on(PLENTY, &Stop::new()) {
        ProofOutcome::Win(winner) => (winner, written(&mut prover)),
        found => panic!("{found:?}: {}", game.board_text()),
    }
}

/// The position, its proof, and the side that wins.
fn proven(id: &str) -> (Lines, Side, Vec<u8>) {
    let game: Lines = position(id);
    let (winner, written) = proof(&game);
    (game, winner, written.stream)
}

fn place(game: &Lines, cell: u8) -> Place {
    Place::from(Cell::from_index(usize::from(cell), game.params().cols))
}

#[test]
fn small_boards_that_are_won_are_proven_and_the_checker_agrees() {
    // Cells of large boards take two bytes.
    let far_corner = format!("mnk:22x22x4:{}17o4/x21@1", "22/".repeat(20));
    for id in [
        "mnk:4x3x3",
        "mnk:5x5x3,exact",
        "mnk:5x6x4",
        "mnk:6x6x4",
        "mnk:7x7x4",
        "mnk:9x9x4",
        &far_corner,
    ] {
        let game: Lines = position(id);
        let (winner, written) = proof(&game);
        assert_eq!(winner, Side::First, "{id}");
        let checked = check(&game, winner, &written.stream).expect("it holds");
        let WrittenProof {
            stream,
            positions,
            longest,
        } = written;
        assert_eq!(
            (checked.positions, checked.longest),
            (positions, longest),
            "{id}"
        );
        assert!(
            checked.replies >= u64::from(game.params().cells()) - 1,
            "{id}"
        );
        println!("{id}: {checked:?}, {} bytes", stream.len());
    }
}

#[test]
fn boards_without_a_win_have_no_proof() {
    for id in [
        "mnk:3x3x3",
        "mnk:4x4x4",
        "mnk:5x5x4",
        "mnk:3x3x3,exact",
        "mnk:5x5x5",
    ] {
        let found = prover(&position(id)).go_on(PLENTY, &Stop::new());
        assert_eq!(found, ProofOutcome::NoWin, "{id}");
    }
}

#[test]
fn either_side_can_be_the_one_that_wins() {
    let game: Lines = position("mnk:5x6x4");
    let second = Lines::start(game.params(), Side::Second);
    assert_eq!(proof(&second).0, Side::Second);
    // The first side is to move and can spoil one open three, but not both.
    let (game, winner, stream) = proven("mnk:9x9x5:o7o/9/4x4/4x4/2xxx4/9/9/o7o/4o4@1");
    assert_eq!(winner, Side::Second);
    check(&game, winner, &stream).expect("it holds");
    assert!(check(&game, Side::First, &stream).is_err());
}

#[test]
fn a_winning_opening_of_five_in_a_row_is_proven() {
    let (game, winner, stream) = proven("mnk:9x9x5:9/9/3o5/3xo4/3xo4/5x3/9/9/9@1");
    let checked = check(&game, winner, &stream).expect("it holds");
    assert_eq!(winner, Side::First);
    assert!(checked.longest > 3, "{checked:?}");
}

/// The solver knows nothing of proofs: whatever the other side plays, it says that the position is
/// still won.
#[test]
fn a_proof_keeps_the_win_against_every_defence() {
    let (start, winner, stream) = proven("mnk:5x6x4");
    let whole = Tree::of(&stream);
    let mut rng = Rng::seed_from_u64(6);
    for _ in 0..30 {
        let mut game = start.clone();
        let mut here = Some(&whole);
        while let Some(Tree { cell, replies, .. }) = here {
            game.apply(place(&game, *cell), &mut ());
            let moves = legal(&game);
            let listed = replies.get(rng.random_range(0..=replies.len()));
            let reply = match listed {
                Some((cell, _)) => place(&game, *cell),
                None => moves[rng.random_range(0..moves.len())],
            };
            game.apply(reply, &mut ());
            let next = replies
                .iter()
                .find(|(cell, _)| place(&game, *cell) == reply);
            here = next.map(|(_, next)| next);
        }
        let solved = solve(&game, 1, &Limits::default(), &Stop::new()).expect("a small board");
        assert_eq!(solved.winner, Some(winner), "{}", game.board_text());
    }
}

#[test]
fn a_search_that_is_ended_goes_on_from_what_it_saved() {
    let game: Lines = position("mnk:6x6x4");
    let whole = proof(&game);
    let mut saved: Option<Vec<u8>> = None;
    let mut runs = 0;
    let written = loop {
        let mut prover = prover(&game);
        if let Some(saved) = &saved {
            prover
                .resume(saved)
                .expect("it was saved by the same search");
        }
        if let ProofOutcome::Win(winner) = prover.go_on(60, &Stop::new()) {
            assert_eq!(winner, whole.0);
            break written(&mut prover);
        }
        runs += 1;
        assert!(runs < 10_000, "it comes no further");
        saved = Some(prover.saved());
    };
    assert!(runs > 0, "it was never ended");
    check(&game, whole.0, &written.stream).expect("it holds");
    assert!(prover(&game).resume(&[]).is_err());
    assert!(prover(&game).resume(&[9, 9]).is_err());
}

#[test]
fn every_damaged_byte_and_every_cut_is_noticed() {
    let (game, winner, stream) = proven("mnk:5x6x4");
    let file = write(&Proof {
        position: Position::new(game),
        winner,
        longest: 27,
        stream,
    });
    assert!(read(&file).is_ok());
    let mut rng = Rng::seed_from_u64(1);
    for _ in 0..600 {
        let mut damaged = file.clone();
        let at = rng.random_range(0..file.len());
        damaged[at] ^= 1 << rng.random_range(0..8);
        assert!(read(&damaged).is_err(), "byte {at}");
        let cut = rng.random_range(0..file.len());
        assert!(read(&file[..cut]).is_err(), "cut at {cut}");
    }
}

/// Somebody who writes the checksum anew meets the checker. Some changes leave another proof that
/// holds as well: another good move with the same replies.
#[test]
fn changes_under_a_good_checksum_are_rejected_or_leave_a_proof_that_holds() {
    let (game, winner, stream) = proven("mnk:5x6x4");
    let mut rng = Rng::seed_from_u64(2);
    let mut held = 0;
    let changes = 300;
    for _ in 0..changes {
        let mut changed = stream.clone();
        let at = rng.random_range(0..stream.len());
        changed[at] ^= 1 << rng.random_range(0..8);
        if check(&game, winner, &changed).is_ok() {
            held += 1;
        }
        let cut = rng.random_range(0..stream.len());
        assert!(
            check(&game, winner, &stream[..cut]).is_err(),
            "cut at {cut}"
        );
        // The same bytes prove nothing where nobody wins, and not for the other side.
        let drawn: Lines = position("mnk:5x5x4");
        assert!(check(&drawn, winner, &changed).is_err());
        assert!(check(&game, winner.other(), &changed).is_err());
    }
    println!("{held} of {changes} changes left a proof that holds");
    assert!(held * 20 < changes, "{held} of {changes} changes");
    let mut longer = stream.clone();
    longer.push(0);
    let at = stream.len();
    assert_eq!(
        check(&game, winner, &longer),
        Err(CheckError::Left { at, left: 1 })
    );
}

#[test]
fn a_proof_without_one_of_its_replies_is_rejected() {
    let (game, winner, stream) = proven("mnk:5x6x4");
    let whole = Tree::of(&stream);
    assert_eq!(whole.stream(), stream);
    let all = whole.replies_in_all();
    for number in (0..all).step_by(all.div_ceil(60)) {
        let mut less = whole.clone();
        assert!(less.remove(&mut number.clone()));
        let fault = check(&game, winner, &less.stream()).expect_err("a reply is lacking");
        assert!(
            matches!(fault, CheckError::NotRefuted { .. }),
            "reply {number}: {fault}"
        );
    }
}

#[test]
fn the_checker_names_the_fault_and_where_it_is() {
    let game: Lines = position("mnk:3x3x3:o2/1x1/3@1");
    let fault = |stream: &[u8]| check(&game, Side::First, stream).expect_err("no proof");
    assert_eq!(fault(&[]), CheckError::NoNumber { at: 0 });
    assert_eq!(fault(&[0, 0]), CheckError::NoNumber { at: 2 });
    assert_eq!(fault(&[9]), CheckError::TooManyThreats { at: 0, told: 9 });
    let cell = "b2".to_owned();
    assert_eq!(fault(&[0, 0, 4]), CheckError::NotEmpty { at: 2, cell });
    let outside = fault(&[0, 0, 200]);
    assert!(matches!(outside, CheckError::NotEmpty { at: 2, .. }));
    assert!(matches!(fault(&[255; 900]), CheckError::NoNumber { at: 0 }));
    let open = fault(&[0, 0, 2, 0]);
    assert!(matches!(open, CheckError::NotRefuted { at: 4, .. }));
    // A first reply that is occupied.
    let occupied = fault(&[0, 0, 2, 1]);
    assert!(matches!(occupied, CheckError::NotEmpty { at: 3, .. }));
    let about = fault(&[0, 0, 1, 0]).to_string();
    assert!(about.contains("byte 4") && about.contains("b3 "), "{about}");
    let lost: Lines = position("mnk:3x3x3:xx1/oo1/o2@2");
    assert!(matches!(
        check(&lost, Side::First, &[0, 0, 0]),
        Err(CheckError::OtherWins { at: 3, .. })
    ));
    let last: Lines = position("mnk:3x3x3:oxo/oxx/xo1@1");
    assert!(matches!(
        check(&last, Side::First, &[0, 0, 8, 0]),
        Err(CheckError::Full { at: 4, .. })
    ));
    let over: Lines = position("mnk:3x3x3:ooo/xx1/3@2");
    assert_eq!(check(&over, Side::First, &[0]), Err(CheckError::Over));
    let renju: Lines = position("mnk:15x15x5,renju");
    assert_eq!(check(&renju, Side::First, &[0]), Err(CheckError::Renju));
}

/// Bytes that look like proofs, on boards that nobody wins: none is ever taken for one.
#[test]
fn nothing_proves_a_win_on_a_drawn_board() {
    let mut rng = Rng::seed_from_u64(3);
    for id in [
        "mnk:3x3x3",
        "mnk:3x3x3:o2/1x1/3@1",
        "mnk:4x4x4",
        "mnk:5x5x4,exact",
    ] {
        let game: Lines = position(id);
        for _ in 0..2_000 {
            let length = rng.random_range(0..40);
            let small = u8::try_from(game.params().cells()).expect("a small board") + 3;
            let stream: Vec<u8> = (0..length).map(|_| rng.random_range(0..small)).collect();
            for side in Side::BOTH {
                assert!(check(&game, side, &stream).is_err(), "{id}: {stream:?}");
            }
        }
    }
}

#[test]
fn no_bytes_panic_the_reader() {
    let mut rng = Rng::seed_from_u64(4);
    let ids = [
        "mnk:3x3x3",
        "mnk:22x22x6,exact",
        "nim:3,4,5",
        "mnk:",
        "",
        "mnk:5x5x3:9@1",
    ];
    for round in 0..4_000 {
        let length = rng.random_range(0..60);
        let stream: Vec<u8> = (0..length).map(|_| rng.random()).collect();
        let _ = read(&stream);
        let id = ids[round % ids.len()];
        let told = format!(
            "{HEAD}{} {id} {} {} ",
            rng.random_range(0..4),
            rng.random_range(0..4),
            rng.random_range(0..40)
        );
        let line = format!("{told}{}\n", checksum(&told, &stream));
        let file = [line.as_bytes(), &stream].concat();
        let _ = fivefold_cli::check::check(&file);
    }
    let other = |format: u32| read(format!("{HEAD}{format} mnk:3x3x3 1 5 0\n").as_bytes());
    let found = FORMAT + 1;
    assert_eq!(other(found), Err(ProofError::Later { found }));
    let found = FORMAT - 1;
    assert_eq!(other(found), Err(ProofError::Earlier { found }));
    assert_eq!(read(b"anything"), Err(ProofError::NoHead));
}

/// What a checked proof says is plain numbers.
#[test]
fn a_win_in_one_is_the_shortest_proof() {
    let game: Lines = position("mnk:3x3x3:oo1/xx1/3@1");
    let (winner, written) = proof(&game);
    assert_eq!(written.stream, [0, 0]);
    let expected = Checked {
        positions: 0,
        replies: 0,
        longest: 1,
    };
    assert_eq!(check(&game, winner, &written.stream), Ok(expected));
}
