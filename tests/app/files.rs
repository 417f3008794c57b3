//! Games in files: saved, opened, never written over by accident, never lost.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use crate::features::files::desktop::{Files, Folders};
use crate::features::files::sheet::{Complaint, ReplaceReason, SheetPurpose};
use crate::features::files::{FileCommand, dialog};
use crate::features::overlay::SheetShown;
use crate::platform::days::Today;
use crate::scores::Day;
use crate::storage::Folder;
use crate::storage::folder_listing::FileContent;
use crate::storage::games;
use crate::storage::recent::Recent;
use bevy::input::ButtonState;
use bevy::window::{FileDragAndDrop, PrimaryWindow};
use bevy_egui::egui::{Event, Key, Modifiers, vec2};

use crate::tests::drawn::Drawn;
use crate::tests::prelude::*;
use fivefold_support::folder::{TestFolder, names_in};

/// A folder of its own for each test, removed when the test has passed.
pub(crate) struct Place(pub(crate) TestFolder);

impl Place {
    pub(crate) fn new() -> Place {
        let folder = TestFolder::new();
        fs::create_dir_all(folder.join("games")).expect("a folder for the test");
        Place(folder)
    }

    pub(crate) fn game(&self, name: &str) -> PathBuf {
        self.0.join("games").join(name)
    }

    /// The names of all files in the folder of games.
    fn names(&self) -> Vec<String> {
        names_in(&self.0.join("games"))
    }

    fn recent(&self) -> Vec<PathBuf> {
        let list = Recent(Arc::new(Folder(self.0.join("state"))));
        list.files().expect("the list")
    }

    /// The program at the menu, with its files in this place.
    pub(crate) fn current(&self) -> Tabletop {
        let mut table = Tabletop::new();
        table.app.insert_resource(Files::with_folders(Folders {
            state: Some(self.0.join("state")),
            games: Some(self.0.join("games")),
            home: Some(self.0.to_path_buf()),
        }));
        table
            .app
            .add_plugins(crate::features::files::desktop::plugin);
        table
    }

    /// The same with a game of Lines on which these moves were made.
    fn table_with(&self, moves: &[&str]) -> Tabletop {
        let mut table = self.current();
        table.sit("mnk:15x15x5", PERSONS);
        for field in moves {
            table.until_a_person_may_act();
            table.click(field);
        }
        table
    }
}

impl Tabletop {
    fn files(&self) -> &Files {
        self.resource::<Files>()
    }

    fn until_the_disk_rests(&mut self) {
        self.frame(0);
        self.wait("the disk", |table| !table.files().is_busy());
        self.frame(0);
        self.frame(0);
    }

    fn write_name(&mut self, name: &str) {
        let mut files = self.resource_mut::<Files>();
        files
            .sheet
            .as_mut()
            .expect("a sheet")
            .write(name.to_owned());
    }

    /// Enter in the sheet.
    fn confirm(&mut self) {
        self.app
            .world_mut()
            .resource_scope(|world, mut files: Mut<Files>| {
                let table = world.resource::<crate::turn::current_match::CurrentMatch>();
                files.confirm(table.game_match.as_ref());
            });
        self.until_the_disk_rests();
    }

    fn save_as(&mut self, name: &str) {
        self.want(FileCommand::SaveAs);
        self.until_the_disk_rests();
        self.write_name(name);
        self.confirm();
    }

    fn drop_file(&mut self, path: &Path) {
        let mut windows = self
            .app
            .world_mut()
            .query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(self.app.world()).expect("a window");
        self.app
            .world_mut()
            .write_message(FileDragAndDrop::DroppedFile {
                window,
                path_buf: path.to_owned(),
            });
        self.until_the_disk_rests();
    }

    fn title(&mut self) -> String {
        self.frame(0);
        let mut windows = self
            .app
            .world_mut()
            .query_filtered::<&Window, With<PrimaryWindow>>();
        let window = windows.single(self.app.world()).expect("a window");
        window.title.clone()
    }

    fn sentences(&self) -> String {
        format!("{:?}", self.notifications().list())
    }
}

const ENTER: Event = Event::Key {
    key: Key::Enter,
    physical_key: None,
    pressed: true,
    repeat: false,
    modifiers: Modifiers::NONE,
};

const MOVES: [&str; 3] = ["h8", "i9", "j7"];

