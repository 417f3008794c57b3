//! A game in the list: a small picture, which game, who played, how it stands, and when.

use bevy_egui::egui::{
    Color32, Rect, Response, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::features::my_games::told::Told;
use crate::widgets::board_picture::paint_board;
use crate::widgets::one_line::one_line;
use crate::widgets::spoken::signs;
use crate::widgets::surface::{Control, focus_ring};
use crate::widgets::theme::{BODY, GRID, Palette, SMALL, SURFACE_RADIUS};

/// Height of a row, in points at scale 1.
const HEIGHT: f32 = 72.0;
/// Side of the picture.
const PICTURE: f32 = 56.0;

/// Shows a game; `clicked()` of the answer says that it is chosen.
pub(crate) fn show(ui: &mut Ui, told: &Told, is_chosen: bool) -> Response {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let size = vec2(ui.available_width(), HEIGHT * scale);
    let control = Control::allocate(ui, size, told.number);
    let response = &control.response;
    let signs = signs(ui.ctx());
    response.widget_info(|| {
        let parts = [&told.title, &told.players, &told.state, &told.date];
        let label = signs.pauses(parts);
        WidgetInfo::selected(WidgetType::RadioButton, true, is_chosen, label)
    });
    let rect = control.rect();
    if !ui.is_rect_visible(rect) {
        return control.response;
    }
    let (fill, edge) = if is_chosen {
        (palette.hovered, Stroke::new(1.5 * scale, palette.accent))
    } else {
        (
            control.fill(Color32::TRANSPARENT, palette.hovered),
            Stroke::NONE,
        )
    };
    let painter = ui.painter().clone();
    painter.rect(rect, SURFACE_RADIUS - 2, fill, edge, StrokeKind::Inside);
    let picture = Rect::from_min_size(
        rect.min + Vec2::splat((HEIGHT - PICTURE) / 2.0 * scale),
        Vec2::splat(PICTURE * scale),
    );
    if let Some(game_match) = &told.game_match {
        paint_board(ui, picture, game_match.position());
    }
    let left = picture.right() + 1.5 * GRID * scale;
    let right = rect.right() - 1.5 * GRID * scale;
    let date = painter.layout_no_wrap(told.date.clone(), palette.font(SMALL), palette.muted);
    let date_left = right - date.size().x;
    let first = (date_left - GRID * scale - left).max(1.0);
    let colour = if told.can_be_read() {
        palette.text
    } else {
        palette.muted
    };
    let title = one_line(
        ui,
        told.title.clone(),
        palette.strong_font(BODY),
        colour,
        first,
    );
    let room = (right - left).max(1.0);
    let line = |text: &String| one_line(ui, text.clone(), palette.font(SMALL), palette.muted, room);
    let lines = [&told.players, &told.state].map(line);
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
        focus_ring(&painter, rect.shrink(2.0), SURFACE_RADIUS - 2, &palette);
    }
    match is_cut {
        true => control.response.on_hover_text(&told.title),
        false => control.response,
    }
}
