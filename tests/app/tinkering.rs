//! What a tinkerer finds on the pages of scripts and levels: the file, what a script said, copies.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::config::{Level, Script, ScriptName};
use crate::features::clipboard::ToClipboard;
use crate::features::opponents::{CopyForm, OpponentCommand, OpponentPage};
use crate::features::scripts::notes::ScriptNotes;
use crate::features::scripts::storage::{NotKept, ScriptShelf};
use crate::features::tune::Tuning;
use crate::games::nim;
use crate::platform::desktop::opener::Opener;
use crate::storage::Folder;

use crate::tests::prelude::*;
use fivefold_support::scratch_folder;

fn name(text: &str) -> ScriptName {
    ScriptName::new(text).expect("a name")
}

/// An empty folder of scripts.
pub(crate) fn folder(of: &str) -> PathBuf {
    let folder = scratch_folder().join(format!("scripts-{of}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// The setup of Nim with a script in a folder of its own.
fn with_script(of: &str, source: &str) -> (Tabletop, Reader, PathBuf) {
    let folder = folder(of);
    fs::write(folder.join("mine.rhai"), source).expect("it is written");
    let mut table = Tabletop::quick();
    table
        .app
        .insert_resource(ScriptShelf(Arc::new(Folder(folder.clone()))));
    let mut configs = table.resource_mut::<Configs>();
    let scripts = &mut configs.opponents.scripts;
    scripts.insert(name("mine"), Script::new(source));
    table.open(nim::ID);
    let reader = Reader::of(&mut table);
    (table, reader, folder)
}

fn about(table: &mut Tabletop, opponent: Opponent) {
    table.want(OpponentCommand::About(opponent, Side::Second));
}

/// The script plays first, until the person is to move.
fn play_first(table: &mut Tabletop) {
    table.draft().seats = [Seat::Computer(Opponent::Script(name("mine"))), Seat::Person];
    table.start();
    table.until(Turn::Person);
}

const PRINTS: &str = "// title: Talker\n// title-pl: Gadula\n// games: nim\n\
    fn choose(board) { print(`heaps: ${board.heaps()}`); board.legal_moves()[0] }\n";

#[test]
fn what_a_script_printed_stands_on_its_page_and_can_be_copied() {
    let (mut table, reader, _) = with_script("printed", PRINTS);
    about(&mut table, Opponent::Script(name("mine")));
    assert!(reader.text(&mut table).contains("Nothing yet."));
    reader.press(&mut table, "Close");
    play_first(&mut table);
    about(&mut table, Opponent::Script(name("mine")));
    let text = reader.text(&mut table);
    assert!(text.contains("heaps: [3, 4, 5]"), "{text}");
    reader.press(&mut table, "Copy the text");
    let mut copied = table
        .app
        .world_mut()
        .resource_mut::<Messages<ToClipboard>>();
    let copied: Vec<ToClipboard> = copied.drain().collect();
    assert!(
        copied[0].0.starts_with("1. a1\n    heaps: [3, 4, 5]"),
        "{copied:?}"
    );
}

#[test]
fn only_so_many_printed_lines_are_kept_as_the_configuration_says() {
    let source = "fn choose(board) { for n in 0..9 { print(n); } board.legal_moves()[0] }";
    let (mut table, _, _) = with_script("bounded", source);
    let mut configs = table.resource_mut::<Configs>();
    configs.opponents.script_limits.kept_lines = 4;
    play_first(&mut table);
    let notes = table.resource::<ScriptNotes>().of(name("mine"));
    let printed = &notes.expect("it printed").printed;
    let lines: Vec<&str> = printed.iter().map(|it| it.line.as_str()).collect();
    assert_eq!(lines, ["5", "6", "7", "8"]);
}

#[test]
fn the_last_mistake_of_a_script_stays_on_its_page_when_its_message_is_closed() {
    let (mut table, reader, _) = with_script("mistake", "fn choose(board) { board.nothing() }");
    play_first(&mut table);
    table
        .resource_mut::<crate::features::notifications::Notifications>()
        .close("script");
    about(&mut table, Opponent::Script(name("mine")));
    let text = reader.text(&mut table);
    assert!(text.contains("Its last mistake"), "{text}");
    assert!(text.contains("opponents/mine.rhai, line 1"), "{text}");
    assert!(reader.offers(&mut table, "Copy the mistake"));
}

/// Types a name for a copy of whoever's page is open, and asks for it.
fn copy_as(table: &mut Tabletop, reader: &Reader, name: &str) {
    if reader.offers(table, "Clone this opponent") {
        reader.press(table, "Clone this opponent");
    }
    reader.write(table, "Name of the clone", name);
    reader.press(table, "Clone");
}

#[test]
fn a_script_is_copied_to_a_file_of_its_own_under_its_new_name() {
    let (mut table, reader, folder) = with_script("copied", PRINTS);
    about(&mut table, Opponent::Script(name("mine")));
    copy_as(&mut table, &reader, "talker-06");
    let copied = name("talker-06");
    let source = fs::read_to_string(folder.join("talker-06.rhai")).expect("a file");
    assert!(
        source.starts_with("// title: talker-06\n// games: nim\nfn choose"),
        "{source}"
    );
    let origin = fs::read_to_string(folder.join("mine.rhai")).expect("a file");
    assert_eq!(origin, PRINTS);
    let page = table
        .resource::<OpponentPage>()
        .0
        .expect("its page is open");
    assert_eq!(page.opponent, Opponent::Script(copied));
    let configs = table.configs().opponents.clone();
    let offered = Opponent::offered(table.draft().position(), &configs);
    assert!(offered.contains(&Opponent::Script(copied)));
    reader.press(&mut table, "Play against it");
    table.frame(0);
    table.until(Turn::Person);
    assert_eq!(
        table.game_match().seat(Side::Second),
        Seat::Computer(Opponent::Script(copied))
    );
}

#[test]
fn a_copy_never_takes_the_place_of_anything() {
    let (mut table, reader, folder) = with_script("refused", PRINTS);
    // A file that nobody has read, as one with a mistake.
    fs::write(folder.join("draft.rhai"), "unfinished").expect("it is written");
    about(&mut table, Opponent::Script(name("mine")));
    for (typed, refused) in [
        ("", NotKept::NoName),
        ("../outside", NotKept::NoName),
        ("mine", NotKept::Taken(name("mine"))),
        ("draft", NotKept::Taken(name("draft"))),
    ] {
        copy_as(&mut table, &reader, typed);
        let form = table.resource::<CopyForm>().clone();
        assert_eq!(form.refused, Some(refused), "{typed}");
    }
    let text = reader.text(&mut table);
    assert!(text.contains("named draft already"), "{text}");
    let left = fs::read_to_string(folder.join("draft.rhai")).expect("a file");
    assert_eq!(left, "unfinished");
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 2);
}

#[test]
fn a_script_that_cannot_be_written_is_told_with_the_reason() {
    let (mut table, reader, folder) = with_script("nowhere", PRINTS);
    fs::remove_dir_all(&folder).expect("it is removed");
    fs::write(&folder, "no folder").expect("it is written");
    about(&mut table, Opponent::Script(name("mine")));
    copy_as(&mut table, &reader, "other");
    let form = table.resource::<CopyForm>().clone();
    assert!(
        matches!(form.refused, Some(NotKept::Refused { .. })),
        "{form:?}"
    );
    assert!(reader.text(&mut table).contains("cannot be written"));
}

#[test]
fn a_level_is_copied_into_the_persons_own_values_and_plays() {
    let (mut table, reader, _) = with_script("level", PRINTS);
    let level = Opponent::Level(Level::STRONGEST);
    about(&mut table, level);
    copy_as(&mut table, &reader, "my-master");
    table.frame(0);
    let own = Opponent::Own(name("my-master"));
    let page = table
        .resource::<OpponentPage>()
        .0
        .expect("its page is open");
    assert_eq!(page.opponent, own);
    let kept = table.resource::<Tuning>().of("opponents.ron");
    let kept = kept
        .and_then(|layers| layers.own_text())
        .expect("it is kept");
    assert!(
        kept.contains("name: \"my-master\", game: \"nim\", level: 8"),
        "{kept}"
    );
    let text = reader.text(&mut table);
    assert!(
        text.contains("A copy of Master") && text.contains("columns: 5"),
        "{text}"
    );
    // A second one beside it, and none in the place of the first.
    about(&mut table, level);
    copy_as(&mut table, &reader, "my-master");
    let taken = NotKept::Taken(name("my-master"));
    assert_eq!(table.resource::<CopyForm>().refused, Some(taken));
    copy_as(&mut table, &reader, "second");
    table.frame(0);
    let names: Vec<String> = table
        .configs()
        .opponents
        .own_levels
        .iter()
        .map(|own| own.name.to_string())
        .collect();
    assert_eq!(names, ["my-master", "second"]);
    table.draft().seats = [Seat::Computer(own), Seat::Person];
    table.want(OpponentCommand::PlayAgainst(own, Side::First));
    table.frame(0);
    table.until(Turn::Person);
    assert_eq!(
        table.position().board_text(),
        "1,4,5",
        "the one winning move"
    );
}

/// A program that writes down what it is to open.
#[cfg(unix)]
pub(crate) fn opener(folder: &Path, ends_with: &str) -> PathBuf {
    use std::os::unix::fs::PermissionsExt;
    let program = folder.join("opener.sh");
    let log = folder.join("opened");
    let script = format!("#!/bin/sh\necho \"$1\" >> {}\n{ends_with}\n", log.display());
    fs::write(&program, script).expect("it is written");
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).expect("it is executable");
    program
}

#[cfg(unix)]
#[test]
fn one_press_opens_the_file_of_a_script_and_another_one_its_folder() {
    let (mut table, reader, scripts) = with_script("opened", PRINTS);
    let tools = folder("opened-tools");
    table.resource_mut::<Opener>().program = opener(&tools, "").into();
    about(&mut table, Opponent::Script(name("mine")));
    let log = tools.join("opened");
    let opened = |path: &Path| fs::read_to_string(path).unwrap_or_default();
    for (word, path) in [
        ("Open file", scripts.join("mine.rhai")),
        ("Open folder", scripts.clone()),
    ] {
        reader.press(&mut table, word);
        let line = format!("{}\n", path.display());
        table.wait(word, |_| opened(&log).ends_with(&line));
    }
}

#[cfg(unix)]
#[test]
fn a_copied_level_is_tuned_from_its_page_and_plays_with_what_was_changed() {
    let (mut table, reader, _) = with_script("tuned-level", PRINTS);
    about(&mut table, Opponent::Level(Level::STRONGEST));
    copy_as(&mut table, &reader, "my-master");
    table.frame(0);
    reader.press(&mut table, "Tune");
    table.frame(0);
    assert_eq!(table.screen(), Screen::Tune);
    let text = reader.text(&mut table);
    for number in ["Columns", "Overlooks", "End pieces", "Greedy"] {
        assert!(text.contains(number), "{number}: {text}");
    }
    let numbers = |table: &Tabletop| {
        let own = table.configs().opponents.own_level(name("my-master"));
        own.expect("it is there").numbers.as_str().to_owned()
    };
    assert!(numbers(&table).contains("columns: 5"));
    reader.slide(&mut table, "my-master: Columns", 2.0);
    table.frames(2);
    assert!(numbers(&table).contains("columns: 2"));
    // It goes back to what the level has, and stays.
    reader.press(&mut table, "Default for “my-master: Columns”");
    table.frames(2);
    assert!(numbers(&table).contains("columns: 5"));
    table.want(ScreenCommand::Back);
    table.want(ScreenCommand::Back);
    assert_eq!(table.screen(), Screen::Setup);
}

#[test]
fn an_opener_that_fails_is_told_with_its_reason() {
    let (mut table, reader, _) = with_script("failing", PRINTS);
    let tools = folder("failing-tools");
    let fails = opener(&tools, "echo 'no program for it' >&2; exit 3");
    for (program, reason) in [
        (fails, "no program for it"),
        (tools.join("absent"), "absent"),
    ] {
        table.resource_mut::<Opener>().program = program.into();
        about(&mut table, Opponent::Script(name("mine")));
        reader.press(&mut table, "Open file");
        let is_told = |table: &Tabletop| {
            let told = format!("{:?}", table.notifications().list());
            told.contains("mine.rhai cannot be opened") && told.contains(reason)
        };
        table.wait(reason, |table| is_told(table));
    }
}
