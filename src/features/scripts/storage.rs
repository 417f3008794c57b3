//! Where the scripts are kept that a person can change: files in a folder, or entries of a browser's
//! storage.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use bevy::prelude::*;

use crate::config::{LONGEST_NAME, ScriptName};
use crate::storage::{FileError, Store};
use crate::words::sentence::Sentence;

/// What the name of a script's file ends with.
const ENDING: &str = ".rhai";

/// The scripts of a person.
#[derive(Resource, Clone, Debug)]
pub(crate) struct ScriptShelf(pub Arc<dyn Store>);

/// Keeps scripts in the folder of assets into which the program writes.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn plugin(app: &mut App) {
    use crate::features::scripts::files::FOLDER;
    let folder = crate::storage::assets::written_folder().join(FOLDER);
    app.insert_resource(ScriptShelf(Arc::new(crate::storage::Folder(folder))));
}

impl ScriptShelf {
    /// The scripts that are kept here.
    pub(crate) fn names(&self) -> BTreeSet<ScriptName> {
        // Without the folder there are no scripts.
        let scripts = self.0.list("", &[ENDING]).unwrap_or_default();
        let names = scripts.iter().map(|script| ScriptName::new(&script.name));
        names.flatten().collect()
    }

    /// The text of a script; nothing where there is none, or none that can be read.
    pub(crate) fn read(&self, name: ScriptName) -> Option<String> {
        self.0.text(&name.file_name()).ok().flatten()
    }

    /// Keeps a new script. Nothing is ever overwritten.
    ///
    /// # Errors
    /// [`NotKept`]: there is such a script, or it cannot be written.
    pub(crate) fn create(&self, name: ScriptName, source: &str) -> Result<(), NotKept> {
        let file = name.file_name();
        let refused = |error| NotKept::Refused { name, error };
        let hold = self.0.hold(&file).map_err(refused)?;
        let there = self.0.read(&file).map_err(refused)?;
        match (hold, there) {
            (Some(_hold), None) => self.write(name, source),
            _ => Err(NotKept::Taken(name)),
        }
    }

    /// Keeps a script in the place of what it was before.
    ///
    /// # Errors
    /// [`NotKept`]; what was kept before is still there.
    pub(crate) fn write(&self, name: ScriptName, source: &str) -> Result<(), NotKept> {
        let written = self.0.write(&name.file_name(), source, None);
        written.map_err(|error| NotKept::Refused { name, error })
    }

    /// Deletes a script, if there is one.
    ///
    /// # Errors
    /// [`NotKept`]; it is still there.
    pub(crate) fn remove(&self, name: ScriptName) -> Result<(), NotKept> {
        let removed = self.0.remove(&name.file_name());
        removed.map_err(|error| NotKept::Refused { name, error })
    }

    /// The folder in which they are files, if that is what they are.
    pub(crate) fn folder(&self) -> Option<&Path> {
        self.0.folder()
    }

    /// Whether a person can change this script: it is not one that the page or a package has brought along.
    pub(crate) fn can_change(&self, name: ScriptName) -> bool {
        self.read(name).is_some()
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
    /// A level cannot be copied into the own values, and why.
    NotWritten {
        /// Their file.
        path: String,
        /// What is wrong with it.
        reason: String,
    },
    /// It cannot be written, and why.
    Refused {
        /// The script.
        name: ScriptName,
        /// What the system says, or the browser.
        error: FileError,
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
            NotKept::NotWritten { path, reason } => Sentence::new("opponent-clone-not-written")
                .text("path", path.clone())
                .text("reason", reason.clone()),
            NotKept::Refused { name, error } => match error {
                FileError::Storage { is_full: true } => Sentence::new("script-no-room"),
                // The system's own words.
                FileError::Refused { path, reason, .. } => {
                    Sentence::new("opponent-clone-not-written")
                        .text("path", path.display().to_string())
                        .text("reason", reason.clone())
                }
                other => Sentence::new("opponent-clone-not-written")
                    .text("path", name.file())
                    .sentence("reason", other),
            },
        }
    }
}
