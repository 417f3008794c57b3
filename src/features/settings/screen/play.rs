//! How one plays, and what is shown meanwhile.

use bevy_egui::egui::Ui;

use crate::features::settings::Confirm;
use crate::features::settings::screen::{Choices, note};
use crate::widgets::controls::segmented::{Segment, segmented};
use crate::widgets::controls::switch::switch;
use crate::widgets::panel::section;
use crate::widgets::theme::{GRID, Palette};

/// The key of the name of the choice when moves are confirmed.
const CONFIRM: &str = "confirm-moves";

pub(crate) fn show(ui: &mut Ui, choices: &mut Choices) {
    let words = choices.words;
    section(ui, &words.say(CONFIRM));
    confirm_choice(ui, choices);
    note(ui, words.say("confirm-moves-line"));
    ui.add_space(GRID / 2.0 * Palette::of(ui.ctx()).scale);
    let settings = &mut *choices.settings;
    // What each does, and where its name does not say enough, what it means.
    let switches = [
        (&mut settings.show_coordinates, "coordinates-switch", None),
        (&mut settings.show_legal, "legal-switch", None),
        (
            &mut settings.show_threats,
            "threats-switch",
            Some("threats-switch-line"),
        ),
        (
            &mut settings.offer_hints,
            "hints-switch",
            Some("hints-switch-line"),
        ),
        (&mut settings.show_verdict, "verdict-switch", None),
        (
            &mut settings.teaching,
            "teaching-switch",
            Some("teaching-switch-line"),
        ),
    ];
    for (on, name, line) in switches {
        let name = choices.words.say(name);
        let line = line.map_or_else(String::new, |line| choices.words.say(line));
        switch(ui, on, &name, &line);
    }
}

fn confirm_choice(ui: &mut Ui, choices: &mut Choices) {
    let words = choices.words;
    let names = Confirm::ALL.map(|confirm| words.say(confirm_key(confirm)));
    let segments: Vec<Segment> = names.iter().map(|name| Segment::word(name)).collect();
    let now = choices.settings.confirm;
    let mut chosen = Confirm::ALL.iter().position(|&it| it == now).unwrap_or(0);
    if segmented(ui, &words.say(CONFIRM), &mut chosen, &segments).changed() {
        choices.settings.confirm = Confirm::ALL[chosen];
    }
}

const fn confirm_key(confirm: Confirm) -> &'static str {
    match confirm {
        Confirm::Never => "confirm-never",
        Confirm::SmallFields => "confirm-small-fields",
        Confirm::Always => "confirm-always",
    }
}
