//! The small card beside a position that is pointed at or chosen.

use bevy_egui::egui::{Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::inks::Inks;
use super::sentences;
use crate::app::play::research::Room;
use crate::app::state::language::Words;
use crate::app::ui::widgets::columns::{columns_size, paint_columns};
use crate::study::research::Tuple;

/// A small card beside a place that says what a position is.
pub fn label(
    painter: &Painter,
    area: Rect,
    beside: Pos2,
    words: &Words,
    room: &Room,
    shown: &Tuple,
    inks: &Inks,
) {
    let scale = inks.scale;
    let space = room.method().space();
    let title = format!("{shown} · {}", sentences::known(words, room, shown));
    let rule = sentences::rule(words, space, shown);
    let layout = |text: String, font, ink| painter.layout_no_wrap(text, font, ink);
    let mut lines = vec![
        layout(title, inks.strong.clone(), inks.text),
        layout(rule, inks.font.clone(), inks.muted),
    ];
    if room.shows_proof
        && let Some(pair) = sentences::pair(words, space, shown)
    {
        lines.push(layout(pair, inks.font.clone(), inks.text));
    }
    let columns = room.columns(shown);
    let below = columns
        .as_ref()
        .map_or(Vec2::ZERO, |columns| columns_size(columns, scale));
    let inner = vec2(
        lines
            .iter()
            .map(|line| line.size().x)
            .fold(below.x, f32::max),
        lines.iter().map(|line| line.size().y).sum::<f32>() + below.y,
    );
    let size = inner + vec2(20.0, 14.0) * scale;
    let away = 18.0 * scale;
    let right = beside.x + away + size.x <= area.right();
    let left = if right {
        beside.x + away
    } else {
        (beside.x - away - size.x).max(area.left())
    };
    let most = (area.bottom() - size.y).max(area.top());
    let top = (beside.y - size.y - away / 2.0).clamp(area.top(), most);
    let card = Rect::from_min_size(pos2(left, top), size);
    painter.rect(
        card,
        6,
        inks.card,
        Stroke::new(1.0, inks.line.gamma_multiply(0.6)),
        StrokeKind::Inside,
    );
    let mut corner = card.min + vec2(10.0, 7.0) * scale;
    for line in lines {
        let height = line.size().y;
        painter.galley(corner, line, inks.text);
        corner.y += height;
    }
    if let Some(columns) = columns {
        let place = Rect::from_min_size(corner, below);
        paint_columns(painter, place, &columns, &|_| false, &inks.palette);
    }
}
