//! The files that prove who wins a board: which there are, and what their first line says. What follows
//! the line only the game understands.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use fivefold_rules::{GameId, Position};

/// The folder of proofs, below that of the assets.
pub const FOLDER: &str = "proofs";
/// The ending of a proof's file name.
pub(crate) const EXTENSION: &str = "proof";
/// The format that is written and read.
pub const FORMAT: u32 = 3;

/// What the first line of a file begins with; the number of the format follows.
pub const HEAD: &str = "fivefold-proof ";
/// The longest first line that is read, in bytes.
pub const LONGEST_LINE: u64 = 4096;

/// The words of a first line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProofHead<'a> {
    /// The number of the format.
    pub format: u32,
    /// The id of the position.
    pub id: &'a str,
    /// The number of the side that wins.
    pub side: &'a str,
    /// How many plies the other side can hold out against the proof.
    pub longest: u16,
    /// The checksum of all that it stands for.
    pub checksum: &'a str,
}

impl<'a> ProofHead<'a> {
    /// Splits a file into its first line and what follows, and reads the line; `None` where it is no
    /// first line of a proof.
    #[must_use]
    pub fn split(bytes: &'a [u8]) -> Option<(ProofHead<'a>, &'a str, &'a [u8])> {
        let mut beginning = bytes.iter().take(LONGEST_LINE as usize);
        let end = beginning.position(|&byte| byte == b'\n')?;
        let line = str::from_utf8(bytes.get(..end)?).ok()?;
        let mut words = line.strip_prefix(HEAD)?.split(' ');
        let mut word = || words.next();
        let format = word()?.parse().ok()?;
        let (id, side, longest, checksum) = (word()?, word()?, word()?, word()?);
        let head = ProofHead {
            format,
            id,
            side,
            longest: longest.parse().ok()?,
            checksum,
        };
        let is_whole = words.next().is_none();
        is_whole.then_some((head, line, bytes.get(end + 1..)?))
    }
}

/// The file of the proof of a board, for example `mnk-6x6x4.proof`.
#[must_use]
pub fn file_name(game_id: &str) -> String {
    let stem = game_id.replace([':', ','], "-");
    format!("{stem}.{EXTENSION}")
}

/// The proofs that there are of boards as they are at the beginning.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProofIndex {
    /// Where their files are.
    folder: String,
    /// The ids of the boards, and how many plies whoever loses can hold out against the proof.
    boards: BTreeMap<String, u16>,
}

impl ProofIndex {
    /// No proofs yet, in this folder.
    #[must_use]
    pub const fn new(folder: String) -> ProofIndex {
        ProofIndex {
            folder,
            boards: BTreeMap::new(),
        }
    }

    /// There is a proof of the board with this id, against which one can hold out so many plies.
    pub fn add(&mut self, game_id: &str, longest: u16) {
        self.boards.insert(game_id.to_owned(), longest);
    }

    /// How many plies one can hold out against the proof of the board of this position; `None` where
    /// there is no proof.
    #[must_use]
    pub fn longest(&self, position: &Position) -> Option<u16> {
        // Asked in every frame.
        match self.boards.is_empty() {
            true => None,
            false => self.longest_of(&position.game_id()),
        }
    }

    /// The same of the board with this id.
    #[must_use]
    pub fn longest_of(&self, game_id: &str) -> Option<u16> {
        self.boards.get(game_id).copied()
    }

    /// The parameters of the boards of a game that have a proof, and how many plies one can hold out.
    pub fn of_game(&self, game: GameId) -> impl Iterator<Item = (&str, u16)> {
        self.boards.iter().filter_map(move |(id, &longest)| {
            let (word, params) = id.split_once(':')?;
            (word == game.as_str()).then_some((params, longest))
        })
    }

    /// Where the file is with the proof of the board with this id, if there is one.
    #[must_use]
    pub fn path(&self, game_id: &str) -> Option<String> {
        let is_there = self.boards.contains_key(game_id);
        is_there.then(|| format!("{}/{}", self.folder, file_name(game_id)))
    }

    /// Only that of this board.
    #[must_use]
    pub fn only(&self, game_id: &str) -> ProofIndex {
        let mut only = ProofIndex::new(self.folder.clone());
        if let Some(longest) = self.longest_of(game_id) {
            only.add(game_id, longest);
        }
        only
    }
}
