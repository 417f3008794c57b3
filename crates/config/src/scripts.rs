//! Opponents that are written as scripts: their names, their texts and what the comments at their
//! head say. How a script is run is the business of `fivefold_players::scripts`.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use arrayvec::ArrayString;
use serde::{Deserialize, Deserializer, Serialize, de};

use super::numbers;
use super::reason::Reason;
use fivefold_rules::GameId;

/// Longest name of a script, in bytes.
pub const LONGEST_NAME: usize = 32;

/// The ending of a script's file name.
pub(crate) const EXTENSION: &str = "rhai";

numbers! {
    /// How much work a script may do.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub struct ScriptLimits {
        /// A script that takes more steps than this for one move forfeits it; five million take about
        /// half a second.
        pub steps: u64 [1_000 to 1_000_000_000, "Steps"],
        /// So many of the lines that a script printed last are kept, to be read on its page.
        pub kept_lines: u16 [1 to 10_000, "Lines"],
    }
}

/// The name of a script: that of its file without the ending. 1 to [`LONGEST_NAME`] letters,
/// digits, `-` and `_`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ScriptName(ArrayString<LONGEST_NAME>);

impl ScriptName {
    /// The name, if it is one.
    #[must_use]
    pub fn new(name: &str) -> Option<ScriptName> {
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        (!name.is_empty() && name.chars().all(is_part))
            .then(|| ArrayString::from(name).ok().map(ScriptName))
            .flatten()
    }

    /// The name of the script in this file, for example `opponents/greedy.rhai`; `None` for a file
    /// that is no script or whose name is not allowed.
    #[must_use]
    pub fn of_file(path: &str) -> Option<ScriptName> {
        let file = path.rsplit(['/', '\\']).next().unwrap_or_default();
        let (name, extension) = file.rsplit_once('.')?;
        if extension != EXTENSION {
            return None;
        }
        ScriptName::new(name)
    }

    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What its file is called in a folder of scripts.
    #[must_use]
    pub fn file_name(&self) -> String {
        format!("{self}.{EXTENSION}")
    }

    /// The script's file in the folder of assets, as it is named for people.
    #[must_use]
    pub fn file(&self) -> String {
        format!("opponents/{}", self.file_name())
    }
}

impl fmt::Display for ScriptName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for ScriptName {
    fn serialize<S: serde::Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for ScriptName {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let name = String::deserialize(input)?;
        ScriptName::new(&name).ok_or_else(|| {
            let values: [&dyn fmt::Display; 2] = [&name.escape_debug(), &LONGEST_NAME];
            de::Error::custom(Reason::new("config-script-name", &values))
        })
    }
}

/// The text of a script with what its head says.
///
/// The head are the comment lines at the beginning of the file, before anything else; those of
/// the form `// key: value` are read:
///
/// ```text
/// // title: Greedy                 how it is called; without it, its file's name
/// // title-pl: Zachłanny           the same in another language, by its ISO 639 code
/// // line: Takes what it can get.  one line about it
/// // games: mnk, atoms             the games it plays; without it, all
/// ```
///
/// Other comments may stand between them and are for people. Titles and lines in other languages may
/// also stand in the comments at the end of the file, out of the way of whoever reads the program.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Script {
    source: Arc<str>,
    head: Arc<[HeadEntry]>,
}

/// One line of a script's head.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeadEntry {
    /// Its line in the file, from 1.
    pub line: usize,
    /// Before the colon.
    pub key: String,
    /// After the colon.
    pub value: String,
}

impl HeadEntry {
    /// Whether it says in another language how the script is called, or what it does.
    fn is_translation(&self) -> bool {
        ["title-", "line-"]
            .iter()
            .any(|key| self.key.starts_with(key))
    }
}

/// Two scripts are equal when their texts are; the head follows from the text.
impl PartialEq for Script {
    fn eq(&self, other: &Self) -> bool {
        self.source == other.source
    }
}

impl Eq for Script {}

