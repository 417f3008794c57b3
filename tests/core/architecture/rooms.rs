//! Rooms and the arrows between them: a room uses only what the table of its house allows, and a
//! table lists each room behind all that it uses.

use std::collections::BTreeSet;
use std::fs;

use super::{code, files, root};

/// The root's own files, and modules without a line in the table: they may use every room, and no
/// room uses them.
const TOP: &str = "the top";

/// A module whose rooms are listed in a table.
struct House {
    /// The file with the table, from the folder of the sources.
    file: &'static str,
    /// The module, as the beginning of a path.
    module: &'static [&'static str],
    /// Each room, and what it may use.
    table: Vec<(String, Vec<String>)>,
}

/// A path in the code, from the root of the library.
#[derive(Debug, PartialEq)]
struct Mention {
    /// The line, from 1.
    line: usize,
    /// Module by module, down to the item.
    path: Vec<String>,
}

/// One room uses another.
#[derive(Debug)]
struct Arrow {
    from: String,
    to: String,
    /// File and line.
    place: String,
}

impl House {
    fn all() -> [House; 2] {
        [
            House::new("lib.rs", &[]),
            House::new("app/mod.rs", &["app"]),
        ]
    }

    fn new(file: &'static str, module: &'static [&'static str]) -> House {
        let text = fs::read_to_string(root().join(file)).expect("the file with the table");
        let rows = text.lines().filter_map(|line| line.strip_prefix("//! | `"));
        let table = rows.map(|row| {
            let (name, cells) = row.split_once('`').expect("the name of a room");
            let uses = cells.rsplit('|').nth(1).expect("what it uses");
            let uses = uses.split('`').skip(1).step_by(2);
            (name.to_owned(), uses.map(str::to_owned).collect())
        });
        House {
            file,
            module,
            table: table.collect(),
        }
    }

    /// The room to which a path leads, if it leads into this house.
    fn room(&self, path: &[String]) -> Option<&str> {
        let path: Vec<&str> = path.iter().map(String::as_str).collect();
        let name = path.strip_prefix(self.module)?.first();
        let row = self
            .table
            .iter()
            .find(|(room, _)| Some(&room.as_str()) == name);
        Some(row.map_or(TOP, |(room, _)| room))
    }

    /// The arrows between the rooms, and from the rooms to the top.
    fn arrows(&self) -> Vec<Arrow> {
        let mut arrows = Vec::new();
        for (place, module, text) in sources() {
            let Some(from) = self.room(&module).filter(|room| *room != TOP) else {
                continue;
            };
            for Mention { line, path } in mentions(&text, &module) {
                if let Some(to) = self.room(&path).filter(|to| *to != from) {
                    arrows.push(Arrow {
                        from: from.to_owned(),
                        to: to.to_owned(),
                        place: format!("src/{place}:{line}: {}", path.join("::")),
                    });
                }
            }
        }
        arrows
    }
}

/// All files: the name, the module, the code. What belongs to another program than the library has
/// no rooms.
fn sources() -> impl Iterator<Item = (String, Vec<String>, String)> {
    let root = root();
    let manifest = fs::read_to_string(root.join("../Cargo.toml")).expect("the manifest");
    let programs: Vec<String> = manifest
        .lines()
        .filter_map(|line| line.strip_prefix("path = \"src/")?.strip_suffix('"'))
        .map(|path| path.strip_suffix("/main.rs").unwrap_or(path).to_owned())
        .collect();
    files(&root).into_iter().filter_map(move |path| {
        let place = path.strip_prefix(&root).expect("a source file").to_str();
        let place = place.expect("a name in letters").to_owned();
        if programs.iter().any(|program| place.starts_with(program)) {
            return None;
        }
        let module = place.strip_suffix(".rs").expect("a source file");
        let module = module
            .split('/')
            .filter(|part| !matches!(*part, "mod" | "lib"));
        let module = module.map(str::to_owned).collect();
        let lines: Vec<String> = code(&path).into_iter().map(|(_, line)| line).collect();
        Some((place, module, lines.join("\n")))
    })
}

/// The paths in the code of a module that lead out of it.
fn mentions(text: &str, module: &[String]) -> Vec<Mention> {
    let mut found = Vec::new();
    for word in ["crate::", "super::"] {
        for (at, _) in text.match_indices(word) {
            let before = text[..at].chars().next_back();
            if before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':') {
                continue;
            }
            let mut rest = &text[at..];
            let mut base = match word {
                "crate::" => Vec::new(),
                _ => module.to_vec(),
            };
            rest = rest.strip_prefix("crate::").unwrap_or(rest);
            while let Some(after) = rest.strip_prefix("super::") {
                base.pop();
                rest = after;
            }
            let line = 1 + text[..at].matches('\n').count();
            let mut paths = Vec::new();
            follow(rest, base, &mut paths);
            found.extend(paths.into_iter().map(|path| Mention { line, path }));
        }
    }
    found
}

