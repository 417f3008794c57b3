//! Scripts that are edited in the program itself: on a shelf of files, and on one like a browser's.

#[path = "../core/storage/page.rs"]
mod page;

use std::fs;
use std::sync::Arc;

use crate::config::{Script, ScriptName};
use crate::features::opponents::{OpponentCommand, OpponentPage};
use crate::features::scripts;
use crate::features::scripts::open::ScriptEditor;
use crate::features::scripts::storage::ScriptShelf;
use crate::games::nim;
use crate::input::bindings::key_command::Focus;
use crate::input::keyboard::KeyFocus;
use crate::players::scripts::LONGEST_SOURCE;
use crate::storage::{Browser, Folder};
use bevy_egui::egui::{Event, Key, Modifiers};

use self::page::PageStorage;
use crate::tests::prelude::*;
use fivefold_support::scratch_folder;

const FIRST: &str = "fn choose(board) {\n    board.legal_moves()[0]\n}\n";
const SECOND: &str = "fn choose(board) {\n    board.legal_moves()[1]\n}\n";
/// The field with the text.
const TEXT: &str = "Text of the script";

fn name(text: &str) -> ScriptName {
    ScriptName::new(text).expect("a name")
}

/// A shelf like a browser's: its scripts are no files, and it may be full.
struct Memory {
    page: PageStorage,
    shelf: ScriptShelf,
}

impl Memory {
    fn with(source: &str) -> Memory {
        let page = PageStorage::default();
        let shelf = ScriptShelf(Arc::new(Browser::new(page.clone(), "fivefold.script-")));
        shelf.create(name("mine"), source).expect("there is room");
        Memory { page, shelf }
    }

    fn text(&self) -> String {
        self.shelf.read(name("mine")).unwrap_or_default()
    }
}

/// The setup of Nim with the editor of a script open, in a window of this size.
fn edited_in(source: &str, (width, height): (f32, f32)) -> (Tabletop, Reader, Memory) {
    let shelf = Memory::with(source);
    let mut table = Tabletop::quick();
    table.app.insert_resource(shelf.shelf.clone());
    let mut configs = table.resource_mut::<Configs>();
    let scripts = &mut configs.opponents.scripts;
    scripts.insert(name("mine"), Script::new(source));
    table.open(nim::ID);
    let reader = Reader::in_window(&mut table, width, height);
    about(&mut table, "mine");
    reader.press(&mut table, "Edit here");
    (table, reader, shelf)
}

fn edited(source: &str) -> (Tabletop, Reader, Memory) {
    edited_in(source, (1280.0, 720.0))
}

fn about(table: &mut Tabletop, script: &str) {
    let opponent = Opponent::Script(name(script));
    table.want(OpponentCommand::About(opponent, Side::Second));
}

/// What stands in the editor.
fn written(table: &Tabletop) -> String {
    let draft = table.resource::<ScriptEditor>().draft(name("mine"));
    draft.expect("it is edited").text.clone()
}

/// Presses a key with Ctrl within the panels.
fn control(table: &mut Tabletop, reader: &Reader, key: Key) {
    let event = Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::COMMAND,
    };
    reader.input(table, [event]);
    table.frame(0);
}

#[track_caller]
fn wait_for(table: &mut Tabletop, reader: &Reader, words: &str) {
    table.wait(words, |table| reader.text(table).contains(words));
}

#[test]
fn what_is_written_is_saved_tried_and_plays() {
    let (mut table, reader, shelf) = edited(FIRST);
    assert_eq!(reader.focused(&mut table).as_deref(), Some(TEXT));
    assert!(!reader.offers(&mut table, "Save"), "nothing is changed");
    reader.write(&mut table, TEXT, SECOND);
    assert!(reader.text(&mut table).contains("Not saved yet."));
    assert_eq!(shelf.text(), FIRST);
    reader.press(&mut table, "Save");
    assert_eq!(shelf.text(), SECOND);
    wait_for(&mut table, &reader, "Here it plays a2.");
    reader.press(&mut table, "Close");
    table.draft().seats = [Seat::Computer(Opponent::Script(name("mine"))), Seat::Person];
    reader.press(&mut table, "Close");
    table.start();
    table.until(Turn::Person);
    assert_eq!(table.record(), "a2");
}

