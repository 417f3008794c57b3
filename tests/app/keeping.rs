//! What a person does outlives the program: settings, finished games and own values are brought back at the
//! next start, shared with other windows, and told of where they cannot be kept.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use bevy::app::TaskPoolOptions;

use crate::config::{PathStep, Ratings, Sound, ThemeName};
use crate::features::language::{Language, SystemLanguage, Words};
use crate::features::notifications::{NoticeContent, Notifications};
use crate::features::records::Statistics;
use crate::features::tune::{FOLDER, Tuning};
use crate::input::bindings::bind;
use crate::input::bindings::in_force::KeyBindings;
use crate::input::bindings::key_map::command;
use crate::platform::keeping::{Keeper, Keeps, KeptStore, keep};
use crate::platform::retry;
use crate::scores::{ScoredGame, Scores};
use crate::storage::Folder;
use crate::tests::prelude::*;
use fivefold_support::folder::TestFolder;
use fivefold_support::positions::game_match;

/// The file of settings.
const SETTINGS: &str = "settings.ron";

/// A program that keeps one thing in this folder.
fn program<K: Keeps + Default>(folder: &Path) -> App {
    TaskPoolOptions::default().create_default_pools();
    let mut app = App::new();
    app.insert_resource(KeptStore(Arc::new(Folder(folder.to_owned()))))
        .init_resource::<K>()
        .init_resource::<Configs>()
        .init_resource::<Words>()
        .init_resource::<SystemLanguage>()
        .init_resource::<Notifications>()
        .init_resource::<Time>()
        .add_plugins(retry::plugin);
    keep::<K>(&mut app, Startup);
    app.update();
    app
}

/// Changes what is kept and lets the program write it, or try to.
fn change<K: Keeps>(program: &mut App, change: impl FnOnce(&mut K)) {
    change(&mut program.world_mut().resource_mut::<K>());
    until_written::<K>(program);
}

/// Lets the program try again what was refused.
fn try_again<K: Keeps>(program: &mut App) {
    let mut time = program.world_mut().resource_mut::<Time>();
    time.advance_by(Duration::from_secs(6));
    until_written::<K>(program);
}

fn until_written<K: Keeps>(program: &mut App) {
    program.update();
    while program.world().resource::<Keeper<K>>().is_writing() {
        std::thread::yield_now();
        program.update();
    }
}

/// What is said about keeping it.
fn said<K: Keeps>(program: &App) -> Option<String> {
    let notices = program.world().resource::<Notifications>();
    let notice = notices.list().first()?;
    assert_eq!(notice.about, K::ABOUT);
    match &notice.content {
        NoticeContent::Sentence(sentence) => Some(sentence.clone()),
        other => panic!("{other:?}"),
    }
}

// --- Settings ---

/// Changes the settings of a program, ends it, and gives those of the next one.
fn after_a_restart(change: impl FnOnce(&mut Settings)) -> Settings {
    let folder = TestFolder::new();
    let mut before = program::<Settings>(&folder);
    change(&mut before.world_mut().resource_mut::<Settings>());
    before.world_mut().write_message(AppExit::Success);
    before.update();
    let after = program::<Settings>(&folder);
    after.world().resource::<Settings>().clone()
}

#[test]
fn two_windows_keep_what_was_changed_in_either() {
    let folder = TestFolder::new();
    let (mut one, mut other) = (program::<Settings>(&folder), program::<Settings>(&folder));
    change(&mut one, |settings: &mut Settings| settings.muted = true);
    change(&mut other, |settings: &mut Settings| {
        settings.teaching = true
    });
    assert!(other.world().resource::<Settings>().muted, "it is shared");
    let third = program::<Settings>(&folder);
    let settings = third.world().resource::<Settings>();
    assert!(settings.muted && settings.teaching);
}

#[test]
fn settings_that_cannot_be_written_are_told_as_such_and_written_once_they_can_be() {
    let folder = TestFolder::new();
    let mut program = program::<Settings>(&folder);
    fs::remove_dir_all(&folder).expect("it was there");
    change(&mut program, |settings: &mut Settings| {
        settings.muted = true
    });
    assert_eq!(said::<Settings>(&program), None, "the folder is made again");
    fs::remove_dir_all(&folder).expect("it was there");
    fs::write(&folder, "a file in the way").expect("room");
    change(&mut program, |settings: &mut Settings| {
        settings.muted = false
    });
    let told = said::<Settings>(&program).expect("it is told");
    assert!(told.starts_with("Your settings cannot be saved"), "{told}");
    assert!(!told.contains("game"), "{told}");
    fs::remove_file(&folder).expect("it was there");
    try_again::<Settings>(&mut program);
    assert_eq!(said::<Settings>(&program), None);
    assert!(folder.join(SETTINGS).exists());
}

