//! The package for Fedora and openSUSE, made by rpmbuild.

use std::fs;
use std::path::{Path, PathBuf, absolute};
use std::process::Command;

use fivefold_build_steps::commands::{output, say};
use fivefold_build_steps::files::write;

use super::description;
use super::program::Program;
use super::release::{HOMEPAGE, MAINTAINER, Release};

/// Makes the package of what is laid out in `tree`.
pub(crate) fn package(
    out: &Path,
    release: &Release,
    tree: &Path,
    program: &Program,
) -> Result<PathBuf, String> {
    let machine = program.machine;
    let file = out.join(format!("{}-1.{machine}.rpm", release.name()));
    say(format_args!("Packing {}.", file.display()));
    let trouble = |error: std::io::Error| format!("{} cannot be used: {error}", tree.display());
    let tree = absolute(tree).map_err(trouble)?;
    let top = absolute(out.join("rpm")).map_err(trouble)?;
    let spec = description(
        "rpm/fivefold.spec",
        &[
            ("program", &release.version),
            ("homepage", HOMEPAGE),
            ("maintainer", MAINTAINER),
            ("day", &release.time.format("%a %b %d %Y").to_string()),
            ("tree", &tree.to_string_lossy()),
        ],
    )?;
    let spec_file = top.join("fivefold.spec");
    write(&spec_file, spec.as_bytes())?;
    output(
        Command::new("rpmbuild")
            .args(["-bb", "--target", machine, "--define"])
            .arg(format!("_topdir {}", top.display()))
            .arg(&spec_file)
            .env("SOURCE_DATE_EPOCH", release.time.timestamp().to_string()),
        "the .rpm cannot be packed",
    )?;
    let made = top.join("RPMS").join(machine);
    let made = made.join(file.file_name().unwrap_or_default());
    fs::copy(&made, &file)
        .map_err(|error| format!("{} cannot be taken: {error}", made.display()))?;
    Ok(file)
}
