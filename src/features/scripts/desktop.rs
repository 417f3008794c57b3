//! Scripts as files in the folder `opponents` of the assets.

use std::collections::BTreeSet;
use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use crate::asset_folder;
use crate::config::ScriptName;
use crate::features::scripts::files::FOLDER;
use crate::features::scripts::storage::{NotKept, ScriptShelf, Shelf};
use crate::storage::{FileError, atomic};

/// A folder of scripts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ScriptFolder(pub PathBuf);

/// Keeps scripts in the folder of the assets.
pub(crate) fn plugin(app: &mut App) {
    let folder = ScriptFolder(asset_folder::folder().join(FOLDER));
    app.insert_resource(ScriptShelf::new(folder));
}

impl ScriptFolder {
    fn path(&self, name: ScriptName) -> PathBuf {
        self.0.join(name.file_name())
    }
}

/// The system's own words.
fn refused(path: &Path, error: FileError) -> NotKept {
    NotKept::NotWritten {
        path: path.display().to_string(),
        reason: match error {
            FileError::Refused { reason, .. } => reason,
            other => other.to_string(),
        },
    }
}

impl Shelf for ScriptFolder {
    fn names(&self) -> BTreeSet<ScriptName> {
        // Without the folder there are no scripts.
        let entries = self.0.read_dir().into_iter().flatten().flatten();
        entries
            .filter_map(|entry| ScriptName::of_file(&entry.path().to_string_lossy()))
            .collect()
    }

    fn read(&self, name: ScriptName) -> Option<String> {
        fs::read_to_string(self.path(name)).ok()
    }

    fn create(&self, name: ScriptName, source: &str) -> Result<(), NotKept> {
        let path = self.path(name);
        let not_written = |error: std::io::Error| NotKept::NotWritten {
            path: path.display().to_string(),
            reason: error.to_string(),
        };
        fs::create_dir_all(&self.0).map_err(not_written)?;
        let file = OpenOptions::new().write(true).create_new(true).open(&path);
        let mut file = file.map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => NotKept::Taken(name),
            _ => not_written(error),
        })?;
        file.write_all(source.as_bytes()).map_err(|error| {
            // Half a script is of no use.
            let _ = fs::remove_file(&path);
            not_written(error)
        })
    }

    fn write(&self, name: ScriptName, source: &str) -> Result<(), NotKept> {
        let path = self.path(name);
        atomic::write(&path, source.as_bytes()).map_err(|error| refused(&path, error))
    }

    fn remove(&self, name: ScriptName) -> Result<(), NotKept> {
        let path = self.path(name);
        atomic::remove(&path).map_err(|error| refused(&path, error))
    }

    fn folder(&self) -> Option<&Path> {
        Some(&self.0)
    }
}
