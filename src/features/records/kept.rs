//! Finished games are kept: each copy of the program adds its own behind those of the others.

use std::sync::Arc;

use bevy::prelude::*;

use crate::features::records::Statistics;
use crate::features::settings::Configs;
use crate::platform::keeping::{KeepingContext, KeepingOrder, Keeps};
use crate::scores::ScoredGame;
use crate::states::Screen;
use crate::storage::scores::ScoreFile;
use crate::storage::{FileError, Store};
use crate::words::sentence::Sentence;

/// So many games are kept one by one.
#[cfg(not(target_family = "wasm"))]
const MOST: usize = crate::scores::MOST;
/// So many games are kept one by one: a browser gives a page about five million letters.
#[cfg(target_family = "wasm")]
const MOST: usize = 10_000;

/// What is being written: games, and whether all others are deleted before.
#[derive(Clone, Default)]
pub(crate) struct Sent {
    forgotten: bool,
    games: Vec<ScoredGame>,
}

impl Keeps for Statistics {
    const ABOUT: &'static str = "scores";
    const REFUSED: &'static str = "scores-refused";
    const SCREENS: &'static [Screen] = &[Screen::Scores, Screen::Settings];
    type Memory = Sent;
    type Written = ();

    fn bring(
        records: &mut ResMut<Self>,
        _: &mut Sent,
        context: &mut KeepingContext,
        store: Arc<dyn Store>,
    ) -> Result<Option<Sentence>, FileError> {
        let ratings = &context.configs.ratings;
        let opened = ScoreFile::new(store, MOST).open(ratings)?;
        records.replace(opened.scores, ratings);
        Ok(opened.put_aside.map(|(place, reason)| {
            Sentence::new("scores-damaged")
                .text("path", place)
                .sentence("reason", reason)
        }))
    }

    fn has_unkept(&self, _: &Sent) -> bool {
        self.forgotten || !self.unsaved.is_empty()
    }

    fn order(&mut self, sent: &mut Sent, configs: &Configs) -> KeepingOrder<()> {
        *sent = Sent {
            forgotten: std::mem::take(&mut self.forgotten),
            games: std::mem::take(&mut self.unsaved),
        };
        let (Sent { forgotten, games }, ratings) = (sent.clone(), configs.ratings.clone());
        Box::new(move |store| {
            let file = ScoreFile::new(store, MOST);
            if forgotten {
                file.forget()?;
            }
            match games.is_empty() {
                true => Ok(()),
                false => file.append(&games, &ratings),
            }
        })
    }

    fn settle(records: &mut ResMut<Self>, sent: &mut Sent, written: Option<()>) {
        let Sent { forgotten, games } = std::mem::take(sent);
        // What is to be forgotten is not added again.
        if written.is_none() && !records.forgotten {
            let records = records.bypass_change_detection();
            records.forgotten = forgotten;
            records.unsaved.splice(0..0, games);
        }
    }
}
