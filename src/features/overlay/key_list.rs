//! The list of keys, and of the buttons of a gamepad where one is connected.

use bevy_egui::egui::{self, Context, Ui, pos2, vec2};

use crate::features::language::Words;
use crate::input::bindings::in_force::KeyBindings;
use crate::input::bindings::key_command::{KeyGroup, KeyPlace};
use crate::input::bindings::key_map::KEY_MAP;
use crate::input::bindings::key_words::{caps, commands_in_words, gamepad_in_words};
use crate::input::gamepads::Gamepads;
use crate::states::Screen;
use crate::widgets::painted::key_caps::key_caps;
use crate::widgets::panel::section;
use crate::widgets::sheet::lay_reading;
use crate::widgets::theme::{BODY, GRID, Palette};

/// Width of the list in one column, in points at scale 1.
const COLUMN: f32 = 500.0;

/// The commands under one heading.
struct KeyListPart {
    heading: String,
    /// Those for the present screen come first.
    rows: Vec<KeyRow>,
}

/// The keys of a command, and what it does.
struct KeyRow {
    caps: Vec<String>,
    does: String,
    is_here: bool,
}

/// Every command that has keys here: first the parts with something for this screen alone, then what is
/// done on all of them, then the rest.
fn parts(
    words: &Words,
    bindings: &KeyBindings,
    screen: Screen,
    in_browser: bool,
) -> Vec<KeyListPart> {
    let mut groups = KeyGroup::ALL;
    groups.sort_by_key(|&group| {
        let commands = KEY_MAP.iter().filter(|command| command.group == group);
        let mut bound = commands
            .map(|command| command.place)
            .filter(|place| !matches!(place, KeyPlace::Anywhere | KeyPlace::SpareAnywhere))
            .peekable();
        match bound.peek().is_some() {
            false => 1,
            true if bound.any(|place| place.is_on(screen)) => 0,
            true => 2,
        }
    });
    let parts = groups.into_iter().map(|group| {
        let commands = commands_in_words(words).filter(|(command, _)| command.group == group);
        let rows = commands.map(|(command, does)| KeyRow {
            caps: caps(words, bindings, command, in_browser),
            does,
            is_here: command.place.is_on(screen),
        });
        let mut rows: Vec<KeyRow> = rows.filter(|row| !row.caps.is_empty()).collect();
        rows.sort_by_key(|row| !row.is_here);
        KeyListPart {
            heading: words.say(group.words()),
            rows,
        }
    });
    parts.filter(|part| !part.rows.is_empty()).collect()
}

/// What the buttons of a gamepad do.
fn gamepad_part(words: &Words, bindings: &KeyBindings) -> KeyListPart {
    let rows = gamepad_in_words(words, bindings).map(|(caps, does)| KeyRow {
        caps,
        does,
        is_here: true,
    });
    KeyListPart {
        heading: words.say("help-gamepad"),
        rows: rows.collect(),
    }
}

/// Shows the list; whether it is to be closed. What somebody has used last comes first.
pub(crate) fn show(
    context: &Context,
    words: &Words,
    bindings: &KeyBindings,
    gamepads: &Gamepads,
    screen: Screen,
) -> bool {
    let palette = Palette::of(context);
    let mut parts = parts(words, bindings, screen, cfg!(target_family = "wasm"));
    if gamepads.is_any() {
        let place = if gamepads.is_in_use() { 0 } else { parts.len() };
        parts.insert(place, gamepad_part(words, bindings));
    }
    let window = context.content_rect();
    let room = window.width() - 2.0 * GRID;
    let columns = if room < 2.0 * COLUMN * palette.scale {
        1
    } else {
        2
    };
    let width = room.min(columns as f32 * COLUMN * palette.scale);
    let (heading, close) = (words.say("help-title"), words.say("help-close"));
    lay_reading(context, "keys", width, &heading, &close, |ui| {
        ui.spacing_mut().item_spacing.y = 0.75 * GRID * palette.scale;
        if columns == 1 {
            show_parts(ui, &parts);
        } else {
            let (left, right) = parts.split_at(first_column(&parts));
            ui.columns_const(|[first, second]| {
                show_parts(first, left);
                show_parts(second, right);
            });
        }
    })
}

/// How many parts make the first of two columns of about the same height.
fn first_column(parts: &[KeyListPart]) -> usize {
    let lines = |parts: &[KeyListPart]| parts.iter().map(|part| part.rows.len() + 1).sum::<usize>();
    (0..=parts.len())
        .min_by_key(|&count| lines(&parts[..count]).abs_diff(lines(&parts[count..])))
        .unwrap_or(0)
}

/// The keys as caps, and beside them what they do.
fn show_parts(ui: &mut Ui, parts: &[KeyListPart]) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let room = 0.45 * ui.available_width();
    let rows = parts.iter().flat_map(|part| &part.rows);
    let widths = rows.map(|row| key_caps(ui, &row.caps, room, None).x);
    let column = widths.fold(0.0, f32::max) + 2.0 * GRID * scale;
    for part in parts {
        section(ui, &part.heading);
        for row in &part.rows {
            let caps = key_caps(ui, &row.caps, room, None);
            let text = row.does.clone();
            let rest = (ui.available_width() - column).max(1.0);
            let font = palette.font(BODY);
            let ink = match row.is_here {
                true => palette.text,
                false => palette.muted,
            };
            let galley = ui.painter().layout(text, font, ink, rest);
            let height = galley.size().y.max(caps.y);
            let size = vec2(ui.available_width(), height);
            let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
            let top = rect.center().y - caps.y / 2.0;
            key_caps(ui, &row.caps, room, Some(pos2(rect.left(), top)));
            let top = rect.center().y - galley.size().y / 2.0;
            let at = pos2(rect.left() + column, top);
            ui.painter().galley(at, galley, ink);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_command_is_listed_once_and_none_without_its_keys() {
        let words = Words::default();
        let listed = |in_browser| {
            let parts = parts(&words, &KeyBindings::default(), Screen::Play, in_browser);
            let rows = parts.into_iter().flat_map(|part| part.rows);
            rows.map(|row| row.does).collect::<Vec<String>>()
        };
        let said = commands_in_words(&words).map(|(_, does)| does);
        let (mut here, mut all) = (listed(false), said.collect::<Vec<String>>());
        here.sort();
        all.sort();
        assert_eq!(here, all);
        all.dedup();
        assert_eq!(here, all, "two commands have the same words");
        let in_browser = listed(true);
        for key in ["help-does-quit", "menu-fullscreen", "play-new-game"] {
            assert!(!in_browser.contains(&words.say(key)), "{key}");
        }
        assert!(in_browser.contains(&words.say("help-does-paste")));
    }

    #[test]
    fn what_the_present_screen_has_keys_for_comes_first() {
        let words = Words::default();
        let first = |screen| {
            let parts = parts(&words, &KeyBindings::default(), screen, false);
            let part = parts.into_iter().next().expect("a part");
            let row = part.rows.into_iter().next().expect("a row");
            (part.heading, row.does)
        };
        for (screen, group, does) in [
            (Screen::Research, KeyGroup::Research, "help-does-run"),
            (Screen::Menu, KeyGroup::Menu, "help-does-cards"),
            (Screen::Arena, KeyGroup::Menu, "help-does-arena"),
            (Screen::Play, KeyGroup::Board, "help-does-arrows"),
            (Screen::Settings, KeyGroup::Files, "play-save"),
        ] {
            assert_eq!(
                first(screen),
                (words.say(group.words()), words.say(does)),
                "{screen:?}"
            );
        }
    }
}
