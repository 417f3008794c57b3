//! Words, numbers and names of cells in a text of moves, whatever stands between them.

use crate::FilePlace;
use crate::plain::{TextLine, plain_chars};

/// A piece of a text.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Token {
    pub(crate) place: FilePlace,
    pub(crate) kind: Kind,
    /// Whether it is the first of its line.
    pub(crate) begins_line: bool,
    /// Whether nothing stands between it and the token before.
    pub(crate) glued: bool,
}

/// What a piece of a text is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Kind {
    /// A small letter and a number directly behind it.
    Cell(u8, u32),
    Number(i64),
    /// Letters, or letters and digits that are no cells.
    Word(String),
    /// Two dashes.
    Dashes,
    /// A result; what the first of the two has.
    Score(Score),
    /// What stands in braces.
    Comment(String),
    /// `!`, `?` and the like.
    Glyph(String),
    Sign(char),
}

/// The result of whoever is named first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Score {
    Won,
    Lost,
    Drawn,
}

/// Results as they are written.
const SCORES: [(&str, Score); 9] = [
    ("1/2-1/2", Score::Drawn),
    ("0.5-0.5", Score::Drawn),
    ("0,5-0,5", Score::Drawn),
    ("½-½", Score::Drawn),
    ("½:½", Score::Drawn),
    ("1-0", Score::Won),
    ("0-1", Score::Lost),
    ("1:0", Score::Won),
    ("0:1", Score::Lost),
];

/// Splits lines; braces may go over several of them.
#[derive(Default)]
pub(crate) struct Tokens {
    pub(crate) list: Vec<Token>,
    /// Where a brace was opened that is not closed yet.
    pub(crate) open: Option<FilePlace>,
    comment: String,
}

