//! Where each position lies in the picture: in space for three rows, in squares for one and two.

pub(crate) mod cube;
pub(crate) mod label;
pub(crate) mod pointer;
pub(crate) mod squares;

use std::f32::consts::SQRT_2;

use bevy::prelude::*;

use crate::features::research::{Room, Viewpoint};
use crate::study::research::Tuple;

/// The picture of a question.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum QuestionPicture {
    /// Three rows: points in space.
    Solid(Projection),
    /// One row or two: squares.
    Squares(SquareGrid),
    /// Four rows and five: a table.
    Table,
}

impl QuestionPicture {
    /// The picture in this part of the window, in logical pixels.
    pub(crate) fn of(room: &Room, area: Rect) -> QuestionPicture {
        match *room.method().space().sizes() {
            [cols] => QuestionPicture::Squares(SquareGrid::of(area, cols, 1, room.shown_digits())),
            [cols, rows] => {
                QuestionPicture::Squares(SquareGrid::of(area, cols, rows, room.shown_digits()))
            }
            [values, _, _] => QuestionPicture::Solid(Projection::of(area, values, &room.view)),
            _ => QuestionPicture::Table,
        }
    }

    /// Where a position lies, in logical pixels; `None` in a table.
    #[cfg(test)]
    pub(crate) fn place(&self, tuple: &Tuple) -> Option<Vec2> {
        match (self, &**tuple) {
            (QuestionPicture::Solid(projection), &[a, b, c]) => {
                Some(projection.project([a, b, c].map(f32::from)).at)
            }
            (QuestionPicture::Squares(grid), &[x]) => Some(grid.square(x, 0).center()),
            (QuestionPicture::Squares(grid), &[x, y]) => Some(grid.square(x, y).center()),
            _ => None,
        }
    }

    /// What lies at a place of the window: in space only the good positions found so far.
    pub(crate) fn tuple_at(&self, room: &Room, at: Vec2) -> Option<Tuple> {
        match self {
            QuestionPicture::Table => None,
            QuestionPicture::Squares(grid) => {
                let [x, y] = grid.at(at)?;
                let numbers = [x, y];
                Some(Tuple::new(&numbers[..room.method().space().sizes().len()]))
            }
            QuestionPicture::Solid(projection) => {
                let reach = (projection.radius * 1.6).max(LEAST_REACH);
                room.method()
                    .list()
                    .filter_map(|tuple| {
                        let &[a, b, c] = &*tuple else { return None };
                        let point = projection.project([a, b, c].map(f32::from));
                        let away = point.at.distance(at);
                        // Of two that cover each other, the one in front.
                        (away <= reach).then_some((tuple, away + point.depth * reach / 2.0))
                    })
                    .min_by(|(_, one), (_, other)| one.total_cmp(other))
                    .map(|(tuple, _)| tuple)
            }
        }
    }
}

/// So near to a point, in logical pixels, the pointer means it.
const LEAST_REACH: f32 = 14.0;

/// A point of space in the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct PicturePoint {
    /// Where, in logical pixels.
    pub at: Vec2,
    /// How far behind the middle: about −1.7 in front to 1.7.
    pub depth: f32,
    /// How large things are there; 1 in the middle.
    pub size: f32,
}

/// How the cube of all positions is seen: in weak perspective.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Projection {
    /// The part of the window.
    pub area: Rect,
    /// How many values a number has.
    pub values: u16,
    /// Radius of a point in the middle, in logical pixels.
    pub radius: f32,
    /// Where the middle of the cube is seen.
    middle: Vec2,
    scale: f32,
    yaw: (f32, f32),
    pitch: (f32, f32),
}

/// The eye is this far from the middle of a cube whose sides are 2 long.
const EYE: f32 = 6.0;
/// Room for the numbers beside the cube, in logical pixels,
const NUMBERS: f32 = 44.0;
/// or as a share of the room's half, where that is less.
const NUMBERS_SHARE: f32 = 0.24;
/// The same at the left and the right, where the names of the rows stand beside the numbers.
const NAMES: f32 = 76.0;
/// See [`NUMBERS_SHARE`].
const NAMES_SHARE: f32 = 0.3;

