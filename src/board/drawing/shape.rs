//! Everything on the boards is drawn here: one material, signed distance fields on one shared
//! square, so that edges stay crisp at any size and boards batch.
//!
//! A shape is an entity with [`Shapes::shape`]'s two handles, a `Transform` and a [`Appearance`].
//! The transform's scale is the half-size of the square in logical pixels; the shader reads it
//! there, so no shape carries its own size, and corner radii and hairlines stay the same number
//! of pixels on every board. Entities of the same style share one material and, at the same
//! depth, one draw. Light falls from the upper left on everything.

pub(crate) mod style;

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, MeshTag, MeshVertexBufferLayoutRef, PrimitiveTopology};
use bevy::prelude::*;
use bevy::reflect::TypePath;
use bevy::render::render_resource::{
    AsBindGroup, BlendState, CachedPipeline, CachedPipelineState, PipelineCache,
    PipelineDescriptor, RenderPipelineDescriptor, SpecializedMeshPipelineError,
};
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::shader::{ShaderDefVal, ShaderRef};
use bevy::sprite_render::{AlphaMode2d, Material2d, Material2dKey, Material2dPlugin};

pub(crate) use crate::board::drawing::shape::style::{ShapeKind, ShapeProgram, ShapeStyle};

/// Adds the shape material and the [`Shapes`] resource. Needs Bevy's default plugins.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(Material2dPlugin::<ShapeMaterial>::default())
        .init_resource::<Shapes>();
    let drawable = Drawable::default();
    match app.get_sub_app_mut(RenderApp) {
        Some(render) => {
            let noting = note_what_is_compiled.in_set(RenderSystems::Cleanup);
            render
                .insert_resource(drawable.clone())
                .add_systems(Render, noting);
        }
        // Nothing is drawn, so nothing is missing.
        None => drawable.0.store(true, Ordering::Relaxed),
    }
    app.insert_resource(drawable);
}

/// Whether everything that is on the screen can be drawn: shaders are loaded and compiled one by one
/// after they are wanted. The renderer, which may run on a thread of its own, says so.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Drawable(Arc<AtomicBool>);

impl Drawable {
    /// Whether nothing was missing in the last frame.
    pub(crate) fn is_ready(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

fn note_what_is_compiled(cache: Res<PipelineCache>, drawable: Res<Drawable>) {
    drawable.0.store(!is_waiting(&cache), Ordering::Relaxed);
}

/// Whether something that is drawn is still loaded or compiled.
pub(crate) fn is_waiting(cache: &PipelineCache) -> bool {
    // In a browser a pipeline of Bevy's that computes waits for ever: WebGL has no such shaders.
    let is_missed = |pipeline: &CachedPipeline| {
        matches!(
            pipeline.descriptor,
            PipelineDescriptor::RenderPipelineDescriptor(_)
        ) && !matches!(pipeline.state, CachedPipelineState::Ok(_))
    };
    cache
        .waiting_pipelines()
        .any(|id| cache.pipelines().nth(id).is_some_and(is_missed))
}

/// Radius of a disc, a pebble or a dent in half-sides of its square; the rest is room
/// for shadow and light. A stone of radius `r` has the scale `r / STONE_RADIUS`.
pub(crate) const STONE_RADIUS: f32 = 0.8;
/// Radius of an atom's solid light in half-sides of its square; the rest is its halo.
pub(crate) const ATOM_RADIUS: f32 = 0.4;
/// Half-side of a tile that [`ShapeKind::CellTint`], [`ShapeKind::Light`] and
/// [`ShapeKind::Focus`] cover, in half-sides of their square.
pub(crate) const TILE_EXTENT: f32 = 0.8;
/// Radius of marks (dot, ring, triangle, last mark, ghost) in half-sides of their square.
pub(crate) const MARK_RADIUS: f32 = 0.8;
/// Half the width of an ink line in half-heights of its rectangle. The line's ends are round and
/// end `1 - INK_EXTENT` half-heights before the short sides.
pub(crate) const INK_EXTENT: f32 = 0.5;
/// Room for the shadow around a board's face, in logical pixels.
pub(crate) const BOARD_SHADOW: f32 = 24.0;

/// The scale of a board's square whose face has this half-size, in logical pixels.
#[cfg(test)]
pub(crate) fn board_scale(face_half: Vec2) -> Vec3 {
    (face_half + BOARD_SHADOW).extend(1.0)
}

/// The scale of an ink line of this length between its ends' centres and of this width.
#[cfg(test)]
pub(crate) fn ink_scale(length: f32, width: f32) -> Vec3 {
    let half_height = width / 2.0 / INK_EXTENT;
    Vec3::new(length / 2.0 + half_height, half_height, 1.0)
}

/// How one shape looks at the moment; kept apart from its style so that it can change every frame
/// without leaving its batch. Each field has 8 bits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Appearance {
    /// Opacity, 0 to 1.
    pub alpha: f32,
    /// Light or progress, 0 to 1; the kind says which.
    pub glow: f32,
    /// Turn against the clock in full turns, 0 to 1. Light keeps falling from the upper left.
    pub turn: f32,
    /// Which of 256 variants.
    pub seed: u8,
}

impl Default for Appearance {
    fn default() -> Self {
        Appearance {
            alpha: 1.0,
            glow: 0.0,
            turn: 0.0,
            seed: 0,
        }
    }
}

impl Appearance {
    /// The component that carries the look to the shader. A shape without one looks like
    /// [`Appearance::default`], because transparency is stored, not opacity.
    pub(crate) fn tag(self) -> MeshTag {
        let byte = |unit: f32| (unit.clamp(0.0, 1.0) * 255.0).round() as u32;
        let turn = (self.turn.rem_euclid(1.0) * 256.0) as u32 & 255;
        MeshTag(
            byte(1.0 - self.alpha) | byte(self.glow) << 8 | turn << 16 | u32::from(self.seed) << 24,
        )
    }
}

/// The material of all shapes; made by [`Shapes::shape`].
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
#[bind_group_data(ShapeProgram)]
pub(crate) struct ShapeMaterial {
    program: ShapeProgram,
    #[uniform(0)]
    a: LinearRgba,
    #[uniform(0)]
    b: LinearRgba,
    #[uniform(0)]
    c: LinearRgba,
    #[uniform(0)]
    params: Vec4,
    #[uniform(0)]
    light: Vec4,
}

impl From<&ShapeMaterial> for ShapeProgram {
    fn from(material: &ShapeMaterial) -> Self {
        material.program
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
        match self.program.kind {
            // It covers the window: blending it would cost more than painting it.
            ShapeKind::Tabletop => AlphaMode2d::Opaque,
            _ => AlphaMode2d::Blend,
        }
    }

