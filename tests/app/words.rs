//! The words: every language says the same things, nothing more and nothing less than the program
//! asks for.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::config::Opponents;
use crate::features::language::{Language, Words, number, text};
use crate::games::lines::LinesNumbers;
use crate::players::opponents::Opponent;
use crate::puzzles::{Class, Goal, Puzzles};
use crate::rules::{Cell, FieldKind, Illegal, Side};
use crate::words::{Localization, WordsFile};

/// How 0, 1, 2, 5, 21 and 22 pebbles are told to be taken.
const COUNTED: [(Language, &str); Language::ALL.len()] = [
    (
        Language::En,
        "Take 0 pebbles, Take 1 pebble, Take 2 pebbles, Take 5 pebbles, Take 21 pebbles, Take 22 pebbles",
    ),
    (
        Language::Pl,
        "Zabierz 0 kamyków, Zabierz 1 kamyk, Zabierz 2 kamyki, Zabierz 5 kamyków, Zabierz 21 kamyków, Zabierz 22 kamyki",
    ),
    (
        Language::De,
        "0 Kiesel nehmen, 1 Kiesel nehmen, 2 Kiesel nehmen, 5 Kiesel nehmen, 21 Kiesel nehmen, 22 Kiesel nehmen",
    ),
    (
        Language::Nl,
        "Pak 0 kiezels, Pak 1 kiezel, Pak 2 kiezels, Pak 5 kiezels, Pak 21 kiezels, Pak 22 kiezels",
    ),
    (
        Language::Fr,
        "Prendre 0 caillou, Prendre 1 caillou, Prendre 2 cailloux, Prendre 5 cailloux, Prendre 21 cailloux, Prendre 22 cailloux",
    ),
    (
        Language::Es,
        "Quitar 0 piedras, Quitar 1 piedra, Quitar 2 piedras, Quitar 5 piedras, Quitar 21 piedras, Quitar 22 piedras",
    ),
    (
        Language::Uk,
        "Узяти 0 камінців, Узяти 1 камінець, Узяти 2 камінці, Узяти 5 камінців, Узяти 21 камінець, Узяти 22 камінці",
    ),
    (
        Language::Zh,
        "取走 0 颗, 取走 1 颗, 取走 2 颗, 取走 5 颗, 取走 21 颗, 取走 22 颗",
    ),
    (
        Language::Ja,
        "0個取る, 1個取る, 2個取る, 5個取る, 21個取る, 22個取る",
    ),
];

/// The keys of a language's files with the source of their texts.
fn messages(language: Language) -> BTreeMap<String, String> {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let words = Words::default();
    let files = words.files().filter(|file| file.language == language);
    let mut messages = BTreeMap::new();
    for file in files {
        let path = assets.join(file.path());
        let source =
            fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        for (key, value) in messages_of(&source) {
            let twice = messages.insert(key, value);
            assert_eq!(twice, None, "a key of {} stands elsewhere too", file.path());
        }
    }
    messages
}

/// A file's keys with the source of their texts.
fn messages_of(source: &str) -> BTreeMap<String, String> {
    let mut messages = BTreeMap::<String, String>::new();
    let mut last = None;
    for line in source.lines() {
        let is_key = line.starts_with(|c: char| c.is_ascii_lowercase());
        if let (true, Some((key, value))) = (is_key, line.split_once(" =")) {
            messages.insert(key.to_owned(), value.to_owned());
            last = Some(key.to_owned());
        } else if let (true, Some(key)) = (line.starts_with(' '), &last) {
            let value = messages.get_mut(key).expect("the key was just put there");
            value.push('\n');
            value.push_str(line);
        }
    }
    messages
}

fn keys(language: Language) -> BTreeSet<String> {
    messages(language).into_keys().collect()
}

/// The names after `$` in a text.
fn variables(value: &str) -> BTreeSet<String> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    value
        .split('$')
        .skip(1)
        .map(|rest| rest.chars().take_while(|&c| is_part(c)).collect())
        .collect()
}

