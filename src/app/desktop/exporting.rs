//! The game on the table as a file for others: an animation, a row of pictures, a text. Texts are
//! written at once. Pictures are drawn on a thread of their own, so that the window goes on
//! meanwhile; a notice says where they are.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use bevy::prelude::*;

use super::filming;
use super::filming::progress::Progress;
use super::filming::request::{Frames, Request, Target};
use super::filming::{Done, FilmError};
use crate::app::play::heaps::ChosenPieces;
use crate::app::state::current_match::CurrentMatch;
use crate::app::state::days::Today;
use crate::app::state::export::Export;
use crate::app::state::intent::{FileCommand, WindowCommand};
use crate::app::state::language::{Words, text};
use crate::app::state::notifications::{Notifications, Offer};
use crate::app::state::states::Phase;
use crate::midend::Match;
use crate::scores::Day;
use crate::storage::user_folders::{self, Kind};
use crate::storage::{FileError, games};

/// How long a position of an animation stands.
const DELAY: Duration = Duration::from_millis(800);

/// The folder for all exports; otherwise the user's own folders.
#[derive(Resource, Clone, Debug, Default)]
pub struct ExportFolder(pub Option<PathBuf>);

/// The pictures that are being drawn.
#[derive(Resource, Default)]
pub struct Exporting(Vec<Drawing>);

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
    positions: usize,
    progress: Progress,
    /// Nothing once its result is known.
    thread: Option<JoinHandle<Result<Done, FilmError>>>,
}

impl Exporting {
    /// Whether pictures are being drawn.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        !self.0.is_empty()
    }

    /// How many positions are drawn, and how many are to be drawn.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        self.0.iter().fold((0, 0), |(drawn, all), drawing| {
            (drawn + drawing.progress.drawn(), all + drawing.positions)
        })
    }

    /// Stops all drawings; what was written is removed.
    pub fn stop(&self) {
        for drawing in &self.0 {
            drawing.progress.stop();
        }
    }
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
    chosen: Res<ChosenPieces>,
    folder: Res<ExportFolder>,
    mut exporting: ResMut<Exporting>,
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
        let folder = folder.0.as_deref();
        match begin(*export, game_match, &chosen, folder, today.0(), &words) {
            Ok(Begun::Written(path)) => tell_done(&mut notifications, &mut last, &words, path),
            Ok(Begun::Drawing(drawing)) => {
                let sentence = sentence_of(&words, "export-drawing", &drawing.path);
                notifications.remark("export", sentence);
                exporting.0.push(drawing);
            }
            Err(reason) => report_failure(&mut notifications, &words, &reason),
        }
    }
}

/// In which of the user's folders it is put.
const fn folder_of(export: Export) -> Kind {
    match export {
        Export::Gif | Export::MovingGif | Export::Pictures => Kind::Pictures,
        Export::Record | Export::Sgf => Kind::Documents,
    }
}

/// What has to be drawn for it; nothing for a text.
fn request(
    export: Export,
    game_match: &Match,
    chosen: &ChosenPieces,
    path: PathBuf,
) -> Option<Request> {
    let (frames, target) = match export {
        Export::Gif => (Frames::Waves, Target::Gif(path)),
        Export::MovingGif => (Frames::Motion, Target::Gif(path)),
        Export::Pictures => (Frames::Waves, Target::Png(path)),
        Export::Record | Export::Sgf => return None,
    };
    Some(Request {
        places: game_match.history().main_line(),
        game_match: game_match.clone(),
        chosen: chosen.clone(),
        target,
        frames,
        size: None,
        delay: DELAY,
    })
}

enum Begun {
    Written(PathBuf),
    Drawing(Drawing),
}

/// Writes a text, or lets pictures be drawn.
fn begin(
    export: Export,
    game_match: &Match,
    chosen: &ChosenPieces,
    folder: Option<&Path>,
    today: Day,
    words: &Words,
) -> Result<Begun, String> {
    let folder = match folder {
        Some(folder) => Ok(folder.to_owned()),
        None => user_folders::folder(folder_of(export)),
    };
    let folder = folder.map_err(|error: FileError| words.reason(&error))?;
    let stem = format!("fivefold-{}-{today}", game_match.position().game().as_str());
    let path = user_folders::free_name(&folder, &stem, export.extension());
    let Some(request) = request(export, game_match, chosen, path.clone()) else {
        return match games::save(&path, game_match) {
            Ok(()) => Ok(Begun::Written(path)),
            Err(error) => Err(words.reason(&error)),
        };
    };
    let said = |error: io::Error| error.to_string();
    user_folders::make(&folder).map_err(|error| words.reason(&error))?;
    let progress = Progress::default();
    Ok(Begun::Drawing(Drawing {
        path,
        positions: request.places.len(),
        progress: progress.clone(),
        thread: Some(draw(request, progress).map_err(said)?),
    }))
}

/// Draws on a thread of its own.
fn draw(request: Request, progress: Progress) -> io::Result<JoinHandle<Result<Done, FilmError>>> {
    thread::Builder::new().name("export".into()).spawn(move || {
        let result = filming::draw(&request, &progress);
        if let (Err(_), Target::Png(folder)) = (&result, &request.target) {
            // Half a game is of no use. The folder has a name that was free, so all that is in it was
            // drawn here.
            let _ = fs::remove_dir_all(folder);
        }
        result
    })
}

/// Looks whether pictures are finished.
fn look(
    mut exporting: ResMut<Exporting>,
    mut last: ResMut<LastExport>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
) {
    if !exporting.is_busy() {
        return;
    }
    // That it is being drawn is told until it is.
    notifications.prolong("export");
    exporting.0.retain_mut(|drawing| {
        let Some(thread) = drawing.thread.take_if(|thread| thread.is_finished()) else {
            return true;
        };
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
