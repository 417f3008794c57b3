//! Lines from another program, however it ends them.

use std::io::{BufRead, BufReader, Read};

/// What some programs put before their first line.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// Reads lines that end with CR LF, with LF or with CR alone. A line is given as soon as its first
/// end is there: nobody waits for the LF behind a CR.
pub(crate) struct LineReader<R> {
    input: BufReader<R>,
    /// A line that is longer is cut off.
    longest: usize,
    line: Vec<u8>,
    /// Whether nothing was read yet.
    is_first: bool,
    /// Whether the last line ended with CR: a LF that follows belongs to it.
    after_cr: bool,
    /// Whether the rest of a line that was cut off is passed over.
    is_skipping: bool,
}

impl<R: Read> LineReader<R> {
    pub(crate) fn new(input: R, longest: usize) -> LineReader<R> {
        LineReader {
            input: BufReader::new(input),
            longest,
            line: Vec::new(),
            is_first: true,
            after_cr: false,
            is_skipping: false,
        }
    }

    /// The next line without its end; bytes that are no text become replacement characters. `None`
    /// once there are no more, or the input is broken.
    pub(crate) fn next_line(&mut self) -> Option<String> {
        self.line.clear();
        loop {
            let part = match self.input.fill_buf() {
                Ok([]) if self.line.is_empty() => return None,
                Ok([]) => return Some(self.text()),
                Ok(part) => part,
                Err(error) if error.kind() == std::io::ErrorKind::Interrupted => continue,
                Err(_) => return None,
            };
            if std::mem::take(&mut self.after_cr) && part[0] == b'\n' {
                self.input.consume(1);
                continue;
            }
            let end = part.iter().position(|byte| matches!(byte, b'\r' | b'\n'));
            let text = &part[..end.unwrap_or(part.len())];
            if self.is_skipping {
                let read = text.len() + usize::from(end.is_some());
                self.after_cr = end.is_some_and(|end| part[end] == b'\r');
                self.is_skipping = end.is_none();
                self.input.consume(read);
                continue;
            }
            let room = self.longest - self.line.len();
            if text.len() > room {
                self.line.extend_from_slice(&text[..room]);
                self.input.consume(room);
                self.is_skipping = true;
                return Some(self.text());
            }
            self.line.extend_from_slice(text);
            let read = text.len() + usize::from(end.is_some());
            self.after_cr = end.is_some_and(|end| part[end] == b'\r');
            self.input.consume(read);
            if end.is_some() {
                return Some(self.text());
            }
        }
    }

    fn text(&mut self) -> String {
        let line = match std::mem::take(&mut self.is_first) {
            true => self.line.strip_prefix(BYTE_ORDER_MARK),
            false => None,
        };
        String::from_utf8_lossy(line.unwrap_or(&self.line)).into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives one byte at a time, as a slow program does.
    struct Slow<'a>(&'a [u8]);

    impl Read for Slow<'_> {
        fn read(&mut self, to: &mut [u8]) -> std::io::Result<usize> {
            let Some((first, rest)) = self.0.split_first() else {
                return Ok(0);
            };
            self.0 = rest;
            to[0] = *first;
            Ok(1)
        }
    }

    fn lines(input: &[u8]) -> Vec<String> {
        fn all(input: impl Read) -> Vec<String> {
            let mut reader = LineReader::new(input, 6);
            std::iter::from_fn(|| reader.next_line()).collect()
        }
        let whole = all(input);
        assert_eq!(all(Slow(input)), whole, "{input:?}");
        whole
    }

    #[test]
    fn lines_end_in_three_ways() {
        for text in ["a\r\nb\r\n", "a\nb\n", "a\rb\r", "a\nb", "a\r\nb"] {
            assert_eq!(lines(text.as_bytes()), ["a", "b"], "{text:?}");
        }
        assert_eq!(
            lines(b"a\r\rb\n\nc\r\n\r\nd"),
            ["a", "", "b", "", "c", "", "d"]
        );
        assert_eq!(lines(b""), [""; 0]);
    }

    #[test]
    fn a_byte_order_mark_is_passed_over_once() {
        assert_eq!(lines(b"\xef\xbb\xbfa\nb"), ["a", "b"]);
        assert_eq!(lines(b"a\n\xef\xbb\xbfb"), ["a", "\u{feff}b"]);
    }

    #[test]
    fn a_line_that_is_too_long_is_cut_off() {
        assert_eq!(lines(b"123456\nb"), ["123456", "b"]);
        assert_eq!(lines(b"1234567\r\nb"), ["123456", "b"]);
        assert_eq!(lines(b"12345678901234567890"), ["123456"]);
    }

    #[test]
    fn a_line_is_there_before_anything_follows_its_cr() {
        /// Whoever reads on after the first line waits for ever; here that is a failed test.
        struct Once(bool);
        impl Read for Once {
            fn read(&mut self, to: &mut [u8]) -> std::io::Result<usize> {
                assert!(!self.0, "nobody may read on");
                self.0 = true;
                to[..2].copy_from_slice(b"a\r");
                Ok(2)
            }
        }
        let mut reader = LineReader::new(Once(false), 6);
        assert_eq!(reader.next_line().as_deref(), Some("a"));
    }

    #[test]
    fn bytes_that_are_no_text_are_replaced() {
        assert_eq!(lines(b"\xffa\n"), ["\u{fffd}a"]);
    }
}