/// All text between quotation marks in the source, and all words of lessons and pictures.
fn literals() -> BTreeSet<String> {
    fn read(folder: &Path, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).expect("a folder of the source") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                read(&path, found);
            } else if path.ends_with("lesson.txt") || path.ends_with("rules_pictures.txt") {
                let table = fs::read_to_string(&path).expect("a table");
                found.extend(table.split_whitespace().map(str::to_owned));
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let source = fs::read_to_string(&path).expect("a source file");
                let is_code = |line: &&str| !line.trim_start().starts_with("//");
                let code: Vec<&str> = source.lines().filter(is_code).collect();
                found.extend(code.join("\n").split('"').map(str::to_owned));
            }
        }
    }
    let mut found = BTreeSet::new();
    for folder in ["src", "crates"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        read(&folder, &mut found);
    }
    found
}

/// The keys that the program puts together from ids.
fn composed_keys() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let mut config = Opponents::default();
    let all_depths = |numbers: &mut LinesNumbers| numbers.noughts.levels = 6;
    config.games.change(all_depths);
    for question in ["ask-leave", "ask-forget", "ask-delete", "ask-delete-script"] {
        keys.extend(["line", "no", "yes"].map(|part| format!("{question}-{part}")));
    }
    for kind in crate::games::all().iter().copied() {
        for part in ["name", "line", "rules"] {
            keys.insert(format!("game-{}-{part}", kind.as_str()));
        }
        let classes = Puzzles::of(kind).map_or(&[][..], |it| it.classes);
        let forces = |class: &Class| matches!(class.goal, Goal::Force { .. });
        if classes.iter().any(forces) {
            keys.insert(format!("puzzles-force-{}", kind.as_str()));
        }
        let usual = kind
            .rules()
            .start(&kind.rules().fields(), Side::First)
            .expect("default parameters");
        if usual.place(Cell::new(0, 0), Side::First) != Err(Illegal::FixedStart) {
            keys.insert(format!("setup-place-{}", kind.as_str()));
        }
        for field in kind.rules().fields() {
            keys.insert(format!("field-{}", field.key));
            let named = match &field.kind {
                FieldKind::Switch => std::slice::from_ref(&field.key),
                // The first is usual and not in the id.
                FieldKind::Choice(words) => &words[1..],
                FieldKind::Number => &[],
            };
            let named = named.iter();
            keys.extend(named.map(|word| format!("parameter-{}-{word}", kind.as_str())));
            let FieldKind::Choice(words) = field.kind else {
                keys.insert(format!("field-{}-hint", field.key));
                continue;
            };
            for word in words {
                keys.insert(format!("field-{}-{word}", field.key));
                keys.insert(format!("field-{}-{word}-hint", field.key));
            }
        }
        for preset in config.games.presets(kind).iter() {
            keys.insert(Localization::preset_key(kind, preset));
            let position = kind
                .rules()
                .start_text(preset, Side::First)
                .expect("a shipped preset");
            // Saved games may name the last two, which are offered under the name of a level.
            let offered = Opponent::offered(&position, &config);
            for opponent in offered
                .into_iter()
                .chain([Opponent::Exact, Opponent::Engine])
            {
                keys.insert(format!("opponent-{}", opponent.id()));
                keys.insert(format!("opponent-{}-line", opponent.id()));
            }
        }
    }
    keys
}

/// Words of the commands' JSON that have the form of keys.
const OF_JSON: [&str; 3] = ["illegal-move", "no-answer", "no-move"];

/// Whether a literal of the source has the form of a key of one of the families in the files.
fn looks_like_a_key(literal: &str, families: &BTreeSet<String>) -> bool {
    let is_part = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    literal.split_once('-').is_some_and(|(family, rest)| {
        families.contains(family) && !rest.is_empty() && literal.chars().all(is_part)
    })
}

