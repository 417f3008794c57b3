//! Where everything of the menu lies, in windows of every form.

use bevy::prelude::*;
use bevy_egui::egui::{self, Pos2};

use crate::board::layout::Areas;
use crate::widgets::TOUCH_TARGET;

/// Where everything of the menu lies, in logical pixels from the window's upper left corner.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct MenuLayout {
    /// The cards in the order of the games.
    pub cards: Vec<Rect>,
    /// The boards on the cards.
    pub pictures: Vec<Rect>,
    /// The words on the cards.
    pub words: Vec<Rect>,
    /// The name sign.
    pub head: Rect,
    /// The button that continues the game that was left, if there is one.
    pub resume: Rect,
    /// The ways to everything else.
    pub foot: Rect,
    /// Whether the cards lie in a column, picture beside words.
    pub column: bool,
    /// How many times larger than usual everything is.
    pub scale: f32,
}

impl MenuLayout {
    /// The layout in a window: up to five games in a row, three in a row on a tablet, a column on a phone, or two
    /// columns where a game more would have no room for its words.
    /// Where a game waits, a column begins with the button that continues it; elsewhere that has
    /// room beside the name.
    pub(crate) fn of(areas: &Areas, games: usize, game_waits: bool) -> MenuLayout {
        let size = areas.free.size() / areas.scale;
        let mut layout = MenuLayout::of_usual_size(size, games, game_waits);
        layout.scale = areas.scale;
        let lists = [&mut layout.cards, &mut layout.pictures, &mut layout.words];
        let single = [&mut layout.head, &mut layout.resume, &mut layout.foot];
        let of_lists = lists.into_iter().flatten();
        for rect in of_lists.chain(single) {
            *rect = Rect::from_corners(
                areas.free.min + rect.min * areas.scale,
                areas.free.min + rect.max * areas.scale,
            );
        }
        layout
    }

    /// The layout at scale 1 in a room of this size.
    fn of_usual_size(window: Vec2, games: usize, game_waits: bool) -> MenuLayout {
        let margin = if window.min_element() < 500.0 {
            12.0
        } else {
            (window.x * 0.025).clamp(24.0, 96.0)
        };
        let gap = if window.x < 700.0 { 8.0 } else { 16.0 };
        // A phone that is held upright keeps its column when messages take some of its height.
        let low = window.y < 480.0 && (window.x > window.y || window.y < 300.0);
        let games_in_a_row = if low {
            MOST_IN_A_LOW_ROW
        } else {
            MOST_IN_A_ROW
        };
        let column_head = if game_waits {
            44.0 + gap + TOUCH_TARGET
        } else {
            68.0
        };
        let per_row = if window.x < 560.0 && !low {
            let gaps = gap * (games as f32 + 1.0);
            let room = window.y - 2.0 * margin - column_head - COLUMN_FOOT - gaps;
            let is_crowded = games > MOST_IN_A_ROW && room < LOWEST_CARD * games as f32;
            if is_crowded { 2 } else { 1 }
        } else if window.x < 900.0 && !low {
            3
        } else {
            // Rows of about the same length.
            let rows = games.div_ceil(games_in_a_row).max(1);
            games.div_ceil(rows).max(1)
        };
        let column = per_row == 1;
        let below_name = column && game_waits;
        let head_height: f32 = match (low, column) {
            (true, _) => 44.0,
            (_, true) => column_head,
            _ => 100.0,
        };
        let foot_height: f32 = if column { COLUMN_FOOT } else { 44.0 };
        let head = Rect::new(
            margin,
            margin,
            (window.x - margin).max(margin),
            margin + head_height,
        );
        let resume = if below_name {
            Rect::new(
                head.min.x,
                head.max.y - TOUCH_TARGET,
                head.max.x,
                head.max.y,
            )
        } else {
            let width = (head.width() - 200.0).clamp(120.0, 340.0).min(head.width());
            let height = 48.0_f32.min(head_height);
            let top = head.min.y + if low { 0.0 } else { 8.0 };
            Rect::new(head.max.x - width, top, head.max.x, top + height)
        };
        let foot_top = (window.y - margin - foot_height).max(head.max.y);
        let foot = Rect::new(margin, foot_top, head.max.x, foot_top + foot_height);
        let rows = games.div_ceil(per_row).max(1);
        let room = Rect::new(margin, head.max.y + gap, head.max.x, foot.min.y - gap);
        let width = (room.width() - gap * (per_row as f32 - 1.0)) / per_row as f32;
        let tallest = if column { 132.0 } else { width * 1.72 };
        let height = ((room.height() - gap * (rows as f32 - 1.0)) / rows as f32)
            .clamp(1.0, tallest.max(1.0));
        let used = height * rows as f32 + gap * (rows as f32 - 1.0);
        let top = room.min.y + ((room.height() - used) / 2.0).max(0.0) * 0.8;
        let mut layout = MenuLayout {
            cards: Vec::new(),
            pictures: Vec::new(),
            words: Vec::new(),
            head,
            resume,
            foot,
            column,
            scale: 1.0,
        };
        for i in 0..games {
            let (row, col) = (i / per_row, i % per_row);
            let in_this_row = (games - row * per_row).min(per_row);
            let row_width = in_this_row as f32 * width + (in_this_row as f32 - 1.0) * gap;
            let left = room.min.x + (room.width() - row_width) / 2.0;
            let min = Vec2::new(
                left + col as f32 * (width + gap),
                top + row as f32 * (height + gap),
            );
            let card = Rect::from_corners(min, min + Vec2::new(width, height));
            layout.add_card(card, low);
        }
        layout
    }

