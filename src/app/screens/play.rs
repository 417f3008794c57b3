//! The panel beside a game: the two seats and whose turn it is, what the computer knows, the
//! result, and what can be done.

mod actions;
mod edges;
mod told;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Id, Ui};

use self::actions::{actions, question};
use self::edges::{back_and_forth, foot, top};
use self::told::message;
use super::giving_up::{GivingUp, ask_once_more};
use super::menu::egui_rect;
use super::overlay::whole_window;
use super::replay;
use super::seats::{Seated, seats};
use super::study::{MOST_STEPS, study};
use crate::app::analysing::Analysing;
use crate::app::flow::{Table, TableStage};
use crate::app::intent::Intent;
use crate::app::language::Words;
use crate::app::layout::Areas;
use crate::app::previewing::Previewing;
use crate::app::replaying::Replaying;
use crate::app::scene::stage::Stage;
use crate::app::scoring::Records;
use crate::app::settings::{Configs, Settings};
use crate::app::states::Turn;
use crate::app::studying::{STEPS, Studying};
use crate::app::teaching::Teaching;
use crate::app::theme::{GRID, Palette};
use crate::app::thinking::Thinking;
use crate::app::widgets::panel::{panel_in, rule, scroll};
use crate::study::hint::Reason;

pub use self::told::{result, rules_in_short};

