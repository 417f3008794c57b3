//! The small menu of a game: what can be set and done besides playing.

use bevy_egui::egui::Ui;

use crate::features::clipboard::{COPY_POSITION, ClipboardCommand};
use crate::features::files::FileCommand;
use crate::features::giving_up::{GivingUp, give_up_button};
use crate::features::language::Words;
use crate::features::navigation::ScreenCommand;
use crate::features::settings::screen::TITLE;
use crate::features::settings::screen::motion::{ANIMATION, speed_choice};
use crate::features::settings::screen::sound::volume_choice;
use crate::features::settings::{Configs, Settings};
use crate::features::teaching::can_teach;
use crate::intent::{Intent, Intents};
use crate::look::Look;
use crate::midend::{Match, Seat};
use crate::study::binary::Columns;
use crate::turn::match_commands::MatchCommand;
use crate::widgets::controls::button::Button;
use crate::widgets::controls::popup_menu::popup_menu;
use crate::widgets::controls::switch::switch;
use crate::widgets::icon::Icon;
use crate::widgets::panel::section;
use crate::widgets::theme::{GRID, Palette};

/// Width of the menu, in points at scale 1.
const WIDTH: f32 = 288.0;

/// Width of the volume's slider, in points at scale 1.
const VOLUME: f32 = 220.0;

/// The button that opens the menu, and the menu.
pub(crate) fn game_menu(
    ui: &mut Ui,
    words: &Words,
    configs: &Configs,
    settings: &mut Settings,
    game_match: &Match,
    is_narrow: bool,
    giving_up: &mut GivingUp,
    intents: &mut Intents,
) {
    let more = words.say("play-more");
    let button = Button::bare(&more).icon(Icon::More).icon_only().show(ui);
    let scale = Palette::of(ui.ctx()).scale;
    popup_menu(&button, WIDTH * scale, |ui| {
        let new = words.say("play-new-game");
        let new = Button::quiet(&new).icon(Icon::Again).wide();
        if is_narrow && new.show(ui).clicked() {
            intents.write(MatchCommand::NewGame);
            ui.close();
        }
        let setup = words.say("play-setup");
        let setup = Button::quiet(&setup).icon(Icon::Sliders).wide();
        if is_narrow && setup.show(ui).clicked() {
            intents.write(ScreenCommand::ToSetup);
            ui.close();
        }
        save_and_copy(ui, words, intents);
        give_up_button(ui, words, game_match, giving_up);
        let title = words.say(TITLE);
        if Button::quiet(&title)
            .icon(Icon::Gear)
            .wide()
            .show(ui)
            .clicked()
        {
            intents.write(ScreenCommand::Settings);
            ui.close();
        }
        section(ui, &words.say(ANIMATION));
        speed_choice(ui, words, configs, settings);
        section(ui, &words.say("settings-sound"));
        volume_choice(ui, words, configs, settings, VOLUME * scale);
        section(ui, &words.say("play-on-the-board"));
        switches(ui, words, settings, game_match);
    });
}

/// Saving the game and copying its id, side by side.
fn save_and_copy(ui: &mut Ui, words: &Words, intents: &mut Intents) {
    ui.spacing_mut().item_spacing.x = GRID * Palette::of(ui.ctx()).scale;
    let buttons: [(_, _, Intent); 2] = [
        ("play-save", Icon::Save, FileCommand::Save.into()),
        (COPY_POSITION, Icon::Copy, ClipboardCommand::CopyId.into()),
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
fn switches(ui: &mut Ui, words: &Words, settings: &mut Settings, game_match: &Match) {
    let marks = Look::of(game_match.position().game()).marks;
    let mut turn = |on: &mut bool, key: &str| {
        let mut now = *on;
        if switch(ui, &mut now, &words.say(key), "").changed() {
            *on = now;
        }
    };
    if game_match.plan().seats.contains(&Seat::Person) {
        turn(&mut settings.show_verdict, "verdict-switch");
    }
    if Columns::of(game_match.position()).is_some() {
        turn(&mut settings.show_columns, "columns-switch");
    }
    if can_teach(game_match) {
        turn(&mut settings.teaching, "teaching-switch");
    }
    if marks.threats {
        turn(&mut settings.show_threats, "threats-switch");
    }
    if marks.legal {
        turn(&mut settings.show_legal, "legal-switch");
    }
}
