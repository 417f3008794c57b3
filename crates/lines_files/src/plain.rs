//! Text as its readers see it: lines with their numbers, and characters that other keyboards and
//! word processors write instead of the plain ones.

use crate::{FileGame, FilePlace, NoteKind};

/// A line of a text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TextLine<'t> {
    /// Counted from 1.
    pub(crate) number: u32,
    /// Without its end.
    pub(crate) text: &'t str,
}

impl TextLine<'_> {
    /// Where this line begins.
    pub(crate) fn place(self) -> FilePlace {
        self.at(0)
    }

    /// The place of the character with this index.
    pub(crate) fn at(self, index: usize) -> FilePlace {
        FilePlace {
            line: self.number,
            column: u32::try_from(index).unwrap_or(u32::MAX).saturating_add(1),
        }
    }
}

/// The lines of a text, which may end with LF, CR LF or CR alone.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = TextLine<'_>> {
    let mut rest = Some(text);
    let mut number = 0_u32;
    std::iter::from_fn(move || {
        let text = rest?;
        number = number.saturating_add(1);
        let Some(end) = text.find(['\n', '\r']) else {
            rest = None;
            return (!text.is_empty()).then_some(TextLine { number, text });
        };
        let after = &text[end..];
        let after = after.strip_prefix("\r\n").unwrap_or(&after[1..]);
        rest = Some(after);
        let text = &text[..end];
        Some(TextLine { number, text })
    })
}

/// The lines of a text in which something stands.
pub(crate) fn filled_lines(text: &str) -> impl Iterator<Item = TextLine<'_>> {
    lines(text).filter(|line| !line.text.trim().is_empty())
}

/// Tells of the lines that were passed over, each with the index of the game that comes next: on that
/// game, or on the last one.
pub(crate) fn note_passed_over(games: &mut [FileGame], lines: &[(usize, TextLine<'_>)]) {
    for (next, line) in lines {
        let game = match games.get_mut(*next) {
            Some(game) => Some(game),
            None => games.last_mut(),
        };
        if let Some(game) = game {
            game.note(line.place(), NoteKind::passed_over(line.text));
        }
    }
}

/// A character as it is meant: full-width letters, digits and signs, blanks of any width, dashes of
/// any length, digits of other scripts.
pub(crate) fn plain(c: char) -> char {
    match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - 0xfee0).unwrap_or(c),
        '\u{660}'..='\u{669}' => char::from_u32(c as u32 - 0x660 + 0x30).unwrap_or(c),
        '\u{6f0}'..='\u{6f9}' => char::from_u32(c as u32 - 0x6f0 + 0x30).unwrap_or(c),
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe63}' => '-',
        '\u{3001}' | '\u{60c}' => ',',
        '\u{3002}' => '.',
        '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' | '\u{ad}' => ' ',
        _ if c.is_whitespace() || c.is_control() => ' ',
        _ => c,
    }
}

/// The plain characters of a line.
pub(crate) fn plain_chars(line: &str) -> Vec<char> {
    line.chars().map(plain).collect()
}

/// The whole numbers of a line that has nothing but numbers between commas; nothing otherwise.
pub(crate) fn numbers(line: &str) -> Option<Vec<i64>> {
    let line: String = line.chars().map(plain).collect();
    let line = line.trim().trim_end_matches(',');
    let number = |text: &str| text.trim().parse().ok();
    line.split(',').map(number).collect()
}
