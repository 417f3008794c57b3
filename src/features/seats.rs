//! The two seats of a game: who sits there, whose turn it is, and who else could take a computer's
//! seat.

use std::sync::Arc;

use bevy_egui::egui::{self, Id, Ui};

use crate::features::clocks::panel::ShownClock;
use crate::features::language::{Words, number, tenths};
use crate::features::opponents::OpponentCommand;
use crate::features::opponents::words::{opponent_name, seat_entries, sitters};
use crate::features::records::PersonStanding;
use crate::features::settings::Configs;
use crate::features::setup::side_key;
use crate::intent::Intent;
use crate::midend::{Match, Seat};
use crate::rules::{Outcome, Side};
use crate::states::Turn;
use crate::turn::undo::HistoryCommand;
use crate::widgets::controls::picker::choose_from_list;
use crate::widgets::controls::popup_menu::open_for_pointer;
use crate::widgets::icon::{Icon, paint_icon};
use crate::widgets::one_line::{one_line, tabular_line};
use crate::widgets::painted::side_mark::paint_side_mark;
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::spoken::name_painted;
use crate::widgets::surface::Control;
use crate::widgets::theme::{BODY, GRID, HEADING, Palette, SMALL};

/// The name of whoever plays a side: “You” only where there is one person.
#[must_use]
pub(crate) fn seat_name(
    words: &Words,
    configs: &Configs,
    game_match: &Match,
    side: Side,
) -> String {
    match (game_match.seat(side), game_match.seat(side.other())) {
        (Seat::Computer(opponent), _) => opponent_name(words, &configs.opponents, opponent),
        (Seat::Person, Seat::Person) => words.say(side_key(side)),
        (Seat::Person, Seat::Computer(_)) => words.say("play-you"),
    }
}

/// Who plays a side, where the side is named beside.
fn sitter(words: &Words, configs: &Configs, game_match: &Match, side: Side) -> String {
    match game_match.seats() {
        [Seat::Person, Seat::Person] => words.say("setup-person"),
        _ => seat_name(words, configs, game_match, side),
    }
}

/// Width that is kept for what the game waits for, in points at scale 1.
const STATUS: f32 = 64.0;

/// What the seats show besides the names.
#[derive(Clone, Debug)]
pub(crate) struct Seated {
    /// What the game waits for.
    pub turn: Turn,
    /// For how many seconds a computer has been thinking.
    pub thought: Option<f32>,
    /// Whether the game plays itself again: then it is nobody's turn.
    pub replayed: bool,
    /// Where the person stands among the levels, if that is known.
    pub standing: Option<PersonStanding>,
    /// The clocks of both sides, if the game has any.
    pub clocks: [Option<ShownClock>; 2],
}

/// How the two seats stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Arrangement {
    /// One above the other.
    Stacked,
    /// Side by side, as there is little room.
    SideBySide,
}

/// What a seat is drawn with: where its mark and its words stand, in points at scale 1.
struct Measure {
    mark: f32,
    radius: f32,
    words: f32,
    height: f32,
    /// Size of a clock's digits; in small seats they stand below the name.
    digits: f32,
    is_small: bool,
    /// Width of the button that opens the list of opponents; the whole seat opens it.
    change: f32,
}

impl Arrangement {
    const fn measure(self) -> Measure {
        match self {
            Arrangement::Stacked => Measure {
                mark: 26.0,
                radius: 13.0,
                words: 48.0,
                height: 48.0,
                digits: HEADING,
                is_small: false,
                change: 32.0,
            },
            Arrangement::SideBySide => Measure {
                mark: 18.0,
                radius: 9.0,
                words: 34.0,
                height: 44.0,
                digits: BODY,
                is_small: true,
                change: 24.0,
            },
        }
    }
}

