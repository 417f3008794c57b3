//! Everything on the boards is drawn here: one material, signed distance fields on one shared
//! square, so that edges stay crisp at any size and boards batch.
//!
//! A shape is an entity with [`Shapes::shape`]'s two handles, a `Transform` and a [`Look`].
//! The transform's scale is the half-size of the square in logical pixels; the shader reads it
//! there, so no shape carries its own size, and corner radii and hairlines stay the same number
//! of pixels on every board. Entities of the same style share one material and, at the same
//! depth, one draw. Light falls from the upper left on everything.

use std::collections::HashMap;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, MeshTag, MeshVertexBufferLayoutRef, PrimitiveTopology};
use bevy::prelude::*;
use bevy::reflect::TypePath;
use bevy::render::render_resource::{
    AsBindGroup, BlendState, RenderPipelineDescriptor, SpecializedMeshPipelineError,
};
use bevy::shader::{ShaderDefVal, ShaderRef};
use bevy::sprite_render::{AlphaMode2d, Material2d, Material2dKey, Material2dPlugin};

use crate::config::{Colour, Theme};
use crate::games::Side;

/// Adds the shape material and the [`Shapes`] resource. Needs Bevy's default plugins.
pub fn plugin(app: &mut App) {
    app.add_plugins(Material2dPlugin::<ShapeMaterial>::default())
        .init_resource::<Shapes>();
}

/// Radius of a disc, a pebble or a dent in half-sides of its square; the rest is room
/// for shadow and light. A stone of radius `r` has the scale `r / STONE_RADIUS`.
pub const STONE_RADIUS: f32 = 0.8;
/// Radius of the lantern's metal in half-sides of its square; the rest is its halo.
pub const LANTERN_RADIUS: f32 = 0.6;
/// Radius of an atom's solid light in half-sides of its square; the rest is its halo.
pub const ATOM_RADIUS: f32 = 0.4;
/// Half-side of a tile that [`ShapeKind::CellTint`], [`ShapeKind::Light`] and
/// [`ShapeKind::Focus`] cover, in half-sides of their square.
pub const TILE_EXTENT: f32 = 0.8;
/// Radius of marks (dot, dashed ring, triangle, last mark, ghost) in half-sides of their square.
pub const MARK_RADIUS: f32 = 0.8;
/// Half the width of an ink line in half-heights of its rectangle. The line's ends are round and
/// end `1 - INK_EXTENT` half-heights before the short sides.
pub const INK_EXTENT: f32 = 0.5;
/// Room for the shadow around a board's face, in logical pixels.
pub const BOARD_SHADOW: f32 = 24.0;

/// The scale of a board's square whose face has this half-size, in logical pixels.
#[must_use]
pub fn board_scale(face_half: Vec2) -> Vec3 {
    (face_half + BOARD_SHADOW).extend(1.0)
}

/// The scale of an ink line of this length between its ends' centres and of this width.
#[must_use]
pub fn ink_scale(length: f32, width: f32) -> Vec3 {
    let half_height = width / 2.0 / INK_EXTENT;
    Vec3::new(length / 2.0 + half_height, half_height, 1.0)
}

/// What is drawn. `a`, `b`, `c` and `params` of [`ShapeStyle`] mean what is said here.
///
/// Boards take `params` = columns, rows, margin between the outer cells and the face's edge in
/// cells; their square is larger than their face by [`BOARD_SHADOW`]. Sides take `params[0]` =
/// 0 (first: rings) or 1 (second: crosses).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u32)]
pub enum ShapeKind {
    /// The background of the window, `a` the table, `b` the light's tint. Opaque: it lies behind
    /// everything and does not fade.
    Table = 0,
    /// Nim: a slate tray with one trough per row; `a` board, `b` lines.
    Tray = 1,
    /// Corner Nim: stone tiles, darker towards the upper right, home at the lower left;
    /// `a` stone, `b` home's light, `c` joints.
    Courtyard = 2,
    /// Northcott: a plank with a groove per row; `a` wood, `b` field ticks.
    Plank = 3,
    /// Lines: a board ruled through the middles of its cells; `a` board, `b` lines.
    Ruled = 4,
    /// Lines on small boards: separators between cells; `a` board, `b` lines.
    Cells = 5,
    /// Atoms: dark glass cells; `a` board, `b` glass edge.
    Glass = 6,
    /// A stone of the first side, a disc with a ring; `a` body, `b` ring, `c` outline.
    DiscRing = 7,
    /// A stone of the second side, a disc with a cross; `a` body, `b` cross, `c` outline.
    DiscCross = 8,
    /// A river pebble, its outline and tone by [`Look::seed`]; `a` stone, `b` glow when marked.
    Pebble = 9,
    /// Where a pebble lay; `a` the tray.
    Dent = 10,
    /// Corner Nim's stone; `a` light, `b` metal, `c` flame.
    Lantern = 11,
    /// A point of light; `a` halo, `b` core; side in `params[0]`.
    Atom = 12,
    /// Whose an Atoms cell is, brighter with [`Look::glow`]; `a` colour; side in `params[0]`.
    CellTint = 13,
    /// A legal place; `a` colour.
    Dot = 14,
    /// A hint; `a` colour. [`Look::turn`] turns its dashes.
    DashedRing = 15,
    /// An open threat; `a` colour.
    Triangle = 16,
    /// The last move; `a` mark, `b` its outline.
    LastMark = 17,
    /// A line drawn along x as far as [`Look::glow`] (0 to 1); `a` ink, `b` its light.
    Ink = 18,
    /// Soft light around something; `a` colour.
    Halo = 19,
    /// The keyboard's cursor, a rounded square; `a` colour.
    Focus = 20,
    /// Light that falls on a tile; `a` colour.
    Light = 21,
    /// A ring of light that widens with [`Look::glow`] (0 to 1); `a` colour.
    WaveRing = 22,
    /// A ribbon along a board's edge, on the board's square; `a` colour.
    Ribbon = 23,
    /// What a click would place; `a` body, `b` ring or cross; side in `params[0]`, 2 for neither.
    Ghost = 24,
}

