//! Tuning: every value of the files stands on the screen, a change is in force at once, and each way
//! back leads there.

use crate::config::{Colour, Sound, Study, Theme, ThemeName, Timing, TunableFile, ValueKind};
use crate::features::language::{Language, Words};
use crate::features::tune::Tuning;
use crate::features::tune::screen::TuneView;
use crate::intent::Intent;
use crate::window::WindowCommand;
use crate::words::InEnglish as _;
use bevy_egui::egui::accesskit::Role;

use crate::tests::prelude::*;

/// The program with the values of this file on the screen.
fn tuning(file: &str) -> (Tabletop, Reader) {
    let mut table = Tabletop::new();
    table.want(ScreenCommand::Settings);
    let reader = Reader::of(&mut table);
    reader.press(&mut table, "Tune");
    assert_eq!(table.screen(), Screen::Tune);
    show(&mut table, file);
    (table, reader)
}

fn show(table: &mut Tabletop, file: &str) {
    let theme = table.configs().shown_theme();
    let index = TunableFile::offered(theme).position(|it| it.name == file);
    table.resource_mut::<TuneView>().file = index.expect("it can be tuned");
}

/// A few frames: what is changed is in force with the next one.
fn pass(table: &mut Tabletop) {
    table.frame(0);
    table.frame(0);
}

#[test]
fn it_is_reached_from_the_settings_and_leads_back_there() {
    let mut table = Tabletop::new();
    table.want(ScreenCommand::Scores);
    table.want(ScreenCommand::Settings);
    let reader = Reader::of(&mut table);
    reader.press(&mut table, "Tune");
    assert_eq!(table.screen(), Screen::Tune);
    reader.press(&mut table, "Back");
    assert_eq!(table.screen(), Screen::Settings);
    reader.press(&mut table, "Tune");
    table.want(ScreenCommand::Back);
    assert_eq!(table.screen(), Screen::Settings);
    table.want(ScreenCommand::Back);
    assert_eq!(table.screen(), Screen::Scores, "the way back is not lost");
}

#[test]
fn everything_in_the_files_stands_on_the_screen() {
    let (mut table, reader) = tuning("timing.ron");
    for file in TunableFile::offered(ThemeName::Dark) {
        let parts = file.description().parts;
        if parts.iter().map(|part| part.fields.len()).sum::<usize>() > 60 {
            // Many values are folded away.
            for part in &parts {
                show(&mut table, file.name);
                let told = reader.read(&mut table);
                let fold = told.iter().find(|it| it.words == part.heading);
                assert!(fold.is_some(), "{} in {}", part.heading, file.name);
            }
            continue;
        }
        show(&mut table, file.name);
        let told = reader.read(&mut table);
        for part in &parts {
            for field in &part.fields {
                let name = match &*part.heading {
                    "" => field.name.clone(),
                    heading => format!("{heading}: {}", field.name),
                };
                let role = match field.kind {
                    ValueKind::Choice(_) => Role::RadioButton,
                    _ => Role::TextInput,
                };
                let stands = told
                    .iter()
                    .any(|it| it.role == role && (it.words == name || role == Role::RadioButton));
                assert!(stands, "{name} in {}", file.name);
            }
        }
    }
}

#[test]
fn a_slider_changes_the_value_at_once() {
    let (mut table, reader) = tuning("timing.ron");
    reader.slide(&mut table, "Pieces: Drop", 400.0);
    pass(&mut table);
    assert_eq!(table.configs().timing.drop_ms, 5000);
    reader.slide(&mut table, "Pieces: Drop", 0.0);
    pass(&mut table);
    assert_eq!(table.configs().timing.drop_ms, 0);
    let others = Timing {
        drop_ms: Timing::default().drop_ms,
        ..table.configs().timing.clone()
    };
    assert_eq!(others, Timing::default(), "nothing else changes");
}

#[test]
fn a_number_is_typed_and_a_wrong_one_changes_nothing_and_says_why() {
    let (mut table, reader) = tuning("timing.ron");
    reader.write(&mut table, "Pieces: Drop", "333");
    pass(&mut table);
    assert_eq!(table.configs().timing.drop_ms, 333);
    for (wrong, said) in [
        ("9999", "9999 is out of range, allowed is 0 to 5000"),
        ("soon", "Type a number"),
        ("1, line_ms: 2", "Type a number"),
    ] {
        reader.write(&mut table, "Pieces: Drop", wrong);
        pass(&mut table);
        assert_eq!(table.configs().timing.drop_ms, 333, "{wrong}");
        let news = reader.news(&mut table);
        assert!(news.contains(said), "{wrong}: {news}");
    }
}

