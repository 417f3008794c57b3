//! The licences of the libraries that the program is linked with: the texts that lie in their packages.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use super::tools::{output, say};

/// What is packed is a program for one of these.
const TARGETS: [&str; 2] = ["x86_64-unknown-linux-gnu", "x86_64-pc-windows-gnu"];
/// How the names of files with licences begin.
const NAMES: [&str; 5] = ["LICEN", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"];

/// A library.
struct Library {
    /// Its name and version.
    name: String,
    /// Under what it is, as its authors say, and who they are.
    terms: String,
    /// The texts in its package.
    texts: Vec<String>,
}

/// The text that goes into every package.
pub(crate) fn of_dependencies() -> Result<Vec<u8>, String> {
    say("Collecting the licences of the libraries.");
    let trouble = "the libraries cannot be listed";
    let mut tree = Command::new("cargo");
    tree.args([
        "tree",
        "--locked",
        "--package",
        "fivefold",
        "--edges",
        "normal",
    ]);
    tree.args(["--prefix", "none", "--format", "{p}"]);
    for target in TARGETS {
        tree.args(["--target", target]);
    }
    let tree = String::from_utf8_lossy(&output(&mut tree, trouble)?).into_owned();
    let linked: BTreeSet<&str> = tree.lines().map(name_and_version).collect();
    let mut metadata = Command::new("cargo");
    metadata.args(["metadata", "--locked", "--format-version", "1"]);
    let metadata: Value = serde_json::from_slice(&output(&mut metadata, trouble)?)
        .map_err(|error| format!("{trouble}: {error}"))?;
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let libraries: Vec<Library> = packages
        .filter(|package| !package["source"].is_null())
        .map(library)
        .filter(|library| linked.contains(&*library.name))
        .collect();
    Ok(told(&libraries).into_bytes())
}

/// The beginning of a line of `cargo tree`: `zip v9.8.2 (*)` is `zip v9.8.2`.
fn name_and_version(line: &str) -> &str {
    let end = line.match_indices(' ').nth(1).map_or(line.len(), |it| it.0);
    &line[..end]
}

fn library(package: &Value) -> Library {
    let word = |key: &str| package[key].as_str().unwrap_or_default();
    let authors = package["authors"].as_array().into_iter().flatten();
    let authors: Vec<&str> = authors.filter_map(Value::as_str).collect();
    let terms = [word("license"), word("repository"), &authors.join(", ")];
    let folder = Path::new(word("manifest_path")).parent();
    let files = folder.and_then(|folder| fs::read_dir(folder).ok());
    let mut files: Vec<_> = files.into_iter().flatten().flatten().collect();
    files.sort_by_key(fs::DirEntry::file_name);
    let is_licence = |file: &fs::DirEntry| {
        let name = file.file_name().to_string_lossy().to_uppercase();
        NAMES.iter().any(|start| name.starts_with(start))
    };
    let files = files.iter().filter(|file| is_licence(file));
    let texts = files.filter_map(|file| fs::read(file.path()).ok());
    Library {
        name: format!("{} v{}", word("name"), word("version")),
        terms: terms
            .into_iter()
            .filter(|it| !it.is_empty())
            .collect::<Vec<_>>()
            .join("; "),
        texts: texts
            .map(|text| {
                String::from_utf8_lossy(&text)
                    .replace('\r', "")
                    .trim()
                    .to_owned()
            })
            .collect(),
    }
}

/// All libraries with their terms, then every text once, with the libraries that have it.
fn told(libraries: &[Library]) -> String {
    let mut told = "The libraries that fivefold is linked with, what they are under, and the texts that lie in their \
                    packages. Where one may choose, fivefold takes MIT or Apache 2.0; where a package brings no \
                    text, the usual one of its terms counts.\n\n"
        .to_owned();
    let mut texts: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for library in libraries {
        let _ = writeln!(told, "{}: {}", library.name, library.terms);
        for text in &library.texts {
            texts.entry(text).or_default().push(&library.name);
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

    #[test]
    fn a_text_of_several_libraries_stands_once() {
        let library = |name: &str, texts: &[&str]| Library {
            name: name.to_owned(),
            terms: "MIT".to_owned(),
            texts: texts.iter().map(|&text| text.to_owned()).collect(),
        };
        let told = told(&[
            library("a v1.0.0", &["Take it."]),
            library("b v2.0.0", &["Take it.", "Thanks to c."]),
            library("d v3.0.0", &[]),
        ]);
        assert_eq!(told.matches("\nTake it.\n").count(), 1);
        assert!(told.contains("\na v1.0.0, b v2.0.0\n"), "{told}");
        assert!(told.contains("\nd v3.0.0: MIT\n"), "{told}");
    }

    #[test]
    fn a_line_of_the_tree_begins_with_name_and_version() {
        for line in [
            "zip v9.8.2",
            "zip v9.8.2 (*)",
            "zip v9.8.2 (proc-macro) (*)",
        ] {
            assert_eq!(name_and_version(line), "zip v9.8.2");
        }
    }
}
