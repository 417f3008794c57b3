//! The program itself, run as people run it: what it prints, where, and how it ends.
//!
//! The transcripts in `tests/transcripts/commands` hold what is typed behind `fivefold` (`$`), from
//! which file it reads (`<`), what it prints, what it tells on standard error (`!`), and with which
//! code it ends if that is not 0. With the variable `FIVEFOLD_ACCEPT` set they are written anew.

use std::fs;
use std::io::Read;
use std::path::Path;
use std::process::Stdio;

use crate::FIVEFOLD;
use fivefold_support::folder::TestFolder;
use fivefold_support::program::{Ended, assert_contains};
use fivefold_support::transcript::assert_as_in;

/// Checks that the commands of a transcript do what it says.
fn assert_transcript(transcript: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts/commands");
    let path = folder.join(transcript).with_extension("txt");
    let expected = fs::read_to_string(&path).expect("there is such a transcript");
    let mut found = String::new();
    for line in expected.lines() {
        if line.starts_with("# ") {
            found.push_str(&format!("{line}\n"));
        } else if let Some(typed) = line.strip_prefix("$ ") {
            let ended = match typed.split_once(" < ") {
                None => FIVEFOLD.run(typed),
                Some((line, file)) => {
                    let input = fs::read_to_string(folder.join(file)).expect("a file to read");
                    FIVEFOLD.run_on(&input, line)
                }
            };
            found.push_str(&format!("{line}\n{}\n", told(&ended)));
        }
    }
    assert_as_in(&path, &found);
}

/// All that a transcript holds of how a command has ended.
fn told(ended: &Ended) -> String {
    let printed = ended.out.lines().map(timeless);
    let told = ended.told.lines().filter(|line| !is_general(line));
    let told = told.map(|line| format!("! {line}"));
    let code = match ended.code {
        Some(0) => None,
        code => Some(format!("(exit code {})", code.expect("no signal"))),
    };
    let lines: Vec<String> = printed.chain(told).chain(code).collect();
    let lines = lines.iter().map(|line| line.trim_end());
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// What is told about every wrong command line.
fn is_general(line: &str) -> bool {
    line.is_empty() || line.starts_with("Usage: ") || line.starts_with("For more information")
}

/// A line without the time, which is never the same, and without the version.
fn timeless(line: &str) -> String {
    let line = &line.replace(
        concat!("[fivefold:", env!("CARGO_PKG_VERSION"), "]"),
        "[fivefold:V]",
    );
    let seconds = line.trim_start().strip_prefix("\"seconds\": ");
    match seconds.or_else(|| line.strip_prefix("time ")) {
        Some(time) => line.replace(time.trim_matches([' ', ',']), "T"),
        None => line.clone(),
    }
}

#[test]
fn wrong_command_lines_are_refused_with_place_reason_and_remedy() {
    assert_transcript("refused");
}

#[test]
fn saved_games_are_printed_and_written_in_other_formats() {
    assert_transcript("replay");
}

#[test]
fn positions_and_games_of_nim_are_analyzed_and_explained() {
    assert_transcript("analyze");
}

/// The counts of `fivefold perft`, from depth 1 on.
fn counts(id: &str, depth: u32) -> Vec<u64> {
    let ended = FIVEFOLD.run(&format!("perft {id} {depth}"));
    let text = ended.quiet().text();
    let counts = (1..).zip(text.lines().skip(1)).map(|(depth, line)| {
        let count = line.strip_prefix(&format!("depth {depth}: "))?;
        count.parse().ok()
    });
    counts
        .map(|count| count.unwrap_or_else(|| panic!("{text}")))
        .collect()
}

#[test]
fn the_version_is_told() {
    let version = concat!("fivefold ", env!("CARGO_PKG_VERSION"));
    assert_eq!(FIVEFOLD.run("-V").quiet().text(), format!("{version}\n"));
    let told = FIVEFOLD.run("--version").quiet().text();
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines[0], version);
    assert!(lines[1].starts_with("commit: "), "{told}");
    let window = if cfg!(feature = "app") {
        "window, "
    } else {
        ""
    };
    assert_eq!(lines[2..], [format!("with: {window}scripts")]);
}

