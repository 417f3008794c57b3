//! A game in the list of the records: its name, the rating, and how its games ended.

use bevy_egui::egui::{
    Align2, Rect, Response, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::features::records::detail::{rating_words, summary_words};
use crate::features::records::screen::Book;
use crate::rules::GameId;
use crate::widgets::painted::curve::paint_curve;
use crate::widgets::painted::shares::paint_shares;
use crate::widgets::surface::{Control, focus_ring, hairline};
use crate::widgets::theme::{BODY, Palette, SMALL, SURFACE_RADIUS};

/// Height of a line, in points at scale 1.
const HEIGHT: f32 = 78.0;
/// How many of the latest rated games the small curve shows.
const SHOWN: usize = 30;

/// Shows a game; `clicked()` of the answer says that it is to be told in detail.
pub(crate) fn show(ui: &mut Ui, book: Book, game: GameId, is_chosen: bool) -> Response {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let summary = book.records.summary(game);
    let name = book.words.game_name(game);
    let told = summary_words(book, game);
    let rating = rating_words(book, game);

    let size = vec2(ui.available_width(), HEIGHT * scale);
    let control = Control::allocate(ui, size, &name);
    control.response.widget_info(|| {
        let label = book.words.punctuation().pauses([&name, &rating, &told]);
        WidgetInfo::selected(WidgetType::RadioButton, true, is_chosen, label)
    });
    let rect = control.rect();
    let painter = ui.painter();
    let (fill, edge) = if is_chosen {
        (palette.hovered, Stroke::new(1.5 * scale, palette.accent))
    } else {
        (
            control.fill(palette.control, palette.hovered),
            hairline(palette.hairline),
        )
    };
    painter.rect(rect, SURFACE_RADIUS - 2, fill, edge, StrokeKind::Inside);
    let inner = rect.shrink2(vec2(12.0, 8.0) * scale);
    painter.text(
        inner.left_top(),
        Align2::LEFT_TOP,
        name,
        palette.strong_font(BODY),
        palette.text,
    );
    let known = summary.known(&book.configs.ratings);
    let colour = if known.is_some() {
        palette.text
    } else {
        palette.muted
    };
    let rating = painter.text(
        inner.right_top(),
        Align2::RIGHT_TOP,
        rating,
        palette.font(SMALL),
        colour,
    );
    if known.is_some() && summary.course.len() > 1 {
        let latest = summary.course.len().saturating_sub(SHOWN);
        let points: Vec<(f64, f64)> = summary.course[latest..]
            .iter()
            .map(|it| (it.rating, 0.0))
            .collect();
        let right = rating.left() - 12.0 * scale;
        let size = vec2(64.0, 18.0) * scale;
        let place = Rect::from_min_size(pos2(right - size.x, inner.top()), size);
        paint_curve(painter, place, &points, &[], &palette);
    }
    let bar = Rect::from_min_max(
        pos2(inner.left(), inner.top() + 26.0 * scale),
        pos2(inner.right(), inner.top() + 36.0 * scale),
    );
    paint_shares(painter, bar, &summary.all, &palette);
    painter
        .with_clip_rect(inner.intersect(ui.clip_rect()))
        .text(
            inner.left_bottom(),
            Align2::LEFT_BOTTOM,
            told,
            palette.font(SMALL),
            palette.muted,
        );
    if control.response.has_focus() {
        focus_ring(ui.painter(), rect, SURFACE_RADIUS - 2, &palette);
    }
    control.response
}
