//! The Fluent files as assets: loaded, watched, taken in when they change.

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext};
use bevy::prelude::*;

use super::{Language, Words};
use crate::app::notices::Notices;

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
struct Files([Handle<FluentText>; Language::ALL.len()]);

fn load_files(mut commands: Commands, server: Res<AssetServer>) {
    commands.insert_resource(Files(
        Language::ALL.map(|language| server.load(language.file())),
    ));
}

fn take_in_files(
    files: Option<Res<Files>>,
    texts: Res<Assets<FluentText>>,
    mut events: MessageReader<AssetEvent<FluentText>>,
    mut words: ResMut<Words>,
    mut notices: ResMut<Notices>,
) {
    let Some(files) = files else { return };
    for event in events.read() {
        let (AssetEvent::Added { id } | AssetEvent::Modified { id }) = event else {
            continue;
        };
        let language = Language::ALL
            .into_iter()
            .find(|&language| files.0[language as usize].id() == *id);
        if let (Some(language), Some(text)) = (language, texts.get(*id)) {
            match words.replace(language, &text.0) {
                Ok(()) => notices.withdraw(language.file()),
                Err(error) => {
                    warn!("{error}");
                    notices.config_error(language.file(), error);
                }
            }
        }
    }
}
