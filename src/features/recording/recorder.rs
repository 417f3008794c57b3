//! A game on a board alone, photographed position by position.

use bevy::platform::time::Instant;
use bevy::tasks::futures_lite::future::yield_now;
use std::path::PathBuf;
use std::time::Duration;

use bevy::ecs::system::SystemState;
use bevy::prelude::*;
use bevy::render::settings::{RenderCreation, RenderResources};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use image::RgbaImage;
use image::imageops::crop_imm;

use crate::app::{board_looks, table};
use crate::asset_folder;
use crate::board::animation::{AnimationQueue, Movement};
use crate::board::geometry::Geometry;
use crate::board::layout::{Areas, BOARD_MARGIN, BoardAlone, LABEL_ROOM};
use crate::config::Speed;
use crate::features::coordinates;
use crate::features::export::ExportProgress;
use crate::features::overlay::whole_window;
use crate::features::recording::offscreen_renderer::OffscreenRenderer;
use crate::features::recording::{Frames, MOST, RecordingError, RecordingRequest};
use crate::features::settings::{Settings, is_settled};
use crate::features::taking::ChosenPieces;
use crate::midend::history::NodeId;
use crate::midend::{Command, Match, Seat};
use crate::rules::{Event, Position, Side};
use crate::states::Screen;
use crate::turn::current_match::{CurrentMatch, MatchBoard};

/// The longer side of a picture for which no size is given, in pixels.
const LONGER: f32 = 480.0;
/// The last position stands so many times as long as the others.
const LAST: u32 = 3;
/// A wave stands this share of a position's time.
const WAVE: f32 = 0.4;
/// A wave is photographed when this share of its flight is left.
const FLIGHT: f32 = 0.6;
/// Frames of the studio from one picture of a movement to the next.
const STEP: u32 = 3;
/// How long a picture of a movement stands: [`STEP`] frames at 60 a second.
const STEP_TIME: Duration = Duration::from_millis(50);
/// How often the loading is waited for: a browser goes on in between with a frame each time.
const LOADING: u32 = if cfg!(target_family = "wasm") {
    500
} else {
    20
};
/// Frames until what is set off by a change is to be seen: the marks, and the letters of egui.
const SETTLE: u32 = 4;

/// Takes a picture and how long it stands.
pub(crate) type TakePicture<'a> =
    &'a mut dyn FnMut(RgbaImage, Duration) -> Result<(), RecordingError>;

/// A game before the camera.
pub(crate) struct Recorder {
    studio: OffscreenRenderer,
    places: Vec<NodeId>,
    frames: Frames,
    delay: Duration,
    size: (u32, u32),
    taken: usize,
    progress: ExportProgress,
}

impl Recorder {
    /// Sets the board up in the first position that is asked for.
    ///
    /// # Errors
    /// [`RecordingError::OffscreenRenderer`] where nothing can be drawn, [`RecordingError::Assets`].
    pub(crate) async fn open(
        renderer: RenderResources,
        request: &RecordingRequest,
        progress: ExportProgress,
    ) -> Result<Recorder, RecordingError> {
        let lacking = |folder: PathBuf| RecordingError::Assets {
            folder: folder.display().to_string(),
        };
        // A folder that is named and not there is told, as the window does.
        #[cfg(not(target_family = "wasm"))]
        if let Some(folder) = crate::storage::assets::missing_folder() {
            return Err(lacking(folder));
        }
        let size = request
            .size
            .unwrap_or_else(|| fitting_size(request.game_match.start()));
        // On large pictures everything is larger, the letters as well.
        let longer = size.0.max(size.1) as f32;
        let scale = (longer / LONGER).floor().max(1.0);
        let logical = |side: u32| (side as f32 / scale).ceil() as u32;
        let (width, height) = (logical(size.0), logical(size.1));
        let mut studio = OffscreenRenderer::open(
            RenderCreation::Manual(renderer),
            width,
            height,
            scale,
            |app| {
                table(app);
                board_looks(app);
                app.insert_resource(BoardAlone)
                    .add_systems(EguiPrimaryContextPass, write_coordinates);
            },
        );
        // Files come when they come; time passes only when all are there.
        if !studio.settled_until(LOADING, is_settled).await {
            return Err(lacking(asset_folder::folder()));
        }
        let world = studio.app_mut().world_mut();
        let mut settings = world.resource_mut::<Settings>();
        settings.show_legal = false;
        settings.theme = Some(request.theme);
        settings.speed = Some(if request.frames == Frames::Moves {
            Speed::Off
        } else {
            Speed::Normal
        });
        world.insert_resource(request.chosen.clone());
        world.resource_mut::<CurrentMatch>().game_match = Some(spectators(request));
        world.resource_mut::<NextState<Screen>>().set(Screen::Play);
        studio.stepped(SETTLE).await;
        // What the board is made of is compiled when it is seen for the first time.
        studio.settled().await;
        Ok(Recorder {
            studio,
            places: request.places.clone(),
            frames: request.frames,
            delay: request.delay,
            size,
            taken: 0,
            progress,
        })
    }

    /// Width and height of the pictures, in pixels.
    pub(crate) const fn size(&self) -> (u32, u32) {
        self.size
    }

