//! Records: the whole tree of a game as text that people can read, old records, and records that
//! cannot be read.

use std::time::Duration;

use fivefold::games::notation::parse_id;
use fivefold::games::{Outcome, Rng, Side};
use fivefold::players::opponents::Opponent;
use fivefold::table::history::{MOST_COMMENT_BYTES, MOST_NODES, NodeId};
use fivefold::table::record::{LONGEST, RecordError, ValueError};
use fivefold::table::{Opening, Plan, Seat, Sitting, Starter};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};

fn sitting(id: &str) -> Sitting {
    Sitting::new(Plan {
        start: parse_id(id).expect("an id of this test").position,
        seats: [Seat::Person, Seat::Computer(Opponent::Random)],
        starter: None,
        opening: Opening::Free,
        seed: 7,
    })
}

fn play(sitting: &mut Sitting, moves: &str) {
    for text in moves.split_ascii_whitespace() {
        let mv = sitting.position().parse_move(text).expect(text);
        sitting.play(mv).expect(text);
    }
}

/// Plays, takes back, jumps, and leaves notes.
fn wander(sitting: &mut Sitting, steps: usize, rng: &mut Rng) {
    for step in 0..steps {
        let node = sitting.history().current();
        match rng.random_range(0..14) {
            7 | 8 => {
                sitting.resign(Side::BOTH[step % 2]);
            }
            0 => {
                sitting.undo_turn();
            }
            1 => {
                sitting.undo();
            }
            2 => {
                sitting.redo();
            }
            3 => {
                let path = sitting.history().path();
                let to = path.get(rng.random_range(0..=path.len())).copied();
                sitting.jump(to.unwrap_or(NodeId::ROOT));
            }
            4 => {
                let comment = format!("step {step}: \\ {{odd}} ( [1s] * ) ⚛\nnext line");
                sitting.set_comment(node, &comment).expect("room");
            }
            5 => {
                let time = Duration::from_millis(rng.random_range(0..5_000_000));
                sitting.set_time(node, Some(time)).expect("it is there");
            }
            6 => {
                sitting.promote(node);
            }
            _ => {
                let moves = sitting.position().legal_moves();
                if !moves.is_empty() && sitting.result().is_none() {
                    let mv = moves[rng.random_range(0..moves.len())];
                    sitting.play(mv).expect("a legal move");
                }
            }
        }
    }
}

/// Written by version 0.1.0 before there were trees; it must be readable for ever.
const OLD: &str = "fivefold 1
plan: mnk:3x3x3:3/3/3@1
seats: person boora-06
begins: alternate
seed: 42
game: 1
start: mnk:3x3x3:3/3/3@2
moves: b2 a1 c3
";

#[test]
fn a_record_of_the_first_format_is_still_read() {
    let old = Sitting::from_record(OLD).expect("an old record");
    assert_eq!(old.position().id(), "mnk:3x3x3:2X/1x1/o2@1");
    assert_eq!(
        old.plan().seats,
        [Seat::Person, Seat::Computer(Opponent::Boora06)]
    );
    assert_eq!(old.plan().starter, Some(Starter::Alternate));
    assert_eq!((old.plan().seed, old.game()), (42, 1));
    assert_eq!(old.moves().len(), 3);
    assert!(!old.computer_waits());
    assert!(old.record().starts_with("fivefold 2\n"));
    assert_eq!(Sitting::from_record(&old.record()), Ok(old));
}

