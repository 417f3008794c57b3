//! Gives figures their meshes and materials: the only place that knows how they are drawn.

use bevy::camera::visibility::RenderLayers;
use bevy::mesh::MeshTag;
use bevy::prelude::*;
use bevy::sprite_render::MeshMaterial2d;

use crate::board::drawing::ground::GroundFigure;
use crate::board::drawing::light::LightSource;
use crate::board::drawing::shape::{Appearance, ShapeKind, ShapeMaterial, ShapeStyle, Shapes};
use crate::board::figure::{Figure, FigureSize, LookSeed, Pose};
use crate::board::stage::{Opacity, Stage};
use crate::config::{Colour, Theme};
use crate::features::settings::Configs;
use crate::look::{StockBoard, Stuff};
use crate::rules::{Outcome, Side};
use crate::states::Phase;

/// Dresses figures and keeps their looks up to date.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (
            take_off_materials.run_if(resource_changed::<Configs>),
            put_on_materials,
            follow_stages,
            look,
        )
            .chain()
            .in_set(Phase::Scene),
    );
}

/// After a change of the theme everything is dressed anew.
fn take_off_materials(mut figures: Query<&mut Figure>) {
    for mut figure in &mut figures {
        figure.set_changed();
    }
}

/// What has changed its figure is dressed anew. Bevy's renderer takes the new material and the program
/// that belongs to it in different systems, and keeps both as long as nothing changes (0.19); where
/// changes follow each other quickly they may come from different frames, and an atom would have the
/// colour of its side and the shape of the other. So it is told of the change twice more.
fn put_on_materials(
    mut commands: Commands,
    configs: Res<Configs>,
    mut shapes: ResMut<Shapes>,
    mut materials: ResMut<Assets<ShapeMaterial>>,
    stages: Query<(&Stage, Option<&RenderLayers>)>,
    figures: Query<(Entity, &Figure, Option<&FigureSize>, Option<&ChildOf>), Changed<Figure>>,
    mut worn: Query<&mut MeshMaterial2d<ShapeMaterial>>,
    mut dressed: Local<[Vec<Entity>; 2]>,
) {
    for &entity in dressed.iter().flatten() {
        if let Ok(mut material) = worn.get_mut(entity) {
            material.set_changed();
        }
    }
    dressed.rotate_right(1);
    dressed[0] = figures.iter().map(|(entity, ..)| entity).collect();
    for (entity, figure, board, stage) in &figures {
        let stage = stage.and_then(|stage| stages.get(stage.parent()).ok());
        let stuff = stage.map(|(stage, _)| stage.geometry.look.marks.stuff);
        let style = style(*figure, board, stuff.unwrap_or_default(), &configs.theme);
        let mut entity = commands.entity(entity);
        entity.insert(shapes.shape(&mut materials, style));
        match stage.and_then(|(_, layers)| layers) {
            Some(layers) => {
                entity.insert(layers.clone());
            }
            None if figure.is_ground() => {
                entity.insert(GroundFigure);
            }
            None => {}
        }
    }
}

/// A turn is a share of a full one: a whole one is none.
const MOST_TURN: f32 = 0.996;

