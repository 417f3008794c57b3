//! Lines of text in a panel.

use bevy_egui::egui::{Response, RichText, Ui};

use crate::widgets::theme::{Palette, SMALL, strong};

/// A small muted line, which says more about what stands above it.
pub(crate) fn note(ui: &mut Ui, text: impl Into<String>) -> Response {
    let palette = Palette::of(ui.ctx());
    ui.label(small(text, &palette).color(palette.muted))
}

/// A small line.
pub(crate) fn small_line(ui: &mut Ui, text: impl Into<String>) -> Response {
    let palette = Palette::of(ui.ctx());
    ui.label(small(text, &palette).color(palette.text))
}

/// A line.
pub(crate) fn plain_line(ui: &mut Ui, text: impl Into<String>) -> Response {
    let colour = Palette::of(ui.ctx()).text;
    ui.label(RichText::new(text).color(colour))
}

/// A line in the heavier face.
pub(crate) fn strong_line(ui: &mut Ui, text: impl Into<String>) -> Response {
    ui.label(RichText::new(text).text_style(strong()))
}

/// A muted line.
pub(crate) fn muted_line(ui: &mut Ui, text: impl Into<String>) -> Response {
    let muted = Palette::of(ui.ctx()).muted;
    ui.label(RichText::new(text).color(muted))
}

fn small(text: impl Into<String>, palette: &Palette) -> RichText {
    RichText::new(text).size(SMALL * palette.scale)
}
