//! Every control is worked by keys alone, in egui without a window; and what keys and pointer make of
//! lists together.

use std::cell::Cell;

use bevy_egui::egui::{
    Context, Event, Key, Modifiers, PointerButton, Popup, Pos2, RawInput, Rect, Ui, pos2, vec2,
};

use crate::config::{Theme, Timing};
use crate::features::language::Words;
use crate::widgets::controls::button::Button;
use crate::widgets::controls::choice::choose_unheaded;
use crate::widgets::controls::number::NumberField;
use crate::widgets::controls::picker::{PickerEntry, picker};
use crate::widgets::controls::popup_menu::popup_menu;
use crate::widgets::controls::segmented::{Segment, segmented};
use crate::widgets::controls::switch::switch;
use crate::widgets::theme::apply_theme;

/// Presses these keys one after the other, a frame each, while a panel is shown.
fn press(keys: &[Key], mut panel: impl FnMut(&mut Ui)) -> Context {
    let context = themed();
    frame(&context, Vec::new(), &mut panel);
    press_in(&context, keys, &mut panel);
    context
}

fn themed() -> Context {
    let context = Context::default();
    apply_theme(&context, &Theme::default(), &Timing::default());
    context
}

fn frame(context: &Context, events: Vec<Event>, panel: &mut dyn FnMut(&mut Ui)) {
    let input = RawInput {
        screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0))),
        focused: true,
        events,
        ..RawInput::default()
    };
    context
        .run_ui(input, |ui| panel(ui))
        .drop_without_applying_deltas();
}

fn press_in(context: &Context, keys: &[Key], panel: &mut dyn FnMut(&mut Ui)) {
    for &key in keys {
        let event = |pressed| Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        let mut down = vec![event(true)];
        let letter = key.name().to_lowercase();
        if letter.chars().count() == 1 {
            down.push(Event::Text(letter));
        }
        frame(context, down, panel);
        frame(context, vec![event(false)], panel);
    }
}

/// The first button of the pointer goes down and up again in this place.
fn click_in(context: &Context, pos: Pos2, panel: &mut dyn FnMut(&mut Ui)) {
    let button = |pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    let events = [Event::PointerMoved(pos), button(true), button(false)];
    for event in events {
        frame(context, vec![event], panel);
    }
    frame(context, Vec::new(), panel);
}

#[test]
fn a_button_is_reached_by_tab_and_pressed_by_enter_and_by_space() {
    let mut presses = 0;
    press(&[Key::Tab, Key::Enter, Key::Space], |ui| {
        presses += u32::from(Button::primary("Start").show(ui).clicked());
    });
    assert_eq!(presses, 2);
}

#[test]
fn a_disabled_button_is_passed_over() {
    let (mut first, mut second) = (0, 0);
    press(&[Key::Tab, Key::Enter], |ui| {
        let button = Button::quiet("Take").enabled(false);
        first += u32::from(button.show(ui).clicked());
        second += u32::from(Button::quiet("Menu").show(ui).clicked());
    });
    assert_eq!((first, second), (0, 1));
}

#[test]
fn a_segmented_choice_is_one_stop_and_chooses_by_arrows() {
    let (mut chosen, mut changes, mut beyond) = (0, 0, 0);
    let segments = ["Off", "Slow", "Fast"].map(Segment::word);
    let keys = [
        Key::Tab,
        Key::ArrowRight,
        Key::ArrowRight,
        Key::ArrowRight,
        Key::ArrowLeft,
        Key::Tab,
        Key::Enter,
    ];
    press(&keys, |ui| {
        let choice = segmented(ui, "Movement", &mut chosen, &segments);
        changes += u32::from(choice.changed());
        beyond += u32::from(Button::quiet("Start").show(ui).clicked());
    });
    assert_eq!((chosen, changes, beyond), (1, 3, 1));
}

#[test]
fn where_no_value_is_chosen_the_arrows_choose_the_first_or_the_last() {
    let chosen_by = |key| {
        let (mut chosen, sizes) = ("", ["Small", "Middle", "Large"]);
        press(&[Key::Tab, key], |ui| {
            let names = sizes.map(str::to_owned);
            choose_unheaded(ui, "Board", &mut chosen, &sizes, names);
        });
        chosen
    };
    assert_eq!(chosen_by(Key::ArrowRight), "Small");
    assert_eq!(chosen_by(Key::ArrowLeft), "Large");
}

