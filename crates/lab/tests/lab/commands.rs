//! The tools run as people run them: what they print, where, and how they end.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use fivefold_cli::check::check;
use serde_json::Value;

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_fivefold-lab"))
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .expect("the program starts")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
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

fn text(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    stdout(&output)
}

fn json_of(arguments: &[&str]) -> Value {
    let text = text(&[arguments, &["--json"]].concat());
    serde_json::from_str(&text).expect("JSON")
}

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn what_is_proven_holds_under_the_checker() {
    let folder = folder("proofs");
    let file = folder.join("5x6x4.proof");
    let to = file.to_str().expect("a name in letters");
    let line = ["prove", "mnk:5x6x4", "--to", to, "--memory", "16"];
    let proven = json_of(&line);
    let bytes = fs::read(&file).expect("the proof");
    let (position, winner, checked) = check(&bytes).expect("it holds");
    assert_eq!(position.short_id(), "mnk:5x6x4");
    assert_eq!(proven["winner"], winner.number());
    assert_eq!(proven["positions"], checked.positions);
    assert_eq!(proven["longest"], checked.longest);
    assert_eq!(proven["bytes"], bytes.len());

    let drawn = run(&["prove", "mnk:3x3x3", "--to", to]);
    assert_eq!(drawn.status.code(), Some(1));
    assert!(stdout(&drawn).contains("No win is proven: "));
    let drawn = run(&["prove", "mnk:3x3x3", "--to", to, "--winner", "2"]);
    assert!(stdout(&drawn).contains("No win of side 2 is proven: "));
    // Nobody stops an open four.
    let four = "mnk:9x9x5:9/9/9/9/2oooo3/9/9/9/xxx6@2";
    let won = run(&["prove", four, "--to", to, "--winner", "1"]);
    assert!(stdout(&won).contains("Side 1 wins"), "{won:?}");
    check(&fs::read(&file).expect("the proof")).expect("it holds");
    for (id, reason) in [
        ("mnk:15x15x5,renju", "renju"),
        ("nim:3,4,5", "nim has no proofs"),
    ] {
        assert!(refused(&["prove", id, "--to", to]).contains(reason), "{id}");
    }
    assert!(refused(&["prove", "mnk:3x3x3"]).contains("--to"));
}

#[test]
fn an_unfinished_search_is_kept_beside_the_file_and_only_for_its_own_position() {
    let folder = folder("proofs-part");
    let file = folder.join("large.proof");
    let file = file.to_str().expect("a name in letters");
    let prove = |id: &str| run(&["prove", id, "--to", file, "--time", "20", "--memory", "1"]);
    let unfinished = prove("mnk:15x15x5");
    assert_eq!(unfinished.status.code(), Some(1), "{unfinished:?}");
    assert!(stdout(&unfinished).contains("the same command goes on"));
    assert!(fs::exists(format!("{file}.part")).expect("a folder"));
    assert_eq!(prove("mnk:15x15x5").status.code(), Some(1));
    assert_eq!(prove("mnk:15x15x6").status.code(), Some(2));
    let args = ["prove", "mnk:15x15x5", "--to", file, "--winner", "2"];
    let other = run(&args);
    assert_eq!(other.status.code(), Some(2));
    let told = String::from_utf8_lossy(&other.stderr);
    assert!(told.contains("for a win of side 1"), "{told}");
    assert!(!fs::exists(file).expect("a folder"));
}

#[test]
fn the_table_of_boards_is_kept_in_a_file_and_not_solved_again() {
    let file = std::env::temp_dir().join(format!("fivefold-boards-{}.txt", std::process::id()));
    let to = file.to_str().expect("a path of letters");
    let line = [
        "table", "mnk", "--time", "1500", "--memory", "4", "--to", to,
    ];
    let told = text(&line);
    assert!(told.contains("3 in a row\n     3  4  5  6"), "{told}");
    assert!(told.contains("\n  3  =  1  1  1"), "{told}");
    let kept = fs::read_to_string(&file).expect("the values");
    assert!(kept.contains("mnk:4x3x3 first\n"), "{kept}");
    fs::write(&file, kept.replace("mnk:4x3x3 first", "mnk:4x3x3 draw")).expect("written");
    let known = json_of(&["table", "mnk", "--time", "1", "--to", to]);
    let known = known["boards"].as_array().expect("a list");
    let small = known.iter().find(|board| board["id"] == "mnk:4x3x3");
    assert_eq!(small.expect("it is there")["draw"], true);
    fs::write(&file, "mnk:4x3x3 perhaps").expect("written");
    let refused_file = refused(&line);
    assert!(
        refused_file.contains("line 1") && refused_file.contains("remove it"),
        "{refused_file}"
    );
    fs::remove_file(&file).expect("it is there");
    assert!(refused(&["table", "nim"]).contains("these games: mnk"));
}

