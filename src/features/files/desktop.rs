//! Games in files on the desktop: save, save as, open, the list of recent files, files dropped on
//! the window.
//!
//! There is no dialog of the system but a sheet of the window's own ([`crate::features::files::sheet`]). It is there on
//! every machine, also where no desktop portal runs; it knows which files are games and what is in
//! them; keys and tests work it like everything else; and a window in full screen is not left for
//! it. Reading and writing is done by tasks ([`work`]), so that a slow disk holds up no frame.

use crate::features::files::sheet::{Complaint, FileSheet, ReplaceReason, SheetPurpose, name_of};
use crate::features::files::{FileCommand, work};
use crate::features::setup::draft::Draft;
use bevy::window::{FileDragAndDrop, PrimaryWindow};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{Task, block_on};

use crate::features::collections::{CollectionOrigin, OpenCollection, OpenedGames};
use crate::features::export::file_stem;
use crate::features::files::work::{MayReplace, TaskResult, WriteTime};
use crate::features::language::{Words, text};
use crate::features::my_games::{LibraryCommand, MyGames};
use crate::features::notifications::Notifications;
use crate::formats::Format;
use crate::midend::Match;
use crate::platform::days::Today;
use crate::redraw::Redraw;
use crate::scores::Day;
use crate::states::{Phase, Screen};
use crate::storage::recent::Recent;
use crate::storage::user_folders::{games_folder, home_folder};
use crate::storage::{FileError, Folder, games, state_folder};
use crate::turn::current_match::CurrentMatch;
use crate::turn::incoming_game::IncomingGame;

/// Which folders are used; what there is none of is nothing.
#[derive(Clone, Debug, Default)]
pub(crate) struct Folders {
    /// For what the program keeps by itself: the list of recent files.
    pub state: Option<PathBuf>,
    /// Where saved games lie at first.
    pub games: Option<PathBuf>,
    /// The user's own folder, which `~` stands for.
    pub home: Option<PathBuf>,
}

impl Folders {
    /// Those of this machine.
    pub(crate) fn native() -> Folders {
        Folders {
            state: state_folder().ok(),
            games: games_folder().ok(),
            home: home_folder().ok(),
        }
    }
}

/// The file of the game on the table, the sheet in which files are chosen, and what is being done.
#[derive(Resource, Default)]
pub(crate) struct Files {
    pub(crate) folders: Folders,
    own: Option<Own>,
    pub(crate) sheet: Option<FileSheet>,
    pub(crate) tasks: Vec<Task<TaskResult>>,
    /// Whether the game is to be saved once more when the tasks are done: of two that write at the
    /// same time the older one might come last.
    saves_again: bool,
    /// The folder in which somebody has looked last.
    pub(crate) last_folder: Option<PathBuf>,
    /// The program that was chosen in the sheet, until somebody takes it.
    pub(crate) program: Option<PathBuf>,
}

/// The file of a game and what is in it.
struct Own {
    path: PathBuf,
    saved: Match,
    written: WriteTime,
}

impl Files {
    /// With these folders.
    pub(crate) fn with_folders(folders: Folders) -> Files {
        Files {
            folders,
            ..Files::default()
        }
    }

    /// The file that this game came from or was saved to. The next game at the same table is
    /// another game and has none, so that it does not take the place of this one.
    pub(crate) fn file_of(&self, game_match: &Match) -> Option<&Path> {
        let own = self.own.as_ref()?;
        own.saved
            .is_same_game(game_match)
            .then_some(own.path.as_path())
    }

    /// Whether this game has a file that is not up to date.
    pub(crate) fn is_unsaved(&self, game_match: &Match) -> bool {
        let own = self.own.as_ref();
        self.file_of(game_match).is_some() && own.is_some_and(|own| own.saved != *game_match)
    }

    /// Whether something is being read or written.
    pub(crate) fn is_busy(&self) -> bool {
        !self.tasks.is_empty()
    }

    pub(crate) fn recent(&self) -> Option<Recent> {
        let state = self.folders.state.clone();
        state.map(|folder| Recent(Arc::new(Folder(folder))))
    }

    pub(crate) fn open(&mut self, path: PathBuf) {
        self.tasks.push(work::open(path, self.recent()));
    }

    pub(crate) fn save(&mut self, path: PathBuf, game_match: &Match, may_replace: MayReplace) {
        let game_match = game_match.clone();
        self.tasks
            .push(work::save(path, game_match, may_replace, self.recent()));
    }
}

