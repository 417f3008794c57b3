//! The sheet of files with made-up files, for its pictures.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bevy::prelude::*;

use fivefold::app::desktop::files::sheet::{Purpose, Reason, Seen, Sheet};
use fivefold::app::desktop::files::{Files, Folders};
use fivefold::rules::{GameId, Side};
use fivefold::storage::folder_listing::{Content, Entry, FolderListing, Summary};

/// The folder that is shown, and the user's own.
const FOLDER: &str = "/home/ola/Documents/fivefold";
const HOME: &str = "/home/ola";

/// Opens the sheet.
pub(super) fn arrange(world: &mut World, purpose: Purpose) {
    let now = UNIX_EPOCH + Duration::from_secs(1_795_277_490);
    let mut sheet = Sheet::new(purpose, FOLDER.into(), now);
    let listing = FolderListing {
        folders: [PathBuf::from(FOLDER).join("Tournament")].into(),
        games: games(now),
        programs: Vec::new(),
    };
    sheet.seen = Some(Seen {
        folder: FOLDER.into(),
        listing: Ok(listing),
        recent: recent(now),
        suggested: None,
    });
    if purpose == Purpose::Save {
        sheet.write("Lines 2026-11-20.txt".to_owned());
        let file = Path::new(FOLDER).join("Lines 2026-11-20.txt");
        sheet.replaces = Some((file, Reason::Exists));
    }
    let mut files = Files::with_folders(Folders {
        home: Some(HOME.into()),
        ..Folders::default()
    });
    files.show_sheet(sheet);
    world.insert_resource(files);
}

fn entry(now: SystemTime, path: &str, minutes: u64, content: Content) -> Entry {
    Entry {
        path: Path::new(FOLDER).join(path),
        written: now.checked_sub(Duration::from_secs(minutes * 60)),
        content,
    }
}

fn game(kind: GameId, parameters: &str, plies: usize, ended: Option<Option<Side>>) -> Content {
    Content::Game(Summary {
        game: kind,
        parameters: parameters.to_owned(),
        plies,
        ended,
    })
}

fn recent(now: SystemTime) -> Vec<Entry> {
    let first = Some(Some(Side::First));
    [
        (
            "Lines 2026-11-20.txt",
            12,
            game(fivefold::games::lines::ID, "15x15x5", 42, None),
        ),
        (
            "/home/ola/Downloads/final-b.sgf",
            260,
            game(fivefold::games::lines::ID, "15x15x5", 57, first),
        ),
        (
            "/media/stick/Northcott with Ela.txt",
            1500,
            Content::Missing,
        ),
    ]
    .map(|(path, minutes, content)| entry(now, path, minutes, content))
    .into()
}

fn games(now: SystemTime) -> Vec<Entry> {
    let (first, second) = (Some(Some(Side::First)), Some(Some(Side::Second)));
    [
        (
            "Lines 2026-11-20.txt",
            12,
            game(fivefold::games::lines::ID, "15x15x5", 42, None),
        ),
        (
            "Atoms 2026-11-18.txt",
            4400,
            game(fivefold::games::atoms::ID, "8x8,chain", 87, second),
        ),
        (
            "Nim 2026-11-15.txt",
            9000,
            game(fivefold::games::nim::ID, "3,4,5", 6, first),
        ),
        (
            "The lantern.txt",
            21_000,
            game(fivefold::games::corner::ID, "8x8,queen", 5, None),
        ),
        (
            "Northcott 2026-10-30.txt",
            32_000,
            game(fivefold::games::northcott::ID, "4x12", 31, first),
        ),
    ]
    .map(|(path, minutes, content)| entry(now, path, minutes, content))
    .into()
}
