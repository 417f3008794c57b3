//! The contact sheet: every shape at several sizes on one picture, to be looked at.

use bevy::prelude::*;
use image::RgbaImage;

use crate::board::drawing::shape;
use crate::board::drawing::shape::{
    Appearance, ShapeKind, ShapeMaterial, ShapeStyle, Shapes, board_scale, ink_scale,
};
use crate::config::Theme;
use crate::features::recording::offscreen_renderer::{OffscreenRenderer, RendererError};
use crate::rules::Side;

/// Side lengths at which every piece, light and mark is shown, in logical pixels.
pub(super) const SIZES: [f32; 4] = [200.0, 64.0, 28.0, 14.0];

/// Width and height of the sheet in logical pixels.
pub(super) const SHEET: UVec2 = UVec2::new(1600, 1780);

/// Draws the sheet in a theme's colours.
///
/// # Errors
///
/// [`RendererError`] if this machine cannot render.
pub(super) fn contact_sheet(theme: &Theme, scale_factor: f32) -> Result<RgbaImage, RendererError> {
    let theme = theme.clone();
    let mut studio = OffscreenRenderer::new(SHEET.x, SHEET.y, scale_factor, |app| {
        app.add_plugins(shape::plugin)
            .add_systems(Startup, move |world: &mut World| lay_out(world, &theme));
    })?;
    studio.settle();
    studio.photograph()
}

/// One shape of the sheet: its style, its look and the middle and half-size of its square in
/// logical pixels from the upper left.
struct Print {
    style: ShapeStyle,
    look: Appearance,
    at: Vec2,
    scale: Vec3,
}

fn lay_out(world: &mut World, theme: &Theme) {
    world.spawn((Camera2d, Msaa::Off));
    let middle = SHEET.as_vec2() / 2.0;
    for (layer, print) in prints(theme).into_iter().enumerate() {
        let at = Vec2::new(print.at.x - middle.x, middle.y - print.at.y);
        let at = at.extend(layer as f32 * 0.1);
        put(world, print.style, print.look, at, print.scale);
    }
}

/// Puts a shape there, with half the size of its square.
pub(super) fn put(world: &mut World, style: ShapeStyle, look: Appearance, at: Vec3, half: Vec3) {
    world.resource_scope(|world, mut shapes: Mut<Shapes>| {
        let mut materials = world.resource_mut::<Assets<ShapeMaterial>>();
        let shape = shapes.shape(&mut materials, style);
        let place = Transform::from_translation(at).with_scale(half);
        world.spawn((shape, look.tag(), place));
    });
}

/// So much of what glows or grows.
pub(super) fn glow(glow: f32) -> Appearance {
    Appearance {
        glow,
        ..Appearance::default()
    }
}

fn prints(theme: &Theme) -> Vec<Print> {
    let mut prints = vec![Print {
        style: ShapeStyle::new(ShapeKind::Tabletop, theme, None),
        look: Appearance::default(),
        at: SHEET.as_vec2() / 2.0,
        scale: (SHEET.as_vec2() / 2.0).extend(1.0),
    }];
    prints.extend(boards(theme));
    prints.extend(pieces(theme));
    prints
}

fn boards(theme: &Theme) -> Vec<Print> {
    let rows: [&[(ShapeKind, u8, u8, f32)]; 2] = [
        &[
            (ShapeKind::Ruled, 15, 15, 0.3),
            (ShapeKind::Cells, 3, 3, 0.1),
            (ShapeKind::Glass, 8, 8, 0.15),
            (ShapeKind::Courtyard, 8, 8, 0.15),
            (ShapeKind::Tray, 5, 3, 0.3),
        ],
        &[
            (ShapeKind::Plank, 12, 3, 0.5),
            (ShapeKind::Tray, 15, 4, 0.3),
        ],
    ];
    let mut prints = Vec::new();
    let mut top = 30.0;
    for row in rows {
        let mut left = 30.0;
        for &(kind, cols, rows, margin) in row {
            let cells = Vec2::new(f32::from(cols), f32::from(rows)) + 2.0 * margin;
            let fit = Vec2::new(if cols > 8 && rows < 9 { 600.0 } else { 285.0 }, 285.0);
            let half = cells * (fit / cells).min_element() / 2.0;
            prints.push(Print {
                style: ShapeStyle::board(kind, theme, cols, rows, margin),
                look: Appearance::default(),
                at: Vec2::new(left + half.x, top + half.y),
                scale: board_scale(half),
            });
            left += 2.0 * half.x + 26.0;
        }
        top += 315.0;
    }
    prints
}

