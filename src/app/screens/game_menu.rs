//! The small menu of a game: what can be set and done besides playing.

use bevy::prelude::MessageWriter;
use bevy_egui::egui::{Popup, PopupCloseBehavior, Ui};

use super::giving_up::{GivingUp, give_up_button};
use super::menu::speed_choice;
use crate::app::intent::Intent;
use crate::app::language::Words;
use crate::app::settings::{Configs, Settings};
use crate::app::teaching::can_teach;
use crate::app::theme::{GRID, Palette};
use crate::app::widgets::button::Button;
use crate::app::widgets::icon::Icon;
use crate::app::widgets::panel::section;
use crate::app::widgets::switch::switch;
use crate::games::GameKind;
use crate::table::{Seat, Sitting};

/// Width of the menu, in points at scale 1.
const WIDTH: f32 = 288.0;

/// The button that opens the menu, and the menu.
pub fn game_menu(
    ui: &mut Ui,
    words: &Words,
    configs: &Configs,
    settings: &mut Settings,
    sitting: &Sitting,
    is_narrow: bool,
    giving_up: &mut GivingUp,
    intents: &mut MessageWriter<Intent>,
) {
    let more = words.say("play-more");
    let button = Button::bare(&more).icon(Icon::More).icon_only().show(ui);
    let scale = Palette::of(ui.ctx()).scale;
    Popup::menu(&button)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .width(WIDTH * scale)
        .show(|ui| {
            ui.spacing_mut().item_spacing.y = GRID * scale;
            let new = words.say("play-new-game");
            let new = Button::quiet(&new).icon(Icon::Again).wide();
            if is_narrow && new.show(ui).clicked() {
                intents.write(Intent::NewGame);
                ui.close();
            }
            let setup = words.say("play-setup");
            let setup = Button::quiet(&setup).icon(Icon::Gear).wide();
            if is_narrow && setup.show(ui).clicked() {
                intents.write(Intent::ToSetup);
                ui.close();
            }
            save_and_copy(ui, words, intents);
            give_up_button(ui, words, sitting, giving_up);
            section(ui, &words.say("menu-speed"));
            speed_choice(ui, words, configs, settings);
            section(ui, &words.say("play-on-the-board"));
            switches(ui, words, settings, sitting);
        });
}

/// Saving the game and copying its id, side by side.
fn save_and_copy(ui: &mut Ui, words: &Words, intents: &mut MessageWriter<Intent>) {
    ui.spacing_mut().item_spacing.x = GRID * Palette::of(ui.ctx()).scale;
    let buttons = [
        ("play-save", Icon::Save, Intent::SaveFile),
        ("play-copy-id", Icon::Copy, Intent::CopyId),
    ];
    ui.columns(2, |columns| {
        for (column, (key, icon, intent)) in columns.iter_mut().zip(buttons) {
            let word = words.say(key);
            if Button::quiet(&word)
                .icon(icon)
                .wide()
                .show(column)
                .clicked()
            {
                intents.write(intent);
                column.close();
            }
        }
    });
}

/// What is told and marked during the game.
fn switches(ui: &mut Ui, words: &Words, settings: &mut Settings, sitting: &Sitting) {
    let kind = sitting.position().kind();
    let mut turn = |on: &mut bool, key: &str| {
        let mut now = *on;
        if switch(ui, &mut now, &words.say(key), "").changed() {
            *on = now;
        }
    };
    if sitting.plan().seats.contains(&Seat::Person) {
        turn(&mut settings.show_verdict, "verdict-switch");
    }
    if can_teach(sitting) {
        turn(&mut settings.teaching, "teaching-switch");
    }
    match kind {
        GameKind::Mnk | GameKind::Atoms => turn(&mut settings.show_threats, "threats-switch"),
        GameKind::Corner | GameKind::Northcott => turn(&mut settings.show_legal, "legal-switch"),
        GameKind::Nim => {}
    }
}