    /// Photographs the whole game.
    ///
    /// # Errors
    /// [`RecordingError`], also those of whoever takes the pictures.
    pub(crate) async fn shoot(&mut self, take: TakePicture<'_>) -> Result<(), RecordingError> {
        let places = std::mem::take(&mut self.places);
        for (number, &place) in (1..).zip(&places) {
            if number > 1 {
                self.play(place);
                self.follow(take).await?;
            }
            self.studio.stepped(SETTLE).await;
            // The position itself, not what still comes to rest on its board.
            while self.is_moving() {
                self.studio.stepped(1).await;
            }
            let stands = if number == places.len() {
                self.delay * LAST
            } else {
                self.delay
            };
            self.picture(stands, take).await?;
            self.progress.advance();
        }
        Ok(())
    }

    /// Plays the move that leads to a place, and lets the board show what it does.
    fn play(&mut self, place: NodeId) {
        let world = self.studio.app_mut().world_mut();
        let chosen = world.resource::<ChosenPieces>().clone();
        let mut current = world.resource_mut::<CurrentMatch>();
        let Some(game_match) = &mut current.game_match else {
            return;
        };
        if game_match.handle(Command::Jump(place)).is_err() {
            return;
        }
        let events = game_match.last_events().to_vec();
        let lying = chosen.lying(game_match);
        let mut motions = world.query_filtered::<&mut AnimationQueue, With<MatchBoard>>();
        if let Ok(mut motion) = motions.single_mut(world) {
            motion.push(events, lying);
        }
    }

    /// Photographs of what a move does what is asked for.
    async fn follow(&mut self, take: TakePicture<'_>) -> Result<(), RecordingError> {
        match self.frames {
            Frames::Moves => Ok(()),
            Frames::Waves => self.waves(take).await,
            Frames::Motion => {
                while self.is_moving() {
                    // The picture itself is the last of the frames.
                    self.studio.stepped(STEP - 1).await;
                    self.picture(STEP_TIME, take).await?;
                }
                Ok(())
            }
        }
    }

    /// Photographs every wave in the midst of its flight.
    async fn waves(&mut self, take: TakePicture<'_>) -> Result<(), RecordingError> {
        // The wave that flies, how long it takes, and whether its picture is taken.
        let mut flying = (0, 0.0, false);
        while self.is_moving() {
            if let Some((number, left)) = self.wave() {
                if number != flying.0 {
                    flying = (number, left, false);
                }
                if !flying.2 && left <= flying.1 * FLIGHT {
                    flying.2 = true;
                    self.picture(self.delay.mul_f32(WAVE), take).await?;
                    continue;
                }
            }
            self.studio.stepped(1).await;
        }
        Ok(())
    }

    /// The number of the wave that flies, and the milliseconds it still takes.
    fn wave(&mut self) -> Option<(u16, f32)> {
        let world = self.studio.app_mut().world_mut();
        let mut motions = world.query_filtered::<&AnimationQueue, With<MatchBoard>>();
        match motions.single(world).ok()?.showing()? {
            (Event::Burst { wave, .. }, left) => Some((*wave, left)),
            _ => None,
        }
    }

    fn is_moving(&mut self) -> bool {
        let world = self.studio.app_mut().world_mut();
        let mut movement = SystemState::<Movement>::new(world);
        // It asks for nothing that is not there.
        movement
            .get(world)
            .is_ok_and(|movement| !movement.is_over())
    }

    async fn picture(
        &mut self,
        stands: Duration,
        take: TakePicture<'_>,
    ) -> Result<(), RecordingError> {
        if self.progress.is_stopped() {
            return Err(RecordingError::Stopped);
        }
        self.taken += 1;
        if self.taken > MOST {
            return Err(RecordingError::TooMany);
        }
        let picture = self.studio.photographed().await?;
        let (width, height) = self.size;
        take(crop_imm(&picture, 0, 0, width, height).to_image(), stands)
    }
}

/// The game in its first position that is asked for; nobody thinks about it.
fn spectators(request: &RecordingRequest) -> Match {
    let mut game_match = request.game_match.clone();
    // A rated game would not let anybody go through its moves.
    game_match.set_apart();
    let persons = Side::BOTH.map(|side| Command::ChangeSeat {
        side,
        seat: Seat::Person,
    });
    let first = request.places.first().map(|&first| Command::Jump(first));
    for command in persons.into_iter().chain(first) {
        // A person may sit there already.
        let _ = game_match.handle(command);
    }
    game_match
}

/// The size of a picture that the board fills, with [`LONGER`] as its longer side.
fn fitting_size(position: &Position) -> (u32, u32) {
    let extent = Geometry::of(position).extent();
    let around = 2.0 * BOARD_MARGIN + LABEL_ROOM;
    let cell = (LONGER - around) / extent.max_element();
    let size = (extent * cell + around).round().as_uvec2();
    (size.x, size.y)
}

fn write_coordinates(
    mut contexts: EguiContexts,
    areas: Res<Areas>,
    current: Res<CurrentMatch>,
) -> Result {
    if let Some(game_match) = &current.game_match {
        whole_window(contexts.ctx_mut()?, "board", |ui| {
            coordinates::paint(ui, &areas, &Geometry::of(game_match.position()));
        });
    }
    Ok(())
}

/// How long the page may wait for a frame.
const SLICE: Duration = Duration::from_millis(8);

/// Gives way to the page whenever a frame is due. Elsewhere long work has a thread of its own.
pub(crate) struct FrameYield {
    since: Instant,
}

impl Default for FrameYield {
    fn default() -> Self {
        let since = Instant::now();
        FrameYield { since }
    }
}

impl FrameYield {
    /// Gives way if a frame is due.
    pub(crate) async fn keep(&mut self) {
        if cfg!(target_family = "wasm") && self.since.elapsed() >= SLICE {
            yield_now().await;
            self.since = Instant::now();
        }
    }
}
