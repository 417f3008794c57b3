//! Every text that a person sees: Fluent files in `assets/locales/<language>/fivefold.ftl`.
//!
//! The files are compiled in, so that there are words before any asset is loaded, and loaded as
//! assets as well, so that an edited file shows at once while the program runs. A broken file
//! keeps the last good words and is reported in a notice.

mod bundle;
mod files;

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use bevy::prelude::*;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use fluent_bundle::{FluentArgs, FluentValue};
use unic_langid::LanguageIdentifier;

use self::bundle::{Bundle, bundle, empty_bundle, fault};
use crate::config::ConfigError;
use crate::games::GameKind;
use crate::study::wording::{Argument, Arguments};

/// Loads the Fluent files, watches them, and provides [`Words`].
pub fn plugin(app: &mut App) {
    app.init_resource::<Words>().add_plugins(files::plugin);
}

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

    /// The folder of its file, which is also its ISO 639 code.
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

    /// Its file below the folder of assets.
    #[must_use]
    pub const fn file(self) -> &'static str {
        match self {
            Language::En => "locales/en/fivefold.ftl",
            Language::Pl => "locales/pl/fivefold.ftl",
        }
    }

    const fn compiled_in(self) -> &'static str {
        match self {
            Language::En => include_str!("../../assets/locales/en/fivefold.ftl"),
            Language::Pl => include_str!("../../assets/locales/pl/fivefold.ftl"),
        }
    }

    /// For the plural rules.
    fn locale(self) -> LanguageIdentifier {
        self.id().parse().unwrap_or_default()
    }
}

/// The texts of all languages and the language that is spoken now.
#[derive(Resource)]
pub struct Words {
    language: Language,
    bundles: [Bundle; Language::ALL.len()],
    /// What has been warned about already, so that one gap does not flood the log.
    warned: Mutex<BTreeSet<String>>,
}

impl Default for Words {
    fn default() -> Self {
        let bundle = |language: Language| {
            // A fault in a compiled-in file is found by the tests; the program goes on without it.
            bundle(language, language.compiled_in()).unwrap_or_else(|fault| {
                warn!("{fault}");
                empty_bundle(language)
            })
        };
        Words {
            language: Language::default(),
            bundles: Language::ALL.map(bundle),
            warned: Mutex::default(),
        }
    }
}

impl Words {
    /// Words from these texts alone; a language without one has no words of its own.
    ///
    /// # Errors
    /// The first fault of a text, with its place.
    pub fn from_texts(texts: &[(Language, &str)]) -> Result<Words, ConfigError> {
        let mut words = Words {
            language: Language::default(),
            bundles: Language::ALL.map(empty_bundle),
            warned: Mutex::default(),
        };
        for &(language, text) in texts {
            words.replace(language, text.as_bytes())?;
        }
        Ok(words)
    }

    /// The language that is spoken now.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Speaks this language from now on.
    pub const fn choose(&mut self, language: Language) {
        self.language = language;
    }

    /// A language's name in that language.
    #[must_use]
    pub fn own_name(&self, language: Language) -> String {
        self.word(language, "language-name", None)
            .unwrap_or_else(|| language.id().to_owned())
    }

    /// The text with this key. A key that no language has gives itself as `⟨key⟩`.
    #[must_use]
    pub fn say(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The text with this key and these arguments (see [`number`], [`tenths`], [`text`]).
    #[must_use]
    pub fn with(&self, key: &str, arguments: &[(&str, FluentValue)]) -> String {
        self.find(key, arguments).unwrap_or_else(|| {
            self.warn_once(key, || format!("no language has the text “{key}”"));
            format!("⟨{key}⟩")
        })
    }

    /// What is put into a sentence, in the form in which [`Words::with`] takes it.
    #[must_use]
    pub fn values<'a>(&self, arguments: &'a Arguments) -> Vec<(&'static str, FluentValue<'a>)> {
        let value = |argument: &'a Argument| match argument {
            Argument::Number(value) => number(*value),
            Argument::Text(value) => text(value),
        };
        let pairs = arguments.iter();
        pairs.map(|(name, it)| (*name, value(it))).collect()
    }

    /// The text with this key, if there is one: for names that only some things have.
    #[must_use]
    pub fn find(&self, key: &str, arguments: &[(&str, FluentValue)]) -> Option<String> {
        let mut values = FluentArgs::with_capacity(arguments.len());
        for (name, value) in arguments {
            values.set(*name, value.clone());
        }
        self.word(self.language, key, Some(&values))
            .or_else(|| self.word(Language::En, key, Some(&values)))
    }

    /// The key of a preset's name: the game and its parameters, as words of letters and digits.
    #[must_use]
    pub fn preset_key(kind: GameKind, preset: &str) -> String {
        let parameters: Vec<&str> = preset
            .split(|c: char| !c.is_ascii_alphanumeric())
            .filter(|part| !part.is_empty())
            .collect();
        format!("preset-{}-{}", kind.id(), parameters.join("-"))
    }

    /// A preset's name; its parameters as they stand, if no language names it.
    #[must_use]
    pub fn preset(&self, kind: GameKind, preset: &str) -> String {
        self.find(&Words::preset_key(kind, preset), &[])
            .unwrap_or_else(|| preset.to_owned())
    }

    /// Puts a new file in the place of a language's texts.
    ///
    /// # Errors
    /// The first fault of the file, with its place; the words stay as they were.
    pub fn replace(&mut self, language: Language, file: &[u8]) -> Result<(), ConfigError> {
        let text = std::str::from_utf8(file).map_err(|error| {
            let good = String::from_utf8_lossy(&file[..error.valid_up_to()]);
            fault(
                language,
                &good,
                good.len(),
                "the text is not UTF-8".to_owned(),
            )
        })?;
        self.bundles[language as usize] = bundle(language, text)?;
        Ok(())
    }

    fn word(&self, language: Language, key: &str, values: Option<&FluentArgs>) -> Option<String> {
        let bundle = &self.bundles[language as usize];
        let pattern = bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let word = bundle.format_pattern(pattern, values, &mut errors);
        if let Some(error) = errors.first() {
            let place = format!("{}: {key}", language.file());
            self.warn_once(&place, || format!("{place}: {error}"));
        }
        Some(word.into_owned())
    }

    fn warn_once(&self, about: &str, sentence: impl Fn() -> String) {
        let mut warned = self.warned.lock().unwrap_or_else(PoisonError::into_inner);
        if warned.insert(about.to_owned()) {
            warn!("{}", sentence());
        }
    }
}

