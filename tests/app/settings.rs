//! The settings: they are reached from everywhere and lead back there, every control does what it
//! says, and nothing is lost meanwhile.

use crate::board::layout::has_labels;
use crate::config::{ThemeName, ThinkingTime, read_whole};
use crate::features::clipboard::ToClipboard;
use crate::features::confirmation::ConfirmCommand;
use crate::features::hints::StudyCommand;
use crate::features::language::{Language, Words};
use crate::features::records::{ScoresCommand, Statistics};
use crate::features::settings::Confirm;
use crate::features::settings::screen::SettingsSection;
use crate::features::settings::theme_choice::SystemTheme;
use crate::games::nim;
use crate::input::bindings::gamepad_button::PadButton;
use crate::input::cursor::Cursor;
use crate::input::gamepads::PadChange;
use crate::intent::Intent;
use crate::platform::KeptIn;
use crate::scores::export::ScoreFormat;
use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;

use crate::tests::prelude::*;

const AGAINST_CHANCE: [Seat; 2] = [Seat::Person, Seat::Computer(Opponent::Random)];

/// The settings with this section chosen.
fn settings_at(section: SettingsSection) -> (Tabletop, Reader) {
    let mut table = Tabletop::new();
    table.want(ScreenCommand::Settings);
    let reader = Reader::of(&mut table);
    let name = table.resource::<Words>().say(section.words());
    reader.press(&mut table, &name);
    (table, reader)
}

/// Presses a word of the choice that has this name.
fn choose(table: &mut Tabletop, reader: &Reader, choice: &str, word: &str) {
    let told = reader.read(table);
    let from = told
        .iter()
        .position(|told| told.words.starts_with(choice) && told.is_control());
    let from = from.unwrap_or_else(|| panic!("no choice {choice:?}"));
    let word = told[from..].iter().find(|told| told.words == word);
    reader.press_field(table, word.expect("one of its words"));
}

/// What is chosen, which a later run of the program finds again.
fn remembered(table: &Tabletop) -> Settings {
    let settings = table.resource::<Settings>();
    let text = ron::to_string(settings).expect("plain fields");
    let read: Settings = read_whole("settings", &text).expect("its own text");
    assert_eq!(&read, settings);
    read
}

/// The program on this screen.
fn on(screen: Screen) -> Tabletop {
    let mut table = Tabletop::quick();
    table.go_to(screen);
    table
}

const SCREENS: [Screen; 9] = [
    Screen::Menu,
    Screen::Setup,
    Screen::Play,
    Screen::Research,
    Screen::Theorem,
    Screen::Arena,
    Screen::Scores,
    Screen::MyGames,
    Screen::Collection,
];

#[test]
fn a_button_and_a_key_lead_from_every_screen_to_the_settings_and_back_again() {
    for screen in SCREENS {
        let mut table = on(screen);
        let reader = Reader::of(&mut table);
        if screen == Screen::Play {
            reader.press(&mut table, "More");
        }
        reader.press(&mut table, "Settings");
        assert_eq!(table.screen(), Screen::Settings, "from {screen:?}");
        reader.press(&mut table, "Back");
        assert_eq!(table.screen(), screen);
        reader.read(&mut table);
        table.ctrl(KeyCode::Comma);
        assert_eq!(table.screen(), Screen::Settings, "from {screen:?}");
        table.key(KeyCode::Escape);
        assert_eq!(table.screen(), screen);
    }
}

#[test]
fn opening_the_settings_twice_does_not_make_them_their_own_way_back() {
    let mut table = on(Screen::Setup);
    table.want(ScreenCommand::Settings);
    table.want(ScreenCommand::Settings);
    table.want(ScreenCommand::Back);
    assert_eq!(table.screen(), Screen::Setup);
}

#[test]
fn a_setup_is_as_it_was_left() {
    let mut table = on(Screen::Setup);
    table.draft().set("cols", 0, 9);
    table.frame(0);
    let before = table.draft().clone();
    table.want(ScreenCommand::Settings);
    table.want(ScreenCommand::Leave);
    assert_eq!(*table.draft(), before);
}

