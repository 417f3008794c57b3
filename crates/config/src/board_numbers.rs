//! The part of a game's file that is the same for every game: the boards that are offered, and how
//! strong the levels are.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{self, DeserializeSeed, Deserializer, Error as _, SeqAccess};
use serde::{Deserialize, Serialize};

use super::levels::{LEVELS, eight};
use super::numbers;
use super::reason::{NO_BOARD, Reason};
use fivefold_rules::{Game, Parameters as _};

/// Most presets of one game: as many as the setup screen has room for.
pub(crate) const MOST_PRESETS: usize = 8;

/// The parameter part of an id, for example `15x15x5`: read by the game's own reader.
pub type Preset = String;

numbers! {
    /// The boards of a game, and how strong its levels are.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
    pub struct BoardNumbers {
        /// The ready-made boards that the setup screen offers, 1 to 8; it opens on the first one. Each is
        /// the part of a game's id after the colon.
        pub presets: Vec<Preset> [text],
        /// The board on which the levels were measured. Rated games are played there.
        pub rated: Preset [text],
        /// The ratings of the eight levels, the easiest first, none less than the one before. The first
        /// is put at 600, and the others follow from the shares that neighbours have won against each
        /// other (the table in the README): a share p lies 400 x log10(p / (1 - p)) points higher.
        #[serde(serialize_with = "eight::serialize")]
        pub ratings: [u16; LEVELS] [each 0 to 4_000, "Points"],
    }
}

/// Reads the boards of the game `G`.
///
/// # Errors
/// Presets or a board that the game does not understand, too few or too many of them, or ratings
/// that fall.
pub fn boards_of<'de, G: Game, D: Deserializer<'de>>(input: D) -> Result<BoardNumbers, D::Error> {
    let boards = BoardPresets::<G>::deserialize(input)?;
    Ok(BoardNumbers {
        presets: boards.presets,
        rated: boards.rated,
        ratings: boards.ratings,
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
struct BoardPresets<G: Game> {
    #[serde(deserialize_with = "presets::<G, _>")]
    presets: Vec<Preset>,
    #[serde(deserialize_with = "parameters::<G, _>")]
    rated: Preset,
    #[serde(deserialize_with = "ascending")]
    ratings: [u16; LEVELS],
    #[serde(skip)]
    _game: PhantomData<fn() -> G>,
}

fn presets<'de, G: Game, D: Deserializer<'de>>(input: D) -> Result<Vec<Preset>, D::Error> {
    input.deserialize_seq(Presets::<G>(PhantomData))
}

/// Reads the list of one game's presets.
struct Presets<G>(PhantomData<fn() -> G>);

impl<'de, G: Game> de::Visitor<'de> for Presets<G> {
    type Value = Vec<Preset>;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "a list of 1 to {MOST_PRESETS} presets of {}", G::ID)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<Preset>, A::Error> {
        let mut presets = Vec::new();
        while let Some(preset) = list.next_element_seed(OnePreset::<G>(PhantomData))? {
            if presets.len() == MOST_PRESETS {
                let reason = Reason::new("config-many-presets", &[&MOST_PRESETS]);
                return Err(A::Error::custom(reason));
            }
            presets.push(preset);
        }
        if presets.is_empty() {
            return Err(A::Error::custom(Reason::new("config-no-preset", &[])));
        }
        Ok(presets)
    }
}

/// Reads one preset, so that an error is placed at its text.
struct OnePreset<G>(PhantomData<fn() -> G>);

impl<'de, G: Game> DeserializeSeed<'de> for OnePreset<G> {
    type Value = Preset;

    fn deserialize<D: Deserializer<'de>>(self, input: D) -> Result<Preset, D::Error> {
        parameters::<G, D>(input)
    }
}

/// Parameters that the game understands.
fn parameters<'de, G: Game, D: Deserializer<'de>>(input: D) -> Result<Preset, D::Error> {
    let text = String::deserialize(input)?;
    match G::Params::parse(&text) {
        Ok(_) => Ok(text),
        Err(_) => Err(D::Error::custom(Reason::new(NO_BOARD, &[&text, &G::ID]))),
    }
}

/// Eight ratings of levels, none less than the one before.
pub(super) fn ascending<'de, D: Deserializer<'de>>(input: D) -> Result<[u16; LEVELS], D::Error> {
    let numbers = Vec::<u16>::deserialize(input)?;
    let have = numbers.len();
    let numbers: [u16; LEVELS] = numbers
        .try_into()
        .map_err(|_| D::Error::custom(Reason::new("config-ratings", &[&LEVELS, &have])))?;
    if let Some(pair) = numbers.windows(2).find(|pair| pair[1] < pair[0]) {
        let reason = Reason::new("config-ratings-fall", &[&pair[1], &pair[0]]);
        return Err(D::Error::custom(reason));
    }
    Ok(numbers)
}
