//! A person's own values of the configuration are kept: a folder beside the settings, with a file for each of
//! those in `assets/config` whose values somebody has changed.

use std::collections::BTreeSet;
use std::sync::Arc;

use bevy::prelude::*;

use crate::config::{Overrides, TunableFile};
use crate::features::settings::Configs;
use crate::features::tune::{Tuning, told_name};
use crate::platform::keeping::{KeepingContext, KeepingOrder, Keeps};
use crate::states::Screen;
use crate::storage::{FileError, Store};
use crate::words::InEnglish as _;
use crate::words::sentence::Sentence;

impl Keeps for Tuning {
    const ABOUT: &'static str = "own values";
    const REFUSED: &'static str = "tune-refused";
    /// Files may have been changed in an editor.
    const SCREENS: &'static [Screen] = &[Screen::Tune, Screen::Setup];
    /// The files that are being written.
    type Memory = BTreeSet<&'static str>;
    type Written = ();

    fn bring(
        tuning: &mut ResMut<Self>,
        _: &mut Self::Memory,
        context: &mut KeepingContext,
        store: Arc<dyn Store>,
    ) -> Result<Option<Sentence>, FileError> {
        for file in TunableFile::ALL {
            let about = told_name(file.name);
            // What cannot be read now is told when it is to be written.
            let Ok(Some(own)) = store.read(&about) else {
                continue;
            };
            match tuning.take_own(file.name, &String::from_utf8_lossy(&own)) {
                Ok(()) => context.notifications.withdraw(&about),
                Err(error) => {
                    warn!("{}", error.in_english());
                    context.notifications.config_error(&about, error);
                }
            }
        }
        Ok(None)
    }

    fn has_unkept(&self, _: &Self::Memory) -> bool {
        !self.unkept.is_empty()
    }

    fn order(&mut self, sent: &mut Self::Memory, _: &Configs) -> KeepingOrder<()> {
        *sent = std::mem::take(&mut self.unkept);
        let files = TunableFile::ALL.iter();
        let files = files.filter(|file| sent.contains(file.name));
        let files: Vec<_> = files
            .map(|file| {
                let own = self.of(file.name).and_then(Overrides::own_text);
                (file, own)
            })
            .collect();
        Box::new(move |store| {
            let written = files
                .into_iter()
                .map(|(file, own)| write(&*store, file, own));
            // One that is refused does not keep the others from being written.
            let refused: Vec<FileError> = written.filter_map(Result::err).collect();
            refused.into_iter().next().map_or(Ok(()), Err)
        })
    }

    fn settle(tuning: &mut ResMut<Self>, sent: &mut Self::Memory, written: Option<()>) {
        let sent = std::mem::take(sent);
        if written.is_none() {
            tuning.bypass_change_detection().unkept.extend(sent);
        }
    }
}

/// Writes a file, or removes it where nothing differs any more. What cannot be read is not lost.
fn write(
    store: &dyn Store,
    file: &'static TunableFile,
    own: Option<String>,
) -> Result<(), FileError> {
    let name = told_name(file.name);
    let is_broken = |there: Vec<u8>| {
        let text = String::from_utf8_lossy(&there);
        Overrides::new(file).read_own(&name, &text).is_err()
    };
    if store.read(&name)?.is_some_and(is_broken) {
        store.put_aside(&name, "damaged")?;
    }
    match own {
        Some(text) => store.write(&name, &text, None),
        None => store.remove(&name),
    }
}
