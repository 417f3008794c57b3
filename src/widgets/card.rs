//! A card that can be chosen: a title and one line. The chosen one has a frame and a tick.

use bevy_egui::egui::{
    Color32, Painter, Rect, Response, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::widgets::icon::{Icon, paint_icon};
use crate::widgets::spoken::signs;
use crate::widgets::surface::{Control, focus_ring, target_height};
use crate::widgets::theme::{BODY, GRID, Palette, SMALL, SURFACE_RADIUS};

/// Side of the tick, in points at scale 1.
const TICK: f32 = 14.0;

/// A card to be shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Card<'a> {
    title: &'a str,
    line: &'a str,
    chosen: bool,
    has_keys: bool,
}

impl<'a> Card<'a> {
    /// A card with this title.
    #[must_use]
    pub(crate) const fn new(title: &'a str) -> Card<'a> {
        Card {
            title,
            line: "",
            chosen: false,
            has_keys: false,
        }
    }

    /// Adds a line below the title.
    #[must_use]
    pub(crate) const fn line(mut self, line: &'a str) -> Self {
        self.line = line;
        self
    }

    /// Whether this is the chosen one.
    #[must_use]
    pub(crate) const fn chosen(mut self, chosen: bool) -> Self {
        self.chosen = chosen;
        self
    }

    /// Whether the keys of an open list are at this one, although the list's control has the focus.
    #[must_use]
    pub(crate) const fn has_keys(mut self, has_keys: bool) -> Self {
        self.has_keys = has_keys;
        self
    }

    /// Shows the card in all the width there is.
    pub(crate) fn show(self, ui: &mut Ui) -> Response {
        let palette = Palette::of(ui.ctx());
        let scale = palette.scale;
        let padding = vec2(12.0, 8.0) * scale;
        let width = ui.available_width();
        let room = (width - 2.0 * padding.x - (TICK + GRID) * scale).max(1.0);
        let text_colour = if ui.is_enabled() {
            palette.text
        } else {
            palette.disabled
        };
        let painter = ui.painter().clone();
        let title_font = palette.strong_font(BODY);
        let title = painter.layout(self.title.to_owned(), title_font, text_colour, room);
        let line_font = palette.font(SMALL);
        let line = painter.layout(self.line.to_owned(), line_font, palette.muted, room);
        let gap = 2.0 * scale;
        let line_height = if self.line.is_empty() {
            0.0
        } else {
            line.size().y + gap
        };
        let content = title.size().y.max(BODY * scale) + line_height;
        let size = vec2(width, (content + 2.0 * padding.y).max(target_height(ui)));

        let control = Control::allocate(ui, size, self.title);
        let signs = signs(ui.ctx());
        control.response.widget_info(|| {
            let name = signs.pauses([self.title, self.line]);
            WidgetInfo::selected(WidgetType::RadioButton, control.enabled, self.chosen, name)
        });
        let rect = control.rect();
        control.paint_card(&painter, self.chosen, SURFACE_RADIUS - 2, &palette);
        let inner = rect.shrink2(padding);
        let top = inner.center().y - (title.size().y + line_height) / 2.0;
        let below = top + title.size().y + gap;
        painter.galley(pos2(inner.left(), top), title, Color32::PLACEHOLDER);
        if !self.line.is_empty() {
            painter.galley(pos2(inner.left(), below), line, Color32::PLACEHOLDER);
        }
        if self.chosen {
            paint_tick(&painter, rect, &palette);
        }
        if self.has_keys || control.response.has_focus() {
            focus_ring(&painter, rect, SURFACE_RADIUS - 2, &palette);
        }
        control.response
    }
}

/// The sign of the chosen card, at its right.
fn paint_tick(painter: &Painter, card: Rect, palette: &Palette) {
    let (side, inset) = (TICK * palette.scale, 12.0 * palette.scale);
    let centre = card.right_center() - vec2(inset + side / 2.0, 0.0);
    let square = Rect::from_center_size(centre, Vec2::splat(side));
    paint_icon(painter, square, Icon::Tick, palette.accent);
}
