//! A text on one line.

use std::sync::Arc;

use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{Color32, FontId, Galley, Ui};

/// How wide a text is on one line.
pub(crate) fn width_of(ui: &Ui, text: impl Into<String>, font: FontId) -> f32 {
    let line = (ui.painter()).layout_no_wrap(text.into(), font, Color32::PLACEHOLDER);
    line.size().x
}

/// A text on one line; what does not fit becomes three points.
pub(crate) fn one_line(
    ui: &Ui,
    text: String,
    font: FontId,
    colour: Color32,
    room: f32,
) -> Arc<Galley> {
    let mut job = LayoutJob::simple(text, font, colour, room);
    job.wrap.max_rows = 1;
    job.wrap.break_anywhere = true;
    ui.painter().layout_job(job)
}

/// The same with digits that all take the room of the widest: what counts stays where it is.
pub(crate) fn tabular_line(
    ui: &Ui,
    text: &str,
    font: FontId,
    colour: Color32,
    room: f32,
) -> Arc<Galley> {
    let width = |digit| ui.ctx().fonts_mut(|fonts| fonts.glyph_width(&font, digit));
    let widest = ('0'..='9').map(width).fold(0.0, f32::max);
    let mut job = LayoutJob::default();
    job.wrap.max_width = room;
    job.wrap.max_rows = 1;
    job.wrap.break_anywhere = true;
    let mut append = |part: &str, space| {
        if !part.is_empty() {
            job.append(part, space, TextFormat::simple(font.clone(), colour));
        }
    };
    // Where the words begin that were not appended yet, and what is left of the room of the digit before.
    let (mut begin, mut rest) = (0, 0.0);
    for (at, digit) in text.char_indices().filter(|(_, it)| it.is_ascii_digit()) {
        if begin < at {
            append(&text[begin..at], rest);
            rest = 0.0;
        }
        let spare = (widest - width(digit)) / 2.0;
        begin = at + digit.len_utf8();
        append(&text[at..begin], rest + spare);
        rest = spare;
    }
    append(&text[begin..], rest);
    ui.painter().layout_job(job)
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, RawInput};

    use super::*;
    use crate::config::{Theme, Timing};
    use crate::widgets::theme::{HEADING, Palette, apply_theme};

    #[test]
    fn a_clock_is_as_wide_whatever_it_shows() {
        let context = Context::default();
        apply_theme(&context, &Theme::default(), &Timing::default());
        let mut places = Vec::new();
        let output = context.run_ui(RawInput::default(), |ui| {
            let palette = Palette::of(ui.ctx());
            let font = || palette.strong_font(HEADING);
            // The place of the colon, and that of the last digit.
            let place = |text: &str| {
                let line = tabular_line(ui, text, font(), palette.text, f32::INFINITY);
                let glyphs = &line.rows[0].glyphs;
                (glyphs[2].pos.x.round() as i32, glyphs.len())
            };
            places = ["11:11", "48:00", "10:57"].map(place).to_vec();
            let plain = |text: &str| {
                let line = one_line(ui, text.to_owned(), font(), palette.text, f32::INFINITY);
                line.size().x
            };
            assert!(
                plain("11:11") < plain("00:00"),
                "its digits differ in width"
            );
        });
        output.drop_without_applying_deltas();
        assert!(places.iter().all(|place| *place == places[0]), "{places:?}");
    }
}
