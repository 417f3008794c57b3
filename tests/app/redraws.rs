//! How often a window is drawn while little happens, as its event loop goes by the update mode.

use std::time::Duration;

use crate::config::ThemeName;
use crate::features::analysis::Analysing;
use crate::features::clocks::RunningClocks;
use crate::features::menu::demos::NextDemoMove;
use crate::midend::Plan;
use crate::midend::clock::TimeControl;
use crate::redraw;
use bevy::window::WindowResized;
use bevy::winit::{UpdateMode, WinitSettings};

use crate::tests::every_screen;
use crate::tests::prelude::*;
use fivefold_support::positions::plan;

/// Frames in which the program comes to rest after a change.
const SETTLING: usize = 90;

/// The program with the schedule of its frames, which only a window needs.
fn scheduled() -> Tabletop {
    let mut table = Tabletop::new();
    schedule(&mut table);
    table
}

fn schedule(table: &mut Tabletop) {
    table.app.init_resource::<NextDemoMove>();
    table.app.add_message::<WindowResized>();
    table.app.add_plugins(redraw::plugin);
    let mut time = table.resource_mut::<Time<Virtual>>();
    time.set_max_delta(Duration::from_secs(3600));
}

/// How many frames winit's event loop draws in this time without any input: at once after a change of the
/// mode, otherwise when the wait is over.
fn drawn_in(table: &mut Tabletop, time: Duration) -> usize {
    let mode = |table: &Tabletop| table.resource::<WinitSettings>().focused_mode;
    let (mut passed, mut frames) = (Duration::ZERO, 0);
    let mut old = mode(table);
    while passed < time {
        let new = mode(table);
        let wait = match new {
            UpdateMode::Reactive { wait, .. } if new == old => wait,
            _ => Duration::from_millis(FRAME),
        };
        old = new;
        let wait = wait.min(time - passed).as_millis() as u64;
        table.frame(wait.max(1));
        passed += Duration::from_millis(wait.max(1));
        frames += 1;
    }
    frames
}

#[test]
fn a_person_who_thinks_beside_a_running_clock_costs_two_frames_a_second() {
    let mut table = scheduled();
    table.speed(Speed::Off);
    table.sit_with(Plan {
        clock: TimeControl::from_text("600+0"),
        ..plan("mnk:9x9x5", PERSONS)
    });
    table.until(Turn::Person);
    table.frames(SETTLING);
    let frames = drawn_in(&mut table, Duration::from_secs(20));
    // The clock shows whole seconds; a frame may be needed to set the next wait.
    assert!((20..=42).contains(&frames), "{frames} frames in 20 s");
    let clocks = table.resource::<RunningClocks>();
    let reading = clocks.reading(table.game_match(), Side::First);
    assert!(reading.expect("a clock").time < Duration::from_secs(581));
}

/// Frames in which the panels of a screen have found their measures.
const MEASURING: usize = 12;

#[test]
fn every_screen_draws_nothing_while_nobody_touches_it() {
    let mut all = Vec::new();
    for window in [(1280.0, 720.0), (375.0, 667.0)] {
        every_screen::visit(window, &Settings::default(), &mut |table, reader, what| {
            if !table.app.world().contains_resource::<WinitSettings>() {
                schedule(table);
            }
            table.wait("the end of the analysis", |table| {
                !table.resource::<Analysing>().is_running()
            });
            for theme in ThemeName::ALL {
                table.resource_mut::<Settings>().theme = Some(theme);
                table.frame(0);
                reader.restyle(table);
                for _ in 0..MEASURING {
                    reader.asks_for_a_frame(table);
                }
                if (0..4).any(|_| reader.asks_for_a_frame(table)) {
                    all.push(format!("{window:?}, {theme:?}, {what}: panels"));
                }
            }
            table.frames(SETTLING);
            // One frame sets the next wait.
            let frames = drawn_in(table, Duration::from_secs(20));
            if frames > 2 {
                all.push(format!("{window:?}, {what}: {frames} frames in 20 s"));
            }
        });
    }
    assert!(all.is_empty(), "{}: {all:#?}", all.len());
}
