//! A small picture of a board with everything on it, for lists in which games stand beside each
//! other. It is drawn with egui's own strokes: hundreds of real boards would be too much.

use bevy::math::Vec2;
use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Stroke, StrokeKind, pos2};

use super::side_mark::paint_side_mark;
use crate::app::board::geometry::Geometry;
use crate::app::ui::theme::Palette;
use crate::look::{StockBoard, StockPiece};
use crate::rules::{Cell, Event, Position, Side, Square, Throw, View};

/// Draws the board of a position as large as this place allows.
pub fn paint_board(painter: &Painter, place: Rect, position: &Position, palette: &Palette) {
    let moment = Moment {
        view: position.view(),
        event: None,
        line: Vec::new(),
        forbidden: Vec::new(),
    };
    let geometry = Geometry::of(position);
    paint_moment(painter, place, &geometry, &moment, 0.0, palette);
}

/// What a board shows while something happens on it.
#[derive(Clone, Debug)]
pub struct Moment {
    /// What lies there before it happens.
    pub view: View,
    /// What happens, if anything does.
    pub event: Option<Event>,
    /// The line that has decided the game.
    pub line: Vec<Cell>,
    /// Cells that are marked with a cross because the rules forbid a move there.
    pub forbidden: Vec<Cell>,
}

/// Draws a board on which something is happening and has come as far as this: 0 at its beginning, 1 at
/// its end.
pub fn paint_moment(
    painter: &Painter,
    place: Rect,
    geometry: &Geometry,
    moment: &Moment,
    progress: f32,
    palette: &Palette,
) {
    let extent = geometry.extent();
    let picture = Picture {
        painter: painter.clone(),
        palette,
        geometry,
        moment,
        progress,
        middle: place.center(),
        cell: (place.width() / extent.x).min(place.height() / extent.y),
    };
    picture.paint();
}

/// On smaller cells ring and cross of the stones would be blots, in points.
const LEAST_CELL: f32 = 9.0;

struct Picture<'a> {
    painter: Painter,
    palette: &'a Palette,
    geometry: &'a Geometry,
    moment: &'a Moment,
    progress: f32,
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
        for cell in self.moment.view.cells() {
            let square = self.moment.view.at(cell);
            if square.count > 0 {
                self.square(cell, square);
            }
        }
        self.happening();
        self.line_of(&self.moment.line, 1.0);
        for cell in &self.moment.forbidden {
            self.cross(*cell);
        }
    }

    /// The pieces on their way, and what else only the event shows.
    fn happening(&self) {
        match &self.moment.event {
            Some(Event::Appeared { side, at, count }) => {
                let coming = self.scaled(0.3 + 0.7 * self.progress, self.progress);
                let place = self.ring_place(*at, count.saturating_sub(1), *count);
                coming.piece(place, self.piece_of(*at, *side), *side);
            }
            Some(Event::Moved { side, from, to }) => {
                let way = self
                    .geometry
                    .centre(*from)
                    .lerp(self.geometry.centre(*to), self.progress);
                self.piece(self.at(way), self.piece_of(*to, *side), *side);
            }
            Some(Event::Burst { side, thrown, .. }) => {
                for throw in thrown {
                    self.thrown(*side, throw);
                }
            }
            Some(Event::Line { cells, .. }) => self.line_of(cells, self.progress),
            _ => {}
        }
    }

    /// A piece on its way out of a cell that bursts; over the edge it fades.
    fn thrown(&self, side: Side, throw: &Throw) {
        let step = Vec2::new(f32::from(throw.dx), -f32::from(throw.dy));
        let way = step * self.geometry.pitch() * self.progress;
        let at = self.at(self.geometry.centre(throw.from) + way);
        let alpha = match throw.to {
            Some(_) => 1.0,
            None => 1.0 - self.progress,
        };
        let piece = self.piece_of(throw.from, Some(side));
        self.scaled(1.0, alpha).piece(at, piece, Some(side));
    }

    /// The line through these cells, drawn as far as this.
    fn line_of(&self, cells: &[Cell], progress: f32) {
        if let [first, .., last] = cells {
            let (from, to) = (self.geometry.centre(*first), self.geometry.centre(*last));
            let pen = Stroke::new((self.cell * 0.12).max(2.0), self.palette.win);
            let ends = [self.at(from), self.at(from.lerp(to, progress))];
            self.painter.line_segment(ends, pen);
        }
    }

    fn cross(&self, cell: Cell) {
        let (centre, arm) = (self.centre(cell), self.cell * 0.2);
        let pen = Stroke::new((self.cell * 0.08).max(1.5), self.palette.warning);
        for (x, y) in [(arm, arm), (arm, -arm)] {
            let arm = bevy_egui::egui::vec2(x, y);
            self.painter.line_segment([centre - arm, centre + arm], pen);
        }
    }

    /// The same with pieces of another size, which fade.
    fn scaled(&self, size: f32, alpha: f32) -> Picture<'_> {
        let mut painter = self.painter.clone();
        painter.multiply_opacity(alpha);
        Picture {
            painter,
            cell: self.cell * size,
            ..*self
        }
    }

    fn piece_of(&self, cell: Cell, owner: Option<Side>) -> StockPiece {
        (self.geometry.look.piece)(cell, owner)
    }

    /// Where piece number `index` of `count` lies in a cell.
    fn ring_place(&self, cell: Cell, index: u8, count: u8) -> Pos2 {
        let count = self.geometry.look.drawn_pieces(count);
        self.at(self.geometry.centre(cell) + Geometry::ring_place(index, count, 0.0))
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
        let (staying, going) = self.staying(cell, square.count);
        let kind = self.piece_of(cell, square.owner);
        for index in 0..look.drawn_pieces(staying) {
            let place = self.ring_place(cell, index, staying);
            // Pieces make room for one that comes.
            let place = match &self.moment.event {
                Some(Event::Appeared { at, count, .. }) if *at == cell => {
                    place.lerp(self.ring_place(cell, index, *count), self.progress)
                }
                _ => place,
            };
            self.piece(place, kind, square.owner);
        }
        if going {
            let fading = self.scaled(1.0 + 0.15 * self.progress, 1.0 - self.progress);
            for index in 0..look.drawn_pieces(square.count) {
                let place = self.ring_place(cell, index, square.count);
                fading.piece(place, kind, square.owner);
            }
        }
    }

    /// How many pieces of a cell rest while something happens, and whether the others leave the board.
    fn staying(&self, cell: Cell, count: u8) -> (u8, bool) {
        match &self.moment.event {
            Some(Event::Removed { cells }) if cells.contains(&cell) => (0, true),
            Some(Event::Moved { from, .. }) if *from == cell => (0, false),
            Some(Event::Burst { thrown, .. }) => {
                let thrown = thrown.iter().filter(|throw| throw.from == cell).count();
                (count.saturating_sub(thrown as u8), false)
            }
            _ => (count, false),
        }
    }

    fn piece(&self, at: Pos2, piece: StockPiece, owner: Option<Side>) {
        let (painter, palette, cell) = (&self.painter, self.palette, self.cell);
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
