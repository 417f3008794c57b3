//! A text on one line.

use std::sync::Arc;

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Color32, FontId, Galley, Ui};

/// A text on one line; what does not fit becomes three points.
pub fn one_line(ui: &Ui, text: String, font: FontId, colour: Color32, room: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple(text, font, colour, room);
    job.wrap.max_rows = 1;
    job.wrap.break_anywhere = true;
    ui.painter().layout_job(job)
}
