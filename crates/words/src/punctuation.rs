//! What stands between texts that are put together, and behind them.

use super::Language;

/// The signs of a language, with the spaces that belong to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Punctuation {
    /// What stands before tenths.
    pub(super) decimal: char,
    comma: &'static str,
    semicolon: &'static str,
    colon: &'static str,
    full_stop: char,
    between_sentences: &'static str,
}

/// The full stops of all languages.
const FULL_STOPS: [char; 2] = ['.', '。'];
/// What else a sentence can end with.
const OTHER_ENDS: [char; 5] = ['!', '?', '！', '？', '…'];

const ENGLISH: Punctuation = Punctuation {
    decimal: '.',
    comma: ", ",
    semicolon: "; ",
    colon: ": ",
    full_stop: '.',
    between_sentences: " ",
};
const CONTINENTAL: Punctuation = Punctuation {
    decimal: ',',
    ..ENGLISH
};
/// No line ends before the high signs.
const FRENCH: Punctuation = Punctuation {
    semicolon: "\u{a0}; ",
    colon: "\u{a0}: ",
    ..CONTINENTAL
};
/// The signs are as wide as the characters and bring their own space.
const EAST_ASIAN: Punctuation = Punctuation {
    decimal: '.',
    comma: "、",
    semicolon: "；",
    colon: "：",
    full_stop: '。',
    between_sentences: "",
};

impl Punctuation {
    /// The signs of a language.
    #[must_use]
    pub const fn of(language: Language) -> Punctuation {
        match language {
            Language::En => ENGLISH,
            Language::Pl | Language::De | Language::Nl | Language::Es | Language::Uk => CONTINENTAL,
            Language::Fr => FRENCH,
            Language::Zh | Language::Ja => EAST_ASIAN,
        }
    }

    /// `3, 4, 5`
    #[must_use]
    pub fn list<T: AsRef<str>>(&self, parts: impl IntoIterator<Item = T>) -> String {
        joined(parts, self.comma)
    }

    /// `Volume: 50`
    #[must_use]
    pub fn labelled(&self, name: &str, value: &str) -> String {
        [name, value].join(self.colon)
    }

    /// `Blue is winning; 3 of 9 moves keep the win`
    #[must_use]
    pub fn clauses(&self, first: &str, second: &str) -> String {
        [first, second].join(self.semicolon)
    }

    /// The text with a full stop, unless something ends it already.
    #[must_use]
    pub fn sentence(&self, text: &str) -> String {
        let mut sentence = text.to_owned();
        let ends = FULL_STOPS.into_iter().chain(OTHER_ENDS);
        if !text.is_empty() && !ends.into_iter().any(|end| text.ends_with(end)) {
            sentence.push(self.full_stop);
        }
        sentence
    }

    /// Sentences one after the other; each has its own end.
    #[must_use]
    pub fn sentences<T: AsRef<str>>(&self, sentences: impl IntoIterator<Item = T>) -> String {
        joined(sentences, self.between_sentences)
    }

    /// Names and other short texts one after the other, with a pause between them for whoever hears
    /// them: `Nim. Take pebbles.` The last one ends as it is.
    #[must_use]
    pub fn pauses<T: AsRef<str>>(&self, parts: impl IntoIterator<Item = T>) -> String {
        let parts: Vec<T> = parts.into_iter().collect();
        let mut parts = parts.iter().map(AsRef::as_ref).filter(|it| !it.is_empty());
        let Some(last) = parts.next_back() else {
            return String::new();
        };
        let before = parts.map(|part| self.sentence(part));
        self.sentences(before.chain([last.to_owned()]))
    }

    /// A number with a sign and one decimal place, for example `+0.5`.
    #[must_use]
    pub fn signed_tenths(&self, value: f32) -> String {
        let sign = self.decimal.to_string();
        format!("{value:+.1}").replace('-', "−").replace('.', &sign)
    }
}

/// The text without a full stop at its end, to be put into a sentence.
#[must_use]
pub(super) fn without_full_stop(text: &str) -> &str {
    text.trim_end_matches(FULL_STOPS)
}

fn joined<T: AsRef<str>>(parts: impl IntoIterator<Item = T>, sign: &str) -> String {
    let mut joined = String::new();
    for part in parts {
        if !joined.is_empty() {
            joined.push_str(sign);
        }
        joined.push_str(part.as_ref());
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(language: Language) -> Punctuation {
        Punctuation::of(language)
    }

    #[test]
    fn lists_and_labels_have_the_signs_of_the_language() {
        for (language, list, label, clauses) in [
            (Language::En, "3, 4, 5", "a: b", "a; b"),
            (Language::Uk, "3, 4, 5", "a: b", "a; b"),
            (Language::Fr, "3, 4, 5", "a\u{a0}: b", "a\u{a0}; b"),
            (Language::Zh, "3、4、5", "a：b", "a；b"),
            (Language::Ja, "3、4、5", "a：b", "a；b"),
        ] {
            let signs = of(language);
            assert_eq!(signs.list(["3", "4", "5"]), list, "{language:?}");
            assert_eq!(signs.labelled("a", "b"), label, "{language:?}");
            assert_eq!(signs.clauses("a", "b"), clauses, "{language:?}");
        }
        assert_eq!(of(Language::En).list([""; 0]), "");
    }

    #[test]
    fn a_sentence_gets_one_full_stop() {
        assert_eq!(of(Language::De).sentence("Remis"), "Remis.");
        assert_eq!(of(Language::De).sentence("Remis."), "Remis.");
        assert_eq!(of(Language::Ja).sentence("引き分け"), "引き分け。");
        assert_eq!(of(Language::Ja).sentence("引き分け。"), "引き分け。");
        assert_eq!(of(Language::Es).sentence("¡Has ganado!"), "¡Has ganado!");
        assert_eq!(of(Language::En).sentence(""), "");
    }

    #[test]
    fn within_another_sentence_no_full_stop_is_left() {
        assert_eq!(without_full_stop("It is a draw."), "It is a draw");
        assert_eq!(without_full_stop("引き分けです。"), "引き分けです");
    }

    #[test]
    fn what_is_read_out_pauses_between_its_parts() {
        let signs = of(Language::En);
        assert_eq!(signs.pauses(["Nim", "Take pebbles."]), "Nim. Take pebbles.");
        assert_eq!(signs.pauses(["Game 3", "", "today"]), "Game 3. today");
        assert_eq!(signs.pauses([""; 0]), "");
        assert_eq!(
            of(Language::Zh).pauses(["尼姆", "取石子。"]),
            "尼姆。取石子。"
        );
    }

    #[test]
    fn signed_numbers_have_a_minus_and_the_decimal_sign_of_the_language() {
        assert_eq!(of(Language::En).signed_tenths(0.46), "+0.5");
        assert_eq!(of(Language::Fr).signed_tenths(-1.5), "−1,5");
        assert_eq!(of(Language::Ja).signed_tenths(-1.5), "−1.5");
    }
}
