//! Scripts as files to be saved.

use bevy::prelude::*;

use crate::features::files::web::download;
use crate::features::opponents::OpponentCommand;
use crate::features::settings::Configs;
use crate::states::Phase;

/// Gives the files away.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, save_file.in_set(Phase::Rules));
}

/// Gives the visitor the file of a script.
fn save_file(mut asked: MessageReader<OpponentCommand>, configs: Res<Configs>) {
    for command in asked.read() {
        if let OpponentCommand::OpenScript(name) = command
            && let Some(script) = configs.opponents.scripts.get(name)
            && let Err(reason) = download(&name.file_name(), script.source().as_bytes())
        {
            warn!("the file is not saved: {reason:?}");
        }
    }
}