#[test]
fn a_rated_game_goes_on_after_a_look_at_the_settings() {
    let mut table = Tabletop::quick();
    table.open(nim::ID);
    table.want(ScoresCommand::Rate(true));
    table.start();
    table.until_a_person_may_act();
    if table.moves() == 0 {
        let mv = any_move(3)(table.position());
        table.play_by(Hand::Keys, mv);
        table.until_a_person_may_act();
    }
    let before = table.record();
    table.ctrl(KeyCode::Comma);
    assert_eq!(table.screen(), Screen::Settings);
    assert_eq!(table.question(), None, "nothing is lost");
    table.key(KeyCode::Escape);
    table.until_a_person_may_act();
    assert_eq!(table.record(), before);
    assert!(table.game_match().is_rated());
    assert!(table.resource::<Statistics>().scores().is_empty());
    table.play_to_the_end(Hand::Keys, &mut any_move(1));
    let counted = table.resource::<Statistics>().scores().games();
    assert_eq!(counted.len(), 1);
    assert!(counted[0].rated);
}

#[test]
fn a_computer_player_thinks_anew_when_one_comes_back() {
    let mut table = Tabletop::new();
    table.sit("nim:3,4,5", AGAINST_CHANCE);
    table.until(Turn::Person);
    let mv = any_move(3)(table.position());
    table.play_by(Hand::Keys, mv);
    table.until(Turn::Computer);
    table.want(ScreenCommand::Settings);
    assert!(!table.is_thinking());
    assert_eq!(table.moves(), 1);
    table.want(ScreenCommand::Leave);
    table.until(Turn::Person);
    assert_eq!(table.moves(), 2);
}

#[test]
fn the_speeds_are_chosen_under_motion() {
    let (mut table, reader) = settings_at(SettingsSection::Motion);
    reader.press(&mut table, "Slow");
    assert_eq!(remembered(&table).speed, Some(Speed::Slow));
    reader.press(&mut table, "2.0×");
    assert_eq!(remembered(&table).replay_speed, Speed::Fast);
}

#[test]
fn the_language_is_chosen_by_its_own_name() {
    let (mut table, reader) = settings_at(SettingsSection::Language);
    reader.press(&mut table, "Polski");
    assert_eq!(table.resource::<Words>().language(), Language::Pl);
    assert!(reader.offers(&mut table, "Wróć"));
    reader.press(&mut table, "English");
    assert_eq!(table.resource::<Words>().language(), Language::En);
}

