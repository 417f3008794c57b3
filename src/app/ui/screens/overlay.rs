//! What lies over every screen: messages and the list of keys. It also tells the board when a
//! panel wants the pointer or the keys.

use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};
use bevy_egui::egui::{self, Context, Id, LayerId, Order, ScrollArea, Ui, UiBuilder};
use bevy_egui::{EguiContexts, PrimaryEguiContext};

use crate::app::board::layout::Areas;
use crate::app::input::keyboard::{KeysTaken, Writing};
use crate::app::input::pointer::PointerTaken;
use crate::app::play::scoring::Asked;
use crate::app::state::intent::{Intents, WindowCommand};
use crate::app::state::language::{Words, number, text};
use crate::app::state::notifications::{Content, Notice, Notifications};
use crate::app::state::states::{Phase, Screen};
use crate::app::ui::scripts::mistake_sentence;
use crate::app::ui::theme::{BODY, GRID, Palette};
use crate::app::ui::widgets::banner::{Banner, banners};
use crate::app::ui::widgets::button::Button;
use crate::app::ui::widgets::icon::Icon;
use crate::app::ui::widgets::key_caps::{CAP, key_caps};
use crate::app::ui::widgets::panel::head;
use crate::app::ui::widgets::sheet::{Over, lay_sheet};
use crate::app::ui::widgets::toast::toasts;
use crate::config::{ConfigError, Problem};

/// Whether the list of keys is open.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KeysShown(pub bool);

/// Whether a sheet lies over the screen, which takes pointer and keys.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SheetShown(pub bool);

/// Adds what the overlay does besides drawing.
pub fn plugin(app: &mut App) {
    app.init_resource::<KeysShown>()
        .init_resource::<SheetShown>()
        .add_systems(Update, obey.in_set(Phase::Rules));
}

fn obey(
    mut intents: MessageReader<WindowCommand>,
    mut shown: ResMut<KeysShown>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut exit: MessageWriter<AppExit>,
) {
    for intent in intents.read() {
        match intent {
            WindowCommand::Keys => shown.0 = !shown.0,
            WindowCommand::Quit => {
                exit.write(AppExit::Success);
            }
            WindowCommand::FullScreen => {
                if let Ok(mut window) = windows.single_mut() {
                    window.mode = match window.mode {
                        WindowMode::Windowed => {
                            WindowMode::BorderlessFullscreen(MonitorSelection::Current)
                        }
                        _ => WindowMode::Windowed,
                    };
                }
            }
            _ => {}
        }
    }
}

/// The lowest layer of the whole window, on which a screen places its controls; the board shows
/// through where nothing is.
pub fn whole_window(context: &Context, id: &str, content: impl FnOnce(&mut Ui)) {
    let builder = UiBuilder::new()
        .layer_id(LayerId::background())
        .max_rect(context.content_rect());
    content(&mut Ui::new(context.clone(), Id::new(id), builder));
}

/// The keys of the list: what is written on the keys, what they do. Some are worded by the games
/// that have a use for them, and left out without one. The last one, and those of a new game and of
/// full screen, are a browser's own where the program runs in one.
const KEYS: [(&str, &str); 20] = [
    ("help-keys-arrows", "help-does-arrows"),
    ("help-keys-act", "help-does-act"),
    ("help-keys-take", "help-does-take"),
    ("help-keys-tab", "help-does-tab"),
    ("help-keys-letters", "help-does-letters"),
    ("help-keys-cards", "help-does-cards"),
    ("help-keys-sides", "help-does-sides"),
    ("help-keys-research", "help-does-research"),
    ("help-keys-back", "help-does-back"),
    ("help-keys-undo", "help-does-undo"),
    ("help-keys-steps", "help-does-steps"),
    ("help-keys-hint", "help-does-hint"),
    ("help-keys-waves", "help-does-waves"),
    ("help-keys-replay", "help-does-replay"),
    ("help-keys-new", "help-does-new"),
    ("help-keys-file", "help-does-file"),
    ("help-keys-copy", "help-does-copy"),
    ("help-keys-fullscreen", "help-does-fullscreen"),
    ("help-keys-help", "help-does-help"),
    ("help-keys-quit", "help-does-quit"),
];

/// A rectangle of egui as one of Bevy.
fn place(rect: egui::Rect) -> Rect {
    Rect::new(rect.min.x, rect.min.y, rect.max.x, rect.max.y)
}

