//! A puzzle among others: a small picture of its board, its name below, and what became of it.

use bevy_egui::egui::{Align2, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use crate::rules::Position;
use crate::widgets::board_picture::paint_board;
use crate::widgets::icon::{Icon, paint_icon};
use crate::widgets::surface::{Control, focus_ring};
use crate::widgets::theme::{CONTROL_RADIUS, Palette, SMALL};

/// Height of the line below the picture, in points at scale 1.
pub(crate) const CAPTION: f32 = 18.0;
/// Room around picture and caption.
pub(crate) const INSET: f32 = 4.0;

/// What became of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    /// Nothing yet.
    None,
    /// Its day went by.
    Missed,
    /// It was begun, or its solution was looked at.
    Begun,
    /// It was missed and comes again.
    Again,
    /// It was solved, not at the first try.
    Late,
    /// It was solved at the first try.
    Solved,
}

/// A puzzle among others.
pub(crate) struct Tile<'a> {
    /// Where it begins.
    pub position: &'a Position,
    /// What it is called.
    pub caption: String,
    pub mark: Mark,
    pub is_chosen: bool,
    /// Whether it is that of today.
    pub is_present: bool,
}

impl Tile<'_> {
    /// Paints it over its control.
    pub(crate) fn paint(&self, ui: &Ui, control: &Control) {
        let rect = control.rect().shrink(1.0);
        if !ui.is_rect_visible(rect) {
            return;
        }
        let palette = Palette::of(ui.ctx());
        let scale = palette.scale;
        let fill = match self.is_chosen {
            true => palette.hovered,
            false => palette.control.gamma_multiply(control.hover),
        };
        let painter = ui.painter();
        painter.rect_filled(rect, CONTROL_RADIUS, fill);
        if self.is_chosen || self.is_present {
            let width = if self.is_chosen { 1.5 } else { 1.0 };
            let edge = Stroke::new(width * scale, palette.accent);
            painter.rect_stroke(rect, CONTROL_RADIUS, edge, StrokeKind::Inside);
        }
        let inner = rect.shrink(INSET * scale);
        let side = inner.width().min(inner.height() - CAPTION * scale);
        let left = inner.center().x - side / 2.0;
        let picture = Rect::from_min_size(pos2(left, inner.top()), Vec2::splat(side.max(1.0)));
        paint_board(ui, picture, self.position);
        let font = match self.is_chosen {
            true => palette.strong_font(SMALL),
            false => palette.font(SMALL),
        };
        let line = inner.bottom() - CAPTION * scale / 2.0;
        let at = pos2(left + scale, line);
        painter.text(at, Align2::LEFT_CENTER, &self.caption, font, palette.text);
        let at = pos2(left + side - 7.0 * scale, line);
        self.mark.paint(painter, at, &palette);
        if control.response.has_focus() {
            focus_ring(painter, rect, CONTROL_RADIUS, &palette);
        }
    }
}

impl Mark {
    fn paint(self, painter: &Painter, at: Pos2, palette: &Palette) {
        let scale = palette.scale;
        let icon = |side: f32, icon, colour| {
            let square = Rect::from_center_size(at, Vec2::splat(side * scale));
            paint_icon(painter, square, icon, colour);
        };
        match self {
            Mark::None => {}
            Mark::Missed => {
                painter.circle_filled(at, 1.5 * scale, palette.muted);
            }
            Mark::Begun => {
                let half = vec2(4.0 * scale, 0.0);
                let stroke = Stroke::new(1.5 * scale, palette.muted);
                painter.line_segment([at - half, at + half], stroke);
            }
            Mark::Again => icon(12.0, Icon::Again, palette.muted),
            Mark::Late => icon(11.0, Icon::Tick, palette.accent),
            Mark::Solved => {
                painter.circle_filled(at, 5.5 * scale, palette.accent);
                icon(9.0, Icon::Tick, palette.raised);
            }
        }
    }
}