const COMMANDS: [&str; 10] = [
    "play", "perft", "replay", "brain", "engine", "arena", "analyze", "hint", "solve", "check",
];

#[test]
fn the_help_names_every_command_and_every_game() {
    for flags in ["--help", "-h", "help"] {
        let help = FIVEFOLD.text(flags);
        assert_contains(&help, &COMMANDS);
        assert_contains(&help, &["nim:", "corner:", "northcott:", "mnk:", "atoms:"]);
        let widest = help.lines().map(|line| line.chars().count()).max();
        assert!(
            widest <= Some(100),
            "{widest:?} columns are more than a terminal has"
        );
    }
}

#[test]
fn every_command_has_a_help_of_its_own() {
    for command in COMMANDS {
        let help = FIVEFOLD.text(&format!("{command} --help"));
        assert_contains(&help, &[&format!("fivefold {command}")]);
    }
}

/// Counts from `shared/spec/values.md`: computed independently of this program.
#[test]
fn perft_counts_what_is_known() {
    assert_eq!(counts("atoms:8x8", 3), [64, 4_032, 254_016]);
    assert_eq!(counts("atoms:8x8,chain", 3), [64, 4_032, 254_016]);
    assert_eq!(counts("atoms:3x3", 6), [9, 72, 576, 4_104, 29_304, 187_560]);
    // Tic-tac-toe: 9! / (9 - n)! while nobody can have won; later the games that have ended.
    let lines = counts("mnk:3x3x3", 9);
    assert_eq!(lines[..5], [9, 72, 504, 3_024, 15_120]);
    // 255 168 games altogether, of which 46 080 + 81 792 fill the board (classical).
    assert_eq!(lines[8], 127_872);
}

/// A heap of n has n first moves; with one heap of 3 the games are the compositions of 3.
#[test]
fn perft_counts_what_can_be_counted_by_hand() {
    assert_eq!(counts("nim:3", 9), [3, 3, 1, 0]);
    assert_eq!(counts("nim:3,4,5", 1), [12]);
    assert_eq!(counts("corner:8x8", 1), [14]);
    assert_eq!(counts("corner:8x8,queen", 1), [21]);
    // All O at the left edge: each of three stones may go to ten columns.
    assert_eq!(counts("northcott:3x12", 1), [30]);
}

#[test]
fn no_game_of_three_four_five_lasts_over_twelve_moves() {
    let counts = counts("nim:3,4,5", 1000);
    assert_eq!(counts.len(), 13);
    assert_eq!(
        counts[11], 27_720,
        "12!/(3!·4!·5!) ways to take one piece at a time"
    );
    assert_eq!(counts[12], 0);
}

#[test]
fn perft_counts_from_the_position_that_the_id_names() {
    assert_eq!(counts("nim:3,4,5:0,0,2@2", 2), [2, 1]);
    assert_eq!(counts("nim:3,4,5:0,0,0@2", 2), [0]);
}

#[test]
fn an_empty_argument_is_neither_an_id_nor_a_depth() {
    let told = FIVEFOLD.refused(&["perft", "", "1"]);
    assert_contains(&told, &["character 1: ", "An ID looks like nim:3,4,5"]);
    assert_contains(&FIVEFOLD.refused(&["perft", "nim:3", ""]), &["DEPTH"]);
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_no_text_is_told() {
    use std::os::unix::ffi::OsStrExt;
    let mut command = FIVEFOLD.command("play");
    let ended = Ended::of(command.arg(std::ffi::OsStr::from_bytes(b"nim:\xff\xfe")));
    assert_contains(&ended.refused(2), &["invalid UTF-8"]);
}

/// As in `fivefold perft mnk:22x22x6 5 | head -1`.
#[test]
fn a_reader_that_has_seen_enough_ends_the_count_quietly() {
    let mut child = FIVEFOLD
        .command("perft atoms:8x8 3")
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
    for line in ["", "play nim:3,4,5"] {
        let told = FIVEFOLD.run(line).refused(1);
        assert_contains(&told, &["DISPLAY", "xvfb-run", "README", "fivefold perft"]);
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
        let ended = Ended::of(FIVEFOLD.command("").env(variable, value));
        assert_contains(&ended.refused(1), &[value, "fivefold perft"]);
    }
}

/// A library that the loader refuses stands for one that is not installed.
#[cfg(all(feature = "app", target_os = "linux"))]
#[test]
fn a_library_that_cannot_be_loaded_is_named() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("broken-libraries");
    fs::create_dir_all(&folder).expect("a folder");
    for library in ["libXi.so.6", "libXi.so"] {
        fs::write(folder.join(library), "").expect("an empty file");
    }
    let mut command = FIVEFOLD.command("");
    command
        .env("DISPLAY", ":4177")
        .env("LD_LIBRARY_PATH", &folder);
    assert_contains(&Ended::of(&mut command).refused(1), &["the library lib"]);
}