/// Reads a path up to its items, with all that stand in braces.
fn follow(text: &str, mut base: Vec<String>, paths: &mut Vec<Vec<String>>) {
    let text = text.trim_start();
    if let Some(group) = text.strip_prefix('{') {
        for item in items(group) {
            follow(item, base.clone(), paths);
        }
        return;
    }
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_');
    let (name, rest) = text.split_at(end.unwrap_or(text.len()));
    if !name.is_empty() && name != "self" {
        base.push(name.to_owned());
    }
    match rest.strip_prefix("::") {
        Some(rest) => follow(rest, base, paths),
        None => paths.push(base),
    }
}

/// What stands between commas, up to the brace that closes the group.
fn items(group: &str) -> Vec<&str> {
    let (mut items, mut from, mut depth) = (Vec::new(), 0, 0);
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            ',' if depth > 0 => {}
            ',' | '}' => {
                items.push(group[from..at].trim());
                from = at + 1;
                if c == '}' {
                    break;
                }
            }
            _ => {}
        }
    }
    items.retain(|item| !item.is_empty());
    items
}

#[test]
fn a_room_uses_only_what_its_table_allows() {
    for house in House::all() {
        let is_allowed = |arrow: &Arrow| {
            let allows = |(room, uses): &(String, Vec<String>)| {
                *room == arrow.from && uses.contains(&arrow.to)
            };
            house.table.iter().any(allows)
        };
        let arrows = house.arrows();
        let wrong = arrows.iter().filter(|arrow| !is_allowed(arrow));
        let wrong: Vec<String> = wrong
            .map(|Arrow { from, to, place }| format!("{from} uses {to}: {place}"))
            .collect();
        let file = house.file;
        assert!(
            wrong.is_empty(),
            "the table in src/{file} does not allow:\n{}",
            wrong.join("\n")
        );
        let used: BTreeSet<(&str, &str)> = arrows
            .iter()
            .map(|arrow| (arrow.from.as_str(), arrow.to.as_str()))
            .collect();
        for (room, uses) in &house.table {
            for other in uses {
                assert!(
                    used.contains(&(room, other)),
                    "the table in src/{file} lets {room} use {other}, which it does not"
                );
            }
        }
    }
}

#[test]
fn arrows_lead_only_to_rooms_listed_before() {
    for House { file, table, .. } in House::all() {
        assert!(!table.is_empty(), "src/{file} has a table");
        let mut before: Vec<&str> = Vec::new();
        for (room, uses) in &table {
            for other in uses {
                assert!(
                    before.contains(&other.as_str()),
                    "the table in src/{file} lists {room} before {other}, which it uses"
                );
            }
            before.push(room);
        }
    }
}

#[test]
fn every_folder_is_a_room_of_its_table() {
    for house in House::all() {
        let folder = root().join(house.file).with_file_name("");
        for entry in fs::read_dir(folder).expect("a folder of sources") {
            let entry = entry.expect("an entry");
            let name = entry.file_name().into_string().expect("a name in letters");
            if entry.path().is_dir() {
                let is_listed = house.table.iter().any(|(room, _)| *room == name);
                assert!(
                    is_listed,
                    "{name} is not in the table in src/{}",
                    house.file
                );
            }
        }
    }
}

/// A method that a room adds to the type of another could be called from below, and no path would
/// show it.
#[test]
fn no_room_adds_methods_to_the_types_of_another() {
    let [house, _] = House::all();
    for (place, module, text) in sources() {
        let imported = mentions(&text, &module);
        let own = house.room(&module);
        for line in text.lines() {
            let Some(head) = line
                .strip_prefix("impl ")
                .filter(|it| !it.contains(" for "))
            else {
                continue;
            };
            let end = head.find(|c: char| !c.is_alphanumeric());
            let name = &head[..end.unwrap_or(head.len())];
            let of_another = imported.iter().any(|Mention { path, .. }| {
                path.last().is_some_and(|last| last == name) && house.room(path) != own
            });
            assert!(!of_another, "src/{place} adds methods to {name}");
        }
    }
}

#[test]
fn paths_are_found_in_groups_and_through_parents() {
    let module: Vec<String> = ["app", "ui", "menu"].map(str::to_owned).to_vec();
    let text = "use crate::{\n    rules::{self, Side},\n    games,\n};\nfn f() { super::super::play::act() }";
    let found: Vec<(usize, String)> = mentions(text, &module)
        .into_iter()
        .map(|Mention { line, path }| (line, path.join("::")))
        .collect();
    let expected = [
        (1, "rules"),
        (1, "rules::Side"),
        (1, "games"),
        (5, "app::play::act"),
    ];
    assert_eq!(found, expected.map(|(line, path)| (line, path.to_owned())));
}
