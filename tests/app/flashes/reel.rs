//! A move as it is shown, frame by frame, without a window.

use std::sync::{Arc, Mutex};

use bevy::camera::RenderTarget;
use bevy::render::gpu_readback::{Readback, ReadbackComplete};
use bevy_egui::EguiPrimaryContextPass;
use image::RgbaImage;

use crate::app::{board_looks, table};
use crate::board::animation::Movement;
use crate::board::drawing::camera::BoardCamera;
use crate::board::layout::BoardAlone;
use crate::config::ThemeName;
use crate::features::recording::offscreen_renderer::{OffscreenRenderer, RendererError};
use crate::features::settings::is_settled;
use crate::intent::Intent;
use crate::tests::prelude::*;
use crate::turn::current_match::{Stakes, StartMatch};
use fivefold_support::positions::plan;

/// Frames of the studio in a second.
pub(super) const FRAMES_A_SECOND: usize = 60;

/// How often the loading is waited for.
const LOADING: u32 = 500;

/// A film that is longer than this does not end, in frames.
const LONGEST: usize = 3_000;

/// A move that is filmed.
#[derive(Clone, Debug)]
pub(super) struct Take {
    /// Its name.
    pub name: String,
    /// The position.
    pub id: String,
    /// Who plays.
    pub seats: [Seat; 2],
    /// What is done on the board, one thing a frame.
    pub deeds: Vec<BoardInput>,
    /// How many frames are looked at after everything has come to rest.
    pub after: usize,
    /// How fast things move.
    pub speed: Speed,
    /// The colours.
    pub theme: ThemeName,
    /// Side of the picture, in logical pixels.
    pub side: u32,
    /// Physical pixels of a logical one.
    pub scale: f32,
}

impl Take {
    /// Films the move until everything rests; each frame is shown to `see`.
    ///
    /// # Errors
    /// [`RendererError`] if this machine cannot render.
    pub(super) fn film(&self, mut see: impl FnMut(&RgbaImage)) -> Result<(), RendererError> {
        let pictures = Arc::new(Mutex::new(Vec::new()));
        let (mut studio, reader) = self.open(Arc::clone(&pictures))?;
        for &deed in &self.deeds {
            let world = studio.app_mut().world_mut();
            world.write_message(Intent::from(deed));
            studio.step(1);
        }
        let (mut rested, mut frames) = (0, 0);
        while rested < self.after {
            studio.step(1);
            frames += 1;
            assert!(frames < LONGEST, "{} ends", self.name);
            rested = if is_moving(&mut studio) {
                0
            } else {
                rested + 1
            };
            for picture in pictures.lock().expect("nobody panics").drain(..) {
                see(&picture);
            }
        }
        // What is still on its way shows nothing new.
        studio.app_mut().world_mut().despawn(reader);
        studio.step(2);
        Ok(())
    }

    /// The board with its position, at rest; every frame from here on is put with the pictures.
    fn open(
        &self,
        pictures: Arc<Mutex<Vec<RgbaImage>>>,
    ) -> Result<(OffscreenRenderer, Entity), RendererError> {
        let mut studio = OffscreenRenderer::new(self.side, self.side, self.scale, |app| {
            table(app);
            board_looks(app);
            app.insert_resource(BoardAlone)
                .init_schedule(EguiPrimaryContextPass);
        })?;
        studio.settle_until(LOADING, is_settled);
        let world = studio.app_mut().world_mut();
        let mut settings = world.resource_mut::<Settings>();
        settings.speed = Some(self.speed);
        settings.theme = Some(self.theme);
        let plan = plan(&self.id, self.seats);
        let stakes = Stakes::Casual;
        world.trigger(StartMatch { plan, stakes });
        studio.step(10);
        studio.settle();
        let reader = read_every_frame(&mut studio, self.pixels(), pictures);
        Ok((studio, reader))
    }

    fn pixels(&self) -> u32 {
        (self.side as f32 * self.scale).round() as u32
    }
}

/// Whether something moves on the board, or comes to rest after that.
fn is_moving(studio: &mut OffscreenRenderer) -> bool {
    let moving = |movement: Movement| !movement.is_over();
    let world = studio.app_mut().world_mut();
    world.run_system_cached(moving).expect("a system")
}

/// Reads what each frame has drawn; the pictures come a frame later, in their order.
fn read_every_frame(
    studio: &mut OffscreenRenderer,
    side: u32,
    pictures: Arc<Mutex<Vec<RgbaImage>>>,
) -> Entity {
    let world = studio.app_mut().world_mut();
    let mut targets = world.query_filtered::<&RenderTarget, With<BoardCamera>>();
    let image = targets.iter(world).find_map(|target| match target {
        RenderTarget::Image(target) => Some(target.handle.clone()),
        _ => None,
    });
    let image = image.expect("the camera draws to the studio's image");
    world
        .spawn(Readback::texture(image))
        .observe(move |read: On<ReadbackComplete>| {
            let rows = read.data.chunks_exact(read.data.len() / side as usize);
            let bytes = rows.flat_map(|row| row.iter().take(side as usize * 4).copied());
            let picture = RgbaImage::from_raw(side, side, bytes.collect());
            let mut pictures = pictures.lock().expect("nobody panics");
            pictures.push(picture.expect("a square picture"));
        })
        .id()
}
