//! Numbers, letters and marks on the board, over what lies there.

use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Shape, Stroke, StrokeKind, Ui, vec2};

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

/// Where the cells of a board are in the window.
struct CellPlaces<'a> {
    geometry: &'a Geometry,
    centre: Pos2,
    cell: f32,
}

impl CellPlaces<'_> {
    fn of(&self, cell: Cell) -> Pos2 {
        let at = self.geometry.centre(cell) * self.cell;
        Pos2::new(self.centre.x + at.x, self.centre.y - at.y)
    }
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
    let places = CellPlaces {
        geometry,
        centre: Pos2::new(centre.x, centre.y),
        cell: placement.cell,
    };
    let on_board = game_match.position().view();
    let palette = Palette::of(ui.ctx());
    if geometry.look.marks.numbers {
        numbers(ui.painter(), &places, game_match, view, settings, &palette);
    }
    let history = game_match.history();
    for mark in history.marks(history.current()) {
        shape(
            ui.painter(),
            &places,
            &on_board,
            mark.cell,
            &mark.shape,
            &palette,
        );
    }
}

fn numbers(
    painter: &Painter,
    places: &CellPlaces,
    game_match: &Match,
    view: &BoardView,
    settings: &Settings,
    palette: &Palette,
) {
    let (moves, first) = view.numbered(game_match, settings);
    let position = game_match.position();
    let on_board = position.view();
    let last = game_match.moves().len();
    for (number, index) in (first..).zip(moves) {
        let Some(cell) = position.target(game_match.moves()[index]) else {
            continue;
        };
        let owner = on_board.contains(cell).then(|| on_board.at(cell).owner);
        let Some(side) = owner.flatten() else {
            continue;
        };
        let at = places.of(cell);
        let stone = palette.stone_of(side);
        painter.circle_filled(at, PATCH * places.cell, stone);
        let colour = readable_on(stone);
        letters(painter, places, at, &number.to_string(), colour, palette);
        if index + 1 == last {
            let width = 1.5 * palette.scale;
            painter.circle_stroke(at, PATCH * places.cell, Stroke::new(width, colour));
        }
    }
}

fn shape(
    painter: &Painter,
    places: &CellPlaces,
    on_board: &View,
    cell: Cell,
    shape: &MarkShape,
    palette: &Palette,
) {
    let at = places.of(cell);
    let owner = on_board.contains(cell).then(|| on_board.at(cell).owner);
    let ground = owner.flatten().map(|side| palette.stone_of(side));
    let colour = ground.map_or(palette.text, readable_on);
    let radius = MARK * places.cell;
    // The lines of the board do not run through what is written on it.
    let patch = ground.unwrap_or(palette.table);
    painter.circle_filled(at, radius * 1.25, patch.gamma_multiply(0.92));
    let stroke = Stroke::new((0.06 * places.cell).max(1.5 * palette.scale), colour);
    match shape {
        MarkShape::Label(text) => letters(painter, places, at, text, colour, palette),
        MarkShape::Circle => {
            painter.circle_stroke(at, radius * 0.9, stroke);
        }
        MarkShape::Square => {
            let square = bevy_egui::egui::Rect::from_center_size(at, vec2(1.7, 1.7) * radius);
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

fn letters(
    painter: &Painter,
    places: &CellPlaces,
    at: Pos2,
    text: &str,
    colour: Color32,
    palette: &Palette,
) {
    let share = match text.chars().count() {
        0..=2 => LETTER,
        _ => SMALL_LETTER,
    };
    let font = palette.strong_font(share * places.cell / palette.scale);
    painter.text(at, Align2::CENTER_CENTER, text, font, colour);
}

/// Black or white, whichever is read more easily on this colour (relative luminance as in WCAG 2).
fn readable_on(ground: Color32) -> Color32 {
    let [red, green, blue, _] = bevy_egui::egui::Rgba::from(ground).to_array();
    match 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 {
        true => Color32::BLACK,
        false => Color32::WHITE,
    }
}
