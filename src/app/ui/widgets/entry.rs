//! A line of text that is typed or pasted, below its name.

use bevy_egui::egui::{
    Frame, Response, RichText, StrokeKind, TextEdit, Ui, UiBuilder, WidgetInfo, WidgetType, vec2,
};

use super::surface::{focus_ring, hairline, target_height};
use crate::app::ui::theme::{BODY, CONTROL_RADIUS, GRID, Palette};

/// The longest text that can be typed, in characters.
const LONGEST: usize = 1_000;

/// Shows the field over the whole width, with a hint in it while it is empty.
pub fn entry(ui: &mut Ui, name: &str, hint: &str, text: &mut String) -> Response {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 0.5 * GRID * scale;
        ui.label(RichText::new(name).small().color(palette.muted));
        let size = vec2(ui.available_width(), target_height(ui));
        let (rect, _) = ui.allocate_exact_size(size, bevy_egui::egui::Sense::hover());
        let edge = hairline(palette.hairline);
        ui.painter()
            .rect(rect, CONTROL_RADIUS, palette.sunk, edge, StrokeKind::Inside);
        let inner = rect.shrink2(vec2(GRID * scale, 2.0));
        let mut inside = ui.new_child(UiBuilder::new().max_rect(inner));
        let line = TextEdit::singleline(text)
            .frame(Frame::NONE)
            .font(palette.font(BODY))
            .text_color(palette.text)
            .hint_text(RichText::new(hint).color(palette.muted))
            .vertical_align(bevy_egui::egui::Align::Center)
            .char_limit(LONGEST);
        let typed = inside.add_sized(inner.size(), line);
        typed.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, name));
        if typed.has_focus() {
            focus_ring(ui.painter(), rect, CONTROL_RADIUS, &palette);
        }
        typed
    })
    .inner
}
