//! The rules of Lines against known values (named at each test).

use std::collections::{HashMap, HashSet};

use fivefold::games::lines::{Lines, LinesParams, Place, Rule};
use fivefold::rules::{Cell, Event, Game, Illegal, Outcome, Parameters, Side};
use fivefold::words::InEnglish as _;
use proptest::prelude::*;

use fivefold_support::positions::{legal, play, position, position_of};

type Stones = Vec<Option<Side>>;

fn stones(position: &Lines) -> Stones {
    let view = position.view();
    view.squares.iter().map(|square| square.owner).collect()
}

/// The eight pictures of a square board under turning and mirroring.
fn pictures(stones: &Stones, side: usize) -> Vec<Stones> {
    let maps: [fn(usize, usize, usize) -> (usize, usize); 8] = [
        |c, r, _| (c, r),
        |c, r, m| (m - c, r),
        |c, r, m| (c, m - r),
        |c, r, m| (m - c, m - r),
        |c, r, _| (r, c),
        |c, r, m| (m - r, c),
        |c, r, m| (r, m - c),
        |c, r, m| (m - r, m - c),
    ];
    maps.iter()
        .map(|map| {
            (0..side * side)
                .map(|i| {
                    let (col, row) = map(i % side, i / side, side - 1);
                    stones[row * side + col]
                })
                .collect()
        })
        .collect()
}

/// Classical figures, see `values.md`: 5 478 positions, 765 up to symmetry.
#[test]
fn tic_tac_toe_has_5478_positions_765_up_to_symmetry() {
    fn visit(position: &mut Lines, seen: &mut HashSet<Stones>) {
        if seen.insert(stones(position)) {
            for mv in legal(position) {
                let undo = position.apply(mv, &mut ());
                visit(position, seen);
                position.undo(mv, undo);
            }
        }
    }
    let mut seen = HashSet::new();
    visit(&mut position("mnk:3x3x3"), &mut seen);
    assert_eq!(seen.len(), 5_478);
    let different: HashSet<Stones> = seen
        .iter()
        .filter_map(|stones| {
            let key = |picture: &Stones| -> Vec<u8> {
                let number = |stone: &Option<Side>| stone.map_or(0, Side::number);
                picture.iter().map(number).collect()
            };
            pictures(stones, 3).into_iter().min_by_key(key)
        })
        .collect();
    assert_eq!(different.len(), 765);
}

/// Classical figures: 255 168 complete games, 131 184 for the first player, 77 904 for the
/// second, 46 080 draws.
#[test]
fn tic_tac_toe_has_255168_games() {
    fn count(position: &mut Lines, ends: &mut HashMap<Outcome, u32>) {
        if let Some(outcome) = position.outcome() {
            *ends.entry(outcome).or_default() += 1;
        }
        for mv in legal(position) {
            let undo = position.apply(mv, &mut ());
            count(position, ends);
            position.undo(mv, undo);
        }
    }
    let mut ends = HashMap::new();
    count(&mut position("mnk:3x3x3"), &mut ends);
    assert_eq!(ends.values().sum::<u32>(), 255_168);
    assert_eq!(ends[&Outcome::Win(Side::First)], 131_184);
    assert_eq!(ends[&Outcome::Win(Side::Second)], 77_904);
    assert_eq!(ends[&Outcome::Draw], 46_080);
}

#[test]
fn a_line_of_len_stones_wins_in_every_direction() {
    for (moves, ends) in [
        (["a1", "a2", "b1", "b2", "c1"], ["a1", "b1", "c1"]),
        (["a3", "b3", "a2", "b2", "a1"], ["a3", "a2", "a1"]),
        (["a3", "a2", "b2", "b1", "c1"], ["a3", "b2", "c1"]),
        (["a1", "a2", "b2", "b1", "c3"], ["c3", "b2", "a1"]),
    ] {
        let mut game: Lines = position("mnk:3x3x3");
        let events = play(&mut game, &moves);
        let outcome = Outcome::Win(Side::First);
        assert_eq!(game.outcome(), Some(outcome));
        let cells: Vec<Cell> = ends
            .iter()
            .map(|text| game.parse_move(text).expect("a cell").cell())
            .collect();
        assert_eq!(game.deciding_cells(), cells, "{moves:?}");
        let side = Side::First;
        let at = game.parse_move(moves[4]).expect("a cell").cell();
        assert_eq!(
            events,
            [
                Event::Appeared {
                    side: Some(side),
                    at,
                    count: 1
                },
                Event::Line { side, cells },
                Event::Over { outcome },
            ]
        );
    }
}

