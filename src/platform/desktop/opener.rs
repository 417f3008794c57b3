//! Files and folders are opened in the system's own programs. The program that does so may take its
//! time or fail: it runs in a thread of its own, and what goes wrong is told.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::{fs, thread};

use bevy::prelude::*;

use crate::features::about::{AboutCommand, LicenceTexts};
use crate::features::export::desktop::LastExport;
use crate::features::language::{Words, text};
use crate::features::notifications::Notifications;
use crate::features::opponents::OpponentCommand;
use crate::features::scripts::storage::ScriptShelf;
use crate::features::tune::FOLDER;
use crate::platform::keeping::KeptStore;
use crate::redraw::Redraw;
use crate::states::Phase;
use crate::window::WindowCommand;

/// What notices about files that cannot be opened are about.
const ABOUT: &str = "opener";

/// The program that opens things, and what it has failed to open.
#[derive(Resource)]
pub(crate) struct Opener {
    /// The program.
    pub program: OsString,
    failed: (Sender<Failed>, Mutex<Receiver<Failed>>),
}

/// Something that was not opened.
struct Failed {
    path: PathBuf,
    reason: String,
}

impl Default for Opener {
    fn default() -> Self {
        let program = if cfg!(target_os = "windows") {
            "explorer"
        } else if cfg!(target_os = "macos") {
            "open"
        } else {
            "xdg-open"
        };
        let (sender, receiver) = channel();
        Opener {
            program: program.into(),
            failed: (sender, Mutex::new(receiver)),
        }
    }
}

impl Opener {
    /// Has a file or a folder opened; a folder that is not there yet is made.
    fn open(&self, path: PathBuf, is_folder: bool, redraw: &Redraw) {
        let (program, failed, redraw) =
            (self.program.clone(), self.failed.0.clone(), redraw.clone());
        thread::spawn(move || {
            if let Err(reason) = open_with(&program, &path, is_folder) {
                // Nobody listens any more when the program ends.
                let _ = failed.send(Failed { path, reason });
                redraw.request();
            }
        });
    }

    fn take_failed(&self) -> Option<Failed> {
        let receiver = self.failed.1.lock();
        receiver
            .unwrap_or_else(PoisonError::into_inner)
            .try_recv()
            .ok()
    }
}

/// Opens it and waits for the program that does so.
fn open_with(program: &OsStr, path: &Path, is_folder: bool) -> Result<(), String> {
    if is_folder {
        fs::create_dir_all(path).map_err(|error| error.to_string())?;
    } else if !path.exists() {
        return Err("there is no such file".to_owned());
    }
    let output = Command::new(program)
        .arg(path)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .output()
        .map_err(|error| format!("{}: {error}", program.display()))?;
    // The one of Windows gives no useful status.
    if output.status.success() || cfg!(target_os = "windows") {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    let said = said.lines().map(str::trim).find(|line| !line.is_empty());
    Err(match said {
        Some(said) => said.to_owned(),
        None => format!("{}: {}", program.display(), output.status),
    })
}

/// Opens what is asked for.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Opener>()
        .init_resource::<Redraw>()
        .add_message::<WindowCommand>()
        .add_message::<OpponentCommand>()
        .add_message::<AboutCommand>()
        .init_resource::<LicenceTexts>()
        .add_systems(
            Update,
            (open_tuned, open_scripts, open_exports, open_licences, tell)
                .chain()
                .in_set(Phase::Rules),
        );
}

fn open_tuned(
    mut asked: MessageReader<WindowCommand>,
    store: Option<Res<KeptStore>>,
    opener: Res<Opener>,
    redraw: Res<Redraw>,
) {
    for command in asked.read() {
        let Some(folder) = store.as_ref().and_then(|store| store.0.folder()) else {
            continue;
        };
        let folder = folder.join(FOLDER);
        match command {
            WindowCommand::OpenTuned(_) => opener.open(folder, true, &redraw),
            WindowCommand::OpenTunedFile(name) => opener.open(folder.join(name), false, &redraw),
            _ => {}
        }
    }
}

fn open_scripts(
    mut asked: MessageReader<OpponentCommand>,
    shelf: Res<ScriptShelf>,
    opener: Res<Opener>,
    redraw: Res<Redraw>,
) {
    for command in asked.read() {
        let (path, is_folder) = match *command {
            OpponentCommand::OpenScript(name) => {
                (shelf.folder().map(|it| it.join(name.file_name())), false)
            }
            OpponentCommand::OpenScriptFolder => (shelf.folder().map(Path::to_owned), true),
            _ => continue,
        };
        if let Some(path) = path {
            opener.open(path, is_folder, &redraw);
        }
    }
}

fn open_exports(
    mut asked: MessageReader<WindowCommand>,
    last: Option<Res<LastExport>>,
    opener: Res<Opener>,
    redraw: Res<Redraw>,
) {
    let wanted = asked.read().filter(|it| **it == WindowCommand::OpenExports);
    if wanted.count() > 0
        && let Some(folder) = last.as_ref().and_then(|last| last.folder())
    {
        opener.open(folder.to_owned(), true, &redraw);
    }
}

fn open_licences(
    mut asked: MessageReader<AboutCommand>,
    texts: Res<LicenceTexts>,
    opener: Res<Opener>,
    redraw: Res<Redraw>,
) {
    for command in asked.read() {
        if let (AboutCommand::OpenLicences, Some(path)) = (command, &texts.0) {
            opener.open(path.clone(), false, &redraw);
        }
    }
}

/// Says what was not opened.
fn tell(opener: Res<Opener>, words: Res<Words>, mut notifications: ResMut<Notifications>) {
    while let Some(Failed { path, reason }) = opener.take_failed() {
        let path = path.display().to_string();
        let about = [("path", text(&path)), ("reason", text(&reason))];
        notifications.problem(ABOUT, words.with("tune-not-opened", &about));
    }
}