#[test]
fn a_word_is_chosen_where_there_are_few() {
    let (mut table, reader) = tuning("study.ron");
    reader.press(&mut table, "Proven");
    pass(&mut table);
    assert_ne!(table.configs().study.teaching, Study::default().teaching);
    assert_eq!(table.configs().study.analysis, Study::default().analysis);
}

#[test]
fn a_colour_is_typed_and_shows_at_once() {
    let (mut table, reader) = tuning("theme.ron");
    reader.write(&mut table, "Surfaces: Board", "#123456");
    pass(&mut table);
    assert_eq!(table.configs().theme.board, Colour::hex(0x12_34_56));
    reader.write(&mut table, "Surfaces: Board", "blue");
    pass(&mut table);
    assert_eq!(table.configs().theme.board, Colour::hex(0x12_34_56));
    let others = Theme {
        board: Theme::default().board,
        ..table.configs().theme.clone()
    };
    assert_eq!(others, Theme::default());
}

#[test]
fn each_theme_has_colours_of_its_own() {
    let mut table = Tabletop::new();
    table.resource_mut::<Settings>().theme = Some(ThemeName::Light);
    table.want(ScreenCommand::Settings);
    table.want(ScreenCommand::Tune);
    let reader = Reader::of(&mut table);
    show(&mut table, "themes/light.ron");
    let text = reader.text(&mut table);
    assert!(text.contains("Colours: Light"), "{text}");
    assert!(text.contains("#F2F0EA"), "its own defaults: {text}");
    reader.write(&mut table, "Surfaces: Board", "#FFF0E0");
    pass(&mut table);
    let board = |table: &Tabletop| table.configs().theme.board;
    assert_eq!(board(&table), Colour::hex(0xFF_F0_E0));
    let tuned = table.resource::<Tuning>();
    assert!(tuned.is_tuned("themes/light.ron") && !tuned.is_tuned("theme.ron"));
    for (theme, expected) in [
        (ThemeName::Dark, Theme::default().board),
        (ThemeName::Light, Colour::hex(0xFF_F0_E0)),
    ] {
        table.resource_mut::<Settings>().theme = Some(theme);
        pass(&mut table);
        assert_eq!(board(&table), expected, "{theme:?}");
    }
}

#[test]
fn a_value_is_reset_alone_and_all_are_reset_together_and_brought_back() {
    let (mut table, reader) = tuning("timing.ron");
    assert!(!reader.offers(&mut table, "Reset all"));
    for (name, typed) in [("Pieces: Drop", "333"), ("Speed: Fast", "0.25")] {
        reader.write(&mut table, name, typed);
        pass(&mut table);
    }
    reader.press(&mut table, "Default for “Pieces: Drop”");
    pass(&mut table);
    let timing = &table.configs().timing;
    assert_eq!((timing.drop_ms, timing.fast), (200, 0.25));
    reader.press(&mut table, "Reset all");
    pass(&mut table);
    assert_eq!(table.configs().timing, Timing::default());
    reader.press(&mut table, "Bring back");
    pass(&mut table);
    assert_eq!(table.configs().timing.fast, 0.25);
}

#[test]
fn the_name_of_the_screen_stays_beside_the_way_back_whatever_leads_away_from_the_values() {
    let (mut table, reader) = tuning("timing.ron");
    let stand_in_line = |table: &mut Tabletop| {
        let told = reader.read(table);
        let heading = told.iter().find(|it| it.role == Role::Heading);
        let heading = heading.expect("a heading").place;
        (heading.center().y - reader.place(table, "Back").center().y).abs() < 2.0
    };
    assert!(stand_in_line(&mut table));
    reader.write(&mut table, "Pieces: Drop", "333");
    pass(&mut table);
    assert!(stand_in_line(&mut table), "with a value of one's own");
    reader.press(&mut table, "Reset all");
    pass(&mut table);
    assert!(stand_in_line(&mut table), "when all are reset");
}

