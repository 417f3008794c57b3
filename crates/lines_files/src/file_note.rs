//! What a reader passed over, changed or guessed.

use std::borrow::Cow;

use fivefold_lines::Rule;
use fivefold_words::sentence::Sentence;

use crate::FilePlace;

/// Longest text that a note quotes, in characters.
const LONGEST_QUOTE: usize = 24;

/// Something that whoever opens the file should know.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "transfer", derive(serde::Serialize, serde::Deserialize))]
pub struct FileNote {
    /// Where it stands.
    pub place: FilePlace,
    /// What it is.
    pub kind: NoteKind,
}

/// What was passed over, changed or guessed. Texts are shortened.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "transfer", derive(serde::Serialize, serde::Deserialize))]
pub enum NoteKind {
    /// The text is not UTF-8 and was read in this encoding; so many bytes meant nothing in it.
    Encoding {
        /// The name of the encoding.
        name: Cow<'static, str>,
        /// Bytes that became the replacement character.
        unreadable: usize,
        /// Whether the file names it.
        named: bool,
    },
    /// So many characters of other text stand before the game or behind it.
    OtherText {
        /// How many.
        characters: usize,
    },
    /// A bracket is missing or stands there once too often, or a value is not closed.
    Bracket,
    /// A property or a line that means nothing here was passed over.
    PassedOver {
        /// Its name or its beginning.
        what: String,
    },
    /// A value cannot be read and was passed over.
    BadValue {
        /// The property or column.
        name: String,
        /// The value.
        value: String,
    },
    /// The rest of the game cannot be read.
    Rest {
        /// What stands there.
        found: String,
    },
    /// The file does not tell the size of the board, or a wrong one: this one fits all moves.
    GuessedSize {
        /// Columns.
        cols: u8,
        /// Rows.
        rows: u8,
    },
    /// The file does not tell how its coordinates are meant; it was read as this.
    GuessedCoordinates {
        /// As what.
        guess: CoordinateGuess,
    },
    /// The side of a move is not told, or the same side moved twice; it was read as a move in turn.
    GuessedSide,
    /// The rules are named in words that are unknown.
    UnknownRule {
        /// The words.
        name: String,
    },
    /// The rules are named in words that do not mean the same everywhere; they were read as this.
    GuessedRule {
        /// The words.
        name: String,
        /// The rule.
        rule: Rule,
    },
    /// The file says that it is a game of another kind, by this number.
    OtherGame {
        /// What stands under `GM`.
        number: String,
    },
    /// There are more nodes or games than are read.
    TooMany {
        /// How many are read.
        most: usize,
    },
    /// There are so many more notes on the game.
    More {
        /// How many.
        notes: usize,
    },
}

impl NoteKind {
    /// Something was passed over that begins like this.
    pub(crate) fn passed_over(text: &str) -> NoteKind {
        let what = short(text);
        NoteKind::PassedOver { what }
    }

    /// The value of this property cannot be read.
    pub(crate) fn bad_value(name: impl Into<String>, value: &str) -> NoteKind {
        NoteKind::BadValue {
            name: name.into(),
            value: short(value),
        }
    }

    /// The rest of the game, which begins like this, cannot be read.
    pub(crate) fn rest(text: &str) -> NoteKind {
        let found = short(text);
        NoteKind::Rest { found }
    }

    /// The rules are named in unknown words that begin like this.
    pub(crate) fn unknown_rule(words: &str) -> NoteKind {
        let name = short(words);
        NoteKind::UnknownRule { name }
    }
}

/// How coordinates were read where the file does not tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "transfer", derive(serde::Serialize, serde::Deserialize))]
pub enum CoordinateGuess {
    /// Numbers count from 0.
    From0,
    /// Numbers count from 1.
    From1,
    /// Rows are counted from the top.
    FromTop,
    /// The letters leave out i.
    WithoutI,
}

impl CoordinateGuess {
    /// The key of the sentence that says it.
    const fn key(self) -> &'static str {
        match self {
            CoordinateGuess::From0 => "file-note-coordinates-from-0",
            CoordinateGuess::From1 => "file-note-coordinates-from-1",
            CoordinateGuess::FromTop => "file-note-coordinates-from-top",
            CoordinateGuess::WithoutI => "file-note-coordinates-without-i",
        }
    }
}

/// The note with its place, without a full stop.
impl From<&FileNote> for Sentence {
    fn from(note: &FileNote) -> Sentence {
        let FilePlace { line, column } = note.place;
        let sentence = match line {
            0 => Sentence::new("file-note-at-byte").number("byte", column),
            _ => Sentence::new("file-note-at")
                .number("line", line)
                .number("column", column),
        };
        sentence.sentence("reason", &note.kind)
    }
}

