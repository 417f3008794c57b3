//! Where saved games lie unless somebody chooses another place.

use std::path::PathBuf;

use etcetera::base_strategy::{BaseStrategy, choose_native_strategy};

use super::FileError;
use super::user_folders::{Kind, OWN, users_own};

/// The user's own folder.
///
/// # Errors
/// [`FileError::NoHome`].
pub fn home_folder() -> Result<PathBuf, FileError> {
    let strategy = choose_native_strategy().map_err(|_| FileError::NoHome)?;
    Ok(strategy.home_dir().to_owned())
}

/// The folder for saved games: `fivefold` among the user's documents, which on Linux have the name
/// that `user-dirs.dirs` gives them; where there are no documents, `fivefold/games` among the
/// user's data. It need not exist.
///
/// # Errors
/// [`FileError::NoHome`].
pub fn games_folder() -> Result<PathBuf, FileError> {
    let strategy = choose_native_strategy().map_err(|_| FileError::NoHome)?;
    let home = strategy.home_dir();
    let documents = users_own(Kind::Documents, &strategy);
    // Some desktops name the home folder itself where documents are not wanted.
    if documents.is_dir() && documents != home {
        Ok(documents.join(OWN))
    } else {
        Ok(strategy.data_dir().join(OWN).join("games"))
    }
}