#[test]
fn a_game_is_saved_and_opened_in_every_format() {
    let place = Place::new();
    for name in ["a.fivefold", "b.txt", "a.sgf", "a.psq"] {
        let mut table = place.table_with(&MOVES);
        table.save_as(name);
        assert!(table.files().sheet.is_none(), "{name} is saved");
        let mut other = place.current();
        other.want(FileCommand::Open);
        other.until_the_disk_rests();
        other.write_name(name);
        other.confirm();
        assert_eq!(other.screen(), Screen::Play, "{name}");
        assert_eq!(other.record(), "h8 i9 j7", "{name}");
    }
    // A list of moves, named as a terminal pastes it, from anywhere.
    let moves = place.0.join("moves.txt");
    fs::write(&moves, "mnk:15x15x5 h8i9j7\n").expect("a file");
    let mut table = place.current();
    table.want(FileCommand::Open);
    table.until_the_disk_rests();
    table.write_name(&format!("'{}'", moves.display()));
    table.confirm();
    assert_eq!(table.record(), "h8 i9 j7");
}

#[test]
fn save_asks_for_a_name_the_first_time_and_never_again() {
    let place = Place::new();
    let mut table = place.table_with(&MOVES);
    table.app.insert_resource(Today(|| Day::new(20_782)));
    table.ctrl(KeyCode::KeyS);
    table.until_the_disk_rests();
    let sheet = table.files().sheet.as_ref().expect("it asks");
    assert_eq!(sheet.purpose, SheetPurpose::Save);
    let suggested = sheet.name.clone();
    assert_eq!(suggested, "Lines 2026-11-25.fivefold");
    table.confirm();
    let path = place.game(&suggested);
    assert_eq!(games::open(&path).as_ref(), Ok(table.game_match()));

    table.click("k6");
    assert!(table.files().is_unsaved(table.game_match()));
    table.ctrl(KeyCode::KeyS);
    table.until_the_disk_rests();
    assert!(table.files().sheet.is_none(), "it does not ask again");
    assert_eq!(games::open(&path).as_ref(), Ok(table.game_match()));
    assert!(!table.files().is_unsaved(table.game_match()));
}

#[test]
fn the_next_game_at_the_same_table_does_not_take_the_file_of_the_last_one() {
    let place = Place::new();
    let mut table = place.table_with(&MOVES);
    table.save_as("first.fivefold");
    let first = fs::read(place.game("first.fivefold")).expect("it is there");
    table.ctrl(KeyCode::KeyN);
    table.until_a_person_may_act();
    table.click("a1");
    table.ctrl(KeyCode::KeyS);
    table.until_the_disk_rests();
    assert!(table.files().sheet.is_some(), "it asks for a name");
    assert_eq!(
        fs::read(place.game("first.fivefold")).expect("there"),
        first
    );
}

#[test]
fn a_name_and_enter_in_the_same_slow_frame_save_under_that_name() {
    let place = Place::new();
    let mut table = place.table_with(&MOVES);
    table.want(FileCommand::SaveAs);
    table.until_the_disk_rests();
    table.app.init_resource::<SheetShown>();
    let drawn = Drawn::over(&mut table, vec2(1280.0, 720.0), dialog::show);
    drawn.frame(&mut table, vec![Event::Text("swift".to_owned()), ENTER]);
    table.until_the_disk_rests();
    // The extension of the name that was suggested stays.
    let saved = games::open(&place.game("swift.fivefold"));
    assert_eq!(saved.as_ref(), Ok(table.game_match()));
    assert!(table.files().sheet.is_none(), "nothing is asked again");
}

#[test]
fn another_file_is_replaced_only_after_a_second_yes() {
    let place = Place::new();
    fs::write(place.game("dear.fivefold"), "dear").expect("a file");
    let mut table = place.table_with(&MOVES);
    table.save_as("dear");
    let sheet = table.files().sheet.as_ref().expect("it asks");
    assert_eq!(
        sheet.replaces,
        Some((place.game("dear.fivefold"), ReplaceReason::Exists))
    );
    // Another name takes the question back.
    table.write_name("dear.fivefold");
    assert_eq!(
        table
            .files()
            .sheet
            .as_ref()
            .and_then(|sheet| sheet.replaces.clone()),
        None
    );
    table.confirm();
    let content = fs::read_to_string(place.game("dear.fivefold")).expect("there");
    assert_eq!(content, "dear", "asked again, not written");
    table.confirm();
    assert!(table.files().sheet.is_none());
    let saved = games::open(&place.game("dear.fivefold"));
    assert_eq!(saved.as_ref(), Ok(table.game_match()));
}

#[test]
fn a_game_that_an_earlier_version_has_saved_goes_on_in_its_file() {
    let place = Place::new();
    place.table_with(&MOVES).save_as("evening.txt");
    let mut table = place.current();
    table.drop_file(&place.game("evening.txt"));
    table.until_a_person_may_act();
    table.click("k6");
    assert_eq!(table.moves(), 4);
    table.ctrl(KeyCode::KeyS);
    table.until_the_disk_rests();
    assert!(table.files().sheet.is_none(), "nothing is asked");
    let saved = games::open(&place.game("evening.txt"));
    assert_eq!(saved.as_ref(), Ok(table.game_match()));
    assert_eq!(place.names(), ["evening.txt"]);
}

