//! Screens with a list whose chosen entry is told in detail: side by side where there is room.

use bevy_egui::egui::{Rect, pos2, vec2};

/// Width of the room above which list and detail stand side by side, in points at scale 1.
const SIDE_BY_SIDE: f32 = 760.0;
/// Most width of everything together.
const WIDEST: f32 = 1240.0;
/// The largest share of the width that the list takes.
const WIDEST_LIST: f32 = 0.5;

/// The places of a list of this width, in points at scale 1, and of the detail beside it, with this gap
/// in points between them; nothing in a room in which the detail stands in the list.
#[must_use]
pub(super) fn side_by_side(room: Rect, scale: f32, gap: f32, list: f32) -> Option<(Rect, Rect)> {
    if room.width() <= SIDE_BY_SIDE * scale {
        return None;
    }
    let size = vec2(room.width().min(WIDEST * scale), room.height());
    let room = Rect::from_center_size(room.center(), size);
    let split = room.left() + (list * scale).min(room.width() * WIDEST_LIST);
    let list = Rect::from_min_max(room.min, pos2(split, room.bottom()));
    let detail = Rect::from_min_max(pos2(split + gap, room.top()), room.max);
    Some((list, detail))
}
