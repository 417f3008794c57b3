//! `assets/config/boards.ron`: the presets that the setup screens offer.

use serde::Deserialize;

use crate::games::GameKind;

/// Presets of each game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Boards {
    /// Presets of Nim.
    pub nim: Vec<Preset>,
    /// Presets of Corner Nim.
    pub corner: Vec<Preset>,
    /// Presets of Northcott.
    pub northcott: Vec<Preset>,
    /// Presets of Lines.
    pub mnk: Vec<Preset>,
    /// Presets of Atoms.
    pub atoms: Vec<Preset>,
}

/// The parameter part of an id, for example `15x15x5`: checked by the game's own reader.
pub type Preset = String;

impl Default for Boards {
    fn default() -> Self {
        let list = |presets: &[&str]| presets.iter().map(|&preset| preset.to_owned()).collect();
        Boards {
            nim: list(&["3,4,5", "1,3,5,7", "3,4,5,misere", "2,3,4,5,6"]),
            corner: list(&["8x8", "8x8,queen", "12x12", "12x12,queen"]),
            northcott: list(&["2x8", "3x12", "4x12", "5x12"]),
            mnk: list(&["3x3x3", "9x9x5", "15x15x5", "19x19x5"]),
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
