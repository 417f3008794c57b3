//! The board of a moving picture of the rules: a stage that no window shows, on which the events of the
//! film happen as they happen in a game.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, TextureId, Ui};
use bevy_egui::{EguiContexts, EguiTextureHandle};

use crate::board::animation::AnimationQueue;
use crate::board::figure::{Figure, Pose};
use crate::board::geometry::Geometry;
use crate::board::placing::Placement;
use crate::features::rules_page::Pictures;
use crate::features::rules_page::film::{Film, Shows};
use crate::rules::Position;
use crate::widgets::board_picture::{
    MOVING, PAINTING, cell_in, paint_blank, spawn_camera, spawn_off_window, whole_pixels,
};

/// The board, and what it is to show.
#[derive(Debug, Default)]
pub(crate) struct LivingBoard {
    wanted: Option<WantedFilm>,
    set_up: Option<SetUp>,
}

/// A moment of a film, in a picture of this size.
#[derive(Clone, Debug)]
struct WantedFilm {
    film: Arc<Film>,
    shot: usize,
    pixels: UVec2,
    /// Pixels to a point.
    scale: f32,
}

/// A board that is shown.
#[derive(Debug)]
struct SetUp {
    shows: WantedFilm,
    camera: Entity,
    image: Handle<Image>,
    texture: TextureId,
    stage: Entity,
    frames: u32,
}

impl LivingBoard {
    /// Shows this moment of a film as large as this place allows.
    pub(crate) fn show(&mut self, ui: &Ui, place: egui::Rect, film: &Arc<Film>, shot: usize) {
        let (pixels, place) = whole_pixels(ui.ctx(), place);
        self.wanted = Some(WantedFilm {
            film: film.clone(),
            shot,
            pixels,
            scale: ui.pixels_per_point(),
        });
        match &self.set_up {
            Some(board) if board.frames >= PAINTING => {
                let whole = egui::Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(1.0, 1.0));
                ui.painter()
                    .image(board.texture, place, whole, Color32::WHITE);
            }
            _ => paint_blank(ui, place, &film.geometry),
        }
    }
}

/// Lets what is wanted happen on the board; without a wish the board goes.
pub(crate) fn act(
    mut commands: Commands,
    mut contexts: EguiContexts,
    mut pictures: ResMut<Pictures>,
    images: Option<ResMut<Assets<Image>>>,
    mut motions: Query<&mut AnimationQueue>,
    crosses: Query<Entity, With<Cross>>,
) {
    // Where nothing is drawn there is no board.
    let Some(mut images) = images else {
        return;
    };
    // Only a press marks them as changed.
    let living = &mut pictures.bypass_change_detection().living;
    let wanted = living.wanted.take();
    if let (Some(board), Some(wanted)) = (&mut living.set_up, &wanted)
        && board.shows.has_room_for(wanted)
    {
        board.frames = board.frames.saturating_add(1);
        if !board.follow(&mut commands, &mut motions, &crosses, wanted) {
            commands.entity(board.stage).despawn();
            board.stage = wanted.stage(&mut commands);
        }
        board.shows = wanted.clone();
        return;
    }
    if let Some(board) = living.set_up.take() {
        contexts.remove_image(&board.image);
        commands.entity(board.camera).despawn();
        commands.entity(board.stage).despawn();
    }
    living.set_up = wanted.map(|wanted| {
        let (pixels, scale) = (wanted.pixels, wanted.scale);
        let (camera, image) = spawn_camera(&mut commands, &mut images, MOVING, pixels, scale);
        SetUp {
            stage: wanted.stage(&mut commands),
            shows: wanted,
            camera,
            texture: contexts.add_image(EguiTextureHandle::Strong(image.clone())),
            image,
            frames: 0,
        }
    });
}

impl WantedFilm {
    fn has_room_for(&self, other: &WantedFilm) -> bool {
        (self.pixels, self.scale) == (other.pixels, other.scale)
    }

    /// A stage as it stands before or in this moment.
    fn stage(&self, commands: &mut Commands) -> Entity {
        let (position, events) = self.film.until(self.shot);
        let cell = cell_in(self.pixels.as_vec2() / self.scale, &self.film.geometry);
        let centre = Vec2::ZERO;
        let room = None;
        let placement = Placement { centre, cell, room };
        let stage = spawn_off_window(commands, position, MOVING, placement);
        let mut motion = AnimationQueue::default();
        motion.push(events, None);
        commands.entity(stage).insert(motion);
        cross_out(commands, stage, &self.film.geometry, position);
        stage
    }
}

impl SetUp {
    /// Goes to another moment of the same film; whether it does.
    fn follow(
        &self,
        commands: &mut Commands,
        motions: &mut Query<&mut AnimationQueue>,
        crosses: &Query<Entity, With<Cross>>,
        wanted: &WantedFilm,
    ) -> bool {
        let (film, before, now) = (&wanted.film, self.shows.shot, wanted.shot);
        let is_same = Arc::ptr_eq(film, &self.shows.film);
        let Ok(mut motion) = motions.get_mut(self.stage) else {
            return false;
        };
        if !is_same || now == before {
            return is_same;
        }
        let (position, events) = film.until(now);
        // Whoever goes from position to position, or begins anew, sees no move.
        if now < before || film.is_stand(before) && film.is_stand(now) {
            motion.jump(position, None);
            motion.push(events, None);
        } else {
            let passed = film.shots().get(before + 1..=now).unwrap_or_default();
            for shot in passed {
                if let Shows::Event(event) = &shot.seen {
                    motion.push([event.clone()], None);
                }
            }
        }
        if film.is_stand(now) {
            for cross in crosses {
                commands.entity(cross).despawn();
            }
            cross_out(commands, self.stage, &film.geometry, position);
        }
        true
    }
}

/// Where the rules forbid a move.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct Cross;

fn cross_out(commands: &mut Commands, stage: Entity, geometry: &Geometry, position: &Position) {
    for (cell, _) in position.forbidden_cells() {
        let place = Pose::at(geometry.centre(cell));
        commands.spawn((Cross, Figure::Forbidden, place, ChildOf(stage)));
    }
}
