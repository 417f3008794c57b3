//! The languages, and the files with their texts.

use unic_langid::LanguageIdentifier;

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, which stands in wherever another language lacks a text.
    #[default]
    En,
    /// Polish.
    Pl,
}

impl Language {
    /// All languages in the order in which they are offered.
    pub const ALL: [Language; 2] = [Language::En, Language::Pl];

    /// The folder of its files, which is also its ISO 639 code.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Pl => "pl",
        }
    }

    /// The language with this ISO 639 code; a region after it (`pl-PL`, `pl_PL.UTF-8`) is ignored.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Language> {
        let code = id.split(['-', '_', '.']).next().unwrap_or_default();
        Language::ALL
            .into_iter()
            .find(|language| language.id().eq_ignore_ascii_case(code))
    }

    /// For the plural rules.
    pub(super) fn locale(self) -> LanguageIdentifier {
        self.id().parse().unwrap_or_default()
    }
}

/// A file with texts of one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WordsFile {
    /// The language.
    pub language: Language,
    /// The file's name without its ending: that of the program, or that of a game.
    pub name: &'static str,
}

impl WordsFile {
    /// Where it lies below the folder of assets.
    #[must_use]
    pub fn path(self) -> String {
        format!("locales/{}/{}.ftl", self.language.id(), self.name)
    }
}
