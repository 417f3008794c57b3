//! The proof of a move in the Nim games in one picture: the heaps in binary before and after it,
//! and which columns pair off.

use crate::features::navigation::ScreenCommand;
use crate::widgets::theme::{GRID, Palette, SMALL, title};
use bevy_egui::egui::{
    Align2, Painter, Pos2, Rect, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};

use crate::study::binary::{BinaryColumns, ColumnChange};
use crate::widgets::icon::{Icon, paint_icon};
use crate::widgets::labels::muted_line;
use crate::widgets::screen_context::ScreenContext;

/// Height of a heap's line, in points at scale 1.
const LINE: f32 = 20.0;
/// Width of a heap's number, in points at scale 1.
const NUMBER: f32 = 26.0;
/// Most width of a binary column, in points at scale 1.
const COLUMN: f32 = 24.0;

/// Shows the proof over the whole width; `sentence` is what a screen reader says.
pub(crate) fn proof_picture(ui: &mut Ui, proof: &ColumnChange, sentence: &str) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let lines = proof.before.heaps().len() as f32 + 2.0;
    let size = vec2(ui.available_width(), lines * LINE * scale);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, sentence));
    let arrow = 28.0 * scale;
    let half = (rect.width() - arrow) / 2.0;
    let left = Rect::from_min_size(rect.min, vec2(half, rect.height()));
    let right = left.translate(vec2(half + arrow, 0.0));
    let painter = ui.painter();
    let changed = |heap: usize| proof.before.heaps().get(heap) != proof.after.heaps().get(heap);
    paint_columns(painter, left, &proof.before, &changed, &palette);
    paint_columns(painter, right, &proof.after, &changed, &palette);
    let middle = pos2(left.right() + arrow / 2.0, rect.center().y);
    let wing = 5.0 * scale;
    let stroke = Stroke::new(1.5 * scale, palette.muted);
    for dy in [-wing, wing] {
        let tip = middle + vec2(wing, 0.0);
        painter.line_segment([tip, middle + vec2(0.0, dy)], stroke);
    }
    painter.line_segment([middle - vec2(wing, 0.0), middle + vec2(wing, 0.0)], stroke);
}

/// Shows these heaps alone; `sentence` is what a screen reader says.
pub(crate) fn columns_picture(ui: &mut Ui, columns: &BinaryColumns, sentence: &str) {
    let palette = Palette::of(ui.ctx());
    let size = columns_size(columns, palette.scale);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, sentence));
    paint_columns(ui.painter(), rect, columns, &|_| false, &palette);
}

/// How large the picture of some heaps is at most.
pub(crate) fn columns_size(columns: &BinaryColumns, scale: f32) -> Vec2 {
    let lines = columns.heaps().len() as f32 + 2.0;
    vec2(NUMBER + f32::from(columns.width()) * COLUMN, lines * LINE) * scale
}

/// Paints the picture of some heaps: the value of each column, the heaps, those that changed framed, and
/// below the line whether each column pairs off.
pub(crate) fn paint_columns(
    painter: &Painter,
    place: Rect,
    columns: &BinaryColumns,
    changed: &dyn Fn(usize) -> bool,
    palette: &Palette,
) {
    let scale = palette.scale;
    let line = LINE * scale;
    let width = columns.width();
    let number = NUMBER * scale;
    let step = ((place.width() - number) / f32::from(width)).min(COLUMN * scale);
    let x = |bit: u8| place.left() + number + step * (f32::from(width - 1 - bit) + 0.5);
    let y = |row: usize| place.top() + line * (row as f32 + 0.5);
    let ends = x(0) + step / 2.0;
    let heaps = columns.heaps();
    for bit in 0..width {
        let at = pos2(x(bit), y(0));
        let value = (1_u32 << bit).to_string();
        painter.text(
            at,
            Align2::CENTER_CENTER,
            value,
            palette.font(SMALL),
            palette.muted,
        );
        if !columns.pairs_off(bit) {
            let strip = Rect::from_center_size(
                pos2(x(bit), (y(1) + y(heaps.len())) / 2.0),
                vec2(step - 3.0 * scale, line * heaps.len() as f32),
            );
            painter.rect_filled(strip, 4.0 * scale, palette.hint.gamma_multiply(0.28));
        }
    }
    for (heap, size) in heaps.iter().enumerate() {
        let row = y(heap + 1);
        let moved = changed(heap);
        let (font, colour) = if moved {
            (palette.strong_font(SMALL), palette.text)
        } else {
            (palette.font(SMALL), palette.muted)
        };
        if moved {
            let strip = Rect::from_x_y_ranges(
                place.left()..=ends,
                row - line / 2.0 + scale..=row + line / 2.0 - scale,
            );
            let stroke = Stroke::new(scale, palette.outline);
            painter.rect_stroke(strip, 4.0 * scale, stroke, StrokeKind::Inside);
        }
        let at = pos2(place.left() + number - GRID * scale, row);
        painter.text(at, Align2::RIGHT_CENTER, size.to_string(), font, colour);
        for bit in 0..width {
            paint_digit(
                painter,
                pos2(x(bit), row),
                columns.is_one(heap, bit),
                palette,
            );
        }
    }
    // What stands below the line is about whole columns, as in an addition.
    let below = y(heaps.len()) + line / 2.0;
    let stroke = Stroke::new(scale, palette.outline);
    painter.hline(place.left()..=ends, below, stroke);
    for bit in 0..width {
        let side = 12.0 * scale;
        let at = pos2(x(bit), y(heaps.len() + 1));
        if columns.pairs_off(bit) {
            paint_icon(painter, at, side, Icon::Tick, palette.win);
        } else {
            paint_icon(painter, at, side, Icon::Close, palette.hint);
        }
    }
}