#[test]
fn a_switch_is_turned_by_space() {
    let (mut on, mut changes) = (false, 0);
    press(&[Key::Tab, Key::Space], |ui| {
        changes += u32::from(switch(ui, &mut on, "Misère", "").changed());
    });
    assert!(on);
    assert_eq!(changes, 1);
}

#[test]
fn a_number_is_stepped_within_its_range_and_no_further() {
    let mut value = 4;
    let number = NumberField {
        name: "Columns",
        hint: "3 to 5",
        error: None,
        words: &Words::default(),
    };
    // Tab goes from the step down over the value to the step up.
    press(&[Key::Tab, Key::Enter, Key::Enter], |ui| {
        number.show(ui, &mut value, 3..=5);
    });
    assert_eq!(value, 3);
    press(&[Key::Tab, Key::Tab, Key::Enter, Key::Enter], |ui| {
        number.show(ui, &mut value, 3..=5);
    });
    assert_eq!(value, 5);
}

#[test]
fn a_picker_is_worked_by_arrows_and_its_list_by_enter() {
    let entries = ["Chance", "Searcher", "Perfect"]
        .map(|title| PickerEntry::new(title.to_owned(), String::new()));
    let mut chosen = 0;
    press(&[Key::Tab, Key::ArrowDown, Key::ArrowDown], |ui| {
        picker(ui, "Opponent", &mut chosen, &entries);
    });
    assert_eq!(chosen, 2);
    let keys = [Key::Tab, Key::Enter, Key::ArrowUp, Key::Enter];
    press(&keys, |ui| {
        picker(ui, "Opponent", &mut chosen, &entries);
    });
    assert_eq!(chosen, 1);
}

/// A picker of five, worked by these keys: what is chosen then, and how often a button behind it was
/// pressed.
fn work_picker(keys: &[Key]) -> (usize, u32) {
    let entries = ["Anna", "Bea", "Celia", "Bruno", "Dora"]
        .map(|title| PickerEntry::new(title.to_owned(), String::new()));
    let (mut chosen, mut beyond) = (1, 0);
    press(keys, |ui| {
        picker(ui, "Opponent", &mut chosen, &entries);
        beyond += u32::from(Button::quiet("Start").show(ui).clicked());
    });
    (chosen, beyond)
}

#[test]
fn an_open_list_keeps_the_arrows_and_home_and_end() {
    let open = [Key::Tab, Key::Enter];
    for (keys, expected) in [
        (&[Key::End, Key::Enter][..], 4),
        (&[Key::Home, Key::Enter], 0),
        (&[Key::ArrowDown, Key::ArrowDown, Key::Space], 3),
        (&[Key::ArrowUp, Key::ArrowUp, Key::ArrowUp, Key::Enter], 0),
        // Beyond the last one, and to the sides, there is nothing.
        (&[Key::End, Key::ArrowDown, Key::ArrowRight, Key::Enter], 4),
        (&[Key::B, Key::Enter], 3),
        (&[Key::B, Key::B, Key::Enter], 1),
        (&[Key::D, Key::Enter], 4),
        (&[Key::X, Key::Enter], 1),
    ] {
        let keys = [&open[..], keys].concat();
        assert_eq!(work_picker(&keys), (expected, 0), "{keys:?}");
    }
}

#[test]
fn escape_closes_a_list_without_a_choice_and_leaves_the_focus_on_its_control() {
    let keys = [Key::Tab, Key::Enter, Key::End, Key::Escape];
    assert_eq!(work_picker(&keys), (1, 0));
    // The closed control still has the keys: it steps, and opens again.
    let again = [&keys[..], &[Key::ArrowDown]].concat();
    assert_eq!(work_picker(&again), (2, 0));
    let again = [&keys[..], &[Key::Enter, Key::Home, Key::Enter]].concat();
    assert_eq!(work_picker(&again), (0, 0));
}

