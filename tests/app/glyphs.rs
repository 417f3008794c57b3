//! Every character that the program can write has a glyph in the shipped fonts: what has none is
//! drawn as a box.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::features::language::letters::{CodeFace, Face, FoundFaces};
use crate::features::language::{Language, LanguageFaces};
use crate::widgets::theme::{fonts, semibold};
use bevy_egui::egui::FontFamily;

/// Files whose texts reach the screen in every language: numbers with their comments, scripts, and
/// the source, in which key names, signs and the names of the languages stand.
const FOLDERS: [(&str, &[&str]); 4] = [
    ("assets/config", &["ron"]),
    ("assets/opponents", &["rhai"]),
    ("src", &["rs"]),
    ("crates", &["rs"]),
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

/// The characters of which a face has a glyph.
fn characters_of(face: &[u8]) -> BTreeSet<char> {
    Face::new(face, 0).expect("a face").letters().collect()
}

/// The faces that a language has for itself, as they are shipped.
fn faces(language: Language) -> LanguageFaces {
    let read = |path| fs::read(root().join("assets").join(path)).expect("a face");
    LanguageFaces(language.faces().map(|paths| paths.map(read)))
}

/// The characters that are drawn in this language, in the usual weight and in the heavier one.
fn drawable(language: Language) -> BTreeSet<char> {
    let fonts = fonts(
        faces(language),
        &FoundFaces::default(),
        &CodeFace::default(),
    );
    let of_family = |family: &FontFamily| -> BTreeSet<char> {
        let names = fonts.families[family].iter();
        names
            .flat_map(|name| characters_of(&fonts.font_data[name].font))
            .collect()
    };
    &of_family(&FontFamily::Proportional) & &of_family(&semibold())
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The files with these endings in a folder, with what they hold.
fn texts(folder: &str, endings: &[&str]) -> Vec<(PathBuf, String)> {
    let mut paths = Vec::new();
    files(&root().join(folder), endings, &mut paths);
    assert!(!paths.is_empty(), "{folder}");
    let text = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a text");
        (path.strip_prefix(root()).expect("inside").to_owned(), text)
    };
    paths.into_iter().map(text).collect()
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

/// The signs that a language puts between texts; wide ones stand in no other language.
const PUNCTUATION: &str = "crates/words/src/punctuation.rs";

/// The language of a line in a script's head, for example `// title-ja: …`.
fn language_of(line: &str) -> Option<Language> {
    let (key, _) = line.strip_prefix("// ")?.split_once(':')?;
    let (_, code) = key.split_once('-')?;
    Language::ALL
        .into_iter()
        .find(|language| language.id() == code)
}

/// A text with these of its lines; the others are empty, so that the numbers of lines stay.
fn lines(text: &str, wanted: impl Fn(&str) -> bool) -> String {
    let lines = text
        .lines()
        .map(|line| if wanted(line) { line } else { "" });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn every_character_of_every_text_has_a_glyph() {
    for (folder, endings) in FOLDERS {
        let mut texts = texts(folder, endings);
        for (path, text) in &mut texts {
            // What readers of files look for is not shown.
            let is_read =
                path.starts_with("crates/lines_files") || path.ends_with("collection/texts.rs");
            *text = match is_read || path.ends_with(PUNCTUATION) {
                true => String::new(),
                false => lines(text, |line| language_of(line).is_none()),
            };
        }
        assert_eq!(missing(&drawable(Language::En), &texts), [""; 0]);
    }
    for language in Language::ALL {
        let mut read = texts(&format!("assets/locales/{}", language.id()), &["ftl"]);
        for (path, text) in texts("assets/opponents", &["rhai"]) {
            let text = lines(&text, |line| language_of(line) == Some(language));
            read.push((path, text));
        }
        if matches!(language, Language::Zh | Language::Ja) {
            let path = root().join(PUNCTUATION);
            let text = fs::read_to_string(&path).expect("the signs");
            let code = text.split("#[cfg(test)]").next();
            read.push((path, code.expect("before the tests").to_owned()));
        }
        let missing = missing(&drawable(language), &read);
        assert_eq!(missing, [""; 0], "tools/fonts/subsets.py makes the faces");
    }
}

/// Whoever has come to the wrong language finds back.
#[test]
fn the_name_of_every_language_is_drawn_in_every_language() {
    for language in Language::ALL {
        let drawable = drawable(language);
        for named in Language::ALL {
            let name = named.own_name();
            assert!(name.chars().all(|it| drawable.contains(&it)), "{name}");
        }
    }
}

/// What nobody has chosen costs nothing, and what is chosen little.
#[test]
fn faces_are_small() {
    for language in Language::ALL {
        for face in faces(language).0.iter().flatten() {
            assert!(face.len() < 210_000, "{language:?}: {} bytes", face.len());
        }
    }
    for language in Language::ALL {
        let path = language.face_of_more();
        let file = path.map(|path| fs::metadata(root().join("assets").join(path)));
        let size = file.map_or(0, |file| file.expect("a face").len());
        assert!(size < 1_000_000, "{language:?}: {size} bytes");
    }
    let usual = fonts(
        LanguageFaces::default(),
        &FoundFaces::default(),
        &CodeFace::default(),
    );
    assert!(usual.font_data["names"].font.len() < 4_000);
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
    let told = missing(&drawable(Language::En), &texts);
    assert_eq!(told, ["'←' in a.ftl:2", "'↑' in b.rs:2"]);
}
