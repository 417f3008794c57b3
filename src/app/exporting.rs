//! The game on the table as a file for others: an animation, a row of pictures, a text. Texts are
//! written at once. Pictures are drawn by a second run of the program, `fivefold replay`, so that
//! the window goes on as if nothing were; a notice says where they are.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::SystemTime;

use bevy::prelude::*;

use super::flow::Table;
use super::intent::Intent;
use super::language::{Words, text};
use super::notices::Notices;
use super::states::Phase;
use crate::commands::replay_pictures::Frames;
use crate::games::GameKind;
use crate::scores::Day;
use crate::storage::user_folders::{self, Kind};
use crate::storage::{FileError, games};
use crate::table::Sitting;
use crate::table::formats::Format;

/// What a game can become.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Export {
    /// An animation, a picture a move; in Atoms also every wave.
    Gif,
    /// An animation of all that moves.
    MovingGif,
    /// A folder of pictures.
    Pictures,
    /// A text in the own format.
    Record,
    /// A text that other programs for Lines read.
    Sgf,
}

impl Export {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Export; 5] = [
        Export::Gif,
        Export::MovingGif,
        Export::Pictures,
        Export::Record,
        Export::Sgf,
    ];

    /// The keys of its name among the words, and of what it is in a line.
    #[must_use]
    pub const fn keys(self) -> [&'static str; 2] {
        match self {
            Export::Gif => ["export-gif", "export-gif-line"],
            Export::MovingGif => ["export-moving-gif", "export-moving-gif-line"],
            Export::Pictures => ["export-pictures", "export-pictures-line"],
            Export::Record => ["export-record", "export-record-line"],
            Export::Sgf => ["export-sgf", "export-sgf-line"],
        }
    }

    /// Whether a game can become this: only Lines has formats of other programs.
    #[must_use]
    pub const fn suits(self, kind: GameKind) -> bool {
        !matches!(self, Export::Sgf) || matches!(kind, GameKind::Mnk)
    }

    const fn extension(self) -> &'static str {
        match self {
            Export::Gif | Export::MovingGif => "gif",
            Export::Pictures => "",
            Export::Record => Format::Record.extension(),
            Export::Sgf => Format::Sgf.extension(),
        }
    }

    const fn folder(self) -> Kind {
        match self {
            Export::Gif | Export::MovingGif | Export::Pictures => Kind::Pictures,
            Export::Record | Export::Sgf => Kind::Documents,
        }
    }

    /// What is typed after `fivefold replay -` for it, without the place; nothing for a text.
    const fn arguments(self) -> Option<(Frames, &'static str)> {
        match self {
            Export::Gif => Some((Frames::Waves, "--gif")),
            Export::MovingGif => Some((Frames::Motion, "--gif")),
            Export::Pictures => Some((Frames::Waves, "--png")),
            Export::Record | Export::Sgf => None,
        }
    }
}

/// Where exports go and who draws them; otherwise the user's own folders and this very program.
#[derive(Resource, Clone, Debug, Default)]
pub struct ExportPlaces {
    /// The folder for everything.
    pub folder: Option<PathBuf>,
    /// The program that draws.
    pub program: Option<PathBuf>,
}

/// The pictures that are being drawn.
#[derive(Resource, Default)]
pub struct Exporting(Vec<Drawing>);

struct Drawing {
    path: PathBuf,
    /// What has become of it. Only one thread looks, but resources must allow for more.
    result: std::sync::Mutex<Receiver<Result<(), String>>>,
}

impl Exporting {
    /// Whether pictures are being drawn.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        !self.0.is_empty()
    }
}

/// Adds exporting.
pub fn plugin(app: &mut App) {
    app.init_resource::<Exporting>()
        .init_resource::<ExportPlaces>()
        .add_systems(Update, (obey, look).chain().in_set(Phase::Rules));
}

