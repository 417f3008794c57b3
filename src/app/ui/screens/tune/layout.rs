//! Where the parts of the screen lie, in windows of every form.

use bevy::prelude::*;

use crate::app::board::layout::Areas;

/// Width of the list of files, in points at scale 1.
const LIST: f32 = 300.0;
/// Most width of everything together.
const WIDEST: f32 = 1180.0;
/// Least width of the window in which list and values stand side by side.
const SIDE_BY_SIDE: f32 = 760.0;
/// Least height of the list.
const LIST_HEIGHT: f32 = 330.0;
/// Height of the board above the values in a narrow window, as a share of the window's.
const BOARD_SHARE: f32 = 0.2;

/// Where everything lies, in logical pixels from the window's upper left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct TuneLayout {
    /// The list of files; nothing where the values have its room.
    pub list: Option<Rect>,
    /// The values.
    pub values: Rect,
    /// The board.
    pub board: Rect,
}

impl TuneLayout {
    /// The layout in a window.
    pub(super) fn of(areas: &Areas) -> TuneLayout {
        let gap = areas.margin();
        let scale = areas.scale;
        let room = areas.free.inflate(-gap);
        let half = (room.width().min(WIDEST * scale) / 2.0).max(1.0);
        let middle = room.center().x;
        let room = Rect::new(middle - half, room.min.y, middle + half, room.max.y);
        if areas.window.x > SIDE_BY_SIDE * scale {
            let split = room.min.x + LIST * scale;
            let low = (room.max.y - LIST * scale).max(room.min.y + LIST_HEIGHT * scale);
            TuneLayout {
                list: Some(Rect::new(
                    room.min.x,
                    room.min.y,
                    split,
                    low.min(room.max.y),
                )),
                values: Rect::new(split + gap, room.min.y, room.max.x, room.max.y),
                board: Rect::new(room.min.x, (low + gap).min(room.max.y), split, room.max.y),
            }
        } else {
            let split = room.min.y + areas.window.y * BOARD_SHARE;
            TuneLayout {
                list: None,
                values: Rect::new(room.min.x, split + gap, room.max.x, room.max.y),
                board: Rect::new(room.min.x, room.min.y, room.max.x, split),
            }
        }
    }
}
