//! The studio: the app drawn to images, without a window and without a screen.
//!
//! It needs a graphics adapter, but a software one does (Mesa's llvmpipe). The app's plugins need
//! not know: they find a primary `Window` of the wanted size and scale factor that nothing shows,
//! and every camera that would draw to a window is turned to the studio's image instead, together
//! with its egui context. Input messages written for that window reach the app and egui as usual.
//! Time advances by a fixed step per frame, so the same steps give the same picture.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use bevy::app::{PanicHandlerPlugin, PluginsState, TerminalCtrlCHandlerPlugin};
use bevy::asset::RenderAssetUsages;
use bevy::camera::{ImageRenderTarget, RenderTarget};
use bevy::ecs::world::DeferredWorld;
use bevy::log::{Level, LogPlugin};
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::render_resource::{TextureFormat, TextureUsages};
use bevy::render::renderer::initialize_renderer;
use bevy::render::settings::{RenderCreation, RenderResources, WgpuSettings};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::tasks::block_on;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{ExitCondition, PrimaryWindow, WindowResolution};
use bevy::winit::WinitPlugin;
use bevy_egui::EguiContext;
use bevy_egui::input::WindowToEguiContextMap;
use image::RgbaImage;

/// Time between two frames of the studio, in microseconds: 60 frames a second.
const FRAME: u64 = 16_667;
/// How many frames a photograph may take to come back from the adapter. One is usual.
const PATIENCE: u32 = 60;

/// Why there are no pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StudioError {
    /// The machine has neither a graphics card nor a software renderer.
    #[error("no graphics adapter found, not even a software renderer")]
    NoAdapter,
    /// The adapter took the picture's commands, but sent no picture back.
    #[error("the graphics adapter sent no picture back within {frames} frames")]
    NoPicture {
        /// Frames waited for.
        frames: u32,
    },
}

/// The image that stands in for the window.
#[derive(Resource)]
struct Canvas {
    image: Handle<Image>,
    scale_factor: f32,
}

/// The picture that came back last.
#[derive(Resource, Default)]
struct Developed(Option<Image>);

/// An app whose window is an image.
pub struct Studio {
    app: App,
}

