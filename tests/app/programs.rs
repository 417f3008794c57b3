//! Other programs that are set up in the setup of Lines.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::config::EngineName;
use crate::features::files::desktop::{Files, Folders};
use crate::features::programs::{AddOutcome, EngineForm, FormField, OwnEngines};
use crate::redraw::Redraw;
use crate::storage::Folder;
use crate::storage::engines::Engines;
use crate::window::WindowCommand;

use crate::tests::prelude::*;
use fivefold_support::scratch_folder;

/// A program that says who it is.
fn program(name: &str) -> PathBuf {
    let file = scratch_folder().join(format!("program-{name}-{}", std::process::id()));
    let script = "#!/bin/sh\nread -r word\necho 'name=\"Pela\", version=\"8\"'\nread -r word\n";
    fs::write(&file, script).expect("it is written");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).expect("it is executable");
    file
}

/// Types a path and a name, and waits for what becomes of it.
fn add(table: &mut Tabletop, path: &str, name: &str) -> AddOutcome {
    let configs = table.resource::<Configs>().clone();
    let mut form = table.resource_mut::<EngineForm>();
    form.path = path.to_owned();
    form.name = name.to_owned();
    form.submit(&configs, &Redraw::default());
    table.wait("an answer", |table| {
        table.resource::<EngineForm>().said.is_some()
    });
    table.frame(0);
    let said = table.resource::<EngineForm>().said.clone();
    said.expect("it was waited for")
}

fn names(table: &Tabletop) -> Vec<String> {
    let engines = &table.configs().opponents.external_engines;
    engines
        .iter()
        .map(|engine| engine.name.to_string())
        .collect()
}

#[test]
fn a_program_is_asked_added_seated_and_removed() {
    let file = program("added");
    let mut table = Tabletop::new();
    table.open(crate::games::lines::ID);
    table.want(WindowCommand::AddProgram(Side::Second));
    assert_eq!(table.resource::<EngineForm>().side, Some(Side::Second));
    let path = format!(" '{}' ", file.display());
    let said = add(&mut table, &path, "");
    assert!(
        matches!(said, AddOutcome::Added { name, .. } if name.as_str() == "Pela"),
        "{said:?}"
    );
    assert_eq!(names(&table), ["Pela"]);
    let name = EngineName::new("Pela").expect("a name");
    let seat = Seat::Computer(Opponent::External(name));
    assert_eq!(table.draft().seats[1], seat);
    let said = add(&mut table, &path, "");
    assert!(
        matches!(said, AddOutcome::Added { name, .. } if name.as_str() == "Pela-2"),
        "{said:?}"
    );
    table
        .resource_mut::<OwnEngines>()
        .remove(name)
        .expect("nothing is kept here");
    table.frame(0);
    assert_eq!(names(&table), ["Pela-2"]);
    fs::remove_file(file).expect("it can be removed");
}

#[test]
fn what_cannot_be_added_is_told() {
    let file = program("refused");
    let path = file.display().to_string();
    let mut table = Tabletop::new();
    table.open(crate::games::lines::ID);
    table.want(WindowCommand::AddProgram(Side::First));
    assert_eq!(add(&mut table, "  ", ""), AddOutcome::NoPath);
    assert_eq!(add(&mut table, &path, "ä b"), AddOutcome::BadName);
    assert!(matches!(
        add(&mut table, "/nowhere/pbrain", ""),
        AddOutcome::Fault(_)
    ));
    assert!(matches!(
        add(&mut table, &path, "Mine"),
        AddOutcome::Added { .. }
    ));
    let taken = AddOutcome::Taken(EngineName::new("Mine").expect("a name"));
    assert_eq!(add(&mut table, &path, "Mine"), taken);
    let wanted = table.resource::<EngineForm>().wants_focus;
    assert_eq!(wanted, Some(FormField::Name), "where the mistake is");
    assert_eq!(names(&table), ["Mine"]);
    fs::remove_file(file).expect("it can be removed");
}

#[test]
fn a_program_that_cannot_be_kept_is_there_and_that_is_told() {
    let file = program("unkept");
    let folder = file.with_extension("folder");
    fs::write(&folder, "a file in the way").expect("it is written");
    let mut table = Tabletop::new();
    let kept = Some(Engines(Arc::new(Folder(folder.clone()))));
    table.app.insert_resource(OwnEngines::new(vec![], kept));
    table.open(crate::games::lines::ID);
    table.want(WindowCommand::AddProgram(Side::First));
    let said = add(&mut table, &file.display().to_string(), "Mine");
    assert!(matches!(said, AddOutcome::Unkept(_)), "{said:?}");
    assert_eq!(names(&table), ["Mine"]);
    for file in [file, folder] {
        fs::remove_file(file).expect("it can be removed");
    }
}

#[test]
fn the_form_begins_at_the_path_which_can_be_browsed_for() {
    let file = program("browsed");
    let folder = file.parent().expect("a folder").join("browsed");
    fs::create_dir_all(&folder).expect("a folder");
    fs::rename(&file, folder.join("pela")).expect("it is moved");
    fs::write(folder.join("read-me"), "no program").expect("it is written");
    let mut table = Tabletop::new();
    table.app.insert_resource(Files::with_folders(Folders {
        home: Some(folder.clone()),
        ..Folders::default()
    }));
    table
        .app
        .add_plugins(crate::features::files::desktop::plugin);
    let reader = Reader::of(&mut table);
    crate::app::desktop_sheets(&mut table.app);
    table.open(crate::games::lines::ID);
    table.want(WindowCommand::AddProgram(Side::Second));
    reader.read(&mut table);
    assert_eq!(reader.focused(&mut table).as_deref(), Some("Program file"));
    reader.press(&mut table, "Check and add");
    reader.read(&mut table);
    assert_eq!(
        reader.focused(&mut table).as_deref(),
        Some("Program file"),
        "after a mistake, too"
    );
    reader.press(&mut table, "Browse");
    table.wait("the disk", |table| !table.resource::<Files>().is_busy());
    assert!(!reader.offers(&mut table, "read-me"));
    reader.press(&mut table, "pela");
    reader.read(&mut table);
    let path = table.resource::<EngineForm>().path.clone();
    assert_eq!(Path::new(&path), folder.join("pela"));
    assert_eq!(reader.focused(&mut table).as_deref(), Some("Program file"));
    fs::remove_dir_all(folder).expect("it can be removed");
}
