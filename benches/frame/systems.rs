//! CPU time of one frame's systems, everything but the drawing itself, on a 22 × 22 board of Lines
//! full of stones.
//!
//! The program runs as in its window, panels included, but without a graphics adapter, and all
//! systems run one after the other on one thread, so that the time is that of the work and not of
//! threads that wake each other. Three cases: nothing happens; the pointer moves to another cell
//! every frame; the window changes its size every frame.

use std::time::{Duration, Instant};

use bevy::app::PluginsState;
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::time::TimeUpdateStrategy;
use bevy::window::{PrimaryWindow, WindowResolution};
use bevy::winit::WinitPlugin;
use fivefold::games::parse_id;
use fivefold::rules::Cell;
use fivefold::testing::{
    BevyPlugins, BoardInput, OpenAtStart, Turn, asset_plugin, pieces, simulation, visuals,
};

/// Frames measured in each case.
const FRAMES: usize = 600;

/// Measures the three cases.
pub(crate) fn measure_all() {
    let mut app = App::new();
    app.add_plugins(
        BevyPlugins
            .build()
            .disable::<WinitPlugin>()
            .disable::<bevy::log::LogPlugin>()
            .set(asset_plugin())
            .set(RenderPlugin {
                render_creation: RenderCreation::Automatic(Box::new(WgpuSettings {
                    backends: None,
                    ..default()
                })),
                ..default()
            })
            .set(WindowPlugin {
                primary_window: Some(Window {
                    resolution: WindowResolution::new(1280, 720),
                    ..default()
                }),
                ..default()
            }),
    );
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_micros(
        16_667,
    )));
    simulation(&mut app);
    visuals(&mut app);
    let id = parse_id(&full_board()).expect("the board below is in order");
    app.insert_resource(OpenAtStart(id));
    while app.plugins_state() == PluginsState::Adding {
        std::thread::yield_now();
    }
    app.finish();
    app.cleanup();
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
    for _ in 0..2000 {
        app.update();
        let there = app.world().get_resource::<State<Turn>>();
        if there.is_some_and(|turn| matches!(turn.get(), Turn::Person | Turn::Over)) {
            break;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    let stones = pieces(app.world_mut());
    println!("{stones} stones on the board, {FRAMES} frames a case");

    measure(&mut app, "nothing happens", |_, _| ());
    measure(&mut app, "the pointer moves", |app, n| {
        let cell = Cell::new((n % 22) as u8, (n / 22 % 22) as u8);
        app.world_mut().write_message(BoardInput::Point(Some(cell)));
    });
    measure(&mut app, "the window changes its size", |app, n| {
        let mut windows = app
            .world_mut()
            .query_filtered::<&mut Window, With<PrimaryWindow>>();
        for mut window in windows.iter_mut(app.world_mut()) {
            window.resolution.set(1280.0 - (n % 2) as f32 * 40.0, 720.0);
        }
    });
}

/// A full board but for one point, without a line of five.
fn full_board() -> String {
    let rows: Vec<String> = (0..22)
        .map(|row| {
            (0..22)
                .map(|col| {
                    if row == 21 && col == 21 {
                        '1'
                    } else if (col / 2 + row) % 2 == 0 {
                        'o'
                    } else {
                        'x'
                    }
                })
                .collect()
        })
        .collect();
    format!("mnk:22x22x6:{}@2", rows.join("/"))
}

fn measure(app: &mut App, name: &str, mut prepare: impl FnMut(&mut App, usize)) {
    let mut times: Vec<Duration> = (0..FRAMES)
        .map(|n| {
            prepare(app, n);
            let start = Instant::now();
            app.update();
            start.elapsed()
        })
        .collect();
    times.sort();
    println!(
        "{name:28} median {:?}, 9 of 10 within {:?}",
        times[FRAMES / 2],
        times[FRAMES * 9 / 10]
    );
}