    fn specialize(
        descriptor: &mut RenderPipelineDescriptor,
        _layout: &MeshVertexBufferLayoutRef,
        key: Material2dKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        // One small program per kind and side: software renderers run every branch of a large one,
        // and llvmpipe of Mesa 22.3 loses memory with every draw of a program that returns early.
        let ShapeProgram { kind, side, stuff } = key.bind_group_data;
        let numbers = [
            ("KIND", kind as u32),
            ("SIDE", side),
            ("STUFF", stuff as u32),
        ];
        let defs = numbers.map(|(name, number)| ShaderDefVal::UInt(name.into(), number));
        descriptor.vertex.shader_defs.extend(defs.clone());
        if let Some(fragment) = &mut descriptor.fragment {
            fragment.shader_defs.extend(defs);
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
pub(crate) struct Shapes {
    square: Handle<Mesh>,
    materials: HashMap<[u32; 23], Handle<ShapeMaterial>>,
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
    /// The shared square, from -1 to 1.
    pub(crate) fn square(&self) -> Handle<Mesh> {
        self.square.clone()
    }

    /// The mesh and the material of a style: the same handles for the same style, always.
    pub(crate) fn shape(
        &mut self,
        materials: &mut Assets<ShapeMaterial>,
        style: ShapeStyle,
    ) -> (Mesh2d, MeshMaterial2d<ShapeMaterial>) {
        let material = self.materials.entry(style.key()).or_insert_with(|| {
            materials.add(ShapeMaterial {
                program: style.program,
                a: style.a,
                b: style.b,
                c: style.c,
                params: style.params.into(),
                light: style.light.into(),
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
    use crate::config::Theme;
    use crate::look::Stuff;
    use crate::rules::Side;

    #[test]
    fn a_shape_without_a_tag_looks_like_the_default() {
        assert_eq!(Appearance::default().tag(), MeshTag::default());
    }

    #[test]
    fn the_four_fields_of_a_look_keep_to_their_own_bits() {
        let tag = |look: Appearance| look.tag().0;
        let plain = Appearance::default();
        assert_eq!(
            tag(Appearance {
                alpha: 0.0,
                ..plain
            }),
            0x0000_00FF
        );
        assert_eq!(tag(Appearance { glow: 1.0, ..plain }), 0x0000_FF00);
        assert_eq!(tag(Appearance { turn: 0.5, ..plain }), 0x0080_0000);
        assert_eq!(
            tag(Appearance {
                turn: -0.25,
                ..plain
            }),
            0x00C0_0000
        );
        assert_eq!(tag(Appearance { seed: 255, ..plain }), 0xFF00_0000);
    }

    #[test]
    fn looks_out_of_range_are_clamped() {
        let wild = Appearance {
            alpha: 7.0,
            glow: f32::NAN,
            turn: 3.0,
            seed: 0,
        };
        assert_eq!(wild.tag(), MeshTag(0));
    }

    /// A branch in a shader costs both ways on software renderers, and llvmpipe of Mesa 22.3 loses
    /// some 30 KB at every draw of a shader that returns out of one.
    #[test]
    fn shaders_branch_when_they_are_compiled_not_when_they_run() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/shaders");
        let mut lines = 0;
        for file in std::fs::read_dir(folder).expect("the shaders") {
            let path = file.expect("a shader").path();
            let text = std::fs::read_to_string(&path).expect("text");
            for (number, line) in text.lines().enumerate() {
                let words = line.trim_start();
                let branches = words.starts_with("if ") || words.starts_with("} else");
                assert!(!branches, "{}:{}: {line}", path.display(), number + 1);
                lines += 1;
            }
        }
        assert!(lines > 500, "{lines} lines");
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
                let ring = |stuff| ShapeStyle::mark(ShapeKind::Ring, &theme, stuff);
                assert_ne!(of(ring(Stuff::Plain)).1, of(ring(Stuff::Chalk)).1);
                let nine = of(ShapeStyle::board(ShapeKind::Ruled, &theme, 9, 9, 0.5));
                let ten = of(ShapeStyle::board(ShapeKind::Ruled, &theme, 10, 9, 0.5));
                assert_ne!(nine.1, ten.1);
            });
    }
}
