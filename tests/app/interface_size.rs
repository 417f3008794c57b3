//! Larger type and controls: chosen in the settings or by key, in force at once, with nothing cut and
//! nothing out of reach.

use crate::board::layout::Areas;
use crate::features::language::Language;
use crate::features::settings::interface_size::SIZES;
use crate::features::settings::screen::{ChosenSection, SettingsSection};
use bevy_egui::egui;

use crate::tests::collections::is_of_a_collection;
use crate::tests::every_screen;
use crate::tests::prelude::*;
use crate::tests::reader::Told;

/// A desktop window, a tablet, a phone; and what is chosen there, in percent.
const WINDOWS: [((f32, f32), u16); 3] = [
    ((1280.0, 720.0), 200),
    ((768.0, 1024.0), 200),
    ((375.0, 667.0), 150),
];

fn of_size(percent: u16) -> Settings {
    Settings {
        interface_percent: percent,
        ..Settings::default()
    }
}

/// Whether it lies in the window, but for the rounding of numbers.
fn is_within(place: egui::Rect, (width, height): (f32, f32)) -> bool {
    let window = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(width, height));
    window.expand(0.5).contains_rect(place)
}

/// What is cut, and what lies outside the window and cannot be scrolled into it.
fn faults(table: &mut Tabletop, reader: &Reader, window: (f32, f32)) -> Vec<String> {
    // Names in other people's games are as long as they are; a tooltip has them whole.
    let texts = reader.cut_texts(table).into_iter();
    let texts = texts.filter(|text| !is_of_a_collection(text));
    let mut faults: Vec<String> = texts.map(|text| format!("cut: {text}")).collect();
    let is_hidden = |told: &Told| told.is_control() && !is_within(told.place, window);
    let controls = reader.read(table).into_iter().filter(is_hidden);
    for told in controls.collect::<Vec<_>>() {
        let place = reader.scroll_to(table, &told);
        if place.is_some_and(|place| !is_within(place, window)) {
            faults.push(format!(
                "outside: {:?} {:?} {place:?}",
                told.role, told.words
            ));
        }
    }
    faults
}

#[test]
fn nothing_is_cut_and_everything_is_within_reach_on_every_screen() {
    let mut all = Vec::new();
    for (window, percent) in WINDOWS {
        every_screen::visit(window, &of_size(percent), &mut |table, reader, what| {
            let faults = faults(table, reader, window).into_iter();
            all.extend(faults.map(|fault| format!("{}, {what}, {fault}", window.0)));
        });
    }
    assert!(all.is_empty(), "{}: {all:#?}", all.len());
}

/// German and French words are longer than the English ones.
#[test]
fn longer_words_have_room_as_well_on_a_phone_with_the_largest_type() {
    let mut all = Vec::new();
    for language in [Language::De, Language::Fr] {
        let (window, percent) = WINDOWS[2];
        every_screen::visit(window, &of_size(percent), &mut |table, reader, what| {
            reader.speak(table, language);
            let faults = faults(table, reader, window).into_iter();
            all.extend(faults.map(|fault| format!("{language:?}, {what}, {fault}")));
        });
    }
    assert!(all.is_empty(), "{}: {all:#?}", all.len());
}

#[test]
fn type_and_controls_are_as_much_larger_as_is_chosen_and_the_board_has_the_rest() {
    let mut table = Tabletop::new();
    table.sit("mnk:15x15x5", PERSONS);
    let mut reader = Reader::of(&mut table);
    let usual = reader.place(&mut table, "Undo").height();
    for percent in SIZES {
        table.resource_mut::<Settings>().interface_percent = percent;
        reader.resize(&mut table, 1280.0, 720.0);
        let height = reader.place(&mut table, "Undo").height();
        let wanted = usual * f32::from(percent) / 100.0;
        assert!((height - wanted).abs() < 0.5, "{percent}: {height}");
        let areas = *table.resource::<Areas>();
        assert!(areas.board.intersect(areas.panel).is_empty(), "{percent}");
        for field in ["a1", "o15"] {
            let at = table.place_of(table.cell(field));
            assert!(areas.board.contains(at), "{percent}: {field} at {at:?}");
        }
        assert!(areas.board.width() >= 0.45 * areas.window.x, "{percent}");
    }
}

#[test]
fn a_window_without_room_for_what_is_chosen_shows_as_much_as_it_has_room_for_and_says_so() {
    let mut table = Tabletop::new();
    table.want(ScreenCommand::Settings);
    table
        .app
        .insert_resource(ChosenSection(Some(SettingsSection::Accessibility)));
    let mut reader = Reader::in_window(&mut table, 384.0, 667.0);
    reader.press(&mut table, "150%");
    assert_eq!(table.resource::<Settings>().interface_percent, 150);
    reader.resize(&mut table, 384.0, 667.0);
    assert_eq!(table.resource::<Areas>().scale, 1.2);
    reader.says(&mut table, "This window has room for 120%.");
    reader.resize(&mut table, 1280.0, 720.0);
    assert_eq!(table.resource::<Areas>().scale, 1.5);
    let text = reader.text(&mut table);
    assert!(!text.contains("This window has room"), "{text}");
}

#[test]
fn ctrl_plus_minus_and_0_change_the_size_on_every_screen_step_by_step() {
    let mut table = Tabletop::new().seated("nim:3,4,5");
    let reader = Reader::of(&mut table);
    let press = |table: &mut Tabletop, key| {
        table.ctrl(key);
        table.frame(0);
        let percent = table.resource::<Settings>().interface_percent;
        assert_eq!(table.resource::<Areas>().scale, f32::from(percent) / 100.0);
        let told = reader.text(table);
        assert!(
            told.contains(&format!("Text and controls: {percent}%")),
            "{told}"
        );
        percent
    };
    let larger = [(); 5].map(|()| press(&mut table, KeyCode::Equal));
    assert_eq!(larger, [125, 150, 175, 200, 200]);
    assert_eq!(press(&mut table, KeyCode::Minus), 175);
    assert_eq!(press(&mut table, KeyCode::Digit0), 100);
    assert_eq!(press(&mut table, KeyCode::Minus), 100);
}

#[test]
fn ctrl_plus_goes_no_further_than_the_window_has_room() {
    let mut table = Tabletop::new();
    let _reader = Reader::in_window(&mut table, 384.0, 667.0);
    for _ in 0..3 {
        table.ctrl(KeyCode::Equal);
        table.frame(0);
    }
    assert_eq!(table.resource::<Settings>().interface_percent, 125);
}
