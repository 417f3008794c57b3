//! Games of Lines in the formats of other programs: what stands in their files
//! ([`fivefold_lines_files`]) becomes games, and the other way round.

mod file_game;
mod many;
mod opened;
mod start;
#[cfg(test)]
mod tests;

use fivefold_lines_files::{FileFormat, write};
use fivefold_match::Match;
use fivefold_match::game_formats::{FormatKeys, GameFormat, GameFormatError, GameFormats};
use fivefold_words::sentence::Sentence;

use super::RENJU_LINE;

/// What the formats ask. Moves are names of cells.
pub(crate) static FORMATS: GameFormats = GameFormats {
    // They are known by how they look alone.
    claims: |_| false,
    read: Some(opened::read),
    many: Some(many::MANY),
    use_decoder: fivefold_lines_files::use_decoder,
    extensions: &[
        "sgf", "psq", "rec", "lib", "rif", "xml", "pgn", "sav", "pos", "txt",
    ],
    written: &[
        GameFormat {
            id: "sgf",
            extension: "sgf",
            keys: FormatKeys {
                name: "file-format-sgf",
                keeps: "file-keeps-sgf",
                saved: "file-saved",
                export: ["file-format-sgf", "export-sgf-line"],
            },
            write: |game_match| written(game_match, FileFormat::Sgf),
        },
        GameFormat {
            id: "renlib",
            extension: "lib",
            keys: FormatKeys {
                name: "file-format-renlib",
                keeps: "file-keeps-renlib",
                saved: "file-saved",
                export: ["file-format-renlib", "export-renlib-line"],
            },
            write: |game_match| written(game_match, FileFormat::RenLib),
        },
        GameFormat {
            id: "psq",
            extension: "psq",
            keys: FormatKeys {
                name: "file-format-psq",
                keeps: "file-keeps-psq",
                saved: "file-saved-main-line",
                export: ["file-format-psq", "export-psq-line"],
            },
            write: |game_match| written(game_match, FileFormat::Psq),
        },
        GameFormat {
            id: "pgn",
            extension: "pgn",
            keys: FormatKeys {
                name: "file-format-pgn",
                keeps: "file-keeps-pgn",
                saved: "file-saved-main-line",
                export: ["file-format-pgn", "export-pgn-line"],
            },
            write: |game_match| written(game_match, FileFormat::Pgn),
        },
        GameFormat {
            id: "playok",
            extension: "txt",
            keys: FormatKeys {
                name: "file-format-playok",
                keeps: "file-keeps-playok",
                saved: "file-saved-main-line",
                export: ["file-format-playok", "export-playok-line"],
            },
            write: |game_match| written(game_match, FileFormat::PlayOk),
        },
    ],
    moves_are_cells: true,
};

/// The key under which its games are worded for people.
const GAMES: &str = "games-of-lines";

/// A game in this format.
fn written(game_match: &Match, format: FileFormat) -> Result<Vec<u8>, GameFormatError> {
    let game = file_game::of_match(game_match, format)?;
    let is_known = format == FileFormat::Sgf || game.board.len == Some(RENJU_LINE);
    if !is_known {
        let reason = Sentence::new("format-error-fives")
            .text("format", format.name().to_owned())
            .text("id", game_match.start().short_id());
        return Err(GameFormatError::Game(reason));
    }
    write(&game, format).map_err(|reason| GameFormatError::Game((&reason).into()))
}
