//! What lies over every screen: the list of keys, questions, messages. It also tells the board when
//! a panel wants the pointer or the keys.

pub(crate) mod key_list;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};
use bevy_egui::egui::{self, Context, Id, LayerId, Order, Ui, UiBuilder};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, PrimaryEguiContext};

use crate::board::animation::tween::FrameTime;
use crate::board::layout::Areas;
use crate::features::confirmation::PendingConfirmation;
use crate::features::entrance::fade_in;
use crate::features::exercises::Exercises;
use crate::features::language::Words;
use crate::features::opponents::OpponentPage;
use crate::features::rules_page::Pictures;
use crate::features::scripts::open::ScriptEditor;
use crate::features::setup::draft::Draft;
use crate::features::solved_boards::BoardTablePage;
use crate::features::{confirmation, notifications, opponents, rules_page};
use crate::input::bindings::in_force::KeyBindings;
use crate::input::bindings::key_command::Focus;
use crate::input::gamepads::Gamepads;
use crate::input::keyboard::KeyFocus;
use crate::input::pointer::PointerTaken;
use crate::intent::Intents;
use crate::midend::Match;
use crate::states::{Phase, Screen};
use crate::turn::current_match::CurrentMatch;
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::surface::are_page_keys_used;
use crate::window::WindowCommand;
use crate::words::InEnglish as _;

/// Whether the list of keys is open.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct KeysShown(pub bool);

/// Whether the rules of the game on the board are shown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct RulesShown(pub bool);

/// Whether a sheet lies over the screen, which takes pointer and keys.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SheetShown(pub bool);

/// The systems that draw the overlay, after every screen.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Overlay;

/// Adds the overlay.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<KeysShown>()
        .init_resource::<RulesShown>()
        .init_resource::<SheetShown>()
        .init_resource::<BoardTablePage>()
        .init_resource::<Pictures>()
        .configure_sets(
            EguiPrimaryContextPass,
            Overlay.run_if(any_with_component::<PrimaryEguiContext>),
        )
        .add_systems(
            Update,
            (
                handle_window_commands.in_set(Phase::Rules),
                rules_page::act
                    .before(Phase::Scene)
                    .run_if(any_with_component::<PrimaryEguiContext>),
            ),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                show_keys,
                show_rules,
                show_board_table,
                opponents::page::show,
                show_question,
                notifications::screen::show,
                claim_pointer,
                claim_keys,
            )
                .chain()
                .in_set(Overlay),
        );
}

