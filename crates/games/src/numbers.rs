//! Files of numbers for players, whichever file it is.

use fivefold_config::{ConfigError, GameFile, Opponents, read};

/// Reads a file like `opponents.ron`, or one like that of a game: it holds for every game that
/// understands it.
///
/// # Errors
/// No file can be like this. Told is the fault of the reader that came furthest.
pub fn numbers_of_players(file: &str, text: &str) -> Result<Opponents, ConfigError> {
    let mut fault = match read(file, text) {
        Ok(opponents) => return Ok(opponents),
        Err(fault) => fault,
    };
    let mut opponents = Opponents::default();
    let mut is_read = false;
    let files = super::all()
        .iter()
        .filter_map(|game| game.extension::<GameFile>());
    for of_game in files {
        match of_game.read(file, text) {
            Ok(section) => {
                opponents.games.put(section);
                is_read = true;
            }
            Err(other) if (other.line, other.column) > (fault.line, fault.column) => fault = other,
            Err(_) => {}
        }
    }
    if is_read { Ok(opponents) } else { Err(fault) }
}
