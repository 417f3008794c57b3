//! Looking up a text, and putting numbers and names into it.

use std::collections::BTreeSet;
use std::sync::{Mutex, OnceLock, PoisonError};

use fluent_bundle::FluentArgs;
pub use fluent_bundle::FluentValue;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};

use super::bundle::{Bundle, bundle, readable};
pub use super::language::{Language, WordsFile};
use super::punctuation::{Punctuation, without_full_stop};
use super::sentence::{Argument, Arguments, Sentence};
use super::{GameWords, texts_of};
use fivefold_config::ConfigError;
use fivefold_rules::{GameId, registry};

/// The name of the file with what any game says.
const COMMON: &str = "fivefold";

/// The texts of all languages and the language that is spoken now.
pub struct Localization {
    language: Language,
    /// What any game says comes first, then the games.
    sources: Vec<WordFile>,
    /// Is told what lacks a text or cannot be said.
    warn: fn(&str),
    /// What has been warned about already, so that one gap does not flood the log.
    warned: Mutex<BTreeSet<String>>,
}

/// One file in all languages.
struct WordFile {
    name: &'static str,
    is_asset: bool,
    /// The texts that the program brings with it.
    shipped: [Option<&'static str>; Language::ALL.len()],
    /// What is said. A shipped text is read when its language is first spoken.
    bundles: [OnceLock<Bundle>; Language::ALL.len()],
}

impl WordFile {
    fn empty(name: &'static str, is_asset: bool) -> WordFile {
        WordFile {
            name,
            is_asset,
            shipped: Default::default(),
            bundles: Default::default(),
        }
    }

    fn bundle(&self, language: Language, warn: fn(&str)) -> &Bundle {
        self.bundles[language as usize].get_or_init(|| {
            let name = self.name;
            let text = self.shipped[language as usize].unwrap_or_default();
            let (bundle, faults) = readable(language, text);
            // The words for it may be these, so it is told in English.
            for (line, column, reason) in faults {
                let place = match self.is_asset {
                    true => WordsFile { language, name }.path(),
                    false => format!("the words of {name} in {}", language.id()),
                };
                warn(&format!("{place}, line {line}, column {column}: {reason}"));
            }
            bundle
        })
    }
}

impl Localization {
    /// The words of the program and of these games. `warn` is told, once each, what has no text.
    #[must_use]
    pub fn new(games: &[GameId], warn: fn(&str)) -> Localization {
        let common = GameWords {
            file: Some(COMMON),
            texts: texts_of!(fivefold),
        };
        let brought = games
            .iter()
            .filter_map(|game| Some((game.as_str(), *game.extension::<GameWords>()?)));
        let mut words = Localization::empty(warn);
        for (id, GameWords { file, texts }) in std::iter::once((COMMON, common)).chain(brought) {
            let mut source = WordFile::empty(file.unwrap_or(id), file.is_some());
            for &(id, text) in texts {
                if let Some(language) = Language::from_id(id) {
                    source.shipped[language as usize] = Some(text);
                }
            }
            words.sources.push(source);
        }
        words
    }

    /// Words from these texts alone; a language without one has no words of its own.
    ///
    /// # Errors
    /// The first fault of a text, with its place.
    #[cfg(test)]
    pub(crate) fn from_texts(texts: &[(Language, &str)]) -> Result<Localization, ConfigError> {
        let mut words = Localization::empty(|_| {});
        words.sources.push(WordFile::empty(COMMON, false));
        for &(language, text) in texts {
            let name = COMMON;
            words.replace(WordsFile { language, name }, text.as_bytes())?;
        }
        Ok(words)
    }

    fn empty(warn: fn(&str)) -> Localization {
        Localization {
            language: Language::default(),
            sources: Vec::new(),
            warn,
            warned: Mutex::default(),
        }
    }

    /// The files that lie in the folder of assets, in all languages.
    pub fn files(&self) -> impl Iterator<Item = WordsFile> + '_ {
        let sources = self.sources.iter().filter(|source| source.is_asset);
        sources.flat_map(|source| {
            let name = source.name;
            Language::ALL.map(|language| WordsFile { language, name })
        })
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

