//! Raised surfaces that hold controls, and the headings on them.

use bevy_egui::egui::{
    Frame, InnerResponse, Margin, Rect, RichText, Sense, Stroke, TextStyle, Ui, UiBuilder, vec2,
};

use super::surface::hairline;
use crate::app::theme::{GRID, Palette, SURFACE_RADIUS};

/// The frame of a raised surface.
#[must_use]
pub fn frame(palette: &Palette) -> Frame {
    let margin = (2.0 * GRID * palette.scale).round() as i8;
    Frame::new()
        .fill(palette.raised)
        .stroke(hairline(palette.hairline))
        .corner_radius(SURFACE_RADIUS)
        .inner_margin(Margin::same(margin))
}

/// Shows a raised surface that is as tall as its content.
pub fn panel<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    let palette = Palette::of(ui.ctx());
    frame(&palette).show(ui, |ui| {
        ui.set_width(ui.available_width());
        content(ui)
    })
}

/// Shows a raised surface that fills exactly this part of the window.
pub fn panel_in<R>(ui: &mut Ui, place: Rect, content: impl FnOnce(&mut Ui) -> R) -> R {
    let palette = Palette::of(ui.ctx());
    let frame = frame(&palette);
    ui.painter().add(frame.paint(place - frame.total_margin()));
    let inner = place - frame.total_margin();
    let mut ui = ui.new_child(UiBuilder::new().max_rect(inner));
    ui.set_clip_rect(place.intersect(ui.clip_rect()));
    content(&mut ui)
}

/// The heading of a surface.
pub fn heading(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).text_style(TextStyle::Heading));
}

/// The heading of a part of a surface: small, muted, close to what it heads.
pub fn section(ui: &mut Ui, text: &str) {
    let palette = Palette::of(ui.ctx());
    let half = GRID / 2.0 * palette.scale;
    ui.add_space(half);
    ui.label(RichText::new(text).small().color(palette.muted));
    ui.add_space(half - ui.spacing().item_spacing.y);
}

/// A thin line across the surface.
pub fn rule(ui: &mut Ui) {
    let palette = Palette::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 1.0), Sense::hover());
    ui.painter().hline(
        rect.x_range(),
        rect.center().y,
        Stroke::new(1.0, palette.hairline),
    );
}
