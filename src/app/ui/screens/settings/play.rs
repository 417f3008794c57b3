//! How one plays, and what is shown meanwhile.

use bevy_egui::egui::Ui;

use super::Choices;
use crate::app::ui::widgets::switch::switch;

pub(super) fn show(ui: &mut Ui, choices: &mut Choices) {
    let settings = &mut *choices.settings;
    // What each does, and where its name does not say enough, what it means.
    let switches = [
        (
            &mut settings.confirm_moves,
            "confirm-switch",
            Some("confirm-switch-line"),
        ),
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
