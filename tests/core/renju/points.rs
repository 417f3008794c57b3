//! Forbidden points: known positions, and the judge of the game against a slow one.

use std::collections::BTreeMap;

use fivefold::games::lines::{Forbidden, ForbiddenJudge, Lines, LinesParams};
use fivefold::rules::{Cell, Game, Parameters, Rng, Side};
use fivefold::words::InEnglish as _;
use rand::{RngExt, SeedableRng};

use super::judge::{Board, Point, Stone, point};

/// A board drawn row by row: `b` black, `w` white, `.` empty, `?` the empty point that is asked
/// about.
fn drawn(rows: &[&str]) -> (Board, Point) {
    let mut board = Board::new(rows[0].len() as u8, rows.len() as u8);
    let mut asked = None;
    for (row, text) in (0..).zip(rows) {
        for (col, letter) in (0..).zip(text.chars()) {
            match letter {
                'b' => board.put((col, row), Stone::Black),
                'w' => board.put((col, row), Stone::White),
                '?' => asked = Some((col, row)),
                _ => {}
            }
        }
    }
    (board, asked.expect("a point is asked about"))
}

fn cell((col, row): Point) -> Cell {
    Cell::new(col as u8, row as u8)
}

/// The judge of the game for a board.
fn judge(board: &Board) -> ForbiddenJudge {
    let mut judge = ForbiddenJudge::new(board.cols, board.rows);
    for at in board.points() {
        if let Some(stone) = board.at(at) {
            judge.put(cell(at), stone == Stone::Black);
        }
    }
    judge
}

/// What both judges say of the point asked about.
fn said(rows: &[&str]) -> Option<Forbidden> {
    let (board, asked) = drawn(rows);
    let says = judge(&board).forbidden(cell(asked));
    assert_eq!(says, board.forbidden(asked), "{rows:#?}");
    says
}

#[test]
fn two_open_threes_are_forbidden() {
    let cross = [
        ".........",
        "....b....",
        "....b....",
        "..bb?....",
        ".........",
        ".........",
        ".........",
    ];
    assert_eq!(said(&cross), Some(Forbidden::DoubleThree));
    let with_gaps = [
        ".........",
        "....b....",
        ".........",
        "....b....",
        ".b.b?....",
        ".........",
        ".........",
    ];
    assert_eq!(said(&with_gaps), Some(Forbidden::DoubleThree));
}

#[test]
fn a_four_and_a_three_are_allowed() {
    let fork = [
        "....w....",
        "....b....",
        "....b....",
        "....b....",
        "..bb?....",
        ".........",
        ".........",
    ];
    assert_eq!(said(&fork), None);
}

#[test]
fn a_blocked_three_is_no_three() {
    let blocked = [
        ".........",
        "....b....",
        "....b....",
        ".wbb?....",
        ".........",
        ".........",
        ".........",
    ];
    assert_eq!(said(&blocked), None);
    // One step further away, white leaves room for a four that is open on both sides...
    let nearly = [
        ".........",
        "....b....",
        "....b....",
        "w.bb?....",
        ".........",
        ".........",
        ".........",
    ];
    assert_eq!(said(&nearly), Some(Forbidden::DoubleThree));
    // ... but not with white at the same distance on the other side.
    let between = [
        ".........",
        "....b....",
        "....b....",
        "w.bb?.w..",
        ".........",
        ".........",
        ".........",
    ];
    assert_eq!(said(&between), None);
}

#[test]
fn the_edge_blocks_a_three() {
    let beside = [
        "...bb?...",
        ".........",
        ".........",
        ".........",
        ".........",
    ];
    assert_eq!(said(&beside), None);
    let at_the_edge = [
        "..b......",
        "..b......",
        "bb?......",
        ".........",
        ".........",
        ".........",
    ];
    assert_eq!(said(&at_the_edge), None);
}

#[test]
fn two_fours_are_forbidden_even_in_one_line() {
    let cross = [
        "....b....",
        "....b....",
        "....b....",
        ".bbb?....",
        ".........",
        ".........",
    ];
    assert_eq!(said(&cross), Some(Forbidden::DoubleFour));
    for line in ["..b.b?b.b.", ".bb.?b.bb.", "bbb.?.bbb."] {
        let rows = ["..........", line, ".........."];
        assert_eq!(said(&rows), Some(Forbidden::DoubleFour), "{line}");
    }
    // The ends of a straight four are two ways to make the same four a five.
    assert_eq!(said(&["..........", "...bb?b...", ".........."]), None);
    // Both ends of one four blocked, and the other four still is one.
    let one = [
        "....w....",
        "....b....",
        "....b....",
        "....b....",
        ".bbb?....",
        "....w....",
        ".........",
    ];
    assert_eq!(said(&one), None);
}

