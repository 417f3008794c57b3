//! The settings are kept: copies of the program share them, and each writes only what was changed in it.

use std::sync::Arc;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::config::{ConfigError, read_whole};
use crate::features::language::Language;
use crate::features::settings::{Configs, Settings};
use crate::platform::keeping::{KeepingContext, KeepingOrder, Keeps};
use crate::storage::{FileError, Store};
use crate::words::sentence::Sentence;

/// The name of the settings.
const NAME: &str = "settings.ron";
/// The name of the language that was chosen, for the page in a browser: it speaks before the program is there.
#[cfg(target_family = "wasm")]
const LANGUAGE: &str = "language";

/// What is kept.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct KeptChoices {
    /// The language that was spoken, in files of before 0.2: nobody need have chosen it.
    #[serde(skip_serializing)]
    language: String,
    settings: Settings,
}

/// What is known of the settings that are kept.
#[derive(Default)]
pub(crate) struct KeptSettings {
    /// As they stood there last.
    kept: Option<Settings>,
    /// What is being written.
    sent: Settings,
}

#[cfg(not(target_family = "wasm"))]
fn from_text(_: &dyn Store, text: Option<&str>) -> Result<Option<KeptChoices>, ConfigError> {
    text.map(|text| read_whole(NAME, text)).transpose()
}

/// A browser keeps the settings without anything around them.
#[cfg(target_family = "wasm")]
fn from_text(store: &dyn Store, text: Option<&str>) -> Result<Option<KeptChoices>, ConfigError> {
    let language = store.text(LANGUAGE).ok().flatten();
    let is_there = text.is_some() || language.is_some();
    let settings = text.map(|text| read_whole(NAME, text)).transpose()?;
    Ok(is_there.then(|| KeptChoices {
        language: language.unwrap_or_default(),
        settings: settings.unwrap_or_default(),
    }))
}

#[cfg(not(target_family = "wasm"))]
fn write(store: &dyn Store, choices: &KeptChoices) -> Result<(), FileError> {
    let text = ron::ser::to_string_pretty(choices, ron::ser::PrettyConfig::default());
    // Plain fields always have a text.
    text.map_or(Ok(()), |text| store.write(NAME, &text, None))
}

#[cfg(target_family = "wasm")]
fn write(store: &dyn Store, KeptChoices { settings, .. }: &KeptChoices) -> Result<(), FileError> {
    // Plain fields always have a text.
    ron::to_string(settings).map_or(Ok(()), |text| store.write(NAME, &text, None))?;
    match settings.language {
        Some(language) => store.write(LANGUAGE, language.id(), None),
        None => store.remove(LANGUAGE),
    }
}

/// What is kept, if anything is and can be read; else why not, with where it was put.
fn read(store: &dyn Store) -> Result<Result<Option<KeptChoices>, Sentence>, FileError> {
    let there = store.read(NAME)?;
    let text = there.as_deref().map(String::from_utf8_lossy);
    let reason = match from_text(store, text.as_deref()) {
        Ok(choices) => return Ok(Ok(choices)),
        Err(reason) => reason,
    };
    let damaged = Sentence::new("settings-damaged")
        .text("path", store.put_aside(NAME, "damaged")?)
        .sentence("reason", &reason);
    Ok(Err(damaged))
}

impl Keeps for Settings {
    const ABOUT: &'static str = "settings";
    const REFUSED: &'static str = "settings-refused";
    type Memory = KeptSettings;
    /// The settings that are kept now, also what another window has changed.
    type Written = Settings;

    fn bring(
        settings: &mut ResMut<Self>,
        known: &mut KeptSettings,
        context: &mut KeepingContext,
        store: Arc<dyn Store>,
    ) -> Result<Option<Sentence>, FileError> {
        let read = read(&*store);
        if let Ok(Ok(Some(choices))) = &read {
            let mut theirs = choices.settings.clone();
            let spoken = Language::from_id(&choices.language);
            let chosen = spoken.filter(|spoken| *spoken != context.system.0);
            theirs.language = theirs.language.or(chosen);
            settings.set_if_neq(theirs);
        }
        known.kept = Some(settings.clone());
        Ok(read?.err())
    }

    fn has_unkept(&self, known: &KeptSettings) -> bool {
        known.kept.as_ref().is_some_and(|kept| kept != self)
    }

    fn order(&mut self, known: &mut KeptSettings, _: &Configs) -> KeepingOrder<Settings> {
        let (before, now) = (known.kept.clone().unwrap_or_default(), self.clone());
        known.sent = now.clone();
        Box::new(move |store| {
            let _lock = store.lock(NAME)?;
            let settings = match read(&*store)? {
                Ok(Some(theirs)) => now.merged(&before, theirs.settings),
                Ok(None) | Err(_) => now,
            };
            let choices = KeptChoices {
                settings,
                ..default()
            };
            write(&*store, &choices).map(|()| choices.settings)
        })
    }

    fn settle(settings: &mut ResMut<Self>, known: &mut KeptSettings, written: Option<Settings>) {
        if let Some(there) = written {
            let merged = settings.merged(&known.sent, there.clone());
            settings.set_if_neq(merged);
            known.kept = Some(there);
        }
    }
}
