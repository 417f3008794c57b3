//! What the system prefers: less motion, another contrast, light or dark. It holds until somebody
//! chooses otherwise, and can have its way again.

use crate::board::animation::tween::Tween;
use crate::config::ThemeName;
use crate::features::language::{Language, SystemLanguage, Words};
use crate::features::settings::choices::SystemMotion;
use crate::features::settings::screen::{ChosenSection, SettingsSection};
use crate::features::settings::theme_choice::SystemTheme;

use crate::tests::prelude::*;

/// A game on a system that wants less motion, at its first move.
fn game(id: &str) -> Tabletop {
    let mut table = Tabletop::new();
    table.resource_mut::<SystemMotion>().is_reduced = true;
    table.sit(id, PERSONS);
    table.until(Turn::Person);
    table
}

/// Whether a move is shown in the frame in which it is made.
fn is_at_once(table: &mut Tabletop, field: &str) -> bool {
    let before = table.moves();
    table.intent(BoardInput::Press(table.cell(field)));
    table.frame(0);
    assert_eq!(table.moves(), before + 1);
    table.is_at_rest() && table.on_board::<Tween>().is_empty()
}

#[test]
fn nothing_moves_on_a_system_that_wants_less_motion() {
    for (id, field) in [
        ("corner:8x8", "e8"),
        ("northcott:3x12", "b5"),
        ("mnk:3x3x3", "b2"),
        ("atoms:4x4", "b2"),
    ] {
        assert!(is_at_once(&mut game(id), field), "{id}");
    }
}

#[test]
fn the_wish_is_followed_while_the_program_runs() {
    let mut table = game("mnk:9x9x5");
    assert!(is_at_once(&mut table, "e5"));
    table.resource_mut::<SystemMotion>().is_reduced = false;
    table.until(Turn::Person);
    assert!(!is_at_once(&mut table, "e6"));
    table.resource_mut::<SystemMotion>().is_reduced = true;
    table.until(Turn::Person);
    assert!(is_at_once(&mut table, "e7"));
}

#[test]
fn a_speed_that_somebody_has_chosen_counts_more_than_the_system() {
    for (speed, is_reduced, moves) in [
        (Speed::Normal, true, true),
        (Speed::Slow, true, true),
        (Speed::Off, false, false),
    ] {
        let mut table = game("mnk:3x3x3");
        table.resource_mut::<SystemMotion>().is_reduced = is_reduced;
        table.speed(speed);
        table.frame(0);
        assert_eq!(!is_at_once(&mut table, "b2"), moves, "{speed:?}");
    }
}

#[test]
fn the_settings_say_that_the_system_wants_it_and_lead_back_to_its_wish() {
    let mut table = Tabletop::new();
    table.resource_mut::<SystemMotion>().is_reduced = true;
    table.want(ScreenCommand::Settings);
    table
        .app
        .insert_resource(ChosenSection(Some(SettingsSection::Motion)));
    let reader = Reader::of(&mut table);
    let says_so = |table: &mut Tabletop| {
        let text = reader.text(table);
        text.contains("The system asks for less motion")
    };
    let speed = |table: &Tabletop| {
        let configs = table.resource::<Configs>();
        configs.speed(table.resource::<Settings>())
    };
    assert!(says_so(&mut table));
    assert_eq!(speed(&table), Speed::Off);
    reader.press(&mut table, "Normal");
    assert_eq!(speed(&table), Speed::Normal);
    assert!(!says_so(&mut table));
    reader.press(&mut table, "As the system");
    assert_eq!(speed(&table), Speed::Off);
    assert!(says_so(&mut table));
    table.resource_mut::<SystemMotion>().is_reduced = false;
    table.frame(0);
    assert!(!says_so(&mut table));
    assert_eq!(speed(&table), Speed::Normal);
}

#[test]
fn how_long_the_computer_waits_is_no_motion() {
    let mut table = Tabletop::new();
    table.resource_mut::<SystemMotion>().is_reduced = true;
    table.frame(0);
    let configs = table.resource::<Configs>();
    let settings = table.resource::<Settings>();
    assert_eq!(configs.speed(settings), Speed::Off);
    assert_eq!(settings.reply_speed(&configs.timing), Speed::Normal);
}

/// The name of the theme that is shown.
fn shown(table: &mut Tabletop) -> ThemeName {
    table.frame(0);
    table.configs().shown_theme()
}

