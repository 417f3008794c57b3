//! The research room: the numeric method of the original Northcott program, step by step, with a
//! picture of what it has found and the rule that tells the same at a glance.
//!
//! [`room`] is its state, which needs no window; [`picture`] says where each position lies, which
//! the pointer asks as well as the painters.

mod hand;
mod inks;
mod label;
mod list;
mod panel;
pub mod picture;
pub mod room;
mod sentences;
mod solid;
mod squares;
mod table_of_tuples;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::Ui;

pub use room::Room;

use self::picture::Picture;
use super::menu::egui_rect;
use super::overlay::whole_window;
use crate::app::intent::Intent;
use crate::app::language::Words;
use crate::app::layout::Areas;
use crate::app::settings::Configs;

/// Adds the room itself, without its looks.
pub fn plugin(app: &mut App) {
    app.add_plugins((room::plugin, hand::plugin));
}

/// Draws the room.
pub fn show(
    mut contexts: EguiContexts,
    areas: Res<Areas>,
    words: Res<Words>,
    configs: Res<Configs>,
    mut room: ResMut<Room>,
    mut intents: MessageWriter<Intent>,
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
