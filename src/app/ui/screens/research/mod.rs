//! The research room: the numeric method of an original program, step by step, with a
//! picture of what it has found and the rule that tells the same at a glance.
//!
//! [`Room`] is its state; [`picture`] says where each position lies, which the pointer asks as well
//! as the painters.

mod hand;
mod inks;
mod label;
mod list;
mod panel;
pub mod picture;
mod proof;
mod sentences;
mod solid;
mod squares;
mod table_of_tuples;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::Ui;

use self::picture::Picture;
use super::menu::egui_rect;
use super::overlay::whole_window;
use crate::app::board::layout::Areas;
use crate::app::play::research::Room;
use crate::app::state::intent::Intents;
use crate::app::state::language::Words;
use crate::app::state::settings::Configs;

/// Adds what a hand does at the picture.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(hand::plugin);
}

/// Draws the room.
pub(crate) fn show(
    mut contexts: EguiContexts,
    areas: Res<Areas>,
    words: Res<Words>,
    configs: Res<Configs>,
    mut room: ResMut<Room>,
    mut intents: Intents,
) -> Result {
    let context = contexts.ctx_mut()?;
    whole_window(context, "research", |ui| {
        paint(ui, &areas, &words, &configs, &mut room);
        let place = egui_rect(areas.panel);
        panel::show(ui, place, &words, &mut room, &mut intents);
    });
    Ok(())
}

fn paint(ui: &mut Ui, areas: &Areas, words: &Words, configs: &Configs, room: &mut Room) {
    match Picture::of(room, areas.board) {
        Picture::Solid(projection) => solid::paint(ui, &projection, words, &configs.theme, room),
        Picture::Squares(grid) => squares::paint(ui, &grid, words, &configs.theme, room),
        Picture::Table => table_of_tuples::show(ui, egui_rect(areas.board), words, room),
    }
}
