//! Where the assets lie: where storage finds them on a desktop, or where the page says.

use bevy::asset::AssetMetaCheck;
use bevy::prelude::*;

#[cfg(not(target_family = "wasm"))]
pub use crate::storage::assets::{VARIABLE, complete_folder, folder};

/// The folder of assets: the page names it.
#[cfg(target_family = "wasm")]
#[must_use]
pub fn folder() -> std::path::PathBuf {
    crate::app::page::assets().into()
}

/// Bevy's asset plugin for that folder; on the desktop it watches for changes.
#[must_use]
pub fn asset_plugin() -> AssetPlugin {
    AssetPlugin {
        file_path: folder().to_string_lossy().into_owned(),
        // There are none, and a browser would ask for each.
        meta_check: AssetMetaCheck::Never,
        ..default()
    }
}
