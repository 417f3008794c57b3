//! The score of a match over its games: a line in a band that is as broad as its error.

use bevy_egui::egui::{Align2, Mesh, Pos2, Sense, Shape, Stroke, Ui, pos2, vec2};

use super::table::percent;
use crate::app::play::arena::CurvePoint;
use crate::app::state::language::{Words, number};
use crate::app::ui::theme::{GRID, Palette, SMALL};
use crate::app::ui::widgets::spoken::name_painted;

/// Width of the numbers at the left, in points at scale 1.
const NUMBERS: f32 = 52.0;

/// Draws the curve over all games of the match, in this height.
pub(super) fn show(ui: &mut Ui, words: &Words, curve: &[CurvePoint], games: u64, height: f32) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let size = vec2(ui.available_width(), height);
    let (place, _) = ui.allocate_exact_size(size, Sense::hover());
    let mut room = place.shrink2(vec2(GRID * scale, 1.5 * GRID * scale));
    room.min.x = place.left() + NUMBERS * scale;
    let painter = ui.painter();
    let y = |share: f64| room.bottom() - share.clamp(0.0, 1.0) as f32 * room.height();
    let x = |done: u64| room.left() + room.width() * done as f32 / games.max(1) as f32;
    for share in [0.0, 0.5, 1.0] {
        let colour = match share {
            0.5 => palette.outline,
            _ => palette.hovered,
        };
        painter.hline(room.x_range(), y(share), Stroke::new(1.0, colour));
        let at = pos2(room.left() - GRID * scale, y(share));
        let whole = words.with(
            "arena-percent",
            &[("percent", number((100.0 * share) as i64))],
        );
        let font = palette.font(SMALL);
        painter.text(at, Align2::RIGHT_CENTER, whole, font, palette.muted);
    }
    let (Some(last), name) = (curve.last(), words.say("arena-curve")) else {
        return;
    };
    let band = palette.accent.gamma_multiply(0.16);
    let mut mesh = Mesh::default();
    for (index, point) in curve.iter().enumerate() {
        let at = x(point.games);
        mesh.colored_vertex(pos2(at, y(point.score + point.margin)), band);
        mesh.colored_vertex(pos2(at, y(point.score - point.margin)), band);
        if index > 0 {
            let first = 2 * index as u32;
            mesh.add_triangle(first - 2, first - 1, first);
            mesh.add_triangle(first - 1, first, first + 1);
        }
    }
    painter.add(Shape::mesh(mesh));
    let line: Vec<Pos2> = curve
        .iter()
        .map(|point| pos2(x(point.games), y(point.score)))
        .collect();
    let end = pos2(x(last.games), y(last.score));
    painter.add(Shape::line(line, Stroke::new(2.0 * scale, palette.accent)));
    painter.circle_filled(end, 4.0 * scale, palette.accent);
    painter.circle_filled(end, 2.0 * scale, palette.raised);
    let signs = words.punctuation();
    let told = signs.labelled(&name, &percent(words, last.score));
    name_painted(ui, "arena curve", place, &told);
}
