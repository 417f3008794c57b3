//! The game on the table is kept in My games from its first move on, after every change.
//!
//! Files are written by tasks, so that a slow disk holds up no frame. While one is being written only
//! the newest state of each game waits: what is lost when the program is killed is at most what the
//! disk has not taken yet, in play at human speed the last move. What the disk refuses waits as well:
//! it is tried again after a while, with every move, and when the program ends.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task, block_on};

use crate::features::language::{Words, text};
use crate::features::my_games::GameLibrary;
use crate::features::notifications::Notifications;
use crate::features::settings::Settings;
use crate::library::{GameNumber, LatestGame, Library, LibraryError, LibraryPlace};
use crate::midend::Match;
use crate::platform::retry::Retry;
use crate::redraw::{Redraw, take_ready};
use crate::states::Screen;
use crate::turn::current_match::{Autosave, CurrentMatch};

/// What notices about keeping games are called.
const NOTICE: &str = "keeping";

/// What is being written, and what waits for it.
#[derive(Resource, Default)]
pub(crate) struct Writing {
    running: Option<Task<Vec<WrittenGame>>>,
    waiting: Vec<(LibraryPlace, Arc<Match>)>,
    /// What was refused, until it is tried again.
    refused: Vec<UnsavedGame>,
}

/// A game that was written, or not: its place, and its new place if it had to go elsewhere.
struct WrittenGame(
    LibraryPlace,
    Arc<Match>,
    Result<Option<LibraryPlace>, LibraryError>,
);

/// A game that could not be kept; one that has no place yet did not even get that.
struct UnsavedGame(Option<LibraryPlace>, Arc<Match>);

impl Writing {
    /// Whether everything is written, or was refused.
    pub(crate) fn is_idle(&self) -> bool {
        self.running.is_none() && self.waiting.is_empty()
    }

    /// Whether nothing was refused that is not kept since.
    const fn is_untroubled(&self) -> bool {
        self.refused.is_empty()
    }

    /// A game in its newest state; what waits of it in an older one does so in vain.
    fn add(&mut self, place: LibraryPlace, game_match: Arc<Match>) {
        self.waiting
            .retain(|(other, _)| other.number != place.number);
        self.drop_refused(place.number);
        self.waiting.push((place, game_match));
    }

    fn drop_refused(&mut self, number: GameNumber) {
        let is_it = |place: &LibraryPlace| place.number == number;
        self.refused.retain(|it| !it.0.as_ref().is_some_and(is_it));
    }

    /// A game that was refused, unless a newer state of it waits.
    fn refuse(&mut self, place: LibraryPlace, game_match: Arc<Match>) {
        let is_it = |(other, _): &(LibraryPlace, Arc<Match>)| other.number == place.number;
        if !self.waiting.iter().any(is_it) {
            self.drop_refused(place.number);
            self.refused.push(UnsavedGame(Some(place), game_match));
        }
    }

    /// A game for which there is no place, in the place of what it was before.
    fn refuse_place(&mut self, before: Option<&Arc<Match>>, game_match: Arc<Match>) {
        self.drop_placeless(before);
        self.refused.push(UnsavedGame(None, game_match));
    }

    fn drop_placeless(&mut self, before: Option<&Arc<Match>>) {
        self.refused
            .retain(|it| it.0.is_some() || before.is_none_or(|before| !Arc::ptr_eq(&it.1, before)));
    }

    /// Waits until all is written.
    pub(crate) fn finish(&mut self, library: &Library) {
        if let Some(running) = self.running.take() {
            for WrittenGame(place, game_match, done) in block_on(running) {
                if done.is_err() {
                    self.refuse(place, game_match);
                }
            }
        }
        let waiting = std::mem::take(&mut self.waiting).into_iter();
        let waiting = waiting.map(|(place, game_match)| UnsavedGame(Some(place), game_match));
        let all = std::mem::take(&mut self.refused).into_iter().chain(waiting);
        for UnsavedGame(place, game_match) in all {
            let place = place.map_or_else(|| library.new_place(), Ok);
            if let Err(error) = place.and_then(|place| library.keep(&place, &game_match)) {
                warn!("{error}");
            }
        }
    }
}

