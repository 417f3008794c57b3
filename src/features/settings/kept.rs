//! The settings are kept: copies of the program share them, and each writes only what was changed in it.

use std::borrow::Cow;
use std::sync::Arc;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::config::{ConfigError, read_whole};
use crate::features::language::Language;
use crate::features::settings::unknown::Entries;
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

/// What was found in the file.
#[derive(Default)]
struct FoundSettings {
    /// What it says; nothing where there is none, or none that can be read.
    choices: Option<KeptChoices>,
    /// Its text, unless it was put aside.
    text: Option<String>,
    /// What cannot be understood in it.
    complaint: Option<Sentence>,
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

/// Plain fields always have a text.
#[cfg(not(target_family = "wasm"))]
fn to_text(choices: &KeptChoices) -> Option<String> {
    ron::ser::to_string_pretty(choices, ron::ser::PrettyConfig::default()).ok()
}

#[cfg(target_family = "wasm")]
fn to_text(choices: &KeptChoices) -> Option<String> {
    ron::to_string(&choices.settings).ok()
}

/// Writes the settings in place of this text.
fn write(store: &dyn Store, choices: &KeptChoices, before: Option<&str>) -> Result<(), FileError> {
    if let Some(text) = to_text(choices) {
        let with_unknown = before.and_then(|before| with_unknown(&text, before));
        store.write(NAME, with_unknown.as_ref().unwrap_or(&text), None)?;
    }
    #[cfg(target_family = "wasm")]
    match choices.settings.language {
        Some(language) => store.write(LANGUAGE, language.id(), None)?,
        None => store.remove(LANGUAGE)?,
    }
    Ok(())
}

/// What is kept, if anything is and can be read; else why not, with where it was put.
fn read(store: &dyn Store) -> Result<FoundSettings, FileError> {
    let there = store.read(NAME)?;
    let text = there.as_deref().map(String::from_utf8_lossy);
    let reason = match from_text(store, text.as_deref()) {
        Ok(choices) => {
            return Ok(FoundSettings {
                choices,
                text: text.map(Cow::into_owned),
                complaint: None,
            });
        }
        Err(reason) => reason,
    };
    let understood = text.as_deref().and_then(understood);
    if let Some(Ok(choices)) = understood.map(|text| from_text(store, Some(&text))) {
        return Ok(FoundSettings {
            choices,
            text: text.map(Cow::into_owned),
            complaint: Some(Sentence::new("settings-unknown").sentence("reason", &reason)),
        });
    }
    let damaged = Sentence::new("settings-damaged")
        .text("path", store.put_aside(NAME, "damaged")?)
        .sentence("reason", &reason);
    Ok(FoundSettings {
        complaint: Some(damaged),
        ..default()
    })
}

/// Whether this version understands an entry of the settings.
fn is_understood(key: &str, value: &str) -> bool {
    ron::from_str::<Settings>(&format!("({key}: {value})")).is_ok()
}

/// What stands around the settings in the file, and the settings.
fn parts(text: &str) -> Option<(Entries<'_>, Entries<'_>)> {
    if cfg!(target_family = "wasm") {
        return Some((Entries::default(), Entries::of(text)?));
    }
    let around = Entries::of(text)?;
    let settings = Entries::of(around.get("settings").unwrap_or("()"))?;
    Some((around, settings))
}

/// The text of both.
fn joined(around: &Entries, settings: &Entries) -> String {
    if cfg!(target_family = "wasm") {
        return settings.text("");
    }
    around.with("settings", &settings.text("    ")).text("")
}

/// What of a file is understood.
fn understood(text: &str) -> Option<String> {
    let (around, settings) = parts(text)?;
    let around = around.filtered(|key, _| matches!(key, "settings" | "language"));
    Some(joined(&around, &settings.filtered(is_understood)))
}

/// A text that is to be written, with what is in the file and not understood; nothing where there is no such thing.
fn with_unknown(text: &str, before: &str) -> Option<String> {
    let defaults = to_text(&KeptChoices::default())?;
    let (_, defaults) = parts(&defaults)?;
    let (around_before, before) = parts(before)?;
    let (around, settings) = parts(text)?;
    // Both are understood.
    let around_before = around_before.filtered(|key, _| !matches!(key, "settings" | "language"));
    let all_around = around
        .clone()
        .keeping(&around_before, &Entries::default(), |_, _| true);
    let all = settings.clone().keeping(&before, &defaults, is_understood);
    (all_around != around || all != settings).then(|| joined(&all_around, &all))
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
        if let Ok(FoundSettings {
            choices: Some(choices),
            ..
        }) = &read
        {
            let mut theirs = choices.settings.clone();
            let spoken = Language::from_id(&choices.language);
            let chosen = spoken.filter(|spoken| *spoken != context.system.0);
            theirs.language = theirs.language.or(chosen);
            settings.set_if_neq(theirs);
        }
        known.kept = Some(settings.clone());
        Ok(read?.complaint)
    }

    fn has_unkept(&self, known: &KeptSettings) -> bool {
        known.kept.as_ref().is_some_and(|kept| kept != self)
    }

    fn order(&mut self, known: &mut KeptSettings, _: &Configs) -> KeepingOrder<Settings> {
        let (before, now) = (known.kept.clone().unwrap_or_default(), self.clone());
        known.sent = now.clone();
        Box::new(move |store| {
            let _lock = store.lock(NAME)?;
            let found = read(&*store)?;
            let settings = match found.choices {
                Some(theirs) => now.merged(&before, theirs.settings),
                None => now,
            };
            let choices = KeptChoices {
                settings,
                ..default()
            };
            write(&*store, &choices, found.text.as_deref()).map(|()| choices.settings)
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