#[test]
fn every_language_has_the_same_keys() {
    let english = keys(Language::En);
    let mut faults = Vec::new();
    for language in Language::ALL {
        let own = keys(language);
        let missing = english.difference(&own).map(|key| format!("lacks {key}"));
        let extra = own
            .difference(&english)
            .map(|key| format!("alone has {key}"));
        let told = missing.chain(extra);
        faults.extend(told.map(|fault| format!("{} {fault}", language.own_name())));
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_file_of_words_belongs_to_the_program_or_to_a_game() {
    let words = Words::default();
    let loaded: BTreeSet<_> = words.files().map(WordsFile::path).collect();
    for language in Language::ALL {
        let folder = format!("locales/{}", language.id());
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        for entry in fs::read_dir(assets.join(&folder)).expect("a language's folder") {
            let name = entry.expect("an entry").file_name();
            let path = format!("{folder}/{}", name.to_string_lossy());
            assert!(loaded.contains(&path), "nothing loads {path}");
        }
    }
}

#[test]
fn every_language_uses_the_same_variables() {
    let english = messages(Language::En);
    for language in Language::ALL {
        for (key, value) in messages(language) {
            if let Some(original) = english.get(&key) {
                assert_eq!(
                    variables(&value),
                    variables(original),
                    "{language:?}: {key}"
                );
            }
        }
    }
}

#[test]
fn every_key_that_the_program_uses_has_a_text() {
    let known = keys(Language::En);
    let families = known
        .iter()
        .filter_map(|key| key.split_once('-'))
        .map(|(family, _)| family.to_owned())
        .collect();
    let absent: BTreeSet<_> = literals()
        .into_iter()
        .filter(|literal| looks_like_a_key(literal, &families))
        .filter(|literal| !OF_JSON.contains(&literal.as_str()))
        .chain(composed_keys())
        .filter(|key| !known.contains(key))
        .collect();
    assert!(absent.is_empty(), "no text for {absent:#?}");
}

#[test]
fn every_text_is_used() {
    let used: BTreeSet<_> = literals().into_iter().chain(composed_keys()).collect();
    let unused: Vec<_> = keys(Language::En)
        .into_iter()
        .filter(|key| !used.contains(key))
        .collect();
    assert!(unused.is_empty(), "nothing says {unused:#?}");
}

#[test]
fn plurals_have_the_forms_of_their_language() {
    for (language, forms) in [
        (Language::En, &["[one]", "*[other]"][..]),
        (Language::Pl, &["[one]", "[few]", "*[many]"][..]),
        (Language::De, &["[one]", "*[other]"][..]),
        (Language::Nl, &["[one]", "*[other]"][..]),
        (Language::Fr, &["[one]", "*[other]"][..]),
        (Language::Es, &["[one]", "*[other]"][..]),
        (Language::Uk, &["[one]", "[few]", "*[many]"][..]),
        (Language::Zh, &["*[other]"][..]),
        (Language::Ja, &["*[other]"][..]),
    ] {
        for (key, value) in messages(language) {
            // What is chosen by a number itself, as the name of a month, has no plural.
            let counts = !value.contains("[2]");
            if value.contains("->") && counts {
                for form in forms {
                    assert!(value.contains(form), "{language:?}: {key} lacks {form}");
                }
            }
        }
    }
}

#[test]
fn the_shipped_files_say_whole_sentences_in_both_languages() {
    let mut words = Words::default();
    let take = |words: &Words, n: i64| words.with("play-ok-marked", &[("n", number(n))]);
    assert_eq!(take(&words, 1), "Take 1 pebble");
    assert_eq!(take(&words, 3), "Take 3 pebbles");
    words.choose(Language::Pl);
    assert_eq!(take(&words, 1), "Zabierz 1 kamyk");
    assert_eq!(take(&words, 3), "Zabierz 3 kamyki");
    assert_eq!(take(&words, 12), "Zabierz 12 kamyków");
    assert_eq!(
        words.with("play-turn", &[("name", text("Boora 0.6"))]),
        "Ruch: Boora 0.6"
    );
}

#[test]
fn every_language_counts_as_its_speakers_do() {
    let mut words = Words::default();
    for (language, said) in COUNTED {
        words.choose(language);
        let counted =
            [0, 1, 2, 5, 21, 22].map(|n| words.with("play-ok-marked", &[("n", number(n))]));
        assert_eq!(counted.join(", "), said, "{language:?}");
    }
}

#[test]
fn no_text_of_a_shipped_file_is_empty_or_keeps_a_hole() {
    for language in Language::ALL {
        let mut words = Words::default();
        words.choose(language);
        for (key, value) in messages(language) {
            let names: Vec<_> = variables(&value).into_iter().collect();
            let arguments: Vec<_> = names
                .iter()
                .map(|name| (name.as_str(), number(2)))
                .collect();
            let said = words.with(&key, &arguments);
            assert!(!said.trim().is_empty(), "{language:?}: {key}");
            assert!(!said.contains(['{', '}', '$']), "{language:?}: {said}");
        }
    }
}
