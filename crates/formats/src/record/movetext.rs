//! The moves of a record: the whole tree, written as people write games down.

use std::iter::Peekable;
use std::str::CharIndices;
use std::time::Duration;

use super::{ValueError, choices, findings, marks, short};
use fivefold_match::clock::TimeLeft;
use fivefold_match::game_formats::seconds;
use fivefold_match::history::{Forfeit, History, NodeId};
use fivefold_match::opening::OpeningChoice;
use fivefold_rules::{Illegal, Outcome, Position, Side};

/// Columns after which a line is broken, comments excepted.
const WIDTH: usize = 96;

/// What stands behind the place where a side has given up, or its time has run out.
const FORFEITS: [(&str, Forfeit); 7] = [
    ("first-resigns", Forfeit::Resigned(Side::First)),
    ("second-resigns", Forfeit::Resigned(Side::Second)),
    ("first-out-of-time", Forfeit::OutOfTime(Side::First)),
    ("second-out-of-time", Forfeit::OutOfTime(Side::Second)),
    (
        "declared-first",
        Forfeit::Declared(Outcome::Win(Side::First)),
    ),
    (
        "declared-second",
        Forfeit::Declared(Outcome::Win(Side::Second)),
    ),
    ("declared-draw", Forfeit::Declared(Outcome::Draw)),
];

/// What stands before the time that was left.
const LEFT: &str = "left ";

/// What is still to be written.
enum WritingStep {
    /// What was played from this node, whose position this is.
    From(NodeId, Position),
    /// A variation that begins with this node; the position is the one before it.
    Variation(NodeId, Position),
    /// The end of a variation.
    Close,
}

/// The tree as text, in whole lines; nothing for an empty one.
pub(super) fn write(history: &History) -> String {
    let current = history.current();
    let is_usual = current == history.main_end() && !history.can_give_up_again();
    let star = (!is_usual).then_some(current);
    let mut writer = MovetextWriter {
        history,
        star,
        text: String::new(),
        column: 0,
        glued: true,
        number_wanted: true,
    };
    writer.notes(NodeId::ROOT);
    let mut tasks = vec![WritingStep::From(NodeId::ROOT, history.start().clone())];
    while let Some(task) = tasks.pop() {
        match task {
            WritingStep::From(node, mut position) => {
                let mut at = node;
                while let Some((&main, others)) = history.children(at).split_first() {
                    writer.node(main, &position);
                    if others.is_empty() {
                        step(history, main, &mut position);
                        at = main;
                        continue;
                    }
                    let mut after = position.clone();
                    step(history, main, &mut after);
                    tasks.push(WritingStep::From(main, after));
                    let variation = |&node| WritingStep::Variation(node, position.clone());
                    tasks.extend(others.iter().rev().map(variation));
                    break;
                }
            }
            WritingStep::Variation(node, mut position) => {
                writer.open();
                writer.node(node, &position);
                step(history, node, &mut position);
                tasks.push(WritingStep::Close);
                tasks.push(WritingStep::From(node, position));
            }
            WritingStep::Close => writer.close(),
        }
    }
    if !writer.text.is_empty() {
        writer.text.push('\n');
    }
    writer.text
}

fn step(history: &History, node: NodeId, position: &mut Position) {
    if let Some(mv) = history.move_of(node) {
        // Legal, because it was played here.
        let _ = position.play(mv);
    }
}

struct MovetextWriter<'a> {
    history: &'a History,
    /// The place that is on the board, unless it is the end of the main line.
    star: Option<NodeId>,
    text: String,
    column: usize,
    /// Whether the next word follows without a space.
    glued: bool,
    /// Whether the next move bears its number although it is not the first of a round.
    number_wanted: bool,
}

