//! Building the index of a collection, a game after the other.

use std::collections::HashMap;

use super::texts::{TextId, TextIndex};
use super::{Collection, Entry, GameIndex, MOST_GAMES, Refusals, Source, Told};
use fivefold_formats::{GameOutline, GamePlace};
use fivefold_match::{GameInfo, InfoField};
use fivefold_rules::Position;

/// A collection that is being built.
#[derive(Debug, Default)]
pub struct Builder {
    collection: Collection,
    known: TextIndex,
    starts: HashMap<Position, u32>,
}

impl Builder {
    /// From now on games are from this source, which has this name.
    pub fn begin(&mut self, source: Source, name: &str) {
        let name = self.collection.texts.intern(name, &mut self.known);
        self.collection.sources.push(source);
        self.collection.names.push(name);
    }

    /// Adds a game of the present source. False if there is no room for one more.
    pub fn add(&mut self, place: GamePlace, outline: &GameOutline) -> bool {
        let (Some(source), Ok(moves_at)) = (
            self.collection.sources.len().checked_sub(1),
            u32::try_from(self.collection.moves.len()),
        ) else {
            return false;
        };
        if self.collection.games.len() >= MOST_GAMES {
            return false;
        }
        let plies = u16::try_from(outline.moves.len()).unwrap_or(u16::MAX);
        let entry = Entry {
            source: source as u32,
            place,
            start: self.start(outline.start),
            texts: self.texts(outline.info),
            moves_at,
            plies,
            outcome: outline.outcome,
        };
        for mv in &outline.moves[..plies.into()] {
            write_number(&mut self.collection.moves, mv.0);
        }
        self.collection.games.push(entry);
        true
    }

    /// How many games there are by now.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.collection.len()
    }

    /// Whether there is none yet.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.collection.is_empty()
    }

    /// What could not be opened until now.
    pub(super) const fn refused_mut(&mut self) -> &mut Refusals {
        &mut self.collection.refused
    }

    /// The collection of all games that were added.
    #[must_use]
    pub fn finish(mut self) -> Collection {
        self.collection.games.shrink_to_fit();
        self.collection.moves.shrink_to_fit();
        self.collection
    }

    fn start(&mut self, start: &Position) -> u32 {
        // Most games begin as the one before them.
        let last = self.collection.games.last().map(|entry| entry.start);
        if let Some(last) = last
            && self.collection.starts[last as usize] == *start
        {
            return last;
        }
        if let Some(&known) = self.starts.get(start) {
            return known;
        }
        let new = self.collection.starts.len() as u32;
        self.collection.starts.push(start.clone());
        self.starts.insert(start.clone(), new);
        new
    }

    fn texts(&mut self, info: &GameInfo) -> [TextId; Told::ALL.len()] {
        Told::ALL.map(|told| {
            let field = match told {
                Told::First => InfoField::FirstPlayer,
                Told::Second => InfoField::SecondPlayer,
                Told::Event => InfoField::Event,
                Told::Date => InfoField::Date,
                Told::More => {
                    let more = MORE.iter().map(|field| info.get(field));
                    let more: Vec<&str> = more.filter(|text| !text.is_empty()).collect();
                    return self.intern(&more.join(" · "));
                }
            };
            self.intern(info.get(&field))
        })
    }

    fn intern(&mut self, text: &str) -> TextId {
        self.collection.texts.intern(text, &mut self.known)
    }
}

/// What stands together in [`Told::More`].
const MORE: [InfoField; 6] = [
    InfoField::Title,
    InfoField::Round,
    InfoField::Place,
    InfoField::Opening,
    InfoField::Rules,
    InfoField::Annotator,
];

/// Seven bits in each byte, the lowest first; all but the last byte have the highest bit.
fn write_number(bytes: &mut Vec<u8>, mut number: u32) {
    while number > 0x7f {
        bytes.push((number & 0x7f) as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

impl GameIndex {
    /// The game at this place of a list.
    pub(super) const fn at(place: usize) -> GameIndex {
        GameIndex(place as u32)
    }
}
