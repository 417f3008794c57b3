//! `fivefold analyze`, `hint` and `solve`, run as people run them.

use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_fivefold"))
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .expect("the program starts")
}

fn text(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout).expect("text")
}

fn json_of(arguments: &[&str]) -> Value {
    let text = text(&[arguments, &["--json"]].concat());
    serde_json::from_str(&text).expect("JSON")
}

/// What is told about a command line that is refused.
fn refused(arguments: &[&str]) -> String {
    let output = run(arguments);
    let told = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {told}");
    assert_eq!(output.stdout, b"", "{arguments:?}");
    assert!(!told.contains("panicked"), "{told}");
    told
}

/// The only winning move from 3, 4, 5 (the classical figure): take 2 of the row of 3.
#[test]
fn the_one_winning_move_of_nim_is_found_and_proven() {
    let found = json_of(&["analyze", "nim:3,4,5", "--all"]);
    assert_eq!(found["move"], "a2");
    assert_eq!(found["verdict"]["kind"], "proven");
    assert_eq!(found["verdict"]["winner"], 1);
    assert_eq!(found["all"]["winning"], json!(["a2"]));
    assert_eq!(found["all"]["losing"].as_array().map(Vec::len), Some(11));
    let words = text(&["analyze", "nim:3,4,5"]);
    for part in ["move     a2", "proven: side 1 wins", "nim-sum", "time"] {
        assert!(words.contains(part), "lacks “{part}”:\n{words}");
    }
    assert!(!words.contains("winning"), "nobody asked for all:\n{words}");
}

#[test]
fn all_moves_of_a_lost_position_lose() {
    for id in ["nim:1,4,5", "corner:4x4", "northcott:2x6"] {
        let found = json_of(&["analyze", id, "--all"]);
        assert_eq!(found["all"]["winning"], json!([]), "{id}");
        assert_eq!(found["verdict"]["winner"], 2, "{id}");
    }
}

/// After a first stone in the corner only the centre keeps the draw (classical).
#[test]
fn in_tic_tac_toe_the_centre_alone_answers_the_corner() {
    let found = json_of(&["analyze", "mnk:3x3x3:O2/3/3@2", "--all"]);
    assert_eq!(found["all"]["drawing"], json!(["b2"]));
    assert_eq!(found["move"], "b2");
    assert_eq!(found["verdict"]["winner"], Value::Null);
}

/// The classical figure again, told in three steps with the proof in one picture.
#[test]
fn the_hint_for_nim_says_where_what_and_why() {
    let words = text(&["hint", "nim:3,4,5"]);
    for part in [
        "side 1 is winning; only 1 of 12 moves keeps the win",
        "Look at row a.",
        "Take 2 from row a. (a2)",
        "even number of ones",
        "  3  011   ->    1  001",
        "odd       .^.   ->       ...",
    ] {
        assert!(words.contains(part), "lacks “{part}”:\n{words}");
    }
    let found = json_of(&["hint", "nim:3,4,5"]);
    assert_eq!(found["what"]["move"], "a2");
    assert_eq!(found["what"]["cells"], json!([[1, 0], [2, 0]]));
    assert_eq!(found["what"]["arguments"], json!({ "n": 2, "row": "a" }));
    assert_eq!(found["why"]["key"], "hint-why-columns");
    assert_eq!(found["why"]["columns"]["before"]["odd"], json!([1]));
    assert_eq!(found["why"]["columns"]["after"]["nim_sum"], 0);
}

/// Two rows of two stones cross where a third stone makes both of them threats.
#[test]
fn the_hint_for_a_win_by_force_numbers_its_moves() {
    let id = "mnk:15x15x5:x13X/15/15/15/7o7/7o7/15/5oo8/15/15/15/15/15/15/x13x@1";
    let words = text(&["hint", id, "--nodes", "200000"]);
    for part in [
        "no answer stops",
        "   1. ",
        "two points at once",
        "completes the line",
    ] {
        assert!(words.contains(part), "lacks “{part}”:\n{words}");
    }
    let found = json_of(&["hint", id, "--nodes", "200000"]);
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
    let found = json_of(&["analyze", id]);
    assert_eq!(found["verdict"]["kind"], "proven");
    assert_eq!(found["verdict"]["plies"], 11);
    assert_eq!(found["nodes"], 1);
    let words = text(&["hint", id]);
    for part in ["side 1 wins in 6 moves", "no answer stops"] {
        assert!(words.contains(part), "lacks “{part}”:\n{words}");
    }
}

#[test]
fn a_game_that_is_over_has_no_hint() {
    assert!(refused(&["hint", "nim:3:0"]).contains("the game is over"));
    assert!(refused(&["hint"]).contains("<ID>"));
}

/// With two neighbours in reach of the corner's atom the reaction takes all.
#[test]
fn a_small_board_of_atoms_is_sorted_whole() {
    let found = json_of(&["analyze", "atoms:2x2", "--all"]);
    let all = &found["all"];
    let count = |key: &str| all[key].as_array().map_or(0, Vec::len);
    assert_eq!(count("winning") + count("losing"), 4, "{all}");
    assert_eq!(count("open"), 0);
}