impl MovetextWriter<'_> {
    fn word(&mut self, word: &str) {
        let width = word.chars().count();
        if self.column > 0 && self.column + 1 + width > WIDTH {
            self.text.push('\n');
            self.column = 0;
        } else if !self.glued {
            self.text.push(' ');
            self.column += 1;
        }
        self.glued = false;
        self.text.push_str(word);
        self.column = match word.rsplit_once('\n') {
            None => self.column + width,
            Some((_, last)) => last.chars().count(),
        };
    }

    fn node(&mut self, node: NodeId, before: &Position) {
        let Some(mv) = self.history.move_of(node) else {
            return;
        };
        for choice in choices::write(self.history.choices(node), before) {
            self.word(&format!("[{choice}]"));
            self.number_wanted = true;
        }
        let number = self.history.number(node);
        let round = number.div_ceil(2);
        if number % 2 == 1 {
            self.word(&format!("{round}."));
        } else if self.number_wanted {
            self.word(&format!("{round}..."));
        }
        self.number_wanted = false;
        self.word(&before.move_text(mv));
        self.notes(node);
    }

    fn notes(&mut self, node: NodeId) {
        if let Some(time) = self.history.time(node) {
            self.word(&format!("[{}s]", seconds::write(time)));
        }
        if let Some(left) = self.history.time_left(node) {
            self.word(&format!("[{LEFT}{left}]"));
        }
        if let Some(finding) = self.history.finding(node) {
            let note = findings::write(finding, self.history.start());
            self.word(&format!("[{note}]"));
        }
        for note in marks::write(self.history, node) {
            self.word(&format!("[{note}]"));
        }
        let comment = self.history.comment(node);
        if !comment.is_empty() {
            let escaped = comment.replace('\\', "\\\\").replace('}', "\\}");
            self.word(&format!("{{{escaped}}}"));
            self.number_wanted = true;
        }
        let star = self.star == Some(node);
        let forfeit = self.history.forfeit_at(node);
        let stands_behind = self.history.forfeit().is_some();
        if star && !stands_behind {
            self.word("*");
        }
        if let Some((word, _)) = FORFEITS.iter().find(|(_, it)| Some(*it) == forfeit) {
            self.word(word);
        }
        if star && stands_behind {
            self.word("*");
        }
    }

    fn open(&mut self) {
        self.word("(");
        self.glued = true;
        self.number_wanted = true;
    }

    fn close(&mut self) {
        self.text.push(')');
        self.column += 1;
        self.number_wanted = true;
    }
}

/// Reads what [`write`] wrote into a history in which nothing has been played, and puts the place
/// with the star, or the end of the main line, on the board.
///
/// # Errors
/// The line, counted from 0, and what is wrong there.
pub(super) fn read(history: &mut History, text: &str) -> Result<(), (usize, ValueError)> {
    let mut scanner = Scanner {
        text,
        chars: text.char_indices().peekable(),
        line: 0,
    };
    let mut open: Vec<(NodeId, usize)> = Vec::new();
    let mut star = None;
    while let Some((at, c)) = scanner.next() {
        let line = scanner.line;
        let done = match c {
            _ if c.is_whitespace() => Ok(()),
            '{' => scanner.comment().and_then(|comment| {
                let node = history.current();
                let whole = match history.comment(node) {
                    "" => comment,
                    before => format!("{before}\n{comment}"),
                };
                Ok(history.set_comment(node, &whole)?)
            }),
            '[' => scanner.until(']').and_then(|text| bracket(history, text)),
            '(' => {
                while history.take_back_choice() {}
                let here = history.current();
                open.push((here, line));
                match history.parent(here) {
                    Some(before) => {
                        history.jump(before);
                        Ok(())
                    }
                    None => Err(ValueError::NothingToReplace),
                }
            }
            ')' => open
                .pop()
                .map(|(node, _)| {
                    history.jump(node);
                })
                .ok_or(ValueError::Unopened),
            '*' => match star.replace((history.current(), history.forfeit().is_some())) {
                None => Ok(()),
                Some(_) => Err(ValueError::TwoStars),
            },
            _ => play(history, scanner.word(at)),
        };
        done.map_err(|reason| (line, reason))?;
    }
    if let Some(&(_, line)) = open.last() {
        return Err((line, ValueError::Unclosed { what: ')' }));
    }
    let (present, is_behind) = star.unwrap_or_else(|| (history.main_end(), true));
    history.jump(present);
    match history.forfeit() {
        Some(_) if !is_behind => {
            history.undo();
        }
        None if is_behind && star.is_some() => {
            if let Some(forfeit) = history.forfeit_at(present) {
                history.set_forfeit(forfeit);
            }
        }
        _ => {}
    }
    Ok(())
}

