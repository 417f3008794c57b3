//! Pictures of boards for lists and pages. Each is drawn once, by the renderer of the boards themselves,
//! on a sheet that no window shows; what is seen afterwards is a part of that sheet. Pictures that are
//! wanted in the same frame share a sheet.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bevy::asset::RenderAssetUsages;
use bevy::camera::visibility::RenderLayers;
use bevy::camera::{ClearColorConfig, ImageRenderTarget, RenderTarget};
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy_egui::egui::emath::GuiRounding as _;
use bevy_egui::egui::{self, Color32, Context, Id, TextureId, Ui};
use bevy_egui::{EguiContexts, EguiTextureHandle};

use crate::board::animation::traces::{show_result, spawn_dent};
use crate::board::drawing::shape::{BOARD_SHADOW, Drawable};
use crate::board::geometry::Geometry;
use crate::board::placing::Placement;
use crate::board::stage::{OnStage, Stage, spawn_board};
use crate::features::settings::Configs;
use crate::redraw::Redraw;
use crate::rules::{Outcome, Position};
use crate::states::Phase;
use crate::widgets::theme::Palette;

/// What the cameras of pictures see: a layer for those that stand still and one for one that moves.
pub(crate) const STILL: usize = 2;
pub(crate) const MOVING: usize = 3;

/// So many frames a board is drawn before its picture is shown, so that everything is in it.
pub(crate) const PAINTING: u32 = 4;
/// Most pixels of a side of a sheet with several pictures.
const SIDE: u32 = 2048;
/// Sheets without a picture on the screen go when all together have more pixels than this.
const KEPT: u64 = 12_000_000;

/// Adds the pictures. Needs the shapes and egui.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Gallery>()
        .init_resource::<Redraw>()
        .add_systems(Update, draw_pictures.before(Phase::Scene));
}

/// Shows the board of a position as large as this place allows. Until its picture is drawn, one of
/// another size stands there, or a board without anything on it.
pub(crate) fn paint_board(ui: &Ui, place: egui::Rect, position: &Position) {
    let (pixels, place) = whole_pixels(ui.ctx(), place);
    let picture = PictureContent {
        board: position.id(),
        pixels,
    };
    let hung = ui.data(|data| data.get_temp::<Wall>(Id::NULL));
    let Some(wall) = hung else {
        paint_blank(ui, place, &Geometry::of(position));
        return;
    };
    let mut wall = wall.lock();
    let (shown, is_exact) = wall.find(&picture);
    if !is_exact
        && !wall
            .requests
            .iter()
            .any(|request| request.picture == picture)
    {
        wall.requests.push(PictureRequest {
            picture,
            position: position.clone(),
            scale: ui.pixels_per_point(),
        });
    }
    match shown {
        Some(shown) => {
            wall.seen.insert(shown.texture);
            ui.painter()
                .image(shown.texture, place, shown.part, Color32::WHITE);
        }
        None => paint_blank(ui, place, &Geometry::of(position)),
    }
}

/// The place on whole pixels, and how many it has.
pub(crate) fn whole_pixels(context: &Context, place: egui::Rect) -> (UVec2, egui::Rect) {
    let scale = context.pixels_per_point();
    let count = |points: f32| ((points * scale).round() as u32).max(1);
    let pixels = UVec2::new(count(place.width()), count(place.height()));
    let size = egui::vec2(pixels.x as f32, pixels.y as f32) / scale;
    let corner = place.min.round_to_pixels(scale);
    (pixels, egui::Rect::from_min_size(corner, size))
}

/// A board of which nothing is known yet but its size.
pub(crate) fn paint_blank(ui: &Ui, place: egui::Rect, geometry: &Geometry) {
    let size = geometry.extent() * cell_in(Vec2::new(place.width(), place.height()), geometry);
    let face = egui::Rect::from_center_size(place.center(), egui::vec2(size.x, size.y));
    let palette = Palette::of(ui.ctx());
    ui.painter()
        .rect_filled(face, face.height() * 0.03, palette.board);
}