    /// Adds a card with its picture and its words: side by side in a column of cards, else one
    /// above the other.
    fn add_card(&mut self, card: Rect, low: bool) {
        let inset = if self.column || low { 8.0 } else { 14.0 };
        let inner = card.inflate(-inset);
        let (picture, words) = if self.column {
            let side = inner.height().max(1.0).min(inner.width() * 0.4);
            let split = inner.min.x + side * 1.25;
            (
                Rect::new(inner.min.x, inner.min.y, split, inner.max.y),
                Rect::new(split + 14.0, inner.min.y, inner.max.x, inner.max.y),
            )
        } else {
            // Where there is no room for both, the picture says more than the line below the name.
            let is_low = low || inner.height() < LOWEST_WITH_LINE;
            let text = if is_low { 28.0_f32 } else { 76.0 };
            let split = (inner.max.y - text).max(inner.min.y + 1.0);
            (
                Rect::new(inner.min.x, inner.min.y, inner.max.x, split),
                Rect::new(inner.min.x, split + 8.0, inner.max.x, inner.max.y),
            )
        };
        self.cards.push(card);
        self.pictures.push(picture);
        self.words.push(words);
    }
}

/// So many cards lie beside each other in a wide window, and in a low one, which has room for a single row.
const MOST_IN_A_ROW: usize = 5;
const MOST_IN_A_LOW_ROW: usize = 9;
/// The least height of a card in a column on a phone.
const LOWEST_CARD: f32 = 48.0;
/// The least height inside a card for a picture, the name and a line.
const LOWEST_WITH_LINE: f32 = 120.0;
/// The height of the foot below a column.
const COLUMN_FOOT: f32 = 96.0;

/// Width of a foot that has room for words on its buttons, at scale 1.
pub(crate) const WIDE_FOOT: f32 = 700.0;

/// An area in egui's own type.
pub(crate) fn egui_rect(rect: Rect) -> egui::Rect {
    egui::Rect::from_min_max(
        Pos2::new(rect.min.x, rect.min.y),
        Pos2::new(rect.max.x, rect.max.y),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_do_not_overlap_and_stay_in_the_window() {
        let sizes = [
            (320, 480),
            (375, 667),
            (667, 375),
            (768, 1024),
            (1280, 720),
            (3840, 2160),
        ];
        let windows = sizes.into_iter().chain(sizes).enumerate();
        let with_games = windows.flat_map(|window| [5, 6, 9].map(|games| (window, games)));
        for ((index, (w, h)), games) in with_games {
            let game_waits = index >= sizes.len();
            let window = Vec2::new(w as f32, h as f32);
            let layout = MenuLayout::of(&Areas::of(window), games, game_waits);
            for (i, a) in layout.cards.iter().enumerate() {
                assert!(
                    a.min.cmpge(Vec2::ZERO).all() && a.max.cmple(window).all(),
                    "{w}×{h}"
                );
                let narrowest = if h < 480 || w < 360 { 60.0 } else { 120.0 };
                assert!(
                    a.width() >= narrowest && a.height() >= 40.0,
                    "{games} on {w}×{h}: {a:?}"
                );
                assert!(a.intersect(layout.foot).is_empty(), "{w}×{h}");
                assert!(a.intersect(layout.head).is_empty(), "{w}×{h}");
                assert!(a.intersect(layout.resume).is_empty(), "{w}×{h}");
                for b in &layout.cards[i + 1..] {
                    assert!(a.intersect(*b).is_empty(), "{w}×{h}");
                }
            }
        }
    }

    #[test]
    fn a_tiny_window_gets_a_layout_too() {
        for size in [1.0, 50.0, 200.0] {
            let layout = MenuLayout::of(&Areas::of(Vec2::splat(size)), 5, true);
            for rect in layout.pictures {
                assert!(rect.width().is_finite() && rect.height().is_finite());
            }
        }
    }
}