/// A whole number as an argument; it chooses plural forms.
#[must_use]
pub fn number(value: impl Into<i64>) -> FluentValue<'static> {
    FluentValue::from(value.into())
}

/// A number with one decimal place as an argument, for example seconds.
#[must_use]
pub fn tenths(value: f32) -> FluentValue<'static> {
    let options = FluentNumberOptions {
        minimum_fraction_digits: Some(1),
        maximum_fraction_digits: Some(1),
        ..FluentNumberOptions::default()
    };
    let rounded = (f64::from(value) * 10.0).round() / 10.0;
    FluentValue::Number(FluentNumber::new(rounded, options))
}

/// A text as an argument, for example a player's name.
#[must_use]
pub fn text(value: &str) -> FluentValue<'_> {
    FluentValue::from(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn speaking(language: Language, english: &str, polish: &str) -> Words {
        let mut words =
            Words::from_texts(&[(Language::En, english), (Language::Pl, polish)]).expect("texts");
        words.choose(language);
        words
    }

    #[test]
    fn a_text_missing_in_polish_is_said_in_english() {
        let words = speaking(
            Language::Pl,
            "hello = Hello\nbye = Bye\n",
            "hello = Cześć\n",
        );
        assert_eq!(words.say("hello"), "Cześć");
        assert_eq!(words.say("bye"), "Bye");
    }

    #[test]
    fn a_text_missing_everywhere_gives_its_key() {
        let words = speaking(Language::Pl, "", "");
        assert_eq!(words.say("nothing"), "⟨nothing⟩");
        assert_eq!(words.find("nothing", &[]), None);
    }

    #[test]
    fn arguments_stand_in_the_text_without_invisible_marks() {
        let words = speaking(Language::En, "turn = {$name} to move\n", "");
        assert_eq!(
            words.with("turn", &[("name", text("Blue"))]),
            "Blue to move"
        );
    }

    #[test]
    fn polish_chooses_among_its_plural_forms_and_writes_a_decimal_comma() {
        let plural = "n = { $n ->\n [one] {$n} ruch\n [few] {$n} ruchy\n *[many] {$n} ruchów\n }\n\
                      s = {$s} s\n";
        let words = speaking(Language::Pl, "", plural);
        let said = [1, 2, 5, 12, 22, 25].map(|n| words.with("n", &[("n", number(n))]));
        assert_eq!(
            said,
            [
                "1 ruch",
                "2 ruchy",
                "5 ruchów",
                "12 ruchów",
                "22 ruchy",
                "25 ruchów"
            ]
        );
        assert_eq!(words.with("s", &[("s", tenths(1.25))]), "1,3 s");
        assert_eq!(words.with("s", &[("s", tenths(2.0))]), "2,0 s");
    }

    #[test]
    fn a_broken_file_keeps_the_last_good_words_and_names_the_place() {
        let mut words = speaking(Language::En, "hello = Hello\n", "");
        let error = words
            .replace(Language::En, b"hello = Hi\nbroken {$x\n")
            .expect_err("broken");
        assert_eq!((error.line, error.column), (2, 8));
        assert_eq!(words.say("hello"), "Hello");
        let error = words.replace(Language::En, b"a = \xff").expect_err("bytes");
        assert_eq!((error.line, error.column), (1, 5));
        let error = words
            .replace(Language::En, b"a = 1\nb = 2\na = 3\n")
            .expect_err("twice");
        assert_eq!(error.line, 3);
    }

    #[test]
    fn languages_are_known_by_their_code() {
        assert_eq!(Language::from_id("pl_PL.UTF-8"), Some(Language::Pl));
        assert_eq!(Language::from_id("EN"), Some(Language::En));
        assert_eq!(Language::from_id("de"), None);
        let words = Words::default();
        assert_eq!(words.own_name(Language::Pl), "Polski");
    }
}
