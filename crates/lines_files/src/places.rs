//! Lines and columns of a text.

use crate::FilePlace;

/// Counts lines and columns along a text, whose lines end with LF, CR LF or CR. Places that come in
/// order cost one walk through the text altogether, however long its lines are.
pub(crate) struct Places<'a> {
    text: &'a [u8],
    offset: usize,
    place: FilePlace,
}

impl<'a> Places<'a> {
    /// At the beginning of a text.
    pub(crate) const fn new(text: &'a str) -> Places<'a> {
        Places {
            text: text.as_bytes(),
            offset: 0,
            place: FilePlace { line: 1, column: 1 },
        }
    }

    /// Where the character at this byte stands.
    pub(crate) fn at(&mut self, offset: usize) -> FilePlace {
        let offset = offset.min(self.text.len());
        if offset < self.offset {
            self.offset = 0;
            self.place = FilePlace { line: 1, column: 1 };
        }
        for at in self.offset..offset {
            let byte = self.text[at];
            let is_line_end = match byte {
                b'\n' => true,
                b'\r' => self.text.get(at + 1) != Some(&b'\n'),
                _ => false,
            };
            if is_line_end {
                self.place.line = self.place.line.saturating_add(1);
                self.place.column = 1;
            } else if byte & 0xc0 != 0x80 {
                self.place.column = self.place.column.saturating_add(1);
            }
        }
        self.offset = offset;
        self.place
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_in_three_ways_and_columns_are_characters() {
        let text = "a\r\nbé\rc\nd";
        let mut places = Places::new(text);
        let mut at = |found: &str| {
            let place = places.at(text.find(found).expect("a letter"));
            (place.line, place.column)
        };
        assert_eq!(at("a"), (1, 1));
        assert_eq!(at("b"), (2, 1));
        assert_eq!(at("\rc"), (2, 3));
        assert_eq!(at("c"), (3, 1));
        assert_eq!(at("d"), (4, 1));
        assert_eq!(at("b"), (2, 1));
    }
}
