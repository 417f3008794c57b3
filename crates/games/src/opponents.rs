//! The computer opponents of all games by name, and the seats that they take.

use fivefold_config::{EngineName, Level, ScriptName};
use fivefold_match::Seat;
use fivefold_players::opponents::{EXTERNAL, OWN, Opponent, SCRIPT};
use fivefold_players::roster::Roster;

/// All opponents that are known without a configuration, with every depth and level, whatever
/// games they play.
pub fn opponents() -> impl Iterator<Item = Opponent> {
    let originals = super::all()
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
