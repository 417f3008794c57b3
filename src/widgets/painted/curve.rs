//! A rating over its games: a line in a band that is as broad as the rating is vague, over the
//! ratings of the levels as marks.

use bevy_egui::egui::{Align2, Mesh, Painter, Pos2, Rect, Shape, Stroke, pos2};

use crate::widgets::theme::{Palette, SMALL};

/// A rating at one time: the estimate and its deviation, in points.
pub(crate) type Point = (f64, f64);

/// A rating that is marked across the curve: its points and its name.
pub(crate) type RatingMark = (f64, String);

/// Least difference between the lower and the upper edge, in points.
const LEAST_SPAN: f64 = 240.0;
/// Least distance of two marks' names, in points at scale 1.
const NAMES_APART: f32 = 17.0;
/// Width of the names of the marks at the right, in points at scale 1.
pub(crate) const NAMES: f32 = 110.0;

/// Draws the curve into this place; with marks, their names stand at the right.
pub(crate) fn paint_curve(
    painter: &Painter,
    place: Rect,
    points: &[Point],
    marks: &[RatingMark],
    palette: &Palette,
) {
    if points.is_empty() {
        return;
    }
    let scale = palette.scale;
    let mut room = place;
    if !marks.is_empty() {
        room.max.x -= NAMES * scale;
    }
    let low = points.iter().map(|it| it.0 - it.1).fold(f64::MAX, f64::min);
    let high = points.iter().map(|it| it.0 + it.1).fold(f64::MIN, f64::max);
    let lacking = (LEAST_SPAN - (high - low)).max(0.0) / 2.0;
    let (low, high) = (low - lacking, high + lacking);
    let y = |rating: f64| {
        let share = ((rating - low) / (high - low)) as f32;
        room.bottom() - share * room.height()
    };
    let x = |index: usize| {
        let steps = points.len().saturating_sub(1).max(1) as f32;
        room.left() + room.width() * index as f32 / steps
    };
    let mut named_at = f32::MAX;
    for (rating, name) in marks {
        let at = y(*rating);
        let edge = NAMES_APART / 2.0 * scale;
        if at < room.top() + edge || at > room.bottom() - edge {
            continue;
        }
        painter.hline(room.x_range(), at, Stroke::new(1.0, palette.hovered));
        if (named_at - at).abs() >= NAMES_APART * scale {
            named_at = at;
            let names = Rect::from_min_max(pos2(room.right(), place.top()), place.max);
            painter
                .with_clip_rect(names.intersect(painter.clip_rect()))
                .text(
                    pos2(room.right() + 8.0 * scale, at),
                    Align2::LEFT_CENTER,
                    name,
                    palette.font(SMALL),
                    palette.muted,
                );
        }
    }
    let points = points.iter().enumerate();
    let points = points.map(|(index, &(rating, deviation))| Banded {
        at: pos2(x(index), y(rating)),
        upper: y(rating + deviation),
        lower: y(rating - deviation),
    });
    paint_band(painter, &points.collect::<Vec<Banded>>(), palette);
}

/// A point of a line in a band.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Banded {
    /// The point of the line.
    pub at: Pos2,
    /// The upper edge of the band there.
    pub upper: f32,
    /// Its lower edge.
    pub lower: f32,
}

/// Draws a line in a band, with a ring at its end.
pub(crate) fn paint_band(painter: &Painter, points: &[Banded], palette: &Palette) {
    let Some(end) = points.last().map(|point| point.at) else {
        return;
    };
    let scale = palette.scale;
    let band = palette.accent.gamma_multiply(0.16);
    let mut mesh = Mesh::default();
    for (index, point) in points.iter().enumerate() {
        mesh.colored_vertex(pos2(point.at.x, point.upper), band);
        mesh.colored_vertex(pos2(point.at.x, point.lower), band);
        if index > 0 {
            let first = 2 * index as u32;
            mesh.add_triangle(first - 2, first - 1, first);
            mesh.add_triangle(first - 1, first, first + 1);
        }
    }
    painter.add(Shape::mesh(mesh));
    let line = points.iter().map(|point| point.at).collect();
    painter.add(Shape::line(line, Stroke::new(2.0 * scale, palette.accent)));
    painter.circle_filled(end, 4.0 * scale, palette.accent);
    painter.circle_filled(end, 2.0 * scale, palette.raised);
}
