//! A person's own values of the configuration in the browser's storage, and as files to be saved.

use bevy::prelude::*;

use crate::config::TunableFile;
use crate::features::files::web::download;
use crate::features::language::Words;
use crate::features::notifications::Notifications;
use crate::features::tune::{FOLDER, Tuning, told_name};
use crate::platform::retry::Retry;
use crate::platform::web::storage::{forget, read, report_failure, write};
use crate::states::Phase;
use crate::window::WindowCommand;

/// Brings back what was kept, keeps what changes, and gives it away as a file.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Tuning>()
        .add_systems(Startup, bring)
        .add_systems(Update, save.in_set(Phase::Rules))
        .add_systems(Last, keep);
}

fn key(name: &str) -> String {
    format!("{FOLDER}.{name}")
}

fn bring(mut tuning: ResMut<Tuning>, mut notifications: ResMut<Notifications>) {
    for file in TunableFile::ALL {
        if let Some(text) = read(&key(file.name))
            && let Err(error) = tuning.take_own(file.name, &text)
        {
            notifications.config_error(&told_name(file.name), error);
        }
    }
}

fn keep(
    mut tuning: ResMut<Tuning>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
    mut is_refused: Local<bool>,
    (mut retry, time): (ResMut<Retry>, Res<Time>),
) {
    if !tuning.has_unkept() || *is_refused && !retry.is_due() {
        return;
    }
    *is_refused = false;
    for name in tuning.take_unkept() {
        let key = key(name);
        let mut done = Ok(());
        // What could not be read is not lost.
        if tuning.take_broken(name) {
            notifications.withdraw(&told_name(name));
            if let Some(damaged) = read(&key) {
                done = write(&format!("{key}.damaged"), &damaged);
            }
        }
        let own = tuning.of(name).and_then(|layers| layers.own_text());
        done = done.and_then(|()| match own {
            Some(text) => write(&key, &text),
            None => forget(&key),
        });
        if done.is_err() {
            *is_refused = true;
            tuning.keep_again(name, false);
            retry.later(time.elapsed());
        }
        let about = format!("own values {name}");
        report_failure(&about, "tune-refused", done, &words, &mut notifications);
    }
}

/// Gives the visitor the file.
fn save(mut asked: MessageReader<WindowCommand>, tuning: Res<Tuning>) {
    for command in asked.read() {
        if let WindowCommand::OpenTuned(name) = command
            && let Some(text) = tuning.of(name).and_then(|layers| layers.own_text())
            && let Some(plain) = name.rsplit('/').next()
            && let Err(reason) = download(plain, text.as_bytes())
        {
            warn!("the file is not saved: {reason:?}");
        }
    }
}
