//! The lines of a record before its moves, one key after the other.

use super::{FORMAT, HEAD, RecordError, ValueError, short};

/// The lines of a record, one key after the other.
pub(super) struct RecordLines<'a> {
    pub(super) rest: &'a str,
    pub(super) line: usize,
}

impl<'a> RecordLines<'a> {
    /// Checks the first line: the number of the format.
    pub(super) fn head(&mut self) -> Result<(), RecordError> {
        // Some editors mark a text in this way.
        let line = self.one().trim_start_matches('\u{feff}').trim_end();
        let number = line.strip_prefix(HEAD).and_then(|word| word.parse().ok());
        match number {
            Some(FORMAT) => Ok(()),
            Some(found) if found > FORMAT => Err(RecordError::Later { found }),
            _ => Err(RecordError::Head { found: short(line) }),
        }
    }

    /// The next line.
    pub(super) fn one(&mut self) -> &'a str {
        self.line += 1;
        let (line, rest) = self.rest.split_once('\n').unwrap_or((self.rest, ""));
        self.rest = rest;
        line
    }

    /// Everything from the next line on.
    pub(super) const fn all(&mut self) -> &'a str {
        self.line += 1;
        self.rest
    }

    pub(super) fn value(
        &mut self,
        key: &'static str,
        take: impl FnOnce(&mut RecordLines<'a>) -> &'a str,
    ) -> Result<&'a str, RecordError> {
        let text = take(self);
        text.strip_prefix(key)
            .and_then(|text| text.strip_prefix(':'))
            .ok_or(RecordError::Key {
                line: self.line,
                key,
            })
    }

    /// Something wrong with the last line.
    pub(super) const fn wrong(&self, key: &'static str, reason: ValueError) -> RecordError {
        let line = self.line;
        RecordError::Value { line, key, reason }
    }

    pub(super) fn next<T>(
        &mut self,
        key: &'static str,
        read: impl FnOnce(&str) -> Result<T, ValueError>,
    ) -> Result<T, RecordError> {
        let value = self.value(key, RecordLines::one)?;
        let line = self.line;
        read(value.trim()).map_err(|reason| RecordError::Value { line, key, reason })
    }
}
