//! The languages, and the files with their texts and faces.

use unic_langid::LanguageIdentifier;

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, which stands in wherever another language lacks a text.
    #[default]
    En,
    /// Polish.
    Pl,
    /// German.
    De,
    /// Dutch.
    Nl,
    /// French.
    Fr,
    /// Spanish.
    Es,
    /// Ukrainian.
    Uk,
    /// Chinese in simplified characters. Whoever writes the traditional ones (`zh-TW`, `zh-Hant`)
    /// gets it, too, as the matching of languages by Unicode CLDR has it: they read it more easily
    /// than English, and its own name in the settings says what it is.
    Zh,
    /// Japanese.
    Ja,
}

/// What is to be known of a language beside its texts.
struct Facts {
    /// The ISO 639 code.
    id: &'static str,
    /// Its name in itself.
    own_name: &'static str,
    /// Whether it is written with signs that the usual faces lack.
    has_own_faces: bool,
}

impl Language {
    /// All languages in the order in which they are offered.
    pub const ALL: [Language; 9] = [
        Language::En,
        Language::Pl,
        Language::De,
        Language::Nl,
        Language::Fr,
        Language::Es,
        Language::Uk,
        Language::Zh,
        Language::Ja,
    ];

    const fn facts(self) -> Facts {
        let (id, own_name, has_own_faces) = match self {
            Language::En => ("en", "English", false),
            Language::Pl => ("pl", "Polski", false),
            Language::De => ("de", "Deutsch", false),
            Language::Nl => ("nl", "Nederlands", false),
            Language::Fr => ("fr", "Français", false),
            Language::Es => ("es", "Español", false),
            Language::Uk => ("uk", "Українська", true),
            Language::Zh => ("zh", "简体中文", true),
            Language::Ja => ("ja", "日本語", true),
        };
        Facts {
            id,
            own_name,
            has_own_faces,
        }
    }

    /// The folder of its files, which is also its ISO 639 code.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.facts().id
    }

    /// Its name in itself.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        self.facts().own_name
    }

    /// Where its own faces lie below the folder of assets, the usual one and the heavier one, if it
    /// is written with signs that the usual faces lack.
    #[must_use]
    pub fn faces(self) -> Option<[String; 2]> {
        let face = |weight: &str| format!("fonts/{}/{weight}.ttf", self.id());
        self.facts()
            .has_own_faces
            .then(|| ["Regular", "SemiBold"].map(face))
    }

    /// Where a face lies with characters that are common in the language, and that none of its texts
    /// has.
    #[must_use]
    pub fn face_of_more(self) -> Option<String> {
        let is_large = matches!(self, Language::Zh | Language::Ja);
        is_large.then(|| format!("fonts/{}/More.ttf", self.id()))
    }

    /// Whether the faces of the language are a place to look for this letter.
    #[must_use]
    pub const fn writes(self, letter: char) -> bool {
        let code = letter as u32;
        match self {
            Language::Uk => matches!(code, 0x400..=0x52f),
            // Its own letters, wide signs, and the characters that both write.
            Language::Ja if matches!(code, 0x3040..=0x30ff) => true,
            Language::Zh | Language::Ja => matches!(
                code,
                0x2e80..=0x303f | 0x3400..=0x9fff | 0xf900..=0xfaff | 0xff00..=0xffef
            ),
            _ => false,
        }
    }

    /// The language with this ISO 639 code; a region or a script after it (`pl-PL`, `pl_PL.UTF-8`,
    /// `zh-Hans`) is ignored.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Language> {
        let code = id.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Language::ALL
            .into_iter()
            .find(|language| language.id().eq_ignore_ascii_case(code))
    }

    /// The first of these codes that is spoken here: they stand in the order in which somebody likes
    /// them. English if none is. Whoever reads traditional Chinese is not given the simplified one instead.
    #[must_use]
    pub fn preferred(ids: impl IntoIterator<Item = impl AsRef<str>>) -> Language {
        let mut known = ids.into_iter().filter_map(|id| {
            let id = id.as_ref();
            Language::from_id(id).filter(|_| !is_traditional_chinese(id))
        });
        known.next().unwrap_or_default()
    }

    /// Whether a week begins on Sunday on the calendars of its readers, as it does in English (most of whose
    /// readers live where it does) and in Japanese; everywhere else it begins on Monday.
    #[must_use]
    pub const fn week_begins_on_sunday(self) -> bool {
        matches!(self, Language::En | Language::Ja)
    }

    /// For the plural rules.
    pub(super) fn locale(self) -> LanguageIdentifier {
        self.id().parse().unwrap_or_default()
    }
}

/// Whether a code is that of Chinese in its traditional script, or as it is written where that is the usual one.
fn is_traditional_chinese(id: &str) -> bool {
    let parts: Vec<String> = id
        .split(['-', '_', '.', '@'])
        .map(str::to_ascii_lowercase)
        .collect();
    let has = |names: &[&str]| parts.iter().any(|part| names.contains(&part.as_str()));
    has(&["zh"]) && has(&["hant", "tw", "hk", "mo"]) && !has(&["hans"])
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
