//! The keys of the commands, with a gamepad also their buttons, and how a command gets another one.

use bevy_egui::egui::{
    Align, Layout, Rect, Sense, Ui, UiBuilder, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::features::language::text;
use crate::features::settings::Settings;
use crate::features::settings::screen::SettingsChoices;
use crate::input::bindings::in_force::reset;
use crate::input::bindings::key_command::{KeyCommand, KeyGroup};
use crate::input::bindings::key_words::{button_names, caps, commands_in_words, refusal_sentence};
use crate::widgets::controls::button::Button;
use crate::widgets::controls::number::complaint;
use crate::widgets::icon::Icon;
use crate::widgets::labels::note;
use crate::widgets::painted::key_caps::key_caps;
use crate::widgets::panel::section;
use crate::widgets::spoken::announce;
use crate::widgets::surface::target_height;
use crate::widgets::theme::{BODY, GRID, Palette};
use crate::window::WindowCommand;

pub(crate) fn show(ui: &mut Ui, choices: &mut SettingsChoices) {
    let scale = Palette::of(ui.ctx()).scale;
    let line = match choices.gamepads.is_any() {
        true => "settings-keys-line-pad",
        false => "settings-keys-line",
    };
    note(ui, choices.cx.say(line));
    ui.spacing_mut().item_spacing.x = GRID * scale;
    ui.columns(2, |columns| {
        let cx = &mut choices.cx;
        let list = cx.quiet("settings-keys-list", Icon::Help).wide();
        cx.action(&mut columns[0], list, WindowCommand::Keys);
        let reset = cx.quiet("settings-keys-reset-all", Icon::Undo).wide();
        let reset = reset.enabled(is_any_chosen(&cx.settings));
        if reset.show(&mut columns[1]).clicked() {
            cx.settings.keys.clear();
            cx.settings.buttons.clear();
            choices.capture.end();
        }
    });
    let (cx, meaning) = (&mut choices.cx, Some("character-keys-switch-line"));
    cx.switch(ui, "character-keys-switch", meaning, |it| {
        &mut it.character_keys
    });
    for group in KeyGroup::ALL {
        section(ui, &choices.cx.say(group.words()));
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = GRID / 4.0 * scale;
            let commands = commands_in_words(&choices.cx.words);
            let commands = commands.filter(|(command, _)| command.group == group);
            for (command, does) in commands.collect::<Vec<_>>() {
                row(ui, choices, command, does);
            }
        });
    }
}

/// Whether any command has other keys or buttons than the usual ones.
fn is_any_chosen(settings: &Settings) -> bool {
    !settings.keys.is_empty() || !settings.buttons.is_empty()
}

/// A command with its keys and buttons, and what changes them.
fn row(ui: &mut Ui, choices: &mut SettingsChoices, command: &KeyCommand, does: String) {
    let (words, bindings) = (&choices.cx.words, &choices.bindings);
    let mut keys = caps(words, bindings, command, cfg!(target_family = "wasm"));
    if keys.is_empty() && !command.can_change() {
        return;
    }
    if choices.gamepads.is_any() {
        keys.extend(button_names(words, bindings, command));
    }
    let palette = Palette::of(ui.ctx());
    let (scale, target) = (palette.scale, target_height(ui));
    // The same room in every line: the keys end below each other.
    let buttons = if is_any_chosen(&choices.cx.settings) {
        2.0 * target
    } else {
        target
    };
    let width = ui.available_width();
    let room = 0.45 * (width - buttons);
    let caps_size = key_caps(ui, &keys, room, None);
    let rest = (width - buttons - caps_size.x - 2.0 * GRID * scale).max(1.0);
    let galley = ui
        .painter()
        .layout(does.clone(), palette.font(BODY), palette.text, rest);
    let height = target.max(caps_size.y).max(galley.size().y) + GRID / 2.0 * scale;
    let (rect, line) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let signs = words.punctuation();
    let told = signs.labelled(&does, &signs.list(&keys));
    line.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
    let middle = rect.center().y;
    let at = pos2(rect.left(), middle - galley.size().y / 2.0);
    ui.painter().galley(at, galley, palette.text);
    let right = rect.right() - buttons;
    let at = pos2(right - caps_size.x, middle - caps_size.y / 2.0);
    key_caps(ui, &keys, room, Some(at));
    if command.can_change() {
        let place = Rect::from_min_max(pos2(right, rect.top()), rect.max);
        let builder = UiBuilder::new()
            .max_rect(place)
            .layout(Layout::right_to_left(Align::Center))
            .id_salt(command.name);
        change_buttons(&mut ui.new_child(builder), choices, command, &does, &keys);
    }
    if choices.capture.awaits(command) {
        let awaited = match choices.gamepads.is_any() {
            true => "settings-keys-awaited-pad",
            false => "settings-keys-awaited",
        };
        announce(&ui.colored_label(palette.accent, choices.cx.say(awaited)));
    } else if let Some(refused) = choices.capture.refused(command) {
        let said = refusal_sentence(&choices.cx.words, refused);
        complaint(ui, &said);
    }
}

/// What gives a command another key or button, or its usual ones again.
fn change_buttons(
    ui: &mut Ui,
    choices: &mut SettingsChoices,
    command: &KeyCommand,
    does: &str,
    keys: &[String],
) {
    let words = &choices.cx.words;
    ui.spacing_mut().item_spacing.x = 0.0;
    let keys = words.punctuation().list(keys);
    let about = [("does", text(does)), ("keys", text(&keys))];
    let change = Button::bare(words.with("settings-keys-change", &about));
    let change = change.icon(Icon::Pencil).icon_only();
    if change.show(ui).clicked() {
        if choices.capture.awaits(command) {
            choices.capture.end();
        } else {
            choices.capture.begin(command);
        }
    }
    let Settings { keys, buttons, .. } = &*choices.cx.settings;
    if keys.contains_key(command.name) || buttons.contains_key(command.name) {
        let button = Button::bare(words.with("settings-keys-reset", &about[..1]));
        let button = button.icon(Icon::Undo).icon_only();
        if button.show(ui).clicked() {
            reset(&mut choices.cx.settings, command);
            choices.capture.end();
        }
    }
}