#[test]
fn settings_that_cannot_even_be_read_are_put_aside() {
    let folder = TestFolder::new();
    fs::write(folder.join(SETTINGS), [0xff, 0xfe]).expect("room");
    let mut program = program::<Settings>(&folder);
    change(&mut program, |settings: &mut Settings| {
        settings.muted = true
    });
    let aside = folder.join("settings.ron.damaged-1");
    assert_eq!(fs::read(aside).expect("nothing is lost"), [0xff, 0xfe]);
}

#[test]
fn what_another_version_has_set_stays_in_the_file_until_it_is_set_anew() {
    let folder = TestFolder::new();
    let file = folder.join(SETTINGS);
    let text =
        "(settings: (muted: true, theme: Some(Sepia), glow: (1, \"a, b\")), sync: Some(\"x\"))";
    fs::write(&file, text).expect("room");
    let mut program = program::<Settings>(&folder);
    let notices = program.world().resource::<Notifications>();
    let told = format!("{:?}", notices.list());
    assert!(
        told.contains("Sepia") && told.contains("stays in the file"),
        "{told}"
    );
    assert!(
        program.world().resource::<Settings>().muted,
        "the rest is read"
    );
    assert_eq!(fs::read_to_string(&file).expect("a file"), text);
    change(&mut program, |settings: &mut Settings| {
        settings.teaching = true
    });
    let written = fs::read_to_string(&file).expect("a file");
    for kept in [
        "theme: Some(Sepia),",
        "glow: (1, \"a, b\"),",
        "sync: Some(\"x\"),",
        "teaching: true,",
    ] {
        assert!(written.contains(kept), "lacks {kept}:\n{written}");
    }
    change(&mut program, |settings: &mut Settings| {
        settings.theme = Some(ThemeName::Light)
    });
    let written = fs::read_to_string(&file).expect("a file");
    assert!(
        !written.contains("Sepia") && written.contains("theme: Some(Light)"),
        "{written}"
    );
    assert!(
        written.contains("sync") && written.contains("glow"),
        "{written}"
    );
    let others = fs::read_dir(&folder).expect("a folder").flatten();
    let aside = others.filter(|file| file.file_name().to_string_lossy().contains("damaged"));
    assert_eq!(aside.count(), 0);
}

#[test]
fn of_a_language_in_an_older_file_only_another_one_than_the_systems_was_chosen() {
    for (kept, chosen) in [("en", None), ("pl", Some(Language::Pl)), ("", None)] {
        let folder = TestFolder::new();
        let text = format!("(language: \"{kept}\", settings: (muted: true))");
        fs::write(folder.join(SETTINGS), text).expect("room");
        let program = program::<Settings>(&folder);
        let settings = program.world().resource::<Settings>();
        assert_eq!((settings.language, settings.muted), (chosen, true));
    }
}

#[test]
fn chosen_keys_are_in_force_after_a_restart() {
    let undo = command("undo").expect("a command of the table");
    let keys = ["Ctrl+U".parse().expect("a key")];
    let settings = after_a_restart(|settings| {
        bind(settings, undo, &keys).expect("a free key");
    });
    assert_eq!(KeyBindings::new(&settings.keys).chords(undo), keys);
}

#[test]
fn the_volume_and_the_silence_are_as_they_were_after_a_restart() {
    let sound = Sound::default();
    let louder = sound.volume + 7;
    let settings = after_a_restart(|settings| settings.volume = Some(louder));
    assert_eq!(settings.heard_volume(&sound), louder);
    let settings = after_a_restart(|settings| {
        settings.volume = Some(louder);
        settings.muted = true;
    });
    assert_eq!(settings.heard_volume(&sound), 0);
    assert_eq!(settings.volume(&sound), louder, "for when it is on again");
}

