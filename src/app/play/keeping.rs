//! The game on the table is kept in My games from its first move on, after every change.
//!
//! Files are written by tasks, so that a slow disk holds up no frame. While one is being written only
//! the newest state of each game waits: what is lost when the program is killed is at most what the
//! disk has not taken yet, in play at human speed the last move.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task, block_on};

use crate::app::state::current_match::{CurrentMatch, Keeping};
use crate::app::state::language::{Words, text};
use crate::app::state::my_games::GameLibrary;
use crate::app::state::notifications::Notifications;
use crate::app::state::redraw::{Redraw, take_ready};
use crate::app::state::settings::Settings;
use crate::app::state::states::Screen;
use crate::library::{Latest, Library, LibraryError, Place};
use crate::midend::Match;

/// What notices about keeping games are called.
pub(crate) const NOTICE: &str = "keeping";

/// What is being written, and what waits for it.
#[derive(Resource, Default)]
pub struct Writing {
    running: Option<Task<Vec<Written>>>,
    waiting: Vec<(Place, Arc<Match>)>,
}

/// A game that was written, or not: its place, and its new place if it had to go elsewhere.
struct Written(Place, Result<Option<Place>, LibraryError>);

impl Writing {
    /// Whether everything is written, or was refused.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.running.is_none() && self.waiting.is_empty()
    }

    fn add(&mut self, place: Place, game_match: Arc<Match>) {
        self.waiting
            .retain(|(other, _)| other.number != place.number);
        self.waiting.push((place, game_match));
    }

    /// Waits until all is written.
    pub fn finish(&mut self, library: &Library) {
        if let Some(running) = self.running.take() {
            for Written(_, done) in block_on(running) {
                warn_of(done);
            }
        }
        for (place, game_match) in self.waiting.drain(..) {
            warn_of(library.keep(&place, &game_match));
        }
    }
}

fn warn_of(done: Result<Option<Place>, LibraryError>) {
    if let Err(error) = done {
        warn!("{error}");
    }
}

/// Brings back the game that was left last, and keeps the one on the table.
pub fn plugin(app: &mut App) {
    app.init_resource::<Writing>()
        .add_systems(Startup, bring_game.run_if(resource_exists::<GameLibrary>))
        .add_systems(
            Last,
            (
                keep_game,
                take_down_written,
                write_waiting,
                finish_at_the_end,
            )
                .chain()
                .run_if(resource_exists::<GameLibrary>),
        );
}

/// The game to go on with comes back to the table.
fn bring_game(
    library: Res<GameLibrary>,
    mut current: ResMut<CurrentMatch>,
    mut notifications: ResMut<Notifications>,
    words: Res<Words>,
) {
    let latest = library.0.latest();
    let Latest { game, damaged } = match latest {
        Ok(latest) => latest,
        Err(error) => {
            report(&mut notifications, &words, &error);
            return;
        }
    };
    if let Some((path, reason)) = damaged.into_iter().next() {
        let reason = words.reason(reason.reason());
        let about = [("path", text(&path)), ("reason", text(&reason))];
        notifications.problem("kept game", words.with("keep-damaged", &about));
    }
    if let Some((place, game_match)) = game {
        let keeping = Keeping::at(place, &game_match);
        current.put(game_match, keeping);
    }
}

pub(super) fn keep_game(
    library: Res<GameLibrary>,
    screen: Res<State<Screen>>,
    mut current: ResMut<CurrentMatch>,
    mut writing: ResMut<Writing>,
    mut notifications: ResMut<Notifications>,
    words: Res<Words>,
) {
    // A screen that has just changed is the first to see the game that the address asks for.
    let changed = current.is_changed() || screen.is_changed();
    if !changed || *screen.get() == Screen::Loading {
        return;
    }
    let Some(game_match) = current.game_match.as_ref().filter(|it| has_begun(it)) else {
        return;
    };
    if current.keeping.kept.as_deref() == Some(game_match) {
        return;
    }
    let place = match &current.keeping.place {
        Some(place) => Ok(place.clone()),
        None => library.0.new_place(),
    };
    match place {
        Ok(place) => {
            let game_match = Arc::new(game_match.clone());
            current.keeping = Keeping {
                place: Some(place.clone()),
                kept: Some(Arc::clone(&game_match)),
            };
            writing.add(place, game_match);
        }
        Err(error) => report(&mut notifications, &words, &error),
    }
}

fn has_begun(game_match: &Match) -> bool {
    !game_match.history().is_empty()
}

fn take_down_written(
    mut writing: ResMut<Writing>,
    mut current: ResMut<CurrentMatch>,
    mut notifications: ResMut<Notifications>,
    words: Res<Words>,
    redraw: Option<Res<Redraw>>,
) {
    let Some(written) = take_ready(&mut writing.running, redraw.as_deref()) else {
        return;
    };
    for Written(place, done) in written {
        match done {
            Ok(None) => notifications.withdraw(NOTICE),
            Ok(Some(new)) => {
                if current.keeping.number() == Some(place.number) {
                    current.keeping.place = Some(new);
                    // What has changed meanwhile is written there, too.
                    current.keeping.kept = None;
                }
            }
            Err(error) => report(&mut notifications, &words, &error),
        }
    }
}

fn write_waiting(
    library: Res<GameLibrary>,
    settings: Res<Settings>,
    mut writing: ResMut<Writing>,
    redraw: Option<Res<Redraw>>,
) {
    if writing.running.is_some() || writing.waiting.is_empty() {
        return;
    }
    let library = library.0.clone();
    let most = settings.kept_games as usize;
    let waiting = std::mem::take(&mut writing.waiting);
    writing.running = Some(IoTaskPool::get().spawn(async move { write(&library, waiting, most) }));
    if let Some(redraw) = redraw {
        redraw.request();
    }
}

/// Writes games, and deletes others where there are too many.
fn write(library: &Library, games: Vec<(Place, Arc<Match>)>, most: usize) -> Vec<Written> {
    let write_one = |(place, game_match): (Place, Arc<Match>)| {
        let done = library.keep(&place, &game_match);
        Written(place, done)
    };
    let written = games.into_iter().map(write_one).collect();
    // Too many games are no reason to trouble anybody.
    if let Err(error) = library.make_room(most) {
        warn!("{error}");
    }
    written
}

/// What is being written when the program ends is written to its end.
fn finish_at_the_end(
    mut ends: MessageReader<AppExit>,
    library: Res<GameLibrary>,
    mut writing: ResMut<Writing>,
) {
    if ends.read().count() > 0 {
        writing.finish(&library.0);
    }
}

/// Play goes on, but whoever plays must know.
fn report(notifications: &mut Notifications, words: &Words, error: &LibraryError) {
    let reason = words.reason(error);
    let sentence = words.with("keep-refused", &[("reason", text(&reason))]);
    notifications.fault(NOTICE, sentence);
}
