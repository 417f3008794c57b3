//! The program that is packed: building it, and what can be read from its file.

use std::path::{Path, PathBuf, absolute};
use std::process::Command;

use fivefold_build_steps::commands::{cargo, renamed, renamed_libraries, run, say, target_folder};
use fivefold_build_steps::files::read;

use super::release::Release;
use super::windows;

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

/// Builds the program for this machine, or for another system.
pub(crate) fn build(release: &Release, system: Option<&str>) -> Result<PathBuf, String> {
    say("Building the program. A first time takes half an hour: it builds the engine.");
    let mut command = command(release)?;
    let mut folder = target_folder();
    if let Some(system) = system {
        command.args(["--target", system]);
        folder.push(system);
    }
    run(&mut command, "the program cannot be built")?;
    let name = match system {
        Some(windows::TARGET) => windows::PROGRAM,
        _ => "fivefold",
    };
    Ok(folder.join("dist").join(name))
}

/// The command that builds it. Where the sources and what is built lie must not change the program.
fn command(release: &Release) -> Result<Command, String> {
    let whole = |folder: &Path| {
        absolute(folder).map_err(|error| format!("{} cannot be used: {error}", folder.display()))
    };
    // The last one counts that fits: usually what is built lies among the sources.
    let mut flags = vec![
        renamed(&whole(Path::new("."))?, "fivefold"),
        renamed(&whole(&target_folder())?, "built"),
    ];
    flags.extend(renamed_libraries());
    let mut command = cargo();
    command
        .args([
            "build",
            "--locked",
            "--profile",
            "dist",
            "--bin",
            "fivefold",
        ])
        .env("CARGO_ENCODED_RUSTFLAGS", flags.join("\x1f"))
        // The hashes of a library of scripts begin with numbers that are else drawn while it is compiled.
        .env("CONST_RANDOM_SEED", "fivefold");
    if let Some(commit) = &release.commit {
        command.env("FIVEFOLD_COMMIT", commit);
    }
    Ok(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_is_built_whole_and_knows_no_folder_of_this_machine() {
        let release = Release {
            version: "1.2.3".to_owned(),
            commit: Some("0123456789ab".to_owned()),
            time: chrono::DateTime::UNIX_EPOCH,
        };
        let command = command(&release).expect("a command");
        let words: Vec<_> = command.get_args().filter_map(|it| it.to_str()).collect();
        assert_eq!(
            words.join(" "),
            "build --locked --profile dist --bin fivefold"
        );
        let set: std::collections::BTreeMap<_, _> = command
            .get_envs()
            .filter_map(|(key, value)| Some((key.to_str()?, value?.to_str()?)))
            .collect();
        assert_eq!(set.get("FIVEFOLD_COMMIT"), Some(&"0123456789ab"));
        assert!(set.contains_key("CONST_RANDOM_SEED"));
        let flags: Vec<_> = set["CARGO_ENCODED_RUSTFLAGS"].split('\x1f').collect();
        let [sources, built, libraries] = flags[..] else {
            panic!("{flags:?}");
        };
        let here = std::env::current_dir().expect("a folder");
        assert_eq!(sources, renamed(&here, "fivefold"));
        assert!(built.starts_with("--remap-path-prefix=/"), "{built}");
        assert!(built.ends_with("=built"), "{built}");
        assert!(libraries.ends_with("registry/src=crates"), "{libraries}");
    }

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
