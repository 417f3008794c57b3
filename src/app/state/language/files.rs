//! The Fluent files as assets: loaded, watched, taken in when they change.

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext};
use bevy::prelude::*;

use super::Words;
use crate::app::state::notifications::Notifications;
use crate::words::WordsFile;

/// Loads the files and watches them.
pub(super) fn plugin(app: &mut App) {
    app.init_asset::<FluentText>()
        .register_asset_loader(FluentTextLoader)
        .add_systems(Startup, load_files)
        .add_systems(PreUpdate, take_in_files);
}

/// The content of a Fluent file, not yet understood.
#[derive(Asset, TypePath)]
struct FluentText(Vec<u8>);

/// Reads a Fluent file as it is; what it says is judged where the faults can be reported.
#[derive(TypePath)]
struct FluentTextLoader;

impl AssetLoader for FluentTextLoader {
    type Asset = FluentText;
    type Settings = ();
    type Error = std::io::Error;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _settings: &(),
        _context: &mut LoadContext<'_>,
    ) -> Result<FluentText, std::io::Error> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        Ok(FluentText(bytes))
    }

    fn extensions(&self) -> &[&str] {
        &["ftl"]
    }
}

/// Keeps the files loaded, so that changes of them are noticed.
#[derive(Resource)]
struct Files(Vec<(WordsFile, Handle<FluentText>)>);

fn load_files(mut commands: Commands, server: Res<AssetServer>, words: Res<Words>) {
    let loaded = words.files().map(|file| (file, server.load(file.path())));
    commands.insert_resource(Files(loaded.collect()));
}

fn take_in_files(
    files: Option<Res<Files>>,
    texts: Res<Assets<FluentText>>,
    mut events: MessageReader<AssetEvent<FluentText>>,
    mut words: ResMut<Words>,
    mut notifications: ResMut<Notifications>,
) {
    let Some(files) = files else { return };
    for event in events.read() {
        let (AssetEvent::Added { id } | AssetEvent::Modified { id }) = event else {
            continue;
        };
        let mut loaded = files.0.iter();
        let file = loaded.find(|(_, handle)| handle.id() == *id);
        if let (Some(&(file, _)), Some(text)) = (file, texts.get(*id)) {
            match words.replace(file, &text.0) {
                Ok(()) => notifications.withdraw(&file.path()),
                Err(error) => {
                    warn!("{error}");
                    notifications.config_error(&file.path(), error);
                }
            }
        }
    }
}
