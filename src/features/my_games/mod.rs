//! What is done with games of the list: they come to the table, get names, are deleted and come back.

pub(crate) mod autosave;
pub(crate) mod detail;
pub(crate) mod screen;
pub(crate) mod sentences;

use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task};

use crate::features::hints::StudyCommand;
use crate::features::language::Words;
use crate::features::my_games::autosave::Writing;

use crate::features::notifications::Notifications;
use crate::features::position_search::{ListWithPositions, PositionQuery, look_for_position};
use crate::intent::Intents;
use crate::library::{DeletedGame, GameNumber, Library, LibraryError, LibraryPlace, ListedGame};
use crate::midend::Match;
use crate::redraw::{Redraw, take_ready};
use crate::states::{Phase, Screen};
use crate::turn::current_match::{Autosave, CurrentMatch};
use crate::turn::incoming_game::IncomingGame;
use crate::turn::undo::HistoryCommand;

/// What is wanted of a game that comes to the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Visit {
    /// It goes on.
    Continue,
    /// It is looked through from its start.
    LookThrough,
    /// It is analysed.
    Analyse,
}

/// What is done with the games that were begun.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LibraryCommand {
    /// This game comes to the table.
    Visit(Visit, GameNumber),
    /// This game becomes a file.
    Export(GameNumber),
    /// A name is to be written for this game.
    Rename(GameNumber),
    /// The name that was written is kept.
    KeepName,
    /// The name that was written is dropped.
    DropName,
    /// This game is deleted.
    Delete(GameNumber),
    /// The game that was deleted last comes back.
    Restore,
}

/// What notices about games of the list are called.
const NOTICE: &str = "my games";

/// What is being read or changed.
#[derive(Resource, Default)]
struct Errands {
    listing: Option<Task<Result<Vec<ListedGame>, LibraryError>>>,
    running: Option<Task<ErrandResult>>,
    /// Whether the game that is being taken is still wanted: whoever leaves the list does not want it.
    is_awaited: bool,
    /// How the game that comes to the table next is wanted.
    next: Option<Visit>,
    /// The list is to be read again when everything else is done.
    is_stale: bool,
}

/// What an errand has done, if it could be done.
type ErrandResult = Result<LibraryTask, LibraryError>;

/// What has been done.
enum LibraryTask {
    /// This game was taken.
    Taken(LibraryPlace, Box<Match>),
    /// This game was deleted.
    Deleted(DeletedGame),
    /// The game that was deleted is there again.
    Restored,
    /// A game has another name.
    Renamed,
}

/// Adds what is done with games of the list.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<MyGames>()
        .init_resource::<GameChoice>()
        .init_resource::<Errands>()
        .add_systems(OnEnter(Screen::MyGames), open_list)
        .add_systems(OnExit(Screen::MyGames), close_list)
        .add_systems(OnEnter(Screen::Play), ask_of_the_visitor)
        .add_systems(
            Update,
            (
                (carry_out, look_for_position::<GameChoice>).run_if(in_state(Screen::MyGames)),
                take_in,
                read_list.run_if(in_state(Screen::MyGames)),
            )
                .chain()
                .in_set(Phase::Rules)
                .run_if(resource_exists::<GameLibrary>),
        );
}

fn open_list(mut errands: ResMut<Errands>) {
    errands.is_stale = true;
}

/// What lies on the table may be another game the next time, and the games may be others.
fn close_list(
    mut games: ResMut<MyGames>,
    mut choice: ResMut<GameChoice>,
    mut errands: ResMut<Errands>,
) {
    *games = MyGames::default();
    *choice = GameChoice::default();
    errands.listing = None;
    errands.is_awaited = false;
}

fn ask_of_the_visitor(mut errands: ResMut<Errands>, mut intents: Intents) {
    match errands.next.take() {
        None | Some(Visit::Continue) => {}
        Some(Visit::LookThrough) => intents.write(HistoryCommand::ToStart),
        Some(Visit::Analyse) => intents.write(StudyCommand::Analyse),
    }
}

fn carry_out(
    mut asked: MessageReader<LibraryCommand>,
    library: Res<GameLibrary>,
    games: Res<MyGames>,
    mut choice: ResMut<GameChoice>,
    mut errands: ResMut<Errands>,
    mut writing: ResMut<Writing>,
    mut current: ResMut<CurrentMatch>,
    mut screen: ResMut<NextState<Screen>>,
    mut notifications: ResMut<Notifications>,
    words: Res<Words>,
) {
    for &command in asked.read() {
        match command {
            LibraryCommand::Visit(visit, number) => {
                if current.autosave.number() == Some(number) {
                    errands.next = Some(visit);
                    screen.set(Screen::Play);
                } else if errands.running.is_none() && !stays(&current, &mut notifications, &words)
                {
                    errands.next = Some(visit);
                    errands.is_awaited = true;
                    errands.running = Some(take(library.0.clone(), number));
                }
            }
            LibraryCommand::Rename(number) => {
                let game = games.game(number).map(|game| &game.game_match);
                let name = game.and_then(|game| game.as_ref().ok());
                choice.new_name = Some(name.map_or("", |game| game.name()).to_owned());
                choice.chosen = Some(number);
            }
            LibraryCommand::DropName => choice.new_name = None,
            LibraryCommand::KeepName => {
                if let (Some(name), Some(number)) = (choice.new_name.take(), choice.chosen) {
                    errands.rename(&library.0, &mut current, number, name);
                }
            }
            LibraryCommand::Delete(number) if errands.running.is_none() => {
                if current.autosave.number() == Some(number) {
                    if current.is_lost_when_left() {
                        continue;
                    }
                    *current = CurrentMatch::default();
                }
                writing.finish(&library.0);
                errands.running = Some(delete(library.0.clone(), number));
            }
            LibraryCommand::Restore if errands.running.is_none() => {
                if let Some(deleted) = games.deleted.clone() {
                    errands.running = Some(restore(library.0.clone(), deleted));
                }
            }
            _ => {}
        }
    }
}

