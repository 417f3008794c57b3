//! Where the cells of a board are, in units of one cell, with the board's centre at the origin.

use bevy::math::Vec2;

use crate::look::{Look, Rows, StockBoard};
use crate::rules::{Cell, GameId, Position};

/// How a board lies on the table: which of the eight ways in which a square can lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Orientation {
    /// Whether left and right are exchanged before it is turned.
    mirrored: bool,
    /// Quarter turns clockwise, 0 to 3.
    turns: u8,
}

impl Orientation {
    /// Turned by so many quarters, clockwise.
    #[must_use]
    pub(crate) const fn turned(self, quarters: u8) -> Orientation {
        Orientation {
            turns: (self.turns + quarters) % 4,
            ..self
        }
    }

    /// With left and right, as they are seen, exchanged.
    #[must_use]
    pub(crate) const fn mirrored(self) -> Orientation {
        Orientation {
            mirrored: !self.mirrored,
            turns: (4 - self.turns) % 4,
        }
    }

    /// Whether the columns of the board are rows on the table.
    pub(crate) const fn is_sideways(self) -> bool {
        !self.turns.is_multiple_of(2)
    }

    /// Where a point of the board is seen; y points up.
    fn seen(self, point: Vec2) -> Vec2 {
        let first = match self.mirrored {
            true => Vec2::new(-point.x, point.y),
            false => point,
        };
        (0..self.turns).fold(first, |at, _| Vec2::new(at.y, -at.x))
    }

    /// The point of the board, or the direction on it, that is seen here.
    pub(crate) fn meant(self, point: Vec2) -> Vec2 {
        let at = (0..self.turns).fold(point, |at, _| Vec2::new(-at.y, at.x));
        match self.mirrored {
            true => Vec2::new(-at.x, at.y),
            false => at,
        }
    }
}

/// The measures of one board.
#[derive(Clone, Debug, PartialEq)]
pub struct Geometry {
    /// Which game's board it is.
    pub game: GameId,
    /// How the game looks.
    pub look: &'static Look,
    /// Columns.
    pub cols: u8,
    /// Rows.
    pub rows: u8,
    /// How it lies on the table; columns and rows are counted on the board itself.
    pub orientation: Orientation,
    /// Heaps: how many pieces each row was made for; rows are centred. Empty in other games.
    row_lengths: Vec<u8>,
}

impl Geometry {
    /// The geometry of a position's board.
    pub fn of(position: &Position) -> Geometry {
        let view = position.view();
        let look = Look::of(position.game());
        let row_lengths = match look.rows {
            Rows::Even => Vec::new(),
            Rows::Heaps { lengths, .. } => lengths(position),
        };
        Geometry {
            game: position.game(),
            look,
            cols: view.cols,
            rows: view.rows,
            orientation: Orientation::default(),
            row_lengths,
        }
    }

    /// The same board, lying like this where its game allows it.
    #[must_use]
    pub(crate) fn lying(self, orientation: Orientation) -> Geometry {
        match self.look.turns {
            true => Geometry {
                orientation,
                ..self
            },
            false => self,
        }
    }

    /// How many columns and rows are seen on the table.
    pub(crate) const fn seen_size(&self) -> (u8, u8) {
        match self.orientation.is_sideways() {
            true => (self.rows, self.cols),
            false => (self.cols, self.rows),
        }
    }

    /// Distance between the centres of two neighbouring cells.
    pub(crate) const fn pitch(&self) -> Vec2 {
        Vec2::new(self.look.pitch.0, self.look.pitch.1)
    }

    /// Width of the board's rim around the cells, in parts of [`Geometry::pitch`].
    pub(crate) const fn margin(&self) -> f32 {
        self.look.margin
    }

    /// The whole board with its rim.
    pub fn extent(&self) -> Vec2 {
        let cols = match self.look.rows {
            Rows::Even => self.cols,
            Rows::Heaps { least_width, .. } => self.cols.max(least_width),
        };
        let cells = match self.orientation.is_sideways() {
            true => Vec2::new(f32::from(self.rows), f32::from(cols)),
            false => Vec2::new(f32::from(cols), f32::from(self.rows)),
        };
        (cells + 2.0 * self.margin()) * self.pitch()
    }

    /// How many pieces a row was made for; its columns where there are no heaps.
    pub(crate) fn in_row(&self, row: u8) -> u8 {
        let lengths = &self.row_lengths;
        lengths.get(usize::from(row)).copied().unwrap_or(self.cols)
    }

    /// The centre of a cell; y points up.
    pub fn centre(&self, cell: Cell) -> Vec2 {
        let in_row = self.in_row(cell.row);
        let on_board = Vec2::new(
            f32::from(cell.col) - (f32::from(in_row) - 1.0) / 2.0,
            (f32::from(self.rows) - 1.0) / 2.0 - f32::from(cell.row),
        );
        self.orientation.seen(on_board) * self.pitch()
    }

    /// What the board looks like.
    pub(crate) fn board(&self) -> StockBoard {
        (self.look.board)(self.cols, self.rows)
    }