/// Shows who plays, whose turn it is, and for how long a computer has been thinking.
pub(crate) fn seats(
    ui: &mut Ui,
    cx: &mut ScreenContext,
    game_match: &Match,
    seated: &Seated,
    arrangement: Arrangement,
) {
    let measure = arrangement.measure();
    let row = |ui: &mut Ui, side, width| {
        let size = egui::vec2(width, measure.height * Palette::of(ui.ctx()).scale);
        let seated = (side, seated);
        seat_row(ui, cx, game_match, seated, &measure, size)
    };
    let mut chosen = [None; 2];
    match arrangement {
        Arrangement::Stacked => {
            for side in Side::BOTH {
                chosen[side.index()] = row(ui, side, ui.available_width());
            }
        }
        Arrangement::SideBySide => {
            let needed = Side::BOTH.map(|side| needed_width(ui, cx, game_match, side, &measure));
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = GRID / 2.0 * Palette::of(ui.ctx()).scale;
                let room = ui.available_width() - ui.spacing().item_spacing.x;
                // A long name gets the room that a short one leaves.
                let [first, second] = needed;
                let spare = (room - first - second) / 2.0;
                let first = if first.max(second) <= room / 2.0 {
                    room / 2.0
                } else if spare > 0.0 {
                    first + spare
                } else {
                    room * first / (first + second)
                };
                for (side, width) in Side::BOTH.into_iter().zip([first, room - first]) {
                    chosen[side.index()] = row(ui, side, width);
                }
            });
        }
    }
    for wanted in chosen.into_iter().flatten() {
        cx.intents.write(wanted);
    }
}

/// Whether somebody else could take this seat.
fn can_change(game_match: &Match, side: Side) -> bool {
    let is_over = game_match.result().is_some();
    !is_over && game_match.seat(side) != Seat::Person && !game_match.is_rated()
}

/// Width of a seat in which the name has its room.
fn needed_width(
    ui: &Ui,
    cx: &ScreenContext,
    game_match: &Match,
    side: Side,
    measure: &Measure,
) -> f32 {
    let palette = Palette::of(ui.ctx());
    let name = seat_name(&cx.words, &cx.configs, game_match, side);
    let name = ui
        .painter()
        .layout_no_wrap(name, palette.strong_font(BODY), palette.text);
    let end = match can_change(game_match, side) {
        true => measure.change * palette.scale,
        false => GRID * palette.scale,
    };
    let shown = name.size().x.max(STATUS * palette.scale);
    measure.words * palette.scale + shown + end
}

/// Who plays one side; what is wanted of the list of those who could take the seat instead.
fn seat_row(
    ui: &mut Ui,
    cx: &ScreenContext,
    game_match: &Match,
    (side, seated): (Side, &Seated),
    measure: &Measure,
    size: egui::Vec2,
) -> Option<Intent> {
    let (words, configs) = (&cx.words, &cx.configs);
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
        painter.rect_filled(bar, 2, palette.mark_of(side));
    }
    let centre = rect.left_center() + egui::vec2(measure.mark * scale, 0.0);
    paint_side_mark(painter, centre, measure.radius * scale, side, &palette);
    let clock = seated.clocks[side.index()].as_ref();
    // Whose turn it is and for how long somebody thinks is news, and told as such.
    let signs = words.punctuation();
    let who = signs.labelled(
        &words.say(side_key(side)),
        &sitter(words, configs, game_match, side),
    );
    let time = clock.map_or("", |clock| clock.told.as_str());
    name_painted(
        ui,
        &format!("seat {}", side.index()),
        rect,
        &signs.pauses([who.as_str(), time]),
    );
    let left = rect.left() + measure.words * scale;
    let mut right = rect.right() - GRID / 2.0 * scale;
    let mut chosen = None;
    if can_change(game_match, side) {
        let mut place = rect;
        place.set_left(rect.right() - measure.change * scale);
        right = place.left();
        let seated = (side, seated);
        chosen = other_sitter(ui, cx, game_match, seated, [rect, place]);
    }
    let clock_line = clock.map(|clock| {
        let colour = match clock.is_short {
            true => palette.warning_text,
            false if to_move => palette.text,
            false => palette.muted,
        };
        let font = palette.strong_font(measure.digits);
        let line = tabular_line(ui, &clock.text, font, colour, right - left);
        (line, colour)
    });
    if let (Some((line, colour)), false) = (&clock_line, measure.is_small) {
        right -= line.size().x + GRID / 2.0 * scale;
        let at = egui::pos2(right, rect.center().y - line.size().y / 2.0);
        ui.painter().galley(at, Arc::clone(line), *colour);
        right -= GRID / 2.0 * scale;
    }
    let room = (right - left).max(1.0);
    let name = seat_name(words, configs, game_match, side);
    let colour = if active { palette.text } else { palette.muted };
    let font = |size: f32| match active {
        true => palette.strong_font(size),
        false => palette.font(size),
    };
    let mut name_line = one_line(ui, name.clone(), font(BODY), colour, room);
    if name_line.elided {
        name_line = one_line(ui, name, font(SMALL), colour, room);
    }
    let status = to_move
        .then(|| status_of(words, game_match, side, seated))
        .flatten();
    let small = palette.font(SMALL);
    let mut lines = vec![name_line];
    lines.extend(match clock_line.filter(|_| measure.is_small) {
        Some((line, _)) => Some(line),
        None => status.map(|status| {
            let line = tabular_line(ui, &status, small.clone(), palette.muted, room);
            let is_thinking = to_move && seated.thought.is_some();
            match line.elided && is_thinking {
                // Where there is no room, nobody misses the seconds.
                true => one_line(ui, words.say("play-thinking"), small, palette.muted, room),
                false => line,
            }
        }),
    });
    let height: f32 = lines.iter().map(|line| line.size().y).sum();
    let mut top = rect.center().y - height / 2.0;
    for line in lines {
        let at = egui::pos2(left, top);
        top += line.size().y;
        ui.painter().galley(at, line, colour);
    }
    chosen
}

