//! Won, drawn and lost as parts of a bar. The parts are told apart without colours: won is full,
//! drawn is hatched, lost is hollow.

use bevy_egui::egui::{Color32, Painter, Rect, Sense, Shape, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::scores::{PersonResult, Tally};
use crate::widgets::surface::hairline;
use crate::widgets::theme::{GRID, Palette, SMALL};

/// Draws a bar of these games into this place; nothing but its outline where there were none.
pub(crate) fn paint_shares(painter: &Painter, place: Rect, tally: &Tally, palette: &Palette) {
    let played = tally.played();
    if played == 0 {
        painter.rect_stroke(place, 3, hairline(palette.hairline), StrokeKind::Inside);
        return;
    }
    let gap = 2.0 * palette.scale;
    let parts: Vec<(PersonResult, u32)> =
        parts(tally).into_iter().filter(|part| part.1 > 0).collect();
    let room = place.width() - gap * (parts.len() as f32 - 1.0);
    // One game among thousands is still seen.
    let least = (4.0 * palette.scale).min(room / parts.len() as f32);
    let spare = room - least * parts.len() as f32;
    let mut left = place.left();
    for (ended, count) in parts {
        let width = least + spare * count as f32 / played as f32;
        let part = Rect::from_min_size(pos2(left, place.top()), vec2(width, place.height()));
        paint_part(painter, part, ended, palette);
        left += width + gap;
    }
}

/// Games by how they ended, in the order of the bar.
const fn parts(tally: &Tally) -> [(PersonResult, u32); 3] {
    [
        (PersonResult::Won, tally.won),
        (PersonResult::Drawn, tally.drawn),
        (PersonResult::Lost, tally.lost),
    ]
}

fn paint_part(painter: &Painter, part: Rect, ended: PersonResult, palette: &Palette) {
    match ended {
        PersonResult::Won => {
            painter.rect_filled(part, 3, palette.accent);
        }
        PersonResult::Drawn => {
            painter.rect_filled(part, 3, palette.sunk);
            hatch(painter, part, palette.muted, palette.scale);
            painter.rect_stroke(part, 3, hairline(palette.muted), StrokeKind::Inside);
        }
        PersonResult::Lost => {
            painter.rect(
                part,
                3,
                palette.sunk,
                hairline(palette.outline),
                StrokeKind::Inside,
            );
        }
    }
}

fn hatch(painter: &Painter, part: Rect, colour: Color32, scale: f32) {
    let painter = painter.with_clip_rect(part.intersect(painter.clip_rect()));
    let step = 5.0 * scale;
    let stroke = Stroke::new(1.25 * scale, colour);
    let mut x = part.left() - part.height();
    while x < part.right() {
        let line = [pos2(x, part.bottom()), pos2(x + part.height(), part.top())];
        painter.add(Shape::line_segment(line, stroke));
        x += step;
    }
}

/// Says below a bar what its parts mean: a sample of each before its words, side by side; what does
/// not fit goes on in the next line.
pub(crate) fn legend(ui: &mut Ui, words: [String; 3]) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0 * GRID * scale;
        for (ended, word) in PersonResult::ALL.into_iter().zip(words) {
            let text = ui
                .painter()
                .layout_no_wrap(word, palette.font(SMALL), palette.text);
            let sample = vec2(18.0, 10.0) * scale;
            let gap = 6.0 * scale;
            let size = vec2(sample.x + gap + text.size().x, text.size().y.max(sample.y));
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            let corner = rect.left_center() - vec2(0.0, sample.y / 2.0);
            paint_part(
                ui.painter(),
                Rect::from_min_size(corner, sample),
                ended,
                &palette,
            );
            let at = pos2(
                rect.left() + sample.x + gap,
                rect.center().y - text.size().y / 2.0,
            );
            ui.painter().galley(at, text, palette.text);
        }
    });
}
