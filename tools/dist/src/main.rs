//! `cargo dist`: makes the packages of fivefold.
//!
//! ```text
//! target/cargo-dist/
//!   fivefold-VERSION-linux-x86_64.tar.gz       runs from any folder
//!   fivefold_VERSION_amd64.deb                 Debian, Ubuntu
//!   fivefold-VERSION-1.x86_64.rpm              Fedora, openSUSE
//!   fivefold-VERSION-web.zip                   for any static host
//!   fivefold-VERSION-windows-x86_64.zip        runs from any folder
//!   fivefold-VERSION-windows-x86_64-setup.exe  the installer
//!   fivefold-VERSION-macos-aarch64.zip         an app for macOS
//!   SHA256SUMS
//!   tree/                                    laid out as below /usr
//! ```
//!
//! What a package holds stands once, in `contents`; what describes it lies in the folder `packaging`. The
//! same program and sources give the same bytes, wherever and whenever.

mod archive;
mod contents;
mod debian;
mod layout;
mod licences;
mod mac_os;
mod manual;
mod options;
mod program;
mod release;
mod rpm;
mod windows;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use clap::Parser as _;
use fivefold_build_steps::commands::{output, say};
use fivefold_build_steps::files::{filled, size, write};
use options::{Kind, Options};
use program::Program;
use release::Release;

fn main() -> ExitCode {
    match make(&Options::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn make(options: &Options) -> Result<(), String> {
    let release = Release::of_these_sources()?;
    let kinds = options.kinds();
    let mut made = Vec::new();
    let are_made = |these: &[Kind]| these.iter().any(|kind| kinds.contains(kind));
    if are_made(&[Kind::Libraries]) {
        licences::write_list()?;
    }
    if are_made(&Kind::OF_LINUX) {
        made.extend(for_linux(options, &release)?);
    }
    if are_made(&Kind::OF_WINDOWS) {
        made.extend(for_windows(options, &release)?);
    }
    if are_made(&[Kind::App]) {
        made.push(for_mac_os(options, &release)?);
    }
    if are_made(&[Kind::Web]) {
        let site = options.site.as_ref().ok_or(
            "The web version is packed from the folder that --site names; `cargo web --build-only` makes it.",
        )?;
        let file = options.out.join(format!("{}-web.zip", release.name()));
        let items = contents::web(site)?;
        made.push(pack(file, || archive::zip(&items, None, release.time))?);
    }
    sums(&options.out, &made)?;
    for file in &made {
        println!("{:>11} bytes  {}", size(file)?, file.display());
    }
    Ok(())
}

fn for_linux(options: &Options, release: &Release) -> Result<Vec<PathBuf>, String> {
    let path = match &options.program {
        Some(path) => path.clone(),
        None => program::build(release, None)?,
    };
    let program = Program::read(&path)?;
    let items = contents::with_program(release, "fivefold", &program.bytes, licences::LINUX)?;
    let tree = options.out.join("tree");
    say(format_args!("Laying out {}.", tree.display()));
    layout::lay_out(&tree, &items, contents::installed)?;
    let mut made = Vec::new();
    for kind in options.kinds() {
        made.push(match kind {
            Kind::Portable => {
                let name = format!("{}-linux-{}", release.name(), program.machine);
                let file = options.out.join(format!("{name}.tar.gz"));
                pack(file, || archive::tar_gz(&items, &name, release.time))?
            }
            Kind::Deb => debian::package(&options.out, release, &items, &program)?,
            Kind::Rpm => rpm::package(&options.out, release, &tree, &program)?,
            _ => continue,
        });
    }
    Ok(made)
}

fn for_windows(options: &Options, release: &Release) -> Result<Vec<PathBuf>, String> {
    let path = match &options.windows {
        Some(path) => path.clone(),
        None => program::build(release, Some(windows::TARGET))?,
    };
    let program = program::of_windows(&path)?;
    let mut items = contents::with_program(release, windows::PROGRAM, &program, licences::WINDOWS)?;
    items.retain(contents::is_for_every_system);
    let name = format!("{}-windows-x86_64", release.name());
    let mut made = Vec::new();
    if options.kinds().contains(&Kind::Zip) {
        let file = options.out.join(format!("{name}.zip"));
        made.push(pack(file, || {
            archive::zip(&items, Some(&name), release.time)
        })?);
    }
    if options.kinds().contains(&Kind::Installer) {
        let file = options.out.join(format!("{name}-setup.exe"));
        windows::installer(&file, &options.out.join("windows"), release, &items)?;
        made.push(file);
    }
    Ok(made)
}

fn for_mac_os(options: &Options, release: &Release) -> Result<PathBuf, String> {
    let path = match &options.mac {
        Some(path) => path.clone(),
        None if cfg!(target_os = "macos") => program::build(release, None)?,
        None => return Err("The app for macOS is made of the program that --mac names.".to_owned()),
    };
    let program = mac_os::Program::read(&path)?;
    let items = contents::with_program(release, mac_os::PROGRAM, &program.bytes, licences::MAC_OS)?;
    let items = mac_os::bundle(release, &program, items)?;
    let name = format!("{}-macos-{}.zip", release.name(), program.machine);
    pack(options.out.join(name), || {
        archive::zip(&items, Some(mac_os::FOLDER), release.time)
    })
}

/// Writes an archive.
fn pack(file: PathBuf, archive: impl Fn() -> Result<Vec<u8>, String>) -> Result<PathBuf, String> {
    say(format_args!("Packing {}.", file.display()));
    write(&file, &archive()?)?;
    Ok(file)
}

/// A description from the folder `packaging`, with its words in braces filled in.
fn description(path: &str, words: &[(&str, &str)]) -> Result<String, String> {
    filled(&Path::new("packaging").join(path), words)
}

/// Writes the file with the checksums of the packages.
fn sums(folder: &Path, files: &[PathBuf]) -> Result<(), String> {
    if files.is_empty() {
        return Ok(());
    }
    // macOS has only this one, and not everywhere else has it.
    let (program, words): (_, &[_]) = match cfg!(target_os = "macos") {
        true => ("shasum", &["-a", "256"]),
        false => ("sha256sum", &[]),
    };
    let names = files.iter().filter_map(|file| file.file_name());
    let sums = output(
        Command::new(program)
            .args(words)
            .args(names)
            .current_dir(folder),
        "the checksums cannot be made",
    )?;
    write(&folder.join("SHA256SUMS"), &sums)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    /// A text of the sources.
    pub(crate) fn source(path: &str) -> String {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        fivefold_build_steps::files::read_text(&root.join(path)).expect("a text")
    }
}
