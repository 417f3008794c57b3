//! Finished games on the disk of a desktop: brought back at the start, kept as they end, deleted
//! and exported on request.

use bevy::prelude::*;

use super::intent::Intent;
use super::language::{Words, text};
use super::notices::Notices;
use super::scoring::{Records, Today};
use super::settings::Configs;
use super::states::{Phase, Screen};
use crate::storage::scores::{Opened, ScoreFile, Writer, export_folder, export_to};
use crate::storage::{FileError, state_folder};

/// Where the games are kept; nothing where they cannot be.
#[derive(Resource, Default)]
struct Keeper {
    kept: Option<(ScoreFile, Writer)>,
}

/// Brings the games back, and keeps what is added.
pub fn plugin(app: &mut App) {
    app.init_resource::<Keeper>()
        .add_systems(Startup, open)
        .add_systems(OnEnter(Screen::Scores), bring)
        .add_systems(Update, save_export.in_set(Phase::Rules))
        .add_systems(Last, keep);
}

fn open(
    mut keeper: ResMut<Keeper>,
    mut notices: ResMut<Notices>,
    words: Res<Words>,
    mut records: ResMut<Records>,
    configs: Res<Configs>,
) {
    let opened = state_folder().and_then(|folder| {
        let file = ScoreFile::in_folder(&folder);
        let writer = Writer::new(file.clone())?;
        Ok((file, writer))
    });
    match opened {
        Ok(kept) => {
            read(&kept.0, &mut records, &configs, &mut notices, &words);
            keeper.kept = Some(kept);
        }
        Err(error) => complain(&mut notices, &words, &error),
    }
}

/// Other copies of the program may have added games.
fn bring(
    keeper: Res<Keeper>,
    mut notices: ResMut<Notices>,
    words: Res<Words>,
    mut records: ResMut<Records>,
    configs: Res<Configs>,
) {
    if let Some((file, writer)) = &keeper.kept
        && writer.is_idle()
        && !records.has_unsaved()
    {
        read(file, &mut records, &configs, &mut notices, &words);
    }
}

fn read(
    file: &ScoreFile,
    records: &mut Records,
    configs: &Configs,
    notices: &mut Notices,
    words: &Words,
) {
    match file.open(&configs.ratings) {
        Ok(Opened {
            scores, put_aside, ..
        }) => {
            records.replace(scores, &configs.ratings);
            if let Some(aside) = put_aside {
                let path = aside.path.display().to_string();
                let reason = aside.reason.to_string();
                let about = [("path", text(&path)), ("reason", text(&reason))];
                notices.problem("kept scores", words.with("scores-damaged", &about));
            }
        }
        Err(error) => complain(notices, words, &error),
    }
}

fn keep(
    keeper: Res<Keeper>,
    mut records: ResMut<Records>,
    configs: Res<Configs>,
    words: Res<Words>,
    mut notices: ResMut<Notices>,
) {
    let Some((_, writer)) = &keeper.kept else {
        return;
    };
    if records.is_changed() {
        if records.take_forgotten() {
            writer.forget();
        }
        if records.has_unsaved() {
            writer.append(records.take_unsaved(), &configs.ratings);
        }
    }
    if let Some(error) = writer.trouble() {
        complain(&mut notices, &words, &error);
    }
}

fn save_export(
    mut intents: MessageReader<Intent>,
    records: Res<Records>,
    configs: Res<Configs>,
    today: Res<Today>,
    words: Res<Words>,
    mut notices: ResMut<Notices>,
) {
    for intent in intents.read() {
        let Intent::ExportScores(form) = *intent else {
            continue;
        };
        let content = records.export(form, &configs.ratings);
        let done = export_folder().and_then(|to| export_to(&to, form, today.0(), &content));
        match done {
            Ok(path) => {
                let path = path.display().to_string();
                let sentence = words.with("scores-exported", &[("path", text(&path))]);
                notices.news("export", sentence);
            }
            Err(error) => {
                let reason = error.to_string();
                let sentence = words.with("scores-not-exported", &[("reason", text(&reason))]);
                notices.problem("export", sentence);
            }
        }
    }
}

/// Play goes on, but whoever plays must know.
fn complain(notices: &mut Notices, words: &Words, error: &FileError) {
    let reason = error.to_string();
    let sentence = words.with("scores-refused", &[("reason", text(&reason))]);
    notices.problem("scores", sentence);
}
