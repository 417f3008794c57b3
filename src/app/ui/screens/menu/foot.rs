//! The foot of the menu: how fast things move, the language, the sound, keys, files, records.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui, UiBuilder};

use super::layout::{LISTS, MenuLayout, WIDE_FOOT, egui_rect};
use crate::app::state::intent::{FileCommand, Intents, ScreenCommand, WindowCommand};
use crate::app::state::language::{Language, Words};
use crate::app::state::settings::{Configs, Settings};
use crate::app::ui::theme::{Palette, SMALL};
use crate::app::ui::widgets::button::Button;
use crate::app::ui::widgets::icon::Icon;
use crate::app::ui::widgets::segmented::{Segment, segmented};
use crate::app::ui::widgets::slider::slider;
use crate::app::ui::widgets::surface::target_height;
use crate::config::Speed;

pub(super) fn foot(
    ui: &mut Ui,
    layout: &MenuLayout,
    words: &mut Words,
    configs: &Configs,
    settings: &mut Settings,
    intents: &mut Intents,
    game_waits: bool,
) {
    let rect = egui_rect(layout.foot);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(rect).id_salt("foot"));
    let palette = Palette::of(ui.ctx());
    let caption = RichText::new(words.say("menu-speed"))
        .size(SMALL * palette.scale)
        .color(palette.muted);
    if layout.column {
        let size = egui::vec2(ui.available_width(), target_height(&ui));
        let in_line = egui::Layout::left_to_right(egui::Align::Center);
        ui.allocate_ui_with_layout(size, in_line, |ui| {
            ui.label(caption);
            speed_choice(ui, words, configs, settings);
        });
        ui.add_space(4.0 * layout.scale);
        ui.horizontal(|ui| {
            language_choice(ui, words, 150.0 * layout.scale);
            sound_switch(ui, words, settings);
            buttons(ui, words, intents, false, game_waits);
        });
    } else {
        ui.horizontal(|ui| {
            let scale = layout.scale;
            let is_wide = rect.width() > WIDE_FOOT * scale;
            if is_wide {
                ui.label(caption);
            }
            // On small windows the buttons need the room.
            let (speeds, languages) = if rect.width() > 720.0 * scale {
                (320.0, 190.0)
            } else {
                (280.0, 140.0)
            };
            ui.scope(|ui| {
                ui.set_max_width(speeds * scale);
                speed_choice(ui, words, configs, settings);
            });
            ui.add_space(16.0 * scale);
            language_choice(ui, words, languages * scale);
            if is_wide {
                volume_choice(ui, words, configs, settings, VOLUME * scale);
            } else {
                sound_switch(ui, words, settings);
            }
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                buttons(ui, words, intents, is_wide, game_waits);
            });
        });
    }
}

fn buttons(ui: &mut Ui, words: &Words, intents: &mut Intents, with_words: bool, game_waits: bool) {
    let keys = words.say("menu-help");
    let full = words.say("menu-fullscreen");
    let mut help = Button::bare(&keys).icon(Icon::Help);
    let mut screen = Button::bare(&full).icon(Icon::FullScreen);
    if !with_words {
        help = help.icon_only();
        screen = screen.icon_only();
    }
    if help.show(ui).clicked() {
        intents.write(WindowCommand::Keys);
    }
    if screen.show(ui).clicked() {
        intents.write(WindowCommand::FullScreen);
    }
    if with_words {
        list_button(ui, words, intents, RECORDS, true);
    }
    let open = words.say("menu-open-file");
    let mut open = Button::bare(&open).icon(Icon::Open);
    if !with_words {
        open = open.icon_only();
    }
    if open.show(ui).clicked() {
        intents.write(FileCommand::Open);
    }
    let save = words.say("menu-save-file");
    let save = Button::bare(&save).icon(Icon::Save).icon_only();
    if game_waits && save.show(ui).clicked() {
        intents.write(FileCommand::Save);
    }
}