fn obey(
    mut intents: MessageReader<Intent>,
    table: Res<Table>,
    places: Res<ExportPlaces>,
    mut exporting: ResMut<Exporting>,
    words: Res<Words>,
    mut notices: ResMut<Notices>,
) {
    for intent in intents.read() {
        let (Intent::Export(export), Some(sitting)) = (intent, &table.sitting) else {
            continue;
        };
        match begin(*export, sitting, &places) {
            Ok(Begun::Written(path)) => tell_done(&mut notices, &words, &path),
            Ok(Begun::Drawing(drawing)) => {
                let sentence = sentence_of(&words, "export-drawing", &drawing.path);
                notices.remark("export", sentence);
                exporting.0.push(drawing);
            }
            Err(reason) => complain(&mut notices, &words, &reason),
        }
    }
}

enum Begun {
    Written(PathBuf),
    Drawing(Drawing),
}

/// Writes a text, or lets pictures be drawn.
fn begin(export: Export, sitting: &Sitting, places: &ExportPlaces) -> Result<Begun, String> {
    let folder = match &places.folder {
        Some(folder) => Ok(folder.clone()),
        None => user_folders::folder(export.folder()),
    };
    let folder = folder.map_err(|error: FileError| error.to_string())?;
    let day = Day::of(SystemTime::now());
    let stem = format!("fivefold-{}-{day}", sitting.position().kind().id());
    let path = user_folders::free_name(&folder, &stem, export.extension());
    let Some((frames, option)) = export.arguments() else {
        return match games::save(&path, sitting) {
            Ok(()) => Ok(Begun::Written(path)),
            Err(error) => Err(error.to_string()),
        };
    };
    let said = |error: io::Error| error.to_string();
    std::fs::create_dir_all(&folder).map_err(said)?;
    let program = match &places.program {
        Some(program) => program.clone(),
        None => std::env::current_exe().map_err(said)?,
    };
    let mut command = Command::new(program);
    command
        .args(["replay", "-", "--frames", frames.id(), option])
        .arg(&path)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped());
    let record = sitting.record();
    let (sender, receiver) = channel();
    thread::Builder::new()
        .name("export".into())
        .spawn(move || {
            // Nobody listens any more where the program has ended meanwhile.
            let _ = sender.send(draw(&mut command, &record));
        })
        .map_err(said)?;
    Ok(Begun::Drawing(Drawing {
        path,
        result: receiver.into(),
    }))
}

/// Gives the game to the second program and waits until it has ended.
fn draw(command: &mut Command, record: &str) -> Result<(), String> {
    let said = |error: io::Error| error.to_string();
    let mut child = command.spawn().map_err(said)?;
    if let Some(mut input) = child.stdin.take() {
        // A program that ends before it has read everything says why below.
        let _ = input.write_all(record.as_bytes());
    }
    let output = child.wait_with_output().map_err(said)?;
    if output.status.success() {
        return Ok(());
    }
    let told = String::from_utf8_lossy(&output.stderr);
    Err(match told.trim() {
        "" => output.status.to_string(),
        told => told.to_owned(),
    })
}

/// Looks whether pictures are finished.
fn look(mut exporting: ResMut<Exporting>, words: Res<Words>, mut notices: ResMut<Notices>) {
    if !exporting.is_busy() {
        return;
    }
    // That it is being drawn is told until it is.
    notices.prolong("export");
    exporting.0.retain_mut(|drawing| {
        let result = match drawing.result.get_mut() {
            Ok(result) => result.try_recv(),
            Err(_) => Err(TryRecvError::Disconnected),
        };
        match result {
            Ok(Ok(())) => tell_done(&mut notices, &words, &drawing.path),
            Ok(Err(reason)) => complain(&mut notices, &words, &reason),
            Err(TryRecvError::Empty) => return true,
            Err(TryRecvError::Disconnected) => complain(&mut notices, &words, ""),
        }
        false
    });
}

fn tell_done(notices: &mut Notices, words: &Words, path: &Path) {
    notices.news("export", sentence_of(words, "export-done", path));
}

fn sentence_of(words: &Words, key: &str, path: &Path) -> String {
    let path = path.display().to_string();
    words.with(key, &[("path", text(&path))])
}

fn complain(notices: &mut Notices, words: &Words, reason: &str) {
    let sentence = words.with("export-refused", &[("reason", text(reason))]);
    notices.problem("export", sentence);
}
