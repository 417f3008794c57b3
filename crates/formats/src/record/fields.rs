//! The words that stand in the lines of a record before its moves.

use std::time::Duration;

use super::{ValueError, choices};
use fivefold_games::{self as games, parse_id};
use fivefold_match::clock::TimeControl;
use fivefold_match::game_formats::seconds;
use fivefold_match::{Counting, GameInfo, InfoField, Opening, OpeningChoice, Seat, Starter};
use fivefold_rules::Position;

/// The word for who begins.
pub(super) const fn word(starter: Option<Starter>) -> &'static str {
    match starter {
        Some(Starter::First) => "first",
        Some(Starter::Second) => "second",
        Some(Starter::Random) => "random",
        Some(Starter::Alternate) => "alternate",
        None => "as-placed",
    }
}

/// The words for whether a computer to move waits.
pub(super) const WAITS: [&str; 2] = ["plays", "waits"];

pub(super) fn position(text: &str) -> Result<Position, ValueError> {
    Ok(parse_id(text)?.position)
}

pub(super) fn seats(text: &str) -> Result<[Seat; 2], ValueError> {
    let (first, second) = text.split_once(' ').unwrap_or((text, ""));
    let seat = |word: &str| games::seat(word.trim()).ok_or_else(|| unknown(word));
    Ok([seat(first)?, seat(second)?])
}

pub(super) fn starter(text: &str) -> Result<Option<Starter>, ValueError> {
    std::iter::once(None)
        .chain(Starter::ALL.map(Some))
        .find(|&starter| word(starter) == text)
        .ok_or_else(|| unknown(text))
}

pub(super) fn waits(text: &str) -> Result<bool, ValueError> {
    match WAITS.iter().position(|&word| word == text) {
        Some(index) => Ok(index == 1),
        None => Err(unknown(text)),
    }
}

/// The key of the line that says how the game is opened.
pub(super) const OPENING: &str = "opening";

/// That line; nothing for the free opening.
pub(super) fn opening(opening: Opening, chosen: &[OpeningChoice], start: &Position) -> String {
    if opening == Opening::Free {
        return String::new();
    }
    let chosen = choices::write(chosen, start);
    let words = std::iter::once(opening.word()).chain(chosen.iter().map(String::as_str));
    let words: Vec<&str> = words.collect();
    format!("{OPENING}: {}\n", words.join(" "))
}

pub(super) fn read_opening(
    text: &str,
    start: &Position,
) -> Result<(Opening, Vec<OpeningChoice>), ValueError> {
    let (word, chosen) = text.split_once(' ').unwrap_or((text, ""));
    let opening = games::opening(word).ok_or_else(|| unknown(word))?;
    Ok((opening, choices::read(chosen, start)?))
}

/// The key of the line that says what the game counts for.
pub(super) const COUNTS: &str = "counts";

/// That line; nothing where there is nothing to say.
pub(super) fn counts(counting: Counting) -> String {
    let fields = counting.fields();
    let words = Counting::WORDS.iter().zip(fields);
    let words: String = words
        .filter(|(_, is_set)| *is_set)
        .flat_map(|(word, _)| [" ", word])
        .collect();
    if words.is_empty() {
        return words;
    }
    format!("{COUNTS}:{words}\n")
}

pub(super) fn counting(text: &str) -> Result<Counting, ValueError> {
    let mut fields = [false; Counting::WORDS.len()];
    for word in text.split_ascii_whitespace() {
        let known = Counting::WORDS.iter().position(|&known| known == word);
        fields[known.ok_or_else(|| unknown(word))?] = true;
    }
    Ok(Counting::of(fields))
}

/// The key of the lines with what is known about the game besides its moves.
pub(super) const INFO: &str = "info";

/// These lines.
pub(super) fn info(info: &GameInfo) -> String {
    let line = |(field, value): (&InfoField, &str)| format!("{INFO}: {} = {value}\n", field.word());
    info.iter().map(line).collect()
}

pub(super) fn read_info(text: &str) -> Result<(InfoField, String), ValueError> {
    let (word, value) = text.split_once('=').ok_or_else(|| unknown(text))?;
    Ok((InfoField::from_word(word.trim()), value.trim().to_owned()))
}

/// The key of the line with the name of the game.
pub(super) const NAME: &str = "name";

/// That line; nothing for a game without a name.
pub(super) fn name(name: &str) -> String {
    if name.is_empty() {
        return String::new();
    }
    format!("{NAME}: {name}\n")
}

/// The key of the line with the clocks of the game.
pub(super) const CLOCK: &str = "clock";

/// What stands before the time that the present turn has used up.
const SPENT: &str = "spent";

/// That line; nothing for a game without clocks.
pub(super) fn clock(control: Option<TimeControl>, spent: Duration) -> String {
    match control {
        None => String::new(),
        Some(control) if spent.is_zero() => format!("{CLOCK}: {control}\n"),
        Some(control) => format!("{CLOCK}: {control} {SPENT} {}\n", seconds::write(spent)),
    }
}

pub(super) fn read_clock(text: &str) -> Result<(TimeControl, Duration), ValueError> {
    let (control, spent) = text.split_once(SPENT).unwrap_or((text, "0"));
    let wrong = || ValueError::Time { found: short(text) };
    let control = TimeControl::from_text(control).ok_or_else(wrong)?;
    let spent = seconds::read(spent.trim()).ok_or_else(wrong)?;
    Ok((control, spent))
}

pub(super) fn number<N: std::str::FromStr>(text: &str) -> Result<N, ValueError> {
    text.parse().map_err(|_| unknown(text))
}

pub(super) fn unknown(word: &str) -> ValueError {
    ValueError::Word { found: short(word) }
}

/// The beginning of a text, for messages.
pub(super) fn short(text: &str) -> String {
    let printable = |c: char| if c.is_control() { ' ' } else { c };
    text.chars().take(24).map(printable).collect()
}
