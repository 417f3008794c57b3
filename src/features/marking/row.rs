//! The row of the panel in which a tool for marks is chosen.

use bevy_egui::egui::{Ui, vec2};

use crate::features::marking::{MarkTool, MarkingCommand};
use crate::widgets::controls::choice;
use crate::widgets::icon::Icon;
use crate::widgets::labels::note;
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::spoken::announce;
use crate::widgets::surface::target_height;
use crate::widgets::theme::{GRID, Palette};

/// Shows the tools, with the one in hand chosen, and the way to end.
pub(crate) fn show(ui: &mut Ui, cx: &mut ScreenContext, in_hand: MarkTool) {
    let air = GRID * Palette::of(ui.ctx()).scale;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = air;
        let height = target_height(ui);
        let tools = vec2(ui.available_width() - height - air, height);
        let mut chosen = in_hand;
        let tools = ui.allocate_ui(tools, |ui| {
            choice::choose_unheaded_signs(ui, &cx.words, "marking", &mut chosen)
        });
        if tools.inner.changed() {
            cx.intents.write(MarkingCommand::Take(chosen));
        }
        let done = cx.icon("marking-done", Icon::Tick);
        cx.action(ui, done, MarkingCommand::End);
    });
    announce(&note(ui, cx.say("marking-hint")));
}