/// Whether the game on the table stays there, which is told: leaving a rated game would be losing it.
fn stays(current: &CurrentMatch, notifications: &mut Notifications, words: &Words) -> bool {
    if current.is_lost_when_left() {
        notifications.problem(NOTICE, words.say("rated-stays"));
    }
    current.is_lost_when_left()
}

fn take(library: Library, number: GameNumber) -> Task<ErrandResult> {
    IoTaskPool::get().spawn(async move {
        let (place, game_match) = library.take(number)?;
        Ok(LibraryTask::Taken(place, Box::new(game_match)))
    })
}

fn delete(library: Library, number: GameNumber) -> Task<ErrandResult> {
    IoTaskPool::get().spawn(async move { library.delete(number).map(LibraryTask::Deleted) })
}

fn restore(library: Library, deleted: DeletedGame) -> Task<ErrandResult> {
    IoTaskPool::get().spawn(async move { library.restore(&deleted).map(|_| LibraryTask::Restored) })
}

impl Errands {
    fn rename(
        &mut self,
        library: &Library,
        current: &mut ResMut<CurrentMatch>,
        number: GameNumber,
        name: String,
    ) {
        if current.autosave.number() == Some(number) {
            // It is written as every change of the game on the table.
            if let Some(mut game_match) = CurrentMatch::to_change(current) {
                game_match.set_name(&name);
            }
            self.is_stale = true;
        } else if self.running.is_none() {
            let library = library.clone();
            let renamed =
                async move { library.rename(number, &name).map(|()| LibraryTask::Renamed) };
            self.running = Some(IoTaskPool::get().spawn(renamed));
        }
    }
}

/// Takes in what an errand has done.
fn take_in(
    mut errands: ResMut<Errands>,
    mut games: ResMut<MyGames>,
    mut arrivals: MessageWriter<IncomingGame>,
    mut notifications: ResMut<Notifications>,
    words: Res<Words>,
    redraw: Res<Redraw>,
) {
    let Some(done) = take_ready(&mut errands.running, &redraw) else {
        return;
    };
    errands.is_stale = true;
    notifications.withdraw(NOTICE);
    match done {
        Ok(LibraryTask::Taken(..)) if !errands.is_awaited => errands.next = None,
        Ok(LibraryTask::Taken(place, game_match)) => {
            let autosave = Autosave::at(place, &game_match);
            arrivals.write(IncomingGame {
                game_match: *game_match,
                file: None,
                autosave,
            });
        }
        Ok(LibraryTask::Deleted(deleted)) => games.deleted = Some(deleted),
        // Not before: where it could not come back it is still all that there is of the game.
        Ok(LibraryTask::Restored) => games.deleted = None,
        Ok(LibraryTask::Renamed) => {}
        Err(error) => {
            errands.next = None;
            notifications.problem(NOTICE, words.sentence(&(&error).into()));
        }
    }
}

/// Reads the list while its screen is shown.
fn read_list(
    library: Res<GameLibrary>,
    writing: Res<Writing>,
    mut errands: ResMut<Errands>,
    mut games: ResMut<MyGames>,
    mut notifications: ResMut<Notifications>,
    words: Res<Words>,
    redraw: Res<Redraw>,
) {
    let is_quiet = errands.running.is_none() && writing.is_idle();
    if errands.is_stale && is_quiet {
        errands.is_stale = false;
        let library = library.0.clone();
        errands.listing = Some(IoTaskPool::get().spawn(async move { library.list() }));
    }
    if errands.is_stale {
        redraw.request();
    }
    let Some(listed) = take_ready(&mut errands.listing, &redraw) else {
        return;
    };
    match listed {
        Ok(list) => games.list = Some(list),
        Err(error) => {
            games.list = Some(Vec::new());
            notifications.problem(NOTICE, words.sentence(&(&error).into()));
        }
    }
}

/// Where games that were begun are kept; there is none where nothing can be kept.
#[derive(Resource, Clone, Debug)]
pub(crate) struct GameLibrary(pub Library);

/// The list of all games that were begun.
#[derive(Resource, Default)]
pub(crate) struct MyGames {
    /// The games, the one written last first; nothing until they have been read.
    pub list: Option<Vec<ListedGame>>,
    /// The game that was deleted last, as long as it can come back.
    pub deleted: Option<DeletedGame>,
}

impl MyGames {
    /// A game of the list.
    pub(crate) fn game(&self, number: GameNumber) -> Option<&ListedGame> {
        self.list
            .iter()
            .flatten()
            .find(|game| game.number == number)
    }
}

/// What is looked at in the list.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct GameChoice {
    /// The game whose details are shown.
    pub chosen: Option<GameNumber>,
    /// Only games with these words in them are shown.
    pub search: String,
    /// Only games that come to this position are shown.
    pub position: PositionQuery,
    /// The name that is being written for the chosen game.
    pub new_name: Option<String>,
}

impl ListWithPositions for GameChoice {
    fn query(&mut self) -> &mut PositionQuery {
        &mut self.position
    }
}
