//! A dot for each of a few steps or pages, and which one this is.

use bevy_egui::egui::{RichText, Sense, Ui, vec2};

use crate::widgets::theme::Palette;

/// Diameter of a dot, in points at scale 1.
const DOT: f32 = 8.0;

/// Shows so many dots, of which number `at`, counted from 0, is large and those before it are full, and
/// the words that say the same.
pub(crate) fn dots(ui: &mut Ui, at: usize, count: usize, words: &str) {
    let palette = Palette::of(ui.ctx());
    let side = DOT * palette.scale;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = side;
        for dot in 0..count {
            let (place, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
            let colour = match dot <= at {
                true => palette.accent,
                false => palette.hairline,
            };
            let radius = if dot == at { 0.6 } else { 0.4 };
            ui.painter()
                .circle_filled(place.center(), side * radius, colour);
        }
        ui.label(RichText::new(words).small().color(palette.muted));
    });
}
