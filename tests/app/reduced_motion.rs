//! The system wants less motion: nothing moves, until somebody chooses a speed.

use fivefold::app::board::tween::Tween;
use fivefold::app::state::intent::{BoardInput, ScreenCommand};
use fivefold::app::state::motion_choice::SystemMotion;
use fivefold::app::state::settings::{Configs, Settings};
use fivefold::app::state::states::Turn;
use fivefold::app::ui::screens::settings::{ChosenSection, Section};
use fivefold::config::Speed;

use crate::harness::{PERSONS, Tabletop};
use crate::reader::Reader;

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
        .insert_resource(ChosenSection(Some(Section::Motion)));
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
    assert!(!reader.offers(&mut table, "Follow the system"));
    assert_eq!(speed(&table), Speed::Off);
    reader.press(&mut table, "Normal");
    assert_eq!(speed(&table), Speed::Normal);
    assert!(!says_so(&mut table));
    reader.press(&mut table, "Follow the system");
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

/// A portal on a bus of its own.
#[cfg(target_os = "linux")]
mod portal {
    use std::sync::mpsc::channel;
    use std::thread;

    use bevy::tasks::block_on;
    use fivefold::app::desktop::reduced_motion::portal::follow;
    use zbus::connection::Builder;
    use zbus::zvariant::{OwnedValue, Value};
    use zbus::{Connection, fdo, interface};

    use crate::session_bus::SessionBus;
    use crate::talk::PATIENCE;

    const PATH: &str = "/org/freedesktop/portal/desktop";
    const APPEARANCE: &str = "org.freedesktop.appearance";
    const REDUCED: &str = "reduced-motion";

    /// The settings of a desktop that wants less motion.
    struct Portal;

    #[interface(name = "org.freedesktop.portal.Settings")]
    impl Portal {
        fn read_one(&self, namespace: &str, key: &str) -> fdo::Result<OwnedValue> {
            match (namespace, key) {
                (APPEARANCE, REDUCED) => Ok(OwnedValue::from(1_u32)),
                _ => Err(fdo::Error::Failed("there is no such setting".to_owned())),
            }
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
                follow(&session, |is_reduced| {
                    // The test may have ended.
                    let _ = tell.send(is_reduced);
                })
                .await
            })
        });
        assert_eq!(told.recv_timeout(PATIENCE), Ok(true));
        for (number, is_reduced) in [(0_u32, false), (1, true)] {
            let change = (APPEARANCE, REDUCED, Value::from(number));
            let name = "org.freedesktop.portal.Settings";
            let signal = portal.emit_signal(None::<&str>, PATH, name, "SettingChanged", &change);
            block_on(signal).expect("the bus takes it");
            assert_eq!(told.recv_timeout(PATIENCE), Ok(is_reduced));
        }
        drop(bus);
        // It ends with the bus, in one way or the other.
        let _ = follower.join().expect("it does not panic");
    }
}
