//! Where assets come from. On a desktop a file counts in this order: in the user's own folder, in the shipped
//! folder, in the program itself. In a browser the page says where they lie.

use bevy::asset::AssetMetaCheck;
use bevy::asset::io::{AssetSourceBuilder, AssetSourceId};
use bevy::prelude::*;

/// The folder of assets: the page names it.
#[cfg(target_family = "wasm")]
pub(crate) fn folder() -> std::path::PathBuf {
    crate::platform::page::assets().into()
}

/// The folder of what was shipped.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn folder() -> std::path::PathBuf {
    crate::storage::assets::shipped_folder().unwrap_or_else(|| "assets".into())
}

/// Has assets read in layers; to be called before Bevy's asset plugin is added.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn read_in_layers(app: &mut App) {
    use bevy::asset::io::file::FileWatcher;

    let folders = crate::storage::assets::folders();
    let watched = folders.clone();
    let source =
        AssetSourceBuilder::new(move || Box::new(layers::LayeredReader::new(&folders, BUILT_IN)))
            .with_watcher(move |sender| {
                let watch = |folder| FileWatcher::new(folder, sender.clone(), layers::PAUSE);
                Some(Box::new(layers::FolderWatchers::new(&watched, watch)))
            });
    app.register_asset_source(AssetSourceId::Default, source);
}

/// The files that are in the program, beside numbers and words, by their paths below the folder of assets.
#[cfg(not(target_family = "wasm"))]
const BUILT_IN: &[(&str, &[u8])] = &{
    macro_rules! files {
        ($($path:literal)*) => {
            [$(($path, include_bytes!(concat!("../assets/", $path)))),*]
        };
    }
    files! {
        "about/libraries.txt"
        "fonts/AtkinsonHyperlegibleMono-Regular.ttf"
        "fonts/AtkinsonHyperlegibleNext-Regular.ttf"
        "fonts/AtkinsonHyperlegibleNext-SemiBold.ttf"
        "fonts/LanguageNames.ttf"
        "fonts/MissingLetter.ttf"
        "fonts/ja/More.ttf"
        "fonts/ja/Regular.ttf"
        "fonts/ja/SemiBold.ttf"
        "fonts/uk/Regular.ttf"
        "fonts/uk/SemiBold.ttf"
        "fonts/zh/More.ttf"
        "fonts/zh/Regular.ttf"
        "fonts/zh/SemiBold.ttf"
        "opponents/boora.rhai"
        "opponents/boora_05.rhai"
        "opponents/boora_06.rhai"
        "opponents/corner_pairs.rhai"
        "opponents/first_legal.rhai"
        "opponents/fuse.rhai"
        "opponents/gaps.rhai"
        "opponents/greedy.rhai"
        "opponents/nim_sum.rhai"
        "puzzles/puzzles.txt"
        "shaders/boards.wgsl"
        "shaders/ground.wgsl"
        "shaders/lights.wgsl"
        "shaders/marks.wgsl"
        "shaders/paint.wgsl"
        "shaders/pieces.wgsl"
        "shaders/shape.wgsl"
    }
};

/// The names of the files of this folder below that of the assets that were shipped, in a folder or in the program.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn shipped_files(folder: &str) -> Vec<String> {
    let in_program = BUILT_IN.iter().filter_map(|(path, _)| {
        let (parent, name) = path.rsplit_once('/')?;
        (parent == folder).then(|| name.to_owned())
    });
    let in_folders = crate::storage::assets::folders()
        .into_iter()
        .filter_map(|assets| assets.join(folder).read_dir().ok())
        .flatten()
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    in_program.chain(in_folders).collect()
}

#[cfg(not(target_family = "wasm"))]
mod layers {
    use std::fmt::Display;
    use std::path::{Path, PathBuf};
    use std::time::Duration;

    use bevy::asset::io::file::{FileAssetReader, FileWatcher};
    use bevy::asset::io::{
        AssetReader, AssetReaderError, AssetWatcher, PathStream, Reader, SliceReader,
    };
    use bevy::prelude::*;
    use fivefold_assets::{config, words};

    /// A file has been written when nothing was written to it for so long.
    pub(crate) const PAUSE: Duration = Duration::from_millis(300);

    /// Reads a file in the first folder that has it, else in the program.
    pub(crate) struct LayeredReader {
        folders: Vec<FileAssetReader>,
        built_in: &'static [(&'static str, &'static [u8])],
    }

    impl LayeredReader {
        pub(crate) fn new(
            folders: &[PathBuf],
            built_in: &'static [(&'static str, &'static [u8])],
        ) -> LayeredReader {
            LayeredReader {
                folders: folders.iter().map(FileAssetReader::new).collect(),
                built_in,
            }
        }

