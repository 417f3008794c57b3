//! The research room: the numeric method finds exactly the positions of which the rule says that
//! the side to move loses, and each of them can be put on a board.

use fivefold::games::corner::Corner;
use fivefold::games::corner::research::{QUEEN, distances};
use fivefold::games::northcott::Northcott;
use fivefold::games::northcott::research::{GAPS, gaps};
use fivefold::players::nimbers::{Solved, winning_moves};
use fivefold::rules::{Game as _, Position, Side};
use fivefold::study::research::{
    MOST_POSITIONS, Method, MethodFinding, MethodStep, NoBoard, PositionState, ResearchRule, Space,
    SpaceError, Tuple,
};
use proptest::prelude::*;

fn northcott(rows: u16, values: u16) -> Space {
    gaps(rows, values).expect("a small question")
}

fn finished(space: Space) -> Method {
    let mut method = Method::new(space);
    method.finish();
    method
}

fn texts(method: &Method) -> String {
    let texts: Vec<String> = method.list().map(|tuple| tuple.to_string()).collect();
    texts.join(" ")
}

/// The figures of the table in the specification (two rows n + 1; three OEIS A236305; four A241522;
/// five A241523), 64 for three rows and eight values being the original's report.
#[test]
fn the_lists_are_as_long_as_published() {
    for (rows, lengths) in [
        (2, [7, 8, 11]),
        (3, [43, 64, 91]),
        (4, [301, 512, 965]),
        (5, [2_101, 4_096, 10_261]),
    ] {
        for (values, length) in [7, 8, 11].into_iter().zip(lengths) {
            let method = finished(northcott(rows, values));
            assert_eq!(method.count(), length, "{rows} rows of {values} values");
            assert_eq!(method.list().len(), length);
        }
    }
    assert_eq!(finished(northcott(1, 20)).count(), 1);
}

#[test]
fn the_method_agrees_with_the_rule_on_every_size_that_a_board_can_have() {
    for rows in 1..=5 {
        for values in 1..=if rows == 5 { 12 } else { 19 } {
            let method = finished(northcott(rows, values));
            assert!(
                method.agrees_with_the_rule(),
                "{rows} rows, {values} values"
            );
        }
    }
    for cols in 1..=20 {
        for rows in 1..=20 {
            for queen in [false, true] {
                let space = distances(cols, rows, queen).expect("a small board");
                let method = finished(space);
                assert!(
                    method.agrees_with_the_rule(),
                    "{cols}x{rows}, queen {queen}"
                );
            }
        }
    }
}

/// The longest sides, where the whole numbers of the rule of the queen are largest.
#[test]
fn the_method_agrees_with_the_rule_on_the_largest_boards() {
    for space in [
        distances(256, 256, true).expect("256 × 256"),
        distances(256, 256, false).expect("256 × 256"),
        northcott(2, 256),
        northcott(3, 64),
    ] {
        assert!(finished(space).agrees_with_the_rule(), "{space:?}");
    }
}

/// W. A. Wythoff (1907): (1,2) (3,5) (4,7) (6,10) (8,13) and mirrored, and (0,0).
#[test]
fn the_good_squares_of_the_queen_are_wythoffs_pairs() {
    let method = finished(distances(14, 14, true).expect("a small board"));
    assert_eq!(
        texts(&method),
        "(0,0) (2,1) (1,2) (5,3) (7,4) (3,5) (10,6) (4,7) (13,8) (6,10) (8,13)"
    );
}

#[test]
fn the_good_squares_of_the_rook_are_the_diagonal() {
    let method = finished(distances(5, 3, false).expect("a small board"));
    assert_eq!(texts(&method), "(0,0) (1,1) (2,2)");
}

/// The first number changes quickest, as in the original.
#[test]
fn each_step_tells_what_was_looked_at_and_why_it_is_what_it_is() {
    let mut method = Method::new(northcott(2, 3));
    let step = |looked_at: [u8; 2], found| MethodStep {
        looked_at: Tuple::new(&looked_at),
        found,
    };
    let by = |a, b| MethodFinding::StruckOut {
        by: Tuple::new(&[a, b]),
    };
    let steps: Vec<MethodStep> = std::iter::from_fn(|| method.step()).collect();
    assert_eq!(
        steps,
        [
            step([0, 0], MethodFinding::Good { struck: 4 }),
            step([1, 0], by(0, 0)),
            step([2, 0], by(0, 0)),
            step([0, 1], by(0, 0)),
            step([1, 1], MethodFinding::Good { struck: 2 }),
            step([2, 1], by(1, 1)),
            step([0, 2], by(0, 0)),
            step([1, 2], by(1, 1)),
            step([2, 2], MethodFinding::Good { struck: 0 }),
        ]
    );
    assert_eq!(method.steps(), 9);
    assert!(method.is_finished());
}