#[test]
fn six_in_a_row_are_forbidden_and_five_win_whatever_else_they_make() {
    assert_eq!(
        said(&["..........", ".bbb?bb...", ".........."]),
        Some(Forbidden::Overline)
    );
    let five_and_six = [
        "....b....",
        "....b....",
        "bbbb?....",
        "....b....",
        "....b....",
        "....b....",
    ];
    assert_eq!(said(&five_and_six), None);
    let five_and_threes = [
        ".........",
        "....b.b..",
        "....bb...",
        "bbbb?....",
        ".........",
        ".........",
        ".........",
    ];
    assert_eq!(said(&five_and_threes), None);
}

#[test]
fn a_three_that_could_only_become_an_overline_is_none() {
    // The four points of the three across have black stones of their own beyond: with the fourth
    // stone one end would make six.
    let rows = [
        "...........",
        ".....b.....",
        ".....b.....",
        "b..bb?..b..",
        "...........",
        "...........",
        "...........",
    ];
    assert_eq!(said(&rows), None);
    let free = [
        "...........",
        ".....b.....",
        ".....b.....",
        "...bb?.....",
        "...........",
        "...........",
        "...........",
    ];
    assert_eq!(said(&free), Some(Forbidden::DoubleThree));
}

#[test]
fn a_three_whose_straight_four_is_forbidden_is_none() {
    // Across, only the stone between the two on the left and the new one makes a straight four,
    // and that stone would make an overline downwards: so only one three is left.
    let overline = [
        "....b......",
        "....b......",
        "....b......",
        "..b..?b....",
        "....bb.....",
        "....bb.....",
        "...........",
        "...........",
    ];
    assert_eq!(said(&overline), None);
    let without = [
        "...........",
        "...........",
        "...........",
        "..b..?b....",
        ".....b.....",
        ".....b.....",
        "...........",
        "...........",
    ];
    assert_eq!(said(&without), None, "no straight four at all across");
    let plain = [
        "...........",
        "...........",
        "...b.?b....",
        ".....b.....",
        ".....b.....",
        "...........",
        "...........",
    ];
    assert_eq!(said(&plain), Some(Forbidden::DoubleThree));
    // The same, but the stone in the gap would make an overline.
    let gap = [
        "....b......",
        "....b......",
        "....b......",
        "...b.?b....",
        "....bb.....",
        "....bb.....",
        "...........",
        "...........",
    ];
    assert_eq!(said(&gap), None);
    // Or a double four.
    let double_four = [
        "....w......",
        "....b......",
        "....b......",
        "....b......",
        "...b.?b....",
        ".....b.....",
        ".....bb....",
        ".......b...",
        "...........",
    ];
    assert_eq!(said(&double_four), None);
}

#[test]
fn a_three_is_judged_through_the_double_three_that_its_straight_four_would_make() {
    // Across, only the gap on the left makes a straight four. A stone there would make threes up
    // and along the diagonal besides: it is forbidden, so across there is no three.
    let once = [
        "...........",
        "...........",
        "....b......",
        "....b......",
        "...b.?b....",
        ".....b.....",
        "..b..b.....",
        ".b.........",
        "...........",
        "...........",
        "...........",
        "...........",
    ];
    assert_eq!(said(&once), None);
    // Now the diagonal three can be made a straight four only by a stone in its gap, and that
    // would make an overline: so the gap across is allowed, and the point asked about is not.
    let twice = [
        "...........",
        "...........",
        "....b......",
        "....b......",
        "...b.?b....",
        ".....b.....",
        "..bb.b.....",
        ".b.b.......",
        "...b.......",
        "...b.......",
        "...........",
        "...........",
    ];
    assert_eq!(said(&twice), Some(Forbidden::DoubleThree));
}

/// A random board.
fn random_board(rng: &mut Rng, cols: u8, rows: u8, blacks: usize, whites: usize) -> Board {
    let mut board = Board::new(cols, rows);
    let mut free: Vec<Point> = board.points().collect();
    for stone in 0..blacks + whites {
        let at = free.swap_remove(rng.random_range(0..free.len()));
        board.put(
            at,
            match stone < blacks {
                true => Stone::Black,
                false => Stone::White,
            },
        );
    }
    board
}

/// Asks both judges about every empty point of a board, and counts the answers.
fn compare(board: &Board, counts: &mut BTreeMap<Option<Forbidden>, usize>) {
    let judge = judge(board);
    for at in board.points().filter(|&at| board.at(at).is_none()) {
        let says = judge.forbidden(cell(at));
        assert_eq!(says, board.forbidden(at), "{at:?} on\n{board}");
        *counts.entry(says).or_default() += 1;
    }
}

#[test]
fn both_judges_agree_on_random_boards() {
    let mut rng = Rng::seed_from_u64(4);
    let mut counts = BTreeMap::new();
    for round in 0..4_000 {
        let (cols, rows) = [(15, 15), (9, 9), (7, 8), (22, 5)][round % 4];
        let cells = usize::from(cols) * usize::from(rows);
        let blacks = rng.random_range(4..=cells * 2 / 5);
        let whites = rng.random_range(0..=blacks);
        compare(
            &random_board(&mut rng, cols, rows, blacks, whites),
            &mut counts,
        );
    }
    assert!(counts.values().all(|&count| count > 1_000), "{counts:?}");
    assert_eq!(counts.len(), 4, "every answer is among them: {counts:?}");
}

