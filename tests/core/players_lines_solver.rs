//! The solver of small boards of Lines against the values in the literature and plain minimax.

use std::collections::HashMap;
use std::fs;

use fivefold::config::proofs::ProofHead;
use fivefold::games::lines::{ID, Lines};
use fivefold::lines_engine::solver::{ExactValue, LimitsReached, solve};
use fivefold::players::{Limits, Stop};
use fivefold::rules::{Game, Rng, Side};
use fivefold::study::board_table::{BoardTable, SolvedBoards};
use fivefold_support::positions::minimax::minimax;
use fivefold_support::positions::{legal, position, position_of};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};

fn solution(game: &Lines) -> ExactValue {
    solve(game, 4, &Limits::default(), &Stop::new()).expect("nothing limits it")
}

/// Uiterwijk 2019 and the classical values; a board turned by a quarter has the same.
#[test]
fn the_boards_of_the_table_have_their_values() {
    for (id, winner) in [
        ("3x3x3", None),
        ("4x3x3", Some(Side::First)),
        ("3x4x3", Some(Side::First)),
        ("5x5x3", Some(Side::First)),
        ("3x6x4", None),
        ("4x4x4", None),
        ("4x5x4", None),
        ("5x4x4", None),
        ("5x5x4", None),
        ("5x6x4", Some(Side::First)),
        ("6x5x4", Some(Side::First)),
        ("6x6x4", Some(Side::First)),
        ("5x5x5", None),
        ("6x6x5", None),
        ("7x6x5", None),
        ("6x6x6", None),
    ] {
        let game: Lines = position(&format!("mnk:{id}"));
        assert_eq!(solution(&game).winner, winner, "{id}");
    }
}

#[test]
fn either_side_may_begin() {
    let game: Lines = position::<Lines>("mnk:5x6x4");
    let second = Lines::start(game.params(), Side::Second);
    assert_eq!(solution(&second).winner, Some(Side::Second));
}

#[test]
fn a_limit_and_a_stop_end_it_without_a_value() {
    let game: Lines = position("mnk:7x7x5");
    let limits = Limits::of_nodes(2_000);
    let LimitsReached { nodes } = solve(&game, 1, &limits, &Stop::new()).expect_err("too few");
    assert!(nodes <= 2_000, "{nodes}");
    let stop = Stop::new();
    stop.stop();
    let stopped = solve(&game, 1, &Limits::default(), &stop);
    assert_eq!(stopped, Err(LimitsReached { nodes: 0 }));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn positions_have_the_values_of_minimax(
        board in proptest::sample::select(&[
            "3x3x3", "4x3x3", "4x4x3", "4x4x3,exact", "4x4x4", "5x3x4", "5x4x3,exact", "5x4x4",
            "5x5x4", "5x5x4,exact", "6x4x4", "6x5x5", "6x6x4,exact", "6x6x5", "4x6x3,exact",
            "7x4x4", "3x8x4", "7x5x5",
        ][..]),
        empty in 1_usize..12, seed: u64,
    ) {
        let mut rng = Rng::seed_from_u64(seed);
        let mut game: Lines = position(&format!("mnk:{board}"));
        while legal(&game).len() > empty {
            let moves = legal(&game);
            let mut next = game.clone();
            next.apply(moves[rng.random_range(0..moves.len())], &mut ());
            if next.outcome().is_some() {
                break;
            }
            game = next;
        }
        prop_assume!(legal(&game).len() < 13);
        let (truth, _) = minimax(&mut game, &mut HashMap::new());
        prop_assert_eq!(solution(&game).winner, truth, "{:?}", game.board_text());
    }
}

/// Uiterwijk 2019.
#[test]
fn seven_by_seven_with_five_in_a_row_is_a_draw() {
    let game: Lines = position("mnk:7x7x5");
    let solved = solve(&game, 256, &Limits::default(), &Stop::new()).expect("nothing limits it");
    assert_eq!(solved.winner, None);
}

/// Solved again here as far as that takes no time: three and four in a row on every board but the widest
/// ones of four rows, and the smaller boards of five and six.
#[test]
fn the_table_that_is_shipped_can_be_read_and_is_what_the_solver_says() {
    let table: &BoardTable = ID.extension().expect("Lines has a table");
    let shipped = SolvedBoards::from_text(table.shipped).expect("it can be read");
    let boards = (table.boards)();
    assert_eq!(shipped.to_text(&boards), table.shipped);
    let mut solved = 0;
    for board in &boards {
        let game: &Lines = board.position.as_game().expect("a board of Lines");
        let limits = Limits::of_nodes(2_000);
        if let Ok(solution) = solve(game, 4, &limits, &Stop::new()) {
            let id = board.position.short_id();
            assert_eq!(shipped.value(board), Some(solution.winner), "{id}");
            solved += 1;
        }
    }
    assert!(solved > 60, "{solved} solved");
}

/// The table is about lines of any greater length: proofs of boards on which exactly five win are others.
#[test]
fn the_larger_boards_of_the_table_are_those_whose_proofs_are_shipped() {
    let table: &BoardTable = ID.extension().expect("Lines has a table");
    let told = SolvedBoards::from_text(table.proven).expect("it can be read");
    let shipped = SolvedBoards::from_text(table.shipped).expect("it can be read");
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/proofs");
    let mut proven = SolvedBoards::default();
    for file in fs::read_dir(folder).expect("the proofs") {
        let bytes = fs::read(file.expect("a file").path()).expect("it can be read");
        let (head, ..) = ProofHead::split(&bytes).expect("a proof");
        let board = (table.board_of)(&position_of(head.id));
        let board = board.expect("a board of Lines");
        if board.position.short_id() != head.id {
            continue;
        }
        let winner = Side::BOTH
            .into_iter()
            .find(|side| head.side == side.number().to_string());
        assert!(winner.is_some(), "{}", head.id);
        match shipped.value(&board) {
            Some(value) => assert_eq!(value, winner, "{}", head.id),
            None => proven.note(&board, winner),
        }
    }
    assert_eq!(told, proven);
}

/// Uiterwijk 2019; 7 × 7 and 8 × 8 with five in a row: Hsu and others 2020.
#[test]
fn the_table_that_is_shipped_agrees_with_the_published_values() {
    let table: &BoardTable = ID.extension().expect("Lines has a table");
    let shipped = SolvedBoards::from_text(table.shipped).expect("it can be read");
    let mut compared = 0;
    for board in (table.boards)() {
        let (cols, rows, len) = (board.cols, board.rows, board.section);
        let published = match (len, rows, cols) {
            (3, 3, 3) => None,
            (3, ..) => Some(Side::First),
            (_, rows, _) if rows < len => None,
            (4, 4, 4..=6) | (4, 5, 5) => None,
            (4, 5.., 6..) => Some(Side::First),
            (5, 7, 7) | (5, 8, 8) => None,
            _ => continue,
        };
        if let Some(value) = shipped.value(&board) {
            assert_eq!(value, published, "{}", board.position.short_id());
            compared += 1;
        }
    }
    assert!(compared > 70, "{compared} compared");
}

#[test]
fn a_table_says_which_of_its_lines_cannot_be_read() {
    let read = |text| SolvedBoards::from_text(text).map_err(|error| error.to_string());
    assert!(read("# as far as it is known\n\nmnk:3x3x3 draw\n").is_ok());
    let refused = read("mnk:3x3x3 draw\nmnk:4x4x4 drawn\n").expect_err("no such value");
    assert!(
        refused.starts_with("line 2: “mnk:4x4x4 drawn”"),
        "{refused}"
    );
    assert!(read("mnk:3x3x3").is_err());
}
