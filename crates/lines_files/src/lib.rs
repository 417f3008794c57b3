//! Games of Gomoku and renju in the files of other programs: SGF, Piskvork's `.psq` and `.rec`,
//! Gomocup's openings, RenLib, RenjuNet's database, Yixin's `.sav`, exports of PlayOK, PGN,
//! records of the Chinese championships, lists of moves and diagrams as people write them.
//!
//! A file becomes [`FileGame`]s: trees of what stands in it, with the place of everything. Readers
//! are strict about nothing that a game can do without: whatever they pass over, change or guess is
//! told in a [`FileNote`], and what is read up to a broken place is kept. Whether moves are legal is
//! not asked here.

mod ccgc;
mod cell_lines;
mod coordinates;
mod diagram;
mod digits;
mod encoding;
mod file_game;
mod file_note;
mod format;
#[cfg(feature = "all-formats")]
mod json;
mod list;
mod list_numbers;
mod main_line;
mod openings;
mod places;
mod plain;
mod positions;
mod psq;
mod renlib;
#[cfg(feature = "all-formats")]
mod rif;
mod rules;
pub mod sgf;
mod tags;
mod tokens;
#[cfg(feature = "transfer")]
pub mod transfer;

pub use encoding::{Decoded, Decoder, decode, use_decoder};
pub use file_game::{
    FileBoard, FileChoice, FileEnd, FileGame, FileMove, FileNode, FilePlace, FileSetup, RuleName,
};
pub use file_note::{CoordinateGuess, FileNote, NoteKind};
pub use format::{FileFormat, ReadError, WriteError, read, visit, write};
