//! Other programs, and what cargo is told.

use std::env;
use std::fmt::Display;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};
use std::sync::LazyLock;
use std::time::Instant;

/// Says what is done next, with the seconds since the first such sentence.
pub fn say(what: impl Display) {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    println!("{:>5} s  {what}", BEGUN.elapsed().as_secs());
}

/// Runs a command to its end; its output is shown.
///
/// # Errors
/// `trouble`, with what the command came to.
pub fn run(command: &mut Command, trouble: &str) -> Result<(), String> {
    let end = command.status();
    ended(command, trouble, end)
}

/// Runs a command and takes what it prints.
///
/// # Errors
/// `trouble`, with what the command came to and what it said about that.
pub fn output(command: &mut Command, trouble: &str) -> Result<Vec<u8>, String> {
    match command.output() {
        Ok(output) => ended(command, trouble, Ok(output.status))
            .map(|()| output.stdout)
            .map_err(|error| {
                let said = String::from_utf8_lossy(&output.stderr);
                format!("{error}\n{}", said.trim_end())
            }),
        Err(error) => ended(command, trouble, Err(error)).map(|()| Vec::new()),
    }
}

/// What a command came to.
///
/// # Errors
/// `trouble`, with how it ended or why it was not begun.
pub fn ended(command: &Command, trouble: &str, end: io::Result<ExitStatus>) -> Result<(), String> {
    let name = command.get_program().to_string_lossy();
    match end {
        Ok(end) if end.success() => Ok(()),
        Ok(end) => Err(format!("{trouble}: {name} ended with {end}")),
        Err(error) => Err(format!(
            "{trouble}: {name} cannot be run ({error}); {}.",
            remedy(&name)
        )),
    }
}

/// What to do where a program cannot be begun.
fn remedy(name: &str) -> &'static str {
    match name {
        "dpkg-deb" => "install the package dpkg, or leave the .deb out with --only",
        "rpmbuild" => {
            "install the package rpm (Debian) or rpm-build (Fedora), or leave the .rpm out with --only"
        }
        "makensis" => {
            "install the package nsis (Debian) or mingw32-nsis (Fedora), or leave the installer out with --only"
        }
        "md5sum" => "install the package coreutils",
        _ => "it must be installed",
    }
}

/// Cargo: the one that has begun this tool.
#[must_use]
pub fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Where cargo puts what it builds.
#[must_use]
pub fn target_folder() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from)
}

/// What tells the compiler to name a folder by a word. Messages name the files of the sources; where these lay
/// on the machine that built the program concerns nobody.
#[must_use]
pub fn renamed(folder: &Path, word: &str) -> String {
    format!("--remap-path-prefix={}={word}", folder.display())
}

/// The same for the sources of libraries.
#[must_use]
pub fn renamed_libraries() -> Option<String> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(env::home_dir()?.join(".cargo")))?;
    Some(renamed(&home.join("registry").join("src"), "crates"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_is_missing_is_named_with_a_remedy() {
        let told = run(&mut Command::new("makensis-of-nobody"), "no installer").expect_err("none");
        assert!(
            told.starts_with("no installer: makensis-of-nobody cannot be run ("),
            "{told}"
        );
        let missing = Err(io::ErrorKind::NotFound.into());
        let told = ended(&Command::new("rpmbuild"), "no .rpm", missing).expect_err("none");
        assert!(told.contains("install the package rpm"), "{told}");
    }

    #[test]
    fn what_a_program_says_about_its_failure_is_told() {
        let told = output(cargo().arg("--no-such-option"), "no answer").expect_err("none");
        assert!(told.starts_with("no answer: "), "{told}");
        assert!(told.contains("no-such-option"), "{told}");
    }
}
