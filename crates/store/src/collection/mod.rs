//! Collections: all games of a file, of several files or of a folder, in an index that can be searched.
//!
//! The index holds of each game what a list shows and what a search looks at: the names, by their place
//! among all texts of the collection, the result, and the moves of the main line. A game has about 130
//! bytes there, so that all games of a large database fit into memory, and nothing has to be kept on the
//! disk beside them. It is read again, whole, from its file when it is opened.

mod builder;
mod loading;
mod search;
mod texts;

use fivefold_formats::GamePlace;
use fivefold_rules::{Move, Outcome, Position};

pub use builder::Builder;
#[cfg(not(target_family = "wasm"))]
pub use loading::load_files;
pub use loading::{FileStamp, LoadProgress, Refusals, Source, load};
pub use search::{Found, MoveTally, Order, Query, ResultCounts, tally_moves};
pub use texts::{folded, has_all_words};

use texts::{TextId, Texts};

/// Most games of a collection; those behind them are left out, which is told.
pub const MOST_GAMES: usize = 1_000_000;

/// The place of a game in a collection, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameIndex(pub u32);

/// What is told of a game in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Told {
    /// The first side's player.
    First,
    /// The second side's player.
    Second,
    /// The event.
    Event,
    /// The date.
    Date,
    /// Everything else by which a game is found: title, round, place, opening, rules and who
    /// commented it.
    More,
}

impl Told {
    /// All of them.
    pub const ALL: [Told; 5] = [
        Told::First,
        Told::Second,
        Told::Event,
        Told::Date,
        Told::More,
    ];
}

/// The games of a file, of several files or of a folder.
#[derive(Debug, Default)]
pub struct Collection {
    sources: Vec<Source>,
    /// The names of the sources.
    names: Vec<TextId>,
    starts: Vec<Position>,
    texts: Texts,
    games: Vec<Entry>,
    /// The moves of all games one after the other, each as a number of variable length.
    moves: Vec<u8>,
    refused: Refusals,
}

/// A game in the index.
#[derive(Clone, Copy, Debug)]
struct Entry {
    source: u32,
    place: GamePlace,
    start: u32,
    /// In the order of [`Told::ALL`].
    texts: [TextId; Told::ALL.len()],
    /// Where its moves begin.
    moves_at: u32,
    plies: u16,
    outcome: Option<Outcome>,
}

impl Collection {
    /// How many games it has.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.games.len()
    }

    /// Whether it has none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// All its games in their order.
    pub fn games(&self) -> impl Iterator<Item = GameIndex> + use<> {
        (0..self.games.len() as u32).map(GameIndex)
    }

    /// What is told of a game; empty where nothing is known.
    ///
    /// # Panics
    /// There is no such game, as in all that follows.
    #[must_use]
    pub fn text(&self, game: GameIndex, told: Told) -> &str {
        self.texts.text(self.entry(game).texts[told as usize])
    }

    /// The name of the file that a game is from.
    #[must_use]
    pub fn source_name(&self, game: GameIndex) -> &str {
        self.texts
            .text(self.names[self.entry(game).source as usize])
    }

    /// From how many files its games are.
    #[must_use]
    pub const fn sources(&self) -> usize {
        self.sources.len()
    }

    /// How a game ended, where that is known.
    #[must_use]
    pub fn outcome(&self, game: GameIndex) -> Option<Outcome> {
        self.entry(game).outcome
    }

    /// How many moves its main line has.
    #[must_use]
    pub fn plies(&self, game: GameIndex) -> usize {
        self.entry(game).plies.into()
    }

    /// Where it begins.
    #[must_use]
    pub fn start(&self, game: GameIndex) -> &Position {
        &self.starts[self.entry(game).start as usize]
    }

    /// The moves of its main line.
    #[must_use]
    pub fn moves(&self, game: GameIndex) -> Vec<Move> {
        let mut moves = Vec::new();
        self.read_moves(self.entry(game), &mut moves);
        moves
    }

    /// The position at the end of its main line, or before the first move that the rules refuse.
    #[must_use]
    pub fn end(&self, game: GameIndex) -> Position {
        let mut position = self.start(game).clone();
        for mv in self.moves(game) {
            if position.play(mv).is_err() {
                break;
            }
        }
        position
    }

    /// What could not be opened.
    #[must_use]
    pub const fn refused(&self) -> &Refusals {
        &self.refused
    }

    /// How much memory the index takes, in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.games.capacity() * size_of::<Entry>()
            + self.moves.capacity()
            + self.texts.bytes()
            + self.starts.capacity() * (size_of::<Position>() + START_BYTES)
    }

    fn entry(&self, game: GameIndex) -> &Entry {
        &self.games[game.0 as usize]
    }

    /// Puts the moves of a game in the place of those in `moves`.
    fn read_moves(&self, entry: &Entry, moves: &mut Vec<Move>) {
        moves.clear();
        let mut bytes = self.moves[entry.moves_at as usize..].iter();
        for _ in 0..entry.plies {
            let (mut number, mut shift) = (0_u32, 0);
            for &byte in bytes.by_ref() {
                number |= u32::from(byte & 0x7f) << shift;
                shift += 7;
                if byte & 0x80 == 0 {
                    break;
                }
            }
            moves.push(Move(number));
        }
    }
}

/// About what a start takes behind its pointer, in bytes.
const START_BYTES: usize = 256;
