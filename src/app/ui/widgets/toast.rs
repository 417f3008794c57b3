//! Short sentences at the window's lower edge, for a moment; nothing of them can be pressed.

use bevy_egui::egui::{
    Align2, Area, Context, Frame, Id, Label, Margin, Order, Rect, RichText, Sense, Stroke, Ui,
    Vec2, vec2,
};

use super::icon::{Icon, paint_icon};
use super::spoken::announce;
use crate::app::state::notifications::Tone;
use crate::app::ui::theme::{GRID, Palette, SURFACE_RADIUS};

/// Shows the sentences below each other, each behind the sign of its tone.
pub fn toasts<'a>(context: &Context, sentences: impl Iterator<Item = (Tone, &'a str)>) {
    let mut sentences = sentences.peekable();
    if sentences.peek().is_none() {
        return;
    }
    let palette = Palette::of(context);
    let scale = palette.scale;
    Area::new(Id::new("toasts"))
        .order(Order::Tooltip)
        .anchor(Align2::CENTER_BOTTOM, vec2(0.0, -3.0 * GRID * scale))
        .interactable(false)
        .fade_in(false)
        .show(context, |ui| {
            for (tone, sentence) in sentences {
                show(ui, tone, sentence, &palette);
            }
        });
}

fn show(ui: &mut Ui, tone: Tone, sentence: &str, palette: &Palette) {
    let scale = palette.scale;
    let (icon, colour) = match tone {
        Tone::Success => (Icon::Tick, palette.win),
        Tone::Remark => (Icon::Info, palette.accent),
        Tone::Problem => (Icon::Warning, palette.warning_text),
    };
    let window = ui.ctx().content_rect().width();
    let most = (window - 4.0 * GRID * scale).min(520.0 * scale);
    Frame::new()
        .fill(palette.raised)
        .stroke(Stroke::new(1.5 * scale, colour))
        .corner_radius(SURFACE_RADIUS)
        .inner_margin(Margin::symmetric((14.0 * scale) as i8, (9.0 * scale) as i8))
        .shadow(ui.visuals().popup_shadow)
        .show(ui, |ui| {
            ui.set_max_width(most);
            ui.horizontal(|ui| {
                let size = Vec2::splat(20.0 * scale);
                let (square, _): (Rect, _) = ui.allocate_exact_size(size, Sense::hover());
                paint_icon(ui.painter(), square, icon, colour);
                let sentence = RichText::new(sentence).color(palette.text);
                announce(&ui.add(Label::new(sentence).wrap()));
            });
        });
}
