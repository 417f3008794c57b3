//! The edges of the panel: the name of the game with what leads away from it above, going back and
//! forth and another game below.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use crate::app::intent::Intent;
use crate::app::language::Words;
use crate::app::screens::game_menu::game_menu;
use crate::app::screens::giving_up::GivingUp;
use crate::app::screens::study::{hint_button, hint_icon};
use crate::app::settings::{Configs, Settings};
use crate::app::states::Turn;
use crate::app::studying::Studying;
use crate::app::theme::{GRID, Palette};
use crate::app::widgets::button::Button;
use crate::app::widgets::icon::Icon;
use crate::app::widgets::panel::head;
use crate::table::Sitting;

pub(super) fn top(
    ui: &mut Ui,
    words: &Words,
    configs: &Configs,
    settings: &mut Settings,
    studying: &Studying,
    sitting: &Sitting,
    turn: Turn,
    with_foot: bool,
    giving_up: &mut GivingUp,
    intents: &mut MessageWriter<Intent>,
) {
    let name = sitting.position().kind().id();
    head(ui, &words.say(&format!("game-{name}-name")), |ui| {
        let menu = words.say("play-menu");
        if Button::bare(&menu).icon(Icon::Back).show(ui).clicked() {
            intents.write(Intent::ToMenu);
        }
        game_menu(
            ui, words, configs, settings, sitting, !with_foot, giving_up, intents,
        );
        // In a browser saving, which stands in the menu, is all there is.
        if with_foot && !sitting.history().is_empty() && !cfg!(target_family = "wasm") {
            crate::app::screens::export::small_button(ui, words, sitting, intents);
        }
        if !with_foot && turn == Turn::Person {
            hint_icon(ui, words, sitting, studying, intents);
        }
    });
}

/// Undo and redo, side by side, and a hint where the head of the panel does not offer it.
pub(super) fn back_and_forth(
    ui: &mut Ui,
    words: &Words,
    sitting: &Sitting,
    hint: Option<(Turn, &Studying)>,
    intents: &mut MessageWriter<Intent>,
) {
    ui.spacing_mut().item_spacing.x = GRID * Palette::of(ui.ctx()).scale;
    let buttons = [
        ("play-undo", Icon::Undo, sitting.can_undo(), Intent::Undo),
        ("play-redo", Icon::Redo, sitting.can_redo(), Intent::Redo),
    ];
    ui.columns(2 + usize::from(hint.is_some()), |columns| {
        if let (Some((turn, studying)), [.., last]) = (hint, &mut *columns) {
            hint_button(last, words, sitting, turn, studying, intents);
        }
        for (column, (key, icon, can, intent)) in columns.iter_mut().zip(buttons) {
            let word = words.say(key);
            let button = Button::quiet(&word).icon(icon).wide().enabled(can);
            if button.show(column).clicked() {
                intents.write(intent);
            }
        }
    });
}

/// Undo and redo, a new game, other parameters.
pub(super) fn foot(
    ui: &mut Ui,
    words: &Words,
    sitting: &Sitting,
    turn: Turn,
    studying: &Studying,
    intents: &mut MessageWriter<Intent>,
) {
    let new = words.say("play-new-game");
    let new = Button::quiet(&new).icon(Icon::Again).wide();
    let setup = words.say("play-setup");
    let setup = Button::quiet(&setup).icon(Icon::Gear).wide();
    let gap = GRID * Palette::of(ui.ctx()).scale;
    ui.spacing_mut().item_spacing.x = gap;
    back_and_forth(ui, words, sitting, Some((turn, studying)), intents);
    let wants_setup = if turn == Turn::Over {
        // “Play again” stands above already.
        setup.show(ui).clicked()
    } else {
        ui.columns(2, |columns| {
            if new.show(&mut columns[0]).clicked() {
                intents.write(Intent::NewGame);
            }
            setup.show(&mut columns[1]).clicked()
        })
    };
    if wants_setup {
        intents.write(Intent::ToSetup);
    }
}
