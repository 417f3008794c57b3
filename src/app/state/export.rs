//! What a game can become for others.

use crate::formats::Format;
use crate::midend::Match;

/// What a game can become.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Export {
    /// An animation, a picture a move and a wave.
    Gif,
    /// An animation of all that moves.
    MovingGif,
    /// A folder of pictures.
    Pictures,
    /// A text in the own format.
    Record,
    /// A text that other programs for the game read.
    Sgf,
}

impl Export {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Export; 5] = [
        Export::Gif,
        Export::MovingGif,
        Export::Pictures,
        Export::Record,
        Export::Sgf,
    ];

    /// The keys of its name among the words, and of what it is in a line.
    #[must_use]
    pub const fn keys(self) -> [&'static str; 2] {
        match self {
            Export::Gif => ["export-gif", "export-gif-line"],
            Export::MovingGif => ["export-moving-gif", "export-moving-gif-line"],
            Export::Pictures => ["export-pictures", "export-pictures-line"],
            Export::Record => ["export-record", "export-record-line"],
            Export::Sgf => ["export-sgf", "export-sgf-line"],
        }
    }

    /// Whether a game can become this.
    #[must_use]
    pub fn suits(self, game_match: &Match) -> bool {
        !matches!(self, Export::Sgf) || Format::Sgf.suits(game_match.start())
    }

    #[cfg(not(target_family = "wasm"))]
    pub(crate) const fn extension(self) -> &'static str {
        match self {
            Export::Gif | Export::MovingGif => "gif",
            Export::Pictures => "",
            Export::Record => Format::Record.extension(),
            Export::Sgf => Format::Sgf.extension(),
        }
    }
}