#[test]
fn a_search_finds_values_of_all_files() {
    let (mut table, reader) = tuning("timing.ron");
    table.resource_mut::<TuneView>().search = "winning line".to_owned();
    let told = reader.read(&mut table);
    let fields = told.iter().filter(|it| it.role == Role::TextInput);
    let found: Vec<&str> = fields.map(|it| &*it.words).collect();
    assert!(found.contains(&"Pieces: Line"), "{found:?}");
    table.resource_mut::<TuneView>().search = "qqqq".to_owned();
    let text = reader.text(&mut table);
    assert!(text.contains("No value has this"), "{text}");
}

#[test]
fn a_voice_is_heard_when_somebody_listens() {
    let (mut table, reader) = tuning("sound.ron");
    table.resource_mut::<TuneView>().search = "glide".to_owned();
    reader.press(&mut table, "Listen to “Mark”");
    let sent = table.resource::<Messages<Intent>>();
    let mut cursor = sent.get_cursor();
    let sent: Vec<&Intent> = cursor.read(sent).collect();
    let wanted = Intent::Window(WindowCommand::Listen(crate::synth::Voice::Mark));
    assert!(sent.contains(&&wanted), "{sent:?}");
}

#[test]
fn a_sound_is_changed_in_the_middle_of_a_list() {
    let (mut table, reader) = tuning("sound.ron");
    table.resource_mut::<TuneView>().search = "how many times as high".to_owned();
    reader.write(&mut table, "Mark: Partials 2: ratio", "3.5");
    pass(&mut table);
    let now = &table.configs().sound;
    assert_eq!(now.mark.partials[1].ratio, 3.5);
    assert_eq!(now.take, Sound::default().take);
}

#[test]
fn the_own_file_is_shown_with_what_differs() {
    let (mut table, reader) = tuning("timing.ron");
    reader.press(&mut table, "Show file");
    let text = reader.text(&mut table);
    assert!(text.contains("Nothing differs"), "{text}");
    reader.press(&mut table, "Close");
    reader.write(&mut table, "Pieces: Drop", "333");
    reader.press(&mut table, "Show file");
    let text = reader.text(&mut table);
    assert!(text.contains("drop_ms: 333"), "{text}");
    assert!(!text.contains("line_ms"), "{text}");
}

#[test]
fn a_change_of_the_assets_keeps_the_own_values() {
    let (mut table, _) = tuning("timing.ron");
    let own = "(drop_ms: 9)";
    let read = table.resource_mut::<Tuning>().take_own("timing.ron", own);
    read.expect("in order");
    pass(&mut table);
    assert_eq!(table.configs().timing.drop_ms, 9);
    let broken = table
        .resource_mut::<Tuning>()
        .take_own("timing.ron", "(drop_ms: -9)");
    let error = broken.expect_err("out of range").in_english();
    assert!(
        error.starts_with("tuned/timing.ron, line 1, column 11"),
        "{error}"
    );
    pass(&mut table);
    assert_eq!(
        table.configs().timing.drop_ms,
        9,
        "the last good values stay"
    );
}

#[test]
fn every_control_has_a_name_and_nothing_is_cut() {
    for (width, height) in [(1280.0, 720.0), (375.0, 667.0), (320.0, 568.0)] {
        for language in Language::ALL {
            let mut table = Tabletop::new();
            table.want(ScreenCommand::Settings);
            table.want(ScreenCommand::Tune);
            let reader = Reader::in_window(&mut table, width, height);
            table.resource_mut::<Words>().choose(language);
            for file in TunableFile::offered(ThemeName::Dark) {
                show(&mut table, file.name);
                let what = format!("{} in {language:?}", file.name);
                reader.check_controls(&mut table, width, &what);
            }
        }
    }
}

#[test]
fn without_own_values_the_numbers_are_the_shipped_ones() {
    let (table, _) = tuning("timing.ron");
    let mut shipped = Configs::default();
    // Which proofs there are stands in no file of numbers.
    shipped.opponents.proofs = table.configs().opponents.proofs.clone();
    // Tests search with one thread.
    shipped.opponents.threads = 1;
    assert_eq!(*table.configs(), shipped);
}