impl Projection {
    fn of(area: Rect, values: u16, view: &Viewpoint) -> Projection {
        let half = (area.size() / 2.0).max(Vec2::ONE);
        let margin = Vec2::new(
            NAMES.min(half.x * NAMES_SHARE),
            NUMBERS.min(half.y * NUMBERS_SHARE),
        );
        let (above, below, beside) = reach(view.pitch);
        let room = half - margin;
        let fits = (room.y * 2.0 / (above + below)).min(room.x / beside);
        let scale = fits * view.zoom;
        let spacing = 2.0 * scale / f32::from(values.max(2) - 1);
        Projection {
            area,
            values,
            radius: (spacing * 0.17).clamp(2.5, 15.0),
            middle: area.center() - Vec2::new(0.0, (below - above) / 2.0 * scale),
            scale,
            yaw: view.yaw.sin_cos(),
            pitch: view.pitch.sin_cos(),
        }
    }

    /// Where the point with these numbers is seen.
    pub(crate) fn project(&self, numbers: [f32; 3]) -> PicturePoint {
        let half = f32::from(self.values.max(2) - 1) / 2.0;
        let [x, y, z] = numbers.map(|number| number / half - 1.0);
        let (sin, cos) = self.yaw;
        let (right, back) = (x * cos - y * sin, x * sin + y * cos);
        let (sin, cos) = self.pitch;
        let (up, depth) = (z * cos + back * sin, back * cos - z * sin);
        let size = EYE / (EYE + depth);
        PicturePoint {
            at: self.middle + Vec2::new(right, -up) * self.scale * size,
            depth,
            size,
        }
    }
}

/// How far a cube whose sides are 2 long reaches above, below and beside its middle, at this pitch
/// and however it is turned about the upright axis: its corners go round on two circles of radius
/// √2.
fn reach(pitch: f32) -> (f32, f32, f32) {
    let (sin, cos) = pitch.sin_cos();
    let heights = [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)].map(|(up, back)| {
        let back = back * SQRT_2;
        let depth = back * cos - up * sin;
        (up * cos + back * sin) * EYE / (EYE + depth)
    });
    let above = heights.into_iter().fold(0.0, f32::max);
    let below = -heights.into_iter().fold(0.0, f32::min);
    let near = EYE - sin.abs();
    let beside = SQRT_2 * EYE / (near * near - 2.0 * cos * cos).sqrt();
    (above, below, beside)
}

/// Squares in rows, the first number to the right, the second one upwards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct SquareGrid {
    /// The part of the window that the squares take.
    pub area: Rect,
    /// Side of a square in logical pixels.
    pub side: f32,
    /// How many stand side by side.
    pub cols: u16,
    /// How many stand above each other.
    pub rows: u16,
}

/// Room for the numbers and names at the left and lower edge, in logical pixels.
const EDGE: f32 = 52.0;
/// More room below for a line of binary digits, in logical pixels,
pub(crate) const DIGIT_LINE: f32 = 16.0;
/// and at the left for each of them.
pub(crate) const DIGIT: f32 = 7.5;
/// No square is larger, in logical pixels.
const LARGEST: f32 = 96.0;

impl SquareGrid {
    /// So many squares in this part of the window; beside them numbers with so many binary digits.
    fn of(area: Rect, cols: u16, rows: u16, digits: u8) -> SquareGrid {
        let binary = match digits {
            0 => Vec2::ZERO,
            _ => Vec2::new(DIGIT * (f32::from(digits) + 1.0), DIGIT_LINE),
        };
        let edge = Vec2::splat(EDGE.min(area.size().min_element() / 4.0)) + binary;
        let room = (area.size() - edge).max(Vec2::ONE);
        let (wide, high) = (f32::from(cols.max(1)), f32::from(rows.max(1)));
        let side = (room.x / wide).min(room.y / high).min(LARGEST);
        // The numbers belong to the whole that stands in the middle.
        let whole = Vec2::new(wide, high) * side;
        let middle = area.center() + Vec2::new(edge.x, -edge.y) / 2.0;
        SquareGrid {
            area: Rect::from_center_size(middle, whole),
            side,
            cols,
            rows,
        }
    }