#[test]
fn a_window_that_does_not_know_the_system_leaves_its_theme_alone() {
    let mut table = Tabletop::new();
    table.resource_mut::<SystemTheme>().is_light = true;
    table.resize(900.0, 700.0);
    assert_eq!(shown(&mut table), ThemeName::Light);
    table.resource_mut::<SystemTheme>().is_high_contrast = true;
    table.resize(800.0, 700.0);
    assert_eq!(shown(&mut table), ThemeName::HighContrast);
    table.resource_mut::<Settings>().theme = Some(ThemeName::Dark);
    assert_eq!(shown(&mut table), ThemeName::Dark);
}

#[test]
fn a_language_that_was_chosen_can_be_given_back_to_the_system() {
    let mut table = Tabletop::new();
    table.want(ScreenCommand::Settings);
    table
        .app
        .insert_resource(ChosenSection(Some(SettingsSection::Language)));
    let reader = Reader::of(&mut table);
    let spoken = |table: &mut Tabletop, language: Language| {
        table.wait("the language", |table| {
            table.resource::<Words>().language() == language
        });
    };
    table.resource_mut::<SystemLanguage>().0 = Language::Nl;
    spoken(&mut table, Language::Nl);
    reader.press(&mut table, "Polski");
    spoken(&mut table, Language::Pl);
    table.resource_mut::<SystemLanguage>().0 = Language::De;
    table.frame(0);
    spoken(&mut table, Language::Pl);
    reader.press(&mut table, "Jak w systemie");
    spoken(&mut table, Language::De);
    assert_eq!(table.resource::<Settings>().language, None);
}

/// A portal on a bus of its own.
#[cfg(target_os = "linux")]
mod portal {
    use std::collections::HashMap;
    use std::sync::mpsc::channel;
    use std::thread;

    use crate::platform::desktop::preferences::Preferences;
    use crate::platform::desktop::preferences::portal::follow;
    use bevy::tasks::block_on;
    use zbus::connection::Builder;
    use zbus::zvariant::{OwnedValue, Value};
    use zbus::{Connection, interface};

    use fivefold_support::session_bus::SessionBus;
    use fivefold_support::talk::PATIENCE;

    const PATH: &str = "/org/freedesktop/portal/desktop";
    const APPEARANCE: &str = "org.freedesktop.appearance";

    /// The settings of a desktop that wants less motion, more contrast, and light windows.
    struct Portal;

    #[interface(name = "org.freedesktop.portal.Settings")]
    impl Portal {
        fn read_all(
            &self,
            namespaces: Vec<String>,
        ) -> HashMap<String, HashMap<String, OwnedValue>> {
            let settings = [("reduced-motion", 1), ("contrast", 1), ("color-scheme", 2)];
            let settings = settings.map(|(key, it)| (key.to_owned(), OwnedValue::from(it as u32)));
            let known = namespaces.into_iter().filter(|it| it == APPEARANCE);
            known
                .map(|namespace| (namespace, settings.clone().into()))
                .collect()
        }
    }

    async fn serve(address: &str) -> zbus::Result<Connection> {
        Builder::address(address)?
            .serve_at(PATH, Portal)?
            .name("org.freedesktop.portal.Desktop")?
            .build()
            .await
    }

    #[test]
    fn the_portal_of_the_desktop_is_asked_and_followed() {
        let Some(bus) = SessionBus::open(&[]) else {
            return;
        };
        let portal = block_on(serve(&bus.address)).expect("a bus");
        let (tell, told) = channel();
        let address = bus.address.clone();
        let follower = thread::spawn(move || {
            block_on(async {
                let session = Builder::address(address.as_str())?.build().await?;
                follow(&session, |preferences| {
                    // The test may have ended.
                    let _ = tell.send(preferences);
                })
                .await
            })
        });
        let mut expected = Preferences {
            reduces_motion: true,
            is_high_contrast: true,
            is_light: Some(true),
        };
        assert_eq!(told.recv_timeout(PATIENCE), Ok(expected));
        let change = |key: &str, number: u32, expected: Preferences| {
            let change = (APPEARANCE, key, Value::from(number));
            let name = "org.freedesktop.portal.Settings";
            let signal = portal.emit_signal(None::<&str>, PATH, name, "SettingChanged", &change);
            block_on(signal).expect("the bus takes it");
            assert_eq!(told.recv_timeout(PATIENCE), Ok(expected), "{key}");
        };
        expected.reduces_motion = false;
        change("reduced-motion", 0, expected);
        expected.is_light = Some(false);
        change("color-scheme", 1, expected);
        expected.is_high_contrast = false;
        change("contrast", 0, expected);
        expected.reduces_motion = true;
        change("reduced-motion", 1, expected);
        drop(bus);
        // It ends with the bus, in one way or the other.
        let _ = follower.join().expect("it does not panic");
    }
}
