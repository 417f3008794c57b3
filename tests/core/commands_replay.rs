//! `fivefold replay`, run as people run it.

use std::process::{Command, Output};

use fivefold_support::talk::fed;

const SAVED: &str = "fivefold 1
plan: mnk:3x3x3:3/3/3@1
seats: person boora-06
begins: as-placed
seed: 42
game: 0
start: mnk:3x3x3:3/3/3@1
computer: plays
result: first
moves:
{a quick one} 1. a1 [2.5s] b1 {hm} (1... b2) 2. a2 b2 3. a3
";

/// The program reads this text as a file.
fn replay(text: &str, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fivefold"));
    command.args(["replay", "-"]).args(arguments);
    fed(&mut command, text)
}

fn printed(text: &str, arguments: &[&str]) -> String {
    let output = replay(text, arguments);
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{arguments:?}: {told}");
    assert_eq!(told, "");
    String::from_utf8(output.stdout).expect("text")
}

fn refused(text: &str, arguments: &[&str], code: i32) -> String {
    let output = replay(text, arguments);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}");
    assert_eq!(output.stdout, b"", "{arguments:?}");
    let told = String::from_utf8(output.stderr).expect("text");
    assert!(!told.contains("panicked"), "{told}");
    told
}

#[test]
fn a_saved_game_is_printed_move_by_move() {
    assert_eq!(
        printed(SAVED, &[]),
        "mnk:3x3x3:3/3/3@1
side 1: person, side 2: boora-06
   a quick one
1. side 1: a1 in 2.500 s  mnk:3x3x3:3/3/O2@2
2. side 2: b1  mnk:3x3x3:3/3/oX1@1
   hm
3. side 1: a2  mnk:3x3x3:3/O2/ox1@2
4. side 2: b2  mnk:3x3x3:3/oX1/ox1@1
5. side 1: a3  mnk:3x3x3:O2/ox1/ox1@2
moves: 5, side 1 wins
moves of variations: 1; --to record shows them
"
    );
}

#[test]
fn one_ply_can_be_asked_for() {
    let fourth = printed(SAVED, &["--ply", "4"]);
    assert_eq!(
        fourth.lines().last(),
        Some("4. side 2: b2  mnk:3x3x3:3/oX1/ox1@1")
    );
    assert_eq!(fourth.lines().count(), 3);
    assert!(printed(SAVED, &["--ply", "0"]).contains("0. the start"));
    let told = refused(SAVED, &["--ply", "6"], 1);
    assert!(
        told.contains("the game has 5 moves; choose --ply from 0 to 5"),
        "{told}"
    );
}

#[test]
fn a_game_is_printed_as_json() {
    let game: serde_json::Value = serde_json::from_str(&printed(SAVED, &["--json"])).expect("JSON");
    assert_eq!(game["game"], "mnk:3x3x3");
    assert_eq!(game["winner"], 1);
    assert_eq!(game["seats"][1], "boora-06");
    assert_eq!(game["moves_of_variations"], 1);
    assert_eq!(game["plies"].as_array().map(Vec::len), Some(6));
    assert_eq!(game["plies"][1]["time_ms"], 2_500);
    assert_eq!(game["plies"][2]["comment"], "hm");
    assert_eq!(game["plies"][5]["position"], "mnk:3x3x3:O2/ox1/ox1@2");
    let one = printed(SAVED, &["--json", "--ply", "3"]);
    let one: serde_json::Value = serde_json::from_str(&one).expect("JSON");
    assert_eq!(one["plies"][0]["move"], "a2");
    assert_eq!(one["plies"].as_array().map(Vec::len), Some(1));
    assert_eq!(one["moves"], 5);
}

#[test]
fn a_game_is_written_in_other_formats_and_read_from_them() {
    assert_eq!(printed(SAVED, &["--to", "moves"]), "mnk:3x3x3 a1b1a2b2a3\n");
    let sgf = printed(SAVED, &["--to", "sgf"]);
    assert!(sgf.contains("C[hm]") && sgf.contains("RE[B+]"), "{sgf}");
    let back = printed(&sgf, &["--to", "record"]);
    assert!(
        back.contains("1. a1 [2.500s] b1 {hm} (1... b2) 2. a2 b2 3. a3"),
        "{back}"
    );
    let psq = printed("h8i9", &["--to", "psq"]);
    assert!(
        psq.starts_with("Piskvorky 15x15, 0:0, 0\n8,8,0\n9,7,0\n"),
        "{psq}"
    );
    assert!(printed(&psq, &[]).contains("2. side 2: i9"));
    assert!(printed("h1", &["--rows-from-top"]).contains("1. side 1: h15"));
}

