//! The studio: the app drawn to images, without a window and without a screen.
//!
//! It needs a graphics adapter, but a software one does (Mesa's llvmpipe). The app's plugins need
//! not know: they find a primary `Window` of the wanted size and scale factor that nothing shows,
//! and every camera that would draw to a window is turned to the studio's image instead, together
//! with its egui context. Input messages written for that window reach the app and egui as usual.
//! Time advances by a fixed step per frame, so the same steps give the same picture.
//!
//! In a browser a picture comes back, and a file is there, only when the page itself has gone on in
//! between. So whatever waits for such a thing is a future, which gives way after every frame there;
//! on a desktop it never does.

use std::time::Duration;

use bevy::app::{PanicHandlerPlugin, PluginsState};
use bevy::asset::RenderAssetUsages;
use bevy::camera::{ImageRenderTarget, RenderTarget};
use bevy::ecs::schedule::{Schedules, SingleThreadedExecutor};
use bevy::ecs::world::DeferredWorld;
#[cfg(not(target_family = "wasm"))]
use bevy::log::{Level, LogPlugin, tracing};
use bevy::prelude::*;
use bevy::render::gpu_readback::{Readback, ReadbackComplete};
#[cfg(not(target_family = "wasm"))]
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::render_resource::{PipelineCache, TextureFormat, TextureUsages};
use bevy::render::settings::RenderCreation;
use bevy::render::{RenderApp, RenderPlugin};
use bevy::tasks::futures_lite::future::yield_now;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{ExitCondition, PrimaryWindow, WindowResolution};
use bevy::winit::WinitPlugin;
#[cfg(target_family = "wasm")]
use bevy_egui::SubscribedEvents;
use bevy_egui::input::WindowToEguiContextMap;
use bevy_egui::{EguiContext, EguiContextSettings};
use image::RgbaImage;

use crate::asset_folder;
use crate::board::drawing::bevy_plugins::BevyPlugins;
use crate::board::drawing::shape::is_waiting;

/// Time between two frames of the studio, in microseconds: 60 frames a second.
const FRAME: u64 = 16_667;
/// How many frames a photograph may take to come back from the adapter. One is usual; on a busy machine a
/// software adapter takes longer.
const PATIENCE: u32 = 1000;

/// How many frames the loading of shaders may take, and after how many frames without anything
/// left to compile it counts as done.
const SETTLING: u32 = 3000;
const QUIET: u32 = 4;

/// The rest between two frames that only wait, so that what is waited for has a processor.
const PAUSE: Duration = Duration::from_millis(2);

/// What everyone who renders in software would read each time.
#[cfg(not(target_family = "wasm"))]
const QUIET_LOG: &str = "wgpu=error,bevy_render::renderer=error,bevy_egui=error,bevy_render::extract_resource=off,bevy_render::texture=error";

/// Why there are no pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RendererError {
    /// The machine has neither a graphics card nor a software renderer.
    NoAdapter,
    /// The adapter took the picture's commands, but sent no picture back.
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
pub struct OffscreenRenderer {
    app: App,
    #[cfg_attr(
        target_family = "wasm",
        expect(dead_code, reason = "tests and benchmarks send events to it")
    )]
    window: Entity,
}

impl OffscreenRenderer {
    /// Builds an app that draws with such a renderer to an image of `width` × `height` logical pixels,
    /// `scale_factor` physical pixels each.
    ///
    /// Bevy's default plugins are there when `setup` runs, except log, event loop and the render
    /// thread; `setup` adds the rest, egui included.
    pub(crate) fn open(
        render_creation: RenderCreation,
        width: u32,
        height: u32,
        scale_factor: f32,
        setup: impl FnOnce(&mut App),
    ) -> OffscreenRenderer {
        let physical = physical(width, height, scale_factor);
        let mut resolution = WindowResolution::new(physical.x, physical.y);
        resolution.set_scale_factor_override(Some(scale_factor));

        let mut app = App::new();
        asset_folder::read_in_layers(&mut app);
        // A process has one log, however many apps.
        #[cfg(not(target_family = "wasm"))]
        if !tracing::dispatcher::has_been_set() {
            app.add_plugins(LogPlugin {
                level: Level::WARN,
                filter: QUIET_LOG.into(),
                ..default()
            });
        }
        let plugins = BevyPlugins.build();
        #[cfg(not(target_family = "wasm"))]
        let plugins = plugins
            .disable::<PipelinedRenderingPlugin>()
            .disable::<LogPlugin>();
        app.add_plugins(
            plugins
                .disable::<PanicHandlerPlugin>()
                .set(asset_folder::asset_plugin())
                .disable::<WinitPlugin>()
                .set(WindowPlugin {
                    primary_window: Some(Window {
                        resolution,
                        // Otherwise egui puts a field for typing into the page.
                        prevent_default_event_handling: false,
                        ..default()
                    }),
                    exit_condition: ExitCondition::DontExit,
                    ..default()
                })
                .set(RenderPlugin {
                    render_creation,
                    synchronous_pipeline_compilation: true,
                    ..default()
                }),
        );
        let mut images = app.world_mut().resource_mut::<Assets<Image>>();
        let image = images.add(blank(physical));
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
        run_on_this_thread(&mut app);
        let mut windows = app
            .world_mut()
            .query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows
            .iter(app.world())
            .next()
            .unwrap_or(Entity::PLACEHOLDER);
        OffscreenRenderer { app, window }
    }

