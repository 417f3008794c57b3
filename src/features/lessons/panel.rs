//! The panel beside a lesson: the sentence of the step, what came of the last try, and the way from
//! step to step; and the offer of a lesson in the setup.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Color32, Frame, RichText, Ui};

use crate::board::layout::Areas;
use crate::board::stage::Stage;
use crate::features::coordinates;
use crate::features::language::variant::variant_name;
use crate::features::language::{Words, number};
use crate::features::lessons::{LessonCommand, Lessons, is_offered};
use crate::features::menu::egui_rect;
use crate::features::navigation::ScreenCommand;
use crate::features::overlay::whole_window;
use crate::features::rules_page::{lesson_button, rules_button};
use crate::features::settings::Settings;
use crate::features::taking::button::{take_beside, take_marked};
use crate::intent::Intents;
use crate::rules::GameId;
use crate::study::exercise::Exercise as _;
use crate::study::lesson::Run;
use crate::turn::current_match::MatchBoard;
use crate::widgets::columns::proof_picture;
use crate::widgets::controls::button::Button;
use crate::widgets::icon::Icon;
use crate::widgets::painted::dots::dots;
use crate::widgets::panel::{head, panel_in, scroll};
use crate::widgets::spoken::announce;
use crate::widgets::surface::{hairline, target_height};
use crate::widgets::theme::{CONTROL_RADIUS, GRID, Palette, strong};
use crate::window::WindowCommand;

/// Draws the panel of a lesson.
pub(crate) fn show(
    mut contexts: EguiContexts,
    areas: Res<Areas>,
    words: Res<Words>,
    lessons: Res<Lessons>,
    stages: Query<&Stage, With<MatchBoard>>,
    mut intents: Intents,
) -> Result {
    let context = contexts.ctx_mut()?;
    let Some(run) = lessons.run() else {
        return Ok(());
    };
    let stage = stages.single().ok();
    let marked = stage.map_or(0, |stage| stage.marks.len());
    whole_window(context, "lesson", |ui| {
        coordinates::paint(ui, &areas, run.position());
        panel_in(ui, egui_rect(areas.panel), |ui| {
            let scale = Palette::of(ui.ctx()).scale;
            title(ui, &words, run, &mut intents);
            ui.spacing_mut().item_spacing.y = GRID * scale;
            let foot = target_height(ui).max(40.0 * scale) + GRID * scale;
            let room = (ui.available_height() - foot).max(40.0);
            scroll(ui, "lesson", room, false, |ui| {
                progress(ui, &words, run);
                told(ui, &words, run);
                if run.awaits_move() {
                    take_marked(ui, &words, run.game(), marked, true, &mut intents);
                }
            });
            ways(ui, &words, run, &mut intents);
        });
        if let Some(stage) = stage.filter(|_| run.awaits_move()) {
            take_beside(ui, &areas, &words, stage, &mut intents);
        }
    });
    Ok(())
}

fn title(ui: &mut Ui, words: &Words, run: &Run, intents: &mut Intents) {
    head(ui, &variant_name(words, run.position()), |ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let leave = words.say("lesson-leave");
        if Button::bare(&leave).icon(Icon::Back).show(ui).clicked() {
            intents.write(ScreenCommand::Back);
        }
        let rules = words.say("play-rules");
        if rules_button(&rules).icon_only().show(ui).clicked() {
            intents.write(WindowCommand::Rules);
        }
    });
}

/// A dot for each step, and the number of the present one.
fn progress(ui: &mut Ui, words: &Words, run: &Run) {
    let numbers = [
        ("n", number(run.number() as i64 + 1)),
        ("of", number(run.count() as i64)),
    ];
    dots(
        ui,
        run.number(),
        run.count(),
        &words.with("lesson-step", &numbers),
    );
}

/// The sentence of the step, and what came of the last try.
fn told(ui: &mut Ui, words: &Words, run: &Run) {
    let palette = Palette::of(ui.ctx());
    let sentence = words.say(run.step().told);
    announce(&ui.label(RichText::new(&sentence).color(palette.text)));
    let said = run.said();
    if let Some(answer) = said.sentence() {
        let colour = match said.is_wrong() {
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
        announce(&ui.label(RichText::new(words.say("lesson-finished")).color(palette.muted)));
    }
}

/// Back and forth, side by side.
fn ways(ui: &mut Ui, words: &Words, run: &Run, intents: &mut Intents) {
    let is_end = run.is_last() && run.is_done();
    let (key, icon, command) = match is_end {
        true => ("lesson-again", Icon::Again, LessonCommand::Again),
        false => ("research-back", Icon::StepBack, LessonCommand::Back),
    };
    let next = if run.is_last() {
        "lesson-leave"
    } else {
        "lesson-next"
    };
    let (back, next) = (words.say(key), words.say(next));
    let next = match run.is_done() {
        true => Button::primary(&next),
        false => Button::quiet(&next),
    };
    let back = Button::quiet(&back).icon(icon);
    let next = next.icon(Icon::StepForward);
    let pressed = two_ways(ui, back, (next, run.is_done()));
    if pressed[0] {
        intents.write(command);
    }
    if pressed[1] {
        intents.write(LessonCommand::Next);
    }
}

/// Two buttons side by side at the foot of a panel: which are pressed. The second may be a filled one.
pub(crate) fn two_ways(
    ui: &mut Ui,
    first: Button,
    (second, is_filled): (Button, bool),
) -> [bool; 2] {
    let scale = Palette::of(ui.ctx()).scale;
    ui.spacing_mut().item_spacing.x = GRID * scale;
    let lower = Button::lower(ui);
    ui.columns(2, |columns| {
        columns[0].add_space(lower);
        let first = first.wide().show(&mut columns[0]).clicked();
        if !is_filled {
            columns[1].add_space(lower);
        }
        [first, second.wide().show(&mut columns[1]).clicked()]
    })
}

/// Offers the lesson of the game that is set up, as long as it was neither begun nor declined. Afterwards
/// it stands with the rules.
pub(crate) fn offer(
    ui: &mut Ui,
    words: &Words,
    game: GameId,
    settings: &Settings,
    intents: &mut Intents,
) {
    if !is_offered(game, settings) {
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
        announce(&ui.label(RichText::new(words.say("lesson-offer")).color(palette.text)));
        ui.add_space(gap / 2.0);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            if lesson_button(&words.say("lesson-begin")).show(ui).clicked() {
                intents.write(LessonCommand::Begin(game));
            }
            let decline = words.say("lesson-not-now");
            if Button::bare(&decline).show(ui).clicked() {
                intents.write(LessonCommand::Decline(game));
            }
        });
    });
    ui.add_space(gap / 2.0);
}