#[test]
fn no_game_silently_gets_the_name_of_one_that_an_earlier_version_has_saved() {
    let place = Place::new();
    place.table_with(&MOVES).save_as("Lines 2026-11-25.txt");
    fs::write(place.game("letter.txt"), "Dear Ela, how are you?").expect("a file");
    let mut table = place.table_with(&MOVES[..1]);
    table.app.insert_resource(Today(|| Day::new(20_782)));
    table.ctrl(KeyCode::KeyS);
    table.until_the_disk_rests();
    let suggested = table.files().sheet.as_ref().map(|sheet| sheet.name.clone());
    assert_eq!(suggested.as_deref(), Some("Lines 2026-11-25 2.fivefold"));
    for name in ["Lines 2026-11-25", "Lines 2026-11-25.fivefold"] {
        table.write_name(name);
        table.confirm();
        let sheet = table.files().sheet.as_ref().expect("it asks");
        let taken = place.game("Lines 2026-11-25.txt");
        assert_eq!(sheet.replaces, Some((taken, ReplaceReason::Exists)));
    }
    assert_eq!(place.names(), ["Lines 2026-11-25.txt", "letter.txt"]);
    // Whoever says yes twice replaces that game, under its own name.
    table.confirm();
    let saved = games::open(&place.game("Lines 2026-11-25.txt"));
    assert_eq!(saved.as_ref(), Ok(table.game_match()));
    // A text that is no game is in nobody's way, and stays.
    table.save_as("letter");
    let names = ["Lines 2026-11-25.txt", "letter.fivefold", "letter.txt"];
    assert_eq!(place.names(), names);
    let letter = fs::read_to_string(place.game("letter.txt"));
    assert!(letter.is_ok_and(|letter| letter.starts_with("Dear Ela")));
}

#[test]
fn what_somebody_else_has_written_into_the_file_is_not_lost_without_a_question() {
    let place = Place::new();
    let mut table = place.table_with(&MOVES);
    table.save_as("ours.fivefold");
    let path = place.game("ours.fivefold");
    let other = fs::File::options().write(true).open(&path).expect("there");
    let later = SystemTime::now() + Duration::from_secs(60);
    other.set_modified(later).expect("set");
    table.click("k6");
    table.ctrl(KeyCode::KeyS);
    table.until_the_disk_rests();
    let sheet = table.files().sheet.as_ref().expect("it asks");
    assert_eq!(sheet.replaces, Some((path.clone(), ReplaceReason::Changed)));
    assert!(table.files().is_unsaved(table.game_match()));
    table.confirm();
    assert_eq!(games::open(&path).as_ref(), Ok(table.game_match()));
}

#[test]
fn a_name_that_cannot_be_written_is_told_in_the_sheet() {
    let place = Place::new();
    fs::write(place.game("file"), "").expect("a file");
    let mut table = place.table_with(&MOVES);
    table.save_as("   ");
    let complaint = |table: &Tabletop| {
        let sheet = table.files().sheet.as_ref().expect("the sheet stays");
        sheet.complaint.clone().expect("something is wrong")
    };
    assert_eq!(complaint(&table), Complaint::NoName);
    table.write_name("file/below.txt");
    table.confirm();
    assert!(matches!(complaint(&table), Complaint::File(_)));
    // Northcott has no SGF.
    let mut table = place.current();
    table.sit("northcott:3x12", PERSONS);
    table.frame(0);
    table.save_as("rows.sgf");
    let Complaint::File(error) = complaint(&table) else {
        panic!("the format does not fit");
    };
    assert!(error.to_string().contains("only games of Lines"), "{error}");
}

#[test]
fn recent_files_are_listed_the_latest_first_and_can_be_forgotten() {
    let place = Place::new();
    let mut table = place.table_with(&MOVES);
    table.save_as("a.txt");
    table.save_as("b.txt");
    table.drop_file(&place.game("a.txt"));
    let (a, b) = (place.game("a.txt"), place.game("b.txt"));
    assert_eq!(place.recent(), [a.clone(), b.clone()]);
    fs::remove_file(&b).expect("it was there");
    table.want(FileCommand::Open);
    table.until_the_disk_rests();
    let seen = table
        .files()
        .sheet
        .as_ref()
        .and_then(|sheet| sheet.seen.clone());
    let seen = seen.expect("the list");
    assert!(matches!(&seen.recent[0].content, FileContent::Game(game) if game.plies == 3));
    assert_eq!(seen.recent[1].content, FileContent::Missing);
    let listing = seen.listing.expect("the folder");
    assert_eq!(listing.games.len(), 1);
    table.resource_mut::<Files>().forget(&b);
    assert_eq!(place.recent(), [a]);
}

