//! The panel beside a lesson: the sentence of the step, what came of the last try, and the way from
//! step to step; and the offer of a lesson in the setup.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Color32, Frame, RichText, Ui};

use crate::board::geometry::Geometry;
use crate::board::stage::Stage;
use crate::features::coordinates;
use crate::features::language::variant::variant_name;
use crate::features::language::{Words, number};
use crate::features::lessons::{LessonCommand, Lessons, is_offered};
use crate::features::menu::egui_rect;
use crate::features::navigation::ScreenCommand;
use crate::features::overlay::whole_window;
use crate::features::rules_page::rules_button;
use crate::features::taking::button::{take_beside, take_marked};
use crate::intent::Intent;
use crate::rules::GameId;
use crate::study::exercise::Exercise as _;
use crate::study::lesson::LessonRun;
use crate::turn::current_match::MatchBoard;
use crate::widgets::columns::proof_picture;
use crate::widgets::controls::button::Button;
use crate::widgets::icon::Icon;
use crate::widgets::labels::{muted_line, plain_line};
use crate::widgets::painted::dots::dots;
use crate::widgets::panel::{head, panel_in, scroll};
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::spoken::announce;
use crate::widgets::surface::{hairline, target_height};
use crate::widgets::theme::{CONTROL_RADIUS, GRID, Palette, strong};

/// Draws the panel of a lesson.
pub(crate) fn show(
    mut contexts: EguiContexts,
    mut cx: ScreenContext,
    lessons: Res<Lessons>,
    stages: Query<&Stage, With<MatchBoard>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let Some(run) = lessons.run() else {
        return Ok(());
    };
    let stage = stages.single().ok();
    let marked = stage.map_or(0, |stage| stage.marks.len());
    whole_window(context, "lesson", |ui| {
        coordinates::paint(ui, &cx.areas, &Geometry::of(run.position()));
        panel_in(ui, egui_rect(cx.areas.panel), |ui| {
            let scale = Palette::of(ui.ctx()).scale;
            head(ui, &variant_name(&cx.words, run.position()), |ui| {
                ui.spacing_mut().item_spacing.x = 0.0;
                cx.back(ui, "lesson-leave", ScreenCommand::Back);
                rules_button(ui, &mut cx);
            });
            ui.spacing_mut().item_spacing.y = GRID * scale;
            let foot = target_height(ui).max(40.0 * scale) + GRID * scale;
            let room = (ui.available_height() - foot).max(40.0);
            scroll(ui, "lesson", room, false, |ui| {
                progress(ui, &cx.words, run);
                told(ui, &cx.words, run);
                if run.awaits_move() {
                    take_marked(ui, &mut cx, run.game(), marked, true);
                }
            });
            ways(ui, &mut cx, run);
        });
        if let Some(stage) = stage.filter(|_| run.awaits_move()) {
            take_beside(ui, &mut cx, stage);
        }
    });
    Ok(())
}

/// A dot for each step, and the number of the present one.
fn progress(ui: &mut Ui, words: &Words, run: &LessonRun) {
    let numbers = [("n", number(run.number() + 1)), ("of", number(run.count()))];
    dots(
        ui,
        run.number(),
        run.count(),
        &words.with("lesson-step", &numbers),
    );
}

/// The sentence of the step, and what came of the last try.
fn told(ui: &mut Ui, words: &Words, run: &LessonRun) {
    let palette = Palette::of(ui.ctx());
    let sentence = words.say(run.step().told);
    announce(&plain_line(ui, &sentence));
    if let Some(answer) = run.said().sentence() {
        let colour = match run.is_refused() {
            true => palette.warning_text,
            false => palette.text,
        };
        let answer = RichText::new(words.sentence(&answer)).text_style(strong());
        announce(&ui.label(answer.color(colour)));
    }
    if let Some(proof) = run.proof() {
        proof_picture(ui, proof, &sentence);
    }
    if run.is_last() && run.is_done() {
        announce(&muted_line(ui, words.say("lesson-finished")));
    }
}

/// Back and forth, side by side.
fn ways(ui: &mut Ui, cx: &mut ScreenContext, run: &LessonRun) {
    let is_end = run.is_last() && run.is_done();
    let (key, icon, command) = match is_end {
        true => ("lesson-again", Icon::Again, LessonCommand::Again),
        false => ("research-back", Icon::StepBack, LessonCommand::Back),
    };
    let next = match run.is_last() {
        true => "lesson-leave",
        false => "lesson-next",
    };
    let back = (cx.quiet(key, icon), command.into());
    let next = (next, Icon::StepForward, LessonCommand::Next.into());
    two_ways(ui, cx, back, next, run.is_done());
}

/// Two buttons side by side at the foot of a panel: the second is a filled one if that is what most people
/// want now.
pub(crate) fn two_ways(
    ui: &mut Ui,
    cx: &mut ScreenContext,
    (first, first_wanted): (Button, Intent),
    (key, icon, second_wanted): (&str, Icon, Intent),
    is_filled: bool,
) {
    let scale = Palette::of(ui.ctx()).scale;
    ui.spacing_mut().item_spacing.x = GRID * scale;
    let lower = Button::lower(ui);
    ui.columns(2, |columns| {
        columns[0].add_space(lower);
        cx.action(&mut columns[0], first.wide(), first_wanted);
        let second = if is_filled {
            cx.primary(key, icon)
        } else {
            columns[1].add_space(lower);
            cx.quiet(key, icon)
        };
        cx.action(&mut columns[1], second.wide(), second_wanted);
    });
}

/// Offers the lesson of the game that is set up, as long as it was neither begun nor declined. Afterwards
/// it stands with the rules.
pub(crate) fn offer(ui: &mut Ui, cx: &mut ScreenContext, game: GameId) {
    if !is_offered(game, &cx.settings) {
        return;
    }
    let palette = Palette::of(ui.ctx());
    let gap = GRID * palette.scale;
    let frame = Frame::new()
        .fill(Color32::TRANSPARENT)
        .stroke(hairline(palette.accent))
        .corner_radius(CONTROL_RADIUS)
        .inner_margin(gap);
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        announce(&plain_line(ui, cx.say("lesson-offer")));
        ui.add_space(gap / 2.0);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            let begin = cx.quiet("lesson-begin", Icon::Play);
            cx.action(ui, begin, LessonCommand::Begin(game));
            let decline = Button::bare(cx.say("lesson-not-now"));
            cx.action(ui, decline, LessonCommand::Decline(game));
        });
    });
    ui.add_space(gap / 2.0);
}
