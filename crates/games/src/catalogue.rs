//! What all games bring together: opponents, openings, protocols of other programs, files of numbers.

use crate::all;
use fivefold_config::{
    ConfigError, EngineName, ExternalEngine, GameFile, Level, Opponents, ScriptName, read,
};
use fivefold_match::opening::Openings;
use fivefold_match::{Opening, Seat};
use fivefold_players::external::{Introduction, Protocol};
use fivefold_players::opponents::{EXTERNAL, OWN, Opponent, SCRIPT};
use fivefold_players::roster::Roster;
use fivefold_players::{NoMove, Stop};

/// All opponents that are known without a configuration, with every depth and level, whatever
/// games they play.
pub fn opponents() -> impl Iterator<Item = Opponent> {
    let originals = all()
        .iter()
        .flat_map(|&game| Roster::of(game).originals)
        .map(|original| Opponent::Original(original));
    [Opponent::Random, Opponent::Exact, Opponent::Engine]
        .into_iter()
        .chain(originals)
        .chain(Level::all().map(Opponent::Level))
}

/// The opponent with this name.
#[must_use]
pub fn opponent(id: &str) -> Option<Opponent> {
    if let Some(name) = id.strip_prefix(EXTERNAL) {
        return EngineName::new(name).map(Opponent::External);
    }
    if let Some(name) = id.strip_prefix(SCRIPT) {
        return ScriptName::new(name).map(Opponent::Script);
    }
    if let Some(name) = id.strip_prefix(OWN) {
        return ScriptName::new(name).map(Opponent::Own);
    }
    opponents().find(|opponent| opponent.id() == id)
}

/// The seat with this word.
#[must_use]
pub fn seat(id: &str) -> Option<Seat> {
    if id == Seat::PERSON {
        return Some(Seat::Person);
    }
    opponent(id).map(Seat::Computer)
}

/// The openings of all games, the free one first.
pub fn openings() -> impl Iterator<Item = Opening> {
    let brought = all().iter().filter_map(|game| game.extension());
    let rules = brought.flat_map(|Openings(rules)| rules.iter().copied());
    std::iter::once(Opening::Free).chain(rules.map(Opening::Rule))
}

/// The opening with this word.
#[must_use]
pub fn opening(word: &str) -> Option<Opening> {
    openings().find(|opening| opening.word() == word)
}

/// Starts a program, asks it who it is in the protocols of all games until it answers one, and lets
/// it go again.
///
/// # Errors
/// What is wrong with it, [`NoMove::External`]; or [`NoMove::Stopped`].
pub fn introduction(settings: &ExternalEngine, stop: &Stop) -> Result<Introduction, NoMove> {
    let protocols = all().iter().filter_map(|game| game.extension::<Protocol>());
    let mut heard = Err(NoMove::OtherGame);
    for protocol in protocols {
        heard = (protocol.introduction)(settings, stop);
        if matches!(heard, Ok(_) | Err(NoMove::Stopped)) {
            break;
        }
    }
    heard
}

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
    let files = all().iter().filter_map(|game| game.extension::<GameFile>());
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
