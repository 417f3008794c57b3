//! A game as a line of a list: its board, who played it, and what else is known about it.

use bevy_egui::egui::{Color32, Rect, Response, Stroke, StrokeKind, Ui, Vec2, pos2};

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
    /// Stands at the right of the title, or of a line below where the title needs the room.
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
        let parts = [self.title, self.lines[0], self.lines[1], self.date];
        control.tell_choice(self.is_chosen, &signs(ui.ctx()).pauses(parts));
        match ui.is_rect_visible(control.rect()) && self.paint(ui, &control) {
            true => {
                let whole = [self.title, self.lines[0], self.lines[1]].join("\n");
                control.response.on_hover_text(whole)
            }
            false => control.response,
        }
    }

    /// Whether anything had to be cut.
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
        let room = (right - left).max(1.0);
        let beside_date = (room - date.size().x - GRID * scale).max(1.0);
        let colour = if self.can_be_read {
            palette.text
        } else {
            palette.muted
        };
        let lay = |text: &str, of_title: bool, room: f32| {
            let (font, colour) = match of_title {
                true => (palette.strong_font(BODY), colour),
                false => (palette.font(SMALL), palette.muted),
            };
            one_line(ui, text.to_owned(), font, colour, room)
        };
        let texts = [self.title, self.lines[0], self.lines[1]];
        let mut lines = [0, 1, 2].map(|line| lay(texts[line], line == 0, room));
        if lines[0].elided {
            let font = palette.strong_font(SMALL);
            lines[0] = one_line(ui, self.title.to_owned(), font, colour, room);
        }
        // The title comes first, then whichever line leaves the most room.
        let is_beside = |line: &usize| lines[*line].size().x <= beside_date;
        let dated = [0, 2, 1].into_iter().find(is_beside).unwrap_or(0);
        lines[dated] = lay(texts[dated], dated == 0, beside_date);
        let is_cut = lines.iter().any(|line| line.elided);
        let height = lines.iter().map(|line| line.size().y).sum::<f32>();
        let mut y = rect.center().y - height / 2.0;
        for (index, line) in lines.into_iter().enumerate() {
            let below = line.size().y;
            if index == dated {
                let top = y + (below - date.size().y) / 2.0;
                let place = pos2(right - date.size().x, top);
                painter.galley(place, date.clone(), palette.muted);
            }
            painter.galley(pos2(left, y), line, palette.muted);
            y += below;
        }
        if control.response.has_focus() {
            focus_ring(painter, rect.shrink(2.0), SURFACE_RADIUS - 2, &palette);
        }
        is_cut
    }
}
