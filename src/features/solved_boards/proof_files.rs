//! The proofs that there are of who wins a board. Only the first lines of their files are read here; a
//! player reads the rest when it needs it.

use bevy::prelude::*;

use crate::asset_folder;
use crate::config::proofs::FOLDER;
#[cfg(target_family = "wasm")]
use crate::config::proofs::ProofIndex;
use crate::features::settings::Configs;
#[cfg(not(target_family = "wasm"))]
use crate::players::proof_files::found;
use crate::states::Screen;

/// Looks for proofs. New files are found whenever a setup opens.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, find)
        .add_systems(OnEnter(Screen::Setup), find);
}

fn find(mut configs: ResMut<Configs>) {
    let proofs = found(&asset_folder::folder().join(FOLDER));
    if configs.opponents.proofs != proofs {
        configs.opponents.proofs = proofs;
    }
}

/// The proofs that the page lists, as `mnk:6x6x4=27`: a browser cannot look into a folder.
#[cfg(target_family = "wasm")]
fn found(folder: &std::path::Path) -> ProofIndex {
    let mut proofs = ProofIndex::new(folder.to_string_lossy().into_owned());
    let list = crate::platform::page::setting(FOLDER).unwrap_or_default();
    for word in list.split_ascii_whitespace() {
        if let Some((id, longest)) = word.split_once('=')
            && let Ok(longest) = longest.parse()
        {
            proofs.add(id, longest);
        }
    }
    proofs
}