#[test]
fn tab_closes_a_list_and_goes_on_to_the_next_control() {
    let keys = [Key::Tab, Key::Enter, Key::End, Key::Tab, Key::Enter];
    assert_eq!(work_picker(&keys), (1, 1));
}

#[test]
fn escape_closes_a_menu_and_gives_the_focus_back_to_its_button() {
    let keys = [Key::Tab, Key::Enter, Key::Tab, Key::Escape, Key::Enter];
    let (mut opened, mut inside) = (0, 0);
    press(&keys, |ui| {
        let button = Button::quiet("More").show(ui);
        opened += u32::from(button.clicked());
        popup_menu(&button, 200.0, |ui| {
            inside += u32::from(Button::quiet("Save").show(ui).clicked());
        });
        Button::quiet("Undo").show(ui);
    });
    assert_eq!((opened, inside), (2, 0));
}

#[test]
fn escape_closes_what_the_pointer_has_opened_and_no_control_has_the_focus() {
    let context = themed();
    let (mut chosen, button) = (0, Cell::new(Pos2::ZERO));
    let entries = ["Anna", "Bea"].map(|title| PickerEntry::new(title.to_owned(), String::new()));
    let mut panel = |ui: &mut Ui| {
        picker(ui, "Opponent", &mut chosen, &entries);
        let more = Button::quiet("More").show(ui);
        button.set(more.rect.center());
        popup_menu(&more, 200.0, |ui| {
            Button::quiet("Save").show(ui);
        });
    };
    frame(&context, Vec::new(), &mut panel);
    click_in(&context, pos2(20.0, 10.0), &mut panel);
    assert!(Popup::is_any_open(&context), "the list");
    press_in(&context, &[Key::Escape], &mut panel);
    assert!(!Popup::is_any_open(&context));
    assert_eq!(context.memory(|memory| memory.focused()), None);
    click_in(&context, button.get(), &mut panel);
    assert!(Popup::is_any_open(&context), "the menu");
    press_in(&context, &[Key::Tab, Key::Escape], &mut panel);
    assert!(!Popup::is_any_open(&context));
    assert_eq!(context.memory(|memory| memory.focused()), None);
}

/// Presses every place of an open list from its upper edge to its lower one: it closes where something is
/// chosen, and nowhere else.
fn press_all_over(entries: &[PickerEntry]) {
    let context = themed();
    let (mut chosen, mut list) = (0, None);
    let mut presses = 0;
    let mut missed = 0;
    loop {
        let mut panel = |ui: &mut Ui| {
            ui.set_max_width(300.0);
            let control = picker(ui, "Opponent", &mut chosen, entries);
            let id = Popup::default_response_id(&control);
            list = ui.memory(|memory| memory.area_rect(id));
        };
        frame(&context, Vec::new(), &mut panel);
        while !Popup::is_any_open(&context) {
            click_in(&context, pos2(20.0, 10.0), &mut panel);
        }
        chosen = usize::MAX;
        let place: Rect = list.expect("an open list");
        let at = place.left_top() + vec2(60.0, 2.0 + 2.0 * presses as f32);
        if at.y > place.bottom() - 2.0 {
            break;
        }
        let mut panel = |ui: &mut Ui| {
            ui.set_max_width(300.0);
            picker(ui, "Opponent", &mut chosen, entries);
        };
        click_in(&context, at, &mut panel);
        let is_chosen = chosen != usize::MAX;
        assert_eq!(
            Popup::is_any_open(&context),
            !is_chosen,
            "{at:?} of {place:?}"
        );
        missed += u32::from(!is_chosen);
        presses += 1;
    }
    assert!(missed > 2 && missed < presses, "{missed} of {presses}");
}

#[test]
fn a_press_between_two_entries_of_a_list_does_not_close_it() {
    let named = |title: &str| PickerEntry::new(title.to_owned(), "What it is like".to_owned());
    press_all_over(&["Anna", "Bea", "Celia"].map(named));
    press_all_over(&["Anna", "Bea", "Celia"].map(|title| PickerEntry {
        heading: (title != "Bea").then(|| "A group".to_owned()),
        below: (title == "Bea").then(|| "Somebody".to_owned()),
        about: Some(format!("About {title}")),
        ..named(title)
    }));
}
