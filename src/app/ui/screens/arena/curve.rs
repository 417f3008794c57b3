//! The score of a match over its games: a line in a band that is as broad as its error.

use bevy_egui::egui::{Align2, Sense, Stroke, Ui, pos2, vec2};

use super::table::percent;
use crate::app::play::arena::CurvePoint;
use crate::app::state::language::{Words, number};
use crate::app::ui::theme::{GRID, Palette, SMALL};
use crate::app::ui::widgets::curve::{Banded, paint_band};
use crate::app::ui::widgets::spoken::name_painted;

/// Width of the numbers at the left, in points at scale 1.
const NUMBERS: f32 = 52.0;
/// Height of the numbers of games below.
const GAMES: f32 = 12.0;

/// Draws the curve over all games of the match, in this height.
pub(super) fn show(ui: &mut Ui, words: &Words, curve: &[CurvePoint], games: u64, height: f32) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let size = vec2(ui.available_width(), height);
    let (place, _) = ui.allocate_exact_size(size, Sense::hover());
    let mut room = place.shrink2(vec2(GRID * scale, 1.5 * GRID * scale));
    room.min.x = place.left() + NUMBERS * scale;
    room.max.y -= GAMES * scale;
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
    for done in [0, games / 2, games] {
        let at = pos2(x(done), room.bottom() + 0.5 * GRID * scale);
        let align = match done == games {
            true => Align2::RIGHT_TOP,
            false => Align2::CENTER_TOP,
        };
        painter.text(at, align, done, palette.font(SMALL), palette.muted);
    }
    let (Some(last), name) = (curve.last(), words.say("arena-curve")) else {
        return;
    };
    let points = curve.iter().map(|point| Banded {
        at: pos2(x(point.games), y(point.score)),
        upper: y(point.score + point.margin),
        lower: y(point.score - point.margin),
    });
    paint_band(painter, &points.collect::<Vec<Banded>>(), &palette);
    let signs = words.punctuation();
    let told = signs.labelled(&name, &percent(words, last.score));
    name_painted(ui, "arena curve", place, &told);
}
