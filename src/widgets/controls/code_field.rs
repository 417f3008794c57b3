//! A field for the text of a program: each line has its number, and the line of a mistake is marked.

use bevy_egui::egui::text::{CCursor, CCursorRange};
use bevy_egui::egui::text_edit::{TextEditOutput, TextEditState};
use bevy_egui::egui::{
    Frame, Margin, Rect, Response, ScrollArea, Sense, TextEdit, TextStyle, Ui, UiBuilder,
    accesskit, pos2, vec2,
};

use crate::features::scanning::keyboard::write_into;
use crate::widgets::controls::text_field::TextField;
use crate::widgets::one_line::width_of;
use crate::widgets::theme::{GRID, Palette, SMALL};

/// Lines of a text and what is wrong in one.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct CodeMarks {
    /// The line with a mistake, from 1.
    pub wrong: Option<usize>,
    /// The line and the column, from 1, to which the cursor goes now, and the keys with it.
    pub go_to: Option<(usize, usize)>,
}

impl TextField<'_> {
    /// Shows a field for code over the whole width, of this height and with a scroll bar where the text
    /// is taller. Long lines go on below without a number of their own.
    pub(crate) fn show_code(
        self,
        ui: &mut Ui,
        text: &mut String,
        height: f32,
        marks: CodeMarks,
    ) -> Response {
        let palette = Palette::of(ui.ctx());
        let gap = GRID * palette.scale;
        let size = vec2(ui.available_width(), height);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        self.paint_ground(ui, rect);
        let inside = rect.shrink(gap / 2.0);
        let mut inner = ui.new_child(UiBuilder::new().max_rect(inside));
        inner.set_clip_rect(inside.intersect(ui.clip_rect()));
        let id = self.id();
        write_into(ui.ctx(), id, text, true);
        if let Some((line, column)) = marks.go_to {
            let cursor = CCursor::new(index_of(text, line, column));
            let mut state = TextEditState::load(ui.ctx(), id).unwrap_or_default();
            state.cursor.set_char_range(Some(CCursorRange::one(cursor)));
            state.store(ui.ctx(), id);
        }
        let numbers = width_of_numbers(ui, text);
        let response = ScrollArea::vertical()
            .id_salt(id)
            .auto_shrink(false)
            .show(&mut inner, |ui| {
                let margin = Margin {
                    left: (numbers + gap).round() as i8,
                    ..Margin::ZERO
                };
                let field = TextEdit::multiline(text)
                    .id(id)
                    .font(TextStyle::Monospace)
                    .frame(Frame::NONE.inner_margin(margin))
                    .hint_text(self.hint)
                    .desired_width(f32::INFINITY)
                    .min_size(inside.size());
                let output = field.show(ui);
                paint_numbers(ui, &output, marks.wrong);
                if let Some((line, column)) = marks.go_to {
                    output.response.request_focus();
                    let cursor = CCursor::new(index_of(text, line, column));
                    let place = output.galley.pos_from_cursor(cursor);
                    let place = place.translate(output.galley_pos.to_vec2());
                    ui.scroll_to_rect(place.expand(3.0 * gap), None);
                }
                output.response.response
            })
            .inner;
        self.finish(ui, rect, &response, text);
        // The text may be taller than the window; the field is what is seen of it.
        ui.ctx().accesskit_node_builder(id, |node| {
            node.set_bounds(accesskit::Rect {
                x0: rect.left().into(),
                y0: rect.top().into(),
                x1: rect.right().into(),
                y1: rect.bottom().into(),
            });
        });
        response
    }
}

/// The number of characters before this place; the end of the line where it is shorter.
fn index_of(text: &str, line: usize, column: usize) -> usize {
    let mut before = 0;
    for (index, content) in text.split('\n').enumerate() {
        let length = content.chars().count();
        if index + 1 == line {
            return before + length.min(column.saturating_sub(1));
        }
        before += length + 1;
    }
    before.saturating_sub(1)
}

fn width_of_numbers(ui: &Ui, text: &str) -> f32 {
    let palette = Palette::of(ui.ctx());
    let lines = text.split('\n').count();
    let widest = "0".repeat(lines.to_string().len().max(2));
    width_of(ui, widest, palette.font(SMALL))
}

/// The number of each line beside it, and a bar behind the line with a mistake.
fn paint_numbers(ui: &Ui, output: &TextEditOutput, wrong: Option<usize>) {
    let palette = Palette::of(ui.ctx());
    let gap = GRID * palette.scale;
    let field = output.response.rect;
    let seen = ui.clip_rect();
    let mut line = 1;
    let mut begins = true;
    for row in &output.galley.rows {
        let place = row.rect().translate(output.galley_pos.to_vec2());
        let is_seen = place.bottom() >= seen.top() && place.top() <= seen.bottom();
        let is_wrong = wrong == Some(line);
        if is_seen && is_wrong {
            let bar = Rect::from_x_y_ranges(field.x_range(), place.y_range());
            let fill = palette.warning.gamma_multiply(0.2);
            ui.painter().rect_filled(bar, 0, fill);
        }
        if is_seen && begins {
            let colour = if is_wrong {
                palette.warning_text
            } else {
                palette.muted
            };
            let font = palette.font(SMALL);
            let number = ui.painter().layout_no_wrap(line.to_string(), font, colour);
            let right = output.galley_pos.x - gap;
            let corner = pos2(
                right - number.size().x,
                place.center().y - number.size().y / 2.0,
            );
            ui.painter().galley(corner, number, colour);
        }
        begins = row.ends_with_newline;
        line += usize::from(begins);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_place_of_a_mistake_is_found_in_the_text_by_its_line_and_column() {
        let text = "first\nżółw x\n\nlast";
        for (line, column, index) in [
            (1, 1, 0),
            (2, 1, 6),
            (2, 6, 11),
            (2, 99, 12),
            (3, 1, 13),
            (4, 2, 15),
            (9, 1, 18),
        ] {
            assert_eq!(index_of(text, line, column), index, "{line}, {column}");
        }
    }
}
