//! Records: the whole tree of a game as text that people can read, and records that cannot be
//! read.

use std::time::Duration;

use fivefold::formats::record::{self, LONGEST, RecordError, ValueError};
use fivefold::midend::history::{MOST_COMMENT_BYTES, MOST_NODES, NodeId};
use fivefold::midend::{Match, Seat};
use fivefold::players::opponents::Opponent;
use fivefold::rules::{Outcome, Rng, Side};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};

use fivefold_support::driving::Drive as _;
use fivefold_support::positions::{self, play_all as play};

fn game_match(id: &str) -> Match {
    positions::game_match(id, [Seat::Person, Seat::Computer(Opponent::Random)])
}

/// Plays, takes back, jumps, and leaves notes.
fn wander(game_match: &mut Match, steps: usize, rng: &mut Rng) {
    for step in 0..steps {
        let node = game_match.history().current();
        match rng.random_range(0..13) {
            5 | 7 => {
                game_match.resign(Side::BOTH[step % 2]);
            }
            0 => {
                game_match.undo_turn();
            }
            1 => {
                game_match.undo();
            }
            2 => {
                game_match.redo();
            }
            3 => {
                let path = game_match.history().path();
                let to = path.get(rng.random_range(0..=path.len())).copied();
                game_match.jump(to.unwrap_or(NodeId::ROOT));
            }
            4 => {
                let comment = format!("step {step}: \\ {{odd}} ( [1s] * ) ⚛\nnext line");
                game_match.set_comment(node, &comment).expect("room");
            }
            6 => {
                game_match.promote(node);
            }
            _ => {
                let moves = game_match.position().legal_moves();
                if !moves.is_empty() && game_match.result().is_none() {
                    let mv = moves[rng.random_range(0..moves.len())];
                    let thought = Duration::from_millis(rng.random_range(0..5_000_000));
                    if step % 3 == 0 {
                        game_match.play_timed(mv, thought).expect("a legal move");
                    } else {
                        game_match.play(mv).expect("a legal move");
                    }
                }
            }
        }
    }
}

#[test]
fn a_record_is_written_as_people_write_games_down() {
    let mut game_match = game_match("mnk:3x3x3");
    let first = game_match.position().parse_move("b2").expect("a move");
    game_match
        .play_timed(first, Duration::from_millis(2_500))
        .expect("a legal move");
    play(&mut game_match, "a1 c3 a3");
    let path = game_match.history().path().to_vec();
    game_match
        .set_comment(path[1], "far too shy")
        .expect("room");
    game_match.undo_turn();
    game_match.undo_turn();
    play(&mut game_match, "b2 a2 c1");
    game_match.jump(path[1]);
    play(&mut game_match, "c1");
    game_match.jump(path[1]);
    assert_eq!(
        record::write(&game_match),
        "fivefold 1
plan: mnk:3x3x3:3/3/3@1
seats: person random
begins: as-placed
seed: 7
game: 0
start: mnk:3x3x3:3/3/3@1
computer: waits
result: open
counts: helped
moves:
1. b2 [2.500s] a1 {far too shy} * (1... a2 2. c1) 2. c3 (2. c1) 2... a3
"
    );
}

#[test]
fn long_games_are_broken_into_lines() {
    let mut game_match = game_match("northcott:5x20");
    let mut rng = Rng::seed_from_u64(2);
    for _ in 0..200 {
        wander(&mut game_match, 1, &mut rng);
    }
    for line in record::write(&game_match)
        .lines()
        .skip(9)
        .filter(|line| !line.contains("step"))
    {
        assert!(line.chars().count() <= 100, "{line}");
    }
}

/// Who writes a record by hand need not write what the program can find out.
#[test]
fn numbers_times_and_line_ends_are_free() {
    let head = record::write(&game_match("mnk:3x3x3"));
    for moves in [
        "b2 a1 (a2) c3",
        "1.  b2\r\n1...a1 ( 1... a2 )\n\n2. c3\n",
        "b2 [3] a1[0.1](a2[7.12345s]{why})c3{end}",
        "12. b2 7... a1 (a2) 1. c3",
    ] {
        // A number that runs into its move is no number.
        let moves = moves.replace("...a1", "... a1");
        let read = record::read(&format!("{head}{moves}")).expect(&moves);
        assert_eq!(read.moves().len(), 3, "{moves}");
        assert_eq!(read.history().len(), 4, "{moves}");
    }
}

#[test]
fn what_is_wrong_with_the_moves_is_told_with_its_line() {
    let head = record::write(&game_match("mnk:3x3x3"));
    for (moves, line, said) in [
        ("b2\nz9", 12, "move 2, “z9”: character 1: "),
        ("b2\n\nb2", 13, "move 2, “b2”: That place is taken"),
        ("(b2)", 11, "follow the move that it replaces"),
        ("b2\n(a1", 12, "the closing “)” is missing"),
        ("b2 {why", 11, "the closing “}” is missing"),
        ("b2 [1.5s", 11, "the closing “]” is missing"),
        ("b2)", 11, "this “)” has no “(” before it"),
        ("b2 [soon]", 11, "“soon” is not a time"),
        ("b2 [-1s]", 11, "is not a time"),
        ("b2 [99999999999s]", 11, "is not a time"),
        ("b2 * a1 *", 11, "a second “*”"),
    ] {
        let error = record::read(&format!("{head}{moves}")).expect_err(moves);
        let told = error.to_string();
        assert!(
            told.starts_with(&format!("line {line} (moves): ")),
            "{moves}: {told}"
        );
        assert!(told.contains(said), "{moves}: {told}");
    }
}