    /// How many columns a row can have: a heap can grow beyond the present ones.
    pub(crate) const fn most_cols(&self) -> u8 {
        match self.look.rows {
            Rows::Even => self.cols,
            Rows::Heaps { longest, .. } => longest,
        }
    }

    /// Whether a cell is one of this board's; see `Geometry::most_cols`.
    pub const fn has(&self, cell: Cell) -> bool {
        cell.col < self.most_cols() && cell.row < self.rows
    }

    /// The cell at a point. Heaps have one for every point of a row as far as a heap can reach,
    /// whether a piece lies there or not.
    pub fn cell_at(&self, point: Vec2) -> Option<Cell> {
        let at = self.orientation.meant(point / self.pitch());
        let row = (f32::from(self.rows) / 2.0 - at.y).floor();
        if !(0.0..f32::from(self.rows)).contains(&row) {
            return None;
        }
        let row = row as u8;
        let in_row = self.in_row(row);
        let col = (at.x + f32::from(in_row) / 2.0).floor();
        let most = f32::from(self.most_cols());
        (0.0..most)
            .contains(&col)
            .then(|| Cell::new(col as u8, row))
    }

    /// The same, but the rim of the board belongs to the cells beside it.
    pub(crate) fn cell_near(&self, point: Vec2) -> Option<Cell> {
        let edge = self.extent() / 2.0;
        if point.abs().cmpgt(edge).any() {
            return None;
        }
        // Just within the outermost cells.
        let field = edge - self.margin() * self.pitch() - 0.01;
        self.cell_at(point.clamp(-field, field))
    }

    /// Where piece number `index` of `count` lies in a cell, relative to its centre, turned
    /// by `turn` radians.
    pub(crate) fn ring_place(index: u8, count: u8, turn: f32) -> Vec2 {
        let radius = match count {
            0 | 1 => 0.0,
            2 => 0.17,
            3 => 0.2,
            4 => 0.22,
            _ => 0.27,
        };
        let angle = turn + std::f32::consts::TAU * f32::from(index) / f32::from(count.max(1)) + 0.6;
        Vec2::from_angle(angle) * radius
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::parse_id;

    #[test]
    fn the_centre_of_every_cell_lies_in_that_cell() {
        for id in [
            "nim:3,4,5",
            "corner:8x8",
            "northcott:3x12",
            "mnk:9x9x5",
            "atoms:8x8",
        ] {
            let position = parse_id(id).expect("a good id").position;
            let geometry = Geometry::of(&position);
            let view = position.view();
            // A row of Nim has no places beyond its pieces.
            let is_there = |cell: &Cell| id != "nim:3,4,5" || view.at(*cell).count > 0;
            for cell in view.cells().filter(is_there) {
                assert_eq!(geometry.cell_at(geometry.centre(cell)), Some(cell), "{id}");
                assert!(
                    geometry
                        .centre(cell)
                        .abs()
                        .cmple(geometry.extent() / 2.0)
                        .all(),
                    "{id}: {cell:?} lies on the board"
                );
            }
        }
    }

    #[test]
    fn every_cell_is_found_on_a_board_that_is_turned_and_mirrored() {
        let position = parse_id("mnk:5x9x5").expect("a good id").position;
        let mut orientation = Orientation::default();
        let mut seen = Vec::new();
        for step in 0..8 {
            let geometry = Geometry::of(&position).lying(orientation);
            assert!(!seen.contains(&geometry.centre(Cell::new(1, 2))), "{step}");
            seen.push(geometry.centre(Cell::new(1, 2)));
            for cell in position.view().cells() {
                let at = geometry.centre(cell);
                assert_eq!(geometry.cell_at(at), Some(cell));
                assert!(at.abs().cmplt(geometry.extent() / 2.0).all());
            }
            orientation = match step {
                3 => orientation.mirrored(),
                _ => orientation.turned(1),
            };
        }
        // Mirroring is about what is seen, however the board lies.
        let turned = Orientation::default().turned(1);
        let [plain, mirrored] = [turned, turned.mirrored()]
            .map(|it| Geometry::of(&position).lying(it).centre(Cell::new(1, 2)));
        assert_eq!(plain * Vec2::new(-1.0, 1.0), mirrored);
    }

    #[test]
    fn the_rim_belongs_to_the_cells_beside_it() {
        let position = parse_id("mnk:3x3x3").expect("a good id").position;
        let geometry = Geometry::of(&position);
        let corner = geometry.extent() / 2.0 - 0.05;
        assert_eq!(geometry.cell_at(corner), None);
        assert_eq!(geometry.cell_near(corner), Some(Cell::new(2, 0)));
        assert_eq!(geometry.cell_near(Vec2::ZERO), Some(Cell::new(1, 1)));
        assert_eq!(geometry.cell_near(geometry.extent()), None);
    }

    #[test]
    fn points_beyond_the_board_belong_to_no_cell() {
        let position = parse_id("mnk:3x3x3").expect("a good id").position;
        let geometry = Geometry::of(&position);
        for point in [(2.0, 0.0), (-1.6, 0.0), (0.0, 1.51), (0.0, -9.0)] {
            assert_eq!(geometry.cell_at(point.into()), None);
        }
    }
}
