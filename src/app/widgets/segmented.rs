//! A choice among a few words that all stand in view. It is one stop for Tab; the arrow keys
//! choose.

use bevy_egui::egui::{
    Align2, Color32, EventFilter, Id, Key, Modifiers, Rect, Response, Sense, StrokeKind, Ui,
    WidgetInfo, WidgetType, pos2, vec2,
};

use super::side_mark::paint_side_mark;
use super::surface::{Control, focus_ring, hairline, target_height};
use crate::app::theme::{BODY, CONTROL_RADIUS, GRID, Palette, SMALL};
use crate::games::Side;

/// One of the words of a segmented choice.
#[derive(Clone, Copy, Debug)]
pub struct Segment<'a> {
    /// The word.
    pub word: &'a str,
    /// The side whose stone stands before the word.
    pub side: Option<Side>,
}

impl<'a> Segment<'a> {
    /// A word alone.
    #[must_use]
    pub const fn word(word: &'a str) -> Segment<'a> {
        Segment { word, side: None }
    }

    /// A side's stone and name.
    #[must_use]
    pub const fn side(side: Side, word: &'a str) -> Segment<'a> {
        Segment {
            word,
            side: Some(side),
        }
    }
}

/// Shows the choice over the whole width that there is; `changed()` of the answer says whether
/// `chosen` is another one now. Words that do not fit side by side stand in two rows.
pub fn segmented(ui: &mut Ui, name: &str, chosen: &mut usize, segments: &[Segment]) -> Response {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let width = ui.available_width();
    let inset = 3.0 * scale;
    let rows = rows_needed(ui, &palette, width - 2.0 * inset, segments);
    let columns = segments.len().div_ceil(rows).max(1);
    let row_height = target_height(ui);
    let height = rows as f32 * row_height;
    let (rect, mut response) =
        ui.allocate_exact_size(vec2(width, height), Sense::focusable_noninteractive());
    response.widget_info(|| {
        let word = segments.get(*chosen).map_or("", |segment| segment.word);
        WidgetInfo::labeled(
            WidgetType::RadioGroup,
            ui.is_enabled(),
            format!("{name}: {word}"),
        )
    });

    let before = *chosen;
    if response.has_focus() {
        let arrows = EventFilter {
            horizontal_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
        ui.input_mut(|input| {
            if input.consume_key(Modifiers::NONE, Key::ArrowRight) {
                *chosen = (*chosen + 1).min(segments.len().saturating_sub(1));
            }
            if input.consume_key(Modifiers::NONE, Key::ArrowLeft) {
                *chosen = chosen.saturating_sub(1);
            }
        });
    }

    ui.painter().rect(
        rect,
        CONTROL_RADIUS,
        palette.sunk,
        hairline(palette.hairline),
        StrokeKind::Inside,
    );
    let inner = rect.shrink(inset);
    let cell = vec2(inner.width() / columns as f32, inner.height() / rows as f32);
    for (index, segment) in segments.iter().enumerate() {
        let place = pos2(
            inner.left() + (index % columns) as f32 * cell.x,
            inner.top() + (index / columns) as f32 * cell.y,
        );
        let place = Rect::from_min_size(place, cell);
        let id = response.id.with(index);
        if pressed_at(ui, place, id) {
            *chosen = index;
        }
        paint_segment(ui, place, id, segment, index == *chosen, &palette);
    }
    if response.has_focus() {
        focus_ring(ui.painter(), rect, CONTROL_RADIUS, &palette);
    }
    if *chosen != before {
        response.mark_changed();
    }
    response
}

/// Whether this segment was clicked in this frame. Its own place is no stop for Tab.
fn pressed_at(ui: &Ui, place: Rect, id: Id) -> bool {
    let mouse_only = Sense::CLICK;
    ui.interact(place, id, mouse_only).clicked()
}

fn paint_segment(
    ui: &Ui,
    place: Rect,
    id: Id,
    segment: &Segment,
    is_chosen: bool,
    palette: &Palette,
) {
    let scale = palette.scale;
    let control = Control::of(ui, ui.interact(place, id, Sense::CLICK));
    let painter = ui.painter();
    let radius = CONTROL_RADIUS - 2;
    if is_chosen {
        painter.rect(
            place,
            radius,
            palette.hovered,
            hairline(palette.hovered),
            StrokeKind::Inside,
        );
        // The bar tells the chosen one apart without a colour.
        let bar = Rect::from_center_size(
            place.center_bottom() - vec2(0.0, 2.5 * scale),
            vec2(20.0, 2.0) * scale,
        );
        painter.rect_filled(bar, 1, palette.accent);
    } else {
        let fill = palette.control.gamma_multiply(control.hover);
        painter.rect_filled(place, radius, fill);
    }
    let colour = match (control.enabled, is_chosen) {
        (false, _) => palette.disabled,
        (true, true) => palette.text,
        (true, false) => palette.muted.lerp_to_gamma(palette.text, control.hover),
    };
    let stone = if segment.side.is_some() {
        14.0 * scale
    } else {
        0.0
    };
    let gap = if segment.side.is_some() {
        6.0 * scale
    } else {
        0.0
    };
    let text = painter.layout_no_wrap(
        segment.word.to_owned(),
        font_for(ui, palette, place.width(), segment),
        colour,
    );
    let left = place.center().x - (stone + gap + text.size().x) / 2.0;
    if let Some(side) = segment.side {
        let centre = pos2(left + stone / 2.0, place.center().y);
        paint_side_mark(painter, centre, stone / 2.0, side, palette);
    }
    let at =
        Align2::LEFT_CENTER.anchor_size(pos2(left + stone + gap, place.center().y), text.size());
    painter
        .with_clip_rect(place.intersect(ui.clip_rect()))
        .galley(at.min, text, colour);
}

/// The usual size, or the small one where the usual does not fit.
fn font_for(ui: &Ui, palette: &Palette, room: f32, segment: &Segment) -> bevy_egui::egui::FontId {
    if word_width(ui, palette, BODY, segment) <= room {
        palette.font(BODY)
    } else {
        palette.font(SMALL)
    }
}

/// Width of a segment with its stone and the least air around it.
fn word_width(ui: &Ui, palette: &Palette, size: f32, segment: &Segment) -> f32 {
    let text = ui.painter().layout_no_wrap(
        segment.word.to_owned(),
        palette.font(size),
        Color32::PLACEHOLDER,
    );
    let stone = if segment.side.is_some() { 20.0 } else { 0.0 };
    text.size().x + (stone + GRID) * palette.scale
}

fn rows_needed(ui: &Ui, palette: &Palette, width: f32, segments: &[Segment]) -> usize {
    let widest = segments
        .iter()
        .map(|segment| word_width(ui, palette, SMALL, segment))
        .fold(0.0, f32::max);
    if widest * segments.len() as f32 <= width {
        1
    } else if widest * segments.len().div_ceil(2) as f32 <= width {
        2
    } else {
        segments.len().max(1)
    }
}
