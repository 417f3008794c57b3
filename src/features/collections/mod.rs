//! Collections: what was opened and holds several games is a list that can be searched. A file with one
//! game goes to the table, with what has to be said about it.
//!
//! Reading and searching are done by tasks, so that the largest database holds up no frame; what is not
//! wanted any more is stopped.

pub(crate) mod list;
pub(crate) mod screen;
pub(crate) mod sentences;
mod take_in;

use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, IoTaskPool, Task};

use crate::collection::{Collection, Found, GameIndex, LoadProgress, Order, Query, load};
use crate::features::language::{Words, number, text};
use crate::features::navigation::{ScreenCommand, ScreenStack};
use crate::features::notifications::Notifications;
use crate::features::position_search::{ListWithPositions, PositionQuery, look_for_position};
use crate::formats::OpenedGame;
use crate::intent::Intents;
use crate::midend::Command;
use crate::players::Stop;
use crate::redraw::{Redraw, take_ready};
use crate::states::{Phase, Screen};
use crate::storage::FileError;
use crate::turn::current_match::{Autosave, CurrentMatch};
use crate::turn::incoming_game::IncomingGame;

pub(crate) use take_in::OpenedGames;

/// What notices about collections are called.
const NOTICE: &str = "collection";

/// Several games that are to be opened as a list.
#[derive(Message, Clone, Debug)]
pub(crate) struct OpenCollection {
    /// What they are called together: the name of the file or the folder.
    pub(crate) name: String,
    /// Where they come from.
    pub(crate) from: CollectionOrigin,
}

/// Where the games of a collection come from.
#[derive(Clone, Debug)]
pub(crate) enum CollectionOrigin {
    /// Files, and folders with files.
    #[cfg_attr(
        target_family = "wasm",
        expect(dead_code, reason = "a page has no files")
    )]
    Paths(Vec<PathBuf>),
    /// A file as a whole.
    Bytes(Arc<[u8]>),
}

/// What is done with the games of a collection.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CollectionCommand {
    /// This game comes to the table.
    Visit(GameIndex),
    /// The collection that is being read is not wanted.
    StopReading,
}

/// The collection that was opened last, and what is done for it.
#[derive(Resource, Default)]
pub(crate) struct Collections {
    /// What it is called.
    pub(crate) name: String,
    /// Its games, once they are read.
    pub(crate) collection: Option<Arc<Collection>>,
    /// What was found last, and what was looked for.
    pub(crate) found: Option<(Query, Arc<Found>)>,
    reading: Option<CollectionLoad>,
    searching: Option<RunningSearch>,
    visiting: Option<GameLoad>,
}

/// A collection that is being read.
struct CollectionLoad {
    name: String,
    task: Option<Task<Option<Collection>>>,
    progress: LoadProgress,
    /// Whether its screen is shown: not before there is a game.
    is_shown: bool,
}

impl Drop for CollectionLoad {
    fn drop(&mut self) {
        self.progress.stop.stop();
    }
}

/// A search that is under way.
struct RunningSearch {
    query: Query,
    task: Option<Task<Found>>,
    stop: Stop,
}

impl Drop for RunningSearch {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

/// A game that is being read for the table; whoever leaves the list does not want it.
struct GameLoad {
    game: GameIndex,
    task: Option<Task<Result<OpenedGame, FileError>>>,
}

impl Collections {
    /// A collection that was just read.
    #[cfg(test)]
    pub(crate) fn showing(name: &str, collection: Collection) -> Collections {
        Collections {
            name: name.to_owned(),
            collection: Some(Arc::new(collection)),
            ..Collections::default()
        }
    }

    /// How many games were read, while it is being read.
    pub(crate) fn read_by_now(&self) -> Option<usize> {
        self.reading.as_ref().map(|it| it.progress.games())
    }

    /// Whether what was found last is what is looked for.
    pub(crate) const fn is_searched(&self) -> bool {
        self.searching.is_none()
    }
}

/// What is looked at in the list.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct CollectionView {
    /// Only games with these words in them are shown.
    pub(crate) search: String,
    /// Only games that come to this position are shown.
    pub(crate) position: PositionQuery,
    pub(crate) order: Order,
    pub(crate) is_reversed: bool,
    /// The row of the list that Tab leads to.
    pub(crate) stop: usize,
    /// The game that came to the table last.
    pub(crate) visited: Option<GameIndex>,
}

