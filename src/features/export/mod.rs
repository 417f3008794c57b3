//! What a game can become for others, and how far the pictures are that are being drawn for them.

pub(crate) mod button;
#[cfg(not(target_family = "wasm"))]
pub(crate) mod desktop;
pub(crate) mod orders;
#[cfg(target_family = "wasm")]
pub(crate) mod web;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use bevy::prelude::*;

use crate::features::language::Words;
use crate::formats::Format;
use crate::midend::Match;
use crate::rules::Position;
use crate::scores::Day;

/// What a game can become.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Export {
    /// A picture of the position that is shown.
    Picture,
    /// An animation, a picture a move and a wave.
    Gif,
    /// An animation of all that moves.
    MovingGif,
    /// A folder of pictures.
    Pictures,
    /// The game itself in a format.
    Game(Format),
}

impl Export {
    /// All that a game from this start can become here, in the order in which they are offered.
    pub(crate) fn all_for(start: &Position) -> impl Iterator<Item = Export> {
        let pictures = [
            Export::Picture,
            Export::Gif,
            Export::MovingGif,
            Export::Pictures,
        ];
        let games = Format::all_for(start).filter(|it| *it != Format::Moves);
        let pictures = pictures.into_iter().filter(|_| draws());
        pictures.chain(games.map(Export::Game))
    }

    /// The keys of its name among the words, and of what it is in a line.
    pub(crate) const fn keys(self) -> [&'static str; 2] {
        match self {
            Export::Picture => ["export-picture", "export-picture-line"],
            Export::Gif => ["export-gif", "export-gif-line"],
            Export::MovingGif => ["export-moving-gif", "export-moving-gif-line"],
            Export::Pictures if cfg!(target_family = "wasm") => {
                ["export-pictures", "export-pictures-zip-line"]
            }
            Export::Pictures => ["export-pictures", "export-pictures-line"],
            Export::Game(format) => format.keys().export,
        }
    }

    /// What its name ends with; pictures are a folder, or in a browser what holds one.
    pub(crate) const fn extension(self) -> &'static str {
        match self {
            Export::Picture => "png",
            Export::Gif | Export::MovingGif => "gif",
            Export::Pictures if cfg!(target_family = "wasm") => "zip",
            Export::Pictures => "",
            Export::Game(format) => format.extension(),
        }
    }
}

/// How the name of a file of this game begins: `Lines 2026-11-21`.
pub(crate) fn file_stem(game_match: &Match, words: &Words, today: Day) -> String {
    let game = words.game_name(game_match.position().game());
    format!("{game} {today}")
}

/// Whether pictures can be drawn, as far as is known before it is tried.
fn draws() -> bool {
    #[cfg(target_family = "wasm")]
    return crate::platform::page::draws();
    #[cfg(not(target_family = "wasm"))]
    return true;
}

/// How far a drawing is, and the wish that it stops; read and written on different threads. Clones
/// share it.
#[derive(Clone, Debug, Default)]
pub(crate) struct ExportProgress(Arc<SharedProgress>);

#[derive(Debug, Default)]
struct SharedProgress {
    drawn: AtomicUsize,
    positions: usize,
    is_stopped: AtomicBool,
}

impl ExportProgress {
    /// The progress of a drawing of so many positions.
    pub(crate) fn of(positions: usize) -> ExportProgress {
        ExportProgress(Arc::new(SharedProgress {
            positions,
            ..SharedProgress::default()
        }))
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.0.is_stopped.load(Ordering::Relaxed)
    }

    pub(crate) fn advance(&self) {
        self.0.drawn.fetch_add(1, Ordering::Relaxed);
    }
}

/// The pictures that are being drawn.
#[derive(Resource, Default)]
pub(crate) struct Exporting(Vec<ExportProgress>);

impl Exporting {
    /// Whether pictures are being drawn.
    pub(crate) const fn is_busy(&self) -> bool {
        !self.0.is_empty()
    }

    /// How many positions are drawn, and how many are to be drawn.
    pub(crate) fn progress(&self) -> (usize, usize) {
        self.0
            .iter()
            .fold((0, 0), |(drawn, all), ExportProgress(it)| {
                (drawn + it.drawn.load(Ordering::Relaxed), all + it.positions)
            })
    }

    /// Stops all drawings before their next pictures; what was written is removed.
    pub(crate) fn stop(&self) {
        for ExportProgress(it) in &self.0 {
            it.is_stopped.store(true, Ordering::Relaxed);
        }
    }

    /// A drawing of so many positions begins.
    pub(crate) fn begin(&mut self, positions: usize) -> ExportProgress {
        let progress = ExportProgress::of(positions);
        self.0.push(progress.clone());
        progress
    }

    /// It has ended, well or badly.
    pub(crate) fn end(&mut self, progress: &ExportProgress) {
        self.0.retain(|it| !Arc::ptr_eq(&it.0, &progress.0));
    }
}
