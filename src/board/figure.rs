//! What can stand on a board, without how it is drawn: boards are made of these, and only
//! `drawing/materials.rs` knows meshes and materials. So boards run in tests without a graphics adapter.

use bevy::prelude::*;

use crate::board::geometry::Geometry;
use crate::look::StockBoard;
use crate::rules::{Outcome, Side};

/// One drawable thing.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(Transform, Visibility)]
pub(crate) enum Figure {
    /// The table around everything; fills the window.
    Tabletop,
    /// The same before everything: what fades in comes out of the table.
    FadeOverlay,
    /// A board.
    Board(StockBoard),
    /// A stone of a side.
    Stone(Side),
    /// A round stone of nobody.
    Pebble,
    /// What a taken pebble leaves behind.
    Dent,
    /// A light of nobody.
    Lantern,
    /// A flat square of nobody.
    Tile,
    /// A single atom.
    Atom(Side),
    /// The glow of a cell that belongs to a side.
    Tint(Side),
    /// A legal place.
    Dot,
    /// A place that is forbidden to the side to move.
    Forbidden,
    /// The last move.
    LastMark,
    /// A piece that would be put here.
    Ghost(Side),
    /// The light around a marked piece.
    Halo,
    /// The light around the piece under the pointer.
    Hover,
    /// The place where a hint tells to look; half its size, in cells.
    Region(Vec2),
    /// A cell that speaks for the move of a hint.
    Evidence,
    /// The move that a hint tells.
    HintRing,
    /// What the opponent would do next.
    Threat,
    /// The move that lost a game.
    LosingMove,
    /// A cell that would belong to this side after the move that is pointed at.
    Hatched(Side),
    /// The keyboard's place on the board.
    Focus,
    /// The winning line.
    Ink(Side),
    /// The ring of light of a wave.
    WaveRing(Side),
    /// The colour along the board's edge when the game is over.
    Ribbon(Outcome),
    /// A piece of the heap of this number, whatever it is on its board.
    HeapPiece(u8),
}

/// Columns, rows and half extent in cells of a board figure: what its drawing depends on.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(crate) struct FigureSize {
    /// Columns.
    pub cols: u8,
    /// Rows.
    pub rows: u8,
    /// Half of the whole board's size, in cells.
    pub half: Vec2,
    /// Half of the field of cells without the rim, in cells.
    pub field: Vec2,
}

impl FigureSize {
    /// The size of a board of these measures.
    pub(crate) fn of(geometry: &Geometry) -> FigureSize {
        let half = geometry.extent() / 2.0;
        let (cols, rows) = geometry.seen_size();
        FigureSize {
            cols,
            rows,
            half,
            field: half - Vec2::splat(geometry.margin()),
        }
    }
}

impl Figure {
    /// Whether it lies below everything that stands on boards.
    pub(crate) const fn is_ground(self) -> bool {
        matches!(self, Figure::Tabletop | Figure::Board(_))
    }

    /// The height in the stack of drawn things; a higher one covers a lower one.
    pub(crate) const fn layer(self) -> f32 {
        match self {
            Figure::Tabletop => 0.0,
            Figure::Board(_) => 1.0,
            Figure::Ribbon(_) => 2.0,
            Figure::Dent => 3.0,
            Figure::Region(_) => 3.5,
            Figure::Evidence => 3.6,
            Figure::Tint(_) => 4.0,
            Figure::Dot | Figure::Forbidden => 5.0,
            Figure::Hatched(_) => 5.2,
            Figure::Halo | Figure::Hover => 5.5,
            Figure::Stone(_) | Figure::Pebble | Figure::Lantern | Figure::Tile => 6.0,
            Figure::Ghost(_) => 6.5,
            Figure::Atom(_) => 7.0,
            Figure::WaveRing(_) => 7.5,
            Figure::Ink(_) => 8.0,
            Figure::LastMark => 9.0,
            Figure::Threat => 9.2,
            Figure::LosingMove => 9.3,
            Figure::HintRing => 9.4,
            Figure::HeapPiece(_) => 9.6,
            Figure::Focus => 10.0,
            Figure::FadeOverlay => 11.0,
        }
    }

    /// Half the side of the figure's solid part, in cells; boards and ink have their own size.
    pub(crate) const fn radius(self) -> f32 {
        match self {
            Figure::Stone(_) | Figure::Ghost(_) => 0.43,
            Figure::Pebble | Figure::Dent | Figure::Halo | Figure::Hover => 0.43,
            Figure::Lantern => 0.5,
            Figure::Tile => 0.42,
            Figure::Atom(_) => 0.13,
            Figure::Dot => 0.11,
            Figure::Forbidden => 0.19,
            Figure::LastMark => 0.13,
            Figure::WaveRing(_) => 0.75,
            Figure::LosingMove => 0.32,
            Figure::HeapPiece(_) => 0.26,
            Figure::HintRing => 0.47,
            Figure::Threat => 0.2,
            _ => 0.5,
        }
    }
}

/// Where a figure is and how it looks at the moment, in cells of its board. Animations change
/// this; `pose_to_transform` turns it into what is drawn.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Pose {
    /// The place, y up, from the board's centre.
    pub at: Vec2,
    /// How far it is lifted off the board, in cells.
    pub lift: f32,
    /// Size, 1 is natural.
    pub scale: f32,
    /// 0 unseen to 1 solid.
    pub alpha: f32,
    /// 0 to 1; what it means is the figure's own (heat of a cell, progress of ink).
    pub glow: f32,
    /// Turn of the whole figure, in radians.
    pub turn: f32,
    /// How far it shines evenly, as what burst a moment ago: 0 as it does at rest, 1 so that nothing
    /// that moves or comes and goes changes the light of its surroundings. Cells and atoms only.
    pub even: f32,
}

impl Pose {
    /// At rest at this place.
    pub(crate) const fn at(at: Vec2) -> Pose {
        Pose {
            at,
            lift: 0.0,
            scale: 1.0,
            alpha: 1.0,
            glow: 0.0,
            turn: 0.0,
            even: 0.0,
        }
    }

    /// The pose between this (0) and the other (1).
    #[must_use]
    pub(crate) fn towards(self, other: Pose, t: f32) -> Pose {
        let mix = |a: f32, b: f32| a + (b - a) * t;
        Pose {
            at: self.at + (other.at - self.at) * t,
            lift: mix(self.lift, other.lift),
            scale: mix(self.scale, other.scale),
            alpha: mix(self.alpha, other.alpha),
            glow: mix(self.glow, other.glow),
            turn: mix(self.turn, other.turn),
            even: mix(self.even, other.even),
        }
    }
}

/// A number that makes two figures of one kind differ a little.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct LookSeed(pub u8);