/// Side of a cell of a board in a picture of this size, with a little room for the board's shadow.
pub(crate) fn cell_in(size: Vec2, geometry: &Geometry) -> f32 {
    let margin = (size.min_element() * 0.04).min(BOARD_SHADOW / 2.0);
    ((size - 2.0 * margin) / geometry.extent()).min_element()
}

/// Puts the board of a position, at rest, on a layer that no window shows.
pub(crate) fn spawn_off_window(
    commands: &mut Commands,
    position: &Position,
    layer: usize,
    placement: Placement,
) -> Entity {
    let (stage, layout) = Stage::showing(position);
    let layer = RenderLayers::layer(layer);
    let entity = commands.spawn((layer, placement)).id();
    let on = &mut OnStage::new(commands, entity, &stage);
    spawn_board(on);
    if let Some(winner) = position.outcome().and_then(Outcome::winner) {
        let line = position.deciding_cells();
        show_result(on, &layout.0, winner, &line);
    }
    for (seed, cell) in (0..).zip(stage.dents()) {
        spawn_dent(on, cell, seed);
    }
    commands.entity(entity).insert((stage, layout));
    entity
}

/// A sheet of so many pixels, and the camera that draws on it what is on a layer.
pub(crate) fn spawn_camera(
    commands: &mut Commands,
    images: &mut Assets<Image>,
    layer: usize,
    pixels: UVec2,
    scale: f32,
) -> (Entity, Handle<Image>) {
    let format = TextureFormat::Rgba8UnormSrgb;
    let mut image = Image::new_target_texture(pixels.x, pixels.y, format, None);
    image.asset_usage = RenderAssetUsages::RENDER_WORLD;
    // Nothing is sent to the adapter: the camera fills it.
    image.data = None;
    image.copy_on_resize = false;
    let image = images.add(image);
    let camera = Camera {
        // Before what the window shows.
        order: -(layer as isize),
        clear_color: ClearColorConfig::Custom(Color::NONE),
        ..default()
    };
    let target = RenderTarget::Image(ImageRenderTarget {
        handle: image.clone(),
        scale_factor: scale,
    });
    let sees = RenderLayers::layer(layer);
    let camera = commands.spawn((Camera2d, camera, Msaa::Off, target, sees));
    (camera.id(), image)
}

/// What a picture shows, and its size in pixels.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct PictureContent {
    board: String,
    pixels: UVec2,
}

/// A picture that is to be drawn, with so many pixels to a point.
#[derive(Debug)]
struct PictureRequest {
    picture: PictureContent,
    position: Position,
    scale: f32,
}

/// A part of a sheet.
#[derive(Clone, Copy, Debug)]
struct ShownBoard {
    texture: TextureId,
    part: egui::Rect,
}

/// The pictures, as those see them who show them.
#[derive(Clone, Debug, Default)]
struct Wall(Arc<Mutex<Hung>>);

#[derive(Debug, Default)]
struct Hung {
    pictures: HashMap<PictureContent, ShownBoard>,
    requests: Vec<PictureRequest>,
    /// The sheets of which something was on the screen in this frame.
    seen: HashSet<TextureId>,
}

impl Wall {
    fn lock(&self) -> MutexGuard<'_, Hung> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Hung {
    /// The picture, or one of the same board in about the same shape; and whether it is the very one.
    fn find(&self, wanted: &PictureContent) -> (Option<ShownBoard>, bool) {
        if let Some(shown) = self.pictures.get(wanted) {
            return (Some(*shown), true);
        }
        let shape = |pixels: UVec2| pixels.x as f32 / pixels.y as f32;
        let similar = self.pictures.iter().find(|(picture, _)| {
            let ratio = shape(picture.pixels) / shape(wanted.pixels);
            picture.board == wanted.board && (0.9..1.1).contains(&ratio)
        });
        (similar.map(|(_, shown)| *shown), false)
    }
}