    /// What stands between texts in this language.
    #[must_use]
    pub const fn punctuation(&self) -> Punctuation {
        Punctuation::of(self.language)
    }

    /// The text with this key. A key that no language has gives itself, as words.
    #[must_use]
    pub fn say(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The text with this key and these arguments (see [`number`], [`tenths`], [`text`]).
    #[must_use]
    pub fn with(&self, key: &str, arguments: &[(&str, FluentValue)]) -> String {
        self.find(key, arguments).unwrap_or_else(|| {
            self.warn_once(key, || format!("no language has the text “{key}”"));
            key.replace('-', " ")
        })
    }

    /// A sentence that comes as a value.
    #[must_use]
    pub fn sentence(&self, sentence: &Sentence) -> String {
        self.with(sentence.key, &self.values(&sentence.arguments))
    }

    /// A sentence that is to stand within another one: without its full stop.
    #[must_use]
    pub fn reason(&self, reason: impl Into<Sentence>) -> String {
        let said = self.sentence(&reason.into());
        without_full_stop(&said).to_owned()
    }

    /// What is put into a sentence, in the form in which [`Localization::with`] takes it.
    #[must_use]
    pub fn values<'a>(&self, arguments: &'a Arguments) -> Vec<(&'static str, FluentValue<'a>)> {
        let value = |argument: &'a Argument| match argument {
            Argument::Number(value) => number(*value),
            Argument::Tenths(value) => tenths(*value as f32 / 10.0),
            Argument::Text(value) => text(value),
            Argument::Game(word) => {
                let mut games = registry::all().iter();
                let game = games.find(|game| game.as_str() == word);
                game.map_or_else(
                    || text(word),
                    |&game| FluentValue::from(self.game_name(game)),
                )
            }
            Argument::List(parts) => FluentValue::from(self.punctuation().list(parts)),
            Argument::Sentence(value) => FluentValue::from(self.reason((**value).clone())),
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

    /// The name of a game; the word of its ids with a capital letter, if no language names it.
    #[must_use]
    pub fn game_name(&self, game: GameId) -> String {
        self.of_game(game, "name").unwrap_or_else(|| {
            let mut name = game.as_str().to_owned();
            if let Some(first) = name.get_mut(..1) {
                first.make_ascii_uppercase();
            }
            name
        })
    }

    /// One of the texts that every game has: its `name`, `line` or `rules`.
    #[must_use]
    pub fn of_game(&self, game: GameId, text: &str) -> Option<String> {
        self.find(&format!("game-{game}-{text}"), &[])
    }

    /// The key of a preset's name: the game and its parameters, as words of letters and digits.
    #[must_use]
    pub fn preset_key(game: GameId, preset: &str) -> String {
        let parameters: Vec<&str> = preset
            .split(|c: char| !c.is_ascii_alphanumeric())
            .filter(|part| !part.is_empty())
            .collect();
        format!("preset-{game}-{}", parameters.join("-"))
    }

    /// A preset's name; its parameters as they stand, if no language names it.
    #[must_use]
    pub fn preset(&self, game: GameId, preset: &str) -> String {
        self.find(&Localization::preset_key(game, preset), &[])
            .unwrap_or_else(|| preset.to_owned())
    }

    /// Puts new texts in the place of those of a file.
    ///
    /// # Errors
    /// The first fault of the file, with its place; the words stay as they were.
    pub fn replace(&mut self, file: WordsFile, bytes: &[u8]) -> Result<(), ConfigError> {
        let bundle = bundle(file, bytes)?;
        let mut sources = self.sources.iter_mut();
        if let Some(source) = sources.find(|source| source.name == file.name) {
            source.bundles[file.language as usize] = OnceLock::from(bundle);
        }
        Ok(())
    }

    fn word(&self, language: Language, key: &str, values: Option<&FluentArgs>) -> Option<String> {
        self.sources.iter().find_map(|source| {
            let bundle = source.bundle(language, self.warn);
            let pattern = bundle.get_message(key)?.value()?;
            let mut errors = Vec::new();
            let word = bundle.format_pattern(pattern, values, &mut errors);
            if let Some(error) = errors.first() {
                let name = source.name;
                let place = format!("{}: {key}", WordsFile { language, name }.path());
                self.warn_once(&place, || format!("{place}: {error}"));
            }
            Some(word.into_owned())
        })
    }

    fn warn_once(&self, about: &str, sentence: impl Fn() -> String) {
        let mut warned = self.warned.lock().unwrap_or_else(PoisonError::into_inner);
        if warned.insert(about.to_owned()) {
            (self.warn)(&sentence());
        }
    }
}

/// A whole number as an argument; it chooses plural forms.
#[must_use]
pub fn number(value: impl TryInto<i64>) -> FluentValue<'static> {
    FluentValue::from(value.try_into().unwrap_or(i64::MAX))
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

