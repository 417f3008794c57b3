//! What is kept of puzzles on the disk of a desktop: brought back at the start, and kept as it changes.

use bevy::prelude::*;

use crate::app::play::puzzles::PuzzleBook;
use crate::app::state::language::{Words, text};
use crate::app::state::notifications::Notifications;
use crate::app::state::states::Screen;
use crate::storage::puzzles::PuzzleFile;
use crate::storage::{FileError, state_folder};

/// What notices about it are called.
const NOTICE: &str = "puzzle scores";

/// Where it is kept; nothing where it cannot be.
#[derive(Resource, Default)]
struct Keeper(Option<PuzzleFile>);

/// Brings back what was kept, and keeps what changes.
pub fn plugin(app: &mut App) {
    app.init_resource::<Keeper>()
        .add_systems(Startup, (find_folder, bring).chain())
        // Other copies of the program may have added something.
        .add_systems(OnEnter(Screen::Puzzles), bring)
        .add_systems(Last, keep.run_if(resource_changed::<PuzzleBook>));
}

fn find_folder(
    mut keeper: ResMut<Keeper>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
) {
    match state_folder() {
        Ok(folder) => keeper.0 = Some(PuzzleFile::new(&folder)),
        Err(error) => report_failure(&mut notifications, &words, &error),
    }
}

fn bring(
    keeper: Res<Keeper>,
    mut book: ResMut<PuzzleBook>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
) {
    let Some(file) = keeper.0.as_ref().filter(|_| !book.has_unkept()) else {
        return;
    };
    match file.load() {
        Ok((scores, aside)) => {
            book.replace(scores);
            if let Some(aside) = aside {
                let path = aside.display().to_string();
                let sentence = words.with("puzzles-kept-damaged", &[("path", text(&path))]);
                notifications.problem("kept puzzle scores", sentence);
            }
        }
        Err(error) => report_failure(&mut notifications, &words, &error),
    }
}

fn keep(
    keeper: Res<Keeper>,
    mut book: ResMut<PuzzleBook>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
) {
    let Some(file) = &keeper.0 else {
        return;
    };
    if book.take_unkept() {
        match file.save(book.scores()) {
            Ok(()) => notifications.withdraw(NOTICE),
            Err(error) => report_failure(&mut notifications, &words, &error),
        }
    }
}

/// Solving goes on, but whoever solves must know.
fn report_failure(notifications: &mut Notifications, words: &Words, error: &FileError) {
    let reason = words.reason(error);
    let sentence = words.with("puzzles-not-kept", &[("reason", text(&reason))]);
    notifications.fault(NOTICE, sentence);
}