    /// The square of these numbers.
    pub(crate) fn square(&self, x: u8, y: u8) -> Rect {
        let corner = Vec2::new(
            self.area.min.x + f32::from(x) * self.side,
            self.area.max.y - f32::from(y) * self.side,
        );
        Rect::from_corners(corner, corner + Vec2::new(self.side, -self.side))
    }

    fn at(&self, at: Vec2) -> Option<[u8; 2]> {
        let x = (at.x - self.area.min.x) / self.side;
        let y = (self.area.max.y - at.y) / self.side;
        let inside = x >= 0.0 && y >= 0.0 && x < self.cols.into() && y < self.rows.into();
        inside.then_some([x as u8, y as u8])
    }
}

#[cfg(test)]
mod tests {
    use std::f32::consts::FRAC_PI_2;

    use super::*;

    fn projection() -> Projection {
        Projection::of(Rect::new(0.0, 0.0, 800.0, 600.0), 8, &Viewpoint::default())
    }

    #[test]
    fn seen_from_the_side_the_middle_of_the_cube_is_the_middle_of_the_room() {
        let view = Viewpoint {
            pitch: 0.0,
            ..Viewpoint::default()
        };
        let area = Rect::new(0.0, 0.0, 800.0, 600.0);
        let point = Projection::of(area, 8, &view).project([3.5; 3]);
        assert!(point.at.distance(Vec2::new(400.0, 300.0)) < 1e-3);
        assert_eq!(point.size, 1.0);
    }

    #[test]
    fn however_it_is_turned_the_whole_cube_stays_in_the_room() {
        let area = Rect::new(0.0, 0.0, 800.0, 600.0);
        for step in 0..200 {
            let view = Viewpoint {
                yaw: step as f32 * 0.37,
                pitch: (step as f32 * 0.11).sin() * FRAC_PI_2,
                ..Viewpoint::default()
            };
            let projection = Projection::of(area, 8, &view);
            for corner in 0..8 {
                let numbers = [0, 1, 2].map(|axis| f32::from((corner >> axis & 1) as u8) * 7.0);
                let at = projection.project(numbers).at;
                assert!(area.contains(at), "{view:?} {numbers:?}: {at}");
            }
        }
    }

    #[test]
    fn what_is_nearer_is_larger() {
        let near_and_far = [[0.0, 0.0, 7.0], [7.0, 7.0, 0.0]].map(|p| projection().project(p));
        for point in near_and_far {
            assert_eq!(point.depth < 0.0, point.size > 1.0);
        }
    }

    #[test]
    fn every_square_is_found_at_its_own_place() {
        let grid = SquareGrid::of(Rect::new(10.0, 20.0, 500.0, 300.0), 8, 5, 0);
        for x in 0..8 {
            for y in 0..5 {
                assert_eq!(grid.at(grid.square(x, y).center()), Some([x, y]));
            }
        }
        assert_eq!(grid.at(grid.area.min - 1.0), None);
        assert_eq!(grid.at(grid.area.max + 1.0), None);
    }

    #[test]
    fn the_picture_is_never_turned_upside_down_nor_zoomed_away() {
        let mut view = Viewpoint::default();
        view.drag(Vec2::new(1e6, 1e6));
        assert!(view.pitch <= FRAC_PI_2 && view.in_hand);
        view.zoom_by(1e3);
        assert_eq!(view.zoom, 4.0);
        view.zoom_by(-1e3);
        assert_eq!(view.zoom, 0.5);
    }
}
