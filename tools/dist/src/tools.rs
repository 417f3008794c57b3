//! Other programs that make packages.

use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;
use std::time::Instant;

use super::files::write;

/// Says what is done next, with the seconds since the first such sentence.
pub(crate) fn say(what: impl Display) {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    println!("{:>5} s  {what}", BEGUN.elapsed().as_secs());
}

/// Runs a command to its end; its output is shown.
pub(crate) fn run(command: &mut Command, trouble: &str) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    match command.status() {
        Ok(end) if end.success() => Ok(()),
        Ok(end) => Err(format!("{trouble}: {name} ended with {end}")),
        Err(error) => Err(lacking(&name, trouble, &error)),
    }
}

/// Runs a command and takes what it prints.
pub(crate) fn output(command: &mut Command, trouble: &str) -> Result<Vec<u8>, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    match command.output() {
        Ok(output) if output.status.success() => Ok(output.stdout),
        Ok(output) => Err(format!(
            "{trouble}: {name} ended with {}\n{}",
            output.status,
            String::from_utf8_lossy(&output.stderr).trim_end()
        )),
        Err(error) => Err(lacking(&name, trouble, &error)),
    }
}

/// What to do where a program cannot be started.
fn lacking(name: &str, trouble: &str, error: &std::io::Error) -> String {
    let remedy = match name {
        "dpkg-deb" => "install the package dpkg, or leave the .deb out with --only",
        "rpmbuild" => {
            "install the package rpm (Debian) or rpm-build (Fedora), or leave the .rpm out with --only"
        }
        "makensis" => {
            "install the package nsis (Debian) or mingw32-nsis (Fedora), or leave the installer out with --only"
        }
        "sha256sum" | "md5sum" => "install the package coreutils",
        _ => "it must be installed",
    };
    format!("{trouble}: {name} cannot be run ({error}); {remedy}.")
}

/// Writes the file with the checksums of the packages.
pub(crate) fn sums(folder: &Path, files: &[PathBuf]) -> Result<(), String> {
    if files.is_empty() {
        return Ok(());
    }
    let names = files.iter().filter_map(|file| file.file_name());
    let sums = output(
        Command::new("sha256sum").args(names).current_dir(folder),
        "the checksums cannot be made",
    )?;
    write(&folder.join("SHA256SUMS"), &sums)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tool_that_is_missing_is_named_with_a_remedy() {
        let told = run(&mut Command::new("makensis-of-nobody"), "no installer").expect_err("none");
        assert!(
            told.starts_with("no installer: makensis-of-nobody cannot be run ("),
            "{told}"
        );
        let error = std::io::ErrorKind::NotFound.into();
        assert!(lacking("rpmbuild", "no .rpm", &error).contains("the package rpm"));
    }
}
