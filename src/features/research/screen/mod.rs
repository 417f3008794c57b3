//! The research room: the numeric method of an original program, step by step, with a
//! picture of what it has found and the rule that tells the same at a glance.
//!
//! [`Room`] is its state; [`position_picture`](crate::features::position_picture) says where each position lies,
//! which the pointer asks as well as the painters.

pub(crate) mod list;
pub(crate) mod panel;
pub(crate) mod proof;
pub(crate) mod sentences;
pub(crate) mod table_of_tuples;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::Ui;

use crate::features::menu::egui_rect;
use crate::features::overlay::whole_window;
use crate::features::position_picture::{QuestionPicture, cube, pointer, squares};
use crate::features::research::Room;
use crate::widgets::screen_context::ScreenContext;

/// Adds what a hand does at the picture.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(pointer::plugin);
}

/// Draws the room.
pub(crate) fn show(
    mut contexts: EguiContexts,
    mut cx: ScreenContext,
    mut room: ResMut<Room>,
) -> Result {
    let context = contexts.ctx_mut()?;
    whole_window(context, "research", |ui| {
        paint(ui, &cx, &mut room);
        panel::show(ui, &mut cx, &mut room);
    });
    Ok(())
}

fn paint(ui: &mut Ui, cx: &ScreenContext, room: &mut Room) {
    let (words, theme, board) = (&cx.words, &cx.configs.theme, cx.areas.board);
    match QuestionPicture::of(room, board) {
        QuestionPicture::Solid(projection) => cube::paint(ui, &projection, words, theme, room),
        QuestionPicture::Squares(grid) => squares::paint(ui, &grid, words, theme, room),
        QuestionPicture::Table => table_of_tuples::show(ui, egui_rect(board), words, room),
    }
}
