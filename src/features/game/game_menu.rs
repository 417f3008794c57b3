//! The small menu of a game: what can be set and done besides playing.

use bevy_egui::egui::Ui;

use crate::features::clipboard::{COPY_POSITION, ClipboardCommand};
use crate::features::files::FileCommand;
use crate::features::game::PanelChoices;
use crate::features::giving_up::give_up_button;
use crate::features::navigation::ScreenCommand;
use crate::features::settings::screen::TITLE;
use crate::features::settings::screen::motion::speed_choice;
use crate::features::settings::screen::sound::volume_choice;
use crate::features::teaching::can_teach;
use crate::intent::Intent;
use crate::look::Look;
use crate::midend::{Match, Seat};
use crate::study::binary::BinaryColumns;
use crate::turn::match_commands::MatchCommand;
use crate::widgets::controls::popup_menu::popup_menu;
use crate::widgets::icon::Icon;
use crate::widgets::panel::section;
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::theme::{GRID, Palette};

/// Width of the menu, in points at scale 1.
const WIDTH: f32 = 288.0;

/// Width of the volume's slider, in points at scale 1.
const VOLUME: f32 = 220.0;

/// The button that opens the menu, and the menu.
pub(crate) fn game_menu(
    ui: &mut Ui,
    choices: &mut PanelChoices,
    game_match: &Match,
    is_narrow: bool,
) {
    let cx = &mut choices.cx;
    let button = cx.icon("play-more", Icon::More).show(ui);
    let scale = Palette::of(ui.ctx()).scale;
    popup_menu(&button, WIDTH * scale, |ui| {
        if is_narrow {
            let new = MatchCommand::NewGame;
            closing(ui, cx, "play-new-game", Icon::Again, new.into());
            let setup = ScreenCommand::ToSetup;
            closing(ui, cx, "play-setup", Icon::Sliders, setup.into());
        }
        save_and_copy(ui, cx);
        give_up_button(ui, cx, game_match, &mut choices.giving_up);
        closing(ui, cx, TITLE, Icon::Gear, ScreenCommand::Settings.into());
        speed_choice(ui, cx);
        section(ui, &cx.say("settings-sound"));
        volume_choice(ui, cx, VOLUME * scale);
        section(ui, &cx.say("play-on-the-board"));
        switches(ui, cx, game_match);
    });
}

/// A line of the menu that closes it.
fn closing(ui: &mut Ui, cx: &mut ScreenContext, key: &str, icon: Icon, wanted: Intent) {
    if cx.action(ui, cx.quiet(key, icon).wide(), wanted) {
        ui.close();
    }
}

/// Saving the game and copying its id, side by side.
fn save_and_copy(ui: &mut Ui, cx: &mut ScreenContext) {
    ui.spacing_mut().item_spacing.x = GRID * Palette::of(ui.ctx()).scale;
    let save = cx.quiet("play-save", Icon::Save);
    let copy = cx.quiet(COPY_POSITION, Icon::Copy);
    let actions = [
        (save, FileCommand::Save.into()),
        (copy, ClipboardCommand::CopyId.into()),
    ];
    if cx.action_row(ui, actions) {
        ui.close();
    }
}

/// What is told and marked during the game.
fn switches(ui: &mut Ui, cx: &mut ScreenContext, game_match: &Match) {
    let marks = Look::of(game_match.position().game()).marks;
    if game_match.plan().seats.contains(&Seat::Person) {
        cx.switch(ui, "verdict-switch", None, |it| &mut it.show_verdict);
    }
    if BinaryColumns::of(game_match.position()).is_some() {
        cx.switch(ui, "columns-switch", None, |it| &mut it.show_columns);
    }
    if can_teach(game_match) {
        cx.switch(ui, "teaching-switch", None, |it| &mut it.teaching);
    }
    if marks.threats {
        cx.switch(ui, "threats-switch", None, |it| &mut it.show_threats);
    }
    if marks.legal {
        cx.switch(ui, "legal-switch", None, |it| &mut it.show_legal);
    }
}