fn handle_window_commands(
    mut intents: MessageReader<WindowCommand>,
    mut shown: ResMut<KeysShown>,
    mut rules: ResMut<RulesShown>,
    mut table: ResMut<BoardTablePage>,
    draft: Option<Res<Draft>>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut exit: MessageWriter<AppExit>,
) {
    for intent in intents.read() {
        match intent {
            WindowCommand::Keys => shown.0 = !shown.0,
            WindowCommand::Rules => rules.0 = !rules.0,
            WindowCommand::BoardTable => {
                if let Some(draft) = &draft {
                    table.open(draft.position());
                }
            }
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
pub(crate) fn whole_window(context: &Context, id: &str, content: impl FnOnce(&mut Ui)) {
    let builder = UiBuilder::new()
        .layer_id(LayerId::background())
        .max_rect(context.content_rect());
    let mut ui = Ui::new(context.clone(), Id::new(id), builder);
    fade_in(context, &mut ui);
    content(&mut ui);
}

/// A rectangle of egui as one of Bevy.
fn place(rect: egui::Rect) -> Rect {
    Rect::new(rect.min.x, rect.min.y, rect.max.x, rect.max.y)
}

fn show_keys(
    mut contexts: EguiContexts,
    words: Res<Words>,
    bindings: Res<KeyBindings>,
    gamepads: Res<Gamepads>,
    screen: Res<State<Screen>>,
    mut shown: ResMut<KeysShown>,
) -> Result {
    let screen = *screen.get();
    if shown.0 && key_list::show(contexts.ctx_mut()?, &words, &bindings, &gamepads, screen) {
        shown.0 = false;
    }
    Ok(())
}

/// The rules of the game that is played or set up; elsewhere there are none to show.
fn show_rules(
    mut contexts: EguiContexts,
    mut cx: ScreenContext,
    screen: Res<State<Screen>>,
    current: Res<CurrentMatch>,
    draft: Option<Res<Draft>>,
    exercises: Exercises,
    frame: Res<FrameTime>,
    mut pictures: ResMut<Pictures>,
    mut shown: ResMut<RulesShown>,
) -> Result {
    if !shown.0 {
        pictures.bypass_change_detection().close();
        return Ok(());
    }
    let position = match screen.get() {
        Screen::Play => current.game_match.as_ref().map(Match::position),
        Screen::Setup => draft.as_deref().map(Draft::position),
        screen => exercises.position(*screen),
    };
    let closes = match position {
        Some(position) => {
            let factor = cx.configs.factor(&cx.settings);
            rules_page::show(
                contexts.ctx_mut()?,
                &mut cx,
                position,
                pictures.bypass_change_detection(),
                (factor > 0.0).then(|| frame.0 / factor),
                !matches!(screen.get(), Screen::Lesson | Screen::Puzzles),
            )
        }
        None => true,
    };
    if closes {
        shown.0 = false;
    }
    Ok(())
}

/// The table of the game that is set up.
fn show_board_table(
    mut contexts: EguiContexts,
    words: Res<Words>,
    draft: Option<ResMut<Draft>>,
    mut page: ResMut<BoardTablePage>,
) -> Result {
    // Only a real change marks it as changed.
    let page = page.bypass_change_detection();
    if !page.is_open() {
        return Ok(());
    }
    let chosen = page.show(contexts.ctx_mut()?, &words);
    if let (Some(board), Some(mut draft)) = (chosen, draft)
        && let Err(error) = draft.take_preset(&board.params_text())
    {
        warn!("a board of the table: {}", error.in_english());
    }
    Ok(())
}

fn show_question(
    mut contexts: EguiContexts,
    words: Res<Words>,
    asked: Res<PendingConfirmation>,
    mut intents: Intents,
) -> Result {
    if let Some(question) = asked.0 {
        let context = contexts.ctx_mut()?;
        let is_new = asked.is_changed();
        if let Some(answer) = confirmation::show(context, &words, question, is_new) {
            intents.write(answer);
        }
    }
    Ok(())
}

/// What covers the screen under it.
#[derive(SystemParam)]
struct Covers<'w> {
    keys: Res<'w, KeysShown>,
    rules: Res<'w, RulesShown>,
    table: Res<'w, BoardTablePage>,
    opponent: Res<'w, OpponentPage>,
    asked: Res<'w, PendingConfirmation>,
    sheet: Res<'w, SheetShown>,
    editor: Res<'w, ScriptEditor>,
}

impl Covers<'_> {
    fn is_any(&self) -> bool {
        let is_told = self.keys.0 || self.rules.0 || self.opponent.0.is_some();
        is_told || self.table.is_open() || self.asked.0.is_some() || self.sheet.0
    }
}

/// Where the pointer is none of the board's.
fn claim_pointer(
    mut contexts: EguiContexts,
    covers: Covers,
    areas: Res<Areas>,
    mut pointer: ResMut<PointerTaken>,
) -> Result {
    let context = contexts.ctx_mut()?;
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
        everywhere: covers.is_any() || context.egui_is_using_pointer(),
        places: places.into_iter().chain([areas.panel]).collect(),
    };
    Ok(())
}

/// When the keys are none of the board's.
fn claim_keys(
    mut contexts: EguiContexts,
    covers: Covers,
    screen: Res<State<Screen>>,
    mut keys: ResMut<KeyFocus>,
) -> Result {
    let context = contexts.ctx_mut()?;
    // The pointer's clicks leave the keys to the board, and a new screen begins without focus:
    // only Tab, or writing in a field, takes them away.
    let clicked = context.input(|input| input.pointer.any_click()) && !context.text_edit_focused();
    if (clicked || screen.is_changed())
        && let Some(id) = context.memory(|memory| memory.focused())
    {
        context.memory_mut(|memory| memory.surrender_focus(id));
    }
    let focus = if covers.editor.open().is_some() {
        Focus::Sheet
    } else if covers.sheet.0 || context.text_edit_focused() {
        Focus::Text
    } else if covers.is_any() || egui::Popup::is_any_open(context) {
        Focus::Dialog
    } else if are_page_keys_used(context) {
        Focus::Control
    } else if context.memory(|memory| memory.focused().is_some()) {
        Focus::Button
    } else {
        Focus::Board
    };
    keys.set_if_neq(KeyFocus(focus));
    Ok(())
}