/// Adds saving and opening.
pub(crate) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Files>() {
        app.insert_resource(Files::with_folders(Folders::native()));
    }
    app.init_resource::<Words>()
        .add_message::<FileDragAndDrop>()
        .add_message::<OpenFiles>()
        .add_systems(
            Update,
            (handle_file_commands, export, open_given, finish, leave_file)
                .chain()
                .in_set(Phase::Rules),
        )
        .add_systems(Last, (wait_at_the_end, name_window));
}

fn handle_file_commands(
    mut intents: MessageReader<FileCommand>,
    screen: Res<State<Screen>>,
    current: Res<CurrentMatch>,
    mut files: ResMut<Files>,
    today: Res<Today>,
    words: Res<Words>,
) {
    let waited = files.saves_again && !files.is_busy();
    if waited {
        files.saves_again = false;
    }
    let again = waited.then_some(FileCommand::Save);
    for intent in again.iter().chain(intents.read()) {
        if files.sheet.is_some() || *screen.get() == Screen::Loading {
            continue;
        }
        let game_match = current.game_match.as_ref();
        // In the setup another game is in sight than the one on the table.
        let shown = game_match.filter(|_| *screen.get() != Screen::Setup);
        match (intent, shown) {
            (FileCommand::Open, _) => files.show(SheetPurpose::Open, String::new()),
            (FileCommand::Save, Some(_)) if files.is_busy() => files.saves_again = true,
            (FileCommand::Save, Some(game_match)) => match files.file_of(game_match) {
                Some(path) => {
                    let path = path.to_owned();
                    let may_replace =
                        MayReplace::Known(files.own.as_ref().and_then(|own| own.written));
                    files.save(path, game_match, may_replace);
                }
                None => files.ask_where(game_match, today.0(), &words),
            },
            (FileCommand::SaveAs, Some(game_match)) => {
                files.ask_where(game_match, today.0(), &words)
            }
            _ => {}
        }
    }
}

impl Files {
    fn ask_where(&mut self, game_match: &Match, today: Day, words: &Words) {
        let stem = file_stem(game_match, words, today);
        self.show(SheetPurpose::Save, stem);
    }
}

/// Files and folders that the command line names or that another copy of the program hands over.
#[derive(Message, Clone, Debug)]
pub(crate) struct OpenFiles(pub(crate) Vec<PathBuf>);

/// What is dropped on the window or asked for from outside is opened: a file as what it holds, several as
/// one collection.
fn open_given(
    mut drops: MessageReader<FileDragAndDrop>,
    mut asked: MessageReader<OpenFiles>,
    mut files: ResMut<Files>,
    mut collections: MessageWriter<OpenCollection>,
) {
    let dropped = drops.read().filter_map(|drop| match drop {
        FileDragAndDrop::DroppedFile { path_buf, .. } => Some(path_buf.clone()),
        _ => None,
    });
    let mut given: Vec<PathBuf> = dropped.collect();
    given.extend(asked.read().flat_map(|OpenFiles(paths)| paths.clone()));
    match given.as_slice() {
        [] => {}
        [path] => files.open(path.clone()),
        [first, ..] => {
            let folder = first.parent().and_then(Path::file_name);
            collections.write(OpenCollection {
                name: folder.unwrap_or_default().to_string_lossy().into_owned(),
                from: CollectionOrigin::Paths(given),
            });
        }
    }
}