#[test]
fn a_record_is_written_as_people_write_games_down() {
    let mut sitting = sitting("mnk:3x3x3");
    play(&mut sitting, "b2 a1 c3 a3");
    let path = sitting.history().path().to_vec();
    sitting
        .set_time(path[0], Some(Duration::from_millis(2_500)))
        .expect("it is there");
    sitting.set_comment(path[1], "far too shy").expect("room");
    sitting.undo_turn();
    sitting.undo_turn();
    play(&mut sitting, "b2 a2 c1");
    sitting.jump(path[1]);
    play(&mut sitting, "c1");
    sitting.jump(path[1]);
    assert_eq!(
        sitting.record(),
        "fivefold 2
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
    let mut sitting = sitting("northcott:5x20");
    let mut rng = Rng::seed_from_u64(2);
    for _ in 0..200 {
        wander(&mut sitting, 1, &mut rng);
    }
    for line in sitting
        .record()
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
    let head = sitting("mnk:3x3x3").record();
    for moves in [
        "b2 a1 (a2) c3",
        "1.  b2\r\n1...a1 ( 1... a2 )\n\n2. c3\n",
        "b2 [3] a1[0.1](a2[7.12345s]{why})c3{end}",
        "12. b2 7... a1 (a2) 1. c3",
    ] {
        // A number that runs into its move is no number.
        let moves = moves.replace("...a1", "... a1");
        let read = Sitting::from_record(&format!("{head}{moves}")).expect(&moves);
        assert_eq!(read.moves().len(), 3, "{moves}");
        assert_eq!(read.history().len(), 4, "{moves}");
    }
}

#[test]
fn what_is_wrong_with_the_moves_is_told_with_its_line() {
    let head = sitting("mnk:3x3x3").record();
    for (moves, line, said) in [
        ("b2\nz9", 12, "move 2, “z9”: character 1: "),
        ("b2\n\nb2", 13, "move 2, “b2”: that field is taken"),
        ("(b2)", 11, "behind the move that it replaces"),
        ("b2\n(a1", 12, "never closed by “)”"),
        ("b2 {why", 11, "never closed by “}”"),
        ("b2 [1.5s", 11, "never closed by “]”"),
        ("b2)", 11, "“)” closes nothing"),
        ("b2 [soon]", 11, "“soon” is no time"),
        ("b2 [-1s]", 11, "no time"),
        ("b2 [99999999999s]", 11, "no time"),
        ("b2 * a1 *", 11, "a second time"),
    ] {
        let error = Sitting::from_record(&format!("{head}{moves}")).expect_err(moves);
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
    let mut sitting = sitting("mnk:3x3x3");
    play(&mut sitting, "a1 b1 a2 b2 a3");
    let record = sitting.record();
    assert!(record.contains("result: first\n"), "{record}");
    for wrong in ["second", "draw", "open", "", "a win"] {
        let record = record.replace("result: first", &format!("result: {wrong}"));
        let error = Sitting::from_record(&record).expect_err(wrong);
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
    sitting.undo_turn();
    assert!(
        sitting.record().contains("result: first\n"),
        "it has been won all the same"
    );
}

/// Otherwise a game could be saved that can never be opened again.
#[test]
fn the_largest_tree_with_all_its_comments_is_still_short_enough_to_be_read() {
    let mut sitting = sitting("northcott:5x20:1-20,1-20,1-20,1-20,1-20");
    let mut at = NodeId::ROOT;
    let mut mover = 0;
    while sitting.history().len() < MOST_NODES {
        sitting.jump(at);
        // Two variations beside every move: as many parentheses as can be.
        let moves = sitting.position().legal_moves();
        let back = if mover == 0 {
            ["a2", "a1"]
        } else {
            ["e19", "e20"]
        };
        let step = back.iter().find_map(|text| {
            let mv = sitting.position().parse_move(text).ok()?;
            moves.contains(&mv).then_some(mv)
        });
        let main = step.expect("to or fro");
        let others = moves.iter().copied().filter(|&mv| mv != main).take(2);
        for mv in [main].into_iter().chain(others.collect::<Vec<_>>()) {
            if sitting.play(mv).is_ok() {
                let node = sitting.history().current();
                let long = Duration::from_secs(u64::MAX);
                sitting.set_time(node, Some(long)).expect("it is there");
                sitting.undo();
            }
        }
        sitting.redo();
        at = sitting.history().children(at)[0];
        mover = 1 - mover;
    }
    let worst = "}".repeat(MOST_COMMENT_BYTES);
    sitting.set_comment(NodeId::ROOT, &worst).expect("room");
    let record = sitting.record();
    assert!(record.len() < LONGEST, "{}", record.len());
    let read = Sitting::from_record(&record).expect("what was written can be read");
    assert_eq!(read.history().len(), MOST_NODES);
}

#[test]
fn more_moves_than_can_be_kept_are_refused() {
    let head = sitting("northcott:2x8").record();
    let moves = "a2 b7 a1 b8 ".repeat(MOST_NODES / 4 + 1);
    let error = Sitting::from_record(&format!("{head}{moves}")).expect_err("too many");
    assert!(
        error.to_string().contains("no more moves can be kept"),
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
        let mut before = sitting(game);
        wander(&mut before, steps, &mut Rng::seed_from_u64(seed));
        let record = before.record();
        let after = Sitting::from_record(&record).expect(&record);
        prop_assert_eq!(after.position(), before.position());
        prop_assert_eq!(after.last_events(), before.last_events());
        prop_assert_eq!(after.computer_waits(), before.computer_waits());
        prop_assert_eq!(after.record(), record);
        prop_assert_eq!(after, before);
    }
}

#[test]
fn a_resignation_is_written_where_it_happened_and_makes_the_result() {
    let mut sitting = sitting("mnk:3x3x3");
    play(&mut sitting, "b2 a1");
    sitting.resign(Side::First);
    let record = sitting.record();
    let end = "result: second\nmoves:\n1. b2 a1 first-resigns\n";
    assert!(record.ends_with(end), "{record}");
    let read = Sitting::from_record(&record).expect("what was written");
    assert_eq!(read, sitting);
    assert_eq!(read.result(), Some(Outcome::Win(Side::Second)));
}

#[test]
fn a_record_tells_whether_the_board_stands_before_or_behind_a_resignation() {
    let mut sitting = sitting("mnk:3x3x3");
    play(&mut sitting, "b2 a1");
    sitting.resign(Side::First);
    sitting.undo();
    let before = sitting.record();
    assert!(before.contains("a1 * first-resigns"), "{before}");
    let read = Sitting::from_record(&before).expect("what was written");
    assert_eq!((read.result(), read.can_redo()), (None, true));
    play(&mut sitting, "c3");
    sitting.undo();
    sitting.resign(Side::Second);
    let behind = sitting.record();
    assert!(behind.contains("a1 second-resigns * 2. c3"), "{behind}");
    assert!(behind.contains("result: open\n"), "{behind}");
    assert_eq!(
        Sitting::from_record(&behind).expect("what was written"),
        sitting
    );
}

#[test]
fn a_resignation_after_the_end_is_refused_with_its_line() {
    let mut sitting = sitting("mnk:3x3x3");
    play(&mut sitting, "a1 b1 a2 b2 a3");
    let record = format!("{} second-resigns", sitting.record().trim_end());
    match Sitting::from_record(&record) {
        Err(RecordError::Value {
            key: "moves",
            reason: ValueError::OverBefore { .. },
            ..
        }) => {}
        other => panic!("{other:?}"),
    }
}