#[test]
fn lines_do_not_go_on_round_the_edges() {
    let game: Lines = position("mnk:4x4x3:2oo/o3/4/xxX1@1");
    assert_eq!(game.outcome(), Some(Outcome::Win(Side::Second)));
    let game: Lines = position("mnk:4x4x3:2oo/o3/4/xx1x@1");
    assert_eq!(game.outcome(), None);
}

#[test]
fn a_stone_that_completes_two_lines_reports_both_from_end_to_end() {
    let mut game: Lines = position("mnk:5x5x3:o4/o4/1oo2/xx1xx/5@1");
    let events = play(&mut game, &["a3"]);
    let lines: Vec<usize> = events
        .iter()
        .filter_map(|event| match event {
            Event::Line { cells, .. } => Some(cells.len()),
            _ => None,
        })
        .collect();
    assert_eq!(lines, [3, 3]);
    assert_eq!(
        game.deciding_cells().len(),
        5,
        "the shared cell stands once"
    );
}

#[test]
fn an_over_long_line_wins_unless_the_rule_is_exact() {
    let board = "9/9/9/2ooo1oo1/9/xxxx1xx2/9/9/9";
    let mut free: Lines = position(&format!("mnk:9x9x5:{board}@1"));
    let events = play(&mut free, &["f6"]);
    assert_eq!(free.outcome(), Some(Outcome::Win(Side::First)));
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::Line { cells, .. } if cells.len() == 6))
    );
    let mut exact: Lines = position(&format!("mnk:9x9x5,exact:{board}@1"));
    play(&mut exact, &["f6"]);
    assert_eq!(exact.outcome(), None);
    let mut exact: Lines = position("mnk:9x9x5,exact:9/9/9/2oooo3/9/xxxx5/9/9/9@1");
    play(&mut exact, &["b6"]);
    assert_eq!(exact.outcome(), Some(Outcome::Win(Side::First)));
}

#[test]
fn a_full_board_without_a_line_is_a_draw() {
    let mut game: Lines = position("mnk:3x3x3:oxo/oxx/xo1@1");
    play(&mut game, &["c1"]);
    assert_eq!(game.outcome(), Some(Outcome::Draw));
    assert_eq!(game.deciding_cells(), []);
    assert_eq!(legal(&game), []);
}

#[test]
fn illegal_moves_are_refused_with_the_reason() {
    let mut game: Lines = position("mnk:3x3x3:oo1/xx1/3@1");
    let at = |row, col| Place::from(Cell::new(col, row));
    assert_eq!(game.check(at(0, 0)), Err(Illegal::Occupied));
    assert_eq!(game.check(at(3, 0)), Err(Illegal::OffBoard));
    assert_eq!(game.check(at(0, 3)), Err(Illegal::OffBoard));
    play(&mut game, &["c3"]);
    assert_eq!(game.check(at(2, 2)), Err(Illegal::GameOver));
}

#[test]
fn a_line_longer_than_the_longer_side_is_refused() {
    let mut fields = LinesParams::default().fields();
    for (field, value) in fields.iter_mut().zip([4, 3, 5]) {
        field.value = value;
    }
    assert_eq!(
        LinesParams::from_fields(&fields),
        Err(fivefold::games::lines::line_too_long(5, 4))
    );
    let error = LinesParams::parse("4x3x5").expect_err("too long");
    assert_eq!(error.at, 4);
    assert_eq!(LinesParams::parse("3x4x4").map(|params| params.len), Ok(4));
}

#[test]
fn boards_that_cannot_be_are_refused() {
    for (board, reason) in [
        ("ooo/xxx/3@1", "has a line"),
        ("O2/x2/3@1", "last stone"),
        ("oooo/3/3", "/"),
        ("oO1/xX1/3@1", "capital"),
        ("3/3", "the text ends"),
        ("4/3/3", "1 to 3"),
        ("0ooo/3/3", "1 to 3"),
    ] {
        let error = fivefold::games::parse_id(&format!("mnk:3x3x3:{board}"));
        let error = error.expect_err(board).in_english();
        assert!(error.contains(reason), "{board}: {error}");
    }
}

#[test]
fn boards_may_hold_any_number_of_stones_and_black_is_the_first_side_where_they_do_not_tell() {
    for (first_row, side, black) in [
        ("15", 1, Side::First),
        ("15", 2, Side::Second),
        ("oo13", 1, Side::First),
        ("oo13", 2, Side::First),
        ("xxx12", 2, Side::First),
        ("x14", 1, Side::Second),
    ] {
        let board = format!("{first_row}{}@{side}", "/15".repeat(14));
        let mut game: Lines = position(&format!("mnk:15x15x5,renju:{board}"));
        assert_eq!(game.beginner(), black, "{board}");
        play(&mut game, &["h8", "i9"]);
        assert_eq!(game.beginner(), black, "{board}");
    }
}

