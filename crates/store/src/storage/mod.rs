//! What the program keeps on the disk of a desktop: games that were begun, saved games, which files
//! were open lately, how finished games ended and puzzles were solved, and which other programs were set up as opponents.
//! Browsers keep theirs in `src/platform/web/storage.rs`.
//!
//! Three promises hold for everything here: a file is replaced at once or not at all
//! ([`atomic`]); what cannot be read is put aside under another name and never deleted; and copies
//! of the program that run at the same time do not touch each other's games ([`game_files`]).

pub mod assets;
pub mod atomic;
pub mod engines;
mod error;
pub mod folder_listing;
pub mod game_files;
pub mod games;
pub mod names;
pub mod puzzles;
pub mod recent;
pub mod scores;
pub mod user_folders;

use std::path::PathBuf;

pub use error::FileError;

/// What the program's folders are called.
const APP_NAME: &str = "fivefold";

/// The folder for what the program keeps by itself: on Linux `$XDG_STATE_HOME/fivefold` or
/// `~/.local/state/fivefold`, on macOS in `Library/Application Support`, on Windows in the user's
/// local application data.
///
/// # Errors
/// [`FileError::NoHome`].
pub fn state_folder() -> Result<PathBuf, FileError> {
    let folder = dirs::state_dir().or_else(dirs::data_local_dir);
    Ok(folder.ok_or(FileError::NoHome)?.join(APP_NAME))
}