#[test]
fn both_judges_agree_where_threes_cross() {
    // Pieces of several lines across one another, most of them black: full of forks, and of forks
    // that depend on other forks.
    let mut rng = Rng::seed_from_u64(9);
    let mut counts = BTreeMap::new();
    for _ in 0..4_000 {
        let mut board = Board::new(11, 11);
        for _ in 0..rng.random_range(3..=6) {
            let (x, y) = (rng.random_range(2..9), rng.random_range(2..9));
            let (dx, dy) = [(1, 0), (0, 1), (1, 1), (1, -1)][rng.random_range(0..4)];
            for step in [-2, -1, 1, 2] {
                if rng.random_bool(0.6) {
                    board.put((x + step * dx, y + step * dy), Stone::Black);
                }
            }
            let at = (rng.random_range(0..11), rng.random_range(0..11));
            if board.at(at).is_none() {
                board.put(at, Stone::White);
            }
        }
        compare(&board, &mut counts);
    }
    assert!(counts.values().all(|&count| count > 500), "{counts:?}");
    assert_eq!(counts.len(), 4, "every answer is among them: {counts:?}");
}

#[test]
fn both_judges_agree_in_every_position_of_random_games() {
    let mut rng = Rng::seed_from_u64(2);
    for (game, starter) in ["mnk:8x8x5,renju", "mnk:15x15x5,renju", "mnk:6x5x5,renju"]
        .iter()
        .flat_map(|id| Side::BOTH.map(|side| (id, side)))
    {
        let params = game.strip_prefix("mnk:").expect("an id of Lines");
        for _ in 0..6 {
            let params = LinesParams::parse(params).expect("parameters");
            let mut position = Lines::start(&params, starter);
            let mut moves = Vec::new();
            while position.outcome().is_none() {
                let is_black = position.side_to_move() == starter;
                assert_eq!(position.beginner(), starter);
                let board = seen(&position, starter);
                position.legal_moves(&mut moves);
                let wanted: Vec<Cell> = position
                    .view()
                    .cells()
                    .filter(|&cell| position.stone(cell).is_none())
                    .filter(|&cell| !is_black || board.forbidden(point(cell)).is_none())
                    .collect();
                let listed: Vec<Cell> = moves.iter().map(|mv| mv.cell()).collect();
                assert_eq!(listed, wanted, "{position:?}");
                let told = Game::forbidden_cells(&position);
                assert!(is_black || told.is_empty());
                for (cell, reason) in told {
                    let judged = board.forbidden(point(cell)).map(Forbidden::refusal);
                    assert_eq!(Some(reason), judged);
                }
                let mv = moves[rng.random_range(0..moves.len())];
                position.apply(mv, &mut ());
            }
        }
    }
}

/// The board as the slow judge sees it.
fn seen(position: &Lines, black: Side) -> Board {
    let params = position.params();
    let mut board = Board::new(params.cols, params.rows);
    for cell in position.view().cells() {
        if let Some(side) = position.stone(cell) {
            let stone = match side == black {
                true => Stone::Black,
                false => Stone::White,
            };
            board.put(point(cell), stone);
        }
    }
    board
}

/// Counts sequences of moves by the slow judge.
fn slow_perft(position: &mut Lines, black: Side, depth: u32) -> u64 {
    if position.outcome().is_some() {
        return 0;
    }
    let is_black = position.side_to_move() == black;
    let board = seen(position, black);
    let cells: Vec<Cell> = position.view().cells().collect();
    let mut total = 0;
    for cell in cells {
        if position.stone(cell).is_some() || is_black && board.forbidden(point(cell)).is_some() {
            continue;
        }
        if depth == 1 {
            total += 1;
        } else {
            let undo = position.apply(cell.into(), &mut ());
            total += slow_perft(position, black, depth - 1);
            position.undo(cell.into(), undo);
        }
    }
    total
}

#[test]
fn perft_counts_as_many_sequences_by_both_judges() {
    for (id, depth, sequences) in [
        ("mnk:15x15x5,renju", 2, 225 * 224),
        // Some points are forbidden.
        ("mnk:7x7x5,renju:7/3o3/3o3/1oo4/7/1xx1x2/4x2@1", 3, 61_178),
        ("mnk:6x6x5,renju:1o1o2/2o3/1o1ox1/3x2/xx1x2/6@2", 3, 15_556),
        ("mnk:6x5x5,renju:oo1oo1/6/o1xxx1/xx4/6@1", 3, 6_480),
    ] {
        let position = fivefold::games::parse_id(id)
            .unwrap_or_else(|error| panic!("{id}: {}", error.in_english()));
        let mut game = position.position.as_game::<Lines>().expect("Lines").clone();
        let black = game.beginner();
        let fast = position.position.perft(depth);
        assert_eq!(fast, slow_perft(&mut game, black, depth), "{id}");
        assert_eq!(fast, sequences, "{id}");
    }
}
