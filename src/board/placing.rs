//! From poses in cells to transforms in pixels: where a stage lies in the window, and how large
//! its cells are there.

use bevy::prelude::*;

use crate::board::drawing::shape::{
    ATOM_RADIUS, BOARD_SHADOW, INK_EXTENT, MARK_RADIUS, STONE_RADIUS, TILE_EXTENT,
};
use crate::board::figure::{Figure, FigureSize, Pose};

/// Where a stage lies in the window.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct Placement {
    /// The board's centre in world units (logical pixels, y up, from the window's centre).
    pub centre: Vec2,
    /// The side of a cell in logical pixels.
    pub cell: f32,
    /// Where other boards lie beside it, the part of the world that is its own: no light of its falls
    /// beyond.
    pub room: Option<Rect>,
}

impl Placement {
    /// Lets a stage lie here, which has lain elsewhere or nowhere before.
    pub(crate) fn put(
        self,
        commands: &mut Commands,
        stage: Entity,
        before: Option<Mut<Placement>>,
    ) {
        match before {
            Some(mut before) => {
                before.set_if_neq(self);
            }
            None => {
                commands.entity(stage).insert(self);
            }
        }
    }

    /// How far a figure in this place may reach: light only as far as the board has room of its own.
    fn reach(&self, figure: Figure, at: Vec2) -> Vec2 {
        match (figure, self.room) {
            (Figure::WaveRing(_), Some(room)) => {
                let to_edge = (at - room.min).min(room.max - at).min_element();
                Vec2::splat(to_edge.max(self.cell))
            }
            _ => Vec2::INFINITY,
        }
    }
}

/// Width of the winning line, in cells.
const INK_WIDTH: f32 = 0.14;

/// Puts figures where their poses say, whenever a pose, a figure or a placement has changed.
pub(crate) fn place_figures(
    stages: Query<Ref<Placement>>,
    mut figures: Query<(
        Ref<Pose>,
        Ref<Figure>,
        Option<&FigureSize>,
        &ChildOf,
        &mut Transform,
    )>,
) {
    for (pose, figure, board, parent, mut transform) in &mut figures {
        let Ok(placement) = stages.get(parent.parent()) else {
            continue;
        };
        if !(pose.is_changed() || figure.is_changed() || placement.is_changed()) {
            continue;
        }
        let cell = placement.cell;
        let at = (pose.at + Vec2::new(0.0, pose.lift * 0.35)) * cell + placement.centre;
        let half = half_size(*figure, board, &pose, cell).min(placement.reach(*figure, at));
        let new = Transform {
            // A lifted piece passes over those at rest.
            translation: at.extend(figure.layer() + pose.lift.clamp(0.0, 0.9) * 0.4),
            scale: half.extend(1.0),
            rotation: match *figure {
                Figure::Ink(_) => Quat::from_rotation_z(pose.turn),
                _ => Quat::IDENTITY,
            },
        };
        transform.set_if_neq(new);
    }
}

/// Half the size of a figure's square in pixels.
fn half_size(figure: Figure, board: Option<&FigureSize>, pose: &Pose, cell: f32) -> Vec2 {
    let radius = figure.radius() * cell * pose.scale * (1.0 + 0.18 * pose.lift);
    match figure {
        Figure::Board(_) | Figure::Ribbon(_) => board.map_or(Vec2::ZERO, |board| {
            board.half * cell + Vec2::splat(BOARD_SHADOW)
        }),
        Figure::Tabletop | Figure::FadeOverlay => board.map_or(Vec2::ZERO, |board| board.half),
        Figure::Ink(_) => {
            let half_height = INK_WIDTH * cell / 2.0 / INK_EXTENT;
            Vec2::new(pose.scale * cell / 2.0, half_height)
        }
        Figure::Stone(_) | Figure::Pebble | Figure::Dent | Figure::Lantern => {
            Vec2::splat(radius / STONE_RADIUS)
        }
        Figure::Tile => Vec2::splat(radius / TILE_EXTENT),
        Figure::Atom(_) => Vec2::splat(radius / ATOM_RADIUS),
        Figure::Region(half) => half * cell / TILE_EXTENT,
        Figure::Tint(_) | Figure::Evidence | Figure::Hatched(_) | Figure::Focus => {
            // Tiles fill their cell whatever their light.
            Vec2::splat(0.5 * cell * pose.scale / TILE_EXTENT)
        }
        Figure::Dot
        | Figure::Forbidden
        | Figure::LosingMove
        | Figure::LastMark
        | Figure::HeapPiece(_)
        | Figure::Ghost(_)
        | Figure::HintRing
        | Figure::Threat => Vec2::splat(radius / MARK_RADIUS),
        Figure::Halo | Figure::Hover | Figure::WaveRing(_) => Vec2::splat(radius / 0.7),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Side;

    /// The square, in world units, that a figure at the left of a board takes.
    fn square_of(figure: Figure, room: Option<Rect>) -> Rect {
        let mut app = App::new();
        app.add_systems(Update, place_figures);
        let placement = Placement {
            centre: Vec2::new(100.0, 0.0),
            cell: 20.0,
            room,
        };
        let stage = app.world_mut().spawn(placement).id();
        let pose = Pose {
            scale: 12.0,
            ..Pose::at(Vec2::new(-2.0, 0.0))
        };
        let parts = (figure, pose, Transform::default(), ChildOf(stage));
        let shape = app.world_mut().spawn(parts).id();
        app.update();
        let transform = app.world().get::<Transform>(shape);
        let transform = transform.expect("it was given one");
        Rect::from_center_half_size(transform.translation.truncate(), transform.scale.truncate())
    }

    #[test]
    fn the_light_of_a_board_does_not_fall_on_the_board_beside_it() {
        let ring = Figure::WaveRing(Side::First);
        let card = Rect::new(20.0, -100.0, 180.0, 100.0);
        let alone = square_of(ring, None);
        assert!(
            alone.min.x < card.min.x,
            "by itself it reaches far: {alone:?}"
        );
        let beside = square_of(ring, Some(card));
        assert_eq!(beside.intersect(card), beside, "{beside:?}");
        assert!(beside.width() > 60.0, "and is still seen: {beside:?}");
    }
}
