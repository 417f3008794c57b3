//! The files of the configuration.

use crate::config::{GameFile, ThemeName};
use crate::games;

/// A file of the configuration.
#[derive(Clone, Copy)]
pub(super) enum Part {
    Timing,
    Opponents,
    Theme(ThemeName),
    Ratings,
    Sound,
    Study,
    AnyGame,
    Game(&'static GameFile),
}

/// All files with their names.
pub(super) fn parts() -> impl Iterator<Item = (&'static str, Part)> {
    let of_games = games::all()
        .iter()
        .filter_map(|game| game.extension::<GameFile>())
        .map(|file| (file.name, Part::Game(file)));
    [
        ("timing.ron", Part::Timing),
        ("opponents.ron", Part::Opponents),
        ("ratings.ron", Part::Ratings),
        ("sound.ron", Part::Sound),
        ("study.ron", Part::Study),
        ("any_game.ron", Part::AnyGame),
    ]
    .into_iter()
    .chain(ThemeName::ALL.map(|name| (name.file(), Part::Theme(name))))
    .chain(of_games)
}
