//! `fivefold analyze`, `hint` and `solve`, run as people run them. What they say of Nim stands in
//! `tests/transcripts/commands/analyze.txt`.

use std::fs;

use serde_json::{Value, json};

use crate::FIVEFOLD;
use fivefold_support::folder::TestFolder;
use fivefold_support::program::assert_contains;

#[test]
fn all_moves_of_a_lost_position_lose() {
    for id in ["nim:1,4,5", "corner:4x4", "northcott:2x6"] {
        let found = FIVEFOLD.json(&["analyze", id, "--all"]);
        assert_eq!(found["all"]["winning"], json!([]), "{id}");
        assert_eq!(found["verdict"]["winner"], 2, "{id}");
    }
}

/// After a first stone in the corner only the centre keeps the draw (classical).
#[test]
fn in_tic_tac_toe_the_centre_alone_answers_the_corner() {
    let found = FIVEFOLD.json("analyze mnk:3x3x3:O2/3/3@2 --all");
    assert_eq!(found["all"]["drawing"], json!(["b2"]));
    assert_eq!(found["move"], "b2");
    assert_eq!(found["verdict"]["winner"], Value::Null);
}

/// Two rows of two stones cross where a third stone makes both of them threats.
#[test]
fn the_hint_for_a_win_by_force_numbers_its_moves() {
    let id = "mnk:15x15x5:x13X/15/15/15/7o7/7o7/15/5oo8/15/15/15/15/15/15/x13x@1";
    let words = FIVEFOLD.text(&["hint", id, "--nodes", "200000"]);
    assert_contains(
        &words,
        &[
            "no answer stops",
            "   1. ",
            "two points at once",
            "completes the line",
        ],
    );
    let found = FIVEFOLD.json(&["hint", id, "--nodes", "200000"]);
    let steps = found["why"]["steps"].as_array().expect("steps");
    assert_eq!(
        steps.last().map(|step| &step["key"]),
        Some(&json!("hint-step-completes"))
    );
    assert_eq!(found["stands"]["judgement"]["winner"], 1);
}

/// The board of 9 × 9 with four in a row has a proof in the box.
#[test]
fn analysis_and_hints_know_the_proofs_that_are_shipped() {
    let id = "mnk:9x9x4";
    let found = FIVEFOLD.json(&["analyze", id]);
    assert_eq!(found["verdict"]["kind"], "proven");
    assert_eq!(found["verdict"]["plies"], 11);
    assert_eq!(found["nodes"], 1);
    let words = FIVEFOLD.text(&["hint", id]);
    assert_contains(&words, &["side 1 wins in 6 moves", "no answer stops"]);
}

/// With two neighbours in reach of the corner's atom the reaction takes all.
#[test]
fn a_small_board_of_atoms_is_sorted_whole() {
    let found = FIVEFOLD.json("analyze atoms:2x2 --all");
    let all = &found["all"];
    let count = |key: &str| all[key].as_array().map_or(0, Vec::len);
    assert_eq!(count("winning") + count("losing"), 4, "{all}");
    assert_eq!(count("open"), 0);
}

#[test]
fn an_estimate_is_called_one_and_has_a_line() {
    let line = "analyze mnk:9x9x5:9/9/9/4o4/4xO3/3x5/9/9/9@2 --nodes 3000";
    let found = FIVEFOLD.json(line);
    assert_eq!(found["verdict"]["kind"], "estimated");
    let nodes = found["nodes"].as_u64();
    assert!(nodes.is_some_and(|nodes| (1..=3_000).contains(&nodes)));
    let moves = found["line"].as_array().expect("a list");
    assert_eq!(moves[0], found["move"]);
    let again = FIVEFOLD.json(line);
    assert_eq!(
        again["line"], found["line"],
        "the same limits, the same answer"
    );
}

/// The limit counts the positions of all threads together.
#[test]
fn positions_are_analyzed_with_several_threads() {
    let line = "analyze mnk:9x9x5:9/9/9/4o4/4xO3/3x5/9/9/9@2 --nodes 200000 --threads 2";
    let found = FIVEFOLD.json(line);
    let nodes = found["nodes"].as_u64();
    assert!(nodes.is_some_and(|nodes| (1..=200_000).contains(&nodes)));
    for threads in ["0", "65"] {
        FIVEFOLD.refused(&["analyze", "mnk:9x9x5", "--threads", threads]);
    }
}

#[test]
fn thinking_ends_when_the_time_is_over() {
    let found = FIVEFOLD.json("analyze atoms:8x8 --time 50");
    assert_ne!(found["move"], Value::Null);
    let all = FIVEFOLD.json("analyze atoms:4x4 --time 50 --all");
    assert_eq!(
        all["all"]["open"].as_array().map(Vec::len),
        Some(16),
        "nothing is proven in 50 ms"
    );
}

