//! The program that is packed: building it, and what can be read from its file.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::files::read;
use super::release::Release;
use super::tools::{run, say};

/// A program for Linux.
#[derive(Clone, Debug)]
pub(crate) struct Program {
    /// Its file.
    pub bytes: Vec<u8>,
    /// What it runs on, as Rust and RPM call it.
    pub machine: &'static str,
    /// The same as Debian calls it.
    pub architecture: &'static str,
}

impl Program {
    /// Reads a program.
    pub(crate) fn read(path: &Path) -> Result<Program, String> {
        let bytes = read(path)?;
        let is_elf = bytes.starts_with(b"\x7fELF\x02\x01");
        // EM_X86_64 and EM_AARCH64.
        let (machine, architecture) = match bytes.get(18..20) {
            Some([62, 0]) if is_elf => ("x86_64", "amd64"),
            Some([183, 0]) if is_elf => ("aarch64", "arm64"),
            _ => {
                let path = path.display();
                return Err(format!(
                    "{path} is no program for Linux on x86-64 or 64-bit ARM."
                ));
            }
        };
        Ok(Program {
            bytes,
            machine,
            architecture,
        })
    }

    /// The oldest glibc with which it runs, for example `2.34`: the newest that it asks for.
    pub(crate) fn glibc(&self) -> Option<String> {
        let sign = b"GLIBC_";
        let at = (0..self.bytes.len()).filter(|&at| self.bytes[at..].starts_with(sign));
        let versions = at.filter_map(|at| {
            let rest = self.bytes[at + sign.len()..].iter();
            let digits = rest.take_while(|byte| byte.is_ascii_digit() || **byte == b'.');
            let text: String = digits.map(|&byte| char::from(byte)).collect();
            let numbers: Option<Vec<u32>> = text.split('.').map(|it| it.parse().ok()).collect();
            numbers.map(|numbers| (numbers, text))
        });
        versions.max().map(|(_, text)| text)
    }
}

/// Reads a program for Windows.
pub(crate) fn of_windows(path: &Path) -> Result<Vec<u8>, String> {
    let bytes = read(path)?;
    match bytes.starts_with(b"MZ") {
        true => Ok(bytes),
        false => Err(format!("{} is no program for Windows.", path.display())),
    }
}

/// Builds the program for this machine.
pub(crate) fn build(release: &Release) -> Result<PathBuf, String> {
    say("Building the program. A first time takes a quarter of an hour: it builds the engine.");
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command
        .args(["build", "--locked", "--release", "--bin", "fivefold"])
        .env("CARGO_ENCODED_RUSTFLAGS", flags()?.join("\x1f"));
    if let Some(commit) = &release.commit {
        command.env("FIVEFOLD_COMMIT", commit);
    }
    run(&mut command, "the program cannot be built")?;
    Ok(super::target_folder().join("release/fivefold"))
}

/// Messages name the files of the sources; where these lay on the machine that built the program concerns
/// nobody, and must not change it.
fn flags() -> Result<Vec<String>, String> {
    let here = env::current_dir().map_err(|error| format!("this folder is not known: {error}"))?;
    let mut flags = vec![format!("--remap-path-prefix={}=fivefold", here.display())];
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    if let Some(home) = home.or_else(|| Some(env::home_dir()?.join(".cargo"))) {
        let sources = home.join("registry").join("src");
        flags.push(format!("--remap-path-prefix={}=crates", sources.display()));
    }
    Ok(flags)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_glibc_counts_by_numbers() {
        let of = |text: &str| {
            let program = Program {
                bytes: text.into(),
                machine: "x86_64",
                architecture: "amd64",
            };
            program.glibc()
        };
        let asked = of("\0GLIBC_2.9\0GLIBC_2.34\0GLIBC_2.2.5\0GLIBC_PRIVATE\0");
        assert_eq!(asked.as_deref(), Some("2.34"));
        assert_eq!(of("static"), None);
    }
}
