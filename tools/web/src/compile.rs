//! Calls cargo for the programs of the web version.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use super::memory;
use super::progress::say;

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
            .map(|_| ())
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
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let memory = run(
        Command::new(cargo)
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
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from);
    Ok(target
        .join(TARGET)
        .join(profile)
        .join(format!("{program}.wasm")))
}

/// What the compiler is told besides the profile.
fn flags() -> Vec<String> {
    // Random numbers of dependencies come from the browser.
    let mut flags = vec!["--cfg=getrandom_backend=\"wasm_js\"".to_owned()];
    // Messages of dependencies name their files; where they lay on the machine of whoever builds
    // the web version concerns nobody.
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    if let Some(home) = home.or_else(|| Some(env::home_dir()?.join(".cargo"))) {
        let sources = home.join("registry").join("src");
        flags.push(format!("--remap-path-prefix={}=crates", sources.display()));
    }
    flags
}

/// Runs a command to its end; its output is shown. The most memory that it was seen to take, in MiB.
fn run(command: &mut Command, trouble: &str) -> Result<u64, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    match command.spawn().and_then(memory::wait) {
        Ok((end, memory)) if end.success() => Ok(memory),
        Ok((end, _)) => Err(format!("{trouble}: {name} ended with {end}")),
        Err(error) => Err(format!("{trouble}: {name} cannot be run ({error})")),
    }
}
