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
use bevy::render::gpu_readback::{Readback, ReadbackComplete};
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::render_resource::{PipelineCache, TextureFormat, TextureUsages};
use bevy::render::renderer::initialize_renderer;
use bevy::render::settings::{RenderCreation, RenderResources, WgpuSettings};
use bevy::render::{RenderApp, RenderPlugin};
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

/// How many frames the loading of shaders may take, and after how many frames without anything
/// left to compile it counts as done.
const SETTLING: u32 = 300;
const QUIET: u32 = 4;

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
    /// In physical pixels.
    size: UVec2,
    scale_factor: f32,
}

/// The bytes of the picture that came back last, row by row.
#[derive(Resource, Default)]
struct Developed(Option<Vec<u8>>);

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
                .set(crate::app::assets::asset_plugin())
                .set(LogPlugin {
                    level: Level::WARN,
                    // It misses the event loop's window, which a studio does not have.
                    filter: "wgpu=error,naga=warn,bevy_egui=error".into(),
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
            size: physical,
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

    /// Runs frames until every shader is loaded and compiled, without letting time pass; whether
    /// that was reached within a few seconds. What loads on other threads takes a different number
    /// of frames each time, so that pictures are the same only from here on.
    pub fn settle(&mut self) -> bool {
        let strategy = self.stop_time();
        let mut quiet = 0;
        for _ in 0..SETTLING {
            self.app.update();
            let busy = self
                .app
                .get_sub_app(RenderApp)
                .and_then(|render| render.world().get_resource::<PipelineCache>())
                .is_none_or(|cache| cache.waiting_pipelines().next().is_some());
            quiet = if busy { 0 } else { quiet + 1 };
            if quiet >= QUIET {
                break;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        self.app.insert_resource(strategy);
        quiet >= QUIET
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
        let reading = world.spawn(Readback::texture(image)).id();
        self.app.update();
        self.app.world_mut().despawn(reading);
        // Later frames only bring the picture home; they must not move the scene on.
        let strategy = self.stop_time();
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
            .and_then(|bytes| self.trim(&bytes))
            .ok_or(StudioError::NoPicture { frames: PATIENCE })
    }

    /// The picture without the bytes that pad its rows.
    fn trim(&self, bytes: &[u8]) -> Option<RgbaImage> {
        let UVec2 { x, y } = self.app.world().resource::<Canvas>().size;
        let row = x as usize * 4;
        let padded = bytes.len() / y as usize;
        let pixels = bytes
            .chunks_exact(padded)
            .flat_map(|line| line.iter().take(row).copied())
            .collect();
        RgbaImage::from_raw(x, y, pixels)
    }

    /// Holds time still; the strategy that it followed before.
    fn stop_time(&mut self) -> TimeUpdateStrategy {
        std::mem::replace(
            &mut *self.app.world_mut().resource_mut::<TimeUpdateStrategy>(),
            TimeUpdateStrategy::ManualDuration(Duration::ZERO),
        )
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

fn develop(complete: On<ReadbackComplete>, mut developed: ResMut<Developed>) {
    developed.0.get_or_insert_with(|| complete.data.clone());
}