impl ShapeKind {
    /// All kinds, in the order of their numbers.
    pub const ALL: [ShapeKind; 25] = [
        ShapeKind::Table,
        ShapeKind::Tray,
        ShapeKind::Courtyard,
        ShapeKind::Plank,
        ShapeKind::Ruled,
        ShapeKind::Cells,
        ShapeKind::Glass,
        ShapeKind::DiscRing,
        ShapeKind::DiscCross,
        ShapeKind::Pebble,
        ShapeKind::Dent,
        ShapeKind::Lantern,
        ShapeKind::Atom,
        ShapeKind::CellTint,
        ShapeKind::Dot,
        ShapeKind::DashedRing,
        ShapeKind::Triangle,
        ShapeKind::LastMark,
        ShapeKind::Ink,
        ShapeKind::Halo,
        ShapeKind::Focus,
        ShapeKind::Light,
        ShapeKind::WaveRing,
        ShapeKind::Ribbon,
        ShapeKind::Ghost,
    ];
}

/// Everything that shapes of one material have in common.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ShapeStyle {
    /// What is drawn.
    pub kind: ShapeKind,
    /// First colour; its meaning is the kind's.
    pub a: LinearRgba,
    /// Second colour.
    pub b: LinearRgba,
    /// Third colour.
    pub c: LinearRgba,
    /// Numbers; their meaning is the kind's.
    pub params: [f32; 4],
}

impl ShapeStyle {
    /// A shape in the theme's usual colours. `side` matters to stones' marks, atoms, tints and
    /// ghosts.
    #[must_use]
    pub fn new(kind: ShapeKind, theme: &Theme, side: Option<Side>) -> ShapeStyle {
        let (body, mark) = match side {
            Some(Side::First) => (theme.first, theme.first_rim),
            Some(Side::Second) => (theme.second, theme.second_core),
            None => (theme.first_rim, theme.text),
        };
        let light = match side {
            Some(Side::Second) => theme.second,
            _ => theme.first_rim,
        };
        // Light needs something dark to shine on and something pale to shine with, whichever way
        // round the theme's text and surfaces are.
        let night = theme.board.luminance() < 0.4;
        let (glass, stone, metal, white) = if night {
            (theme.board, theme.raised, theme.raised, theme.text)
        } else {
            (theme.text, theme.lines, theme.text, theme.board)
        };
        let [a, b, c] = match kind {
            ShapeKind::Table => [theme.table, theme.lantern, theme.table],
            ShapeKind::Courtyard => [stone, theme.lantern, glass],
            ShapeKind::Plank => [theme.plank, theme.muted, theme.board],
            ShapeKind::Tray | ShapeKind::Ruled | ShapeKind::Cells => {
                [theme.board, theme.lines, theme.raised]
            }
            ShapeKind::Glass => [glass, theme.lines, glass],
            ShapeKind::DiscRing => [theme.first, theme.first_rim, theme.first_rim],
            ShapeKind::DiscCross => [theme.second, theme.second_core, theme.second_core],
            ShapeKind::Pebble => [theme.pebble, theme.win, theme.board],
            ShapeKind::Dent => [theme.board, theme.lines, theme.raised],
            ShapeKind::Lantern => [theme.lantern, metal, white],
            ShapeKind::Atom => [light, white, body],
            ShapeKind::CellTint => [light, body, mark],
            ShapeKind::Dot | ShapeKind::Ribbon => [theme.win, theme.text, theme.table],
            ShapeKind::DashedRing => [theme.hint, theme.text, theme.table],
            ShapeKind::Triangle => [theme.warning, theme.text, theme.table],
            // The mark lies on a stone and takes the colour that the stone lacks.
            ShapeKind::LastMark => match side {
                Some(Side::Second) => [theme.first_rim, theme.second_core, theme.table],
                _ => [theme.second, theme.table, theme.table],
            },
            ShapeKind::Ink => [theme.text, theme.win, theme.table],
            ShapeKind::Halo | ShapeKind::WaveRing => [light, theme.text, theme.table],
            ShapeKind::Light => [theme.lantern, theme.text, theme.table],
            ShapeKind::Focus => [theme.first_rim, theme.text, theme.table],
            ShapeKind::Ghost => [body, mark, light],
        };
        let side = match side {
            Some(Side::First) => 0.0,
            Some(Side::Second) => 1.0,
            None => 2.0,
        };
        ShapeStyle {
            kind,
            a: linear(a),
            b: linear(b),
            c: linear(c),
            params: [side, 0.0, 0.0, 0.0],
        }
    }

