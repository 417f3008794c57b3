//! A card that can be chosen: a title, one line, and perhaps a small picture. The chosen one has
//! a frame and a tick.

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Color32, Painter, Rect, Response, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2,
    vec2,
};

use super::icon::{Icon, paint_icon};
use super::surface::{Control, focus_ring, hairline, target_height};
use crate::app::theme::{BODY, GRID, Palette, SMALL, SURFACE_RADIUS};

/// A card to be shown.
#[derive(Clone, Copy, Debug)]
pub struct Card<'a> {
    title: &'a str,
    line: &'a str,
    chosen: bool,
    width: Option<f32>,
    picture_height: f32,
}

impl<'a> Card<'a> {
    /// A card with this title.
    #[must_use]
    pub const fn new(title: &'a str) -> Card<'a> {
        Card {
            title,
            line: "",
            chosen: false,
            width: None,
            picture_height: 0.0,
        }
    }

    /// Adds a line below the title.
    #[must_use]
    pub const fn line(mut self, line: &'a str) -> Self {
        self.line = line;
        self
    }

    /// Whether this is the chosen one.
    #[must_use]
    pub const fn chosen(mut self, chosen: bool) -> Self {
        self.chosen = chosen;
        self
    }

    /// Its width in points; without it all the width there is.
    #[must_use]
    pub const fn width(mut self, width: f32) -> Self {
        self.width = Some(width);
        self
    }

    /// Makes room of this height above the title for a picture, in points at scale 1.
    #[must_use]
    pub const fn picture(mut self, height: f32) -> Self {
        self.picture_height = height;
        self
    }

    /// Shows the card without a picture.
    pub fn show(self, ui: &mut Ui) -> Response {
        self.show_with(ui, |_, _| ())
    }

    /// Shows the card; `paint` draws the picture into the place left for it.
    pub fn show_with(self, ui: &mut Ui, paint: impl FnOnce(&Painter, Rect)) -> Response {
        let palette = Palette::of(ui.ctx());
        let scale = palette.scale;
        let has_picture = self.picture_height > 0.0;
        let padding = vec2(if has_picture { 6.0 } else { 12.0 }, 8.0) * scale;
        let width = self.width.unwrap_or_else(|| ui.available_width());
        let tick = 14.0 * scale;
        // With a picture the tick stands in its corner, else beside the title.
        let beside = if has_picture {
            0.0
        } else {
            tick + GRID * scale
        };
        let room = (width - 2.0 * padding.x - beside).max(1.0);
        let text_colour = if ui.is_enabled() {
            palette.text
        } else {
            palette.disabled
        };
        let painter = ui.painter().clone();
        let (title_size, title_font) = if has_picture {
            (SMALL, palette.font(SMALL))
        } else {
            (BODY, palette.strong_font(BODY))
        };
        let mut job = LayoutJob::simple(self.title.to_owned(), title_font, text_colour, room);
        if has_picture {
            // Cards with pictures stand in rows and have to be equally tall.
            job.wrap.max_rows = 1;
            job.wrap.break_anywhere = true;
        }
        let title = painter.layout_job(job);
        let line = painter.layout(
            self.line.to_owned(),
            palette.font(SMALL),
            palette.muted,
            room,
        );
        let line_height = if self.line.is_empty() {
            0.0
        } else {
            line.size().y + 2.0 * scale
        };
        let picture = self.picture_height * scale;
        let picture_gap = if has_picture { 6.0 * scale } else { 0.0 };
        let content = picture + picture_gap + title.size().y.max(title_size * scale) + line_height;
        let size = vec2(width, (content + 2.0 * padding.y).max(target_height(ui)));

        let control = Control::allocate(ui, size);
        control.response.widget_info(|| {
            let name = if self.line.is_empty() {
                self.title.to_owned()
            } else {
                format!("{}. {}", self.title, self.line)
            };
            WidgetInfo::selected(WidgetType::RadioButton, control.enabled, self.chosen, name)
        });
        let rect = control.rect();
        let (fill, edge) = if self.chosen {
            (palette.hovered, Stroke::new(1.5 * scale, palette.accent))
        } else {
            (
                control.fill(palette.control, palette.hovered),
                hairline(palette.hairline),
            )
        };
        painter.rect(rect, SURFACE_RADIUS - 2, fill, edge, StrokeKind::Inside);
        let inner = rect.shrink2(padding);
        if has_picture {
            let place = Rect::from_min_size(inner.min, vec2(inner.width(), picture));
            paint(
                &painter.with_clip_rect(place.intersect(ui.clip_rect())),
                place,
            );
        }
        let text_height = title.size().y + line_height;
        let top = if has_picture {
            inner.top() + picture + picture_gap
        } else {
            inner.center().y - text_height / 2.0
        };
        let below = top + title.size().y + 2.0 * scale;
        let left = if has_picture {
            inner.center().x - title.size().x / 2.0
        } else {
            inner.left()
        };
        painter.galley(pos2(left, top), title, Color32::PLACEHOLDER);
        if !self.line.is_empty() {
            painter.galley(pos2(inner.left(), below), line, Color32::PLACEHOLDER);
        }
        if self.chosen {
            paint_tick(&painter, rect, has_picture, &palette);
        }
        if control.response.has_focus() {
            focus_ring(&painter, rect, SURFACE_RADIUS - 2, &palette);
        }
        control.response
    }
}

/// The sign of the chosen card: in the corner of a picture, else at the right.
fn paint_tick(painter: &Painter, card: Rect, in_corner: bool, palette: &Palette) {
    let side = 14.0 * palette.scale;
    let inset = 12.0 * palette.scale;
    let centre = if in_corner {
        card.right_top() + vec2(-inset, inset)
    } else {
        card.right_center() - vec2(inset + side / 2.0, 0.0)
    };
    if in_corner {
        painter.circle_filled(centre, side * 0.66, palette.hovered);
    }
    let square = Rect::from_center_size(centre, Vec2::splat(side));
    paint_icon(painter, square, Icon::Tick, palette.accent);
}
