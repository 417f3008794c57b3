//! Parts of the window for benchmarks and for tests that start the program or a browser: they cannot stand inside.

use bevy::prelude::*;
use bevy::render::settings::RenderCreation;
use bevy::tasks::block_on;

pub use crate::app::{simulation, visuals};
pub use crate::asset_folder::asset_plugin;
use crate::board::animation::AnimationQueue;
pub use crate::board::drawing::bevy_plugins::BevyPlugins;
pub use crate::board::geometry::Geometry;
pub use crate::board::layout::{Areas, BOARD_MARGIN, LABEL_ROOM, placement_on_table};
use crate::board::pieces::Piece;
use crate::config::ThemeName;
use crate::features::export::{Export, ExportProgress};
pub use crate::features::loading::OpenAtStart;
use crate::features::recording::RecordingRequest;
pub use crate::features::recording::offscreen_renderer::{OffscreenRenderer, RendererError};
use crate::features::taking::ChosenPieces;
use crate::midend::Match;
use crate::platform::desktop::renderer::resources;
pub use crate::start::Start;
pub use crate::states::{Screen, Turn};
pub use crate::turn::current_match::{Stakes, StartMatch};
pub use crate::turn::person_moves::BoardInput;
pub use crate::window::build;

/// Whether something moves on a board.
pub fn is_moving(world: &mut World) -> bool {
    let mut queues = world.query::<&AnimationQueue>();
    queues.iter(world).any(|queue| !queue.is_at_rest())
}

/// How many pieces lie on the boards.
pub fn pieces(world: &mut World) -> usize {
    world.query::<&Piece>().iter(world).count()
}

/// The position of a game as it is exported, a PNG; nothing where this machine cannot draw.
pub fn picture(game_match: &Match, theme: ThemeName) -> Option<Vec<u8>> {
    let renderer = resources(None).ok()?;
    let request =
        RecordingRequest::of(Export::Picture, game_match, &ChosenPieces::default(), theme)?;
    let mut picture = None;
    let mut keep = |file: Vec<u8>| {
        picture = Some(file);
        Ok(())
    };
    block_on(request.draw(renderer, &ExportProgress::default(), &mut keep)).ok()?;
    picture
}

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
        let renderer = resources(None).map_err(|_| RendererError::NoAdapter)?;
        let creation = RenderCreation::Manual(renderer);
        Ok(OffscreenRenderer::open(
            creation,
            width,
            height,
            scale_factor,
            setup,
        ))
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
}
