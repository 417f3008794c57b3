//! The studio as tests and benchmarks use it: with a renderer of its own or without one, at once, and with a
//! hand for the mouse.

use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::render::sync_world::SyncWorldPlugin;
use bevy::tasks::block_on;
use bevy::window::{CursorMoved, WindowEvent};
use image::RgbaImage;

use crate::features::recording::offscreen_renderer::{OffscreenRenderer, RendererError};
use crate::platform::desktop::renderer::resources;

impl OffscreenRenderer {
    /// A studio with a renderer of its own: see `OffscreenRenderer::open`.
    ///
    /// # Errors
    ///
    /// [`RendererError::NoAdapter`] if nothing on this machine can render.
    pub fn new(
        width: u32,
        height: u32,
        scale_factor: f32,
        setup: impl FnOnce(&mut App),
    ) -> Result<OffscreenRenderer, RendererError> {
        let renderer =
            resources(&WgpuSettings::default(), None).map_err(|_| RendererError::NoAdapter)?;
        let creation = RenderCreation::Manual(renderer);
        Ok(OffscreenRenderer::open(
            creation,
            width,
            height,
            scale_factor,
            setup,
        ))
    }

    /// The same app without a renderer: for what is laid out, not for pictures. It needs no adapter,
    /// and a frame takes a fraction of the time.
    pub fn undrawn(
        width: u32,
        height: u32,
        scale_factor: f32,
        setup: impl FnOnce(&mut App),
    ) -> OffscreenRenderer {
        let creation = RenderCreation::Automatic(Box::new(WgpuSettings {
            backends: None,
            ..default()
        }));
        OffscreenRenderer::open(creation, width, height, scale_factor, |app| {
            // Components that would be drawn count on it when they go.
            app.add_plugins(SyncWorldPlugin);
            setup(app);
        })
    }

    /// `OffscreenRenderer::stepped`, at once.
    pub fn step(&mut self, frames: u32) {
        block_on(self.stepped(frames));
    }

    /// `OffscreenRenderer::settled`, at once.
    pub fn settle(&mut self) -> bool {
        block_on(self.settled())
    }

    /// `OffscreenRenderer::settled_until`, at once.
    pub fn settle_until(&mut self, times: u32, is_there: impl Fn(&World) -> bool) -> bool {
        block_on(self.settled_until(times, is_there))
    }

    /// `OffscreenRenderer::photographed`, at once.
    ///
    /// # Errors
    ///
    /// As there.
    pub fn photograph(&mut self) -> Result<RgbaImage, RendererError> {
        block_on(self.photographed())
    }

    /// Tells the app and egui of an input as the event loop would, to be read in the next frame.
    /// `CursorMoved` also moves the window's cursor.
    pub fn send(&mut self, event: impl Into<WindowEvent>) {
        let event = event.into();
        let world = self.app_mut().world_mut();
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
        let window = self.window();
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
}
