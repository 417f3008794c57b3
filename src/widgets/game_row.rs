//! A game as a line of a list: its board, who played it, and what else is known about it.

use bevy_egui::egui::{
    Color32, Rect, Response, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2,
};

use crate::rules::Position;
use crate::widgets::board_picture::paint_board;
use crate::widgets::one_line::one_line;
use crate::widgets::spoken::signs;
use crate::widgets::surface::{Control, chosen_look, focus_ring};
use crate::widgets::theme::{BODY, GRID, Palette, SMALL, SURFACE_RADIUS};

/// Height of a row, in points at scale 1.
pub(crate) const ROW_HEIGHT: f32 = 72.0;
/// Side of the picture, in points at scale 1.
const PICTURE: f32 = 56.0;

/// What is told of a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GameRow<'a> {
    pub position: Option<&'a Position>,
    pub title: &'a str,
    /// Stands at the right of the title.
    pub date: &'a str,
    /// Stand below the title.
    pub lines: [&'a str; 2],
    /// Whether it can be opened.
    pub can_be_read: bool,
    /// Whether it is the one that is shown in detail.
    pub is_chosen: bool,
}

impl GameRow<'_> {
    /// Shows the row over a control of its height.
    pub(crate) fn show(&self, ui: &Ui, control: Control) -> Response {
        let signs = signs(ui.ctx());
        control.response.widget_info(|| {
            let label = signs.pauses([self.title, self.lines[0], self.lines[1], self.date]);
            WidgetInfo::selected(WidgetType::RadioButton, true, self.is_chosen, label)
        });
        match ui.is_rect_visible(control.rect()) && self.paint(ui, &control) {
            true => control.response.on_hover_text(self.title),
            false => control.response,
        }
    }

    /// Whether the title had to be cut.
    fn paint(&self, ui: &Ui, control: &Control) -> bool {
        let palette = Palette::of(ui.ctx());
        let scale = palette.scale;
        let rect = control.rect();
        let (fill, edge) = match self.is_chosen {
            true => chosen_look(&palette),
            false => {
                let fill = control.fill(Color32::TRANSPARENT, palette.hovered);
                (fill, Stroke::NONE)
            }
        };
        let painter = ui.painter();
        painter.rect(rect, SURFACE_RADIUS - 2, fill, edge, StrokeKind::Inside);
        let picture = Rect::from_min_size(
            rect.min + Vec2::splat((ROW_HEIGHT - PICTURE) / 2.0 * scale),
            Vec2::splat(PICTURE * scale),
        );
        if let Some(position) = self.position {
            paint_board(ui, picture, position);
        }
        let left = picture.right() + 1.5 * GRID * scale;
        let right = rect.right() - 1.5 * GRID * scale;
        let date = self.date.to_owned();
        let date = painter.layout_no_wrap(date, palette.font(SMALL), palette.muted);
        let date_left = right - date.size().x;
        let first = (date_left - GRID * scale - left).max(1.0);
        let colour = if self.can_be_read {
            palette.text
        } else {
            palette.muted
        };
        let title = self.title.to_owned();
        let title = one_line(ui, title, palette.strong_font(BODY), colour, first);
        let room = (right - left).max(1.0);
        let line = |text: &str| {
            let (text, font) = (text.to_owned(), palette.font(SMALL));
            one_line(ui, text, font, palette.muted, room)
        };
        let lines = self.lines.map(line);
        let height = title.size().y + lines.iter().map(|line| line.size().y).sum::<f32>();
        let mut y = rect.center().y - height / 2.0;
        let date_top = y + (title.size().y - date.size().y) / 2.0;
        painter.galley(pos2(date_left, date_top), date, palette.muted);
        let (below, is_cut) = (title.size().y, title.elided);
        painter.galley(pos2(left, y), title, colour);
        y += below;
        for line in lines {
            let below = line.size().y;
            painter.galley(pos2(left, y), line, palette.muted);
            y += below;
        }
        if control.response.has_focus() {
            focus_ring(painter, rect.shrink(2.0), SURFACE_RADIUS - 2, &palette);
        }
        is_cut
    }
}
