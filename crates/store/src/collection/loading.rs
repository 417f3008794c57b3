//! Reading files into a collection, and one of its games whole.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::SystemTime;

use super::{Builder, Collection, GameIndex, MOST_GAMES};
use crate::storage::FileError;
#[cfg(not(target_family = "wasm"))]
use crate::storage::{folder_listing::game_files, games};
use fivefold_formats::{self as formats, OpenedGame};
use fivefold_players::Stop;
use fivefold_words::sentence::Sentence;

/// Where games of a collection are read from again.
#[derive(Clone, Debug)]
pub enum Source {
    /// A file.
    File {
        /// Where it is.
        path: PathBuf,
        /// When it was written and how long it was when the collection was made.
        stamp: FileStamp,
    },
    /// What was given as a whole, by a browser or by pasting.
    Bytes(Arc<[u8]>),
}

/// When a file was written last, where the system knows, and its length in bytes.
pub type FileStamp = (Option<SystemTime>, u64);

/// What could not be opened, or had no room.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Refusals {
    /// How many games and files could not be opened.
    pub count: usize,
    /// Why not, of the first ones: at most 100.
    pub first: Vec<Sentence>,
    /// Whether games or files were left out because there are too many.
    pub is_cut: bool,
}

/// Most reasons that are kept.
const MOST_REASONS: usize = 100;

impl Refusals {
    fn add(&mut self, reason: impl FnOnce() -> Sentence) {
        self.count += 1;
        if self.first.len() < MOST_REASONS {
            self.first.push(reason());
        }
    }
}

/// How far the reading is, and the way to stop it. Clones share both.
#[derive(Clone, Default)]
pub struct LoadProgress {
    games: Arc<AtomicUsize>,
    /// Set by whoever does not want the collection any more.
    pub stop: Stop,
}

impl LoadProgress {
    /// How many games were read.
    #[must_use]
    pub fn games(&self) -> usize {
        self.games.load(Ordering::Relaxed)
    }
}

/// Reads the games of a file that was given as a whole, under a name. Nothing if the reading was stopped;
/// where there is no game at all the collection is empty and says why.
#[must_use]
pub fn load(name: &str, bytes: &Arc<[u8]>, progress: &LoadProgress) -> Option<Collection> {
    let mut builder = Builder::default();
    builder.begin(Source::Bytes(Arc::clone(bytes)), name);
    read(&mut builder, bytes, Path::new(name), progress);
    (!progress.stop.is_set()).then(|| builder.finish())
}

/// Reads the games of files, and of all files in folders and the folders in them. As [`load`].
#[cfg(not(target_family = "wasm"))]
#[must_use]
pub fn load_files(paths: &[PathBuf], progress: &LoadProgress) -> Option<Collection> {
    let mut builder = Builder::default();
    let mut files = Vec::new();
    for path in paths {
        match path.is_dir() {
            true => {
                let (found, is_cut) = game_files(path);
                files.extend(found);
                builder.refused_mut().is_cut |= is_cut;
            }
            false => files.push(path.clone()),
        }
    }
    for path in files {
        if progress.stop.is_set() {
            return None;
        }
        let stamp = stamp(&path);
        match games::bytes(&path) {
            Ok(bytes) => {
                let name = path.file_name().unwrap_or(path.as_os_str());
                let name = name.to_string_lossy();
                let source = Source::File {
                    path: path.clone(),
                    stamp,
                };
                builder.begin(source, &name);
                read(&mut builder, &bytes, &path, progress);
            }
            Err(error) => builder.refused_mut().add(|| (&error).into()),
        }
    }
    (!progress.stop.is_set()).then(|| builder.finish())
}

/// Reads the games of one source.
fn read(builder: &mut Builder, bytes: &[u8], path: &Path, progress: &LoadProgress) {
    let broken = |reason| {
        let reason = Box::new(reason);
        let path = path.to_owned();
        Sentence::from(&FileError::Broken { path, reason })
    };
    let done = formats::outlines(bytes, &mut |place, outline| {
        match outline {
            Ok(outline) => {
                if !builder.add(place, &outline) {
                    builder.refused_mut().is_cut = true;
                    return ControlFlow::Break(());
                }
                progress.games.store(builder.len(), Ordering::Relaxed);
            }
            Err(reason) => builder.refused_mut().add(|| broken(reason)),
        }
        match progress.stop.is_set() {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    });
    if let Err(reason) = done {
        builder.refused_mut().add(|| broken(reason));
    }
}

#[cfg(not(target_family = "wasm"))]
fn stamp(path: &Path) -> FileStamp {
    let about = std::fs::metadata(path).ok();
    let written = about.as_ref().and_then(|about| about.modified().ok());
    (written, about.map_or(0, |about| about.len()))
}

impl Collection {
    /// Reads a game whole.
    ///
    /// # Errors
    /// [`FileError`]: its file is gone, was written since, or holds no game at this place that can
    /// be opened.
    pub fn open(&self, game: GameIndex) -> Result<OpenedGame, FileError> {
        let entry = self.entry(game);
        let name = PathBuf::from(self.source_name(game));
        let read = |bytes: &[u8], path: PathBuf| {
            formats::read_at(bytes, entry.place).map_err(|reason| FileError::Broken {
                path,
                reason: Box::new(reason),
            })
        };
        match &self.sources[entry.source as usize] {
            Source::Bytes(bytes) => read(bytes, name),
            #[cfg(not(target_family = "wasm"))]
            Source::File { path, stamp: known } => {
                let bytes = games::bytes(path)?;
                if stamp(path) != *known {
                    return Err(FileError::Rewritten { path: path.clone() });
                }
                read(&bytes, path.clone())
            }
            #[cfg(target_family = "wasm")]
            Source::File { path, .. } => read(&[], path.clone()),
        }
    }

    /// The file in which a game stands, if it is from a file.
    #[must_use]
    pub fn path(&self, game: GameIndex) -> Option<&Path> {
        match &self.sources[self.entry(game).source as usize] {
            Source::File { path, .. } => Some(path),
            Source::Bytes(_) => None,
        }
    }
}

const _: () = assert!(MOST_GAMES < u32::MAX as usize);