#[test]
fn in_the_midst_of_the_work_only_what_was_found_is_listed() {
    let mut method = Method::new(northcott(3, 8));
    for _ in 0..10 {
        method.step();
    }
    assert_eq!(texts(&method), "(0,0,0) (1,1,0)");
    let state = |numbers: [u8; 3]| method.state(&Tuple::new(&numbers));
    assert_eq!(state([1, 1, 0]), Some(PositionState::Good));
    assert_eq!(state([1, 1, 7]), Some(PositionState::StruckOut));
    assert_eq!(state([2, 4, 6]), Some(PositionState::Open));
    assert_eq!(state([0, 0, 8]), None);
    assert_eq!(method.state(&Tuple::new(&[0, 0])), None);
    assert!(method.has_looked_at(&Tuple::new(&[1, 1, 0])));
    assert!(!method.has_looked_at(&Tuple::new(&[2, 1, 0])));
}

#[test]
fn the_rule_tells_its_sum() {
    let space = northcott(3, 8);
    let rule = |numbers: [u8; 3]| space.rule(&Tuple::new(&numbers));
    assert_eq!(rule([2, 4, 6]), ResearchRule::Xor { sum: 0 });
    assert_eq!(rule([2, 4, 7]), ResearchRule::Xor { sum: 1 });
    let queen = distances(8, 8, true).expect("a small board");
    let answer = queen.rule(&Tuple::new(&[5, 3]));
    assert_eq!(
        answer,
        ResearchRule::Wythoff {
            smaller: 3,
            difference: 2,
            wanted: 3
        }
    );
}

#[test]
fn too_large_questions_are_refused_with_how_large_they_may_be() {
    for (rows, values, told) in [
        (0, 8, "1 to 5 rows, not 0"),
        (6, 8, "1 to 5 rows, not 6"),
        (3, 0, "1 to 256 values for a number, not 0"),
        (2, 257, "not 257"),
        (5, 28, "17210368 positions"),
        (5, 28, "up to 27 values with 5 rows"),
        (4, 256, "up to 64 values with 4 rows"),
    ] {
        let error = gaps(rows, values).expect_err("too large");
        assert!(error.to_string().contains(told), "{error}");
    }
    let whole = gaps(3, 256).expect("the largest question");
    assert_eq!(u64::from(whole.positions()), MOST_POSITIONS);
    let error = distances(8, 300, false).expect_err("too large");
    assert_eq!(error, SpaceError::Values { values: 300 });
}

/// The position's side to move loses exactly if the position is good, with all retreats counted.
fn agrees<G: Solved>(position: &Position, is_good: bool) {
    let game: &G = position.as_game().expect("the game of the question");
    assert_eq!(game.is_lost(), is_good, "{position}");
    assert_eq!(winning_moves(game).is_empty(), is_good, "{position}");
}

#[test]
fn every_position_can_be_put_on_a_board_and_is_worth_there_what_was_found() {
    for space in [
        northcott(1, 6),
        northcott(2, 19),
        northcott(3, 5),
        northcott(4, 3),
        distances(8, 5, false).expect("a small board"),
        distances(2, 20, true).expect("a small board"),
        distances(1, 1, true).expect("a small board"),
    ] {
        let method = finished(space);
        for tuple in (0..space.positions()).map(|index| space.tuple(index)) {
            let is_good = method.state(&tuple) == Some(PositionState::Good);
            match space.on_board(&tuple, Side::Second) {
                Ok(position) if *space.kind() == GAPS => {
                    let game: &Northcott = position.as_game().expect("Northcott");
                    let gaps: Vec<u8> = game.gaps().collect();
                    assert_eq!(gaps[..tuple.len()], tuple[..]);
                    agrees::<Northcott>(&position, is_good);
                }
                Ok(position) => {
                    let game: &Corner = position.as_game().expect("Corner Nim");
                    assert_eq!((tuple[0], tuple[1]), game.distances());
                    assert_eq!(game.is_queen(), *space.kind() == QUEEN);
                    assert_eq!(game.side_to_move(), Side::Second);
                    agrees::<Corner>(&position, is_good);
                }
                Err(reason) => {
                    assert_eq!(reason, NoBoard::GameOver);
                    assert!(tuple.iter().all(|&value| value == 0), "{tuple}");
                }
            }
        }
    }
}

