//! The table and the boards on it hardly ever change, and where software draws they cost more than
//! everything else together. While they rest they are drawn once, into a picture of their own, and every
//! frame shows that picture below what moves. The pixels are the same.

use bevy::asset::RenderAssetUsages;
use bevy::camera::visibility::{RenderLayers, VisibilitySystems};
use bevy::camera::{ImageRenderTarget, RenderTarget};
use bevy::ecs::system::SystemParam;
use bevy::mesh::MeshTag;
use bevy::prelude::*;
use bevy::reflect::TypePath;
use bevy::render::render_resource::{AsBindGroup, TextureFormat};
use bevy::shader::ShaderRef;
use bevy::sprite_render::{Material2d, Material2dPlugin};

use crate::board::drawing::camera::BoardCamera;
use crate::board::drawing::shape::{Drawable, ShapeMaterial, Shapes};
use crate::states::Phase;

/// What the camera of the picture sees.
const LAYER: usize = 1;
/// After so many frames without a change the ground is drawn into the picture.
const REST: u32 = 10;
/// So many frames it is drawn both ways, so that everything is in the picture before it is shown.
const PAINTING: u32 = 4;
/// The sheet lies below everything else, the ground itself included.
const DEPTH: f32 = -900.0;

/// Adds the picture. Needs the shapes.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(Material2dPlugin::<PictureMaterial>::default())
        .init_resource::<Ground>()
        .add_systems(
            PostUpdate,
            keep_picture
                .after(Phase::Scene)
                .after(VisibilitySystems::VisibilityPropagate)
                .before(VisibilitySystems::CheckVisibility),
        );
}

/// A figure that lies below everything else.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct GroundFigure;

/// Shows a picture as it is.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
struct PictureMaterial {
    #[texture(0)]
    picture: Handle<Image>,
}

impl Material2d for PictureMaterial {
    fn fragment_shader() -> ShaderRef {
        "shaders/ground.wgsl".into()
    }
}

/// How far the picture is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum PictureProgress {
    /// Something has changed not long ago: the ground is drawn with everything else.
    #[default]
    Live,
    /// It is drawn into the picture as well. The sheet lies below it, so that everything that the sheet
    /// takes to be drawn is there before the ground goes.
    Painting,
    /// The picture is shown.
    Shown,
}

/// The picture, and how long nothing in it has changed.
#[derive(Resource, Debug, Default)]
struct Ground {
    progress: PictureProgress,
    /// Frames since the progress or the ground changed last.
    frames: u32,
    /// How many figures there were.
    figures: usize,
    size: Option<Size>,
    easel: Option<GroundEasel>,
}

/// Of the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Size {
    pixels: UVec2,
    /// Pixels to a point.
    scale: f32,
}

/// The camera that draws the picture, and the sheet that shows it.
#[derive(Clone, Copy, Debug)]
struct GroundEasel {
    camera: Entity,
    sheet: Entity,
    size: Size,
}

/// The camera of the picture.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct GroundCamera;

type Figures<'w, 's> = Query<
    'w,
    's,
    (
        Entity,
        Ref<'static, Transform>,
        Ref<'static, InheritedVisibility>,
        Option<Ref<'static, MeshTag>>,
        Option<Ref<'static, MeshMaterial2d<ShapeMaterial>>>,
    ),
    With<GroundFigure>,
>;

