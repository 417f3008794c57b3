//! The picture in squares: one number or two. A good position is a filled disc with a
//! ring, one that was struck out a small cross, one that is struck out but not looked at yet a dot.

use bevy_egui::egui::{
    Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};

use crate::config::Theme;
use crate::features::language::{Words, text};
use crate::features::menu::egui_rect;
use crate::features::position_picture::label::{Inks, cross, label};
use crate::features::position_picture::{DIGIT, DIGIT_LINE, SquareGrid};
use crate::features::research::Room;
use crate::features::research::screen::proof;
use crate::rules::notation::column_letter;
use crate::study::research::{MethodFinding, PositionState, Tuple};
use crate::widgets::theme::Palette;

/// Paints it.
pub(crate) fn paint(ui: &Ui, grid: &SquareGrid, words: &Words, theme: &Theme, room: &Room) {
    let palette = Palette::of(ui.ctx());
    let inks = Inks::of(theme, &palette);
    let painter = ui.painter();
    let one_row = room.method().space().sizes().len() == 1;
    let tuple = |x: u8, y: u8| {
        if one_row {
            Tuple::new(&[x])
        } else {
            Tuple::new(&[x, y])
        }
    };
    for x in 0..grid.cols as u8 {
        for y in 0..grid.rows as u8 {
            square(
                painter,
                egui_rect(grid.square(x, y)),
                room,
                &tuple(x, y),
                &inks,
            );
        }
    }
    if room.shows_proof {
        proof::paint(painter, grid, room, &inks);
    }
    edges(painter, grid, words, room, &inks);
    let centre = |tuple: &Tuple| {
        let (x, y) = (tuple[0], tuple.get(1).copied().unwrap_or(0));
        egui_rect(grid.square(x, y)).center()
    };
    last_step(painter, grid, room, &inks, centre);
    if let Some(shown) = room.shown().filter(|shown| shown.len() <= 2) {
        let (x, y) = (shown[0], shown.get(1).copied().unwrap_or(0));
        let square = egui_rect(grid.square(x, y));
        painter.rect_stroke(
            square.shrink(1.0),
            radius(square),
            Stroke::new(2.0 * inks.scale, inks.accent),
            StrokeKind::Inside,
        );
        let area = painter.clip_rect().shrink(8.0);
        let beside = square.center() + vec2(square.width() / 4.0, 0.0);
        let picture = egui_rect(grid.area);
        label(painter, area, picture, beside, words, room, &shown, &inks);
    }
}

/// Corner radius of a square.
fn radius(square: Rect) -> f32 {
    (square.width() * 0.12).min(8.0)
}

fn square(painter: &Painter, square: Rect, room: &Room, tuple: &Tuple, inks: &Inks) {
    let method = room.method();
    let state = method.state(tuple).unwrap_or(PositionState::Open);
    let tile = square.shrink((square.width() * 0.03).clamp(0.5, 2.0));
    let ground = match state {
        PositionState::Open => inks.tile,
        PositionState::StruckOut | PositionState::Good => inks.sunk,
    };
    painter.rect_filled(tile, radius(tile), ground);
    let (centre, half) = (tile.center(), tile.width() / 2.0);
    match state {
        PositionState::Open => {}
        PositionState::Good => {
            let shine = method
                .number(tuple)
                .map_or(0.0, |number| room.shine(number));
            let ink = inks.good.lerp_to_gamma(inks.fresh, shine);
            painter.rect_filled(tile, radius(tile), ink.gamma_multiply(0.16 + 0.3 * shine));
            painter.circle_filled(centre, half * 0.56, inks.shadow(ink));
            painter.circle_filled(centre - Vec2::splat(half * 0.04), half * 0.5, ink);
            painter.circle_stroke(
                centre,
                half * 0.74,
                Stroke::new((half * 0.07).max(1.0), ink.gamma_multiply(0.75)),
            );
        }
        PositionState::StruckOut if method.has_looked_at(tuple) => {
            let ink = inks.line.gamma_multiply(0.55);
            cross(
                painter,
                centre,
                half * 0.3,
                Stroke::new((half * 0.09).max(1.0), ink),
            );
        }
        PositionState::StruckOut => {
            let ink = inks.line.gamma_multiply(0.55);
            painter.circle_filled(centre, (half * 0.09).max(1.0), ink);
        }
    }
}