#[test]
fn a_broken_file_is_told_with_its_place_and_the_game_stays() {
    let place = Place::new();
    let broken = place.game("broken.txt");
    fs::write(&broken, "fivefold 1\nplan: mnk:15x15x99\n").expect("a file");
    let mut table = place.table_with(&MOVES);
    let before = table.game_match().clone();
    table.drop_file(&broken);
    let told = table.sentences();
    assert!(
        told.contains("broken.txt") && told.contains("line 2"),
        "{told}"
    );
    assert_eq!(*table.game_match(), before);
    assert_eq!(table.screen(), Screen::Play);
    // The next file that can be read takes the complaint back.
    table.save_as("good.fivefold");
    assert_eq!(
        table.notifications().problems().count(),
        0,
        "{}",
        table.sentences()
    );
    // In the sheet it is told there.
    table.want(FileCommand::Open);
    table.until_the_disk_rests();
    table.write_name("broken.txt");
    table.confirm();
    let sheet = table.files().sheet.as_ref().expect("the sheet stays");
    assert!(matches!(sheet.complaint, Some(Complaint::File(_))));
    assert_eq!(table.notifications().problems().count(), 0);
}

#[test]
fn a_text_of_another_program_is_not_written_over_by_a_save() {
    let place = Place::new();
    let text = "(;FF[4]GM[4]SZ[15];B[hh];W[ii])";
    fs::write(place.game("theirs.txt"), text).expect("a file");
    let mut table = place.current();
    table.drop_file(&place.game("theirs.txt"));
    assert_eq!(table.moves(), 2);
    table.ctrl(KeyCode::KeyS);
    table.until_the_disk_rests();
    assert!(table.files().sheet.is_some(), "it asks for a name");
    let still = fs::read_to_string(place.game("theirs.txt")).expect("there");
    assert_eq!(still, text);
}

#[test]
fn folders_are_walked_by_name_and_a_new_one_is_made_with_its_first_game() {
    let place = Place::new();
    let mut table = place.table_with(&MOVES);
    table.save_as("new/deep/game");
    assert!(place.game("new/deep/game.fivefold").is_file());
    table.want(FileCommand::Open);
    table.until_the_disk_rests();
    table.write_name("~/games/new");
    table.confirm();
    let sheet = table.files().sheet.as_ref().expect("the sheet stays");
    assert_eq!(sheet.folder, place.game("new"));
    assert!(sheet.name.is_empty());
    let seen = sheet.seen.clone().expect("it was looked at");
    let listing = seen.listing.expect("the folder");
    assert_eq!(listing.folders, [place.game("new/deep")]);
}

#[test]
fn the_title_names_the_game_its_file_and_what_is_not_saved() {
    let place = Place::new();
    let mut table = place.current();
    assert_eq!(table.title(), "fivefold");
    let mut table = place.table_with(&MOVES);
    assert_eq!(table.title(), "Lines – 15 × 15 – fivefold");
    table.save_as("evening.fivefold");
    assert_eq!(table.title(), "Lines – evening.fivefold – fivefold");
    table.click("k6");
    assert_eq!(table.title(), "Lines – evening.fivefold* – fivefold");
    table.want(ScreenCommand::ToMenu);
    assert_eq!(table.title(), "fivefold");
}

#[test]
fn there_is_one_sheet_at_a_time_and_none_without_a_game_to_save() {
    let place = Place::new();
    let mut table = place.current();
    table.ctrl(KeyCode::KeyS);
    assert!(table.files().sheet.is_none(), "there is nothing to save");
    table.ctrl(KeyCode::KeyO);
    table.until_the_disk_rests();
    table.write_name("half a na");
    table.ctrl(KeyCode::KeyO);
    let sheet = table.files().sheet.as_ref().expect("the sheet stays");
    assert_eq!(sheet.name, "half a na");
}

#[test]
fn shift_saves_under_another_name() {
    let place = Place::new();
    let mut table = place.table_with(&MOVES);
    table.save_as("one.fivefold");
    table.key_event(KeyCode::ShiftLeft, ButtonState::Pressed, false);
    table.ctrl(KeyCode::KeyS);
    table.key_event(KeyCode::ShiftLeft, ButtonState::Released, false);
    table.until_the_disk_rests();
    assert_eq!(
        table.files().sheet.as_ref().map(|sheet| sheet.purpose),
        Some(SheetPurpose::Save)
    );
}