/// Draws the panel of a game.
pub fn show(
    mut contexts: EguiContexts,
    areas: Res<Areas>,
    words: Res<Words>,
    configs: Res<Configs>,
    mut settings: ResMut<Settings>,
    table: Res<Table>,
    thinking: Res<Thinking>,
    (studying, teaching): (Res<Studying>, Res<Teaching>),
    mut previewing: ResMut<Previewing>,
    replaying: Res<Replaying>,
    analysing: Res<Analysing>,
    turn: Option<Res<State<Turn>>>,
    stages: Query<&Stage, With<TableStage>>,
    time: Res<Time>,
    (records, mut giving_up): (Res<Records>, ResMut<GivingUp>),
    mut intents: MessageWriter<Intent>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let (Some(sitting), Some(turn)) = (&table.sitting, turn) else {
        return Ok(());
    };
    let turn = *turn.get();
    let thought = thinking
        .since()
        .map(|since| time.elapsed().saturating_sub(since).as_secs_f32());
    let report = analysing.report();
    let wide = !areas.portrait;
    whole_window(context, "play", |ui| {
        super::coordinates::paint(ui, &areas, sitting.position());
        if turn == Turn::Person
            && let Some((hint, STEPS)) = studying.hint(sitting.position())
            && let Reason::ForcedWin { steps, .. } = &hint.why
        {
            let told = &steps[..steps.len().min(MOST_STEPS)];
            super::coordinates::paint_steps(ui, &areas, sitting.position(), told);
        }
        panel_in(ui, egui_rect(areas.panel), |ui| {
            let scale = Palette::of(ui.ctx()).scale;
            let offers_replay = replaying.is_offered(sitting) && !teaching.is_at_work();
            let least = if offers_replay {
                WITH_FOOT + replay::HEIGHT
            } else {
                WITH_FOOT
            };
            let has_foot = wide && ui.available_height() > least * scale;
            top(
                ui,
                &words,
                &configs,
                &mut settings,
                &studying,
                sitting,
                turn,
                has_foot,
                &mut giving_up,
                &mut intents,
            );
            ui.spacing_mut().item_spacing.y = if wide { 0.75 } else { 0.5 } * GRID * scale;
            ask_once_more(ui, &words, sitting, &mut giving_up, &mut intents);
            let mut state =
                |ui: &mut Ui, settings: &mut Settings, intents: &mut MessageWriter<Intent>| {
                    let seated = Seated {
                        turn,
                        thought,
                        replayed: replaying.is_playing(),
                    };
                    seats(ui, &words, &configs, sitting, seated, wide, intents);
                    if offers_replay && !has_foot {
                        // Above all that comes and goes while it plays.
                        replay::buttons(ui, &words, &replaying, sitting, intents);
                    }
                    // While the game plays itself nothing is asked of anybody.
                    let turn = if replaying.is_playing() {
                        Turn::Animating
                    } else {
                        turn
                    };
                    let now = time.elapsed_secs();
                    message(ui, &words, &configs, sitting, turn, &table, now);
                    super::opening::show(ui, &words, sitting);
                    super::rated::news(ui, &words, &configs, &records, sitting, turn);
                    let stage = stages.single().ok();
                    if teaching.is_at_work() {
                        question(ui, &words, &teaching, intents);
                    } else {
                        actions(ui, &words, sitting, turn, stage, has_foot, intents);
                    }
                    if offers_replay && !has_foot {
                        replay::place_and_speed(ui, &words, &configs, settings, sitting, intents);
                    }
                    if turn != Turn::Over {
                        let last = table.last_choice.as_ref();
                        study(
                            ui,
                            &words,
                            sitting,
                            turn,
                            settings,
                            &studying,
                            &mut previewing,
                            last,
                        );
                    }
                    if !teaching.is_at_work() {
                        super::analysis::show(ui, &words, sitting, turn, &analysing, intents);
                    }
                };
            if has_foot {
                let id = Id::new("height of the foot");
                let height = ui.data(|data| data.get_temp(id)).unwrap_or(140.0 * scale);
                let room = ui.available_height() - height - ui.spacing().item_spacing.y;
                let of_state = Id::new("height of what is told");
                let told: f32 = ui.data(|data| data.get_temp(of_state)).unwrap_or(0.0);
                let mut tell =
                    |ui: &mut Ui, settings: &mut Settings, intents: &mut MessageWriter<Intent>| {
                        let top = ui.cursor().top();
                        state(ui, settings, intents);
                        let used = ui.cursor().top() - top;
                        if used != told {
                            ui.data_mut(|data| data.insert_temp(of_state, used));
                            ui.ctx().request_repaint();
                        }
                    };
                if told + LEAST * scale <= room {
                    let top = ui.cursor().top();
                    tell(ui, &mut settings, &mut intents);
                    let room = (room - (ui.cursor().top() - top)).max(LEAST * scale);
                    ui.scope(|ui| {
                        super::moves::show(ui, &words, sitting, report, room, &mut intents)
                    });
                } else {
                    // So much is told that the moves scroll together with it.
                    scroll(ui, "told", room, false, |ui| {
                        tell(ui, &mut settings, &mut intents);
                        super::moves::show_few(ui, &words, sitting, report, &mut intents);
                    });
                }
                let top = ui.cursor().top();
                rule(ui);
                if offers_replay {
                    replay::buttons(ui, &words, &replaying, sitting, &mut intents);
                    let settings = &mut settings;
                    replay::place_and_speed(ui, &words, &configs, settings, sitting, &mut intents);
                }
                foot(ui, &words, sitting, turn, &studying, &mut intents);
                let used = ui.min_rect().bottom() - top;
                if used != height {
                    // Known only now; the next frame divides the room by it.
                    ui.data_mut(|data| data.insert_temp(id, used));
                    ui.ctx().request_repaint();
                }
            } else {
                let room = ui.available_height();
                scroll(ui, "play", room, false, |ui| {
                    state(ui, &mut settings, &mut intents);
                    back_and_forth(ui, &words, sitting, None, &mut intents);
                    ui.scope(|ui| {
                        super::moves::show_few(ui, &words, sitting, report, &mut intents)
                    });
                    if !sitting.history().is_empty() && !cfg!(target_family = "wasm") {
                        ui.add_space(GRID * scale);
                        super::export::wide_button(ui, &words, sitting, &mut intents);
                    }
                });
            }
        });
    });
    Ok(())
}

/// Height of a panel above which its last controls stand at its foot, in points at scale 1.
const WITH_FOOT: f32 = 460.0;

/// Least height of the moves above the foot.
const LEAST: f32 = 72.0;
