//! What lies over every screen: messages and the list of keys. It also tells the board when a
//! panel wants the pointer or the keys.

use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};
use bevy_egui::egui::{self, Context, Id, LayerId, Order, Ui, UiBuilder};
use bevy_egui::{EguiContexts, PrimaryEguiContext};

use crate::app::board::layout::Areas;
use crate::app::input::key_bindings::KeyBindings;
use crate::app::input::keyboard::{KeysTaken, Writing};
use crate::app::input::pointer::PointerTaken;
use crate::app::play::scoring::Asked;
use crate::app::state::intent::{Intents, WindowCommand};
use crate::app::state::language::{Words, number, text};
use crate::app::state::notifications::{Content, Notice, Notifications};
use crate::app::state::states::{Phase, Screen};
use crate::app::ui::scripts::mistake_sentence;
use crate::app::ui::widgets::banner::{Banner, banners};
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
        .add_systems(Update, handle_window_commands.in_set(Phase::Rules));
}

fn handle_window_commands(
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

/// A rectangle of egui as one of Bevy.
fn place(rect: egui::Rect) -> Rect {
    Rect::new(rect.min.x, rect.min.y, rect.max.x, rect.max.y)
}

/// Draws messages and the list of keys.
pub fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    bindings: Res<KeyBindings>,
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
    if shown.0 && super::key_list::show(context, &words, &bindings) {
        shown.0 = false;
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

/// A fault of a configuration file as a sentence.
fn config_sentence(words: &Words, error: &ConfigError) -> String {
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
