//! What is told of a game: its rules, its result and how it came about, why a try was refused.

use bevy::prelude::*;
use bevy_egui::egui::{RichText, Ui};

use crate::app::flow::Table;
use crate::app::language::{Words, number, text};
use crate::app::screens::giving_up::given_up;
use crate::app::screens::setup::{refusal, side_key};
use crate::app::settings::Configs;
use crate::app::states::Turn;
use crate::app::theme::{HEADING, Palette, strong};
use crate::app::widgets::number::complaint;
use crate::games::mnk::{Mnk, Rule};
use crate::games::nim::Nim;
use crate::games::{Game as _, GameKind, Outcome, Position};
use crate::table::{Seat, Sitting};

/// A refusal is shown this long, in seconds.
const REFUSAL_SECONDS: f32 = 2.5;

/// The result, or why the last try was refused, or what to do next in Nim.
pub(super) fn message(
    ui: &mut Ui,
    words: &Words,
    configs: &Configs,
    sitting: &Sitting,
    turn: Turn,
    table: &Table,
    now: f32,
) {
    let palette = Palette::of(ui.ctx());
    if turn == Turn::Over {
        if let Some(outcome) = sitting.result() {
            let (sentence, reason) = result(words, configs, table, sitting, outcome);
            ui.label(
                RichText::new(sentence)
                    .text_style(strong())
                    .size(HEADING * palette.scale),
            );
            ui.label(RichText::new(reason).color(palette.muted));
        }
        return;
    }
    if let Some((reason, when)) = table.refused
        && now - when.as_secs_f32() < REFUSAL_SECONDS
    {
        complaint(ui, &refusal(words, reason), &palette);
    } else if table.cursor.aimed && turn == Turn::Person {
        ui.label(RichText::new(words.say("play-tap-again")).color(palette.muted));
    }
}

/// The rules of a game in a few sentences; with renju those about forbidden points too.
#[must_use]
pub fn rules_in_short(words: &Words, position: &Position) -> String {
    let rules = words.say(&format!("game-{}-rules", position.kind().id()));
    let is_renju = position
        .as_game::<Mnk>()
        .is_some_and(|game| game.params().rule == Rule::Renju);
    match is_renju {
        true => format!("{rules} {}", words.say("play-rules-renju")),
        false => rules,
    }
}

/// The result of a game, and how it came about.
#[must_use]
pub fn result(
    words: &Words,
    configs: &Configs,
    table: &Table,
    sitting: &Sitting,
    outcome: Outcome,
) -> (String, String) {
    let position = sitting.position();
    let after = words.with(
        "result-moves",
        &[("n", number(sitting.moves().len() as i64))],
    );
    let Some(winner) = outcome.winner() else {
        let is_full = position
            .as_game::<Mnk>()
            .is_none_or(|game| game.stones() == game.params().cells());
        let key = match is_full {
            true => "result-mnk-draw",
            false => "result-mnk-stuck",
        };
        let reason = format!("{} {after}", words.say(key));
        return (words.say("result-draw"), reason);
    };
    let name = words.say(side_key(winner));
    let loser = words.say(side_key(winner.other()));
    let sentence = match (sitting.seat(winner), sitting.seat(winner.other())) {
        (Seat::Person, Seat::Computer(_)) => words.say("result-you-win"),
        (Seat::Computer(_), Seat::Person) => words.say("result-computer-wins"),
        _ => words.with("result-side-wins", &[("name", text(&name))]),
    };
    let reason = match position.kind() {
        _ if sitting.resigned().is_some() => given_up(words, configs, table, sitting, &loser),
        GameKind::Nim if position.as_game::<Nim>().is_some_and(Nim::is_misere) => {
            words.with("result-nim-misere", &[("name", text(&loser))])
        }
        GameKind::Nim => words.with("result-nim", &[("name", text(&name))]),
        GameKind::Corner => words.with("result-corner", &[("name", text(&name))]),
        GameKind::Northcott => words.with("result-northcott", &[("name", text(&loser))]),
        GameKind::Mnk => {
            let len = position
                .as_game::<Mnk>()
                .map_or(0, |game| game.params().len);
            words.with("result-mnk", &[("len", number(len))])
        }
        GameKind::Atoms => words.with("result-atoms", &[("name", text(&loser))]),
    };
    (sentence, format!("{reason} {after}"))
}
