//! The program in its window, or in its page of a browser.

use std::time::Duration;

use bevy::app::{PluginGroup, PluginGroupBuilder, TaskPoolThreadAssignmentPolicy};
#[cfg(not(target_family = "wasm"))]
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::window::{WindowResizeConstraints, WindowResolution};

use crate::app::{platform_plugins, simulation, visuals};
use crate::board::drawing::bevy_plugins::BevyPlugins;
#[cfg(not(target_family = "wasm"))]
use crate::features::loading::FilesAtStart;
#[cfg(not(target_family = "wasm"))]
use crate::features::loading::OpenAtStart;
use crate::platform::days::{DayOf, Today};
#[cfg(not(target_family = "wasm"))]
use crate::platform::desktop::{local_day, renderer};
#[cfg(target_family = "wasm")]
use crate::platform::web::{console, local_day};
use crate::rules::Side;
use crate::start::Start;
#[cfg(not(target_family = "wasm"))]
use crate::storage::assets;
use crate::synth::Voice;
use crate::turn::current_match::Seeds;
use crate::{asset_folder, redraw};

/// What concerns the window itself.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WindowCommand {
    /// Another program is to be set up as an opponent, for this side.
    AddProgram(Side),
    /// Full screen on or off.
    FullScreen,
    /// Type and controls one step larger.
    Larger,
    /// Type and controls one step smaller.
    Smaller,
    /// Type and controls in their usual size.
    UsualSize,
    /// The sound on or off.
    Mute,
    /// A voice is to be heard, as a sample.
    Listen(Voice),
    /// The person's own file of this name is to be shown: its folder, or in a browser as a file.
    OpenTuned(&'static str),
    /// The person's own file of this name is to be opened in another program.
    OpenTunedFile(&'static str),
    /// All drawings of exports stop; what they have written is removed.
    StopExports,
    /// Opens the folder in which the last export lies.
    #[cfg_attr(
        target_family = "wasm",
        expect(dead_code, reason = "a browser keeps downloads where it likes")
    )]
    OpenExports,
    /// The overlay with the keys on or off.
    Keys,
    /// The rules of the game on the board on or off.
    Rules,
    /// Who wins on which board of the game in the setup.
    BoardTable,
    /// The program ends.
    Quit,
}

/// The smallest window in which everything can be reached; smaller ones only crop.
const SMALLEST: Vec2 = Vec2::new(320.0, 400.0);

/// Opens the window and returns when it is closed. Files go to the window that is open already, if there
/// is one.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn run(start: Start) -> std::process::ExitCode {
    use crate::platform::desktop::startup_error::{StartupError, explain_panics};
    use crate::platform::desktop::{leaving, mailbox};

    if let Start::Files(paths) = &start
        && mailbox::hand_over(paths)
    {
        return std::process::ExitCode::SUCCESS;
    }
    if let Some(folder) = assets::missing_folder() {
        return StartupError::Assets(folder).tell();
    }
    explain_panics();
    leaving::leave(&build(start).run())
}

/// Starts the program in its page; what it opens, the page's address says.
#[cfg(target_family = "wasm")]
pub fn run() {
    build(Start::Menu).run();
}

/// The whole program, ready to run: window, rules, looks.
pub fn build(start: Start) -> App {
    let mut app = App::new();
    #[cfg(target_family = "wasm")]
    console::open();
    asset_folder::read_in_layers(&mut app);
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
                    // The browser's own keys keep working: reload, full screen, its tools. `input/typing.rs` has
                    // its own field for keyboards on the screen and for input methods.
                    prevent_default_event_handling: false,
                    ..default()
                }),
                ..default()
            })
            .set(asset_folder::asset_plugin())
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
    simulation(&mut app);
    #[cfg(not(target_family = "wasm"))]
    crate::features::settings::read_at_start(&mut app, &assets::folders());
    // The program sleeps while nothing happens; what waits for a time must see it pass.
    app.world_mut()
        .resource_mut::<Time<Virtual>>()
        .set_max_delta(Duration::from_secs(3600));
    visuals(&mut app);
    app.add_plugins((redraw::plugin, platform_plugins));
    match start {
        Start::Menu => {}
        #[cfg(not(target_family = "wasm"))]
        Start::Game(id) => {
            app.insert_resource(OpenAtStart(id));
        }
        #[cfg(not(target_family = "wasm"))]
        Start::Files(paths) => {
            app.insert_resource(FilesAtStart(paths));
        }
    }
    app
}

/// Whether somebody's page holds the program in a frame: the visitor may be busy with the page around it.
fn is_in_a_frame() -> bool {
    #[cfg(target_family = "wasm")]
    return crate::platform::page::is_in_a_frame();
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
    return if crate::platform::page::draws() {
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
        .add_after::<bevy::winit::WinitPlugin>(renderer::plugin);
}

/// A first seed that differs from day to day and from start to start.
fn seed() -> u64 {
    #[cfg(target_family = "wasm")]
    return crate::platform::page::seed();
    #[cfg(not(target_family = "wasm"))]
    return std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(1, |since| since.as_nanos() as u64);
}
