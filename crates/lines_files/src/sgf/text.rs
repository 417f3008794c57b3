//! Values as text: backslashes and ends of lines.

use super::tokens::looks_like_node;

/// A value without its backslashes, with `\n` for the ends of lines: one before an end of a line
/// takes it away.
pub(super) fn unescape(raw: &str) -> String {
    let mut text = String::with_capacity(raw.len());
    let mut chars = raw.chars().peekable();
    let mut is_escaped = false;
    while let Some(c) = chars.next() {
        if matches!(c, '\r' | '\n') {
            let pair = if c == '\r' { '\n' } else { '\r' };
            chars.next_if_eq(&pair);
            if !is_escaped {
                text.push('\n');
            }
            is_escaped = false;
        } else if c == '\\' && !is_escaped {
            is_escaped = true;
        } else {
            text.push(c);
            is_escaped = false;
        }
    }
    text
}

/// A value with its backslashes. What looks like the beginning of a node gets one as well: a reader
/// might take it for one, and the end of the value for lost.
pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for (at, c) in text.char_indices() {
        if matches!(c, '\\' | ']') || (c == ';' && looks_like_node(text, at)) {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}

/// The first part of a value of two parts.
pub(super) fn escape_first(text: &str) -> String {
    escape(text).replace(':', "\\:")
}

/// The parts of a value before and behind its first colon without a backslash.
pub(super) fn parts(raw: &str) -> Option<(&str, &str)> {
    let mut is_escaped = false;
    let colon = raw.find(|c: char| {
        let is_colon = c == ':' && !is_escaped;
        is_escaped = c == '\\' && !is_escaped;
        is_colon
    })?;
    Some((&raw[..colon], &raw[colon + 1..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn backslashes_go_and_ends_of_lines_become_one() {
        assert_eq!(unescape(r"a\]b\\c\:d\e"), r"a]b\c:de");
        assert_eq!(
            unescape("a\r\nb\rc\nd\\\r\ne\\\nf\n\nt"),
            "a\nb\nc\ndef\n\nt"
        );
        assert_eq!(unescape("end\\"), "end");
        assert_eq!(parts(r"a\:b:c:d"), Some((r"a\:b", "c:d")));
        assert_eq!(parts("ab"), None);
    }
}
