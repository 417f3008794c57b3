//! Larger controls: every one of every screen is made for fingers, and nothing is cut.

use crate::features::language::Words;
use crate::widgets::TOUCH_TARGET;

use crate::tests::collections::is_of_a_collection;
use crate::tests::every_screen;
use crate::tests::prelude::*;
use crate::tests::reader::Told;

/// A desktop window, a phone.
const WINDOWS: [(f32, f32); 2] = [(1280.0, 720.0), (375.0, 667.0)];

/// What a finger would miss, and what is cut.
fn faults(table: &mut Tabletop, reader: &Reader, window: (f32, f32), place: &str) -> Vec<String> {
    // The button is a part of its row, and all of the row opens the list for a finger.
    let in_a_row = table.resource::<Words>().say("play-other-opponent");
    let is_small = |told: &Told| {
        let (width, height) = (told.place.width(), told.place.height());
        let is_wide = width >= TOUCH_TARGET - 0.01 || told.words == in_a_row;
        told.is_control() && told.cell.is_none() && (!is_wide || height < TOUCH_TARGET - 0.01)
    };
    let is_aside = |told: &Told| {
        told.is_control() && (told.place.left() < -0.01 || told.place.right() > window.0 + 0.01)
    };
    let told = reader.read(table);
    let small = told.iter().filter(|told| is_small(told));
    let aside = told.iter().filter(|told| is_aside(told));
    let fault = |what: &str, told: &Told| {
        format!(
            "{place}, {what}: {:?} {:?} {:?}",
            told.role, told.words, told.place
        )
    };
    let mut faults: Vec<String> = small.map(|told| fault("small", told)).collect();
    faults.extend(aside.map(|told| fault("outside", told)));
    faults.extend(
        reader
            .cut_texts(table)
            .into_iter()
            .filter(|text| !is_of_a_collection(text))
            .map(|text| format!("{place}, cut: {text}")),
    );
    faults
}

#[test]
fn every_control_of_every_screen_is_made_for_fingers_and_nothing_is_cut() {
    let settings = Settings {
        large_controls: true,
        ..Settings::default()
    };
    let mut faults_of_all = Vec::new();
    for window in WINDOWS {
        every_screen::visit(window, &settings, &mut |table, reader, what| {
            let place = format!("{}: {what}", window.0);
            faults_of_all.extend(faults(table, reader, window, &place));
        });
    }
    assert!(
        faults_of_all.is_empty(),
        "{}: {faults_of_all:#?}",
        faults_of_all.len()
    );
}
