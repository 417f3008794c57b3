//! Smart Game Format, FF\[1\] to FF\[4\], after <https://www.red-bean.com/sgf/> and after what
//! programs write: Sabaki, CGoban, c-gomoku-cli, Little Golem, the renju servers of ORC, exports of
//! RenLib.
//!
//! The crates for SGF (sgf-parse and others) read valid files; leniently they stop at the first fault
//! and do not tell where it is. Hence a reader of its own.
//!
//! Black is the first side. Other programs' properties that mean something for a game of Gomoku or
//! renju are read; those that the first node has besides are kept under their names, and those of
//! other nodes are passed over with a note. Of this program alone are `ET` (how long a move took),
//! `KV` (a value that has no property), `OR` (the rules, where an id stands under `RU`) and `OC` (what was
//! chosen in the opening before the move of this node).

mod choices;
mod clocks;
mod points;
mod properties;
mod reader;
mod result;
mod text;
mod tokens;
mod write;

#[cfg(test)]
mod tests;

use std::ops::ControlFlow;

pub use write::write;

use crate::FileGame;
use crate::file_note::{FileNote, NoteKind};
use crate::places::Places;
#[cfg(feature = "transfer")]
pub(crate) use points::MOST_LETTERS;
use reader::GameReading;
use tokens::{find_game, is_blank};

/// The number of Gomoku and renju under `GM`.
const GAME_NUMBER: &str = "4";
/// What begins the name of the program in files that it has written itself.
const PROGRAM: &str = "fivefold";

/// Whether a game of SGF stands somewhere in a text.
#[must_use]
pub fn has_game(text: &str) -> bool {
    find_game(text, 0).is_some()
}

/// Reads the games of a collection one after the other, and says how many were handed over.
///
/// It takes time and memory in proportion to the length of the text; one game is in memory at once.
pub fn games(text: &str, each: &mut dyn FnMut(FileGame) -> ControlFlow<()>) -> usize {
    let mut places = Places::new(text);
    let mut count = 0;
    let mut behind = 0;
    let mut next = find_game(text, 0);
    while let Some(start) = next {
        let before = other_text(text, behind, start, &mut places);
        let (mut game, end) = GameReading::new(text, start, &mut places).read();
        next = find_game(text, end);
        if let Some(note) = before {
            game.notes.insert(0, note);
        }
        if next.is_none() {
            game.notes
                .extend(other_text(text, end, text.len(), &mut places));
        }
        behind = end;
        count += 1;
        if each(game).is_break() {
            break;
        }
    }
    count
}

/// What has to be said about the text between two games.
fn other_text(text: &str, from: usize, to: usize, places: &mut Places<'_>) -> Option<FileNote> {
    let other = text[from..to].trim_matches(is_blank);
    let start = text[from..to].trim_start_matches(is_blank);
    (!other.is_empty()).then(|| FileNote {
        place: places.at(to - start.len()),
        kind: NoteKind::OtherText {
            characters: other.chars().count(),
        },
    })
}