#[test]
fn an_estimate_is_called_one_and_has_a_line() {
    let found = json_of(&[
        "analyze",
        "mnk:9x9x5:9/9/9/4o4/4xO3/3x5/9/9/9@2",
        "--nodes",
        "3000",
    ]);
    assert_eq!(found["verdict"]["kind"], "estimated");
    assert!(
        found["nodes"]
            .as_u64()
            .is_some_and(|nodes| (1..=3_000).contains(&nodes))
    );
    let line = found["line"].as_array().expect("a list");
    assert_eq!(line[0], found["move"]);
    let again = json_of(&[
        "analyze",
        "mnk:9x9x5:9/9/9/4o4/4xO3/3x5/9/9/9@2",
        "--nodes",
        "3000",
    ]);
    assert_eq!(
        again["line"], found["line"],
        "the same limits, the same answer"
    );
}

#[test]
fn thinking_ends_when_the_time_is_over() {
    let found = json_of(&["analyze", "atoms:8x8", "--time", "50"]);
    assert_ne!(found["move"], Value::Null);
    let all = json_of(&["analyze", "atoms:4x4", "--time", "50", "--all"]);
    assert_eq!(
        all["all"]["open"].as_array().map(Vec::len),
        Some(16),
        "nothing is proven in 50 ms"
    );
}

#[test]
fn what_cannot_be_analyzed_is_refused_with_the_reason() {
    assert!(refused(&["analyze", "nim:3:0"]).contains("the game is over"));
    assert!(
        refused(&["analyze", "mnk:9x9x5", "--nodes", "9", "--all"]).contains("at most 36 empty")
    );
    assert!(refused(&["analyze", "atoms:8x8", "--nodes", "9", "--all"]).contains("16 cells"));
    assert!(refused(&["analyze", "mnk:9x9x5", "--nodes", "0"]).contains("--nodes"));
    assert!(refused(&["analyze"]).contains("<ID or FILE>"));
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
        let found = json_of(&["solve", id]);
        assert_eq!(found["solved"], true, "{id}");
        assert_eq!(found["winner"], winner, "{id}");
        assert_eq!(found["draw"], winner.is_null(), "{id}");
    }
    let atoms = json_of(&["solve", "atoms:2x2", "--memory", "1"]);
    assert!(
        atoms["plies"].as_u64().is_some_and(|plies| plies > 0),
        "{atoms}"
    );
    assert!(text(&["solve", "mnk:3x3x3"]).contains("value   proven: a draw"));
}

#[test]
fn what_is_not_solved_in_time_ends_with_1_and_what_never_can_be_with_2() {
    for id in ["mnk:7x7x5", "atoms:4x4"] {
        let output = run(&["solve", id, "--time", "20", "--memory", "1"]);
        assert_eq!(output.status.code(), Some(1), "{id}");
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(told.contains("not solved within the time"), "{told}");
    }
    assert!(refused(&["solve", "atoms:8x8"]).contains("16 cells"));
    assert!(refused(&["solve", "mnk:3x3x3", "--time", "0"]).contains("--time"));
}

/// 64 good positions of three rows and eight gap values: the report of the original program.
#[test]
fn the_good_positions_of_northcott_are_listed_with_their_number() {
    let told = text(&["solve", "northcott", "--rows", "3", "--gaps", "8"]);
    assert!(told.starts_with("(0,0,0)\n(1,1,0)\n(2,2,0)\n"), "{told}");
    for part in [
        "\n(2,4,6)\n",
        "\n(0,7,7)\nlength  64\n",
        "steps   512 positions",
        "xor = 0: agrees with every step",
    ] {
        assert!(told.contains(part), "lacks “{part}”:\n{told}");
    }
    let found = json_of(&["solve", "northcott", "--gaps", "7"]);
    assert_eq!(found["length"], 43);
    assert_eq!(found["steps"], 343);
    assert_eq!(found["agrees"], true);
    assert_eq!(found["good"][1], json!([1, 1, 0]));
}

#[test]
fn the_good_squares_of_corner_nim_are_listed_with_and_without_the_queen() {
    let rook = json_of(&["solve", "corner", "--cols", "5", "--rows", "3"]);
    assert_eq!(rook["good"], json!([[0, 0], [1, 1], [2, 2]]));
    assert_eq!(rook["values"], json!([5, 3]));
    let queen = json_of(&["solve", "corner", "--queen"]);
    assert_eq!(queen["length"], 7);
    assert_eq!(queen["rule"], "wythoff");
    assert!(text(&["solve", "corner", "--queen"]).contains("Wythoff's pairs: agree"));
    // Without any of these options it is still the value of the usual start.
    assert_eq!(json_of(&["solve", "corner"])["winner"], 1);
}

#[test]
fn a_question_that_cannot_be_asked_is_answered_with_what_can() {
    for (arguments, told) in [
        (vec!["northcott", "--rows", "6"], "1 to 5 rows, not 6"),
        (
            vec!["northcott", "--rows", "5", "--gaps", "28"],
            "up to 27 values with 5 rows",
        ),
        (vec!["northcott", "--gaps", "0"], "--gaps"),
        (vec!["northcott", "--gaps", "eight"], "--gaps"),
        (vec!["northcott", "--cols", "8"], "has no --cols"),
        (vec!["northcott", "--queen"], "has no --queen"),
        (vec!["corner", "--gaps", "8"], "has no --gaps"),
        (vec!["corner", "--cols", "257"], "1..=256"),
        (
            vec!["nim", "--rows", "3"],
            "type only `northcott` or `corner` before them",
        ),
        (vec!["northcott:3x12", "--gaps", "8"], "--rows 3 --gaps 8"),
        (vec!["--gaps", "8"], "ID"),
    ] {
        let line = [&["solve"], &arguments[..]].concat();
        assert!(
            refused(&line).contains(told),
            "{line:?}: {}",
            refused(&line)
        );
    }
}