    /// A board of this many cells; `margin` is the room between the outer cells and the face's
    /// edge, in cells.
    #[must_use]
    pub fn board(kind: ShapeKind, theme: &Theme, cols: u8, rows: u8, margin: f32) -> ShapeStyle {
        ShapeStyle {
            params: [f32::from(cols), f32::from(rows), margin, 0.0],
            ..ShapeStyle::new(kind, theme, None)
        }
    }

    /// The same style with another first colour.
    #[must_use]
    pub fn coloured(self, a: Colour) -> ShapeStyle {
        ShapeStyle {
            a: linear(a),
            ..self
        }
    }

    fn key(&self) -> [u32; 17] {
        let mut key = [self.kind as u32; 17];
        let colours = [self.a, self.b, self.c].map(|c| c.to_f32_array());
        let numbers = colours.iter().chain([&self.params]).flatten();
        for (slot, number) in key[1..].iter_mut().zip(numbers) {
            *slot = number.to_bits();
        }
        key
    }
}

/// A theme's colour as the linear light that shaders add and multiply.
#[must_use]
pub fn linear(colour: Colour) -> LinearRgba {
    let [r, g, b] = colour.0;
    Color::srgb_u8(r, g, b).to_linear()
}

/// How one shape looks at the moment; kept apart from its style so that it can change every frame
/// without leaving its batch. Each field has 8 bits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// Opacity, 0 to 1.
    pub alpha: f32,
    /// Light or progress, 0 to 1; the kind says which.
    pub glow: f32,
    /// Turn against the clock in full turns, 0 to 1. Light keeps falling from the upper left.
    pub turn: f32,
    /// Which of 256 variants.
    pub seed: u8,
}

impl Default for Look {
    fn default() -> Self {
        Look {
            alpha: 1.0,
            glow: 0.0,
            turn: 0.0,
            seed: 0,
        }
    }
}

impl Look {
    /// The component that carries the look to the shader. A shape without one looks like
    /// [`Look::default`], because transparency is stored, not opacity.
    #[must_use]
    pub fn tag(self) -> MeshTag {
        let byte = |unit: f32| (unit.clamp(0.0, 1.0) * 255.0).round() as u32;
        let turn = (self.turn.rem_euclid(1.0) * 256.0) as u32 & 255;
        MeshTag(
            byte(1.0 - self.alpha) | byte(self.glow) << 8 | turn << 16 | u32::from(self.seed) << 24,
        )
    }
}

/// The material of all shapes; made by [`Shapes::shape`].
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
#[bind_group_data(ShapeKind)]
pub struct ShapeMaterial {
    kind: ShapeKind,
    #[uniform(0)]
    a: LinearRgba,
    #[uniform(0)]
    b: LinearRgba,
    #[uniform(0)]
    c: LinearRgba,
    #[uniform(0)]
    params: Vec4,
}

impl From<&ShapeMaterial> for ShapeKind {
    fn from(material: &ShapeMaterial) -> Self {
        material.kind
    }
}

impl Material2d for ShapeMaterial {
    fn vertex_shader() -> ShaderRef {
        "shaders/shape.wgsl".into()
    }

