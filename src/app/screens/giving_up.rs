//! Giving up: the flag at the head or the end of the panel, the question whether it is meant, and how it is
//! told afterwards, also of a program that could not go on.

use bevy::prelude::*;
use bevy_egui::egui::{RichText, Ui};

use super::seats::seat_name;
use crate::app::flow::Table;
use crate::app::intent::Intent;
use crate::app::language::{Words, number, tenths, text};
use crate::app::settings::Configs;
use crate::app::theme::{GRID, Palette};
use crate::app::widgets::button::Button;
use crate::app::widgets::icon::Icon;
use crate::games::mnk::Mnk;
use crate::games::notation::cell_text;
use crate::games::{Cell, Game as _, Position};
use crate::players::external::Fault;
use crate::table::Sitting;

/// In which game of the sitting somebody has pressed the flag and has not answered yet.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GivingUp(pub Option<u32>);

/// Makes room for the question.
pub fn plugin(app: &mut App) {
    app.init_resource::<GivingUp>();
}

/// The button in the menu of a game, wherever a person could give up. It only asks.
pub fn give_up_button(ui: &mut Ui, words: &Words, sitting: &Sitting, asked: &mut GivingUp) {
    if sitting.may_resign().is_none() {
        return;
    }
    let word = words.say("play-resign");
    let button = Button::quiet(&word).icon(Icon::Flag).wide();
    if button.show(ui).clicked() {
        ui.close();
        asked.0 = match asked.0 {
            None => Some(sitting.game()),
            Some(_) => None,
        };
    }
}

/// The question whether it is meant, after the flag was pressed.
pub fn ask_once_more(
    ui: &mut Ui,
    words: &Words,
    sitting: &Sitting,
    asked: &mut GivingUp,
    intents: &mut MessageWriter<Intent>,
) {
    if asked.0.is_none() {
        return;
    }
    if asked.0 != Some(sitting.game()) || sitting.may_resign().is_none() {
        // It was about another game, or that one is over.
        asked.0 = None;
        return;
    }
    let palette = Palette::of(ui.ctx());
    ui.label(RichText::new(words.say("play-resign-sure")).color(palette.text));
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.x = GRID * palette.scale;
        ui.columns(2, |columns| {
            let word = words.say("play-resign");
            let yes = Button::quiet(&word).icon(Icon::Flag).wide();
            if yes.show(&mut columns[0]).clicked() {
                intents.write(Intent::Resign);
                asked.0 = None;
            }
            let word = words.say("play-resign-not");
            if Button::quiet(&word).wide().show(&mut columns[1]).clicked() {
                asked.0 = None;
            }
        });
    });
}

/// Who has given up, and of a program also why.
#[must_use]
pub fn given_up(
    words: &Words,
    configs: &Configs,
    table: &Table,
    sitting: &Sitting,
    loser: &str,
) -> String {
    let here = sitting.history().current();
    let fault = table.fault.filter(|(node, _)| *node == here);
    match (fault, sitting.resigned()) {
        (Some((_, fault)), Some(side)) => {
            let name = seat_name(words, configs, sitting, side);
            let fault = fault_in_words(words, &fault, sitting.position());
            words.with(
                "result-resigned-fault",
                &[("name", text(&name)), ("fault", text(&fault))],
            )
        }
        _ => words.with("result-resigned", &[("name", text(loser))]),
    }
}

/// What is wrong with a program, as the end of a sentence.
#[must_use]
pub fn fault_in_words(words: &Words, fault: &Fault, position: &Position) -> String {
    let key = fault.key();
    match *fault {
        Fault::Ended { code: Some(code) } => words.with(key, &[("code", number(code))]),
        Fault::TimedOut { waited_ms } => {
            let seconds = tenths(waited_ms as f32 / 1000.0);
            words.with(key, &[("seconds", seconds)])
        }
        Fault::Garbage { said } | Fault::Refused { said } => {
            words.with(key, &[("said", text(&said.to_string()))])
        }
        Fault::Illegal { col, row, .. } => {
            let place = on_board(col, row, position);
            let place = place.unwrap_or_else(|| format!("{col},{row}"));
            words.with(key, &[("move", text(&place))])
        }
        _ => words.say(key),
    }
}

/// A place of a board of Lines as people name it; nothing off the board.
fn on_board(col: u32, row: u32, position: &Position) -> Option<String> {
    let lines = position.as_game::<Mnk>()?;
    let cell = Cell::new(u8::try_from(col).ok()?, u8::try_from(row).ok()?);
    lines
        .contains(cell)
        .then(|| cell_text(cell, lines.params().rows))
}