#[test]
fn a_mistake_that_shows_when_it_plays_is_told_with_its_place_and_leads_there() {
    let (mut table, reader, _) = edited(FIRST);
    let wrong = "fn choose(board) {\n    let x = 1;\n    board.nothing()\n}\n";
    reader.write(&mut table, TEXT, wrong);
    reader.press(&mut table, "Save");
    wait_for(&mut table, &reader, "opponents/mine.rhai, line 3, column");
    reader.press(&mut table, "Go to line 3");
    reader.read(&mut table);
    assert_eq!(reader.focused(&mut table).as_deref(), Some(TEXT));
    reader.input(&mut table, [Event::Text("HERE".to_owned())]);
    let line = written(&table).lines().nth(2).expect("a line").to_owned();
    assert_eq!(line, "    board.HEREnothing()");
}

#[test]
fn a_text_that_is_no_script_is_told_with_its_place_and_the_last_good_one_plays_on() {
    let (mut table, reader, shelf) = edited(FIRST);
    let wrong = "fn choose(board) {\n    let = 3;\n}\n";
    reader.write(&mut table, TEXT, wrong);
    control(&mut table, &reader, Key::S);
    assert_eq!(shelf.text(), wrong, "it is kept all the same");
    wait_for(&mut table, &reader, "opponents/mine.rhai, line 2, column 9");
    let plays = &table.configs().opponents.scripts[&name("mine")];
    assert_eq!(plays.source(), FIRST);
}

#[test]
fn reverting_brings_back_what_is_saved() {
    let (mut table, reader, shelf) = edited(FIRST);
    reader.write(&mut table, TEXT, SECOND);
    reader.press(&mut table, "Revert");
    assert_eq!(written(&table), FIRST);
    assert_eq!(shelf.text(), FIRST);
    assert!(!reader.offers(&mut table, "Revert"));
}

#[test]
fn the_editor_is_closed_with_escape_and_what_is_not_saved_is_still_there() {
    let (mut table, reader, shelf) = edited(FIRST);
    reader.write(&mut table, TEXT, SECOND);
    reader.key(&mut table, Key::Escape);
    table.frame(0);
    assert!(
        reader.offers(&mut table, "Edit here"),
        "the page is open again"
    );
    assert_eq!(shelf.text(), FIRST);
    reader.press(&mut table, "Edit here");
    assert!(reader.text(&mut table).contains("Not saved yet."));
    assert_eq!(written(&table), SECOND);
}

#[test]
fn where_there_is_no_room_nothing_is_lost() {
    let (mut table, reader, shelf) = edited(FIRST);
    shelf.page.fill(true);
    reader.write(&mut table, TEXT, SECOND);
    reader.press(&mut table, "Save");
    let text = reader.text(&mut table);
    assert!(text.contains("no room left"), "{text}");
    assert_eq!(
        (shelf.text().as_str(), written(&table).as_str()),
        (FIRST, SECOND)
    );
    let plays = &table.configs().opponents.scripts[&name("mine")];
    assert_eq!(plays.source(), FIRST);
    shelf.page.fill(false);
    reader.press(&mut table, "Save");
    assert_eq!(shelf.text(), SECOND);
}

#[test]
fn a_text_longer_than_a_script_may_be_is_not_saved_and_stays_in_the_editor() {
    let (mut table, reader, shelf) = edited(FIRST);
    let long = format!("{FIRST}//{}", "x".repeat(LONGEST_SOURCE));
    reader.write(&mut table, TEXT, &long);
    reader.press(&mut table, "Save");
    let text = reader.text(&mut table);
    assert!(text.contains("The script is too long"), "{text}");
    assert_eq!(shelf.text(), FIRST);
    assert_eq!(written(&table), long);
}

#[test]
fn what_was_changed_elsewhere_meanwhile_is_not_replaced_unasked() {
    let (mut table, reader, shelf) = edited(FIRST);
    reader.write(&mut table, TEXT, SECOND);
    let other = "fn choose(board) { board.random_move() }\n";
    let written = shelf.shelf.write(name("mine"), other);
    written.expect("there is room");
    reader.press(&mut table, "Save");
    let text = reader.text(&mut table);
    assert!(text.contains("changed elsewhere"), "{text}");
    assert_eq!(shelf.text(), other);
    reader.press(&mut table, "Save");
    assert_eq!(shelf.text(), SECOND, "asked twice");
}