    fn fragment_shader() -> ShaderRef {
        "shaders/shape.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        match self.kind {
            // It covers the window: blending it would cost more than painting it.
            ShapeKind::Table => AlphaMode2d::Opaque,
            _ => AlphaMode2d::Blend,
        }
    }

    fn specialize(
        descriptor: &mut RenderPipelineDescriptor,
        _layout: &MeshVertexBufferLayoutRef,
        key: Material2dKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        // One small program per kind: software renderers run every branch of a large one.
        let kind = ShaderDefVal::UInt("KIND".into(), key.bind_group_data as u32);
        descriptor.vertex.shader_defs.push(kind.clone());
        if let Some(fragment) = &mut descriptor.fragment {
            fragment.shader_defs.push(kind);
            // Premultiplied, so that light can be added and shadow laid in one pass.
            let blends = fragment.targets.iter_mut().flatten();
            for blend in blends.filter_map(|target| target.blend.as_mut()) {
                *blend = BlendState::PREMULTIPLIED_ALPHA_BLENDING;
            }
        }
        Ok(())
    }
}

/// The shared square and one material per style.
#[derive(Resource)]
pub struct Shapes {
    square: Handle<Mesh>,
    materials: HashMap<[u32; 17], Handle<ShapeMaterial>>,
}

impl FromWorld for Shapes {
    fn from_world(world: &mut World) -> Self {
        let corners = vec![
            [-1.0, -1.0, 0.0],
            [1.0, -1.0, 0.0],
            [1.0, 1.0, 0.0],
            [-1.0, 1.0, 0.0],
        ];
        let square = Mesh::new(
            PrimitiveTopology::TriangleList,
            RenderAssetUsages::default(),
        )
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, corners)
        .with_inserted_indices(Indices::U16(vec![0, 1, 2, 0, 2, 3]));
        Shapes {
            square: world.resource_mut::<Assets<Mesh>>().add(square),
            materials: HashMap::new(),
        }
    }
}

impl Shapes {
    /// The mesh and the material of a style: the same handles for the same style, always.
    pub fn shape(
        &mut self,
        materials: &mut Assets<ShapeMaterial>,
        style: ShapeStyle,
    ) -> (Mesh2d, MeshMaterial2d<ShapeMaterial>) {
        let material = self.materials.entry(style.key()).or_insert_with(|| {
            materials.add(ShapeMaterial {
                kind: style.kind,
                a: style.a,
                b: style.b,
                c: style.c,
                params: style.params.into(),
            })
        });
        (
            Mesh2d(self.square.clone()),
            MeshMaterial2d(material.clone()),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shape_without_a_tag_looks_like_the_default() {
        assert_eq!(Look::default().tag(), MeshTag::default());
    }

    #[test]
    fn the_four_fields_of_a_look_keep_to_their_own_bits() {
        let tag = |look: Look| look.tag().0;
        let plain = Look::default();
        assert_eq!(
            tag(Look {
                alpha: 0.0,
                ..plain
            }),
            0x0000_00FF
        );
        assert_eq!(tag(Look { glow: 1.0, ..plain }), 0x0000_FF00);
        assert_eq!(tag(Look { turn: 0.5, ..plain }), 0x0080_0000);
        assert_eq!(
            tag(Look {
                turn: -0.25,
                ..plain
            }),
            0x00C0_0000
        );
        assert_eq!(tag(Look { seed: 255, ..plain }), 0xFF00_0000);
    }

    #[test]
    fn looks_out_of_range_are_clamped() {
        let wild = Look {
            alpha: 7.0,
            glow: f32::NAN,
            turn: 3.0,
            seed: 0,
        };
        assert_eq!(wild.tag(), MeshTag(0));
    }

    #[test]
    fn kinds_are_numbered_as_listed() {
        for (number, kind) in ShapeKind::ALL.into_iter().enumerate() {
            assert_eq!(kind as usize, number, "{kind:?}");
        }
    }

    #[test]
    fn equal_styles_share_a_material_and_different_ones_do_not() {
        let mut app = App::new();
        app.init_resource::<Assets<Mesh>>()
            .init_resource::<Assets<ShapeMaterial>>()
            .init_resource::<Shapes>();
        let theme = Theme::default();
        app.world_mut()
            .resource_scope(|world, mut shapes: Mut<Shapes>| {
                let mut materials = world.resource_mut::<Assets<ShapeMaterial>>();
                let mut of = |style| shapes.shape(&mut materials, style);
                let stone = ShapeStyle::new(ShapeKind::DiscRing, &theme, Some(Side::First));
                let first = of(stone);
                assert_eq!(first, of(stone));
                let recoloured = of(stone.coloured(theme.hint));
                assert_eq!(first.0, recoloured.0, "the square is shared by all");
                assert_ne!(first.1, recoloured.1);
                let nine = of(ShapeStyle::board(ShapeKind::Ruled, &theme, 9, 9, 0.5));
                let ten = of(ShapeStyle::board(ShapeKind::Ruled, &theme, 10, 9, 0.5));
                assert_ne!(nine.1, ten.1);
            });
    }
}
