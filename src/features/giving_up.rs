//! Giving up: the flag at the head or the end of the panel, the question whether it is meant, and how it is
//! told afterwards, also of a program that could not go on.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use crate::features::language::{Words, text};
use crate::features::notifications::ProgramFault;
use crate::features::seats::seat_name;
use crate::features::settings::Configs;
use crate::look::Look;
use crate::midend::Match;
use crate::players::external::EngineFault;
use crate::rules::{Cell, Position};
use crate::turn::match_commands::MatchCommand;
use crate::widgets::controls::button::Button;
use crate::widgets::icon::Icon;
use crate::widgets::labels::plain_line;
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::spoken::announce;
use crate::widgets::theme::{GRID, Palette};

/// In which game of the match somebody has pressed the flag and has not answered yet.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct GivingUp(pub Option<u32>);

/// Makes room for the question.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<GivingUp>();
}

/// The button in the menu of a game, wherever a person could give up. It only asks.
pub(crate) fn give_up_button(
    ui: &mut Ui,
    cx: &ScreenContext,
    game_match: &Match,
    asked: &mut ResMut<GivingUp>,
) {
    if game_match.may_resign().is_none() {
        return;
    }
    let button = cx.quiet("play-resign", Icon::Flag).wide();
    if button.show(ui).clicked() {
        ui.close();
        asked.0 = match asked.0 {
            None => Some(game_match.game()),
            Some(_) => None,
        };
    }
}

/// The question whether it is meant, after the flag was pressed.
pub(crate) fn ask_once_more(
    ui: &mut Ui,
    cx: &mut ScreenContext,
    game_match: &Match,
    asked: &mut ResMut<GivingUp>,
) {
    if asked.0.is_none() {
        return;
    }
    if asked.0 != Some(game_match.game()) || game_match.may_resign().is_none() {
        // It was about another game, or that one is over.
        asked.0 = None;
        return;
    }
    let palette = Palette::of(ui.ctx());
    announce(&plain_line(ui, cx.say("play-resign-sure")));
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.x = GRID * palette.scale;
        ui.columns(2, |columns| {
            let yes = cx.quiet("play-resign", Icon::Flag).wide();
            if cx.action(&mut columns[0], yes, MatchCommand::Resign) {
                asked.0 = None;
            }
            let no = Button::quiet(cx.say("play-resign-not")).wide();
            if no.show(&mut columns[1]).clicked() {
                asked.0 = None;
            }
        });
    });
}

/// Who has given up, and of a program also why.
#[must_use]
pub(crate) fn given_up(
    words: &Words,
    configs: &Configs,
    fault: &ProgramFault,
    game_match: &Match,
    loser: &str,
) -> String {
    let here = game_match.history().current();
    let fault = fault.0.as_ref().filter(|(node, _)| *node == here);
    match (fault, game_match.resigned()) {
        (Some((_, fault)), Some(side)) => {
            let name = seat_name(words, configs, game_match, side);
            let fault = program_fault(words, fault, game_match.position());
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
pub(crate) fn program_fault(words: &Words, fault: &EngineFault, position: &Position) -> String {
    let field = |col, row| field_name(col, row, position).unwrap_or_else(|| format!("{col},{row}"));
    words.sentence(&fault.sentence(field))
}

/// A field of the board as people name it; nothing off the board.
fn field_name(col: u32, row: u32, position: &Position) -> Option<String> {
    let view = position.view();
    let coordinates = Look::of(position.game()).coordinates;
    let cell = Cell::new(u8::try_from(col).ok()?, u8::try_from(row).ok()?);
    view.contains(cell)
        .then(|| coordinates.cell_name(&view, cell))
}