/// Takes in what the tasks have done.
fn finish(
    mut files: ResMut<Files>,
    current: Res<CurrentMatch>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
    mut arrivals: MessageWriter<OpenedGames>,
    mut collections: MessageWriter<OpenCollection>,
    redraw: Res<Redraw>,
) {
    if files.tasks.is_empty() {
        return;
    }
    redraw.request();
    let mut done = Vec::new();
    files.tasks.retain_mut(|task| {
        let result = check_ready(task);
        let waits = result.is_none();
        done.extend(result);
        waits
    });
    for done in done {
        match done {
            TaskResult::Looked(seen) => files.take_in(seen),
            TaskResult::Opened(path, Ok(opened), written) => {
                notifications.withdraw("file");
                files.close();
                let own = match opened.games.as_slice() {
                    // What would lose something is not written over by a save.
                    [only] if only.notes.is_empty() && opened.refused.is_empty() => {
                        let is_record = games::format_for(&path) == Format::Record;
                        (is_record == opened.is_record).then_some(only)
                    }
                    _ => None,
                };
                files.own = own.map(|game| {
                    let mut saved = game.game_match.clone();
                    // As it will stand on the table.
                    saved.set_apart();
                    Own {
                        path: path.clone(),
                        saved,
                        written,
                    }
                });
                arrivals.write(OpenedGames {
                    file: own.map(|_| path),
                    is_file: true,
                    opened,
                });
            }
            TaskResult::Several(path) => {
                notifications.withdraw("file");
                files.close();
                collections.write(OpenCollection {
                    name: name_of(&path),
                    from: CollectionOrigin::Paths(vec![path]),
                });
            }
            TaskResult::Saved(path, game_match, Ok(()), written) => {
                files.close();
                notifications.news("file", saved_sentence(&words, &path));
                // A game of the list may have been saved without being on the table.
                let here = current.game_match.as_ref();
                if here.is_some_and(|here| here.is_same_game(&game_match)) {
                    files.own = Some(Own {
                        path,
                        saved: game_match,
                        written,
                    });
                }
            }
            TaskResult::Exists(path) => files.ask_to_replace(path, ReplaceReason::Exists),
            TaskResult::Changed(path) => files.ask_to_replace(path, ReplaceReason::Changed),
            TaskResult::Opened(_, Err(error), _) | TaskResult::Saved(_, _, Err(error), _) => {
                if !files.report(Complaint::File(error.clone())) {
                    notifications.problem("file", refusal(&words, &error));
                }
            }
        }
    }
}

/// What cannot be read or written, and that nothing is lost by it.
fn refusal(words: &Words, error: &FileError) -> String {
    let reason = words.reason(error);
    words.with("file-refused", &[("reason", text(&reason))])
}

/// That a game was saved, and what its format leaves out.
fn saved_sentence(words: &Words, path: &Path) -> String {
    let name = name_of(path);
    let key = games::format_for(path).keys().saved;
    words.with(key, &[("file", text(&name))])
}

/// What comes from elsewhere has no file.
fn leave_file(mut arrivals: MessageReader<IncomingGame>, mut files: ResMut<Files>) {
    if arrivals.read().any(|arrival| arrival.file.is_none()) {
        files.own = None;
    }
}

/// A game of the list is saved to a file that is chosen.
fn export(
    mut asked: MessageReader<LibraryCommand>,
    games: Res<MyGames>,
    mut files: ResMut<Files>,
    today: Res<Today>,
    words: Res<Words>,
) {
    for command in asked.read() {
        if let LibraryCommand::Export(number) = command
            && let Some(Ok(game_match)) = games.game(*number).map(|game| &game.game_match)
            && files.sheet.is_none()
        {
            files.ask_where(game_match, today.0(), &words);
            if let Some(sheet) = &mut files.sheet {
                sheet.exported = Some(game_match.as_ref().clone());
            }
        }
    }
}

/// What is being written when the program ends is written to its end.
fn wait_at_the_end(mut ends: MessageReader<AppExit>, mut files: ResMut<Files>) {
    if ends.read().count() > 0 {
        for task in files.tasks.drain(..) {
            block_on(task);
        }
    }
}

/// Keeps the title in step with the table.
pub(crate) fn name_window(
    screen: Res<State<Screen>>,
    current: Res<CurrentMatch>,
    draft: Option<Res<Draft>>,
    files: Res<Files>,
    words: Res<Words>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    let draft_changed = draft.as_ref().is_some_and(Res::is_changed);
    let is_same = !(screen.is_changed()
        || current.is_changed()
        || files.is_changed()
        || words.is_changed()
        || draft_changed);
    let Ok(mut window) = windows.single_mut() else {
        return;
    };
    if is_same {
        return;
    }
    let title = match (screen.get(), &current.game_match, &draft) {
        (Screen::Play, Some(game_match), _) => {
            let position = game_match.position();
            let game = words.game_name(position.game());
            let star = if files.is_unsaved(game_match) {
                "*"
            } else {
                ""
            };
            let name = match files.file_of(game_match) {
                Some(path) => format!("{}{star}", name_of(path)),
                None => words.preset(position.game(), &position.params_text()),
            };
            words.with(
                "title-game",
                &[("game", text(&game)), ("name", text(&name))],
            )
        }
        (Screen::Setup, _, Some(draft)) => {
            let game = words.game_name(draft.game);
            words.with("title-setup", &[("game", text(&game))])
        }
        _ => words.say("app-name"),
    };
    if window.title != title {
        window.title = title;
    }
}
