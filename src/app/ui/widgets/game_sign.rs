//! A small sign for each of the games, for lists in which games stand beside each other.

use bevy_egui::egui::{Painter, Pos2, Rect, Stroke, StrokeKind, pos2};

use crate::app::ui::theme::Palette;
use crate::look::{Ink, Look};
use crate::rules::{GameId, Side};

/// Draws the sign of a game into this square, on a little board of its own; of no game where the
/// file is not known to hold one.
pub fn paint_game_sign(painter: &Painter, square: Rect, game: Option<GameId>, palette: &Palette) {
    let edge = Stroke::new(1.0, palette.hovered);
    painter.rect(square, 5, palette.table, edge, StrokeKind::Inside);
    let side = square.width();
    let at = |x: f32, y: f32| pos2(square.left() + x * side, square.top() + y * side);
    let pen = Stroke::new((side / 22.0).max(1.0), palette.outline);
    let line = |from: Pos2, to: Pos2| {
        painter.line_segment([from, to], pen);
    };
    let Some(game) = game else {
        // Lines of writing.
        for y in [0.34, 0.5, 0.66] {
            line(at(0.28, y), at(0.72, y));
        }
        return;
    };
    let [first, second] = Side::BOTH.map(|side| palette.stone_of(side));
    let rim = palette.shape[Side::First.index()];
    let sign = Look::of(game).card.sign;
    for &(from, to) in sign.lines {
        line(at(from.0, from.1), at(to.0, to.1));
    }
    for &(x, y, radius) in sign.rings {
        painter.circle_stroke(at(x, y), radius * side, pen);
    }
    for dot in sign.dots {
        let colour = match dot.ink {
            Ink::Muted => palette.muted,
            Ink::FirstRim => rim,
            Ink::FirstLight => first.lerp_to_gamma(rim, 0.7),
            Ink::Second => second,
        };
        painter.circle_filled(at(dot.at.0, dot.at.1), dot.radius * side, colour);
    }
}
