//! What makes the program easier to use.

use bevy_egui::egui::Ui;

use crate::features::language::tenths;
use crate::features::settings::screen::{Choices, note};
use crate::features::settings::{Scan, interface_size};
use crate::widgets::controls::segmented::{Segment, segmented};
use crate::widgets::controls::switch::switch;
use crate::widgets::panel::section;

/// The times from which one chooses how long the frame of the scanning stays, in milliseconds.
const TIMES: [u32; 6] = [500, 1_000, 1_500, 2_000, 3_000, 5_000];

pub(crate) fn show(ui: &mut Ui, choices: &mut Choices) {
    let words = choices.words;
    let said = interface_size::choice(ui, words, choices.areas, choices.settings);
    note(ui, said);
    let name = words.say("large-controls-switch");
    let line = words.say("large-controls-switch-line");
    switch(ui, &mut choices.settings.large_controls, &name, &line);
    let title = words.say("scan-title");
    section(ui, &title);
    let names = Scan::ALL.map(|scan| words.say(scan_key(scan)));
    let segments: Vec<Segment> = names.iter().map(|name| Segment::word(name)).collect();
    let now = choices.settings.scan;
    let mut chosen = Scan::ALL.iter().position(|&it| it == now).unwrap_or(0);
    if segmented(ui, &title, &mut chosen, &segments).changed() {
        choices.settings.scan = Scan::ALL[chosen];
    }
    note(
        ui,
        words.say(match now {
            Scan::Off | Scan::OneSwitch => "scan-one-switch-line",
            Scan::TwoSwitches => "scan-two-switches-line",
        }),
    );
    if now == Scan::OneSwitch {
        time_choice(ui, choices);
    }
}

/// How long the frame stays where it is. A time of the file that is none of these lets the one below it
/// look chosen.
fn time_choice(ui: &mut Ui, choices: &mut Choices) {
    let words = choices.words;
    let title = words.say("scan-time");
    section(ui, &title);
    let names = TIMES.map(|ms| {
        let seconds = tenths(ms as f32 / 1000.0);
        words.with("scan-seconds", &[("seconds", seconds)])
    });
    let segments: Vec<Segment> = names.iter().map(|name| Segment::word(name)).collect();
    let now = choices.settings.scan_ms(&choices.configs.timing);
    let mut chosen = TIMES.iter().rposition(|&ms| ms <= now).unwrap_or(0);
    if segmented(ui, &title, &mut chosen, &segments).changed() {
        choices.settings.scan_ms = Some(TIMES[chosen]);
    }
}

const fn scan_key(scan: Scan) -> &'static str {
    match scan {
        Scan::Off => "scan-off",
        Scan::OneSwitch => "scan-one-switch",
        Scan::TwoSwitches => "scan-two-switches",
    }
}
