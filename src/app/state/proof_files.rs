//! The proofs that there are of who wins a board. Only the first lines of their files are read here; a
//! player reads the rest when it needs it.

use bevy::prelude::*;

use super::assets;
use super::settings::Configs;
use super::states::Screen;
use crate::config::proofs::{FOLDER, Proofs};

/// Looks for proofs. New files are found whenever a setup opens.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, find)
        .add_systems(OnEnter(Screen::Setup), find);
}

fn find(mut configs: ResMut<Configs>) {
    let folder = assets::folder().join(FOLDER);
    let mut proofs = Proofs::new(folder.to_string_lossy().into_owned());
    for (id, longest) in found(&folder) {
        proofs.add(&id, longest);
    }
    if configs.opponents.proofs != proofs {
        configs.opponents.proofs = proofs;
    }
}

/// The boards that have a proof in this folder under the name that belongs to them, and how many plies one
/// can hold out.
#[cfg(not(target_family = "wasm"))]
fn found(folder: &std::path::Path) -> Vec<(String, u16)> {
    use crate::config::proofs::{Head, LONGEST_LINE, file_name};
    use std::fs::File;
    use std::io::Read as _;

    let mut found = Vec::new();
    // Without the folder there are no proofs.
    for entry in folder.read_dir().into_iter().flatten().flatten() {
        let mut beginning = Vec::new();
        let file = File::open(entry.path()).map(|file| file.take(LONGEST_LINE));
        if let Ok(mut file) = file
            && file.read_to_end(&mut beginning).is_ok()
            && let Some((head, ..)) = Head::split(&beginning)
            && entry.file_name() == *file_name(head.id)
        {
            found.push((head.id.to_owned(), head.longest));
        }
    }
    found
}

/// The same in a browser, which cannot look into a folder: the page lists them, as `mnk:6x6x4=27`.
#[cfg(target_family = "wasm")]
fn found(_folder: &std::path::Path) -> Vec<(String, u16)> {
    let list = crate::app::page::setting(FOLDER).unwrap_or_default();
    let proof = |word: &str| {
        let (id, longest) = word.split_once('=')?;
        Some((id.to_owned(), longest.parse().ok()?))
    };
    list.split_ascii_whitespace().filter_map(proof).collect()
}
