//! Scripts that are edited in the program itself: opened, saved, taken back, deleted; and tried in the
//! position at hand as soon as they are saved.

pub(crate) mod editor;
pub(crate) mod files;
pub(crate) mod notes;
pub(crate) mod open;
pub(crate) mod page;
pub(crate) mod storage;
#[cfg(target_family = "wasm")]
pub(crate) mod web;

use crate::features::opponents::{
    CopyForm, OpponentCommand, OpponentPage, free_name, position_at_hand,
};
use bevy::prelude::*;

use crate::ask::Purpose;
use crate::ask::asking::Asking;
use crate::config::{Opponents, Script, ScriptName};
use crate::features::confirmation::{Confirmation, PendingConfirmation};
use crate::features::language::{Words, text};
use crate::features::notifications::Notifications;

use crate::features::scripts::files::{ScriptWritten, take_script};
use crate::features::scripts::notes::ScriptNotes;
use crate::features::scripts::open::{ScriptDraft, ScriptEditor, ScriptOutcome};
use crate::features::scripts::storage::{NotKept, ScriptShelf};
use crate::features::settings::Configs;
use crate::features::setup::draft::Draft;
use crate::midend::request::EngineRequest;
use crate::players::opponents::Opponent;
use crate::players::pool::GameKey;
use crate::players::scripts::{LONGEST_SOURCE, ScriptFault};
use crate::players::{GameLine, Limits};
use crate::redraw::Redraw;
use crate::rules::Position;
use crate::states::{Phase, Screen};
use crate::turn::current_match::CurrentMatch;

/// The game in which scripts are tried is none of those that are played.
const NO_GAME: GameKey = GameKey { seed: 0, number: 0 };

/// A script that is being tried, and in which position.
#[derive(Resource, Default)]
struct Trial(Asking<(ScriptName, Position)>);

impl Trial {
    /// Has the script choose a move.
    fn begin(
        &mut self,
        name: ScriptName,
        source: &str,
        position: &Position,
        opponents: &Opponents,
    ) {
        let opponents = Opponents {
            scripts: [(name, Script::new(source))].into(),
            ..opponents.clone()
        };
        let question = EngineRequest::to_judge(
            Opponent::Script(name),
            NO_GAME,
            GameLine::new(position.clone()),
            Limits::default(),
            opponents,
        );
        self.0
            .ask(Purpose::Trial, (name, position.clone()), question);
    }
}

/// Copies and edits scripts.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ScriptEditor>()
        .init_resource::<ScriptNotes>()
        .init_resource::<Trial>()
        .add_message::<OpponentCommand>()
        .add_message::<ScriptWritten>()
        .add_systems(
            Update,
            (copy_script, open, save, delete, finish_trial)
                .chain()
                .in_set(Phase::Rules)
                .run_if(resource_exists::<ScriptShelf>),
        );
}

/// The text of a script as it is kept, with the line ends that the editor has.
fn text_of(shelf: &ScriptShelf, name: ScriptName) -> Option<String> {
    shelf.read(name).map(|text| text.replace("\r\n", "\n"))
}

/// Opens and closes the editor, and takes back what was changed.
fn open(
    mut asked: MessageReader<OpponentCommand>,
    shelf: Res<ScriptShelf>,
    configs: Res<Configs>,
    mut editor: ResMut<ScriptEditor>,
) {
    let kept = |name: ScriptName| {
        // A file that is gone can be written anew.
        let known = || {
            let script = configs.opponents.scripts.get(&name);
            script.map(|script| script.source().to_owned())
        };
        text_of(&shelf, name).or_else(known).unwrap_or_default()
    };
    for command in asked.read() {
        match *command {
            OpponentCommand::EditScript(name) => editor.edit(name, kept(name)),
            OpponentCommand::RevertScript(name) => {
                if let Some(draft) = editor.draft_mut(name) {
                    *draft = ScriptDraft::new(kept(name));
                }
            }
            OpponentCommand::CloseScript => editor.close(),
            _ => {}
        }
    }
}

