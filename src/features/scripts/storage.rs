//! Where the scripts are kept that a person can change: files in a folder, or entries of a browser's
//! storage.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use bevy::prelude::*;

use crate::config::{LONGEST_NAME, ScriptName};
use crate::words::sentence::Sentence;

/// The scripts of a person.
#[derive(Resource, Clone)]
pub(crate) struct ScriptShelf(pub Arc<dyn Shelf>);

/// A place for scripts.
pub(crate) trait Shelf: Send + Sync {
    /// The scripts that are kept here.
    fn names(&self) -> BTreeSet<ScriptName>;

    /// The text of a script; nothing where there is none, or none that can be read.
    fn read(&self, name: ScriptName) -> Option<String>;

    /// Keeps a new script. Nothing is ever overwritten.
    ///
    /// # Errors
    /// [`NotKept`]: there is such a script, or it cannot be written.
    fn create(&self, name: ScriptName, source: &str) -> Result<(), NotKept>;

    /// Keeps a script in the place of what it was before.
    ///
    /// # Errors
    /// [`NotKept`]; what was kept before is still there.
    fn write(&self, name: ScriptName, source: &str) -> Result<(), NotKept>;

    /// Deletes a script, if there is one.
    ///
    /// # Errors
    /// [`NotKept`]; it is still there.
    fn remove(&self, name: ScriptName) -> Result<(), NotKept>;

    /// The folder in which they are files, if that is what they are.
    fn folder(&self) -> Option<&Path> {
        None
    }
}

impl ScriptShelf {
    /// The scripts on this shelf.
    pub(crate) fn new(shelf: impl Shelf + 'static) -> ScriptShelf {
        ScriptShelf(Arc::new(shelf))
    }

    /// The file of a script, where scripts are files.
    #[cfg(not(target_family = "wasm"))]
    #[must_use]
    pub(crate) fn file(&self, name: ScriptName) -> Option<std::path::PathBuf> {
        let folder = self.0.folder()?;
        Some(folder.join(name.file_name()))
    }

    /// Whether a person can change this script: it is not one that the page has brought along.
    #[must_use]
    pub(crate) fn can_change(&self, name: ScriptName) -> bool {
        self.0.folder().is_some() || self.0.read(name).is_some()
    }
}

/// Why a script or the copy of an opponent is not kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NotKept {
    /// What was typed is no name.
    NoName,
    /// There is such an opponent, or such a file.
    Taken(ScriptName),
    /// It is longer than a script may be.
    TooLong {
        /// Its length in bytes.
        bytes: usize,
        /// How long it may be.
        most: usize,
    },
    /// Somebody else has changed it since it was read: another window, or another program.
    Changed,
    /// The browser has no room left.
    #[cfg_attr(
        not(any(target_family = "wasm", test)),
        expect(dead_code, reason = "folders have room")
    )]
    NoRoom,
    /// It cannot be written, and why.
    NotWritten {
        /// The file.
        path: String,
        /// What the system says.
        reason: String,
    },
    /// The browser does not keep it, and why.
    #[cfg_attr(
        not(target_family = "wasm"),
        expect(dead_code, reason = "only browsers refuse in words of ours")
    )]
    Refused {
        /// The file.
        path: String,
        /// Why not, in words of this program.
        reason: Sentence,
    },
}

impl From<&NotKept> for Sentence {
    fn from(reason: &NotKept) -> Sentence {
        match reason {
            NotKept::NoName => Sentence::new("opponent-clone-no-name").number("most", LONGEST_NAME),
            NotKept::Taken(name) => {
                Sentence::new("opponent-clone-taken").text("name", name.to_string())
            }
            NotKept::TooLong { bytes, most } => Sentence::new("script-too-long")
                .number("bytes", *bytes)
                .number("most", *most),
            NotKept::Changed => Sentence::new("script-changed"),
            NotKept::NoRoom => Sentence::new("script-no-room"),
            NotKept::NotWritten { path, reason } => Sentence::new("opponent-clone-not-written")
                .text("path", path.clone())
                .text("reason", reason.clone()),
            NotKept::Refused { path, reason } => Sentence::new("opponent-clone-not-written")
                .text("path", path.clone())
                .sentence("reason", reason.clone()),
        }
    }
}