/// A one is a full disc, a nought a small ring: told apart without colours.
fn paint_digit(painter: &Painter, at: Pos2, is_one: bool, palette: &Palette) {
    let scale = palette.scale;
    if is_one {
        painter.circle_filled(at, 5.0 * scale, palette.text);
    } else {
        painter.circle_stroke(at, 2.5 * scale, Stroke::new(scale, palette.outline));
    }
}

/// Width of the window above which list and detail stand side by side, in points at scale 1.
const SIDE_BY_SIDE: f32 = 760.0;
/// Most width of everything together.
const WIDEST: f32 = 1240.0;
/// The most of the width that the list takes.
const WIDEST_LIST: f32 = 0.5;

/// The places of list and detail in this room, in points, with this gap between them; none where
/// there is no room for both. `list` is the width of the list at scale 1.
pub(crate) fn side_by_side(room: Rect, scale: f32, gap: f32, list: f32) -> Option<(Rect, Rect)> {
    if room.width() <= SIDE_BY_SIDE * scale {
        return None;
    }
    let size = vec2(room.width().min(WIDEST * scale), room.height());
    let room = Rect::from_center_size(room.center(), size);
    let split = room.left() + (list * scale).min(room.width() * WIDEST_LIST);
    let list = Rect::from_min_max(room.min, pos2(split, room.bottom()));
    let detail = Rect::from_min_max(pos2(split + gap, room.top()), room.max);
    Some((list, detail))
}

/// The place of a panel in this room that holds only what stands there before the first game.
pub(crate) fn place_when_empty(room: Rect, scale: f32) -> Rect {
    let most = vec2(520.0, 360.0) * scale;
    Rect::from_center_size(room.center(), room.size().min(most))
}

/// What stands there before the first game: a sentence, a line, and the way to the games.
pub(crate) fn empty(ui: &mut Ui, cx: &mut ScreenContext, icon: Icon, sentence: &str, line: &str) {
    blank(ui, icon, 210.0, |ui, palette| {
        ui.label(RichText::new(cx.say(sentence)).text_style(title()));
        muted_line(ui, cx.say(line));
        ui.add_space(GRID * palette.scale);
        let play = cx.primary("scores-empty-play", Icon::Play);
        cx.action(ui, play, ScreenCommand::ToMenu);
    });
}

/// A picture in the middle of the room and what stands below it; `height` is that of both, in points
/// at scale 1.
pub(crate) fn blank(ui: &mut Ui, icon: Icon, height: f32, below: impl FnOnce(&mut Ui, &Palette)) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    ui.vertical_centered(|ui| {
        let spare = ui.available_height() - height * scale;
        ui.add_space((spare / 2.0).max(0.0));
        let side = 64.0 * scale;
        let (place, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
        paint_icon(ui.painter(), place.center(), side, icon, palette.accent);
        ui.add_space(GRID * scale);
        below(ui, &palette);
    });
}
