//! A short sentence at the window's lower edge, for a moment; nothing of it can be pressed.

use bevy_egui::egui::{
    Align2, Area, Context, Frame, Id, Label, Margin, Order, Rect, RichText, Sense, Vec2, vec2,
};

use super::icon::{Icon, paint_icon};
use super::surface::hairline;
use crate::app::theme::{GRID, Palette, SURFACE_RADIUS};

/// Shows the sentence behind a tick.
pub fn toast(context: &Context, sentence: &str) {
    let palette = Palette::of(context);
    let scale = palette.scale;
    let most = (context.content_rect().width() - 4.0 * GRID * scale).min(520.0 * scale);
    Area::new(Id::new("toast"))
        .order(Order::Tooltip)
        .anchor(Align2::CENTER_BOTTOM, vec2(0.0, -3.0 * GRID * scale))
        .interactable(false)
        .fade_in(false)
        .show(context, |ui| {
            Frame::new()
                .fill(palette.hovered)
                .stroke(hairline(palette.outline))
                .corner_radius(SURFACE_RADIUS)
                .inner_margin(Margin::symmetric((14.0 * scale) as i8, (9.0 * scale) as i8))
                .shadow(ui.visuals().popup_shadow)
                .show(ui, |ui| {
                    ui.set_max_width(most);
                    ui.horizontal(|ui| {
                        let size = Vec2::splat(16.0 * scale);
                        let (square, _): (Rect, _) = ui.allocate_exact_size(size, Sense::hover());
                        paint_icon(ui.painter(), square, Icon::Tick, palette.win);
                        ui.add(Label::new(RichText::new(sentence).color(palette.text)).wrap());
                    });
                });
        });
}
