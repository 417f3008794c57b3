//! What is told of a game: its rules, its result and how it came about, why a try was refused.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Area, Context, Frame, Id, Order, RichText, Ui, pos2};

use crate::features::giving_up::given_up;
use crate::features::language::{Words, number, text};
use crate::features::marking::MarkingMode;
use crate::features::notifications::ProgramFault;
use crate::features::settings::Configs;
use crate::features::setup::side_key;
use crate::input::cursor::Cursor;
use crate::look::Look;
use crate::midend::{Match, Seat};
use crate::rules::{Outcome, Position};
use crate::states::Turn;
use crate::turn::computer_moves::LastResult;
use crate::turn::validation::LastRefusal;
use crate::widgets::controls::number::complaint;
use crate::widgets::labels::muted_line;
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::spoken::announce;
use crate::widgets::surface::hairline;
use crate::widgets::theme::{GRID, Palette, SURFACE_RADIUS, strong};

/// A refusal is shown this long, in seconds.
const REFUSAL_SECONDS: f32 = 2.5;

/// What can be said of the game besides what the match knows.
#[derive(SystemParam)]
pub(crate) struct StatusSources<'w> {
    refusal: Res<'w, LastRefusal>,
    cursor: Res<'w, Cursor>,
    fault: Res<'w, ProgramFault>,
    marking: Res<'w, MarkingMode>,
    pub(crate) last: Res<'w, LastResult>,
}

/// The result of a game in two sentences.
pub(crate) struct Ending {
    /// Who has won.
    sentence: String,
    /// How it came about.
    reason: String,
}

impl Ending {
    /// The result of a game that is over.
    pub(crate) fn of(
        cx: &ScreenContext,
        said: &StatusSources,
        game_match: &Match,
        turn: Turn,
    ) -> Option<Ending> {
        let outcome = game_match.result().filter(|_| turn == Turn::Over)?;
        let (words, configs) = (&cx.words, &cx.configs);
        let (sentence, reason) = result(words, configs, &said.fault, game_match, outcome);
        Some(Ending { sentence, reason })
    }

    pub(crate) fn show_sentence(&self, ui: &mut Ui, size: f32) {
        let palette = Palette::of(ui.ctx());
        let sentence = RichText::new(&self.sentence).text_style(strong());
        announce(&ui.label(sentence.size(size * palette.scale)));
    }

    pub(crate) fn show_reason(&self, ui: &mut Ui) {
        announce(&muted_line(ui, &self.reason));
    }
}

/// Why the last try was refused, or what to do next, over the lower edge of the board: where the eye
/// is, and where it moves no control.
pub(crate) fn message(
    context: &Context,
    cx: &ScreenContext,
    turn: Turn,
    said: &StatusSources,
    now: f32,
) {
    let (areas, words) = (&cx.areas, &cx.words);
    let is_new = |when: Duration| now - when.as_secs_f32() < REFUSAL_SECONDS;
    let refused = said.refusal.0.filter(|&(_, when)| is_new(when));
    let is_aimed = said.cursor.aimed && turn == Turn::Person && !said.marking.is_on();
    if turn == Turn::Over || refused.is_none() && !is_aimed {
        return;
    }
    let palette = Palette::of(context);
    let gap = GRID * palette.scale;
    // Messages of the program lie below it.
    let at = pos2(areas.board.center().x, areas.messages.min.y - gap / 2.0);
    let area = Area::new(Id::new("said"))
        .order(Order::Tooltip)
        .interactable(false)
        .pivot(Align2::CENTER_BOTTOM)
        .fixed_pos(at)
        .constrain(false)
        .fade_in(false);
    area.show(context, |ui| {
        ui.set_max_width(areas.board.width() - 4.0 * gap);
        Frame::new()
            .fill(palette.raised)
            .stroke(hairline(palette.hovered))
            .corner_radius(SURFACE_RADIUS)
            .inner_margin(gap)
            .show(ui, |ui| match refused {
                Some((reason, _)) => complaint(ui, &words.sentence(&reason.into())),
                None => announce(&ui.label(words.say("play-press-again"))),
            });
    });
}

/// The result of a game, and how it came about.
fn result(
    words: &Words,
    configs: &Configs,
    fault: &ProgramFault,
    game_match: &Match,
    outcome: Outcome,
) -> (String, String) {
    let position = game_match.position();
    let after = words.with("result-moves", &[("n", number(game_match.moves().len()))]);
    let look = Look::of(position.game());
    let and_after = |reason: Option<String>| match reason {
        Some(reason) => words.punctuation().sentences([&reason, &after]),
        None => after.clone(),
    };
    let declared = || Some(words.say("result-declared"));
    let Some(winner) = outcome.winner() else {
        let reason = match game_match.out_of_time() {
            Some(side) => Some(words.with(
                "result-drawn-on-time",
                &[
                    ("loser", text(&words.say(side_key(side)))),
                    ("name", text(&words.say(side_key(side.other())))),
                ],
            )),
            None if game_match.is_declared() => declared(),
            None => (look.drawn)(position).map(|key| words.say(key)),
        };
        return (words.say("result-draw"), and_after(reason));
    };
    let name = words.say(side_key(winner));
    let loser = words.say(side_key(winner.other()));
    let sentence = match (game_match.seat(winner), game_match.seat(winner.other())) {
        (Seat::Person, Seat::Computer(_)) => words.say("result-you-win"),
        (Seat::Computer(_), Seat::Person) => words.say("result-computer-wins"),
        _ => words.with("result-side-wins", &[("name", text(&name))]),
    };
    let reason = if game_match.resigned().is_some() {
        Some(given_up(words, configs, fault, game_match, &loser))
    } else if game_match.out_of_time().is_some() {
        Some(words.with("result-out-of-time", &[("name", text(&loser))]))
    } else if game_match.is_declared() {
        declared()
    } else {
        (look.won)(position).map(|key| how_won(words, key, position, &name, &loser))
    };
    (sentence, and_after(reason))
}

/// How a game was won, with the names of both sides and its parameters.
fn how_won(words: &Words, key: &str, position: &Position, winner: &str, loser: &str) -> String {
    let fields = position.fields();
    let mut arguments = vec![("name", text(winner)), ("loser", text(loser))];
    arguments.extend(fields.iter().map(|field| (field.key, number(field.value))));
    words.with(key, &arguments)
}