/// The values of the literature and of our own tables (`tests/players_*_solver.rs`).
#[test]
fn solving_tells_the_value_and_ends_with_0() {
    for (id, winner) in [
        ("mnk:3x3x3", Value::Null),
        ("mnk:4x4x4", Value::Null),
        ("mnk:5x6x4", json!(1)),
        ("nim:3,4,5", json!(1)),
        ("nim:1,4,5", json!(2)),
        ("nim:1,1,misere", json!(1)),
        ("corner:8x8,queen", json!(1)),
        ("northcott:2x12", json!(2)),
        ("nim:3:0@1", json!(2)),
    ] {
        let found = FIVEFOLD.json(&["solve", id]);
        assert_eq!(found["solved"], true, "{id}");
        assert_eq!(found["winner"], winner, "{id}");
        assert_eq!(found["draw"], winner.is_null(), "{id}");
    }
    let atoms = FIVEFOLD.json("solve atoms:2x2 --memory 1");
    assert!(
        atoms["plies"].as_u64().is_some_and(|plies| plies > 0),
        "{atoms}"
    );
    assert!(
        FIVEFOLD
            .text("solve mnk:3x3x3")
            .contains("value   proven: a draw")
    );
}

#[test]
fn what_is_not_solved_in_time_ends_with_1() {
    for id in ["mnk:7x7x5", "atoms:4x4"] {
        let ended = FIVEFOLD.run(&["solve", id, "--time", "20", "--memory", "1"]);
        assert_eq!(ended.code, Some(1), "{id}");
        assert_contains(&ended.out, &["not solved within the time"]);
    }
}

/// 64 good positions of three rows and eight gap values: the report of the original program.
#[test]
fn the_good_positions_of_northcott_are_listed_with_their_number() {
    let told = FIVEFOLD.text("solve northcott --rows 3 --gaps 8");
    assert!(told.starts_with("(0,0,0)\n(1,1,0)\n(2,2,0)\n"), "{told}");
    assert_contains(
        &told,
        &[
            "\n(2,4,6)\n",
            "\n(0,7,7)\nlength  64\n",
            "steps   512 positions",
            "xor = 0: agrees with every step",
        ],
    );
    let found = FIVEFOLD.json("solve northcott --gaps 7");
    assert_eq!(found["length"], 43);
    assert_eq!(found["steps"], 343);
    assert_eq!(found["agrees"], true);
    assert_eq!(found["good"][1], json!([1, 1, 0]));
}

#[test]
fn the_good_squares_of_corner_nim_are_listed_with_and_without_the_queen() {
    let rook = FIVEFOLD.json("solve corner --cols 5 --rows 3");
    assert_eq!(rook["good"], json!([[0, 0], [1, 1], [2, 2]]));
    assert_eq!(rook["values"], json!([5, 3]));
    let queen = FIVEFOLD.json("solve corner --queen");
    assert_eq!(queen["length"], 7);
    assert_eq!(queen["rule"], "wythoff");
    assert!(
        FIVEFOLD
            .text("solve corner --queen")
            .contains("Wythoff's pairs: agree")
    );
    // Without any of these options it is still the value of the usual start.
    assert_eq!(FIVEFOLD.json("solve corner")["winner"], 1);
}

/// The report of a saved game.
fn report(game: &str, arguments: &[&str]) -> String {
    let line = [&["analyze", "-"][..], arguments].concat();
    FIVEFOLD.run_on(game, &line).quiet().text()
}

#[test]
fn the_game_is_saved_with_its_report_and_read_again() {
    let nim = include_str!("../transcripts/commands/games/nim.txt");
    let folder = TestFolder::new();
    let path = folder.join("nim.txt").display().to_string();
    let before = report(nim, &["--to", &path]);
    let text = fs::read_to_string(&path).expect("it was saved");
    assert!(text.starts_with("fivefold 1\n"), "{text}");
    assert_contains(
        &text,
        &["[first wins; 0 nodes; only a2] 1. a2", "computer: plays"],
    );
    assert_eq!(report(&text, &[]), before);
}

#[test]
fn more_nodes_are_spent_where_they_are_asked_for() {
    let folder = TestFolder::new();
    let path = folder.join("lines.txt").display().to_string();
    let saved = |game: &str, nodes: &str| {
        report(game, &["--nodes", nodes, "--to", &path]);
        fs::read_to_string(&path).expect("it was saved")
    };
    let few = saved("mnk:9x9x5 e5 e6 d5", "300");
    let more = saved(&few, "3000");
    let most = |text: &str| {
        let words = text.split(['[', ']', ';']).map(str::trim);
        let nodes = words.filter_map(|part| part.strip_suffix(" nodes")?.parse::<u64>().ok());
        nodes.max().expect("a finding")
    };
    assert!(most(&few) <= 300 && most(&more) > 1_000, "{few}\n{more}");
}
