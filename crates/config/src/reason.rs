//! Why a value of a file is refused. Serde passes nothing but texts from the place where a fault is
//! found to whoever reads the file, so a reason travels as a text of its own kind ([`Reason`] writes
//! and reads it) and is worded only where it is shown, in the language that is spoken there.

use std::fmt;

/// What a reason begins with on its way: a sign that no file can contain by itself.
const MARK: char = '\u{2}';
/// What stands between its parts.
const BETWEEN: char = '\u{1f}';

/// The keys of all reasons, each with the names of what is put into its sentence.
const KNOWN: [(&str, &[&str]); 15] = [
    (OUT_OF_RANGE, &["value", "min", "max"]),
    ("config-whole-number", &["min", "max"]),
    ("config-number", &["min", "max"]),
    (LIST_LENGTH, &["have", "least", "most"]),
    ("config-levels", &["levels", "have"]),
    ("config-many-presets", &["most"]),
    ("config-no-preset", &[]),
    (NO_BOARD, &["found", "game"]),
    ("config-ratings", &["levels", "have"]),
    ("config-ratings-fall", &["later", "earlier"]),
    ("config-colour", &["found"]),
    ("config-script-name", &["found", "most"]),
    ("config-engine-name", &["most"]),
    ("config-many-programs", &["have", "most"]),
    ("config-same-program", &["name"]),
];

/// The key of the reason that a number is out of its range.
pub(super) const OUT_OF_RANGE: &str = "config-out-of-range";
/// The key of the reason that a list is too short or too long.
pub(super) const LIST_LENGTH: &str = "config-list-length";
/// The key of the reason that a game does not understand the parameters of a board.
pub(super) const NO_BOARD: &str = "config-no-board";

/// A reason: the key under which it is worded, and what is put into the sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The key.
    pub key: &'static str,
    /// The names in the sentence and their values.
    pub values: Vec<(&'static str, String)>,
}

impl Reason {
    /// The reason with this key; the values stand in the order of their names.
    ///
    /// # Panics
    /// The key is not known, or has other names; that is a mistake in the program, which a test finds.
    pub(super) fn new(key: &str, values: &[&dyn fmt::Display]) -> Reason {
        let values = values.iter().map(ToString::to_string);
        Reason::known(key, values.collect())
            .unwrap_or_else(|| panic!("{key} is no reason with these values"))
    }

    fn known(key: &str, values: Vec<String>) -> Option<Reason> {
        let &(key, names) = KNOWN.iter().find(|(known, _)| *known == key)?;
        (names.len() == values.len()).then(|| Reason {
            key,
            values: names.iter().copied().zip(values).collect(),
        })
    }

    /// Reads the text as which a reason travels; nothing if it is another text.
    pub(super) fn read(text: &str) -> Option<Reason> {
        let mut parts = text.strip_prefix(MARK)?.split(BETWEEN);
        let key = parts.next()?;
        Reason::known(key, parts.map(str::to_owned).collect())
    }

    /// The value with this name.
    pub(super) fn value(&self, name: &str) -> &str {
        let mut values = self.values.iter();
        values
            .find(|(known, _)| *known == name)
            .map_or("", |(_, value)| value)
    }
}

/// The text as which it travels.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{MARK}{}", self.key)?;
        for (_, value) in &self.values {
            // What a person has written is quoted; nothing in it takes a reason apart.
            let value = value.replace([MARK, BETWEEN], "\u{fffd}");
            write!(f, "{BETWEEN}{value}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_arrives_as_it_was_sent() {
        for (key, names) in KNOWN {
            let values: Vec<&dyn fmt::Display> = names.iter().map(|name| name as _).collect();
            let sent = Reason::new(key, &values);
            assert_eq!(Reason::read(&sent.to_string()), Some(sent));
        }
    }

    #[test]
    fn other_texts_are_no_reasons() {
        let unknown = format!("{MARK}config-nothing");
        let short = format!("{MARK}config-colour");
        for text in ["", "missing field", &unknown, &short] {
            assert_eq!(Reason::read(text), None, "{text:?}");
        }
        let strange = Reason::new("config-colour", &[&format!("a{BETWEEN}b{MARK}")]);
        assert_eq!(
            Reason::read(&strange.to_string()).map(|it| it.value("found").to_owned()),
            Some("a\u{fffd}b\u{fffd}".to_owned())
        );
    }
}
