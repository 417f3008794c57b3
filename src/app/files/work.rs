//! What is read and written beside the frames.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task};

use super::sheet::Seen;
use crate::storage::names::free_name;
use crate::storage::recent::Recent;
use crate::storage::{FileError, games, shelf};
use crate::table::Sitting;
use crate::table::formats::Format;

/// What a task has done.
pub enum Done {
    /// Looked into a folder.
    Looked(Seen),
    /// Opened a game, or not.
    Opened(PathBuf, Result<(Sitting, Format), FileError>),
    /// Saved this game, or not.
    Saved(PathBuf, Sitting, Result<(), FileError>),
    /// Not saved, because there is such a file already and nobody has said that it may go.
    Exists(PathBuf),
    /// Kept a game that another one has pushed from the table, or not.
    PutAside(Result<(), FileError>),
}

/// Looks into a folder and at the recent files. Of the names that begin with `stem` a free one is
/// suggested, unless it is empty.
pub fn look(folder: PathBuf, stem: String, recent: Option<Recent>) -> Task<Done> {
    IoTaskPool::get().spawn(async move {
        let listed = recent.map(|recent| recent.files());
        let files = match listed {
            Some(Ok(files)) => files,
            Some(Err(error)) => {
                warn!("{error}");
                Vec::new()
            }
            None => Vec::new(),
        };
        // The folder for games is made with the first of them.
        let shelf = match shelf::look_into(&folder) {
            Err(error) if error.is_absence() => Ok(shelf::Shelf::default()),
            shelf => shelf,
        };
        Done::Looked(Seen {
            recent: files.iter().map(|path| shelf::glance(path)).collect(),
            shelf,
            suggested: (!stem.is_empty()).then(|| free_name(&folder, &stem)),
            folder,
        })
    })
}

/// Opens a game.
pub fn open(path: PathBuf, recent: Option<Recent>) -> Task<Done> {
    IoTaskPool::get().spawn(async move {
        let opened = games::open_with_format(&path);
        if opened.is_ok() {
            remember(recent, &path);
        }
        Done::Opened(path, opened)
    })
}

/// Saves a game; over another file only where that is said.
pub fn save(path: PathBuf, sitting: Sitting, replace: bool, recent: Option<Recent>) -> Task<Done> {
    IoTaskPool::get().spawn(async move {
        if !replace && path.exists() {
            return Done::Exists(path);
        }
        let saved = games::save(&path, &sitting);
        if saved.is_ok() {
            remember(recent, &path);
        }
        Done::Saved(path, sitting, saved)
    })
}

/// Saves a game under a free name that begins with `stem`, to be found among the recent files.
pub fn put_aside(
    folder: PathBuf,
    stem: String,
    sitting: Sitting,
    recent: Option<Recent>,
) -> Task<Done> {
    IoTaskPool::get().spawn(async move {
        let path = folder.join(free_name(&folder, &stem));
        let saved = games::save(&path, &sitting);
        if saved.is_ok() {
            remember(recent, &path);
        }
        Done::PutAside(saved)
    })
}

/// A list that cannot be written is no reason to refuse the game.
fn remember(recent: Option<Recent>, path: &std::path::Path) {
    if let Some(Err(error)) = recent.map(|recent| recent.add(path)) {
        warn!("{error}");
    }
}

/// Forgets a recent file.
pub fn forget(recent: &Recent, path: &std::path::Path) {
    if let Err(error) = recent.remove(path) {
        warn!("{error}");
    }
}
