//! The form in which a copy of an opponent gets a name.

use bevy_egui::egui::{Key, Ui};

use super::{About, Wanted};
use crate::app::state::copy_form::CopyForm;
use crate::app::state::intent::OpponentCommand;
use crate::app::ui::theme::Palette;
use crate::app::ui::widgets::icon::Icon;
use crate::app::ui::widgets::number::complaint;
use crate::app::ui::widgets::panel::section;
use crate::app::ui::widgets::text_field::TextField;
use crate::players::opponents::Opponent;

impl About<'_> {
    /// Whether this opponent can be copied.
    const fn can_be_copied(&self) -> bool {
        match self.asked.opponent {
            Opponent::Level(_) | Opponent::Own(_) => true,
            Opponent::Script(_) => self.shelf.is_some(),
            _ => false,
        }
    }

    /// The way to a copy, or the form for its name.
    pub(super) fn copying(&self, ui: &mut Ui, form: &mut CopyForm, wanted: &mut Wanted) {
        if !self.can_be_copied() {
            return;
        }
        if !form.is_open {
            form.is_open = self.button(ui, "opponent-clone", Icon::Copy);
            return;
        }
        let words = self.words;
        let [name, hint] = ["opponent-clone-name", "opponent-clone-hint"].map(|key| words.say(key));
        section(ui, &name);
        let is_new = form.name.is_empty() && form.refused.is_none();
        let field = TextField {
            name: &name,
            hint: &hint,
            is_wrong: form.refused.is_some(),
            takes_focus: (is_new && ui.memory(|memory| memory.focused().is_none())).then_some(0),
        };
        let field = field.show(ui, &mut form.name);
        if field.changed() {
            form.refused = None;
        }
        if let Some(refused) = &form.refused {
            complaint(ui, &words.sentence(&refused.into()), &Palette::of(ui.ctx()));
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if self.button(ui, "opponent-clone-now", Icon::Copy) || entered {
            wanted
                .commands
                .push(OpponentCommand::Copy(self.asked.opponent));
        }
    }
}
