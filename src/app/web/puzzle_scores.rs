//! What is kept of puzzles in the browser's storage, as the text that the desktop keeps in a file.

use bevy::prelude::*;

use super::storage;
use crate::app::play::puzzles::PuzzleBook;
use crate::app::state::language::{Words, text};
use crate::app::state::notifications::Notifications;
use crate::app::state::states::Screen;
use crate::scores::puzzles::PuzzleScores;

/// The name of the text in the storage.
const NAME: &str = "puzzle-scores";
/// Where a text with damaged lines goes.
const DAMAGED: &str = "puzzle-scores.damaged";
/// What notices about it are called.
const NOTICE: &str = "puzzle scores";

/// Brings back what was kept, and keeps what changes.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, bring)
        // Other tabs may have added something.
        .add_systems(OnEnter(Screen::Puzzles), bring)
        .add_systems(Last, keep.run_if(resource_changed::<PuzzleBook>));
}

fn bring(
    mut book: ResMut<PuzzleBook>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
) {
    let Some(kept) = storage::read(NAME).filter(|_| !book.has_unkept()) else {
        return;
    };
    let (scores, is_whole) = match PuzzleScores::from_text(&kept) {
        Ok((scores, damaged)) => (scores, damaged.is_empty()),
        Err(_) => (PuzzleScores::default(), false),
    };
    if !is_whole {
        // Where this fails the damaged lines stay where they are until something is added.
        if storage::write(DAMAGED, &kept).is_ok() {
            let _ = storage::write(NAME, &scores.to_text());
        }
        let sentence = words.with("puzzles-kept-damaged", &[("path", text(DAMAGED))]);
        notifications.problem("kept puzzle scores", sentence);
    }
    book.replace(scores);
}

fn keep(mut book: ResMut<PuzzleBook>, words: Res<Words>, mut notifications: ResMut<Notifications>) {
    if !book.take_unkept() {
        return;
    }
    match storage::write(NAME, &book.scores().to_text()) {
        Ok(()) => notifications.withdraw(NOTICE),
        Err(reason) => {
            warn!("the browser keeps no puzzle scores: {reason:?}");
            let reason = format!("{reason:?}");
            let sentence = words.with("puzzles-not-kept", &[("reason", text(&reason))]);
            notifications.fault(NOTICE, sentence);
        }
    }
}
