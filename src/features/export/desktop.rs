//! Exports into files of a desktop. Texts are
//! written at once. Pictures are drawn on a thread of their own, so that the window goes on
//! meanwhile; a notice says where they are.

use crate::features::recording::offscreen_renderer::RendererError;
use crate::platform::desktop::renderer::resources;
use crate::platform::desktop::startup_error::StartupError;
use bevy::tasks::block_on;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread::{self, JoinHandle};
use std::{fs, io};

use bevy::prelude::*;

use crate::features::export::orders::{ExportContent, ExportOrder, ExportReporter, TakeOrders};
use crate::features::export::{Export, ExportProgress, Exporting, orders};
use crate::features::notifications::NoticeOffer;
use crate::features::recording::{Becomes, RecordedPictures, RecordingError, RecordingRequest};
use crate::storage::names::free_name;
use crate::storage::user_folders::{self, FolderKind};
use crate::storage::{FileError, atomic};
use crate::window::WindowCommand;

/// The folder for all exports; otherwise the user's own folders.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct ExportFolder(pub Option<PathBuf>);

/// The pictures that are being drawn, each game on a thread of its own.
#[derive(Resource, Default)]
struct Drawings(Vec<Drawing>);

/// What was exported last: a file, or a folder of pictures.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct LastExport(Option<PathBuf>);

impl LastExport {
    /// The folder in which it lies.
    pub(crate) fn folder(&self) -> Option<&Path> {
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
    progress: ExportProgress,
    /// Nothing once its result is known.
    thread: Option<JoinHandle<Result<RecordedPictures, RecordingError>>>,
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
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Drawings>()
        .init_resource::<ExportFolder>()
        .init_resource::<LastExport>()
        .add_plugins(orders::plugin)
        .add_systems(Update, (take_orders, look).chain().in_set(TakeOrders));
}

fn take_orders(
    mut orders: MessageReader<ExportOrder>,
    folder: Res<ExportFolder>,
    (mut exporting, mut drawings): (ResMut<Exporting>, ResMut<Drawings>),
    mut last: ResMut<LastExport>,
    mut report: ExportReporter,
) {
    for order in orders.read() {
        let written = path_for(order, folder.0.as_deref()).and_then(|path| {
            match &order.content {
                ExportContent::File(bytes) => {
                    atomic::write(&path, bytes)?;
                    tell_done(&mut report, &mut last, path);
                }
                ExportContent::Pictures(request) => {
                    let progress = exporting.begin(request.places.len());
                    report.begun(&path.display().to_string());
                    match begin((**request).clone(), path, progress.clone()) {
                        Ok(drawing) => drawings.0.push(drawing),
                        Err(error) => {
                            exporting.end(&progress);
                            report.refused(&error.to_string());
                        }
                    }
                }
            }
            Ok(())
        });
        if let Err(error) = written {
            let reason = report.words.reason(&error);
            report.refused(&reason);
        }
    }
}

/// In which of the user's folders it is put.
const fn folder_of(export: Export) -> FolderKind {
    match export {
        Export::Picture | Export::Gif | Export::MovingGif | Export::Pictures => {
            FolderKind::Pictures
        }
        Export::Game(_) => FolderKind::Documents,
    }
}

/// Where it is put: under a name that is free, in a folder that is there.
fn path_for(order: &ExportOrder, folder: Option<&Path>) -> Result<PathBuf, FileError> {
    let folder = match folder {
        Some(folder) => folder.to_owned(),
        None => user_folders::folder(folder_of(order.export))?,
    };
    user_folders::make(&folder)?;
    let name = free_name(&folder, &order.stem, order.export.extension());
    Ok(folder.join(name))
}

/// Draws on a thread of its own.
fn begin(
    request: RecordingRequest,
    path: PathBuf,
    progress: ExportProgress,
) -> io::Result<Drawing> {
    let (target, seen) = (path.clone(), progress.clone());
    let thread = thread::Builder::new().name("export".into());
    let thread = thread.spawn(move || {
        let result = draw_into(&request, &target, &seen);
        if result.is_err() && request.becomes == Becomes::Pngs {
            // Half a game is of no use. The folder has a name that was free, so all that is in it was
            // drawn here.
            let _ = fs::remove_dir_all(&target);
        }
        result
    })?;
    Ok(Drawing {
        path,
        progress,
        thread: Some(thread),
    })
}

/// Looks whether pictures are finished.
fn look(
    (mut exporting, mut drawings): (ResMut<Exporting>, ResMut<Drawings>),
    mut last: ResMut<LastExport>,
    mut report: ExportReporter,
) {
    drawings.0.retain_mut(|drawing| {
        let Some(thread) = drawing.thread.take_if(|thread| thread.is_finished()) else {
            return true;
        };
        exporting.end(&drawing.progress);
        match thread.join() {
            Ok(Ok(_)) => tell_done(&mut report, &mut last, std::mem::take(&mut drawing.path)),
            Ok(Err(error)) => report.failed(&error),
            // The reason of a panic is already on standard error.
            Err(_) => report.broken(),
        }
        false
    });
}

/// Says where the export lies, and offers to open its folder.
fn tell_done(report: &mut ExportReporter, last: &mut LastExport, path: PathBuf) {
    let offer = NoticeOffer {
        words: report.words.say("tune-open-folder"),
        command: WindowCommand::OpenExports,
    };
    report.done(&path.display().to_string(), Some(offer));
    last.0 = Some(path);
}

/// Draws the pictures into this file or folder, and says on standard output where they are.
pub(crate) fn draw_for_command(request: &RecordingRequest, path: &Path) -> ExitCode {
    match draw_into(request, path, &ExportProgress::default()) {
        Ok(done) => {
            let RecordedPictures {
                pictures,
                size: (width, height),
                bytes,
            } = done;
            // Somebody may have closed the other end; the files are what counts.
            let _ = writeln!(
                io::stdout(),
                "{}: {pictures} pictures of {width} x {height}, {} kB",
                path.display(),
                bytes.div_ceil(1000)
            );
            ExitCode::SUCCESS
        }
        Err(RecordingError::OffscreenRenderer(RendererError::NoAdapter)) => {
            StartupError::Adapter.tell()
        }
        Err(error) => {
            // Nobody is left to tell if that fails.
            let _ = writeln!(io::stderr(), "The pictures could not be drawn: {error}.");
            ExitCode::FAILURE
        }
    }
}

/// Draws the pictures into this file or folder.
///
/// # Errors
/// [`RecordingError`].
pub(crate) fn draw_into(
    request: &RecordingRequest,
    path: &Path,
    progress: &ExportProgress,
) -> Result<RecordedPictures, RecordingError> {
    let renderer = resources(None);
    let renderer = renderer.map_err(|_| RendererError::NoAdapter)?;
    let not_kept = |error: FileError| RecordingError::NotKept((&error).into());
    if request.becomes == Becomes::Pngs {
        user_folders::make(path).map_err(not_kept)?;
    }
    let mut number = 0;
    let mut keep = |file: Vec<u8>| {
        let path = match request.becomes {
            Becomes::Gif | Becomes::Png => path.to_owned(),
            Becomes::Pngs => path.join(Becomes::numbered(number)),
        };
        number += 1;
        atomic::write(&path, &file).map_err(not_kept)
    };
    block_on(request.draw(renderer, progress, &mut keep))
}