/// A button of exactly this place, however narrow, with the sign of a list behind it.
fn chevron(ui: &mut Ui, word: &str, place: egui::Rect) -> egui::Response {
    let palette = Palette::of(ui.ctx());
    let control = Control::allocate(ui, place.size(), word);
    control.tell(egui::WidgetType::Button, word);
    let colour = palette.muted.lerp_to_gamma(palette.text, control.hover);
    let (at, side) = (place.center(), 14.0 * palette.scale);
    paint_icon(ui.painter(), at, side, Icon::Chevron, colour);
    control.paint_focus(ui);
    control.response.on_hover_text(word)
}

/// What the game waits for from the side to move.
fn status_of(words: &Words, game_match: &Match, side: Side, seated: &Seated) -> Option<String> {
    match (seated.turn, seated.thought) {
        _ if seated.replayed => None,
        (Turn::Computer, Some(seconds)) if seconds < 1.0 => Some(words.say("play-thinking")),
        (Turn::Computer, Some(seconds)) => {
            let seconds = match seconds {
                0.0..100.0 => tenths(seconds),
                // Nobody counts tenths any more, and there is no room for them.
                _ => number(seconds as i64),
            };
            Some(words.with("play-thinking-time", &[("seconds", seconds)]))
        }
        (Turn::Waiting, _) => Some(words.say("play-waiting")),
        _ if game_match.seat(side) != Seat::Person => None,
        _ if game_match.seat(side.other()) != Seat::Person => Some(words.say("play-your-turn")),
        _ => Some(words.say("play-to-move")),
    }
}

/// The small button behind a computer's name with the list of those who can take its seat in the
/// midst of the game; what is wanted of the list. The whole row opens it for a pointer, for it looks as if
/// it did; keys and screen readers have the button.
fn other_sitter(
    ui: &mut Ui,
    cx: &ScreenContext,
    game_match: &Match,
    (side, seated): (Side, &Seated),
    [row, place]: [egui::Rect; 2],
) -> Option<Intent> {
    let position = game_match.position();
    let (words, configs, game) = (&cx.words, &cx.configs, position.game());
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
    let mut response = chevron(ui, &word, place);
    let entries = seat_entries(words, configs, &sitters, seated.standing, game);
    let list = egui::Popup::default_response_id(&response);
    let was_open = egui::Popup::is_id_open(ui.ctx(), list);
    let about = choose_from_list(ui, &mut response, &word, &mut chosen, &entries, row.rect);
    // A press while the list is open closes it, as every press beside it does.
    if row.clicked() && !was_open {
        open_for_pointer(&response);
    }
    if let Some(opponent) = about.and_then(|index| sitters.get(index)?.opponent()) {
        return Some(OpponentCommand::About(opponent, side).into());
    }
    let is_other = response.changed();
    let other = is_other.then(|| sitters.get(chosen).copied()).flatten();
    other.map(|seat| HistoryCommand::Seat(side, seat).into())
}
