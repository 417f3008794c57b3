//! Files that are read as text.

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext};
use bevy::prelude::*;

/// The raw text of a configuration file, or of another file that is read as text.
#[derive(Asset, TypePath, Clone, Debug)]
pub struct ConfigText(pub String);

#[derive(Default, TypePath)]
pub(super) struct ConfigTextLoader;

impl AssetLoader for ConfigTextLoader {
    type Asset = ConfigText;
    type Settings = ();
    type Error = std::io::Error;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        (): &(),
        _context: &mut LoadContext<'_>,
    ) -> Result<ConfigText, std::io::Error> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        // Broken UTF-8 becomes a character that the reader of the file then complains about.
        Ok(ConfigText(String::from_utf8_lossy(&bytes).into_owned()))
    }

    fn extensions(&self) -> &[&str] {
        &["ron", "rhai", "txt"]
    }
}
