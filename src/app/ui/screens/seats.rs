//! The two seats of a game: who sits there, whose turn it is, and who else could take a computer's
//! seat.

use bevy_egui::egui::{self, Id, Ui};

use super::setup::side_key;
use crate::app::state::intent::{HistoryCommand, Intents};
use crate::app::state::language::{Words, tenths};
use crate::app::state::settings::Configs;
use crate::app::state::states::Turn;
use crate::app::ui::opponents::{opponent_name, seat_entries, sitters};
use crate::app::ui::theme::{BODY, Palette, SMALL};
use crate::app::ui::widgets::button::Button;
use crate::app::ui::widgets::icon::Icon;
use crate::app::ui::widgets::picker::choose_from_list;
use crate::app::ui::widgets::side_mark::paint_side_mark;
use crate::app::ui::widgets::surface::target_height;
use crate::midend::{Match, Seat};
use crate::rules::{Outcome, Side};

/// The name of whoever plays a side: “You” only where there is one person.
#[must_use]
pub fn seat_name(words: &Words, configs: &Configs, game_match: &Match, side: Side) -> String {
    match (game_match.seat(side), game_match.seat(side.other())) {
        (Seat::Computer(opponent), _) => opponent_name(words, &configs.opponents, opponent),
        (Seat::Person, Seat::Person) => words.say(side_key(side)),
        (Seat::Person, Seat::Computer(_)) => words.say("play-you"),
    }
}

/// What the seats show besides the names.
#[derive(Clone, Copy, Debug)]
pub struct Seated {
    /// What the game waits for.
    pub turn: Turn,
    /// For how many seconds a computer has been thinking.
    pub thought: Option<f32>,
    /// Whether the game plays itself again: then it is nobody's turn.
    pub replayed: bool,
}

/// Shows who plays, whose turn it is, and for how long a computer has been thinking.
pub fn seats(
    ui: &mut Ui,
    words: &Words,
    configs: &Configs,
    game_match: &Match,
    seated: Seated,
    wide: bool,
    intents: &mut Intents,
) {
    let row = |ui: &mut Ui, side, width| {
        let height = if wide { 48.0 } else { 42.0 } * Palette::of(ui.ctx()).scale;
        let size = egui::vec2(width, height);
        seat_row(ui, words, configs, game_match, (side, seated), size)
    };
    let mut chosen = [None; 2];
    if wide {
        for side in Side::BOTH {
            chosen[side.index()] = row(ui, side, ui.available_width());
        }
    } else {
        ui.horizontal(|ui| {
            let width = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
            for side in Side::BOTH {
                chosen[side.index()] = row(ui, side, width);
            }
        });
    }
    for side in Side::BOTH {
        if let Some(seat) = chosen[side.index()] {
            intents.write(HistoryCommand::Seat(side, seat));
        }
    }
}

