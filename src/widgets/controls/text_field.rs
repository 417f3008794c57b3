//! Text to be written, a line or several, with a ground and a focus ring like those of the other controls.

use bevy_egui::egui::text::{CCursor, CCursorRange};
use bevy_egui::egui::text_edit::TextEditState;
use bevy_egui::egui::{
    Align, Frame, Id, Rect, Response, RichText, ScrollArea, Sense, Stroke, StrokeKind, TextEdit,
    Ui, UiBuilder, WidgetInfo, WidgetType, vec2,
};

use crate::features::scanning::controls::{is_on, scan};
use crate::features::scanning::keyboard::{open, write_into};
use crate::widgets::one_line::width_of;
use crate::widgets::surface::{focus_ring, hairline, keep_in_sight, target_height};
use crate::widgets::theme::{BODY, CONTROL_RADIUS, GRID, Palette, SMALL};

/// A field to be shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TextField<'a> {
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

/// Shows the field in which a list is searched.
pub(crate) fn search_field(ui: &mut Ui, name: &str, hint: &str, text: &mut String) {
    let field = TextField {
        name,
        hint,
        is_wrong: false,
        takes_focus: None,
    };
    field.show(ui, text);
}

impl TextField<'_> {
    /// Shows a field of several lines over the whole width, of this height and with a scroll bar
    /// where the text is taller; Enter begins a new line.
    pub(crate) fn show_tall(self, ui: &mut Ui, text: &mut String, height: f32) -> Response {
        let palette = Palette::of(ui.ctx());
        let size = vec2(ui.available_width(), height);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        self.paint_ground(ui, rect);
        let inside = rect.shrink(1.5 * GRID * palette.scale);
        let mut inner = ui.new_child(UiBuilder::new().max_rect(inside));
        let id = self.id();
        write_into(ui.ctx(), id, text, true);
        let response = ScrollArea::vertical()
            .id_salt(id)
            .auto_shrink(false)
            .show(&mut inner, |ui| {
                let field = TextEdit::multiline(text)
                    .id(id)
                    .frame(Frame::NONE)
                    .hint_text(self.hint)
                    .desired_width(f32::INFINITY)
                    .min_size(inside.size());
                ui.add(field)
            })
            .inner;
        self.finish(ui, rect, &response, text);
        response
    }

    /// Shows the field over the whole width. `changed()` of the answer says whether the text is
    /// another one now, `lost_focus()` comes with Enter.
    pub(crate) fn show(self, ui: &mut Ui, text: &mut String) -> Response {
        let palette = Palette::of(ui.ctx());
        let size = vec2(
            ui.available_width(),
            target_height(ui).max(40.0 * palette.scale),
        );
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        self.paint_ground(ui, rect);
        let padding = vec2(1.5 * GRID, 0.0) * palette.scale;
        let mut inner = ui.new_child(UiBuilder::new().max_rect(rect.shrink2(padding)));
        let id = self.id();
        write_into(ui.ctx(), id, text, false);
        let field = TextEdit::singleline(text)
            .id(id)
            .frame(Frame::NONE)
            .hint_text(self.hint_in(ui, rect.shrink2(padding).width()))
            .char_limit(MOST)
            .vertical_align(Align::Center)
            .desired_width(f32::INFINITY)
            .min_size(rect.shrink2(padding).size());
        let response = inner.add(field);
        self.finish(ui, rect, &response, text);
        response
    }

    pub(crate) fn id(&self) -> Id {
        Id::new(("text field", self.name))
    }

    /// What stands in the empty field: the hint as far as it fits on its line, else the name.
    fn hint_in(&self, ui: &Ui, width: f32) -> RichText {
        let palette = Palette::of(ui.ctx());
        let fits = |size| width_of(ui, self.hint, palette.font(size)) <= width;
        match [BODY, SMALL].into_iter().find(|&size| fits(size)) {
            Some(size) => RichText::new(self.hint).size(size * palette.scale),
            None => RichText::new(self.name),
        }
    }

    pub(crate) fn paint_ground(&self, ui: &Ui, rect: Rect) {
        let palette = Palette::of(ui.ctx());
        let edge = if self.is_wrong {
            Stroke::new(1.5 * palette.scale, palette.warning)
        } else {
            hairline(palette.outline)
        };
        ui.painter()
            .rect(rect, CONTROL_RADIUS, palette.sunk, edge, StrokeKind::Inside);
    }

    /// Takes the keys where that is wanted, shows that it has them, and tells screen readers.
    pub(crate) fn finish(&self, ui: &Ui, rect: Rect, response: &Response, text: &str) {
        if let Some(selected) = self.takes_focus {
            response.request_focus();
            let mut state = TextEditState::load(ui.ctx(), response.id).unwrap_or_default();
            let range = CCursorRange::two(CCursor::new(0), CCursor::new(selected));
            state.cursor.set_char_range(Some(range));
            state.store(ui.ctx(), response.id);
        }
        if is_on(ui.ctx()) {
            let mut scanned = response.clone();
            scan(ui, &mut scanned);
            if scanned.clicked() {
                open(ui.ctx(), response.id);
            }
        }
        keep_in_sight(response);
        if response.has_focus() {
            focus_ring(ui.painter(), rect, CONTROL_RADIUS, &Palette::of(ui.ctx()));
        }
        let context = ui.ctx();
        let role = context.accesskit_node_builder(response.id, |node| node.role());
        response.widget_info(|| {
            let mut info = WidgetInfo::labeled(WidgetType::TextEdit, true, self.name);
            info.current_text_value = Some(text.to_owned());
            info
        });
        // With its name every field would be one of a single line: readers and the page would take the
        // line ends out of its text.
        if let Some(role) = role {
            context.accesskit_node_builder(response.id, |node| node.set_role(role));
        }
    }
}
