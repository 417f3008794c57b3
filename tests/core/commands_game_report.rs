//! `fivefold analyze FILE`: the report of a saved game, run as people run it.

use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::{Value, json};

use fivefold_support::talk::fed;

/// A game of Nim in which the win goes to and fro.
const NIM: &str = "nim:3,4,5 a2 b1 b1 c2 b1 c1 a1 c1 b1 c1";

fn analyze(text: &str, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fivefold"));
    command.args(["analyze", "-"]).args(arguments);
    fed(&mut command, text)
}

fn printed(text: &str, arguments: &[&str]) -> String {
    let output = analyze(text, arguments);
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{arguments:?}: {told}");
    assert_eq!(
        told, "",
        "nobody watches, so nothing is told on standard error"
    );
    String::from_utf8(output.stdout).expect("text")
}

fn refused(text: &str, arguments: &[&str]) -> String {
    let output = analyze(text, arguments);
    let told = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {told}");
    assert_eq!(output.stdout, b"", "{arguments:?}");
    assert!(!told.contains("panicked"), "{told}");
    told
}

/// A file in the folder of this test run.
fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("game_report");
    std::fs::create_dir_all(&folder).expect("a folder for tests");
    folder.join(name)
}

#[test]
fn every_move_of_a_game_of_nim_is_judged_in_words() {
    assert_eq!(
        printed(NIM, &[]),
        "nim:3,4,5:3,4,5@1
side 1: person, side 2: person
ply  side  move    evaluation  judgement   best
  0                1 wins
  1  1     a2!     1 wins      only
  2  2     b1      1 wins      good
  3  1     b1??    2 wins      blunder     c3
  4  2     c2!     2 wins      only
  5  1     b1      2 wins      good
  6  2     c1??    1 wins      blunder     c3
  7  1     a1??    2 wins      blunder     c2
  8  2     c1!     2 wins      only
  9  1     b1      2 wins      good
 10  2     c1      2 wins      best
the game turned at ply 3, 6, 7
side 1: blunders 2, mistakes 0, inaccuracies 0
side 2: blunders 1, mistakes 0, inaccuracies 0
"
    );
}

#[test]
fn the_report_as_json_has_the_same_facts() {
    let text = printed(NIM, &["--json"]);
    let report: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(report["turning_points"], json!([3, 6, 7]));
    let ply = &report["plies"][3];
    assert_eq!(ply["judgement"], "blunder");
    assert_eq!(ply["judgement_proven"], true);
    assert_eq!(ply["evaluation"], -1_000);
    assert_eq!(report["plies"][2]["best"], json!(["c3"]));
}

#[test]
fn the_game_is_saved_with_its_report_and_read_again() {
    let saved = file("nim.txt");
    let path = saved.to_str().expect("a path in UTF-8");
    let before = printed(NIM, &["--to", path]);
    let text = std::fs::read_to_string(&saved).expect("it was saved");
    assert!(text.starts_with("fivefold 1\n"), "{text}");
    assert!(
        text.contains("[first wins; 0 nodes; only a2] 1. a2"),
        "{text}"
    );
    assert!(text.contains("computer: plays"), "{text}");
    assert_eq!(printed(&text, &[]), before);
}

#[test]
fn more_nodes_are_spent_where_they_are_asked_for() {
    let game = "mnk:9x9x5 e5 e6 d5";
    let saved = file("lines.txt");
    let path = saved.to_str().expect("a path in UTF-8");
    printed(game, &["--nodes", "300", "--to", path]);
    let few = std::fs::read_to_string(&saved).expect("it was saved");
    printed(&few, &["--nodes", "3000", "--to", path]);
    let more = std::fs::read_to_string(&saved).expect("it was saved");
    let most = |text: &str| {
        let words = text.split(['[', ']', ';']).map(str::trim);
        let nodes = words.filter_map(|part| part.strip_suffix(" nodes")?.parse::<u64>().ok());
        nodes.max().expect("a finding")
    };
    assert!(most(&few) <= 300 && most(&more) > 1_000, "{few}\n{more}");
}

#[test]
fn what_cannot_be_done_is_told() {
    assert!(refused(NIM, &["--all"]).contains("--all is for a position"));
    assert!(refused("mnk:15x15x5 h8", &["--to", "game.sgf"]).contains("lose the report"));
    assert!(refused("nim:3,4,5 z9", &[]).contains("z9"));
    let none = Command::new(env!("CARGO_BIN_EXE_fivefold"))
        .args(["analyze", "no/such/file.txt"])
        .output()
        .expect("the program starts");
    let told = String::from_utf8(none.stderr).expect("text");
    assert_eq!(none.status.code(), Some(2));
    assert!(told.contains("there is no such file"), "{told}");
    let position = Command::new(env!("CARGO_BIN_EXE_fivefold"))
        .args(["analyze", "nim:3,4,5", "--to", "x.txt"])
        .output()
        .expect("the program starts");
    let told = String::from_utf8(position.stderr).expect("text");
    assert!(told.contains("--to is for a saved game"), "{told}");
}
