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
        .add_systems(Update, (open, tell).chain().in_set(Phase::Rules));
}

fn open(
    mut of_window: MessageReader<WindowCommand>,
    mut of_opponents: MessageReader<OpponentCommand>,
    mut of_about: MessageReader<AboutCommand>,
    store: Option<Res<KeptStore>>,
    shelf: Res<ScriptShelf>,
    last: Option<Res<LastExport>>,
    licences: Res<LicenceTexts>,
    opener: Res<Opener>,
    redraw: Res<Redraw>,
) {
    let tuned = || Some(store.as_ref()?.0.folder()?.join(FOLDER));
    let scripts = || shelf.folder().map(Path::to_owned);
    let of_window = of_window.read().filter_map(|command| match *command {
        WindowCommand::OpenTuned(_) => Some((tuned()?, true)),
        WindowCommand::OpenTunedFile(name) => Some((tuned()?.join(name), false)),
        WindowCommand::OpenExports => Some((last.as_ref()?.folder()?.to_owned(), true)),
        _ => None,
    });
    let of_opponents = of_opponents.read().filter_map(|command| match *command {
        OpponentCommand::OpenScript(name) => Some((scripts()?.join(name.file_name()), false)),
        OpponentCommand::OpenScriptFolder => Some((scripts()?, true)),
        _ => None,
    });
    let of_about = of_about.read().filter_map(|command| match command {
        AboutCommand::OpenLicences => Some((licences.0.clone()?, false)),
        _ => None,
    });
    for (path, is_folder) in of_window.chain(of_opponents).chain(of_about) {
        opener.open(path, is_folder, &redraw);
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
