//! The rules of Nim, Corner Nim and Northcott's game against their theory and against published
//! figures: what is won and lost is searched out from the rules alone and compared.

use std::collections::{HashMap, HashSet};

use fivefold::games::corner::{Corner, NOT_AS_A_QUEEN, NOT_LEFT_OR_DOWN};
use fivefold::games::nim::Nim;
use fivefold::games::northcott;
use fivefold::games::northcott::{Northcott, NorthcottParams, Slide};
use fivefold::players::nimbers::{Solved, nim_sum, winning_moves};
use fivefold::rules::{Cell, Event, Game, Illegal, Outcome, Rng, Side};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};

use fivefold_support::positions::{legal, position};

fn after<G: Game>(position: &G, mv: G::Move) -> G {
    let mut after = position.clone();
    after.apply(mv, &mut ());
    after
}

/// The texts of moves, for reading.
fn texts<G: Game>(position: &G, moves: &[G::Move]) -> Vec<String> {
    moves.iter().map(|&mv| position.move_text(mv)).collect()
}

/// Every position that can come from this one, for each by search whether its side to move loses.
/// Only for games in which no position can come again; who is to move must not matter.
fn searched<G: Game>(start: &G) -> HashMap<String, (G, bool)> {
    fn loses<G: Game>(position: &G, known: &mut HashMap<String, (G, bool)>) -> bool {
        let text = position.board_text();
        if let Some((_, lost)) = known.get(&text) {
            return *lost;
        }
        let lost = match position.outcome() {
            Some(outcome) => outcome != Outcome::Win(position.side_to_move()),
            // Every move is looked at, so that every position becomes known.
            None => !legal(position)
                .into_iter()
                .map(|mv| loses(&after(position, mv), known))
                .fold(false, |won, answer_loses| won | answer_loses),
        };
        known.insert(text, (position.clone(), lost));
        lost
    }
    let mut known = HashMap::new();
    loses(start, &mut known);
    known
}

#[test]
fn under_3_4_5_there_are_120_positions_and_only_one_winning_move() {
    let start: Nim = position("nim:3,4,5");
    assert_eq!(searched(&start).len(), 120);
    assert_eq!(texts(&start, &winning_moves(&start)), ["a2"]);
}

#[test]
fn no_game_from_3_4_5_lasts_over_12_moves() {
    let start = fivefold::games::parse_id("nim:3,4,5").expect("the id is in order");
    assert_ne!(start.position.perft(12), 0);
    assert_eq!(start.position.perft(13), 0);
}

#[test]
fn nim_is_lost_exactly_when_the_nim_sum_is_0() {
    for (position, lost) in searched(&position::<Nim>("nim:7,6,7,5")).into_values() {
        let heaps = position.heaps();
        assert_eq!(nim_sum(heaps.iter().copied()) == 0, lost, "{heaps:?}");
        assert_eq!(position.is_lost(), lost, "{heaps:?}");
    }
}

#[test]
fn misere_nim_differs_only_when_no_heap_is_above_1() {
    for (position, lost) in searched(&position::<Nim>("nim:6,7,5,7,misere")).into_values() {
        let heaps = position.heaps();
        let rule = if heaps.iter().all(|&heap| heap <= 1) {
            heaps.iter().filter(|&&heap| heap == 1).count() % 2 == 1
        } else {
            nim_sum(heaps.iter().copied()) == 0
        };
        assert_eq!(rule, lost, "{heaps:?}");
        assert_eq!(position.is_lost(), lost, "{heaps:?}");
    }
}

#[test]
fn the_rook_of_corner_nim_is_lost_exactly_on_the_diagonal() {
    let all = searched(&position::<Corner>("corner:20x19"));
    assert_eq!(all.len(), 20 * 19);
    for (position, lost) in all.into_values() {
        let (cols, rows) = position.distances();
        assert_eq!(cols == rows, lost, "{cols}, {rows}");
        assert_eq!(position.is_lost(), lost, "{cols}, {rows}");
    }
}

/// The pairs are W. A. Wythoff's (1907).
#[test]
fn the_queen_of_corner_nim_is_lost_exactly_on_wythoffs_pairs() {
    let all = searched(&position::<Corner>("corner:20x20,queen"));
    assert_eq!(all.len(), 20 * 20);
    let mut lost_squares = Vec::new();
    for (position, lost) in all.into_values() {
        let (cols, rows) = position.distances();
        assert_eq!(position.is_lost(), lost, "{cols}, {rows}");
        if lost && cols <= rows && rows <= 13 {
            lost_squares.push((cols, rows));
        }
    }
    lost_squares.sort_unstable();
    assert_eq!(
        lost_squares,
        [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 13)]
    );
}

