//! The program itself, run as people run it: what it prints, where, and how it ends.

use std::io::Read;
use std::process::{Command, Output, Stdio};

/// The program with these arguments, without any display.
fn fivefold(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fivefold"));
    command
        .args(arguments)
        .stdin(Stdio::null())
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET");
    command
}

fn run(arguments: &[&str]) -> Output {
    fivefold(arguments).output().expect("the program starts")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}

/// A mistake is told on standard error only, in words, with exit code 2.
fn refused(arguments: &[&str]) -> String {
    let output = run(arguments);
    let told = stderr(&output);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {told}");
    assert_eq!(stdout(&output), "", "{arguments:?}");
    assert_no_crash(&told);
    told
}

fn assert_no_crash(told: &str) {
    for word in ["panicked", "RUST_BACKTRACE", "stack backtrace", "src/"] {
        assert!(!told.contains(word), "{told}");
    }
}

/// The counts of `fivefold perft`, from depth 1 on.
fn counts(id: &str, depth: &str) -> Vec<u64> {
    let output = run(&["perft", id, depth]);
    assert!(output.status.success(), "{id}: {}", stderr(&output));
    assert_eq!(stderr(&output), "");
    let text = stdout(&output);
    let lines = text.lines().skip(1);
    (1..)
        .zip(lines)
        .map(|(depth, line)| {
            let count = line.strip_prefix(&format!("depth {depth}: "));
            count
                .and_then(|count| count.parse().ok())
                .unwrap_or_else(|| panic!("{id}: {line}"))
        })
        .collect()
}

#[test]
fn the_version_is_told() {
    for flag in ["--version", "-V"] {
        let output = run(&[flag]);
        assert!(output.status.success());
        assert_eq!(stdout(&output), "fivefold 0.1.0\n");
        assert_eq!(stderr(&output), "");
    }
}

#[test]
fn the_help_names_every_command_and_every_game() {
    for flags in [["--help"].as_slice(), &["-h"], &["help"]] {
        let output = run(flags);
        assert!(output.status.success());
        let help = stdout(&output);
        for word in [
            "play",
            "perft",
            "replay",
            "brain",
            "engine",
            "arena",
            "analyze",
            "hint",
            "solve",
            "check",
            "nim:",
            "corner:",
            "northcott:",
            "mnk:",
            "atoms:",
        ] {
            assert!(help.contains(word), "{flags:?} lacks {word}:\n{help}");
        }
        let widest = help.lines().map(|line| line.chars().count()).max();
        assert!(
            widest <= Some(100),
            "{widest:?} columns are more than a terminal has"
        );
    }
}

#[test]
fn every_command_has_a_help_of_its_own() {
    for command in [
        "play", "perft", "arena", "analyze", "hint", "solve", "check", "replay", "brain", "engine",
    ] {
        let output = run(&[command, "--help"]);
        assert!(output.status.success(), "{command}");
        assert!(
            stdout(&output).contains(&format!("fivefold {command}")),
            "{command}"
        );
    }
}

/// Counts from `shared/spec/values.md`: computed independently of this program.
#[test]
fn perft_counts_what_is_known() {
    assert_eq!(counts("atoms:8x8", "3"), [64, 4_032, 254_016]);
    assert_eq!(counts("atoms:8x8,chain", "3"), [64, 4_032, 254_016]);
    assert_eq!(
        counts("atoms:3x3", "6"),
        [9, 72, 576, 4_104, 29_304, 187_560]
    );
    // Tic-tac-toe: 9! / (9 - n)! while nobody can have won; later the games that have ended.
    let lines = counts("mnk:3x3x3", "9");
    assert_eq!(lines[..5], [9, 72, 504, 3_024, 15_120]);
    // 255 168 games altogether, of which 46 080 + 81 792 fill the board (classical).
    assert_eq!(lines[8], 127_872);
}

/// A heap of n has n first moves; with one heap of 3 the games are the compositions of 3.
#[test]
fn perft_counts_what_can_be_counted_by_hand() {
    assert_eq!(counts("nim:3", "9"), [3, 3, 1, 0]);
    assert_eq!(counts("nim:3,4,5", "1"), [12]);
    assert_eq!(counts("corner:8x8", "1"), [14]);
    assert_eq!(counts("corner:8x8,queen", "1"), [21]);
    // All O at the left edge: each of three stones may go to ten columns.
    assert_eq!(counts("northcott:3x12", "1"), [30]);
}

