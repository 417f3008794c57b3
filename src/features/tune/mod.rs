//! A person's own values of the configuration: over the files of the assets, in force at once, and
//! remembered by whoever keeps things for the program.

pub(crate) mod board;
pub(crate) mod file;
pub(crate) mod kept;
pub(crate) mod scale;
pub(crate) mod screen;
pub(crate) mod value;
#[cfg(target_family = "wasm")]
pub(crate) mod web;

use std::collections::BTreeSet;

use bevy::prelude::*;

use crate::config::{ConfigError, Overrides, TunableFile};

/// The folder of the person's own files, beside the settings; also what heads their names in messages.
pub(crate) const FOLDER: &str = "tuned";

/// The layers of every file that can be tuned.
#[derive(Resource)]
pub(crate) struct Tuning {
    files: Vec<(&'static str, Overrides)>,
    /// Files whose values are not in force yet.
    pub(crate) stale: BTreeSet<&'static str>,
    /// Files that are not kept yet as they are.
    unkept: BTreeSet<&'static str>,
    /// A file that was reset, as it was before.
    before: Option<(&'static str, Overrides)>,
}

impl Default for Tuning {
    fn default() -> Self {
        let files = TunableFile::ALL.iter();
        Tuning {
            files: files
                .map(|file| (file.name, Overrides::new(file)))
                .collect(),
            stale: BTreeSet::new(),
            unkept: BTreeSet::new(),
            before: None,
        }
    }
}

/// How the own file is called in messages.
pub(crate) fn told_name(name: &str) -> String {
    format!("{FOLDER}/{name}")
}

impl Tuning {
    /// The layers of a file, where it can be tuned.
    pub(crate) fn of(&self, name: &str) -> Option<&Overrides> {
        self.files.iter().find(|it| it.0 == name).map(|it| &it.1)
    }

    fn of_mut(&mut self, name: &str) -> Option<&mut (&'static str, Overrides)> {
        self.files.iter_mut().find(|it| it.0 == name)
    }

    /// Whether somebody has own values in this file.
    pub(crate) fn is_tuned(&self, name: &str) -> bool {
        self.of(name).is_some_and(|it| it.own_text().is_some())
    }

    /// Takes over a file of the assets that was found in order; those that cannot be tuned are none of
    /// its business.
    pub(crate) fn take_asset(&mut self, name: &str, text: &str) {
        if let Some((name, layers)) = self.of_mut(name)
            && layers.read_asset(name, text).is_ok()
            && layers.own_text().is_some()
        {
            let name = *name;
            self.stale.insert(name);
        }
    }

    /// Takes over an own file that was kept.
    ///
    /// # Errors
    /// The first fault with its place. The last good values stay.
    pub(crate) fn take_own(&mut self, name: &str, text: &str) -> Result<(), ConfigError> {
        let Some((name, layers)) = self.of_mut(name) else {
            return Ok(());
        };
        let name = *name;
        layers.read_own(&told_name(name), text)?;
        self.stale.insert(name);
        Ok(())
    }

    /// Changes the own values of a file; those are in force with the next frame.
    ///
    /// # Errors
    /// What the change says.
    pub(crate) fn change(
        &mut self,
        name: &str,
        change: impl FnOnce(&mut Overrides) -> Result<(), ConfigError>,
    ) -> Result<(), ConfigError> {
        let Some((name, layers)) = self.of_mut(name) else {
            return Ok(());
        };
        let name = *name;
        change(layers)?;
        self.stale.insert(name);
        self.unkept.insert(name);
        self.before = None;
        Ok(())
    }

    /// Takes back everything in a file, until [`Tuning::bring_back`].
    pub(crate) fn reset_all(&mut self, name: &str) {
        let before = self.of(name).cloned();
        let reset = self.change(name, |layers| {
            layers.reset_all();
            Ok(())
        });
        let known = TunableFile::named(name).map(|file| file.name);
        self.before = known.zip(before).filter(|_| reset.is_ok());
    }

    /// Whether what was reset in this file last can be brought back.
    pub(crate) fn can_bring_back(&self, name: &str) -> bool {
        self.before
            .as_ref()
            .is_some_and(|(known, _)| *known == name)
    }

    /// Brings back what was reset last.
    pub(crate) fn bring_back(&mut self) {
        if let Some((name, before)) = self.before.take() {
            let brought = self.change(name, |layers| {
                *layers = before;
                Ok(())
            });
            debug_assert!(brought.is_ok(), "it was in force before");
        }
    }
}
