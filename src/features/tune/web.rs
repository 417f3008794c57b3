//! A person's own values of the configuration as files to be saved.

use bevy::prelude::*;

use crate::features::files::web::download;
use crate::features::tune::Tuning;
use crate::states::Phase;
use crate::window::WindowCommand;

/// Gives the files away.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, save.in_set(Phase::Rules));
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
