//! Letters and numbers at the board's edge, as the keys and the move list use them.

use bevy_egui::egui::{Align2, Pos2, Ui};

use crate::app::layout::{Areas, LABEL_ROOM, board_room, placement_of};
use crate::app::scene::geometry::Geometry;
use crate::app::theme::{Palette, SMALL};
use crate::games::notation::column_letter;
use crate::games::{Cell, GameKind};
use crate::table::Sitting;

/// Paints the coordinates of the game on the table.
pub fn paint(ui: &Ui, areas: &Areas, sitting: &Sitting) {
    let position = sitting.position();
    let geometry = Geometry::of(position);
    let room = board_room(areas);
    let placement = placement_of(areas, &geometry, room);
    let palette = Palette::of(ui.ctx());
    let half = geometry.extent() / 2.0 * placement.cell;
    let centre = areas.to_window(placement.centre);
    let font = palette.font(SMALL);
    let letters_are_rows = matches!(geometry.kind, GameKind::Nim | GameKind::Northcott);
    // Where cells are small only every second or third number has room.
    let step = (22.0 / placement.cell).ceil().max(1.0) as u8;
    let left = centre.x - half.x - LABEL_ROOM / 2.0;
    let below = centre.y + half.y + LABEL_ROOM / 2.0;
    for row in 0..geometry.rows {
        let y = centre.y - geometry.centre(Cell::new(0, row)).y * placement.cell;
        let rank = geometry.rows - row;
        let label = if letters_are_rows {
            column_letter(row).to_string()
        } else if (rank - 1).is_multiple_of(step) {
            rank.to_string()
        } else {
            continue;
        };
        let at = Pos2::new(left, y);
        ui.painter().text(
            at,
            Align2::CENTER_CENTER,
            label,
            font.clone(),
            palette.muted,
        );
    }
    if geometry.kind == GameKind::Nim {
        return;
    }
    for col in (0..geometry.cols).step_by(step as usize) {
        let x = centre.x + geometry.centre(Cell::new(col, 0)).x * placement.cell;
        let label = if letters_are_rows {
            (col + 1).to_string()
        } else {
            column_letter(col).to_string()
        };
        ui.painter().text(
            Pos2::new(x, below),
            Align2::CENTER_CENTER,
            label,
            font.clone(),
            palette.muted,
        );
    }
}