#[test]
fn deleting_is_asked_first_and_gives_the_seat_to_somebody_else() {
    let (mut table, reader, shelf) = edited(FIRST);
    let seat = Seat::Computer(Opponent::Script(name("mine")));
    table.draft().seats[1] = seat;
    for (answer, is_there) in [("Keep it", true), ("Delete", false)] {
        reader.press(&mut table, "Delete");
        assert_eq!(table.question(), Some("ask-delete-script"));
        reader.press(&mut table, answer);
        table.frame(0);
        assert_eq!(shelf.shelf.names().contains(&name("mine")), is_there);
        assert_eq!(table.draft().seats[1] == seat, is_there);
    }
    let scripts = &table.configs().opponents.scripts;
    assert!(!scripts.contains_key(&name("mine")));
    assert_eq!(table.resource::<OpponentPage>().0, None);
    assert!(reader.text(&mut table).contains("mine is deleted."));
}

#[test]
fn while_a_script_is_edited_no_key_is_the_programs() {
    let (mut table, reader, _) = edited(FIRST);
    reader.read(&mut table);
    assert_eq!(table.resource::<KeyFocus>().0, Focus::Sheet);
    reader.press(&mut table, "Close");
    reader.read(&mut table);
    assert_eq!(table.resource::<KeyFocus>().0, Focus::Dialog);
}

#[test]
fn in_a_browser_a_clone_is_kept_and_edited_while_what_the_page_brought_stays_as_it_is() {
    let (mut table, reader, shelf) = edited(FIRST);
    reader.press(&mut table, "Close");
    let mut configs = table.resource_mut::<Configs>();
    let scripts = &mut configs.opponents.scripts;
    scripts.insert(name("brought"), Script::new("// title: Brought\n"));
    about(&mut table, "brought");
    assert!(!reader.offers(&mut table, "Edit here"));
    assert!(!reader.offers(&mut table, "Open folder"));
    assert!(reader.offers(&mut table, "Save a copy"));
    reader.press(&mut table, "Clone this opponent");
    reader.write(&mut table, "Name of the clone", "own");
    reader.press(&mut table, "Clone");
    assert!(
        reader.offers(&mut table, "Edit here"),
        "the page of the clone"
    );
    let source = shelf.shelf.read(name("own")).expect("it is kept");
    assert_eq!(source, "// title: own\n");
    // As after a reload.
    let mut table = Tabletop::new();
    table.app.add_plugins(scripts::files::plugin);
    table.app.insert_resource(shelf.shelf);
    table.open(nim::ID);
    table.frame(0);
    let scripts = &table.configs().opponents.scripts;
    assert_eq!(scripts[&name("mine")].source(), FIRST);
    assert!(!scripts.contains_key(&name("brought")), "no page brings it");
}

#[test]
fn on_a_desktop_the_editor_writes_the_file() {
    let folder = scratch_folder();
    let folder = folder.join(format!("edited-scripts-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("mine.rhai");
    let (mut table, reader, _) = edited(FIRST);
    reader.press(&mut table, "Close");
    fs::write(&file, FIRST.replace('\n', "\r\n")).expect("it is written");
    let shelf = ScriptShelf(Arc::new(Folder(folder)));
    table.app.insert_resource(shelf);
    assert!(reader.offers(&mut table, "Open file"));
    reader.press(&mut table, "Edit here");
    assert_eq!(written(&table), FIRST);
    reader.write(&mut table, TEXT, SECOND);
    reader.press(&mut table, "Save");
    assert_eq!(fs::read_to_string(&file).expect("a file"), SECOND);
    reader.press(&mut table, "Delete");
    reader.press(&mut table, "Delete");
    table.frame(0);
    assert!(!file.exists());
}

#[test]
fn on_a_small_phone_the_text_has_room_and_everything_is_in_the_window() {
    for (width, height, least) in [(375.0, 667.0, 300.0), (667.0, 375.0, 90.0)] {
        let (mut table, reader, _) = edited_in(FIRST, (width, height));
        reader.write(&mut table, TEXT, "fn choose(board) { board.nothing() }");
        reader.press(&mut table, "Save");
        wait_for(&mut table, &reader, "Go to line 1");
        for words in ["Close", "Save", "Revert", "Delete", "Go to line 1"] {
            let place = reader.place(&mut table, words);
            let is_inside = place.left() >= 0.0 && place.right() <= width;
            assert!(is_inside, "{words}: {place:?}");
            assert!(place.bottom() <= height, "{words}: {place:?}");
        }
        let text = reader.place(&mut table, TEXT);
        assert!(text.height() >= least, "{text:?} in {width} × {height}");
    }
}