impl ListWithPositions for CollectionView {
    fn query(&mut self) -> &mut PositionQuery {
        &mut self.position
    }
}

impl CollectionView {
    fn query(&self) -> Query {
        Query {
            words: self.search.clone(),
            position: self.position.wanted().cloned(),
            order: self.order,
            is_reversed: self.is_reversed,
        }
    }
}

/// Adds collections.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<OpenCollection>()
        .init_resource::<Collections>()
        .init_resource::<CollectionView>()
        .add_plugins(take_in::plugin)
        .add_systems(OnEnter(Screen::Collection), turn_away)
        .add_systems(OnExit(Screen::Collection), leave)
        .add_systems(
            Update,
            (
                begin_reading.run_if(not(in_state(Screen::Loading))),
                take_read,
                (
                    obey,
                    look_for_position::<CollectionView>,
                    search,
                    take_found,
                    take_visited,
                )
                    .chain()
                    .run_if(in_state(Screen::Collection)),
            )
                .chain()
                .in_set(Phase::Rules),
        );
}

/// Whoever comes back to a collection that was not read to its end finds nothing there.
fn turn_away(collections: Res<Collections>, mut intents: Intents) {
    if collections.collection.is_none() && collections.reading.is_none() {
        intents.write(ScreenCommand::Leave);
    }
}

/// A collection that is not read to its end is not wanted, and neither is a game of it.
fn leave(mut collections: ResMut<Collections>) {
    collections.reading.take_if(|it| it.is_shown);
    collections.visiting = None;
    collections.searching = None;
}

fn begin_reading(
    mut asked: MessageReader<OpenCollection>,
    mut collections: ResMut<Collections>,
    mut notifications: ResMut<Notifications>,
) {
    let Some(OpenCollection { name, from }) = asked.read().last() else {
        return;
    };
    notifications.withdraw(NOTICE);
    let progress = LoadProgress::default();
    let task = read(name.clone(), from.clone(), progress.clone());
    collections.reading = Some(CollectionLoad {
        name: name.clone(),
        task: Some(task),
        progress,
        is_shown: false,
    });
}

fn read(name: String, from: CollectionOrigin, progress: LoadProgress) -> Task<Option<Collection>> {
    AsyncComputeTaskPool::get().spawn(async move {
        match from {
            CollectionOrigin::Bytes(bytes) => load(&name, &bytes, &progress),
            #[cfg(not(target_family = "wasm"))]
            CollectionOrigin::Paths(paths) => crate::collection::load_files(&paths, &progress),
            #[cfg(target_family = "wasm")]
            CollectionOrigin::Paths(_) => None,
        }
    })
}

/// Takes in a collection that was read. Its screen is shown as soon as there is a game: what holds none
/// changes nothing.
fn take_read(
    mut collections: ResMut<Collections>,
    mut view: ResMut<CollectionView>,
    mut screen: ResMut<NextState<Screen>>,
    mut notifications: ResMut<Notifications>,
    words: Res<Words>,
    redraw: Res<Redraw>,
) {
    let Some(mut reading) = collections.bypass_change_detection().reading.take() else {
        return;
    };
    let read = take_ready(&mut reading.task, &redraw);
    if reading.progress.games() > 0 && !reading.is_shown {
        reading.is_shown = true;
        *collections = Collections {
            name: reading.name.clone(),
            ..Collections::default()
        };
        *view = CollectionView::default();
        (*screen).set_if_neq(Screen::Collection);
    }
    let Some(read) = read else {
        collections.reading = Some(reading);
        return;
    };
    // Nothing if it was stopped.
    let Some(collection) = read else {
        return;
    };
    tell_refused(&mut notifications, &words, &reading.name, &collection);
    if !collection.is_empty() {
        collections.collection = Some(Arc::new(collection));
    }
}

/// Says what could not be opened.
fn tell_refused(
    notifications: &mut Notifications,
    words: &Words,
    name: &str,
    collection: &Collection,
) {
    let refused = collection.refused();
    let reason = refused.first.first().map(|it| words.reason(it.clone()));
    if collection.is_empty() {
        let sentence = match &reason {
            None => words.with("collection-none", &[("name", text(name))]),
            Some(reason) => {
                let about = [("name", text(name)), ("reason", text(reason))];
                words.with("collection-none-because", &about)
            }
        };
        notifications.problem(NOTICE, sentence);
        return;
    }
    let mut said = Vec::new();
    if let Some(reason) = &reason {
        let about = [("n", number(refused.count)), ("reason", text(reason))];
        said.push(words.with("collection-refused", &about));
    }
    if refused.is_cut {
        let count = number(collection.len());
        said.push(words.with("collection-cut", &[("n", count)]));
    }
    if !said.is_empty() {
        notifications.remark(NOTICE, said.join("\n"));
    }
}

