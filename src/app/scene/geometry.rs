//! Where the cells of a board are, in units of one cell, with the board's centre at the origin.

use bevy::math::Vec2;

use crate::games::{Cell, GameKind, Position};

/// The measures of one board.
#[derive(Clone, Debug, PartialEq)]
pub struct Geometry {
    /// Which game's board it is.
    pub kind: GameKind,
    /// Columns.
    pub cols: u8,
    /// Rows.
    pub rows: u8,
    /// Nim: how many pieces each row was made for; rows are centred. Empty in other games.
    row_lengths: Vec<u8>,
}

impl Geometry {
    /// The geometry of a position's board.
    #[must_use]
    pub fn of(position: &Position) -> Geometry {
        let view = position.view();
        let row_lengths = if position.kind() == GameKind::Nim {
            position
                .fields()
                .iter()
                .filter(|field| field.key == "heap")
                .map(|field| field.value.clamp(0, 15) as u8)
                .collect()
        } else {
            Vec::new()
        };
        Geometry {
            kind: position.kind(),
            cols: view.cols,
            rows: view.rows,
            row_lengths,
        }
    }

    /// Distance between the centres of two neighbouring cells.
    #[must_use]
    pub const fn pitch(&self) -> Vec2 {
        match self.kind {
            GameKind::Nim => Vec2::new(1.0, 1.25),
            GameKind::Northcott => Vec2::new(1.0, 1.2),
            _ => Vec2::ONE,
        }
    }

    /// Width of the board's rim around the cells, in parts of [`Geometry::pitch`].
    #[must_use]
    pub const fn margin(&self) -> f32 {
        match self.kind {
            GameKind::Nim => 0.22,
            GameKind::Mnk => 0.3,
            _ => 0.35,
        }
    }

    /// The whole board with its rim.
    #[must_use]
    pub fn extent(&self) -> Vec2 {
        let cols = if self.kind == GameKind::Nim {
            // A narrow pile still gets a board that looks like one.
            self.cols.max(5)
        } else {
            self.cols
        };
        (Vec2::new(f32::from(cols), f32::from(self.rows)) + 2.0 * self.margin()) * self.pitch()
    }

    /// The centre of a cell; y points up.
    #[must_use]
    pub fn centre(&self, cell: Cell) -> Vec2 {
        let in_row = self
            .row_lengths
            .get(cell.row as usize)
            .copied()
            .unwrap_or(self.cols);
        Vec2::new(
            f32::from(cell.col) - (f32::from(in_row) - 1.0) / 2.0,
            (f32::from(self.rows) - 1.0) / 2.0 - f32::from(cell.row),
        ) * self.pitch()
    }

    /// How many columns a row can have. In Nim a heap can grow beyond the present ones.
    #[must_use]
    pub const fn most_cols(&self) -> u8 {
        match self.kind {
            GameKind::Nim => crate::games::nim::LARGEST_HEAP,
            _ => self.cols,
        }
    }

    /// Whether a cell is one of this board's; see [`Geometry::most_cols`].
    #[must_use]
    pub const fn has(&self, cell: Cell) -> bool {
        cell.col < self.most_cols() && cell.row < self.rows
    }

    /// The cell at a point. In Nim there is one for every point of a row as far as a heap can
    /// reach, whether a piece lies there or not.
    #[must_use]
    pub fn cell_at(&self, point: Vec2) -> Option<Cell> {
        let at = point / self.pitch();
        let row = (f32::from(self.rows) / 2.0 - at.y).floor();
        if !(0.0..f32::from(self.rows)).contains(&row) {
            return None;
        }
        let row = row as u8;
        let in_row = self
            .row_lengths
            .get(row as usize)
            .copied()
            .unwrap_or(self.cols);
        let col = (at.x + f32::from(in_row) / 2.0).floor();
        let most = f32::from(self.most_cols());
        (0.0..most)
            .contains(&col)
            .then(|| Cell::new(col as u8, row))
    }

    /// Where the atom number `index` of `count` stands in a cell, relative to its centre, turned
    /// by `turn` radians.
    #[must_use]
    pub fn atom_place(index: u8, count: u8, turn: f32) -> Vec2 {
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
    use crate::games::notation::parse_id;

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
    fn points_beyond_the_board_belong_to_no_cell() {
        let position = parse_id("mnk:3x3x3").expect("a good id").position;
        let geometry = Geometry::of(&position);
        for point in [(2.0, 0.0), (-1.6, 0.0), (0.0, 1.51), (0.0, -9.0)] {
            assert_eq!(geometry.cell_at(point.into()), None);
        }
    }
}