        fn built_in(&self, path: &Path) -> Option<&'static [u8]> {
            // Windows writes paths with backslashes.
            let path = path.to_str()?.replace('\\', "/");
            let text = || {
                if let Some(numbers) = path.strip_prefix("config/") {
                    return config::file(numbers);
                }
                let (language, name) = path.strip_prefix("locales/")?.split_once('/')?;
                words::file(language, name)
            };
            let known = self.built_in.iter().find(|(known, _)| *known == path);
            known
                .map(|(_, bytes)| *bytes)
                .or_else(|| Some(text()?.as_bytes()))
        }
    }

    impl AssetReader for LayeredReader {
        async fn read<'a>(
            &'a self,
            path: &'a Path,
        ) -> Result<Box<dyn Reader + 'a>, AssetReaderError> {
            for folder in &self.folders {
                match folder.read(path).await {
                    Err(AssetReaderError::NotFound(_)) => {}
                    Ok(file) => return Ok(Box::new(file)),
                    Err(error) => return Err(error),
                }
            }
            match self.built_in(path) {
                Some(bytes) => Ok(Box::new(SliceReader::new(bytes))),
                None => Err(AssetReaderError::NotFound(path.to_owned())),
            }
        }

        async fn read_meta<'a>(
            &'a self,
            path: &'a Path,
        ) -> Result<Box<dyn Reader + 'a>, AssetReaderError> {
            // There are none.
            Err::<Box<dyn Reader>, _>(AssetReaderError::NotFound(path.to_owned()))
        }

        async fn read_directory<'a>(
            &'a self,
            path: &'a Path,
        ) -> Result<Box<PathStream>, AssetReaderError> {
            // Nothing loads whole folders.
            Err(AssetReaderError::NotFound(path.to_owned()))
        }

        async fn is_directory<'a>(&'a self, path: &'a Path) -> Result<bool, AssetReaderError> {
            Err(AssetReaderError::NotFound(path.to_owned()))
        }
    }

    /// What tells of changes in the folders that there are.
    pub(crate) struct FolderWatchers(
        #[expect(dead_code, reason = "they watch while they are kept")] Vec<FileWatcher>,
    );

    impl AssetWatcher for FolderWatchers {}

    impl FolderWatchers {
        /// Watches the folders that there are. One that cannot be watched is read all the same.
        pub(crate) fn new<E: Display>(
            folders: &[PathBuf],
            watch: impl Fn(PathBuf) -> Result<FileWatcher, E>,
        ) -> FolderWatchers {
            let watch = |folder: &PathBuf| match watch(folder.clone()) {
                Ok(watcher) => Some(watcher),
                Err(error) => {
                    let folder = folder.display();
                    warn!("changed files in {folder} show only after a new start: {error}");
                    None
                }
            };
            let there = folders.iter().filter(|folder| folder.is_dir());
            FolderWatchers(there.filter_map(watch).collect())
        }
    }

    #[cfg(test)]
    mod tests {
        use bevy::tasks::block_on;

        use super::super::BUILT_IN;
        use super::*;

        fn text(reader: &LayeredReader, path: &str) -> Option<String> {
            let mut bytes = Vec::new();
            block_on(async {
                let mut file = reader.read(Path::new(path)).await.ok()?;
                file.read_to_end(&mut bytes).await.ok()
            })?;
            Some(String::from_utf8(bytes).expect("a text"))
        }

        #[test]
        fn a_file_counts_in_the_first_folder_that_has_it_and_else_in_the_program() {
            let root = std::env::temp_dir().join(format!("fivefold-layers-{}", std::process::id()));
            let (own, shipped) = (root.join("own"), root.join("shipped"));
            for (folder, name) in [(&own, "a"), (&shipped, "a"), (&shipped, "b")] {
                std::fs::create_dir_all(folder).expect("a folder");
                let said = format!(
                    "{name} in {}",
                    folder.file_name().expect("a name").display()
                );
                std::fs::write(folder.join(name), said).expect("a file");
            }
            let built_in: &[(&str, &[u8])] = &[
                ("a", b"a built in"),
                ("b", b"b built in"),
                ("c", b"c built in"),
            ];
            let reader = LayeredReader::new(&[own, root.join("nowhere"), shipped], built_in);
            let read = ["a", "b", "c", "d"].map(|path| text(&reader, path));
            std::fs::remove_dir_all(&root).expect("a folder");
            let right = ["a in own", "b in shipped", "c built in"].map(|it| Some(it.to_owned()));
            assert_eq!(read[..3], right);
            assert_eq!(read[3], None);
        }

        #[test]
        fn every_file_that_the_window_reads_is_in_the_program() {
            let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
            let reader = LayeredReader::new(&[], BUILT_IN);
            let mut folders: Vec<_> = [
                "about",
                "config",
                "fonts",
                "locales",
                "opponents",
                "puzzles",
                "shaders",
            ]
            .map(|folder| assets.join(folder))
            .into();
            while let Some(folder) = folders.pop() {
                for entry in folder.read_dir().expect("a folder") {
                    let path = entry.expect("an entry").path();
                    let is_licence = path.extension().is_some_and(|ending| ending == "txt")
                        && folder.components().any(|part| part.as_os_str() == "fonts");
                    if path.is_dir() {
                        folders.push(path);
                    } else if !is_licence {
                        let name = path.strip_prefix(&assets).expect("below");
                        let known = reader.built_in(name);
                        let shipped = std::fs::read(&path).expect("a file");
                        assert!(known == Some(&*shipped), "{}", name.display());
                    }
                }
            }
        }
    }
}

/// Has the small files read from the bundle that the page has loaded with the program: without waiting.
/// All others are fetched.
#[cfg(target_family = "wasm")]
pub(crate) fn read_in_layers(app: &mut App) {
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
pub fn asset_plugin() -> AssetPlugin {
    AssetPlugin {
        file_path: folder().to_string_lossy().into_owned(),
        // There are none, and a browser would ask for each.
        meta_check: AssetMetaCheck::Never,
        ..default()
    }
}
