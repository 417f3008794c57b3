//! How one plays, and what is shown meanwhile.

use bevy_egui::egui::Ui;

use crate::features::board_view::BoardViewCommand;
use crate::widgets::icon::Icon;
use crate::widgets::labels::note;
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::theme::{GRID, Palette};

pub(crate) fn show(ui: &mut Ui, cx: &mut ScreenContext) {
    cx.choose(ui, "confirm-moves", |it| &mut it.confirm);
    note(ui, cx.say("confirm-moves-line"));
    ui.add_space(GRID / 2.0 * Palette::of(ui.ctx()).scale);
    cx.switch(ui, "coordinates-switch", None, |it| {
        &mut it.show_coordinates
    });
    cx.choose(ui, "stone-numbers", |it| &mut it.stone_numbers);
    cx.switch(ui, "turn-to-mover-switch", None, |it| &mut it.turn_to_mover);
    let turn = cx.quiet("board-turn", Icon::Again);
    let mirror = cx.quiet("board-mirror", Icon::Mirror);
    cx.action_row(
        ui,
        [
            (turn, BoardViewCommand::Turn.into()),
            (mirror, BoardViewCommand::Mirror.into()),
        ],
    );
    cx.switch(ui, "legal-switch", None, |it| &mut it.show_legal);
    let threats = Some("threats-switch-line");
    cx.switch(ui, "threats-switch", threats, |it| &mut it.show_threats);
    let hints = Some("hints-switch-line");
    cx.switch(ui, "hints-switch", hints, |it| &mut it.offer_hints);
    cx.switch(ui, "verdict-switch", None, |it| &mut it.show_verdict);
    let teaching = Some("teaching-switch-line");
    cx.switch(ui, "teaching-switch", teaching, |it| &mut it.teaching);
}
