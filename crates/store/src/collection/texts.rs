//! The texts of a collection, each kept once, and how they are compared.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

/// A text of a collection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct TextId(pub(super) u32);

/// All texts of a collection, each once; the first one is empty.
#[derive(Debug)]
pub(super) struct Texts {
    texts: Vec<Arc<str>>,
    /// The same texts without case and accents, where they differ.
    folded: Vec<Option<Box<str>>>,
    /// The place of each text in the order of the alphabet, and in that of time.
    ranks: [OnceLock<Vec<u32>>; 2],
}

impl Default for Texts {
    fn default() -> Texts {
        Texts {
            texts: vec![Arc::default()],
            folded: vec![None],
            ranks: Default::default(),
        }
    }
}

/// Finds the texts that are already there while a collection is built.
#[derive(Debug, Default)]
pub(super) struct TextIndex(HashMap<Arc<str>, TextId>);

impl Texts {
    /// The id of a text, which is taken in if it is new.
    pub(super) fn intern(&mut self, text: &str, known: &mut TextIndex) -> TextId {
        if text.is_empty() {
            return TextId(0);
        }
        if let Some(&id) = known.0.get(text) {
            return id;
        }
        let id = TextId(self.texts.len() as u32);
        let kept: Arc<str> = text.into();
        let folded = folded(text);
        self.folded
            .push((folded != text).then(|| folded.into_boxed_str()));
        self.texts.push(Arc::clone(&kept));
        known.0.insert(kept, id);
        id
    }

    pub(super) fn text(&self, id: TextId) -> &str {
        &self.texts[id.0 as usize]
    }

    fn folded(&self, id: usize) -> &str {
        self.folded[id].as_deref().unwrap_or(&self.texts[id])
    }

    /// For each text, which of these folded words stand in it: a bit for each of the first 64.
    pub(super) fn with_words(&self, words: &[&str]) -> Vec<u64> {
        let mut found = vec![0; self.texts.len()];
        for (bit, word) in words.iter().take(64).enumerate() {
            for (id, found) in found.iter_mut().enumerate() {
                *found |= u64::from(self.folded(id).contains(word)) << bit;
            }
        }
        found
    }

    /// The place of each text in the order of the alphabet, without case and accents; empty ones last.
    pub(super) fn by_alphabet(&self) -> &[u32] {
        self.ranks[0].get_or_init(|| {
            self.ranked(|id| {
                let text = self.folded(id);
                (text.is_empty(), 0, text)
            })
        })
    }

    /// The same for dates, in the order of time as far as it can be told.
    pub(super) fn by_time(&self) -> &[u32] {
        self.ranks[1].get_or_init(|| {
            self.ranked(|id| {
                let text = self.folded(id);
                (text.is_empty(), year(text), text)
            })
        })
    }

    fn ranked<'a>(&'a self, key: impl Fn(usize) -> (bool, u32, &'a str)) -> Vec<u32> {
        let mut order: Vec<usize> = (0..self.texts.len()).collect();
        order.sort_by_cached_key(|&id| key(id));
        let mut ranks = vec![0; order.len()];
        // Texts that are the same without case and accents have one place.
        for pair in order.windows(2) {
            let is_next = key(pair[0]) != key(pair[1]);
            ranks[pair[1]] = ranks[pair[0]] + u32::from(is_next);
        }
        ranks
    }

    pub(super) fn bytes(&self) -> usize {
        let kept = self.texts.iter().map(|text| text.len() + COUNTS);
        let folded = self.folded.iter().flatten().map(|text| text.len());
        let places = size_of::<Arc<str>>() + size_of::<Option<Box<str>>>();
        kept.chain(folded).sum::<usize>() + self.texts.capacity() * places
    }
}

/// What stands before a shared text, in bytes.
const COUNTS: usize = 2 * size_of::<usize>();

/// The year of a date: its first number of four digits; 0 without one.
fn year(date: &str) -> u32 {
    let numbers = date.split(|c: char| !c.is_ascii_digit());
    let year = numbers.into_iter().find(|number| number.len() == 4);
    year.and_then(|year| year.parse().ok()).unwrap_or(0)
}

/// A text without accents and other marks, in the usual form where a character has several.
#[cfg(not(target_family = "wasm"))]
fn without_marks(text: &str) -> String {
    use unicode_normalization::UnicodeNormalization as _;
    use unicode_normalization::char::is_combining_mark;

    text.nfkd().filter(|&c| !is_combining_mark(c)).collect()
}

/// The same by the browser, which has the tables.
#[cfg(target_family = "wasm")]
fn without_marks(text: &str) -> String {
    let marks = js_sys::RegExp::new("\\p{M}", "gu");
    let text = js_sys::JsString::from(text).normalize("NFKD");
    text.replace_by_pattern(&marks, "").into()
}

/// A text as it is compared in a search: in small letters without accents and other marks, in the
/// usual form where a character has several, and letters with strokes as those without.
#[must_use]
pub fn folded(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let mut folded = String::with_capacity(text.len());
    for c in without_marks(text).chars().flat_map(char::to_lowercase) {
        match c {
            'ł' => folded.push('l'),
            'ø' => folded.push('o'),
            'đ' | 'ð' => folded.push('d'),
            'ı' => folded.push('i'),
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            'þ' => folded.push_str("th"),
            // The dot that is left of a capital İ.
            '\u{307}' => {}
            c => folded.push(c),
        }
    }
    folded
}

/// Whether all words that are searched for stand in a text, whatever their case and accents; both are
/// given [`folded`].
#[must_use]
pub fn has_all_words(folded_text: &str, folded_words: &str) -> bool {
    folded_words
        .split_whitespace()
        .all(|word| folded_text.contains(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_the_same_without_case_and_accents() {
        for (name, plain) in [
            ("Łukasz MAJKSNER", "lukasz majksner"),
            ("Ants Soosõrv", "ants soosorv"),
            ("Petr Laštovička", "petr lastovicka"),
            ("Straße", "strasse"),
            ("İstanbul", "istanbul"),
            ("Ｇｏｍｏｋｕ", "gomoku"),
            ("Сущко Йосип", "сущко иосип"),
            ("山口", "山口"),
        ] {
            assert_eq!(folded(name), plain);
            assert_eq!(folded(&folded(name)), plain);
        }
    }

    #[test]
    fn dates_are_in_the_order_of_time_whatever_stands_before_the_year() {
        let (mut texts, mut known) = (Texts::default(), TextIndex::default());
        let dates = ["2003-05-01", "1.2.1999", "May 2001", "", "2003-04-30", "?"];
        let ids = dates.map(|date| texts.intern(date, &mut known));
        let ranks = ids.map(|id| texts.by_time()[id.0 as usize]);
        let mut order = [0, 1, 2, 3, 4, 5];
        order.sort_by_key(|&at| ranks[at]);
        let sorted = order.map(|at| dates[at]);
        assert_eq!(
            sorted,
            ["?", "1.2.1999", "May 2001", "2003-04-30", "2003-05-01", ""]
        );
    }
}