#[test]
fn corner_nims_stone_moves_left_and_down_and_as_a_queen_diagonally() {
    let rook: Corner = position("corner:4x3:c3");
    assert_eq!(rook.stone(), Cell::new(2, 0));
    assert_eq!(texts(&rook, &legal(&rook)), ["a3", "b3", "c2", "c1"]);
    let queen: Corner = position("corner:4x3,queen:c3");
    assert_eq!(
        texts(&queen, &legal(&queen)),
        ["a3", "a1", "b3", "b2", "c2", "c1"]
    );
    for (to, reason) in [
        ("c3", Illegal::StandsStill),
        ("d3", NOT_AS_A_QUEEN),
        ("d2", NOT_AS_A_QUEEN),
        ("b1", NOT_AS_A_QUEEN),
    ] {
        let mv = queen.parse_move(to).expect("a square of the board");
        assert_eq!(queen.check(mv), Err(reason), "{to}");
    }
    let diagonally = rook.parse_move("b2").expect("a square of the board");
    assert_eq!(rook.check(diagonally), Err(NOT_LEFT_OR_DOWN));
}

#[test]
fn whoever_puts_the_stone_on_the_corner_wins() {
    let mut board: Corner = position("corner:8x8:a5@2");
    let mv = board.parse_move("a1").expect("a square of the board");
    let mut events = Vec::new();
    board.apply(mv, &mut events);
    let outcome = Outcome::Win(Side::Second);
    assert_eq!(
        events,
        [
            Event::Moved {
                side: None,
                from: Cell::new(0, 3),
                to: Cell::new(0, 7)
            },
            Event::Over { outcome }
        ]
    );
    assert_eq!(board.check(mv), Err(Illegal::GameOver));
}

/// Lost positions among all tuples of `rows` gaps of at most `largest`, found the way the original
/// program did: counting through all tuples, and accepting one when no accepted one differs from
/// it in exactly one row.
fn good_tuples(rows: u32, largest: u8) -> HashSet<Vec<u8>> {
    let values = u32::from(largest) + 1;
    let mut accepted = HashSet::new();
    let mut accepted_but_for = HashSet::new();
    for number in 0..values.pow(rows) {
        let tuple: Vec<u8> = (0..rows)
            .rev()
            .map(|row| (number / values.pow(row) % values) as u8)
            .collect();
        let but_for = |row: usize| {
            let mut rest = tuple.clone();
            rest.remove(row);
            (row, rest)
        };
        if (0..rows as usize).all(|row| !accepted_but_for.contains(&but_for(row))) {
            accepted_but_for.extend((0..rows as usize).map(but_for));
            accepted.insert(tuple);
        }
    }
    accepted
}

/// The figures are OEIS A236305 (three rows), A241522 (four) and A241523 (five).
#[test]
fn the_lost_tuples_of_gaps_are_as_many_as_published() {
    for (largest, counts) in [
        (6, [7, 43, 301, 2_101]),
        (7, [8, 64, 512, 4_096]),
        (10, [11, 91, 965, 10_261]),
    ] {
        for (rows, count) in (2..).zip(counts) {
            let tuples = good_tuples(rows, largest);
            assert_eq!(tuples.len(), count, "{rows} rows, gaps up to {largest}");
            let params = NorthcottParams {
                rows: rows as u8,
                cols: largest + 2,
            };
            for gaps in tuples {
                let pairs: Vec<_> = gaps.iter().map(|gap| format!("1-{}", gap + 2)).collect();
                let board = Northcott::parse_board(&params, &pairs.join(","), Side::First)
                    .expect("the gaps fit on the board");
                assert!(board.gaps().eq(gaps.iter().copied()));
                assert!(board.is_lost(), "{gaps:?}");
            }
        }
    }
}

/// Every position of a board with either side to move.
fn all_positions(params: &NorthcottParams) -> Vec<Northcott> {
    let mut boards = vec![String::new()];
    for _ in 0..params.rows {
        boards = boards
            .iter()
            .flat_map(|board| {
                let comma = if board.is_empty() { "" } else { "," };
                (1..params.cols).flat_map(move |o| {
                    (o + 1..=params.cols).map(move |x| format!("{board}{comma}{o}-{x}"))
                })
            })
            .collect();
    }
    let read = |board: &String, side| {
        Northcott::parse_board(params, board, side).expect("O stands left of X")
    };
    boards
        .iter()
        .flat_map(|board| Side::BOTH.map(|side| read(board, side)))
        .collect()
}