/// Draws messages and the list of keys.
pub fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
    mut shown: ResMut<KeysShown>,
    mut pointer: ResMut<PointerTaken>,
    (mut keys, mut writing): (ResMut<KeysTaken>, ResMut<Writing>),
    sheet: Res<SheetShown>,
    primary: Query<(), With<PrimaryEguiContext>>,
    areas: Res<Areas>,
    screen: Res<State<Screen>>,
    asked: Res<Asked>,
    mut intents: Intents,
) -> Result {
    if primary.is_empty() {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    if shown.0 {
        key_list(context, &words, &mut shown);
    }
    if let Some(question) = asked.0
        && let Some(answer) =
            super::confirmation::show(context, &words, question, asked.is_changed())
    {
        intents.write(answer);
    }
    let is_covered = shown.0 || asked.0.is_some();
    let problems: Vec<&Notice> = notifications.problems().collect();
    if !problems.is_empty() {
        let list: Vec<Banner> = problems
            .iter()
            .map(|notice| match &notice.content {
                Content::Config(error) => Banner {
                    sentence: config_sentence(&words, error),
                    remark: words.say("config-kept"),
                },
                Content::Script(mistake) => Banner {
                    sentence: mistake_sentence(&words, mistake),
                    remark: String::new(),
                },
                Content::Sentence(sentence) => Banner {
                    sentence: sentence.clone(),
                    remark: String::new(),
                },
            })
            .collect();
        if let Some(closed) = banners(context, &words.say("banner-close"), &list) {
            let about = problems.get(closed).map(|notice| notice.about.clone());
            if let Some(about) = about {
                notifications.withdraw(&about);
            }
        }
    }
    toasts(context, notifications.passing());
    let above = |layer: &&LayerId| matches!(layer.order, Order::Middle | Order::Foreground);
    let places = context.memory(|memory| {
        let layers = memory.areas().visible_layer_ids();
        let above = layers.iter().filter(above);
        above
            .filter_map(|layer| memory.area_rect(layer.id))
            .map(place)
            .collect::<Vec<Rect>>()
    });
    *pointer = PointerTaken {
        everywhere: is_covered || sheet.0 || context.egui_is_using_pointer(),
        places: places.into_iter().chain([areas.panel]).collect(),
    };
    // The pointer's clicks leave the keys to the board, and a new screen begins without focus:
    // only Tab, or writing in a field, takes them away.
    let clicked = context.input(|input| input.pointer.any_click()) && !context.text_edit_focused();
    if (clicked || screen.is_changed())
        && let Some(id) = context.memory(|memory| memory.focused())
    {
        context.memory_mut(|memory| memory.surrender_focus(id));
    }
    let focused = context.memory(|memory| memory.focused().is_some());
    // Escape closes an open list and does nothing else.
    let is_open = egui::Popup::is_any_open(context);
    keys.set_if_neq(KeysTaken(is_covered || sheet.0 || focused || is_open));
    writing.set_if_neq(Writing(sheet.0 || context.text_edit_focused()));
    Ok(())
}

fn key_list(context: &Context, words: &Words, shown: &mut KeysShown) {
    let palette = Palette::of(context);
    let window = context.content_rect();
    let width = (window.width() - 2.0 * GRID).min(540.0 * palette.scale);
    let mut close = context.input(|input| input.key_pressed(egui::Key::Escape));
    let area = lay_sheet(context, "keys", Over::Everything, width, |ui| {
        head(ui, &words.say("help-title"), |ui| {
            let word = words.say("help-close");
            close |= Button::bare(&word)
                .icon(Icon::Close)
                .icon_only()
                .show(ui)
                .clicked();
        });
        let most = window.height() - 12.0 * GRID * palette.scale;
        ScrollArea::vertical()
            .max_height(most)
            .min_scrolled_height(most)
            .show(ui, |ui| key_rows(ui, words));
    });
    if close || area.response.clicked_elsewhere() && context.input(|i| i.pointer.any_click()) {
        shown.0 = false;
    }
}

/// The keys as caps in a column, and beside them what they do.
fn key_rows(ui: &mut Ui, words: &Words) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let own = |(keys, _): &(&str, &str)| {
        !cfg!(target_family = "wasm")
            || !["help-keys-new", "help-keys-fullscreen", "help-keys-quit"].contains(keys)
    };
    let worded = |(keys, does)| Some((words.find(keys, &[])?, words.find(does, &[])?));
    let rows: Vec<(String, String)> = KEYS.into_iter().filter(own).filter_map(worded).collect();
    let widths = rows.iter().map(|(keys, _)| key_caps(ui, keys, None));
    let column = widths.fold(0.0, f32::max) + 2.0 * GRID * scale;
    ui.spacing_mut().item_spacing.y = 0.75 * GRID * scale;
    for (keys, does) in &rows {
        let room = (ui.available_width() - column).max(1.0);
        let font = palette.font(BODY);
        let galley = ui.painter().layout(does.clone(), font, palette.text, room);
        let height = galley.size().y.max(CAP * scale);
        let size = egui::vec2(ui.available_width(), height);
        let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
        key_caps(ui, keys, Some(rect.left_center()));
        let top = rect.center().y - galley.size().y / 2.0;
        let at = egui::pos2(rect.left() + column, top);
        ui.painter().galley(at, galley, palette.text);
    }
}

/// A fault of a configuration file as a sentence.
#[must_use]
pub fn config_sentence(words: &Words, error: &ConfigError) -> String {
    let reason = match &error.problem {
        Problem::UnknownField {
            found,
            nearest: Some(nearest),
            ..
        } => words.with(
            "config-unknown-near",
            &[("found", text(found)), ("nearest", text(nearest))],
        ),
        Problem::UnknownField { found, known, .. } => words.with(
            "config-unknown",
            &[("found", text(found)), ("known", text(&known.join(", ")))],
        ),
        Problem::Other(reason) => reason.clone(),
    };
    words.with(
        "config-broken",
        &[
            ("file", text(&error.file)),
            ("line", number(error.line as i64)),
            ("column", number(error.column as i64)),
            ("reason", text(&reason)),
        ],
    )
}
