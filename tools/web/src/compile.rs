//! Calls cargo for the programs of the web version.

use std::path::PathBuf;
use std::process::Command;

use fivefold_build_steps::commands::{cargo, ended, renamed_libraries, run, say, target_folder};

use super::memory;

/// The target of browsers.
const TARGET: &str = "wasm32-unknown-unknown";

/// Which profiles of `Cargo.toml` the programs are built with.
pub(crate) struct Profiles {
    /// Of the game.
    pub game: &'static str,
    /// Of the computer players. Not that of the game: cargo builds everything anew where the flags
    /// of a profile change.
    pub players: &'static str,
}

impl Profiles {
    /// The usual ones, or the quick ones.
    pub(crate) const fn of(quick: bool) -> Profiles {
        if quick {
            Profiles {
                game: "web-quick",
                players: "web-quick-players",
            }
        } else {
            Profiles {
                game: "web",
                players: "web-players",
            }
        }
    }
}

/// Adds the target of browsers to the Rust toolchain where rustup looks after it.
pub(crate) fn target() -> Result<(), String> {
    let has = |output: &str| output.lines().any(|line| line.trim() == TARGET);
    let listed = Command::new("rustup")
        .args(["target", "list", "--installed"])
        .output();
    match listed {
        Ok(output) if has(&String::from_utf8_lossy(&output.stdout)) => Ok(()),
        Ok(_) => {
            say(format_args!(
                "Adding the target {TARGET} to the Rust toolchain."
            ));
            run(
                Command::new("rustup").args(["target", "add", TARGET]),
                "the target of browsers cannot be added",
            )
        }
        // Another way of having Rust may have the target all the same; else cargo says so.
        Err(_) => {
            say(format_args!(
                "There is no rustup here; Rust must have the target {TARGET}."
            ));
            Ok(())
        }
    }
}

/// Builds the game.
pub(crate) fn game(profile: &str) -> Result<PathBuf, String> {
    build(
        "the game, the longest step",
        ("fivefold", "fivefold"),
        profile,
        "app",
        flags(),
    )
}

/// Builds the computer players.
pub(crate) fn players(profile: &str) -> Result<PathBuf, String> {
    build(
        "the computer players",
        ("fivefold-worker", "players"),
        profile,
        "",
        players_flags(),
    )
}

/// Builds the computer players with the interpreter of scripts. Takes the place of [`players`] in
/// the target folder.
pub(crate) fn script_players(profile: &str) -> Result<PathBuf, String> {
    build(
        "the computer players with scripts",
        ("fivefold-worker", "players"),
        profile,
        "scripts",
        players_flags(),
    )
}

/// Builds the readers of files: as small as the game, and of the same crates.
pub(crate) fn readers(profile: &str) -> Result<PathBuf, String> {
    build(
        "the readers of files",
        ("fivefold-readers", "readers"),
        profile,
        "",
        flags(),
    )
}

/// The players can think in slices only without JavaScript's objects among their values.
fn players_flags() -> Vec<String> {
    let mut flags = flags();
    flags.push("-Ctarget-feature=-reference-types".to_owned());
    flags
}

fn build(
    what: &str,
    (package, program): (&str, &str),
    profile: &str,
    features: &str,
    flags: Vec<String>,
) -> Result<PathBuf, String> {
    say(format_args!("Building {what}."));
    let memory = watched(
        cargo()
            .args(["build", "--locked", "--package", package])
            .args(["--target", TARGET, "--profile", profile])
            .args(["--no-default-features", "--features", features])
            .args(["--bin", program])
            .env("CARGO_ENCODED_RUSTFLAGS", flags.join("\x1f")),
        "the program cannot be built",
    )?;
    // Elsewhere than on Linux it is not known.
    if memory > 0 {
        say(format_args!(
            "Built; that took at most {memory} MiB of memory."
        ));
    }
    Ok(target_folder()
        .join(TARGET)
        .join(profile)
        .join(format!("{program}.wasm")))
}

/// What the compiler is told besides the profile.
fn flags() -> Vec<String> {
    // Random numbers of dependencies come from the browser.
    let mut flags = vec!["--cfg=getrandom_backend=\"wasm_js\"".to_owned()];
    flags.extend(renamed_libraries());
    flags
}

/// Runs a command to its end; its output is shown. The most memory that it was seen to take, in MiB.
fn watched(command: &mut Command, trouble: &str) -> Result<u64, String> {
    let (end, memory) = match command.spawn().and_then(memory::wait) {
        Ok((end, memory)) => (Ok(end), memory),
        Err(error) => (Err(error), 0),
    };
    ended(command, trouble, end).map(|()| memory)
}
