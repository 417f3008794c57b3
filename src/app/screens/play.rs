//! The panel beside a game: the two seats and whose turn it is, what the computer knows, the
//! result, and what can be done.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Id, RichText, Ui};

use super::giving_up::{GivingUp, ask_once_more, give_up_button, given_up};
use super::menu::{egui_rect, speed_choice};
use super::overlay::whole_window;
use super::seats::seats;
use super::setup::{refusal, side_key};
use crate::app::flow::{Table, TableStage, marked};
use crate::app::intent::Intent;
use crate::app::language::{Words, number, text};
use crate::app::layout::Areas;
use crate::app::scene::stage::Stage;
use crate::app::settings::{Configs, Settings};
use crate::app::states::Turn;
use crate::app::theme::{GRID, HEADING, Palette, SMALL, strong};
use crate::app::thinking::Thinking;
use crate::app::widgets::button::Button;
use crate::app::widgets::icon::Icon;
use crate::app::widgets::number::complaint;
use crate::app::widgets::panel::{head, panel_in, rule, scroll, section};
use crate::app::widgets::switch::switch;
use crate::games::mnk::Mnk;
use crate::games::nim::Nim;
use crate::games::{Game as _, GameKind, Outcome};
use crate::players::Verdict;
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
    turn: Option<Res<State<Turn>>>,
    stages: Query<&Stage, With<TableStage>>,
    time: Res<Time>,
    mut giving_up: ResMut<GivingUp>,
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
    let wide = !areas.portrait;
    whole_window(context, "play", |ui| {
        super::coordinates::paint(ui, &areas, sitting.position());
        panel_in(ui, egui_rect(areas.panel), |ui| {
            let scale = Palette::of(ui.ctx()).scale;
            let has_foot = wide && ui.available_height() > WITH_FOOT * scale;
            let asked = &mut giving_up;
            top(ui, &words, sitting, turn, has_foot, asked, &mut intents);
            ui.spacing_mut().item_spacing.y = if wide { 0.75 } else { 0.5 } * GRID * scale;
            ask_once_more(ui, &words, sitting, asked, &mut intents);
            let state =
                |ui: &mut Ui, settings: &mut Settings, intents: &mut MessageWriter<Intent>| {
                    seats(ui, &words, &configs, sitting, turn, thought, wide, intents);
                    let now = time.elapsed_secs();
                    message(ui, &words, &configs, sitting, turn, &table, now);
                    let stage = stages.single().ok();
                    actions(ui, &words, sitting, turn, stage, has_foot, intents);
                    if turn != Turn::Over {
                        verdict(ui, &words, &table, sitting, settings);
                    }
                };
            if has_foot {
                state(ui, &mut settings, &mut intents);
                let id = Id::new("height of the foot");
                let height = ui.data(|data| data.get_temp(id)).unwrap_or(140.0 * scale);
                let room = ui.available_height() - height - ui.spacing().item_spacing.y;
                ui.scope(|ui| {
                    super::moves::show(ui, &words, sitting, room.max(LEAST * scale), &mut intents)
                });
                let top = ui.cursor().top();
                rule(ui);
                foot(ui, &words, sitting, turn, &mut intents);
                speed(ui, &words, &configs, &mut settings);
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
                    back_and_forth(ui, &words, sitting, &mut intents);
                    ui.scope(|ui| super::moves::show_few(ui, &words, sitting, &mut intents));
                    speed(ui, &words, &configs, &mut settings);
                    // The head has no room for it.
                    give_up_button(ui, &words, sitting, false, asked);
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
        if with_foot {
            give_up_button(ui, words, sitting, true, giving_up);
            return;
        }
        let setup = words.say("play-setup");
        let setup = Button::bare(&setup).icon(Icon::Gear).icon_only();
        if setup.show(ui).clicked() {
            intents.write(Intent::ToSetup);
        }
        let new = words.say("play-new-game");
        let new = Button::bare(&new).icon(Icon::Again).icon_only();
        // At the end “Play again” stands below.
        if turn != Turn::Over && new.show(ui).clicked() {
            intents.write(Intent::NewGame);
        }
    });
}

/// Undo and redo, side by side.
fn back_and_forth(
    ui: &mut Ui,
    words: &Words,
    sitting: &Sitting,
    intents: &mut MessageWriter<Intent>,
) {
    ui.spacing_mut().item_spacing.x = GRID * Palette::of(ui.ctx()).scale;
    let buttons = [
        ("play-undo", Icon::Undo, sitting.can_undo(), Intent::Undo),
        ("play-redo", Icon::Redo, sitting.can_redo(), Intent::Redo),
    ];
    ui.columns(2, |columns| {
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
    intents: &mut MessageWriter<Intent>,
) {
    let new = words.say("play-new-game");
    let new = Button::quiet(&new).icon(Icon::Again).wide();
    let setup = words.say("play-setup");
    let setup = Button::quiet(&setup).icon(Icon::Gear).wide();
    let gap = GRID * Palette::of(ui.ctx()).scale;
    ui.spacing_mut().item_spacing.x = gap;
    back_and_forth(ui, words, sitting, intents);
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

/// The choice of the animations' speed under its caption.
fn speed(ui: &mut Ui, words: &Words, configs: &Configs, settings: &mut Settings) {
    section(ui, &words.say("menu-speed"));
    speed_choice(ui, words, configs, settings);
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
        let reason = format!("{} {after}", words.say("result-mnk-draw"));
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
    if turn == Turn::Waiting {
        let word = words.say("play-go-on");
        let button = Button::primary(&word).icon(Icon::Play).wide();
        if button.show(ui).clicked() {
            intents.write(Intent::GoOn);
        }
    } else if !sitting.plan().seats.contains(&Seat::Person) {
        let word = words.say("play-pause");
        let button = Button::quiet(&word).icon(Icon::Pause).wide();
        if button.show(ui).clicked() {
            intents.write(Intent::Pause);
        }
    }
    if sitting.can_pass_the_beginning() && turn == Turn::Person {
        let word = words.say("play-computer-begins");
        if Button::quiet(&word).wide().show(ui).clicked() {
            intents.write(Intent::OtherBegins);
        }
    }
}

/// What the computer knew when it last moved, for those who want to know.
fn verdict(ui: &mut Ui, words: &Words, table: &Table, sitting: &Sitting, settings: &mut Settings) {
    if sitting.plan().seats == [Seat::Person; 2] {
        return;
    }
    let mut on = settings.show_verdict;
    if switch(ui, &mut on, &words.say("verdict-switch"), "").changed() {
        settings.show_verdict = on;
    }
    if !settings.show_verdict {
        return;
    }
    let palette = Palette::of(ui.ctx());
    let Some(choice) = &table.last_choice else {
        return;
    };
    let sentence = match choice.verdict {
        Verdict::Unknown => words.say("verdict-unknown"),
        Verdict::Proven { winner: None, .. } => words.say("verdict-draw"),
        Verdict::Proven {
            winner: Some(winner),
            plies,
        } => {
            let name = words.say(side_key(winner));
            let against_person = sitting.seat(winner.other()) == Seat::Person
                && sitting.seat(winner) != Seat::Person;
            match plies {
                Some(plies) => words.with(
                    "verdict-win-in",
                    &[("name", text(&name)), ("plies", number(plies))],
                ),
                None if against_person => words.say("verdict-you-lose"),
                None => words.with("verdict-win", &[("name", text(&name))]),
            }
        }
        Verdict::Estimated { score } => {
            let mover = sitting.position().side_to_move().other();
            let name = words.say(side_key(mover));
            words.with(
                "verdict-estimated",
                &[("name", text(&name)), ("score", number(score))],
            )
        }
    };
    ui.label(
        RichText::new(sentence)
            .size(SMALL * palette.scale)
            .color(palette.text),
    );
    ui.label(
        RichText::new(words.say(choice.explanation.key()))
            .size(SMALL * palette.scale)
            .color(palette.muted),
    );
}