#[test]
fn a_result_that_the_moves_do_not_lead_to_is_refused() {
    let mut game_match = game_match("mnk:3x3x3");
    play(&mut game_match, "a1 b1 a2 b2 a3");
    let record = record::write(&game_match);
    assert!(record.contains("result: first\n"), "{record}");
    for wrong in ["second", "draw", "open", "", "a win"] {
        let record = record.replace("result: first", &format!("result: {wrong}"));
        let error = record::read(&record).expect_err(wrong);
        assert!(
            matches!(
                &error,
                RecordError::Value {
                    line: 9,
                    reason: ValueError::Result {
                        really: "first",
                        ..
                    },
                    ..
                }
            ),
            "{error}"
        );
    }
    game_match.undo_turn();
    assert!(
        record::write(&game_match).contains("result: first\n"),
        "it has been won all the same"
    );
}

/// Otherwise a game could be saved that can never be opened again.
#[test]
fn the_largest_tree_with_all_its_comments_is_still_short_enough_to_be_read() {
    let mut game_match = game_match("northcott:5x20:1-20,1-20,1-20,1-20,1-20");
    let mut at = NodeId::ROOT;
    let mut mover = 0;
    while game_match.history().len() < MOST_NODES {
        game_match.jump(at);
        // Two variations beside every move: as many parentheses as can be.
        let moves = game_match.position().legal_moves();
        let back = if mover == 0 {
            ["a2", "a1"]
        } else {
            ["e19", "e20"]
        };
        let step = back.iter().find_map(|text| {
            let mv = game_match.position().parse_move(text).ok()?;
            moves.contains(&mv).then_some(mv)
        });
        let main = step.expect("to or fro");
        let others = moves.iter().copied().filter(|&mv| mv != main).take(2);
        for mv in [main].into_iter().chain(others.collect::<Vec<_>>()) {
            if game_match
                .play_timed(mv, Duration::from_secs(u64::MAX))
                .is_ok()
            {
                game_match.undo();
            }
        }
        game_match.redo();
        at = game_match.history().children(at)[0];
        mover = 1 - mover;
    }
    let worst = "}".repeat(MOST_COMMENT_BYTES);
    game_match.set_comment(NodeId::ROOT, &worst).expect("room");
    let record = record::write(&game_match);
    assert!(record.len() < LONGEST, "{}", record.len());
    let read = record::read(&record).expect("what was written can be read");
    assert_eq!(read.history().len(), MOST_NODES);
}

#[test]
fn more_moves_than_can_be_kept_are_refused() {
    let head = record::write(&game_match("northcott:2x8"));
    let moves = "a2 b7 a1 b8 ".repeat(MOST_NODES / 4 + 1);
    let error = record::read(&format!("{head}{moves}")).expect_err("too many");
    assert!(
        error.to_string().contains("No more moves can be kept"),
        "{error}"
    );
}

proptest! {
    #[test]
    fn every_tree_comes_back_from_its_record(
        game in prop::sample::select(vec![
            "nim:7,7,7,7,misere",
            "corner:16x16,queen",
            "northcott:3x12:1-12,3-9,2-5@2",
            "mnk:3x3x3",
            "atoms:5x5",
        ]),
        seed: u64,
        steps in 0usize..120,
    ) {
        let mut before = game_match(game);
        wander(&mut before, steps, &mut Rng::seed_from_u64(seed));
        let record = record::write(&before);
        let after = record::read(&record).expect(&record);
        prop_assert_eq!(after.position(), before.position());
        prop_assert_eq!(after.last_events(), before.last_events());
        prop_assert_eq!(after.computer_waits(), before.computer_waits());
        prop_assert_eq!(record::write(&after), record);
        prop_assert_eq!(after, before);
    }
}

#[test]
fn a_resignation_is_written_where_it_happened_and_makes_the_result() {
    let mut game_match = game_match("mnk:3x3x3");
    play(&mut game_match, "b2 a1");
    game_match.resign(Side::First);
    let record = record::write(&game_match);
    let end = "result: second\nmoves:\n1. b2 a1 first-resigns\n";
    assert!(record.ends_with(end), "{record}");
    let read = record::read(&record).expect("what was written");
    assert_eq!(read, game_match);
    assert_eq!(read.result(), Some(Outcome::Win(Side::Second)));
}

#[test]
fn a_record_tells_whether_the_board_stands_before_or_behind_a_resignation() {
    let mut game_match = game_match("mnk:3x3x3");
    play(&mut game_match, "b2 a1");
    game_match.resign(Side::First);
    game_match.undo();
    let before = record::write(&game_match);
    assert!(before.contains("a1 * first-resigns"), "{before}");
    let read = record::read(&before).expect("what was written");
    assert_eq!((read.result(), read.can_redo()), (None, true));
    play(&mut game_match, "c3");
    game_match.undo();
    game_match.change_seat(Side::Second, Seat::Person);
    game_match.resign(Side::Second);
    let behind = record::write(&game_match);
    assert!(behind.contains("a1 second-resigns * 2. c3"), "{behind}");
    assert!(behind.contains("result: open\n"), "{behind}");
    assert_eq!(record::read(&behind).expect("what was written"), game_match);
}

#[test]
fn a_resignation_after_the_end_is_refused_with_its_line() {
    let mut game_match = game_match("mnk:3x3x3");
    play(&mut game_match, "a1 b1 a2 b2 a3");
    let record = format!("{} second-resigns", record::write(&game_match).trim_end());
    match record::read(&record) {
        Err(RecordError::Value {
            key: "moves",
            reason: ValueError::OverBefore { .. },
            ..
        }) => {}
        other => panic!("{other:?}"),
    }
}