impl From<String> for Script {
    fn from(source: String) -> Script {
        Script::new(&source)
    }
}

impl From<Script> for String {
    fn from(script: Script) -> String {
        script.source().to_owned()
    }
}

impl Script {
    /// The script with this text, whatever it is: whether it can be used says
    /// `fivefold_players::scripts::check`.
    #[must_use]
    pub fn new(source: &str) -> Script {
        // Some editors put a byte order mark in front of everything.
        let source = source.strip_prefix('\u{feff}').unwrap_or(source);
        Script {
            head: entries(source),
            source: source.into(),
        }
    }

    /// The same script under another name: it is called so in its head, in every language.
    #[must_use]
    pub fn under_name(&self, name: ScriptName) -> Script {
        let titles = self.head.iter().filter(|entry| {
            let rest = entry.key.strip_prefix("title");
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        });
        let titles: Vec<usize> = titles.map(|entry| entry.line).collect();
        let mut text = format!("// title: {name}\n");
        for (index, line) in self.source.lines().enumerate() {
            if !titles.contains(&(index + 1)) {
                text.push_str(line);
                text.push('\n');
            }
        }
        Script::new(&text)
    }

    /// Its text.
    #[must_use]
    pub fn source(&self) -> &str {
        &self.source
    }

    /// The lines of its head that have a key, and the translations at its end.
    #[must_use]
    pub fn head(&self) -> &[HeadEntry] {
        &self.head
    }

    /// How it is called in the language with this ISO 639 code; `None` if its head does not say.
    #[must_use]
    pub fn title(&self, language: &str) -> Option<&str> {
        self.said("title", language)
    }

    /// One line about it in the language with this ISO 639 code; `None` if its head does not say.
    #[must_use]
    pub fn line(&self, language: &str) -> Option<&str> {
        self.said("line", language)
    }

    /// Whether it says that it plays this game; a script that says nothing about games plays all.
    #[must_use]
    pub fn plays(&self, game: impl Into<GameId>) -> bool {
        let game = game.into();
        match self.entry("games") {
            Some(games) => words(games).any(|word| word == game.as_str()),
            None => true,
        }
    }

    fn said(&self, key: &str, language: &str) -> Option<&str> {
        self.entry(&format!("{key}-{language}"))
            .or_else(|| self.entry(key))
    }

    fn entry(&self, key: &str) -> Option<&str> {
        let entry = self.head.iter().find(|entry| entry.key == key)?;
        Some(&entry.value)
    }
}

/// The words of a list in a script's head.
pub fn words(list: &str) -> impl Iterator<Item = &str> {
    list.split([',', ' ']).filter(|word| !word.is_empty())
}

/// What the comments say at the head of a script, and its translations at the end.
fn entries(source: &str) -> Arc<[HeadEntry]> {
    let lines: Vec<&str> = source.lines().collect();
    let comment = |line: &&str| line.trim_start().starts_with("//");
    let head = lines.iter().take_while(|line| comment(line)).count();
    let is_foot = |line: &&&str| comment(line) || line.trim().is_empty();
    let foot = lines.iter().rev().take_while(is_foot).count();
    let foot = (lines.len() - foot).max(head);
    let read = |index: usize| entry(index + 1, lines[index]);
    let translations = (foot..lines.len()).filter_map(read);
    let translations = translations.filter(HeadEntry::is_translation);
    (0..head).filter_map(read).chain(translations).collect()
}

fn entry(line: usize, text: &str) -> Option<HeadEntry> {
    let (key, value) = text.trim_start().strip_prefix("//")?.split_once(':')?;
    let (key, value) = (key.trim(), value.trim());
    let is_part = |c: char| c.is_ascii_lowercase() || c == '-';
    (!key.is_empty() && key.chars().all(is_part) && !value.is_empty()).then(|| HeadEntry {
        line,
        key: key.to_owned(),
        value: value.to_owned(),
    })
}

/// The scripts at hand, by their names.
pub type Scripts = BTreeMap<ScriptName, Script>;
