//! Finished games on the disk of a desktop: brought back at the start, kept as they end, deleted
//! and exported on request.

use bevy::prelude::*;

use crate::app::play::scoring::{Statistics, Today};
use crate::app::state::intent::ScoresCommand;
use crate::app::state::language::{Words, text};
use crate::app::state::notifications::Notifications;
use crate::app::state::settings::Configs;
use crate::app::state::states::{Phase, Screen};
use crate::storage::scores::{Opened, ScoreFile, Writer, export_to};
use crate::storage::user_folders::downloads_folder;
use crate::storage::{FileError, state_folder};

/// What notices about keeping finished games are called.
const NOTICE: &str = "scores";

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
        .add_systems(OnEnter(Screen::Settings), bring)
        .add_systems(Update, save_export.in_set(Phase::Rules))
        .add_systems(Last, keep);
}

fn open(
    mut keeper: ResMut<Keeper>,
    mut notifications: ResMut<Notifications>,
    words: Res<Words>,
    mut records: ResMut<Statistics>,
    configs: Res<Configs>,
) {
    let opened = state_folder().and_then(|folder| {
        let file = ScoreFile::in_folder(&folder);
        let writer = Writer::new(file.clone())?;
        Ok((file, writer))
    });
    match opened {
        Ok(kept) => {
            read(&kept.0, &mut records, &configs, &mut notifications, &words);
            keeper.kept = Some(kept);
        }
        Err(error) => report_failure(&mut notifications, &words, &error),
    }
}

/// Other copies of the program may have added games.
fn bring(
    keeper: Res<Keeper>,
    mut notifications: ResMut<Notifications>,
    words: Res<Words>,
    mut records: ResMut<Statistics>,
    configs: Res<Configs>,
) {
    if let Some((file, writer)) = &keeper.kept
        && writer.is_idle()
        && !records.has_unsaved()
    {
        read(file, &mut records, &configs, &mut notifications, &words);
    }
}

fn read(
    file: &ScoreFile,
    records: &mut Statistics,
    configs: &Configs,
    notifications: &mut Notifications,
    words: &Words,
) {
    match file.open(&configs.ratings) {
        Ok(Opened {
            scores, put_aside, ..
        }) => {
            records.replace(scores, &configs.ratings);
            if let Some(aside) = put_aside {
                let path = aside.path.display().to_string();
                let reason = words.reason(&aside.reason);
                let about = [("path", text(&path)), ("reason", text(&reason))];
                notifications.problem("kept scores", words.with("scores-damaged", &about));
            }
        }
        Err(error) => report_failure(notifications, words, &error),
    }
}

fn keep(
    keeper: Res<Keeper>,
    mut records: ResMut<Statistics>,
    configs: Res<Configs>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
    mut had_trouble: Local<bool>,
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
    let trouble = writer.trouble();
    let had_trouble = std::mem::replace(&mut *had_trouble, trouble.is_some());
    if let Some(error) = trouble {
        report_failure(&mut notifications, &words, &error);
    } else if had_trouble {
        notifications.withdraw(NOTICE);
    }
}

fn save_export(
    mut intents: MessageReader<ScoresCommand>,
    records: Res<Statistics>,
    configs: Res<Configs>,
    today: Res<Today>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
) {
    for intent in intents.read() {
        let ScoresCommand::Export(form) = *intent else {
            continue;
        };
        let content = records.export(form, &configs.ratings);
        let done = downloads_folder().and_then(|to| export_to(&to, form, today.0(), &content));
        match done {
            Ok(path) => {
                let path = path.display().to_string();
                let sentence = words.with("scores-exported", &[("path", text(&path))]);
                notifications.news("export", sentence);
            }
            Err(error) => {
                let reason = words.reason(&error);
                let sentence = words.with("scores-not-exported", &[("reason", text(&reason))]);
                notifications.problem("export", sentence);
            }
        }
    }
}

/// Play goes on, but whoever plays must know.
fn report_failure(notifications: &mut Notifications, words: &Words, error: &FileError) {
    let reason = words.reason(error);
    let sentence = words.with("scores-refused", &[("reason", text(&reason))]);
    notifications.fault(NOTICE, sentence);
}
