//! What lies in a folder: its games, each with a few words about it, and the folders in it.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::{FileError, games};
use fivefold_formats::Format;
use fivefold_rules::Position;

/// Most games and most programs of a folder that are listed: the newest games, the first programs.
pub(crate) const MOST_FILES: usize = 200;
/// The longest file that is opened for a few words about it, in bytes.
const LONGEST_GLANCED_AT: u64 = 1 << 20;

/// A file in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileEntry {
    /// Where it is.
    pub path: PathBuf,
    /// When it was written last, where the system knows.
    pub written: Option<SystemTime>,
    /// What is in it.
    pub content: FileContent,
}

/// What is in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileContent {
    /// A game.
    Game(GameSummary),
    /// Most likely a game, but so long that it was not opened for the list.
    Long,
    /// The file is not there any more.
    Missing,
    /// It cannot be read, or is no game.
    Unreadable(FileError),
}

/// A few words about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSummary {
    /// Where it stands.
    pub position: Position,
    /// How many plies its present line has.
    pub plies: usize,
}

/// What lies in a folder.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FolderListing {
    /// Its folders by name, without hidden ones.
    pub folders: Vec<PathBuf>,
    /// Its games, the one written last first.
    pub games: Vec<FileEntry>,
    /// Its programs by name.
    pub programs: Vec<PathBuf>,
}

/// Looks at one file.
#[must_use]
pub fn glance(path: &Path) -> FileEntry {
    let about = fs::metadata(path);
    let written = about.as_ref().ok().and_then(|about| about.modified().ok());
    let content = match about {
        Ok(about) if about.len() > LONGEST_GLANCED_AT => FileContent::Long,
        _ => match games::open(path) {
            Ok(game_match) => FileContent::Game(GameSummary {
                position: game_match.position().clone(),
                plies: game_match.history().line().len(),
            }),
            Err(error) if error.is_absence() => FileContent::Missing,
            Err(error) => FileContent::Unreadable(error),
        },
    };
    FileEntry {
        path: path.to_owned(),
        written,
        content,
    }
}

/// Most games that are found in a folder and the folders in it, and how deep they may lie.
const MOST_FOUND: usize = 50_000;
const DEEPEST: usize = 16;

/// The files in a folder and in the folders in it that may hold games, by their names, in order; and
/// whether some were left out because there are too many or they lie too deep. What is hidden is passed
/// over, as are folders that cannot be read and those that are links, which may lead in a circle.
#[must_use]
pub fn game_files(folder: &Path) -> (Vec<PathBuf>, bool) {
    let (mut found, mut is_cut) = (Vec::new(), false);
    let mut folders = vec![(folder.to_owned(), 0)];
    while let Some((folder, depth)) = folders.pop() {
        let entries = fs::read_dir(&folder).into_iter().flatten().flatten();
        for entry in entries {
            let path = entry.path();
            let is_hidden = entry.file_name().to_string_lossy().starts_with('.');
            let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
            match (is_hidden, is_folder) {
                (true, _) => {}
                (false, true) if depth == DEEPEST => is_cut = true,
                (false, true) => folders.push((path, depth + 1)),
                (false, false) if has_extension_of_a_game(&path) => {
                    match found.len() < MOST_FOUND {
                        true => found.push(path),
                        false => is_cut = true,
                    }
                }
                (false, false) => {}
            }
        }
    }
    found.sort();
    (found, is_cut)
}

/// Looks whether a file is there.
///
/// # Errors
/// [`FileError::Refused`].
pub fn find(path: &Path) -> Result<(), FileError> {
    let about = fs::metadata(path);
    about
        .map(drop)
        .map_err(|error| FileError::refused(path, "file-error-opened", &error))
}

/// Looks into a folder. Texts that are no games are left out: other programs' texts may lie there.
///
/// # Errors
/// [`FileError::Refused`].
pub fn look_into(folder: &Path) -> Result<FolderListing, FileError> {
    let refused = |error| FileError::refused(folder, "file-error-opened", &error);
    let mut listing = FolderListing::default();
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(refused)?.flatten() {
        let path = entry.path();
        let hidden = entry.file_name().as_encoded_bytes().starts_with(b".");
        // Of a link, what it leads to counts.
        let Some(about) = fs::metadata(&path).ok().filter(|_| !hidden) else {
            continue;
        };
        if about.is_dir() {
            listing.folders.push(path);
        } else if about.is_file() && has_extension_of_a_game(&path) {
            files.push((std::cmp::Reverse(about.modified().ok()), path));
        } else if about.is_file() && is_program(&path, &about) {
            listing.programs.push(path);
        }
    }
    listing.folders.sort();
    listing.programs.sort();
    listing.programs.truncate(MOST_FILES);
    files.sort();
    let newest = files.into_iter().take(MOST_FILES);
    listing.games = newest.map(|(_, path)| glance(&path)).collect();
    let is_other_text = |entry: &FileEntry| {
        games::format_for(&entry.path) == Format::Record
            && matches!(
                &entry.content,
                FileContent::Unreadable(_) | FileContent::Long
            )
    };
    listing.games.retain(|entry| !is_other_text(entry));
    Ok(listing)
}

/// Whether the system would run a file.
fn is_program(path: &Path, about: &fs::Metadata) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let _ = path;
        about.permissions().mode() & 0o111 != 0
    }
    #[cfg(not(unix))]
    {
        let _ = about;
        let extension = path.extension().and_then(|extension| extension.to_str());
        extension.is_some_and(|extension| extension.eq_ignore_ascii_case("exe"))
    }
}

fn has_extension_of_a_game(path: &Path) -> bool {
    let extension = path.extension().and_then(|extension| extension.to_str());
    extension.is_some_and(fivefold_formats::is_extension)
}
