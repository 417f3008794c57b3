//! The libraries that the program is linked with, and their licences: a list in the sources, which the window
//! shows, and for every package the texts that lie in the packages of its libraries.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use fivefold_build_steps::commands::{cargo, output, say};
use fivefold_build_steps::files::write;

/// The list of the libraries of all systems.
const LIST: &str = "assets/about/libraries.txt";
/// How the names of files with licences begin.
const NAMES: [&str; 5] = ["LICEN", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"];
/// Why a list could not be made.
const TROUBLE: &str = "the libraries cannot be listed";

/// What a package is linked of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Linked {
    packages: &'static [&'static str],
    targets: &'static [&'static str],
}

pub(crate) const LINUX: Linked = Linked {
    packages: &["fivefold"],
    targets: &["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu"],
};
pub(crate) const WINDOWS: Linked = Linked {
    packages: &["fivefold"],
    targets: &["x86_64-pc-windows-gnu"],
};
pub(crate) const MAC_OS: Linked = Linked {
    packages: &["fivefold"],
    targets: &["x86_64-apple-darwin", "aarch64-apple-darwin"],
};
pub(crate) const WEB: Linked = Linked {
    packages: &["fivefold", "fivefold-worker", "fivefold-readers"],
    targets: &["wasm32-unknown-unknown"],
};

/// A library: its name and version, `zip 9.8.2`.
type Name = String;

/// The libraries with the terms that their authors name.
fn libraries(linked: Linked) -> Result<BTreeMap<Name, String>, String> {
    let mut tree = cargo();
    // What runs while the program is built, as macros do, depends on the machine and is not in it.
    tree.args(["tree", "--locked", "--edges", "normal,no-proc-macro"]);
    tree.args(["--prefix", "none", "--format", "{p}\t{l}"]);
    for package in linked.packages {
        tree.args(["--package", package]);
    }
    for target in linked.targets {
        tree.args(["--target", target]);
    }
    let lines = output(&mut tree, TROUBLE)?;
    let lines = String::from_utf8_lossy(&lines);
    Ok(lines.lines().filter_map(library).collect())
}

/// A line of `cargo tree`: `zip v9.8.2⇥MIT (*)` is `zip 9.8.2` under `MIT`. The crates of fivefold are none.
fn library(line: &str) -> Option<(Name, String)> {
    let (package, terms) = line.split_once('\t')?;
    let (name, rest) = package.split_once(" v")?;
    let version = rest.split(' ').next()?;
    // Old packages write a slash where one may choose.
    let terms = terms.trim_end_matches(" (*)").split('/').map(str::trim);
    let terms = terms.collect::<Vec<_>>().join(" OR ");
    (!name.starts_with("fivefold")).then(|| (format!("{name} {version}"), terms))
}

/// The list of the libraries of all systems, a line for each.
fn list() -> Result<String, String> {
    let mut all = BTreeMap::new();
    for linked in [LINUX, WINDOWS, MAC_OS, WEB] {
        all.extend(libraries(linked)?);
    }
    let lines = all.iter().map(|(name, terms)| format!("{name}: {terms}\n"));
    Ok(lines.collect())
}

/// Writes the list into the sources.
pub(crate) fn write_list() -> Result<(), String> {
    say(format_args!("Writing {LIST}."));
    write(Path::new(LIST), list()?.as_bytes())
}

/// The terms and the texts of the libraries of a package.
pub(crate) fn texts(linked: Linked) -> Result<Vec<u8>, String> {
    say("Collecting the licences of the libraries.");
    let libraries = libraries(linked)?;
    let mut metadata = cargo();
    metadata.args(["metadata", "--locked", "--format-version", "1"]);
    for target in linked.targets {
        metadata.args(["--filter-platform", target]);
    }
    let metadata: Value = serde_json::from_slice(&output(&mut metadata, TROUBLE)?)
        .map_err(|error| format!("{TROUBLE}: {error}"))?;
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let packages: BTreeMap<Name, &Value> = packages
        .map(|package| {
            (
                format!("{} {}", word(package, "name"), word(package, "version")),
                package,
            )
        })
        .collect();
    let mut all = Vec::new();
    for (name, mut terms) in libraries {
        let package = packages.get(&name);
        let package = package.ok_or_else(|| format!("{TROUBLE}: {name} lies nowhere"))?;
        let authors = package["authors"].as_array().into_iter().flatten();
        let authors: Vec<&str> = authors.filter_map(Value::as_str).collect();
        for source in [word(package, "repository"), &authors.join(", ")] {
            if !source.is_empty() {
                let _ = write!(terms, "; {source}");
            }
        }
        let folder = Path::new(word(package, "manifest_path")).parent();
        let texts = folder.map(texts_in).unwrap_or_default();
        all.push((name, terms, texts));
    }
    Ok(told(&all).into_bytes())
}

