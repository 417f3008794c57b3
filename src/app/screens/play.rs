//! The panel beside a game: the two seats and whose turn it is, what the computer knows, the
//! result, and what can be done.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Id, RichText, Ui};

use super::game_menu::game_menu;
use super::giving_up::{GivingUp, ask_once_more, given_up};
use super::menu::egui_rect;
use super::overlay::whole_window;
use super::replay;
use super::seats::{Seated, seats};
use super::setup::{refusal, side_key};
use super::study::{MOST_STEPS, hint_button, hint_icon, study};
use crate::app::analysing::Analysing;
use crate::app::flow::{Table, TableStage, marked};
use crate::app::intent::Intent;
use crate::app::language::{Words, number, text};
use crate::app::layout::Areas;
use crate::app::previewing::Previewing;
use crate::app::replaying::{Replaying, is_watched};
use crate::app::scene::stage::Stage;
use crate::app::scoring::Records;
use crate::app::settings::{Configs, Settings};
use crate::app::states::Turn;
use crate::app::studying::{STEPS, Studying};
use crate::app::teaching::Teaching;
use crate::app::theme::{GRID, HEADING, Palette, SMALL, strong};
use crate::app::thinking::Thinking;
use crate::app::widgets::button::Button;
use crate::app::widgets::icon::Icon;
use crate::app::widgets::number::complaint;
use crate::app::widgets::panel::{head, panel_in, rule, scroll};
use crate::games::mnk::{Mnk, Rule};
use crate::games::nim::Nim;
use crate::games::{Game as _, GameKind, Outcome, Position};
use crate::study::hint::Reason;
use crate::table::{Seat, Sitting};

/// A refusal is shown this long, in seconds.
const REFUSAL_SECONDS: f32 = 2.5;

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

fn top(
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
            super::export::small_button(ui, words, sitting, intents);
        }
        if !with_foot && turn == Turn::Person {
            hint_icon(ui, words, sitting, studying, intents);
        }
    });
}