fn obey(
    mut asked: MessageReader<CollectionCommand>,
    mut collections: ResMut<Collections>,
    mut view: ResMut<CollectionView>,
    mut intents: Intents,
    mut notifications: ResMut<Notifications>,
    current: Res<CurrentMatch>,
    words: Res<Words>,
) {
    for &command in asked.read() {
        match (command, &collections.collection) {
            (CollectionCommand::StopReading, _) => intents.write(ScreenCommand::Leave),
            (CollectionCommand::Visit(_), _) if current.is_lost_when_left() => {
                notifications.problem(NOTICE, words.say("rated-stays"));
            }
            (CollectionCommand::Visit(game), Some(collection)) => {
                let collection = Arc::clone(collection);
                let task = IoTaskPool::get().spawn(async move { collection.open(game) });
                let task = Some(task);
                collections.visiting = Some(GameLoad { game, task });
                view.visited = Some(game);
            }
            (CollectionCommand::Visit(_), None) => {}
        }
    }
}

/// Looks for what is wanted now, if it is not what was looked for last.
fn search(mut collections: ResMut<Collections>, mut view: ResMut<CollectionView>) {
    let Some(collection) = &collections.collection else {
        return;
    };
    let query = view.query();
    let asked = collections.searching.as_ref().map(|search| &search.query);
    let known = collections.found.as_ref().map(|(query, _)| query);
    if asked.or(known) == Some(&query) {
        return;
    }
    let is_first = known.is_none();
    let (collection, stop) = (Arc::clone(collection), Stop::new());
    let (asked, ends) = (query.clone(), stop.clone());
    let task = AsyncComputeTaskPool::get().spawn(async move { collection.search(&asked, &ends) });
    collections.searching = Some(RunningSearch {
        query,
        task: Some(task),
        stop,
    });
    if !is_first {
        view.stop = 0;
    }
}

fn take_found(mut collections: ResMut<Collections>, redraw: Res<Redraw>) {
    let Some(mut search) = collections.bypass_change_detection().searching.take() else {
        return;
    };
    match take_ready(&mut search.task, &redraw) {
        Some(found) => collections.found = Some((search.query.clone(), Arc::new(found))),
        None => collections.searching = Some(search),
    }
}

/// The game that was read goes to the table; where a position was looked for, it stands there.
fn take_visited(
    mut collections: ResMut<Collections>,
    view: Res<CollectionView>,
    mut arrivals: MessageWriter<IncomingGame>,
    mut stack: ResMut<ScreenStack>,
    mut notifications: ResMut<Notifications>,
    words: Res<Words>,
    redraw: Res<Redraw>,
) {
    let Some(mut visit) = collections.bypass_change_detection().visiting.take() else {
        return;
    };
    let Some(read) = take_ready(&mut visit.task, &redraw) else {
        collections.visiting = Some(visit);
        return;
    };
    let mut opened = match read {
        Ok(opened) => opened,
        Err(error) => {
            let reason = words.reason(&error);
            let sentence = words.with("file-refused", &[("reason", text(&reason))]);
            notifications.problem(NOTICE, sentence);
            return;
        }
    };
    opened.game_match.set_apart();
    if let (Some(wanted), Some(collection)) = (view.position.wanted(), &collections.collection)
        && let Some(ply) = collection.ply_of(visit.game, wanted)
        && let Some(&node) = opened.game_match.history().main_line().get(ply)
    {
        // A node of this game; where it could not be shown, the game is shown as it was opened.
        let _ = opened.game_match.handle(Command::Jump(node));
    }
    take_in::tell_notes(&mut notifications, &words, &opened.notes);
    // From the list, also where that was opened over another game.
    stack.forget(Screen::Play);
    arrivals.write(IncomingGame {
        autosave: Autosave::in_file(&opened.game_match),
        game_match: opened.game_match,
        file: None,
    });
}
