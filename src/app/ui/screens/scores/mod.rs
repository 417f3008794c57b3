//! The records: what came of finished games. The five games stand in a list, the chosen one is told
//! in detail: beside the list, or on a phone below its line.

mod detail;
mod row;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, RichText, Ui, vec2};

use super::menu::egui_rect;
use super::overlay::whole_window;
use super::settings::settings_button;
use crate::app::board::layout::{Areas, margin};
use crate::app::play::scoring::Statistics;
use crate::app::state::intent::{Intents, ScoresCommand, ScreenCommand};
use crate::app::state::language::Words;
use crate::app::state::settings::Configs;
use crate::app::ui::theme::{GRID, Palette, title};
use crate::app::ui::widgets::button::Button;
use crate::app::ui::widgets::icon::{Icon, paint_icon};
use crate::app::ui::widgets::panel::{head, panel_in, rule, scroll};
use crate::app::ui::widgets::surface::target_height;
use crate::games;
use crate::rules::GameId;
use crate::scores::export::Form;

/// The game that is told in detail; the one that was played last, until another is chosen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ToldGame(pub Option<GameId>);

/// What the records are drawn from.
#[derive(Clone, Copy)]
struct Book<'a> {
    words: &'a Words,
    configs: &'a Configs,
    records: &'a Statistics,
}

/// Width of the window above which list and detail stand side by side, in points at scale 1.
const SIDE_BY_SIDE: f32 = 760.0;
/// Most width of everything together.
const WIDEST: f32 = 1240.0;
/// Width of the list beside the detail.
const LIST: f32 = 380.0;

/// Draws the records.
pub fn show(
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
    let margin = margin(areas.window);
    let room = egui_rect(areas.free).shrink(margin);
    let latest = records.scores().games().last().map(|game| game.game);
    let mut chosen = told.0.or(latest).unwrap_or(games::all()[0]);
    whole_window(context, "scores", |ui| {
        if records.scores().is_empty() {
            let size = vec2(
                room.width().min(520.0 * scale),
                room.height().min(360.0 * scale),
            );
            let place = egui::Rect::from_center_size(room.center(), size);
            panel_in(ui, place, |ui| empty(ui, &words, &mut intents));
        } else if room.width() > SIDE_BY_SIDE * scale {
            let size = vec2(room.width().min(WIDEST * scale), room.height());
            let room = egui::Rect::from_center_size(room.center(), size);
            let split = room.left() + (LIST * scale).min(room.width() * 0.42);
            let list = egui::Rect::from_min_max(room.min, egui::pos2(split, room.bottom()));
            let told = egui::Rect::from_min_max(egui::pos2(split + margin, room.top()), room.max);
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
pub(super) fn take_away(ui: &mut Ui, words: &Words, intents: &mut Intents) {
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
    let button = Button::quiet(&word).icon(Icon::Bin).wide();
    if button.show(ui).clicked() {
        intents.write(ScoresCommand::Forget);
    }
}

/// Before the first game.
fn empty(ui: &mut Ui, words: &Words, intents: &mut Intents) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    top(ui, words, intents);
    ui.vertical_centered(|ui| {
        let spare = ui.available_height() - 210.0 * scale;
        ui.add_space((spare / 2.0).max(0.0));
        let (icon, _) = ui.allocate_exact_size(vec2(64.0, 64.0) * scale, egui::Sense::hover());
        paint_icon(ui.painter(), icon, Icon::Chart, palette.accent);
        ui.add_space(GRID * scale);
        ui.label(RichText::new(words.say("scores-empty")).text_style(title()));
        ui.label(RichText::new(words.say("scores-empty-line")).color(palette.muted));
        ui.add_space(GRID * scale);
        let word = words.say("scores-empty-play");
        if Button::primary(&word).icon(Icon::Play).show(ui).clicked() {
            intents.write(ScreenCommand::ToMenu);
        }
    });
}