/// Undo and redo, side by side, and a hint where the head of the panel does not offer it.
fn back_and_forth(
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
fn foot(
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

/// The result, or why the last try was refused, or what to do next in Nim.
fn message(
    ui: &mut Ui,
    words: &Words,
    configs: &Configs,
    sitting: &Sitting,
    turn: Turn,
    table: &Table,
    now: f32,
) {
    let palette = Palette::of(ui.ctx());
    if turn == Turn::Over {
        if let Some(outcome) = sitting.result() {
            let (sentence, reason) = result(words, configs, table, sitting, outcome);
            ui.label(
                RichText::new(sentence)
                    .text_style(strong())
                    .size(HEADING * palette.scale),
            );
            ui.label(RichText::new(reason).color(palette.muted));
        }
        return;
    }
    if let Some((reason, when)) = table.refused
        && now - when.as_secs_f32() < REFUSAL_SECONDS
    {
        complaint(ui, &refusal(words, reason), &palette);
    } else if table.cursor.aimed && turn == Turn::Person {
        ui.label(RichText::new(words.say("play-tap-again")).color(palette.muted));
    }
}

/// The rules of a game in a few sentences; with renju those about forbidden points too.
#[must_use]
pub fn rules_in_short(words: &Words, position: &Position) -> String {
    let rules = words.say(&format!("game-{}-rules", position.kind().id()));
    let is_renju = position
        .as_game::<Mnk>()
        .is_some_and(|game| game.params().rule == Rule::Renju);
    match is_renju {
        true => format!("{rules} {}", words.say("play-rules-renju")),
        false => rules,
    }
}

/// The result of a game, and how it came about.
#[must_use]
pub fn result(
    words: &Words,
    configs: &Configs,
    table: &Table,
    sitting: &Sitting,
    outcome: Outcome,
) -> (String, String) {
    let position = sitting.position();
    let after = words.with(
        "result-moves",
        &[("n", number(sitting.moves().len() as i64))],
    );
    let Some(winner) = outcome.winner() else {
        let is_full = position
            .as_game::<Mnk>()
            .is_none_or(|game| game.stones() == game.params().cells());
        let key = match is_full {
            true => "result-mnk-draw",
            false => "result-mnk-stuck",
        };
        let reason = format!("{} {after}", words.say(key));
        return (words.say("result-draw"), reason);
    };
    let name = words.say(side_key(winner));
    let loser = words.say(side_key(winner.other()));
    let sentence = match (sitting.seat(winner), sitting.seat(winner.other())) {
        (Seat::Person, Seat::Computer(_)) => words.say("result-you-win"),
        (Seat::Computer(_), Seat::Person) => words.say("result-computer-wins"),
        _ => words.with("result-side-wins", &[("name", text(&name))]),
    };
    let reason = match position.kind() {
        _ if sitting.resigned().is_some() => given_up(words, configs, table, sitting, &loser),
        GameKind::Nim if position.as_game::<Nim>().is_some_and(Nim::is_misere) => {
            words.with("result-nim-misere", &[("name", text(&loser))])
        }
        GameKind::Nim => words.with("result-nim", &[("name", text(&name))]),
        GameKind::Corner => words.with("result-corner", &[("name", text(&name))]),
        GameKind::Northcott => words.with("result-northcott", &[("name", text(&loser))]),
        GameKind::Mnk => {
            let len = position
                .as_game::<Mnk>()
                .map_or(0, |game| game.params().len);
            words.with("result-mnk", &[("len", number(len))])
        }
        GameKind::Atoms => words.with("result-atoms", &[("name", text(&loser))]),
    };
    (sentence, format!("{reason} {after}"))
}

/// Whether the last move is to stand, in a teaching game.
fn question(ui: &mut Ui, words: &Words, teaching: &Teaching, intents: &mut MessageWriter<Intent>) {
    let Some(offer) = teaching.offer() else {
        let palette = Palette::of(ui.ctx());
        ui.label(RichText::new(words.say("teaching-looking")).color(palette.muted));
        return;
    };
    ui.label(RichText::new(words.say(offer.reason.key())).text_style(strong()));
    let back = words.say("teaching-back");
    let back = Button::primary(&back).icon(Icon::Undo).wide();
    if back.show(ui).clicked() {
        intents.write(Intent::Undo);
    }
    let keep = words.say("teaching-keep");
    if Button::quiet(&keep).wide().show(ui).clicked() {
        intents.write(Intent::GoOn);
    }
}

fn actions(
    ui: &mut Ui,
    words: &Words,
    sitting: &Sitting,
    turn: Turn,
    stage: Option<&Stage>,
    has_foot: bool,
    intents: &mut MessageWriter<Intent>,
) {
    if turn == Turn::Over {
        let word = words.say("play-again");
        if Button::primary(&word)
            .icon(Icon::Again)
            .wide()
            .show(ui)
            .clicked()
        {
            intents.write(Intent::NewGame);
        }
        return;
    }
    if sitting.position().kind() == GameKind::Nim {
        let count = stage.and_then(marked).map_or(0, |take| take.count);
        let word = if count > 0 {
            words.with("play-ok-marked", &[("n", number(count))])
        } else {
            words.say("play-ok")
        };
        let ready = count > 0 && turn == Turn::Person;
        if Button::primary(&word)
            .icon(Icon::Tick)
            .wide()
            .enabled(ready)
            .show(ui)
            .clicked()
        {
            intents.write(Intent::TakeMarked);
        }
        if turn == Turn::Person && count == 0 && has_foot {
            let palette = Palette::of(ui.ctx());
            let hint = words.say("play-nothing-marked");
            ui.label(
                RichText::new(hint)
                    .size(SMALL * palette.scale)
                    .color(palette.muted),
            );
        }
    }
    super::opening::choices(ui, words, sitting, turn, intents);
    let watched = is_watched(sitting);
    // Between two computers the bar of the replay has it, as long as nothing is left to replay.
    if turn == Turn::Waiting && (!watched || sitting.can_redo()) {
        let word = words.say("play-go-on");
        let button = Button::primary(&word).icon(Icon::Play).wide();
        if button.show(ui).clicked() {
            intents.write(Intent::GoOn);
        }
    }
    if sitting.can_pass_the_beginning() && turn == Turn::Person {
        let word = words.say("play-computer-begins");
        if Button::quiet(&word).wide().show(ui).clicked() {
            intents.write(Intent::OtherBegins);
        }
    }
}
