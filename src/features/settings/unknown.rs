//! Settings that another version of fivefold has written and this one does not understand: they stay in the file
//! as they are written there.

/// A struct in RON by its entries.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Entries<'t>(Vec<(&'t str, &'t str)>);

impl<'t> Entries<'t> {
    /// The entries of a struct without a name; nothing where the text is none.
    pub(crate) fn of(text: &'t str) -> Option<Entries<'t>> {
        let text = text.trim();
        let inside = text.strip_prefix('(')?.strip_suffix(')')?;
        let mut entries = Vec::new();
        for entry in split(inside)? {
            let mut entry = entry.trim();
            while let Some((_, rest)) = entry
                .strip_prefix("//")
                .map(|comment| comment.split_once('\n').unwrap_or_default())
            {
                entry = rest.trim();
            }
            if entry.is_empty() {
                continue;
            }
            let (key, value) = entry.split_once(':')?;
            let (key, value) = (key.trim(), value.trim());
            let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
            if key.is_empty() || !key.chars().all(is_name) || value.is_empty() {
                return None;
            }
            entries.push((key, value));
        }
        Some(Entries(entries))
    }

    /// The value of an entry, as text.
    pub(crate) fn get(&self, key: &str) -> Option<&'t str> {
        let entry = self.0.iter().find(|(known, _)| *known == key);
        entry.map(|(_, value)| *value)
    }

    /// The entries with another value for one of them.
    pub(crate) fn with(&self, key: &str, value: &'t str) -> Entries<'t> {
        let entries = self.0.iter().map(|&(known, old)| match known == key {
            true => (known, value),
            false => (known, old),
        });
        Entries(entries.collect())
    }

    /// The entries that are understood.
    pub(crate) fn filtered(self, is_understood: impl Fn(&str, &str) -> bool) -> Entries<'t> {
        let understood = self.0.into_iter();
        Entries(
            understood
                .filter(|(key, value)| is_understood(key, value))
                .collect(),
        )
    }

    /// What is to be written in place of what was there: these entries, with those of before that nobody
    /// understands. One that has been changed since from its default is understood now.
    pub(crate) fn keeping(
        mut self,
        before: &Entries<'t>,
        defaults: &Entries,
        is_understood: impl Fn(&str, &str) -> bool,
    ) -> Entries<'t> {
        for &(key, value) in &before.0 {
            match self.0.iter_mut().find(|(known, _)| *known == key) {
                None => self.0.push((key, value)),
                Some(entry) if defaults.get(key) == Some(entry.1) && !is_understood(key, value) => {
                    entry.1 = value;
                }
                Some(_) => {}
            }
        }
        self
    }

    /// The struct as text, an entry a line.
    pub(crate) fn text(&self, indentation: &str) -> String {
        let entries = self.0.iter();
        let lines: String = entries
            .map(|(key, value)| format!("{indentation}    {key}: {value},\n"))
            .collect();
        format!("(\n{lines}{indentation})")
    }
}

/// The parts between the commas that stand in no bracket, text or comment; nothing where a bracket or a text is
/// not closed.
fn split(text: &str) -> Option<Vec<&str>> {
    let mut parts = Vec::new();
    let (mut depth, mut start) = (0_usize, 0);
    let mut characters = text.char_indices().peekable();
    while let Some((at, character)) = characters.next() {
        match character {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.checked_sub(1)?,
            ',' if depth == 0 => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            '"' => loop {
                match characters.next()? {
                    (_, '\\') => {
                        characters.next()?;
                    }
                    (_, '"') => break,
                    _ => {}
                }
            },
            '/' if characters.peek().is_some_and(|(_, next)| *next == '/') => {
                characters.by_ref().find(|(_, next)| *next == '\n');
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    (depth == 0).then_some(parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_end_at_commas_outside_of_brackets_texts_and_comments() {
        let text =
            "( // a, b\n a: 1, b: (c: [1, 2], d: \"x, \\\"y)\"),\n// z: 3,\n e: {\"k\": \"v\"}, )";
        let entries = Entries::of(text).expect("a struct");
        let right = [
            ("a", "1"),
            ("b", "(c: [1, 2], d: \"x, \\\"y)\")"),
            ("e", "{\"k\": \"v\"}"),
        ];
        assert_eq!(entries.0, right);
        for none in [
            "", "a: 1", "(a: (1)", "(a: \"1)", "(a)", "(a: 1))", "Some(1)",
        ] {
            assert!(Entries::of(none).is_none(), "{none}");
        }
    }
}