    /// Runs this many frames, and gives way in between.
    pub(crate) async fn stepped(&mut self, frames: u32) {
        for _ in 0..frames {
            self.app.update();
            give_way(Duration::ZERO).await;
        }
    }

    /// Runs frames until every shader is loaded and compiled, without letting time pass; whether
    /// that was reached within some seconds. What loads on other threads takes a different number
    /// of frames each time, so that pictures are the same only from here on.
    pub(crate) async fn settled(&mut self) -> bool {
        let strategy = self.stop_time();
        let mut quiet = 0;
        for _ in 0..SETTLING {
            self.app.update();
            let busy = self
                .app
                .get_sub_app(RenderApp)
                .and_then(|render| render.world().get_resource::<PipelineCache>())
                .map(is_waiting);
            quiet = match busy {
                Some(true) => 0,
                Some(false) => quiet + 1,
                // Nothing is drawn.
                None => QUIET,
            };
            give_way(PAUSE).await;
            if quiet >= QUIET {
                break;
            }
        }
        self.app.insert_resource(strategy);
        quiet >= QUIET
    }

    /// Settles up to so many times, until something is there that is still loaded; whether it is.
    pub(crate) async fn settled_until(
        &mut self,
        times: u32,
        is_there: impl Fn(&World) -> bool,
    ) -> bool {
        for _ in 0..times {
            self.settled().await;
            if is_there(self.app.world()) {
                return true;
            }
        }
        false
    }

    /// Runs one frame more and returns what it drew, in physical pixels.
    ///
    /// # Errors
    ///
    /// [`RendererError::NoPicture`] if the adapter does not answer.
    pub(crate) async fn photographed(&mut self) -> Result<RgbaImage, RendererError> {
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
            give_way(PAUSE).await;
            self.app.update();
        }
        self.app.insert_resource(strategy);
        picture
            .and_then(|bytes| self.trim(&bytes))
            .ok_or(RendererError::NoPicture { frames: PATIENCE })
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

    /// Gives the window another size, in logical pixels.
    #[cfg(not(target_family = "wasm"))]
    pub fn resize(&mut self, width: u32, height: u32) {
        let world = self.app.world_mut();
        let mut canvas = world.resource_mut::<Canvas>();
        canvas.size = physical(width, height, canvas.scale_factor);
        let (id, blank) = (canvas.image.id(), blank(canvas.size));
        let mut images = world.resource_mut::<Assets<Image>>();
        images
            .insert(id, blank)
            .expect("the image of the canvas is kept");
        let mut window = world.get_mut::<Window>(self.window).expect("a window");
        window.resolution.set(width as f32, height as f32);
    }

    /// The window that stands for all windows; input events name it.
    #[cfg(not(target_family = "wasm"))]
    pub fn window(&self) -> Entity {
        self.window
    }

    /// The app itself, to send input, change state or look inside.
    pub fn app_mut(&mut self) -> &mut App {
        &mut self.app
    }
}

/// A size in physical pixels.
fn physical(width: u32, height: u32, scale_factor: f32) -> UVec2 {
    let size = UVec2::new(width, height).as_vec2() * scale_factor;
    size.round().as_uvec2().max(UVec2::ONE)
}

/// An image to draw to and to read back.
fn blank(size: UVec2) -> Image {
    let mut image = Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None);
    image.asset_usage = RenderAssetUsages::all();
    image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    image
}

/// egui listens to the page for what is pasted; nothing would take it in a studio that is gone.
#[cfg(target_family = "wasm")]
impl Drop for OffscreenRenderer {
    fn drop(&mut self) {
        let mut events = self.app.world_mut().get_non_send_mut::<SubscribedEvents>();
        if let Some(events) = &mut events {
            events.unsubscribe_from_all_events();
        }
    }
}

/// Lets others go on: in a browser the page, until its next frame; on a desktop threads that load, for
/// so long.
async fn give_way(pause: Duration) {
    if cfg!(target_family = "wasm") {
        yield_now().await;
    } else if !pause.is_zero() {
        std::thread::sleep(pause);
    }
}

/// The threads that systems usually run on belong to all apps of the process: a shader compiled
/// there would hold up the frames of an open window.
fn run_on_this_thread(app: &mut App) {
    for app in app.sub_apps_mut().iter_mut() {
        for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
    }
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
        // There is no window system to ask for an input method.
        if let Some(mut settings) = world.get_mut::<EguiContextSettings>(context) {
            settings.enable_ime = false;
        }
    });
}

fn develop(complete: On<ReadbackComplete>, mut developed: ResMut<Developed>) {
    developed.0.get_or_insert_with(|| complete.data.clone());
}
