//! Findings beside the moves: kept in the tree, saved with the game, and read from damaged texts
//! without harm.

use fivefold::formats::record;
use fivefold::midend::history::{Finding, LONGEST_LINE, NodeId, NoteError};
use fivefold::midend::{Match, Seat};
use fivefold::players::Verdict;
use fivefold::rules::{Rng, Side};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};

use fivefold_support::driving::Drive as _;
use fivefold_support::positions;

fn game_match(id: &str) -> Match {
    positions::game_match(id, [Seat::Person; 2])
}

fn finding(game_match: &Match, verdict: Verdict, line: &str) -> Finding {
    let position = game_match.position();
    let moves = line.split_ascii_whitespace();
    Finding {
        verdict,
        nodes: 20_000,
        line: moves.map(|mv| position.parse_move(mv).expect(mv)).collect(),
        only: false,
    }
}

fn proven(winner: Option<Side>, plies: Option<u32>) -> Verdict {
    Verdict::Proven { winner, plies }
}

/// Plays at random, with variations, and notes something beside most moves.
fn wander(game_match: &mut Match, steps: usize, rng: &mut Rng) {
    for _ in 0..steps {
        if game_match.position().outcome().is_some() || rng.random_range(0..5) == 0 {
            game_match.undo();
            continue;
        }
        let legal = game_match.position().legal_moves();
        let best = legal[rng.random_range(0..legal.len())];
        let verdict = match rng.random_range(0..6) {
            0 => proven(Some(Side::First), Some(rng.random_range(1..1_000))),
            1 => proven(Some(Side::Second), None),
            2 => proven(None, Some(rng.random_range(1..9))),
            3 => Verdict::Estimated {
                score: rng.random(),
            },
            4 => Verdict::Found {
                winner: Side::Second,
                plies: rng.random_range(1..1_000),
            },
            _ => Verdict::Unknown,
        };
        let finding = Finding {
            verdict,
            nodes: rng.random(),
            line: vec![best],
            only: rng.random(),
        };
        let here = game_match.history().current();
        game_match.set_finding(here, Some(finding)).expect("room");
        game_match
            .play(legal[rng.random_range(0..legal.len())])
            .expect("legal");
    }
}

#[test]
fn findings_are_saved_as_people_would_write_them() {
    let mut game = game_match("mnk:3x3x3");
    let found = finding(&game, proven(None, Some(9)), "b2 a1");
    game.set_finding(NodeId::ROOT, Some(found)).expect("room");
    let mv = game.position().parse_move("b2").expect("a move");
    game.play(mv).expect("legal");
    let mut found = finding(&game, Verdict::Estimated { score: -35 }, "a1");
    found.only = true;
    game.set_finding(game.history().current(), Some(found))
        .expect("room");
    let record = record::write(&game);
    assert!(
        record.ends_with(
            "moves:\n[draw in 9; 20000 nodes; b2 a1] 1. b2 [score -35; 20000 nodes; only a1]\n"
        ),
        "{record}"
    );
    assert_eq!(record::read(&record), Ok(game));
}

#[test]
fn the_line_of_a_finding_is_cut_where_it_grows_too_long_or_illegal() {
    let mut game = game_match("mnk:15x15x5");
    let cells: Vec<String> = (0..30)
        .map(|n| format!("{}{}", char::from(b'a' + n % 15), 1 + 2 * (n / 15)))
        .collect();
    let found = finding(&game, Verdict::Unknown, &cells.join(" "));
    game.set_finding(NodeId::ROOT, Some(found)).expect("room");
    let kept = |game: &Match| {
        game.history()
            .finding(NodeId::ROOT)
            .map(|found| found.line.len())
    };
    assert_eq!(kept(&game), Some(LONGEST_LINE));
    let found = finding(&game, Verdict::Unknown, "a1 b1 a1 c1");
    game.set_finding(NodeId::ROOT, Some(found)).expect("room");
    assert_eq!(kept(&game), Some(2));
    let nothing = finding(&game, Verdict::Unknown, "");
    let refused = game.set_finding(NodeId::ROOT, Some(nothing));
    assert_eq!(refused, Err(NoteError::NoMove));
    assert_eq!(kept(&game), Some(2), "what was known stays");
}

#[test]
fn deleting_moves_deletes_their_findings() {
    let mut game = game_match("nim:3,4,5");
    let mv = game.position().parse_move("a2").expect("a move");
    game.play(mv).expect("legal");
    let found = finding(&game, Verdict::Unknown, "b1");
    let node = game.history().current();
    game.set_finding(node, Some(found)).expect("room");
    assert!(game.history().has_findings());
    assert!(game.delete(node));
    assert!(!game.history().has_findings());
}

#[test]
fn damaged_findings_are_refused_with_the_line_and_an_example() {
    let mut game = game_match("mnk:3x3x3");
    let found = finding(&game, proven(None, Some(9)), "b2 a1");
    game.set_finding(NodeId::ROOT, Some(found)).expect("room");
    let record = record::write(&game);
    for wrong in [
        "[first winz; 20000 nodes; b2]",
        "[draw in some; 20000 nodes; b2]",
        "[draw in 9; many nodes; b2]",
        "[draw in 9; 20000; b2]",
        "[draw in 9; 20000 nodes; z9]",
        "[draw in 9; 20000 nodes; ]",
        "[draw in 9; 20000 nodes]",
        "[score 99999999999; 1 nodes; b2]",
        "[draw; 1 nodes; b2; b3]",
        "[;;]",
    ] {
        let text = record.replace("[draw in 9; 20000 nodes; b2 a1]", wrong);
        let error = record::read(&text).expect_err(wrong).to_string();
        assert!(error.starts_with("line 11 (moves): “"), "{error}");
        assert!(
            error.contains("[first wins in 7; 20000 nodes; h8 i9]"),
            "{error}"
        );
    }
    let illegal = record + "1. b2 [unknown; 1 nodes; b2]\n";
    let error = record::read(&illegal).expect_err("b2 is taken").to_string();
    assert!(error.contains("a move that is legal"), "{error}");
}

proptest! {
    #[test]
    fn every_tree_with_findings_comes_back_from_its_record(
        id in prop::sample::select(vec![
            "nim:3,4,5", "corner:8x8,queen", "northcott:3x12", "mnk:15x15x5", "atoms:4x4",
        ]),
        seed: u64,
        steps in 0usize..60,
    ) {
        let mut game = game_match(id);
        wander(&mut game, steps, &mut Rng::seed_from_u64(seed));
        prop_assert_eq!(record::read(&record::write(&game)), Ok(game));
    }

    /// Whatever stands in the notes, the program says what is wrong or reads the game.
    #[test]
    fn no_damaged_note_makes_the_program_fail(
        seed: u64,
        steps in 1usize..30,
        place in 0.0..1.0f64,
        put in "[a-z0-9;\\[\\] .*(){}-]{0,12}",
        cut in 0usize..9,
    ) {
        let mut game = game_match("mnk:9x9x5");
        wander(&mut game, steps, &mut Rng::seed_from_u64(seed));
        let mut text = record::write(&game);
        let moves = text.find("moves:").unwrap_or(0);
        let at = moves + ((text.len() - moves) as f64 * place) as usize;
        let to = (at + cut).min(text.len());
        text.replace_range(at..to, &put);
        if let Err(error) = record::read(&text) {
            prop_assert!(!error.to_string().is_empty());
        }
    }
}
