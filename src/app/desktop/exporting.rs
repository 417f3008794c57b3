//! The game on the table as a file for others: a picture, an animation, a row of pictures, a text. Texts are
//! written at once. Pictures are drawn on a thread of their own, so that the window goes on
//! meanwhile; a notice says where they are.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread::{self, JoinHandle};

use bevy::prelude::*;

use super::filming;
use crate::app::filming::request::{Becomes, Request};
use crate::app::filming::{Done, FilmError};
use crate::app::play::heaps::ChosenPieces;
use crate::app::state::current_match::CurrentMatch;
use crate::app::state::days::Today;
use crate::app::state::export::{Export, Exporting, Progress};
use crate::app::state::intent::{FileCommand, WindowCommand};
use crate::app::state::language::{Words, text};
use crate::app::state::notifications::{Notifications, Offer};
use crate::app::state::settings::Configs;
use crate::app::state::states::Phase;
use crate::midend::Match;
use crate::scores::Day;
use crate::storage::user_folders::{self, Kind};
use crate::storage::{FileError, games};

/// The folder for all exports; otherwise the user's own folders.
#[derive(Resource, Clone, Debug, Default)]
pub struct ExportFolder(pub Option<PathBuf>);

/// The pictures that are being drawn, each game on a thread of its own.
#[derive(Resource, Default)]
struct Drawings(Vec<Drawing>);

/// What was exported last: a file, or a folder of pictures.
#[derive(Resource, Clone, Debug, Default)]
pub struct LastExport(Option<PathBuf>);

impl LastExport {
    /// The folder in which it lies.
    #[must_use]
    pub fn folder(&self) -> Option<&Path> {
        let path = self.0.as_deref()?;
        if path.is_dir() {
            Some(path)
        } else {
            path.parent()
        }
    }
}

struct Drawing {
    path: PathBuf,
    progress: Progress,
    /// Nothing once its result is known.
    thread: Option<JoinHandle<Result<Done, FilmError>>>,
}

impl Drop for Drawing {
    /// A window that is closed leaves the pictures to be finished before the program ends.
    fn drop(&mut self) {
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Adds exporting.
pub fn plugin(app: &mut App) {
    app.init_resource::<Exporting>()
        .init_resource::<Drawings>()
        .init_resource::<ExportFolder>()
        .init_resource::<LastExport>()
        .add_systems(
            Update,
            (handle_export_commands, look).chain().in_set(Phase::Rules),
        );
}

fn handle_export_commands(
    mut intents: MessageReader<FileCommand>,
    current: Res<CurrentMatch>,
    (chosen, configs): (Res<ChosenPieces>, Res<Configs>),
    folder: Res<ExportFolder>,
    (mut exporting, mut drawings): (ResMut<Exporting>, ResMut<Drawings>),
    mut last: ResMut<LastExport>,
    today: Res<Today>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
) {
    for intent in intents.read() {
        if *intent == FileCommand::StopExports {
            exporting.stop();
        }
        let (FileCommand::Export(export), Some(game_match)) = (intent, &current.game_match) else {
            continue;
        };
        let path = match path_for(*export, game_match, folder.0.as_deref(), today.0()) {
            Ok(path) => path,
            Err(error) => {
                report_failure(&mut notifications, &words, &words.reason(&error));
                continue;
            }
        };
        let Some(request) = Request::of(*export, game_match, &chosen, configs.shown_theme()) else {
            match games::save(&path, game_match) {
                Ok(()) => tell_done(&mut notifications, &mut last, &words, path),
                Err(error) => report_failure(&mut notifications, &words, &words.reason(&error)),
            }
            continue;
        };
        let progress = exporting.begin(request.places.len());
        match begin(request, path, &progress, &words) {
            Ok(drawing) => {
                let sentence = sentence_of(&words, "export-drawing", &drawing.path);
                notifications.remark("export", sentence);
                drawings.0.push(drawing);
            }
            Err(reason) => {
                exporting.end(&progress);
                report_failure(&mut notifications, &words, &reason);
            }
        }
    }
}

/// In which of the user's folders it is put.
const fn folder_of(export: Export) -> Kind {
    match export {
        Export::Picture | Export::Gif | Export::MovingGif | Export::Pictures => Kind::Pictures,
        Export::Record | Export::Sgf => Kind::Documents,
    }
}

/// Where it is put: under a name that is free.
fn path_for(
    export: Export,
    game_match: &Match,
    folder: Option<&Path>,
    today: Day,
) -> Result<PathBuf, FileError> {
    let folder = match folder {
        Some(folder) => folder.to_owned(),
        None => user_folders::folder(folder_of(export))?,
    };
    let stem = format!("fivefold-{}-{today}", game_match.position().game().as_str());
    Ok(user_folders::free_name(&folder, &stem, export.extension()))
}

/// Draws on a thread of its own.
fn begin(
    request: Request,
    path: PathBuf,
    progress: &Progress,
    words: &Words,
) -> Result<Drawing, String> {
    let folder = path.parent().unwrap_or(Path::new("."));
    user_folders::make(folder).map_err(|error| words.reason(&error))?;
    let mut drawing = Drawing {
        path: path.clone(),
        progress: progress.clone(),
        thread: None,
    };
    let progress = progress.clone();
    let thread = thread::Builder::new().name("export".into());
    let thread = thread.spawn(move || {
        let result = filming::draw(&request, &path, &progress);
        if result.is_err() && request.becomes == Becomes::Pngs {
            // Half a game is of no use. The folder has a name that was free, so all that is in it was
            // drawn here.
            let _ = fs::remove_dir_all(&path);
        }
        result
    });
    drawing.thread = Some(thread.map_err(|error| error.to_string())?);
    Ok(drawing)
}

/// Looks whether pictures are finished.
fn look(
    (mut exporting, mut drawings): (ResMut<Exporting>, ResMut<Drawings>),
    mut last: ResMut<LastExport>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
) {
    if !exporting.is_busy() {
        return;
    }
    // That it is being drawn is told until it is.
    notifications.prolong("export");
    drawings.0.retain_mut(|drawing| {
        let Some(thread) = drawing.thread.take_if(|thread| thread.is_finished()) else {
            return true;
        };
        exporting.end(&drawing.progress);
        match thread.join() {
            Ok(Ok(_)) => {
                let path = std::mem::take(&mut drawing.path);
                tell_done(&mut notifications, &mut last, &words, path);
            }
            Ok(Err(FilmError::Stopped)) => notifications.withdraw("export"),
            Ok(Err(error)) => {
                report_failure(&mut notifications, &words, &words.reason(&error));
            }
            // The reason of a panic is already on standard error.
            Err(_) => notifications.problem("export", words.say("export-failed")),
        }
        false
    });
}

/// Says where the export lies, and offers to open its folder.
fn tell_done(
    notifications: &mut Notifications,
    last: &mut LastExport,
    words: &Words,
    path: PathBuf,
) {
    let offer = Offer {
        words: "tune-open-folder",
        command: WindowCommand::OpenExports,
    };
    notifications.news_with("export", sentence_of(words, "export-done", &path), offer);
    last.0 = Some(path);
}

fn sentence_of(words: &Words, key: &str, path: &Path) -> String {
    let path = path.display().to_string();
    words.with(key, &[("path", text(&path))])
}

fn report_failure(notifications: &mut Notifications, words: &Words, reason: &str) {
    let sentence = words.with("export-refused", &[("reason", text(reason))]);
    notifications.problem("export", sentence);
}
