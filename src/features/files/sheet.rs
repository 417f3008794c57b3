//! The sheet in which a file is chosen: what stands in its field, which folder it shows, and what
//! it asks. It is drawn in [`crate::features::files::dialog`].

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::features::files::desktop::Files;
use crate::features::files::work;
use crate::features::files::work::MayReplace;
use crate::formats::Format;
use crate::midend::Match;
use crate::storage::folder_listing::{FileEntry, FolderListing, find};
use crate::storage::games::place_for;
use crate::storage::names::{meant, with_extension};
use crate::storage::{FileError, games};

/// What the sheet is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SheetPurpose {
    /// A game is opened.
    Open,
    /// The game on the table is saved.
    Save,
    /// A program is chosen that is to play.
    Program,
}

/// What was seen in a folder, and the recent files.
#[derive(Clone, Debug)]
pub(crate) struct FolderView {
    /// The folder.
    pub folder: PathBuf,
    /// What lies in it.
    pub listing: Result<FolderListing, FileError>,
    /// The recent files, the latest first.
    pub recent: Vec<FileEntry>,
    /// A free name for the game that is to be saved.
    pub suggested: Option<String>,
}

/// What is wrong with what was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Complaint {
    /// Nothing stands in the field.
    NoName,
    /// The system refuses, or the file holds no game.
    File(FileError),
}

/// Why it is asked whether a file is to be replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReplaceReason {
    /// It is there.
    Exists,
    /// It is the game's own file, but somebody else has written it since.
    Changed,
}

/// The open sheet.
#[derive(Clone, Debug)]
pub(crate) struct FileSheet {
    /// What it is for.
    pub purpose: SheetPurpose,
    /// The game that is saved, where it is not the one on the table.
    pub exported: Option<Match>,
    /// The folder that is shown; relative names belong there.
    pub folder: PathBuf,
    /// What stands in the field.
    pub name: String,
    /// What lies in the folder, once it has been looked at.
    pub seen: Option<FolderView>,
    /// Why the last try was refused.
    pub complaint: Option<Complaint>,
    /// The file that is about to be replaced, and why that is asked; the next confirmation does it.
    pub replaces: Option<(PathBuf, ReplaceReason)>,
    /// When it was opened, from which ages are counted.
    pub now: SystemTime,
    /// Whether the field is to get the keys, with its text selected.
    pub wants_focus: bool,
}

impl FileSheet {
    /// A sheet that shows a folder.
    pub(crate) const fn new(purpose: SheetPurpose, folder: PathBuf, now: SystemTime) -> FileSheet {
        FileSheet {
            purpose,
            exported: None,
            folder,
            name: String::new(),
            seen: None,
            complaint: None,
            replaces: None,
            now,
            wants_focus: true,
        }
    }

    /// The format in which the game would be saved.
    pub(crate) fn format(&self) -> Format {
        games::format_for(Path::new(self.name.trim()))
    }

    /// Gives the name in the field the extension of a format.
    pub(crate) fn choose_format(&mut self, format: Format) {
        let name = with_extension(PathBuf::from(self.name.trim()));
        let name = name.with_extension(format.extension());
        self.write(name.to_string_lossy().into_owned());
    }

    /// Puts a text into the field. What was wrong with the one before is no longer told.
    pub(crate) fn write(&mut self, name: String) {
        self.name = name;
        self.complaint = None;
        self.replaces = None;
    }
}

/// The last part of a path, for people.
pub(crate) fn name_of(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}

impl Files {
    /// Opens the sheet; `stem` is how the suggested name begins.
    pub(crate) fn show(&mut self, purpose: SheetPurpose, stem: String) {
        let folders = match purpose {
            SheetPurpose::Program => [&self.folders.home, &None, &None],
            _ => [&self.last_folder, &self.folders.games, &self.folders.home],
        };
        let folder = folders.into_iter().flatten().next().cloned();
        let folder = folder.unwrap_or_else(|| PathBuf::from("."));
        let folder = std::path::absolute(&folder).unwrap_or(folder);
        self.sheet = Some(FileSheet::new(purpose, folder.clone(), SystemTime::now()));
        self.tasks.push(work::look(folder, stem, self.recent()));
    }

    /// Closes the sheet; nothing has happened.
    pub(crate) fn close(&mut self) {
        self.sheet = None;
    }

