//! What the program keeps on the disk of a desktop: the game in progress, saved games, which files
//! were open lately, how finished games ended, and which other programs were set up as opponents.
//! Browsers keep theirs in [`crate::web`].
//!
//! Three promises hold for everything here: a file is replaced at once or not at all
//! ([`atomic`]); what cannot be read is put aside under another name and never deleted; and copies
//! of the program that run at the same time do not touch each other's games ([`autosave`]).

pub mod atomic;
pub mod autosave;
pub mod engines;
mod error;
mod folders;
pub mod games;
pub mod names;
pub mod recent;
pub mod scores;
pub mod shelf;
pub mod user_folders;

use std::path::PathBuf;

use etcetera::app_strategy::{AppStrategy, AppStrategyArgs, choose_native_strategy};

pub use error::FileError;
pub use folders::{games_folder, home_folder};

/// The folder for what the program keeps by itself, the platform's own place: on Linux
/// `$XDG_STATE_HOME/fivefold` or `~/.local/state/fivefold`, on macOS in `Library/Application
/// Support`, on Windows in the user's application data.
///
/// # Errors
/// [`FileError::NoHome`].
pub fn state_folder() -> Result<PathBuf, FileError> {
    let strategy = choose_native_strategy(AppStrategyArgs {
        top_level_domain: String::new(),
        author: String::new(),
        app_name: "fivefold".to_owned(),
    })
    .map_err(|_| FileError::NoHome)?;
    Ok(strategy.state_dir().unwrap_or_else(|| strategy.data_dir()))
}