#[test]
fn no_game_of_three_four_five_lasts_over_twelve_moves() {
    let counts = counts("nim:3,4,5", "1000");
    assert_eq!(counts.len(), 13);
    assert_eq!(
        counts[11], 27_720,
        "12!/(3!·4!·5!) ways to take one piece at a time"
    );
    assert_eq!(counts[12], 0);
}

#[test]
fn perft_counts_from_the_position_that_the_id_names() {
    assert_eq!(counts("nim:3,4,5:0,0,2@2", "2"), [2, 1]);
    assert_eq!(counts("nim:3,4,5:0,0,0@2", "2"), [0]);
}

#[test]
fn perft_says_what_it_counts() {
    let output = run(&["perft", "nim:3,4,5#7", "0"]);
    assert_eq!(stdout(&output), "nim:3,4,5:3,4,5@1\ndepth 0: 1\n");
}

#[test]
fn a_wrong_id_is_told_with_place_reason_and_remedy() {
    for (id, place, reason) in [
        ("nmi:3,4,5", "character 1: ", "(did you mean nim?)"),
        (
            "chess",
            "character 1: ",
            "one of nim, corner, northcott, mnk, atoms is expected",
        ),
        (
            "nim:3,x,5",
            "character 7: ",
            "a whole number from 0 to 15 is expected",
        ),
        (
            "mnk:3x3x9",
            "character 9: ",
            "a whole number from 3 to 6 is expected",
        ),
        ("atoms:99x8", "character 7: ", "a whole number from"),
        (
            "mnk:3x3x3:3/3/3@3",
            "character 17: ",
            "the side to move (1 or 2) is expected",
        ),
        (
            "nim:3,4,5#x",
            "character 11: ",
            "a whole number from 0 to 18446744073709551615",
        ),
        ("", "character 1: ", "is expected"),
    ] {
        for command in [["perft", id, "1"].as_slice(), &["play", id]] {
            let told = refused(command);
            for words in [place, reason, "An ID looks like nim:3,4,5"] {
                assert!(told.contains(words), "{command:?} lacks “{words}”:\n{told}");
            }
        }
    }
}

#[test]
fn a_wrong_depth_is_told_with_its_range() {
    for depth in [
        "-1",
        "1001",
        "4294967296",
        "99999999999999999999999",
        "two",
        "1.5",
        "",
    ] {
        let told = refused(&["perft", "nim:3,4,5", depth]);
        assert!(
            told.contains("DEPTH") || told.contains("unexpected argument"),
            "{depth}: {told}"
        );
    }
    assert!(refused(&["perft", "nim:3,4,5", "1001"]).contains("0..=1000"));
}

