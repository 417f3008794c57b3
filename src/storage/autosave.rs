//! The game in progress, kept after every move.
//!
//! Every running copy of the program has a place of its own: `game-1.txt`, `game-2.txt` … in the
//! state folder, each with a lock that the system takes back when the copy ends, however it ends.
//! A new copy takes the place that nobody holds and that was written last, so it goes on with the
//! latest game that is not on another copy's table. Nothing is shared, so nothing can be harmed.
//!
//! Games are written by a thread of their own, so that a slow disk holds up no frame. While one is
//! being written only the newest of those that follow waits: what is lost when the program is
//! killed is at most what the disk has not taken yet, in play at human speed the last move.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::{FileError, atomic, games};
use crate::formats::FormatError;
use crate::formats::record::{self, RecordError};
use crate::midend::Match;

/// Most copies of the program that each keep a game.
pub const MOST_COPIES: u32 = 64;

/// The place of this copy of the program, held until this is dropped. Dropping waits until the
/// last game is written.
#[derive(Debug)]
pub struct Autosave {
    path: PathBuf,
    /// Holds the lock.
    _lock: File,
    desk: Arc<Desk>,
    writer: Option<JoinHandle<()>>,
    last: Option<Arc<Match>>,
}

/// What was found when the place was taken.
#[derive(Debug)]
pub struct Opened {
    /// The place.
    pub autosave: Autosave,
    /// The game that was kept there.
    pub game_match: Option<Match>,
    /// A game that cannot be read, and why.
    pub put_aside: Option<PutAside>,
}

/// A file that cannot be read and has been renamed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PutAside {
    /// Its name now.
    pub path: PathBuf,
    /// Why it cannot be read.
    pub reason: FileError,
}

/// Where games are handed to the writer.
#[derive(Debug, Default)]
struct Desk {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    next: Option<Arc<Match>>,
    is_writing: bool,
    trouble: Option<FileError>,
    is_closing: bool,
}

impl Desk {
    fn state(&self) -> MutexGuard<'_, State> {
        // Nothing panics while it holds the lock; if it did, the state would still be sound.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Autosave {
    /// Takes a place in this folder (see [`super::state_folder`]), which is made if it lacks, and
    /// reads the game that was kept there. A game that cannot be read is renamed to
    /// `game-N.txt.damaged-M`, one of a later version of the program to `game-N.txt.later-M`.
    ///
    /// # Errors
    /// [`FileError`]: no game can be kept here.
    pub fn open(folder: &Path) -> Result<Opened, FileError> {
        let made = fs::create_dir_all(folder);
        made.map_err(|error| FileError::refused(folder, "made", &error))?;
        let mut trouble = None;
        for number in places(folder) {
            match Autosave::take(folder, number) {
                Ok(Some(opened)) => return Ok(opened),
                Ok(None) => {}
                // Perhaps another place is in order.
                Err(error) => trouble = trouble.or(Some(error)),
            }
        }
        Err(trouble.unwrap_or(FileError::TooManyCopies {
            copies: MOST_COPIES,
        }))
    }

    /// Takes the place with this number, unless another copy holds it.
    fn take(folder: &Path, number: u32) -> Result<Option<Opened>, FileError> {
        let lock_path = folder.join(format!("game-{number}.lock"));
        let refused = |error| FileError::refused(&lock_path, "locked", &error);
        let lock = File::create(&lock_path).map_err(refused)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Ok(None),
            Err(TryLockError::Error(error)) => return Err(refused(error)),
        }
        let path = path_of(folder, number);
        atomic::sweep(&path);
        let (game_match, put_aside) = match games::open(&path) {
            Ok(game_match) => (Some(game_match), None),
            Err(error) if error.is_absence() => (None, None),
            Err(reason) if reason.is_damage() => {
                let why = if is_later(&reason) {
                    "later"
                } else {
                    "damaged"
                };
                let path = atomic::put_aside(&path, why)?;
                (None, Some(PutAside { path, reason }))
            }
            Err(error) => return Err(error),
        };
        let desk = Arc::new(Desk::default());
        let writer = {
            let (desk, path) = (Arc::clone(&desk), path.clone());
            thread::Builder::new()
                .name("autosave".to_owned())
                .spawn(move || work(&desk, &path))
                .map_err(|error| FileError::refused(folder, "written", &error))?
        };
        Ok(Some(Opened {
            autosave: Autosave {
                path,
                _lock: lock,
                desk,
                writer: Some(writer),
                last: game_match.clone().map(Arc::new),
            },
            game_match,
            put_aside,
        }))
    }

    /// The file of this copy.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Keeps this game from now on. Returns at once; the writing goes on elsewhere. A game that
    /// has not changed since is not written again, so this may be called as often as one likes.
    pub fn keep(&mut self, game_match: &Match) {
        if self.last.as_deref() == Some(game_match) {
            return;
        }
        let game_match = Arc::new(game_match.clone());
        self.last = Some(Arc::clone(&game_match));
        self.desk.state().next = Some(game_match);
        self.desk.changed.notify_all();
    }

    /// Whether everything is written, or was refused.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        let state = self.desk.state();
        state.next.is_none() && !state.is_writing
    }

    /// Waits until everything is written, or was refused; at most so long. Returns whether it is.
    pub fn flush(&self, patience: Duration) -> bool {
        let busy = |state: &mut State| state.next.is_some() || state.is_writing;
        let waited = self
            .desk
            .changed
            .wait_timeout_while(self.desk.state(), patience, busy);
        !waited.unwrap_or_else(PoisonError::into_inner).1.timed_out()
    }

    /// Why the last game could not be written; nothing if it could.
    #[must_use]
    pub fn trouble(&self) -> Option<FileError> {
        self.desk.state().trouble.clone()
    }
}

impl Drop for Autosave {
    fn drop(&mut self) {
        self.desk.state().is_closing = true;
        self.desk.changed.notify_all();
        if let Some(writer) = self.writer.take() {
            // A writer that panicked has nothing more to write.
            let _ = writer.join();
        }
    }
}

/// Writes what is handed over until the place is given up.
fn work(desk: &Desk, path: &Path) {
    let mut state = desk.state();
    loop {
        let Some(game_match) = state.next.take() else {
            if state.is_closing {
                return;
            }
            state = desk
                .changed
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
            continue;
        };
        state.is_writing = true;
        drop(state);
        let done = atomic::write(path, record::write(&game_match).as_bytes());
        drop(game_match);
        state = desk.state();
        state.is_writing = false;
        state.trouble = done.err();
        desk.changed.notify_all();
    }
}

fn path_of(folder: &Path, number: u32) -> PathBuf {
    folder.join(format!("game-{number}.txt"))
}

/// All places: those with a game first, the one written last before the others.
fn places(folder: &Path) -> Vec<u32> {
    let mut places: Vec<_> = (1..=MOST_COPIES)
        .map(|number| {
            let written = fs::metadata(path_of(folder, number)).and_then(|file| file.modified());
            (std::cmp::Reverse(written.ok()), number)
        })
        .collect();
    places.sort();
    places.into_iter().map(|(_, number)| number).collect()
}

fn is_later(error: &FileError) -> bool {
    let FileError::Broken { reason, .. } = error else {
        return false;
    };
    matches!(**reason, FormatError::Record(RecordError::Later { .. }))
}
