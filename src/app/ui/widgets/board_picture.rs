//! A small picture of a board with everything on it, for lists in which games stand beside each
//! other. It is drawn with egui's own strokes: hundreds of real boards would be too much.

use bevy::math::Vec2;
use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Stroke, StrokeKind, pos2};

use super::side_mark::paint_side_mark;
use crate::app::board::geometry::Geometry;
use crate::app::ui::theme::Palette;
use crate::look::{StockBoard, StockPiece};
use crate::rules::{Cell, Position, Side, Square, View};

/// Draws the board of a position as large as this place allows.
pub fn paint_board(painter: &Painter, place: Rect, position: &Position, palette: &Palette) {
    let geometry = Geometry::of(position);
    let extent = geometry.extent();
    let cell = (place.width() / extent.x).min(place.height() / extent.y);
    let picture = Picture {
        painter,
        palette,
        geometry: &geometry,
        view: position.view(),
        middle: place.center(),
        cell,
    };
    picture.paint();
}

/// On smaller cells ring and cross of the stones would be blots, in points.
const LEAST_CELL: f32 = 9.0;

struct Picture<'a> {
    painter: &'a Painter,
    palette: &'a Palette,
    geometry: &'a Geometry,
    view: View,
    middle: Pos2,
    /// Side of a cell, in points.
    cell: f32,
}

impl Picture<'_> {
    fn paint(&self) {
        let half = self.geometry.extent() * self.cell / 2.0;
        let board =
            Rect::from_center_size(self.middle, bevy_egui::egui::vec2(half.x, half.y) * 2.0);
        let ground = match self.geometry.board() {
            StockBoard::Plank => self.palette.plank,
            _ => self.palette.board,
        };
        let edge = Stroke::new(1.0, self.palette.hovered);
        self.painter.rect(
            board,
            (self.cell * 0.2).min(6.0),
            ground,
            edge,
            StrokeKind::Inside,
        );
        self.lines();
        for cell in self.view.cells() {
            let square = self.view.at(cell);
            if square.count > 0 {
                self.square(cell, square);
            }
        }
    }

    fn at(&self, place: Vec2) -> Pos2 {
        pos2(
            self.middle.x + place.x * self.cell,
            self.middle.y - place.y * self.cell,
        )
    }

    fn centre(&self, cell: Cell) -> Pos2 {
        self.at(self.geometry.centre(cell))
    }

    fn line(&self, from: Vec2, to: Vec2) {
        let pen = Stroke::new((self.cell * 0.05).clamp(0.5, 1.5), self.palette.outline);
        self.painter.line_segment([self.at(from), self.at(to)], pen);
    }

    /// The lines of the board: through the middles of the cells, along each row, or between the cells.
    fn lines(&self) {
        let (cols, rows) = (f32::from(self.geometry.cols), f32::from(self.geometry.rows));
        let field = self.geometry.pitch() * Vec2::new(cols, rows) / 2.0;
        let pitch = self.geometry.pitch();
        let board = self.geometry.board();
        let along_rows = matches!(board, StockBoard::Tray | StockBoard::Plank);
        let inset = if board == StockBoard::Ruled || along_rows {
            0.5
        } else {
            0.0
        };
        let reach = field - Vec2::splat(inset) * pitch;
        let count = |all: f32| (all - 2.0 * inset) as u16;
        for row in 0..=count(rows) {
            let y = reach.y - f32::from(row) * pitch.y;
            self.line(Vec2::new(-reach.x, y), Vec2::new(reach.x, y));
        }
        if along_rows {
            return;
        }
        for col in 0..=count(cols) {
            let x = f32::from(col) * pitch.x - reach.x;
            self.line(Vec2::new(x, -reach.y), Vec2::new(x, reach.y));
        }
    }

    fn square(&self, cell: Cell, square: Square) {
        let centre = self.centre(cell);
        let look = self.geometry.look;
        if look.tinted && square.owner.is_some() {
            let size = bevy_egui::egui::Vec2::splat(self.cell * 0.88);
            let colour = self.colour(square.owner);
            let tile = Rect::from_center_size(centre, size);
            self.painter
                .rect_filled(tile, self.cell * 0.12, colour.gamma_multiply(0.3));
            self.painter.rect_stroke(
                tile,
                self.cell * 0.12,
                Stroke::new(1.0, colour),
                StrokeKind::Inside,
            );
        }
        let pieces = look.drawn_pieces(square.count);
        for index in 0..pieces {
            let offset = Geometry::ring_place(index, pieces, 0.0) * self.cell;
            let at = pos2(centre.x + offset.x, centre.y - offset.y);
            self.piece(at, (look.piece)(cell, square.owner), square.owner);
        }
    }

    fn piece(&self, at: Pos2, piece: StockPiece, owner: Option<Side>) {
        let (painter, palette, cell) = (self.painter, self.palette, self.cell);
        match (piece, owner) {
            (StockPiece::Disc, Some(side)) if cell > LEAST_CELL => {
                paint_side_mark(painter, at, cell * 0.4, side, palette);
            }
            (StockPiece::Disc, Some(_)) => {
                painter.circle_filled(at, cell * 0.44, self.colour(owner));
            }
            (StockPiece::Lantern, _) => {
                painter.circle_filled(at, cell * 0.42, palette.lantern.gamma_multiply(0.25));
                painter.circle_filled(at, cell * 0.28, palette.lantern);
            }
            (StockPiece::Light, _) => {
                painter.circle_filled(at, cell * 0.1, self.colour(owner));
            }
            (StockPiece::Tile, _) => {
                let size = bevy_egui::egui::Vec2::splat(cell * 0.86);
                let tile = Rect::from_center_size(at, size);
                painter.rect_filled(tile, cell * 0.12, palette.muted);
            }
            (StockPiece::Pebble | StockPiece::Disc, _) => {
                painter.circle_filled(at, cell * 0.36, palette.muted);
            }
        }
    }

    fn colour(&self, owner: Option<Side>) -> Color32 {
        match owner {
            Some(Side::First) => self.palette.accent,
            Some(Side::Second) => self.palette.mark_of(Side::Second),
            None => self.palette.muted,
        }
    }
}