/// How a figure is drawn on a board whose marks are made of this.
fn style(figure: Figure, board: Option<&FigureSize>, stuff: Stuff, theme: &Theme) -> ShapeStyle {
    let of_board = |kind| {
        board.map_or_else(
            || ShapeStyle::new(kind, theme, None),
            |board| {
                let margin = board.half.x - board.field.x;
                ShapeStyle::board(kind, theme, board.cols, board.rows, margin)
            },
        )
    };
    let plain = |kind, side| ShapeStyle::new(kind, theme, side);
    let mark = |kind| ShapeStyle::mark(kind, theme, stuff);
    match figure {
        Figure::Tabletop => plain(ShapeKind::Tabletop, None),
        Figure::FadeOverlay => plain(ShapeKind::FadeOverlay, None),
        Figure::Board(board) => of_board(match board {
            StockBoard::Tray => ShapeKind::Tray,
            StockBoard::Courtyard => ShapeKind::Courtyard,
            StockBoard::Plank => ShapeKind::Plank,
            StockBoard::Ruled => ShapeKind::Ruled,
            StockBoard::Grid => ShapeKind::Cells,
            StockBoard::Glass => ShapeKind::Glass,
        }),
        Figure::Stone(Side::First) => plain(ShapeKind::DiscRing, Some(Side::First)),
        Figure::Stone(Side::Second) => plain(ShapeKind::DiscCross, Some(Side::Second)),
        Figure::Pebble => plain(ShapeKind::Pebble, None),
        Figure::Dent => plain(ShapeKind::Dent, None),
        Figure::Lantern => plain(ShapeKind::Lantern, None),
        Figure::Tile => plain(ShapeKind::Tile, None),
        Figure::Atom(side) => plain(ShapeKind::Atom, Some(side)),
        Figure::Tint(side) => plain(ShapeKind::CellTint, Some(side)),
        Figure::Dot => mark(ShapeKind::Dot),
        Figure::Forbidden => mark(ShapeKind::Forbidden),
        Figure::LosingMove => mark(ShapeKind::Forbidden).coloured(theme.warning),
        Figure::LastMark => plain(ShapeKind::LastMark, None),
        Figure::Ghost(side) => plain(ShapeKind::Ghost, Some(side)),
        Figure::Halo => plain(ShapeKind::Halo, None).coloured(theme.win),
        Figure::Focus => plain(ShapeKind::Focus, None),
        Figure::Hover => plain(ShapeKind::Halo, None).coloured(theme.text),
        Figure::Region(_) => plain(ShapeKind::Light, None),
        Figure::Evidence => plain(ShapeKind::Hatch, None),
        Figure::HintRing => mark(ShapeKind::Ring),
        Figure::Threat => mark(ShapeKind::Triangle),
        Figure::Hatched(side) => plain(ShapeKind::Hatch, Some(side)),
        Figure::Ink(side) => plain(ShapeKind::Ink, Some(side)),
        Figure::WaveRing(side) => plain(ShapeKind::WaveRing, Some(side)),
        Figure::HeapPiece(heap) => {
            let bead = ShapeStyle::mark(ShapeKind::Dot, theme, Stuff::Metal);
            bead.coloured(heap_colour(theme, heap.into()))
        }
        Figure::Ribbon(outcome) => of_board(ShapeKind::Ribbon).coloured(match outcome {
            Outcome::Win(Side::First) => theme.first_rim,
            Outcome::Win(Side::Second) => theme.second_rim,
            Outcome::Draw => theme.muted,
        }),
    }
}

/// The colour of the heap of this number: none of those of the two sides.
fn heap_colour(theme: &Theme, heap: usize) -> Colour {
    let colours = [theme.hint, theme.win, theme.lantern, theme.warning];
    colours[heap % colours.len()]
}

/// What stands on a stage is seen as clearly as the stage.
fn follow_stages(
    stages: Query<&Children, Changed<Opacity>>,
    mut figures: Query<&mut Pose, With<Figure>>,
) {
    for children in &stages {
        let mut figures = figures.iter_many_mut(children);
        while let Some(mut pose) = figures.fetch_next() {
            pose.set_changed();
        }
    }
}

fn look(
    mut commands: Commands,
    stages: Query<&Opacity>,
    figures: Query<
        (
            Entity,
            &Pose,
            Option<&ChildOf>,
            Option<&LookSeed>,
            Option<&LightSource>,
            Option<&MeshTag>,
            &Figure,
        ),
        Or<(Changed<Pose>, Changed<Figure>, Changed<LightSource>)>,
    >,
) {
    for (entity, pose, stage, seed, light, tag, figure) in &figures {
        let stage = stage.and_then(|stage| stages.get(stage.parent()).ok());
        let mut look = Appearance {
            alpha: pose.alpha * stage.map_or(1.0, |opacity| opacity.0),
            glow: pose.glow,
            turn: match figure {
                Figure::Ink(_) => 0.0,
                // They have no turn to be seen.
                Figure::Atom(_) | Figure::Tint(_) => pose.even.clamp(0.0, MOST_TURN),
                _ => pose.turn / std::f32::consts::TAU,
            },
            seed: seed.map_or(0, |seed| seed.0),
        };
        if let Some(LightSource(at)) = light {
            // 0 is for boards without a light.
            look.seed = 1 + (at.x.clamp(0.0, 1.0) * 254.0).round() as u8;
            look.turn = at.y.clamp(0.0, MOST_TURN);
        }
        let look = look.tag();
        if tag != Some(&look) {
            commands.entity(entity).insert(look);
        }
    }
}
