//! Copies of scripts: a new one beside the others; none is ever overwritten.

use bevy::prelude::*;

use super::opponent_pages::free_name;
use crate::app::state::copy_form::CopyForm;
use crate::app::state::intent::OpponentCommand;
use crate::app::state::opponent_page::OpponentPage;
use crate::app::state::script_files::ScriptWritten;
use crate::app::state::script_shelf::ScriptShelf;
use crate::app::state::settings::Configs;
use crate::players::opponents::Opponent;

/// Copies scripts when it is asked for.
pub(super) fn copy(
    mut asked: MessageReader<OpponentCommand>,
    shelf: Res<ScriptShelf>,
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
        let copied = free_name(&form.name, &configs.opponents).and_then(|name| {
            let script = script.under_name(name);
            shelf.0.create(name, script.source())?;
            Ok((name, script))
        });
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
