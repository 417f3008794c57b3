//! The shape of the source: no code outside a game's folder names the game. What may use what, the crates say.

mod numbers;

use std::fs;
use std::path::{Path, PathBuf};

/// The names of the games as code would write them: types, modules, words of ids and of files.
/// `corner`, `lines` and `atoms` mean other things too; they count as modules alone.
const NAMES: [&str; 7] = [
    "Nim",
    "nim",
    "Corner",
    "Northcott",
    "northcott",
    "mnk",
    "Atoms",
];
/// Modules of games whose names are ordinary words.
const MODULES: [&str; 3] = ["games::corner", "games::lines", "games::atoms"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

/// All source files of the program.
fn sources() -> Vec<PathBuf> {
    let root = root();
    [files(&root.join("src")), files(&root.join("crates"))].concat()
}

/// All source files below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The code of a file line by line, without comments and without the tests at its end.
fn code(path: &Path) -> Vec<(usize, String)> {
    let text = fs::read_to_string(path).expect("a source file");
    let (code, _) = text
        .split_once("\n#[cfg(test)]\nmod tests {")
        .unwrap_or((&text, ""));
    let without_comment = |line: &str| {
        let end = line.find("//").unwrap_or(line.len());
        line[..end].to_owned()
    };
    code.lines()
        .map(without_comment)
        .enumerate()
        .map(|(index, line)| (index + 1, line))
        .collect()
}

/// The words of a line: letters, digits and underscores.
fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !c.is_alphanumeric() && c != '_')
        .filter(|word| !word.is_empty())
}

#[test]
fn no_code_outside_a_games_folder_names_the_game() {
    let root = root();
    let mut named = Vec::new();
    for path in sources() {
        // The games' own folders and crates, the catalogue that lists them, and tools of which some are for one game.
        let of_games = [
            "games",
            "lines",
            "lines_engine",
            "lines_files",
            "proof",
            "lab",
        ];
        if of_games
            .map(|it| root.join("crates").join(it))
            .iter()
            .any(|it| path.starts_with(it))
        {
            continue;
        }
        let place = path.strip_prefix(&root).expect("a source file");
        let place = place.to_str().expect("a name in letters");
        for (number, line) in code(&path) {
            let names = words(&line).any(|word| NAMES.contains(&word));
            if !names && !MODULES.iter().any(|module| line.contains(module)) {
                continue;
            }
            named.push(format!("{place}:{number}: {}", line.trim()));
        }
    }
    assert!(named.is_empty(), "named outside:\n{}", named.join("\n"));
}