#[test]
fn pictures_that_cannot_be_made_are_refused_before_anything_is_drawn() {
    let folder = std::env::temp_dir().join(format!("fivefold-order-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    let place = |name: &str| folder.join(name).display().to_string();
    let (gif, taken, inner) = (place("new.gif"), place("taken.gif"), place("taken"));
    std::fs::write(&taken, "a picture").expect("a file for the test");
    let whole = folder.display().to_string();

    let told = refused(SAVED, &["--gif", &taken], 1);
    assert!(
        told.contains("taken.gif exists already; choose another name"),
        "{told}"
    );
    assert!(told.contains("--force"), "{told}");
    let told = refused(SAVED, &["--png", &whole], 1);
    assert!(told.contains("exists already"), "{told}");
    assert!(refused(SAVED, &["--png", &taken, "--force"], 1).contains("is a file; choose"));
    assert!(refused(SAVED, &["--gif", &whole, "--force"], 1).contains("is a folder; choose"));
    assert_eq!(std::fs::read(&taken).expect("it is there"), b"a picture");

    for range in [["--from", "6"], ["--until", "6"]] {
        let told = refused(SAVED, &["--gif", &gif, range[0], range[1]], 1);
        assert!(
            told.contains("the game has 5 moves; choose --from and --until"),
            "{told}"
        );
    }
    refused(SAVED, &["--png", &inner, "--from", "3", "--until", "2"], 1);
    refused(SAVED, &["--gif", &gif, "--from", "18446744073709551615"], 1);
    assert!(refused("no game", &["--gif", &gif], 1).contains("standard input: "));

    let sizes = ["0x0", "63x480", "480x4096", "480", "wide"];
    for size in sizes {
        let told = refused(SAVED, &["--gif", &gif, "--size", size], 2);
        assert!(
            told.contains("from 64 to 2048 pixels, for example 480x480"),
            "{told}"
        );
    }
    assert!(refused(SAVED, &["--gif", &gif, "--delay", "5"], 2).contains("20..=60000"));
    assert!(refused(SAVED, &["--gif", &gif, "--frames", "all"], 2).contains("waves, motion"));
    for alone in [
        ["--size", "480x480"],
        ["--frames", "waves"],
        ["--from", "1"],
        ["--delay", "50"],
    ] {
        refused(SAVED, &alone, 2);
    }
    assert!(refused(SAVED, &["--gif", &gif, "--to", "sgf"], 2).contains("cannot be used with"));
    assert!(refused(SAVED, &["--gif", &gif, "--png", &inner], 2).contains("cannot be used with"));
    assert!(!folder.join("new.gif").exists() && !folder.join("taken").exists());
    std::fs::remove_dir_all(&folder).expect("it was made here");
}

#[test]
fn what_cannot_be_shown_is_told() {
    assert!(refused("fivefold 5\n", &[], 1).contains("standard input: a later version"));
    assert!(
        refused("h8h8", &[], 1).contains("line 1, column 3: move 2, “h8”: That place is taken")
    );
    assert!(refused(SAVED, &["--to", "psq"], 1).contains("Piskvork knows only lines of five"));
    assert!(refused(SAVED, &["--to", "pgn"], 2).contains("record, sgf, psq, moves"));
    assert!(refused(SAVED, &["--to", "sgf", "--json"], 2).contains("cannot be used with"));
    let missing = Command::new(env!("CARGO_BIN_EXE_fivefold"))
        .args(["replay", "no-such-file.txt"])
        .output()
        .expect("the program starts");
    assert_eq!(missing.status.code(), Some(1));
    let told = String::from_utf8(missing.stderr).expect("text");
    assert!(
        told.contains("no-such-file.txt cannot be opened: "),
        "{told}"
    );
    assert!(told.contains("Check the name"), "{told}");
}
