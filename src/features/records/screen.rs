//! The records: what came of finished games. The five games stand in a list, the chosen one is told
//! in detail: beside the list, or on a phone below its line.

use crate::features::records::detail;
use crate::features::records::row;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Ui, vec2};

use crate::board::layout::Areas;
use crate::features::language::Words;
use crate::features::menu::egui_rect;
use crate::features::navigation::ScreenCommand;
use crate::features::overlay::whole_window;
use crate::features::records::ScoresCommand;
use crate::features::records::Statistics;
use crate::features::settings::Configs;
use crate::features::settings::screen::settings_button;
use crate::games;
use crate::intent::Intents;
use crate::rules::GameId;
use crate::scores::export::Form;
use crate::widgets::controls::button::Button;
use crate::widgets::icon::Icon;
use crate::widgets::list_and_detail::{empty, place_when_empty, side_by_side};
use crate::widgets::panel::{head, panel_in, rule, scroll};
use crate::widgets::surface::target_height;
use crate::widgets::theme::{GRID, Palette};

/// The game that is told in detail; the one that was played last, until another is chosen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ToldGame(pub Option<GameId>);

/// What the records are drawn from.
#[derive(Clone, Copy)]
pub(crate) struct Book<'a> {
    pub(crate) words: &'a Words,
    pub(crate) configs: &'a Configs,
    pub(crate) records: &'a Statistics,
}

/// Width of the list beside the detail, in points at scale 1.
const LIST: f32 = 380.0;

/// Draws the records.
pub(crate) fn show(
    mut contexts: EguiContexts,
    areas: Res<Areas>,
    words: Res<Words>,
    configs: Res<Configs>,
    records: Res<Statistics>,
    mut told: ResMut<ToldGame>,
    mut intents: Intents,
) -> Result {
    let context = contexts.ctx_mut()?;
    let book = Book {
        words: &words,
        configs: &configs,
        records: &records,
    };
    let scale = Palette::of(context).scale;
    let margin = areas.margin();
    let room = egui_rect(areas.free).shrink(margin);
    let latest = records.scores().games().last().map(|game| game.game);
    let mut chosen = told.0.or(latest).unwrap_or(games::all()[0]);
    whole_window(context, "scores", |ui| {
        if records.scores().is_empty() {
            let place = place_when_empty(room, scale);
            panel_in(ui, place, |ui| {
                top(ui, &words, &mut intents);
                let (sentence, line) = ("scores-empty", "scores-empty-line");
                empty(ui, &words, Icon::Chart, sentence, line, &mut intents);
            });
        } else if let Some((list, told)) = side_by_side(room, scale, margin, LIST) {
            panel_in(ui, list, |ui| side(ui, book, &mut chosen, &mut intents));
            panel_in(ui, told, |ui| {
                let name = words.game_name(chosen);
                head(ui, &name, |_| ());
                let height = ui.available_height();
                scroll(ui, "told", height, false, |ui| {
                    detail::show(ui, book, chosen)
                });
            });
        } else {
            panel_in(ui, room, |ui| column(ui, book, &mut chosen, &mut intents));
        }
    });
    if told.0.or(latest).unwrap_or(games::all()[0]) != chosen {
        told.0 = Some(chosen);
    }
    Ok(())
}

fn top(ui: &mut Ui, words: &Words, intents: &mut Intents) {
    head(ui, &words.say("scores-title"), |ui| {
        let back = words.say("play-menu");
        if Button::bare(&back).icon(Icon::Back).show(ui).clicked() {
            intents.write(ScreenCommand::ToMenu);
        }
        settings_button(ui, words, intents);
    });
}

/// The list with everything that concerns all games below it.
fn side(ui: &mut Ui, book: Book, chosen: &mut GameId, intents: &mut Intents) {
    let scale = Palette::of(ui.ctx()).scale;
    top(ui, book.words, intents);
    ui.spacing_mut().item_spacing.y = GRID * scale;
    // A line, two rows of buttons, and the gaps between them.
    let foot = 2.0 * target_height(ui) + 4.0 * GRID * scale;
    let room = (ui.available_height() - foot).max(80.0);
    scroll(ui, "games", room, false, |ui| {
        ui.spacing_mut().item_spacing.y = GRID * scale;
        for &game in games::all() {
            if row::show(ui, book, game, game == *chosen).clicked() {
                *chosen = game;
            }
        }
    });
    rule(ui);
    take_away(ui, book.words, intents);
}

/// Everything below each other, the detail below the chosen line.
fn column(ui: &mut Ui, book: Book, chosen: &mut GameId, intents: &mut Intents) {
    let scale = Palette::of(ui.ctx()).scale;
    top(ui, book.words, intents);
    let room = ui.available_height();
    scroll(ui, "games", room, false, |ui| {
        ui.spacing_mut().item_spacing.y = GRID * scale;
        for &game in games::all() {
            let is_chosen = game == *chosen;
            if row::show(ui, book, game, is_chosen).clicked() {
                *chosen = game;
            }
            if is_chosen {
                ui.scope(|ui| detail::show(ui, book, game));
                ui.add_space(GRID * scale);
            }
        }
        rule(ui);
        take_away(ui, book.words, intents);
    });
}

/// Export and deletion of all finished games.
pub(crate) fn take_away(ui: &mut Ui, words: &Words, intents: &mut Intents) {
    let gap = GRID * Palette::of(ui.ctx()).scale;
    ui.spacing_mut().item_spacing = vec2(gap, gap);
    ui.columns(2, |columns| {
        for (column, form) in columns.iter_mut().zip(Form::ALL) {
            let key = match form {
                Form::Csv => "scores-export-csv",
                Form::Json => "scores-export-json",
            };
            let word = words.say(key);
            let button = Button::quiet(&word).icon(Icon::Save).wide();
            if button.show(column).clicked() {
                intents.write(ScoresCommand::Export(form));
            }
        }
    });
    let word = words.say("scores-forget");
    let button = Button::bare(&word).icon(Icon::Bin).wide();
    if button.show(ui).clicked() {
        intents.write(ScoresCommand::Forget);
    }
}