/// Complete retrograde analysis: for each position whether its side to move wins, and after how
/// many plies when the winner hurries and the loser delays; `None` where nobody can force a win.
fn retrograde(positions: &[Northcott]) -> Vec<Option<(bool, u32)>> {
    let name = |position: &Northcott| (position.board_text(), position.side_to_move());
    let numbers: HashMap<_, _> = positions.iter().map(name).zip(0..).collect();
    let successors: Vec<Vec<usize>> = positions
        .iter()
        .map(|position| {
            let moves = legal(position).into_iter();
            moves
                .map(|mv| numbers[&name(&after(position, mv))])
                .collect()
        })
        .collect();
    let mut values = vec![None; positions.len()];
    for plies in 0.. {
        let found: Vec<_> = (0..positions.len())
            .filter(|&i| values[i].is_none())
            .filter_map(|i| {
                let mut answers = successors[i].iter().map(|&next| values[next]);
                let wins = answers.clone().any(|v| matches!(v, Some((false, _))));
                let loses = answers.all(|v| matches!(v, Some((true, _))));
                (wins || loses).then_some((i, wins))
            })
            .collect();
        if found.is_empty() {
            break;
        }
        for (i, wins) in found {
            values[i] = Some((wins, plies));
        }
    }
    values
}

#[test]
fn northcott_has_no_draws_is_won_by_nim_sum_and_can_be_delayed_so_long_only() {
    for (rows, cols) in [(2, 4), (2, 5), (2, 6), (3, 4), (3, 5)] {
        let params = NorthcottParams { rows, cols };
        let positions = all_positions(&params);
        let mut longest = 0;
        for (position, value) in positions.iter().zip(retrograde(&positions)) {
            let board = position.board_text();
            let (wins, plies) = value.unwrap_or_else(|| panic!("{board} is a draw"));
            assert_eq!(wins, nim_sum(position.gaps()) != 0, "{params}:{board}");
            assert_eq!(wins, !position.is_lost(), "{params}:{board}");
            longest = longest.max(plies);
        }
        assert_eq!(
            longest,
            2 * u32::from(rows) * (u32::from(cols) - 2),
            "{params}"
        );
    }
}

#[test]
fn northcott_refuses_with_the_reason() {
    let board: Northcott = position("northcott:2x8:3-6,1-8@2");
    for (row, to, reason) in [
        (0, 5, Illegal::StandsStill),
        (0, 2, Illegal::Occupied),
        (0, 1, northcott::CROSSES),
        (0, 8, Illegal::OffBoard),
        (2, 3, Illegal::OffBoard),
    ] {
        assert_eq!(board.check(Slide { row, to }), Err(reason), "{row} {to}");
    }
    assert_eq!(
        texts(&board, &legal(&board)[..4]),
        ["a4", "a5", "a7", "a8"],
        "a retreat is as legal as an advance"
    );
}

#[test]
fn northcotts_stones_are_placed_with_o_left_of_x() {
    let start: Northcott = position("northcott:2x8:1-8,1-8@2");
    let placed = start.place(Cell::new(3, 1), Side::First).expect("free");
    assert_eq!(placed.board_text(), "1-8,4-8");
    assert_eq!(placed.side_to_move(), Side::Second);
    for col in 0..=3 {
        let refused = placed.place(Cell::new(col, 1), Side::Second);
        assert_eq!(refused, Err(northcott::WRONG_ORDER));
    }
    let off = placed.place(Cell::new(0, 2), Side::First);
    assert_eq!(off, Err(Illegal::OffBoard));
}

#[test]
fn a_side_without_a_move_is_clamped_and_loses() {
    let mut board: Northcott = position("northcott:2x6:1-2,1-3@2");
    let mv = board.parse_move("b2").expect("a field of the board");
    board.apply(mv, &mut ());
    assert_eq!(board.outcome(), Some(Outcome::Win(Side::Second)));
    assert!(legal(&board).is_empty());
    let not_clamped: Northcott = position("northcott:2x6:1-2,1-2@2");
    assert_eq!(not_clamped.outcome(), None, "X has room to retreat");
}

proptest! {
    #[test]
    fn northcotts_stones_never_cross(
        rows in 2..=5u8,
        cols in 4..=20u8,
        seed in any::<u64>(),
        plies in 0..60,
    ) {
        let mut rng = Rng::seed_from_u64(seed);
        let params = NorthcottParams { rows, cols };
        let mut board = Northcott::random_start(&params, Side::First, &mut rng);
        prop_assert!(board.outcome().is_none());
        for _ in 0..plies {
            // Any move of the right form: the rules alone must keep the stones apart.
            let mv = Slide {
                row: rng.random_range(0..rows),
                to: rng.random_range(0..cols),
            };
            prop_assert_eq!(board.check(mv).is_ok(), legal(&board).contains(&mv));
            if board.check(mv).is_ok() {
                let before = board.clone();
                let undo = board.apply(mv, &mut ());
                let mut back = board.clone();
                back.undo(mv, undo);
                prop_assert_eq!(back, before);
            }
            for pair in board.pairs() {
                prop_assert!(pair.o < pair.x && pair.x < cols);
            }
        }
    }
}
