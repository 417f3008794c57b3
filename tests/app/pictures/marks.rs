//! The marks that tell something, each on the board of its game: whatever they are made of, they stand out
//! from what they lie on.

use bevy::prelude::*;
use image::RgbaImage;

use crate::board::drawing::shape;
use crate::board::drawing::shape::{ShapeKind, ShapeStyle, board_scale};
use crate::config::{Theme, ThemeName};
use crate::features::recording::offscreen_renderer::{OffscreenRenderer, RendererError};
use crate::look::Stuff;
use crate::rules::Side;

use super::contact_sheet::{glow, put};

/// The boards, what their marks are made of, and whether the cells have a side's colour.
const BOARDS: [(ShapeKind, Stuff, Option<Side>); 6] = [
    (ShapeKind::Tray, Stuff::Chalk, None),
    (ShapeKind::Courtyard, Stuff::Mosaic, None),
    (ShapeKind::Plank, Stuff::Metal, None),
    (ShapeKind::Ruled, Stuff::Pen, None),
    (ShapeKind::Glass, Stuff::Light, None),
    (ShapeKind::Glass, Stuff::Light, Some(Side::Second)),
];
/// The marks; the last is the cross of a move that lost.
const MARKS: [ShapeKind; 4] = [
    ShapeKind::Ring,
    ShapeKind::Triangle,
    ShapeKind::Dot,
    ShapeKind::Forbidden,
];
/// Side of a cell, and half of the square of a mark, in logical pixels.
const CELL: f32 = 80.0;
const HALF: f32 = 32.0;
/// Distance of what lies beside a line, in pixels.
const BESIDE: u32 = 4;

/// A board in each line, with a mark of each kind on it or with nothing.
fn draw(theme: &Theme, are_marked: bool) -> Result<RgbaImage, RendererError> {
    let theme = theme.clone();
    let size = Vec2::new(MARKS.len() as f32 + 1.0, BOARDS.len() as f32 * 1.5) * CELL;
    let mut studio = OffscreenRenderer::new(size.x as u32, size.y as u32, 1.0, |app| {
        app.add_plugins(shape::plugin)
            .add_systems(Startup, move |world: &mut World| {
                world.spawn((Camera2d, Msaa::Off));
                for (line, (kind, stuff, tint)) in BOARDS.into_iter().enumerate() {
                    let y = size.y / 2.0 - (line as f32 + 0.5) * CELL * 1.5;
                    let board = ShapeStyle::board(kind, &theme, MARKS.len() as u8, 1, 0.2);
                    let face = Vec2::new(MARKS.len() as f32 + 0.4, 1.4) * CELL / 2.0;
                    put(
                        world,
                        board,
                        glow(0.0),
                        Vec3::new(0.0, y, 0.0),
                        board_scale(face),
                    );
                    for (column, mark) in MARKS.into_iter().enumerate() {
                        let x = (column as f32 - MARKS.len() as f32 / 2.0 + 0.5) * CELL;
                        let half = Vec3::new(HALF, HALF, 1.0);
                        if tint.is_some() {
                            let tint = ShapeStyle::new(ShapeKind::CellTint, &theme, tint);
                            let cell = Vec3::new(CELL / 1.6, CELL / 1.6, 1.0);
                            put(world, tint, glow(0.8), Vec3::new(x, y, 1.0), cell);
                        }
                        if are_marked {
                            let style = ShapeStyle::mark(mark, &theme, stuff);
                            let style = match mark {
                                ShapeKind::Forbidden => style.coloured(theme.warning),
                                _ => style,
                            };
                            put(world, style, glow(0.0), Vec3::new(x, y, 2.0), half);
                        }
                    }
                }
            });
    })?;
    assert!(studio.settle(), "all shaders compile");
    studio.photograph()
}

/// The luminance of a pixel, from 0 to 1.
fn luminance(picture: &RgbaImage, x: u32, y: u32) -> f32 {
    let linear = |channel: u8| Color::srgb_u8(channel, 0, 0).to_linear().red;
    let [r, g, b, _] = picture.get_pixel(x, y).0.map(linear);
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// The contrast of a mark to what lies beside its lines: of every tenth of its pixels at least.
fn contrast(plain: &RgbaImage, marked: &RgbaImage, line: usize, column: usize) -> f32 {
    let middle = Vec2::new(column as f32 + 1.0, (line as f32 + 0.5) * 1.5) * CELL;
    let (low, high) = ((middle - HALF).as_uvec2(), (middle + HALF).as_uvec2());
    let places = (low.y..high.y).flat_map(|y| (low.x..high.x).map(move |x| (x, y)));
    let changed = places.filter(|&(x, y)| plain.get_pixel(x, y) != marked.get_pixel(x, y));
    let mut ratios: Vec<f32> = changed
        .map(|(x, y)| {
            let own = luminance(marked, x, y);
            let beside = [
                (x - BESIDE, y),
                (x + BESIDE, y),
                (x, y - BESIDE),
                (x, y + BESIDE),
            ];
            let ratios = beside.map(|(x, y)| {
                let other = luminance(marked, x, y);
                (own.max(other) + 0.05) / (own.min(other) + 0.05)
            });
            ratios.into_iter().fold(1.0, f32::max)
        })
        .collect();
    assert!(ratios.len() > 40, "{} pixels", ratios.len());
    ratios.sort_by(|a, b| b.total_cmp(a));
    ratios[ratios.len() / 10]
}

#[test]
fn marks_stand_out_from_their_boards_in_every_theme() {
    let mut faults = Vec::new();
    for name in ThemeName::ALL {
        let theme = name.shipped();
        let draw = |are_marked| match draw(&theme, are_marked) {
            Err(RendererError::NoAdapter) => None,
            picture => Some(picture.expect("a picture comes back")),
        };
        let (Some(plain), Some(marked)) = (draw(false), draw(true)) else {
            return;
        };
        if let Some(folder) = std::env::var_os("FIVEFOLD_MARKS") {
            let path = std::path::Path::new(&folder).join(format!("marks-{name:?}.png"));
            marked.save(path).expect("it is written");
        }
        for (line, (board, stuff, tint)) in BOARDS.into_iter().enumerate() {
            for (column, mark) in MARKS.into_iter().enumerate() {
                let ratio = contrast(&plain, &marked, line, column);
                println!("{name:?} {board:?} {tint:?} {stuff:?} {mark:?} {ratio:.2}");
                if ratio < 3.0 {
                    faults.push(format!("{name:?} {board:?} {tint:?} {mark:?}: {ratio:.2}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