/// A switch: its name, and what it turns.
type Turned = (&'static str, fn(&Settings) -> bool);

#[test]
fn every_switch_under_play_turns_what_it_says() {
    let switches: [Turned; 6] = [
        ("Show coordinates", |it| it.show_coordinates),
        ("Show legal moves", |it| it.show_legal),
        ("Show threats", |it| it.show_threats),
        ("Offer hints", |it| it.offer_hints),
        ("Show who is winning", |it| it.show_verdict),
        ("Warn me about mistakes", |it| it.teaching),
    ];
    let (mut table, reader) = settings_at(SettingsSection::Play);
    for (name, is_on) in switches {
        let before = table.resource::<Settings>().clone();
        let shown = reader.find(&mut table, name).expect(name);
        assert_eq!(shown.is_on, is_on(&before), "{name}");
        reader.press(&mut table, name);
        assert_eq!(is_on(&remembered(&table)), !is_on(&before), "{name}");
        let others = switches.iter().filter(|(other, _)| *other != name);
        for (other, is_on) in others {
            let now = is_on(table.resource::<Settings>());
            assert_eq!(now, is_on(&before), "{other} when {name} is turned");
        }
    }
}

#[test]
fn when_moves_are_confirmed_is_chosen_under_play() {
    let (mut table, reader) = settings_at(SettingsSection::Play);
    let is_on = |table: &mut Tabletop, name: &str| reader.find(table, name).expect(name).is_on;
    assert!(is_on(&mut table, "On small fields"));
    for (name, confirm) in [
        ("Always", Confirm::Always),
        ("Never", Confirm::Never),
        ("On small fields", Confirm::SmallFields),
    ] {
        reader.press(&mut table, name);
        assert_eq!(remembered(&table).confirm, confirm);
        assert!(is_on(&mut table, name));
    }
}

#[test]
fn larger_controls_are_chosen_under_accessibility() {
    let (mut table, reader) = settings_at(SettingsSection::Accessibility);
    let before = reader.place(&mut table, "Larger controls").height();
    reader.press(&mut table, "Larger controls");
    assert!(remembered(&table).large_controls);
    assert!(reader.place(&mut table, "Back").height() >= 44.0);
    assert!(reader.place(&mut table, "Larger controls").height() >= before);
}

#[test]
fn a_finger_confirms_on_small_fields_unless_it_never_wants_to() {
    for (id, width, confirm, large, taps) in [
        // Fields of some 14 pixels, of 39, of 100, and of more.
        ("mnk:22x22x5", 320.0, Confirm::SmallFields, false, 2),
        ("mnk:22x22x5", 320.0, Confirm::Never, false, 1),
        ("mnk:22x22x5", 320.0, Confirm::Always, false, 2),
        ("mnk:7x7x4", 320.0, Confirm::SmallFields, false, 1),
        ("mnk:7x7x4", 320.0, Confirm::SmallFields, true, 2),
        ("mnk:7x7x4", 320.0, Confirm::Never, true, 1),
        ("mnk:3x3x3", 320.0, Confirm::SmallFields, true, 1),
        ("mnk:3x3x3", 320.0, Confirm::Always, false, 2),
        ("mnk:3x3x3", 1280.0, Confirm::Always, false, 2),
    ] {
        let mut table = Tabletop::quick();
        table.resize(width, 568.0);
        table.sit(id, PERSONS);
        table.until(Turn::Person);
        let mut settings = table.resource_mut::<Settings>();
        settings.confirm = confirm;
        settings.large_controls = large;
        for tap in 1..=taps {
            assert_eq!(table.moves(), 0, "{id}, {confirm:?}, before tap {tap}");
            table.touch("b2", FRAME);
        }
        assert_eq!(table.record(), "b2", "{id}, {confirm:?}, {taps} taps");
    }
}

#[test]
fn a_pointer_confirms_nothing_on_small_fields() {
    let mut table = Tabletop::new();
    table.resize(320.0, 568.0);
    table.sit("mnk:22x22x5", PERSONS);
    table.until(Turn::Person);
    table.click("b2");
    assert_eq!(table.record(), "b2");
}

#[test]
fn the_rim_of_the_board_belongs_to_the_fields_beside_it_where_controls_are_larger() {
    for (large, moves) in [(false, 0), (true, 1)] {
        let mut table = on(Screen::Play);
        table.resource_mut::<Settings>().large_controls = large;
        let [corner, inner] = ["a1", "b2"].map(|field| table.place_of(table.cell(field)));
        let rim = corner + (corner - inner) * 0.6;
        table.point_at(Some(rim));
        table.button_event(MouseButton::Left, ButtonState::Pressed);
        table.frame(FRAME);
        table.button_event(MouseButton::Left, ButtonState::Released);
        table.frame(FRAME);
        assert_eq!(table.moves(), moves, "{large}");
    }
}

#[test]
fn one_letter_keys_are_switched_off_under_keys_and_cannot_be_chosen_then() {
    let (mut table, reader) = settings_at(SettingsSection::Keys);
    reader.press(&mut table, "One-letter keys");
    assert!(!remembered(&table).character_keys);
    let text = reader.text(&mut table);
    assert!(!text.contains("Sound on or off: M"), "{text}");
    reader.press(&mut table, "Change the key for “Undo”");
    table.key(KeyCode::KeyU);
    reader.says(
        &mut table,
        "One-letter keys are off, so U would do nothing.",
    );
    assert!(table.resource::<Settings>().keys.is_empty());
    reader.press(&mut table, "One-letter keys");
    assert!(remembered(&table).character_keys);
}

/// A game of two persons in which moves are confirmed.
fn confirming() -> Tabletop {
    let mut table = on(Screen::Play);
    table.resource_mut::<Settings>().confirm = Confirm::Always;
    table
}

#[test]
fn with_the_mouse_the_first_press_shows_the_move_and_the_second_makes_it() {
    let mut table = confirming();
    table.click("b2");
    assert_eq!(table.moves(), 0);
    assert!(table.resource::<Cursor>().aimed);
    // Elsewhere it begins anew.
    table.click("a1");
    assert_eq!(table.moves(), 0);
    table.click("b2");
    assert_eq!(table.moves(), 0);
    table.click("b2");
    assert_eq!(table.record(), "b2");
    assert!(!table.resource::<Cursor>().aimed);
    // The next move is confirmed as well.
    table.until(Turn::Person);
    table.click("a1");
    assert_eq!(table.moves(), 1);
    table.click("a1");
    assert_eq!(table.record(), "b2 a1");
}

#[test]
fn a_finger_that_is_taken_back_confirms_nothing() {
    let mut table = confirming();
    table.touch("b2", FRAME);
    let at = table.place_of(table.cell("b2"));
    table.touch_event(TouchPhase::Started, at, 7);
    table.frame(FRAME);
    table.touch_event(TouchPhase::Canceled, at, 7);
    table.frame(FRAME);
    assert_eq!(table.moves(), 0);
}

#[test]
fn with_keys_the_second_press_makes_the_move() {
    let mut table = confirming();
    for key in [KeyCode::KeyB, KeyCode::Digit2, KeyCode::Space] {
        table.key(key);
    }
    assert_eq!(table.moves(), 0);
    table.key(KeyCode::ArrowRight);
    table.key(KeyCode::Space);
    assert_eq!(table.moves(), 0, "another place begins anew");
    table.key(KeyCode::Enter);
    assert_eq!(table.record(), "c2");
}

#[test]
fn what_is_shown_and_waits_to_be_confirmed_is_said() {
    let mut table = confirming();
    let reader = Reader::of(&mut table);
    let fields = reader.fields(&mut table);
    let middle = table.cell("b2");
    let field = fields.iter().find(|it| it.cell == Some(middle));
    let field = field.expect("a field of the board");
    reader.press_field(&mut table, field);
    assert_eq!(table.moves(), 0);
    let news = reader.news(&mut table);
    assert!(news.contains("Press again to play there."), "{news}");
    reader.press_field(&mut table, field);
    assert_eq!(table.record(), "b2");
}

#[test]
fn a_place_where_no_move_leads_is_refused_at_once() {
    let mut table = confirming();
    for _ in 0..2 {
        table.click("b2");
    }
    table.until(Turn::Person);
    table.click("b2");
    assert!(!table.resource::<Cursor>().aimed);
    let refusal = table.resource::<crate::turn::validation::LastRefusal>();
    assert!(refusal.0.is_some());
}

#[test]
fn without_coordinates_the_board_has_their_room() {
    let mut table = on(Screen::Play);
    let reader = Reader::of(&mut table);
    let is_labelled = |table: &mut Tabletop| {
        let texts = reader.painted_texts(table).into_iter();
        texts.filter(|(text, _)| text == "a").count() == 1
    };
    let width = |table: &Tabletop| {
        let [left, right] = ["a1", "c1"].map(|field| table.place_of(table.cell(field)).x);
        right - left
    };
    // A board of three by three is as large as it may be.
    table.resize(700.0, 500.0);
    table.frame(0);
    assert!(is_labelled(&mut table));
    let before = width(&table);
    table.resource_mut::<Settings>().show_coordinates = false;
    table.frame(0);
    table.frame(0);
    assert!(!is_labelled(&mut table));
    assert!(!has_labels(table.resource()));
    assert!(width(&table) > before, "{} > {before}", width(&table));
    table.click("c3");
    assert_eq!(table.record(), "c3", "a press hits its field");
}

#[test]
fn hints_that_are_switched_off_are_not_offered_and_their_key_says_so() {
    for width in [1280.0, 375.0] {
        let mut table = on(Screen::Play);
        let reader = Reader::in_window(&mut table, width, 667.0);
        assert!(reader.offers(&mut table, "Hint"));
        table.resource_mut::<Settings>().offer_hints = false;
        assert!(!reader.offers(&mut table, "Hint"));
        table.key(KeyCode::F2);
        let off = "Hints are switched off in the settings.";
        assert!(table.told().iter().any(|told| told == off));
        assert!(!table.game_match().counting().helped, "no help was given");
        table.resource_mut::<Settings>().offer_hints = true;
        table.want(StudyCommand::Hint);
        assert!(table.game_match().counting().helped);
    }
}

#[test]
fn the_pause_before_the_computers_move_is_chosen_under_computer() {
    for (name, chosen, comes_at_once) in [("None", Speed::Off, true), ("Long", Speed::Slow, false)]
    {
        let (mut table, reader) = settings_at(SettingsSection::Computer);
        choose(&mut table, &reader, "Pause before", name);
        assert_eq!(remembered(&table).reply_speed, Some(chosen));
        table.sit("mnk:3x3x3", AGAINST_CHANCE);
        table.until(Turn::Person);
        let mv = any_move(3)(table.position());
        table.play_by(Hand::Keys, mv);
        table.until(Turn::Computer);
        table.let_the_players_finish();
        table.frame(FRAME);
        table.frame(FRAME);
        assert_eq!(table.moves() == 2, comes_at_once, "{name}");
    }
}

#[test]
fn the_thinking_time_is_chosen_under_computer_and_says_that_it_changes_the_strength() {
    let (mut table, reader) = settings_at(SettingsSection::Computer);
    choose(&mut table, &reader, "Thinking time", "Long");
    assert_eq!(remembered(&table).thinking_time, ThinkingTime::Long);
    assert_eq!(
        remembered(&table).reply_speed,
        None,
        "that is another choice"
    );
    let text = reader.text(&mut table);
    assert!(text.contains("how strong it is"), "{text}");
    assert!(text.contains("Rated games always use Standard"), "{text}");
}

#[test]
fn until_it_is_chosen_the_pause_follows_the_animations() {
    let table = on(Screen::Play);
    let timing = &table.configs().timing;
    let mut settings = Settings::default();
    for speed in Speed::ALL {
        settings.speed = Some(speed);
        assert_eq!(settings.reply_speed(timing), speed);
    }
    settings.reply_speed = Some(Speed::Normal);
    assert_eq!(settings.reply_speed(timing), Speed::Normal);
}

#[test]
fn the_folder_is_told_and_copied() {
    let (mut table, reader) = settings_at(SettingsSection::Data);
    let nowhere = "Nothing can be kept on this computer.";
    reader.says(&mut table, nowhere);
    let folder = "/home/ola/.local/state/fivefold";
    table.resource_mut::<KeptIn>().0 = Some(folder.to_owned());
    reader.says(&mut table, folder);
    table.resource_mut::<Messages<ToClipboard>>().clear();
    reader.press(&mut table, "Copy");
    let mut copied = table.resource_mut::<Messages<ToClipboard>>();
    let copied: Vec<ToClipboard> = copied.drain().collect();
    assert_eq!(copied, [ToClipboard(folder.to_owned())]);
}

#[test]
fn how_many_games_are_kept_is_the_choice_of_my_games() {
    let (mut table, reader) = settings_at(SettingsSection::Data);
    reader.press(&mut table, "200");
    assert_eq!(remembered(&table).kept_games, 200);
    table.want(ScreenCommand::ToMenu);
    table.want(ScreenCommand::MyGames);
    let shown = reader.find(&mut table, "200").expect("the same choice");
    assert!(shown.is_on);
}

#[test]
fn the_records_are_exported_and_deleted_after_a_question() {
    let mut table = Tabletop::quick();
    table.sit("nim:1", AGAINST_CHANCE);
    table.play_to_the_end(Hand::Keys, &mut any_move(1));
    table.want(ScreenCommand::Settings);
    let reader = Reader::of(&mut table);
    reader.press(&mut table, "Data");
    reader.press(&mut table, "As JSON");
    let mut wanted = table.resource_mut::<Messages<Intent>>();
    let export = Intent::Scores(ScoresCommand::Export(ScoreFormat::Json));
    assert!(wanted.drain().any(|it| it == export));
    reader.press(&mut table, "Delete all records");
    assert_eq!(table.question(), Some("ask-forget"));
    assert_eq!(table.resource::<Statistics>().scores().games().len(), 1);
    table.want(ConfirmCommand::Agree);
    assert!(table.resource::<Statistics>().scores().is_empty());
    assert_eq!(table.screen(), Screen::Settings);
    reader.says(&mut table, "No game against the computer");
}

#[test]
fn a_command_gets_the_key_that_is_pressed_for_it() {
    let (mut table, reader) = settings_at(SettingsSection::Keys);
    reader.press(&mut table, "Change the key for “Hint”");
    reader.says(&mut table, "Press the new key. Esc cancels.");
    // Not the list of keys, which F1 opens elsewhere.
    table.key(KeyCode::F7);
    assert_eq!(remembered(&table).keys["hint"], "F7");
    assert!(reader.offers(&mut table, "Change the key for “Hint” (F7)"));
    reader.press(&mut table, "Reset “Hint”");
    assert!(remembered(&table).keys.is_empty());
    assert!(reader.offers(&mut table, "Change the key for “Hint” (F2)"));
}

#[test]
fn a_key_with_ctrl_and_a_key_of_another_command_are_told_apart() {
    let (mut table, reader) = settings_at(SettingsSection::Keys);
    reader.press(&mut table, "Change the key for “Redo”");
    table.ctrl(KeyCode::KeyZ);
    assert!(table.resource::<Settings>().keys.is_empty());
    let text = reader.text(&mut table);
    assert!(text.contains("Ctrl+Z already belongs to “Undo”."), "{text}");
    reader.press(&mut table, "Change the key for “Redo”");
    table.ctrl(KeyCode::KeyU);
    assert_eq!(remembered(&table).keys["redo"], "Ctrl+U");
    assert!(!reader.text(&mut table).contains("already belongs"));
    reader.press(&mut table, "Reset all");
    assert!(remembered(&table).keys.is_empty());
}

#[test]
fn with_a_gamepad_a_command_shows_its_buttons_and_gets_the_one_that_is_pressed_for_it() {
    let (mut table, reader) = settings_at(SettingsSection::Keys);
    table.pad_event(1, PadChange::Connected);
    table.frame(0);
    let change = "Change the key for “Undo” (Ctrl+Z, Backspace, Left button)";
    reader.press(&mut table, change);
    let text = reader.text(&mut table);
    let awaited = "Press the new key or button. Esc cancels.";
    assert!(text.contains(awaited), "{text}");
    table.pad(PadButton::North);
    let text = reader.text(&mut table);
    let taken = "Upper button already belongs to “Hint”.";
    assert!(text.contains(taken), "{text}");
    reader.press(&mut table, change);
    table.pad(PadButton::RightStick);
    assert_eq!(remembered(&table).buttons["undo"], "RightStick");
    let changed = "Change the key for “Undo” (Ctrl+Z, Backspace, R3)";
    assert!(reader.offers(&mut table, changed));
    reader.press(&mut table, "Reset “Undo”");
    assert!(remembered(&table).buttons.is_empty());
    assert!(reader.offers(&mut table, change));
}

#[test]
fn escape_and_another_section_end_the_waiting_for_a_key() {
    let (mut table, reader) = settings_at(SettingsSection::Keys);
    reader.press(&mut table, "Change the key for “Hint”");
    table.key(KeyCode::Escape);
    assert_eq!(table.screen(), Screen::Settings);
    assert!(!reader.text(&mut table).contains("Press the new key."));
    reader.press(&mut table, "Change the key for “Hint”");
    reader.press(&mut table, "Motion");
    table.key(KeyCode::F7);
    assert!(table.resource::<Settings>().keys.is_empty());
}

#[test]
fn a_section_that_opens_is_scrolled_up_so_that_its_controls_are_in_sight() {
    let mut table = Tabletop::new();
    table.resource_mut::<Settings>().interface_percent = 200;
    table.want(ScreenCommand::Settings);
    let reader = Reader::in_window(&mut table, 375.0, 667.0);
    reader.press(&mut table, "Play");
    reader.read(&mut table);
    let line = reader.place(&mut table, "Play");
    assert!(line.top() > 0.0 && line.bottom() < 200.0, "{line:?}");
    let control = reader.place(&mut table, "Confirm moves");
    assert!(control.bottom() < 300.0, "{control:?}");
}

#[test]
fn on_a_phone_a_section_opens_below_its_line_and_closes_again() {
    let mut table = Tabletop::new();
    table.want(ScreenCommand::Settings);
    let reader = Reader::in_window(&mut table, 375.0, 667.0);
    assert!(!reader.offers(&mut table, "Slow"));
    reader.press(&mut table, "Motion");
    // It is scrolled into sight.
    reader.read(&mut table);
    let line = reader.place(&mut table, "Motion");
    let next = reader.place(&mut table, "Language");
    let slow = reader.place(&mut table, "Slow");
    assert!(line.bottom() <= slow.top() && slow.bottom() <= next.top());
    reader.press(&mut table, "Motion");
    assert!(!reader.offers(&mut table, "Slow"));
}

#[test]
fn every_control_has_a_name_and_nothing_is_cut() {
    for (width, height) in [
        (1280.0, 720.0),
        (375.0, 667.0),
        (320.0, 568.0),
        (3840.0, 2160.0),
    ] {
        for language in Language::ALL {
            let mut table = Tabletop::new();
            table.want(ScreenCommand::Settings);
            table.resource_mut::<KeptIn>().0 = Some("/home/ola/.local/state/fivefold".to_owned());
            let reader = Reader::in_window(&mut table, width, height);
            reader.speak(&mut table, language);
            for section in SettingsSection::ALL {
                let name = table.resource::<Words>().say(section.words());
                reader.press(&mut table, &name);
                let what = format!("{section:?} in {language:?}");
                reader.check_controls(&mut table, width, &what);
            }
        }
    }
}

#[test]
fn nothing_but_the_keys_needs_scrolling_in_the_usual_window() {
    for language in Language::ALL {
        for section in SettingsSection::ALL {
            if section == SettingsSection::Keys {
                continue;
            }
            let (mut table, reader) = settings_at(section);
            reader.speak(&mut table, language);
            for told in reader.read(&mut table) {
                assert!(told.place.bottom() <= 704.0, "{told:?} in {language:?}");
            }
        }
    }
}

#[test]
fn a_chosen_theme_is_shown_at_once_and_remembered() {
    let (mut table, reader) = settings_at(SettingsSection::Look);
    for (key, name) in [
        ("theme-light", ThemeName::Light),
        ("theme-high-contrast", ThemeName::HighContrast),
        ("theme-dark", ThemeName::Dark),
    ] {
        let word = table.resource::<Words>().say(key);
        reader.press(&mut table, &word);
        assert_eq!(table.resource::<Configs>().theme, name.shipped());
        assert_eq!(remembered(&table).theme, Some(name));
    }
}

#[test]
fn without_a_choice_the_theme_follows_the_system() {
    let (mut table, reader) = settings_at(SettingsSection::Look);
    let word = table.resource::<Words>().say("theme-dark");
    reader.press(&mut table, &word);
    let light = SystemTheme {
        is_light: true,
        is_high_contrast: false,
    };
    *table.resource_mut::<SystemTheme>() = light;
    table.frame(1);
    assert_eq!(table.resource::<Configs>().shown_theme(), ThemeName::Dark);
    let word = table.resource::<Words>().say("follow-system");
    reader.press(&mut table, &word);
    assert_eq!(table.resource::<Configs>().shown_theme(), ThemeName::Light);
    table.resource_mut::<SystemTheme>().is_high_contrast = true;
    table.frame(1);
    assert_eq!(
        table.resource::<Configs>().shown_theme(),
        ThemeName::HighContrast
    );
    assert_eq!(remembered(&table).theme, None);
}
