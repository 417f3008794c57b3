//! Letters and numbers at the board's edge, as the keys and the move list use them.

use bevy_egui::egui::{Align2, FontId, Pos2, Stroke, Ui, vec2};

use crate::board::geometry::Geometry;
use crate::board::layout::{Areas, LABEL_ROOM, has_labels, placement_on_table};
use crate::look::Coordinates;
use crate::rules::notation::column_letter;
use crate::rules::{Cell, Position, Side};
use crate::study::hint::ForcedMove;
use crate::widgets::theme::{Palette, SMALL};

/// Distance from the board to the middle of a label, as a share of the room: beyond the ribbon.
const DISTANCE: f32 = 0.66;

/// Paints the coordinates of a board on the table, where they have room.
pub(crate) fn paint(ui: &Ui, areas: &Areas, geometry: &Geometry) {
    if !has_labels(areas) {
        return;
    }
    let placement = placement_on_table(areas, geometry);
    let font = Palette::of(ui.ctx()).font(SMALL);
    let half = geometry.extent() / 2.0 * placement.cell;
    let centre = areas.to_window(placement.centre);
    let coordinates = geometry.look.coordinates;
    let letters_are_rows = coordinates.letters_are_rows();
    // Where cells are small only every second or third number has room.
    let step = (22.0 * areas.scale / placement.cell).ceil().max(1.0) as u8;
    let distance = LABEL_ROOM * areas.scale * DISTANCE;
    let left = centre.x - half.x - distance;
    let below = centre.y + half.y + distance;
    let is_sideways = geometry.orientation.is_sideways();
    // The rows of the board, along whichever edge they are seen.
    for row in 0..geometry.rows {
        let rank = geometry.rows - row;
        let label = if letters_are_rows {
            column_letter(row).to_string()
        } else if (rank - 1).is_multiple_of(step) {
            rank.to_string()
        } else {
            continue;
        };
        let at = geometry.centre(Cell::new(0, row)) * placement.cell;
        let place = match is_sideways {
            true => Pos2::new(centre.x + at.x, below),
            false => Pos2::new(left, centre.y - at.y),
        };
        write(ui, place, label, &font);
    }
    if coordinates == Coordinates::LetteredRowsOnly {
        return;
    }
    for col in (0..geometry.cols).step_by(step as usize) {
        let label = if letters_are_rows {
            (col + 1).to_string()
        } else {
            column_letter(col).to_string()
        };
        let at = geometry.centre(Cell::new(col, 0)) * placement.cell;
        let place = match is_sideways {
            true => Pos2::new(left, centre.y - at.y),
            false => Pos2::new(centre.x + at.x, below),
        };
        write(ui, place, label, &font);
    }
}

/// Writes the numbers of moves that may follow, as of a win by force, on the cells where they would go. A
/// cell that is used again bears its first number.
pub(crate) fn paint_steps(
    ui: &Ui,
    areas: &Areas,
    geometry: &Geometry,
    position: &Position,
    steps: &[ForcedMove],
) {
    let is_new = |&(index, step): &(usize, &ForcedMove)| {
        let mut before = steps[..index].iter();
        !before.any(|before| before.cell == step.cell)
    };
    let steps = steps.iter().enumerate().filter(is_new);
    paint_numbers(
        ui,
        areas,
        geometry,
        position,
        steps.map(|(index, step)| (step.cell, index as u32 + 1, Some(step.side))),
    );
}

/// Writes numbers on cells: in a circle of the colour of a side where there is one. Beside what lies on a
/// cell they are small, in its corner.
pub(crate) fn paint_numbers(
    ui: &Ui,
    areas: &Areas,
    geometry: &Geometry,
    position: &Position,
    numbers: impl Iterator<Item = (Cell, u32, Option<Side>)>,
) {
    let placement = placement_on_table(areas, geometry);
    let palette = Palette::of(ui.ctx());
    let centre = areas.to_window(placement.centre);
    let view = position.view();
    for (cell, number, side) in numbers {
        let is_empty = !view.contains(cell) || view.at(cell).count == 0;
        let (share, corner) = match is_empty {
            true => (0.36, vec2(0.0, 0.0)),
            false => (0.2, vec2(-0.32, -0.32)),
        };
        let most = MOST_RADIUS * palette.scale;
        let radius = (share * placement.cell)
            .min(most)
            .max(LEAST_RADIUS * palette.scale);
        let at = geometry.centre(cell) * placement.cell;
        let at = Pos2::new(centre.x + at.x, centre.y - at.y) + corner * placement.cell;
        let width = side.map_or(0.0, |_| 1.5 * palette.scale);
        let colour = side.map_or(palette.muted, |side| palette.mark_of(side));
        let stroke = Stroke::new(width, colour);
        ui.painter()
            .circle(at, radius, palette.table.gamma_multiply(0.8), stroke);
        let number = number.to_string();
        let font = palette.strong_font((0.85 * radius / palette.scale).max(9.0));
        ui.painter()
            .text(at, Align2::CENTER_CENTER, number, font, palette.text);
    }
}

/// Most and least radius of a number on a cell, in points at scale 1.
const MOST_RADIUS: f32 = 22.0;
const LEAST_RADIUS: f32 = 7.0;

/// Writes a label whose small letters or digits, not its line of text, have their middle here.
fn write(ui: &Ui, at: Pos2, label: String, font: &FontId) {
    let colour = Palette::of(ui.ctx()).muted;
    let is_number = label.starts_with(|c: char| c.is_ascii_digit());
    let sample = if is_number { "0" } else { "x" };
    let line = ui
        .painter()
        .layout_no_wrap(sample.to_owned(), font.clone(), colour);
    let rise = line.mesh_bounds.center().y;
    let text = ui.painter().layout_no_wrap(label, font.clone(), colour);
    let corner = at - vec2(text.size().x / 2.0, rise);
    ui.painter().galley(corner, text, colour);
}