    const ENGLISH: WordsFile = WordsFile {
        language: Language::En,
        name: COMMON,
    };

    fn speaking(language: Language, english: &str, polish: &str) -> Localization {
        let mut words =
            Localization::from_texts(&[(Language::En, english), (Language::Pl, polish)])
                .expect("texts");
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
    fn a_text_missing_everywhere_gives_its_key_as_words() {
        let words = speaking(Language::Pl, "", "");
        assert_eq!(words.say("what-nobody-says"), "what nobody says");
        assert_eq!(words.find("what-nobody-says", &[]), None);
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
            .replace(ENGLISH, b"hello = Hi\nbroken {$x\n")
            .expect_err("broken");
        assert_eq!((error.line, error.column), (2, 8));
        assert_eq!(words.say("hello"), "Hello");
        let error = words.replace(ENGLISH, b"a = \xff").expect_err("bytes");
        assert_eq!((error.line, error.column), (1, 5));
        let error = words
            .replace(ENGLISH, b"a = 1\nb = 2\na = 3\n")
            .expect_err("twice");
        assert_eq!(error.line, 3);
    }

    #[test]
    fn languages_are_known_by_their_code() {
        assert_eq!(Language::from_id("pl_PL.UTF-8"), Some(Language::Pl));
        assert_eq!(Language::from_id("EN"), Some(Language::En));
        assert_eq!(Language::from_id("uk@currency=EUR"), Some(Language::Uk));
        for chinese in ["zh", "zh-CN", "zh-SG", "zh_Hans", "zh-TW", "zh-Hant-HK"] {
            assert_eq!(Language::from_id(chinese), Some(Language::Zh));
        }
        assert_eq!(Language::from_id("it"), None);
        for (liked, spoken) in [
            (&["zh-TW", "ja"][..], Language::Ja),
            (&["zh-Hant-HK"], Language::En),
            (&["zh-Hans-HK"], Language::Zh),
            (&["zh_CN.UTF-8", "en"], Language::Zh),
        ] {
            assert_eq!(Language::preferred(liked), spoken, "{liked:?}");
        }
        assert_eq!(Language::from_id("C"), None);
    }

    #[test]
    fn the_first_language_that_is_known_is_preferred() {
        assert_eq!(Language::preferred(["it-IT", "fr-CA", "en"]), Language::Fr);
        assert_eq!(Language::preferred(["it", "C"]), Language::En);
        assert_eq!(Language::preferred([""; 0]), Language::En);
    }

    #[test]
    fn tenths_have_the_sign_of_the_language() {
        for (language, said) in [
            (Language::En, "2.5"),
            (Language::Pl, "2,5"),
            (Language::De, "2,5"),
            (Language::Nl, "2,5"),
            (Language::Fr, "2,5"),
            (Language::Es, "2,5"),
            (Language::Uk, "2,5"),
            (Language::Zh, "2.5"),
            (Language::Ja, "2.5"),
        ] {
            let mut words = Localization::from_texts(&[(language, "s = {$s}\n")]).expect("a text");
            words.choose(language);
            assert_eq!(words.with("s", &[("s", tenths(2.5))]), said, "{language:?}");
        }
    }
}