/// The sheets with pictures, and the one that is drawn now.
#[derive(Resource, Debug, Default)]
struct Gallery {
    wall: Wall,
    easel: Option<Easel>,
    sheets: Vec<FinishedSheet>,
}

/// A sheet that is finished; the one seen last comes last.
#[derive(Debug)]
struct FinishedSheet {
    image: Handle<Image>,
    texture: TextureId,
    pixels: u64,
}

/// A sheet on which boards are drawn.
#[derive(Debug)]
struct Easel {
    camera: Entity,
    stages: Vec<Entity>,
    image: Handle<Image>,
    size: UVec2,
    /// Where each picture lies on it, in pixels.
    pictures: Vec<(PictureContent, URect)>,
    frames: u32,
}

/// Draws what is wanted, and forgets what has not been seen for long.
fn draw_pictures(
    mut commands: Commands,
    mut contexts: EguiContexts,
    mut gallery: ResMut<Gallery>,
    mut images: ResMut<Assets<Image>>,
    configs: Res<Configs>,
    drawable: Res<Drawable>,
    redraw: Res<Redraw>,
) {
    let Ok(context) = contexts.ctx_mut().cloned() else {
        return;
    };
    let gallery = &mut *gallery;
    let wall = gallery.wall.clone();
    context.data_mut(|data| data.insert_temp(Id::NULL, wall.clone()));
    let mut hung = wall.lock();
    let seen = std::mem::take(&mut hung.seen);
    let requests = std::mem::take(&mut hung.requests);
    if configs.is_changed() {
        // Everything has other colours now.
        hung.pictures.clear();
        for sheet in gallery.sheets.drain(..) {
            contexts.remove_image(&sheet.image);
        }
        if let Some(easel) = gallery.easel.take() {
            easel.clear(&mut commands);
        }
    }
    gallery
        .sheets
        .sort_by_key(|sheet| seen.contains(&sheet.texture));
    if let Some(mut easel) = gallery.easel.take() {
        easel.frames += 1;
        if easel.frames >= PAINTING && drawable.is_ready() {
            gallery.sheets.push(easel.hang(&mut contexts, &mut hung));
            easel.clear(&mut commands);
            gallery.forget(&seen, &mut hung, &mut contexts);
        } else {
            gallery.easel = Some(easel);
        }
    } else if !requests.is_empty() {
        gallery.easel = Some(Easel::set_up(&mut commands, &mut images, requests));
    }
    if gallery.easel.is_some() {
        redraw.request();
    }
}

impl Gallery {
    /// Lets sheets go that are not on the screen, the oldest first, until the others have room.
    fn forget(&mut self, seen: &HashSet<TextureId>, hung: &mut Hung, contexts: &mut EguiContexts) {
        let mut pixels: u64 = self.sheets.iter().map(|sheet| sheet.pixels).sum();
        while pixels > KEPT && self.sheets.len() > 1 && !seen.contains(&self.sheets[0].texture) {
            let sheet = self.sheets.remove(0);
            pixels -= sheet.pixels;
            contexts.remove_image(&sheet.image);
            hung.pictures
                .retain(|_, shown| shown.texture != sheet.texture);
        }
    }
}

