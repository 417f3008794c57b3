//! While pictures are drawn for others: how far they are, and a button that stops it.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Area, Id, Order, vec2};
use bevy_egui::{EguiContexts, PrimaryEguiContext};

use crate::app::state::export::Exporting;
use crate::app::state::intent::{FileCommand, Intents};
use crate::app::state::language::{Words, number};
use crate::app::ui::theme::{GRID, Palette};
use crate::app::ui::widgets::button::Button;
use crate::app::ui::widgets::icon::Icon;

/// Shows the button at the window's upper edge; what else is told stands at the lower one.
pub(crate) fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    exporting: Res<Exporting>,
    primary: Query<(), With<PrimaryEguiContext>>,
    mut intents: Intents,
) -> Result {
    if primary.is_empty() || !exporting.is_busy() {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let (drawn, all) = exporting.progress();
    let count = |count: usize| number(i64::try_from(count).unwrap_or(i64::MAX));
    let word = words.with(
        "export-stop",
        &[("drawn", count(drawn)), ("all", count(all))],
    );
    let margin = GRID * Palette::of(context).scale;
    Area::new(Id::new("drawing"))
        .order(Order::Foreground)
        .anchor(Align2::CENTER_TOP, vec2(0.0, margin))
        .fade_in(false)
        .show(context, |ui| {
            let stop = Button::quiet(&word).icon(Icon::Close);
            if stop.show(ui).clicked() {
                intents.write(FileCommand::StopExports);
            }
        });
    Ok(())
}