impl Tokens {
    pub(crate) fn of<'t>(lines: impl Iterator<Item = TextLine<'t>>) -> Tokens {
        let mut tokens = Tokens::default();
        lines.for_each(|line| tokens.add(line));
        tokens.finish();
        tokens
    }

    /// Ends the text.
    pub(crate) fn finish(&mut self) {
        if let Some(place) = self.open {
            self.end_comment(place);
        }
    }

    /// Adds a line.
    pub(crate) fn add(&mut self, line: TextLine<'_>) {
        let chars = plain_chars(line.text);
        let original: Vec<char> = line.text.chars().collect();
        let mut at = 0;
        let mut end_of_last = None;
        let mut begins_line = true;
        if self.open.is_some() && !self.comment.is_empty() {
            self.comment.push('\n');
        }
        while at < chars.len() {
            if let Some(place) = self.open {
                let end = chars[at..].iter().position(|&c| c == '}');
                let end = end.map_or(chars.len(), |end| at + end);
                self.comment.extend(&original[at..end]);
                at = end;
                if at < chars.len() {
                    self.open = None;
                    self.end_comment(place);
                    at += 1;
                }
                continue;
            }
            if chars[at] == ' ' {
                at += 1;
                continue;
            }
            if begins_comment(&chars, at) {
                self.open = Some(line.at(at));
                at += 1;
                continue;
            }
            let before = self.list.len();
            let next = self.take(line, &chars, at);
            let glued = end_of_last == Some(at);
            if let Some(token) = self.list.get_mut(before) {
                token.begins_line = begins_line;
                token.glued = glued;
            }
            begins_line = false;
            at = next;
            end_of_last = Some(at);
        }
    }

    fn end_comment(&mut self, place: FilePlace) {
        let comment = std::mem::take(&mut self.comment);
        let comment = comment.trim();
        if !comment.is_empty() {
            self.push(place, Kind::Comment(comment.to_owned()), false);
        }
    }

    fn push(&mut self, place: FilePlace, kind: Kind, glued: bool) {
        self.list.push(Token {
            place,
            kind,
            begins_line: false,
            glued,
        });
    }

    /// Takes what begins at a character that is no blank, and says where it ends.
    fn take(&mut self, line: TextLine<'_>, chars: &[char], at: usize) -> usize {
        let place = line.at(at);
        let run = |is: fn(char) -> bool| {
            let end = chars[at..].iter().position(|&c| !is(c));
            end.map_or(chars.len(), |end| at + end)
        };
        if let Some((length, score)) = score(chars, at) {
            self.push(place, Kind::Score(score), false);
            return at + length;
        }
        match chars[at] {
            '-' => {
                let end = run(|c| c == '-');
                let is_minus = end == at + 1
                    && chars.get(end).is_some_and(char::is_ascii_digit)
                    && !at.checked_sub(1).is_some_and(|before| {
                        chars[before].is_alphanumeric() || chars[before] == ')'
                    });
                if is_minus {
                    let digits = chars[end..].iter().take_while(|c| c.is_ascii_digit());
                    let text: String = digits.collect();
                    let number = text.parse::<i64>();
                    self.push(
                        place,
                        number.map_or(Kind::Word(text.clone()), |it| Kind::Number(-it)),
                        false,
                    );
                    return end + text.len();
                }
                let kind = match end - at {
                    2 => Kind::Dashes,
                    _ => Kind::Sign('-'),
                };
                self.push(place, kind, false);
                end
            }
            '!' | '?' => {
                let end = run(|c| matches!(c, '!' | '?'));
                self.push(place, Kind::Glyph(chars[at..end].iter().collect()), false);
                end
            }
            c if c.is_alphanumeric() => {
                let end = run(char::is_alphanumeric);
                self.word(line, at, &chars[at..end]);
                end
            }
            c => {
                self.push(place, Kind::Sign(c), false);
                at + 1
            }
        }
    }

    /// A number, one or more cells with or without their number before them, or a word.
    fn word(&mut self, line: TextLine<'_>, at: usize, run: &[char]) {
        let digits = run.iter().take_while(|c| c.is_ascii_digit()).count();
        let number: String = run[..digits].iter().collect();
        let number = number.parse::<i64>();
        let cells = cells(&run[digits..]);
        let place = line.at(at);
        match (cells, number) {
            (Some(cells), number) if number.is_ok() || digits == 0 => {
                if let Ok(number) = number {
                    self.push(place, Kind::Number(number), false);
                }
                for (index, (inside, letter, number)) in cells.into_iter().enumerate() {
                    let place = line.at(at + digits + inside);
                    self.push(place, Kind::Cell(letter, number), index > 0);
                }
            }
            _ => self.push(place, Kind::Word(run.iter().collect()), false),
        }
    }
}

/// Whether a brace opens a comment, not an object of a data format.
fn begins_comment(chars: &[char], at: usize) -> bool {
    let after = chars[at + 1..].iter().find(|&&c| c != ' ');
    chars[at] == '{' && after != Some(&'"')
}

/// The names of cells that these characters consist of, with their indices; empty for none.
fn cells(run: &[char]) -> Option<Vec<(usize, u8, u32)>> {
    let mut cells = Vec::new();
    let mut at = 0;
    while at < run.len() {
        let letter = run[at].to_ascii_lowercase();
        if !letter.is_ascii_lowercase() {
            return None;
        }
        let digits = run[at + 1..].iter().map_while(|c| c.to_digit(10));
        let (number, length) = digits.take(3).fold((0, 0), |(number, length), digit| {
            (10 * number + digit, length + 1)
        });
        if !(1..=2).contains(&length) {
            return None;
        }
        cells.push((at, letter as u8, number));
        at += 1 + length;
    }
    Some(cells)
}

/// The result at this place and its length.
fn score(chars: &[char], at: usize) -> Option<(usize, Score)> {
    if !matches!(chars[at], '0' | '1' | '½') {
        return None;
    }
    let is_word = |c: Option<&char>| {
        c.is_some_and(|c| c.is_alphanumeric() || matches!(c, ',' | ':' | '/' | '-'))
    };
    if is_word(at.checked_sub(1).and_then(|before| chars.get(before))) {
        return None;
    }
    SCORES.into_iter().find_map(|(text, score)| {
        let length = text.chars().count();
        let here = chars.get(at..at + length)?.iter().copied();
        (here.eq(text.chars()) && !is_word(chars.get(at + length))).then_some((length, score))
    })
}
