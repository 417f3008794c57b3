//! What makes the program easier to use.

use bevy_egui::egui::Ui;

use crate::features::language::tenths;
use crate::features::settings::{Scan, interface_size};
use crate::widgets::controls::choice::choose_named;
use crate::widgets::labels::note;
use crate::widgets::screen_context::ScreenContext;

/// The times from which one chooses how long the frame of the scanning stays, in milliseconds.
const TIMES: [u32; 6] = [500, 1_000, 1_500, 2_000, 3_000, 5_000];

pub(crate) fn show(ui: &mut Ui, cx: &mut ScreenContext) {
    interface_size::choice(ui, cx);
    let meaning = Some("large-controls-switch-line");
    cx.switch(ui, "large-controls-switch", meaning, |it| {
        &mut it.large_controls
    });
    let now = cx.settings.scan;
    cx.choose(ui, "scan-title", |it| &mut it.scan);
    let line = match now {
        Scan::Off | Scan::OneSwitch => "scan-one-switch-line",
        Scan::TwoSwitches => "scan-two-switches-line",
    };
    note(ui, cx.say(line));
    if now == Scan::OneSwitch {
        time_choice(ui, cx);
    }
}

/// How long the frame stays where it is. A time of the file that is none of these lets the one below it
/// look chosen.
fn time_choice(ui: &mut Ui, cx: &mut ScreenContext) {
    let now = cx.settings.scan_ms(&cx.configs.timing);
    let below = TIMES.into_iter().rfind(|&ms| ms <= now);
    let mut chosen = below.unwrap_or(TIMES[0]);
    let names = TIMES.map(|ms| {
        let seconds = tenths(ms as f32 / 1000.0);
        cx.words.with("scan-seconds", &[("seconds", seconds)])
    });
    if choose_named(ui, &cx.say("scan-time"), &mut chosen, &TIMES, names).changed() {
        cx.settings.scan_ms = Some(chosen);
    }
}