#[test]
fn a_volume_that_nobody_has_chosen_follows_the_file_after_a_restart() {
    let settings = after_a_restart(|settings| settings.muted = true);
    let sound = Sound {
        volume: 33,
        ..Sound::default()
    };
    assert!(settings.muted);
    assert_eq!(settings.volume(&sound), 33);
}

// --- Own values of the configuration ---

fn drop_ms(tuning: &mut Tuning, value: &str) {
    let drop = [PathStep::Field("drop_ms".to_owned())];
    let changed = tuning.change("timing.ron", |layers| layers.set(&drop, value));
    changed.expect("it is in its range");
}

#[test]
fn own_values_that_cannot_be_written_are_told_and_written_once_they_can_be() {
    let folder = TestFolder::new();
    let in_the_way = folder.join(FOLDER);
    fs::write(&in_the_way, "a file in the way").expect("room");
    let mut program = program::<Tuning>(&folder);
    change(&mut program, |tuning| drop_ms(tuning, "333"));
    let told = said::<Tuning>(&program).expect("it is told");
    assert!(told.contains(FOLDER) && !told.contains("game"), "{told}");
    let tuning = program.world().resource::<Tuning>();
    assert!(tuning.has_unkept(&Default::default()));
    fs::remove_file(&in_the_way).expect("it was there");
    try_again::<Tuning>(&mut program);
    assert_eq!(said::<Tuning>(&program), None);
    let kept = fs::read_to_string(in_the_way.join("timing.ron")).expect("it is kept");
    assert!(kept.contains("drop_ms: 333"), "{kept}");
}

#[test]
fn an_own_file_that_cannot_be_read_is_put_aside_before_another_takes_its_place() {
    let folder = TestFolder::new();
    let file = folder.join(FOLDER).join("timing.ron");
    fs::create_dir_all(folder.join(FOLDER)).expect("room");
    fs::write(&file, "(drop_ms: soon)").expect("room");
    let mut program = program::<Tuning>(&folder);
    assert!(file.exists(), "as long as nothing else is to be kept");
    change(&mut program, |tuning| drop_ms(tuning, "333"));
    let aside = fs::read_to_string(folder.join(FOLDER).join("timing.ron.damaged-1"));
    assert_eq!(aside.expect("nothing is lost"), "(drop_ms: soon)");
    let kept = fs::read_to_string(&file).expect("it is kept");
    assert!(kept.contains("drop_ms: 333"), "{kept}");
}

// --- Finished games ---

fn played(plies: u32) -> ScoredGame {
    let line = format!("2026-11-21 nim:3,4,5 level-3 first began won {plies} rated\n");
    Scores::from_text(&line).expect("a line").0.games()[0].clone()
}

fn add(records: &mut Statistics, plies: u32) {
    let game = game_match("nim:3,4,5", [Seat::Person; 2]);
    records.add(&game, played(plies), &Ratings::default());
}

fn kept(folder: &Path) -> Vec<u32> {
    let program = program::<Statistics>(folder);
    let records = program.world().resource::<Statistics>();
    records.scores().games().iter().map(|it| it.plies).collect()
}

#[test]
fn finished_games_that_are_refused_are_told_and_written_once_they_can_be() {
    let folder = TestFolder::new();
    let state = folder.join("state");
    let mut program = program::<Statistics>(&state);
    fs::remove_dir_all(&state).expect("it was made for the lock");
    fs::write(&state, "a file in the way").expect("room");
    change(&mut program, |records| add(records, 1));
    let told = said::<Statistics>(&program).expect("it is told");
    assert!(told.starts_with("Finished games cannot be saved"), "{told}");
    change(&mut program, |records| add(records, 2));
    fs::remove_file(&state).expect("it was there");
    try_again::<Statistics>(&mut program);
    assert_eq!(said::<Statistics>(&program), None);
    assert_eq!(kept(&state), [1, 2]);
}

#[test]
fn what_finished_in_the_last_frame_is_written_and_what_is_forgotten_stays_so() {
    let folder = TestFolder::new();
    let mut program = program::<Statistics>(&folder);
    change(&mut program, |records| add(records, 1));
    change::<Statistics>(&mut program, Statistics::forget);
    let mut records = program.world_mut().resource_mut::<Statistics>();
    add(&mut records, 2);
    program.world_mut().write_message(AppExit::Success);
    program.update();
    assert_eq!(kept(&folder), [2]);
}
