//! Numbers, letters and marks on the board, over what lies there.

use std::ops::Range;

use bevy_egui::egui::{
    Align2, Color32, Painter, Pos2, Rect, Rgba, Shape, Stroke, StrokeKind, Ui, vec2,
};

use crate::board::geometry::Geometry;
use crate::board::layout::{Areas, placement_on_table};
use crate::features::board_view::BoardView;
use crate::features::settings::Settings;
use crate::midend::Match;
use crate::midend::history::MarkShape;
use crate::rules::{Cell, View};
use crate::widgets::theme::Palette;

/// Radius of what hides the sign of a stone behind its number, in cells.
const PATCH: f32 = 0.27;
/// Size of a mark from its middle to its edge, in cells.
const MARK: f32 = 0.27;
/// Height of letters and of numbers with one or two digits, in cells.
const LETTER: f32 = 0.46;
/// Height of what has more characters, in cells.
const SMALL_LETTER: f32 = 0.34;

/// Writes on the cells of a board, where they are in the window.
struct CellPainter<'a> {
    painter: &'a Painter,
    palette: Palette,
    geometry: &'a Geometry,
    centre: Pos2,
    /// Side of a cell.
    cell: f32,
    on_board: View,
}

/// Paints the numbers of the moves on their stones, and the letters and marks that belong to the
/// position on the board.
pub(crate) fn paint(
    ui: &Ui,
    areas: &Areas,
    geometry: &Geometry,
    game_match: &Match,
    view: &BoardView,
    settings: &Settings,
) {
    let placement = placement_on_table(areas, geometry);
    let centre = areas.to_window(placement.centre);
    let cells = CellPainter {
        painter: ui.painter(),
        palette: Palette::of(ui.ctx()),
        geometry,
        centre: Pos2::new(centre.x, centre.y),
        cell: placement.cell,
        on_board: game_match.position().view(),
    };
    if geometry.look.marks.numbers {
        let (moves, first) = view.numbered(game_match, settings);
        cells.numbers(game_match, moves, first);
    }
    let history = game_match.history();
    for mark in history.marks(history.current()) {
        cells.shape(mark.cell, &mark.shape);
    }
}

impl CellPainter<'_> {
    fn place(&self, cell: Cell) -> Pos2 {
        let at = self.geometry.centre(cell) * self.cell;
        Pos2::new(self.centre.x + at.x, self.centre.y - at.y)
    }

    /// The colour of the stone on a cell.
    fn stone(&self, cell: Cell) -> Option<Color32> {
        let view = &self.on_board;
        let owner = view.contains(cell).then(|| view.at(cell).owner);
        owner.flatten().map(|side| self.palette.stone_of(side))
    }

    fn numbers(&self, game_match: &Match, moves: Range<usize>, first: usize) {
        let position = game_match.position();
        let last = game_match.moves().len();
        for (number, index) in (first..).zip(moves) {
            let cell = position.target(game_match.moves()[index]);
            let Some((cell, stone)) = cell.and_then(|cell| Some((cell, self.stone(cell)?))) else {
                continue;
            };
            let at = self.place(cell);
            let radius = PATCH * self.cell;
            self.painter.circle_filled(at, radius, stone);
            let colour = readable_on(stone);
            self.letters(at, &number.to_string(), colour);
            if index + 1 == last {
                let stroke = Stroke::new(1.5 * self.palette.scale, colour);
                self.painter.circle_stroke(at, radius, stroke);
            }
        }
    }

    fn shape(&self, cell: Cell, shape: &MarkShape) {
        let (painter, palette) = (self.painter, &self.palette);
        let at = self.place(cell);
        let ground = self.stone(cell);
        let colour = ground.map_or(palette.text, readable_on);
        let radius = MARK * self.cell;
        // The lines of the board do not run through what is written on it.
        let patch = ground.unwrap_or(palette.table);
        painter.circle_filled(at, radius * 1.25, patch.gamma_multiply(0.92));
        let stroke = Stroke::new((0.06 * self.cell).max(1.5 * palette.scale), colour);
        match shape {
            MarkShape::Label(text) => self.letters(at, text, colour),
            MarkShape::Circle => {
                painter.circle_stroke(at, radius * 0.9, stroke);
            }
            MarkShape::Square => {
                let square = Rect::from_center_size(at, vec2(1.7, 1.7) * radius);
                painter.rect_stroke(square, 0.0, stroke, StrokeKind::Middle);
            }
            MarkShape::Triangle => {
                let corner = |x: f32, y: f32| at + vec2(x, y) * radius;
                let corners = vec![corner(0.0, -1.05), corner(0.95, 0.7), corner(-0.95, 0.7)];
                painter.add(Shape::closed_line(corners, stroke));
            }
            MarkShape::Cross => {
                for side in [-1.0, 1.0] {
                    let way = vec2(side, 1.0) * radius * 0.8;
                    painter.line_segment([at - way, at + way], stroke);
                }
            }
        }
    }

    fn letters(&self, at: Pos2, text: &str, colour: Color32) {
        let share = match text.chars().count() {
            0..=2 => LETTER,
            _ => SMALL_LETTER,
        };
        let size = share * self.cell / self.palette.scale;
        let font = self.palette.strong_font(size);
        self.painter
            .text(at, Align2::CENTER_CENTER, text, font, colour);
    }
}

/// Black or white, whichever is read more easily on this colour (relative luminance as in WCAG 2).
fn readable_on(ground: Color32) -> Color32 {
    let [red, green, blue, _] = Rgba::from(ground).to_array();
    match 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 {
        true => Color32::BLACK,
        false => Color32::WHITE,
    }
}
