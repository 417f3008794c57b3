//! The sheet of files with made-up files, for its pictures.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bevy::prelude::*;

use crate::features::files::desktop::{Files, Folders};
use crate::features::files::sheet::{FileSheet, FolderView, ReplaceReason, SheetPurpose};
use crate::storage::folder_listing::{FileContent, FileEntry, FolderListing, GameSummary};

use super::gallery::{ATOMS, CORNER, FIVE, GOMOKU, NIM_LOST, NORTHCOTT, QUIET};
use fivefold_support::positions::after;

/// The folder that is shown, and the user's own.
const FOLDER: &str = "/home/ola/Documents/fivefold";
const HOME: &str = "/home/ola";

/// Opens the sheet.
pub(super) fn arrange(world: &mut World, purpose: SheetPurpose) {
    let now = UNIX_EPOCH + Duration::from_secs(1_795_277_490);
    let mut sheet = FileSheet::new(purpose, FOLDER.into(), now);
    let listing = FolderListing {
        folders: [PathBuf::from(FOLDER).join("Tournament")].into(),
        games: games(now),
        programs: Vec::new(),
    };
    sheet.seen = Some(FolderView {
        folder: FOLDER.into(),
        listing: Ok(listing),
        recent: recent(now),
        suggested: None,
    });
    if purpose == SheetPurpose::Save {
        sheet.write("Lines 2026-11-20.fivefold".to_owned());
        let file = Path::new(FOLDER).join("Lines 2026-11-20.fivefold");
        sheet.replaces = Some((file, ReplaceReason::Exists));
    }
    let mut files = Files::with_folders(Folders {
        home: Some(HOME.into()),
        ..Folders::default()
    });
    files.sheet = Some(sheet);
    world.insert_resource(files);
}

fn entry(now: SystemTime, path: &str, minutes: u64, content: FileContent) -> FileEntry {
    FileEntry {
        path: Path::new(FOLDER).join(path),
        written: now.checked_sub(Duration::from_secs(minutes * 60)),
        content,
    }
}

/// A game after these moves, said to have so many.
fn game(id: &str, moves: &str, plies: usize) -> FileContent {
    let position = after(id, moves);
    FileContent::Game(GameSummary { position, plies })
}

fn recent(now: SystemTime) -> Vec<FileEntry> {
    [
        ("Lines 2026-11-20.fivefold", 12, game(GOMOKU, QUIET, 26)),
        (
            "/home/ola/Downloads/final-b.sgf",
            260,
            game(GOMOKU, FIVE, 57),
        ),
        (
            "/media/stick/Northcott with Ela.fivefold",
            1500,
            FileContent::Missing,
        ),
    ]
    .map(|(path, minutes, content)| entry(now, path, minutes, content))
    .into()
}

fn games(now: SystemTime) -> Vec<FileEntry> {
    [
        ("Lines 2026-11-20.fivefold", 12, game(GOMOKU, QUIET, 26)),
        ("Atoms 2026-11-18.fivefold", 4400, game(ATOMS, "", 87)),
        (
            "Nim 2026-11-15.fivefold",
            9000,
            game("nim:3,4,5", NIM_LOST, 10),
        ),
        ("The lantern.fivefold", 21_000, game(CORNER, "", 5)),
        (
            "Northcott 2026-10-30.fivefold",
            32_000,
            game(NORTHCOTT, "", 31),
        ),
    ]
    .map(|(path, minutes, content)| entry(now, path, minutes, content))
    .into()
}
