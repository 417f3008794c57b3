//! `assets/config/boards.ron`: the presets that the setup screens offer.

use std::fmt;

use serde::Deserialize;
use serde::de::{self, DeserializeSeed, Deserializer, SeqAccess};

use crate::games::GameKind;

/// Most presets of one game: as many as the setup screen has room for.
pub const MOST_PRESETS: usize = 8;

/// Presets of each game, 1 to [`MOST_PRESETS`] each.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Boards {
    /// Presets of Nim.
    #[serde(deserialize_with = "presets::<{ GameKind::Nim as usize }, _>")]
    pub nim: Vec<Preset>,
    /// Presets of Corner Nim.
    #[serde(deserialize_with = "presets::<{ GameKind::Corner as usize }, _>")]
    pub corner: Vec<Preset>,
    /// Presets of Northcott.
    #[serde(deserialize_with = "presets::<{ GameKind::Northcott as usize }, _>")]
    pub northcott: Vec<Preset>,
    /// Presets of Lines.
    #[serde(deserialize_with = "presets::<{ GameKind::Mnk as usize }, _>")]
    pub mnk: Vec<Preset>,
    /// Presets of Atoms.
    #[serde(deserialize_with = "presets::<{ GameKind::Atoms as usize }, _>")]
    pub atoms: Vec<Preset>,
}

/// The parameter part of an id, for example `15x15x5`: read by the game's own reader.
pub type Preset = String;

impl Default for Boards {
    fn default() -> Self {
        let list = |presets: &[&str]| presets.iter().map(|&preset| preset.to_owned()).collect();
        Boards {
            nim: list(&["3,4,5", "1,3,5,7", "3,4,5,misere", "2,3,4,5,6"]),
            corner: list(&["8x8", "8x8,queen", "12x12", "12x12,queen"]),
            northcott: list(&["2x8", "3x12", "4x12", "5x12"]),
            mnk: list(&["3x3x3", "9x9x5", "15x15x5", "15x15x5,renju", "19x19x5"]),
            atoms: list(&["8x8", "8x8,chain", "5x5", "6x9,chain"]),
        }
    }
}

impl Boards {
    /// The presets of a game.
    #[must_use]
    pub fn of(&self, kind: GameKind) -> &[Preset] {
        match kind {
            GameKind::Nim => &self.nim,
            GameKind::Corner => &self.corner,
            GameKind::Northcott => &self.northcott,
            GameKind::Mnk => &self.mnk,
            GameKind::Atoms => &self.atoms,
        }
    }
}

/// The presets of the game with the index `KIND` in [`GameKind::ALL`], each read by its rules.
///
/// # Errors
/// No list of texts, none or too many, or a text that the game does not understand.
fn presets<'de, const KIND: usize, D: Deserializer<'de>>(
    input: D,
) -> Result<Vec<Preset>, D::Error> {
    input.deserialize_seq(Presets(GameKind::ALL[KIND]))
}

/// Reads the list of one game's presets.
struct Presets(GameKind);

impl<'de> de::Visitor<'de> for Presets {
    type Value = Vec<Preset>;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(
            f,
            "a list of 1 to {MOST_PRESETS} presets of {}",
            self.0.id()
        )
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<Preset>, A::Error> {
        let mut presets = Vec::new();
        while let Some(preset) = list.next_element_seed(OnePreset(self.0))? {
            if presets.len() == MOST_PRESETS {
                return Err(de::Error::custom(format_args!(
                    "there are too many presets, allowed is 1 to {MOST_PRESETS}"
                )));
            }
            presets.push(preset);
        }
        if presets.is_empty() {
            return Err(de::Error::custom("at least one preset is needed"));
        }
        Ok(presets)
    }
}

/// Reads one preset, so that an error is placed at its text.
struct OnePreset(GameKind);

impl<'de> DeserializeSeed<'de> for OnePreset {
    type Value = Preset;

    fn deserialize<D: Deserializer<'de>>(self, input: D) -> Result<Preset, D::Error> {
        let text = String::deserialize(input)?;
        match self.0.rules().fields_from_text(&text) {
            Ok(_) => Ok(text),
            Err(error) => Err(de::Error::custom(format_args!(
                "“{}” is no preset of {}: {error}",
                text.escape_debug(),
                self.0.id()
            ))),
        }
    }
}