impl Studio {
    /// Builds an app that draws to an image of `width` × `height` logical pixels, `scale_factor`
    /// physical pixels each.
    ///
    /// Bevy's default plugins are there when `setup` runs, except log, event loop and the render
    /// thread; `setup` adds the rest, egui included.
    ///
    /// # Errors
    ///
    /// [`StudioError::NoAdapter`] if nothing on this machine can render.
    pub fn new(
        width: u32,
        height: u32,
        scale_factor: f32,
        setup: impl FnOnce(&mut App),
    ) -> Result<Studio, StudioError> {
        let renderer = renderer().ok_or(StudioError::NoAdapter)?;
        let physical = (UVec2::new(width, height).as_vec2() * scale_factor)
            .round()
            .as_uvec2()
            .max(UVec2::ONE);
        let mut resolution = WindowResolution::new(physical.x, physical.y);
        resolution.set_scale_factor_override(Some(scale_factor));

        let mut app = App::new();
        app.add_plugins(
            DefaultPlugins
                .build()
                .disable::<PanicHandlerPlugin>()
                .set(LogPlugin {
                    level: Level::WARN,
                    ..default()
                })
                .disable::<TerminalCtrlCHandlerPlugin>()
                .disable::<WinitPlugin>()
                .disable::<PipelinedRenderingPlugin>()
                .set(WindowPlugin {
                    primary_window: Some(Window {
                        resolution,
                        ..default()
                    }),
                    exit_condition: ExitCondition::DontExit,
                    ..default()
                })
                .set(RenderPlugin {
                    render_creation: RenderCreation::Manual(renderer),
                    synchronous_pipeline_compilation: true,
                    ..default()
                }),
        );
        let mut image =
            Image::new_target_texture(physical.x, physical.y, TextureFormat::Rgba8UnormSrgb, None);
        image.asset_usage = RenderAssetUsages::all();
        image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
        let image = app.world_mut().resource_mut::<Assets<Image>>().add(image);
        app.insert_resource(Canvas {
            image,
            scale_factor,
        })
        .init_resource::<Developed>()
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_micros(
            FRAME,
        )))
        .add_observer(turn_camera_to_canvas)
        .add_observer(give_egui_the_window)
        .add_observer(develop);
        setup(&mut app);
        while app.plugins_state() == PluginsState::Adding {
            std::thread::yield_now();
        }
        app.finish();
        app.cleanup();
        Ok(Studio { app })
    }

    /// Runs this many frames.
    pub fn step(&mut self, frames: u32) {
        for _ in 0..frames {
            self.app.update();
        }
    }

    /// Runs frames until `done` says so, at most `limit` of them; whether it said so. Assets load
    /// on other threads, so that the first frames with everything in place differ in number.
    pub fn step_until(&mut self, limit: u32, mut done: impl FnMut(&mut World) -> bool) -> bool {
        for _ in 0..limit {
            if done(self.app.world_mut()) {
                return true;
            }
            self.app.update();
            std::thread::sleep(Duration::from_millis(1));
        }
        done(self.app.world_mut())
    }

    /// Runs one frame more and returns what it drew, in physical pixels.
    ///
    /// # Errors
    ///
    /// [`StudioError::NoPicture`] if the adapter does not answer.
    pub fn photograph(&mut self) -> Result<RgbaImage, StudioError> {
        let world = self.app.world_mut();
        let image = world.resource::<Canvas>().image.clone();
        world.resource_mut::<Developed>().0 = None;
        world.spawn(Screenshot::image(image));
        // Later frames only bring the picture home; they must not move the scene on.
        self.app.update();
        let strategy = std::mem::replace(
            &mut *self.app.world_mut().resource_mut::<TimeUpdateStrategy>(),
            TimeUpdateStrategy::ManualDuration(Duration::ZERO),
        );
        let mut picture = None;
        for _ in 0..PATIENCE {
            picture = self.app.world_mut().resource_mut::<Developed>().0.take();
            if picture.is_some() {
                break;
            }
            self.app.update();
        }
        self.app.insert_resource(strategy);
        picture
            .and_then(|image| image.try_into_dynamic().ok())
            .map(|picture| picture.into_rgba8())
            .ok_or(StudioError::NoPicture { frames: PATIENCE })
    }

    /// The app itself, to send input, change state or look inside.
    pub fn app_mut(&mut self) -> &mut App {
        &mut self.app
    }
}

/// An adapter and a device, or nothing where there is none.
fn renderer() -> Option<RenderResources> {
    let settings = WgpuSettings::default();
    let backends = settings.backends?;
    // Bevy's own set-up panics where it finds no adapter, and tells nobody beforehand.
    catch_unwind(AssertUnwindSafe(|| {
        block_on(initialize_renderer(backends, None, &settings))
    }))
    .ok()
}

fn turn_camera_to_canvas(
    inserted: On<Insert, RenderTarget>,
    targets: Query<&RenderTarget>,
    canvas: Res<Canvas>,
    mut commands: Commands,
) {
    if let Ok(RenderTarget::Window(_)) = targets.get(inserted.entity) {
        commands
            .entity(inserted.entity)
            .insert(RenderTarget::Image(ImageRenderTarget {
                handle: canvas.image.clone(),
                scale_factor: canvas.scale_factor,
            }));
    }
}

/// bevy_egui gives input only to contexts whose camera draws to the window.
fn give_egui_the_window(added: On<Add, EguiContext>, mut world: DeferredWorld) {
    let context = added.entity;
    world.commands().queue(move |world: &mut World| {
        let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
        if let Ok(window) = windows.single(world)
            && let Some(mut map) = world.get_resource_mut::<WindowToEguiContextMap>()
        {
            map.context_to_window.insert(context, window);
            map.window_to_contexts
                .entry(window)
                .or_default()
                .insert(context);
        }
    });
}

fn develop(captured: On<ScreenshotCaptured>, mut developed: ResMut<Developed>) {
    developed.0 = Some(captured.image.clone());
}
