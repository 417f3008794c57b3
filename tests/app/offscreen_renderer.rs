//! An app drawn to images, in which input does what it does in a window.

use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::render::sync_world::SyncWorldPlugin;
use bevy::tasks::block_on;
use bevy::window::WindowEvent;
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};
use image::RgbaImage;

use crate::features::recording::offscreen_renderer::{OffscreenRenderer, RendererError};

#[derive(Resource, Default)]
struct Clicks(u32);

/// A panel of 50 × 40 logical pixels in the upper left, yellow, that counts clicks.
fn panel(mut contexts: EguiContexts, mut clicks: ResMut<Clicks>) -> Result {
    let rect = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(50.0, 40.0));
    egui::Area::new("panel".into())
        .fixed_pos(rect.min)
        .show(contexts.ctx_mut()?, |ui| {
            let response = ui.allocate_rect(rect, egui::Sense::click());
            ui.painter().rect_filled(rect, 0.0, egui::Color32::YELLOW);
            clicks.0 += u32::from(response.clicked());
        });
    Ok(())
}

/// A square of 20 logical pixels that moves right by 6 a second, on blue, under the panel.
fn studio() -> Option<OffscreenRenderer> {
    #[derive(Component)]
    struct Moving;
    let studio = OffscreenRenderer::new(120, 80, 2.0, |app| {
        app.add_plugins(EguiPlugin::default())
            .init_resource::<Clicks>()
            .insert_resource(ClearColor(Color::srgb_u8(0, 0, 255)))
            .add_systems(Startup, |mut commands: Commands| {
                commands.spawn((Camera2d, Msaa::Off));
                let sprite = Sprite::from_color(Color::WHITE, Vec2::splat(20.0));
                commands.spawn((sprite, Moving));
            })
            .add_systems(
                Update,
                |time: Res<Time>, mut moving: Single<&mut Transform, With<Moving>>| {
                    moving.translation.x += 6.0 * time.delta_secs();
                },
            )
            .add_systems(EguiPrimaryContextPass, panel);
    });
    match studio {
        Err(RendererError::NoAdapter) => None,
        studio => {
            let mut studio = studio.expect("the studio opens");
            assert!(studio.settle());
            // egui fades its areas in.
            studio.step(30);
            Some(studio)
        }
    }
}

const BLUE: [u8; 4] = [0, 0, 255, 255];
const YELLOW: [u8; 4] = [255, 255, 0, 255];
const WHITE: [u8; 4] = [255; 4];

#[test]
fn a_photograph_shows_the_scene_and_the_panel_in_physical_pixels() {
    let Some(mut studio) = studio() else { return };
    let picture = studio.photograph().expect("a picture comes back");
    assert_eq!(picture.dimensions(), (240, 160));
    let at = |x, y| picture.get_pixel(x, y).0;
    assert_eq!(at(10, 10), YELLOW);
    assert_eq!(at(96, 76), YELLOW, "the panel ends at 100, 80");
    assert_eq!(at(104, 20), BLUE);
    assert_eq!(at(130, 90), WHITE, "the square is in the middle");
    assert_eq!(at(220, 150), BLUE);
}

#[test]
fn the_same_steps_give_the_same_picture_and_more_steps_another() {
    let (Some(mut one), Some(mut other)) = (studio(), studio()) else {
        return;
    };
    one.step(20);
    other.step(20);
    let picture = one.photograph().expect("a picture comes back");
    assert!(picture == other.photograph().expect("a picture comes back"));
    one.step(20);
    assert!(picture != one.photograph().expect("a picture comes back"));
}

#[test]
fn clicks_in_the_window_reach_egui() {
    let Some(mut studio) = studio() else { return };
    studio.click(Vec2::new(90.0, 60.0));
    assert_eq!(studio.app_mut().world().resource::<Clicks>().0, 0);
    studio.click(Vec2::new(25.0, 20.0));
    assert_eq!(studio.app_mut().world().resource::<Clicks>().0, 1);
}

impl OffscreenRenderer {
    /// The same app without a renderer: for what is laid out, not for pictures. It needs no adapter,
    /// and a frame takes a fraction of the time.
    pub(crate) fn undrawn(
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

    /// `OffscreenRenderer::photographed`, at once.
    ///
    /// # Errors
    ///
    /// As there.
    pub(crate) fn photograph(&mut self) -> Result<RgbaImage, RendererError> {
        block_on(self.photographed())
    }

    /// Tells the app and egui of an input as the event loop would, to be read in the next frame.
    /// `CursorMoved` also moves the window's cursor.
    pub(crate) fn send(&mut self, event: impl Into<WindowEvent>) {
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
    pub(crate) fn click(&mut self, position: Vec2) {
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
