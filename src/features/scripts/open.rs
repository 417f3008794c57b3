//! The scripts that are being edited in the program itself.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::config::ScriptName;
use crate::features::scripts::storage::NotKept;
use crate::players::scripts::ScriptMistake;

/// Whose text is open, and what was changed and not saved.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct ScriptEditor {
    open: Option<ScriptName>,
    drafts: BTreeMap<ScriptName, ScriptDraft>,
}

/// The text of a script in the hands of its writer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ScriptDraft {
    /// What stands in the editor.
    pub text: String,
    /// What is kept.
    pub saved: String,
    /// Why it could not be kept when that was asked last.
    pub refused: Option<NotKept>,
    /// What came of the script when it was saved last.
    pub outcome: Option<ScriptOutcome>,
}

/// What came of a script that was saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ScriptOutcome {
    /// It is saved, and nothing more is known about it.
    Saved,
    /// It chose this move in the position at hand.
    Plays(String),
    /// It made a mistake.
    Mistake(ScriptMistake),
}

impl ScriptDraft {
    /// A script as it is kept.
    pub(crate) fn new(saved: String) -> ScriptDraft {
        ScriptDraft {
            text: saved.clone(),
            saved,
            ..ScriptDraft::default()
        }
    }

    /// Whether there is anything to save.
    pub(crate) fn is_changed(&self) -> bool {
        self.text != self.saved
    }
}

impl ScriptEditor {
    /// Whose text is open, if one is.
    pub(crate) const fn open(&self) -> Option<ScriptName> {
        self.open
    }

    /// Opens the text of a script, which is kept so: what was changed before and is not saved is
    /// still there.
    pub(crate) fn edit(&mut self, name: ScriptName, saved: String) {
        self.open = Some(name);
        let draft = self.drafts.entry(name).or_default();
        if !draft.is_changed() {
            *draft = ScriptDraft::new(saved);
        }
    }

    /// Closes the text that is open; what is not saved stays.
    pub(crate) fn close(&mut self) {
        self.open = None;
        self.drafts.retain(|_, draft| draft.is_changed());
    }

    /// A text that is or was being edited.
    #[cfg(test)]
    pub(crate) fn draft(&self, name: ScriptName) -> Option<&ScriptDraft> {
        self.drafts.get(&name)
    }

    /// The same, to be changed.
    pub(crate) fn draft_mut(&mut self, name: ScriptName) -> Option<&mut ScriptDraft> {
        self.drafts.get_mut(&name)
    }

    /// The script is gone.
    pub(crate) fn forget(&mut self, name: ScriptName) {
        self.drafts.remove(&name);
        if self.open == Some(name) {
            self.open = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_saved_outlives_the_closing_of_the_editor_and_nothing_else_does() {
        let name = ScriptName::new("mine").expect("a name");
        let mut editor = ScriptEditor::default();
        editor.edit(name, "old".to_owned());
        editor.close();
        assert_eq!(editor.draft(name), None);
        editor.edit(name, "new".to_owned());
        editor.draft_mut(name).expect("it is open").text = "mine".to_owned();
        editor.close();
        editor.edit(name, "newer".to_owned());
        let draft = editor.draft(name).expect("it is open");
        assert_eq!((draft.text.as_str(), draft.saved.as_str()), ("mine", "new"));
    }
}