#[test]
fn the_bench_measures_every_engine_and_every_game() {
    let table = text(&["bench", "--time", "5"]);
    for word in [
        "engine",
        "noughts-6",
        "nim-searcher",
        "perft",
        "make and undo",
        "ms to stop",
    ] {
        assert!(table.contains(word), "lacks “{word}”:\n{table}");
    }
    let figures = json_of(&["bench", "--time", "5"]);
    let figures = figures.as_array().expect("a list");
    assert_eq!(figures.len(), table.lines().count());
    for figure in figures {
        let value = figure["value"].as_f64().expect("a number");
        let is_time = figure["unit"]
            .as_str()
            .is_some_and(|unit| unit.starts_with("ms"));
        assert!(value > 0.0 || (is_time && value >= 0.0), "{figure}");
    }
}

#[test]
fn puzzles_are_made_printed_saved_and_checked() {
    let file = folder("puzzles").join("puzzles.txt");
    let name = file.to_str().expect("a name in letters");
    let printed = run(&["puzzles", "--game", "nim", "--count", "10", "--seed", "3"]);
    assert!(printed.status.success());
    let text = stdout(&printed);
    assert!(text.starts_with("fivefold puzzles 1\nnim:"), "{text}");
    let made = run(&[
        "puzzles", "--game", "nim", "--count", "10", "--seed", "3", "--to", name,
    ]);
    assert!(
        made.status.success(),
        "{}",
        String::from_utf8_lossy(&made.stderr)
    );
    let report = stdout(&made);
    for word in ["Nim", "puzzles", "made", " bytes", " s\n"] {
        assert!(report.contains(word), "{word} in {report}");
    }
    assert_eq!(fs::read_to_string(&file).expect("saved"), text);
    // Puzzles of another game join them, in the order of the menu.
    let made = run(&["puzzles", "--game", "corner", "--count", "4", "--to", name]);
    assert!(
        made.status.success(),
        "{}",
        String::from_utf8_lossy(&made.stderr)
    );
    let both = fs::read_to_string(&file).expect("saved");
    assert!(
        both.starts_with(&text) && both.contains("corner:"),
        "{both}"
    );
    let checked = run(&["puzzles", "--check", name, "--json"]);
    assert_eq!(checked.status.code(), Some(0));
    let report: Value = serde_json::from_str(&stdout(&checked)).expect("JSON");
    assert_eq!(report["puzzles"], both.lines().count() - 1, "{report}");
    assert_eq!(report["bytes"], both.len(), "{report}");
    assert_eq!(report["flaws"].as_array().map(Vec::len), Some(0));
    fs::write(&file, both.replace(" only 2 ", " only 3 ")).expect("written");
    let checked = run(&["puzzles", "--check", name]);
    assert_eq!(checked.status.code(), Some(1));
    let told = stdout(&checked);
    assert!(
        told.contains(": depth and tempting moves are 2 and "),
        "{told}"
    );
    assert!(told.contains("of them flawed"), "{told}");
}

#[test]
fn wrong_questions_about_puzzles_are_told() {
    let told = refused(&["puzzles", "--game", "chess"]);
    assert!(
        told.contains("puzzles have nim, corner, northcott, mnk and atoms"),
        "{told}"
    );
    let told = refused(&["puzzles", "--check", "no/such/file"]);
    assert!(told.contains("no/such/file cannot be read"), "{told}");
    let told = refused(&["puzzles", "--check", "Cargo.toml"]);
    assert!(
        told.contains("Cargo.toml: line 1: the text must begin with"),
        "{told}"
    );
    let told = refused(&["puzzles", "--check", "Cargo.toml", "--to", "elsewhere"]);
    assert!(told.contains("cannot be used with"), "{told}");
}