impl Easel {
    /// Puts as many boards on a sheet as it has room for, at least one. The others are wanted again.
    fn set_up(
        commands: &mut Commands,
        images: &mut Assets<Image>,
        requests: Vec<PictureRequest>,
    ) -> Easel {
        let scale = requests.first().map_or(1.0, |request| request.scale);
        // Shadows stay within their own picture.
        let gap = (BOARD_SHADOW * scale).ceil() as u32;
        let (mut size, mut corner, mut row) = (UVec2::ZERO, UVec2::ZERO, 0);
        let mut laid: Vec<(PictureRequest, URect)> = Vec::new();
        for request in requests
            .into_iter()
            .filter(|request| request.scale == scale)
        {
            let wanted = request.picture.pixels;
            if corner.x > 0 && corner.x + wanted.x > SIDE {
                corner = UVec2::new(0, corner.y + row + gap);
                row = 0;
            }
            if !laid.is_empty() && corner.y + wanted.y > SIDE {
                break;
            }
            let place = URect::from_corners(corner, corner + wanted);
            size = size.max(place.max);
            row = row.max(wanted.y);
            corner.x += wanted.x + gap;
            laid.push((request, place));
        }
        let (camera, image) = spawn_camera(commands, images, STILL, size, scale);
        let mut easel = Easel {
            camera,
            stages: Vec::new(),
            image,
            size,
            pictures: Vec::new(),
            frames: 0,
        };
        for (
            PictureRequest {
                picture, position, ..
            },
            place,
        ) in laid
        {
            let room = place.as_rect();
            let from_middle = (room.center() - size.as_vec2() / 2.0) / scale;
            let placement = Placement {
                centre: from_middle * Vec2::new(1.0, -1.0),
                cell: cell_in(room.size() / scale, &Geometry::of(&position)),
                room: None,
            };
            let stage = spawn_off_window(commands, &position, STILL, placement);
            easel.stages.push(stage);
            easel.pictures.push((picture, place));
        }
        easel
    }

    /// From now on the pictures are seen.
    fn hang(&self, contexts: &mut EguiContexts, hung: &mut Hung) -> FinishedSheet {
        let texture = contexts.add_image(EguiTextureHandle::Strong(self.image.clone()));
        let share = |at: UVec2| {
            let at = at.as_vec2() / self.size.as_vec2();
            egui::pos2(at.x, at.y)
        };
        for (picture, place) in &self.pictures {
            let part = egui::Rect::from_min_max(share(place.min), share(place.max));
            let shown = ShownBoard { texture, part };
            hung.pictures.insert(picture.clone(), shown);
        }
        FinishedSheet {
            image: self.image.clone(),
            texture,
            pixels: u64::from(self.size.x) * u64::from(self.size.y),
        }
    }

    /// Takes down camera and boards.
    fn clear(self, commands: &mut Commands) {
        for part in self.stages.into_iter().chain([self.camera]) {
            commands.entity(part).despawn();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(board: &str, width: u32, height: u32) -> PictureContent {
        PictureContent {
            board: board.to_owned(),
            pixels: UVec2::new(width, height),
        }
    }

    #[test]
    fn until_a_picture_is_drawn_one_of_the_same_board_and_shape_stands_there() {
        let mut hung = Hung::default();
        let shown = ShownBoard {
            texture: TextureId::User(7),
            part: egui::Rect::EVERYTHING,
        };
        hung.pictures.insert(picture("nim:3", 100, 80), shown);
        let found = |board, width, height| {
            let (shown, is_exact) = hung.find(&picture(board, width, height));
            (shown.is_some(), is_exact)
        };
        assert_eq!(found("nim:3", 100, 80), (true, true));
        assert_eq!(found("nim:3", 205, 160), (true, false));
        assert_eq!(found("nim:3", 80, 100), (false, false));
        assert_eq!(found("nim:4", 100, 80), (false, false));
    }

    #[test]
    fn a_board_fits_into_its_picture_with_room_for_its_shadow() {
        let position = crate::games::parse_id("northcott:3x12").expect("a good id");
        let geometry = Geometry::of(&position.position);
        for size in [
            Vec2::splat(56.0),
            Vec2::new(700.0, 300.0),
            Vec2::new(90.0, 500.0),
        ] {
            let board = geometry.extent() * cell_in(size, &geometry);
            assert!((size - board).min_element() > 0.0, "{size}: {board}");
            assert!((size - board).min_element() <= BOARD_SHADOW + 0.01);
        }
    }
}
