//! The board against the rules, and against a new board of the same position.

use rand::RngExt;

use super::*;
use fivefold_lines::{LinesParams, Rule};

const BOARDS: [(u8, u8, u8, Rule); 11] = [
    (3, 3, 3, Rule::Freestyle),
    (5, 4, 4, Rule::Freestyle),
    (6, 6, 3, Rule::Exact),
    (7, 9, 5, Rule::Freestyle),
    (9, 9, 5, Rule::Exact),
    (10, 8, 4, Rule::Exact),
    (12, 12, 6, Rule::Exact),
    (22, 3, 6, Rule::Freestyle),
    (15, 15, 5, Rule::Freestyle),
    (9, 9, 5, Rule::Renju),
    (15, 15, 5, Rule::Renju),
];

/// Plays random games and shows each position with its board, kept up to date stone by stone.
fn in_random_games(mut check: impl FnMut(&Lines, &mut ThreatBoard)) {
    let mut rng = Rng::seed_from_u64(7);
    for (cols, rows, len, rule) in BOARDS {
        let params = LinesParams {
            cols,
            rows,
            len,
            rule,
        };
        for _ in 0..4 {
            let mut game = Lines::start(&params, Side::Second);
            let mut board = ThreatBoard::new(&game);
            let mut moves = Vec::new();
            loop {
                check(&game, &mut board);
                game.legal_moves(&mut moves);
                let mv = moves[rng.random_range(0..moves.len())];
                game.apply(mv, &mut ());
                if game.outcome().is_some() {
                    break;
                }
                board.place(mv.cell().index(cols) as Index);
            }
        }
    }
}

/// Everything that the search reads from a board.
fn snapshot(board: &mut ThreatBoard) -> impl PartialEq + std::fmt::Debug + use<> {
    let cells: Vec<_> = board
        .all_cells()
        .filter(|&at| board.is_empty_at(at))
        .map(|at| {
            let of = |side| (board.threat(side, at), board.value(side, at));
            (at, of(0), of(1))
        })
        .collect();
    (
        cells,
        board.sets,
        board.counts,
        board.accumulated(),
        board.alive,
        board.hash,
        board.empty,
    )
}

#[test]
fn sums_brought_up_to_date_after_any_number_of_stones_are_those_of_a_new_board() {
    in_random_games(|game, board| {
        let mut game = game.clone();
        let mut rng = Rng::seed_from_u64(board.hash);
        let stones = rng.random_range(1..5);
        let mut placed = 0;
        for _ in 0..stones {
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            let mv = moves[rng.random_range(0..moves.len())];
            let mut after = game.clone();
            after.apply(mv, &mut ());
            if after.outcome().is_none() {
                board.place(mv.cell().index(game.params().cols) as Index);
                game = after;
                placed += 1;
            }
        }
        assert_eq!(board.accumulated(), ThreatBoard::new(&game).accumulated());
        for _ in 0..placed {
            board.undo();
        }
    });
}

#[test]
fn stones_placed_one_by_one_and_taken_back_leave_what_a_new_board_says() {
    in_random_games(|game, board| {
        let before = snapshot(board);
        assert_eq!(before, snapshot(&mut ThreatBoard::new(game)));
        let empty: Vec<Index> = board
            .all_cells()
            .filter(|&at| board.is_empty_at(at))
            .collect();
        let quiet =
            |board: &ThreatBoard, at: Index| board.threat(board.to_move, at) < ThreatLevel::Five;
        let mut placed = 0;
        for &at in empty.iter().step_by(3) {
            if quiet(board, at) {
                board.place(at);
                placed += 1;
            }
        }
        for _ in 0..placed {
            board.undo();
        }
        assert_eq!(snapshot(board), before);
    });
}

/// The empty cells on which a stone finishes a line of the side, by the rules, if it has a
/// further stone on `extra`.
fn fives(game: &Lines, side: Side, extra: Option<Cell>) -> Vec<Cell> {
    let has = |cell: Cell| game.stone(cell) == Some(side) || extra == Some(cell);
    let run = |from: Cell, (dx, dy): (i8, i8)| {
        let at = |step: i8| {
            Cell::new(
                (from.col as i8 + step * dx) as u8,
                (from.row as i8 + step * dy) as u8,
            )
        };
        (1..).map(at).take_while(|&cell| has(cell)).count() as u8
    };
    let params = game.params();
    let completes = |cell: Cell| {
        DIRECTIONS.into_iter().any(|(dx, dy)| {
            let stones = 1 + run(cell, (dx, dy)) + run(cell, (-dx, -dy));
            params
                .rule
                .wins(params.len, stones, side == game.beginner())
        })
    };
    let empty = |cell: &Cell| game.stone(*cell).is_none() && extra != Some(*cell);
    let cells: Vec<Cell> = game.view().cells().filter(empty).collect();
    cells.into_iter().filter(|&cell| completes(cell)).collect()
}

#[test]
fn fives_and_open_fours_are_those_of_the_rules() {
    in_random_games(|game, board| {
        for side in Side::BOTH {
            let now = fives(game, side, None);
            for at in board.all_cells().filter(|&at| board.is_empty_at(at)) {
                let cell = board.cell(at);
                let threat = board.threat(side.index(), at);
                assert_eq!(
                    threat == ThreatLevel::Five,
                    now.contains(&cell),
                    "{game:?} {cell:?}"
                );
                if now.is_empty() {
                    let next = fives(game, side, Some(cell)).len();
                    assert_eq!(
                        threat == ThreatLevel::OpenFour,
                        next > 1,
                        "{game:?} {cell:?}"
                    );
                    let one = matches!(threat, ThreatLevel::Four | ThreatLevel::FourThree);
                    assert_eq!(one, next == 1, "{game:?} {cell:?}");
                }
            }
        }
    });
}
