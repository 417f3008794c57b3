//! What becomes of puzzles is kept.

use std::sync::Arc;

use bevy::prelude::*;

use crate::features::puzzles::PuzzleBook;
use crate::features::settings::Configs;
use crate::platform::keeping::{KeepingContext, KeepingOrder, Keeps};
use crate::states::Screen;
use crate::storage::puzzles::PuzzleFile;
use crate::storage::{FileError, Store};
use crate::words::sentence::Sentence;

impl Keeps for PuzzleBook {
    const ABOUT: &'static str = "puzzle scores";
    const REFUSED: &'static str = "puzzles-not-kept";
    const SCREENS: &'static [Screen] = &[Screen::Puzzles];
    type Memory = ();
    type Written = ();

    fn bring(
        book: &mut ResMut<Self>,
        (): &mut (),
        _: &mut KeepingContext,
        store: Arc<dyn Store>,
    ) -> Result<Option<Sentence>, FileError> {
        let (scores, aside) = PuzzleFile(store).load()?;
        book.replace(scores);
        Ok(aside.map(|place| Sentence::new("puzzles-kept-damaged").text("path", place)))
    }

    fn has_unkept(&self, (): &()) -> bool {
        self.is_unkept
    }

    fn order(&mut self, (): &mut (), _: &Configs) -> KeepingOrder<()> {
        self.is_unkept = false;
        let scores = self.scores.clone();
        Box::new(move |store| PuzzleFile(store).save(&scores))
    }

    fn settle(book: &mut ResMut<Self>, (): &mut (), written: Option<()>) {
        book.bypass_change_detection().is_unkept |= written.is_none();
    }
}
