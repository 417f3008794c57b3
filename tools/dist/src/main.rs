//! `cargo dist`: makes the packages of fivefold.
//!
//! ```text
//! target/cargo-dist/
//!   fivefold-0.1.0-linux-x86_64.tar.gz       runs from any folder
//!   fivefold_0.1.0_amd64.deb                 Debian, Ubuntu
//!   fivefold-0.1.0-1.x86_64.rpm              Fedora, openSUSE
//!   fivefold-0.1.0-web.zip                   for any static host
//!   fivefold-0.1.0-windows-x86_64.zip        runs from any folder
//!   fivefold-0.1.0-windows-x86_64-setup.exe  the installer
//!   SHA256SUMS
//!   tree/                                    laid out as below /usr
//! ```
//!
//! What a package holds stands once, in `contents`; what describes it lies in the folder `packaging`. The
//! same program and sources give the same bytes, wherever and whenever.

mod archive;
mod contents;
mod debian;
mod files;
mod licences;
mod manual;
mod options;
mod program;
mod release;
mod rpm;
mod tools;
mod windows;

use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser as _;
use contents::Item;
use files::filled;
use options::{Kind, Options};
use program::Program;
use release::Release;
use tools::say;

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
    if kinds.iter().any(|kind| *kind != Kind::Web) {
        let texts = contents::texts(&release, licences::of_dependencies()?)?;
        if kinds.iter().any(|kind| Kind::OF_LINUX.contains(kind)) {
            made.extend(for_linux(options, &release, &texts)?);
        }
        if kinds.iter().any(|kind| Kind::OF_WINDOWS.contains(kind)) {
            made.extend(for_windows(options, &release, &texts)?);
        }
    }
    if kinds.contains(&Kind::Web) {
        let site = options.site.as_ref().ok_or(
            "The web version is packed from the folder that --site names; `cargo web --build-only` makes it.",
        )?;
        let file = options.out.join(format!("{}-web.zip", release.name()));
        let items = contents::web(site)?;
        made.push(pack(file, || archive::zip(&items, None, release.time))?);
    }
    tools::sums(&options.out, &made)?;
    for file in &made {
        println!("{:>11} bytes  {}", files::size(file)?, file.display());
    }
    Ok(())
}

fn for_linux(options: &Options, release: &Release, texts: &[Item]) -> Result<Vec<PathBuf>, String> {
    let path = match &options.program {
        Some(path) => path.clone(),
        None => program::build(release)?,
    };
    let program = Program::read(&path)?;
    let items = contents::with_program(texts, "fivefold", &program.bytes);
    let tree = options.out.join("tree");
    say(format_args!("Laying out {}.", tree.display()));
    files::lay_out(&tree, &items, contents::installed)?;
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
            Kind::Tree | Kind::Web | Kind::Zip | Kind::Installer => continue,
        });
    }
    Ok(made)
}

fn for_windows(
    options: &Options,
    release: &Release,
    texts: &[Item],
) -> Result<Vec<PathBuf>, String> {
    let path = options.windows.as_ref();
    let path =
        path.ok_or("The packages for Windows are made of the program that --windows names.")?;
    let program = program::of_windows(path)?;
    let items = contents::with_program(texts, windows::PROGRAM, &program);
    let items: Vec<Item> = items
        .into_iter()
        .filter(contents::has_use_in_windows)
        .collect();
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

/// Writes an archive.
fn pack(file: PathBuf, archive: impl Fn() -> Result<Vec<u8>, String>) -> Result<PathBuf, String> {
    say(format_args!("Packing {}.", file.display()));
    files::write(&file, &archive()?)?;
    Ok(file)
}

/// A description from the folder `packaging`, with its words in braces filled in.
fn description(path: &str, words: &[(&str, &str)]) -> Result<String, String> {
    let text = files::read_text(&Path::new("packaging").join(path))?;
    filled(&text, words).map_err(|key| format!("packaging/{path}: nothing is known as {key}"))
}

/// Where cargo puts what it builds.
fn target_folder() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from)
}
