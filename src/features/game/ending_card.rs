//! The end of a game where the eye is: a card over the board with the result, the reason and what can
//! be done next, away from the line or the move that ended it. It is shown once, when a game ends in
//! front of somebody; a press beside it puts it away, and the panel goes on saying the same.

use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align, Align2, Area, Context, Frame, Id, Layout, Margin, Order, Pos2, Sense, Stroke, Ui,
    pos2, vec2,
};

use crate::board::geometry::Geometry;
use crate::board::layout::{Areas, placement_on_table};
use crate::features::menu::egui_rect;
use crate::midend::Match;
use crate::midend::history::NodeId;
use crate::rules::{Cell, Event, Outcome, Side};
use crate::states::Turn;
use crate::widgets::controls::button::close_button;
use crate::widgets::painted::side_mark::paint_side_mark;
use crate::widgets::surface::target_height;
use crate::widgets::theme::{GRID, Palette, SURFACE_RADIUS};

/// Width of the card, in points at scale 1.
const WIDTH: f32 = 336.0;
/// Height of a card that was never measured, in points at scale 1.
const HEIGHT: f32 = 190.0;
/// Least height of the room for the board in which a card has room, in points at scale 1.
const LEAST_BOARD: f32 = 440.0;
/// Size of the sentence that says who has won, in points at scale 1.
pub(crate) const RESULT: f32 = 28.0;

/// A position of one of the games that were on the table.
type TablePosition = (u64, u32, NodeId);

fn place_of(game_match: &Match) -> TablePosition {
    let history = game_match.history();
    (game_match.plan().seed, game_match.game(), history.current())
}

/// Whether the card lies over the board.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(crate) struct EndingCard {
    is_open: bool,
    /// The game that somebody has seen going on.
    seen: Option<(u64, u32)>,
    /// The end that was shown last: whoever goes back and forth in a game sees it once.
    shown: Option<TablePosition>,
}

impl EndingCard {
    /// Keeps to the game on the table; whether the card lies over the board.
    pub(crate) fn follow(&mut self, game_match: &Match, turn: Turn) -> bool {
        let place = place_of(game_match);
        let game = (place.0, place.1);
        match turn {
            Turn::Over if self.shown != Some(place) => {
                // What was opened at its end is no news.
                self.is_open = self.seen == Some(game);
                self.shown = Some(place);
            }
            Turn::Over => {}
            Turn::Animating => self.is_open = false,
            _ => {
                self.is_open = false;
                self.seen = Some(game);
            }
        }
        self.is_open
    }

    /// Puts the card away.
    pub(crate) const fn close(&mut self) {
        self.is_open = false;
    }

    /// Whether a card has room over the board.
    pub(crate) fn has_room(areas: &Areas) -> bool {
        let board = areas.board.size() / areas.scale;
        !areas.portrait && board.y >= LEAST_BOARD && board.x >= WIDTH
    }
}

/// Shows the card with this content; whether somebody puts it away.
pub(crate) fn show(
    context: &Context,
    areas: &Areas,
    geometry: &Geometry,
    game_match: &Match,
    close: &str,
    content: impl FnOnce(&mut Ui),
) -> bool {
    let palette = Palette::of(context);
    let scale = palette.scale;
    let id = Id::new("ending card");
    let known = context.memory(|memory| memory.area_rect(id));
    let size = known.map_or(vec2(WIDTH, HEIGHT) * scale, |known| known.size());
    let (at, pivot) = place(areas, geometry, game_match, size);
    let winner = game_match.result().and_then(Outcome::winner);
    let area = Area::new(id)
        // Below sheets and lists, like the messages.
        .order(Order::Middle)
        .pivot(pivot)
        .fixed_pos(at)
        .constrain(false);
    let shown = area.show(context, |ui| {
        let edge = winner.map_or(palette.outline, |side| palette.mark_of(side));
        Frame::new()
            .fill(palette.raised)
            .stroke(Stroke::new(2.0 * scale, edge))
            .corner_radius(SURFACE_RADIUS)
            .inner_margin(Margin::same((2.0 * GRID * scale) as i8))
            .show(ui, |ui| {
                ui.set_width((WIDTH - 4.0 * GRID) * scale);
                ui.spacing_mut().item_spacing = vec2(GRID, GRID) * scale;
                let is_closed = head(ui, winner, close);
                content(ui);
                is_closed
            })
            .inner
    });
    let card = shown.response.rect;
    let is_beside = context.input(|input| {
        let pressed = input.pointer.any_pressed();
        let at = input.pointer.interact_pos().filter(|_| pressed);
        at.is_some_and(|at| egui_rect(areas.board).contains(at) && !card.contains(at))
    });
    shown.inner || is_beside
}

/// The shapes of whoever has won, and the cross at the right.
fn head(ui: &mut Ui, winner: Option<Side>, close: &str) -> bool {
    let palette = Palette::of(ui.ctx());
    let radius = 13.0 * palette.scale;
    let size = vec2(ui.available_width(), target_height(ui));
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        let sides = Side::BOTH.into_iter();
        for side in sides.filter(|&side| winner.is_none_or(|winner| winner == side)) {
            let (rect, _) = ui.allocate_exact_size(vec2(2.0 * radius, size.y), Sense::hover());
            paint_side_mark(ui.painter(), rect.center(), radius, side, &palette);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            close_button(ui, close.to_owned())
        })
        .inner
    })
    .inner
}

/// Where a card of this size covers least of what ended the game: at the lower edge of the board, or else
/// at the upper one.
fn place(
    areas: &Areas,
    geometry: &Geometry,
    game_match: &Match,
    size: egui::Vec2,
) -> (Pos2, Align2) {
    let placement = placement_on_table(areas, geometry);
    let middle = areas.to_window(placement.centre);
    let inset = 2.0 * GRID * areas.scale;
    let half = geometry.extent().y / 2.0 * placement.cell - inset;
    let covered = |y: f32, pivot: Align2| {
        let card = pivot.anchor_size(pos2(middle.x, y), size);
        let near = card.expand(placement.cell / 2.0);
        let cells = ended_by(game_match).into_iter();
        let places = cells.map(|cell| {
            let at = geometry.centre(cell) * placement.cell;
            pos2(middle.x + at.x, middle.y - at.y)
        });
        places.filter(|&at| near.contains(at)).count()
    };
    let below = (middle.y + half, Align2::CENTER_BOTTOM);
    let above = (middle.y - half, Align2::CENTER_TOP);
    let (y, pivot) = match covered(below.0, below.1) <= covered(above.0, above.1) {
        true => below,
        false => above,
    };
    (pos2(middle.x, y), pivot)
}

/// The line that ended the game, or where its last move went.
fn ended_by(game_match: &Match) -> Vec<Cell> {
    let line = game_match
        .last_events()
        .iter()
        .find_map(|event| match event {
            Event::Line { cells, .. } => Some(cells.clone()),
            _ => None,
        });
    line.unwrap_or_else(|| game_match.history().last_target().into_iter().collect())
}
