//! What is read and written beside the frames.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task};

use crate::features::files::sheet::FolderView;
use crate::formats::{Format, Opened, RowsFrom};
use crate::midend::Match;
use crate::storage::folder_listing::{self, FolderListing};
use crate::storage::names::free_name;
use crate::storage::recent::Recent;
use crate::storage::{FileError, games};

/// What a task has done.
#[expect(clippy::large_enum_variant, reason = "one at a time; most are games")]
pub(crate) enum TaskResult {
    /// Looked into a folder.
    Looked(FolderView),
    /// Opened its game, or not; when the file was written last.
    Opened(PathBuf, Result<Opened, FileError>, WriteTime),
    /// It is a folder, or a file with several games.
    Several(PathBuf),
    /// Saved this game, or not; when.
    Saved(PathBuf, Match, Result<(), FileError>, WriteTime),
    /// Not saved, because there is such a file already and nobody has said that it may go.
    Exists(PathBuf),
    /// Not saved, because somebody else has written the file meanwhile.
    Changed(PathBuf),
}

/// When a file was written last, where the system knows.
pub(crate) type WriteTime = Option<SystemTime>;

/// What a saved game may take the place of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MayReplace {
    /// Of nothing: a new file.
    Nothing,
    /// Of the file as it was then.
    Known(WriteTime),
    /// Of whatever has this name.
    Anything,
}

fn written(path: &Path) -> WriteTime {
    fs::metadata(path).and_then(|file| file.modified()).ok()
}

/// Looks into a folder and at the recent files. Of the names that begin with `stem` a free one is
/// suggested, unless it is empty.
pub(crate) fn look(folder: PathBuf, stem: String, recent: Option<Recent>) -> Task<TaskResult> {
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
        let listing = match folder_listing::look_into(&folder) {
            Err(error) if error.is_absence() => Ok(FolderListing::default()),
            listing => listing,
        };
        TaskResult::Looked(FolderView {
            recent: files
                .iter()
                .map(|path| folder_listing::glance(path))
                .collect(),
            listing,
            suggested: (!stem.is_empty())
                .then(|| free_name(&folder, &stem, Format::Record.extension())),
            folder,
        })
    })
}

/// Opens a game, if there is no more than one.
pub(crate) fn open(path: PathBuf, recent: Option<Recent>) -> Task<TaskResult> {
    IoTaskPool::get().spawn(async move {
        // Asked first: what is written in between counts as written later.
        let when = written(&path);
        let opened = match path.is_dir() {
            true => Ok(None),
            false => games::open_single(&path, RowsFrom::Bottom),
        };
        if opened.is_ok() && !path.is_dir() {
            remember(recent, &path);
        }
        match opened.transpose() {
            Some(opened) => TaskResult::Opened(path, opened, when),
            None => TaskResult::Several(path),
        }
    })
}

/// Saves a game; over another file only where that is said.
pub(crate) fn save(
    path: PathBuf,
    game_match: Match,
    may_replace: MayReplace,
    recent: Option<Recent>,
) -> Task<TaskResult> {
    IoTaskPool::get().spawn(async move {
        match may_replace {
            MayReplace::Nothing if path.exists() => return TaskResult::Exists(path),
            MayReplace::Known(when) if path.exists() && written(&path) != when => {
                return TaskResult::Changed(path);
            }
            _ => {}
        }
        let saved = games::save(&path, &game_match);
        if saved.is_ok() {
            remember(recent, &path);
        }
        let when = written(&path);
        TaskResult::Saved(path, game_match, saved, when)
    })
}

/// A list that cannot be written is no reason to refuse the game.
fn remember(recent: Option<Recent>, path: &Path) {
    if let Some(Err(error)) = recent.map(|recent| recent.add(path)) {
        warn!("{error}");
    }
}

/// Forgets a recent file.
pub(crate) fn forget(recent: &Recent, path: &Path) {
    if let Err(error) = recent.remove(path) {
        warn!("{error}");
    }
}
