//! The program in its window.

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bevy::app::TaskPoolThreadAssignmentPolicy;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::window::{WindowResizeConstraints, WindowResolution};
use bevy::winit::WinitPlugin;

use super::flow::Seeds;
use super::screens::loading::OpenAtStart;
use super::{faces, file_changes, logic, preflight, renderer, wakefulness};
use crate::games::notation::Id;

/// The smallest window in which everything can be reached; smaller ones only crop.
const SMALLEST: Vec2 = Vec2::new(320.0, 400.0);

/// Opens the window, on a game if one is asked for, and returns when it is closed.
pub fn run(id: Option<Id>) -> ExitCode {
    if let Err(missing) = preflight::window() {
        return missing.tell();
    }
    preflight::explain_panics();
    match build(id).run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => {
            // Nobody is left to tell if that fails.
            let _ = writeln!(io::stderr(), "fivefold ended with error {code}.");
            ExitCode::from(code.get())
        }
    }
}

/// The whole program, ready to run: window, rules, looks.
pub fn build(id: Option<Id>) -> App {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .build()
            .disable::<RenderPlugin>()
            .add_after::<WinitPlugin>(renderer::plugin)
            .set(WindowPlugin {
                primary_window: Some(Window {
                    title: "fivefold".into(),
                    name: Some("fivefold".into()),
                    resolution: WindowResolution::new(1280, 720),
                    resize_constraints: WindowResizeConstraints {
                        min_width: SMALLEST.x,
                        min_height: SMALLEST.y,
                        ..default()
                    },
                    fit_canvas_to_parent: true,
                    prevent_default_event_handling: false,
                    ..default()
                }),
                ..default()
            })
            .set(super::assets::asset_plugin())
            .set(LogPlugin {
                filter: "wgpu=error,winit=error,bevy_egui=error,bevy_render::renderer=error".into(),
                level: bevy::log::Level::WARN,
                ..default()
            })
            .set(TaskPoolPlugin {
                task_pool_options: TaskPoolOptions {
                    // Pipelines are compiled on this pool as well: a computer player that thinks
                    // must not hold them up.
                    async_compute: TaskPoolThreadAssignmentPolicy {
                        min_threads: 2,
                        max_threads: 4,
                        percent: 0.25,
                        on_thread_spawn: None,
                        on_thread_destroy: None,
                    },
                    ..default()
                },
            }),
    );
    app.insert_resource(Seeds::from(seed_of_today()));
    logic(&mut app);
    // The program sleeps while nothing happens; what waits for a time must see it pass.
    app.world_mut()
        .resource_mut::<Time<Virtual>>()
        .set_max_delta(Duration::from_secs(3600));
    faces(&mut app);
    app.add_plugins((file_changes::plugin, wakefulness::plugin));
    if let Some(id) = id {
        app.insert_resource(OpenAtStart(id));
    }
    app
}

/// A first seed that differs from day to day and from start to start.
fn seed_of_today() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(1, |since| since.as_nanos() as u64)
}
