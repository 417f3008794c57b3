//! The sheet of files with made-up files, for its pictures.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bevy::prelude::*;

use crate::features::files::desktop::{Files, Folders};
use crate::features::files::sheet::{Purpose, Reason, Seen, Sheet};
use crate::games::parse_id;
use crate::storage::folder_listing::{Content, Entry, FolderListing, Summary};

use super::gallery;
use super::screens::Game;

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

/// A game, said to have so many moves.
fn game(game: Game, plies: usize) -> Content {
    let mut position = parse_id(game.id).expect("a good id").position;
    for text in game.moves {
        let mv = position.parse_move(text).expect("a good move");
        position.play(mv).expect("a legal move");
    }
    Content::Game(Summary { position, plies })
}

fn recent(now: SystemTime) -> Vec<Entry> {
    [
        ("Lines 2026-11-20.txt", 12, game(gallery::LINES, 26)),
        (
            "/home/ola/Downloads/final-b.sgf",
            260,
            game(Game::of("mnk:15x15x5", gallery::FIVE), 57),
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
    let nim = Game::of("nim:3,4,5", gallery::NIM_LOST);
    [
        ("Lines 2026-11-20.txt", 12, gallery::LINES, 26),
        ("Atoms 2026-11-18.txt", 4400, gallery::ATOMS, 87),
        ("Nim 2026-11-15.txt", 9000, nim, 10),
        ("The lantern.txt", 21_000, gallery::CORNER, 5),
        ("Northcott 2026-10-30.txt", 32_000, gallery::NORTHCOTT, 31),
    ]
    .map(|(path, minutes, shown, plies)| entry(now, path, minutes, game(shown, plies)))
    .into()
}
