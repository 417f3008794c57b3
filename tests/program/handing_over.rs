//! A file that is opened while a window is open goes to that window. Skipped, with the reason printed,
//! where there is no virtual display (Debian: xvfb).
#![cfg(target_os = "linux")]

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::window::{Screen, cannot_draw, watch_and_end};
use fivefold_support::program::{Ended, Program};

const GAME: &str = "Piskvorky 15x15, 11:11, 0\n8,8,1\n9,9,1\na\nb\n0\n";

#[test]
fn a_second_copy_hands_its_file_over_and_leaves() {
    let Some(mut screen) = Screen::open() else {
        return;
    };
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("handing-over");
    fs::create_dir_all(&folder).expect("a folder for the test");
    let file = folder.join("game.psq");
    fs::write(&file, GAME).expect("room");
    let state = folder.to_str().expect("a name in UTF-8").to_owned();
    let program = screen.fivefold(&[("XDG_STATE_HOME", &state)]);
    let mut second = None;
    let (_, told, had_ended) = watch_and_end(&mut screen, program, |screen, program| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_fivefold"));
        let ended = screen
            .display
            .show(&mut command)
            .arg(&file)
            .env("XDG_STATE_HOME", &state)
            .stdin(Stdio::null())
            .output();
        second = Some(ended.expect("the program starts"));
        assert!(
            program.try_wait().expect("it is ours").is_none(),
            "the first stays"
        );
        program.kill().expect("it is there");
    });
    if cannot_draw(had_ended, &told) {
        return;
    }
    assert!(!had_ended, "it ended by itself:\n{told}");
    let second = second.expect("it was started");
    let told = String::from_utf8_lossy(&second.stderr);
    assert_eq!(second.status.code(), Some(0), "{told}");
    assert_eq!(told, "");
}

#[test]
fn a_file_that_is_not_there_is_told_where_it_was_typed() {
    let program = Program(env!("CARGO_BIN_EXE_fivefold"));
    for line in ["gone.sgf", "/nowhere/gone.psq", "./gone.sgf other.sgf"] {
        let Ended {
            code, told, out, ..
        } = program.run(line);
        assert_ne!(code, Some(0), "{line}: {out}");
        assert!(told.contains("gone"), "{line}: {told}");
        assert!(!told.contains("subcommand"), "{line}: {told}");
    }
}
