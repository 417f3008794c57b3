//! Where the assets lie: where storage finds them on a desktop, or where the page says.

use bevy::asset::AssetMetaCheck;
use bevy::prelude::*;

#[cfg(not(target_family = "wasm"))]
pub(crate) use crate::storage::assets::{VARIABLE, complete_folder, folder};

/// The folder of assets: the page names it.
#[cfg(target_family = "wasm")]
#[must_use]
pub(crate) fn folder() -> std::path::PathBuf {
    crate::platform::page::assets().into()
}

/// Has the small files read from the bundle that the page has loaded with the program: without waiting.
/// All others are fetched.
#[cfg(target_family = "wasm")]
pub(crate) fn read_from_the_page(app: &mut App) {
    use bevy::asset::io::{AssetSourceBuilder, AssetSourceId};

    let source = AssetSourceBuilder::new(|| Box::new(in_page::PageReader::of(&folder())));
    app.register_asset_source(AssetSourceId::Default, source);
}

#[cfg(target_family = "wasm")]
mod in_page {
    use std::path::Path;

    use bevy::asset::io::wasm::HttpWasmAssetReader;
    use bevy::asset::io::{AssetReader, AssetReaderError, PathStream, Reader, VecReader};
    use fivefold_assets::config;
    use wasm_bindgen::prelude::*;

    #[wasm_bindgen]
    extern "C" {
        /// Given by the page: the text of one of the small files.
        #[wasm_bindgen(js_name = bundledFile)]
        fn bundled_file(path: &str) -> Option<String>;
    }

    /// The assets of the page.
    pub(crate) struct PageReader {
        others: HttpWasmAssetReader,
    }

    impl PageReader {
        pub(crate) fn of(folder: &Path) -> PageReader {
            PageReader {
                others: HttpWasmAssetReader::new(folder),
            }
        }
    }

    impl AssetReader for PageReader {
        async fn read<'a>(
            &'a self,
            path: &'a Path,
        ) -> Result<Box<dyn Reader + 'a>, AssetReaderError> {
            let path_text = path.to_string_lossy();
            // Numbers are compiled into the program.
            let numbers = path_text.strip_prefix("config/").and_then(config::file);
            if let Some(text) = numbers {
                return Ok(Box::new(VecReader::new(text.as_bytes().to_vec())));
            }
            if let Some(text) = bundled_file(&path_text) {
                return Ok(Box::new(VecReader::new(text.into_bytes())));
            }
            Ok(Box::new(self.others.read(path).await?))
        }

        async fn read_meta<'a>(
            &'a self,
            path: &'a Path,
        ) -> Result<Box<dyn Reader + 'a>, AssetReaderError> {
            Ok(Box::new(self.others.read_meta(path).await?))
        }

        async fn read_directory<'a>(
            &'a self,
            path: &'a Path,
        ) -> Result<Box<PathStream>, AssetReaderError> {
            self.others.read_directory(path).await
        }

        async fn is_directory<'a>(&'a self, path: &'a Path) -> Result<bool, AssetReaderError> {
            self.others.is_directory(path).await
        }
    }
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
