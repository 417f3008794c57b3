//! The small card beside a position that is pointed at or chosen.

use crate::config::Theme;
use crate::widgets::theme;
use crate::widgets::theme::{Palette, SMALL};
use bevy_egui::egui::{Color32, FontId, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use crate::features::language::Words;
use crate::features::research::Room;

use crate::features::research::screen::sentences;
use crate::study::research::Tuple;
use crate::widgets::columns::{columns_size, paint_columns};

/// Most width of a card, as a share of the width that there is.
const WIDEST: f32 = 0.45;
/// Most of a picture that a card beside a position hides, as a share.
const HIDDEN: f32 = 0.2;

/// A small card that says what a position is: beside its place, or aside where it would hide too much of
/// the picture.
pub(crate) fn label(
    painter: &Painter,
    area: Rect,
    picture: Rect,
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
    let widest = area.width() * WIDEST;
    let layout = |text: String, font, ink| painter.layout(text, font, ink, widest);
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
    let card = place(area, picture, beside, size, away);
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

/// Where a card of this size lies.
fn place(area: Rect, picture: Rect, beside: Pos2, size: Vec2, away: f32) -> Rect {
    let right = beside.x + away + size.x <= area.right();
    let left = if right {
        beside.x + away
    } else {
        (beside.x - away - size.x).max(area.left())
    };
    let most = (area.max - size).max(area.min);
    let top = (beside.y - size.y - away / 2.0).clamp(area.top(), most.y);
    let near = Rect::from_min_size(pos2(left, top), size);
    let hidden = |card: &Rect| {
        let both = card.intersect(picture);
        both.width().max(0.0) * both.height().max(0.0)
    };
    if hidden(&near) <= HIDDEN * picture.area() {
        return near;
    }
    let (x, y) = ([area.left(), most.x], [area.top(), most.y]);
    let corners = y.map(|y| x.map(|x| Rect::from_min_size(pos2(x, y), size)));
    let aside = corners.as_flattened().iter().filter(|card| {
        let around = card.expand(away / 2.0);
        !around.contains(beside)
    });
    let least = aside.min_by(|a, b| hidden(a).total_cmp(&hidden(b)));
    least.copied().unwrap_or(near)
}

/// The colours and letters of the pictures.
pub(crate) struct Inks {
    /// Good positions.
    pub good: Color32,
    /// Good positions far behind.
    pub far: Color32,
    /// Good positions that have just been found.
    pub fresh: Color32,
    /// Positions that are struck out.
    pub struck: Color32,
    /// Lines of the cube and of the squares.
    pub line: Color32,
    /// The ground of squares.
    pub tile: Color32,
    /// The ground of squares that are struck out.
    pub sunk: Color32,
    /// The ground of small cards.
    pub card: Color32,
    /// What is pointed at or chosen.
    pub accent: Color32,
    /// Words.
    pub text: Color32,
    /// Numbers at the edges.
    pub muted: Color32,
    /// Letters of usual weight.
    pub font: FontId,
    /// Heavier letters.
    pub strong: FontId,
    /// Scale of the interface.
    pub scale: f32,
    /// The colours of the panels.
    pub palette: Palette,
}

impl Inks {
    /// The inks of a theme.
    pub(crate) fn of(theme: &Theme, palette: &Palette) -> Inks {
        let good = theme::mix(theme.win, theme.text, 0.22);
        Inks {
            good: theme::egui(good),
            far: theme::egui(theme::mix(theme.table, theme.win, 0.45)),
            fresh: theme::egui(theme.lantern),
            struck: palette.warning_text,
            line: theme::egui(theme.lines),
            tile: theme::egui(theme::mix(theme.board, theme.lines, 0.16)),
            sunk: theme::egui(theme::mix(theme.table, theme.board, 0.45)),
            card: palette.raised,
            accent: palette.accent,
            text: palette.text,
            muted: palette.muted,
            font: palette.font(SMALL),
            strong: palette.strong_font(SMALL),
            scale: palette.scale,
            palette: *palette,
        }
    }

    /// The side of a ball in this colour that lies in the shade.
    pub(crate) fn shadow(&self, ball: Color32) -> Color32 {
        ball.lerp_to_gamma(self.palette.table, 0.45)
    }
}

/// Two strokes that cross each other: struck out.
pub(crate) fn cross(painter: &Painter, centre: Pos2, half: f32, stroke: Stroke) {
    for way in [vec2(1.0, 1.0), vec2(1.0, -1.0)] {
        painter.line_segment([centre - way * half, centre + way * half], stroke);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AREA: Rect = Rect::from_min_max(Pos2::ZERO, pos2(360.0, 260.0));

    #[test]
    fn a_card_lies_beside_its_position_in_a_large_picture() {
        let beside = pos2(60.0, 200.0);
        let card = place(AREA, AREA, beside, vec2(100.0, 60.0), 18.0);
        assert_eq!(card.left(), beside.x + 18.0);
        assert!(card.bottom() < beside.y);
    }

    #[test]
    fn a_card_that_would_hide_a_small_picture_lies_aside() {
        let picture = Rect::from_min_max(pos2(140.0, 0.0), pos2(330.0, 190.0));
        for beside in [pos2(160.0, 20.0), pos2(230.0, 120.0), pos2(320.0, 180.0)] {
            let card = place(AREA, picture, beside, vec2(125.0, 125.0), 18.0);
            assert!(!card.contains(beside) && AREA.contains_rect(card));
            assert!(!card.intersects(picture), "{card:?}");
        }
        // It never lies on its position, wherever that is.
        for x in 0..36 {
            let beside = pos2(x as f32 * 10.0, 100.0);
            let card = place(AREA, AREA, beside, vec2(170.0, 120.0), 18.0);
            assert!(!card.contains(beside), "{card:?} {beside:?}");
        }
    }
}