fn pieces(theme: &Theme) -> Vec<Print> {
    use ShapeKind as K;
    let (first, second) = (Some(Side::First), Some(Side::Second));
    let seed = |seed: u8| Appearance {
        seed,
        ..Appearance::default()
    };
    let samples = [
        (K::DiscRing, first, glow(0.0)),
        (K::DiscCross, second, glow(0.0)),
        (K::Pebble, None, seed(3)),
        (K::Pebble, None, seed(17)),
        (
            K::Pebble,
            None,
            Appearance {
                glow: 1.0,
                ..seed(42)
            },
        ),
        (K::Dent, None, glow(0.0)),
        (K::Lantern, None, glow(0.5)),
        (K::Atom, first, glow(0.0)),
        (K::Atom, second, glow(0.0)),
        (K::CellTint, first, glow(0.0)),
        (K::CellTint, second, glow(1.0)),
        (K::Dot, None, glow(0.0)),
        (K::Ring, None, glow(0.0)),
        (K::Triangle, None, glow(0.0)),
        (K::LastMark, first, glow(0.0)),
        (K::LastMark, second, glow(0.0)),
        (K::Halo, first, glow(0.0)),
        (K::Focus, None, glow(0.0)),
        (K::Light, None, glow(0.3)),
        (K::Hatch, Some(Side::First), glow(0.0)),
        (K::Hatch, Some(Side::Second), glow(0.0)),
        (K::Hatch, None, glow(0.0)),
        (K::WaveRing, first, glow(0.4)),
        (K::Ghost, first, glow(0.0)),
        (K::Ghost, second, glow(0.0)),
    ];
    let mut prints = Vec::new();
    let (mut left, mut top) = (20.0, 650.0);
    for (kind, side, look) in samples {
        let mut at = Vec2::new(left, top);
        for size in SIZES {
            prints.push(Print {
                style: ShapeStyle::new(kind, theme, side),
                look,
                at: at + size / 2.0,
                scale: Vec3::new(size / 2.0, size / 2.0, 1.0),
            });
            at = if size == SIZES[0] {
                Vec2::new(left + 40.0, top + SIZES[0] + 4.0)
            } else {
                at + Vec2::new(size + 8.0, 0.0)
            };
        }
        left += 196.0;
        if left > 1400.0 {
            left = 20.0;
            top += 280.0;
        }
    }
    let ink = ShapeStyle::new(K::Ink, theme, None);
    for (row, (width, progress)) in [(10.0, 1.0), (4.0, 0.6)].into_iter().enumerate() {
        prints.push(Print {
            style: ink,
            look: glow(progress),
            at: Vec2::new(1390.0, 1540.0 + 40.0 * row as f32),
            scale: ink_scale(180.0, width),
        });
    }
    prints
}

/// Half-side of a shape's square and distance between two squares' middles, in pixels.
const HALF: u32 = 44;
const PITCH: u32 = 100;
/// Columns of the grid of all kinds.
const COLS: u32 = 6;

fn place(number: u32) -> UVec2 {
    UVec2::new(number % COLS, number / COLS) * PITCH + PITCH / 2
}

/// All kinds but the table on plain grey, half grown and half glowing.
fn every_kind() -> Result<RgbaImage, RendererError> {
    let size = COLS * PITCH;
    let mut studio = OffscreenRenderer::new(size, size, 1.0, |app| {
        app.add_plugins(shape::plugin)
            .insert_resource(ClearColor(Color::srgb_u8(90, 90, 90)))
            .add_systems(Startup, move |world: &mut World| {
                world.spawn((Camera2d, Msaa::Off));
                for kind in &ShapeKind::ALL[1..] {
                    let style = ShapeStyle::board(*kind, &Theme::default(), 1, 1, 0.2);
                    let at = place(*kind as u32).as_vec2() - size as f32 / 2.0;
                    let half = Vec3::new(HALF as f32, HALF as f32, 1.0);
                    put(world, style, glow(0.5), Vec3::new(at.x, -at.y, 0.0), half);
                }
            });
    })?;
    assert!(studio.settle(), "all shaders compile");
    studio.photograph()
}

fn strangeness(picture: &RgbaImage, x: u32, y: u32) -> u8 {
    let pixel = picture.get_pixel(x, y).0;
    pixel[..3].iter().map(|c| c.abs_diff(90)).max().unwrap_or(0)
}

#[test]
fn every_kind_paints_something_and_ends_within_its_square() {
    let picture = match every_kind() {
        Err(RendererError::NoAdapter) => return,
        picture => picture.expect("a picture comes back"),
    };
    for kind in &ShapeKind::ALL[1..] {
        let middle = place(*kind as u32);
        let (low, high) = (middle - HALF, middle + HALF - 1);
        let square = (low.y..=high.y).flat_map(|y| (low.x..=high.x).map(move |x| (x, y)));
        let (edge, inside): (Vec<_>, Vec<_>) =
            square.partition(|(x, y)| [low.x, high.x].contains(x) || [low.y, high.y].contains(y));
        let most = |places: &[(u32, u32)]| {
            let strange = places.iter().map(|(x, y)| strangeness(&picture, *x, *y));
            strange.max().unwrap_or(0)
        };
        assert!(most(&inside) > 12, "{kind:?} is not to be seen");
        // A fade is to cover all of it.
        if *kind == ShapeKind::FadeOverlay {
            continue;
        }
        assert!(most(&edge) <= 3, "{kind:?} is cut off: {}", most(&edge));
    }
}

#[test]
fn the_sheet_shows_bright_stones_on_a_dark_table() {
    let sheet = match contact_sheet(&Theme::default(), 0.5) {
        Err(RendererError::NoAdapter) => return,
        sheet => sheet.expect("a picture comes back"),
    };
    assert_eq!(sheet.dimensions(), (SHEET.x / 2, SHEET.y / 2));
    let light = |x, y| {
        sheet.get_pixel(x, y).0[..3]
            .iter()
            .map(|c| u32::from(*c))
            .sum::<u32>()
    };
    assert!(light(2, 2) < 150, "the table's corner is dark");
    // The yellow stone is the second of the first row, 200 wide, from (216, 650) on.
    assert!(
        light(158 - 30, 375) > 350,
        "its body, left of the cross, is bright"
    );
}
