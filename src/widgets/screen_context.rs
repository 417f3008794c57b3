//! What every screen shows with: words, configuration, places and settings, and what is wanted. With it a
//! button that wants something, and a control for a setting, are a line or two each.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Response, Ui};

use crate::board::layout::Areas;
use crate::features::language::Words;
use crate::features::settings::{Configs, Settings};
use crate::intent::{Intent, Intents};
use crate::widgets::controls::button::Button;
use crate::widgets::controls::choice::{self, Choice};
use crate::widgets::controls::switch;
use crate::widgets::icon::Icon;

/// What every screen shows with.
#[derive(SystemParam)]
pub(crate) struct ScreenContext<'w> {
    pub words: Res<'w, Words>,
    pub configs: Res<'w, Configs>,
    pub areas: Res<'w, Areas>,
    pub settings: ResMut<'w, Settings>,
    pub intents: Intents<'w>,
}

impl ScreenContext<'_> {
    /// The words with this key.
    pub(crate) fn say(&self, key: &str) -> String {
        self.words.say(key)
    }

    /// The filled button of a screen.
    pub(crate) fn primary(&self, key: &str, icon: Icon) -> Button {
        Button::primary(self.say(key)).icon(icon)
    }

    /// A button with a frame.
    pub(crate) fn quiet(&self, key: &str, icon: Icon) -> Button {
        Button::quiet(self.say(key)).icon(icon)
    }

    /// A button without a frame.
    pub(crate) fn bare(&self, key: &str, icon: Icon) -> Button {
        Button::bare(self.say(key)).icon(icon)
    }

    /// A button without a frame that shows its icon alone.
    pub(crate) fn icon(&self, key: &str, icon: Icon) -> Button {
        self.bare(key, icon).icon_only()
    }

    /// Shows a button; whoever presses it wants this. Whether it was pressed.
    pub(crate) fn action(
        &mut self,
        ui: &mut Ui,
        button: Button,
        wanted: impl Into<Intent>,
    ) -> bool {
        let is_pressed = button.show(ui).clicked();
        if is_pressed {
            self.intents.write(wanted);
        }
        is_pressed
    }

    /// Shows buttons side by side, each as wide as the others. Whether one of them was pressed.
    pub(crate) fn action_row(
        &mut self,
        ui: &mut Ui,
        actions: impl IntoIterator<Item = (Button, Intent)>,
    ) -> bool {
        let actions: Vec<(Button, Intent)> = actions.into_iter().collect();
        ui.columns(actions.len(), |columns| {
            let mut is_any_pressed = false;
            for (column, (button, wanted)) in columns.iter_mut().zip(actions) {
                is_any_pressed |= self.action(column, button.wide(), wanted);
            }
            is_any_pressed
        })
    }

    /// Shows the way back from a screen, in its head.
    pub(crate) fn back(&mut self, ui: &mut Ui, key: &str, wanted: impl Into<Intent>) {
        self.action(ui, self.bare(key, Icon::Back), wanted);
    }

    /// Shows a control for settings. They count as changed only if it has changed something.
    pub(crate) fn edit(&mut self, control: impl FnOnce(&Words, &mut Settings) -> Response) {
        if control(&self.words, self.settings.bypass_change_detection()).changed() {
            self.settings.set_changed();
        }
    }

    /// Shows a switch for a setting, with what it means where its name does not say enough.
    pub(crate) fn switch(
        &mut self,
        ui: &mut Ui,
        name: &str,
        meaning: Option<&str>,
        setting: fn(&mut Settings) -> &mut bool,
    ) {
        self.edit(|words, settings| {
            let meaning = meaning.map(|key| words.say(key)).unwrap_or_default();
            switch::switch(ui, setting(settings), &words.say(name), &meaning)
        });
    }

    /// Shows a choice for a setting, below its heading.
    pub(crate) fn choose<T: Choice>(
        &mut self,
        ui: &mut Ui,
        title: &str,
        setting: fn(&mut Settings) -> &mut T,
    ) {
        self.edit(|words, settings| choice::choose(ui, words, title, setting(settings)));
    }
}