/// Brings back the game that was left last, and keeps the one on the table.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Writing>()
        .init_resource::<Retry>()
        .add_systems(Startup, bring_game.run_if(resource_exists::<GameLibrary>))
        .add_systems(
            Last,
            (
                keep_game,
                take_down_written,
                try_again.run_if(|retry: Res<Retry>| retry.is_due()),
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
    let LatestGame { game, damaged } = match latest {
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
        let autosave = Autosave::at(place, &game_match);
        current.put(game_match, autosave);
    }
}

pub(crate) fn keep_game(
    library: Res<GameLibrary>,
    screen: Res<State<Screen>>,
    mut current: ResMut<CurrentMatch>,
    mut writing: ResMut<Writing>,
    mut notifications: ResMut<Notifications>,
    words: Res<Words>,
    (mut retry, time): (ResMut<Retry>, Res<Time>),
) {
    // A screen that has just changed is the first to see the game that the address asks for.
    let changed = current.is_changed() || screen.is_changed();
    if !changed || *screen.get() == Screen::Loading {
        return;
    }
    let Some(game_match) = current.game_match.as_ref().filter(|it| has_begun(it)) else {
        return;
    };
    if current.autosave.kept.as_deref() == Some(game_match) {
        return;
    }
    let place = match &current.autosave.place {
        Some(place) => Ok(place.clone()),
        None => library.0.new_place(),
    };
    let game_match = Arc::new(game_match.clone());
    let before = current.autosave.kept.replace(Arc::clone(&game_match));
    if before.is_none() && !writing.is_untroubled() {
        // Somebody has closed the message; this game is another.
        notifications.tell_again(NOTICE);
    }
    match place {
        Ok(place) => {
            current.autosave.place = Some(place.clone());
            writing.drop_placeless(before.as_ref());
            writing.add(place, game_match);
        }
        Err(error) => {
            report(&mut notifications, &words, &error);
            writing.refuse_place(before.as_ref(), game_match);
            retry.later(time.elapsed());
        }
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
    redraw: Res<Redraw>,
    (mut retry, time): (ResMut<Retry>, Res<Time>),
) {
    let Some(written) = take_ready(&mut writing.running, &redraw) else {
        return;
    };
    for WrittenGame(place, game_match, done) in written {
        match done {
            Ok(None) => {}
            Ok(Some(new)) => {
                if current.autosave.number() == Some(place.number) {
                    current.autosave.place = Some(new);
                    // What has changed meanwhile is written there, too.
                    current.autosave.kept = None;
                }
            }
            Err(error) => {
                report(&mut notifications, &words, &error);
                writing.refuse(place, game_match);
                retry.later(time.elapsed());
            }
        }
    }
    if writing.is_untroubled() {
        notifications.withdraw(NOTICE);
    }
}

/// What was refused waits to be written once more.
fn try_again(
    library: Res<GameLibrary>,
    mut current: ResMut<CurrentMatch>,
    mut writing: ResMut<Writing>,
    mut notifications: ResMut<Notifications>,
    words: Res<Words>,
    (mut retry, time): (ResMut<Retry>, Res<Time>),
) {
    for UnsavedGame(place, game_match) in std::mem::take(&mut writing.refused) {
        let is_on_table = |kept: &Arc<Match>| Arc::ptr_eq(kept, &game_match);
        match place.map_or_else(|| library.0.new_place(), Ok) {
            Ok(place) => {
                if current.autosave.kept.as_ref().is_some_and(is_on_table) {
                    // Nothing has changed on the table.
                    current.bypass_change_detection().autosave.place = Some(place.clone());
                }
                writing.add(place, game_match);
            }
            Err(error) => {
                report(&mut notifications, &words, &error);
                writing.refused.push(UnsavedGame(None, game_match));
                retry.later(time.elapsed());
            }
        }
    }
}

fn write_waiting(
    library: Res<GameLibrary>,
    settings: Res<Settings>,
    mut writing: ResMut<Writing>,
    redraw: Res<Redraw>,
) {
    if writing.running.is_some() || writing.waiting.is_empty() {
        return;
    }
    let library = library.0.clone();
    let most = settings.kept_games as usize;
    let waiting = std::mem::take(&mut writing.waiting);
    writing.running = Some(IoTaskPool::get().spawn(async move { write(&library, waiting, most) }));
    redraw.request();
}

/// Writes games, and deletes others where there are too many.
fn write(
    library: &Library,
    games: Vec<(LibraryPlace, Arc<Match>)>,
    most: usize,
) -> Vec<WrittenGame> {
    let write_one = |(place, game_match): (LibraryPlace, Arc<Match>)| {
        let done = library.keep(&place, &game_match);
        WrittenGame(place, game_match, done)
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