/// Who plays one side; the one who is to take the seat instead, where that was chosen.
fn seat_row(
    ui: &mut Ui,
    words: &Words,
    configs: &Configs,
    game_match: &Match,
    (side, seated): (Side, Seated),
    size: egui::Vec2,
) -> Option<Seat> {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let outcome = game_match.result();
    let to_move = outcome.is_none() && game_match.side_of_turn() == side;
    let active = to_move || outcome.and_then(Outcome::winner) == Some(side);
    let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    let painter = ui.painter();
    if active {
        painter.rect_filled(rect, 8, palette.control);
        let bar = egui::Rect::from_min_size(rect.min, egui::vec2(4.0 * scale, size.y));
        painter.rect_filled(bar, 2, palette.stone_of(side));
    }
    let centre = rect.left_center() + egui::vec2(26.0 * scale, 0.0);
    paint_side_mark(painter, centre, 13.0 * scale, side, &palette);
    let mut room = rect;
    let mut chosen = None;
    if outcome.is_none() && game_match.seat(side) != Seat::Person && !game_match.is_rated() {
        let end = target_height(ui).min(size.y);
        let place = egui::Align2::RIGHT_CENTER.align_size_within_rect(
            egui::vec2(end, end),
            rect.shrink2(egui::vec2(4.0 * scale, 0.0)),
        );
        room.max.x = place.left();
        chosen = other_sitter(ui, words, configs, game_match, side, [rect, place]);
    }
    let name = seat_name(words, configs, game_match, side);
    let (font, colour) = if active {
        (palette.strong_font(BODY), palette.text)
    } else {
        (palette.font(BODY), palette.muted)
    };
    let clipped = ui.painter().with_clip_rect(room.intersect(ui.clip_rect()));
    let middle = egui::pos2(rect.left() + 48.0 * scale, rect.center().y);
    let status = to_move
        .then(|| status_of(words, game_match, side, seated))
        .flatten();
    let Some(status) = status else {
        clipped.text(middle, egui::Align2::LEFT_CENTER, name, font, colour);
        return chosen;
    };
    let between = middle + egui::vec2(0.0, 1.0);
    clipped.text(between, egui::Align2::LEFT_BOTTOM, name, font, colour);
    let small = palette.font(SMALL);
    clipped.text(
        between,
        egui::Align2::LEFT_TOP,
        status,
        small,
        palette.muted,
    );
    chosen
}

/// What the game waits for from the side to move.
fn status_of(words: &Words, game_match: &Match, side: Side, seated: Seated) -> Option<String> {
    match (seated.turn, seated.thought) {
        _ if seated.replayed => None,
        (Turn::Computer, Some(seconds)) if seconds < 1.0 => Some(words.say("play-thinking")),
        (Turn::Computer, Some(seconds)) => {
            Some(words.with("play-thinking-time", &[("seconds", tenths(seconds))]))
        }
        (Turn::Waiting, _) => Some(words.say("play-waiting")),
        _ if game_match.seat(side) != Seat::Person => None,
        _ if game_match.seat(side.other()) != Seat::Person => Some(words.say("play-your-turn")),
        _ => Some(words.say("play-to-move")),
    }
}

/// The small button behind a computer's name with the list of those who can take its seat in the
/// midst of the game; the one that is chosen. The whole row opens it for a pointer, for it looks as if
/// it did; keys and screen readers have the button.
fn other_sitter(
    ui: &mut Ui,
    words: &Words,
    configs: &Configs,
    game_match: &Match,
    side: Side,
    [row, place]: [egui::Rect; 2],
) -> Option<Seat> {
    let position = game_match.position();
    let sitters = sitters(&configs.opponents, position);
    let now = sitters
        .iter()
        .position(|&seat| seat == game_match.seat(side));
    let mut chosen = now.unwrap_or(usize::MAX);
    let word = words.say("play-other-opponent");
    let id = Id::new(("other opponent", side));
    let row = ui
        .interact(row, id.with("row"), egui::Sense::CLICK)
        .on_hover_cursor(egui::CursorIcon::PointingHand);
    let builder = egui::UiBuilder::new().id_salt(id).max_rect(place);
    // It stands in the room of the row and takes none of its own.
    let ui = &mut ui.new_child(builder);
    let button = Button::bare(&word).icon(Icon::Chevron).icon_only();
    let mut response = button.show(ui);
    let entries = seat_entries(words, &configs.opponents, &sitters, position.game());
    let width = 260.0 * Palette::of(ui.ctx()).scale;
    let list = egui::Popup::default_response_id(&response);
    let was_open = egui::Popup::is_id_open(ui.ctx(), list);
    choose_from_list(ui, &mut response, &mut chosen, &entries, width);
    // A press while the list is open closes it, as every press beside it does.
    if row.clicked() && !was_open {
        egui::Popup::open_id(ui.ctx(), list);
    }
    let is_other = response.changed();
    is_other.then(|| sitters.get(chosen).copied()).flatten()
}