/// The last step: a frame around the square that was looked at, and the way to the good one that
/// strikes it out.
fn last_step(
    painter: &Painter,
    grid: &SquareGrid,
    room: &Room,
    inks: &Inks,
    centre: impl Fn(&Tuple) -> Pos2,
) {
    let Some(step) = room.last().filter(|_| !room.method().is_finished()) else {
        return;
    };
    let here = centre(&step.looked_at);
    let square = Rect::from_center_size(here, Vec2::splat(grid.side));
    let (ink, by) = match step.found {
        MethodFinding::Good { .. } => (inks.fresh, None),
        MethodFinding::StruckOut { by } => (inks.struck, Some(centre(&by))),
    };
    let stroke = Stroke::new(2.0 * inks.scale, ink);
    painter.rect_stroke(square, radius(square), stroke, StrokeKind::Inside);
    if let Some(there) = by {
        let end = there + (here - there).normalized() * grid.side * 0.4;
        painter.line_segment([here, end], stroke);
        arrow_head(painter, end, (there - here).normalized(), grid.side, ink);
        cross(painter, here, grid.side * 0.18, stroke);
    }
}

fn arrow_head(painter: &Painter, tip: Pos2, way: Vec2, side: f32, ink: Color32) {
    let length = (side * 0.2).clamp(5.0, 12.0);
    let across = way.rot90() * length * 0.55;
    let back = tip - way * length;
    painter.add(Shape::convex_polygon(
        vec![tip + way, back + across, back - across],
        ink,
        Stroke::NONE,
    ));
}

/// The numbers along the lower and the left edge, with a proof in binary too, and what they count.
fn edges(painter: &Painter, grid: &SquareGrid, words: &Words, room: &Room, inks: &Inks) {
    let area = egui_rect(grid.area);
    let digits = usize::from(room.shown_digits());
    let shown = room.shown();
    let write = |at: Pos2, anchor, text: String, axis: usize, number: u8| {
        let is_shown = shown.is_some_and(|shown| shown.get(axis) == Some(&number));
        let ink = if is_shown { inks.text } else { inks.muted };
        painter.text(at, anchor, text, inks.font.clone(), ink);
    };
    // Where squares are small only every second or third number has room.
    let wide = (digits as f32 * DIGIT + 6.0).max(22.0);
    let step = (wide * inks.scale / grid.side).ceil().max(1.0) as usize;
    let gap = 14.0 * inks.scale;
    let line = if digits == 0 { 0.0 } else { DIGIT_LINE };
    for x in (0..grid.cols as u8).step_by(step) {
        let at = pos2(egui_rect(grid.square(x, 0)).center().x, area.bottom() + gap);
        write(at, Align2::CENTER_CENTER, x.to_string(), 0, x);
        if digits > 0 {
            let below = at + vec2(0.0, line * inks.scale);
            write(below, Align2::CENTER_CENTER, binary(x, digits), 0, x);
        }
    }
    let axes = room.method().space().kind().words.axes;
    // Rows are called as at the edge of a board.
    let letters = [0, 1].map(|axis| column_letter(axis).to_string());
    let named = |axis: usize| words.with(axes[axis], &[("row", text(&letters[axis]))]);
    let below = pos2(
        area.center().x,
        area.bottom() + 2.4 * gap + line * inks.scale,
    );
    painter.text(
        below,
        Align2::CENTER_CENTER,
        named(0),
        inks.font.clone(),
        inks.muted,
    );
    if room.method().space().sizes().len() == 1 {
        return;
    }
    let across = match digits {
        0 => 0.0,
        _ => (digits as f32 + 1.0) * DIGIT * inks.scale,
    };
    for y in (0..grid.rows as u8).step_by(step) {
        let middle = egui_rect(grid.square(0, y)).center().y;
        let at = pos2(area.left() - gap, middle);
        write(at, Align2::CENTER_CENTER, y.to_string(), 1, y);
        if digits > 0 {
            let beside = at - vec2(gap * 0.75, 0.0);
            write(beside, Align2::RIGHT_CENTER, binary(y, digits), 1, y);
        }
    }
    let name = painter.layout_no_wrap(named(1), inks.font.clone(), inks.muted);
    let beside = pos2(area.left() - 2.4 * gap - across, area.center().y);
    let size = name.size();
    // Written upwards, its middle beside the middle of the edge.
    let corner = beside + vec2(-size.y / 2.0, size.x / 2.0);
    painter.add(
        bevy_egui::egui::epaint::TextShape::new(corner, name, inks.muted)
            .with_angle(-std::f32::consts::FRAC_PI_2),
    );
}

/// A number in binary with so many digits.
fn binary(number: u8, digits: usize) -> String {
    format!("{number:0digits$b}")
}
