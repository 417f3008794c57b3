//! The files of the languages as assets: loaded when a language is wanted, watched, taken in when
//! they change.

use std::collections::BTreeSet;

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext, LoadState};
use bevy::prelude::*;

use crate::features::language::{Language, SystemLanguage, WantedLanguage, Words};
use crate::features::notifications::Notifications;
use crate::features::settings::Settings;
use crate::redraw::Redraw;
use crate::words::{InEnglish as _, WordsFile};

/// Loads the files and watches them.
pub(crate) fn plugin(app: &mut App) {
    app.init_asset::<LanguageFile>()
        .register_asset_loader(ContentLoader)
        .init_resource::<LanguageFiles>()
        // Where nothing is waited for, the first frame shows a screen already.
        .add_systems(
            Startup,
            (want, load_wanted, speak_when_ready)
                .chain()
                .run_if(resource_exists::<AssetServer>),
        )
        .add_systems(
            PreUpdate,
            (want, load_wanted, take_in_files, speak_when_ready)
                .chain()
                .run_if(resource_exists::<AssetServer>),
        );
}

/// The content of a file, not yet understood.
#[derive(Asset, TypePath)]
pub(crate) struct LanguageFile(pub Vec<u8>);

/// Reads a file as it is; what it says is judged where the faults can be reported.
#[derive(TypePath)]
struct ContentLoader;

impl AssetLoader for ContentLoader {
    type Asset = LanguageFile;
    type Settings = ();
    type Error = std::io::Error;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _settings: &(),
        _context: &mut LoadContext<'_>,
    ) -> Result<LanguageFile, std::io::Error> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        Ok(LanguageFile(bytes))
    }

    fn extensions(&self) -> &[&str] {
        &["ftl", "ttf"]
    }
}

/// The files of the languages that have been wanted, kept loaded so that changes of them are noticed.
#[derive(Resource, Default)]
pub(crate) struct LanguageFiles {
    texts: Vec<(WordsFile, Handle<LanguageFile>)>,
    faces: Vec<(Language, Handle<LanguageFile>)>,
    /// Nothing is left to be loaded for the wanted language.
    is_settled: bool,
}

impl LanguageFiles {
    /// Whether the wanted language is spoken, or cannot be because its files cannot be loaded.
    pub(crate) const fn is_settled(&self) -> bool {
        self.is_settled
    }

    /// What is waited for before a language is spoken. Where the program brings all texts with it,
    /// their files only matter when they change.
    fn needed(&self, language: Language) -> impl Iterator<Item = &Handle<LanguageFile>> {
        let texts = self.texts.iter();
        let texts = texts
            .filter(move |(file, _)| cfg!(target_family = "wasm") && file.language == language);
        let faces = self.faces.iter().filter(move |face| face.0 == language);
        texts
            .map(|(_, text)| text)
            .chain(faces.map(|(_, face)| face))
    }
}

/// The faces of the language that is spoken, the usual one and the heavier one, where it has its own.
#[derive(Resource, Clone, Default)]
pub(crate) struct LanguageFaces(pub Option<[Vec<u8>; 2]>);

/// What was chosen last is wanted, or what the system prefers.
fn want(
    settings: Res<Settings>,
    system: Res<SystemLanguage>,
    mut wanted: ResMut<WantedLanguage>,
    mut before: Local<Language>,
) {
    let now = settings.language.unwrap_or(system.0);
    if std::mem::replace(&mut *before, now) != now {
        wanted.0 = now;
    }
}

fn load_wanted(
    server: Res<AssetServer>,
    words: Res<Words>,
    wanted: Res<WantedLanguage>,
    mut files: ResMut<LanguageFiles>,
) {
    if !wanted.is_changed() {
        return;
    }
    files.is_settled = false;
    let loaded: BTreeSet<_> = files
        .texts
        .iter()
        .map(|(file, _)| file.language.id())
        .collect();
    // English stands in for what another language lacks. Nobody edits it in a browser.
    let english = (!cfg!(target_family = "wasm")).then_some(Language::En);
    for file in words.files() {
        let language = file.language;
        let is_needed =
            language == wanted.0 && language != Language::En || Some(language) == english;
        if is_needed && !loaded.contains(language.id()) {
            files.texts.push((file, server.load(file.path())));
        }
    }
    if files.faces.iter().all(|face| face.0 != wanted.0) {
        let faces = wanted.0.faces().into_iter().flatten();
        let faces = faces.map(|path| (wanted.0, server.load(path)));
        files.faces.extend(faces);
    }
}

fn take_in_files(
    files: Res<LanguageFiles>,
    contents: Res<Assets<LanguageFile>>,
    mut events: MessageReader<AssetEvent<LanguageFile>>,
    mut words: ResMut<Words>,
    mut notifications: ResMut<Notifications>,
) {
    for event in events.read() {
        let (AssetEvent::Added { id } | AssetEvent::Modified { id }) = event else {
            continue;
        };
        let mut texts = files.texts.iter();
        let file = texts.find(|(_, handle)| handle.id() == *id);
        if let (Some(&(file, _)), Some(text)) = (file, contents.get(*id)) {
            take_in(file, text, &mut words, &mut notifications);
        }
    }
}

fn take_in(
    file: WordsFile,
    text: &LanguageFile,
    words: &mut Words,
    notifications: &mut Notifications,
) {
    match words.replace(file, &text.0) {
        Ok(()) => notifications.withdraw(&file.path()),
        Err(error) => {
            warn!("{}", error.in_english());
            notifications.config_error(&file.path(), error);
        }
    }
}

/// What the notice about files that are not there is about.
const NOT_LOADED: &str = "language";

fn speak_when_ready(
    mut commands: Commands,
    server: Res<AssetServer>,
    contents: Res<Assets<LanguageFile>>,
    wanted: Res<WantedLanguage>,
    redraw: Res<Redraw>,
    mut files: ResMut<LanguageFiles>,
    mut words: ResMut<Words>,
    mut notifications: ResMut<Notifications>,
) {
    if files.is_settled {
        return;
    }
    let language = wanted.0;
    let states: Vec<LoadState> = files
        .needed(language)
        .map(|handle| server.load_state(handle))
        .collect();
    if states
        .iter()
        .any(|state| matches!(state, LoadState::Failed(_)))
    {
        files.is_settled = true;
        // With the next wish they are asked for again.
        files.texts.retain(|(file, _)| file.language != language);
        files.faces.retain(|face| face.0 != language);
        let name = [("language", language.own_name().into())];
        notifications.problem(
            NOT_LOADED,
            words.with("settings-language-not-loaded", &name),
        );
        return;
    }
    if !states
        .iter()
        .all(|state| matches!(state, LoadState::Loaded))
    {
        redraw.request();
        return;
    }
    files.is_settled = true;
    // The message that they are there comes a frame after them.
    for (file, handle) in &files.texts {
        if let (true, Some(text)) = (file.language == language, contents.get(handle)) {
            take_in(*file, text, &mut words, &mut notifications);
        }
    }
    let mut faces = files.faces.iter().filter(|face| face.0 == language);
    let mut face = || Some(contents.get(&faces.next()?.1)?.0.clone());
    let faces = face().zip(face());
    commands.insert_resource(LanguageFaces(faces.map(|(usual, heavy)| [usual, heavy])));
    notifications.withdraw(NOT_LOADED);
    words.choose(language);
    redraw.request();
}