    /// Shows another folder.
    pub(crate) fn go_to(&mut self, folder: PathBuf) {
        let recent = self.recent();
        let Some(sheet) = &mut self.sheet else {
            return;
        };
        sheet.complaint = None;
        sheet.replaces = None;
        if sheet.purpose != SheetPurpose::Save {
            sheet.name.clear();
        }
        sheet.folder.clone_from(&folder);
        if sheet.purpose != SheetPurpose::Program {
            self.last_folder = Some(folder.clone());
        }
        self.tasks.push(work::look(folder, String::new(), recent));
    }

    /// A file of the list is pressed: it is opened, or its name is the one to save under.
    pub(crate) fn choose(&mut self, path: &Path) {
        let Some(sheet) = &mut self.sheet else {
            return;
        };
        match sheet.purpose {
            SheetPurpose::Open => self.open(path.to_owned()),
            SheetPurpose::Program => self.pick(path.to_owned()),
            SheetPurpose::Save => {
                let name = path.strip_prefix(&sheet.folder).unwrap_or(path);
                sheet.write(name.to_string_lossy().into_owned());
                sheet.wants_focus = true;
            }
        }
    }

    fn pick(&mut self, program: PathBuf) {
        self.program = Some(program);
        self.close();
    }

    /// Takes a file from the list of recent ones; the file itself stays.
    pub(crate) fn forget(&mut self, path: &Path) {
        if let Some(recent) = self.recent() {
            work::forget(&recent, path);
        }
        if let Some(seen) = self.sheet.as_mut().and_then(|sheet| sheet.seen.as_mut()) {
            seen.recent.retain(|entry| entry.path != path);
        }
    }

    /// What stands in the field is meant: a folder is shown, a file opened or saved. The second
    /// confirmation of a name that is taken replaces that file.
    pub(crate) fn confirm(&mut self, game_match: Option<&Match>) {
        let home = self.folders.home.clone();
        let Some(sheet) = &mut self.sheet else {
            return;
        };
        sheet.complaint = None;
        if sheet.name.trim().is_empty() {
            sheet.complaint = Some(Complaint::NoName);
            sheet.wants_focus = true;
            return;
        }
        let path = meant(&sheet.name, &sheet.folder, home.as_deref());
        if path.is_dir() {
            sheet.name.clear();
            self.go_to(path);
            return;
        }
        match (sheet.purpose, game_match) {
            (SheetPurpose::Open, _) => self.open(path),
            (SheetPurpose::Program, _) => match find(&path) {
                Ok(()) => self.pick(path),
                Err(error) => {
                    self.report(Complaint::File(error));
                }
            },
            (SheetPurpose::Save, Some(game_match)) => {
                let path = place_for(path);
                let yes = sheet.replaces.take().is_some_and(|(file, _)| file == path);
                let may_replace = if yes {
                    MayReplace::Anything
                } else {
                    MayReplace::Nothing
                };
                if let Some(folder) = path.parent() {
                    self.last_folder = Some(folder.to_owned());
                }
                self.save(path, game_match, may_replace);
            }
            (SheetPurpose::Save, None) => self.close(),
        }
    }

    /// Takes in what was seen in a folder, if the sheet still shows that one.
    pub(crate) fn take_in(&mut self, seen: FolderView) {
        let Some(sheet) = &mut self.sheet else {
            return;
        };
        if sheet.folder != seen.folder {
            return;
        }
        if let (Some(suggested), true) = (&seen.suggested, sheet.name.is_empty()) {
            sheet.name.clone_from(suggested);
            sheet.wants_focus = true;
        }
        sheet.seen = Some(seen);
    }

    /// Tells in the sheet what is wrong; whether one is open.
    pub(crate) fn report(&mut self, complaint: Complaint) -> bool {
        let Some(sheet) = &mut self.sheet else {
            return false;
        };
        sheet.complaint = Some(complaint);
        sheet.wants_focus = true;
        true
    }

    /// Asks whether a file is to be replaced, in a sheet of its own where none is open.
    pub(crate) fn ask_to_replace(&mut self, path: PathBuf, reason: ReplaceReason) {
        if self.sheet.is_none() {
            let folder = path.parent().unwrap_or(Path::new(".")).to_owned();
            let mut sheet = FileSheet::new(SheetPurpose::Save, folder.clone(), SystemTime::now());
            sheet.write(name_of(&path));
            self.sheet = Some(sheet);
            self.tasks
                .push(work::look(folder, String::new(), self.recent()));
        }
        if let Some(sheet) = &mut self.sheet {
            sheet.replaces = Some((path, reason));
        }
    }
}