/// What the description of a package says about it.
fn word<'a>(package: &'a Value, key: &str) -> &'a str {
    package[key].as_str().unwrap_or_default()
}

/// The licences that lie in a folder.
fn texts_in(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let files: BTreeSet<_> = files.map(|file| file.path()).collect();
    let is_licence = |file: &&PathBuf| {
        let name = file.file_name().unwrap_or_default();
        let name = name.to_string_lossy().to_uppercase();
        NAMES.iter().any(|start| name.starts_with(start))
    };
    let texts = files.iter().filter(is_licence);
    let texts = texts.filter_map(|file| fs::read(file).ok());
    texts
        .map(|text| String::from_utf8_lossy(&text).replace('\r', ""))
        .map(|text| text.trim().to_owned())
        .collect()
}

/// All libraries with their terms, then every text once, with the libraries that have it.
fn told(libraries: &[(Name, String, Vec<String>)]) -> String {
    let mut told = "The libraries that fivefold is linked with beside Rust's own, what they are under, and the texts \
                    that lie in their packages. Where one may choose, fivefold takes MIT or Apache 2.0; where a \
                    package brings no text, the usual one of its terms counts.\n\n"
        .to_owned();
    let mut texts: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (name, terms, its_texts) in libraries {
        let _ = writeln!(told, "{name}: {terms}");
        for text in its_texts {
            texts.entry(text).or_default().push(name);
        }
    }
    for (text, names) in texts {
        let line = "=".repeat(79);
        let _ = write!(told, "\n{line}\n{}\n{line}\n\n{text}\n", names.join(", "));
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::source;

    /// How the list is made anew.
    const REMEDY: &str = "`cargo dist --only libraries` writes it anew; commit it";

    #[test]
    fn the_list_of_libraries_fits_the_lock_file() {
        let listed = source(LIST);
        let lock = source("Cargo.lock");
        for line in listed.lines() {
            let (library, terms) = line.split_once(": ").expect("a library and its terms");
            let (name, version) = library.split_once(' ').expect("a name and a version");
            let locked = format!("name = \"{name}\"\nversion = \"{version}\"\nsource = ");
            assert!(
                lock.contains(&locked),
                "{LIST} names {library}, Cargo.lock does not: {REMEDY}"
            );
            assert!(!terms.is_empty(), "{library}");
        }
        match list() {
            Ok(list) => assert!(list == listed, "{LIST} does not fit Cargo.lock: {REMEDY}"),
            // The libraries of other systems are not here, and cannot be fetched.
            Err(error) => println!("skipped: what {LIST} may lack ({error})"),
        }
    }

    #[test]
    fn a_text_of_several_libraries_stands_once() {
        let library = |name: &str, texts: &[&str]| {
            let texts = texts.iter().map(|&text| text.to_owned()).collect();
            (name.to_owned(), "MIT; a town".to_owned(), texts)
        };
        let told = told(&[
            library("a 1.0.0", &["Take it."]),
            library("b 2.0.0", &["Take it.", "Thanks to c."]),
            library("d 3.0.0", &[]),
        ]);
        assert_eq!(told.matches("\nTake it.\n").count(), 1);
        assert!(told.contains("\na 1.0.0, b 2.0.0\n"), "{told}");
        assert!(told.contains("\nd 3.0.0: MIT; a town\n"), "{told}");
    }

    #[test]
    fn a_line_of_the_tree_names_a_library_and_its_terms() {
        for line in [
            "zip v9.8.2\tMIT/Apache-2.0",
            "zip v9.8.2\tMIT / Apache-2.0 (*)",
        ] {
            let library = library(line).expect("a library");
            assert_eq!(
                library,
                ("zip 9.8.2".to_owned(), "MIT OR Apache-2.0".to_owned())
            );
        }
        assert_eq!(library("fivefold-rules v0.1.0 (/here)\tMIT (*)"), None);
        assert_eq!(library(""), None);
    }
}