#[cfg(not(feature = "app"))]
#[test]
fn the_core_alone_says_that_it_has_no_window() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (game, gif) = (folder.join("short.txt"), folder.join("short.gif"));
    fs::write(&game, "nim:2,1 a1 b1").expect("a game for the test");
    let [game, picture] = [&game, &gif].map(|path| path.to_str().expect("a plain path"));
    for line in [
        vec![],
        vec!["play", "nim:3,4,5"],
        vec!["replay", game, "--gif", picture],
    ] {
        let told = FIVEFOLD.run(&line).refused(1);
        assert_contains(&told, &["has no window", "cargo build --release"]);
        assert!(!gif.exists());
    }
}

#[test]
fn a_proof_is_checked_and_a_damaged_one_does_not_hold() {
    let shipped = "assets/proofs/mnk-7x7x4.proof";
    let words = FIVEFOLD.text(&["check", shipped]);
    assert_contains(&words, &["The proof holds: side 1 wins."]);
    let report = FIVEFOLD.json(&["check", shipped]);
    assert_eq!(report["holds"], true);
    assert_eq!(report["id"], "mnk:7x7x4");

    let folder = TestFolder::new();
    let file = folder.join("damaged.proof");
    let mut bytes = fs::read(shipped).expect("the proof");
    let at = bytes.len() / 2;
    bytes[at] ^= 1;
    fs::write(&file, bytes).expect("written");
    let name = file.to_str().expect("a name in letters");
    let damaged = FIVEFOLD.run(&["check", name]);
    assert_eq!(damaged.code, Some(1));
    assert_contains(&damaged.out, &["does not hold: the file is damaged"]);
    assert_contains(&FIVEFOLD.refused("check no/such/file"), &["cannot be read"]);
}

/// A saved game with a variation and comments.
const SAVED: &str = include_str!("../transcripts/commands/games/mnk.txt");

#[test]
fn a_game_is_read_from_the_formats_in_which_it_is_written() {
    let written = |game: &str, line: &str| FIVEFOLD.run_on(game, line).quiet().text();
    let sgf = written(SAVED, "replay - --to sgf");
    assert_contains(
        &written(&sgf, "replay - --to record"),
        &["1. a1 [2.500s] b1 {hm} (1... b2) 2. a2 b2 3. a3"],
    );
    let psq = written("h8i9", "replay - --to psq");
    assert_contains(&written(&psq, "replay -"), &["2. side 2: i9"]);
    let missing = FIVEFOLD.run("replay no-such-file.txt").refused(1);
    assert_contains(
        &missing,
        &["no-such-file.txt cannot be opened: ", "Check the name"],
    );
}

#[test]
fn pictures_take_no_place_that_is_taken() {
    let folder = TestFolder::new();
    let taken = folder.join("taken.gif").display().to_string();
    fs::write(&taken, "a picture").expect("a file for the test");
    let whole = folder.display().to_string();
    for (arguments, reason) in [
        (
            ["--gif", &taken, ""],
            "taken.gif exists already; choose another name",
        ),
        (["--gif", &taken, ""], "--force"),
        (["--png", &whole, ""], "exists already"),
        (["--png", &taken, "--force"], "is a file; choose"),
        (["--gif", &whole, "--force"], "is a folder; choose"),
    ] {
        let mut line = vec!["replay", "-"];
        line.extend(arguments.iter().filter(|argument| !argument.is_empty()));
        let told = FIVEFOLD.run_on(SAVED, &line).refused(1);
        assert_contains(&told, &[reason]);
    }
    assert_eq!(fs::read(&taken).expect("it is there"), b"a picture");
}