#[test]
fn black_loses_by_a_foul_that_nobody_is_offered() {
    // A double three at h8.
    let id = format!(
        "mnk:15x15x5,renju:{}7o7/6o1o6/7o7/{}x1x1x1x8@1",
        "15/".repeat(6),
        "15/".repeat(5)
    );
    let before: Lines = position(&id);
    let forbidden: Vec<Cell> = before
        .forbidden_cells()
        .into_iter()
        .map(|it| it.0)
        .collect();
    assert!(!forbidden.is_empty(), "{id}");
    for cell in forbidden {
        let foul = Place::foul(cell);
        assert!(!legal(&before).contains(&foul));
        assert_eq!(before.check(foul), Ok(()));
        let text = before.move_text(foul);
        assert!(text.ends_with('!'), "{text}");
        assert_eq!(before.parse_move(&text), Ok(foul));
        assert_eq!(Lines::unpack(Lines::pack(foul)), Some(foul));
        let mut after = before.clone();
        let undo = after.apply(foul, &mut ());
        assert_eq!(after.outcome(), Some(Outcome::Win(Side::Second)));
        assert_eq!(after.deciding_cells(), [cell]);
        let board = after.board_text();
        let read = Lines::parse_board(after.params(), &board, Side::Second);
        assert_eq!(read, Ok(after.clone()), "{board}");
        after.undo(foul, undo);
        assert_eq!(after, before);
    }
    // Where nothing is forbidden there is no foul.
    assert_eq!(
        before.check(Place::foul(Cell::new(0, 0))),
        Err(Illegal::NotAMove)
    );
}

#[test]
fn stones_are_put_on_a_board_and_taken_away_by_hand() {
    let empty: Lines = position("mnk:9x9x5");
    let cell = Cell::new(4, 4);
    let one = empty.place(cell, Side::Second).expect("an empty cell");
    assert_eq!((one.stone(cell), one.stones()), (Some(Side::Second), 1));
    let other = one.place(cell, Side::First).expect("it changes its side");
    assert_eq!((other.stone(cell), other.stones()), (Some(Side::First), 1));
    assert_eq!(other.place(cell, Side::First), Ok(empty.clone()));
    assert_eq!(
        empty.place(Cell::new(9, 0), Side::First),
        Err(Illegal::OffBoard)
    );
    let four: Lines = position("mnk:9x9x5:oooo5/9/9/9/9/9/9/9/9@1");
    assert_eq!(
        four.place(Cell::new(4, 0), Side::First),
        Err(Illegal::OverAtStart)
    );
}

proptest! {
    #[test]
    fn no_text_makes_a_parser_panic(
        text in prop_oneof![
            ".*",
            "[0-9]{0,3}x[0-9]{0,3}(x[0-9]{0,3})?(,exact|,renju)?",
            "[oxOX0-9/]{0,40}(@[12])?",
            "[a-z][0-9]{1,3}",
        ],
        rule in proptest::sample::select(&[Rule::Freestyle, Rule::Exact][..]),
    ) {
        let _ = LinesParams::parse(&text);
        for params in ["3x3x3", "22x22x6,exact", "9x8x5,renju"] {
            let _ = fivefold::games::parse_id(&format!("mnk:{params}:{text}"));
        }
        let params = LinesParams { cols: 4, rows: 3, len: 3, rule };
        let start = Lines::start(&params, Side::First);
        if let Ok(mv) = start.parse_move(&text) {
            // The text may have been another one: a01 is a1 as well.
            prop_assert_eq!(start.parse_move(&start.move_text(mv)), Ok(mv));
        }
    }

    #[test]
    fn every_board_that_is_read_is_written_back_the_same(
        cells in proptest::collection::vec("[ox11]", 9), last in 0_usize..9, to_move in 1_u8..=2,
    ) {
        let mut cells = cells;
        cells[last].make_ascii_uppercase();
        let rows: Vec<String> = cells.chunks(3).map(|row| row.concat()).collect();
        let id = format!("mnk:3x3x3:{}@{to_move}", rows.join("/"));
        if let Ok(read) = fivefold::games::parse_id(&id) {
            let written = read.position.id();
            let again = position_of(&written);
            prop_assert_eq!(&again, &read.position);
            prop_assert_eq!(again.id(), written);
        }
    }
}
