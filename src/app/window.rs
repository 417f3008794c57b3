//! The program in its window, or in its page of a browser.

use std::time::Duration;

use bevy::app::{PluginGroup, PluginGroupBuilder, TaskPoolThreadAssignmentPolicy};
#[cfg(not(target_family = "wasm"))]
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::window::{WindowResizeConstraints, WindowResolution};

use crate::app::board::bevy_plugins::BevyPlugins;
#[cfg(not(target_family = "wasm"))]
use crate::app::desktop::local_day;
use crate::app::faces;
use crate::app::logic;
use crate::app::redraw_schedule;
use crate::app::state::current_match::Seeds;
use crate::app::state::days::{DayOf, Today};
use crate::app::ui::screens::loading::OpenAtStart;
#[cfg(target_family = "wasm")]
use crate::app::web::local_day;
use crate::games::Id;

/// The smallest window in which everything can be reached; smaller ones only crop.
const SMALLEST: Vec2 = Vec2::new(320.0, 400.0);

/// Opens the window, on a game if one is asked for, and returns when it is closed.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn run(id: Option<Id>) -> std::process::ExitCode {
    use crate::app::desktop::leaving;
    use crate::app::desktop::startup_error::{StartupError, explain_panics};
    use crate::app::state::assets;

    if let Err(folder) = assets::complete_folder() {
        return StartupError::Assets(folder).tell();
    }
    explain_panics();
    leaving::leave(&build(id).run())
}

/// Starts the program in its page; what it opens, the page's address says.
#[cfg(target_family = "wasm")]
pub fn run() {
    build(None).run();
}

/// The whole program, ready to run: window, rules, looks.
pub fn build(id: Option<Id>) -> App {
    let mut app = App::new();
    #[cfg(target_family = "wasm")]
    {
        crate::app::web::console::open();
        crate::app::state::assets::read_from_the_page(&mut app);
    }
    let plugins = plugins();
    #[cfg(not(target_family = "wasm"))]
    let plugins = plugins.set(LogPlugin {
        filter: "wgpu=error,winit=error,bevy_egui=error,bevy_render::renderer=error".into(),
        level: bevy::log::Level::WARN,
        ..default()
    });
    app.add_plugins(
        plugins
            .set(WindowPlugin {
                primary_window: Some(Window {
                    title: "fivefold".into(),
                    name: Some("fivefold".into()),
                    resolution: WindowResolution::new(1280, 720),
                    resize_constraints: smallest(),
                    canvas: Some("#game".into()),
                    fit_canvas_to_parent: true,
                    focused: !is_in_a_frame(),
                    // The browser's own keys keep working: reload, full screen, its tools. `web/typing.rs` has
                    // its own field for keyboards on the screen and for input methods.
                    prevent_default_event_handling: false,
                    ..default()
                }),
                ..default()
            })
            .set(crate::app::state::assets::asset_plugin())
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
    app.insert_resource(Seeds::from(seed()))
        .insert_resource(Today(local_day::today))
        .insert_resource(DayOf(local_day::day_of));
    logic(&mut app);
    #[cfg(not(target_family = "wasm"))]
    crate::app::state::settings::read_at_start(&mut app, &crate::app::state::assets::folder());
    // The program sleeps while nothing happens; what waits for a time must see it pass.
    app.world_mut()
        .resource_mut::<Time<Virtual>>()
        .set_max_delta(Duration::from_secs(3600));
    faces(&mut app);
    app.add_plugins((redraw_schedule::plugin, surroundings));
    if let Some(id) = id {
        app.insert_resource(OpenAtStart(id));
    }
    app
}

/// Whether somebody's page holds the program in a frame: the visitor may be busy with the page around it.
fn is_in_a_frame() -> bool {
    #[cfg(target_family = "wasm")]
    return crate::app::page::is_in_a_frame();
    #[cfg(not(target_family = "wasm"))]
    return false;
}

/// A page has the size that it has.
fn smallest() -> WindowResizeConstraints {
    let size = if cfg!(target_family = "wasm") {
        Vec2::ONE
    } else {
        SMALLEST
    };
    WindowResizeConstraints {
        min_width: size.x,
        min_height: size.y,
        ..default()
    }
}

/// Bevy's plugins; on the desktop with a renderer that finds OpenGL as well, in a browser that cannot draw
/// without one.
fn plugins() -> PluginGroupBuilder {
    #[cfg(target_family = "wasm")]
    return if crate::app::page::draws() {
        BevyPlugins.build()
    } else {
        let nothing = bevy::render::settings::WgpuSettings {
            backends: None,
            ..default()
        };
        BevyPlugins.build().set(bevy::render::RenderPlugin {
            render_creation: nothing.into(),
            ..default()
        })
    };
    #[cfg(not(target_family = "wasm"))]
    return BevyPlugins
        .build()
        .disable::<bevy::render::RenderPlugin>()
        .add_after::<bevy::winit::WinitPlugin>(crate::app::desktop::renderer::plugin);
}

/// What the program has to do with the machine it runs on.
#[cfg(not(target_family = "wasm"))]
fn surroundings(app: &mut App) {
    app.add_plugins((
        crate::app::desktop::file_changes::plugin,
        #[cfg(any(target_os = "linux", target_os = "windows", target_os = "macos"))]
        (
            crate::app::desktop::gamepads::plugin,
            crate::app::desktop::preferences::plugin,
        ),
        crate::app::desktop::state_folder::plugin,
        crate::app::desktop::system_fonts::plugin,
        crate::app::desktop::scores_file::plugin,
        crate::app::desktop::puzzle_scores::plugin,
        crate::app::desktop::files::plugin,
        crate::app::desktop::exporting::plugin,
        crate::app::desktop::leaving::plugin,
        crate::app::desktop::screen_reader_requests::plugin,
        #[cfg(target_os = "linux")]
        crate::app::desktop::display_gone::plugin,
        crate::app::sound::loudspeaker::plugin,
    ));
}

/// What the program has to do with the page it runs in.
#[cfg(target_family = "wasm")]
fn surroundings(app: &mut App) {
    use crate::app::play::worker;
    use crate::app::state::states::Screen;
    use crate::app::web::{
        address, clipboard, exchange, exporting, gamepads, mirror, page, puzzle_scores, scores,
        storage, tabs, typing, wake,
    };
    app.add_plugins((
        wake::plugin,
        page::plugin,
        (storage::plugin, tabs::plugin),
        (scores::plugin, puzzle_scores::plugin),
        address::plugin,
        (exchange::plugin, exporting::plugin),
        (clipboard::plugin, typing::plugin),
        gamepads::plugin,
        mirror::plugin,
        crate::app::sound::browser::plugin,
    ))
    // Not before: it must not hold up what the menu needs.
    .add_systems(OnEnter(Screen::Setup), worker::prepare)
    .add_systems(OnEnter(Screen::Play), worker::prepare);
}

/// A first seed that differs from day to day and from start to start.
fn seed() -> u64 {
    #[cfg(target_family = "wasm")]
    return crate::app::page::seed();
    #[cfg(not(target_family = "wasm"))]
    return std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(1, |since| since.as_nanos() as u64);
}