/// Notes a time or a finding beside the move on the board, or what was chosen before the next one.
fn bracket(history: &mut History, text: &str) -> Result<(), ValueError> {
    if choices::is_choice(text) {
        let chosen = choices::read(text, history.position())?;
        return choose(history, &chosen);
    }
    let node = history.current();
    if let Some(left) = text.trim_start().strip_prefix(LEFT) {
        let left =
            TimeLeft::from_text(left).ok_or_else(|| ValueError::Time { found: short(text) })?;
        Ok(history.set_time_left(node, Some(left))?)
    } else if let Some(marks) = marks::read(text, history.start()) {
        let mut all = history.marks(node).to_vec();
        all.extend(marks.map_err(|_| ValueError::Mark { found: short(text) })?);
        Ok(history.set_marks(node, all)?)
    } else if findings::is_finding(text) {
        let finding = findings::read(text, history.position())?;
        Ok(history.set_finding(node, Some(finding))?)
    } else {
        Ok(history.set_time(node, Some(time(text)?))?)
    }
}

/// Chooses in the position on the board.
pub(super) fn choose(history: &mut History, choices: &[OpeningChoice]) -> Result<(), ValueError> {
    for &choice in choices {
        history.choose(choice).map_err(|reason| {
            let found = choices::write(&[choice], history.position()).concat();
            match reason {
                Illegal::NotAMove => ValueError::OpeningChoice { found },
                reason => ValueError::Illegal {
                    number: history.moves().len() + 1,
                    text: found,
                    reason,
                },
            }
        })?;
    }
    Ok(())
}

fn play(history: &mut History, word: &str) -> Result<(), ValueError> {
    let digits = word.trim_end_matches('.');
    if digits.len() < word.len() && digits.bytes().all(|b| b.is_ascii_digit()) {
        // A number for people.
        return Ok(());
    }
    if let Some(&(_, forfeit)) = FORFEITS.iter().find(|(it, _)| word == *it) {
        return match history.set_forfeit(forfeit) {
            true => Ok(()),
            false => Err(ValueError::OverBefore { found: short(word) }),
        };
    }
    if history.forfeit().is_some() {
        // It was taken back, and the game went on.
        history.undo();
    }
    let number = history.moves().len() + 1;
    let mv = history
        .position()
        .parse_move(word)
        .map_err(|reason| ValueError::Move {
            number,
            text: short(word),
            reason,
        })?;
    match history.play(mv) {
        Ok(_) => Ok(()),
        Err(reason) => Err(ValueError::Illegal {
            number,
            text: short(word),
            reason,
        }),
    }
}

/// Reads `12.345s`; without the s it is the same.
fn time(text: &str) -> Result<Duration, ValueError> {
    let number = text.trim().trim_end_matches('s');
    seconds::read(number).ok_or_else(|| ValueError::Time { found: short(text) })
}

struct Scanner<'a> {
    text: &'a str,
    chars: Peekable<CharIndices<'a>>,
    line: usize,
}

impl<'a> Scanner<'a> {
    fn next(&mut self) -> Option<(usize, char)> {
        let next = self.chars.next()?;
        self.line += usize::from(next.1 == '\n');
        Some(next)
    }

    /// The word that begins at this place.
    fn word(&mut self, from: usize) -> &'a str {
        let is_part = |c: char| !c.is_whitespace() && !"(){}[]*".contains(c);
        while self.chars.next_if(|&(_, c)| is_part(c)).is_some() {}
        let to = self.chars.peek().map_or(self.text.len(), |&(at, _)| at);
        &self.text[from..to]
    }

    /// What stands before this closing character, which is read as well.
    fn until(&mut self, end: char) -> Result<&'a str, ValueError> {
        let from = self.chars.peek().map_or(self.text.len(), |&(at, _)| at);
        while let Some((at, c)) = self.next() {
            if c == end {
                return Ok(&self.text[from..at]);
            }
        }
        Err(ValueError::Unclosed { what: end })
    }

    /// A comment without its escapes; `\r\n` counts as `\n`.
    fn comment(&mut self) -> Result<String, ValueError> {
        let mut comment = String::new();
        while let Some((_, c)) = self.next() {
            match c {
                '}' => return Ok(comment),
                '\\' => match self.next() {
                    Some((_, escaped)) => comment.push(escaped),
                    None => break,
                },
                '\r' if self.chars.peek().is_some_and(|&(_, c)| c == '\n') => {}
                _ => comment.push(c),
            }
        }
        Err(ValueError::Unclosed { what: '}' })
    }
}

/// The word for a main line that has not ended.
pub(super) const OPEN: &str = "open";

/// How the main line ends, in a word.
pub(super) fn result(history: &History) -> &'static str {
    match history.main_result() {
        None => OPEN,
        Some(Outcome::Draw) => "draw",
        Some(Outcome::Win(Side::First)) => "first",
        Some(Outcome::Win(Side::Second)) => "second",
    }
}
