//! Where the games of an arena begin: after random moves, or with the openings of a file.

use std::fs;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use thiserror::Error;

use fivefold_formats::RowsFrom;
use fivefold_match::measure::MatchRules;
use fivefold_players::GameLine;
use fivefold_rules::Position;
use fivefold_words::InEnglish as _;

/// Most random moves at the beginning of a game.
const MOST_PLIES: u32 = 1_000;
/// What begins a line that is passed over.
const COMMENT: char = '#';

/// How the games begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningSource {
    /// With so many random moves.
    Random(u32),
    /// With the openings of this file.
    File(PathBuf),
}

/// Why openings cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OpeningsError {
    /// The file cannot be read.
    #[error("the openings in {file} cannot be read: {reason}")]
    File {
        /// Its path.
        file: String,
        /// What the system says.
        reason: String,
    },
    /// A line is no opening of the game.
    #[error("{file}, line {line}: {reason}")]
    Line {
        /// The path of the file.
        file: String,
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        reason: String,
    },
    /// No line is an opening.
    #[error(
        "there is no opening in {file}; write one in each line: moves, a position, or a notation of \
         the game's own"
    )]
    None {
        /// The path of the file.
        file: String,
    },
    /// None of them is even.
    #[error("no opening in {file} is even; leave out --even")]
    NoneEven {
        /// The path of the file.
        file: String,
    },
}

impl FromStr for OpeningSource {
    type Err = String;

    fn from_str(text: &str) -> Result<OpeningSource, String> {
        let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        if !is_number {
            return Ok(OpeningSource::File(text.into()));
        }
        match text.parse() {
            Ok(plies) if plies <= MOST_PLIES => Ok(OpeningSource::Random(plies)),
            _ => Err(format!("{text} is not in 0..={MOST_PLIES}")),
        }
    }
}

/// Reads the openings of a file: one in each line, as moves (`h8 i9 j10`, `h8i9j10`), as an id that moves
/// may follow, or in a notation of the game's own. Empty lines and those that begin with `#` are passed
/// over.
///
/// # Errors
/// See [`OpeningsError`].
pub(super) fn read(
    file: &Path,
    start: &Position,
    even: bool,
) -> Result<Vec<GameLine>, OpeningsError> {
    let name = file.display().to_string();
    let bytes = fs::read(file).map_err(|reason| OpeningsError::File {
        file: name.clone(),
        reason: reason.to_string(),
    })?;
    let text = String::from_utf8_lossy(&bytes);
    let text = text.trim_start_matches('\u{feff}');
    let mut openings = Vec::new();
    // A file of an old Macintosh has CR alone.
    let ends = |c: char| matches!(c, '\n' | '\r');
    let lines: Vec<&str> = match text.contains('\n') {
        true => text.split('\n').collect(),
        false => text.split(ends).collect(),
    };
    for (index, line) in lines.into_iter().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with(COMMENT) {
            continue;
        }
        openings.push(opening(line, start).map_err(|reason| OpeningsError::Line {
            file: name.clone(),
            line: index + 1,
            reason,
        })?);
    }
    if openings.is_empty() {
        return Err(OpeningsError::None { file: name });
    }
    if let Some(is_even) = MatchRules::of(start.game()).is_even.filter(|_| even) {
        openings.retain(|line| is_even(line.position()));
        if openings.is_empty() {
            return Err(OpeningsError::NoneEven { file: name });
        }
    }
    Ok(openings)
}

/// The opening in a line.
fn opening(text: &str, start: &Position) -> Result<GameLine, String> {
    let in_own_notation = (MatchRules::of(start.game()).read_opening)(start, text);
    let line = match in_own_notation {
        Some(moves) => moves.and_then(|moves| GameLine::of_moves(start.clone(), moves)),
        None => {
            let has_id = text.contains(':');
            let whole = match has_id {
                true => text.to_owned(),
                false => format!("{} {text}", start.short_id()),
            };
            let read = fivefold_formats::read(&whole, RowsFrom::Bottom);
            let game = read.map_err(|error| error.to_string())?;
            if game.start().game_id() != start.game_id() {
                return Err(format!(
                    "this is an opening of {}, but {} is played",
                    game.start().game_id(),
                    start.game_id()
                ));
            }
            GameLine::of_moves(game.start().clone(), game.moves().to_vec())
        }
    };
    let line = line.map_err(|reason| reason.in_english())?;
    match line.position().outcome() {
        None => Ok(line),
        Some(_) => Err("the game is over before it begins".to_owned()),
    }
}