#[test]
fn what_no_board_has_room_for_is_not_put_on_one() {
    let wide = northcott(2, 30);
    let fits = wide.on_board(&Tuple::new(&[18, 18]), Side::First);
    assert!(fits.is_ok());
    let wider = wide.on_board(&Tuple::new(&[19, 0]), Side::First);
    assert_eq!(wider, Err(NoBoard::TooLarge));
    let corner = distances(30, 30, false).expect("a large board");
    for far in [[20, 1], [1, 20], [29, 29], [30, 0]] {
        let refused = corner.on_board(&Tuple::new(&far), Side::First);
        assert_eq!(refused, Err(NoBoard::TooLarge), "{far:?}");
    }
    // Whoever is to move there is clamped.
    let clamped = northcott(2, 4).on_board(&Tuple::new(&[0, 0]), Side::First);
    assert_eq!(clamped, Err(NoBoard::GameOver));
}

proptest! {
    /// The definition of the original: a position is good if no good position differs from it in
    /// exactly one row (there by less).
    #[test]
    fn a_position_is_struck_out_exactly_if_a_good_one_can_be_reached(
        rows in 1..=4_u16,
        values in 1..=6_u16,
        at in any::<prop::sample::Index>(),
    ) {
        let space = northcott(rows, values);
        let method = finished(space);
        let tuple = space.tuple(at.index(space.positions() as usize) as u32);
        let reaches = method.list().any(|good| {
            let differ: Vec<usize> = (0..tuple.len()).filter(|&i| tuple[i] != good[i]).collect();
            matches!(differ[..], [row] if good[row] < tuple[row])
        });
        let is_good = method.state(&tuple) == Some(PositionState::Good);
        prop_assert_eq!(is_good, !reaches);
        prop_assert_eq!(method.number(&tuple).is_some(), is_good);
    }
}

/// Four groups of half the size in each group of three rows, two in each of two rows: Sierpinski's
/// tetrahedron, and the diagonal.
#[test]
fn every_group_holds_the_groups_of_the_next_level_and_no_other_position_is_good() {
    for (rows, parts) in [(1, 1), (2, 2), (3, 4), (4, 8)] {
        let space = northcott(rows, 8);
        assert_eq!(space.levels(), 3);
        for level in 0..=3_u8 {
            let groups = space.groups(level);
            assert_eq!(groups.len(), usize::pow(parts, 3 - u32::from(level)));
            let positions = (0..space.positions()).map(|index| space.tuple(index));
            for tuple in positions {
                let is_inside = groups.contains(&tuple.group(level));
                assert_eq!(is_inside, tuple.level() <= level, "{tuple} {level}");
                assert!(is_inside || !space.rule(&tuple).is_good(), "{tuple}");
            }
        }
        let good: Vec<Tuple> = finished(space).list().collect();
        assert_eq!(space.groups(0), good);
    }
}

#[test]
fn groups_that_do_not_fit_a_board_are_cut_off_but_not_left_out() {
    let space = northcott(2, 11);
    assert_eq!(space.levels(), 4);
    let of = |level| {
        let groups = space.groups(level).into_iter();
        let texts: Vec<String> = groups.map(|tuple| tuple.to_string()).collect();
        texts.join(" ")
    };
    assert_eq!(of(4), "(0,0)");
    assert_eq!(of(3), "(0,0) (8,8)");
    assert_eq!(of(2), "(0,0) (4,4) (8,8)");
    assert_eq!(northcott(3, 1).levels(), 0);
    assert_eq!(northcott(3, 256).levels(), 8);
    assert_eq!(northcott(3, 256).groups(8), [Tuple::new(&[0, 0, 0])]);
}