fn keep_picture(
    mut commands: Commands,
    mut ground: ResMut<Ground>,
    figures: Figures,
    main: Query<&Camera, With<BoardCamera>>,
    drawable: Res<Drawable>,
    mut workshop: Workshop,
) {
    let Ok(camera) = main.single() else {
        return;
    };
    let (Some(pixels), Some(scale)) = (
        camera.physical_target_size(),
        camera.target_scaling_factor(),
    ) else {
        return;
    };
    let size = Size { pixels, scale };
    let count = figures.iter().count();
    let has_changed = ground.figures != count
        || ground.size != Some(size)
        || figures.iter().any(|(_, place, visible, tag, material)| {
            place.is_changed()
                || visible.is_changed()
                || tag.is_some_and(|tag| tag.is_changed())
                || material.is_none_or(|material| material.is_changed())
        });
    ground.figures = count;
    ground.size = Some(size);
    ground.frames = if has_changed {
        0
    } else {
        ground.frames.saturating_add(1)
    };
    let is_ready = drawable.is_ready();
    let next = match ground.progress {
        _ if has_changed => PictureProgress::Live,
        PictureProgress::Live if ground.frames >= REST && is_ready => PictureProgress::Painting,
        PictureProgress::Painting if ground.frames >= PAINTING && is_ready => {
            PictureProgress::Shown
        }
        _ => return,
    };
    if next == ground.progress {
        return;
    }
    ground.progress = next;
    ground.frames = 0;
    for (figure, ..) in &figures {
        let mut figure = commands.entity(figure);
        match next {
            PictureProgress::Live => figure.remove::<RenderLayers>(),
            PictureProgress::Painting => figure.insert(RenderLayers::from_layers(&[0, LAYER])),
            PictureProgress::Shown => figure.insert(RenderLayers::layer(LAYER)),
        };
    }
    if next == PictureProgress::Painting && ground.easel.is_none_or(|easel| easel.size != size) {
        let old = ground.easel.replace(workshop.easel(&mut commands, size));
        for part in old.into_iter().flat_map(|old| [old.camera, old.sheet]) {
            commands.entity(part).despawn();
        }
    } else if let Some(easel) = ground.easel {
        workshop.set(easel, next);
    }
}

/// What an easel is made of.
#[derive(SystemParam)]
struct Workshop<'w, 's> {
    shapes: Res<'w, Shapes>,
    images: ResMut<'w, Assets<Image>>,
    materials: ResMut<'w, Assets<PictureMaterial>>,
    cameras: Query<'w, 's, &'static mut Camera, (With<GroundCamera>, Without<BoardCamera>)>,
    sheets: Query<'w, 's, &'static mut Visibility, With<MeshMaterial2d<PictureMaterial>>>,
}

impl Workshop<'_, '_> {
    /// An easel whose camera draws and whose sheet is shown.
    fn easel(&mut self, commands: &mut Commands, size: Size) -> GroundEasel {
        let UVec2 { x, y } = size.pixels;
        let format = TextureFormat::Rgba8UnormSrgb;
        let mut image = Image::new_target_texture(x, y, format, None);
        image.asset_usage = RenderAssetUsages::RENDER_WORLD;
        // Nothing is sent to the adapter: the camera fills it.
        image.data = None;
        image.copy_on_resize = false;
        let image = self.images.add(image);
        let material = self.materials.add(PictureMaterial {
            picture: image.clone(),
        });
        let target = RenderTarget::Image(ImageRenderTarget {
            handle: image,
            scale_factor: size.scale,
        });
        let first = Camera {
            order: -1,
            ..default()
        };
        let sees = RenderLayers::layer(LAYER);
        let camera = (GroundCamera, Camera2d, first, Msaa::Off, target, sees);
        // As large as the window and a little more, for odd sizes.
        let half = size.pixels.as_vec2() / size.scale / 2.0 + Vec2::ONE;
        let sheet = (
            Mesh2d(self.shapes.square()),
            MeshMaterial2d(material),
            Transform::from_xyz(0.0, 0.0, DEPTH).with_scale(half.extend(1.0)),
        );
        GroundEasel {
            camera: commands.spawn(camera).id(),
            sheet: commands.spawn(sheet).id(),
            size,
        }
    }

    /// The camera draws only while the picture is painted; the sheet lies there until the ground moves.
    fn set(&mut self, easel: GroundEasel, progress: PictureProgress) {
        if let Ok(mut camera) = self.cameras.get_mut(easel.camera) {
            camera.is_active = progress == PictureProgress::Painting;
        }
        if let Ok(mut visibility) = self.sheets.get_mut(easel.sheet) {
            visibility.set_if_neq(match progress {
                PictureProgress::Painting | PictureProgress::Shown => Visibility::Visible,
                PictureProgress::Live => Visibility::Hidden,
            });
        }
    }
}
