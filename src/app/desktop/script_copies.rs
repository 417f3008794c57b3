//! Copies of scripts: a new file in the folder of scripts; no file is ever overwritten.

use std::fs::OpenOptions;
use std::io::{ErrorKind, Write as _};
use std::path::Path;

use bevy::prelude::*;

use crate::app::play::opponent_pages::free_name;
use crate::app::state::copy_form::{CopyForm, CopyRefused};
use crate::app::state::intent::OpponentCommand;
use crate::app::state::opponent_page::OpponentPage;
use crate::app::state::script_files::{ScriptFolder, ScriptWritten};
use crate::app::state::settings::Configs;
use crate::app::state::states::Phase;
use crate::config::{Script, ScriptName};
use crate::players::opponents::Opponent;

/// Copies scripts when it is asked for.
pub fn plugin(app: &mut App) {
    app.init_resource::<ScriptFolder>()
        .add_message::<OpponentCommand>()
        .add_message::<ScriptWritten>()
        .add_systems(Update, copy.in_set(Phase::Rules));
}

fn copy(
    mut asked: MessageReader<OpponentCommand>,
    folder: Res<ScriptFolder>,
    mut configs: ResMut<Configs>,
    mut form: ResMut<CopyForm>,
    mut page: ResMut<OpponentPage>,
    mut written: MessageWriter<ScriptWritten>,
) {
    for command in asked.read() {
        let OpponentCommand::Copy(Opponent::Script(origin)) = *command else {
            continue;
        };
        let Some(script) = configs.opponents.scripts.get(&origin) else {
            continue;
        };
        let copied = free_name(&form.name, &configs.opponents)
            .and_then(|name| write(&folder.file(name), name, script));
        match copied {
            Ok((name, script)) => {
                configs.opponents.scripts.insert(name, script);
                written.write(ScriptWritten);
                *form = CopyForm::default();
                if let Some(asked) = &mut page.0 {
                    asked.opponent = Opponent::Script(name);
                }
            }
            Err(refused) => form.refused = Some(refused),
        }
    }
}

/// Writes the copy to a file that is not there yet.
fn write(
    path: &Path,
    name: ScriptName,
    script: &Script,
) -> Result<(ScriptName, Script), CopyRefused> {
    let script = script.under_name(name);
    let file = OpenOptions::new().write(true).create_new(true).open(path);
    let done = file.and_then(|mut file| file.write_all(script.source().as_bytes()));
    match done {
        Ok(()) => Ok((name, script)),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(CopyRefused::Taken(name)),
        Err(error) => Err(CopyRefused::NotWritten {
            path: path.display().to_string(),
            reason: error.to_string(),
        }),
    }
}