/// The buttons to the lists, the last first: the records, where the foot has no room for them, and
/// My games.
pub(super) fn lists(ui: &mut Ui, layout: &MenuLayout, words: &Words, intents: &mut Intents) {
    let has_words = ui.available_width() >= LISTS * Palette::of(ui.ctx()).scale;
    if layout.foot.width() <= WIDE_FOOT * layout.scale {
        list_button(ui, words, intents, RECORDS, has_words);
    }
    list_button(ui, words, intents, MY_GAMES, has_words);
}

/// A list that the menu leads to: the key of its name, its icon and the way there.
type List = (&'static str, Icon, ScreenCommand);

const RECORDS: List = ("menu-records", Icon::Chart, ScreenCommand::Scores);
const MY_GAMES: List = ("my-games-title", Icon::List, ScreenCommand::MyGames);

fn list_button(
    ui: &mut Ui,
    words: &Words,
    intents: &mut Intents,
    (name, icon, way): List,
    has_words: bool,
) {
    let word = words.say(name);
    let mut button = Button::bare(&word).icon(icon);
    if !has_words {
        button = button.icon_only();
    }
    if button.show(ui).clicked() {
        intents.write(way);
    }
}

/// Width of the volume's slider, in points at scale 1.
const VOLUME: f32 = 88.0;

/// Turns the sound on and off.
fn sound_switch(ui: &mut Ui, words: &Words, settings: &mut Settings) {
    let (state, icon) = if settings.muted {
        ("sound-off", Icon::Silence)
    } else {
        ("sound-on", Icon::Sound)
    };
    let state = words.say(state);
    if Button::bare(&state)
        .icon(icon)
        .icon_only()
        .show(ui)
        .clicked()
    {
        settings.muted = !settings.muted;
    }
}

/// Whether there is sound, and how loud it is, on a slider of this width.
pub fn volume_choice(
    ui: &mut Ui,
    words: &Words,
    configs: &Configs,
    settings: &mut Settings,
    width: f32,
) {
    ui.horizontal(|ui| {
        sound_switch(ui, words, settings);
        let mut volume = settings.volume(&configs.sound).into();
        if slider(ui, &words.say("menu-volume"), width, &mut volume, 100).changed() {
            // It cannot be more than a hundred.
            settings.volume = u8::try_from(volume).ok();
            settings.muted = false;
        }
    });
}

/// The choice of the animations' speed.
pub fn speed_choice(ui: &mut Ui, words: &Words, configs: &Configs, settings: &mut Settings) {
    let now = settings.speed(&configs.timing);
    let names = Speed::ALL.map(|speed| words.say(speed_key(speed)));
    let segments: Vec<Segment> = names.iter().map(|name| Segment::word(name)).collect();
    let mut chosen = Speed::ALL.iter().position(|&s| s == now).unwrap_or(0);
    if segmented(ui, &words.say("menu-speed"), &mut chosen, &segments).changed() {
        settings.speed = Some(Speed::ALL[chosen]);
    }
}

const fn speed_key(speed: Speed) -> &'static str {
    match speed {
        Speed::Off => "speed-off",
        Speed::Fast => "speed-fast",
        Speed::Normal => "speed-normal",
        Speed::Slow => "speed-slow",
    }
}

fn language_choice(ui: &mut Ui, words: &mut Words, width: f32) {
    ui.scope(|ui| {
        ui.set_max_width(width);
        let names = Language::ALL.map(|language| words.own_name(language));
        let segments: Vec<Segment> = names.iter().map(|name| Segment::word(name)).collect();
        let mut chosen = Language::ALL
            .iter()
            .position(|&language| language == words.language())
            .unwrap_or(0);
        if segmented(ui, &words.say("menu-language"), &mut chosen, &segments).changed() {
            words.choose(Language::ALL[chosen]);
        }
    });
}
