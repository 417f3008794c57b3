//! The studio: the app drawn to images, without a window and without a screen.
//!
//! It needs a graphics adapter, but a software one does (Mesa's llvmpipe). The app's plugins need
//! not know: they find a primary `Window` of the wanted size and scale factor that nothing shows,
//! and every camera that would draw to a window is turned to the studio's image instead, together
//! with its egui context. Input messages written for that window reach the app and egui as usual.
//! Time advances by a fixed step per frame, so the same steps give the same picture.

use std::time::Duration;

use bevy::app::{PanicHandlerPlugin, PluginsState};
use bevy::asset::RenderAssetUsages;
use bevy::camera::{ImageRenderTarget, RenderTarget};
use bevy::ecs::schedule::{Schedules, SingleThreadedExecutor};
use bevy::ecs::world::DeferredWorld;
use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::log::{Level, LogPlugin, tracing};
use bevy::prelude::*;
use bevy::render::gpu_readback::{Readback, ReadbackComplete};
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::render_resource::{PipelineCache, TextureFormat, TextureUsages};
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::render::sync_world::SyncWorldPlugin;
use bevy::render::{RenderApp, RenderPlugin};
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorMoved, ExitCondition, PrimaryWindow, WindowEvent, WindowResolution};
use bevy::winit::WinitPlugin;
use bevy_egui::input::WindowToEguiContextMap;
use bevy_egui::{EguiContext, EguiContextSettings};
use image::RgbaImage;

use crate::app::board::bevy_plugins::BevyPlugins;
use crate::app::desktop::renderer::resources;

/// Time between two frames of the studio, in microseconds: 60 frames a second.
const FRAME: u64 = 16_667;
/// How many frames a photograph may take to come back from the adapter. One is usual.
const PATIENCE: u32 = 60;

/// How many frames the loading of shaders may take, and after how many frames without anything
/// left to compile it counts as done.
const SETTLING: u32 = 300;
const QUIET: u32 = 4;

/// What everyone who renders in software would read each time.
const QUIET_LOG: &str = "wgpu=error,bevy_render::renderer=error,bevy_egui=error,bevy_render::extract_resource=off,bevy_render::texture=error";

/// Why there are no pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StudioError {
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
pub struct Studio {
    app: App,
    window: Entity,
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
        let renderer =
            resources(&WgpuSettings::default(), None).map_err(|_| StudioError::NoAdapter)?;
        let creation = RenderCreation::Manual(renderer);
        Ok(Studio::open(width, height, scale_factor, creation, setup))
    }

    /// The same app without a renderer: for what is laid out, not for pictures. It needs no adapter,
    /// and a frame takes a fraction of the time.
    pub fn undrawn(
        width: u32,
        height: u32,
        scale_factor: f32,
        setup: impl FnOnce(&mut App),
    ) -> Studio {
        let creation = RenderCreation::Automatic(Box::new(WgpuSettings {
            backends: None,
            ..default()
        }));
        Studio::open(width, height, scale_factor, creation, |app| {
            // Components that would be drawn count on it when they go.
            app.add_plugins(SyncWorldPlugin);
            setup(app);
        })
    }

    fn open(
        width: u32,
        height: u32,
        scale_factor: f32,
        render_creation: RenderCreation,
        setup: impl FnOnce(&mut App),
    ) -> Studio {
        let physical = (UVec2::new(width, height).as_vec2() * scale_factor)
            .round()
            .as_uvec2()
            .max(UVec2::ONE);
        let mut resolution = WindowResolution::new(physical.x, physical.y);
        resolution.set_scale_factor_override(Some(scale_factor));

        let mut app = App::new();
        // A process has one log, however many apps.
        if !tracing::dispatcher::has_been_set() {
            app.add_plugins(LogPlugin {
                level: Level::WARN,
                filter: QUIET_LOG.into(),
                ..default()
            });
        }
        app.add_plugins(
            BevyPlugins
                .build()
                .disable::<PanicHandlerPlugin>()
                .set(crate::app::state::assets::asset_plugin())
                .disable::<LogPlugin>()
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
                    render_creation,
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
        run_on_this_thread(&mut app);
        let mut windows = app
            .world_mut()
            .query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows
            .iter(app.world())
            .next()
            .unwrap_or(Entity::PLACEHOLDER);
        Studio { app, window }
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
                .map(|cache| cache.waiting_pipelines().next().is_some());
            quiet = match busy {
                Some(true) => 0,
                Some(false) => quiet + 1,
                // Nothing is drawn.
                None => QUIET,
            };
            std::thread::sleep(Duration::from_millis(2));
            if quiet >= QUIET {
                break;
            }
        }
        self.app.insert_resource(strategy);
        quiet >= QUIET
    }

    /// Settles up to so many times, until something is there that is still loaded; whether it is.
    pub fn settle_until(&mut self, times: u32, is_there: impl Fn(&World) -> bool) -> bool {
        (0..times).any(|_| {
            self.settle();
            is_there(self.app.world())
        })
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

    /// Tells the app and egui of an input as the event loop would, to be read in the next frame.
    /// `CursorMoved` also moves the window's cursor.
    pub fn send(&mut self, event: impl Into<WindowEvent>) {
        let event = event.into();
        let world = self.app.world_mut();
        match &event {
            WindowEvent::CursorMoved(moved) => {
                world.write_message(moved.clone());
                if let Some(mut window) = world.get_mut::<Window>(moved.window) {
                    window.set_cursor_position(Some(moved.position));
                }
            }
            WindowEvent::MouseButtonInput(input) => {
                world.write_message(*input);
            }
            WindowEvent::MouseWheel(wheel) => {
                world.write_message(*wheel);
            }
            WindowEvent::KeyboardInput(input) => {
                world.write_message(input.clone());
            }
            WindowEvent::TouchInput(touch) => {
                world.write_message(*touch);
            }
            _ => {}
        }
        world.write_message(event);
    }

    /// Moves the cursor to a place in logical pixels from the upper left and presses and releases
    /// the left mouse button there, one frame each.
    pub fn click(&mut self, position: Vec2) {
        let window = self.window;
        self.send(CursorMoved {
            window,
            position,
            delta: None,
        });
        self.step(1);
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.send(MouseButtonInput {
                button: MouseButton::Left,
                state,
                window,
            });
            self.step(1);
        }
    }

    /// The window that stands for all windows; input events name it.
    #[must_use]
    pub fn window(&self) -> Entity {
        self.window
    }

    /// The app itself, to send input, change state or look inside.
    pub fn app_mut(&mut self) -> &mut App {
        &mut self.app
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