#[test]
fn unknown_and_incomplete_commands_are_told() {
    assert!(
        refused(&["plya", "nim:3,4,5"]).contains("'play'"),
        "the nearest command is named"
    );
    assert!(refused(&["tournament"]).contains("unrecognized subcommand 'tournament'"));
    assert!(refused(&["arena"]).contains("<ID>"));
    assert!(refused(&["--verison"]).contains("'--version'"));
    assert!(refused(&["play"]).contains("<ID>"));
    assert!(refused(&["perft", "nim:3,4,5"]).contains("<DEPTH>"));
    assert!(refused(&["perft", "nim:3,4,5", "1", "2"]).contains("'2'"));
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_no_text_is_told() {
    use std::os::unix::ffi::OsStrExt;
    let output = fivefold(&["play"])
        .arg(std::ffi::OsStr::from_bytes(b"nim:\xff\xfe"))
        .output()
        .expect("the program starts");
    assert_eq!(output.status.code(), Some(2));
    assert_no_crash(&stderr(&output));
}

/// As in `fivefold perft mnk:22x22x6 5 | head -1`.
#[test]
fn a_reader_that_has_seen_enough_ends_the_count_quietly() {
    let mut child = fivefold(&["perft", "atoms:8x8", "3"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let mut told = String::new();
    child
        .stderr
        .take()
        .expect("piped")
        .read_to_string(&mut told)
        .expect("text");
    assert!(child.wait().expect("it ends").success());
    assert_eq!(told, "");
}

/// Without a display the game cannot open its window, but says what to do about it.
#[cfg(all(feature = "app", target_os = "linux"))]
#[test]
fn without_a_display_the_program_says_what_is_missing() {
    for arguments in [[].as_slice(), &["play", "nim:3,4,5"]] {
        let output = run(arguments);
        let told = stderr(&output);
        assert_eq!(output.status.code(), Some(1), "{told}");
        assert_eq!(stdout(&output), "");
        assert_no_crash(&told);
        for words in ["DISPLAY", "xvfb-run", "README", "fivefold perft"] {
            assert!(told.contains(words), "lacks “{words}”:\n{told}");
        }
    }
}

/// A display that is named but does not answer is as good as none.
#[cfg(all(feature = "app", target_os = "linux"))]
#[test]
fn a_display_that_does_not_answer_is_named() {
    for (variable, value) in [
        ("DISPLAY", ":4177"),
        ("DISPLAY", "nonsense"),
        ("WAYLAND_DISPLAY", "no-such-wayland-socket"),
        ("WAYLAND_DISPLAY", "/nowhere/wayland-9"),
    ] {
        let output = fivefold(&[])
            .env(variable, value)
            .output()
            .expect("the program starts");
        let told = stderr(&output);
        assert_eq!(output.status.code(), Some(1), "{value}: {told}");
        assert_no_crash(&told);
        assert!(
            told.contains(value) && told.contains("fivefold perft"),
            "{value}: {told}"
        );
    }
}

/// A library that the loader refuses stands for one that is not installed.
#[cfg(all(feature = "app", target_os = "linux"))]
#[test]
fn a_library_that_cannot_be_loaded_is_named() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("broken-libraries");
    std::fs::create_dir_all(&folder).expect("a folder");
    for library in ["libXi.so.6", "libXi.so"] {
        std::fs::write(folder.join(library), "").expect("an empty file");
    }
    let output = fivefold(&[])
        .env("DISPLAY", ":4177")
        .env("LD_LIBRARY_PATH", &folder)
        .output()
        .expect("the program starts");
    let told = stderr(&output);
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert_no_crash(&told);
    assert!(told.contains("the library lib"), "{told}");
}

#[cfg(not(feature = "app"))]
#[test]
fn the_core_alone_says_that_it_has_no_window() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (game, gif) = (folder.join("short.txt"), folder.join("short.gif"));
    std::fs::write(&game, "nim:2,1 a1 b1").expect("a game for the test");
    let [game, picture] = [&game, &gif].map(|path| path.to_str().expect("a plain path"));
    for arguments in [
        [].as_slice(),
        &["play", "nim:3,4,5"],
        &["replay", game, "--gif", picture],
    ] {
        let output = run(arguments);
        let told = stderr(&output);
        assert_eq!(output.status.code(), Some(1), "{told}");
        assert_eq!(stdout(&output), "");
        assert_no_crash(&told);
        assert!(
            told.contains("has no window") && told.contains("cargo build --release"),
            "{told}"
        );
        assert!(!gif.exists());
    }
}

#[test]
fn a_proof_is_checked_and_a_damaged_one_does_not_hold() {
    let shipped = "assets/proofs/mnk-7x7x4.proof";
    let checked = run(&["check", shipped]);
    assert_eq!(checked.status.code(), Some(0));
    assert!(stdout(&checked).contains("The proof holds: side 1 wins."));
    let report = run(&["check", shipped, "--json"]);
    let report: serde_json::Value = serde_json::from_slice(&report.stdout).expect("JSON");
    assert_eq!(report["holds"], true);
    assert_eq!(report["id"], "mnk:7x7x4");

    let folder = crate::storage::Folder::new();
    let file = folder.0.join("damaged.proof");
    let mut bytes = std::fs::read(shipped).expect("the proof");
    let at = bytes.len() / 2;
    bytes[at] ^= 1;
    std::fs::write(&file, bytes).expect("written");
    let name = file.to_str().expect("a name in letters");
    let damaged = run(&["check", name]);
    assert_eq!(damaged.status.code(), Some(1));
    assert!(stdout(&damaged).contains("does not hold: the file is damaged"));
    assert!(refused(&["check", "no/such/file"]).contains("cannot be read"));
}
