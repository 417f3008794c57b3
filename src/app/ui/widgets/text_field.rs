//! A line of text to be written, with a ground and a focus ring like those of the other controls.

use bevy_egui::egui::text::{CCursor, CCursorRange};
use bevy_egui::egui::text_edit::TextEditState;
use bevy_egui::egui::{
    Align, Frame, Id, Response, Sense, Stroke, StrokeKind, TextEdit, Ui, UiBuilder, WidgetInfo,
    WidgetType, vec2,
};

use super::surface::{focus_ring, hairline, target_height};
use crate::app::ui::theme::{CONTROL_RADIUS, GRID, Palette};

/// A field to be shown.
#[derive(Clone, Copy, Debug)]
pub struct TextField<'a> {
    /// What it is for, also for screen readers.
    pub name: &'a str,
    /// What stands in it while it is empty.
    pub hint: &'a str,
    /// Whether what stands in it is wrong.
    pub is_wrong: bool,
    /// How many of its first characters are selected as it takes the keys now; nothing where it
    /// does not take them now.
    pub takes_focus: Option<usize>,
}

/// Most characters of the text.
const MOST: usize = 4096;

impl TextField<'_> {
    /// Shows the field over the whole width. `changed()` of the answer says whether the text is
    /// another one now, `lost_focus()` comes with Enter.
    pub fn show(self, ui: &mut Ui, text: &mut String) -> Response {
        let palette = Palette::of(ui.ctx());
        let size = vec2(
            ui.available_width(),
            target_height(ui).max(40.0 * palette.scale),
        );
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let edge = if self.is_wrong {
            Stroke::new(1.5 * palette.scale, palette.warning)
        } else {
            hairline(palette.outline)
        };
        ui.painter()
            .rect(rect, CONTROL_RADIUS, palette.sunk, edge, StrokeKind::Inside);
        let padding = vec2(1.5 * GRID, 0.0) * palette.scale;
        let mut inner = ui.new_child(UiBuilder::new().max_rect(rect.shrink2(padding)));
        let id = Id::new(("text field", self.name));
        let field = TextEdit::singleline(text)
            .id(id)
            .frame(Frame::NONE)
            .hint_text(self.hint)
            .char_limit(MOST)
            .vertical_align(Align::Center)
            .desired_width(f32::INFINITY)
            .min_size(rect.shrink2(padding).size());
        let response = inner.add(field);
        if let Some(selected) = self.takes_focus {
            response.request_focus();
            let mut state = TextEditState::load(ui.ctx(), id).unwrap_or_default();
            let range = CCursorRange::two(CCursor::new(0), CCursor::new(selected));
            state.cursor.set_char_range(Some(range));
            state.store(ui.ctx(), id);
        }
        if response.has_focus() {
            focus_ring(ui.painter(), rect, CONTROL_RADIUS, &palette);
        }
        let written = text.clone();
        response.widget_info(|| {
            let mut info = WidgetInfo::labeled(WidgetType::TextEdit, true, self.name);
            info.current_text_value = Some(written.clone());
            info
        });
        response
    }
}
