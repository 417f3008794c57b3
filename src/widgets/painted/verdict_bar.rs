//! A bar that tells how a game stands: solid where that is proven, hatched where it is an estimate.

use bevy_egui::egui::{
    Color32, CornerRadius, Painter, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType,
    pos2, vec2,
};

use crate::rules::Side;
use crate::widgets::painted::side_mark::paint_side_mark;
use crate::widgets::surface::hairline;
use crate::widgets::theme::{GRID, Palette};

/// Height of the bar, in points at scale 1.
const HEIGHT: f32 = 14.0;
/// Distance of the lines that hatch an estimate, in points at scale 1.
const PITCH: f32 = 7.0;

/// How a game stands, as a bar shows it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Filling {
    /// Nothing is known, or somebody is still being asked.
    Unknown,
    /// Somebody's guess: the first side's share, 0 to 1.
    Estimated(f32),
    /// Proven: who wins, or a draw.
    Proven(Option<Side>),
}

impl Filling {
    /// The first side's share of the bar.
    fn share(self) -> f32 {
        match self {
            Filling::Estimated(share) => share.clamp(0.0, 1.0),
            Filling::Proven(Some(Side::First)) => 1.0,
            Filling::Proven(Some(Side::Second)) => 0.0,
            Filling::Unknown | Filling::Proven(None) => 0.5,
        }
    }
}

/// Shows the bar over the whole width, the first side's mark at its left end and the second's at
/// its right one; `sentence` is what a screen reader says.
pub(crate) fn verdict_bar(ui: &mut Ui, filling: Filling, sentence: &str) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let size = vec2(ui.available_width(), (HEIGHT + 8.0) * scale);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::ProgressIndicator, true, sentence));
    let share = ui
        .ctx()
        .animate_value_with_time(response.id, filling.share(), 0.25);
    let radius = HEIGHT * scale / 2.0;
    let painter = ui.painter();
    let mark = |side: Side, x: f32| {
        paint_side_mark(painter, pos2(x, rect.center().y), radius, side, &palette);
    };
    mark(Side::First, rect.left() + radius);
    mark(Side::Second, rect.right() - radius);
    let gap = 2.0 * radius + GRID * scale;
    let bar = Rect::from_center_size(
        rect.center(),
        vec2(rect.width() - 2.0 * gap, HEIGHT * scale - 2.0),
    );
    let split = bar.left() + share * bar.width();
    painter.rect_filled(bar, radius, palette.sunk);
    for side in Side::BOTH {
        let part = match side {
            Side::First => bar.with_max_x(split),
            Side::Second => bar.with_min_x(split),
        };
        if part.width() < 0.5 {
            continue;
        }
        let colour = palette.mark_of(side);
        let corners = corners(part, bar, radius);
        match filling {
            Filling::Unknown => {}
            Filling::Proven(None) => {
                painter.rect_filled(part, corners, colour.gamma_multiply(0.45));
            }
            Filling::Proven(Some(_)) => {
                painter.rect_filled(part, corners, colour);
            }
            Filling::Estimated(_) => {
                painter.rect_filled(part, corners, colour.gamma_multiply(0.3));
                let inner = part.shrink2(vec2(radius * 0.4, 1.0));
                hatch(painter, inner, side, colour, scale);
            }
        }
    }
    let edge = hairline(palette.outline);
    painter.rect_stroke(bar, radius, edge, StrokeKind::Inside);
    let middle = bar.center().x;
    let tick = Stroke::new(scale, palette.text.gamma_multiply(0.5));
    painter.vline(middle, bar.y_range(), tick);
}

/// Round where the bar ends, square where the sides meet.
fn corners(part: Rect, bar: Rect, radius: f32) -> CornerRadius {
    let round = |at_end: bool| if at_end { radius as u8 } else { 0 };
    let (left, right) = (
        round(part.left() <= bar.left()),
        round(part.right() >= bar.right()),
    );
    CornerRadius {
        nw: left,
        sw: left,
        ne: right,
        se: right,
    }
}

/// Lines that lean to the right for the first side, to the left for the second one.
fn hatch(painter: &Painter, place: Rect, side: Side, colour: Color32, scale: f32) {
    if !place.is_positive() {
        return;
    }
    let painter = painter.with_clip_rect(place.intersect(painter.clip_rect()));
    let lean = match side {
        Side::First => place.height(),
        Side::Second => -place.height(),
    };
    let pitch = PITCH * scale;
    let stroke = Stroke::new(1.5 * scale, colour);
    // The lines stand still while the bar moves.
    let mut foot = (place.left() / pitch).floor() * pitch - place.height();
    while foot < place.right() + place.height() {
        let (from, to) = (pos2(foot, place.bottom()), pos2(foot + lean, place.top()));
        painter.line_segment([from, to], stroke);
        foot += pitch;
    }
}