impl From<&NoteKind> for Sentence {
    fn from(kind: &NoteKind) -> Sentence {
        match kind {
            NoteKind::Encoding {
                name,
                unreadable,
                named,
            } => {
                let key = match (named, unreadable) {
                    (true, 0) => "file-note-encoding-named",
                    (true, _) => "file-note-encoding-named-unreadable",
                    (false, 0) => "file-note-encoding-guessed",
                    (false, _) => "file-note-encoding-guessed-unreadable",
                };
                let sentence = Sentence::new(key).text("name", name.clone().into_owned());
                match unreadable {
                    0 => sentence,
                    count => sentence.number("count", *count),
                }
            }
            NoteKind::OtherText { characters } => {
                Sentence::new("file-note-other-text").number("count", *characters)
            }
            NoteKind::Bracket => Sentence::new("file-note-bracket"),
            NoteKind::PassedOver { what } => {
                Sentence::new("file-note-passed-over").text("what", what.clone())
            }
            NoteKind::BadValue { name, value } => Sentence::new("file-note-bad-value")
                .text("name", name.clone())
                .text("value", value.clone()),
            NoteKind::Rest { found } => {
                Sentence::new("file-note-rest").text("found", found.clone())
            }
            NoteKind::GuessedSize { cols, rows } => Sentence::new("file-note-size")
                .number("cols", *cols)
                .number("rows", *rows),
            NoteKind::GuessedCoordinates { guess } => Sentence::new(guess.key()),
            NoteKind::GuessedSide => Sentence::new("file-note-side"),
            NoteKind::UnknownRule { name } => {
                Sentence::new("file-note-unknown-rule").text("name", name.clone())
            }
            NoteKind::GuessedRule { name, rule } => {
                let key = match rule {
                    Rule::Freestyle => "file-note-rule-freestyle",
                    Rule::Exact => "file-note-rule-exact",
                    Rule::Renju => "file-note-rule-renju",
                };
                Sentence::new(key).text("name", name.clone())
            }
            NoteKind::OtherGame { number } => {
                Sentence::new("file-note-other-game").text("number", number.clone())
            }
            NoteKind::TooMany { most } => Sentence::new("file-note-too-many").number("most", *most),
            NoteKind::More { notes } => Sentence::new("file-note-more").number("count", *notes),
        }
    }
}

/// The beginning of a text, for a note that quotes it.
pub(crate) fn short(text: &str) -> String {
    let shown = |c: char| if c.is_control() { ' ' } else { c };
    let text = text.trim();
    let start: String = text.chars().take(LONGEST_QUOTE).map(shown).collect();
    match text.chars().nth(LONGEST_QUOTE) {
        Some(_) => format!("{start}…"),
        None => start,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use fivefold_words::sentence::Argument;

    use super::*;

    fn all() -> Vec<NoteKind> {
        let text = || "x".to_owned();
        let encoding = |unreadable, named| NoteKind::Encoding {
            name: "GBK".into(),
            unreadable,
            named,
        };
        let mut all = vec![
            encoding(0, true),
            encoding(1, true),
            encoding(0, false),
            encoding(1, false),
            NoteKind::OtherText { characters: 2 },
            NoteKind::Bracket,
            NoteKind::PassedOver { what: text() },
            NoteKind::BadValue {
                name: text(),
                value: text(),
            },
            NoteKind::Rest { found: text() },
            NoteKind::GuessedSize { cols: 15, rows: 15 },
            NoteKind::GuessedSide,
            NoteKind::UnknownRule { name: text() },
            NoteKind::OtherGame { number: text() },
            NoteKind::TooMany { most: 1 },
            NoteKind::More { notes: 1 },
        ];
        all.extend(Rule::ALL.map(|rule| NoteKind::GuessedRule { name: text(), rule }));
        let coordinates = [
            CoordinateGuess::From0,
            CoordinateGuess::From1,
            CoordinateGuess::FromTop,
            CoordinateGuess::WithoutI,
        ];
        all.extend(coordinates.map(|guess| NoteKind::GuessedCoordinates { guess }));
        all
    }

    /// A sentence and those that stand in it.
    fn parts(sentence: &Sentence) -> Vec<&Sentence> {
        let inner = sentence.arguments.iter().filter_map(|(_, it)| match it {
            Argument::Sentence(inner) => Some(&**inner),
            _ => None,
        });
        std::iter::once(sentence)
            .chain(inner.flat_map(parts))
            .collect()
    }

    #[test]
    fn every_note_has_its_words_in_every_language() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/locales");
        let languages = fs::read_dir(folder).expect("the languages");
        let mut count = 0;
        let mut told = BTreeSet::new();
        for language in languages {
            let path = language.expect("a language").path().join("lines.ftl");
            let text = fs::read_to_string(&path).expect("words");
            for (kind, line) in all().into_iter().zip([1, 0].into_iter().cycle()) {
                let place = FilePlace { line, column: 7 };
                let sentence = Sentence::from(&FileNote { place, kind });
                for part in parts(&sentence) {
                    told.insert(part.key.to_owned());
                    let key = format!("\n{} =", part.key);
                    let (_, words) = text
                        .split_once(&key)
                        .unwrap_or_else(|| panic!("{path:?} {key}"));
                    let words = &words[..words.find("\nfile-").unwrap_or(words.len())];
                    for (name, _) in &part.arguments {
                        assert!(words.contains(&format!("${name}")), "{path:?} {key} {name}");
                    }
                }
            }
            let keys = text
                .lines()
                .filter_map(|line| Some(line.split_once(" =")?.0));
            let never: Vec<&str> = keys
                .filter(|key| key.starts_with(concat!("file-", "note-")) && !told.contains(*key))
                .collect();
            assert_eq!(never, [""; 0], "{path:?}");
            count += 1;
        }
        assert_eq!(count, 9);
    }

    #[test]
    fn quotes_are_short_and_in_one_line() {
        assert_eq!(short(" a\nb "), "a b");
        assert_eq!(short(&"é".repeat(25)), format!("{}…", "é".repeat(24)));
    }
}
