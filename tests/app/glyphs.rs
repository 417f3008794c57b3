//! Every character that the program can write has a glyph in the shipped fonts: what has none is
//! drawn as a box.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fivefold::app::ui::theme::fonts;

/// Files whose texts reach the screen: words, numbers with their comments, scripts, and the source,
/// in which key names and signs stand.
const FOLDERS: [(&str, &[&str]); 4] = [
    ("assets/locales", &["ftl"]),
    ("assets/config", &["ron"]),
    ("assets/opponents", &["rhai"]),
    ("src", &["rs"]),
];

/// The mark at the beginning of a text file, which is never shown, and the sign for what is no text,
/// which may well be a box.
const NO_TEXT: [char; 2] = ['\u{feff}', '\u{fffd}'];

fn files(folder: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let ending = path.extension().and_then(|it| it.to_str());
        if path.is_dir() {
            files(&path, endings, found);
        } else if ending.is_some_and(|ending| endings.contains(&ending)) {
            found.push(path);
        }
    }
}

/// The characters of a line, those among them that are written as `\u{…}`.
fn characters(line: &str) -> Vec<char> {
    let escaped = line.split("\\u{").skip(1).filter_map(|rest| {
        let number = u32::from_str_radix(rest.split('}').next()?, 16).ok()?;
        char::from_u32(number)
    });
    line.chars().chain(escaped).collect()
}

/// What a file can bring to the screen: comments of the source are never shown.
fn shown(path: &Path, text: &str) -> BTreeMap<char, usize> {
    let is_source = path.extension().is_some_and(|it| it == "rs");
    let mut shown = BTreeMap::new();
    for (number, line) in (1..).zip(text.lines()) {
        if is_source && line.trim_start().starts_with("//") {
            continue;
        }
        for character in characters(line) {
            if !character.is_control() && !NO_TEXT.contains(&character) {
                shown.entry(character).or_insert(number);
            }
        }
    }
    shown
}

/// The characters of which a face has a glyph, read from its table of characters in format 4.
fn characters_of(face: &[u8]) -> BTreeSet<char> {
    let number = |at: usize| u16::from_be_bytes([face[at], face[at + 1]]);
    let place = |at: usize| usize::from(number(at)) << 16 | usize::from(number(at + 2));
    let mut tables = (0..usize::from(number(4))).map(|index| 12 + 16 * index);
    let cmap = tables.find(|&table| &face[table..table + 4] == b"cmap");
    let cmap = place(cmap.expect("a table of characters") + 8);
    let subtables = (0..usize::from(number(cmap + 2))).map(|index| cmap + 4 + 8 * index);
    let table = subtables
        .map(|subtable| cmap + place(subtable + 4))
        .find(|&table| number(table) == 4)
        .expect("a table in format 4");
    let segments = usize::from(number(table + 6)) / 2;
    let mut found = BTreeSet::new();
    for segment in 0..segments {
        let column = |index: usize| table + 14 + 2 * (index * segments + segment);
        let last = number(column(0));
        // Between the ends and the starts stands an empty number.
        let (first, delta) = (number(column(1) + 2), number(column(2) + 2));
        let offset_at = column(3) + 2;
        for code in first..=last {
            let glyph = match number(offset_at) {
                0 => code.wrapping_add(delta),
                offset => {
                    let index = usize::from(offset) + 2 * usize::from(code - first);
                    match number(offset_at + index) {
                        0 => 0,
                        glyph => glyph.wrapping_add(delta),
                    }
                }
            };
            if let (true, Some(character)) = (glyph > 0, char::from_u32(code.into())) {
                found.insert(character);
            }
        }
    }
    found
}

/// The characters of which every shipped face has a glyph.
fn drawable() -> BTreeSet<char> {
    let fonts = fonts();
    let faces = fonts.font_data.values();
    let faces = faces.map(|face| characters_of(&face.font));
    let all = faces.reduce(|all, face| &all & &face);
    all.expect("a face")
}

/// Where characters stand that a face lacks.
fn missing(drawable: &BTreeSet<char>, texts: &[(PathBuf, String)]) -> Vec<String> {
    let mut missing = Vec::new();
    for (path, text) in texts {
        for (character, line) in shown(path, text) {
            if !drawable.contains(&character) {
                missing.push(format!("{character:?} in {}:{line}", path.display()));
            }
        }
    }
    missing
}

#[test]
fn every_character_of_every_text_has_a_glyph() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut texts = Vec::new();
    for (folder, endings) in FOLDERS {
        let mut paths = Vec::new();
        files(&root.join(folder), endings, &mut paths);
        assert!(!paths.is_empty(), "{folder}");
        for path in paths {
            let text = fs::read_to_string(&path).expect("a text");
            texts.push((path.strip_prefix(root).expect("inside").to_owned(), text));
        }
    }
    assert_eq!(missing(&drawable(), &texts), [""; 0]);
}

#[test]
fn a_character_without_a_glyph_is_told_with_its_place() {
    let texts = [
        (PathBuf::from("a.ftl"), "key-left = \n    ←".to_owned()),
        (
            PathBuf::from("b.rs"),
            "// ←\nlet a = \"\\u{2191}\";".to_owned(),
        ),
    ];
    let told = missing(&drawable(), &texts);
    assert_eq!(told, ["'←' in a.ftl:2", "'↑' in b.rs:2"]);
}
