//! Games of Lines in the formats of other programs: SGF, and Piskvork's `.psq`.

mod psq;
mod sgf;

use super::Lines;
use fivefold_match::Match;
use fivefold_match::game_formats::{Format, GameFormat, GameFormatError, GameFormats};

/// What the formats ask. Moves are names of cells.
pub(crate) static FORMATS: GameFormats = GameFormats {
    others: &[
        GameFormat {
            format: Format::Sgf,
            number: Some(sgf::NUMBER),
            games: GAMES,
            read: sgf::read,
            write: sgf::write,
        },
        GameFormat {
            format: Format::Psq,
            number: None,
            games: GAMES,
            read: psq::read,
            write: psq::write,
        },
    ],
    moves_are_cells: true,
};

/// The key under which its games are worded for people.
const GAMES: &str = "games-of-lines";

/// The start of a game of Lines.
fn start(game_match: &Match, format: Format) -> Result<&Lines, GameFormatError> {
    let lines = game_match.start().as_game();
    lines.ok_or(GameFormatError::OtherGame {
        format: format.id(),
        games: GAMES,
    })
}