/// Keeps what was written, and tries it.
fn save(
    mut asked: MessageReader<OpponentCommand>,
    shelf: Res<ScriptShelf>,
    (screen, current, draft): (Res<State<Screen>>, Res<CurrentMatch>, Option<Res<Draft>>),
    mut editor: ResMut<ScriptEditor>,
    mut configs: ResMut<Configs>,
    mut notes: ResMut<ScriptNotes>,
    mut notifications: ResMut<Notifications>,
    mut trial: ResMut<Trial>,
) {
    for command in asked.read() {
        let OpponentCommand::SaveScript(name) = *command else {
            continue;
        };
        let Some(edited) = editor.draft_mut(name) else {
            continue;
        };
        edited.refused = keep(&shelf, name, edited).err();
        edited.outcome = None;
        if edited.refused.is_some() {
            continue;
        }
        edited.outcome = Some(ScriptOutcome::Saved);
        take_script(
            name,
            &edited.saved,
            &mut configs,
            &mut notes,
            &mut notifications,
        );
        match position_at_hand(*screen.get(), &current, draft.as_deref()) {
            Some(position) => trial.begin(name, &edited.saved, position, &configs.opponents),
            None => trial.0.cancel(),
        }
    }
}

/// Keeps a text, unless it is too long or would take the place of somebody else's changes; those are
/// known from then on, and may be replaced.
fn keep(shelf: &ScriptShelf, name: ScriptName, edited: &mut ScriptDraft) -> Result<(), NotKept> {
    let bytes = edited.text.len();
    if bytes > LONGEST_SOURCE {
        return Err(NotKept::TooLong {
            bytes,
            most: LONGEST_SOURCE,
        });
    }
    match text_of(shelf, name) {
        Some(there) if there != edited.saved && there != edited.text => {
            edited.saved = there;
            return Err(NotKept::Changed);
        }
        _ => {}
    }
    shelf.write(name, &edited.text)?;
    edited.saved.clone_from(&edited.text);
    Ok(())
}

/// Asks whether a script is to be deleted, and deletes it.
fn delete(
    mut asked: MessageReader<OpponentCommand>,
    shelf: Res<ScriptShelf>,
    words: Res<Words>,
    mut editor: ResMut<ScriptEditor>,
    mut configs: ResMut<Configs>,
    mut draft: Option<ResMut<Draft>>,
    mut page: ResMut<OpponentPage>,
    mut question: ResMut<PendingConfirmation>,
    mut notifications: ResMut<Notifications>,
    mut written: MessageWriter<ScriptWritten>,
) {
    for command in asked.read() {
        let name = match *command {
            OpponentCommand::DeleteScript(name) => {
                let deletes = OpponentCommand::DeleteScriptForGood(name);
                let asked = Confirmation {
                    name: Some(name),
                    ..Confirmation::of("ask-delete-script", deletes)
                };
                question.set_if_neq(PendingConfirmation(Some(asked)));
                continue;
            }
            OpponentCommand::DeleteScriptForGood(name) => name,
            _ => continue,
        };
        if let Err(refused) = shelf.remove(name) {
            if let Some(edited) = editor.draft_mut(name) {
                edited.refused = Some(refused);
            }
            continue;
        }
        editor.forget(name);
        configs.opponents.scripts.remove(&name);
        if let Some(draft) = &mut draft {
            draft.repair_seats(&configs);
        }
        page.set_if_neq(OpponentPage(None));
        written.write(ScriptWritten);
        notifications.withdraw(&name.file());
        let about = [("name", text(name.as_str()))];
        notifications.news("script", words.with("script-deleted", &about));
    }
}

/// Tells what came of a script that was tried.
fn finish_trial(
    mut trial: ResMut<Trial>,
    mut editor: ResMut<ScriptEditor>,
    mut notes: ResMut<ScriptNotes>,
    redraw: Res<Redraw>,
) {
    if !trial.0.is_busy() {
        return;
    }
    redraw.request();
    let Some(((name, position), answer)) = trial.0.poll() else {
        return;
    };
    let outcome = answer.ok().and_then(|choice| {
        match choice.remark.and_then(|remark| remark.mistake) {
            None => Some(ScriptOutcome::Plays(position.move_text(choice.mv))),
            // The worker that runs scripts could not be loaded.
            Some(mistake) if mistake.fault == ScriptFault::NotBuiltIn => None,
            Some(mistake) => Some(ScriptOutcome::Mistake(mistake)),
        }
    });
    if let Some(ScriptOutcome::Mistake(mistake)) = &outcome {
        notes.note_mistake(mistake.clone());
    }
    if let (Some(draft), Some(outcome)) = (editor.draft_mut(name), outcome) {
        draft.outcome = Some(outcome);
    }
}

/// Copies scripts when it is asked for.
pub(crate) fn copy_script(
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
            shelf.create(name, script.source())?;
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
