//! The button with which a game becomes a file for others.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};

use crate::features::export::Export;
use crate::features::files::FileCommand;
use crate::midend::Match;
use crate::widgets::controls::button::Button;
use crate::widgets::controls::picker::{PickerEntry, list};
use crate::widgets::icon::Icon;
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::theme::Palette;

/// What the button is called.
const KEY: &str = "export";
/// Width of the list, in points at scale 1.
const LIST_WIDTH: f32 = 280.0;

/// Shows the button as an icon.
pub(crate) fn small_button(ui: &mut Ui, cx: &mut ScreenContext, game_match: &Match) {
    show(ui, cx, cx.icon(KEY, Icon::Share), game_match);
}

/// Shows the button over the whole width.
pub(crate) fn wide_button(ui: &mut Ui, cx: &mut ScreenContext, game_match: &Match) {
    show(ui, cx, cx.quiet(KEY, Icon::Share).wide(), game_match);
}

/// Behind the button lies the list of what a game can become.
fn show(ui: &mut Ui, cx: &mut ScreenContext, button: Button, game_match: &Match) {
    let response = button.show(ui);
    let suited: Vec<Export> = Export::all_for(game_match.start()).collect();
    let entries: Vec<PickerEntry> = suited
        .iter()
        .map(|export| {
            let [title, line] = export.keys().map(|key| cx.say(key));
            PickerEntry::new(title, line)
        })
        .collect();
    // None is the present one, so that each can be chosen again.
    let mut chosen = usize::MAX;
    let width = LIST_WIDTH * Palette::of(ui.ctx()).scale;
    // As far to the left as it must be to stay within the panel.
    let left = response.rect.left().min(ui.max_rect().right() - width);
    let top = pos2(left, response.rect.top());
    let over = Rect::from_min_size(top, vec2(width, response.rect.height()));
    list(ui, &response, &cx.say(KEY), &mut chosen, &entries, over);
    if let Some(&export) = suited.get(chosen) {
        cx.intents.write(FileCommand::Export(export));
    }
}
